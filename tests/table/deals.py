"""Games of one deal, in a hall without a network."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from hoarfrost.core.game import Game
from hoarfrost.core.plain import Json
from hoarfrost.table.deal_store import Deal
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import COMPUTER, PERSON, Seat
from hoarfrost.table.store import open_store
from hoarfrost.table.thinking import choose_move
from hoarfrost.table.tokens import new_token
from hoarfrost.table.workers import Workers, question_of
from tests.table.hall import AT_ONCE, enter, settled

DAY = 24 * 3600.0
SECONDS_OF_A_TEST = 120.0
ARTIFACTS: Json = {"mix": "frost", "artifacts": True}
SHORT: Json = {"board": "frigost_1", "max_game_turns": 4}  # a game of Krosmaster
Chooser = Callable[[LiveTable, int], str]


class HereWorkers(Workers):
    """Computers that think where they are asked: no process has to start."""

    async def choose(
        self,
        game: Game,
        view: Json,
        seat: int,
        player: str,
        seed: str,
        seconds: float,
        address: str = "",
    ) -> str:
        return choose_move(question_of(game, view, seat, player, seed, seconds))


@asynccontextmanager
async def a_quick_hall(url: str = "sqlite://") -> AsyncIterator[Hall]:
    hall = Hall(open_store(url), HereWorkers(1), AT_ONCE)
    yield hall
    await hall.close()
    await asyncio.gather(*hall.errands)
    await hall.store.close()


def wait_out_midnight() -> None:
    """Where a real server deals: what is begun on a day must have time to end on it."""
    left = DAY - time.time() % DAY
    if left < SECONDS_OF_A_TEST:
        time.sleep(left + 1)


class Player:
    """Somebody with a device of their own."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.hall = hall
        self.name = name
        self.device = new_token()

    async def begin(self, deal: Deal) -> LiveTable:
        """Sit down to play a deal."""
        begun = await self.hall.deals.begin(deal, self.device, self.name)
        live = await self.hall.find(begun.table)
        await enter(live, begun.seat)
        return live

    async def challenge(self, live: LiveTable) -> Deal:
        return await self.hall.deals.challenge(live, self.device)


async def alone(hall: Hall, game: str, options: Json, seats: int, level: str) -> LiveTable:
    """A usual game of one person, who sits in the middle, against computers; it has begun."""
    sitting = [Seat(COMPUTER, level=level) for _ in range(seats)]
    sitting[seats // 2] = Seat(PERSON, "Ada")
    made = await hall.create(game, options, sitting, {"clock": None, "spectators": "none"})
    live = await hall.find(made.id)
    await enter(live, seats // 2)
    return live


def by_chance(seed: int) -> Chooser:
    rng = Random(seed)
    return lambda live, seat: rng.choice(live.table.legal_moves(seat))


def as_in(old: LiveTable, number: int = 1000, then: Chooser | None = None) -> Chooser:
    """The choices of a person in another game, so many of them, then others."""
    [person] = old.table.people()
    chosen = [m.text for m in old.table.moves() if m.seat == person and not m.forced][:number]

    def choose(live: LiveTable, seat: int) -> str:
        if chosen:
            return chosen.pop(0)
        assert then is not None
        return then(live, seat)

    return choose


async def play_on(live: LiveTable, choose: Chooser, choices: int = 1000) -> None:
    """The person plays, so many choices or to the end; the server answers for the others."""
    [seat] = live.table.people()
    while True:
        await settled(live)
        if seat not in live.table.asked or not choices:
            return
        await live.act(live.table.version, choose(live, seat), seat)
        choices -= 1


def moves_of(live: LiveTable) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in live.table.moves()]
