"""Lessons over HTTP: stateless, bounded, and telling no more than the learner's seat may know."""

import json
from collections.abc import Iterator

import httpx
import pytest

from hoarfrost.core.lessons import MOST_STEPS
from hoarfrost.registry import game_names, kit_of
from tests.table.client import Json, Rest, error_of
from tests.table.server import Server

LESSON = "/api/lessons/claim/trick"
READ = ["next", "next"]  # the steps of that lesson before its first task


@pytest.fixture
def rest(server: Server) -> Iterator[Rest]:
    with Rest(server.address) as client:
        yield client


def post(rest: Rest, path: str, **body: object) -> Json:
    answer = rest.http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def refused(rest: Rest, path: str, **body: object) -> tuple[int, str]:
    answer = rest.http.post(path, json=body)
    return answer.status_code, error_of(answer)


@pytest.mark.parametrize("lang", ["en", "nl", "es"])
def test_the_lessons_of_a_game_are_listed_in_the_reader_s_language(rest: Rest, lang: str) -> None:
    for game in game_names():
        listed = rest.http.get(f"/api/lessons/{game}", params={"lang": lang}).json()
        assert listed["lessons"] == [
            {
                "id": lesson.id,
                "title": lesson.title[lang],
                "about": lesson.about[lang],
                "steps": len(lesson.steps),
            }
            for lesson in kit_of(game).course
        ]


def test_a_lesson_is_taken_by_sending_all_moves_so_far(rest: Rest) -> None:
    told = post(rest, LESSON)
    assert (told["step"], told["moves"], told["task"], told["hint"]) == (0, [], False, None)
    assert told["state"]["choices"] == []
    for _ in READ:
        told = post(rest, LESSON, moves=told["moves"], move="next")
    assert [choice["move"] for choice in told["state"]["choices"]] == ["GO2", "GO7"]
    assert told["state"]["prompt"]
    told = post(rest, LESSON, moves=told["moves"], move="go7")
    assert told["moves"] == [*READ, "GO7"]
    assert [event["kind"] for event in told["events"]][:3] == ["second", "win", "gain"]
    assert post(rest, LESSON, moves=told["moves"])["events"] == []


def test_the_others_are_called_as_the_sentences_call_them(rest: Rest) -> None:
    names = [seat["name"] for seat in post(rest, LESSON)["table"]["seats"]]
    assert names == ["You", "Opponent"]
    three = post(rest, "/api/lessons/snowfall/first_throw")["table"]["seats"]
    assert [seat["name"] for seat in three] == ["You", "Player 2", "Player 3"]


def test_a_card_that_the_learner_has_not_seen_is_in_no_answer(rest: Rest) -> None:
    path = "/api/lessons/claim/losing"
    assert "KN9" not in json.dumps(post(rest, path, moves=READ))
    assert "KN9" not in json.dumps(post(rest, path, moves=READ, move="DW8"))
    assert "KN9" in json.dumps(post(rest, path, moves=READ, move="DW2"))


def test_a_longer_move_is_put_together_step_by_step(rest: Rest) -> None:
    path = "/api/lessons/snowfall/first_throw"
    told = post(rest, path, moves=["look", "tree"])
    (throw,) = [c for c in told["state"]["choices"] if c["move"] == "throw ball"]
    assert throw["more"]
    more = post(rest, f"{path}/more", moves=told["moves"], move="throw ball")
    assert [choice["move"] for choice in more["choices"]] == ["at 1"]
    done = post(rest, path, moves=told["moves"], move="throw ball at 1")
    assert done["moves"] == ["look", "tree", "throw ball at 1"]


def test_why_tells_the_reason_of_the_rules_in_the_reader_s_language(rest: Rest) -> None:
    why = post(rest, f"{LESSON}/why", moves=READ, move="DW9")
    assert [reason["rule"] for reason in why["reasons"]] == ["claim.follow"]
    in_dutch = post(rest, f"{LESSON}/why?lang=nl", moves=READ, move="DW9")
    assert in_dutch["reasons"][0]["message"] != why["reasons"][0]["message"]
    assert post(rest, f"{LESSON}/why", moves=READ, move="GO2")["reasons"] == []


def test_what_is_not_there_is_answered_with_404(rest: Rest) -> None:
    assert refused(rest, "/api/lessons/claim/none") == (404, "E_NO_LESSON")
    assert refused(rest, "/api/lessons/chess/trick") == (404, "E_NO_GAME")
    assert rest.http.get("/api/lessons/chess").status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"moves": ["GO7"]},
        {"moves": ["next", "next", "GO2"]},
        {"moves": [], "move": "GO7"},
        {"moves": ["next"] * MOST_STEPS},
    ],
)
def test_moves_that_the_lesson_does_not_accept_are_refused_in_words(rest: Rest, body: Json) -> None:
    assert refused(rest, LESSON, **body) == (422, "E_LESSON")


@pytest.mark.parametrize(
    "body",
    [
        {"moves": ["next"] * (MOST_STEPS + 1)},
        {"moves": ["x" * 201]},
        {"moves": [7]},
        {"moves": "next"},
        {"move": ["next"]},
        {"move": "x" * 201},
        {"extra": 1},
    ],
)
def test_what_does_not_fit_is_answered_with_422(rest: Rest, body: Json) -> None:
    assert refused(rest, LESSON, **body) == (422, "E_REQUEST")


def test_a_long_row_of_words_is_not_read_as_a_move(rest: Rest) -> None:
    told = post(rest, LESSON, moves=READ, move="GO7 " * 40)
    assert told["wrong"]["text"]
    assert told["moves"] == READ


def test_requests_for_lessons_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("counted"), "--max-requests", "10") as server:
        with httpx.Client(base_url=server.address) as http:
            codes = [http.post(LESSON, json={}).status_code for _ in range(60)]
        assert codes[0] == 200
        assert 429 in codes
