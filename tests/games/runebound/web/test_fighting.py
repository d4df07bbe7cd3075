"""Fights and tests on the page: chances before each choice, dice that roll, heroes face to face."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, expect

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import SKILLS
from hoarfrost.games.runebound.engine.fighting import begin_fight
from hoarfrost.games.runebound.engine.skill_tests import begin_test
from tests.browser.conftest import Sit
from tests.browser.hands import answer, turn
from tests.browser.person import Look, Person
from tests.browser.robot import OPEN, join, new_table, person, play
from tests.games.runebound.scenes import Figure, Scene, ally, hero
from tests.games.runebound.web.playing import Mouse, position, show, table_from
from tests.table.server import Server

OTHER = hero("zyla", "K9")
MOVING = Look(motion="no-preference", pace=1)
MOST_WINDOWS = 100


def against(foe: str, fighter: Figure) -> Scene:
    scene = Scene(fighter, OTHER)
    scene.take_adventure(foe)
    begin_fight(scene.state, scene.party(), scene.content.adventure_number[foe])
    scene.run()
    return scene


def scene_of(me: Person) -> Locator:
    return me.page.get_by_role("region", name="Combat")


def phase(me: Person, name: str) -> Locator:
    return scene_of(me).locator(f'[data-anchor="phase:{name}"]')


def fate(me: Person) -> Locator:
    return me.page.locator('[data-anchor="fate"]')


def asked(me: Person, move: str) -> Locator:
    """An answer at the place of all questions; cards have a button of their own, too."""
    return me.page.locator(".questions").locator(f'[data-choice="{move}"]')


def sit_down(house: Server, sit: Sit, scene: Scene, look: Look | None = None) -> Person:
    me = sit(house, look or Look())
    show(me, table_from(house, scene))
    return me


def test_a_fight_shows_both_sides_and_its_chances_before_each_choice(
    house: Server, sit: Sit
) -> None:
    party = hero("karnon", "E9", allies=[ally("grim_archer", wounds=1)], luckstones=1)
    me = sit_down(house, sit, against("ghost_ship_crew", party))
    mouse = Mouse(me)
    expect(scene_of(me)).to_contain_text("Karnon against Ghost Ship Crew")
    for name in ("Life: 6 of 6", "Life: 3 of 4", "Life: 3 of 3"):
        expect(scene_of(me).get_by_role("img", name=name)).to_be_visible()
    expect(answer(me, "escape")).to_contain_text("with luckstones")
    expect(answer(me, "pass")).to_contain_text("win ")
    answer(me, "escape").click()
    expect(fate(me)).to_contain_text("Try to escape")
    expect(fate(me)).to_contain_text("Escape")
    answer(me, "pass").click()
    expect(fate(me)).to_contain_text("Fight")
    expect(phase(me, "magic")).to_contain_text(re.compile(r"Attack\d+%: \d wound"))
    mouse.confirm()
    expect(phase(me, "ranged")).to_contain_text(re.compile(r"15\s*to reach"))
    assert moves_in(me, "ranged") == ["defend ranged", "attack ranged", "ally grim_archer"]
    assert moves_in(me, "melee") == []
    expect(answer(me, "ally grim_archer")).to_contain_text("to hit: 2 wounds")
    mouse.do("ally grim_archer")
    expect(phase(me, "ranged")).to_contain_text("Grim Archer attacked")
    assert moves_in(me, "melee") == ["defend melee", "attack melee"], "an ally acts once in a round"


def moves_in(me: Person, name: str) -> list[str]:
    """What can be chosen in a phase."""
    if name == position(me)["fight"]["phase"]:
        expect(phase(me, name)).to_contain_text("now")
    found: list[str] = phase(me, name).evaluate(
        "(one) => [...one.querySelectorAll('[data-choice]')].map((two) => two.dataset.choice)"
    )
    return found


def test_a_window_is_quiet_and_passing_is_what_the_button_says(house: Server, sit: Sit) -> None:
    fighter = hero("karnon", "E9", items=["fire_pot"])
    me = sit_down(house, sit, against("prowling_sabercat", fighter))
    expect(me.primary).to_contain_text("Use nothing")
    expect(asked(me, "use fire_pot")).to_contain_text("win 100%")
    Mouse(me).do("use fire_pot")
    expect(scene_of(me)).to_be_hidden()
    assert me.wait(lambda state: not is_fought(state) and not state["view"]["parties"][0]["items"])


def test_two_dice_roll_before_the_eyes_and_a_key_skips_them(house: Server, sit: Sit) -> None:
    me = sit_down(house, sit, against("ghost_ship_crew", hero("karnon", "E9")), MOVING)
    mouse = Mouse(me)
    mouse.do("pass")
    mouse.do("attack ranged")
    rolling = me.page.locator(".fight .tdie")
    expect(rolling).to_have_count(2)
    assert me.page.evaluate("document.querySelector('.fight .tdie').getAnimations().length"), (
        "a die tumbles"
    )
    me.page.keyboard.press("Shift")
    expect(turn(me)).to_be_visible()
    said = me.page.locator(".fight .tdsum")
    expect(said).to_contain_text(re.compile(r"\+ \d = \d+ against 1[56]"))
    faces = me.page.locator(".fight .tdpair")
    assert faces.evaluate("(pair) => pair.querySelectorAll('svg').length") == 2


def test_a_failed_test_shows_its_dice_and_what_a_luckstone_would_do(
    house: Server, sit: Sit
) -> None:
    scene = Scene(hero("karnon", "E9", luckstones=2, items=["knucklebone_charm"]), OTHER)
    begin_test(scene.state, scene.party(), SKILLS.index("lore"), 15)
    scene.run("1 2")
    me = sit_down(house, sit, scene, Look(width=390))
    trial = me.page.get_by_role("region", name="Skill test")
    expect(trial).to_contain_text("2 dice + 0 against 15")
    expect(trial).to_contain_text("+ 0 = 3 against 15")
    expect(trial).to_contain_text("21%")
    expect(trial).to_contain_text("With all 2 luckstones")
    Mouse(me).do("luck")
    assert me.wait(lambda state: state["view"]["parties"][0]["gear"]["luckstone"] == 1)


class Walker:
    """Brings two heroes to one space, where the second attacks the first."""

    goal = ""

    def choose(self, choices: list[Json]) -> Json:
        def found(*beginnings: str) -> list[Json]:
            return [one for one in choices if one["move"].startswith(beginnings)]

        steps = found(f"step {self.goal}") if self.goal else found("step")
        if steps:
            self.goal = steps[0]["move"].removeprefix("step ")
        wanted = [found("duel"), found("place iagart"), steps, found("pass"), choices]
        return next(some for some in wanted if some)[0]


def is_fought(state: Json) -> bool:
    return state["view"] is not None and "fight" in state["view"]


def duellists(house: Server, sit: Sit) -> tuple[Person, Person]:
    """Two people whose heroes fight each other, each with a browser of their own.

    The first is the one who attacks.
    """
    one = new_table(house, person("Ada"), OPEN, game="runebound")
    held = [one, join(house, one, "Bo")]
    walker = Walker()
    with ThreadPoolExecutor() as both:  # a table begins when all are there
        ends = both.map(lambda own: play(house, own, is_fought, choose=walker.choose), held)
        state = next(ends)
    people = [sit(house, Look(width=width)) for width in (1280, 390)]
    attacker = state["view"]["fight"]["hero"]
    for seat, me in zip((attacker, 1 - attacker), people, strict=True):
        me.hold(held[seat], "runebound")
        me.go(f"#/table/{held[seat].id}")
        expect(scene_of(me)).to_be_visible()
    return people[0], people[1]


def test_two_heroes_fight_each_other_between_two_browsers(house: Server, sit: Sit) -> None:
    attacker, other = duellists(house, sit)
    expect(attacker.page.locator(".side.near")).to_contain_text("attacks or defends")
    expect(other.page.locator(".side.near")).to_contain_text("rolls the number to reach")
    expect(phase(attacker, "melee")).to_contain_text("2 dice +")
    expect(scene_of(attacker)).to_contain_text(
        "No forecast for the whole fight: both players choose."
    )
    act(attacker, other, "pass")
    expect(phase(attacker, "ranged")).to_contain_text("to reach")
    act(attacker, other, "defend ranged")
    pass_windows(attacker, other, "attack melee")
    rolled = attacker.page.locator(".fight .tendice").inner_text()
    for me in (attacker, other):
        expect(phase(me, "ranged")).to_contain_text("defended")
        expect(phase(me, "melee")).to_contain_text("now")
    assert rolled.split() == other.page.locator(".fight .tendice").inner_text().split()


def act(attacker: Person, other: Person, move: str) -> None:
    pass_windows(attacker, other, move)
    Mouse(attacker).do(move)


def pass_windows(attacker: Person, other: Person, until: str) -> None:
    """Whoever could use a card passes, until the first may choose this."""
    for _ in range(MOST_WINDOWS):
        if attacker.page.locator(f'button[data-choice="{until}"]').count():
            return
        for me in (attacker, other):
            if offers(me, "pass") and not offers(me, "escape"):
                Mouse(me).do("pass")
        attacker.page.wait_for_timeout(200)
    raise AssertionError(f"{until} is never offered")


def offers(me: Person, move: str) -> bool:
    return me.state is not None and any(one["move"] == move for one in me.state["choices"])


@pytest.mark.parametrize("allies", [[], ["grim_archer"]], ids=["alone", "with an ally"])
def test_all_phases_are_seen_on_a_phone_where_a_fight_begins(
    house: Server, sit: Sit, allies: list[str]
) -> None:
    me = sit(house, Look(width=390))
    fighter = hero("ittuk_the_pathwise", "E9", allies=allies)
    show(me, table_from(house, against("tusker_bull", fighter)))
    expect(phase(me, "magic")).to_contain_text("Defend")
    magic, dock = phase(me, "magic").bounding_box(), me.page.locator(".dock").bounding_box()
    assert magic is not None
    assert dock is not None
    assert magic["y"] + magic["height"] <= dock["y"]
