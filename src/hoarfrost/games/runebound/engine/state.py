"""A position of Runebound as core's contract sees it: procedure, views, texts and files."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core import refusals
from hoarfrost.core.bits import count, members_of
from hoarfrost.core.errors import IllegalMove, Reason, RollError
from hoarfrost.core.game import TERMINAL, State
from hoarfrost.core.moves import refused_action
from hoarfrost.core.outcome import Outcome, outcome_of_returns
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.games.runebound.engine import procedure
from hoarfrost.games.runebound.engine.discovering import may_discover
from hoarfrost.games.runebound.engine.judging import estimate
from hoarfrost.games.runebound.engine.realm import Realm
from hoarfrost.games.runebound.engine.resampling import redeal
from hoarfrost.games.runebound.engine.steps import BUY, DISCOVER, MOVING, PASS, TURN
from hoarfrost.games.runebound.files import view
from hoarfrost.games.runebound.files.invariants import problems
from hoarfrost.games.runebound.files.view_figures import write_figures
from hoarfrost.games.runebound.greedy import guiding
from hoarfrost.games.runebound.greedy.answering import answer
from hoarfrost.games.runebound.greedy.walking import Errand
from hoarfrost.games.runebound.words.notation import find_action, format_action, respelled
from hoarfrost.games.runebound.words.why_not import describe_place, reasons_against

if TYPE_CHECKING:
    from hoarfrost.games.runebound.engine.game import RuneboundGame


class RuneboundState(Realm):
    def __init__(self, game: "RuneboundGame", rng: Rng) -> None:
        super().__init__(game.content, game.rules, rng)
        self.game: RuneboundGame = game

    def current_player(self) -> i64:
        return TERMINAL if self.is_over else self.asked

    def is_terminal(self) -> bool:
        return self.is_over

    def legal_actions(self, seat: int = -1) -> list[int]:
        if self.is_over:
            return []
        if seat >= 0 and seat != self.asked:
            return procedure.side_options(self, seat)
        return procedure.options(self)

    def legal_count(self) -> i64:
        return 0 if self.is_over else len(procedure.options(self))

    def nth_legal(self, n: i64) -> i64:
        return procedure.options(self)[n]

    def candidates(self) -> list[int]:
        return guiding.candidates(self)

    def roll_out(self, rng: Rng, horizon: int, start: State) -> i64:
        assert isinstance(start, RuneboundState)
        return guiding.roll_out(self, rng, horizon, start)

    def habit(self) -> int:
        return int(answer(self, self.asked, Errand()))

    def play_out(self, rng: Rng, horizon: int = 0) -> i64:
        return procedure.play_out(self, rng, horizon)

    def apply_action(self, action: i64, seat: int = -1) -> None:
        if not self.attempt(action, seat):
            raise refused_action(self, int(action), seat, describe_place(self))

    def attempt(self, action: i64, seat: i64) -> bool:
        """Carry out a legal action. A prescribed roll that cannot happen undoes it."""
        if action not in self.legal_actions(int(seat)):
            return False
        if self.coming_at >= len(self.coming):
            self.carry_out(action, seat)
            return True
        before = self.clone()
        try:
            self.carry_out(action, seat)
        except RollError:
            self.copy_from(before)
            raise
        return True

    def carry_out(self, action: i64, seat: i64) -> None:
        if seat >= 0 and seat != self.asked:
            procedure.carry_out_beside(self, seat, action)
        else:
            procedure.carry_out(self, action)

    def is_mid_move(self) -> bool:
        """Only a discovery has several steps that others do not see."""
        return self.finding >= 0

    def continues_after(self, action: int, seat: int = -1) -> bool:
        if seat >= 0 and seat != self.asked:
            return False
        if self.finding >= 0:
            return len(self.spent) + 1 < self.content.cards[self.finding].difficulty
        return DISCOVER <= action < BUY

    def is_window(self) -> bool:
        """Whether only a discovery that nobody else can see may keep the mover from going on."""
        frame = self.top()
        if self.is_over or frame.kind != TURN or frame.stage != MOVING or self.finding >= 0:
            return False
        party = self.parties[frame.seat]
        return may_discover(self, party) and not procedure.has_open_choice(self)

    def pass_action(self) -> i64:
        return PASS

    def stops(self) -> list[str]:
        return ["discovery"] if self.is_window() else []

    def returns(self) -> list[float]:
        seats = len(self.parties)
        if not self.is_over:
            return [0.0] * seats
        if self.winners == 0:
            return [-1.0] * seats
        if count(self.winners) > 1:
            return [0.0 if seat in members_of(self.winners) else -1.0 for seat in range(seats)]
        return [1.0 if seat in members_of(self.winners) else -1.0 for seat in range(seats)]

    def outcome(self) -> Outcome | None:
        return None if not self.is_over else outcome_of_returns(self.returns(), self.reason)

    def estimate(self, seat: int) -> float:
        return estimate(self, seat)

    def clone(self) -> "RuneboundState":
        copy = RuneboundState(self.game, Rng(0, 0, 0, 0))
        copy.copy_from(self)
        return copy

    def resample(self, seat: int, rng: Rng) -> "RuneboundState":
        world = self.clone()
        redeal(world, seat, rng)
        world.rng = rng.fork()
        return world

    # --- Texts and files ---

    def action_to_string(self, action: int) -> str:
        return format_action(self, action)

    def string_to_action(self, text: str, seat: int = -1) -> int:
        mover = int(self.asked) if seat < 0 else seat
        action = -1 if self.is_over else find_action(self, text, mover)
        if action < 0:
            reasons = self.why_not(text, mover) or [refusals.not_a_move(text)]
            raise IllegalMove(text, reasons, describe_place(self), mover)
        return action

    def respell(self, text: str) -> str:
        return respelled(self, text)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        return reasons_against(self, text, int(self.asked) if seat is None else seat)

    def view(self, seat: int | None) -> Json:
        who = view.SPECTATOR if seat is None else seat
        viewer = "spectator" if seat is None else seat
        return {
            **self.header(),
            "viewer": viewer,
            **view.write_position(self, who),
            "figures": self.figures(),
        }

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        return view.visible_pieces(self)

    def all_see_alike(self) -> bool:
        return True

    def open_view(self) -> Json:
        position = view.write_position(self, view.EVERYTHING)
        return {**self.header(), **position, "figures": self.figures()}

    def figures(self) -> list[Json | None]:
        """What holds for heroes and allies, so that no board needs the rules for it."""
        return write_figures(self)

    def to_json(self) -> Json:
        position = view.write_position(self, view.EVERYTHING)
        position["rolls"] = self.coming_rolls()
        position["rng"] = self.rng.to_json()
        return {**self.header(), **position}

    def header(self) -> Json:
        return {
            "game": self.game.name,
            "seats": self.game.seats,
            "options": self.game.options,
        }

    def result(self) -> Json | None:
        if not self.is_over:
            return None
        return {
            "winners": members_of(self.winners),
            "reason": self.reason,
            "turns": [int(party.turns) for party in self.parties],
            "counters": [sum(party.counters) for party in self.parties],
            "gold": [int(party.gold) for party in self.parties],
        }

    def invariants(self) -> list[str]:
        return problems(self)
