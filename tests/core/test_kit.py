"""The kit of a game: checked when it is made, asked by everybody else."""

from dataclasses import replace

import pytest

from hoarfrost.core.kit import GameKit, KitError
from hoarfrost.core.levels import Level
from hoarfrost.core.messages import Message
from hoarfrost.core.options import Flag, Option, OptionList
from hoarfrost.registry import kits
from tests.core import coins


def test_a_game_has_one_to_six_seats() -> None:
    for least, most in ((0, 2), (3, 2), (2, 7)):
        with pytest.raises(KitError, match=f"has {least} to {most} seats; a game has 1 to 6"):
            replace(coins.KIT, least_seats=least, most_seats=most)


def test_levels_have_the_names_that_all_games_share() -> None:
    with pytest.raises(KitError, match=r"are some of snowflake, fox, wolf, owl, not \['bear'\]"):
        replace(coins.KIT, levels=[Level("bear", "random", Message("Plays."))])
    with pytest.raises(KitError, match="coins has no level 'owl', only fox"):
        replace(coins.KIT, default_level="owl")


def test_no_option_can_be_called_seats() -> None:
    seats = OptionList([Option("seats", Flag(), True, Message("Seats"))])
    with pytest.raises(KitError, match="no option can be called seats"):
        replace(coins.KIT, options=seats)


def test_a_level_is_found_by_its_id_alone() -> None:
    assert coins.KIT.level("fox").player == "random"
    assert not coins.KIT.has_level("wolf")
    assert not coins.KIT.has_level("random")


def test_the_number_of_seats_is_the_least_if_nobody_says() -> None:
    kit = replace(coins.KIT, least_seats=2, most_seats=4)
    assert [kit.check_seats(seats) for seats in (None, 2, 4)] == [2, 2, 4]
    with pytest.raises(KitError, match="This game has 2 to 4 seats, not 5"):
        kit.check_seats(5)
    with pytest.raises(KitError, match="This game has 2 seats, not 3"):
        coins.KIT.check_seats(3)
    for wrong in (2.0, True, "2"):
        with pytest.raises(KitError, match="This game has 2 to 4 seats"):
            kit.check_seats(wrong)  # type: ignore[arg-type]


def test_a_game_without_a_folder_for_the_page_has_no_files_there() -> None:
    kit = replace(coins.KIT, package="hoarfrost.core")
    assert kit.web() is None
    assert kit.web_files() == []


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.name)
def test_every_kit_keeps_to_its_own_package(kit: GameKit) -> None:
    assert kit.make_game.__module__.startswith(kit.package)
    assert all(rule.id.startswith(f"{kit.rule_prefix}.") for rule in kit.rulebook)
    assert all(kit.make_game(case.options, case.seats) for case in kit.trials.cases)
    assert {goal.subject.split()[0] for goal in kit.trials.goals} <= set(kit.trials.benchmarks)
    columns = [goal.short for goal in kit.trials.goals]  # of the game's table of results
    assert len(set(columns)) == len(columns)
