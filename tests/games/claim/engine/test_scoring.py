"""Votes, ties and the steps of the end."""

import pytest

from tests.games.claim.scene import (
    at_the_end,
    cards,
    discard,
    field,
    legal,
    play,
    result,
    scene,
    score,
    seen,
    votes,
)

FROST = ("ice_kings", "ice_queens", "undead", "yetis", "demons")


GOBLINS = ("goblins", "knights", "undead", "yetis", "demons")


@pytest.mark.rule("claim.end.9", "claim.end.10")
def test_ex_44_equal_votes_are_decided_by_own_cards_in_those_factions() -> None:
    state = at_the_end(["IK9 IK2 IQ1 UD9 UD8 UD7 YE5", "IK5 IQ4 UD1 YE6"], mix=FROST)
    assert votes(state) == {
        "ice_kings": 0,
        "ice_queens": 1,
        "undead": 0,
        "yetis": 1,
        "demons": None,
    }
    assert (result(state)["winner"], result(state)["reason"]) == (0, "cards")


@pytest.mark.rule("claim.end.10")
def test_ex_45_equal_votes_and_equal_cards_are_a_draw() -> None:
    state = at_the_end(["IK9 UD3", "IQ9 YE3"], mix=FROST)
    assert (result(state)["winner"], result(state)["reason"]) == ("draw", "draw")
    assert state.returns() == [0.0, 0.0]


@pytest.mark.rule("claim.opt.win", "claim.end.10")
@pytest.mark.parametrize(
    ("win", "winner", "reason"), [("most", 0, "votes"), ("at_least_three", 1, "cards")]
)
def test_ex_46_two_votes_against_one(win: str, winner: int, reason: str) -> None:
    state = at_the_end(["IK9 UD3", "YE3 YE4 YE5"], mix=FROST, win=win)
    assert (result(state)["winner"], result(state)["reason"]) == (winner, reason)


@pytest.mark.rule("claim.opt.win")
def test_with_at_least_three_three_votes_win() -> None:
    state = at_the_end(["IK9 UD3 DM1", "YE3 YE4 YE5 YE6 IQ1 IQ2"], win="at_least_three")
    assert (result(state)["winner"], result(state)["reason"]) == (0, "votes")


@pytest.mark.rule("claim.opt.win")
def test_with_at_least_three_one_vote_against_none_is_decided_by_cards() -> None:
    state = at_the_end(["IK9", ""], win="at_least_three")
    assert (result(state)["winner"], result(state)["reason"]) == (0, "cards")


@pytest.mark.rule("claim.end.9")
def test_ex_48_equal_cards_give_no_vote() -> None:
    state = at_the_end(["GO0a GO0b", "GO0c GO0d"], mix=GOBLINS)
    assert votes(state)["goblins"] is None
    assert result(state)["winner"] == "draw"


@pytest.mark.rule("claim.end.9", "claim.opening")
def test_more_cards_win_a_vote_whatever_their_values() -> None:
    assert votes(at_the_end(["UD0 UD1 UD2", "UD9 UD8"]))["undead"] == 0


@pytest.mark.rule("claim.end.9", "claim.cards.order")
def test_equal_numbers_are_decided_by_the_highest_card_then_the_next() -> None:
    assert votes(at_the_end(["IK10 IK0", "IK9 IK8"]))["ice_kings"] == 0
    assert votes(at_the_end(["GN5a GN1a", "GN5b GN3a"]))["gnomes"] == 1
    assert votes(at_the_end(["GN5a GN3a", "GN5b GN3b"]))["gnomes"] is None


@pytest.mark.rule("claim.end.9", "claim.cards.separate")
def test_each_half_of_a_pair_has_its_own_vote() -> None:
    state = at_the_end(["GO1 GO2 IK5", "KN9 IQ6"])
    assert votes(state) == {"goblins": 0, "knights": 1, "ice_kings": 0, "ice_queens": 1}


@pytest.mark.rule("claim.base.doppelgangers", "claim.end.9")
def test_at_scoring_a_doppelganger_is_a_doppelganger() -> None:
    state = at_the_end(["GO1", "DP9"])
    assert votes(state) == {"goblins": 0, "doppelgangers": 1}


@pytest.mark.rule("claim.end.10", "claim.opening")
def test_most_votes_win() -> None:
    state = at_the_end(["GO1 KN2 UD1", "DW1 DW2 DW3 DW4"])
    assert (result(state)["winner"], result(state)["reason"]) == (0, "votes")
    assert state.returns() == [1.0, -1.0]


