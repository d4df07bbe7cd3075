"""The Forest: five cards or fewer win."""

import pytest

from tests.games.claim.scene import (
    at_the_end,
    result,
)


@pytest.mark.rule("claim.location.forest", "claim.end.8", "claim.location.weak")
def test_ex_54_the_forest_counts_what_the_marriages_left() -> None:
    state = at_the_end(
        ["IK3 IQ3 IK8 UD1 UD2 UD3 YE1", "YE2 YE3 YE4 YE5 YE6 YE7 YE8"], locations="forest"
    )
    assert (result(state)["winner"], result(state)["reason"]) == (0, "forest")


@pytest.mark.rule("claim.location.forest", "claim.end.8")
def test_ex_55_if_both_have_few_cards_the_votes_decide() -> None:
    state = at_the_end(["UD1 UD2", "YE2"], locations="forest")
    assert (result(state)["winner"], result(state)["reason"]) == (0, "cards")


@pytest.mark.rule("claim.location.forest")
@pytest.mark.parametrize(
    ("mine", "reason"), [("", "forest"), ("UD1 UD2 UD3 UD4 UD5", "forest"), ("six", "votes")]
)
def test_the_forest_wants_five_cards_or_fewer(mine: str, reason: str) -> None:
    mine = "UD1 UD2 UD3 UD4 UD5 UD6" if mine == "six" else mine
    state = at_the_end([mine, "YE1 YE2 YE3 YE4 YE5 YE6 GO1"], locations="forest")
    assert result(state)["reason"] == reason
    assert result(state)["winner"] == (0 if reason == "forest" else 1)


@pytest.mark.rule("claim.location.forest", "claim.end.4")
def test_gnomes_of_the_row_count_for_the_forest() -> None:
    state = at_the_end(
        ["UD1 UD2 UD3", "YE1 YE2 YE3 YE4 YE5 YE6 YE7"],
        row=["GN1a GN3a GN5a", ""],
        locations="forest",
    )
    assert result(state)["reason"] != "forest"


@pytest.mark.rule("claim.location.weak", "claim.location.forest")
def test_poison_and_fakes_come_before_the_forest() -> None:
    state = at_the_end(
        ["UD1 UD2 UD3 UD4 UD5 TC9x", "UD6 YE3 YE4 YE5 YE6 YE7 YE8"],
        locations="forest",
        toxic=["X", "X", "X"],
    )
    assert (result(state)["winner"], result(state)["reason"]) == (0, "forest")
