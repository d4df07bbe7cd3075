"""What spells and rewards do, in a line for a card: "3 AP, Range 2-5 in a straight line, ..."."""

from collections.abc import Mapping
from typing import Final

from hoarfrost.core.messages import Names
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import (
    NO_EXTRA,
    Extra,
    capital,
    card_names,
    names_of,
    spell_names,
)

PLAIN_EFFECTS: Final[Mapping[str, Message]] = {
    "transpose": Message("swaps places with the target"),
    "teleport_self": Message("teleports the caster there"),
    "teleport_choice": Message("teleports the caster or an adjacent ally there"),
    "lose_mp": Message("the caster has no MP left"),
    "ice_shove": Message("an adjacent Ice Cube slides away"),
    "steal_health": Message("Steal Health"),
    "pierce_armour": Message("Pierce Armour"),
    "crit_double": Message("a Critical Hit adds 2"),
}
COUNTED_EFFECTS: Final[Mapping[str, Message]] = {
    "pushback": Message("Pushback {n}"),
    "attract": Message("Attract {n}"),
    "retreat": Message("Retreat {n}"),
    "steal_ap": Message("steals {n} AP"),
    "steal_mp": Message("steals {n} MP"),
    "range_bonus": Message("{n} more Range in this turn"),
}
BONUSES: Final[Mapping[str, Message]] = {
    "damage_bonus": Message("{n} more damage"),
    "heal_bonus": Message("heals {n} more"),
    "token_bonus": Message.plural("{n} more token", "{n} more tokens", n=0),
}
CONDITIONAL_BONUSES: Final[Mapping[str, Message]] = {
    "damage_bonus": Message("{n} more damage ({condition})"),
    "heal_bonus": Message("heals {n} more ({condition})"),
    "token_bonus": Message.plural(
        "{n} more token ({condition})", "{n} more tokens ({condition})", n=0
    ),
}
CONDITIONS: Final[Mapping[str, Message]] = {
    "per_unit_adjacent_to_target": Message("for each {what} next to the target"),
    "if_unit_adjacent_to_target": Message("if {what} is next to the target"),
    "if_target_type": Message("type of the target: {what}"),
    "if_other_team_type": Message("another in the team of the type {what}"),
}


def effect_text(effect: Json, extra: Extra = NO_EXTRA) -> Message:
    """An Additional Effect, as entries of the content have it."""
    op = effect["op"]
    if op in PLAIN_EFFECTS:
        return PLAIN_EFFECTS[op]
    if op in COUNTED_EFFECTS:
        return COUNTED_EFFECTS[op].filled(n=effect["n"])
    if op == "tokens":
        return tokens_text(effect)
    if op == "grant_power":
        return Message("gives the Power {power}", power=names_of("powers", effect["p"]))
    if op == "summon":
        unit = card_names(effect["unit"], extra)
        return Message("summons {unit}, limit {limit}", unit=unit, limit=effect["limit"])
    return bonus_text(effect, extra)


def tokens_text(effect: Json) -> Message:
    if effect["to"] == "caster":
        message = Message.plural(
            "{token} for the caster", "{n} x {token} for the caster", n=effect["n"], token=""
        )
    else:
        message = Message.plural(
            "{token} for each target", "{n} x {token} for each target", n=effect["n"], token=""
        )
    return message.filled(n=effect["n"], token=names_of("tokens", effect["k"]))


def bonus_text(effect: Json, extra: Extra) -> Message:
    for field, condition in CONDITIONS.items():
        if field in effect:
            is_type = field.endswith("_type")
            what = names_of("types", effect[field]) if is_type else card_names(effect[field], extra)
            told = condition.filled(what=what)
            return CONDITIONAL_BONUSES[effect["op"]].filled(n=effect["n"], condition=told)
    return BONUSES[effect["op"]].filled(n=effect["n"])


EFFECT_RULES: Final[Mapping[str, str]] = {
    "pushback": "kros.push.steps",
    "attract": "kros.push.steps",
    "retreat": "kros.effect.retreat",
    "transpose": "kros.transpose.rule",
    "teleport_self": "kros.effect.teleport",
    "teleport_choice": "kros.effect.teleport",
    "tokens": "kros.effect.tokens",
    "steal_ap": "kros.effect.steal",
    "steal_mp": "kros.effect.steal",
    "range_bonus": "kros.effect.range_bonus",
    "lose_mp": "kros.effect.lose_mp",
    "ice_shove": "kros.ice_shove.slide",
    "steal_health": "kros.effect.steal_health",
    "pierce_armour": "kros.effect.pierce_armour",
    "crit_double": "kros.effect.crit_double",
    "grant_power": "kros.effect.grant_power",
    "summon": "kros.summon.cast",
    "damage_bonus": "kros.effect.bonus",
    "heal_bonus": "kros.effect.bonus",
    "token_bonus": "kros.effect.bonus",
}

