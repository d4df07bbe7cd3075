"""Tables in a time of their own: an event loop that does not wait, but lets the clock jump.

Nothing here takes longer than something else but by what the code under test waits for, so what
an answer's time tells can be measured exactly, over hundreds of windows in a second.
"""

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from random import Random

from hoarfrost.core.game import Game
from hoarfrost.core.plain import Json
from hoarfrost.table.deal_store import Ending, Try
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import Seat
from hoarfrost.table.store import (
    Chat,
    Entry,
    Invitation,
    Loaded,
    Store,
    TableRow,
    Token,
)
from hoarfrost.table.viewer import Viewer
from hoarfrost.table.windows import Rhythm
from hoarfrost.table.workers import Workers
from tests.table.hall import people, seated

ARTIFACTS: Json = {"mix": "frost", "artifacts": True}
Chooser = Callable[[Game, Json, int], Awaitable[str]]


class VirtualSelector(selectors.SelectSelector):
    """Where others sleep, this one moves the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is not None:
            self.now += max(timeout, 0)
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.clock = VirtualSelector()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


def run_virtually(story: Callable[[], Coroutine[None, None, None]]) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(story())


class NoStore(Store):
    """Keeps nothing, at once."""

    async def create(
        self,
        row: TableRow,
        tokens: Iterable[Token] = (),
        invitations: Iterable[Invitation] = (),
        tried: Try | None = None,
    ) -> None: ...

    async def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        row: TableRow,
        tokens: Iterable[Token] = (),
        used_invitation: str | None = None,
        ending: Ending | None = None,
    ) -> None: ...

    async def add_chat(self, table_id: str, chat: Chat) -> None: ...

    async def load(self, table_id: str) -> Loaded | None:
        return None

    async def token(self, hash: str) -> Token | None:
        return None

    async def tokens_of(self, table_id: str) -> list[Token]:
        return []

    async def invitation(self, hash: str) -> Invitation | None:
        return None

    async def watchable(self, limit: int) -> list[TableRow]:
        return []

    async def rows(self, ids: Iterable[str]) -> list[TableRow]:
        return []

    async def thinking(self) -> list[str]:
        return []

    async def older(self, waiting: float, others: float) -> list[str]:
        return []

    async def delete(self, ids: Iterable[str], waiting: float, others: float) -> int:
        return 0

    async def note_alive(self, at: float) -> None: ...

    async def last_alive(self) -> float | None:
        return None

    async def close(self) -> None: ...


class FakeWorkers(Workers):
    """Computers that decide as a test wants, after the time it wants."""

    def __init__(self, chooser: Chooser) -> None:
        super().__init__(1)
        self.chooser = chooser

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
        return await self.chooser(game, view, seat)


async def nobody_thinks(*_: object) -> str:
    raise AssertionError("no computer plays here")


async def a_virtual_table(
    seats: Sequence[Seat],
    settings: Json,
    options: Json | None = None,
    game: str = "claim",
    chooser: Chooser = nobody_thinks,
    dice: Random | None = None,
) -> LiveTable:
    """A table at which all chance comes from the dice, so that it can be played again."""
    dice = dice or Random(1)
    hall = Hall(NoStore(), FakeWorkers(chooser), Rhythm())
    copies = [Seat(seat.kind, seat.name, seat.level) for seat in seats]
    secret = dice.randbytes(32)
    table = await hall.open(game, options or {}, copies, settings, secret, [], {})
    live = await hall.find(table.id)
    for tempo in live.waiting.tempos:
        tempo.dice = dice
    return live


async def play_virtually(live: LiveTable, moves: int, dice: Random) -> None:
    """Random moves of people; the server's own answers take the time that they take."""
    for _ in range(moves):
        if not live.table.asked:
            return
        version, seat = live.table.version, live.table.asked[0]
        if live.waiting.answers_itself(seat):
            while live.table.version == version or live.lock.locked():
                await asyncio.sleep(0.01)
        else:
            await live.act(version, dice.choice(live.table.legal_moves(seat)), seat)


def event_time() -> float:
    return asyncio.get_running_loop().time()


async def in_window(
    settings: Json, can_play: bool, seed: int = 1, chooser: Chooser = nobody_thinks
) -> tuple[LiveTable, list[Viewer], int]:
    """A table of two at which a person is asked in a window that has just opened."""
    dice = Random(seed)
    while True:
        live = await a_virtual_table(people(2), settings, ARTIFACTS, chooser=chooser, dice=dice)
        viewers = await seated(live)
        for _ in range(20):
            seat = live.table.asked[0]
            if live.table.is_window(seat) and live.table.is_formality(seat) != can_play:
                return live, viewers, seat
            await play_virtually(live, 1, dice)
        live.waiting.stop()


async def seconds_until_answered(live: LiveTable) -> float:
    version, started = live.table.version, event_time()
    while live.table.version == version or live.lock.locked():
        await asyncio.sleep(0.01)
    return event_time() - started
