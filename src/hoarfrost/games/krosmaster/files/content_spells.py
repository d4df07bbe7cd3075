"""Spells and their Additional Effects: sections 12.1 and 13 of the rules, as a file says them."""

from collections.abc import Collection
from typing import Final

from hoarfrost.core.content.part import Part, is_id
from hoarfrost.core.errors import ContentError
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import (
    AREAS,
    CONDITIONS,
    EFFECT_FIELDS,
    ELEMENTS,
    LIMITS,
    SPELL_KINDS,
    TOKENS,
)
from hoarfrost.games.krosmaster.engine.grid import FARTHEST
from hoarfrost.games.krosmaster.engine.powers.known import POWER_NUMBER
from hoarfrost.games.krosmaster.words.message import Message

MOST_SPELLS: Final = 8
MOST_EFFECTS: Final = 8
MOST_SUMMONED: Final = 9

SPELL_FIELDS: Final = (
    "id", "name", "kind", "ap", "mp", "injury", "range", "element", "damage", "heal", "limit",
    "area", "effects",
)  # fmt: skip
RANGE_FIELDS: Final = ("min", "max", "alterable", "straight", "los")
PLACED_TOKENS: Final = [token for token in TOKENS if not token.startswith("F")]

# Which kind of spell an effect is for; the others go with any.
KIND_OF_EFFECT: Final = {
    "steal_health": "attack",
    "pierce_armour": "attack",
    "crit_double": "attack",
    "damage_bonus": "attack",
    "heal_bonus": "heal",
    "summon": "special",  # kros.summon.cast
    "ice_shove": "special",
}
CONDITIONAL: Final = ("damage_bonus", "heal_bonus", "token_bonus")
# Each of these decides alone what the target cell must hold.
AIMED: Final = ("summon", "ice_shove", "teleport_self", "teleport_choice", "transpose")
ONE_CELL: Final = ("summon", "ice_shove")
# What only the card can give: the first needs its Explosion, the second could make spells free.
PRINTED_ONLY: Final = ("explosive", "heroic_inspiration")
GRANTED_POWERS: Final = [power for power in POWER_NUMBER if power not in PRINTED_ONLY]
# The caster of an Explosion has left the board (kros.bomb.explode).
EXPLOSION_EFFECTS: Final = (
    "pushback", "attract", "tokens", "token_bonus", "damage_bonus", "pierce_armour", "crit_double",
)  # fmt: skip


def check_spells(part: Part, summons: Collection[str], discount: int = 0) -> list[Json]:
    """The spells of a card. `discount`: so many AP less can they cost by a power of the card."""
    spells: list[Json] = []
    for number, given in enumerate(part.parts("spells", MOST_SPELLS), 1):
        spell = check_spell(spell_part(part, given.data, number), summons)
        check_not_endless(part, spell, discount)
        if any(spell["id"] == other["id"] for other in spells):
            raise ContentError(
                Message('{where} has two spells "{id}"', where=part.where, id=spell["id"])
            )
        spells.append(spell)
    return spells


def spell_part(part: Part, data: Json, number: int) -> Part:
    id = data.get("id")
    if isinstance(id, str) and is_id(id):
        return Part(data, Message('spell "{id}" of {where}', id=id, where=part.where))
    return Part(data, Message("spell {n} of {where}", n=number, where=part.where))


def check_spell(part: Part, summons: Collection[str]) -> Json:
    part.only(SPELL_FIELDS)
    kind = part.word("kind", SPELL_KINDS)
    spell: Json = {
        "id": part.id("id", "ice_ball"),
        "name": part.names("name"),
        "kind": kind,
        "ap": part.number("ap"),
        "mp": part.number("mp", default=0),
        "injury": part.number("injury", default=0),
        "range": check_range(part),
    }
    check_figures(part, kind)
    if kind == "attack":
        spell["element"] = part.word("element", ELEMENTS)
        spell["damage"] = part.number("damage")
    elif kind == "heal":
        spell["heal"] = part.number("heal")
    spell["limit"] = part.word("limit", LIMITS, "black")
    spell["area"] = part.word("area", AREAS, "single")
    check_line(part, spell)
    spell["effects"] = []
    for effect in part.parts("effects", MOST_EFFECTS, Message("effect {n} of {where}")):
        spell["effects"].append(check_effect(effect, spell, summons))
    return spell


def check_figures(part: Part, kind: str) -> None:
    """An attack has an element and damage, a heal a heal figure, a special spell neither."""
    owners = {"element": "attack", "damage": "attack", "heal": "heal"}
    for figure, owner in owners.items():
        if figure in part and kind != owner:
            raise ContentError(
                Message(
                    '{where} is of kind "{kind}" and so has no "{figure}": '
                    'leave it out, or make the kind "{owner}"',
                    where=part.where,
                    kind=kind,
                    figure=figure,
                    owner=owner,
                )
            )


