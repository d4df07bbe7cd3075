"""A table with people at it: changes are stored, then told; computers move and clocks run.

All changes happen under one lock. A change is carried out, put on disk, and only then told. Who
answers in a window (a person, a computer, or nobody because there is nothing to choose) and how
fast must tell nothing, so every such answer takes at least the same pause.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.table import errors
from hoarfrost.table.game_table import OVER, PLAYING, WAITING, Change, GameTable, digest_of
from hoarfrost.table.seats import OPEN, PERSON
from hoarfrost.table.store import CHATS, Chat, Entry, StoreError, TableRow, Token
from hoarfrost.table.telling import (
    PROTOCOL,
    chat_for,
    leaving_for,
    more_for,
    names_of_seats,
    phrases_for,
    reasons_for,
    seats_for,
    state_for,
    table_for,
)
from hoarfrost.table.viewer import Viewer

if TYPE_CHECKING:
    from hoarfrost.table.hall import Hall

log = logging.getLogger(__name__)

SECONDS_TO_THINK: Final = 5.0
AGAIN_AFTER: Final = 3.0  # seconds, when a computer could not move
RULES_CHANGED: Final = Message(
    "The rules have been corrected since this game began. It goes on from where it was."
)


class LiveTable:
    def __init__(
        self, table: GameTable, row: TableRow, chats: Sequence[Chat], hall: "Hall"
    ) -> None:
        self.table = table
        self.row = row
        self.hall = hall
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.chats = [asdict(chat) for chat in chats[-CHATS:]]
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self.rematch_offers: set[int] = set()
        self.next_table: dict[tuple[int, ...], Json] = {}  # of the rematch: what to tell whom
        self.answering: dict[int, asyncio.Task[None]] = {}  # by seat, where the server answers
        self.flags: dict[int, asyncio.TimerHandle] = {}  # by seat: falls when its clock runs out
        self.asked_since: dict[int, float] = {}
        self.found_at = now()  # when somebody last asked the hall for it
        self.is_dropped = False  # it differs from what is on disk

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """The lock; whoever waited for it at a table that is read anew must come again."""
        async with self.lock:
            if self.is_dropped:
                raise StoreError(f"table {self.table.id} is read anew")
            yield

    # Who is there --------------------------------------------------------------------------------

    def present(self) -> set[int]:
        return {seat for viewer in self.viewers for seat in viewer.seats}

    async def enter(self, viewer: Viewer, entropy: str) -> None:
        """Somebody has said hello and sits down again; the cards are dealt if all are there."""
        async with self.hold():
            changes = list(self.changes_on_entering(viewer, entropy))
            if changes:
                await self.change(changes)
            self.viewers.add(viewer)
            self.welcome(viewer)
            self.tell_seats(but=viewer)
            if self.table.stage == WAITING and not self.table.lacks():
                await self.change([("deal", {})])
                self.settle()
            else:
                self.wait()
                self.tell_state(viewer)
                self.tell_questions(viewer)

    def changes_on_entering(self, viewer: Viewer, entropy: str) -> Iterable[Change]:
        for seat in viewer.seats:
            if self.table.stage == WAITING and seat not in self.table.entropy:
                yield "entropy", {"seat": seat, "entropy": entropy}
            if self.table.seats[seat].stand_in is not None:
                yield "return", {"seat": seat}

    def exit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.tell_seats()
        if not self.rematch_offers <= self.present():
            self.rematch_offers &= self.present()
            self.tell_offers()
        self.hall.may_close(self)

    def is_needed(self) -> bool:
        """Whether somebody looks on or the server itself has something to do here."""
        return bool(self.viewers or self.answering or self.flags)

    # Telling -------------------------------------------------------------------------------------

    def welcome(self, viewer: Viewer, with_chat: bool = True) -> None:
        """Whoever has the chat already is not sent it again: it may be the most of all."""
        chat = [chat_for(chat, viewer.lang) for chat in self.chats] if with_chat else None
        viewer.say(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "table": table_for(self.table, viewer.seat),
                "seats": seats_for(self.table, self.present(), viewer.lang),
                "you": {"seats": list(viewer.seats), "seat": viewer.seat},
                "chat": chat,
                "phrases": phrases_for(viewer.lang),
                "notice": RULES_CHANGED.text(viewer.lang) if self.table.rules_changed else None,
            }
        )

    def tell_seats(self, but: Viewer | None = None) -> None:
        present = self.present()
        for viewer in self.viewers:
            if viewer is not but:
                seats = seats_for(self.table, present, viewer.lang)
                leaving = leaving_for(self.table, viewer.seat)
                viewer.say({"type": "seats", "seats": seats, "leaving": leaving})

    def tell_states(self) -> None:
        """Tell everybody the position, first those who are asked: they wait for it."""
        asked = self.table.asked
        for viewer in sorted(self.viewers, key=lambda viewer: viewer.seat not in asked):
            self.tell_state(viewer)

    def tell_state(self, viewer: Viewer) -> None:
        length = self.table.log_length()
        if self.table.stage == OVER and not viewer.knows_end:
            viewer.knows_end = True
            viewer.forget_log()  # what was hidden in it is now told
        known = min(viewer.known_lines, length)
        message = state_for(self.table, viewer.seat, viewer.seats, viewer.lang, known)
        viewer.known_lines = known + len(message["log"]["lines"])
        message["pause"] = round(self.hall.rhythm.window * 1000)
        message["clock"] = self.clock()
        viewer.say(message)

    def tell_questions(self, viewer: Viewer) -> None:
        """What the others wait for, to somebody who comes or comes back."""
        if self.undo_asked is not None:
            viewer.say({"type": "undo", "seat": self.undo_asked, "open": True})
        if self.rematch_offers and not self.next_table:
            viewer.say({"type": "rematch", "offers": sorted(self.rematch_offers)})

    def tell_offers(self) -> None:
        self.tell({"type": "rematch", "offers": sorted(self.rematch_offers)})

    def tell(self, message: Json) -> None:
        for viewer in self.viewers:
            viewer.say(message)

    def clock(self) -> Json | None:
        if not self.table.time_left:
            return None
        asked = self.table.asked
        left = [
            ms - (self.spent(seat) if seat in asked else 0)
            for seat, ms in enumerate(self.table.time_left)
        ]
        return {"left": [max(0, ms) for ms in left], "runs": asked}

    def spent(self, seat: int) -> int:
        """The milliseconds since a seat was asked."""
        return round((now() - self.asked_since.get(seat, now())) * 1000)

    def time_spent(self, *seats: int) -> Json:
        """What an entry says of it; nothing where no clock runs."""
        if not self.table.time_left:
            return {}
        return {"spent": max((self.spent(seat) for seat in seats), default=0)}

    # Changing ------------------------------------------------------------------------------------

    async def change(
        self,
        changes: Sequence[Change],
        tokens: Iterable[Token] = (),
        used_invitation: str | None = None,
    ) -> None:
        """Carry out changes and put them on disk: all of them or none.

        If only some could be carried out, or the disk fails, the table is read anew.
        """
        first = self.table.entries + 1
        for number, (kind, data) in enumerate(changes):
            try:
                self.table.change(kind, data)
            except Exception:
                if number:
                    self.hall.drop(self)
                raise
        self.update_row()
        digest = digest_of(self.row.position)
        entries = [
            Entry(number, kind, data, digest, self.row.updated)
            for number, (kind, data) in enumerate(changes, first)
        ]
        try:
            await self.hall.store.append(self.table.id, entries, self.row, tokens, used_invitation)
        except StoreError:
            self.hall.drop(self)
            raise

    def update_row(self) -> None:
        table, row = self.table, self.row
        row.seats = [seat.to_json() for seat in table.seats]
        row.updated = time.time()
        row.stage = table.stage
        row.asked = table.asked
        # A table of computers alone sleeps until somebody looks on, also after a restart.
        row.thinking = bool(table.people()) and any(map(self.answers_itself, table.asked))
        row.position = table.position()
        row.version = table.version
        outcome = table.outcome()
        row.outcome = None if outcome is None else outcome.to_json()

    def answers_itself(self, seat: int) -> bool:
        """Whether an asked seat is answered for by the server."""
        return self.table.seats[seat].player_level is not None or self.table.is_formality(seat)

    async def act(self, version: int, move: str, seat: int) -> None:
        async with self.hold():
            self.check_version(version)
            pause = self.pause_left(seat)
        await asyncio.sleep(pause)
        async with self.hold():
            self.check_version(version)
            await self.make({"seat": seat, "move": move})

    async def make(self, move: Json) -> None:
        """Make a move, or put an answer aside while others still choose in secret."""
        seat, version = move["seat"], self.table.version
        is_turn = seat == self.table.state.current_player()
        changes = self.table.changes_of({**move, **self.time_spent(seat)})
        await self.change(changes)
        if is_turn or changes[0][0] == "early":
            self.asked_since.pop(seat, None)  # it has paid for its time
        if self.table.version == version:
            self.settle_early()
        else:
            self.settle(self.asked_since)

    def check_version(self, version: int) -> None:
        if version != self.table.version:
            raise errors.stale()
        if self.table.stage != PLAYING:
            raise errors.not_playing()

    def pause_left(self, seat: int) -> float:
        """The seconds until a seat may give its answer; 0 outside of windows."""
        if not self.table.is_window(seat):
            return 0
        return max(0, self.asked_since.get(seat, 0) + self.hall.rhythm.window - now())

    def settle(self, asked_since: Mapping[int, float] = MappingProxyType({})) -> None:
        """After a change of the position: go on (what is told has the new clock) and tell it."""
        if self.undo_asked is not None:
            self.close_undo()
        self.go_on(asked_since)
        self.tell_states()

    def settle_early(self) -> None:
        """After an early answer, or one taken back: the others are asked as before."""
        self.wait()
        self.tell_states()

    # Computers, formalities, clocks --------------------------------------------------------------

    def go_on(self, asked_since: Mapping[int, float] = MappingProxyType({})) -> None:
        """The position is another: whoever thinks about the old one begins anew.

        The time of a seat that was asked before, by a side move of another, runs on.
        """
        self.stop_waiting()
        self.asked_since = {
            seat: since for seat, since in asked_since.items() if seat in self.table.asked
        }
        self.wait()

    def wait(self) -> None:
        """Have every asked seat answered that the server answers for; the clocks of others run."""
        asked = {seat: self.answers_itself(seat) for seat in self.table.asked}
        for seat in [*self.answering]:
            if not asked.get(seat, False):
                self.stop_answering(seat)
        for seat in [*self.flags]:
            if asked.get(seat, True):
                self.flags.pop(seat).cancel()
        for seat, answers_itself in asked.items():
            if answers_itself:
                self.wait_for_computer(seat)
            else:
                self.wait_for_person(seat)
        self.hall.may_close(self)

    def wait_for_computer(self, seat: int) -> None:
        if seat in self.answering:
            return
        if self.has_company():
            self.asked_since.setdefault(seat, now())
            self.answering[seat] = asyncio.create_task(self.answer(seat, self.table.version))
        else:
            self.asked_since.pop(seat, None)  # its time does not run while nobody looks on

    def wait_for_person(self, seat: int) -> None:
        self.asked_since.setdefault(seat, now())
        if self.table.time_left and seat not in self.flags:
            seconds = (self.table.time_left[seat] - self.spent(seat)) / 1000
            loop = asyncio.get_running_loop()
            self.flags[seat] = loop.call_later(seconds, self.time_is_up, seat)

    def has_company(self) -> bool:
        """Computers do not play among themselves while nobody looks on: others need the workers."""
        return bool(self.table.people()) or bool(self.viewers)

    def stop_answering(self, seat: int) -> None:
        answering = self.answering.pop(seat)
        if answering is not asyncio.current_task():
            answering.cancel()

    def stop_waiting(self) -> None:
        for seat in [*self.answering]:
            self.stop_answering(seat)
        for flag in self.flags.values():
            flag.cancel()
        self.flags = {}

    async def answer(self, seat: int, version: int) -> None:
        """Answer for a seat, after the pause that every answer takes."""
        rhythm = self.hall.rhythm
        least = rhythm.window if self.table.is_window(seat) else rhythm.card
        not_before = self.asked_since[seat] + least
        move = await self.answer_of(seat)
        await asyncio.sleep(not_before - now())
        async with self.hold():
            if self.table.version != version or seat not in self.table.asked:
                return
            if not move.get("forced") and self.table.why_not(move["move"], seat):
                log.error("table %s: the computer wanted %s", self.table.id, move["move"])
                move["move"] = self.table.legal_moves(seat)[0]  # the game must go on
            await self.make(move)

    async def answer_of(self, seat: int) -> Json:
        if self.table.is_formality(seat):
            return {"seat": seat, "move": self.table.only_answer(seat), "forced": True}
        level = self.table.seats[seat].player_level
        assert level is not None
        player = self.table.kit.level(level).player
        while True:
            try:
                return {"seat": seat, "move": await self.choice_of(player, seat)}
            except Exception:
                log.exception("table %s: the computer could not move", self.table.id)
                await asyncio.sleep(AGAIN_AFTER)

    async def choice_of(self, player: str, seat: int) -> str:
        table = self.table
        view = table.state_of(seat).view(seat)
        seed = f"{table.shuffle().generator(-table.version).to_json()} {seat}"
        seconds = self.seconds_to_think(seat)
        return await self.hall.workers.choose(table.game, view, seat, player, seed, seconds)

    def seconds_to_think(self, seat: int) -> float:
        """In a window less than its pause: else a long thought would tell of a choice."""
        pause = self.hall.rhythm.window
        return pause / 2 if pause > 0 and self.table.is_window(seat) else SECONDS_TO_THINK

    # Leaving -------------------------------------------------------------------------------------

    def time_is_up(self, seat: int) -> None:
        del self.flags[seat]
        self.hall.spawn(self.run_out(seat, self.table.version))

    async def run_out(self, seat: int, version: int) -> None:
        async with self.hold():
            if self.table.version == version and seat in self.table.asked:
                await self.give_up("time", seat)

    async def resign(self, seat: int) -> None:
        async with self.hold():
            if self.table.stage != PLAYING:
                raise errors.not_playing()
            await self.give_up("resigned", seat)

    async def give_up(self, kind: str, seat: int) -> None:
        """A seat has resigned, or its time is up: that is the end, or a computer plays on."""
        if not self.table.goes_on_without(seat):
            await self.change([("stop", {"kind": kind, "seat": seat})])
            self.settle()
            return
        level = self.table.kit.default_level
        await self.change([("replace", {"kind": kind, "seat": seat, "level": level})])
        for viewer in self.viewers:
            if seat in viewer.seats:
                viewer.lose(seat)
                self.welcome(viewer, with_chat=False)
        self.tell_seats()
        if self.undo_asked == seat:
            self.close_undo()
        await self.take_back_if_agreed()
        self.settle_early()

    # Asking for help -----------------------------------------------------------------------------

    def why(self, move: str, seat: int, lang: str) -> list[Json]:
        return reasons_for(self.table.why_not(move, seat), lang)

    def more(self, version: int, begun: str, seat: int, lang: str) -> Json:
        """How a move goes on that a seat has begun to choose."""
        self.check_version(version)
        return more_for(self.table, begun, seat, lang)

    async def hint(self, viewer: Viewer, seat: int) -> list[Json]:
        """What a strong player would do; only for people who play against the computer alone."""
        if seat not in self.table.asked:
            raise errors.not_your_turn()
        if not set(self.table.people()) <= set(viewer.seats):
            raise errors.no_hints()
        table, version = self.table, self.table.version
        view = table.state_of(seat).view(seat)
        found = await self.hall.workers.analyse(
            table.game,
            view,
            seat,
            table.kit.adviser,
            f"hint {version}",
            SECONDS_TO_THINK,
        )
        if table.version != version:
            raise errors.stale()
        label, names = table.kit.speech.label, names_of_seats(table.seats, viewer.lang)
        return [
            {**move, "label": label(move["move"], view, names).text(viewer.lang)} for move in found
        ]

    # Taking back ---------------------------------------------------------------------------------

    async def undo(self, viewer: Viewer, seat: int) -> bool:
        """Take back the last move of a seat, or ask the others; returns whether it is done."""
        async with self.hold():
            kind = self.table.undo_kind(seat, set(viewer.seats))
            if kind == "no":
                raise errors.nothing_to_undo()
            if kind == "free":
                await self.take_back(seat)
                return True
            self.undo_asked = seat
            self.undo_agreed = set(viewer.seats)
            self.tell({"type": "undo", "seat": seat, "open": True})
            return False

    async def answer_undo(self, viewer: Viewer, agree: bool) -> None:
        async with self.hold():
            if self.undo_asked is None or set(viewer.seats) <= self.undo_agreed:
                raise errors.nobody_asks()
            if not agree:
                self.close_undo()
                return
            self.undo_agreed |= set(viewer.seats)
            await self.take_back_if_agreed()

    async def take_back_if_agreed(self) -> None:
        seat = self.undo_asked
        if seat is not None and all(self.has_agreed(each) for each in self.table.people()):
            await self.take_back(seat)

    def has_agreed(self, seat: int) -> bool:
        return seat in self.undo_agreed or self.table.seats[seat].stand_in is not None

    async def take_back(self, seat: int) -> None:
        if seat in self.table.early:
            await self.change([("recall", {"seat": seat})])
            self.settle_early()
            return
        moves = self.table.moves_before_last_of(seat)
        if moves is None:
            raise errors.nothing_to_undo()
        spent = self.time_spent(*self.table.asked)
        await self.change([("undo", {"seat": seat, "moves": moves, **spent})])
        self.settle()

    def close_undo(self) -> None:
        seat, self.undo_asked = self.undo_asked, None
        self.undo_agreed = set()
        self.tell({"type": "undo", "seat": seat, "open": False})

    # People --------------------------------------------------------------------------------------

    async def take_over(self, seat: int, level: str) -> None:
        """Let the computer play for a person who is not there."""
        async with self.hold():
            if self.table.stage != PLAYING:
                raise errors.not_playing()
            if self.table.seats[seat].kind != PERSON or seat in self.present():
                raise errors.is_present()
            await self.change([("leave", {"seat": seat, "level": level})])
            self.tell_seats()
            await self.take_back_if_agreed()
            self.wait()

    async def sit(self, seat: int, name: str, token: Token, invitation: str) -> None:
        """Somebody takes an open seat with an invitation."""
        async with self.hold():
            if self.table.seats[seat].kind != OPEN:
                raise errors.invitation_used()
            change: Change = ("sit", {"seat": seat, "name": name})
            await self.change([change], [token], invitation)
            self.tell_seats()

    async def chat(self, viewer: Viewer, text: str | None, phrase: str | None) -> None:
        if viewer.seat is None:
            raise errors.not_seated()
        name = self.table.seats[viewer.seat].name
        number = self.chats[-1]["number"] + 1 if self.chats else 1
        chat = Chat(number, viewer.seat, name, text, phrase, time.time())
        self.chats = [*self.chats[1 - CHATS :], asdict(chat)]
        await self.hall.store.add_chat(self.table.id, chat)
        for reader in self.viewers:
            reader.say({"type": "chat", **chat_for(asdict(chat), reader.lang)})

    async def offer_rematch(self, viewer: Viewer) -> None:
        """Somebody wants to play again; when all people do, the new table is made."""
        async with self.hold():
            if self.table.stage != OVER:
                raise errors.not_over()
            if viewer.seats in self.next_table:  # its person had left before it was told
                viewer.say(self.next_table[viewer.seats])
                return
            self.rematch_offers |= set(viewer.seats)
            self.tell_offers()
            if set(self.table.people()) <= self.rematch_offers:
                self.next_table = await self.hall.rematch(self)
                self.rematch_offers = set()
                for reader in self.viewers:
                    if reader.seats in self.next_table:
                        reader.say(self.next_table[reader.seats])


def now() -> float:
    return time.monotonic()
