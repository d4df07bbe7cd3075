"""Chance as every game meets it: prescribed results first, then the generator.

A result of chance is a text in the game's words: a card's code, a face of a die, "seat 2". Results
that a record or a scene prescribes lie in the state (`State.feed`) and are used before its
generator. Every result goes on the tape, so that a record replays without the generator. Where
nothing is left to chance no prescribed result is used up: a scene need not name the only card.
"""

from collections.abc import Iterable

from mypy_extensions import i64

from hoarfrost.core.errors import RollError
from hoarfrost.core.game import State


def pick(state: State, results: list[str]) -> i64:
    """Which of these results chance takes, as its place in the list; each is equally likely."""
    n: i64
    if state.coming_at < len(state.coming):
        n = prescribed(state, results)
    elif len(results) == 1:
        n = 0
    else:
        n = state.rng.below(len(results))
    if state.tape is not None:
        state.tape.rolls.append(results[n])
    return n


def prescribed(state: State, results: list[str]) -> i64:
    """The place of the coming result; raises RollError if it cannot happen here."""
    coming = state.coming[state.coming_at]
    if coming in results:
        state.coming_at += 1
        return results.index(coming)
    if len(results) == 1:
        return 0  # it belongs to something later
    raise impossible(coming, results)


def impossible(result: str, possible: Iterable[str]) -> RollError:
    known = ", ".join(dict.fromkeys(possible))
    return RollError(f"the roll {result!r} cannot happen here; possible are {known}")


class Deck:
    """A face-down pile: cards whose place is known, and below them the rest in no order.

    The rest is drawn by chance when it is needed, so a copy is cheap and a sample need not shuffle.
    """

    def __init__(self, undrawn: list[str], top: list[str] | None = None) -> None:
        self.undrawn: list[str] = sorted(undrawn)
        self.top: list[str] = [] if top is None else list(top)  # the uppermost first

    def __len__(self) -> int:
        return len(self.top) + len(self.undrawn)

    def draw(self, state: State) -> str:
        """The uppermost card, which leaves the pile; there must be one."""
        if self.top:
            return self.top.pop(0)
        return self.undrawn.pop(pick(state, self.undrawn))

    def look(self, state: State, count: int) -> list[str]:
        """The uppermost cards, as many as there are; they stay there, and their order is fixed."""
        while len(self.top) < count and self.undrawn:
            self.top.append(self.undrawn.pop(pick(state, self.undrawn)))
        return self.top[:count]

    def put_on_top(self, card: str) -> None:
        self.top.insert(0, card)

    def shuffle_in(self, cards: Iterable[str]) -> None:
        """Shuffle these cards and the whole pile together; no place is known after that."""
        self.undrawn = sorted([*self.undrawn, *self.top, *cards])
        self.top = []

    def clone(self) -> "Deck":
        return Deck(self.undrawn, self.top)
