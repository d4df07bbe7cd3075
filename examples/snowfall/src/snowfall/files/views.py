"""What a seat may know of a position."""

from typing import TYPE_CHECKING

from hoarfrost.core.plain import Json
from snowfall.engine.things import face

if TYPE_CHECKING:
    from snowfall.engine.state import SnowfallState

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
    own = [] if seat is None else [(card, f"hand {seat}", face(card)) for card in state.hands[seat]]
    return numbered(state, [*on_the_table(state), *own])


def open_pieces(state: "SnowfallState") -> list[Piece]:
    hands = [(card, f"hand {seat}", card) for seat, hand in enumerate(state.hands) for card in hand]
    return numbered(state, [*on_the_table(state), *hands])


def on_the_table(state: "SnowfallState") -> list[tuple[str, str, str]]:
    flight = [(state.flight, "flight", face(state.flight))] if state.flight else []
    return [(card, "pile", card) for card in state.pile] + flight


def numbered(state: "SnowfallState", cards: list[tuple[str, str, str]]) -> list[Piece]:
    """Equal cards have no names of their own: each gets the next free place in the full deck."""
    left = list(state.game.cards)
    pieces: list[Piece] = []
    for card, place, seen in cards:
        number = left.index(card)
        left[number] = ""
        pieces.append((number, place, seen))
    return pieces
