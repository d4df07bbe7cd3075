"""The four locations (claim.md, 12)."""

from collections import Counter

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    at_the_end,
    cards,
    discard,
    field,
    legal,
    play,
    result,
    row,
    scene,
    score,
    seen,
    strings,
    trick,
    why,
)

# The Pit ----------------------------------------------------------------------------------------


@pytest.mark.rule("claim.location.pit", "claim.end.2")
def test_ex_50_the_pit_swallows_an_only_card() -> None:
    state = at_the_end(["UD1", "UD2"], lastWinnerP2=0, locations="pit")
    assert (score(state, 0), score(state, 1)) == (set(), {"UD2"})
    assert discard(state) == ["UD1"]
    assert result(state)["removed"] == [{"step": 2, "seat": 0, "cards": ["UD1"]}]


@pytest.mark.rule("claim.location.pit", "claim.end.2")
def test_the_pit_takes_two_random_cards_of_the_last_winner() -> None:
    state = at_the_end(["UD9", "UD1 UD2 UD3 UD4"], lastWinnerP2=1, locations="pit", rolls="UD2 UD4")
    assert (score(state, 0), score(state, 1)) == ({"UD9"}, cards("UD1 UD3"))


@pytest.mark.rule("claim.location.pit")
def test_the_pit_reaches_the_cards_just_won_and_not_the_row() -> None:
    state = scene(
        phase=2,
        hand=["GO4", "GO9"],
        score=["", "UD1"],
        row=["", "GN5a"],
        locations="pit",
        rolls="GO9 GO4",
    )
    play(state, "GO4", "GO9")
    assert score(state, 1) == cards("UD1 GN5a")
    assert set(discard(state)) == cards("GO9 GO4")


@pytest.mark.rule("claim.location.pit", "claim.setup.rng")
def test_the_pit_picks_every_pair_equally_often() -> None:
    taken: Counter[str] = Counter()
    position = scene(phase=2, hand=["GO4 GO1", "GO9 GO2"], score=["", "UD1 UD2"], locations="pit")
    rng = position.rng
    for _ in range(600):
        state = position.clone()
        state.rng = rng.fork()
        play(state, "GO4", "GO9", "GO2", "GO1")
        taken.update(discard(state))
    assert set(taken) == cards("GO1 GO2 GO4 GO9 UD1 UD2")
    assert all(140 < times < 260 for times in taken.values())


# The Tavern -------------------------------------------------------------------------------------


@pytest.mark.rule("claim.location.tavern", "claim.end.3")
def test_ex_51_the_tavern_exchanges_two_cards_or_all_there_are() -> None:
    state = at_the_end(["UD1", "UD2 UD3 UD4"], locations="tavern")
    assert asked(state) == 1
    play(state, "give UD2 UD4")
    assert (score(state, 0), score(state, 1)) == (cards("UD2 UD4"), cards("UD1 UD3"))


@pytest.mark.rule("claim.location.tavern")
def test_an_empty_pile_gives_nothing_and_receives_two() -> None:
    state = at_the_end(["", "UD2 UD3 UD4"], locations="tavern")
    play(state, "give UD3 UD4")
    assert (score(state, 0), score(state, 1)) == (cards("UD3 UD4"), {"UD2"})


@pytest.mark.rule("claim.location.tavern")
def test_a_pile_of_two_is_given_away_whole_without_asking() -> None:
    state = at_the_end(["UD1 UD5", "UD2 UD3 UD4"], locations="tavern")
    assert asked(state) == 1
    play(state, "give UD2 UD3")
    assert (score(state, 0), score(state, 1)) == (cards("UD2 UD3"), cards("UD1 UD4 UD5"))


@pytest.mark.rule("claim.location.tavern", "claim.info.steps")
def test_gifts_are_secret_until_both_are_chosen() -> None:
    state = at_the_end(["UD1 UD5 UD6", "UD2 UD3 UD4"], locations="tavern")
    assert asked(state) == 0
    act(state, "give UD1 UD6")
    assert asked(state) == 1
    assert seen(state, 0, "gift")[0] == ["UD1", "UD6"]
    for viewer in (1, None):
        assert not {"UD1", "UD6"} & set(seen(state, viewer, "gift")[0])
    assert score(state, 0) == cards("UD1 UD5 UD6")
    act(state, "give UD2 UD3")
    assert (score(state, 0), score(state, 1)) == (cards("UD2 UD3 UD5"), cards("UD1 UD4 UD6"))


@pytest.mark.rule("claim.location.tavern")
def test_the_first_choice_tells_the_second_player_nothing() -> None:
    views = []
    for gift in ("give UD1 UD5", "give UD5 UD6"):
        state = at_the_end(["UD1 UD5 UD6", "UD2 UD3 UD4"], locations="tavern")
        act(state, gift)
        views.append((state.view(1), state.view(None), legal(state)))
    assert views[0] == views[1]


@pytest.mark.rule("claim.location.tavern", "claim.engine.decisions")
def test_the_gift_is_mandatory_and_two_different_cards() -> None:
    state = at_the_end(["UD1 UD5 UD6", "UD2 UD3 UD4"], locations="tavern")
    assert legal(state) == {"give UD1", "give UD5"}
    assert why(state, "give UD1 UD1") == ("E_PARAM", "claim.location.tavern")
    assert why(state, "give UD2 UD3") == ("E_PARAM", "claim.location.tavern")
    assert why(state, "pass") == ("E_PARAM", "claim.location.tavern")


