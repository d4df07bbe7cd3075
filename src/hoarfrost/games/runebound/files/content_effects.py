"""The effects of cards (rune.fx), as files say them: when, cost, if, limit, must, do.

{ when = "take_frost", cost = ["act"], do = [["cancel", "frost", 1]] }
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from hoarfrost.core.content.part import Part
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import (
    LIMITS,
    PHASES,
    ROLES,
    TERRAINS,
    TOWN_TYPES,
    TRAITS,
    WINDOWS,
)
from hoarfrost.games.runebound.engine.steps import MOST_EFFECTS
from hoarfrost.games.runebound.files.content_primitives import STANDING, check_primitives
from hoarfrost.games.runebound.words.message import Message

EFFECT_FIELDS: Final = ("when", "cost", "if", "limit", "must", "do")

EVENT_WINDOWS: Final = ("immediate", "ongoing")
FOE_WINDOWS: Final = ("before_combat", "foe_hit")
CARD_WINDOWS: Final = [window for window in WINDOWS if window not in (*EVENT_WINDOWS, "foe_hit")]

COSTS: Final = ("act", "disc")
COUNTED_COSTS: Final = ("ex", "gold")
COST_NUMBERS: Final = [str(n) for n in range(1, 10)]
CONDITIONS: Final[Mapping[str, Sequence[str]]] = {
    "phase": PHASES,
    "role": ROLES,
    "roller": ("hero",),
    "trait": TRAITS,
    "terrain": TERRAINS,
    "town": TOWN_TYPES,
}
ALL_CONDITIONS: Final = [f"{kind}:{word}" for kind, words in CONDITIONS.items() for word in words]
EITHER: Final = ("phase", "terrain", "town")  # may name several: "phase:ranged|melee"
NOT_TOWN: Final = "not_town"
NO_LIMIT: Final = LIMITS[0]


def check_effects(part: Part, windows: Collection[str], is_mandatory: bool = False) -> list[Json]:
    """The effects of a card; those of foes and events cost nothing and are always mandatory."""
    effects = part.parts("effects", MOST_EFFECTS)
    return [check_effect(effect, windows, is_mandatory) for effect in effects]


def check_effect(part: Part, windows: Collection[str], is_mandatory: bool) -> Json:
    part.only(EFFECT_FIELDS)
    when = check_when(part, windows)
    cost = check_costs(part)
    if cost and (is_mandatory or any(window in STANDING for window in when)):
        raise part.wrong("cost", Message("left out here, since nobody chooses to use this"))
    if not part.need("do"):
        raise part.wrong("do", Message("a list of what happens"))
    limit = part.word("limit", LIMITS, NO_LIMIT)
    if not is_mandatory and limit == NO_LIMIT and is_endless(when, cost):
        expected = Message("turn, round or combat, since nothing else says how often it is used")
        raise part.wrong("limit", expected)
    return {
        "when": when,
        "cost": cost,
        "if": check_conditions(part),
        "limit": limit,
        "must": check_must(part, is_mandatory),
        "do": check_primitives(part.data["do"], part.field("do"), when),
    }


def check_must(part: Part, is_mandatory: bool) -> bool:
    """Foes and events ask nobody; owners of cards always choose."""
    if part.flag_or("must", is_mandatory) != is_mandatory:
        raise part.wrong("must", Message("true for fights and events, and left out for others"))
    return is_mandatory


def is_endless(when: list[str], cost: list[str]) -> bool:
    """Whether one could use an effect again and again: a game would never go on.

    Exhaustion and gold may come back by the effect itself. Before combat, each ability is used once
    (rune.combat.use_limits).
    """
    return not any(word in COSTS for word in cost) and any(
        window not in (*STANDING, "before_combat") for window in when
    )


def check_when(part: Part, windows: Collection[str]) -> list[str]:
    when = part.need("when")
    if isinstance(when, str):
        part.check_word("when", when, windows)
        return [when]
    if not when:
        raise part.wrong("when", Message("a text or a list of texts"))
    return part.words("when", windows)


def check_costs(part: Part) -> list[str]:
    """rune.fx.costs"""
    costs = part.texts("cost") if "cost" in part else []
    for cost in costs:
        kind, _, number = cost.partition(":")
        if kind in COUNTED_COSTS and number and number not in COST_NUMBERS:
            expected = Message("a list in which {kind} has a number from 1 to 9", kind=kind)
            raise part.wrong("cost", expected)
        if kind not in COUNTED_COSTS or not number:
            part.check_word("cost", cost, [*COSTS, *(f"{kind}:1" for kind in COUNTED_COSTS)])
    check_kinds(part, "cost", costs)
    return costs


def check_conditions(part: Part) -> list[str]:
    """rune.fx.conditions"""
    conditions = part.texts("if") if "if" in part else []
    for condition in conditions:
        kind, _, of = condition.partition(":")
        if kind not in CONDITIONS or not of:
            part.check_word("if", condition, [NOT_TOWN, *ALL_CONDITIONS])
            continue
        for word in of.split("|") if kind in EITHER else [of]:
            part.check_word("if", f"{kind}:{word}", [f"{kind}:{one}" for one in CONDITIONS[kind]])
    check_kinds(part, "if", conditions)
    return conditions


def check_kinds(part: Part, name: str, words: list[str]) -> None:
    kinds = [word.partition(":")[0] for word in words]
    if len(set(kinds)) < len(kinds):
        raise part.wrong(name, Message("a list that holds each kind once"))
