"""The tree search, in positions small enough to know the answer."""

from hoarfrost.core.game import State
from hoarfrost.core.rng import Rng, rng_from_seed
from hoarfrost.players import Analysis, make_player
from hoarfrost.players.search import Search
from hoarfrost.registry import load_game
from tests.games.claim.scene import scene
from tests.players.games import games
from tests.players.race import HORIZON, TURNS, Race, RaceState


def analyse(state: State, iterations: int, seed: int = 1) -> Analysis:
    seat = int(state.current_player())
    return Search(iterations, rng_from_seed(seed)).analyse(state, seat)


def best(state: State, iterations: int = 200) -> str:
    return state.action_to_string(analyse(state, iterations).best)


def test_it_takes_the_trick_that_wins_the_game() -> None:
    """Undead and Knights vote for seat 0, Dwarves for seat 1; the two Goblins decide."""
    score = ["UD1 KN2", "DW1 DP1"]
    state = scene(phase=2, hand=["GO9 UD2", "GO5 DW2"], score=score, mix="classic")
    assert best(state) == "GO9"


def test_it_looks_beyond_the_trick() -> None:
    """Seat 1 holds the last Knight, which beats any Goblin; leading a Knight draws it out."""
    state = scene(
        phase=2,
        hand=["KN9 GO9", "KN2 UD1"],
        score=["UD2 DW5", "DP1 DW2 DW3"],
        mix="classic",
    )
    analysis = analyse(state, 300)
    assert state.action_to_string(analysis.best) == "KN9"
    assert analysis.moves[0].win_rate > 0.95


def test_every_legal_move_is_judged_and_visits_add_up() -> None:
    state = games()["classic"].new_initial_state(3)
    analysis = analyse(state, 60)
    assert sorted(move.action for move in analysis.moves) == state.legal_actions()
    assert sum(move.visits for move in analysis.moves) == analysis.iterations == 60
    assert analysis.best == analysis.moves[0].action
    assert all(0 <= move.win_rate <= 1 for move in analysis.moves)


def test_it_knows_when_it_has_won_already() -> None:
    state = scene(phase=2, hand=["GO9 GO8", "DW2 DW3"], score=["UD1 KN2 DP1", ""], mix="classic")
    assert all(move.win_rate == 1.0 for move in analyse(state, 40).moves)


def test_three_can_play() -> None:
    """Each seat of Snowfall is rewarded for its own result."""
    state = load_game("snowfall", rounds=1).new_initial_state(2)
    for _ in range(3):
        seat = int(state.current_player())
        analysis = Search(100, rng_from_seed(1)).analyse(state.resample(seat, state.rng), seat)
        assert sorted(move.action for move in analysis.moves) == state.legal_actions()
        state.apply_action(analysis.best)


def test_a_forced_answer_needs_no_search() -> None:
    state = scene(phase=2, hand=["GO9", "GO5"])
    player = Search(10**12, rng_from_seed(1))
    assert player.choose(state, 0) == state.legal_actions()[0]
    assert player.analyse(state, 0).best == state.legal_actions()[0]


def test_the_time_limit_ends_a_search() -> None:
    state = scene(phase=2, hand=["GO9 UD2", "GO5 DW2"])
    analysis = Search(10**12, rng_from_seed(1), time_limit=0.001).analyse(state, 0)
    assert 0 < analysis.iterations < 10**12


def test_the_tree_is_the_same_from_every_world_that_looks_the_same() -> None:
    state = games()["frost with artifacts"].new_initial_state(5)
    seat = int(state.current_player())
    other_world = state.resample(seat, rng_from_seed(9))
    assert str(state) != str(other_world)
    trees = [
        [(move.action, move.visits, move.win_rate) for move in analyse(world, 50).moves]
        for world in (state, other_world)
    ]
    assert trees[0] == trees[1]


def test_a_long_game_is_played_out_to_the_horizon_and_estimated_there() -> None:
    state = RaceState(rng_from_seed(1))
    player = make_player("search:200", Race(), seed=1)
    assert state.action_to_string(player.choose(state, 0)) == "two"
    assert state.actions_made[0] < 200 * (2 * HORIZON)


def test_without_a_horizon_games_are_played_to_their_end() -> None:
    state = RaceState(rng_from_seed(1))
    Search(2, rng_from_seed(1)).choose(state, 0)
    assert state.actions_made[0] == 2 * TURNS


