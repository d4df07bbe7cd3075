"""Why a text is no answer to a question: of setting up, of the dice, or of a spell under way."""

from collections.abc import Callable, Mapping
from typing import Final

from hoarfrost.core.errors import Reason
from hoarfrost.core.messages import AnyOf, Names
from hoarfrost.games.krosmaster.engine import legal
from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.content import EDGES
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.powers.known import power_names
from hoarfrost.games.krosmaster.engine.setting_up import next_to_deploy
from hoarfrost.games.krosmaster.engine.steps import FACES, STEP_NAMES
from hoarfrost.games.krosmaster.engine.turn import (
    face_to_assign,
    power_of_symbol,
    symbol_to_give,
    symbols_open,
)
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import names_of, rule_of
from hoarfrost.games.krosmaster.words.notation import format_action
from hoarfrost.games.krosmaster.words.refusal import (
    cell_of,
    named,
    not_free,
    reason,
    shown,
    unknown_cell,
    unknown_word,
    wrong_form,
)


def rule_now(arena: Arena) -> str:
    """The rule of what is decided now."""
    return rule_of("steps", STEP_NAMES[arena.step])


def choices(arena: Arena) -> list[str]:
    """The last words of the answers that are possible: cells, numbers, ids."""
    texts = [format_action(arena, action) for action in legal.answers(arena)]
    return [text.split()[1] for text in texts if " " in text]


def answer_example(arena: Arena) -> str:
    return format_action(arena, legal.answers(arena)[-1])


def reasons_against_answer(arena: Arena, words: list[str]) -> list[Reason]:
    """Of a verb that answers the question, and what follows."""
    verb = words[0]
    if verb in ALONE or len(words) != 2:
        return [wrong_form(rule_now(arena), verb if verb in ALONE else answer_example(arena))]
    return [AGAINST[verb](arena, words[1])]


ALONE: Final = ("end", "go", "stay", "keep", "reroll", "leave")


# Setting up ---------------------------------------------------------------------------------------


def against_put(arena: Arena, word: str) -> Reason:
    cell = cell_of(word)
    if cell < 0:
        return unknown_cell(word)
    seat = int(arena.asked)
    unit = arena.units[next_to_deploy(arena, seat)]
    taken = not_free(arena, cell, seat) if arena.taken.has(cell) else None
    if taken is not None:
        return taken
    message = Message("{cell} is not one of your Setup cells, where {piece} has to start.")
    return reason(
        "E_SETUP_CELL",
        "kros.setup.deploy",
        message,
        cell=CELL_NAMES[cell],
        piece=unit.card.name,
    )


def against_edge(arena: Arena, word: str) -> Reason:
    if word not in EDGES:
        return unknown_word("E_EDGE", rule_now(arena), word, choices(arena))
    message = Message("On this board you can choose: {edges}.")
    edges = [names_of("edges", edge) for edge in choices(arena)]
    return reason("E_EDGE", "kros.board.edges", message, edges=AnyOf(edges))


def against_board(arena: Arena, word: str) -> Reason:
    if word in arena.content.boards:
        message = Message("{board} has no Setup cells, so no game can begin on it.")
        board = arena.content.boards[word].name
        return reason("E_BOARD", "kros.setup.board", message, board=board)
    return unknown_word("E_BOARD", rule_now(arena), word, choices(arena))


def against_next(arena: Arena, word: str) -> Reason:
    numbers = arena.content.card_number
    if word not in numbers:
        return unknown_word("E_CHOICE", rule_now(arena), word, choices(arena))
    message = Message("Now it is between {cards}, and {card} is none of them.")
    cards: list[Names] = [arena.content.cards[numbers[id]].name for id in choices(arena)]
    card = arena.content.cards[numbers[word]].name
    return reason("E_CHOICE", rule_now(arena), message, cards=cards, card=card)


# Dice ---------------------------------------------------------------------------------------------


def against_symbol(arena: Arena, _word: str) -> Reason:
    face = face_to_assign(arena)
    message = Message("The die shows {face}. Possible symbols: {symbols}.")
    return reason(
        "E_SYMBOL",
        "kros.dice.tension_symbol",
        message,
        face=names_of("faces", FACES[face]),
        symbols=AnyOf([names_of("faces", FACES[symbol]) for symbol in symbols_open(face)]),
    )


def against_inspire(arena: Arena, word: str) -> Reason:
    cell = cell_of(word)
    if cell < 0:
        return unknown_cell(word)
    unit = arena.unit_at(cell)
    if unit is None:
        message = Message("None of your Krosmasters is on {cell}.")
        return reason("E_NOBODY", "kros.inspire.krosmaster_only", message, cell=CELL_NAMES[cell])
    if unit.owner != arena.asked:
        message = Message("{piece} cannot get your dice.")
        piece = named(unit, int(arena.asked))
        return reason("E_NOT_YOURS", "kros.inspire.power", message, piece=piece)
    if not unit.card.is_krosmaster:
        message = Message("{piece} is a Summon: only Krosmasters get Inspiration.")
        return reason("E_SUMMON", "kros.inspire.krosmaster_only", message, piece=unit.card.name)
    power = power_names(power_of_symbol(symbol_to_give(arena)))[0]
    message = Message("{piece} already has the Power {power}.")
    return reason(
        "E_HAS_POWER",
        "kros.inspire.no_repeat",
        message,
        piece=unit.card.name,
        power=names_of("powers", power),
    )


def against_sell(arena: Arena, word: str) -> Reason:
    left = int(arena.left)
    if word.isdecimal() and word.isascii():
        message = Message.plural(
            "You have {n} die left to sell.", "You have {n} dice left to sell.", n=left
        )
        return reason("E_DICE", "kros.refund", message)
    return unknown_word("E_DICE", "kros.refund", word, choices(arena))


# Spells under way ---------------------------------------------------------------------------------


def against_thaw(arena: Arena, _word: str) -> Reason:
    possible = [int(number) for number in choices(arena)]
    message = Message("Choose a number of Frozen injuries from {least} to {most}.")
    return reason(
        "E_CHOICE", "kros.injury.heal_choice", message, least=min(possible), most=max(possible)
    )


def against_way(arena: Arena, word: str) -> Reason:
    message = Message("Not possible: {word}. Possible: {names}.")
    names = AnyOf(choices(arena))
    return reason("E_CHOICE", rule_now(arena), message, word=shown(word), names=names)


def against_cell(arena: Arena, word: str) -> Reason:
    cell = cell_of(word)
    if cell < 0:
        return unknown_cell(word)
    message = Message("{cell} cannot be chosen. Possible: {cells}.")
    cells = AnyOf(choices(arena))
    return reason("E_CHOICE", rule_now(arena), message, cell=CELL_NAMES[cell], cells=cells)


AGAINST: Final[Mapping[str, Callable[[Arena, str], Reason]]] = {
    "put": against_put,
    "edge": against_edge,
    "board": against_board,
    "next": against_next,
    "as": against_symbol,
    "inspire": against_inspire,
    "sell": against_sell,
    "thaw": against_thaw,
    "way": against_way,
    "push": against_cell,
    "port": against_cell,
    "ko": against_cell,
    "explode": against_cell,
}