@pytest.mark.rule("claim.location.tavern", "claim.claim2.gnomes")
def test_gnomes_of_the_row_cannot_be_given() -> None:
    state = at_the_end(["UD1 UD5 UD6", ""], row=["GN5a", "GN7a"], locations="tavern")
    assert "give GN5a" not in legal(state)
    play(state, "give UD1 UD5")
    assert score(state, 0) == cards("UD6 GN5a")
    assert row(state, 0) == set()


@pytest.mark.rule("claim.location.tavern", "claim.info.fake")
def test_cards_that_look_alike_are_given_by_their_face() -> None:
    state = at_the_end(["TC3r TC3x UD1", ""], locations="tavern")
    assert legal(state) == {"give UD1", "give TC3"}
    play(state, "give TC3 TC3")
    assert score(state, 1) == {"TC3r"}  # the fake is gone by now
    for chance, kept in (("TC3r", set[str]()), ("TC3x", {"TC3r"})):
        state = at_the_end(["TC3r TC3x UD1", ""], locations="tavern", rolls=chance)
        play(state, "give UD1 TC3")
        assert score(state, 0) == kept


@pytest.mark.rule("claim.location.tavern", "claim.info.number")
def test_a_hidden_number_may_be_given_unseen() -> None:
    state = at_the_end(["DM3 DM7 UD1", "UD2 UD3 UD4"], locations="tavern")
    assert legal(state) == {"give UD1", "give DMo"}
    act(state, "give DMo DMo")
    assert not {"DM3", "DM7"} & set(strings(state.view(1)))


@pytest.mark.rule("claim.end.3", "claim.fire.poison", "claim.end")
def test_the_tavern_comes_before_poison_fakes_and_marriages() -> None:
    state = at_the_end(["IK3 UD4 UD5", "IQ3 TC9x PO6"], locations="tavern", toxic=[5, "X", "X"])
    play(state, "give UD4 UD5", "give IQ3 TC9")
    assert score(state, 0) == set()
    assert score(state, 1) == cards("UD4 PO6")


# Lava Fields ------------------------------------------------------------------------------------


@pytest.mark.rule("claim.location.lava")
def test_ex_53_five_losses_in_a_row_win_at_once() -> None:
    state = trick(2, "GO9", "GO1", lossStreakP2=[0, 4], locations="lava_fields")
    assert (result(state)["winner"], result(state)["reason"]) == (1, "lava")
    assert field(state, "hand") != [[], []]


@pytest.mark.rule("claim.location.lava")
def test_the_leader_may_win_by_lava_too() -> None:
    state = trick(2, "GO1", "GO9", lossStreakP2=[4, 0], locations="lava_fields")
    assert (result(state)["winner"], result(state)["reason"]) == (0, "lava")


@pytest.mark.rule("claim.location.lava")
def test_without_lava_or_with_four_losses_the_game_goes_on() -> None:
    assert not trick(2, "GO9", "GO1", lossStreakP2=[0, 4]).is_terminal()
    state = trick(2, "GO9", "GO1", lossStreakP2=[0, 3], locations="lava_fields")
    assert not state.is_terminal()


@pytest.mark.rule("claim.location.lava")
def test_losses_of_phase_1_do_not_count_for_lava() -> None:
    state = trick(2, "GO9", "GO1", lossStreak=[0, 9], locations="lava_fields")
    assert not state.is_terminal()
    state = trick(1, "GO9", "GO1", lossStreak=[0, 4], lossStreakP2=[0, 4], locations="lava_fields")
    assert not state.is_terminal()


@pytest.mark.rule("claim.location.lava")
def test_nothing_else_happens_after_a_lava_win() -> None:
    state = scene(
        phase=2,
        hand=["GO9", "GO1"],
        score=["IK3 IQ3 UD1", ""],
        lossStreakP2=[0, 4],
        locations="pit lava_fields",
    )
    play(state, "GO9", "GO1")
    assert result(state)["reason"] == "lava"
    assert score(state, 0) == cards("IK3 IQ3 UD1 GO9 GO1")
    assert discard(state) == []


@pytest.mark.rule("claim.location.lava", "claim.artifact.kings_dagger")
def test_a_forfeit_counts_for_lava() -> None:
    state = scene(
        phase=2,
        hand=["GO9 UD1", "GO5"],
        lossStreakP2=[0, 4],
        locations="lava_fields",
        artifacts=["kings_dagger", ""],
    )
    play(state, "GO9", "GO5", "!dagger")
    assert (result(state)["winner"], result(state)["reason"]) == (1, "lava")


# The Forest -------------------------------------------------------------------------------------


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


# Types ------------------------------------------------------------------------------------------


@pytest.mark.rule("claim.location.types", "claim.cards.locations")
def test_a_building_and_a_setting_may_act_in_one_game() -> None:
    state = at_the_end(
        ["UD1 UD2 UD3 UD4 UD5 UD6", "YE1 YE2 YE3 YE4 YE5 YE6"],
        locations="pit forest",
        lastWinnerP2=0,
    )
    assert len(score(state, 0)) == 4
    assert (result(state)["winner"], result(state)["reason"]) == (0, "forest")
