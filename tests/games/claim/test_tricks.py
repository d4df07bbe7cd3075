"""Who wins a trick, what it is worth and who leads next (claim.md, 7.5, 7.6, 8 and 9)."""

import pytest

import hoarfrost
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
    loss_streak,
    on_table,
    out,
    play,
    result,
    scene,
    score,
    step,
    trick,
    trick_no,
)

# Winner -----------------------------------------------------------------------------------------


@pytest.mark.rule("claim.win.trick")
def test_the_higher_card_of_the_led_faction_wins() -> None:
    assert score(trick(2, "GO5", "GO4"), 0) == cards("GO5 GO4")
    assert score(trick(2, "GO4", "GO5"), 1) == cards("GO5 GO4")


@pytest.mark.rule("claim.win.trick", "claim.phase1.collect")
def test_ex_05_a_tie_goes_to_the_leader() -> None:
    state = trick(1, "DW6", "DP6", deck="KN9 KN8 KN7 KN6")
    assert followers(state, 0) == {"KN9"}
    assert followers(state, 1) == {"KN8"}
    assert leader(state) == 0
    assert discard(state) == ["DW6", "DP6"]


@pytest.mark.rule("claim.win.trick", "claim.base.undead", "claim.phase1.collect")
def test_ex_06_another_faction_loses_whatever_its_value() -> None:
    state = trick(1, "DW0", "UD9", deck="IK10 GO3 GO1 GO2")
    assert followers(state, 0) == {"IK10"}
    assert score(state, 0) == {"UD9"}
    assert discard(state) == ["DW0"]


@pytest.mark.rule("claim.win.trick")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_forfeits_loses_whatever_the_cards(seat: int) -> None:
    state = scene(
        phase=2,
        hand=["GO1", "GO2"],
        table={"lead": "GO4", "second": "GO9"},
        step="T9",
        forfeitBy=seat,
    )
    assert score(state, 1 - seat) == cards("GO4 GO9")


@pytest.mark.rule("claim.win.trick")
def test_a_forfeit_comes_before_a_missed_lamp() -> None:
    state = scene(
        phase=2, hand=["GO1", "GO2"], table={"lead": "GO4"}, step="T9", forfeitBy=1, autoWin=1
    )
    assert score(state, 0) == {"GO4"}


@pytest.mark.rule("claim.win.trick")
def test_what_is_frozen_counts_to_the_total_of_each_player() -> None:
    frozen = {"card": ["UD5", "UD1"], "value": [5, 1]}
    state = trick(2, "GO2", "GO6", frozen=frozen)
    assert score(state, 0) == cards("GO2 GO6 UD5 UD1")
    frozen = {"card": ["UD5", "UD2"], "value": [5, 2]}
    assert score(trick(2, "GO2", "GO6", frozen=frozen), 1) == cards("GO2 GO6 UD5 UD2")


@pytest.mark.rule("claim.win.trick")
def test_a_tie_of_totals_goes_to_the_leader() -> None:
    frozen = {"card": ["UD5", "UD1"], "value": [5, 1]}
    assert score(trick(2, "GO2", "DP6", frozen=frozen), 0) == cards("GO2 DP6 UD5 UD1")


@pytest.mark.rule("claim.eff")
def test_modifiers_count_in_the_order_in_which_they_were_attached() -> None:
    def winner(lead_mods: list[str], second: str) -> int:
        table = {"lead": {"card": "GO4", "mods": lead_mods}, "second": second}
        state = scene(phase=2, hand=["GO1", "GO2"], table=table)
        return leader(state)

    assert winner(["wand+2", "mirror"], "GO3") == 1  # 4 + 2 = 6, then 1
    assert winner(["mirror", "wand+2"], "IK10") == 0  # another faction
    assert winner(["mirror", "wand+2"], "GO9") == 0  # 4 + 5 = 9, then 11


@pytest.mark.rule("claim.eff")
def test_an_effective_value_has_no_limits() -> None:
    table = {"lead": {"card": "GO0a", "mods": ["wand-2"]}, "second": "GO0b"}
    assert leader(scene(phase=2, hand=["GO1", "GO2"], table=table)) == 1
    flasks = {
        "lead": {"card": "IK10", "mods": ["flask"]},
        "second": {"card": "DP9", "mods": ["flask"]},
    }
    assert leader(scene(phase=2, hand=["GO1", "GO2"], table=flasks)) == 0


