"""A finished game again, move by move, from the table or from a file."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import COMPUTER, new_table, person, play
from tests.players import blunder
from tests.table.server import Server


def finished_game(server: Server, me: Person) -> str:
    table = new_table(server, person("Ada"), COMPUTER, mix="frost", artifacts=True)
    play(server, table)
    me.hold(table)
    return table.id


def test_a_replay_goes_to_any_move_and_sees_with_any_eyes(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go(f"#/table/{finished_game(server, me)}")
    me.page.get_by_role("link", name="Replay").click()
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    expect(me.hand).to_have_count(13)
    me.button("Next move").click()
    expect(slider).to_have_value("1")
    me.button("To the end").click()
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    assert last >= 52
    middle = str(last // 4)  # of Phase 1: between the phases there may be no hands
    slider.fill(middle)
    backs = me.page.get_by_role("img", name="Fox:")
    hidden = backs.get_attribute("aria-label")
    me.page.get_by_role("combobox", name="View as").select_option("Everyone: nothing is hidden")
    expect(backs).not_to_have_attribute("aria-label", hidden or "")
    expect(slider).to_have_value(middle)


def test_a_replay_is_steered_by_keys_on_a_phone(server: Server, sit: Sit) -> None:
    me = sit(server, Look(width=390))
    me.go(f"#/replay/{finished_game(server, me)}")
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        me.page.keyboard.press(key)
        expect(slider).to_have_value(value)


def test_a_replay_that_plays_by_itself_waits_until_a_move_was_shown(
    server: Server, sit: Sit
) -> None:
    me = sit(server, Look(pace=1000))  # nothing ends by itself
    me.go(f"#/replay/{finished_game(server, me)}")
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    me.button("Next move").click()
    me.button("Autoplay").click()
    me.page.wait_for_timeout(1000)  # longer than a scene stands after it was shown
    expect(slider).to_have_value("1")
    me.page.locator(".board").click(position={"x": 5, "y": 5})
    expect(slider).to_have_value("2")


def test_a_record_is_downloaded_and_opened_again(server: Server, sit: Sit, tmp_path: Path) -> None:
    me = sit(server, Look())
    me.go(f"#/table/{finished_game(server, me)}")
    with me.page.expect_download() as download:
        me.button("Download the game").first.click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    me.go()
    me.page.get_by_label("Choose a file").set_input_files(record)
    expect(me.page.get_by_role("slider")).to_have_value("0")
    expect(me.page.get_by_role("combobox", name="View as")).to_be_visible()


@pytest.mark.parametrize("width", [1280, 390])
def test_what_was_missed_is_shown_named_and_played_again(
    server: Server, sit: Sit, tmp_path: Path, width: int
) -> None:
    me = sit(server, Look(width=width))
    record = tmp_path / "record.json"
    record.write_text(blunder.a_record())
    me.go("#/replay")
    me.page.get_by_label("Choose a file").set_input_files(record)
    slider = me.page.get_by_role("slider")
    slider.fill("3")
    if width < 760:
        me.button("More").click()
    me.button("See what you missed").click()
    part = me.page.get_by_role("region", name="chance to win")
    expect(part.get_by_text("Knight 2")).to_contain_text("Undead 4")
    mark = part.locator(".missed-mark.blunder")
    mark.focus()
    me.page.keyboard.press("Enter")
    expect(slider).to_have_value("0")
    me.button("Play on from here").click()
    expect(me.hand).to_have_count(3)
    assert "#/table/" in me.page.url


def test_the_end_of_a_game_leads_to_what_was_missed(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    me.go(f"#/table/{finished_game(server, me)}")
    me.page.get_by_role("link", name="See what you missed").click()
    expect(me.page.get_by_role("region", name="Your chance to win")).to_be_visible()
    expect(me.page.get_by_role("progressbar")).to_be_visible()
