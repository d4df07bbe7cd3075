"""Players by name."""

import pytest

from hoarfrost.players import PLAYERS, UnknownPlayer, make_player
from hoarfrost.players.greedy import NoGreedyPlayer
from hoarfrost.players.search import Search
from hoarfrost.registry import kit_of, load_game

CLAIM = load_game("claim")


def test_every_level_can_be_made() -> None:
    for name in PLAYERS:
        make_player(name, CLAIM, seed=1)


def test_search_takes_the_number_of_its_iterations() -> None:
    player, plain = make_player("search:5000", CLAIM), make_player("search", CLAIM)
    assert isinstance(player, Search)
    assert isinstance(plain, Search)
    assert (player.iterations, plain.iterations) == (5000, 1000)


def test_an_unknown_player_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownPlayer, match=r"did you mean greedy\? Known: random, greedy, search"):
        make_player("gredy", CLAIM)


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-3", "search:many", "search:1:2"])
def test_iterations_that_are_no_number_are_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer, match="whole number from 1, as in search:5000"):
        make_player(name, CLAIM)


@pytest.mark.parametrize("name", ["random:5", "greedy:100", "greedy:"])
def test_only_search_takes_a_number(name: str) -> None:
    with pytest.raises(UnknownPlayer, match="only search takes a number"):
        make_player(name, CLAIM)


def test_a_game_without_greedy_rules_says_who_plays_it() -> None:
    with pytest.raises(NoGreedyPlayer, match="random and search play every game"):
        make_player("greedy", load_game("snowfall"))


@pytest.mark.parametrize("name", ["claim", "snowfall"])
def test_the_levels_of_a_game_are_players_by_name(name: str) -> None:
    game = load_game(name)
    for level in kit_of(name).levels:
        by_level, by_player = (make_player(each, game, 1) for each in (level.id, level.player))
        assert type(by_level) is type(by_player)
        assert getattr(by_level, "iterations", 0) == getattr(by_player, "iterations", 0)
