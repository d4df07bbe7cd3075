"""What the refusals of Krosmaster have in common: how they call cells, pieces and spells."""

from typing import Final

from hoarfrost.core.errors import Reason
from hoarfrost.core.messages import AnyOf, Names
from hoarfrost.core.nearest import nearest
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.krosmaster.engine.arena import Arena, Unit
from hoarfrost.games.krosmaster.engine.content import NONE, Spell
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, CELL_NUMBER
from hoarfrost.games.krosmaster.words.listener import PIECE_OF_OPPONENT, YOUR_PIECE, Phrase
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import opening, spell_names, the_scenery

FIRST_CELL: Final = CELL_NAMES[0]
LAST_CELL: Final = CELL_NAMES[-1]


def reason(code: str, rule: str, message: Message, /, **values: object) -> Reason:
    return Reason(code, rule, opening(message, **values))


def shown(word: str) -> str:
    """A word of a stranger, cut to a size that can be shown."""
    return word[:LONGEST_SHOWN]


# Pieces -------------------------------------------------------------------------------------------


def named(unit: Unit, reader: int) -> Phrase:
    """A unit with its owner, for somebody who is asked."""
    told = YOUR_PIECE if unit.owner == reader else PIECE_OF_OPPONENT
    return told.filled(piece=unit.card.name)


def called(spell: Spell) -> Names:
    return spell.name or spell_names(spell.id)


def occupant(arena: Arena, cell: int, reader: int) -> Phrase | None:
    """Who or what nobody can join on a cell."""
    unit = arena.unit_at(cell)
    if unit is not None:
        return named(unit, reader)
    number = arena.scenery_at[cell]
    if number < 0 or not arena.closed.has(cell):
        return None
    return the_scenery(arena.scenery_kinds[number].id)


def not_free(arena: Arena, cell: int, reader: int) -> Reason | None:
    """kros.board.free, with what is in the way."""
    there = occupant(arena, cell, reader)
    if there is None:
        return None
    rule = "kros.board.free" if arena.occupant[cell] == NONE else "kros.move.no_share"
    message = Message("{cell} is not Free: {piece} is there.")
    return reason("E_NOT_FREE", rule, message, cell=CELL_NAMES[cell], piece=there)


# Words --------------------------------------------------------------------------------------------


def cell_of(word: str) -> int:
    """The cell that a word names, or NONE."""
    return CELL_NUMBER.get(word.upper(), NONE)


def unknown_cell(word: str) -> Reason:
    return reason(
        "E_CELL",
        "kros.conv.coords",
        Message("There is no cell {word}. Cells go from {first} to {last}."),
        word=shown(word),
        first=FIRST_CELL,
        last=LAST_CELL,
    )


def unknown_word(code: str, rule: str, word: str, known: list[str]) -> Reason:
    """A word that names none of these; with the nearest, or else all of them."""
    near = nearest(shown(word), known)
    if near:
        message = Message("Not known here: {word}. Did you mean {name}?")
        return reason(code, rule, message, word=shown(word), name=near[0])
    if not known:
        return reason(code, rule, Message("Not known here: {word}."), word=shown(word))
    message = Message("Not known here: {word}. Possible: {names}.")
    return reason(code, rule, message, word=shown(word), names=AnyOf(known))


def wrong_form(rule: str, example: str) -> Reason:
    """The right verb, with too much or too little behind it."""
    return reason("E_PARAM", rule, Message("Write it like this: {example}."), example=example)
