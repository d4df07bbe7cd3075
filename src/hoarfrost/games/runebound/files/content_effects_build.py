"""Effects of entries turned into what the engine carries out."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from hoarfrost.core.bits import bit
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import (
    ALL,
    COLOURS,
    COUNTERS,
    GAINS,
    LIMITS,
    MARKET_KEYS,
    PHASES,
    PRIMITIVES,
    ROLES,
    SKILLS,
    STATS,
    TERRAINS,
    TOWN_TYPES,
    TRAITS,
    WHO,
    WINDOWS,
    Effect,
    Prim,
)
from hoarfrost.games.runebound.files.content_effects import NOT_TOWN
from hoarfrost.games.runebound.files.content_primitives import (
    ALL_WORD,
    BRANCH,
    NUMBERS,
    Primitive,
    shape_of,
)

# Words that become the `kind` of a primitive.
KINDS: Final[dict[str, Sequence[str]]] = {
    "counter": COUNTERS,
    "what": GAINS,
    "skill": SKILLS,
    "key": MARKET_KEYS,
    "colour": COLOURS,
}


def new_effect(entry: Json) -> Effect:
    effect = Effect()
    effect.windows = set_of(entry["when"], WINDOWS)
    for cost in entry["cost"]:
        pay(effect, cost)
    for condition in entry["if"]:
        demand(effect, condition)
    effect.limit = LIMITS.index(entry["limit"])
    effect.prims = new_prims(entry["do"])
    return effect


def pay(effect: Effect, cost: str) -> None:
    kind, _, number = cost.partition(":")
    if kind == "act":
        effect.activates = True
    elif kind == "disc":
        effect.discards = True
    elif kind == "ex":
        effect.exhausts = int(number)
    else:
        effect.gold = int(number)


def demand(effect: Effect, condition: str) -> None:
    kind, _, of = condition.partition(":")
    if condition == NOT_TOWN:
        effect.not_in_town = True
    elif kind == "phase":
        effect.phases = set_of(of.split("|"), PHASES)
    elif kind == "role":
        effect.role = ROLES.index(of)
    elif kind == "roller":
        effect.by_hero = True
    elif kind == "trait":
        effect.trait = TRAITS.index(of)
    elif kind == "terrain":
        effect.terrains = set_of(of.split("|"), TERRAINS)
    else:
        effect.towns = set_of(of.split("|"), TOWN_TYPES)


def set_of(words: Iterable[str], known: Sequence[str]) -> int:
    result = 0
    for word in words:
        result |= bit(known.index(word))
    return result


def new_prims(primitives: list[Primitive]) -> list[Prim]:
    return [new_prim(primitive) for primitive in primitives]


def new_prim(primitive: Primitive) -> Prim:
    name: str = primitive[0]
    prim = Prim(PRIMITIVES.index(name))
    for kind, value in zip(shape_of(name, primitive), primitive[1:], strict=True):
        put(prim, kind, value)
    return prim


def put(prim: Prim, kind: str, value: Any) -> None:
    if kind == BRANCH:
        prim.branches.append(new_prims(value))
    elif kind in NUMBERS:
        prim.n = ALL if value == ALL_WORD else value
    elif kind == "who":
        prim.who = WHO.index(value)
    elif kind == "stat":
        prim.stat = STATS.index(value)
    elif kind in KINDS:
        prim.kind = KINDS[kind].index(value)
    elif kind == "terrain" and value != ALL_WORD:
        prim.kind = TERRAINS.index(value)
