"""Why dice cannot be rolled, turned or used, and why a hero cannot go somewhere."""

from collections.abc import Callable, Mapping
from typing import Final

from hoarfrost.core.bits import bit
from hoarfrost.core.errors import Reason
from hoarfrost.core.messages import AnyOf
from hoarfrost.games.runebound.engine.content import SNOWSHOE, TERRAINS
from hoarfrost.games.runebound.engine.moving import allowance, shows
from hoarfrost.games.runebound.engine.reach import ways
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import names_of
from hoarfrost.games.runebound.words.questions import question_now
from hoarfrost.games.runebound.words.refusal import (
    called,
    card_of,
    face_in,
    not_next,
    number_in,
    reason,
    shown,
    space_of,
    terrain_at,
    unknown_space,
    unknown_word,
    wrong_form,
)

Against = Callable[[Realm, Party, list[str]], Reason]

# Dice ---------------------------------------------------------------------------------------------


def against_roll(realm: Realm, party: Party, words: list[str]) -> Reason:
    if party.ahead:
        message = Message("You have rolled ahead: use those dice, or take 1 step without dice.")
        return reason("E_ROLLED_AHEAD", "rune.turn.preroll", message)
    return too_many_dice(realm, party, words, int(allowance(realm, party)))


def against_more(realm: Realm, party: Party, words: list[str]) -> Reason:
    return too_many_dice(realm, party, words, int(allowance(realm, party)) - len(realm.dice))


def against_preroll(realm: Realm, party: Party, words: list[str]) -> Reason:
    return too_many_dice(realm, party, words, int(allowance(realm, party)))


def too_many_dice(realm: Realm, party: Party, words: list[str], most: int) -> Reason:
    if len(words) != 2 or number_in(words[1]) < 0:
        return wrong_form("rune.move.dice_allowance", f"{words[0]} {most}")
    if realm.is_hurt(party):
        message = Message.plural(
            "You may roll {n} die: somebody in your party is hurt or exhausted.",
            "You may roll {n} dice: somebody in your party is hurt or exhausted.",
            n=most,
        )
    else:
        message = Message.plural("You may roll {n} die.", "You may roll {n} dice.", n=most)
    return reason("E_DICE", "rune.move.dice_allowance", message)


def against_take(_realm: Realm, _party: Party, _words: list[str]) -> Reason:
    return reason("E_NO_DICE", "rune.turn.preroll", Message("You have not rolled ahead."))


def against_drop(realm: Realm, _party: Party, words: list[str]) -> Reason:
    if len(words) != 2 or face_in(words[1]) < 0:
        return wrong_form("rune.turn.preroll", f"drop {realm.dice[0] + 1}")
    return not_rolled(realm, face_in(words[1])) or wrong_form("rune.turn.preroll", "drop 1")


def not_rolled(realm: Realm, face: int) -> Reason | None:
    """No die shows this face."""
    if face in realm.dice:
        return None
    if not realm.dice:
        return reason("E_NO_DICE", "rune.move.assign", Message("You have no dice left."))
    message = Message("None of your dice shows face {face}. You have {dice}.")
    dice = [str(each + 1) for each in realm.dice]
    return reason("E_FACE", "rune.move.assign", message, face=face + 1, dice=dice)


def against_snowshoe(realm: Realm, party: Party, words: list[str]) -> Reason:
    if party.gear[SNOWSHOE] == 0:
        return reason("E_GEAR", "rune.move.snowshoe", Message("You have no snowshoe left."))
    if realm.has_moved:
        message = Message("A snowshoe turns a die before your first move, and you have moved.")
        return reason("E_MOVED", "rune.move.snowshoe", message)
    return against_turning(realm, words, "rune.move.snowshoe")


def against_set(realm: Realm, _party: Party, words: list[str]) -> Reason:
    return against_turning(realm, words, "rune.fx.costs")


def against_turning(realm: Realm, words: list[str], rule: str) -> Reason:
    faces = [face_in(word) for word in words[1:]]
    if len(faces) != 2 or min(faces) < 0:
        return wrong_form(rule, f"{words[0]} d1 d5")
    missing = not_rolled(realm, faces[0])
    if missing is not None:
        return missing
    message = Message("The die already shows face {face}.")
    return reason("E_SAME_FACE", rule, message, face=faces[0] + 1)


def against_rest(realm: Realm, party: Party, words: list[str]) -> Reason:
    if len(words) != 2:
        return wrong_form("rune.move.rest", f"rest {party.hero.card.id}")
    card = card_of(realm, words[1])
    member = None if card is None else party.find(card.number)
    if card is None or member is None:
        return not_in_party(party, words[1], "rune.move.rest")
    message = Message("{character} has no exhaustion.")
    return reason("E_NO_COUNTER", "rune.move.rest", message, character=card.name)


def not_in_party(party: Party, word: str, rule: str) -> Reason:
    ids = [party.member(place).card.id for place in range(party.size())]
    if word in ids:
        names = [party.member(place).card.name for place in range(party.size())]
        return reason("E_CHOICE", rule, Message("Possible: {names}."), names=AnyOf(names))
    return unknown_word("E_CHARACTER", rule, word, ids)


