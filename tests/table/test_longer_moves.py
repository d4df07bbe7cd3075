"""Moves of several steps: each step is asked for when the one before it is taken."""

import json

import pytest

from hoarfrost.core.moves import move_texts
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.table import errors
from hoarfrost.table.errors import TableError
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.telling import state_for
from hoarfrost.table.viewer import Viewer
from tests.table.hall import a_hall, a_table, asked, both, last, people, play, run, seated, texts

OPTIONS = {"mix": "frost_and_fire", "artifacts": True, "locations": ["tavern"]}


async def whole_moves(live: LiveTable, seat: int) -> list[str]:
    """All whole moves that a client finds by asking for more."""
    table = live.table
    open_moves = [(choice["move"], choice) for choice in state_of(live, seat)["choices"]]
    found: list[str] = []
    while open_moves:
        text, choice = open_moves.pop(0)
        if not choice.get("more"):
            found.append(text)
            continue
        more = await live.more(table.version, text, seat, "en")
        assert (more["type"], more["move"]) == ("more", text)
        assert more["prompt"]
        steps = [(f"{text} {step['move']}", step) for step in more["choices"]]
        open_moves = steps + open_moves
    return found


def state_of(live: LiveTable, seat: int) -> Json:
    return state_for(live.table, seat, [seat], "en", 0)


def test_by_asking_for_more_a_client_finds_every_move_and_no_other() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            longest = 0
            for seed in range(2):
                live = await a_table(hall, OPTIONS)
                await both(live)
                while live.table.asked:
                    seat = asked(live)
                    if not live.waiting.answers_itself(seat):
                        found = await whole_moves(live, seat)
                        assert found == move_texts(live.table.state_of(seat), seat)
                        longest = max(longest, *(len(move.split()) for move in found))
                    await play(live, 1, seed * 1000 + live.table.entries)
            assert longest >= 3

    run(story)


def test_a_choice_says_what_it_is_about() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {"first_leader": 0})
            viewers = await both(live)
            for choice in last(viewers[0], "state")["choices"]:
                assert choice["target"]["card"] == choice["move"]
                assert set(choice) == {"move", "label", "target"}

    run(story)


async def a_throw(hall: Hall) -> tuple[LiveTable, list[Viewer], int, str]:
    """A table of Snowfall at which somebody can throw: the seat and the first step."""
    for _ in range(50):
        live = await a_table(hall, {}, people(3), game="snowfall")
        viewers = await seated(live)
        for seat, place in enumerate(("hut", "tree", "tree")):
            await live.act(1, place, seat)
        seat = asked(live)
        firsts = [each["move"] for each in last(viewers[seat], "state")["choices"]]
        throws = [move for move in firsts if move.startswith("throw")]
        if throws:
            return live, viewers, seat, throws[0]
    raise AssertionError("nobody has anything to throw")


def test_asking_for_more_changes_nothing_and_nobody_learns_of_it() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers, seat, throw = await a_throw(hall)
            for viewer in viewers:
                texts(viewer)
            before = (live.table.digest(), live.table.entries)
            more = await live.more(live.table.version, throw, seat, "nl")
            assert [each["move"] for each in more["choices"]] == ["at 1", "at 2"]
            assert (live.table.digest(), live.table.entries) == before
            assert [texts(viewer) for viewer in viewers] == [[], [], []]
            await live.act(live.table.version, f"{throw} at 2", seat)
            assert live.table.playing().moves[-1].text == f"{throw} at 2"

    run(story)


@pytest.mark.parametrize(
    ("begun", "code"),
    [
        ("", "E_"),
        ("pass", "E_WHOLE_MOVE"),
        ("throw", "E_"),
        ("throw ball at", "E_"),
        ("throw ball at 0", "E_"),
        ("throw ball at 1", "E_"),
        ("look", "E_"),
        ("at 1", "E_"),
        ("throw ball " * 20, "E_"),
        ("\N{SNOWFLAKE}", "E_"),
    ],
)
def test_what_begins_no_move_gets_an_error(begun: str, code: str) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, _, seat, _ = await a_throw(hall)
            with pytest.raises(TableError) as refusal:
                await live.more(live.table.version, begun, seat, "en")
            assert refusal.value.code.startswith(code)

    run(story)


def test_more_is_for_the_seat_that_is_asked_and_for_the_present_version() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers, seat, throw = await a_throw(hall)
            for other in {0, 1, 2} - {seat}:
                with pytest.raises(TableError) as refusal:
                    await live.more(live.table.version, throw, other, "en")
                assert refusal.value.code == "E_NOT_YOUR_TURN"
            with pytest.raises(TableError, match="moved on"):
                await live.more(live.table.version - 1, throw, seat, "en")
            for leaver in (0, 1, 2):
                await live.resign(leaver)
            with pytest.raises(TableError, match="is over"):
                await live.more(live.table.version, throw, seat, "en")
            assert last(viewers[0], "state")["stage"] == "over"

    run(story)


def test_the_further_steps_tell_nothing_that_the_seat_cannot_see() -> None:
    """Two worlds that look alike to the thrower: the same answer, byte for byte."""

    async def story() -> None:
        async with a_hall() as hall:
            live, _, seat, throw = await a_throw(hall)
            version, state = live.table.version, live.table.state
            here = json.dumps(await live.more(version, throw, seat, "en"))
            for seed in range(20):
                live.table.playing().state = state.resample(seat, rng_from_seed(seed))
                assert json.dumps(await live.more(version, throw, seat, "en")) == here
            live.table.playing().state = state

    run(story)


def test_a_whole_move_in_other_words_does_not_go_on() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall)
            await both(live)
            seat = asked(live)
            card = live.table.legal_moves(seat)[0]
            for text in (card, card.lower(), f"play {card}"):
                with pytest.raises(TableError) as refused:
                    await live.more(live.table.version, text, seat, "en")
                assert refused.value.code == errors.nothing_more().code

    run(story)
