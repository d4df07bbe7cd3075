"""How a game ended: winners, ranks and draws, the same for every game."""

from hoarfrost.core.outcome import Outcome, outcome_of_returns, outcome_of_stop


def test_the_highest_return_wins() -> None:
    assert outcome_of_returns([-1.0, 1.0], "votes") == Outcome([1], [2, 1], False, "votes")


def test_where_all_are_equal_it_is_a_draw() -> None:
    assert outcome_of_returns([0.0, 0.0], "draw") == Outcome([0, 1], [1, 1], True, "draw")


def test_some_of_many_may_win_together_without_a_draw() -> None:
    assert outcome_of_returns([0.0, -1.0, 0.0], "") == Outcome([0, 2], [1, 3, 1], False, "")


def test_equal_seats_share_the_better_rank() -> None:
    assert outcome_of_returns([1.0, 0.0, 0.0, -1.0], "").ranks == [1, 2, 2, 4]


def test_who_plays_alone_wins_or_has_no_draw() -> None:
    assert outcome_of_returns([1.0], "saved") == Outcome([0], [1], False, "saved")


def test_whoever_stops_a_game_has_lost_it() -> None:
    assert outcome_of_stop(3, 1, "resigned") == Outcome([0, 2], [1, 2, 1], False, "resigned")
    assert outcome_of_stop(1, 0, "resigned") == Outcome([], [1], False, "resigned")
