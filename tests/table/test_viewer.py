"""What waits to be sent to one connection."""

import json
from itertools import takewhile

from hoarfrost.table.viewer import Viewer
from tests.table.hall import a_hall, a_table, both, run

FAR_TOO_MANY = 5_000


def queued(viewer: Viewer) -> list[str | None]:
    """All that waits; what stands behind a None, which ends the connection, is never sent."""
    found: list[str | None] = []
    while not viewer.outbox.empty():
        found.append(viewer.outbox.get_nowait())
    return found


def test_of_what_is_replaced_by_the_next_only_the_latest_waits() -> None:
    viewer = Viewer((0,), "en")
    viewer.say({"type": "seats", "seats": []})
    viewer.say({"type": "chat", "number": 1})
    for number in range(FAR_TOO_MANY):
        for kind in ("seats", "undo", "rematch", "watchers", "window"):
            viewer.say({"type": kind, "number": number})
    viewer.say({"type": "rematch", "table": "a"})
    viewer.say({"type": "rematch", "offers": []})
    waiting = [json.loads(text) for text in queued(viewer) if text]
    assert [each["type"] for each in waiting].count("chat") == 1
    assert {"type": "rematch", "table": "a"} in waiting  # a key must not be lost
    latest = {each["type"]: each for each in waiting if "number" in each}
    assert [latest[kind]["number"] for kind in ("seats", "undo")] == 2 * [FAR_TOO_MANY - 1]
    assert len(waiting) == 7


def test_whoever_does_not_read_is_cut_off_and_loses_nothing_in_silence() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            ada, bo = await both(await a_table(hall))
            queued(ada)
            queued(bo)
            for number in range(FAR_TOO_MANY):
                ada.say({"type": "chat", "number": number, "text": "x" * 200})
            bo.say({"type": "chat", "number": 0, "text": "x"})
            waiting = queued(ada)
            assert None in waiting
            told = [json.loads(text)["number"] for text in takewhile(bool, waiting) if text]
            assert told == [*range(len(told))]
            assert None not in queued(bo)

    run(story)


def test_of_a_kind_the_latest_comes_after_the_position_that_it_is_about() -> None:
    async def story() -> None:
        ada = Viewer((0,), "en")
        ada.say({"type": "window", "version": 5})
        ada.say({"type": "state", "version": 6})
        ada.say({"type": "window", "version": 6})
        told = [json.loads(text or "null") for text in queued(ada)]
        assert told == [{"type": "state", "version": 6}, {"type": "window", "version": 6}]
        assert ada.outbox.bytes == 0

    run(story)
