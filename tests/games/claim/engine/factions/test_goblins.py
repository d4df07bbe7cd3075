"""Goblins: no power."""

import pytest

from tests.games.claim.scene import (
    cards,
    leader,
    score,
    trick,
)


@pytest.mark.rule("claim.base.goblins")
def test_goblins_have_no_power() -> None:
    state = trick(2, "GO9", "GO0a")
    assert score(state, 0) == cards("GO9 GO0a")
    assert leader(state) == 0
    assert score(trick(2, "KN2", "GO9"), 0) == cards("KN2 GO9")