def check_range(part: Part) -> str | Json:
    value = part.need("range")
    if value == "self" or value == "cc":
        return str(value)
    if not isinstance(value, dict):
        raise part.wrong("range", Message('"self", "cc" or a table with min and max'))
    reach = part.part("range")
    reach.only(RANGE_FIELDS)
    least = reach.number("min", 0, FARTHEST)
    return {
        "min": least,
        "max": reach.number("max", least, FARTHEST),
        "alterable": reach.flag_or("alterable", False),
        "straight": reach.flag_or("straight", False),
        "los": reach.flag_or("los", True),
    }


def check_line(part: Part, spell: Json) -> None:
    """kros.area: a line runs away from the caster, so the spell is aimed straight at a distance."""
    reach = spell["range"]
    is_aimed = isinstance(reach, dict) and reach["straight"] and reach["min"] > 0
    if spell["area"] == "line3" and reach != "cc" and not is_aimed:
        raise ContentError(
            Message(
                '{where} has the area "line3", so its range must be straight and begin at 1',
                where=part.where,
            )
        )


def check_effect(part: Part, spell: Json, summons: Collection[str]) -> Json:
    op = part.word("op", EFFECT_FIELDS)
    conditions = CONDITIONS if op in CONDITIONAL else ()
    part.only(("op", *EFFECT_FIELDS[op], *conditions))
    check_place(part, op, spell)
    effect: Json = {"op": op}
    for field in EFFECT_FIELDS[op]:
        effect[field] = check_field(part, field, summons)
    given = [condition for condition in conditions if condition in part]
    if len(given) > 1:
        raise ContentError(
            Message(
                "{where} has the conditions {given}: one at most", where=part.where, given=given
            )
        )
    for condition in given:
        if condition.endswith("_type"):
            effect[condition] = part.id(condition, "boss")
        else:
            effect[condition] = part.word(condition, summons)
    return effect


def check_field(part: Part, field: str, summons: Collection[str]) -> str | int:
    if field == "k":
        return part.word("k", PLACED_TOKENS)
    if field == "to":
        return part.word("to", ("target", "caster"))
    if field == "p":
        return part.word("p", GRANTED_POWERS)
    if field == "unit":
        return part.word("unit", summons)
    if field == "limit":
        return part.number("limit", 1, MOST_SUMMONED)
    return part.number("n", 1)


def check_place(part: Part, op: str, spell: Json) -> None:
    """Whether such a spell can have this effect behind the effects so far."""
    kind = KIND_OF_EFFECT.get(op, spell["kind"])
    before = [effect["op"] for effect in spell["effects"]]
    problem: Message | None = None
    if kind != spell["kind"]:
        problem = Message('it is for a spell of kind "{kind}"', kind=kind)
    elif op in ONE_CELL and spell["area"] != "single":
        problem = Message('it is for a spell with the area "single"')
    elif op == "ice_shove" and spell["range"] != "cc":
        problem = Message('it is for a spell with the range "cc"')
    elif op in AIMED and spell["range"] == "self":
        problem = Message("nothing can come to the caster's own cell")
    elif op in AIMED and any(other in AIMED for other in before):
        problem = Message("of {ops} a spell has one at most", ops=AIMED)
    elif op == "token_bonus" and before[-1:] != ["tokens"]:
        problem = Message('it comes right behind "tokens"')
    if problem is not None:
        raise ContentError(
            Message('{where} cannot be "{op}": {problem}', where=part.where, op=op, problem=problem)
        )


def check_not_endless(part: Part, spell: Json, discount: int) -> None:
    """Refuse what one piece could cast for ever in its turn.

    A purple spell has a limit per target only, and an empty cell holds no target.
    """
    ops = [effect["op"] for effect in spell["effects"]]
    is_healing = spell["kind"] == "heal" or "steal_health" in ops
    is_paid = spell["ap"] > discount or spell["mp"] > 0 or (spell["injury"] > 0 and not is_healing)
    if not is_paid and spell["limit"] in ("black", "purple"):
        raise ContentError(
            Message(
                'spell "{id}" of {where} could be cast for ever: '
                'give it a cost that runs out, or the limit "blue" or "red"',
                id=spell["id"],
                where=part.where,
            )
        )


def check_explosion(part: Part) -> None:
    """kros.bomb.explode: the one spell of an explosive, before it is read as any other."""
    spells = [spell.data for spell in part.parts("spells", MOST_SPELLS)]
    if len(spells) != 1 or spells[0].get("range") != "self" or spells[0].get("kind") != "attack":
        raise ContentError(
            Message(
                "{where} is explosive, so it has one spell, its Explosion: an attack with range "
                '"self"',
                where=part.where,
            )
        )


def check_explosion_effects(part: Part, spell: Json) -> None:
    for effect in spell["effects"]:
        if effect["op"] not in EXPLOSION_EFFECTS or effect.get("to") == "caster":
            raise ContentError(
                Message(
                    'the Explosion of {where} cannot have the effect "{op}" for its caster, '
                    "who is off the board by then",
                    where=part.where,
                    op=effect["op"],
                )
            )
