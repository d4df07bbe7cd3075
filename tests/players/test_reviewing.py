"""What the decisions of a seat were worth, by what it knew."""

import pytest

from hoarfrost.core.errors import RecordError
from hoarfrost.core.match import Match
from hoarfrost.core.record import parse_record
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.players.reviewing import (
    BLUNDER,
    SECONDS_OF_A_GAME,
    Course,
    Decision,
    Verdict,
    course_of,
    judge,
    moment_of,
    seconds_for,
)
from hoarfrost.registry import load_game
from tests.players import blunder

FEW = 200  # iterations: enough for what is this clear


def course(match: Match, seat: int) -> Course:
    return course_of(parse_record(match.record()), match.game, seat)


def verdicts(match: Match, seat: int, iterations: int = FEW) -> list[Verdict]:
    return [judge(match.game, one, seat, iterations) for one in course(match, seat).decisions]


def test_a_planted_blunder_is_the_moment_that_is_named() -> None:
    found = verdicts(blunder.a_match(blunder.BLUNDER), 0)
    moment = moment_of(found)
    assert moment is not None
    assert (moment.number, moment.move, moment.better) == (0, blunder.BLUNDER, blunder.BETTER)
    assert moment.kind == "blunder"
    assert moment.win < 0.1 < 0.9 < moment.best


def test_where_nothing_was_missed_nothing_is_named() -> None:
    found = verdicts(blunder.a_match(blunder.BETTER), 0)
    assert found[0].better == ""
    assert found[0].cost == 0
    assert moment_of(found[:1]) is None


def test_of_several_the_one_that_cost_most_is_named() -> None:
    small, large, none = (
        Verdict(n, "GO4", "GO5", win, 0.9) for n, win in ((1, 0.8), (5, 0.9 - BLUNDER), (7, 0.89))
    )
    assert [one.kind for one in (small, large, none)] == ["mistake", "blunder", "good"]
    assert moment_of([small, large, none]) is large
    assert moment_of([none]) is None


def test_only_choices_of_the_seat_are_looked_at() -> None:
    match = Match(load_game("claim", mix="frost", artifacts=True), seed=5)
    while not match.is_over():
        match.push(match.legal_moves[0])
    for seat in (0, 1):
        found = course(match, seat).decisions
        assert found
        for decision in found:
            made = match.moves[decision.number]
            assert (made.seat, made.text, made.forced) == (seat, decision.move, False)
            assert decision.state.current_player() == seat
            assert decision.action in decision.state.legal_actions()
            assert decision.state.legal_count() > 1


def test_a_decision_is_judged_by_what_its_seat_knew_alone() -> None:
    match = Match(load_game("claim", mix="demons"), seed=5)
    while not match.is_over():
        match.push(match.legal_moves[0])
    decision = course(match, 0).decisions[8]
    other = decision.state.resample(0, rng_from_seed("another world"))
    assert other.to_json()["hand"] != decision.state.to_json()["hand"]
    elsewhere = Decision(decision.number, other, decision.move, decision.action)
    assert judge(match.game, decision, 0, 60) == judge(match.game, elsewhere, 0, 60)


def test_the_result_is_what_the_game_was_worth() -> None:
    match = blunder.a_match(blunder.BLUNDER)
    assert [course(match, seat).result for seat in (0, 1)] == [0.0, 1.0]


def test_a_game_that_goes_on_is_not_looked_at() -> None:
    match = Match(load_game("claim"), seed=5)
    match.push(match.legal_moves[0])
    with pytest.raises(RecordError, match="only a game that is over"):
        course_of(parse_record(match.record(full=True)), match.game, 0)


def test_a_resigned_game_can_be_looked_at() -> None:
    match = Match(load_game("claim", first_leader=0), seed=5)
    match.push(match.legal_moves[0])
    match.stopped = {"kind": "resigned", "seat": 1}
    found = course(match, 0)
    assert (len(found.decisions), found.result) == (1, 1.0)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(RecordError, match="there is no seat"):
        course(blunder.a_match(), seat)


def test_it_works_for_a_game_of_three() -> None:
    match = Match(load_game("snowfall", 3, rounds=1, hand=1), seed=3)
    while not match.is_over():
        match.push(match.legal_moves[-1])
    for seat in range(3):
        for verdict in verdicts(match, seat, 40):
            assert 0 <= verdict.win <= verdict.best <= 1


def test_a_long_game_is_judged_in_the_time_that_somebody_waits() -> None:
    assert seconds_for(26) == 1.0
    assert 2 * 300 * seconds_for(300) == pytest.approx(SECONDS_OF_A_GAME)
    assert seconds_for(0) == 1.0
