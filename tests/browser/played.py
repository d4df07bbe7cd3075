"""The games that are measured in a browser: when a board is there, who moves, and how long."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.browser.person import Person, over
from tests.browser.robot import Json
from tests.games.krosmaster.web import playing as krosmaster
from tests.games.runebound.web import playing as runebound

TURNS = 3  # of a long game: walks, fights, dice


@dataclass(frozen=True)
class Played:
    title: str
    board: Callable[[Person], Locator]
    mover: Callable[[Person], Callable[[], None]]
    until: Callable[[Json], bool]
    glance: Callable[[Person], None] | None = None  # at a drawing that moves and grows


def after_some_turns(state: Json) -> bool:
    return over(state) or state["view"]["turn"] > TURNS


def after_some_days(state: Json) -> bool:
    return over(state) or max(party["turns"] for party in state["view"]["parties"]) > TURNS


GAMES = {
    "claim": Played("Claim", lambda me: me.hand.first, lambda me: me.move_by_mouse, over),
    "krosmaster": Played(
        "Krosmaster Arena",
        lambda me: me.page.locator(".arena .gridline"),
        lambda me: krosmaster.player(me, krosmaster.Mouse(me)),
        after_some_turns,
    ),
    "runebound": Played(
        "Runebound",
        lambda me: me.page.locator("[data-space=A9]"),
        lambda me: runebound.player(me, runebound.Mouse(me)),
        after_some_days,
        runebound.look_around,
    ),
}
