"""The factions of Claim 2 (claim.md, 10.2)."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    at_the_end,
    camp,
    cards,
    discard,
    followers,
    leader,
    legal,
    play,
    result,
    row,
    scene,
    score,
    seen,
    trick,
)

# Gnomes and Giants ------------------------------------------------------------------------------


@pytest.mark.rule("claim.claim2.gnomes")
def test_a_gnome_won_in_phase_2_stands_in_the_row() -> None:
    state = trick(2, "GN5a", "GN7a")
    assert row(state, 1) == cards("GN5a GN7a")
    assert score(state, 1) == set()
    assert row(trick(2, "GO5", "GN7a"), 0) == {"GN7a"}


@pytest.mark.rule("claim.claim2.gnomes")
def test_a_gnome_has_no_power_in_phase_1() -> None:
    assert discard(trick(1, "GN5a", "GN7a")) == ["GN5a", "GN7a"]


@pytest.mark.rule("claim.claim2.gnomes", "claim.end.4")
def test_rows_join_the_score_piles_at_the_end() -> None:
    state = at_the_end(["GO1", "GO2"], row=["GN5a GN7a", "GN1a"])
    assert score(state, 0) == cards("GO1 GN5a GN7a")
    assert score(state, 1) == cards("GO2 GN1a")
    assert (row(state, 0), row(state, 1)) == (set(), set())
    assert result(state)["factions"][1]["counts"] == [2, 1]


@pytest.mark.rule("claim.claim2.giants")
def test_ex_42_each_giant_smashes_a_gnome_of_its_value() -> None:
    state = trick(2, "GI5a", "GI3a", row=["", "GN5a GN5b GN3a"])
    assert score(state, 0) == cards("GI5a GI3a")
    assert len(row(state, 1)) == 1
    assert row(state, 1) < cards("GN5a GN5b")
    assert len(discard(state)) == 2
    assert "GN3a" in discard(state)


@pytest.mark.rule("claim.claim2.giants")
def test_two_giants_of_one_value_smash_two_gnomes() -> None:
    state = trick(2, "GI5a", "GI5b", row=["", "GN5a GN5b GN5c"])
    assert len(row(state, 1)) == 1


@pytest.mark.rule("claim.claim2.giants")
def test_a_giant_of_the_opponent_smashes_for_the_winner() -> None:
    state = trick(2, "GO9", "GI5a", row=["GN5a", "GN5b"])
    assert (row(state, 0), row(state, 1)) == ({"GN5a"}, set())


@pytest.mark.rule("claim.claim2.giants")
def test_a_giant_without_a_gnome_of_its_value_does_nothing() -> None:
    state = trick(2, "GI5a", "GO1", row=["GN5a", "GN3a GN7a"])
    assert (row(state, 0), row(state, 1)) == ({"GN5a"}, cards("GN3a GN7a"))
    assert score(state, 0) == cards("GI5a GO1")


@pytest.mark.rule("claim.claim2.giants", "claim.claim2.gnomes")
def test_a_gnome_won_with_the_giant_is_safe() -> None:
    state = trick(2, "GI5a", "GN5a", row=["", ""])
    assert row(state, 0) == {"GN5a"}
    assert discard(state) == []


@pytest.mark.rule("claim.claim2.giants", "claim.power.printed")
def test_a_giant_smashes_by_its_printed_value() -> None:
    state = trick(2, "GI5a", "GO1", row=["", "GN5a GN7a"], artifacts=["magic_wand", ""])
    play(state, "!wand +2")
    assert row(state, 1) == {"GN7a"}


@pytest.mark.rule("claim.claim2.giants")
def test_a_giant_has_no_power_in_phase_1() -> None:
    state = trick(1, "GI5a", "GI3a", row=["", "GN5a"])
    assert row(state, 1) == {"GN5a"}


# Dragons ----------------------------------------------------------------------------------------


@pytest.mark.rule("claim.claim2.dragons", "claim.leader.next")
def test_ex_39_the_last_dragon_leads() -> None:
    state = trick(2, "DR8", "DR3")
    assert score(state, 0) == cards("DR8 DR3")
    assert leader(state) == 1


@pytest.mark.rule("claim.claim2.dragons")
@pytest.mark.parametrize("phase", [1, 2])
def test_a_dragon_leads_even_after_losing(phase: int) -> None:
    assert leader(trick(phase, "GO3", "DR8")) == 1
    assert leader(trick(phase, "DR3", "DP8")) == 0


# Seers ------------------------------------------------------------------------------------------


@pytest.mark.rule("claim.claim2.seers", "claim.engine.decisions")
def test_ex_38_a_seer_takes_the_top_card_and_leaves_the_prize() -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 KN9 UD1 UD2")
    assert legal(state) == {"look", "keep"}
    play(state, "look")
    assert legal(state) == {"keep", "take"}
    play(state, "take")
    assert (followers(state, 0), followers(state, 1)) == ({"KN9"}, {"GO1"})
    assert seen(state, 1, "followers")[0] == ["?"]
    assert seen(state, 0, "followers")[1] == ["GO1"]


@pytest.mark.rule("claim.claim2.seers", "claim.info.steps", "claim.info.zones")
def test_only_the_seers_player_sees_the_top_card() -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 KN9 UD1 UD2")
    play(state, "look")
    assert seen(state, 0, "top") == "KN9"
    assert seen(state, 1, "top") == seen(state, None, "top") == "?"
    play(state, "keep")
    assert (followers(state, 0), followers(state, 1)) == ({"GO1"}, {"KN9"})
    assert seen(state, 0, "followers")[1] == ["KN9"]
    assert seen(state, None, "followers")[1] == ["?"]


@pytest.mark.rule("claim.claim2.seers")
def test_a_seer_who_does_not_look_keeps_the_prize() -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 KN9 UD1 UD2")
    play(state, "keep")
    assert (followers(state, 0), followers(state, 1)) == ({"GO1"}, {"KN9"})
    assert seen(state, 0, "followers")[1] == ["?"]


@pytest.mark.rule("claim.claim2.seers")
def test_a_seer_that_loses_sees_nothing() -> None:
    assert legal(trick(1, "GO7", "SE9")).isdisjoint({"look", "keep"})
    assert legal(trick(1, "SE1", "DP9")).isdisjoint({"look", "keep"})


@pytest.mark.rule("claim.claim2.seers")
def test_a_seer_that_wins_as_second_is_asked() -> None:
    state = trick(1, "SE2", "SE7", deck="GO1 KN9 UD1 UD2")
    assert asked(state) == 1
    act(state, "look", "take")
    assert (followers(state, 0), followers(state, 1)) == ({"GO1"}, {"KN9"})


@pytest.mark.rule("claim.claim2.seers")
def test_a_seer_has_no_power_in_phase_2() -> None:
    state = trick(2, "SE7", "SE2")
    assert score(state, 0) == cards("SE7 SE2")


@pytest.mark.rule("claim.mixcase.se_torch", "claim.artifact.prowlers_torch")
@pytest.mark.parametrize(("answer", "seat"), [("take", 0), ("keep", 1)])
def test_whoever_takes_the_top_card_shows_it_under_the_torch(answer: str, seat: int) -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 KN9 UD1 UD2", torchTricks=[1, 2])
    play(state, "look", answer)
    assert seen(state, 1 - seat, "followers")[seat] == ["KN9"]
    assert seen(state, None, "followers")[seat] == ["KN9"]


# Trolls -----------------------------------------------------------------------------------------


@pytest.mark.rule("claim.claim2.trolls")
def test_ex_41_the_winner_gets_one_troll_a_trick() -> None:
    state = scene(phase=2, hand=["TR8 GO5 KN2", "TR2 GO7 KN3"])
    play(state, "TR8", "TR2")
    assert (score(state, 0), camp(state)) == ({"TR8"}, {"TR2"})
    play(state, "GO5", "GO7")
    assert (score(state, 1), camp(state)) == (cards("GO5 GO7 TR2"), set())


@pytest.mark.rule("claim.claim2.trolls")
def test_the_highest_troll_of_trick_and_camp_is_taken() -> None:
    state = trick(2, "TR4", "GO1", camp="TR2 TR6")
    assert score(state, 0) == cards("TR6 GO1")
    assert camp(state) == cards("TR2 TR4")


@pytest.mark.rule("claim.claim2.trolls")
def test_the_higher_troll_may_be_that_of_the_loser() -> None:
    table = {"lead": "TR4", "second": "TR9"}
    state = scene(phase=2, hand=["GO1", "GO2"], table=table, bottle=True)
    assert (score(state, 0), camp(state)) == ({"TR9"}, {"TR4"})


@pytest.mark.rule("claim.claim2.trolls")
def test_the_last_trick_takes_all_trolls() -> None:
    state = scene(phase=2, hand=["TR4", "TR1"], camp="TR2 TR6")
    play(state, "TR4", "TR1")
    assert state.is_terminal()
    assert score(state, 0) == cards("TR4 TR1 TR2 TR6")
    assert camp(state) == set()


@pytest.mark.rule("claim.claim2.trolls", "claim.hand.unequal")
def test_a_trick_is_the_last_when_one_player_has_no_card_left() -> None:
    state = scene(phase=2, hand=["TR4 GO1 GO2", "TR1"], camp="TR2")
    play(state, "TR4", "TR1")
    assert score(state, 0) == cards("TR4 TR1 TR2")


@pytest.mark.rule("claim.claim2.trolls")
def test_trolls_have_no_power_in_phase_1() -> None:
    state = trick(1, "TR4", "TR1")
    assert discard(state) == ["TR4", "TR1"]
    assert camp(state) == set()


@pytest.mark.rule("claim.mixcase.dw_tr")
def test_a_dwarf_goes_to_the_loser_and_the_troll_to_the_winner() -> None:
    state = trick(2, "TR4", "DW9", camp="TR1")
    assert (score(state, 0), score(state, 1)) == ({"TR4"}, {"DW9"})
    assert camp(state) == {"TR1"}
