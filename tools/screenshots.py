"""Take the pictures of the README from a real server and a real browser: docs/images/*.png.

    python tools/screenshots.py [FOLDER]

The server's secret and the people's entropy are fixed, so the games are the same every time. A
moment of Claim is searched for, those of Krosmaster and Runebound are set up.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import browser
from in_env import ROOT
from playwright.sync_api import Browser, Page, expect, sync_playwright

from hoarfrost.games.runebound.engine.steps import ADVENTURE_STAGE, MOVING

sys.path.append(str(ROOT))

from tests.browser import lessons
from tests.browser.person import CORNER, Look, Person
from tests.browser.robot import Choose, Held, Json, new_table, person, play
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.web import playing as krosmaster
from tests.games.krosmaster.web.learning import Pupil
from tests.games.runebound import scenes
from tests.games.runebound.web import playing as runebound
from tests.table.server import Server

IMAGES = ROOT / "docs" / "images"
LARGEST = 480_000  # bytes of a picture
SNOWFLAKE: Json = {"kind": "computer", "level": "random"}
MOST_DEALS = 200  # that are tried for one that fits

WITH_A_FIXED_SECRET = """
import sys
from hoarfrost.cli import main
from hoarfrost.table import hall
hall.new_secret = lambda: bytes(32)
sys.exit(main())
"""


def main(folder: Path = IMAGES) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        server = Server(Path(scratch), "--max-requests", "100000")
        server.command[:1] = [sys.executable, "-c", WITH_A_FIXED_SECRET]
        with server, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=browser.path(), args=browser.arguments()
            )
            take_all(server, chromium, folder)
            chromium.close()


def take_all(server: Server, chromium: Browser, folder: Path) -> None:
    light, dark, phone = Look(), Look(dark=True), Look(width=390)

    def take(name: str, look: Look, show: Callable[[Person], None]) -> None:
        me = Person(chromium, server.address, look)
        show(me)
        save(me.page, folder / f"{name}.png")
        me.leave()
        assert not me.errors, "\n".join(me.errors)

    take("home", light, show_home)

    playing = first_deal(server, is_a_good_moment)
    ended = first_deal(server, is_a_close_win)
    take("lesson", light, lambda me: show_lesson(server, me))
    take("set-up", light, show_set_up)
    take("table", light, lambda me: show_table(me, playing))
    take("table-dark", dark, lambda me: show_table(me, playing))
    take("phone", phone, lambda me: show_table(me, playing))
    take("end", light, lambda me: show_end(me, ended))

    arena = krosmaster.table_from(server, ON_THE_RINK)
    fought = fight_to_the_end(server)
    take("arena", light, lambda me: show_arena(me, arena))
    take("arena-dark", dark, lambda me: show_arena(me, arena))
    take("arena-phone", phone, lambda me: show_arena(me, arena))
    take("team-builder", light, show_team_builder)
    take("arena-lesson", light, lambda me: show_arena_lesson(server, me))
    take("arena-end", light, lambda me: show_end(me, fought, "krosmaster"))

    journey = runebound.table_from(server, ACROSS_THE_ICE)
    troll = fight_a_troll(server)
    take("realm", light, lambda me: show_realm(me, journey))
    take("realm-phone", phone, lambda me: show_realm(me, journey))
    take("fight", light, lambda me: show_fight(me, troll))
    take("fight-dark", dark, lambda me: show_fight(me, troll))


def show_home(me: Person) -> None:
    me.go()
    expect(me.play_now).to_be_visible()


# Claim --------------------------------------------------------------------------------------------


def show_lesson(server: Server, me: Person) -> None:
    """The first card is to be played."""
    lessons.begin(me, "trick")
    lessons.walk(server, me, lessons.Pointer(me, "click"), "trick", lessons.at_task)
    expect(lessons.coach(me)).to_be_visible()


def show_set_up(me: Person) -> None:
    me.go("#/new/claim")
    me.page.get_by_role("radio", name="Frost", exact=True).check()
    me.page.get_by_role("switch", name="Play with artifacts").check()
    me.page.get_by_role("textbox", name="Your name").fill("Ada")


def show_table(me: Person, table: Held) -> None:
    me.hold(table)
    me.go(f"#/table/{table.id}")
    expect(me.playable.first).to_be_visible()
    me.playable.last.click(position=CORNER)


def show_end(me: Person, table: Held, game: str = "claim") -> None:
    me.hold(table, game)
    me.go(f"#/table/{table.id}")
    expect(me.button("Play again")).to_be_visible()


def first_deal(server: Server, fits: Callable[[Json], bool]) -> Held:
    """A table at the first moment of the first deal that fits."""
    for number in range(MOST_DEALS):
        table = new_table(
            server, person("Ada"), SNOWFLAKE, mix="frost", artifacts=True, locations="both"
        )
        state = play(server, table, fits, entropy=f"{number:032x}", choose=boldly)
        if fits(state):
            return table
    raise SystemExit("no deal fits")


def boldly(choices: list[Json]) -> Json:
    """The highest card of the last faction; no artifact."""
    passing = choices[0]["move"] == "pass"
    return choices[0] if passing else choices[-1]


def is_a_good_moment(state: Json) -> bool:
    """The middle of Phase 2: a card to answer, not every card may be played, all is open."""
    view = state["view"]
    if state["asked"] != [0] or view["phase"] != 2 or view["step"] != "T7":
        return False
    cards = len(view["hand"][0])
    ahead = [vote["ahead"] for vote in state["standing"]["votes"]]
    is_close = ahead.count(0) >= 2 and ahead.count(1) >= 2
    return is_close and 6 <= cards <= 8 and 2 <= len(state["choices"]) < cards


def is_a_close_win(state: Json) -> bool:
    if state["stage"] != "over" or state["end"]["result"]["reason"] != "votes":
        return False
    votes = [faction["vote"] for faction in state["end"]["result"]["factions"]]
    return votes.count(0) == 3 and votes.count(1) == 2


# Krosmaster ---------------------------------------------------------------------------------------


ON_THE_RINK = Scene(
    [
        own("count_harebourg", "G6", injuries=4, frozen=2, inspired=["armour"]),
        own("luk_ylook", "D8", injuries=1),
        own("bad_aboum", "E10", injuries=3),
        own("coa_gulary", "C5"),
        foe("ysolde_hoar", "F8", injuries=7),
        foe("hild_rimeguard", "H5", injuries=2, tokens={"F-1MP": 1}),
        foe("bruno_sledge", "I9"),
        foe("tilly_furrow", "G3", injuries=1),
    ],
    board="frigost_1",
    turn=5,
    piece="luk_ylook",
    gg=[6, 5],
    stock=[4, 3],
    kamas={"H4": 2, "E5": 1, "I6": 1, "G7": 2, "E9": 1},
    display=["mending_draught"],
)


def show_arena(me: Person, table: Held) -> None:
    """Luk Ylook aims at Ysolde Hoar on her Ice Cube: both would be pushed over the rink."""
    krosmaster.show(me, table)
    krosmaster.Mouse(me).aim("repelling_arrow")
    krosmaster.cell(me, "F8").click()
    expect(me.page.locator(".marks .ghost").first).to_be_visible()
    expect(krosmaster.forecast(me)).to_contain_text("pushed")


def show_team_builder(me: Person) -> None:
    me.go("#/new/krosmaster")
    team = me.page.get_by_role("group", name="Your team")
    team.get_by_role("button", name="Build").click()
    expect(me.page.get_by_role("dialog").get_by_role("meter")).to_be_visible()


def show_arena_lesson(server: Server, me: Person) -> None:
    """An Ice Cube is to be pushed."""
    lessons.begin(me, "push", "krosmaster")
    mouse = Pupil(krosmaster.Mouse(me))
    lessons.walk(server, me, mouse, "push", lessons.at_task, "krosmaster")
    expect(lessons.coach(me)).to_be_visible()


def fight_to_the_end(server: Server) -> Held:
    """A game that Ada wins against a computer that does anything."""
    table = new_table(
        server, person("Ada"), SNOWFLAKE, game="krosmaster", team1="tormentators", team2="hearth"
    )
    seen, choose = bravely()
    play(server, table, seen, entropy=f"{1:032x}", choose=choose)
    return table


def bravely() -> tuple[Callable[[Json], bool], Choose]:
    """Note each state and go on; choose by the state that was noted."""
    plan, states = krosmaster.brave(), [Json()]

    def note(state: Json) -> bool:
        states[0] = state
        return False

    def choose(choices: list[Json]) -> Json:
        move = plan(states[0])
        return next(choice for choice in choices if choice["move"] == move)

    return note, choose


# Runebound ----------------------------------------------------------------------------------------


ZYLA: Json = {
    "gold": 6,
    "items": ["horn_bow", "padded_furs"],
    "allies": ["weik_shieldmaiden"],
    "rumors": "ice wild forest",
    "clues": "ice",
}
KARNON = scenes.hero("karnon", "J6", wounds=2, gold=3, rumors="tundra")
ACROSS_THE_ICE = scenes.Scene(
    scenes.hero("zyla", "F9", wounds=1, frost=1, **ZYLA), KARNON, stage=MOVING, dice="1 2 3 5"
)
BEFORE_A_TROLL = scenes.Scene(
    scenes.hero("zyla", "I8", frost=1, **ZYLA),
    KARNON,
    stage=ADVENTURE_STAGE,
    undefeated={"I8": "snow_troll"},
)


def show_realm(me: Person, table: Held) -> None:
    """Four dice are rolled: a way over ice is looked at."""
    runebound.show(me, table)
    runebound.space(me, "I11").click()
    expect(me.primary).to_contain_text("Travel to")


def fight_a_troll(server: Server) -> Held:
    """Up to the first phase."""
    table = runebound.table_from(server, BEFORE_A_TROLL)

    def has_begun(state: Json) -> bool:
        return any(choice["move"].startswith("attack") for choice in state["choices"])

    def go_on(choices: list[Json]) -> Json:
        by_move = {choice["move"]: choice for choice in choices}
        return by_move.get("attempt") or by_move["pass"]

    play(server, table, has_begun, entropy=f"{1:032x}", choose=go_on)
    return table


def show_fight(me: Person, table: Held) -> None:
    runebound.show(me, table)
    expect(me.page.get_by_text("Wounds on average")).to_be_visible()


def save(page: Page, file: Path) -> None:
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready")
    page.screenshot(path=file, animations="disabled")
    size = file.stat().st_size
    if size > LARGEST:
        raise SystemExit(f"{file.name} has {size:,} bytes; at most {LARGEST:,} are allowed.")
    print(f"{file} ({size:,} bytes)")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
