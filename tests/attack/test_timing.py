"""H6: what the time of a pass tells about whether there was anything to play.

Scripted people with human delays and computers, calm and starved, play hundreds of windows in
virtual time. Whoever watches sorts the passes by their times: half of them, in bins of a tenth of a
second, are learned, and the others classified.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from hoarfrost.core.game import Game
from hoarfrost.core.moves import move_texts
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.table.errors import TableError
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import COMPUTER, PERSON, Seat
from hoarfrost.table.viewer import Viewer
from tests.shares import share
from tests.table.hall import enter
from tests.table.virtual import Chooser, a_virtual_table, event_time, nobody_thinks, run_virtually

WINDOWS = 400
FEW = share(80, WINDOWS)  # where no statistics are made
TICK = 0.01
BIN = 0.1
ARTIFACTS: Json = {"mix": "frost", "artifacts": True}
PEOPLE = [Seat(PERSON, "Ada"), Seat(PERSON, "Bo")]
ALONE = [Seat(PERSON, "Ada"), Seat(COMPUTER, level="fox")]


@dataclass
class Pass:
    """A pass as everybody sees it, and what only its player knows."""

    seconds: float
    could_play: bool


class People:
    """Whoever has a choice thinks about it; some hold windows, whatever they have."""

    def __init__(self, live: LiveTable, dice: random.Random) -> None:
        self.live = live
        self.dice = dice

    async def answer(self, version: int, seat: int, is_window: bool) -> None:
        moves = self.live.table.legal_moves(seat)
        move = self.dice.choice(moves)
        if is_window:
            await asyncio.sleep(min(6.0, self.dice.lognormvariate(0.2, 0.5)))
            move = "pass" if self.dice.random() < 0.7 else move
        if self.live.table.version == version:  # else the window has ended before
            await self.live.act(version, move, seat)

    async def perhaps_hold(self, version: int, seat: int) -> None:
        if self.dice.random() < 0.2:
            try:
                await asyncio.sleep(self.dice.uniform(0.2, 1.2))
                await self.live.hold_window(version, seat, True)
                await asyncio.sleep(self.dice.uniform(0.5, 4))
                await self.live.hold_window(version, seat, False)
            except TableError:
                pass  # the window was over, or the rhythm has none to hold


async def passes(
    seats: Sequence[Seat],
    settings: Json,
    chooser: Chooser,
    of_computers: bool,
    count: int = WINDOWS,
) -> list[Pass]:
    """The passes in so many windows of one kind of player."""
    dice = random.Random(8)
    found: list[Pass] = []
    windows = 0
    while windows < count:
        live = await a_virtual_table(seats, settings, ARTIFACTS, chooser=chooser, dice=dice)
        for seat in live.table.people():
            viewer = await enter(live, seat)
        if of_computers and live.waiting.is_among_people():
            await leave_to_the_computer(live, viewer)
        while live.table.asked and windows < WINDOWS:
            (seat,) = live.table.asked
            is_computer = live.waiting.is_computer(seat)
            is_window = live.table.is_window(seat)
            seen = await one_answer(live, People(live, dice), seat, is_window, is_computer)
            if is_window and is_computer == of_computers:
                windows += 1
                if seen is not None:
                    found.append(seen)
        live.waiting.stop()
    return found


async def leave_to_the_computer(live: LiveTable, viewer: Viewer) -> None:
    live.exit(viewer)
    await asyncio.sleep(live.hall.rhythm.absence)
    await live.take_over(viewer.seats[0])


async def one_answer(
    live: LiveTable, people: People, seat: int, is_window: bool, is_computer: bool
) -> Pass | None:
    version, started = live.table.version, event_time()
    could_play = not live.table.is_formality(seat)
    errands = []
    if not is_computer and could_play:
        errands.append(asyncio.create_task(people.answer(version, seat, is_window)))
    if not is_computer and is_window:
        errands.append(asyncio.create_task(people.perhaps_hold(version, seat)))
    while live.table.version == version:
        await asyncio.sleep(TICK)
    for errand in errands:
        errand.cancel()
    await asyncio.gather(*errands, return_exceptions=True)
    move = live.table.playing().moves[-1]
    return Pass(event_time() - started, could_play) if move.text == "pass" else None


def skill(seen: Sequence[Pass]) -> tuple[float, float]:
    """How often times alone tell right whether a seat could play, both kinds weighing the same.

    0.5 is chance. The second number is the half of its 99 % interval.
    """
    learned: dict[int, Counter[bool]] = {}
    known = Counter(each.could_play for each in seen[::2])
    for each in seen[::2]:
        learned.setdefault(int(each.seconds / BIN), Counter())[each.could_play] += 1
    right: Counter[bool] = Counter()
    total: Counter[bool] = Counter()
    for each in seen[1::2]:
        counts = learned.get(int(each.seconds / BIN), Counter())
        total[each.could_play] += 1
        guess = counts[True] * known[False] >= counts[False] * known[True]
        right[each.could_play] += guess == each.could_play
    assert min(total.values()) >= 20, "too few of one kind to say anything"
    found = sum(right[kind] / total[kind] for kind in (True, False)) / 2
    error = sum(0.25 / total[kind] for kind in (True, False)) ** 0.5 / 2
    return found, 2.58 * error


def thinks_for(seconds: float) -> Chooser:
    dice = random.Random(4)

    async def choose(game: Game, view: Json, seat: int) -> str:
        await asyncio.sleep(seconds * dice.uniform(0.5, 1.5))
        moves = move_texts(game.sample(view, rng_from_seed(dice.random().hex())), seat)
        return "pass" if "pass" in moves and dice.random() < 0.7 else dice.choice(moves)

    return choose


@pytest.mark.parametrize("thinking", [0.02, 3.0], ids=["calm", "starved"])
@pytest.mark.parametrize(
    ("seats", "rhythm"),
    [(ALONE, "relaxed"), (PEOPLE, "relaxed"), (PEOPLE, "poker")],
    ids=["alone", "stand-in", "stand-in with a poker face"],
)
def test_the_time_of_a_computer_s_pass_tells_nothing(
    seats: Sequence[Seat], rhythm: str, thinking: float
) -> None:
    """Alone there is no poker face; among people a computer may play for one of them."""

    async def story() -> None:
        seen = await passes(seats, {"rhythm": rhythm}, thinks_for(thinking), of_computers=True)
        found, within = skill(seen)
        assert abs(found - 0.5) <= within

    run_virtually(story)


def test_with_a_poker_face_the_time_of_a_pass_tells_nothing() -> None:
    async def story() -> None:
        seen = await passes(PEOPLE, {"rhythm": "poker"}, nobody_thinks, of_computers=False)
        found, within = skill(seen)
        assert abs(found - 0.5) <= within
        assert len({each.seconds > 2 for each in seen}) == 2, "nobody has held a window"

    run_virtually(story)


def test_relaxed_one_hesitation_proves_little() -> None:
    """docs/protocol.md has the figure: it is not chance, and less than certainty."""

    async def story() -> None:
        seen = await passes(PEOPLE, {"rhythm": "relaxed"}, nobody_thinks, of_computers=False)
        found, within = skill(seen)
        print(f"relaxed: {found:.2f} +- {within:.2f} of {len(seen)} passes told right")
        assert found < 0.75

    run_virtually(story)


def test_the_classifier_finds_a_pause_of_a_fixed_length() -> None:
    """As the server made it before: 0.4 s where there was nothing to play."""
    dice = random.Random(1)
    seen = [Pass(dice.lognormvariate(0.2, 0.5), True) for _ in range(200)]
    seen += [Pass(0.41, False) for _ in range(200)]
    dice.shuffle(seen)
    found, within = skill(seen)
    assert found > 0.9 > 0.5 + within


def test_alone_against_computers_a_window_without_a_choice_costs_no_time() -> None:
    async def story() -> None:
        seen = await passes(ALONE, {}, thinks_for(0.02), of_computers=False, count=FEW)
        automatic = [each.seconds for each in seen if not each.could_play]
        assert automatic
        assert max(automatic) <= 2 * TICK

    run_virtually(story)
