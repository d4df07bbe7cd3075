"""The factions of Frost (claim.md, 10.3 and 10.5)."""

import pytest

from tests.games.claim.scene import (
    at_the_end,
    camp,
    cards,
    discard,
    field,
    followers,
    leader,
    legal,
    out,
    play,
    result,
    row,
    scene,
    score,
    trick,
)

# Yetis ------------------------------------------------------------------------------------------


@pytest.mark.rule("claim.frost.yeti")
def test_ex_15_a_yeti_that_wins_does_not_lead_the_next_trick() -> None:
    state = trick(2, "YE8", "GO2")
    assert score(state, 0) == cards("YE8 GO2")
    assert leader(state) == 1


@pytest.mark.rule("claim.frost.yeti")
def test_a_yeti_that_wins_as_second_leaves_the_lead_where_it_was() -> None:
    table = {"lead": "GO2", "second": "YE8"}
    state = scene(phase=2, hand=["GO9", "KN2"], table=table, autoWin=1)
    assert score(state, 1) == cards("GO2 YE8")
    assert leader(state) == 0


@pytest.mark.rule("claim.frost.yeti")
def test_a_yeti_that_loses_changes_nothing() -> None:
    assert leader(trick(2, "GO2", "YE8")) == 0
    assert leader(trick(2, "YE2", "DP8")) == 1


@pytest.mark.rule("claim.frost.yeti")
def test_ex_17_two_yetis_cancel_each_other() -> None:
    state = trick(2, "YE4", "YE9")
    assert score(state, 1) == cards("YE4 YE9")
    assert leader(state) == 1
    assert leader(trick(2, "YE9", "YE4")) == 0


@pytest.mark.rule("claim.frost.yeti")
def test_a_yeti_gives_away_the_lead_in_phase_1() -> None:
    state = trick(1, "YE8", "GO2", deck="UD1 UD2 UD3 UD4")
    assert followers(state, 0) == {"UD1"}
    assert leader(state) == 1


@pytest.mark.rule("claim.frost.yeti", "claim.boundary")
def test_ex_19_a_yeti_that_wins_the_last_trick_of_phase_1_gives_away_the_lead() -> None:
    state = scene(phase=1, trickNo=13, hand=["YE8", "GO2"], deck="UD1 UD2")
    play(state, "YE8", "GO2")
    assert (field(state, "phase"), leader(state)) == (2, 1)


@pytest.mark.rule("claim.mixcase.ye_tie", "claim.win.trick")
def test_ex_16_a_yeti_that_wins_a_tie_gives_away_the_lead() -> None:
    state = trick(2, "YE6", "DP6")
    assert score(state, 0) == cards("YE6 DP6")
    assert leader(state) == 1


@pytest.mark.rule("claim.mixcase.ye_dr")
def test_a_dragon_that_loses_to_a_yeti_leads() -> None:
    state = trick(2, "YE8", "DR9")
    assert score(state, 0) == cards("YE8 DR9")
    assert leader(state) == 1


# Frostbeasts ------------------------------------------------------------------------------------


@pytest.mark.rule("claim.mixcase.fb_dw", "claim.frost.frostbeast", "claim.opt.frostbeast")
def test_ex_20_a_dwarf_that_a_frostbeast_beats_is_discarded() -> None:
    state = trick(2, "FB7", "DW9")
    assert (score(state, 0), score(state, 1)) == ({"FB7"}, set())
    assert discard(state) == ["DW9"]


@pytest.mark.rule("claim.frost.frostbeast")
def test_ex_21_a_frostbeast_throws_out_another_frostbeast() -> None:
    state = trick(2, "FB3", "FB8")
    assert (score(state, 0), score(state, 1)) == (set(), {"FB8"})
    assert discard(state) == ["FB3"]


@pytest.mark.rule("claim.frost.frostbeast")
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


# Kings and Queens -------------------------------------------------------------------------------


@pytest.mark.rule("claim.frost.marriage", "claim.end.7")
def test_ex_25_kings_and_queens_of_one_value_marry_and_leave() -> None:
    state = at_the_end(["IK3 IQ3 IK7 IQ9", "IK4"])
    assert (score(state, 0), score(state, 1)) == (cards("IK7 IQ9"), {"IK4"})
    assert set(discard(state)) == cards("IK3 IQ3")
    assert result(state)["removed"] == [{"step": 7, "seat": 0, "cards": ["IK3", "IQ3"]}]


@pytest.mark.rule("claim.frost.marriage", "claim.end.7")
def test_ex_26_a_couple_in_different_piles_does_not_marry() -> None:
    state = at_the_end(["IK3", "IQ3"])
    assert (score(state, 0), score(state, 1)) == ({"IK3"}, {"IQ3"})


@pytest.mark.rule("claim.frost.marriage")
def test_each_pile_has_its_own_marriages_up_to_ten() -> None:
    state = at_the_end(["IK10 IQ10 IK0", "IQ0 IK5 IQ5 YE5"])
    assert (score(state, 0), score(state, 1)) == ({"IK0"}, cards("IQ0 YE5"))