def test_a_play_out_within_the_horizon_that_ends_counts_as_it_ended() -> None:
    state = RaceState(rng_from_seed(1))
    state.turn, state.places = TURNS - 2, [100, 101]  # both have one turn left
    analysis = Search(100, rng_from_seed(1), horizon=HORIZON).analyse(state, 0)
    assert state.action_to_string(analysis.best) == "two"
    # One step always loses: the other is then ahead whatever it does.
    assert [move.win_rate for move in analysis.moves if move.action == 0] == [0.0]


class Trap(RaceState):
    """Seat 0 is sure of a draw by one step; after two, seat 1 decides who has won."""

    def is_terminal(self) -> bool:
        return self.turn == 2 or self.places[0] == 1

    def returns(self) -> list[float]:
        if self.turn < 2:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.places[1] == 1 else [-1.0, 1.0]

    def clone(self) -> "Trap":
        copy = Trap(self.rng.clone())
        copy.turn, copy.places = self.turn, list(self.places)
        return copy


def test_it_does_not_hope_that_the_opponent_helps() -> None:
    """Each move is rewarded with the result of the seat that made it."""
    state = Trap(rng_from_seed(1))
    analysis = analyse(state, 400)
    rates = {state.action_to_string(move.action): move.win_rate for move in analysis.moves}
    assert state.action_to_string(analysis.best) == "one"
    assert rates["one"] == 0.5
    assert rates["two"] < 0.3


class LongTrap(RaceState):
    """The same in a game without an end in sight: what the first two moves did can be estimated."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.first_moves: list[int] = []

    def apply_action(self, action: int, seat: int = -1) -> None:
        super().apply_action(action, seat)
        if len(self.first_moves) < 2:
            self.first_moves.append(action + 1)

    def estimate(self, seat: int) -> float:
        if self.first_moves[0] == 1:
            return 0.5
        return float(seat == (0 if self.first_moves[1] == 1 else 1))

    def clone(self) -> "LongTrap":
        copy = LongTrap(self.rng.clone())
        copy.turn, copy.places = self.turn, list(self.places)
        copy.first_moves = list(self.first_moves)
        return copy


def test_at_the_horizon_each_seat_is_rewarded_with_its_own_estimate() -> None:
    state = LongTrap(rng_from_seed(1))
    analysis = Search(400, rng_from_seed(1), horizon=HORIZON).analyse(state, 0)
    assert state.action_to_string(analysis.best) == "one"


class Guided(RaceState):
    """A race whose search is told to look at two steps only, and to play on by single steps."""

    def candidates(self) -> list[int]:
        return [1]

    def roll_out(self, rng: Rng, horizon: int, start: State) -> int:
        assert isinstance(start, RaceState)
        made = 0
        while made < horizon and self.turn < start.turn + 4:
            self.apply_action(0)
            made += 1
        return made

    def clone(self) -> "Guided":
        copy = Guided(self.rng.clone())
        copy.turn, copy.places = self.turn, list(self.places)
        copy.actions_made = self.actions_made
        return copy


class GuidedInPart(Guided):
    """The same, but every action is looked at."""

    def candidates(self) -> list[int]:
        return self.legal_actions()

    def clone(self) -> "GuidedInPart":
        copy = GuidedInPart(self.rng.clone())
        copy.turn, copy.places = self.turn, list(self.places)
        copy.actions_made = self.actions_made
        return copy


def test_a_game_may_leave_one_action_to_look_at() -> None:
    state = Guided(rng_from_seed(1))
    analysis = Search(10**12, rng_from_seed(1), horizon=HORIZON).analyse(state, 0)
    assert (analysis.best, analysis.moves) == (1, [])


def test_a_game_may_say_how_a_search_plays_on_and_for_how_long() -> None:
    """After the move, and that of the other seat in the tree, single steps up to turn 4."""
    state = GuidedInPart(rng_from_seed(1))
    analysis = Search(2, rng_from_seed(1), horizon=HORIZON).analyse(state, 0)
    assert state.actions_made[0] == 2 * 4
    assert sorted(move.win_rate for move in analysis.moves) == [0.5, 0.5 + 1 / HORIZON]
