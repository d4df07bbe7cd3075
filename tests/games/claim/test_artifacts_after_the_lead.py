"""Artifacts of AFTER_LEAD: Hunting Cloak, Wishing Lamp and Bottomless Bottle (claim.md, 11)."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    cards,
    discard,
    field,
    followers,
    hand,
    leader,
    legal,
    on_table,
    play,
    scene,
    score,
    seen,
    step,
    strings,
    why,
)

# Hunting Cloak, current -------------------------------------------------------------------------


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
def test_the_cloak_is_the_leaders_after_his_lead() -> None:
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


# Hunting Cloak, next ----------------------------------------------------------------------------


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.hunting_cloak")
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


@pytest.mark.rule("claim.opt.cloak", "claim.info.zones")
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


@pytest.mark.rule("claim.opt.cloak")
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


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.gamblers_dice", "claim.artifact.hunting_cloak")
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


@pytest.mark.rule("claim.opt.cloak", "claim.artifact.kings_dagger", "claim.play.priority")
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


# Wishing Lamp -----------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_ex_67_a_lamp_that_hits_makes_the_second_play_the_card() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DW9 KN7 UD1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp KN7")
    assert legal(state) == {"KN7"}
    assert why(state, "DW9") == ("E_FORCED_CARD", "claim.artifact.wishing_lamp")
    play(state, "KN7")
    assert (score(state, 0), score(state, 1)) == ({"KN7"}, {"DW6"})


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_a_lamp_that_misses_gives_the_second_any_card_and_the_trick() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DW1 KN7 UD1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp KN8")
    assert legal(state) == {"DW1", "KN7", "UD1"}
    play(state, "UD1")
    assert (score(state, 0), score(state, 1)) == ({"DW6"}, {"UD1"})
    assert leader(state) == 1


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_a_lamp_names_only_what_the_mix_has() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DW1 KN7"], artifacts=["wishing_lamp", ""])
    play(state, "DW6")
    assert why(state, "!lamp IK3") == ("E_PARAM", "claim.artifact.wishing_lamp")
    assert why(state, "!lamp KN1") == ("E_PARAM", "claim.artifact.wishing_lamp")
    assert step(state) == "AFTER_LEAD"


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.engine.decisions")
def test_of_several_copies_the_victim_chooses() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "GO0a GO0c DW1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp GO0")
    assert legal(state) == {"GO0a", "GO0c"}


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.info.number", "claim.artifact.kings_dagger")
def test_a_lamp_that_hits_a_demon_makes_its_number_public() -> None:
    state = scene(
        phase=2,
        hand=["DW6 GO1", "DM5 DM7 DW1"],
        artifacts=["wishing_lamp kings_dagger", ""],
    )
    play(state, "DW6", "!lamp DM5")
    assert field(state, "numbers") == ["DM5"]
    assert legal(state) == {"DM5"}
    play(state, "DM5")
    assert legal(state) == {"!kings_dagger", "pass"}
    play(state, "!dagger")
    assert score(state, 0) == {"DM5"}
    assert legal(state) == {"DW1"}


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.info.number")
def test_a_lamp_that_misses_a_demon_tells_no_number() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DM5 DM7 DW1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp DM3")
    assert field(state, "numbers") == []
    assert legal(state) == {"DMo", "DW1"}


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.info.zones")
def test_name_and_success_of_a_lamp_are_public() -> None:
    state = scene(phase=2, hand=["DW6 GO1", "DW9 KN7 UD1"], artifacts=["wishing_lamp", ""])
    play(state, "DW6", "!lamp KN7")
    spent = [{"artifact": "wishing_lamp", "by": 0, "name": "KN7", "hit": True}]
    for viewer in (0, 1, None):
        assert seen(state, viewer, "spent") == spent


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.artifact.flail_of_dawn")
def test_the_flailed_card_is_not_in_the_hand_for_the_lamp() -> None:
    state = scene(
        phase=2,
        hand=["DW6 GO1 GO2", "DW9 UD1"],
        flail=[None, "KN7"],
        artifacts=["wishing_lamp", ""],
    )
    play(state, "DW6", "!lamp KN7")
    assert legal(state) == {"DW9", "UD1"}
    assert field(state, "autoWin") == 1


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.artifact.flail_of_dawn.final")
def test_a_missed_lamp_does_not_lift_the_duty_of_the_flail() -> None:
    state = scene(
        phase=2,
        hand=["DW6", "DW9"],
        flail=[None, "KN7"],
        artifacts=["wishing_lamp", ""],
    )
    play(state, "DW6", "!lamp KN3")
    assert legal(state) == {"KN7"}
    play(state, "KN7")
    assert "KN7" in score(state, 1)


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.precedence.noconflict")
def test_a_missed_lamp_beats_bottle_knights_and_values() -> None:
    state = scene(
        phase=2,
        hand=["GO1 DW2", "GO9 GO8 UD1"],
        artifacts=["wishing_lamp bottomless_bottle", ""],
    )
    play(state, "GO1", "!lamp UD3", "!bottle", "GO9")
    assert score(state, 1) == cards("GO1 GO9")


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_who_wins_by_a_missed_lamp_has_won_with_his_card() -> None:
    for card, kept, next_leader in (("YE1", "GO9 YE1", 0), ("FB1", "FB1", 1)):
        state = scene(phase=2, hand=["GO9 DW2", f"{card} UD1"], artifacts=["wishing_lamp", ""])
        play(state, "GO9", "!lamp UD3", card)
        assert score(state, 1) == cards(kept)
        assert leader(state) == next_leader
    state = scene(
        phase=2,
        hand=["GO9 DW2", "PO1 UD1"],
        artifacts=["wishing_lamp", ""],
        toxic=[1, 2, 3],
    )
    play(state, "GO9", "!lamp UD3", "PO1")
    assert (asked(state), "peek 0" in legal(state)) == (1, True)


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.artifact.ice_sword")
def test_the_ice_sword_cancels_a_missed_lamp() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD3 DW1", "GO1 UD1 DW2"],
        artifacts=["wishing_lamp ice_sword", ""],
    )
    play(state, "GO4", "!lamp UD9", "GO1", "!ice_sword")
    assert field(state, "autoWin") is None
    play(state, "UD3", "UD1")
    assert score(state, 0) == cards("GO4 GO1 UD3 UD1")


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_the_lamp_is_for_phase_2() -> None:
    state = scene(
        phase=1,
        hand=["GO4 UD3", "GO1 UD1"],
        deck="DW1 DW2 DW3 DW4",
        artifacts=["wishing_lamp bottomless_bottle", ""],
    )
    play(state, "GO4")
    assert legal(state) == {"!bottomless_bottle", "pass"}
    assert why(state, "!lamp UD1")[0] == "E_ARTIFACT_WINDOW"


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.artifact.kings_dagger")
def test_after_a_dagger_the_victim_of_a_missed_lamp_still_wins() -> None:
    state = scene(
        phase=2,
        hand=["GO9 UD3", "GO5 UD1 DW1"],
        artifacts=["wishing_lamp kings_dagger", ""],
    )
    play(state, "GO9", "!lamp UD9", "GO5", "!dagger")
    assert legal(state) == {"UD1", "DW1"}
    play(state, "UD1")
    assert score(state, 1) == cards("GO9 UD1")


@pytest.mark.rule("claim.artifact.wishing_lamp", "claim.artifact.kings_dagger")
def test_after_a_dagger_on_a_wished_card_its_player_must_follow() -> None:
    state = scene(
        phase=2,
        hand=["GO9 UD3", "DW5 GO1 UD1"],
        artifacts=["wishing_lamp kings_dagger", ""],
    )
    play(state, "GO9", "!lamp DW5", "DW5", "!dagger")
    assert legal(state) == {"GO1"}


# Bottomless Bottle ------------------------------------------------------------------------------


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.win.trick")
def test_ex_77_with_the_bottle_the_lower_card_wins() -> None:
    state = scene(phase=2, hand=["GO2 UD1", "GO7 UD2"], artifacts=["bottomless_bottle", ""])
    play(state, "GO2", "!bottle", "GO7")
    assert score(state, 0) == cards("GO2 GO7")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.base.knights", "claim.precedence")
def test_ex_78_the_bottle_switches_the_knight_off() -> None:
    state = scene(phase=2, hand=["GO5 UD1", "KN2 UD2"], artifacts=["bottomless_bottle", ""])
    play(state, "GO5", "!bottle", "KN2")
    assert score(state, 0) == cards("GO5 KN2")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.win.trick")
@pytest.mark.parametrize(
    ("lead", "second", "winner"),
    [("GO5", "DP2", 1), ("GO5", "DP5", 0), ("GO5", "UD0", 0), ("GO5", "GO4", 1)],
)
def test_the_bottle_turns_only_the_comparison(lead: str, second: str, winner: int) -> None:
    state = scene(
        phase=2, hand=[f"{lead} UD1", f"{second} KN2"], artifacts=["bottomless_bottle", ""]
    )
    play(state, lead, "!bottle", second)
    assert score(state, winner) == {lead, second}


@pytest.mark.rule("claim.artifact.bottomless_bottle")
def test_the_bottle_works_in_phase_1_and_for_one_trick() -> None:
    state = scene(
        phase=1,
        hand=["GO2 UD1", "GO7 UD2"],
        deck="DW1 DW2 DW3 DW4",
        artifacts=["bottomless_bottle", ""],
    )
    play(state, "GO2", "!bottle", "GO7")
    assert followers(state, 0) == {"DW1"}
    play(state, "UD1", "UD2")
    assert "DW3" in hand(state, 1)


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.artifact.ice_sword")
def test_the_bottle_lapses_with_a_freeze() -> None:
    state = scene(
        phase=2,
        hand=["GO2 UD1 KN2", "GO7 UD2 KN3"],
        artifacts=["bottomless_bottle ice_sword", ""],
    )
    play(state, "GO2", "!bottle", "GO7", "!ice_sword", "UD1", "UD2")
    assert score(state, 1) == cards("GO2 GO7 UD1 UD2")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.win.trick")
def test_the_bottle_compares_totals_in_a_thaw() -> None:
    state = scene(
        phase=2,
        hand=["GO2 KN2", "GO7 KN3"],
        frozen={"card": ["UD9", "UD1"], "value": [9, 1]},
        artifacts=["bottomless_bottle", ""],
    )
    play(state, "GO2", "!bottle", "GO7")
    assert score(state, 1) == cards("GO2 GO7 UD9 UD1")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.artifact.magic_wand", "claim.eff")
def test_with_the_bottle_a_negative_total_wins() -> None:
    state = scene(
        phase=2, hand=["GO1 UD1", "GO0a UD2"], artifacts=["bottomless_bottle magic_wand", ""]
    )
    play(state, "GO1", "!bottle", "GO0a", "!wand -2")
    assert score(state, 0) == cards("GO1 GO0a")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.info.steps")
def test_the_bottle_is_known_before_the_second_plays() -> None:
    state = scene(phase=2, hand=["GO2 UD1", "GO7 UD2"], artifacts=["bottomless_bottle", ""])
    play(state, "GO2", "!bottle")
    assert seen(state, 1, "bottle") is True
    assert on_table(state) == {"lead": "GO2"}
    assert discard(state) == []
