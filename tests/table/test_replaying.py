"""The frames of a record: small, and together every position of the game."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.replay import game_of, parse_full_record, replay_steps
from hoarfrost.registry import load_game
from hoarfrost.table.replaying import frames_of, open_view
from tests.games.krosmaster.finished import finished_game
from tests.table.client import Rest
from tests.table.server import Server

MOST_BYTES = 500_000  # of 400 moves of Krosmaster; whole views would take four times that


def record_of_claim() -> str:
    match = Match(load_game("claim", mix="frost", artifacts=True), seed=4)
    while not match.is_over():
        match.push(match.legal_moves[0])
    return match.record()


RECORDS: dict[str, Callable[[], str]] = {
    "claim": record_of_claim,
    "krosmaster": lambda: finished_game(1).record(),
}


def views_of(frames: list[Json]) -> Iterator[Json]:
    """Each view, put together as a client does it."""
    view: Json = {}
    for frame in frames:
        view = {**view, **frame["view"]}
        view |= {name: changed(view[name], how) for name, how in frame["parts"].items()}
        for field in frame["gone"]:
            del view[field]
        yield view


def changed(value: Any, how: Json) -> Any:
    if "=" in how:
        return how["="]
    if isinstance(value, list):
        return [changed(one, how[str(n)]) if str(n) in how else one for n, one in enumerate(value)]
    return {**value, **{key: changed(value[key], part) for key, part in how.items()}}


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize("seat", [1, None, "all"])
def test_the_frames_together_tell_every_position(game: str, seat: int | str | None) -> None:
    text = RECORDS[game]()
    record = parse_full_record(text)
    told = json.loads(frames_of(text, seat, "en"))
    steps = replay_steps(record, game_of(record, load_game))
    for view, match in zip(views_of(told["frames"]), steps, strict=True):
        reader = seat if isinstance(seat, int) else None
        whole = open_view(match.state) if seat == "all" else match.view(reader)
        assert view == json.loads(json.dumps(whole))


@pytest.mark.parametrize("game", RECORDS)
def test_a_frame_tells_nothing_that_has_not_changed(game: str) -> None:
    frames = json.loads(frames_of(RECORDS[game](), "all", "en"))["frames"]
    before: Json = {}
    for frame, view in zip(frames, views_of(frames), strict=True):
        assert not [name for name in frame["view"] if name in before]
        for name, how in frame["parts"].items():
            assert is_news(before[name], how), name
        before = view


def is_news(value: Any, how: Json) -> bool:
    """Whether everything that is told is another value than before."""
    if "=" in how:
        return bool(how["="] != value)
    parts = {str(n): one for n, one in enumerate(value)} if isinstance(value, list) else value
    return how != {} and all(is_news(parts[key], part) for key, part in how.items())


def test_a_long_game_is_told_in_little() -> None:
    text = RECORDS["krosmaster"]()
    assert len(json.loads(text)["moves"]) > 300
    assert len(frames_of(text, 0, "en")) < MOST_BYTES


def test_the_answer_is_compressed(server: Server) -> None:
    with Rest(server.address) as rest:
        answer = rest.post("/replay", {"record": RECORDS["claim"](), "seat": "all"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["game"] == "claim"
