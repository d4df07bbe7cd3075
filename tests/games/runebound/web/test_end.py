"""What a game came to: counted from its events, told at its end, and leading into the replay."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.chances import AT_LEAST
from hoarfrost.games.runebound.words.things import things
from tests.browser.conftest import Sit
from tests.browser.lib.desk import Desk
from tests.browser.person import Look
from tests.browser.test_accessibility import violations
from tests.games.runebound.web.journeys import finished_game
from tests.table.server import Server

COUNT = "return tally.tally(events, parties, reach, (foe) => colours[foe])"
ZYLA = {"seat": 0, "hero": "zyla"}
KARNON = {"seat": 1, "hero": "karnon"}


def count(desk: Desk, events: list[Json], parties: list[Json]) -> Any:
    colours = {id: card.get("colour") for id, card in things("en")["adventures"].items()}
    given = {"events": events, "parties": parties, "reach": AT_LEAST, "colours": colours}
    return desk.run("tally", COUNT, **given)


def event(kind: str, seat: int = 0, **values: object) -> Json:
    return {"kind": kind, "seat": seat, "rule": "rune", **values}


# Counting -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_adds_up_to_its_final_position(desk: Desk, seed: int) -> None:
    match = finished_game(seed, seats=3)
    view, events = match.state.open_view(), match.log(None)
    found = count(desk, events, view["parties"])
    kinds = Counter((each["kind"], each.get("seat")) for each in events)
    for party, journey in zip(view["parties"], found["journeys"], strict=True):
        seat = party["seat"]
        assert journey["way"][-1]["space"] == party["space"]
        assert journey["turns"] == party["turns"]
        assert journey["counters"] == sum(party["experience"].values())
        assert journey["steps"] == kinds["move", seat] + kinds["flee", seat]
        assert journey["falls"] == kinds["knock_out", seat]
        assert journey["won"] + journey["passed"] == kinds["reward", seat]
        assert journey["won"] == kinds["defeat", seat]
        assert journey["luck"]["rolls"] == kinds["test", seat] + kinds["combat_roll", seat]
    assert sum(journey["won"] for journey in found["journeys"]) > 3


def test_luck_is_what_was_rolled_against_what_is_to_be_expected(desk: Desk) -> None:
    rolls = [
        event("test", dice=15, total=18, difficulty=14, skill="climb"),  # 11 or more: 55 %
        event("combat_roll", dice=4, total=4, target=11, card="zyla", success=False),  # 55 %
        event("combat_roll", dice=9, total=14, target=7, card="zyla", success=True),  # certain
    ]
    [journey] = count(desk, rolls, [ZYLA])["journeys"]
    assert journey["luck"] == {"rolls": 3, "hits": 2, "hoped": pytest.approx(2.1)}


def test_a_fight_is_lost_by_a_knock_out_or_an_escape_and_a_duel_by_one_of_two(desk: Desk) -> None:
    events = [
        event("turn", turn=1, count=1),
        event("place", space="E5", town="vrede"),
        event("fight", foe="snow_troll"),
        event("escape"),
        event("turn", seat=1, turn=1, count=2),
        event("duel", seat=1, other=0),
        event("knock_out"),
        event("carried", space="H8", town="tikaani"),
        event("turn", turn=2, count=3),
        event("challenge", foe="thin_ice"),
        event("turn", seat=1, turn=2, count=4),
    ]
    found = count(desk, events, [ZYLA, KARNON])
    zyla, karnon = found["journeys"]
    assert (zyla["won"], zyla["lost"], zyla["failed"], zyla["falls"]) == (0, 2, 1, 1)
    assert (karnon["won"], karnon["lost"]) == (1, 0)
    assert [stop["how"] for stop in zyla["way"]] == ["start", "fallen"]
    told = [(moment["kind"], moment["seat"], moment["space"]) for moment in found["moments"]]
    assert told == [("duel", 1, None), ("knock_out", 0, "E5")]


# On the page --------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1280, 390])
def test_the_end_tells_why_with_journeys_and_leads_to_its_moments(
    house: Server, sit: Sit, axe: str, tmp_path: Path, width: int
) -> None:
    match = finished_game(1, seats=3)
    saved = tmp_path / "journey.json"
    saved.write_text(match.record())
    me = sit(house, Look(width=width, dark=width == 390))
    me.go("#/replay")
    me.page.get_by_label("Choose a file").set_input_files(saved)
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    me.page.keyboard.press("End")
    end = me.page.locator(".rend")
    expect(end).to_contain_text("12 turns are over. The most experience counters win")
    rows = end.locator("tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first).to_have_class("winner")
    # One way is seen, then all of them.
    assert end.locator(".route:not(.bow)").count() == 1
    end.get_by_text("All Heroes").click()
    assert end.locator(".route:not(.bow)").count() == 3
    wide = me.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width
    me.page.evaluate(axe)
    assert not violations(me)
    moment = end.locator(".rend-moment").first
    text = moment.locator(".rend-what").inner_text()
    moment.click()
    expect(me.page.get_by_role("status")).to_contain_text(text)
    expect(slider).not_to_have_value(slider.get_attribute("max") or "")
