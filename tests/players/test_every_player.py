"""What holds for every player in every game."""

import pytest

from hoarfrost.core.game import Game, State
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.players import Player, make_player
from tests.players.games import decisions, games

GAMES = games()
PLAYERS = {"random": 3, "greedy": 2, "search:8": 8}  # each with how many decisions it skips


def sittings() -> list[tuple[str, str]]:
    return [
        (player, game)
        for player in PLAYERS
        for game in GAMES
        if not (player == "greedy" and game == "snowfall")
    ]


def game_and_player(name: str, game_name: str) -> tuple[Game, Player]:
    game = GAMES[game_name]
    return game, make_player(name, game, seed=1)


@pytest.mark.parametrize(("name", "game_name"), sittings())
def test_every_choice_is_legal_and_changes_nothing(name: str, game_name: str) -> None:
    game, player = game_and_player(name, game_name)
    rng = rng_from_seed(2)
    for state, seat in decisions(game, "legal", every=PLAYERS[name]):
        seen = state.resample(seat, rng)
        before = str(seen)
        assert player.choose(seen, seat) in state.legal_actions()
        assert str(seen) == before


@pytest.mark.parametrize(("name", "game_name"), sittings())
def test_a_choice_depends_on_what_the_seat_knows_alone(name: str, game_name: str) -> None:
    """The true state and two other worlds that look the same: a player with the same seed does
    the same in all of them."""
    game = GAMES[game_name]
    rng = rng_from_seed(3)
    worlds_that_differ = 0
    for state, seat in decisions(game, "hidden", every=PLAYERS[name]):
        worlds = [state, state.resample(seat, rng), state.resample(seat, rng)]
        worlds_that_differ += hidden(worlds[1]) != hidden(state)
        choices = [make_player(name, game, seed=4).choose(world, seat) for world in worlds]
        assert choices == choices[:1] * 3
    assert worlds_that_differ > 0


def hidden(state: State) -> list[str]:
    """What all the seats know together."""
    seats = range(3) if len(state.returns()) == 3 else range(2)
    return [state.information_state_string(seat) for seat in seats]


@pytest.mark.parametrize(("name", "game_name"), sittings())
def test_the_same_seed_makes_the_same_choices(name: str, game_name: str) -> None:
    game = GAMES[game_name]
    twins = [make_player(name, game, seed="twin") for _ in range(2)]
    rng = rng_from_seed(5)
    for state, seat in decisions(game, "twins", every=2 * PLAYERS[name]):
        seen = state.resample(seat, rng)
        assert twins[0].choose(seen, seat) == twins[1].choose(seen, seat)


def test_a_player_of_ones_own_needs_one_method() -> None:
    class First(Player):
        def choose(self, state: State, seat: int) -> int:
            return state.legal_actions()[0]

    state = GAMES["classic"].new_initial_state(1)
    seat = int(state.current_player())
    analysis = First().analyse(state, seat)
    assert (analysis.best, analysis.moves) == (state.legal_actions()[0], [])
