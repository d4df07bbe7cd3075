"""Jobs that wait for a worker: whose turn it is, and how many anybody may have."""

import asyncio
import pickle
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from hoarfrost.table.limits import slow_down


@dataclass(frozen=True)
class Asker:
    """Who wants a job done, as far as it matters to whoever else does."""

    address: str
    token: str = ""  # or whatever is the same for all connections of a token


@dataclass(frozen=True)
class Quota:
    """How many jobs of one kind may be in hand at a time."""

    token: int
    address: int
    all: int


class Places:
    """Counts the jobs in hand; whoever wants too many is told to wait."""

    def __init__(self, quota: Quota) -> None:
        self.quota = quota
        self.tokens: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    @contextmanager
    def place(self, asker: Asker) -> Iterator[None]:
        """A place for one job; raises a TableError if there is none."""
        if not self.has_room(asker):
            raise slow_down()
        self.count(asker, 1)
        try:
            yield
        finally:
            self.count(asker, -1)

    def has_room(self, asker: Asker) -> bool:
        return (
            self.addresses.total() < self.quota.all
            and self.addresses[asker.address] < self.quota.address
            and (not asker.token or self.tokens[asker.token] < self.quota.token)
        )

    def count(self, asker: Asker, change: int) -> None:
        self.addresses += Counter({asker.address: change})  # += forgets who has none left
        self.tokens += Counter({asker.token: change})


class Order:
    """A job, and whoever waits for it."""

    def __init__(
        self,
        function: Callable[..., Any],
        args: tuple[object, ...],
        seconds: float,
        computing: float,
        asker: str,
    ) -> None:
        """It may take so many seconds, and use the processor for so many of them."""
        self.name = function.__name__
        self.seconds = seconds
        self.asker = asker
        self.message = pickle.dumps((seconds, computing, function, args))
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, result: object, error: Exception | None) -> None:
        if self.answer.done():  # whoever asked has stopped waiting
            return
        if error is None:
            self.answer.set_result(result)
        else:
            self.answer.set_exception(error)


class Queue:
    """Orders in the order of asking, but that the askers take turns.

    An order that nobody wants any more leaves it.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Order]] = {}  # by asker; the first is the next
        self.is_filled = asyncio.Event()

    def put(self, order: Order) -> None:
        self.waiting.setdefault(order.asker, deque()).append(order)
        order.answer.add_done_callback(lambda _: self.drop(order))
        self.is_filled.set()

    async def take(self) -> Order:
        while True:
            while not self.waiting:
                self.is_filled.clear()
                await self.is_filled.wait()
            order = self.next()
            if not order.answer.done():
                return order

    def next(self) -> Order:
        asker = next(iter(self.waiting))
        orders = self.waiting.pop(asker)
        order = orders.popleft()
        if orders:
            self.waiting[asker] = orders  # behind the others
        return order

    def drop(self, order: Order) -> None:
        """Let go of an order, and all that it carries, if it is still here."""
        orders = self.waiting.get(order.asker)
        if orders is not None and order in orders:
            orders.remove(order)
            if not orders:
                del self.waiting[order.asker]

    def __bool__(self) -> bool:
        return bool(self.waiting)
