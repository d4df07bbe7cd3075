"""A game of Krosmaster again: each moment with its figures and its lines."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from hoarfrost.core.match import Match
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import new_table, person, play
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.web.playing import SHORT, SNOWFLAKE, cell, piece, stands_on
from tests.table.server import Server


def record() -> str:
    """Luk Ylook walks, hurts and pushes Bad Aboum, and ends the turn; then somebody resigns."""
    scene = Scene([own("luk_ylook", "E8"), foe("bad_aboum", "D6")], board="frigost_1")
    match = Match(scene.game, start=scene.state, seed=1, play_forced=False)
    match.push("mv D8")
    match.push("cast repelling_arrow D6", rolls=["D", "D"])
    match.push("end")
    match.stopped = {"kind": "resigned", "seat": 1}
    match.players = ["Ada", "Bea"]
    return match.record()


def plate(me: Person, number: int, text: str) -> None:
    """The HP beside a figure."""
    expect(piece(me, number).locator(".hpn")).to_have_text(text)


@pytest.mark.parametrize("width", [1280, 390])
def test_the_slider_leads_to_a_moment_with_its_figures(
    house: Server, sit: Sit, tmp_path: Path, width: int
) -> None:
    me = sit(house, Look(width=width))
    saved = tmp_path / "record.json"
    saved.write_text(record())
    me.go("#/replay")
    me.page.get_by_label("Choose a file").set_input_files(saved)
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    stands_on(me, 0, "E8")
    stands_on(me, 1, "D6")
    plate(me, 1, "9")
    slider.fill("2")
    stands_on(me, 0, "D8")
    stands_on(me, 1, "D4")
    plate(me, 1, "8")
    expect(cell(me, "D4")).to_have_accessible_name("D4, Demon cell, Bad Aboum, of Bea, 8 of 9 HP")
    slider.fill("1")
    expect(me.page.get_by_role("status")).to_contain_text("Ada moves Luk Ylook from E8 to D8")
    stands_on(me, 1, "D6")
    plate(me, 1, "9")
    me.button("Log", exact=True).locator("visible=true").click()
    me.button("Ada casts Repelling Arrow at D6 with Luk Ylook").click()
    expect(slider).to_have_value("2")
    stands_on(me, 1, "D4")
    me.page.keyboard.press("End")
    expect(me.page.get_by_role("heading", name="Ada wins")).to_be_visible()


def test_a_finished_game_is_looked_at_again_from_its_table(house: Server, sit: Sit) -> None:
    options = {**SHORT, "max_game_turns": 1}
    held = new_table(house, person("Ada"), SNOWFLAKE, game="krosmaster", **options)
    last = play(house, held)
    me = sit(house, Look())
    me.hold(held, "krosmaster")
    me.go(f"#/table/{held.id}")
    me.page.get_by_role("link", name="Replay").click()
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(me.page.locator(".pieces .unit")).to_have_count(0)  # nobody is deployed yet
    slider.fill(str(int(slider.get_attribute("max") or 0) - 1))  # the last place tells the end
    units = [unit for unit in last["view"]["units"] if unit["cell"]]
    expect(me.page.locator(".pieces .unit")).to_have_count(len(units))
    for unit in units:
        stands_on(me, unit["piece"], unit["cell"])
