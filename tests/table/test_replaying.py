"""The frames of a record: small, and together every position of the game."""

import json
from collections.abc import Iterator

import pytest

from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.replay import game_of, parse_full_record, replay_steps
from hoarfrost.registry import load_game
from hoarfrost.table.replaying import frames_of, open_view
from tests.games.krosmaster.finished import finished_game
from tests.table.client import Rest
from tests.table.server import Server

MOST_BYTES = 1_000_000  # of a game of Krosmaster with 400 moves; whole views would take twice that


def record_of_claim() -> str:
    match = Match(load_game("claim", mix="frost", artifacts=True), seed=4)
    while not match.is_over():
        match.push(match.legal_moves[0])
    return match.record()


RECORDS = {"claim": record_of_claim(), "krosmaster": finished_game(1).record()}


def views_of(frames: list[Json]) -> Iterator[Json]:
    """Each view, put together as a client does it."""
    view: Json = {}
    for frame in frames:
        view = {**view, **frame["view"]}
        for field in frame["gone"]:
            del view[field]
        yield view


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize("seat", [1, None, "all"])
def test_the_frames_together_tell_every_position(game: str, seat: int | str | None) -> None:
    text = RECORDS[game]
    record = parse_full_record(text)
    told = json.loads(frames_of(text, seat, "en"))
    steps = replay_steps(record, game_of(record, load_game))
    for view, match in zip(views_of(told["frames"]), steps, strict=True):
        reader = seat if isinstance(seat, int) else None
        whole = open_view(match.state) if seat == "all" else match.view(reader)
        assert view == json.loads(json.dumps(whole))


@pytest.mark.parametrize("game", RECORDS)
def test_a_frame_tells_nothing_that_has_not_changed(game: str) -> None:
    frames = json.loads(frames_of(RECORDS[game], "all", "en"))["frames"]
    before: Json = {}
    for frame, view in zip(frames, views_of(frames), strict=True):
        assert not [name for name, value in frame["view"].items() if before.get(name, ...) == value]
        before = view


def test_a_long_game_is_told_in_little() -> None:
    text = RECORDS["krosmaster"]
    assert len(json.loads(text)["moves"]) > 300
    assert len(frames_of(text, 0, "en")) < MOST_BYTES


def test_the_answer_is_compressed(server: Server) -> None:
    with Rest(server.address) as rest:
        answer = rest.post("/replay", {"record": RECORDS["claim"], "seat": "all"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["game"] == "claim"
