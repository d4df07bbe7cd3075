"""A small language for rule tests: set a scene, act, look.

    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", "F5")])
    scene.do("mv F7", rolls="L A X")
    assert scene.unit("bill_tell").mp == 2

A scene is a position as files have it (files/position.py): the board `open` unless it says
otherwise, the own piece of the highest Initiative acting with full gauges (or `piece="card"`), and
everything else as at the start. Options of the game may stand among the fields. Cells are written
as on the board; `at` reads the (x,y) of the rules reference.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Event, Tape, Values
from hoarfrost.games.krosmaster.engine.game import KrosmasterGame, make_game
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.options import OPTIONS

EDITION_OPTIONS = frozenset(OPTIONS.resolve({})) - {"board"}


@cache
def cached_game(options: tuple[tuple[str, Any], ...]) -> KrosmasterGame:
    return make_game({name: list(v) if isinstance(v, tuple) else v for name, v in options})


def game_with(**options: Any) -> KrosmasterGame:
    """The game with these options; a game is made once."""
    if "content" in options:
        return make_game(options)
    frozen = {name: tuple(v) if isinstance(v, list) else v for name, v in options.items()}
    return cached_game(tuple(sorted(frozen.items())))


# Setting the scene ------------------------------------------------------------------------------


def own(card: str, cell: str | None, **fields: Any) -> Json:
    """A unit of seat 0, who is active unless the scene says otherwise."""
    return {"card": card, "owner": 0, "cell": cell, **fields}


def foe(card: str, cell: str | None, **fields: Any) -> Json:
    """A unit of seat 1."""
    return {"card": card, "owner": 1, "cell": cell, **fields}


def at(x: int, y: int) -> str:
    """The cell (x,y) of the rules reference (kros.conv.coords) as the board names it."""
    return CELL_NAMES[12 * y + x]


def lying(kind: str, *cells: str) -> list[Json]:
    """Pieces of scenery of a kind."""
    return [{"kind": kind, "cell": cell} for cell in cells]


def dealt(rolls: Sequence[str] = (), seed: int = 1, **options: Any) -> "Scene":
    """A game from its very beginning, up to the first decision; `rolls` may decide a coin flip."""
    tape = Tape()
    state = game_with(**options).deal(rng_from_seed(seed), rolls, tape)
    return Scene.of(state, tape)


@dataclass(frozen=True)
class Piece:
    """A unit as a position tells it, with what is left out there filled in."""

    number: int
    card: str
    owner: int
    cell: str | None
    ap: int
    mp: int
    injuries: int
    frozen: int
    powers: list[str]
    tokens: dict[str, int]
    rewards: list[Json]
    inspired: list[str]
    used: list[str]
    summoner: int | None
    range_change: int
    range_bonus: int

    @property
    def marks(self) -> tuple[int, int]:
        """Injury markers: regular and Frozen."""
        return self.injuries, self.frozen

    @property
    def gauges(self) -> tuple[int, int]:
        """AP and MP."""
        return self.ap, self.mp


def piece_of(told: Json) -> Piece:
    return Piece(
        told["piece"],
        told["card"],
        told["owner"],
        told["cell"],
        told["ap"],
        told["mp"],
        told["injuries"],
        told["frozen"],
        told["powers"],
        told.get("tokens", {}),
        told.get("rewards", []),
        told.get("inspired", []),
        told.get("used", []),
        told.get("summoner"),
        told.get("rangeChange", 0),
        told.get("rangeBonus", 0),
    )


class Scene:
    def __init__(self, units: list[Json], **fields: Any) -> None:
        options = {name: value for name, value in fields.items() if name in EDITION_OPTIONS}
        position = {name: value for name, value in fields.items() if name not in options}
        if isinstance(position.get("rolls"), str):
            position["rolls"] = position["rolls"].split()
        game = game_with(**options)
        self.state: State = game.from_json({"board": "open", "units": units, **position})
        self.tape = Tape()

    @classmethod
    def of(cls, state: State, tape: Tape | None = None) -> "Scene":
        """The scene of a state that is there already."""
        scene = cls.__new__(cls)
        scene.state = state
        scene.tape = tape or Tape()
        return scene

    # Acting

    def do(self, *texts: str, rolls: str = "") -> "Scene":
        """Make these moves of whoever is asked.

        `rolls` are what chance brings in the course of them. If they are given, they must be all
        that is rolled, and in this order.
        """
        if rolls:
            self.state.feed(rolls.split())
        self.tape = self.state.tape = Tape()
        for text in texts:
            seat = self.asked
            reasons = self.state.why_not(text)
            assert not reasons, (
                f"{text} by seat {seat} at {self.step}: {reasons}; {self.legal()[:30]}"
            )
            self.state.apply_action(self.state.string_to_action(text), seat)
        self.state.tape = None
        if rolls:
            assert self.tape.rolls == rolls.split()
        assert not self.state.invariants()
        return self

    def pass_turn(self) -> "Scene":
        """End the turns of all pieces of the active player; the other one's dice bring nothing.

        Then the first piece of the other player acts.
        """
        before = self.turn
        while self.turn == before and not self.is_over:
            self.do("end")
        while self.step in ("keep", "assign", "inspire", "refund"):
            self.do(
                {"keep": "reroll", "inspire": "leave", "refund": "sell 0"}.get(self.step)
                or self.legal()[0]
            )
        return self

    def set_up(self) -> "Scene":
        """Answer all questions before the first game turn somehow."""
        while self.step in ("board", "edge", "timeline", "deploy"):
            self.do(self.legal()[0])
        return self

    # Looking

    def legal(self, verb: str = "") -> list[str]:
        """What the asked seat may do; with a verb, only what begins with these words."""
        texts = [self.state.action_to_string(action) for action in self.state.legal_actions()]
        return [
            text for text in texts if not verb or text.split()[: len(verb.split())] == verb.split()
        ]

    def allows(self, text: str) -> bool:
        return text in self.legal()

    def refused(self, text: str) -> list[str]:
        """The codes of the reasons against a move, which must be refused; nothing has changed."""
        before = self.state.to_json()
        reasons = self.state.why_not(text)
        assert reasons, f"{text} is legal"
        assert not self.allows(text)
        assert self.state.to_json() == before
        return [reason.code for reason in reasons]

    def cells(self, verb: str) -> set[str]:
        """The cells at which something may be done: `cells("mv")`, `cells("cast punch")`."""
        return {text.split()[-1] for text in self.legal(verb)}

    def events(self, kind: str = "") -> list[Event]:
        """What the last moves told."""
        return [event for event in self.tape.events if not kind or event.kind == kind]

    def told(self, kind: str) -> Values:
        """The values of the only event of a kind."""
        (event,) = self.events(kind)
        return event.values

    @property
    def rolls(self) -> list[str]:
        """What chance brought in the course of the last moves."""
        return list(self.tape.rolls)

    @property
    def game(self) -> KrosmasterGame:
        assert isinstance(self.state, KrosmasterState)
        return self.state.game

    def field(self, name: str) -> Any:
        """A field of the position; None if there is nothing to say."""
        return self.state.to_json().get(name)

    def units(self) -> list[Piece]:
        return [piece_of(told) for told in self.state.to_json()["units"]]

    def unit(self, who: str | int) -> Piece:
        """A unit by its card (the first of it), its cell or its number."""
        for piece in self.units():
            if who in (piece.number, piece.card, piece.cell):
                return piece
        raise LookupError(f"there is no {who}")

    def active_card(self) -> str:
        """The card of the piece whose turn it is."""
        return self.unit(int(self.field("piece"))).card

    def scenery(self, cell: str) -> str | None:
        """The kind of scenery on a cell."""
        return next(
            (piece["kind"] for piece in self.field("scenery") if piece["cell"] == cell), None
        )

    def marks(self, cell: str) -> int:
        """The markers on the scenery of a cell."""
        return next(int(piece["marks"]) for piece in self.field("scenery") if piece["cell"] == cell)

    def kamas(self, cell: str) -> int:
        """The Kamas that lie on a cell."""
        return int(self.field("kamas").get(cell, 0))

    @property
    def step(self) -> str:
        return str(self.field("step"))

    @property
    def asked(self) -> int:
        return int(self.state.current_player())

    @property
    def active(self) -> int:
        return int(self.field("active"))

    @property
    def turn(self) -> int:
        return int(self.field("turn"))

    @property
    def gg(self) -> tuple[int, int]:
        first, second = self.field("gg")
        return first, second

    @property
    def wild(self) -> bool:
        return bool(self.field("wild"))

    @property
    def stock(self) -> tuple[int, int]:
        first, second = self.field("stock")
        return first, second

    @property
    def is_over(self) -> bool:
        return self.state.is_terminal()

    @property
    def winner(self) -> int | str:
        """The seat that has won, or "draw"."""
        result = self.state.result()
        assert result is not None, "the game is not over"
        return result["winner"]  # type: ignore[no-any-return]

    @property
    def reason(self) -> str:
        result = self.state.result()
        assert result is not None, "the game is not over"
        return str(result["reason"])