# Spaces -------------------------------------------------------------------------------------------


def is_in_reach(realm: Realm, party: Party, space: int) -> bool:
    """Whether the dice lead to a space, perhaps in several steps."""
    return any(way.space == space for way in ways(realm, party.space, realm.dice, 0))


def against_move(realm: Realm, party: Party, words: list[str]) -> Reason:
    if not 2 <= len(words) <= 3:
        return wrong_form("rune.move.assign", "move d3 M7")
    space = space_of(realm, words[-1])
    if space < 0:
        return unknown_space(words[-1])
    far = not_next(realm, party, space, "rune.move.leave")
    if far is not None and len(words) == 2 and not is_in_reach(realm, party, space):
        message = Message("Your dice do not lead there.")
        return reason("E_NOT_NEXT", "rune.move.leave", message)
    if far is not None:
        return far
    fitting = sorted({face for face in realm.dice if shows(realm, face, space)})
    if not fitting:
        return no_die_fits(realm, space)
    if len(words) == 2:
        return several_dice(realm, space, fitting)
    face = face_in(words[1])
    if face < 0:
        return wrong_form("rune.move.assign", f"move d{fitting[0] + 1} {realm.map.names[space]}")
    return not_rolled(realm, face) or face_does_not_fit(realm, face, space)


def no_die_fits(realm: Realm, space: int) -> Reason:
    if not realm.dice:
        return reason("E_NO_DICE", "rune.move.assign", Message("You have no dice left."))
    message = Message("None of your dice shows {terrain}, so you cannot go to {space}.")
    return reason(
        "E_TERRAIN",
        "rune.move.assign",
        message,
        terrain=terrain_at(realm, space),
        space=called(realm, space),
    )


def several_dice(realm: Realm, space: int, faces: list[int]) -> Reason:
    message = Message("Several dice lead to {space}. Name the face of one: {faces}.")
    return reason(
        "E_WHICH_DIE",
        "rune.move.assign",
        message,
        space=called(realm, space),
        faces=AnyOf([f"d{face + 1}" for face in faces]),
    )


def face_does_not_fit(realm: Realm, face: int, space: int) -> Reason:
    message = Message("Face {face} shows {terrains}. {space} needs {terrain}.")
    terrains = [
        names_of("terrains", terrain)
        for n, terrain in enumerate(TERRAINS)
        if int(realm.content.faces[face]) & int(bit(n))
    ]
    return reason(
        "E_TERRAIN",
        "rune.move.assign",
        message,
        face=face + 1,
        terrains=terrains,
        space=called(realm, space),
        terrain=terrain_at(realm, space),
    )


def against_step(realm: Realm, party: Party, words: list[str]) -> Reason:
    return to_neighbour(realm, party, words, "rune.move.forced_step")


def against_flee(realm: Realm, party: Party, words: list[str]) -> Reason:
    return to_neighbour(realm, party, words, "rune.arshan.fight")


def to_neighbour(realm: Realm, party: Party, words: list[str], rule: str) -> Reason:
    neighbours = realm.map.neighbours[party.space]
    example = f"{words[0]} {realm.map.names[neighbours[0]]}"
    if len(words) != 2:
        return wrong_form(rule, example)
    space = space_of(realm, words[1])
    if space < 0:
        return unknown_space(words[1])
    return not_next(realm, party, space, rule) or wrong_form(rule, example)


# Towns --------------------------------------------------------------------------------------------


def against_place(realm: Realm, _party: Party, words: list[str]) -> Reason:
    return unknown_town(realm, words, "rune.setup.placement")


def against_town(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.map.nearest_town"
    towns = {town.id: town for town in realm.map.towns}
    if len(words) != 2 or words[1] not in towns or question_now(realm) == "effect":
        return unknown_town(realm, words, rule)
    nearest = [realm.map.towns[town].name for town in realm.map.nearest[party.space]]
    message = Message("{town} is not the nearest town. Nearest: {nearest}.")
    town = towns[words[1]].name
    return reason("E_NOT_NEAREST", rule, message, town=town, nearest=AnyOf(nearest))


def unknown_town(realm: Realm, words: list[str], rule: str) -> Reason:
    ids = [town.id for town in realm.map.towns]
    if len(words) != 2:
        return wrong_form(rule, f"{words[0]} {ids[0]}")
    return unknown_word("E_TOWN", rule, shown(words[1]), ids)


def against_flare(realm: Realm, party: Party, words: list[str]) -> Reason:
    if question_now(realm) == "flare":
        return against_town(realm, party, words)
    return wrong_form("rune.flare.place", "flare")


AGAINST: Final[Mapping[str, Against]] = {
    "roll": against_roll,
    "more": against_more,
    "take": against_take,
    "drop": against_drop,
    "snowshoe": against_snowshoe,
    "set": against_set,
    "rest": against_rest,
    "move": against_move,
    "step": against_step,
    "flee": against_flee,
    "place": against_place,
    "town": against_town,
    "flare": against_flare,
}
