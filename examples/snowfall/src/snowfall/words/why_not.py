"""Why a move is not allowed: by what the seat itself may know, and nothing else."""

from typing import TYPE_CHECKING, Final

from hoarfrost.core.errors import Reason
from snowfall.engine.things import (
    AT,
    CATCH,
    FACE_OF_THROW,
    HUT,
    LOOK,
    PASS,
    TREE,
    WORDS,
    face,
)
from snowfall.words.message import Message

if TYPE_CHECKING:
    from snowfall.engine.state import SnowfallState

NOW_YOU: Final = {
    "hide": Message("Now you choose where to hide: in the hut or behind the tree."),
    "throw": Message("Now you throw a card, or pass."),
    "catch": Message("Now you catch with a mitten, or pass."),
}
NOW_TARGET: Final = Message("Now you choose at whom you throw.")


def reasons(state: "SnowfallState", text: str, seat: int) -> list[Reason]:
    """Empty if this seat may make this move."""
    if state.step == "over":
        return [Reason("E_GAME_OVER", "snowfall.end", Message("The game is over."))]
    if text not in WORDS:
        unknown = Message("There is no move {move} in this game.", move=text)
        return [Reason("E_UNKNOWN_MOVE", "snowfall.round", unknown)]
    action = WORDS.index(text)
    if action in state.legal_actions(seat):
        return []
    if action == LOOK and seat in state.looked:
        used = Message("You have used your look at the sky.")
        return [Reason("E_LOOK_USED", "snowfall.look", used)]
    if seat != state.current_player():
        waits = Message("Another player is asked now. You can only look at the sky.")
        return [Reason("E_NOT_YOUR_TURN", "snowfall.round", waits)]
    return [reason_of_asked(state, action, seat)]


def reason_of_asked(state: "SnowfallState", action: int, seat: int) -> Reason:
    """Why the asked seat may not do this; the usual case is that something else is asked."""
    hand = {face(card) for card in state.hands[seat]}
    if state.step == "catch" and action == CATCH:
        return Reason("E_CARD_NOT_HELD", "snowfall.catch", Message("You have no mitten."))
    if state.step == "throw" and state.picked and action >= AT:
        together = Message("You can only throw at somebody who hides elsewhere.")
        return Reason("E_TARGET", "snowfall.throw", together)
    if state.step == "throw" and not state.picked and action in FACE_OF_THROW:
        if FACE_OF_THROW[action] not in hand:
            return Reason("E_CARD_NOT_HELD", "snowfall.throw", Message("You have no such card."))
        nobody = Message("All hide in the same place, so there is nobody to throw at.")
        return Reason("E_TARGET", "snowfall.throw", nobody)
    now = NOW_TARGET if state.picked else NOW_YOU[state.step]
    return Reason("E_NOT_NOW", rule_of(action), now)


def rule_of(action: int) -> str:
    if action in (HUT, TREE):
        return "snowfall.hide"
    if action == CATCH:
        return "snowfall.catch"
    if action == LOOK:
        return "snowfall.look"
    return "snowfall.round" if action == PASS else "snowfall.throw"
