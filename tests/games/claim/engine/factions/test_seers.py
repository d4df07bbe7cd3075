"""Seers: the prize or the top card."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    cards,
    followers,
    legal,
    play,
    read,
    score,
    seen,
    told,
    trick,
)


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


@pytest.mark.rule(
    "claim.claim2.seers", "claim.info.steps", "claim.info.zones", "claim.info.steps.private"
)
def test_only_the_seers_player_sees_the_top_card() -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 KN9 UD1 UD2")
    play(state, "look")
    assert seen(state, 0, "top") == "KN9"
    assert seen(state, 1, "top") == seen(state, None, "top") == "?"
    play(state, "keep")
    assert (followers(state, 0), followers(state, 1)) == ({"GO1"}, {"KN9"})
    assert seen(state, 0, "followers")[1] == ["KN9"]
    assert seen(state, None, "followers")[1] == ["?"]


@pytest.mark.rule("claim.claim2.seers", "claim.info.steps", "claim.info.log")
def test_the_log_names_the_card_that_a_seer_left_only_to_the_two_who_saw_it() -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 KN9 UD1 UD2")
    events = told(state, "look", "keep")
    assert [event["card"] for event in read(events, "look", 0)] == ["KN9"]
    assert all("card" not in event for who in (1, None) for event in read(events, "look", who))
    drawn = [read(events, "draw", viewer)[0]["card"] for viewer in (0, 1, None)]
    assert drawn == ["KN9", "KN9", "?"]


@pytest.mark.rule("claim.claim2.seers", "claim.info.steps")
def test_the_log_names_the_card_that_a_seer_took_to_its_player_alone() -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 KN9 UD1 UD2")
    events = told(state, "look", "take")
    drawn = [read(events, "draw", viewer)[0]["card"] for viewer in (0, 1, None)]
    assert drawn == ["KN9", "?", "?"]


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
