"""A random position that fits what a seat may know."""

from typing import TYPE_CHECKING

from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from snowfall.engine.things import PLACES, SKIES, face, without

if TYPE_CHECKING:
    from snowfall.engine.game import Snowfall
    from snowfall.engine.state import SnowfallState


def sample(game: "Snowfall", view: Json, rng: Rng) -> "SnowfallState":
    """Half a throw of another seat is a thought, not a world: the sample stands before it."""
    state = game.state_type(game, rng.fork())
    state.round, state.step, state.turn = view["round"], view["step"], view["turn"]
    state.past, state.lookers = list(view["past"]), list(view["lookers"])
    state.looked, state.target = list(view["looked"]), view["target"]
    state.pile, state.scores = list(view["pile"]), list(view["scores"])
    state.hides, state.sky, state.picked = list(view["hides"]), view["sky"], view["picked"]
    deal_unseen(state, view, rng)
    if state.step == "hide":
        for seat in range(state.turn):
            state.hides[seat] = state.hides[seat] or PLACES[rng.below(len(PLACES))]
    if state.step != "over" and not state.sky:
        skies = without(list(SKIES), state.past)
        state.sky = skies[rng.below(len(skies))]
    return state


def deal_unseen(state: "SnowfallState", view: Json, rng: Rng) -> None:
    """Take each card whose face is known first, then the others' hands; the rest is the deck."""
    unseen = without(state.game.cards, state.pile)
    if view["flight"]:
        state.flight = take(unseen, view["flight"], rng)
    own = sorted(take(unseen, seen, rng) for seen in view["hand"])
    for seat, count in enumerate(view["counts"]):
        state.hands[seat] = (
            own if seat == view["seat"] else sorted(take(unseen, "", rng) for _ in range(count))
        )
    state.deck = unseen


def take(cards: list[str], seen: str, rng: Rng) -> str:
    """Take out a random one of the cards of this face ("": of any)."""
    alike = [n for n, card in enumerate(cards) if seen in ("", face(card))]
    return cards.pop(alike[rng.below(len(alike))])
