"""claim.engine.invariants: what can never be in a position, checked by the laws."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count
from hoarfrost.games.claim.engine.steps import END
from hoarfrost.games.claim.engine.zones import places

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.state import ClaimState


def problems(state: "ClaimState") -> list[str]:
    found: list[str] = []
    zones = places(state)
    total = 0
    union: i64 = 0
    for cards in zones:
        total += int(count(cards))
        union |= cards
    if total != count(union):
        found.append("a card lies in two places")
    if state.pack is state.game.pack and union != state.pack.all:
        found.append(f"{52 - int(count(union))} cards are lost")
    if state.discarded != sum(bit(card) for card in state.discard_pile):
        found.append("the discard pile and its set differ")
    for side in (state.side0, state.side1):
        if side.hand & side.absent:
            found.append("a hand holds a card that was proved absent")
        if count(side.hand & side.loose) > 1:
            found.append("a hand breaks what was proved before a mark came back")
    if state.phase == 2 and state.trick_no > 14 and state.step < END:
        found.append(f"Phase 2 has reached trick {state.trick_no}")
    if state.is_terminal() and (state.side0.frozen >= 0 or state.side1.frozen >= 0):
        found.append("something is frozen at the end")
    return found
