"""Ice Sword: a frozen trick is decided with the next."""

from typing import Any

import pytest

from tests.games.claim.scene import (
    asked,
    camp,
    cards,
    discard,
    field,
    followers,
    hand,
    leader,
    legal,
    loss_streak,
    play,
    row,
    scene,
    score,
    step,
    trick,
    trick_no,
    why,
)


def thaw(lead: str, second: str, frozen: tuple[str, str] = ("GO4", "GO1"), **fields: Any) -> Any:
    values = [int(card[2:].rstrip("abcderx")) for card in frozen]
    return trick(2, lead, second, frozen={"card": list(frozen), "value": values}, **fields)


def frozen_in_phase_1(frozen: tuple[str, str], **fields: Any) -> Any:
    return scene(
        phase=1,
        trickNo=3,
        prizes="KN2",
        frozen={"card": list(frozen), "value": [4, 1]},
        **fields,
    )


@pytest.mark.rule("claim.artifact.ice_sword", "claim.phase2.collect")
def test_ex_86_a_frozen_trick_is_decided_by_the_next() -> None:
    state = scene(phase=2, hand=["GO4 UD3 DW1", "GO9 UD5 DW2"], artifacts=["ice_sword", ""])
    play(state, "GO4", "GO9", "!ice_sword")
    assert (leader(state), trick_no(state), loss_streak(state)) == (0, 2, [0, 0])
    assert field(state, "frozen")["card"] == ["GO4", "GO9"]
    assert field(state, "frozen")["value"] == [4, 9]
    play(state, "UD3", "UD5")
    assert score(state, 1) == cards("GO4 GO9 UD3 UD5")
    assert loss_streak(state) == [1, 0]
    assert field(state, "frozen") is None


@pytest.mark.rule("claim.artifact.ice_sword")
def test_ex_89_there_is_no_sword_in_the_last_trick() -> None:
    state = scene(phase=2, hand=["GO4", "GO9"], artifacts=["ice_sword", "magic_wand"])
    play(state, "GO4", "GO9")
    assert step(state) == "BEFORE_RESOLVE"
    assert asked(state) == 1
    play(state, "pass")
    assert state.is_terminal()


@pytest.mark.rule("claim.artifact.ice_sword")
@pytest.mark.parametrize(("mine", "theirs"), [("GO4", "GO9 UD1"), ("GO4 UD1", "GO9")])
def test_the_sword_needs_a_card_left_on_both_sides(mine: str, theirs: str) -> None:
    state = scene(phase=2, hand=[mine, theirs], artifacts=["ice_sword magic_wand", ""])
    play(state, "GO4", "GO9")
    assert legal(state) == {"!magic_wand", "pass"}
    assert why(state, "!ice_sword") == ("E_ARTIFACT_PRECONDITION", "claim.artifact.ice_sword")


@pytest.mark.rule("claim.artifact.ice_sword", "claim.artifact.ice_sword.after")
@pytest.mark.parametrize(("deck", "offered"), [("UD1 UD2 UD3", False), ("UD1 UD2 UD3 UD4", True)])
def test_in_phase_1_the_sword_needs_three_cards_in_the_deck(deck: str, offered: bool) -> None:
    state = scene(
        phase=1,
        hand=["GO4 GO1", "GO9 GO2"],
        deck=deck,
        artifacts=["ice_sword magic_wand", ""],
    )
    play(state, "GO4", "GO9")
    assert ("!ice_sword" in legal(state)) is offered


@pytest.mark.rule("claim.artifact.ice_sword")
def test_a_flailed_or_marked_card_is_enough_for_a_thaw() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD1", "GO9"],
        flail=[None, "DW1"],
        artifacts=["ice_sword", ""],
    )
    play(state, "GO4")
    assert legal(state) == {"GO9"}
    play(state, "GO9")
    assert "!ice_sword" in legal(state)


@pytest.mark.rule("claim.artifact.ice_sword")
def test_nothing_can_be_frozen_twice() -> None:
    frozen = {"card": ["UD9", "UD8"], "value": [9, 8]}
    state = trick(2, "GO4", "GO9", frozen=frozen, artifacts=["ice_sword magic_wand", ""])
    assert legal(state) == {"!magic_wand", "pass"}


@pytest.mark.rule("claim.artifact.ice_sword")
def test_the_second_may_play_the_sword() -> None:
    state = scene(phase=2, hand=["GO4 UD3 DW1", "GO3 UD5 DW2"], artifacts=["", "ice_sword"])
    play(state, "GO4", "GO3", "!ice_sword", "UD3", "UD5")
    assert score(state, 1) == cards("GO4 GO3 UD3 UD5")


@pytest.mark.rule("claim.artifact.ice_sword", "claim.window.model")
def test_the_sword_closes_the_window() -> None:
    state = trick(2, "GO5", "GO6", artifacts=["ice_sword", "magic_wand"])
    play(state, "!ice_sword")
    assert step(state) in ("BEFORE_LEAD", "T4")
    assert field(state, "frozen")["value"] == [5, 6]


