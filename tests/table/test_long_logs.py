"""The log of a long game comes in messages of a bearable size, before the state."""

from random import Random

from hoarfrost.table.game_table import as_json
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.telling import MOST_LINES
from tests.table.hall import a_hall, a_table, asked, both, enter, messages, run

MOST_BYTES = 40_000


async def play_long(live: LiveTable) -> None:
    """Some hundred lines of a game of Krosmaster."""
    rng = Random(5)
    while live.table.log_length() < 4 * MOST_LINES:
        seat = asked(live)
        await live.act(live.table.version, rng.choice(live.table.legal_moves(seat)), seat)


def test_whoever_comes_to_a_long_game_is_told_its_log_in_short_messages() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, game="krosmaster")
            await both(live)
            await play_long(live)
            told = messages(await enter(live))
            logs = [message for message in told if message["type"] == "log"]
            (state,) = [message for message in told if message["type"] == "state"]
            assert len(logs) >= 3
            assert all(len(as_json(message)) < MOST_BYTES for message in told)
            # One goes on where the other ends, and the state comes last.
            parts = [*logs, state["log"]]
            ends = [part["from"] + len(part["lines"]) for part in parts]
            assert [part["from"] for part in parts] == [0, *ends[:-1]]
            assert ends[-1] == live.table.log_length()
            assert told.index(state) > told.index(logs[-1])

    run(story)


def test_a_short_log_comes_with_the_state() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, game="krosmaster")
            await both(live)
            assert not messages(await enter(live), "log")

    run(story)


def test_at_the_end_the_whole_log_comes_again_in_short_messages() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, game="krosmaster")
            ada, _ = await both(live)
            await play_long(live)
            messages(ada)
            await live.resign(0)
            told = messages(ada)
            assert [part["from"] for part in told if part["type"] == "log"][:2] == [0, MOST_LINES]
            assert told[-1]["stage"] == "over"
            assert all(len(as_json(message)) < MOST_BYTES for message in told)

    run(story)
