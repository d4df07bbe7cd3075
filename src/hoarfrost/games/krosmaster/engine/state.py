"""A position of Krosmaster as core's contract sees it: procedure, views, texts and files."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core import refusals
from hoarfrost.core.errors import IllegalMove, Reason, RollError
from hoarfrost.core.game import TERMINAL, State
from hoarfrost.core.moves import refused_action
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.games.krosmaster.engine import legal, procedure
from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.content import Card, Spell
from hoarfrost.games.krosmaster.engine.judging import estimate
from hoarfrost.games.krosmaster.engine.resampling import redeal
from hoarfrost.games.krosmaster.engine.steps import DRAW, OVER
from hoarfrost.games.krosmaster.files import view
from hoarfrost.games.krosmaster.files.invariants import problems
from hoarfrost.games.krosmaster.greedy import guiding
from hoarfrost.games.krosmaster.words.notation import find_action, format_action
from hoarfrost.games.krosmaster.words.why_not import describe_place, reasons_against

if TYPE_CHECKING:
    from hoarfrost.games.krosmaster.engine.game import KrosmasterGame


class KrosmasterState(Arena):
    def __init__(self, game: "KrosmasterGame", rng: Rng) -> None:
        super().__init__(game.content, game.board, game.rules, rng)
        self.game: KrosmasterGame = game

    def spells_of(self, card: Card) -> list[Spell]:
        return self.game.spellbooks[card.number]

    def current_player(self) -> i64:
        return TERMINAL if self.step == OVER else self.asked

    def is_terminal(self) -> bool:
        return self.step == OVER

    def legal_actions(self, seat: int = -1) -> list[int]:
        return [] if seat >= 0 and seat != self.asked else legal.legal_actions(self)

    def legal_count(self) -> i64:
        return legal.legal_count(self)

    def nth_legal(self, n: i64) -> i64:
        return legal.nth_legal(self, n)

    def play_out(self, rng: Rng, horizon: int = 0) -> i64:
        return procedure.play_out(self, rng, horizon)

    def candidates(self) -> list[int]:
        return guiding.candidates(self)

    def roll_out(self, rng: Rng, horizon: int, start: State) -> i64:
        assert isinstance(start, KrosmasterState)
        return guiding.roll_out(self, rng, horizon, start)

    def apply_action(self, action: i64, seat: int = -1) -> None:
        may = action >= 0 and self.step != OVER and (seat < 0 or seat == self.asked)
        if not may or not self.attempt(action):
            raise refused_action(self, int(action), seat, describe_place(self))

    def attempt(self, action: i64) -> bool:
        """With prescribed chance a roll that cannot happen undoes the action."""
        if self.coming_at >= len(self.coming):
            return procedure.attempt(self, action)
        before = self.clone()
        try:
            return procedure.attempt(self, action)
        except RollError:
            self.copy_from(before)
            raise

    def continues_after(self, action: int, seat: int = -1) -> bool:
        return False  # every step is a whole move: nothing is hidden in this game but rewards

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.winner == DRAW:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def estimate(self, seat: int) -> float:
        return estimate(self, seat)

    def clone(self) -> "KrosmasterState":
        copy = KrosmasterState(self.game, Rng(0, 0, 0, 0))
        copy.copy_from(self)
        return copy

    def resample(self, seat: int, rng: Rng) -> "KrosmasterState":
        world = self.clone()
        redeal(world, seat, rng)
        world.rng = rng.fork()
        return world

    # --- Texts and files ---

    def action_to_string(self, action: int) -> str:
        return format_action(self, action)

    def string_to_action(self, text: str, seat: int = -1) -> int:
        mover = int(self.asked) if seat < 0 else seat
        action = find_action(self, text) if mover == self.asked and self.step != OVER else -1
        if action < 0:
            reasons = self.why_not(text, mover) or [refusals.not_a_move(text)]
            raise IllegalMove(text, reasons, describe_place(self), mover)
        return action

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        return reasons_against(self, text, int(self.asked) if seat is None else seat)

    def view(self, seat: int | None) -> Json:
        who = view.SPECTATOR if seat is None else seat
        viewer = "spectator" if seat is None else seat
        return {**self.header(), "viewer": viewer, **view.write_position(self, who)}

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        return view.visible_pieces(self)

    def all_see_alike(self) -> bool:
        return True

    def open_view(self) -> Json:
        return {**self.header(), **view.write_position(self, view.EVERYTHING)}

    def to_json(self) -> Json:
        position = view.write_position(self, view.EVERYTHING)
        position["rolls"] = self.coming_rolls()
        position["rng"] = self.rng.to_json()
        return {**self.header(), **position}

    def header(self) -> Json:
        return {"game": self.game.name, "options": self.game.options}

    def result(self) -> Json | None:
        if not self.is_terminal():
            return None
        return {
            "winner": "draw" if self.winner == DRAW else int(self.winner),
            "reason": self.reason,
            "gg": [int(self.gg0), int(self.gg1)],
            "levels": [int(self.levels_left(0)), int(self.levels_left(1))],
            "kamas": [int(self.stock0), int(self.stock1)],
            "turns": int(self.turn),
        }

    def invariants(self) -> list[str]:
        return problems(self)
