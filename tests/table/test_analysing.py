"""A finished game looked at again over HTTP, and a game that goes on from a moment of it."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from hoarfrost.core.errors import RecordError
from hoarfrost.core.match import Match
from hoarfrost.registry import load_game
from hoarfrost.table import analysing
from hoarfrost.table.analysing import part_of_analysis, position_to_play_on
from hoarfrost.table.deals import check_challenge
from hoarfrost.table.errors import TableError
from hoarfrost.table.orders import Asker
from hoarfrost.table.seats import COMPUTER, PERSON, Seat
from hoarfrost.table.workers import ANALYSES, Workers
from tests.players import blunder
from tests.table.client import Rest, Room, in_loop
from tests.table.hall import a_hall, enter
from tests.table.server import Server

RECORD = blunder.a_record()


@pytest.fixture
def rest(server: Server) -> Iterator[Rest]:
    with Rest(server.address) as client:
        yield client


def test_the_verdicts_come_in_the_words_of_the_reader(rest: Rest) -> None:
    answer = rest.post("/analysis", {"record": RECORD, "seat": 0}, lang="nl")
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["decisions"], told["result"]) == (2, 0.0)
    assert told["at"] == len(told["verdicts"]) > 0
    first = told["verdicts"][0]
    assert first["move"] == 0
    assert first["kind"] == "blunder"
    assert "Ridder 2" in first["played"]
    assert "Ondode 4" in first["better"]
    assert first["best"] - first["win"] > 0.8


def test_a_part_ends_when_its_time_is_up_and_the_next_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysing, "SECONDS_OF_A_PART", 1000.0)
    whole = part_of_analysis(RECORD, 0, 0, "en")
    assert (whole["at"], len(whole["verdicts"])) == (2, 2)
    monkeypatch.setattr(analysing, "SECONDS_OF_A_PART", 0.0)
    parts = [part_of_analysis(RECORD, 0, at, "en") for at in (0, 1, 2)]
    assert [part["at"] for part in parts] == [1, 2, 2]
    assert [len(part["verdicts"]) for part in parts] == [1, 1, 0]
    moves = [verdict["move"] for part in parts for verdict in part["verdicts"]]
    assert moves == [verdict["move"] for verdict in whole["verdicts"]]


def test_what_cannot_be_looked_at_is_refused_in_words(rest: Rest) -> None:
    unfinished = Match(load_game("claim"), seed=5).record(full=True)
    for record, seat in (("{}", 0), (RECORD, 7), (unfinished, 0)):
        answer = rest.post("/analysis", {"record": record, "seat": seat})
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["message"]
    answer = rest.post("/analysis/table", {"record": RECORD, "seat": 0, "move": 1})
    assert answer.status_code == 422


@in_loop
async def test_nobody_has_more_analyses_in_hand_than_the_quota() -> None:
    workers = Workers(1)
    asker = Asker("192.0.2.1")
    with ExitStack() as places:
        for _ in range(ANALYSES.address):
            places.enter_context(workers.analyses.place(asker))
        with pytest.raises(TableError):
            await workers.look_again(part_of_analysis, RECORD, 0, 0, "en", asker=asker)
    await workers.close()


@in_loop
async def test_a_game_goes_on_from_a_moment_with_the_seat_of_whoever_asks(server: Server) -> None:
    async with Room(server.address) as room:
        wish = {"record": RECORD, "seat": 0, "move": 0, "name": "Ada"}
        answer = room.post("/analysis/table", wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        assert made["seats"] == [0]
        ada = await room.sit(made)
        await ada.until(lambda: ada.state["stage"] == "playing")
        view = ada.state["view"]
        assert view["hand"][1] == ["?"] * 3
        assert sorted(view["hand"][0]) == ["DP7", "KN2", "UD4"]
        assert ada.state["asked"] == [0]
        assert ada.welcome["seats"][1]["level"] == "fox"
        await ada.play()
        assert ada.state["stage"] == "over"
        record = room.get(f"/tables/{made['table']}/record", made["token"]).text
        assert json.loads(record)["start"]["trickNo"] == 11
        Match.from_record(record).verify()


def test_what_was_hidden_is_dealt_afresh_and_what_was_known_is_not() -> None:
    match = Match(load_game("claim", first_leader=0), seed=5)
    while not match.is_over():
        match.push(match.legal_moves[0])
    record = match.record()
    found = [position_to_play_on(record, 0, 0)["position"] for _ in range(3)]
    hands = {tuple(position["hand"][1]) for position in found}
    assert len(hands) == 3
    assert len({tuple(position["hand"][0]) for position in found}) == 1
    with pytest.raises(RecordError, match="nothing to choose"):
        position_to_play_on(record, 0, match.moves[-1].first_action)


@in_loop
async def test_a_table_from_a_position_comes_back_from_the_disk_and_is_no_challenge() -> None:
    async with a_hall() as hall:
        start = position_to_play_on(RECORD, 0, 0)["position"]
        seats = [Seat(PERSON, "Ada"), Seat(COMPUTER, level="fox")]
        made = await hall.create("claim", {}, seats, {}, start)
        live = await hall.find(made.id)
        await enter(live, 0)
        before = live.table.position()
        assert before is not None
        assert before["trickNo"] == 11
        hall.forget(live)
        again = await hall.find(made.id)
        assert again is not live
        assert again.table.position() == before
        assert not again.table.rules_changed
        await again.resign(0)
        with pytest.raises(TableError, match="began with a deal"):
            check_challenge(again.table)
