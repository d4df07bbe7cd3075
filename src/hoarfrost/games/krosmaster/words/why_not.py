"""Why a move is not allowed."""

from typing import TYPE_CHECKING

from hoarfrost.core import refusals
from hoarfrost.core.errors import Reason

if TYPE_CHECKING:
    from hoarfrost.games.krosmaster.engine.state import KrosmasterState


def reasons_against(state: "KrosmasterState", text: str, seat: int) -> list[Reason]:
    from hoarfrost.games.krosmaster.words.notation import find_action

    if state.is_terminal():
        return [refusals.game_over()]
    if seat != state.asked:
        return [refusals.not_your_turn(seat, int(state.asked))]
    return [] if find_action(state, text) >= 0 else [refusals.not_a_move(text)]


def describe_place(state: "KrosmasterState") -> str:
    return f"turn {state.turn}"
