"""The registry: games by name, positions that name their game."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import hoarfrost
from hoarfrost import registry
from hoarfrost.core.errors import OptionError, PositionError
from hoarfrost.core.rulebook import RulebookError
from tests.core import coins


@pytest.fixture(autouse=True)
def _coins() -> Iterator[None]:
    registry.register(coins.KIT)
    yield
    registry.forget("coins")


def test_a_game_is_loaded_by_name_with_options() -> None:
    game = hoarfrost.load_game("coins", turns=4)
    assert (game.name, game.options) == ("coins", {"turns": 4, "first": 0})
    assert "coins" in hoarfrost.game_names()
    assert "claim" in hoarfrost.game_names()


def test_a_new_process_registers_a_game_by_its_package() -> None:
    registry.forget("coins")
    assert registry.register_package("tests.core.coins") is coins.KIT
    assert "coins" in hoarfrost.game_names()


def test_the_options_of_a_game_can_be_asked_for() -> None:
    assert [option.name for option in registry.kit_of("coins").options] == ["turns", "first"]


def test_the_rulebook_of_a_game_is_the_one_in_its_package() -> None:
    with pytest.raises(RulebookError, match=r"tests\.core\.coins\.words has no rulebook\.toml"):
        _ = registry.kit_of("coins").rulebook
    assert "claim.follow" in registry.kit_of("claim").rulebook


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(hoarfrost.UnknownGame, match="no game 'coin'; did you mean coins"):
        hoarfrost.load_game("coin")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError, match="unknown option turn; did you mean turns"):
        hoarfrost.load_game("coins", turn=4)


def test_a_position_is_loaded_with_its_options() -> None:
    state = hoarfrost.load_game("coins", turns=4).new_initial_state(seed=1)
    again = hoarfrost.load_position(state.to_json())
    assert str(again) == str(state)


def test_a_position_without_a_game_says_what_to_add() -> None:
    with pytest.raises(PositionError, match=r'add "game", one of claim, .*coins'):
        hoarfrost.load_position({"options": {}})


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(PositionError, match="a position is a JSON object, not list"):
        hoarfrost.load_position([])


def test_a_position_with_options_of_the_wrong_type_is_refused() -> None:
    with pytest.raises(PositionError, match='"options" of a position is an object, not 3'):
        hoarfrost.load_position({"game": "coins", "options": 3})


def test_a_position_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(hoarfrost.UnknownGame):
        hoarfrost.load_position({"game": "chess"})


def test_a_position_whose_game_is_no_name_is_refused() -> None:
    with pytest.raises(PositionError, match='"game" of a position is the name of a game, not 7'):
        hoarfrost.load_position({"game": 7})


def test_everything_that_hoarfrost_exports_is_there() -> None:
    for name in hoarfrost.__all__:
        assert hasattr(hoarfrost, name)
    assert hoarfrost.__version__


def offer(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    """As if a package with this entry point were installed."""
    entry = EntryPoint(name, value, registry.GROUP)
    offered = {**registry.offered(), name: entry}
    monkeypatch.setattr(registry, "offered", lambda: offered)
    registry.is_sound.cache_clear()


def test_a_game_of_an_installed_package_is_found_by_its_entry_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kit = registry.kit_of("claim")
    registry.forget("claim")
    offer(monkeypatch, "claim", "hoarfrost.games.claim:KIT")
    assert "claim" in hoarfrost.game_names()
    assert registry.kit_of("claim") is kit


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("broken", "tests.core.no_such_module:KIT", "No module named 'tests.core.no_such_module'"),
        ("broken", "tests.core.coins:OPTIONS", "which is not a GameKit"),
        ("money", "tests.core.coins:KIT", "has a kit with the name coins"),
        ("coins", "tests.core.coins:KIT", "'tests.core.coins' is not a package"),
        ("leaver", "tests.core.leaver:KIT", "cannot be loaded: 1"),
    ],
)
def test_a_broken_package_is_left_out_with_a_warning(
    name: str,
    value: str,
    problem: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    registry.forget(name)
    offer(monkeypatch, name, value)
    assert name not in hoarfrost.game_names()
    assert "claim" in hoarfrost.game_names()
    assert f"the game {name} cannot be loaded" in caplog.text
    assert problem in caplog.text


def test_the_seats_of_a_position_are_a_number() -> None:
    with pytest.raises(PositionError, match='"seats" of a position is a whole number, not True'):
        hoarfrost.load_position({"game": "coins", "seats": True})
