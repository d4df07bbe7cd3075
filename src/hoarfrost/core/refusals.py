"""Why the table itself refuses a move, whatever the game."""

from hoarfrost.core.errors import Reason
from hoarfrost.core.messages import AnyOf, Message


def game_over() -> Reason:
    return Reason("E_GAME_OVER", "core.end", Message("The game is over."))


def not_your_turn(seat: int, asked: int) -> Reason:
    message = Message("It is the turn of seat {asked}, not of seat {seat}.", asked=asked, seat=seat)
    return Reason("E_NOT_YOUR_TURN", "core.turn", message)


def too_long(words: int) -> Reason:
    message = Message("A move has at most {words} words.", words=words)
    return Reason("E_TOO_LONG", "core.notation", message)


def not_a_move(move: str) -> Reason:
    message = Message("{move} is not a legal move here.", move=move)
    if not move.strip():
        message = Message("Name a move.")
    return Reason("E_UNKNOWN_MOVE", "core.notation", message)


def incomplete(move: str, next_steps: list[str]) -> Reason:
    message = Message(
        "{move} is not the whole move; it goes on with one of: {steps}.",
        move=move,
        steps=AnyOf(next_steps),
    )
    return Reason("E_INCOMPLETE_MOVE", "core.whole_move", message)


def several_steps(move: str) -> Reason:
    message = Message("{move} is a move of several steps: make them one by one.", move=move)
    return Reason("E_WHOLE_MOVE", "core.whole_move", message)


def move_in_progress(seat: int) -> Reason:
    message = Message("Seat {seat} is in the middle of a move.", seat=seat)
    return Reason("E_MOVE_IN_PROGRESS", "core.whole_move", message)
