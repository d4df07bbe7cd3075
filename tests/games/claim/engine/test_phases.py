"""How a phase ends and what is left over."""

import pytest

import hoarfrost
from tests.games.claim.scene import (
    asked,
    at_the_end,
    cards,
    discard,
    field,
    hand,
    leader,
    legal,
    loss_streak,
    on_table,
    out,
    play,
    result,
    scene,
    score,
    step,
    told,
    trick_no,
    votes,
)


@pytest.mark.rule("claim.end.1", "claim.end")
def test_what_is_left_in_hands_does_not_score() -> None:
    state = at_the_end(
        ["UD1", "UD2"],
        hand=["UD9 UD8", ""],
        flail=[None, "YE1"],
        mark=[None, {"card": "YE2", "dueTrick": 14}],
    )
    assert set(discard(state)) == cards("UD9 UD8 YE1 YE2")
    assert votes(state)["undead"] == 1


@pytest.mark.rule("claim.end.1", "claim.artifact.common", "claim.window.model")
def test_unused_artifacts_are_void_and_the_end_has_no_windows() -> None:
    state = at_the_end(["UD1", "UD2"], artifacts=["ice_sword magic_wand", "spyglass"])
    assert state.is_terminal()


@pytest.mark.rule("claim.phase1.length", "claim.phase1.end")
def test_phase_1_has_thirteen_tricks() -> None:
    state = hoarfrost.load_game("claim").new_initial_state(seed=3)
    tricks = 0
    while field(state, "phase") == 1:
        play(state, min(legal(state)))
        play(state, min(legal(state)))
        tricks += 1
    assert tricks == 13
    assert [len(hand(state, seat)) for seat in (0, 1)] == [13, 13]


@pytest.mark.rule("claim.phase1.end")
def test_phase_1_ends_when_the_deck_is_empty() -> None:
    state = scene(phase=1, hand=["GO4", "GO9"], deck="UD1 UD2")
    play(state, "GO4", "GO9")
    assert field(state, "phase") == 2
    assert (hand(state, 0), hand(state, 1)) == ({"UD2"}, {"UD1"})


@pytest.mark.rule("claim.phase1.end", "claim.boundary")
def test_an_empty_deck_ends_phase_1_though_cards_are_left_in_hand() -> None:
    state = scene(phase=1, trickNo=14, hand=["GO4", ""], followers=["UD1", "UD2"])
    assert field(state, "phase") == 2
    assert discard(state) == ["GO4"]


@pytest.mark.rule("claim.boundary", "claim.opening.phase2")
def test_between_the_phases_both_players_take_their_followers_in_hand() -> None:
    state = scene(
        phase=1,
        trickNo=13,
        hand=["GO4", "GO9"],
        deck="UD1 UD2",
        followers=["DW1 DW2", "DW3 DW4"],
        score=["UD7", "UD8"],
        lossStreak=[2, 0],
        lossStreakP2=[3, 3],
        maskLeft=2,
        torchTricks=[13, 14],
    )
    play(state, "GO4", "GO9")
    assert (field(state, "phase"), trick_no(state)) == (2, 1)
    assert hand(state, 0) == cards("DW1 DW2 UD2")
    assert hand(state, 1) == cards("DW3 DW4 UD1")
    assert field(state, "followers") == [[], []]
    assert (score(state, 0), score(state, 1)) == ({"UD7"}, {"UD8"})
    assert loss_streak(state) == [3, 0]
    assert field(state, "lossStreakP2") == [0, 0]
    assert field(state, "maskLeft") == 1
    assert field(state, "torchTricks") == []


@pytest.mark.rule("claim.boundary")
def test_cards_left_in_a_hand_after_phase_1_are_discarded() -> None:
    state = scene(
        phase=1,
        step="boundary",
        hand=["GO1", ""],
        mark=[{"card": "GO2", "dueTrick": 14}, None],
        followers=["DW1", "DW2"],
    )
    assert set(discard(state)) == cards("GO1 GO2")
    assert (hand(state, 0), hand(state, 1)) == ({"DW1"}, {"DW2"})
    assert field(state, "mark") == [None, None]