@pytest.mark.rule("claim.artifact.ice_sword", "claim.eff")
def test_values_are_frozen_as_they_are_at_that_moment() -> None:
    state = trick(2, "GO5", "GO6", artifacts=["ice_sword", "magic_wand"])
    play(state, "pass", "!wand -2", "!ice_sword")
    assert field(state, "frozen")["value"] == [5, 4]
    state = trick(2, "GO5", "GO6", artifacts=["ice_sword magic_wand", ""])
    play(state, "!wand +2", "!ice_sword")
    assert field(state, "frozen")["value"] == [7, 6]


@pytest.mark.rule("claim.artifact.ice_sword")
def test_a_frozen_trick_gives_no_peek_and_no_prize() -> None:
    state = scene(
        phase=1,
        hand=["PO4 GO1", "GO9 GO2"],
        deck="UD1 UD2 UD3 UD4 UD5",
        toxic=[1, 2, 3],
        artifacts=["ice_sword", ""],
    )
    play(state, "PO4", "GO9", "!ice_sword")
    assert field(state, "prizes") == ["UD1", "UD2"]
    assert (followers(state, 0), followers(state, 1)) == (set(), set())
    assert "peek 0" not in legal(state)
    assert leader(state) == 0


@pytest.mark.rule(
    "claim.artifact.ice_sword", "claim.location.lava", "claim.artifact.flask_of_tears"
)
def test_a_frozen_trick_neither_adds_to_a_streak_nor_breaks_it() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD3 DW1", "GO9 UD5 DW2"],
        lossStreak=[2, 1],
        lossStreakP2=[2, 1],
        artifacts=["ice_sword", ""],
    )
    play(state, "GO4", "GO9", "!ice_sword")
    assert loss_streak(state) == [2, 1]
    assert field(state, "lossStreakP2") == [2, 1]


@pytest.mark.rule("claim.artifact.ice_sword", "claim.leader.next")
def test_the_same_player_leads_again_whatever_was_frozen() -> None:
    for second in ("DR9", "GO9", "YE9"):
        state = scene(phase=2, hand=["GO4 UD3", f"{second} UD5"], artifacts=["ice_sword", ""])
        play(state, "GO4", second, "!ice_sword")
        assert leader(state) == 0


@pytest.mark.rule("claim.artifact.ice_sword", "claim.artifact.gamblers_dice")
def test_the_effects_of_the_frozen_trick_end_with_it() -> None:
    state = scene(
        phase=2,
        hand=["GO4 UD3 KN2", "GO9 UD5 KN3"],
        artifacts=["ice_sword gamblers_dice", ""],
        rolls="GO4 GO9",
    )
    play(state, "!dice", "!ice_sword")
    assert field(state, "diced") == [False, False]
    assert legal(state) == {"UD3", "KN2"}


@pytest.mark.rule(
    "claim.artifact.ice_sword",
    "claim.precedence",
    "claim.base.dwarves",
    "claim.phase2.collect",
    "claim.phase2.collect.frozen",
)
def test_in_a_thaw_the_winner_gets_dwarves_too() -> None:
    state = thaw("DW7", "DW2", ("GO4", "DW1"))
    assert score(state, 0) == cards("DW7 DW2 GO4 DW1")
    assert score(state, 1) == set()


@pytest.mark.rule(
    "claim.artifact.ice_sword",
    "claim.precedence",
    "claim.frost.frostbeast",
    "claim.phase2.collect",
    "claim.phase2.collect.frozen",
)
def test_in_a_thaw_a_frostbeast_throws_nothing_out() -> None:
    state = thaw("FB7", "GO2", ("GO4", "FB1"))
    assert score(state, 0) == cards("FB7 GO2 GO4 FB1")
    assert discard(state) == []


@pytest.mark.rule(
    "claim.artifact.ice_sword", "claim.claim2.trolls", "claim.power.frozen", "claim.phase2.collect"
)
def test_in_a_thaw_the_winner_gets_every_troll_but_not_the_camp() -> None:
    state = thaw("TR7", "TR2", ("TR4", "TR1"), camp="TR9")
    assert score(state, 0) == cards("TR7 TR2 TR4 TR1")
    assert camp(state) == {"TR9"}


@pytest.mark.rule("claim.artifact.ice_sword", "claim.claim2.trolls")
def test_a_thaw_in_the_last_trick_takes_the_camp_too() -> None:
    state = scene(
        phase=2,
        hand=["TR7", "TR2"],
        frozen={"card": ["GO4", "GO1"], "value": [4, 1]},
        camp="TR9 TR8",
    )
    play(state, "TR7", "TR2")
    assert score(state, 0) == cards("TR7 TR2 GO4 GO1 TR9 TR8")


@pytest.mark.rule(
    "claim.artifact.ice_sword", "claim.claim2.gnomes", "claim.artifact.ice_sword.after"
)
def test_in_a_thaw_gnomes_stand_in_the_winners_row_frozen_ones_too() -> None:
    state = thaw("GN7a", "GN3a", ("GN5a", "GO1"))
    assert row(state, 0) == cards("GN7a GN3a GN5a")
    assert score(state, 0) == {"GO1"}