@pytest.mark.rule("claim.end.10")
def test_only_cards_of_won_factions_break_a_tie() -> None:
    # Votes 1-1; seat 1 has more cards, but its Goblins voted for the other.
    state = at_the_end(["GO1 GO2 GO3 GO4", "KN2 KN3 GO5 GO6 GO7"])
    assert votes(state) == {"goblins": 0, "knights": 1}
    assert (result(state)["winner"], result(state)["reason"]) == (0, "cards")
    state = at_the_end(["KN2 KN3 GO5 GO6 GO7", "GO1 GO2 GO3 GO4"])
    assert votes(state) == {"goblins": 1, "knights": 0}
    assert (result(state)["winner"], result(state)["reason"]) == (1, "cards")


@pytest.mark.rule("claim.end.10")
def test_cards_of_the_opponent_in_a_won_faction_do_not_break_a_tie() -> None:
    state = at_the_end(["GO1 GO2", "GO9 KN2 KN3 KN4"])
    assert votes(state) == {"goblins": 0, "knights": 1}
    assert (result(state)["winner"], result(state)["reason"]) == (1, "cards")


@pytest.mark.rule("claim.end", "claim.end.2", "claim.end.4", "claim.end.5")
def test_the_steps_of_the_end_come_in_their_order() -> None:
    state = at_the_end(
        ["IK3 IQ3 PO5 TC9x UD1", ""],
        row=["GN5a", ""],
        lastWinnerP2=0,
        locations="pit",
        toxic=[5, "X", "X"],
        rolls="UD1 IK3",
    )
    removed = [(entry["step"], set(entry["cards"])) for entry in result(state)["removed"]]
    assert removed == [(2, {"UD1"}), (2, {"IK3"}), (5, cards("PO5 GN5a")), (6, {"TC9x"})]
    assert score(state, 0) == {"IQ3"}  # its King fell into the Pit before the marriage


@pytest.mark.rule("claim.end.commute", "claim.mixcase.end", "claim.end.6", "claim.end.7")
def test_poison_fakes_and_marriages_do_not_disturb_each_other() -> None:
    state = at_the_end(["IK3 IQ3 TC3x TC3r IK4 IQ4 UD3", "IQ5 IK6 TC5x PO9"], toxic=[3, "X", "X"])
    assert score(state, 0) == set()
    assert score(state, 1) == cards("IQ5 IK6 PO9")
    by_step = {entry["step"]: set(entry["cards"]) for entry in result(state)["removed"][:1]}
    assert by_step == {5: cards("IK3 IQ3 TC3x TC3r UD3")}
    assert set(discard(state)) == cards("IK3 IQ3 TC3x TC3r IK4 IQ4 UD3 TC5x")


@pytest.mark.rule("claim.end.7")
def test_a_marriage_comes_before_the_votes() -> None:
    state = at_the_end(["IK3 IQ3 IQ4", "IK1 IQ9"])
    assert votes(state) == {"ice_kings": 1, "ice_queens": 1}


@pytest.mark.rule("claim.engine.result")
def test_a_result_tells_winner_reason_votes_and_removals() -> None:
    state = at_the_end(["IK3 IQ3 UD9 PO1 TC3x", "UD4"], toxic=["X", 1, "X"])
    told = result(state)
    assert (told["winner"], told["reason"]) == (0, "votes")
    assert told["removed"] == [
        {"step": 5, "seat": 0, "cards": ["PO1"]},
        {"step": 6, "seat": 0, "cards": ["TC3x"]},
        {"step": 7, "seat": 0, "cards": ["IK3", "IQ3"]},
    ]
    undead = next(row for row in told["factions"] if row["faction"] == "undead")
    assert undead == {"faction": "undead", "counts": [1, 1], "values": [[9], [4]], "vote": 0}
    assert told["toxics"] == ["X", "1", "X"]
    assert "TC3x" in told["fakes"]


@pytest.mark.rule("claim.engine.result")
def test_there_is_no_result_before_the_end() -> None:
    state = scene(phase=2, hand=["GO1 GO2", "GO3 GO4"])
    assert state.result() is None
    assert state.returns() == [0.0, 0.0]


@pytest.mark.rule("claim.info.steps")
def test_when_the_game_is_over_everything_is_public() -> None:
    state = scene(
        phase=2,
        hand=["GO9", "GO1"],
        score=["DM3 TC3x", "FE8"],
        deck="UD7",
        lossStreakP2=[0, 4],
        locations="lava_fields",
        artifacts=["", "spyglass"],
    )
    play(state, "GO9", "GO1")
    for viewer in (0, 1, None):
        assert set(seen(state, viewer, "score")[0]) == cards("DM3 TC3x GO9 GO1")
        assert seen(state, viewer, "artifacts")[1] == ["spyglass"]
    assert legal(state) == set()
    assert field(state, "winner") == 1
