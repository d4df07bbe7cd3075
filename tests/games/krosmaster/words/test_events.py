"""docs/krosmaster-events.md, the schema in words/events.py and what games tell are the same."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.words.events import (
    KINDS,
    LOCK_RESULTS,
    TOKEN_RESULTS,
    Kind,
    problems_with,
)
from hoarfrost.registry import kit_of
from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.words.games import READERS, events, seen_events

DOCUMENT = Path(__file__).parents[4] / "docs" / "krosmaster-events.md"


def scenes() -> Iterator[Scene]:
    """What happens too seldom to wait for it."""
    farmer = Scene([own("tilly_furrow", "F6"), foe("yugo", "A1")], kamas={"F6": 1})
    yield farmer.do("pick", "end")
    rich = Scene(
        [own("luk_ylook", "E7"), foe("yugo", "A1")], board="glacier_gate", stock=[40, 0], turn=4
    )
    yield rich.do("buy gg", "buy ruby")
    rider = Scene(
        [own("luk_ylook", "C7"), foe("yugo", "D7")],
        board="glacier_gate",
        scenery=lying("ice_cube", "D7"),
    )
    yield rider.do("cast ice_shove D7")
    last = Scene([own("yugo", "F6", ap=0), foe("bill_tell", "A1")], turn=60)
    yield last.do("end")
    beaten = Scene([own("pip_thinshell", "F6"), foe("coa_gulary", "F7", injuries=6)])
    yield beaten.do("cast needle F7", rolls="C D")
    equal = Scene([own("yugo", "F6"), foe("yugo", "A1")], turn=60)
    yield equal.do("end")
    held = Scene([own("yugo", "F6"), foe("coa_gulary", "F7")], lock_mode="v1")
    yield held.do("mv F5", rolls="L A")
    yield token_scene("-1AP", 6)
    yield token_scene("+1AP", 1)


def token_scene(token: str, count: int) -> Scene:
    """Somebody who has so many tokens gets a -1 AP token."""
    units = [own("drop_knight", "F6"), foe("luk_ylook", "F7", tokens={token: count})]
    return Scene(units).do("cast sluggish F7", rolls="D D")


def documented() -> dict[str, Kind]:
    rows = [line.split("|") for line in DOCUMENT.read_text().splitlines() if line[:3] == "| `"]
    cells = [[cell.strip() for cell in row[1:-1]] for row in rows]
    return {
        kind.strip("`"): Kind(
            rule.strip("`"), fields_in(fields), fields_in(sometimes), fields_in(secret)
        )
        for kind, fields, sometimes, secret, rule, _ in cells
    }


def fields_in(cell: str) -> dict[str, str]:
    return dict(re.findall(r"`(\w+)` (\w+)", cell))


def test_the_document_has_every_kind_with_its_fields_and_its_rule() -> None:
    assert documented() == KINDS


def test_every_event_of_a_game_is_as_the_schema_says_for_every_reader() -> None:
    for seen, _ in seen_events():
        assert problems_with(seen) == []
    for event in events():
        assert problems_with(event.in_full()) == []


def test_what_happens_seldom_is_as_the_schema_says_too() -> None:
    for scene in scenes():
        for event in scene.events():
            for reader in READERS:
                assert problems_with(event.seen_by(reader)) == []


def test_every_kind_and_every_result_occurs() -> None:
    seen = [event.values | {"kind": event.kind} for event in events()]
    seen += [event.values | {"kind": event.kind} for scene in scenes() for event in scene.events()]
    assert {event["kind"] for event in seen} == set(KINDS)
    assert {event["result"] for event in seen if event["kind"] == "lock"} == set(LOCK_RESULTS)
    assert {event["came"] for event in seen if event["kind"] == "token"} == set(TOKEN_RESULTS)


def test_every_rule_of_an_event_is_in_the_rulebook() -> None:
    known = {rule.id for rule in kit_of("krosmaster").rulebook}
    assert {event.rule for event in events()} <= known


def test_only_the_buyer_sees_an_unseen_reward() -> None:
    secret = [event for event in events() if event.secrets]
    assert {event.kind for event in secret} == {"buy"}
    for event in secret:
        assert set(event.secrets) == {event.values["owner"]}
        assert "reward" not in event.values


@pytest.mark.parametrize(
    ("event", "problem"),
    [
        ({"kind": "tea", "rule": "x"}, "tea is not a kind of event"),
        ({"kind": "draw", "rule": "kros.win.limit"}, "draw: reason is missing"),
        (
            {"kind": "draw", "rule": "kros.win.limit", "reason": "limit", "seat": 0},
            "draw: seat is no field",
        ),
        ({"kind": "draw", "rule": "kros.win.limit", "reason": "rain"}, "draw: reason is no reason"),
        ({"kind": "draw", "rule": "kros.refund", "reason": "limit"}, "draw: the rule is kros.refu"),
        (
            {"kind": "board", "rule": "kros.setup.board", "board": ""},
            "board: board is no board: ''",
        ),
        (
            {
                "kind": "damage",
                "rule": "kros.damage.formula",
                "piece": 3,
                "damage": 1,
                "placed": 1,
                "frozen": False,
            },
            "damage: it is about a unit or about scenery",
        ),
        (
            {
                "kind": "shove",
                "rule": "kros.ice_shove.slide",
                "piece": 64,
                "scenery": "ice_cube",
                "path": ["E6", "E7"],
                "rider": {"piece": 1},
            },
            "shove: rider is no unit",
        ),
    ],
)
def test_what_is_not_as_the_schema_says_is_found(event: Json, problem: str) -> None:
    (found,) = problems_with(event)
    assert found.startswith(problem)
