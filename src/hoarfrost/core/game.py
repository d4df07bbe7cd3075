"""Game and State: what every game offers to search, simulation, tables and research.

Names follow OpenSpiel where it has them. A State is one position with its generator; it knows
nothing of what was before, except where the rules of knowledge make the past part of the position.

The classes are abstract for mypy, but not derived from ABC: below an ABC mypyc cannot prove that
fields are always set, and looks at each one before every use.
"""

import json
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hoarfrost.core.errors import Reason
from hoarfrost.core.outcome import Outcome, outcome_of_returns
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_seed
from hoarfrost.core.svg import svg_of_view
from hoarfrost.core.tape import Tape

TERMINAL: Final = -4  # what current_player() says after the end, as in OpenSpiel
EXPLORATION: Final = 0.7  # of a search, for results from 0 (lost) to 1 (won)
TRYING: Final = "trying"  # the seed of states in which something is only tried


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game, with the chance to come inside it."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.tape: Tape | None = None
        self.coming: list[str] = []  # prescribed results of chance; shared by copies, never changed
        self.coming_at: i64 = 0  # so many of them are used up

    @abstractmethod
    def current_player(self) -> i64:
        """The seat that is asked now, or TERMINAL."""

    @abstractmethod
    def is_terminal(self) -> bool: ...

    @abstractmethod
    def legal_actions(self, seat: int = -1) -> list[int]:
        """What the asked seat may answer, ascending; for another seat its side actions."""

    @abstractmethod
    def apply_action(self, action: i64, seat: int = -1) -> None:
        """Carry out an action; raises IllegalMove and changes nothing if it is not legal."""

    @abstractmethod
    def returns(self) -> list[float]:
        """One number per seat, from -1 (lost) to 1 (won); all 0 before the end."""

    def outcome(self) -> Outcome | None:
        """Who won, the ranks, whether it is a draw, and why; None before the end."""
        result = self.result()
        if result is None:
            return None
        return outcome_of_returns(self.returns(), str(result.get("reason", "")))

    def estimate(self, seat: int) -> float:
        """How good the position looks for a seat, from 0 (lost) to 1 (won), without playing on."""
        return 0.5 + 0.5 * self.returns()[seat]

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy; the tape stays with the original."""

    @abstractmethod
    def legal_count(self) -> i64:
        """How many legal actions there are."""

    @abstractmethod
    def nth_legal(self, n: i64) -> i64:
        """The n-th of `legal_actions()`."""

    def play_out(self, rng: Rng, horizon: int = 0) -> i64:
        """Play random actions to the end, or so many (0: no limit); returns how many."""
        plies: i64 = 0
        limit: i64 = horizon
        while not self.is_terminal() and (limit == 0 or plies < limit):
            self.apply_action(self.nth_legal(rng.below(self.legal_count())))
            plies += 1
        return plies

    def candidates(self) -> list[int]:
        """The legal actions that a search looks at, ascending, and never none: here all of them.

        A game with many leaves out what cannot be worth a look, by what the asked seat knows.
        """
        return self.legal_actions()

    def roll_out(self, rng: Rng, horizon: int, start: "State") -> i64:
        """Play on as a search wants it, before it counts the result or estimates: here at random.

        A game may play more sensibly, and stop before the horizon where positions are easier to
        compare: `start` is the one that the search is about. Returns how many actions it took.
        """
        return self.play_out(rng, horizon)

    def habit(self) -> int:
        """What the game's own rules of thumb say for the asked seat, by what it knows; -1: nothing.

        A search then holds other candidates against it instead of growing a tree of all.
        """
        return -1

    def is_window(self) -> bool:
        """Whether the asked seat may let a chance go by, so that its time must tell nothing."""
        return False

    def pass_action(self) -> i64:
        """In a window: the answer that lets the chance go by. It is always legal."""
        return self.nth_legal(0)

    def stops(self) -> list[str]:
        """In a window: what somebody may have wanted more time for, by public facts alone.

        The names are those of the kit's `Speech.stops`. Whether the asked seat can really do it
        makes no difference, so that whoever takes that time proves nothing.
        """
        return []

    def asked_at_once(self) -> list[int]:
        """The seats that make a secret choice together, in the order in which they are asked.

        No answer of one may change what another is asked, sees or may choose. Where nobody chooses
        in secret it is the asked seat alone; after the end nobody.
        """
        asked = int(self.current_player())
        return [] if asked < 0 else [asked]

    def is_mid_move(self) -> bool:
        """Whether the asked seat is half-way through a compound move."""
        return False

    def continues_after(self, action: int, seat: int = -1) -> bool:
        """Whether the move of which this legal action is a step needs another one.

        A table asks it for every choice, so a game that has many should know it without trying.
        It is tried in a sample: what the action would truly bring is nobody's to know.
        """
        mover = int(self.current_player()) if seat < 0 else seat
        copy = self.known_to(mover)
        copy.apply_action(action, mover)
        return copy.is_mid_move() and copy.current_player() == mover

    @abstractmethod
    def action_to_string(self, action: int) -> str:
        """The text of one legal action here (of a compound move: of its next step)."""

    @abstractmethod
    def string_to_action(self, text: str, seat: int = -1) -> int:
        """The inverse of `action_to_string`; raises IllegalMove with the reasons.

        It looks only at the legal actions of this seat (default: the asked one) and at what that
        seat sees, for the refusal too.
        """

    def respell(self, text: str) -> str:
        """A whole move that was written in another way than ours, as we write it."""
        return text

    @abstractmethod
    def view(self, seat: int | None) -> Json:
        """Everything this seat may know (None: a spectator): a position without the unknown."""

    @abstractmethod
    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        """Each piece whose face this seat sees: (number of the piece, place, face)."""

    def all_see_alike(self) -> bool:
        """Whether in every position all seats and spectators see the same pieces.

        Then a Match follows them once, and not once more for each seat.
        """
        return False

    def open_view(self) -> Json:
        """The position with nothing hidden, as a view: for looking at a game that is over."""
        return {name: value for name, value in self.to_json().items() if name != "rng"}

    def open_pieces(self) -> list[tuple[int, str, str]]:
        """Each piece with its place and face, as somebody sees them from whom nothing is hidden."""
        return self.visible_pieces(None)

    @abstractmethod
    def resample(self, seat: int, rng: Rng) -> "State":
        """A random state that this seat cannot tell from this one, with a generator of its own."""

    def known_to(self, seat: int) -> "State":
        """A state to try things in for a seat: always the same one for all it cannot tell apart."""
        return self.resample(seat, rng_from_seed(TRYING))

    def feed(self, rolls: Sequence[str]) -> None:
        """Coming results of chance, in the game's words, used before the generator.

        An impossible one is a RollError when its turn comes; the tape tells these like all others.
        """
        if rolls:
            self.coming = [*self.coming_rolls(), *rolls]
            self.coming_at = 0

    def forget_rolls(self) -> None:
        """Have nothing prescribed any more."""
        self.coming = []
        self.coming_at = 0

    def coming_rolls(self) -> list[str]:
        """The prescribed results that are still to come, as positions write them."""
        return self.coming[self.coming_at :]

    def take_chance_of(self, other: "State") -> None:
        """Have the same chance to come as another state, for clones."""
        self.rng.copy_from(other.rng)
        self.coming = other.coming
        self.coming_at = other.coming_at

    @abstractmethod
    def to_json(self) -> Json:
        """The whole position, hidden things and generator included."""

    @abstractmethod
    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        """Why this seat (default: the asked one) may not make this move; empty if it may.

        From what the seat itself knows alone, and with the same work for all states that it cannot
        tell apart: whoever is not asked may ask too, and can see how long the answer takes.
        """

    @abstractmethod
    def result(self) -> Json | None:
        """How the game ended, as plain data; None before the end."""

    def invariants(self) -> list[str]:
        """What is impossible in this position (a piece lost or doubled), for the laws; else []."""
        return []

    def information_state_string(self, seat: int) -> str:
        """The view of a seat in one line, equal for states that the seat cannot tell apart."""
        return json.dumps(self.view(seat), sort_keys=True, separators=(",", ":"))

    def to_svg(self, seat: int | None) -> str:
        """The table as this seat sees it, drawn; games may draw better."""
        viewer = "a spectator" if seat is None else f"seat {seat}"
        return svg_of_view(f"As {viewer} sees it", self.view(seat))

    def __str__(self) -> str:
        return json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules with options chosen: makes states."""

    def __init__(self, name: str, rules_version: str, options: Json, seats: int) -> None:
        self.name = name
        self.seats = seats
        self.rules_version = rules_version
        self.options = options

    def num_players(self) -> int:
        return self.seats

    @abstractmethod
    def num_distinct_actions(self) -> int:
        """Actions are numbers from 0 to this, exclusive."""

    @abstractmethod
    def max_game_length(self) -> int:
        """No game takes more actions than this."""

    def horizon(self) -> int:
        """After how many actions a search stops to play out and estimates; 0 plays to the end."""
        return 0

    def exploration(self) -> float:
        """How curious a search is (the weight in UCB1): less where estimates lie close together."""
        return EXPLORATION

    def goes_on_without(self, seat: int) -> bool:
        """Whether the others play on, with the computer on that seat, when somebody leaves."""
        return self.seats > 2

    @abstractmethod
    def deal(self, rng: Rng, rolls: Sequence[str], tape: Tape | None) -> State:
        """A state at the first decision. `rolls` are results of chance to use first."""

    @abstractmethod
    def from_json(self, position: Any) -> State:  # Any: whatever a file holds gets our own error
        """The state of a position; raises PositionError."""

    @abstractmethod
    def sample(self, view: Any, rng: Rng) -> State:
        """A random state that fits what the view of a seat tells."""

    def new_initial_state(
        self, seed: int | str | bytes | None = None, rolls: Sequence[str] = ()
    ) -> State:
        """A new game, at its first decision; the same seed gives the same game everywhere."""
        return self.deal(rng_from_seed(seed), rolls, None)