Part = Message | Names
Ruled = tuple[Part, str]  # a part of a card, and the rule that tells all of it


def spell_parts(spell: Json, extra: Extra = NO_EXTRA) -> list[Part]:
    """What stands on the card of a spell, part by part."""
    return [part for part, _ in ruled_parts(spell, extra)]


def ruled_parts(spell: Json, extra: Extra = NO_EXTRA) -> list[Ruled]:
    parts: list[Ruled] = [(Message("{ap} AP", ap=spell["ap"]), "kros.cast.prereq")]
    if spell["mp"]:
        parts.append((Message("{mp} MP", mp=spell["mp"]), "kros.cast.prereq"))
    if spell["injury"]:
        injuries = Message.plural("{n} injury", "{n} injuries", n=spell["injury"])
        parts.append((injuries, "kros.cast.prereq"))
    parts += range_parts(spell["range"])
    if "element" in spell:
        element = names_of("elements", spell["element"])
        damage = Message("{n} damage ({element})", n=spell["damage"], element=element)
        parts.append((damage, "kros.damage.formula"))
    if "heal" in spell:
        parts.append((Message("heals {n}", n=spell["heal"]), "kros.effect.heal_target"))
    if spell["area"] != "single":
        parts.append((names_of("areas", spell["area"]), "kros.area.shapes"))
    for effect in spell["effects"]:
        parts.append((effect_text(effect, extra), EFFECT_RULES[effect["op"]]))
    if spell["limit"] != "black":
        parts.append((limit_text(spell["limit"]), "kros.spell.limits"))
    return parts


LIMITS: Final[Mapping[str, Message]] = {
    "blue": Message("once per turn"),
    "purple": Message("once per turn and target"),
    "red": Message("once per game"),
}


def limit_text(limit: str) -> Message:
    return LIMITS[limit]


def range_parts(reach: object) -> list[Ruled]:
    if reach == "self":
        return [(Message("at the caster's own cell"), "kros.range.distance")]
    if reach == "cc":
        return [(Message("Close Combat"), "kros.spell.range_colour")]
    assert isinstance(reach, dict)
    least, most = reach["min"], reach["max"]
    words = Message("Range {least}-{most}", least=least, most=most)
    if least == most:
        words = Message("Range {n}", n=least)
    parts: list[Ruled] = [(words, "kros.range.distance")]
    if reach["straight"]:
        parts.append((Message("in a straight line"), "kros.range.distance"))
    if not reach["los"]:
        parts.append((Message("without sight"), "kros.los.needed"))
    if not reach["alterable"]:
        parts.append((Message("fixed Range"), "kros.spell.range_colour"))
    return parts


def spell_text(spell: Json, lang: str, extra: Extra = NO_EXTRA) -> str:
    """A spell in one line of a language."""
    return line_of(spell_parts(spell, extra), lang)


def reward_text(reward: Json, lang: str, extra: Extra = NO_EXTRA) -> str:
    """What a reward does, in one line of a language."""
    effect = reward["effect"]
    parts: list[Part] = []
    if "heal_self_regular" in effect:
        parts.append(Message("heals {n}", n=effect["heal_self_regular"]))
    if "gauge_ap" in effect:
        parts.append(Message("{ap} AP more", ap=effect["gauge_ap"]))
    if "gauge_mp" in effect:
        parts.append(Message("{mp} MP more", mp=effect["gauge_mp"]))
    if "max_range_alterable" in effect:
        parts.append(Message("{n} more Range", n=effect["max_range_alterable"]))
    parts += [names_of("powers", power) for power in effect.get("powers", [])]
    if "spell" in effect:
        spell = effect["spell"]
        told = spell_text(spell, lang, extra)
        parts.append(
            Message("Spell {spell}: {told}", spell=spell_names(spell["id"], extra), told=told)
        )
    return line_of(parts, lang)


def line_of(parts: list[Part], lang: str) -> str:
    """The parts of a card side by side, as one line."""
    return capital(", ".join(part_text(part, lang) for part in parts))


def part_text(part: Part, lang: str) -> str:
    return part.text(lang) if isinstance(part, Message) else part[lang]
