"""Sheets on the page: tokens to be counted, cards to be used, everybody, the weather."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from hoarfrost.games.runebound.words.things import things
from tests.browser.conftest import Sit
from tests.browser.hands import answer
from tests.browser.person import Look, Person
from tests.browser.test_accessibility import looks_for, violations
from tests.games.runebound.scenes import Scene, ally, hero
from tests.games.runebound.web.journeys import finished_game
from tests.games.runebound.web.playing import show, table_from
from tests.table.server import Server


def journey() -> Scene:
    """Zyla on tundra in bad weather, with marks of it; Karnon found the Princess."""
    zyla = hero(
        "zyla",
        "I8",
        wounds=1,
        exhaustion=2,
        frost=2,
        white_death=1,
        gold=7,
        xp=3,
        counters=(1, 0, 0, 0, 1),
        items=["ringmail", "healing_draught", "yew_bow"],
        activated=["ringmail"],
        allies=[ally("battle_skald", frost=1)],
    )
    karnon = hero("karnon", "E5", wounds=2, items=["padded_furs"])
    return Scene(zyla, karnon, weather="yellow_moon", event="the_moonlit_hunt", princess=1)


def anchored(me: Person, at: str) -> Locator:
    """A thing of a sheet or a market, by the name that lessons have for it."""
    return me.page.locator(f'[data-anchor="{at}"]:visible').first


def sheet(me: Person) -> Locator:
    return me.page.locator(".rsheet")


def tokens(me: Person, name: str) -> Locator:
    return sheet(me).locator(f'[data-anchor="token:{name}"]')


def gauge(me: Person, name: str) -> Locator:
    return sheet(me).locator(f'[data-anchor="gauge:{name}"]')


def test_a_sheet_counts_uses_and_looks_at_others(house: Server, sit: Sit, axe: str) -> None:
    me = sit(house, Look())
    show(me, table_from(house, journey()))
    for name, n in {"wound": 1, "white_death": 1, "exhaustion": 2, "frost": 2}.items():
        expect(tokens(me, name)).to_have_count(n)
    expect(gauge(me, "life")).to_contain_text("3 of 5")
    expect(gauge(me, "frost")).to_contain_text("3 more for White Death")
    expect(sheet(me).locator('[data-anchor="value:ranged"]')).to_contain_text("+8")
    expect(sheet(me).get_by_role("button", name="3 experience", exact=True)).to_be_visible()
    expect(anchored(me, "card:ringmail")).to_contain_text("Activated")

    weather_is_told(me)
    me.page.evaluate(axe)
    for look in looks_for(3):
        me.change(look)
        assert not violations(me), look
    me.change(Look())

    why_not(me)
    others_are_there(me)
    answer(me, "roll 3").click()  # so that something else is proposed
    expect(me.primary).to_contain_text("Roll 3 dice")
    anchored(me, "use:healing_draught").click()
    expect(me.primary).to_contain_text("Use Healing Draught")
    me.primary.click()
    expect(tokens(me, "wound")).to_have_count(0)
    expect(me.page.locator('[data-anchor="card:healing_draught"]')).to_have_count(0)


def weather_is_told(me: Person) -> None:
    weather = me.page.get_by_role("region", name="Weather: Yellow Moon")
    expect(weather).to_contain_text("The Moonlit Hunt")
    expect(weather).to_contain_text("the foe's values are 1 higher")
    expect(weather.get_by_role("button", name="Tundra, your space: 2 frost")).to_be_visible()
    expect(weather).to_contain_text("If you stay here: 2 frost a turn. White Death in 2 turns.")
    weather.get_by_role("button", name="Wastes: 4 frost").click()
    told = me.page.get_by_role("tooltip")
    expect(told).to_contain_text("The next Survival step brings White Death.")
    me.page.keyboard.press("Escape")


def why_not(me: Person) -> None:
    """What cannot be used now says for which moment it is."""
    anchored(me, "use:zyla").click(force=True)
    told = me.page.get_by_role("tooltip")
    expect(told).to_contain_text("Zyla is for another moment")
    anchored(me, "use:ringmail").click(force=True)
    expect(told).to_contain_text("Ringmail is for another moment")
    me.page.keyboard.press("Escape")


def others_are_there(me: Person) -> None:
    table = me.page.locator(".others")
    expect(table.locator("[aria-current]")).to_contain_text("Zyla")
    expect(table).to_contain_text("To win, bring Princess Taira to Green Vale")
    karnon = anchored(me, "seat:1")
    expect(karnon).to_contain_text("Snowflake · Vrede · Life 4/6")
    expect(karnon).to_contain_text("with Princess Taira")
    karnon.click()
    expect(sheet(me)).to_have_accessible_name("Hero sheet: Karnon")
    expect(tokens(me, "wound")).to_have_count(2)
    expect(anchored(me, "card:padded_furs")).to_be_visible()
    expect(me.page.locator('.rbelongings [data-anchor^="use:"]')).to_have_count(0)
    me.button("Back to your hero").click()
    expect(sheet(me)).to_have_accessible_name("Hero sheet: Zyla")


def test_a_replay_shows_the_ability_of_whoever_acts(
    house: Server, sit: Sit, tmp_path: Path
) -> None:
    saved = tmp_path / "journey.json"
    saved.write_text(finished_game(1, seats=3).record())
    me = sit(house, Look())
    me.go("#/replay")
    me.page.get_by_label("Choose a file").set_input_files(saved)
    slider = me.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    heroes = things("en")["cards"]
    ability = me.page.locator(".rability")
    seen = set()
    for place in range(60, 300, 40):
        slider.fill(str(place))
        expect(slider).to_have_value(str(place))
        acting = me.page.locator(".others [aria-current] .roname b")
        expect(me.page.locator(".rsheet h2")).to_have_text(acting.inner_text())
        id = ability.get_attribute("data-hero") or ""
        seen.add(id)
        expect(ability).to_have_text("".join(one["text"] for one in heroes[id]["effects"]))
    assert len(seen) == 3
