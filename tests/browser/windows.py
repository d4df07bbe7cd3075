"""Tables with a poker face that wait in a window, for tests to open in browsers."""

from collections.abc import Callable

from tests.browser.robot import OPEN, Held, Json, join, new_table, person, play
from tests.table.server import Server

MOST_DEALS = 40  # that are tried for one that fits
SECONDS = 10  # of a window: the longest, for the machine may be busy


def has_choice(state: Json) -> bool:
    """Whether the reader can play something, with one press."""
    return any(not choice.get("more") for choice in state["choices"] if choice["move"] != "pass")


def has_none(state: Json) -> bool:
    return not state["choices"]


def in_a_window(server: Server, fits: Callable[[Json], bool], **agreed: object) -> list[Held]:
    """The seat that is asked and the other one; both have left, so the table waits for them."""
    for _ in range(MOST_DEALS):
        table = new_table(
            server,
            person("Ada"),
            OPEN,
            agreed={"rhythm": "poker", "window": SECONDS, **agreed},
            mix="frost",
            artifacts=True,
        )
        held = [table, join(server, table, "Bo")]
        for each in held:  # the second hello deals
            state = play(server, each, until=lambda _: True)
        held.sort(key=lambda each: each.seats[0] not in state["asked"])
        state = play(server, held[0], until=lambda _: True)
        if state["window"] and fits(state):
            return held
    raise AssertionError("no deal fits")
