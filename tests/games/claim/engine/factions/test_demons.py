"""Demons: odd or even."""

import pytest

from tests.games.claim.scene import (
    act,
    at_the_end,
    field,
    followers,
    legal,
    play,
    scene,
    seen,
    strings,
)


@pytest.mark.rule("claim.info.face", "claim.fire.demon")
def test_ex_27_the_number_of_a_demon_is_in_no_view() -> None:
    state = scene(phase=2, hand=["DM7 GO1", "GO2 GO3"])
    assert seen(state, 0, "hand") == [["DMo", "GO1"], ["?", "?"]]
    assert seen(state, 1, "hand")[0] == ["?", "?"]
    for viewer in (0, 1, None):
        assert "DM7" not in set(strings(state.view(viewer)))


@pytest.mark.rule("claim.mixcase.dp_dm", "claim.fire.demon", "claim.info.number")
def test_ex_28_a_doppelganger_is_compared_with_the_announced_number() -> None:
    state = scene(phase=1, hand=["DM3 GO1", "DP5 DM4 GO2"], deck="UD1 UD2 UD3 UD4")
    act(state, "DMo")
    assert legal(state) == {"DP5", "DMe"}
    assert seen(state, 1, "table")["lead"]["card"] == "DMo"
    act(state, "DP5")
    assert followers(state, 1) == {"UD1"}
    assert field(state, "numbers") == ["DM3"]
    assert seen(state, None, "discard") == ["DM3", "DP5"]


@pytest.mark.rule("claim.fire.demon")
@pytest.mark.parametrize(("demon", "badge"), [("DM0", "DMe"), ("DM8", "DMe"), ("DM1", "DMo")])
def test_a_demon_shows_odd_or_even(demon: str, badge: str) -> None:
    state = scene(phase=2, hand=[f"{demon} GO1", "GO2 GO3"])
    assert legal(state) == {badge, "GO1"}


@pytest.mark.rule("claim.fire.demon", "claim.engine.decisions")
def test_two_demons_that_look_alike_are_one_choice_and_chance_takes_one() -> None:
    for chance in ("DM1", "DM7"):
        state = scene(phase=2, hand=["DM1 DM7 GO1", "DM3 GO2 GO3"], rolls=chance)
        assert legal(state) == {"DMo", "GO1"}
        play(state, "DMo", "DMo")
        assert field(state, "numbers") == sorted({chance, "DM3"})


@pytest.mark.rule("claim.info.number")
def test_an_announced_number_stays_public_wherever_the_card_goes() -> None:
    state = scene(phase=2, hand=["DM7 GO1", "DM3 GO2"], numbers="DM7")
    assert legal(state) == {"DM7", "GO1"}
    assert seen(state, 0, "hand")[0] == ["DM7", "GO1"]
    assert seen(state, 1, "hand")[0] == ["?", "?"]
    act(state, "DM7")
    assert seen(state, 1, "table")["lead"]["card"] == "DM7"


@pytest.mark.rule("claim.info.number", "claim.info.hidden_matrix", "claim.info.hidden_matrix.piles")
def test_a_demon_that_was_never_on_the_table_shows_its_badge_in_the_discard_pile() -> None:
    state = scene(phase=2, hand=["GO1", "GO2"], discard="DM7 FE9 DM2")
    for viewer in (0, 1, None):
        assert seen(state, viewer, "discard") == ["DMo", "FEh", "DMe"]


@pytest.mark.rule("claim.end.5", "claim.info.number")
def test_hidden_numbers_are_announced_at_the_end() -> None:
    state = at_the_end(["DM7 DM2", "FE9"])
    assert seen(state, 1, "score") == [["DM2", "DM7"], ["FE9"]]
    state = at_the_end(["DM7 DM2", "FE9 PO1"], toxic=["X", "X", "X"])
    assert field(state, "numbers") == ["DM2", "DM7", "FE9"]
