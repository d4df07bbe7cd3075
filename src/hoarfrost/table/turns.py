"""Whose message or request is next: a few of each address in every round of the event loop.

Without this, a hundred connections of one address that all have something to say would have a
hundred messages done before anybody else's turn comes again.
"""

import asyncio
from collections import deque
from typing import Final

IN_A_ROUND: Final = 2  # messages of one address


class Turns:
    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # while rounds go on

    async def take(self, address: str) -> None:
        """Return when it is this address's turn; those who wait are served in order."""
        loop = asyncio.get_running_loop()
        queue = self.waiting.get(address)
        if queue is None:
            self.waiting[address] = deque()
            loop.call_soon(self.next_round, address)
            return
        turn = loop.create_future()
        queue.append(turn)
        await turn

    def next_round(self, address: str) -> None:
        queue = self.waiting[address]
        if not queue:
            del self.waiting[address]
            return
        given = 0
        while queue and given < IN_A_ROUND:
            turn = queue.popleft()
            if not turn.done():  # else whoever waited has gone
                turn.set_result(None)
                given += 1
        asyncio.get_running_loop().call_soon(self.next_round, address)
