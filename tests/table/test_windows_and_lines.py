"""A window with a poker face closes when the line of whoever is asked is cut, and all see it."""

from hoarfrost.core.plain import Json
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import PERSON, Seat
from tests.table.hall import asked, enter, last, messages
from tests.table.virtual import a_virtual_table, run_virtually

PEOPLE = [Seat(PERSON, "Ada"), Seat(PERSON, "Bo")]
ARTIFACTS: Json = {"mix": "frost", "artifacts": True}


async def in_a_window() -> LiveTable:
    live = await a_virtual_table(PEOPLE, {"rhythm": "poker"}, ARTIFACTS)
    await enter(live, 0)
    await enter(live, 1)
    assert live.table.is_window(asked(live)), "Claim begins with one"
    return live


def test_others_see_a_window_close_with_a_line_and_open_anew_with_it() -> None:
    async def story() -> None:
        live = await in_a_window()
        gone, other = sorted(live.viewers, key=lambda viewer: viewer.seat != asked(live))
        messages(other)
        live.exit(gone)
        closed = last(other, "window")
        assert (closed["lasts"], closed["holds"]) == (0, [])
        await enter(live, asked(live))
        opened = last(other, "window")
        assert opened["left"] == opened["lasts"] == 1500
        live.waiting.stop()

    run_virtually(story)


def test_whoever_comes_to_an_open_window_tells_the_others_nothing_of_it() -> None:
    async def story() -> None:
        live = await in_a_window()
        other = next(viewer for viewer in live.viewers if viewer.seat != asked(live))
        messages(other)
        await enter(live, asked(live))  # a second browser
        assert messages(other, "window") == []
        live.waiting.stop()

    run_virtually(story)
