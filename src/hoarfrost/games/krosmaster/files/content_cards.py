"""Krosmasters, Summons and Demonic Rewards, as a file says them."""

from collections.abc import Collection
from typing import Final

from hoarfrost.core.content.part import Part
from hoarfrost.core.errors import ContentError
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import (
    COLOURS,
    EQUIPMENT_KINDS,
    RANKS,
    REWARD_TYPES,
)
from hoarfrost.games.krosmaster.engine.powers.known import POWER_NUMBER
from hoarfrost.games.krosmaster.files.content_spells import (
    GRANTED_POWERS,
    check_explosion,
    check_explosion_effects,
    check_not_endless,
    check_spell,
    check_spells,
    spell_part,
)
from hoarfrost.games.krosmaster.words.message import Message

HIGHEST_LEVEL: Final = 12  # kros.team.levels
MOST_HP: Final = 60
MOST_TYPES: Final = 8  # of one character
MOST_COPIES: Final = 9

CHARACTER_FIELDS: Final = (
    "name", "class", "types", "colour", "level", "initiative", "mp", "hp", "ap", "powers", "spells",
    "src",
)  # fmt: skip
SUMMON_FIELDS: Final = ("name", "mp", "hp", "ap", "powers", "spells", "src")
REWARD_FIELDS: Final = ("name", "rank", "type", "kind", "copies", "effect", "src")
BOOST_EFFECTS: Final = ("heal_self_regular", "gauge_ap", "gauge_mp")
LASTING_EFFECTS: Final = ("powers", "spell", "max_range_alterable")
KROSMASTER_POWERS: Final = [power for power in POWER_NUMBER if power != "explosive"]


def check_character(part: Part, summons: Collection[str]) -> Json:
    part.only(CHARACTER_FIELDS)
    powers = part.words("powers", KROSMASTER_POWERS)
    return {
        "name": part.names("name"),
        "class": part.id("class", "bird"),
        "types": part.ids("types", MOST_TYPES),
        "colour": part.word("colour", COLOURS),
        "level": part.number("level", 1, HIGHEST_LEVEL),
        "initiative": part.number("initiative"),
        "mp": part.number("mp"),
        "hp": part.number("hp", 1, MOST_HP),
        "ap": part.number("ap"),
        "powers": powers,
        "spells": check_spells(part, summons, discount=int("heroic_inspiration" in powers)),
        "src": part.sources(),
    }


def check_summon(part: Part, summons: Collection[str]) -> Json:
    part.only(SUMMON_FIELDS)
    summon: Json = {
        "name": part.names("name"),
        "mp": figure_or_none(part, "mp"),
        "hp": part.number("hp", 1, MOST_HP),
        "ap": figure_or_none(part, "ap"),
        "powers": part.words("powers", POWER_NUMBER),
    }
    if "explosive" in summon["powers"]:
        summon["spells"] = check_explosive(part, summons)
        if summon["ap"] is not None:
            raise part.wrong("ap", Message("left out, since it is explosive and takes no turn"))
    else:
        discount = int("heroic_inspiration" in summon["powers"])
        summon["spells"] = check_spells(part, summons, discount)
    for spell in summon["spells"]:
        if any(effect["op"] == "ice_shove" for effect in spell["effects"]):
            # kros.ice_shove.caster
            raise ContentError(Message("{where}: no Summon casts Ice Shove", where=part.where))
    summon["src"] = part.sources()
    return summon


def figure_or_none(part: Part, name: str) -> int | None:
    """A characteristic that a mechanism has not (kros.piece.character)."""
    return None if part.data.get(name) is None else part.number(name)


def check_explosive(part: Part, summons: Collection[str]) -> list[Json]:
    """The Explosion costs nothing: nobody casts it but the bomb that is KO."""
    check_explosion(part)
    spell = check_spell(spell_part(part, part.data["spells"][0], 1), summons)
    check_explosion_effects(part, spell)
    return [spell]


def check_reward(part: Part, summons: Collection[str]) -> Json:
    part.only(REWARD_FIELDS)
    type = part.word("type", REWARD_TYPES)
    reward: Json = {
        "name": part.names("name"),
        "rank": part.word("rank", RANKS),
        "type": type,
    }
    if type == "equipment":
        reward["kind"] = part.word("kind", EQUIPMENT_KINDS)
    elif "kind" in part:
        raise part.wrong("kind", Message("left out, since only equipment has a kind"))
    reward["copies"] = part.number("copies", 1, MOST_COPIES, default=2)
    effect = part.part("effect")
    effect.only(BOOST_EFFECTS if type == "boost" else LASTING_EFFECTS)
    if not effect.data:
        raise part.wrong("effect", Message("a table that says what the reward does"))
    reward["effect"] = check_reward_effect(effect, summons)
    reward["src"] = part.sources()
    return reward


def check_reward_effect(part: Part, summons: Collection[str]) -> Json:
    effect: Json = {}
    for name in part.data:
        if name == "powers":
            effect[name] = part.words(name, GRANTED_POWERS)
        elif name == "spell":
            spell = check_spell(spell_part(part, part.object(name), 1), summons)
            check_not_endless(part, spell, discount=0)
            effect[name] = spell
        else:
            effect[name] = part.number(name, 1)
    return effect
