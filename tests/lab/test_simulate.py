"""Many games: counted right, the same on any number of processes."""

import pytest

from hoarfrost.core.errors import OptionError
from hoarfrost.lab import Simulation, SimulationError, simulate
from hoarfrost.lab.simulate import Tally
from hoarfrost.players import UnknownPlayer


def run(processes: int, seed: int | str = 7) -> Simulation:
    """With artifacts the number of decisions differs from game to game, so it tells games apart."""
    return simulate("claim", {"artifacts": True}, ["random", "random"], 12, seed, processes)


def test_one_process_and_two_give_the_same_result() -> None:
    assert run(1) == run(2)


def test_another_seed_gives_other_games() -> None:
    assert run(1, seed=7) != run(1, seed=8)


def test_everything_adds_up() -> None:
    result = run(1)
    assert result.games == sum(result.reasons.values()) == 12
    assert result.average_length * 12 == pytest.approx(result.decisions)
    first, second = result.players
    assert (first.name, second.name) == ("random", "random")
    assert (first.total.wins, first.total.draws) == (second.total.losses, second.total.draws)
    for player in result.players:
        assert player.total.games == 12
        assert [seat.games for seat in player.by_seat] == [6, 6]
        assert player.total.wins == sum(seat.wins for seat in player.by_seat)
        assert player.total.wins == sum(player.win_reasons.values())
        low, high = player.total.interval
        assert 0 <= low <= player.total.win_rate <= high <= 1


def test_each_deal_is_played_in_both_seatings() -> None:
    """Equal players choose alike, so what one wins on a seat the other wins there in return."""
    result = simulate("claim", {}, ["greedy", "greedy"], games=20, processes=1)
    first, second = result.players
    assert first.total.wins == second.total.wins == 10
    assert first.by_seat == second.by_seat


def test_the_last_deal_may_be_played_once() -> None:
    result = simulate("claim", {}, ["random", "random"], games=3, processes=1)
    assert [seat.games for seat in result.players[0].by_seat] == [2, 1]


def test_three_players_change_seats_in_turn() -> None:
    players = ["search:5", "random", "random"]
    result = simulate("snowfall", {"rounds": 1}, players, games=9, processes=1)
    for player in result.players:
        assert [seat.games for seat in player.by_seat] == [3, 3, 3]


def test_progress_is_told_until_all_games_are_played() -> None:
    told: list[tuple[int, int]] = []
    simulate("claim", {}, ["random", "random"], 40, 1, 1, lambda done, of: told.append((done, of)))
    assert told[-1] == (40, 40)
    assert told == sorted(told)
    assert len(told) > 2


def test_a_tally_without_games_has_no_rate_and_knows_nothing() -> None:
    assert (Tally().win_rate, Tally().interval) == (0.0, (0.0, 1.0))


def test_a_simulation_that_cannot_be_run_is_refused_before_it_starts() -> None:
    with pytest.raises(SimulationError, match="claim is for 2 players, but 1 are named: random"):
        simulate("claim", {}, ["random"], 10)
    with pytest.raises(SimulationError, match="at least 1, not 0"):
        simulate("claim", {}, ["random", "random"], 0)
    with pytest.raises(SimulationError, match="processes is at least 1, not 0"):
        simulate("claim", {}, ["random", "random"], 10, processes=0)
    with pytest.raises(UnknownPlayer, match="there is no player 'rando'"):
        simulate("claim", {}, ["random", "rando"], 10)
    with pytest.raises(OptionError):
        simulate("claim", {"mix": "frots"}, ["random", "random"], 10)