@pytest.mark.rule("claim.boundary", "claim.leader.next")
def test_the_first_leader_of_phase_2_follows_from_the_last_trick() -> None:
    state = scene(phase=1, trickNo=13, hand=["GO4", "GO9"], deck="UD1 UD2")
    play(state, "GO4", "GO9")
    assert (leader(state), asked(state), step(state)) == (1, 1, "T4")


@pytest.mark.rule("claim.phase2.end", "claim.end.1", "claim.hand.unequal")
def test_phase_2_ends_when_one_player_is_out_and_the_rest_does_not_score() -> None:
    state = scene(phase=2, hand=["GO4 UD9", "GO9"])
    play(state, "GO4", "GO9")
    assert state.is_terminal()
    assert discard(state) == ["UD9"]
    assert score(state, 1) == cards("GO4 GO9")


@pytest.mark.rule("claim.phase2.end", "claim.end.1")
def test_a_marked_card_left_at_the_end_is_discarded() -> None:
    state = scene(phase=2, hand=["GO4", "GO9"], mark=[{"card": "UD9", "dueTrick": 2}, None])
    play(state, "GO4", "GO9")
    assert state.is_terminal()
    assert discard(state) == ["UD9"]


@pytest.mark.rule("claim.phase2.end")
def test_a_flailed_card_keeps_its_player_in_the_game() -> None:
    state = scene(phase=2, hand=["GO4 GO1", "GO9"], flail=[None, "DW3"])
    play(state, "GO4", "GO9")
    assert not state.is_terminal()
    assert asked(state) == 1
    assert legal(state) == {"DW3"}


@pytest.mark.rule("claim.phase2.end")
def test_a_marked_card_keeps_its_player_in_the_game() -> None:
    state = scene(
        phase=2, hand=["GO4 GO1", "GO9"], mark=[None, {"card": "DW3", "dueTrick": 2}], cloak="next"
    )
    play(state, "GO4", "GO9")
    assert not state.is_terminal()
    assert legal(state) == {"DW3"}


@pytest.mark.rule("claim.opt.phase1_end", "claim.phase1.end", "claim.hand.unequal")
def test_with_any_phase_1_ends_as_soon_as_a_hand_is_empty() -> None:
    state = scene(
        phase=1, trickNo=12, hand=["GO4 GO1", "GO9"], deck="UD1 UD2 UD3 UD4", phase1_end="any"
    )
    play(state, "GO4", "GO9")
    assert field(state, "phase") == 2
    assert out(state) == cards("UD3 UD4")
    assert "GO1" in discard(state)
    assert state.view(0)["out"] == ["?", "?"]
    assert state.result() is None


@pytest.mark.rule("claim.opt.phase1_end", "claim.phase1.end")
def test_with_any_a_frozen_trick_is_thawed_first() -> None:
    state = scene(
        phase=1,
        trickNo=12,
        hand=["GO4 GO1", ""],
        prizes="UD1",
        deck="UD2 UD3 UD4",
        frozen={"card": ["DW1", "DW2"], "value": [1, 2]},
        phase1_end="any",
    )
    assert field(state, "phase") == 1
    play(state, "GO4")
    assert field(state, "phase") == 2
    assert hand(state, 0) == cards("UD1 UD2")
    assert hand(state, 1) == cards("UD3 UD4")


@pytest.mark.rule("claim.phase2.collect")
def test_the_last_trick_is_scored_before_the_game_ends() -> None:
    state = scene(phase=2, hand=["GO4", "GO9"])
    play(state, "GO4", "GO9")
    assert result(state)["winner"] == 1
    assert on_table(state) == {}


@pytest.mark.rule("claim.end.1", "claim.boundary")
@pytest.mark.parametrize(("phase", "rule"), [(1, "claim.boundary"), (2, "claim.end.1")])
def test_what_is_left_over_is_told_with_the_rule_of_its_phase(phase: int, rule: str) -> None:
    deck = "DW3 DW4" if phase == 1 else ""
    state = scene(phase=phase, hand=["GO4 UD3", "GO5"], deck=deck, phase1_end="any")
    events = told(state, "GO4", "GO5")
    assert [event.rule for event in events if event.kind == "leftover"] == [rule]
