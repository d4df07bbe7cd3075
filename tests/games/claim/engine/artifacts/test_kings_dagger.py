"""King's Dagger: a stabbed 5 and what follows from it."""

import pytest

from tests.games.claim.scene import (
    asked,
    cards,
    discard,
    field,
    followers,
    hand,
    leader,
    legal,
    loss_streak,
    out,
    play,
    row,
    scene,
    score,
    seen,
    step,
    why,
)


@pytest.mark.rule("claim.artifact.kings_dagger")
def test_ex_61_the_leader_stabs_the_card_of_the_second() -> None:
    state = scene(
        phase=1,
        trickNo=12,
        hand=["GO3 GO2", "GO5 GO8"],
        deck="UD1 UD2 UD3 UD4",
        artifacts=["kings_dagger", ""],
    )
    play(state, "GO3", "GO5", "!dagger", "GO8")
    assert score(state, 0) == {"GO5"}
    assert (followers(state, 1), followers(state, 0)) == ({"UD1"}, {"UD2"})
    assert hand(state, 1) == set()


@pytest.mark.rule("claim.phase1.walkover", "claim.hand.unequal", "claim.opt.phase1_end")
def test_ex_62_who_was_stabbed_loses_the_last_trick_by_walk_over() -> None:
    state = scene(
        phase=1,
        trickNo=12,
        hand=["GO3 GO2", "GO5 GO8"],
        deck="UD1 UD2 UD3 UD4",
        artifacts=["kings_dagger", ""],
    )
    play(state, "GO3", "GO5", "!dagger", "GO8")
    assert asked(state) == 0
    play(state, "GO2")
    assert field(state, "phase") == 2
    assert hand(state, 0) == cards("UD2 UD3")
    assert hand(state, 1) == cards("UD1 UD4")
    assert loss_streak(state) == [0, 1]


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.window.priority")
def test_ex_63_the_second_stabs_the_lead() -> None:
    state = scene(phase=2, hand=["DW5 UD4 GO1", "UD6 DW9 GO2"], artifacts=["", "kings_dagger"])
    play(state, "DW5", "!dagger")
    assert legal(state) == {"UD4", "GO1"}
    play(state, "UD4")
    assert legal(state) == {"UD6"}
    play(state, "UD6")
    assert score(state, 1) == cards("DW5 UD4 UD6")


@pytest.mark.rule(
    "claim.opt.dagger",
    "claim.artifact.kings_dagger",
    "claim.hand.unequal",
    "claim.artifact.kings_dagger.another",
)
def test_ex_65_with_optional_the_victim_may_decline() -> None:
    state = scene(
        phase=2,
        hand=["DW5 UD4", "UD6 DW9"],
        artifacts=["", "kings_dagger"],
        dagger="optional",
    )
    play(state, "DW5", "!dagger")
    assert legal(state) == {"UD4", "decline"}
    play(state, "decline")
    assert score(state, 1) == {"DW5"}
    assert hand(state, 1) == cards("UD6 DW9")
    assert (leader(state), loss_streak(state)) == (1, [1, 0])


@pytest.mark.rule("claim.opt.dagger")
def test_with_optional_the_second_may_decline_too() -> None:
    state = scene(
        phase=2,
        hand=["UD6 DW9", "UD5 UD7 GO1"],
        artifacts=["kings_dagger", ""],
        dagger="optional",
    )
    play(state, "UD6", "UD5", "!dagger")
    assert legal(state) == {"UD7", "decline"}
    play(state, "decline")
    assert score(state, 0) == cards("UD5 UD6")
    assert hand(state, 1) == cards("UD7 GO1")


@pytest.mark.rule("claim.opt.dagger")
def test_without_the_option_the_victim_must_play() -> None:
    state = scene(phase=2, hand=["DW5 UD4", "UD6 DW9"], artifacts=["", "kings_dagger"])
    play(state, "DW5", "!dagger")
    assert legal(state) == {"UD4"}
    assert why(state, "decline")[0] == "E_PARAM"


@pytest.mark.rule("claim.opt.dagger")
def test_only_the_victim_of_a_dagger_may_decline() -> None:
    state = scene(
        phase=2,
        hand=["DW5 UD4", "UD6 DW9"],
        artifacts=["", "kings_dagger"],
        dagger="optional",
    )
    assert "decline" not in legal(state)
    play(state, "DW5", "!dagger", "UD4")
    assert legal(state) == {"UD6"}


@pytest.mark.rule("claim.opt.dagger", "claim.boundary", "claim.hand.unequal")
def test_a_declined_replacement_leaves_a_card_over_at_the_end_of_phase_1() -> None:
    state = scene(
        phase=1,
        trickNo=13,
        hand=["DW5", "UD6 DW9"],
        table={"lead": None, "second": None},
        deck="GO1 GO2",
        artifacts=["", "kings_dagger"],
        dagger="optional",
    )
    play(state, "DW5", "!dagger")
    assert field(state, "phase") == 2
    assert set(discard(state)) == cards("UD6 DW9")


