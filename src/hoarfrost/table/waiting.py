"""For whom a table waits: windows, clocks, and the seats for which the server answers."""

import asyncio
import logging
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from hoarfrost.core.plain import Json
from hoarfrost.table import errors
from hoarfrost.table.clock import now
from hoarfrost.table.settings import EVERY_WINDOW, POKER
from hoarfrost.table.windows import HOLD_SECONDS, Tempo, Window

if TYPE_CHECKING:
    from hoarfrost.table.live_table import LiveTable

log = logging.getLogger(__name__)

SECONDS_TO_THINK: Final = 5.0
AGAIN_AFTER: Final = 3.0  # seconds, when a computer could not move
SHARE_OF_CLOCK: Final = 0.1  # of the time left, the most that a pass without a choice takes


class Waiting:
    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.table = live.table
        self.rhythm = live.hall.rhythm
        self.answering: dict[int, asyncio.Task[None]] = {}  # by seat, where the server answers
        self.flags: dict[int, asyncio.TimerHandle] = {}  # by seat: falls when its clock runs out
        self.asked_since: dict[int, float] = {}
        self.changed = asyncio.Event()  # somebody has answered; for those who come after
        self.windows: dict[int, Window] = {}
        self.stops: dict[int, frozenset[str]] = {}  # what people want time for; nobody sees it
        hesitations = self.rhythm.hesitations
        self.tempos = [Tempo(hesitations) for _ in self.table.seats]

    # Going on ------------------------------------------------------------------------------------

    def go_on(self, asked_since: Mapping[int, float] = MappingProxyType({})) -> None:
        """The position is another: wait for whoever is asked in it."""
        self.begin_anew(asked_since)
        self.wait()

    def begin_anew(self, asked_since: Mapping[int, float] = MappingProxyType({})) -> None:
        """The position is another: whoever thinks about the old one stops.

        The time of a seat that was asked before, by a side move of another, runs on.
        """
        self.stop()
        self.asked_since = {
            seat: since for seat, since in asked_since.items() if seat in self.table.asked
        }
        self.windows = {
            seat: window
            for seat, window in self.windows.items()
            if seat in self.asked_since and self.table.is_window(seat)
        }

    def wait(self) -> None:
        """Have every asked seat answered that the server answers for; the clocks of others run."""
        self.changed.set()
        self.changed = asyncio.Event()
        by_server = {seat: self.answers_itself(seat) for seat in self.table.asked}
        for seat in [*self.answering]:
            if not by_server.get(seat, False):
                self.stop_answering(seat)
        for seat in [*self.flags]:
            if by_server.get(seat, True):
                self.flags.pop(seat).cancel()
        for seat, answers_itself in by_server.items():
            if not answers_itself:
                self.asked_since.setdefault(seat, now())
                self.start_clock(seat)
            elif seat not in self.answering:
                self.start_answering(seat)
        self.live.hall.may_close(self.live)

    def stop(self) -> None:
        for seat in [*self.answering]:
            self.stop_answering(seat)
        for flag in self.flags.values():
            flag.cancel()
        self.flags = {}

    def has_answered(self, seat: int) -> None:
        """Its time is paid for; if it is asked again, that is another question."""
        self.asked_since.pop(seat, None)
        self.windows.pop(seat, None)

    def come_back(self, seats: Collection[int]) -> None:
        """Windows that people could not see are opened anew for them."""
        for seat in seats:
            window = self.windows.get(seat)
            if window is None or seat in self.answering:
                continue
            if window.is_poker:
                window.reopen(seat, now(), self.live.presence.last_seen[seat])
                self.hold_for_stop(seat, window)
            else:
                del self.windows[seat]

    def change_hands(self, seats: Collection[int]) -> None:
        """A computer answers for these seats from now on, or no longer: their windows open anew."""
        for seat in seats:
            if seat in self.answering:
                self.stop_answering(seat)
            self.windows.pop(seat, None)

    # Who answers ---------------------------------------------------------------------------------

    def is_computer(self, seat: int) -> bool:
        return self.table.seats[seat].player_level is not None

    def is_among_people(self) -> bool:
        """Whether there is somebody to hide from: else windows cost no time."""
        return len(self.table.people()) > 1 and not self.table.settings["one_device"]

    def is_poker(self) -> bool:
        return self.table.settings["rhythm"] == POKER and self.is_among_people()

    def answers_itself(self, seat: int) -> bool:
        """Whether an asked seat is answered for by the server.

        Not for somebody whose line is cut: a pass would tell that there was nothing to play.
        """
        if self.is_computer(seat):
            return True
        if not self.table.is_window(seat) or self.is_cut_off(seat):
            return False
        return self.is_poker() or self.table.is_formality(seat)

    def is_next(self, seat: int) -> bool:
        """Whether nobody else answers before this seat.

        Where one person plays, computers that choose at once think at once and answer one after
        another, after whatever the person may do aside. Else it would be a race what each of them
        sees others do, and the same moves would not always meet the same answers.
        """
        people, asked = self.table.people(), self.table.asked
        if len(people) != 1 or not self.is_computer(seat):
            return True
        if people[0] in asked and self.table.can_move_aside(people[0]):
            return False
        return seat == next((other for other in asked if self.is_computer(other)), None)

    def is_busy(self) -> bool:
        """Whether an answer of the server is under way, not one that waits for a person."""
        return any(self.is_next(seat) for seat in self.answering)

    async def turn_of(self, seat: int) -> None:
        while seat in self.table.asked and not self.is_next(seat):
            await self.changed.wait()

    def may_answer_itself(self, seat: int) -> bool:
        """The same by public facts alone: whether it is true is counted only when it matters."""
        return self.is_computer(seat) or self.table.is_window(seat)

    def is_cut_off(self, seat: int) -> bool:
        return self.is_among_people() and seat not in self.live.presence.seats()

    def has_company(self) -> bool:
        """Computers do not play among themselves while nobody looks on: others need the workers."""
        return bool(self.table.people()) or bool(self.live.presence.viewers)

    # Windows -------------------------------------------------------------------------------------

    def open_window(self, seat: int) -> Window:
        window = self.windows.get(seat)
        if window is None:
            window = Window(now(), self.seconds_of_window(seat), self.is_poker())
            self.windows[seat] = window
            self.hold_for_stop(seat, window)
        return window

    def hold_for_stop(self, seat: int, window: Window) -> None:
        if window.is_poker and self.has_stop(seat):
            window.hold(seat, now(), self.longest_hold(seat))

    def seconds_of_window(self, seat: int) -> float:
        """How long a window lasts in which the server answers."""
        if self.is_poker():
            return float(self.table.settings["window"])
        if self.is_computer(seat):
            return self.rhythm.window * self.table.kit.pause
        if not self.is_among_people():
            return 0
        drawn = self.tempos[seat].draw()
        if self.table.time_left:
            drawn = min(drawn, SHARE_OF_CLOCK * self.table.time_left[seat] / 1000)
        return drawn

    def has_stop(self, seat: int) -> bool:
        if self.is_computer(seat):
            return False
        here = {EVERY_WINDOW, *self.table.state_of(seat).stops()}
        return not here.isdisjoint(self.stops.get(seat, ()))

    def longest_hold(self, seat: int) -> float:
        """Time to hold is time on the clock."""
        left = self.table.time_left[seat] / 1000 if self.table.time_left else HOLD_SECONDS
        return min(HOLD_SECONDS, left)

    def poker_windows(self) -> dict[int, Window]:
        """The open windows that all see, by the seat that is asked."""
        return {
            seat: window
            for seat, window in self.windows.items()
            if window.is_poker and seat in self.answering
        }

    def hold(self, seat: int, is_wanted: bool) -> None:
        """Somebody wants more time in a window, their own or another's, or needs no more."""
        windows = self.poker_windows().values()
        if not windows:
            raise errors.no_window()
        for window in windows:
            if is_wanted:
                window.hold(seat, now(), self.longest_hold(seat))
            else:
                window.let_go(seat, now())
            window.changed.set()

    def answer_in_window(self, seat: int, move: str) -> bool:
        """Note an answer, which is made and told when the window ends.

        Returns whether the seat held the window and lets go: only that is for all to see. Whoever
        learns that there was an answer knows that there was a choice.
        """
        window = self.windows[seat]
        window.answer = move
        is_let_go = seat in window.holds
        window.let_go(seat, now())
        window.changed.set()
        return is_let_go

    def note_tempo(self, seat: int) -> None:
        """How long a person took where there was a choice, for passes where there is none."""
        if self.table.is_window(seat) and not self.is_computer(seat) and seat in self.asked_since:
            self.tempos[seat].note(now() - self.asked_since[seat])

    def window_for_all(self) -> Json | None:
        """What everybody sees of a window with a poker face."""
        for window in self.poker_windows().values():
            ends = window.ends()
            return {
                "lasts": round(window.lasts * 1000),
                "left": max(0, round((ends - now()) * 1000)),
                "holds": sorted(window.holds),
            }
        return None

    # Answering -----------------------------------------------------------------------------------

    def start_answering(self, seat: int) -> None:
        if not self.has_company():
            self.asked_since.pop(seat, None)  # its time does not run while nobody looks on
            return
        self.asked_since.setdefault(seat, now())
        if self.table.is_window(seat):
            answering = self.answer_at_the_end(seat, self.open_window(seat), self.table.version)
        else:
            answering = self.answer(seat, self.table.version)
        self.answering[seat] = asyncio.create_task(answering)

    def stop_answering(self, seat: int) -> None:
        answering = self.answering.pop(seat)
        if answering is not asyncio.current_task():
            answering.cancel()

    async def answer(self, seat: int, version: int) -> None:
        """Let a computer play, but not so fast that nobody can follow."""
        not_before = self.asked_since[seat] + self.rhythm.card * self.table.kit.pause
        move = await self.decision(seat)
        await asyncio.sleep(not_before - now())
        await self.make(seat, version, move)

    async def answer_at_the_end(self, seat: int, window: Window, version: int) -> None:
        """Answer when a window ends: what was said, what a computer has decided by then, or pass.

        Whether there was anything to decide, and how long it took, does not move that moment.
        """
        await asyncio.sleep(0)  # whoever has just moved is told so before anything is counted
        if not self.is_computer(seat) or self.table.is_formality(seat):
            await self.end_of(window)
            await self.make(seat, version, window=window)
            return
        decision = asyncio.create_task(self.choice(seat, window.lasts / 2))
        try:
            if window.lasts == 0:  # a server without pauses, for tests
                await asyncio.wait([decision])
            await self.end_of(window)
            await self.make(seat, version, self.decided(decision))
        finally:
            decision.cancel()

    def decided(self, decision: asyncio.Task[str]) -> str | None:
        """What a computer has decided by now; one that could not is for our log."""
        if not decision.done():
            return None
        error = decision.exception()
        if error is not None:
            log.error("table %s: the computer could not answer", self.table.id, exc_info=error)
            return None
        return decision.result()

    async def end_of(self, window: Window) -> None:
        while (left := window.ends() - now()) > 0:
            window.changed.clear()
            try:
                async with asyncio.timeout(left):
                    await window.changed.wait()
            except TimeoutError:
                pass

    async def make(
        self, seat: int, version: int, move: str | None = None, window: Window | None = None
    ) -> None:
        """Make the move of a seat for which the server answers; without one it passes.

        What a person says in a window counts until this very moment.
        """
        await self.turn_of(seat)
        async with self.live.hold():
            if window is not None:
                move = window.answer
            if self.table.version != version or seat not in self.table.asked:
                return
            if move is not None and self.table.why_not(move, seat):
                log.error("table %s: %s is no move of seat %s", self.table.id, move, seat)
                move = None
            forced = self.table.is_formality(seat)
            text = move or self.table.usual_answer(seat)
            if self.is_computer(seat):  # forced or not, so that both take the same time
                text = await self.live.settled_answer(seat, text)
            await self.live.make({"seat": seat, "move": text, "forced": forced})

    async def decision(self, seat: int) -> str:
        while True:
            try:
                return await self.choice(seat, SECONDS_TO_THINK)
            except Exception:
                log.exception("table %s: the computer could not move", self.table.id)
                await asyncio.sleep(AGAIN_AFTER)

    async def choice(self, seat: int, seconds: float) -> str:
        table = self.table
        known = await self.live.book.known(seat)
        if known is not None:
            return known
        level = table.seats[seat].player_level
        assert level is not None
        player = table.kit.level(level).player
        view = table.state_of(seat).view(seat)
        # By the moves, not by the version: after one is taken back the same ones meet the same.
        seed = f"{table.shuffle().generator(-1 - len(table.moves())).to_json()} {seat}"
        return await self.live.hall.workers.choose(
            table.game,
            view,
            seat,
            player,
            seed,
            seconds or SECONDS_TO_THINK,
            self.live.presence.address(),
        )

    # Clocks --------------------------------------------------------------------------------------

    def start_clock(self, seat: int) -> None:
        if self.table.time_left and seat not in self.flags:
            seconds = (self.table.time_left[seat] - self.spent(seat)) / 1000
            loop = asyncio.get_running_loop()
            self.flags[seat] = loop.call_later(seconds, self.time_is_up, seat)

    def time_is_up(self, seat: int) -> None:
        del self.flags[seat]
        self.live.hall.spawn(self.run_out(seat, self.table.version))

    async def run_out(self, seat: int, version: int) -> None:
        async with self.live.hold():
            if self.table.version == version and seat in self.table.asked:
                await self.live.give_up("time", seat)

    def clock(self) -> Json | None:
        if not self.table.time_left:
            return None
        asked = self.table.asked
        left = [
            ms - (self.spent(seat) if seat in asked else 0)
            for seat, ms in enumerate(self.table.time_left)
        ]
        still = self.poker_windows()  # the fixed time of a window is nobody's
        runs = [seat for seat in asked if seat not in still]
        return {"left": [max(0, ms) for ms in left], "runs": runs}

    def spent(self, seat: int) -> int:
        """The milliseconds of its own time that a seat has used since it was asked."""
        window = self.windows.get(seat)
        if window is not None and window.is_poker:
            away = now() - self.live.presence.last_seen[seat] if self.is_cut_off(seat) else 0.0
            return round((window.overtime(seat, now() - away) + away) * 1000)
        return round((now() - self.asked_since.get(seat, now())) * 1000)

    def time_spent(self, *seats: int) -> Json:
        """What an entry says of it; nothing where no clock runs."""
        if not self.table.time_left:
            return {}
        return {"spent": max((self.spent(seat) for seat in seats), default=0)}
