"""Hunting Cloak: chance picks the card that the Second plays."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    cards,
    field,
    followers,
    hand,
    leader,
    legal,
    play,
    scene,
    score,
    seen,
    step,
    strings,
    why,
)


@pytest.mark.rule("claim.artifact.hunting_cloak", "claim.opt.cloak")
def test_ex_59_the_cloak_picks_the_card_of_the_second() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1", "UD9 DW2 KN4"],
        artifacts=["hunting_cloak", ""],
        rolls="DW2",
    )
    play(state, "UD3", "!cloak")
    assert legal(state) == {"DW2"}
    assert why(state, "UD9") == ("E_FORCED_CARD", "claim.artifact.hunting_cloak")
    play(state, "DW2")
    assert (score(state, 0), score(state, 1)) == ({"UD3"}, {"DW2"})


@pytest.mark.rule("claim.artifact.hunting_cloak")
def test_the_cloak_works_in_phase_1() -> None:
    state = scene(
        phase=1,
        hand=["UD3 GO1", "UD9 DW2 KN4"],
        deck="GO2 GO3 GO4 GO5",
        artifacts=["hunting_cloak", ""],
        rolls="KN4",
    )
    play(state, "UD3", "!cloak", "KN4")
    assert followers(state, 0) == {"GO2"}


@pytest.mark.rule("claim.artifact.hunting_cloak", "claim.info.zones")
def test_the_picked_card_is_seen_by_its_owner_alone_until_it_is_played() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1", "UD9 DW2 KN4"],
        artifacts=["hunting_cloak", ""],
        rolls="DW2",
    )
    play(state, "UD3", "!cloak")
    assert seen(state, 1, "forced")[1] == ["DW2"]
    assert seen(state, 0, "forced")[1] == ["?"]
    assert "DW2" not in set(strings(state.view(0)))


@pytest.mark.rule("claim.artifact.hunting_cloak", "claim.base.knights")
def test_a_cloaked_trick_is_judged_normally() -> None:
    for picked, winner in (("KN2", 1), ("DP9", 1), ("UD9", 0), ("GO9", 1)):
        state = scene(
            phase=2,
            hand=["GO4 GO1", "KN2 DP9 UD9 GO9"],
            artifacts=["hunting_cloak", ""],
            rolls=picked,
        )
        play(state, "GO4", "!cloak", picked)
        assert score(state, winner) == {"GO4", picked}


@pytest.mark.rule("claim.artifact.hunting_cloak")
def test_the_cloak_is_the_leaders_after_the_lead() -> None:
    state = scene(phase=2, hand=["GO4 GO1", "GO9 GO2"], artifacts=["hunting_cloak", "ice_sword"])
    assert step(state) == "BEFORE_LEAD"
    assert why(state, "!cloak")[0] == "E_ARTIFACT_WINDOW"
    state = scene(phase=2, hand=["GO4 GO1", "GO9 GO2"], artifacts=["", "hunting_cloak"])
    play(state, "GO4")
    assert (asked(state), step(state)) == (1, "T7")
    assert why(state, "!cloak")[0] == "E_ARTIFACT_WINDOW"


@pytest.mark.rule("claim.artifact.bound", "claim.artifact.hunting_cloak")
@pytest.mark.parametrize("bound", [True, False])
def test_the_cloak_needs_a_second_who_is_not_bound(bound: bool) -> None:
    state = scene(
        phase=2,
        hand=["GO1", "GO9 GO2"],
        table={"lead": "GO4"},
        bound=[False, bound],
        artifacts=["hunting_cloak bottomless_bottle", ""],
    )
    assert ("!hunting_cloak" in legal(state)) is not bound


@pytest.mark.rule("claim.artifact.bound", "claim.artifact.several")
def test_cloak_and_lamp_never_pile_up() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO9 GO2"],
        artifacts=["hunting_cloak wishing_lamp bottomless_bottle", ""],
    )
    play(state, "GO4")
    assert legal(state) == {"!hunting_cloak", "!wishing_lamp", "!bottomless_bottle", "pass"}
    act(state, "!cloak")
    assert legal(state) == {"!bottomless_bottle", "pass"}


@pytest.mark.rule("claim.artifact.bound")
def test_after_a_lamp_that_hit_there_is_no_cloak() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO9 GO2"],
        artifacts=["hunting_cloak wishing_lamp bottomless_bottle", ""],
    )
    play(state, "GO4", "!lamp GO9")
    assert legal(state) == {"!bottomless_bottle", "pass"}


@pytest.mark.rule("claim.artifact.bound")
def test_after_a_lamp_that_missed_there_is_no_cloak() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO9 GO2"],
        artifacts=["hunting_cloak wishing_lamp bottomless_bottle", ""],
    )
    play(state, "GO4", "!lamp GO8")
    assert legal(state) == {"!bottomless_bottle", "pass"}


@pytest.mark.rule("claim.artifact.hunting_cloak")
def test_the_cloak_needs_a_card_in_the_hand_of_the_second() -> None:
    state = scene(
        phase=2,
        hand=["GO1", ""],
        flail=[None, "UD1"],
        table={"lead": "GO4"},
        artifacts=["hunting_cloak bottomless_bottle", ""],
    )
    assert why(state, "!cloak") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.hunting_cloak")


@pytest.mark.rule("claim.artifact.hunting_cloak", "claim.artifact.kings_dagger")
def test_a_dagger_on_the_cloaked_card_sets_its_player_free_to_follow() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "UD5 GO9 DW2"],
        artifacts=["hunting_cloak kings_dagger", ""],
        rolls="UD5",
    )
    play(state, "GO4", "!cloak", "UD5", "!dagger")
    assert legal(state) == {"GO9"}
    assert score(state, 0) == {"UD5"}


@pytest.mark.rule(
    "claim.opt.cloak", "claim.artifact.hunting_cloak", "claim.artifact.hunting_cloak.next"
)
def test_ex_60_with_next_the_picked_card_waits_for_the_next_trick() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1", "UD9 DW2 KN4"],
        artifacts=["hunting_cloak", ""],
        cloak="next",
        rolls="UD9",
    )
    play(state, "UD3", "!cloak")
    assert legal(state) == {"DW2", "KN4"}
    play(state, "DW2", "GO1")
    assert legal(state) == {"UD9"}
    play(state, "UD9")
    assert score(state, 0) == cards("UD3 GO1 UD9")


@pytest.mark.rule("claim.opt.cloak", "claim.info.zones", "claim.info.zones.secret")
def test_a_marked_card_is_seen_by_its_owner_alone() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1", "UD9 DW2 KN4"],
        artifacts=["hunting_cloak", ""],
        cloak="next",
        rolls="UD9",
    )
    play(state, "UD3", "!cloak")
    assert seen(state, 1, "mark")[1] == {"card": "UD9", "dueTrick": 2}
    for viewer in (0, None):
        assert seen(state, viewer, "mark")[1] == {"card": "?", "dueTrick": 2}
        assert "UD9" not in set(strings(state.view(viewer)))


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.hunting_cloak")
def test_with_next_the_marked_card_may_have_to_be_led() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1", "UD9 UD8 KN4"],
        artifacts=["hunting_cloak", ""],
        cloak="next",
        rolls="KN4",
    )
    play(state, "UD3", "!cloak", "UD9")
    assert leader(state) == 1
    assert legal(state) == {"KN4"}


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.hunting_cloak.next")
def test_with_next_the_second_needs_two_cards_in_hand() -> None:
    for held, offered in (("UD9", False), ("UD9 DW2", True)):
        state = scene(
            phase=2,
            hand=["UD3 GO1", held],
            artifacts=["hunting_cloak bottomless_bottle", ""],
            cloak="next",
        )
        play(state, "UD3")
        assert ("!hunting_cloak" in legal(state)) is offered


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.bound")
def test_a_cloak_for_the_next_trick_binds_in_both_tricks() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1 GO2", "UD9 DW2 KN4"],
        artifacts=["hunting_cloak wishing_lamp bottomless_bottle", ""],
        cloak="next",
        rolls="UD9",
    )
    play(state, "UD3", "!cloak")
    assert legal(state) == {"!bottomless_bottle", "pass"}
    play(state, "pass", "DW2", "GO1")
    assert (step(state), legal(state)) == ("AFTER_LEAD", {"!bottomless_bottle", "pass"})
    assert field(state, "bound") == [False, True]


@pytest.mark.rule(
    "claim.opt.cloak",
    "claim.artifact.gamblers_dice",
    "claim.artifact.hunting_cloak",
    "claim.artifact.hunting_cloak.next",
)
def test_dice_override_a_mark_which_then_returns_to_the_hand() -> None:
    state = scene(
        phase=2,
        trickNo=2,
        hand=["GO4 GO1", "UD9 UD2"],
        mark=[None, {"card": "GO7", "dueTrick": 2}],
        artifacts=["gamblers_dice", ""],
        cloak="next",
        rolls="GO4 UD2",
    )
    play(state, "!dice")
    assert score(state, 0) == cards("GO4 UD2")
    assert hand(state, 1) == cards("UD9 GO7")
    assert field(state, "mark") == [None, None]


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.hunting_cloak")
def test_a_mark_that_returns_may_be_what_was_proved_absent_without_it() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1 KN2", "UD9 DW2 KN4"],
        artifacts=["hunting_cloak gamblers_dice", ""],
        cloak="next",
        rolls="UD9 GO1 KN4",
    )
    play(state, "pass", "UD3", "!cloak", "DW2")
    assert field(state, "absent")[1] == ["UD"]
    play(state, "!dice")
    assert hand(state, 1) == {"UD9"}
    assert (field(state, "absent")[1], field(state, "loose")[1]) == ([], ["UD"])


@pytest.mark.rule(
    "claim.opt.cloak",
    "claim.artifact.kings_dagger",
    "claim.play.priority",
    "claim.play.priority.reserved",
)
def test_a_stabbed_player_whose_only_card_is_the_mark_plays_it_early() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO5 UD2"],
        artifacts=["hunting_cloak kings_dagger", ""],
        cloak="next",
        rolls="UD2",
    )
    play(state, "GO4", "!cloak", "GO5", "!dagger")
    assert legal(state) == {"UD2"}
    play(state, "UD2")
    assert state.is_terminal()
    assert score(state, 0) == cards("GO5 GO4 UD2")


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.ice_sword")
def test_a_mark_is_due_in_the_thaw() -> None:
    state = scene(
        phase=2,
        hand=["UD3 GO1 GO2", "UD9 DW2 KN4"],
        artifacts=["hunting_cloak ice_sword", ""],
        cloak="next",
        rolls="KN4",
    )
    play(state, "UD3", "!cloak", "UD9", "!ice_sword", "GO1")
    assert legal(state) == {"KN4"}


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.book_of_memories")
def test_the_book_leaves_a_due_mark_unplayed_and_it_returns() -> None:
    state = scene(
        phase=2,
        trickNo=2,
        hand=["GO4 GO1", "UD9 UD2"],
        score=["UD5", ""],
        mark=[{"card": "GO7", "dueTrick": 2}, None],
        artifacts=["book_of_memories", ""],
        cloak="next",
    )
    play(state, "!book_of_memories", "UD5", "UD2")
    assert hand(state, 0) == cards("GO4 GO1 GO7")
