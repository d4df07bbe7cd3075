"""Frostbeasts: what they beat is thrown out."""

import pytest

from tests.games.claim.scene import (
    camp,
    cards,
    discard,
    leader,
    legal,
    out,
    row,
    score,
    trick,
)


@pytest.mark.rule("claim.mixcase.fb_dw", "claim.frost.frostbeast", "claim.opt.frostbeast")
def test_ex_20_a_dwarf_that_a_frostbeast_beats_is_discarded() -> None:
    state = trick(2, "FB7", "DW9")
    assert (score(state, 0), score(state, 1)) == ({"FB7"}, set())
    assert discard(state) == ["DW9"]


@pytest.mark.rule("claim.frost.frostbeast", "claim.phase2.collect")
def test_ex_21_a_frostbeast_throws_out_another_frostbeast() -> None:
    state = trick(2, "FB3", "FB8")
    assert (score(state, 0), score(state, 1)) == (set(), {"FB8"})
    assert discard(state) == ["FB3"]


@pytest.mark.rule("claim.frost.frostbeast", "claim.phase2.collect")
def test_a_frostbeast_that_loses_has_no_power() -> None:
    assert score(trick(2, "GO1", "FB9"), 0) == cards("GO1 FB9")
    assert score(trick(2, "FB1", "DP9"), 1) == cards("FB1 DP9")


@pytest.mark.rule("claim.frost.frostbeast", "claim.mixcase.fb_ud", "claim.base.undead")
def test_ex_23_a_frostbeast_has_no_power_in_phase_1() -> None:
    state = trick(1, "FB7", "UD2")
    assert score(state, 0) == {"UD2"}
    assert discard(state) == ["FB7"]


@pytest.mark.rule("claim.mixcase.fb_ud")
def test_a_frostbeast_throws_out_an_undead_in_phase_2_like_any_card() -> None:
    state = trick(2, "FB7", "UD2")
    assert score(state, 0) == {"FB7"}
    assert discard(state) == ["UD2"]


@pytest.mark.rule("claim.mixcase.fb_c2")
def test_a_frostbeast_throws_out_a_troll_and_takes_one_from_the_camp() -> None:
    state = trick(2, "FB7", "TR9", camp="TR2 TR5")
    assert score(state, 0) == cards("FB7 TR5")
    assert camp(state) == {"TR2"}
    assert discard(state) == ["TR9"]


@pytest.mark.rule("claim.mixcase.fb_c2")
def test_a_gnome_that_a_frostbeast_beats_stands_in_no_row() -> None:
    state = trick(2, "FB7", "GN9")
    assert (row(state, 0), row(state, 1)) == (set(), set())
    assert discard(state) == ["GN9"]


@pytest.mark.rule("claim.mixcase.fb_c2")
def test_a_giant_that_a_frostbeast_beats_smashes_nothing() -> None:
    state = trick(2, "FB7", "GI5a", row=["", "GN5a"])
    assert row(state, 1) == {"GN5a"}
    assert discard(state) == ["GI5a"]


@pytest.mark.rule("claim.mixcase.fb_po", "claim.fire.poisoner")
def test_a_poisoner_that_a_frostbeast_beats_is_discarded() -> None:
    state = trick(2, "FB7", "PO5", toxic=[1, 2, "X"])
    assert discard(state) == ["PO5"]
    assert leader(state) == 0
    assert "peek 0" not in legal(state)


@pytest.mark.rule("claim.mixcase.fb_po", "claim.opt.poisoner")
def test_with_win_card_a_frostbeast_still_peeks_for_the_poisoner_it_beats() -> None:
    state = trick(2, "FB7", "PO5", toxic=[1, 2, "X"], poisoner="win_card")
    assert legal(state) == {"peek 0", "peek 1", "peek 2", "pass"}


@pytest.mark.rule("claim.opt.frostbeast", "claim.frost.frostbeast")
def test_with_out_the_beaten_card_leaves_the_game() -> None:
    state = trick(2, "FB7", "DW9", frostbeast="out")
    assert discard(state) == []
    assert out(state) == {"DW9"}
    assert state.view(1)["out"] == ["DW9"]
    assert state.view(None)["out"] == ["DW9"]


@pytest.mark.rule("claim.precedence.factions")
def test_the_frostbeast_settles_its_own_case_against_the_yeti() -> None:
    state = trick(2, "FB7", "YE9")
    assert (discard(state), leader(state)) == (["YE9"], 0)