@pytest.mark.rule("claim.eff", "claim.power.printed")
def test_modifiers_are_gone_after_the_trick() -> None:
    state = trick(2, "GO1", "GO2", artifacts=["magic_wand", ""])
    play(state, "!wand +2")
    assert score(state, 0) == cards("GO1 GO2")
    play(state, "KN2", "KN3")
    assert field(state, "score")[1] == ["KN2", "KN3"]


# Phase 1 ----------------------------------------------------------------------------------------


@pytest.mark.rule("claim.phase1.prize")
def test_the_top_card_of_the_deck_becomes_the_prize() -> None:
    state = scene(phase=1, hand=["GO4", "GO9"], deck="UD1 UD2 UD3 UD4")
    assert field(state, "prizes") == ["UD1"]
    assert field(state, "deck") == ["UD2", "UD3", "UD4"]


@pytest.mark.rule("claim.phase1.prize", "claim.phase1.collect")
def test_the_winner_gets_the_prize_and_the_loser_the_next_card() -> None:
    state = trick(1, "GO4", "GO9", deck="UD1 UD2 UD3 UD4")
    assert (followers(state, 1), followers(state, 0)) == ({"UD1"}, {"UD2"})
    assert discard(state) == ["GO4", "GO9"]
    assert field(state, "prizes") == ["UD3"]


@pytest.mark.rule("claim.phase1.collect", "claim.base.undead")
def test_ex_04_played_undead_go_to_the_score_pile_of_the_winner() -> None:
    state = trick(1, "UD4", "UD7", deck="DW9 GO3 GO1 GO2")
    assert followers(state, 1) == {"DW9"}
    assert followers(state, 0) == {"GO3"}
    assert state.view(0)["followers"][0] == ["GO3"]
    assert state.view(1)["followers"][0] == ["?"]
    assert score(state, 1) == cards("UD4 UD7")
    assert discard(state) == []
    assert leader(state) == 1


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


@pytest.mark.rule("claim.boundary")
def test_between_the_phases_everybody_takes_his_followers_in_hand() -> None:
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


@pytest.mark.rule("claim.phase1.walkover", "claim.hand.unequal")
def test_who_has_no_card_loses_the_last_trick_of_phase_1() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["GO2", ""], deck="UD3 UD4")
    assert (asked(state), leader(state)) == (0, 0)
    act(state, "GO2")
    assert field(state, "phase") == 2
    assert (hand(state, 0), hand(state, 1)) == ({"UD3"}, {"UD4"})
    assert loss_streak(state) == [0, 1]
    assert discard(state) == ["GO2"]
    assert leader(state) == 0


@pytest.mark.rule("claim.phase1.walkover")
def test_an_undead_of_a_walk_over_goes_to_the_score_pile() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["UD2", ""], deck="DW3 DW4")
    play(state, "UD2")
    assert score(state, 0) == {"UD2"}


@pytest.mark.rule("claim.phase1.walkover", "claim.info.number")
def test_the_number_of_a_demon_is_announced_in_a_walk_over() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["DM3", ""], deck="DW3 DW4")
    play(state, "DMo")
    assert field(state, "numbers") == ["DM3"]
    assert state.view(1)["discard"] == ["DM3"]


@pytest.mark.rule("claim.phase1.walkover")
def test_a_walk_over_is_played_without_the_windows_of_the_trick() -> None:
    state = scene(
        phase=1,
        trickNo=13,
        leader=1,
        hand=["GO2", ""],
        deck="UD3 UD4",
        artifacts=["magic_wand hunting_cloak bottomless_bottle", "mirror_of_lies kings_dagger"],
    )
    play(state, "GO2")
    assert field(state, "phase") == 2


@pytest.mark.rule("claim.phase1.walkover", "claim.artifact.mask_of_darkness")
def test_a_masked_walk_over_is_turned_up_and_uses_up_the_mask() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["GO2", ""], deck="UD3 UD4", maskLeft=1)
    play(state, "GO2")
    assert field(state, "maskLeft") == 0
    assert state.view(1)["discard"] == ["GO2"]


