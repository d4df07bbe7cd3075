"""Poisoners: three Toxics, and who may peek."""

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
    read,
    result,
    scene,
    score,
    seen,
    told,
    trick,
    why,
)


@pytest.mark.rule("claim.fire.poison", "claim.end.5", "claim.power.printed")
def test_ex_33_cards_of_a_revealed_value_are_discarded() -> None:
    state = at_the_end(["GO0a IK4 DW4 YE9", "PO0 PO6"], toxic=[4, "X", 0])
    assert (score(state, 0), score(state, 1)) == ({"YE9"}, {"PO6"})
    assert set(discard(state)) == cards("GO0a IK4 DW4 PO0")
    assert {entry["step"] for entry in result(state)["removed"]} == {5}


@pytest.mark.rule("claim.fire.poison", "claim.cards.toxics")
def test_an_x_removes_nothing() -> None:
    state = at_the_end(["GO0a IK10 IQ4", "PO0 PO6"], toxic=["X", "X", "X"])
    assert (score(state, 0), score(state, 1)) == (cards("GO0a IK10 IQ4"), cards("PO0 PO6"))


@pytest.mark.rule("claim.fire.poison", "claim.end.5")
def test_poison_finds_hidden_numbers_and_gnomes_of_the_row() -> None:
    state = at_the_end(["DM7 FE7 TC7r", "PO0"], row=["GN7a", ""], toxic=[7, "X", "X"])
    assert score(state, 0) == set()


@pytest.mark.rule(
    "claim.fire.poisoner",
    "claim.info.toxic",
    "claim.info.steps",
    "claim.engine.decisions",
    "claim.info.steps.private",
)
def test_ex_34_a_peek_tells_the_peeker_alone() -> None:
    state = trick(1, "PO6", "PO2", toxic=[4, "X", 0])
    assert legal(state) == {"peek 0", "peek 1", "peek 2", "pass"}
    assert asked(state) == 0
    play(state, "peek 1")
    assert seen(state, 0, "toxic") == ["?", "X", "?"]
    for viewer in (1, None):
        assert seen(state, viewer, "toxic") == ["?", "?", "?"]
        assert seen(state, viewer, "toxicSeen")[0] == [False, True, False]


@pytest.mark.rule("claim.fire.poisoner")
def test_a_peek_may_be_declined_and_a_slot_seen_again() -> None:
    state = trick(2, "PO6", "PO2", toxic=[4, "X", 0], toxicSeen=[[True] * 3, [False] * 3])
    assert legal(state) == {"peek 0", "peek 1", "peek 2", "pass"}
    play(state, "pass")
    assert field(state, "trickNo") == 2


@pytest.mark.rule("claim.opt.poisoner", "claim.fire.poisoner")
@pytest.mark.parametrize(("option", "peeks"), [("win_with", False), ("win_card", True)])
def test_ex_35_who_beats_a_poisoner_peeks_only_with_win_card(option: str, peeks: bool) -> None:
    state = trick(2, "PO2", "DP9", toxic=[4, "X", 0], poisoner=option)
    assert score(state, 1) == cards("PO2 DP9")
    assert ("peek 0" in legal(state)) is peeks
    assert asked(state) == 1


@pytest.mark.rule("claim.opt.poisoner")
@pytest.mark.parametrize("phase", [1, 2])
def test_with_win_card_two_poisoners_give_one_peek(phase: int) -> None:
    state = trick(phase, "PO2", "PO9", toxic=[4, "X", 0], poisoner="win_card")
    act(state, "peek 0")
    assert "peek 1" not in legal(state)


@pytest.mark.rule("claim.fire.poisoner")
def test_a_poisoner_that_loses_gives_no_peek() -> None:
    state = trick(1, "GO2", "PO9", toxic=[4, "X", 0])
    assert "peek 0" not in legal(state)


@pytest.mark.rule("claim.info.toxic", "claim.end.5")
def test_all_toxics_are_public_at_the_end() -> None:
    state = at_the_end(["PO1", "PO2"], toxic=[4, "X", 0])
    for viewer in (0, 1, None):
        assert seen(state, viewer, "toxic") == ["4", "X", "0"]
    assert result(state)["toxics"] == ["4", "X", "0"]


@pytest.mark.rule("claim.info.toxic", "claim.info.log", "claim.info.steps")
def test_the_log_tells_the_peeker_the_toxic_and_the_others_only_the_slot() -> None:
    events = told(trick(1, "PO6", "PO2", toxic=[4, "X", 0]), "peek 0")
    (own,) = read(events, "peek", 0)
    assert (own["seat"], own["slot"], own["toxic"]) == (0, 0, "4")
    for viewer in (1, None):
        (seen_by_others,) = read(events, "peek", viewer)
        assert (seen_by_others["seat"], seen_by_others["slot"]) == (0, 0)
        assert "toxic" not in seen_by_others


@pytest.mark.rule("claim.info.toxic")
def test_whoever_peeked_knows_the_toxic_for_the_rest_of_the_game() -> None:
    state = trick(1, "PO6", "PO2", toxic=[4, "X", 0])
    play(state, "peek 0")
    while field(state, "phase") == 1:
        play(state, min(legal(state)))
    assert seen(state, 0, "toxic") == ["4", "?", "?"]
    assert seen(state, 1, "toxic") == ["?", "?", "?"]


@pytest.mark.rule("claim.info.toxic", "claim.end.5", "claim.info.steps")
def test_the_log_tells_everybody_all_toxics_at_the_end() -> None:
    state = scene(phase=2, hand=["GO5", "GO7"], score=["PO1", "PO2"], toxic=[4, "X", 0])
    play(state, "GO5")
    events = told(state, "GO7")
    assert state.is_terminal()
    for viewer in (0, 1, None):
        assert [event["toxics"] for event in read(events, "toxics", viewer)] == [["4", "X", "0"]]


@pytest.mark.rule("claim.fire.poisoner", "claim.engine.errors")
def test_a_wrong_slot_is_refused() -> None:
    state = trick(1, "PO6", "PO2", toxic=[4, "X", 0])
    assert why(state, "peek 3") == ("E_PARAM", "claim.fire.poisoner")
