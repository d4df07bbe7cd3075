"""A question about places leaves the map whole: what can be chosen is seen while it is asked."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import COLOURS
from hoarfrost.games.runebound.engine.steps import SURVIVAL
from tests.browser.conftest import Sit
from tests.browser.hands import turn
from tests.browser.person import Look, Person
from tests.browser.robot import new_table, person
from tests.browser.sizes import faults
from tests.games.runebound.scenes import Scene, ally, dealt, fight, hero
from tests.games.runebound.web.playing import SNOWFLAKE, show, space, table_from
from tests.table.server import Server

SIZES = [(390, 844), (1280, 800), (1024, 600), (844, 390)]
# Where a thing could be pressed, there is nothing else.
IS_FREE = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === thing;
}"""


def fallen() -> Scene:
    """Zyla does not survive the night, and three towns are equally near."""
    zyla = hero("zyla", "C8", wounds=3, frost=3)
    return Scene(zyla, hero("karnon", "A9"), stage=SURVIVAL, weather="black_skull")


def beaten() -> Scene:
    """The same in a fight, which is not yet cleared away."""
    scene = fight("tusker_bull", hero("zyla", "C8", wounds=3), hero("karnon", "A9"))
    for move, rolls in (("pass", ""), ("defend ranged", ""), ("defend melee", "1 1")):
        texts = {scene.state.action_to_string(action): action for action in scene.legal()}
        scene.do(texts[move], rolls=rolls)
    return scene


def prepared() -> Scene:
    """Ittuk far in the south, with cards that could be used before moving."""
    friends = [ally("weik_shieldmaiden", 1)]
    items = ["healing_draught", "sabercat_pelt"]
    ittuk = hero("ittuk_the_pathwise", "F12", wounds=1, frost=2, items=items, allies=friends)
    return Scene(ittuk, hero("karnon", "A9"))


def is_free(thing: Locator) -> bool:
    found: bool = thing.evaluate(IS_FREE)
    return found


def turn_round(me: Person, width: int, height: int) -> None:
    me.page.set_viewport_size({"width": width, "height": height})
    me.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


@pytest.mark.parametrize("scene", [fallen, beaten])
def test_every_town_that_can_be_chosen_is_seen_on_the_map(
    house: Server, sit: Sit, scene: Callable[[], Scene]
) -> None:
    me = sit(house, Look(width=390))
    show(me, table_from(house, scene()))
    expect(me.status).to_contain_text("Your Hero is knocked out.")
    assert me.state is not None
    towns: list[str] = [one["target"]["space"] for one in me.state["choices"]]
    assert len(towns) == 3
    for width, height in SIZES:
        turn_round(me, width, height)
        covered = [town for town in towns if not is_free(space(me, town))]
        assert not covered, f"{width}x{height}"
    space(me, towns[1]).click()
    label: Json = me.state["choices"][1]["label"]
    expect(me.primary).to_contain_text(str(label))


def test_whoever_chooses_a_hero_sees_the_whole_map(house: Server, sit: Sit) -> None:
    held = new_table(house, person("Ada"), SNOWFLAKE, SNOWFLAKE, game="runebound", heroes="chosen")
    me = sit(house, Look())
    me.hold(held, "runebound")
    me.go(f"#/table/{held.id}")
    expect(turn(me)).to_be_visible()
    for width, height in SIZES:
        turn_round(me, width, height)
        for corner in ("C1", "A9", "H13", "N8"):
            assert is_free(space(me, corner)), f"{corner} at {width}x{height}"
        assert not faults(me)


def test_what_could_be_used_besides_travelling_never_lies_over_the_own_hero(
    house: Server, sit: Sit
) -> None:
    me = sit(house, Look(width=390))
    show(me, table_from(house, prepared()))
    expect(me.page.locator(".dock .answer")).to_have_count(2)
    for width, height in SIZES:
        turn_round(me, width, height)
        assert is_free(space(me, "F12")), f"{width}x{height}"
        assert not faults(me)


def test_spaces_say_what_they_are_while_a_town_to_start_in_is_asked(
    house: Server, sit: Sit
) -> None:
    beginning = dealt(seed=2)  # seat 0 is asked first
    me = sit(house, Look())
    show(me, table_from(house, beginning))
    line = me.page.get_by_role("tooltip")
    land = beginning.content.map
    for colour in COLOURS:
        space(me, land.names[land.jewels.index(COLOURS.index(colour))]).hover()
        expect(line).to_contain_text(f"{colour.capitalize()} adventure")
        me.primary.hover()  # the line may lie over the next space
        expect(line).to_be_hidden()
    vrede = next(one for one in land.towns if one.id == "vrede")
    space(me, land.names[vrede.space]).hover()
    expect(line).to_contain_text("Many goods, free healing")
    towns = me.page.locator(".dock .answer")
    expect(towns.filter(has_text="Vrede")).to_contain_text("Many goods, free healing")
    expect(towns.filter(has_text="Omarra")).to_contain_text("cures White Death")
    space(me, land.names[vrede.space]).click()
    expect(me.primary).to_contain_text("Start in Vrede")
    expect(me.page.locator(".questions")).to_contain_text("To win, bring Princess Taira")
    # Its name is drawn after the outline of what is chosen, and after the focus.
    expect(me.page.locator(".map-svg > :last-child")).to_contain_text("Vrede")
