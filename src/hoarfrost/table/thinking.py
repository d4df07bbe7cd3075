"""What a worker thinks about: a whole move for one seat, from nothing but what that seat sees."""

from dataclasses import dataclass
from time import monotonic

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import Game, State
from hoarfrost.core.moves import after, continues
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.players import Player, make_player
from hoarfrost.registry import load_game, register_package

LEAST_SHARE = 0.1  # of the time, for each further step of a move


@dataclass(frozen=True)
class Question:
    """Which move? As plain data that a new process understands."""

    game: str
    package: str  # of its kit, since it may have been registered by hand
    seats: int
    options: Json
    view: Json
    seat: int
    player: str
    seed: str
    seconds: float

    def load(self) -> Game:
        register_package(self.package)
        return load_game(self.game, self.seats, **self.options)

    def sample(self, game: Game) -> State:
        """A state that the seat cannot tell from the real one, which is nowhere in this process."""
        if self.view.get("viewer", self.seat) != self.seat:
            raise HoarfrostError(f"this is not the view of seat {self.seat}")
        state = game.sample(self.view, rng_from_seed(f"{self.seed} world"))
        if state.current_player() != self.seat:
            raise HoarfrostError(f"seat {self.seat} is not asked")
        return state

    def thinker(self, game: Game, step: int, deadline: float) -> Player:
        seconds = max(deadline - monotonic(), self.seconds * LEAST_SHARE)
        return make_player(self.player, game, f"{self.seed} step {step}", seconds)


def choose_move(question: Question) -> str:
    """The text of a whole move."""
    deadline = monotonic() + question.seconds
    game = question.load()
    return complete(question, game, question.sample(game), [], deadline)


def judge_moves(question: Question) -> list[Json]:
    """The moves of the seat, the best first: `move` (whole), `win` (0 to 1, None if not known).

    A move with several steps is judged by its first; the others are the best that follow.
    """
    deadline = monotonic() + question.seconds
    game = question.load()
    state = question.sample(game)
    found: list[Json] = []
    for action, win in judged_actions(question.thinker(game, 0, deadline), state, question.seat):
        step = state.action_to_string(action)
        next_state = after(state, action, question.seat)
        move = complete(question, game, next_state, [step], deadline)
        found.append({"move": move, "win": win})
    return found


def judged_actions(player: Player, state: State, seat: int) -> list[tuple[int, float | None]]:
    if state.legal_count() == 1:  # nothing to judge: a search looks past such an answer
        return [(int(state.nth_legal(0)), None)]
    analysis = player.analyse(state, seat)
    if not analysis.moves:
        return [(analysis.best, None)]
    return [(move.action, move.win_rate) for move in analysis.moves]


def complete(
    question: Question, game: Game, state: State, steps: list[str], deadline: float
) -> str:
    """The move that begins with these steps, which have been carried out; the state is used up."""
    seat = question.seat
    while not steps or continues(state, seat):
        action = question.thinker(game, len(steps), deadline).choose(state, seat)
        steps.append(state.action_to_string(action))
        state.apply_action(action, seat)
    return " ".join(steps)