@pytest.mark.rule("claim.phase1.walkover", "claim.frost.yeti")
def test_a_yeti_that_walks_over_does_not_lead_the_next_trick() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["YE2", ""], deck="UD3 UD4")
    play(state, "YE2")
    assert leader(state) == 1


@pytest.mark.rule("claim.phase1.walkover", "claim.claim2.seers")
def test_a_seer_that_walks_over_looks_at_the_top_card() -> None:
    state = scene(phase=1, trickNo=13, leader=1, hand=["SE2", ""], deck="UD3 UD4")
    play(state, "SE2", "look", "take")
    assert (hand(state, 0), hand(state, 1)) == ({"UD4"}, {"UD3"})


# Phase 2 ----------------------------------------------------------------------------------------


@pytest.mark.rule("claim.phase2.goal", "claim.phase2.collect")
def test_in_phase_2_the_winner_scores_both_cards() -> None:
    state = trick(2, "GO4", "GO9")
    assert (score(state, 0), score(state, 1)) == (set(), cards("GO4 GO9"))
    assert discard(state) == []
    assert leader(state) == 1
    assert field(state, "prizes") == []


@pytest.mark.rule("claim.phase2.goal")
def test_in_phase_2_the_follow_rule_binds() -> None:
    state = scene(phase=2, hand=["GO4 KN2", "GO9 KN3"])
    play(state, "GO4")
    assert legal(state) == {"GO9"}


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


@pytest.mark.rule("claim.phase2.collect")
def test_with_a_forfeit_only_the_cards_on_the_table_are_won() -> None:
    state = scene(phase=2, hand=["GO1", "GO2"], table={"lead": "UD4"}, step="T9", forfeitBy=1)
    assert (score(state, 0), score(state, 1)) == ({"UD4"}, set())


# Leader -----------------------------------------------------------------------------------------


@pytest.mark.rule("claim.leader.next")
@pytest.mark.parametrize("phase", [1, 2])
def test_the_winner_leads_the_next_trick(phase: int) -> None:
    assert leader(trick(phase, "GO4", "GO9")) == 1
    assert leader(trick(phase, "GO4", "GO3")) == 0
    assert trick_no(trick(phase, "GO4", "GO3")) == 2


@pytest.mark.rule("claim.leader.next", "claim.mixcase.ye_dr")
@pytest.mark.parametrize(
    ("lead", "second", "next_leader"),
    [
        ("YE8", "DR3", 1),  # the loser leads: both powers agree
        ("DR3", "YE8", 0),  # off faction, the Dragon wins and leads
        ("DR3", "DP8", 0),  # the Dragon lost, and leads all the same
        ("GO3", "DR8", 1),  # off faction: it loses and leads
    ],
)
def test_a_dragon_comes_before_a_yeti_and_the_winner(
    lead: str, second: str, next_leader: int
) -> None:
    assert leader(trick(2, lead, second)) == next_leader


@pytest.mark.rule("claim.leader.next", "claim.precedence.factions")
def test_a_dragon_led_against_a_lamp_winning_yeti_leads_again() -> None:
    state = scene(
        phase=2,
        hand=["GO1", "GO2"],
        table={"lead": "DR9", "second": "YE1"},
        autoWin=1,
    )
    assert score(state, 1) == cards("DR9 YE1")
    assert leader(state) == 0


@pytest.mark.rule("claim.leader.next", "claim.power.frozen")
def test_frozen_cards_do_not_decide_who_leads() -> None:
    frozen = {"card": ["DR1", "DR2"], "value": [1, 2]}
    assert leader(trick(2, "GO4", "GO1", frozen=frozen)) == 0
    frozen = {"card": ["YE1", "UD2"], "value": [1, 2]}
    assert leader(trick(2, "GO4", "GO1", frozen=frozen)) == 0


@pytest.mark.rule("claim.info.steps")
def test_a_loss_is_counted_and_a_win_ends_the_streak() -> None:
    state = trick(1, "GO4", "GO9", lossStreak=[2, 4])
    assert loss_streak(state) == [3, 0]
    state = trick(2, "GO4", "GO9", lossStreak=[2, 4], lossStreakP2=[1, 3])
    assert loss_streak(state) == [3, 0]
    assert field(state, "lossStreakP2") == [2, 0]
    assert field(state, "lastWinnerP2") == 1


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
