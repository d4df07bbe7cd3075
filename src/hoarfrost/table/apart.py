"""Where two games of the same deal went apart, in the words of the game."""

from collections.abc import Sequence

from hoarfrost.core.game import State
from hoarfrost.core.history import MadeMove
from hoarfrost.core.match import Match
from hoarfrost.core.messages import Message
from hoarfrost.core.moves import when_asked
from hoarfrost.core.plain import Json
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.telling import names_of_seats


def apart(one: GameTable, other: GameTable, lang: str) -> Json:
    """After how many moves two games differ (`frame` of a replay; None: nowhere), and in what.

    `choices` is what each did there, a label or None where it ended before.
    """
    frame = first_difference(one.moves(), other.moves())
    if frame is None:
        same = Message("Both games are the same, move by move.")
        return {"frame": None, "choices": [], "text": same.text(lang)}
    state = position_after(one, frame)
    choices = [choice_in(table, state, frame, lang) for table in (one, other)]
    text = Message("The two games differ from the first move:")
    if frame:
        text = Message.plural(
            "The first move is the same in both games, the next one is not:",
            "The first {n} moves are the same in both games, the next one is not:",
            n=frame,
        )
    return {"frame": frame, "choices": choices, "text": text.text(lang)}


def first_difference(one: Sequence[MadeMove], other: Sequence[MadeMove]) -> int | None:
    """How many moves are the same; None if all are."""
    said = [[(move.seat, move.text) for move in moves] for moves in (one, other)]
    if said[0] == said[1]:
        return None
    same = zip(*said, strict=False)
    return next((n for n, (a, b) in enumerate(same) if a != b), min(map(len, said)))


def position_after(table: GameTable, moves: int) -> State:
    match = Match(table.game, play_forced=False, shuffle=table.shuffle())
    for move in table.moves()[:moves]:
        if move.forced:
            match.answer_forced()
        else:
            match.push(move.text, move.seat)
    return match.state


def choice_in(table: GameTable, state: State, frame: int, lang: str) -> str | None:
    """What was done there, as it stood on the button of whoever did it."""
    moves = table.moves()
    if frame >= len(moves):
        return None
    move = moves[frame]
    view = when_asked(state, move.seat).view(move.seat)
    return table.kit.speech.label(move.text, view, names_of_seats(table.seats, lang)).text(lang)
