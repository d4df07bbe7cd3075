"""Spyglass: a won card for a discarded one."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    camp,
    cards,
    discard,
    field,
    leader,
    legal,
    out,
    play,
    row,
    score,
    seen,
    step,
    strings,
    trick,
    why,
)


@pytest.mark.rule("claim.artifact.spyglass", "claim.frost.frostbeast")
def test_ex_71_the_spyglass_fetches_what_the_frostbeast_threw_out() -> None:
    state = trick(2, "FB7", "IK10", discard="YE1", artifacts=["spyglass", ""])
    play(state, "!spyglass FB7 IK10")
    assert score(state, 0) == {"IK10"}
    assert discard(state) == ["YE1", "FB7"]


@pytest.mark.rule("claim.artifact.spyglass")
def test_ex_72_who_wins_no_card_cannot_use_the_spyglass() -> None:
    state = trick(2, "DW7", "DW2", discard="YE1", artifacts=["spyglass", ""])
    assert field(state, "trickNo") == 2
    assert step(state) != "AFTER_WIN"


@pytest.mark.rule("claim.artifact.spyglass")
def test_the_spyglass_needs_a_discard_pile() -> None:
    state = trick(2, "GO7", "GO2", artifacts=["spyglass", ""])
    assert field(state, "trickNo") == 2


@pytest.mark.rule("claim.artifact.spyglass", "claim.opt.frostbeast")
def test_with_out_the_spyglass_does_not_reach_the_victim_of_a_frostbeast() -> None:
    state = trick(2, "FB7", "IK10", discard="YE1", artifacts=["spyglass", ""], frostbeast="out")
    assert why(state, "!spyglass FB7 IK10") == ("E_PARAM", "claim.artifact.spyglass")
    act(state, "!spyglass FB7 YE1")
    assert score(state, 0) == {"YE1"}
    assert (discard(state), out(state)) == (["FB7"], {"IK10"})
    state = trick(2, "FB7", "IK10", artifacts=["spyglass", ""], frostbeast="out")
    assert field(state, "trickNo") == 2


@pytest.mark.rule("claim.artifact.spyglass", "claim.engine.decisions", "claim.phase2.collect")
def test_the_winner_chooses_both_cards_of_the_swap() -> None:
    state = trick(2, "GO7", "GO2", discard="YE1 IK3", artifacts=["spyglass", ""])
    assert (step(state), legal(state)) == ("AFTER_WIN", {"!spyglass", "pass"})
    for given in ("GO7", "GO2"):
        for taken in ("YE1", "IK3"):
            copy = state.clone()
            play(copy, f"!spyglass {given} {taken}")
            assert score(copy, 0) == cards("GO7 GO2") - {given} | {taken}
            assert given in discard(copy)


@pytest.mark.rule("claim.artifact.spyglass", "claim.artifact.atomic")
def test_the_spyglass_refuses_other_cards() -> None:
    state = trick(2, "GO7", "GO2", discard="YE1", score=["UD1", ""], artifacts=["spyglass", ""])
    assert why(state, "!spyglass UD1 YE1") == ("E_PARAM", "claim.artifact.spyglass")
    assert why(state, "!spyglass GO7 GO2") == ("E_PARAM", "claim.artifact.spyglass")


@pytest.mark.rule("claim.artifact.spyglass", "claim.window.model", "claim.window.priority")
def test_only_the_winner_uses_the_spyglass() -> None:
    state = trick(2, "GO7", "GO2", discard="YE1", artifacts=["", "spyglass"])
    assert field(state, "trickNo") == 2
    state = trick(2, "GO7", "GO9", discard="YE1", artifacts=["", "spyglass"])
    assert (asked(state), step(state)) == (1, "AFTER_WIN")


@pytest.mark.rule("claim.artifact.spyglass", "claim.claim2.giants", "claim.claim2.gnomes")
def test_a_gnome_from_the_discard_pile_goes_to_the_score_pile() -> None:
    state = trick(2, "GO7", "GO2", discard="GN5a", artifacts=["spyglass", ""])
    play(state, "!spyglass GO2 GN5a")
    assert (score(state, 0), row(state, 0)) == (cards("GO7 GN5a"), set())


@pytest.mark.rule(
    "claim.artifact.spyglass", "claim.claim2.giants", "claim.artifact.spyglass.details"
)
def test_a_giant_that_is_taken_or_given_away_smashes_nothing() -> None:
    state = trick(2, "GO7", "GO2", discard="GI5a", row=["", "GN5a"], artifacts=["spyglass", ""])
    play(state, "!spyglass GO2 GI5a")
    assert row(state, 1) == {"GN5a"}
    state = trick(2, "GI5a", "GO2", discard="YE1", row=["", "GN5a"], artifacts=["spyglass", ""])
    play(state, "!spyglass GI5a YE1")
    assert row(state, 1) == {"GN5a"}


@pytest.mark.rule("claim.artifact.spyglass", "claim.claim2.trolls")
def test_a_troll_may_be_taken_beyond_the_limit() -> None:
    state = trick(2, "TR7", "TR2", discard="TR9", artifacts=["spyglass", ""])
    play(state, "!spyglass TR7 TR9")
    assert (score(state, 0), camp(state)) == ({"TR9"}, {"TR2"})


@pytest.mark.rule("claim.artifact.spyglass", "claim.frost.yeti", "claim.artifact.spyglass.details")
def test_the_spyglass_changes_neither_leader_nor_peek() -> None:
    state = trick(2, "YE7", "GO2", discard="GO1", artifacts=["spyglass", ""])
    play(state, "!spyglass YE7 GO1")
    assert leader(state) == 1
    state = trick(2, "PO7", "GO2", discard="GO1", artifacts=["spyglass", ""], toxic=[1, 2, 3])
    play(state, "!spyglass PO7 GO1")
    assert "peek 0" in legal(state)


@pytest.mark.rule("claim.artifact.spyglass", "claim.artifact.ice_sword")
def test_in_a_thaw_a_frozen_card_may_be_given_away() -> None:
    frozen = {"card": ["UD9", "UD1"], "value": [9, 1]}
    state = trick(2, "GO7", "GO2", discard="YE1", frozen=frozen, artifacts=["spyglass", ""])
    play(state, "!spyglass UD1 YE1")
    assert score(state, 0) == cards("GO7 GO2 UD9 YE1")


@pytest.mark.rule("claim.artifact.spyglass", "claim.info.hidden_matrix")
def test_a_demon_taken_from_the_discard_pile_keeps_its_secret() -> None:
    state = trick(2, "GO7", "GO2", discard="DM7 DM2", artifacts=["spyglass", ""])
    play(state, "!spyglass GO2 DMo")
    assert "DM7" in score(state, 0)
    for viewer in (0, 1, None):
        assert seen(state, viewer, "score")[0] == ["DMo", "GO7"]
        assert "DM7" not in set(strings(state.view(viewer)))


@pytest.mark.rule("claim.artifact.spyglass")
def test_there_is_no_spyglass_in_phase_1() -> None:
    state = trick(1, "GO7", "GO2", discard="YE1", artifacts=["spyglass", ""])
    assert why(state, "!spyglass")[0] == "E_ARTIFACT_WINDOW"
    assert field(state, "trickNo") == 2
