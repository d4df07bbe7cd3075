"""What a character is good for in a team, read off the card: for whoever looks for one.

A character has every role that one of its powers or spells gives it.
"""

from collections.abc import Iterator
from typing import Final

from hoarfrost.core.plain import Json

FAR: Final = 3  # cells that an attack reaches at least, to be one from afar
TOUGH: Final = ("armour", "lock", "endurance", "unfazed")
MOVING: Final = (
    "pushback", "attract", "retreat", "transpose", "teleport_self", "teleport_choice",
)  # fmt: skip
STEALING: Final = ("steal_ap", "steal_mp")


def roles_of(entry: Json) -> list[str]:
    """The roles of a character, as entries of the content have it, in the order of names.toml."""
    found = set(powers_roles(entry["powers"]))
    for spell in entry["spells"]:
        found.update(spell_roles(spell, is_blind="blind" in entry["powers"]))
    order = ("near", "far", "area", "heal", "summon", "move", "slow", "help", "guard")
    return [role for role in order if role in found]


def powers_roles(powers: list[str]) -> Iterator[str]:
    if any(power in TOUGH for power in powers):
        yield "guard"


def spell_roles(spell: Json, *, is_blind: bool) -> Iterator[str]:
    if spell["kind"] == "attack":
        yield "far" if reach(spell["range"]) >= FAR and not is_blind else "near"
        if spell["area"] != "single":
            yield "area"
    if spell["kind"] == "heal":
        yield "heal"
    for effect in spell["effects"]:
        yield from effect_roles(effect)


def reach(distance: object) -> int:
    return int(distance["max"]) if isinstance(distance, dict) else 1


def effect_roles(effect: Json) -> Iterator[str]:
    op = effect["op"]
    if op == "summon":
        yield "summon"
    elif op in MOVING:
        yield "move"
    elif op in STEALING or (op == "tokens" and effect["k"].startswith("-")):
        yield "slow"
    elif op == "tokens" and effect["to"] != "caster":
        yield "help"
    elif op == "grant_power" and effect["p"] in TOUGH:
        yield "guard"
