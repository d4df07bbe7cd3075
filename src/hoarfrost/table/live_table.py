"""A table with people at it: changes are stored, then told.

All changes happen under one lock. A change is carried out, put on disk, and only then told; what
is read for anybody meanwhile waits for the disk too. For whom the table waits, and how long, is in
waiting.py; taking back is in undoing.py.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.table import clock, errors
from hoarfrost.table.answers import AnswerBook
from hoarfrost.table.clock import now
from hoarfrost.table.deal_store import Ending
from hoarfrost.table.game_table import OVER, PLAYING, WAITING, Change, GameTable, as_json, digest_of
from hoarfrost.table.listing import note_of
from hoarfrost.table.orders import Asker
from hoarfrost.table.presence import Presence
from hoarfrost.table.seats import OPEN, PERSON
from hoarfrost.table.settings import EVERY_WINDOW, is_sealed, is_strict
from hoarfrost.table.store import CHATS, Chat, Entry, StoreError, TableRow, Token
from hoarfrost.table.telling import (
    PROTOCOL,
    answer_for,
    chat_for,
    leaving_for,
    log_for,
    more_for,
    names_of_seats,
    phrases_for,
    preview_for,
    reasons_for,
    seats_for,
    state_for,
    stood_in_for,
    stops_for,
    table_for,
)
from hoarfrost.table.undoing import Undoing
from hoarfrost.table.viewer import Viewer
from hoarfrost.table.waiting import SECONDS_TO_THINK, Waiting

if TYPE_CHECKING:
    from hoarfrost.table.hall import Hall

NO_WINDOW: Final[Json] = {"lasts": 0, "left": 0, "holds": []}
COUNTING_SECONDS: Final = 0.5  # how often, at most, the number of watchers is told
RULES_CHANGED: Final = Message(
    "The rules have been corrected since this game began. It continues from the same position."
)

# Whose state it is: the seat that looks, all seats of its person, the language, and the lines of
# the log that are known. Viewers who are alike in all of them (spectators) share one text.
Reader = tuple[int | None, tuple[int, ...], str, int]
StateText = tuple[str, int]  # the message, and how many lines of the log it has


def nothing() -> None:
    """For callers that need not know."""


class LiveTable:
    def __init__(
        self, table: GameTable, row: TableRow, chats: Sequence[Chat], hall: "Hall"
    ) -> None:
        self.table = table
        self.row = row
        self.hall = hall
        self.lock = asyncio.Lock()
        self.stored_version = table.version  # what is on disk, and so may be told
        self.presence = Presence(range(len(table.seats)), hall.rhythm, now())
        self.book = AnswerBook(table, hall.store)
        self.waiting = Waiting(self)
        self.undoing = Undoing(self)
        self.chats = [asdict(chat) for chat in chats[-CHATS:]]
        self.lines_said = chats[-1].number if chats else 0
        self.rematch_offers: set[int] = set()
        self.next_table: dict[tuple[int, ...], Json] = {}  # of the rematch: what to tell whom
        self.counting: asyncio.TimerHandle | None = None  # then the watchers are counted
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

    @property
    def viewers(self) -> set[Viewer]:
        return self.presence.viewers

    async def enter(self, viewer: Viewer, entropy: str) -> None:
        """Somebody has said hello and sits down again; the cards are dealt if all are there."""
        async with self.hold():
            changes = list(self.changes_on_entering(viewer, entropy))
            if changes:
                await self.change(changes)
            self.presence.enter(viewer)
            self.waiting.change_hands([data["seat"] for kind, data in changes if kind == "return"])
            self.waiting.come_back(viewer.seats)
            self.welcome(viewer)
            if viewer.seats:
                self.tell_seats(but=viewer)
            else:
                self.count_watchers()
            if self.table.stage == WAITING and not self.table.lacks():
                await self.change([("deal", {})])
                self.settle()
            else:
                self.wait_anew()
                self.tell_state(viewer)
                self.tell_questions(viewer)

    def changes_on_entering(self, viewer: Viewer, entropy: str) -> Iterable[Change]:
        for seat in viewer.seats:
            if self.table.stage == WAITING and seat not in self.table.entropy:
                yield "entropy", {"seat": seat, "entropy": entropy}
            if self.table.seats[seat].stand_in is not None:
                yield "return", {"seat": seat}

    def exit(self, viewer: Viewer) -> None:
        self.presence.exit(viewer, now())
        if viewer.seats:
            self.wait_anew()
            self.tell_seats()
        else:
            self.count_watchers()
        if not self.waiting.has_company():
            self.waiting.stop()
        if not self.rematch_offers <= self.presence.seats():
            self.rematch_offers &= self.presence.seats()
            self.tell_offers()
        self.hall.may_close(self)

    def is_needed(self) -> bool:
        """Whether somebody looks on or the server itself has something to do here."""
        return bool(self.viewers) or self.waiting.is_busy()

    # Telling -------------------------------------------------------------------------------------

    def welcome(self, viewer: Viewer, with_chat: bool = True) -> None:
        """What somebody has to know of the table; the chat is long and told only once."""
        table = self.table
        may_read = bool(viewer.seats) or table.settings["open_chat"]
        chats = self.chats if may_read else []
        viewer.say(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "table": table_for(table, viewer.seat),
                "seats": self.seats_for(viewer),
                "watchers": self.presence.watchers(),
                "you": {"seats": list(viewer.seats), "seat": viewer.seat},
                "chat": [chat_for(chat, viewer.lang) for chat in chats] if with_chat else None,
                "phrases": phrases_for(viewer.lang),
                "stops": stops_for(table, self.stops_of(viewer), viewer.lang),
                "stood_in": stood_in_for(table, viewer.seats, viewer.lang),
                "notice": RULES_CHANGED.text(viewer.lang) if table.rules_changed else None,
            }
        )

    def seats_for(self, viewer: Viewer) -> list[Json]:
        left = [self.presence.until_takeover(n, now()) for n in range(len(self.table.seats))]
        return seats_for(self.table, self.presence.seats(), left, viewer.lang)

    def stops_of(self, viewer: Viewer) -> frozenset[str]:
        if viewer.seat is None:
            return frozenset()
        return self.waiting.stops.get(viewer.seat, frozenset())

    def tell_seats(self, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but:
                leaving = leaving_for(self.table, viewer.seat)
                viewer.say({"type": "seats", "seats": self.seats_for(viewer), "leaving": leaving})

    def count_watchers(self) -> None:
        """Tell how many watch, in a while: many may come and go at once."""
        if self.counting is None:
            loop = asyncio.get_running_loop()
            self.counting = loop.call_later(COUNTING_SECONDS, self.tell_watchers)

    def tell_watchers(self) -> None:
        self.counting = None
        self.tell({"type": "watchers", "count": self.presence.watchers()})

    def tell_states(self, but: int | None = None) -> None:
        """Tell everybody the position, first those who are asked.

        `but` is a seat whose person knows it.
        """
        asked = self.table.asked
        viewers = [viewer for viewer in self.viewers if but is None or but not in viewer.seats]
        self.tell_states_of(sorted(viewers, key=lambda viewer: viewer.seat not in asked))

    def tell_states_of(self, viewers: Iterable[Viewer]) -> None:
        told: dict[Reader, StateText] = {}
        for viewer in viewers:
            self.tell_state(viewer, told)

    def tell_state(self, viewer: Viewer, told: dict[Reader, StateText] | None = None) -> None:
        """Tell one viewer the position; `told` are the texts made for others of this position."""
        if self.table.stage == OVER and not viewer.knows_end:
            viewer.knows_end = True
            viewer.forget_log()  # what was hidden in it is now told
        known = min(viewer.known_lines, self.table.log_length())
        for message in log_for(self.table, viewer.seat, viewer.lang, known):
            viewer.say(message)
            known += len(message["lines"])
        reader = (viewer.seat, viewer.seats, viewer.lang, known)
        texts = {} if told is None else told
        if reader not in texts:
            texts[reader] = self.state_text(viewer, known)
        text, lines = texts[reader]
        viewer.known_lines = known + lines
        viewer.post(text)

    def state_text(self, viewer: Viewer, known: int) -> StateText:
        message = state_for(self.table, viewer.seat, viewer.seats, viewer.lang, known)
        message["early"] = message["early"] or self.noted_answer(viewer)
        message["window"] = self.waiting.window_for_all()
        message["clock"] = self.waiting.clock()
        return as_json(message), len(message["log"]["lines"])

    def noted_answer(self, viewer: Viewer) -> Json | None:
        """What a seat has said in a window that is not over yet."""
        if viewer.seat is None:
            return None
        window = self.waiting.windows.get(viewer.seat)
        if window is None or window.answer is None:
            return None
        return answer_for(self.table, window.answer, viewer.seat, viewer.lang)

    def tell_window(self) -> None:
        window = self.waiting.window_for_all() or NO_WINDOW
        self.tell({"type": "window", "version": self.stored_version, **window})

    def wait_anew(self) -> None:
        """Somebody has come or gone: that may open a window that all see, or close it."""
        was_open = self.waiting.window_for_all() is not None
        self.waiting.wait()
        if was_open != (self.waiting.window_for_all() is not None):
            self.tell_window()

    def tell_questions(self, viewer: Viewer) -> None:
        """What the others wait for, to somebody who comes or comes back."""
        if self.undoing.asked_by is not None:
            viewer.say(self.undoing.told())
        if self.rematch_offers and not self.next_table:
            viewer.say({"type": "rematch", "offers": sorted(self.rematch_offers)})

    def tell_offers(self) -> None:
        self.tell({"type": "rematch", "offers": sorted(self.rematch_offers)})

    def tell(self, message: Json) -> None:
        for viewer in self.viewers:
            viewer.say(message)

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
            await self.hall.store.append(
                self.table.id, entries, self.row, tokens, used_invitation, self.ending()
            )
        except StoreError:
            self.hall.drop(self)
            raise
        self.stored_version = self.table.version

    def update_row(self) -> None:
        table, row = self.table, self.row
        row.seats = [seat.to_json() for seat in table.seats]
        row.updated = clock.wall()
        row.stage = table.stage
        row.asked = table.asked
        row.thinking = bool(table.people()) and any(
            self.waiting.may_answer_itself(seat) for seat in table.asked
        )
        row.position = table.position_text()
        row.version = table.version
        outcome = table.outcome()
        row.outcome = None if outcome is None else outcome.to_json()
        row.note = note_of(table)

    def ending(self) -> Ending | None:
        """How the game went, for the results of its deal; None before the end."""
        if self.row.outcome is None:
            return None
        result = self.table.playing().result()
        return Ending(self.row.updated, self.row.outcome, result, self.table.taken_back)

    async def act(
        self, version: int, move: str, seat: int, made: Callable[[], None] = nothing
    ) -> bool:
        """Make a move of a person; returns whether it is made, or waits for its window's end.

        `made` is called as soon as it is on disk.
        """
        async with self.hold():
            self.check_version(version)
            if seat in self.waiting.poker_windows():
                self.table.check_answer(move, seat)
                if self.waiting.answer_in_window(seat, move):
                    self.tell_window()
                return False
            self.waiting.note_tempo(seat)
            await self.make({"seat": seat, "move": move}, made)
            return True

    async def make(self, move: Json, made: Callable[[], None] = nothing) -> None:
        """Make a move, or put an answer aside while others still choose in secret."""
        seat, version = move["seat"], self.table.version
        is_turn = seat == self.table.state.current_player()
        changes = self.table.changes_of({**move, **self.waiting.time_spent(seat)})
        await self.change(changes)
        if is_turn or changes[0][0] == "early":
            self.waiting.has_answered(seat)
        if self.table.version != version:
            self.undoing.close()
            self.waiting.begin_anew(self.waiting.asked_since)
        await self.answer_mover(seat, made)
        self.waiting.wait()
        self.tell_states(but=seat)

    async def settled_answer(self, seat: int, move: str) -> str:
        """What a computer answers here in every game of the same deal."""
        try:
            return await self.book.settle(seat, move)
        except StoreError:
            self.hall.drop(self)
            raise

    async def answer_mover(self, seat: int, made: Callable[[], None]) -> None:
        """Tell a seat what it has done, before anything is counted or computed for the others.

        Else the time of this answer would grow with what the next seat can do. A window that all
        see opens now, by public facts alone.
        """
        if self.waiting.is_poker():
            self.waiting.wait()
        self.tell_states_of([viewer for viewer in self.viewers if seat in viewer.seats])
        made()
        await asyncio.sleep(0)

    def check_version(self, version: int) -> None:
        if version != self.table.version:
            raise errors.stale()
        if self.table.stage != PLAYING:
            raise errors.not_playing()

    def settle(self) -> None:
        """After another change of the position: go on (what is told has the new clock), tell it."""
        self.undoing.close()
        self.waiting.go_on()
        self.tell_states()

    def settle_early(self) -> None:
        """After an early answer was taken back, or a seat: the others are asked as before."""
        self.waiting.wait()
        self.tell_states()

    async def hold_window(self, version: int, seat: int, is_wanted: bool) -> None:
        """Ask for more time in a window, or let it end."""
        async with self.hold():
            self.check_version(version)
            self.waiting.hold(seat, is_wanted)
            self.tell_window()

    def arm_stops(self, seat: int, stops: Sequence[str]) -> None:
        """Hold windows of this seat by itself where one of these applies; nobody is told."""
        known = {EVERY_WINDOW, *self.table.kit.speech.stops(self.table.game.options)}
        unknown = [stop for stop in stops if stop not in known]
        if unknown:
            raise errors.no_such_stop(unknown[0])
        self.waiting.stops[seat] = frozenset(stops)

    # Leaving -------------------------------------------------------------------------------------

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
        level = self.table.settings["stand_in"]
        await self.change([("replace", {"kind": kind, "seat": seat, "level": level})])
        self.waiting.change_hands([seat])
        for viewer in self.viewers:
            if seat in viewer.seats:
                viewer.lose(seat)
                self.welcome(viewer)
        self.tell_seats()
        if self.undoing.asked_by == seat:
            self.undoing.close()
        await self.undoing.take_back_if_agreed()
        self.settle_early()

    # Asking for help -----------------------------------------------------------------------------

    async def why(self, move: str, seat: int, lang: str) -> list[Json]:
        async with self.hold():
            return reasons_for(self.table.why_not(move, seat), lang)

    async def more(self, version: int, begun: str, seat: int, lang: str) -> Json:
        """How a move goes on that a seat has begun to choose."""
        async with self.hold():
            self.check_version(version)
            return more_for(self.table, begun, seat, lang)

    async def preview(self, version: int, about: str, seat: int, lang: str) -> Json:
        """What would happen, in words that the game's board knows."""
        async with self.hold():
            self.check_version(version)
            return preview_for(self.table, about, seat, lang)

    async def record(self, seat: int | None) -> str:
        async with self.hold():
            return self.table.record(seat, is_sealed(self.table.settings, clock.wall()))

    async def hint(self, viewer: Viewer, seat: int, asker: Asker) -> list[Json]:
        """What a strong player would do; only for people who play against the computer alone."""
        if is_strict(self.table.settings):
            raise errors.no_hints_today()
        async with self.hold():
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
            asker,
        )
        if table.version != version:
            raise errors.stale()
        label, names = table.kit.speech.label, names_of_seats(table.seats, viewer.lang)
        return [
            {**move, "label": label(move["move"], view, names).text(viewer.lang)} for move in found
        ]

    # People --------------------------------------------------------------------------------------

    async def undo(self, viewer: Viewer, seat: int) -> bool:
        """Take back the last move of a seat, or ask the others; returns whether it is done."""
        async with self.hold():
            return await self.undoing.ask(viewer, seat)

    async def answer_undo(self, viewer: Viewer, question: int, agree: bool) -> None:
        async with self.hold():
            await self.undoing.answer(viewer, question, agree)

    async def take_over(self, seat: int) -> None:
        """Let the computer play for a person who has been away for long enough.

        It plays at the level on which all agreed when they sat down.
        """
        async with self.hold():
            if self.table.stage != PLAYING:
                raise errors.not_playing()
            if self.table.seats[seat].kind != PERSON or self.table.seats[seat].stand_in is not None:
                raise errors.is_present()
            left = self.presence.until_takeover(seat, now())
            if left is None:
                raise errors.is_present()
            if left > 0:
                raise errors.may_return(left)
            level = self.table.settings["stand_in"]
            await self.change([("leave", {"seat": seat, "level": level})])
            self.waiting.change_hands([seat])
            self.tell_seats()
            self.wait_anew()

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
        self.lines_said += 1
        chat = Chat(self.lines_said, viewer.seat, name, text, phrase, time.time())
        await self.hall.store.add_chat(self.table.id, chat)
        self.chats = [*self.chats[1 - CHATS :], asdict(chat)]
        for reader in self.viewers:
            if reader.seats or self.table.settings["open_chat"]:
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
