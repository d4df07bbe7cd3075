"""What a seat may know of a position."""

from typing import TYPE_CHECKING

from hoarfrost.core.plain import Json
from snowfall.engine.things import BALL_FACE, BALLS, ICICLE, MITTEN, MOST_SEATS, face

if TYPE_CHECKING:
    from snowfall.engine.state import SnowfallState

PLACES_OF_CARDS = ("pile", "flight", *(f"hand {seat}" for seat in range(MOST_SEATS)))
FACES = (BALL_FACE, *BALLS, ICICLE, MITTEN)
MOST_ALIKE = 100  # more than there are cards
Piece = tuple[int, str, str]  # its number, where it is, what is seen of it


def view(state: "SnowfallState", seat: int | None) -> Json:
    """All that is public, and what this seat alone has seen; "" stands for the unknown."""
    are_shown = state.step != "hide"
    return {
        "round": state.round,
        "rounds": state.game.rounds,
        "step": state.step,
        "asked": state.asked_at_once(),
        "turn": state.turn,
        "past": list(state.past),
        "lookers": list(state.lookers),
        "looked": list(state.looked),
        "target": state.target,
        "pile": list(state.pile),
        "scores": list(state.scores),
        "hides": [place if are_shown or n == seat else "" for n, place in enumerate(state.hides)],
        "sky": state.sky if seat in state.lookers else "",
        "picked": state.picked if seat == state.current_player() else "",
        "flight": state.flight[:1],
        "counts": [len(hand) for hand in state.hands],
        "seat": seat,
        "hand": [] if seat is None else [face(card) for card in state.hands[seat]],
    }


def visible_pieces(state: "SnowfallState", seat: int | None) -> list[Piece]:
    own = [] if seat is None else [(f"hand {seat}", face(card)) for card in state.hands[seat]]
    return numbered([*on_the_table(state), *own])


def open_pieces(state: "SnowfallState") -> list[Piece]:
    hands = [(f"hand {seat}", card) for seat, hand in enumerate(state.hands) for card in hand]
    return numbered([*on_the_table(state), *hands])


def on_the_table(state: "SnowfallState") -> list[tuple[str, str]]:
    flight = [("flight", face(state.flight))] if state.flight else []
    return [("pile", card) for card in state.pile] + flight


def numbered(looks: list[tuple[str, str]]) -> list[Piece]:
    """Cards have no names of their own: a number follows from place and face alone.

    Numbers by the true cards would tell the weight of a ball in the hand when a like one lands.
    """
    pieces: list[Piece] = []
    for place, seen in looks:
        like = PLACES_OF_CARDS.index(place) * len(FACES) + FACES.index(seen)
        before = sum(piece[1:] == (place, seen) for piece in pieces)
        pieces.append((like * MOST_ALIKE + before, place, seen))
    return pieces
