"""journeys.js and position.js: each new card comes from where the event says."""

import pytest

from hoarfrost.core.plain import Json
from tests.browser.lib.desk import Desk

STANDING: Json = {"votes": [], "place": {"stage": "play"}, "voids": [[], []], "effects": []}
BASE: Json = {
    "options": {"mix": ["goblins", "knights", "undead", "dwarves", "doppelgangers"]},
    "phase": 1,
    "leader": 1,
    "hand": [["GO4"], ["?", "?", "?"]],
}
SCRIPT = """
  const [drawn, now] = [before, after].map((view) => new position.Position(view, standing, 0));
  journeys.noteJourneys(events, drawn, now);
  const told = now.all().filter(({ from }) => from);
  return told.map(({ code, from }) => [code, from]).sort();
"""


def come_from(desk: Desk, before: Json, after: Json, *events: Json) -> list[list[str]]:
    views = {"before": {**BASE, **before}, "after": {**BASE, **after}}
    told: list[list[str]] = desk.run(
        "position journeys", SCRIPT, standing=STANDING, events=events, **views
    )
    return told


def lead(card: str, **more: object) -> Json:
    played = {"card": card, "by": 1, "faceDown": False, "origin": "hand", "mods": [], **more}
    return {"table": {"lead": played, "second": None}}


def event(kind: str, seat: int, **more: object) -> Json:
    return {"kind": kind, "rule": None, "seat": seat, **more}


def test_a_card_of_a_closed_hand_comes_from_its_last_back(desk: Desk) -> None:
    after = {"hand": [["GO4"], ["?", "?"]], **lead("UD3")}
    played = event("lead", 1, card="UD3", **{"from": "hand"})
    assert come_from(desk, {}, after, played) == [["UD3", "hand1-back-2"]]


def test_a_card_that_was_known_comes_from_its_face(desk: Desk) -> None:
    before = {"shown": [[], ["UD3"]]}
    after = {"hand": [["GO4"], ["?", "?"]], **lead("UD3")}
    played = event("lead", 1, card="UD3", **{"from": "hand"})
    assert come_from(desk, before, after, played) == [["UD3", "hand1-UD3-0"]]


def test_a_card_under_the_flail_comes_from_there(desk: Desk) -> None:
    played = event("lead", 1, card="UD3", **{"from": "flail"})
    told = come_from(desk, {"flail": [None, "?"]}, lead("UD3"), played)
    assert told == [["UD3", "flail1-back-0"]]


def test_a_drawn_card_and_the_prize_come_from_the_deck(desk: Desk) -> None:
    after = {"followers": [["KN2"], ["?"]], "prizes": ["DW1"]}
    events = [
        event("draw", 0, card="KN2"),
        event("draw", 1, card="?"),
        {"kind": "prize", "rule": None, "card": "DW1"},
    ]
    told = come_from(desk, {}, after, *events)
    assert told == [["?", "deck"], ["DW1", "deck"], ["KN2", "deck"]]


def test_the_followers_become_the_hands(desk: Desk) -> None:
    after = {"phase": 2, "hand": [["KN2"], ["?", "?", "?", "?"]]}
    told = come_from(desk, {"followers": [["KN2"], ["?"]]}, after, {"kind": "phase2", "rule": None})
    assert ["KN2", "followers-0"] in told
    assert ["?", "followers-1"] in told


def test_what_is_left_in_a_hand_goes_to_the_discard_pile(desk: Desk) -> None:
    after = {"hand": [["GO4"], []], "discard": ["DW1", "DW2", "DW3"]}
    told = come_from(desk, {}, after, event("leftover", 1, cards=["DW1", "DW2", "DW3"]))
    assert told == [["DW1", "hand1-back-2"], ["DW2", "hand1-back-1"], ["DW3", "hand1-back-0"]]


@pytest.mark.parametrize(
    ("kind", "place", "key"),
    [
        ("fetch", {"discard": ["KN2"]}, "discard-KN2-0"),
        ("rope", {"score": [[], ["KN2"]]}, "score1-KN2-0"),
    ],
)
def test_a_card_that_is_taken_back_comes_from_its_pile(
    desk: Desk, kind: str, place: Json, key: str
) -> None:
    after = {"hand": [["GO4"], ["?", "?", "?", "?"]], "shown": [[], ["KN2"]]}
    assert come_from(desk, place, after, event(kind, 1, card="KN2")) == [["KN2", key]]


def test_without_an_event_nothing_is_worked_out(desk: Desk) -> None:
    assert come_from(desk, {}, {"hand": [["GO4"], ["?", "?"]], **lead("UD3")}) == []


def test_a_card_that_stays_in_sight_keeps_its_key(desk: Desk) -> None:
    script = """
      const keys = [before, after].map((view) => new position.Position(view, standing, 0).all());
      return keys.map((pieces) => pieces.find(({ code }) => code === "GO4").key);
    """
    before = {**BASE, "handles": {"hand0": [["GO4", 7]]}}
    after = {**BASE, "hand": [[], ["?"]], "discard": ["GO4"], "handles": {"discard": [["GO4", 7]]}}
    told = desk.run("position", script, standing=STANDING, before=before, after=after)
    assert told == ["card-7", "card-7"]
