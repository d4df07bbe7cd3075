"""Buildings and Settings."""

import pytest

from tests.games.claim.scene import (
    at_the_end,
    result,
    score,
)


@pytest.mark.rule("claim.location.types", "claim.cards.locations")
def test_a_building_and_a_setting_may_act_in_one_game() -> None:
    state = at_the_end(
        ["UD1 UD2 UD3 UD4 UD5 UD6", "YE1 YE2 YE3 YE4 YE5 YE6"],
        locations="pit forest",
        lastWinnerP2=0,
    )
    assert len(score(state, 0)) == 4
    assert (result(state)["winner"], result(state)["reason"]) == (0, "forest")
