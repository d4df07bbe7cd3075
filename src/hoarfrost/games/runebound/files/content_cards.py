"""Heroes, market cards, legends and adventure cards, as a file says them."""

from collections.abc import Collection
from typing import Final

from hoarfrost.core.content.part import Part
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import is_whole
from hoarfrost.games.runebound.engine.content import (
    ADVENTURE_KINDS,
    ATTRIBUTES,
    CARD_TYPES,
    COLOURS,
    PHASES,
    SKILLS,
    TRAITS,
)
from hoarfrost.games.runebound.files.content_effects import (
    CARD_WINDOWS,
    EVENT_WINDOWS,
    FOE_WINDOWS,
    check_effects,
)
from hoarfrost.games.runebound.files.content_primitives import (
    PENALTY,
    Primitive,
    check_primitives,
)
from hoarfrost.games.runebound.words.message import Message

MOST_LIFE: Final = 20
MOST_VALUE: Final = 20  # of a character
MOST_DAMAGE: Final = 9
MOST_SKILL: Final = 9
MOST_TARGET: Final = 40  # of a challenge
MOST_COST: Final = 30
MOST_DIFFICULTY: Final = 7  # rune.legend.match: the own space and six around it
MOST_TESTS: Final = 4
MOST_EVENT_NUMBER: Final = 9

FOR_SALE: Final = [type for type in CARD_TYPES if type not in ("hero", "forage")]
FIGURES: Final = ("life", "stamina", *PHASES)
HERO_FIELDS: Final = ("name", "life", "stamina", *ATTRIBUTES, "skills", "effects", "src")
SALE_FIELDS: Final = ("name", "type", "cost", *FIGURES, "effects", "src")
LEGEND_FIELDS: Final = (*SALE_FIELDS, "colour", "difficulty", "open")
REWARD_FIELDS: Final = ("gold", "rumor", "clue", "forage")
COMMON_FIELDS: Final = ("name", "colour", "kind", "src")
FOE_FIELDS: Final = ("trait", "life", *PHASES, "before", "effects")
KIND_FIELDS: Final = {
    "fight": (*COMMON_FIELDS, *FOE_FIELDS, *REWARD_FIELDS),
    "test": (*COMMON_FIELDS, "trait", "tests", *REWARD_FIELDS),
    "event": (*COMMON_FIELDS, "number", "icon", "effects"),
}
MOST_REWARD: Final = {"gold": 30, "rumor": 5, "clue": 5}


def check_hero(part: Part) -> Json:
    part.only(HERO_FIELDS)
    return {
        "name": part.names("name"),
        "life": part.number("life", 1, MOST_LIFE),
        "stamina": part.number("stamina", 0, MOST_LIFE),
        **{name: check_pair(part, name, MOST_VALUE) for name in ATTRIBUTES},
        "skills": check_skills(part),
        "effects": check_effects(part, CARD_WINDOWS),
        "src": part.sources(),
    }


def check_pair(part: Part, name: str, most: int) -> list[int]:
    """A value and a damage, as on a card: [12, 1]."""
    value = part.need(name)
    if (
        not isinstance(value, list)
        or len(value) != 2
        or not is_whole(value[0], 0, most)
        or not is_whole(value[1], 0, MOST_DAMAGE)
    ):
        raise part.wrong(
            name,
            Message(
                "a list of a value from 0 to {most} and a damage from 0 to {damage}",
                most=most,
                damage=MOST_DAMAGE,
            ),
        )
    return list(value)


def check_skills(part: Part) -> Json:
    if "skills" not in part:
        return {}
    skills = part.part("skills")
    skills.only(SKILLS)
    return {skill: skills.number(skill, -MOST_SKILL, MOST_SKILL) for skill in skills.data}


def check_market(part: Part) -> Json:
    part.only(SALE_FIELDS)
    return check_for_sale(part)


def check_legend(part: Part) -> Json:
    part.only(LEGEND_FIELDS)
    return {
        **check_for_sale(part),
        "colour": part.word("colour", COLOURS),
        "difficulty": part.number("difficulty", 1, MOST_DIFFICULTY),
        "open": part.flag_or("open", False),
    }


def check_for_sale(part: Part) -> Json:
    type = part.word("type", FOR_SALE)
    card: Json = {
        "name": part.names("name"),
        "type": type,
        "cost": part.number("cost", 1, MOST_COST),
    }
    if type == "ally":
        card["life"] = part.number("life", 1, MOST_LIFE)
        card["stamina"] = part.number("stamina", 0, MOST_LIFE)
        for phase in PHASES:
            card[phase] = check_pair(part, phase, MOST_VALUE)
    else:
        for name in FIGURES:
            if name in part:
                raise part.wrong(name, Message("left out, since only heroes and allies have it"))
    card["effects"] = check_effects(part, CARD_WINDOWS)
    card["src"] = part.sources()
    return card


def check_adventure(part: Part, icons: Collection[str]) -> Json:
    kind = part.word("kind", ADVENTURE_KINDS)
    part.only(KIND_FIELDS[kind])
    card: Json = {
        "name": part.names("name"),
        "colour": part.word("colour", COLOURS),
        "kind": kind,
    }
    if kind == "event":
        card["number"] = part.number("number", 1, MOST_EVENT_NUMBER)
        card["icon"] = part.word("icon", icons)  # rune.weather.change
        card["effects"] = check_effects(part, EVENT_WINDOWS, is_mandatory=True)
    elif kind == "fight":
        card |= check_foe(part) | check_rewards(part)
    else:
        card["trait"] = part.word("trait", TRAITS)
        card["tests"] = check_tests(part)
        card |= check_rewards(part)
    card["src"] = part.sources()
    return card


def check_arshan(part: Part) -> Json:
    part.only(("name", *FOE_FIELDS, "src"))
    return {"name": part.names("name"), **check_foe(part), "src": part.sources()}


def check_foe(part: Part) -> Json:
    return {
        "trait": part.word("trait", TRAITS),
        "life": part.number("life", 1, MOST_LIFE),
        **{phase: check_pair(part, phase, MOST_TARGET) for phase in PHASES},
        "before": listed(part, "before", "before_combat"),
        "effects": check_effects(part, FOE_WINDOWS, is_mandatory=True),
    }


def check_tests(part: Part) -> list[Json]:
    """rune.adv.test"""
    part.need("tests")
    tests = [check_test(test) for test in part.parts("tests", MOST_TESTS)]
    if not tests:
        raise part.wrong("tests", Message("a list of one test or more"))
    return tests


def check_test(part: Part) -> Json:
    part.only(("skill", "difficulty", "failure"))
    return {
        "skill": part.word("skill", SKILLS),
        "difficulty": part.number("difficulty", 2, MOST_TARGET),
        "failure": listed(part, "failure", PENALTY),
    }


def listed(part: Part, name: str, window: str) -> list[Primitive]:
    """A list of what happens; one that is left out is empty."""
    if name not in part:
        return []
    return check_primitives(part.data[name], part.field(name), [window])


def check_rewards(part: Part) -> Json:
    rewards: Json = {name: part.number(name, 0, most, 0) for name, most in MOST_REWARD.items()}
    if "forage" in part:
        rewards["forage"] = check_forage(part.part("forage"))
    return rewards


def check_forage(part: Part) -> Json:
    """rune.reward.forage: what it costs follows from the colour of the challenge."""
    part.only(("id", "name", "effects"))
    return {
        "id": part.id("id", "wolf_furs"),
        "name": part.names("name"),
        "effects": check_effects(part, CARD_WINDOWS),
    }