@pytest.mark.rule("claim.artifact.ice_sword", "claim.power.frozen", "claim.claim2.giants")
def test_a_frozen_giant_does_not_smash_and_a_new_one_does() -> None:
    state = thaw("GI7a", "GO3", ("GI5a", "GO1"), row=["", "GN7a GN5a"])
    assert row(state, 1) == {"GN5a"}
    assert discard(state) == ["GN7a"]


@pytest.mark.rule("claim.artifact.ice_sword")
def test_powers_of_the_new_cards_work_in_a_thaw() -> None:
    assert leader(thaw("YE7", "GO3")) == 1
    assert leader(thaw("GO7", "DR3")) == 1
    assert score(thaw("GO9", "KN2", ("UD9", "UD1")), 1) >= cards("GO9 KN2 UD9 UD1")
    state = thaw("PO7", "PO3", toxic=[1, 2, 3])
    assert "peek 0" in legal(state)


@pytest.mark.rule("claim.power.frozen", "claim.fire.poisoner", "claim.opt.poisoner")
def test_a_frozen_poisoner_gives_no_peek() -> None:
    state = thaw("GO7", "GO3", ("PO5", "PO1"), toxic=[1, 2, 3], poisoner="win_card")
    assert "peek 0" not in legal(state)


@pytest.mark.rule("claim.artifact.ice_sword", "claim.win.trick")
def test_another_faction_loses_a_thaw_whatever_is_frozen() -> None:
    state = thaw("GO0a", "UD9", ("DW1", "DW9"))
    assert score(state, 0) == cards("GO0a UD9 DW1 DW9")


@pytest.mark.rule("claim.artifact.ice_sword", "claim.phase1.collect", "claim.phase1.collect.frozen")
def test_in_phase_1_the_winner_of_a_thaw_gets_both_prizes_and_the_loser_draws_twice() -> None:
    state = frozen_in_phase_1(("GO4", "GO1"), hand=["DW3 DW1", "DW5 DW2"], deck="KN3 KN4 KN5 KN6")
    assert field(state, "prizes") == ["KN2", "KN3"]
    play(state, "DW3", "DW5")
    assert followers(state, 0) == cards("KN2 KN3")  # 4 + 3 against 1 + 5
    assert followers(state, 1) == cards("KN4 KN5")
    assert set(discard(state)) == cards("GO4 GO1 DW3 DW5")
    assert loss_streak(state) == [0, 1]


@pytest.mark.rule(
    "claim.phase1.collect", "claim.power.frozen", "claim.base.undead", "claim.phase1.collect.frozen"
)
def test_a_frozen_undead_is_discarded_and_a_new_one_scores() -> None:
    state = frozen_in_phase_1(("UD4", "UD1"), hand=["UD3 DW1", "GO5 DW2"], deck="KN3 KN4 KN5 KN6")
    play(state, "UD3", "GO5")
    assert score(state, 0) == {"UD3"}
    assert set(discard(state)) == cards("UD4 UD1 GO5")


@pytest.mark.rule("claim.phase1.collect", "claim.claim2.seers")
def test_a_seer_that_wins_a_thaw_chooses_for_the_newest_prize() -> None:
    state = frozen_in_phase_1(("GO4", "GO1"), hand=["SE3 DW1", "GO5 DW2"], deck="KN3 KN4 KN5 KN6")
    play(state, "SE3", "GO5")
    assert followers(state, 0) == {"KN2"}
    assert followers(state, 1) == {"KN4"}
    play(state, "look", "take")
    assert followers(state, 0) == cards("KN2 KN5")
    assert followers(state, 1) == cards("KN4 KN3")


@pytest.mark.rule("claim.power.frozen", "claim.claim2.seers")
def test_a_frozen_seer_sees_nothing() -> None:
    state = frozen_in_phase_1(("SE4", "GO1"), hand=["GO3 DW1", "GO2 DW2"], deck="KN3 KN4 KN5 KN6")
    play(state, "GO3", "GO2")
    assert "look" not in legal(state)


@pytest.mark.rule("claim.artifact.ice_sword", "claim.engine.invariants")
def test_a_freeze_in_trick_12_thaws_in_trick_13() -> None:
    state = scene(
        phase=1,
        trickNo=12,
        hand=["GO4 UD3", "GO9 UD5"],
        deck="KN2 KN3 KN4 KN5",
        artifacts=["ice_sword", ""],
    )
    play(state, "GO4", "GO9", "!ice_sword")
    assert (trick_no(state), field(state, "deck")) == (13, ["KN4", "KN5"])
    play(state, "UD3", "UD5")
    assert field(state, "phase") == 2
    assert hand(state, 1) == cards("KN2 KN3")
    assert hand(state, 0) == cards("KN4 KN5")
    assert score(state, 1) == cards("UD3 UD5")


@pytest.mark.rule("claim.artifact.ice_sword", "claim.phase1.walkover")
def test_a_thaw_can_be_a_walk_over() -> None:
    state = frozen_in_phase_1(("GO4", "GO1"), hand=["DW3", ""], deck="KN3 KN4 KN5")
    play(state, "DW3")
    assert hand(state, 0) == cards("KN2 KN3")
    assert hand(state, 1) == cards("KN4 KN5")
