"""H1: a mover is sent its state before anything is counted for whoever is asked next.

Else the time of that message would grow with what the next seat can do.
"""

import asyncio
import random

import pytest

from hoarfrost.core.game import Game
from hoarfrost.core.moves import move_texts
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.viewer import Viewer
from tests.table.hall import asked, people, seated
from tests.table.virtual import a_virtual_table, run_virtually

ARTIFACTS: Json = {"mix": "frost", "artifacts": True}


async def first_move(game: Game, view: Json, seat: int) -> str:
    return move_texts(game.sample(view, rng_from_seed(1)), seat)[0]


async def next_position(live: LiveTable) -> None:
    version = live.table.version
    while live.table.version == version or live.lock.locked():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("by_computer", [False, True])
@pytest.mark.parametrize("rhythm", ["relaxed", "poker"])
def test_a_mover_is_sent_its_state_before_the_next_seat_s_moves_are_counted(
    rhythm: str, by_computer: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    events: list[str] = []
    is_formality = GameTable.is_formality

    def counted(table: GameTable, seat: int) -> bool:
        if table.is_window(seat):
            events.append(f"counted for {seat}")
        return is_formality(table, seat)

    async def send(viewer: Viewer) -> None:
        while True:
            await viewer.outbox.get()
            events.append(f"sent to {viewer.seat}")

    async def story() -> None:
        live = await a_virtual_table(
            people(2), {"rhythm": rhythm}, ARTIFACTS, chooser=first_move, dice=random.Random(3)
        )
        viewers = await seated(live)
        if by_computer:
            live.table.change("leave", {"seat": 1, "level": "fox"})
            live.wait_anew()
        sending = [asyncio.create_task(send(viewer)) for viewer in viewers]
        looked_at = 0
        while looked_at < 5:
            await asyncio.sleep(0.1)
            version, seat = live.table.version, asked(live)
            if live.waiting.answers_itself(seat):
                await next_position(live)
                continue
            move = live.table.legal_moves(seat)[0]
            events.clear()
            made = await live.act(version, move, seat)
            await asyncio.sleep(0.1)
            if made and (other := f"counted for {1 - seat}") in events:
                assert events.index(f"sent to {seat}") < events.index(other)
                looked_at += 1
        live.waiting.stop()
        for task in sending:
            task.cancel()

    monkeypatch.setattr(GameTable, "is_formality", counted)
    run_virtually(story)