@pytest.mark.rule("claim.artifact.kings_dagger")
@pytest.mark.parametrize("card", ["GO4", "GO6", "DM5", "FE5"])
def test_the_dagger_needs_a_five_that_everybody_can_read(card: str) -> None:
    state = scene(
        phase=2,
        hand=["GO1", "GO9 UD2"],
        table={"lead": card},
        step="LEAD_PLAYED",
        artifacts=["", "kings_dagger"],
    )
    assert legal(state) == {"pass"}
    assert why(state, "!dagger") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.kings_dagger")


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.engine.errors")
def test_ex_30_an_unread_demon_cannot_be_stabbed() -> None:
    state = scene(
        phase=1,
        hand=["GO1 GO3", "GO9 UD2"],
        prizes="UD3",
        deck="UD4 UD5 UD6",
        table={"lead": "DM5"},
        step="LEAD_PLAYED",
        artifacts=["", "kings_dagger"],
    )
    assert legal(state) == {"pass"}
    assert why(state, "!dagger") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.kings_dagger")


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.info.number")
def test_a_demon_whose_number_is_public_can_be_stabbed() -> None:
    state = scene(
        phase=2, hand=["DM5 GO1", "GO9 UD2"], numbers="DM5", artifacts=["", "kings_dagger"]
    )
    play(state, "DM5", "!dagger")
    assert score(state, 1) == {"DM5"}


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.opt.fire_elementals")
def test_an_elemental_read_by_its_owner_alone_cannot_be_stabbed() -> None:
    state = scene(
        phase=2,
        hand=["FE5 GO1", "GO9 UD2"],
        artifacts=["", "kings_dagger"],
        fire_elementals="owner_knows",
    )
    play(state, "FE5")
    assert "!kings_dagger" not in legal(state)


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.fire.trickster")
def test_a_trickster_can_be_stabbed_and_stays_a_riddle() -> None:
    state = scene(phase=2, hand=["TC5x GO1", "GO9 UD2"], artifacts=["", "kings_dagger"])
    play(state, "TC5", "!dagger")
    assert score(state, 1) == {"TC5x"}
    assert seen(state, 1, "score")[1] == ["TC5"]


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.claim2.gnomes")
def test_a_stabbed_card_goes_to_the_score_pile_without_any_power() -> None:
    for card in ("GN5a", "DW5", "TR5", "GI5a", "UD5"):
        state = scene(
            phase=2,
            hand=[f"{card} GO1 GO2", "GO9 KN2"],
            row=["GN5b", ""],
            artifacts=["", "kings_dagger"],
        )
        play(state, card, "!dagger")
        assert score(state, 1) == {card}
        assert row(state, 0) == {"GN5b"}


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.base.undead")
def test_in_phase_1_a_stabbed_undead_goes_to_the_dagger_player() -> None:
    state = scene(
        phase=1,
        hand=["UD5 UD9", "UD7 KN2"],
        deck="GO1 GO2 GO3 GO4",
        artifacts=["", "kings_dagger"],
    )
    play(state, "UD5", "!dagger", "UD9", "UD7")
    assert (score(state, 0), score(state, 1)) == (cards("UD9 UD7"), {"UD5"})


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.follow")
def test_the_second_must_follow_with_the_replacement() -> None:
    state = scene(phase=2, hand=["GO4 GO1", "GO5 GO8 UD9 DP1"], artifacts=["kings_dagger", ""])
    play(state, "GO4", "GO5", "!dagger")
    assert legal(state) == {"GO8", "DP1"}


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.artifact.mask_of_darkness")
def test_under_the_mask_the_replacement_is_free() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO5 GO8 UD9"],
        maskLeft=1,
        artifacts=["kings_dagger", ""],
    )
    play(state, "GO4", "GO5", "!dagger")
    assert legal(state) == {"GO8", "UD9"}


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.artifact.mask_of_darkness")
def test_a_replaced_book_lead_is_face_down_under_the_mask() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO8 UD9"],
        score=["UD5", ""],
        maskLeft=2,
        bookArmed=True,
        artifacts=["", "kings_dagger"],
        step="T4",
    )
    play(state, "UD5", "!dagger")
    assert legal(state) == {"GO4", "GO1"}
    play(state, "GO4")
    assert seen(state, 1, "table")["lead"]["card"] == "?"


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.artifact.book_of_memories")
def test_the_dagger_strikes_a_card_led_with_the_book() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO8 UD9"],
        score=["UD5 UD6", ""],
        artifacts=["book_of_memories", "kings_dagger"],
    )
    play(state, "!book_of_memories", "UD5", "!dagger")
    assert score(state, 1) == {"UD5"}
    assert legal(state) == {"GO4", "GO1"}


