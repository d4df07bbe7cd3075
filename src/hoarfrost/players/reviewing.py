"""What the decisions of a seat in a finished game were worth, in the numbers of a hint.

Each decision is valued from what the seat knew then, never from what was hidden from it. Moves
that left no choice are passed over.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.errors import RecordError
from hoarfrost.core.game import Game, State
from hoarfrost.core.match import Match
from hoarfrost.core.messages import Message
from hoarfrost.core.moves import read_move, when_asked
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.record import Record
from hoarfrost.core.replay import replay_steps
from hoarfrost.core.rng import Rng, rng_from_seed
from hoarfrost.players.rivals import Contest
from hoarfrost.players.search import Node, Search

ITERATIONS: Final = 2000  # to find the best move of a decision, and as many to compare two
SECONDS: Final = 1.0  # at most, for each of the two
SECONDS_OF_A_GAME: Final = 120.0  # at most, for all decisions of a seat together
# How much of the chance to win a move cost.
DUBIOUS: Final = 0.04
MISTAKE: Final = 0.08
BLUNDER: Final = 0.15


@dataclass(frozen=True)
class Decision:
    """A choice that a seat had and made."""

    number: int  # so many moves had been made before
    state: State  # in which the seat was asked
    move: str  # the whole one
    action: int  # its first step


@dataclass(frozen=True)
class Course:
    """All choices of a seat in a game, and what that game was worth to it: 1, 0.5 or 0."""

    seat: int
    decisions: list[Decision]
    result: float


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth."""

    number: int
    move: str
    better: str  # the first step of the best move; empty if none was better
    win: float  # the chance to win with what was played
    best: float  # and with the best

    @property
    def cost(self) -> float:
        return self.best - self.win

    @property
    def kind(self) -> str:
        if self.cost >= BLUNDER:
            return "blunder"
        if self.cost >= MISTAKE:
            return "mistake"
        return "dubious" if self.cost >= DUBIOUS else "good"


class Comparison(Search):
    """A search that gives some moves of the seat the same number of iterations each."""

    def __init__(
        self, actions: list[int], iterations: int, rng: Rng, time_limit: float, horizon: int
    ) -> None:
        super().__init__(iterations, rng, time_limit, horizon=horizon)
        self.actions: list[int] = actions
        self.turn: int = 0

    def descend(self, root: Node, world: State, seat: i64) -> None:
        self.path.clear()
        node = root.child(seat, self.actions[self.turn % len(self.actions)])
        self.turn += 1
        node.available += 1
        self.path.append(node)
        is_new = node.visits == 0
        world.apply_action(node.action)
        if not is_new:
            self.descend_from(node, world, seat)

    def win_rates(self, state: State, seat: int) -> list[float]:
        """The chance to win with each of the moves."""
        root = Node(-1, -1, None)
        self.grow(root, state, seat)
        rates: list[float] = []
        for action in self.actions:
            node = root.child(seat, action)
            rates.append(node.reward / float(node.visits))
        return rates


def course_of(record: Record, game: Game, seat: int) -> Course:
    """The choices that a seat had in the game of a full record; raises RecordError.

    Before the end nobody may look at a game with more than their own eyes.
    """
    if not 0 <= seat < game.num_players():
        raise RecordError(Message("there is no seat {seat} in this game", seat=seat))
    found: list[Decision] = []
    outcome: Outcome | None = None
    for number, match in enumerate(replay_steps(record, game)):
        decision = decision_in(match, record, number, seat)
        if decision is not None:
            found.append(decision)
        if number == len(record.moves):
            match.stopped = record.stopped
            outcome = match.outcome()
    if outcome is None:
        raise RecordError(Message("only a game that is over can be looked at like this"))
    return Course(seat, found, worth_of(outcome, seat))


def worth_of(outcome: Outcome, seat: int) -> float:
    if outcome.is_draw:
        return 0.5
    return 1.0 if seat in outcome.winners else 0.0


def decision_in(match: Match, record: Record, number: int, seat: int) -> Decision | None:
    """The choice of a seat that the next move of the record was, if it was one."""
    if number == len(record.moves):
        return None
    made = record.moves[number]
    if made.seat != seat or made.forced or seat not in match.state.asked_at_once():
        return None
    state = when_asked(match.state, seat)
    if state.legal_count() == 1:
        return None
    reading = read_move(state, made.move or "", seat)
    if not reading.is_whole():  # a side move of a seat that is asked with others
        return None
    return Decision(number, state.clone(), made.move or "", reading.actions[0])


def seconds_for(decisions: int) -> float:
    """For each of the two searches of a decision: a long game has many, and somebody waits."""
    return min(SECONDS, SECONDS_OF_A_GAME / 2.0 / max(decisions, 1))


def judge(
    game: Game,
    decision: Decision,
    seat: int,
    iterations: int = ITERATIONS,
    seconds: float = SECONDS,
) -> Verdict:
    """The worth of a decision; the same each time, unless the time for it is up."""
    known = decision.state.known_to(seat)
    rng = rng_from_seed(f"decision {decision.number}")
    if known.habit() >= 0:
        return judge_beside_habit(game, decision, known, seat, iterations, rng, seconds)
    horizon = game.horizon()
    analysis = Search(iterations, rng, seconds, game.exploration(), horizon).analyse(known, seat)
    if analysis.best == decision.action:
        if analysis.moves:
            win = analysis.moves[0].win_rate
        else:  # nothing else was worth a look
            alone = Comparison([decision.action], iterations, rng, seconds, horizon)
            win = alone.win_rates(known, seat)[0]
        return Verdict(decision.number, decision.move, "", win, win)
    # A move that the search soon dropped has been tried too seldom to be called bad.
    two = Comparison([decision.action, analysis.best], iterations, rng, seconds, horizon)
    win, best = two.win_rates(known, seat)
    better = decision.state.action_to_string(analysis.best) if best > win else ""
    return Verdict(decision.number, decision.move, better, win, max(win, best))


def judge_beside_habit(
    game: Game,
    decision: Decision,
    known: State,
    seat: int,
    iterations: int,
    rng: Rng,
    seconds: float,
) -> Verdict:
    """One search is enough: what was played is held against the same worlds as all others."""
    contest = Contest(known, seat, known.habit(), rng, game.horizon())
    contest.speak_of(decision.action)
    contest.run(iterations, seconds)
    moves = contest.analysis().moves
    win = next(move.win_rate for move in moves if move.action == decision.action)
    best = moves[0]
    better = decision.state.action_to_string(best.action) if best.win_rate > win else ""
    return Verdict(decision.number, decision.move, better, win, max(win, best.win_rate))


def moment_of(verdicts: list[Verdict]) -> Verdict | None:
    """The decision that cost most, if any cost enough to be spoken of."""
    costly = [verdict for verdict in verdicts if verdict.cost >= DUBIOUS]
    return max(costly, key=lambda verdict: verdict.cost, default=None)
