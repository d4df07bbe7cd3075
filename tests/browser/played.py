"""The games that are measured in a browser: when a board is there, who moves, and how long."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator

from tests.browser.person import Person, over
from tests.browser.robot import Json
from tests.games.krosmaster.web.playing import Mouse, player

TURNS = 3  # of Krosmaster: deployment, walks, spells, dice


@dataclass(frozen=True)
class Played:
    title: str
    board: Callable[[Person], Locator]
    mover: Callable[[Person], Callable[[], None]]
    until: Callable[[Json], bool]


def after_some_turns(state: Json) -> bool:
    return over(state) or state["view"]["turn"] > TURNS


GAMES = {
    "claim": Played("Claim", lambda me: me.hand.first, lambda me: me.move_by_mouse, over),
    "krosmaster": Played(
        "Krosmaster Arena",
        lambda me: me.page.locator(".arena .gridline"),
        lambda me: player(me, Mouse(me)),
        after_some_turns,
    ),
}