@pytest.mark.rule(
    "claim.artifact.kings_dagger", "claim.hand.unequal", "claim.artifact.kings_dagger.another"
)
def test_a_dagger_on_the_last_card_of_the_leader_forfeits_the_trick() -> None:
    state = scene(phase=2, hand=["GO5", "GO8 UD9"], artifacts=["", "kings_dagger"])
    play(state, "GO5", "!dagger")
    assert state.is_terminal()
    assert score(state, 1) == {"GO5"}
    assert set(discard(state)) == cards("GO8 UD9")


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.hand.unequal")
def test_a_dagger_on_the_last_card_of_the_second_forfeits_the_trick() -> None:
    state = scene(phase=2, hand=["GO1 UD9", "GO5"], artifacts=["kings_dagger", ""])
    play(state, "GO1", "GO5", "!dagger")
    assert state.is_terminal()
    assert score(state, 0) == cards("GO5 GO1")
    assert discard(state) == ["UD9"]


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.hand.unequal", "claim.boundary")
def test_a_dagger_on_the_last_card_of_phase_1_leaves_a_card_over() -> None:
    state = scene(
        phase=1, trickNo=13, hand=["GO5", "GO8"], deck="UD1 UD2", artifacts=["", "kings_dagger"]
    )
    play(state, "GO5", "!dagger")
    assert field(state, "phase") == 2
    assert score(state, 1) == {"GO5"}
    assert discard(state) == ["GO8"]
    assert (hand(state, 0), hand(state, 1)) == ({"UD2"}, {"UD1"})
    assert (leader(state), loss_streak(state)) == (1, [1, 0])


@pytest.mark.rule("claim.opt.phase1_end", "claim.hand.unequal")
def test_with_any_a_dagger_ends_phase_1_after_twelve_tricks() -> None:
    state = scene(
        phase=1,
        trickNo=12,
        hand=["GO3 GO2", "GO5 GO8"],
        deck="UD1 UD2 UD3 UD4",
        artifacts=["kings_dagger", ""],
        phase1_end="any",
    )
    play(state, "GO3", "GO5", "!dagger", "GO8")
    assert field(state, "phase") == 2
    assert (hand(state, 0), hand(state, 1)) == ({"UD2"}, {"UD1"})
    assert out(state) == cards("UD3 UD4")
    assert "GO2" in discard(state)
    assert seen(state, 0, "out") == ["?", "?"]


@pytest.mark.rule("claim.hand.unequal", "claim.phase2.end")
def test_in_phase_2_a_dagger_ends_the_game_one_trick_earlier() -> None:
    state = scene(phase=2, trickNo=12, hand=["GO3 GO2", "GO5 GO8"], artifacts=["kings_dagger", ""])
    play(state, "GO3", "GO5", "!dagger", "GO8")
    assert state.is_terminal()
    assert discard(state) == ["GO2"]
    assert score(state, 1) == cards("GO3 GO8")


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.power.printed", "claim.eff")
def test_a_dagger_looks_at_the_printed_value() -> None:
    state = scene(
        phase=2, hand=["GO5 GO1", "GO9 UD2"], flask=[True, False], artifacts=["", "kings_dagger"]
    )
    play(state, "GO5")
    assert legal(state) == {"!kings_dagger", "pass"}


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.window.model")
def test_each_player_has_one_window_for_the_dagger() -> None:
    state = scene(phase=2, hand=["GO4 GO1", "GO5 UD2"], artifacts=["", "kings_dagger"])
    play(state, "GO4", "GO5")
    assert leader(state) == 1
    state = scene(phase=2, hand=["GO5 GO1", "GO4 UD2"], artifacts=["kings_dagger", ""])
    play(state, "GO5")
    assert step(state) == "T7"
    assert why(state, "!dagger")[0] in ("E_ARTIFACT_NOT_OWNED", "E_ARTIFACT_WINDOW")


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.win.trick")
def test_a_forfeit_of_a_yeti_winner_gives_the_lead_to_the_loser() -> None:
    state = scene(
        phase=2,
        hand=["YE9 GO1", "GO5 GO2"],
        artifacts=["kings_dagger", ""],
        dagger="optional",
    )
    play(state, "YE9", "GO5", "!dagger", "decline")
    assert score(state, 0) == cards("YE9 GO5")
    assert leader(state) == 1


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.artifact.ice_sword")
def test_a_forfeited_thaw_gives_everything_to_the_other_player() -> None:
    state = scene(
        phase=2,
        hand=["GO5", "GO2 GO1"],
        frozen={"card": ["UD9", "DW1"], "value": [9, 1]},
        camp="TR4",
        artifacts=["", "kings_dagger"],
    )
    play(state, "GO5", "!dagger")
    assert state.is_terminal()
    assert score(state, 1) == cards("GO5 UD9 DW1 TR4")


@pytest.mark.rule("claim.artifact.kings_dagger", "claim.window.model")
def test_a_forfeited_trick_has_no_window_before_it_resolves() -> None:
    state = scene(
        phase=2,
        hand=["GO1 UD9", "GO5"],
        artifacts=["kings_dagger magic_wand ice_sword", ""],
    )
    play(state, "GO1", "GO5", "!dagger")
    assert state.is_terminal()
