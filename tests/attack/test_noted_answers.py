"""H6: in a window with a poker face an answer is told to nobody before the window ends.

Whoever hears that a seat has answered knows that it had something to play.
"""

import asyncio

from hoarfrost.core.plain import Json
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import PERSON, Seat
from hoarfrost.table.viewer import Viewer
from tests.table.hall import asked, enter, last, messages, texts
from tests.table.virtual import a_virtual_table, run_virtually

PEOPLE = [Seat(PERSON, "Ada"), Seat(PERSON, "Bo")]
POKER: Json = {"rhythm": "poker", "spectators": "public"}
ARTIFACTS: Json = {"mix": "frost", "artifacts": True}


def but_for_time(message: Json) -> Json:
    return {name: value for name, value in message.items() if name != "left"}


async def next_position(live: LiveTable) -> None:
    version = live.table.version
    while live.table.version == version or live.lock.locked():
        await asyncio.sleep(0.01)


async def in_a_window_with_a_choice() -> tuple[LiveTable, int, list[Viewer]]:
    """A table, the seat that can play something, and the others: a player and a watcher."""
    live = await a_virtual_table(PEOPLE, POKER, ARTIFACTS)
    viewers = [await enter(live, 0), await enter(live, 1), await enter(live)]
    while not live.table.is_window(asked(live)) or live.table.is_formality(asked(live)):
        version, seat = live.table.version, asked(live)
        if live.waiting.answers_itself(seat):
            await next_position(live)
        else:
            await live.act(version, live.table.legal_moves(seat)[0], seat)
    await asyncio.sleep(0.1)  # until everybody has been told of the position
    others = [viewer for viewer in viewers if viewer.seat != asked(live)]
    for viewer in others:
        texts(viewer)
    return live, asked(live), others


def test_nobody_hears_of_an_answer_before_the_window_ends() -> None:
    async def story() -> None:
        live, seat, others = await in_a_window_with_a_choice()
        version = live.table.version
        for move in live.table.legal_moves(seat):
            assert not await live.act(version, move, seat)
        assert [texts(viewer) for viewer in others] == [[], []]
        await next_position(live)
        live.waiting.stop()

    run_virtually(story)


def test_whoever_answers_a_held_window_looks_like_whoever_lets_it_go() -> None:
    async def story(answers: bool) -> list[list[Json]]:
        live, seat, others = await in_a_window_with_a_choice()
        version = live.table.version
        await live.hold_window(version, seat, True)
        assert [last(viewer, "window")["holds"] for viewer in others] == [[seat], [seat]]
        if answers:
            await live.act(version, "pass", seat)
        else:
            await live.hold_window(version, seat, False)
        heard = [[but_for_time(message) for message in messages(viewer)] for viewer in others]
        live.waiting.stop()
        return heard

    async def both() -> None:
        heard = await story(True)
        assert heard == await story(False)
        assert [[message["type"] for message in said] for said in heard] == [["window"]] * 2

    run_virtually(both)
