"""All tables: made, found, joined, closed when nobody is there, and resumed after a restart."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.kit import GameKit, seats_message
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.shuffle import new_secret
from hoarfrost.registry import kit_of
from hoarfrost.table import clock, errors
from hoarfrost.table.clock import now
from hoarfrost.table.deal_store import Try
from hoarfrost.table.deals import Deals
from hoarfrost.table.game_table import OF_POSITION, GameTable, new_table
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.seats import COMPUTER, OPEN, PERSON, Seat
from hoarfrost.table.store import (
    Chat,
    Entry,
    Invitation,
    Store,
    StoreConflict,
    StoreError,
    TableRow,
    Token,
)
from hoarfrost.table.tokens import hash_of, is_token, new_table_id, new_token, same
from hoarfrost.table.windows import Rhythm
from hoarfrost.table.workers import Workers

log = logging.getLogger(__name__)

SECONDS_BETWEEN_SIGNS: Final = 5.0
STILL_THERE: Final = 600.0  # seconds after a move in which its players may just have lost the line
IDLE_SECONDS: Final = 60.0  # a table that nobody looks at leaves the memory after this
STOPPING: Final = Message("The server stops; the game is saved.")
NOT_SAVED: Final = Message(
    "The server could not save the previous move: its disk may be full. The game goes on from "
    "before that move."
)


@dataclass(frozen=True)
class NewTable:
    """What its maker, or whoever joins it, gets: shown once and never stored.

    The commitment is in it, so that it is known before the entropy is sent.
    """

    id: str
    token: str | None
    seats: list[int]
    invitations: list[Json]
    commitment: str


class Hall:
    def __init__(self, store: Store, workers: Workers, rhythm: Rhythm) -> None:
        self.store = store
        self.workers = workers
        self.rhythm = rhythm
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.started = time.time()
        self.alive_before: float | None = None  # when the server before this one last ran
        self.alarms: dict[str, asyncio.TimerHandle] = {}  # of tables that are not in memory
        self.signs: asyncio.Task[None] | None = None
        self.errands: set[asyncio.Task[None]] = set()  # kept from the garbage collector
        self.deals = Deals(self)

    def spawn(self, errand: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something beside everything else."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        return task

    # Finding -------------------------------------------------------------------------------------

    async def find(self, id: str) -> LiveTable:
        """The table of this id, from the store if it is not in memory."""
        live = self.live.get(id)
        if live is None:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self.load(id))
            live = await asyncio.shield(self.loading[id])
        if live is None:
            raise errors.no_such_table()
        live.found_at = now()
        return live

    def is_open(self, id: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return id in self.live or id in self.loading

    async def played_now(self, limit: int) -> list[TableRow]:
        """The latest tables that all may watch, but for those whose players have gone."""
        recent = clock.wall() - STILL_THERE
        rows = await self.store.watchable(limit)
        return [row for row in rows if row.updated > recent or self.has_people(row.id)]

    def has_people(self, id: str) -> bool:
        """Whether somebody who plays at a table is there."""
        live = self.live.get(id)
        return live is not None and bool(live.presence.seats())

    async def load(self, id: str) -> LiveTable | None:
        try:
            loaded = await self.store.load(id)
            if loaded is None:
                return None
            row, entries, chats = loaded
            live = self.add(restored(row, entries), row, chats)
            live.waiting.go_on(self.asked_since(live.table, entries))
            return live
        finally:
            del self.loading[id]

    def add(self, table: GameTable, row: TableRow, chats: Sequence[Chat] = ()) -> LiveTable:
        live = LiveTable(table, row, chats, self)
        self.live[table.id] = live
        if table.id in self.alarms:
            self.alarms.pop(table.id).cancel()
        return live

    def asked_since(self, table: GameTable, entries: Sequence[Entry]) -> dict[int, float]:
        """When the people of a table with a clock were asked, in the time of this server."""
        at = max((entry.at for entry in entries if entry.kind in OF_POSITION), default=0.0)
        if not table.time_left or not at:
            return {}
        people = [seat for seat in table.asked if table.seats[seat].player_level is None]
        return dict.fromkeys(people, now() - self.seconds_served_since(at))

    def seconds_served_since(self, at: float) -> float:
        """How long there has been a server since then; nobody's clock runs while there is none."""
        if at >= self.started:
            return time.time() - at
        before = max(0.0, (self.alive_before or at) - at)
        return before + time.time() - self.started

    async def note_alive(self) -> None:
        """Note now and then that the server runs, for the clocks that run with it."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SIGNS)
            if any(live.waiting.flags for live in self.live.values()):
                await self.give_sign()

    async def give_sign(self) -> None:
        """A disk that fails once must not end the signs, nor the goodbye of a server that stops."""
        try:
            await self.store.note_alive(time.time())
        except StoreError as error:
            log.error("it could not be noted that the server runs: %s", error)

    async def resume(self) -> None:
        """After a restart: where the server itself has to move, it goes on."""
        self.alive_before = await self.store.last_alive()
        self.signs = asyncio.create_task(self.note_alive())
        for id in await self.store.thinking():
            await self.find_quietly(id)

    async def find_quietly(self, id: str) -> None:
        """Read a table that has something to do; whatever is wrong with it, the others go on."""
        try:
            await self.find(id)
        except Exception:
            log.exception("table %s cannot be resumed", id)

    async def seats_of(self, id: str, token: object) -> tuple[int, ...]:
        """The seats that a token still holds at a table; raises a TableError if it is none of its.

        Somebody who has left for good holds none, and is a spectator like others.
        """
        if not isinstance(token, str) or not is_token(token):
            raise errors.wrong_token()
        found = await self.store.token(hash_of(token))
        if found is None or not same(found.hash, hash_of(token)) or found.table != id:
            raise errors.wrong_token()
        table = (await self.find(id)).table
        return tuple(seat for seat in found.seats if table.seats[seat].kind == PERSON)

    # Closing -------------------------------------------------------------------------------------

    def may_close(self, live: LiveTable) -> None:
        """Take a table out of the memory in a while, if nobody comes back to it."""
        if not live.is_needed():
            asyncio.get_running_loop().call_later(IDLE_SECONDS, self.close_if_idle, live)

    def close_if_idle(self, live: LiveTable) -> None:
        if live.is_needed():
            return
        # Whoever has just found it is about to enter; a second copy beside it would be fatal.
        if live.lock.locked() or now() - live.found_at < IDLE_SECONDS:
            self.may_close(live)
        else:
            self.forget(live)

    def forget(self, live: LiveTable) -> None:
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            if live.waiting.flags:
                self.wake_later(live.table.id, min(f.when() for f in live.waiting.flags.values()))
            live.waiting.stop()

    def wake_later(self, id: str, when: float) -> None:
        """Read a table again when somebody's clock has run out at it."""

        def wake() -> None:
            self.spawn(self.find_quietly(id))

        self.alarms[id] = asyncio.get_running_loop().call_at(when, wake)

    def drop(self, live: LiveTable) -> None:
        """Disk and memory disagree: send everybody away; they come back to what is stored."""
        log.error("table %s could not be stored and is read anew", live.table.id)
        live.is_dropped = True
        live.waiting.stop()
        self.forget(live)
        self.say_goodbye(live, NOT_SAVED)

    def say_goodbye(self, live: LiveTable, why: Message) -> None:
        for viewer in live.viewers:
            viewer.say({"type": "closing", "message": why.text(viewer.lang)})
            viewer.end()

    async def close(self) -> None:
        if self.signs is not None:
            self.signs.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()
        await self.give_sign()
        for live in list(self.live.values()):
            live.waiting.stop()
            self.say_goodbye(live, STOPPING)

    # Making --------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        options: Json,
        seats: list[Seat],
        settings: Json,
        start: Json | None = None,
    ) -> NewTable:
        """A new table. Its maker holds the seats of kind `person`.

        With a `start` nothing is dealt: the game begins in that position.
        """
        secret = new_secret()
        own = [number for number, seat in enumerate(seats) if seat.kind == PERSON]
        token = new_token() if own else None
        invited = {number: new_token() for number, seat in enumerate(seats) if seat.kind == OPEN}
        table = await self.open(
            game,
            options,
            seats,
            settings,
            secret,
            [] if token is None else [(token, own)],
            invited,
            start=start,
        )
        return NewTable(
            table.id,
            token,
            own,
            [{"seat": seat, "invitation": code} for seat, code in invited.items()],
            table.commitment,
        )

    async def open(
        self,
        game: str,
        options: Json,
        seats: list[Seat],
        settings: Json,
        secret: bytes,
        holders: Sequence[tuple[str, list[int]]],
        invited: dict[int, str],
        tried: Try | None = None,
        start: Json | None = None,
    ) -> GameTable:
        """A new table; `tried` says of which deal it is a try, and whose."""
        kit = kit_of(game)
        check_seats(seats, kit)
        made = kit.make_game(options, len(seats))
        settings = {**settings, "one_device": len(holders) == 1 and not invited}
        table = GameTable(new_table_id(), game, made.options, secret, seats, settings)
        check_level(table.settings["stand_in"], kit)
        row = TableRow(
            id=table.id,
            game=game,
            options=made.options,
            rules=made.rules_version,
            secret=secret.hex(),
            seats=[seat.to_json() for seat in seats],
            settings=settings,
            created=time.time(),
            updated=time.time(),
        )
        await self.store.create(
            row,
            [Token(hash_of(token), table.id, own) for token, own in holders],
            [Invitation(hash_of(code), table.id, seat) for seat, code in invited.items()],
            None if tried is None else replace(tried, table=table.id),
        )
        live = self.add(table, row)
        if start is not None:
            async with live.lock:
                await live.change([("start", {"position": start})])
        if table.lacks():
            self.may_close(live)
        else:
            async with live.lock:  # only computers play: there is nobody to wait for
                await live.change([("deal", {})])
                live.waiting.go_on()
        return table

    async def open_invitation(self, invitation: str) -> Invitation:
        """The invitation of this code; raises a TableError if it is unknown or used."""
        found = await self.store.invitation(hash_of(invitation)) if is_token(invitation) else None
        if found is None:
            unknown = Message("This invitation does not exist; ask for a new link.")
            raise errors.TableError("E_INVITATION", unknown, 404)
        if found.used:
            raise errors.invitation_used()
        return found

    async def join(self, invitation: str, name: str) -> NewTable:
        """Take the seat of an invitation."""
        found = await self.open_invitation(invitation)
        live = await self.find(found.table)
        token = new_token()
        held = Token(hash_of(token), found.table, [found.seat])
        try:
            await live.sit(found.seat, name, held, found.hash)
        except StoreConflict as error:
            raise errors.invitation_used() from error
        return NewTable(found.table, token, [found.seat], [], live.table.commitment)

    async def rematch(self, old: LiveTable) -> dict[tuple[int, ...], Json]:
        """The same game again with the seats moved on by one.

        Returns what to tell whom, by the seats they hold: everybody gets the key to their own.
        """
        table = old.table
        count = len(table.seats)
        seats = [table.seats[(number + 1) % count] for number in range(count)]
        fresh = [
            Seat(PERSON, seat.name) if seat.kind == PERSON else Seat(COMPUTER, level=seat.level)
            for seat in seats
        ]
        groups = {viewer.seats for viewer in old.viewers if viewer.seats}
        moved = {group: sorted((seat - 1) % count for seat in group) for group in groups}
        tokens = {group: new_token() for group in groups}
        holders = [(tokens[group], moved[group]) for group in groups]
        settings = {**table.settings, "deal": None}
        new = await self.open(
            table.game.name, table.game.options, fresh, settings, new_secret(), holders, {}
        )
        told: Json = {"type": "rematch", "offers": [], "table": new.id}
        keys = {
            group: {"token": tokens[group], "seats": moved[group], "commitment": new.commitment}
            for group in groups
        }
        return {(): told, **{group: {**told, **key} for group, key in keys.items()}}


def check_seats(seats: Sequence[Seat], kit: GameKit) -> None:
    """As many seats as the game allows, and computers of levels that it has."""
    if not kit.least_seats <= len(seats) <= kit.most_seats:
        raise errors.TableError("E_SEATS", seats_message(kit, len(seats)), 422)
    for seat in seats:
        if seat.level is not None:
            check_level(seat.level, kit)


def check_level(level: str, kit: GameKit) -> None:
    if not kit.has_level(level):
        known = [each.id for each in kit.levels]
        unknown = Message("The levels of the computer are: {known}.", known=known)
        raise errors.TableError("E_LEVEL", unknown, 422)


def restored(row: TableRow, entries: Sequence[Entry]) -> GameTable:
    """The table that a log tells.

    If the log leads elsewhere than it did (the rules have changed since), play goes on from the
    position that was stored.
    """
    table = new_table(row)
    try:
        for entry in entries:
            table.change(entry.kind, entry.data)
        agrees = not entries or entries[-1].digest == table.digest()
    except HoarfrostError:
        agrees = False
    if not agrees:
        log.warning("table %s goes on from its last position: the rules have changed", row.id)
        table.go_on_from(row.position, row.version, entries)
    return table
