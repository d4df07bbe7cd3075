"""One table as its log tells it: seats, match and end. It knows no network, no disk and no clock.

The log is the game. Everything that changes a table is an entry (a kind and its data) that
`change` carries out; a table is restored by carrying out its entries again.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from hoarfrost.core.errors import IllegalMove, Reason
from hoarfrost.core.game import State
from hoarfrost.core.match import Match
from hoarfrost.core.moves import move_texts
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.shuffle import Shuffle
from hoarfrost.registry import kit_of, load_game
from hoarfrost.table import errors
from hoarfrost.table.seats import COMPUTER, OPEN, PERSON, Seat, level_id
from hoarfrost.table.store import Entry, Stage

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


class GameTable:
    def __init__(
        self, id: str, game: str, options: Json, secret: bytes, seats: list[Seat], settings: Json
    ) -> None:
        self.id = id
        self.game = load_game(game, len(seats), **options)
        self.kit = kit_of(game)
        self.secret = secret
        self.commitment = Shuffle(secret).commitment
        self.seats = seats
        self.settings = settings
        self.entropy: dict[int, str] = {}
        self.match: Match | None = None
        self.entries = 0
        self.version = 0
        self.was_mended = False  # it goes on from a position, because its log no longer leads there
        clock = settings.get("clock")
        self.time_left: list[int] = [clock["seconds"] * 1000 for _ in seats] if clock else []

    def go_on_from(self, position: Json | None, version: int, entries: Sequence[Entry]) -> None:
        """Take the game up in a kept position, without the moves that led there."""
        for entry in entries[self.entries :]:
            if entry.kind in ("sit", "entropy", "leave", "return"):
                self.change(entry.kind, entry.data)
            elif entry.kind == "move":
                self.charge(entry.data["seat"], entry.data)
        if position is not None:
            # A name of its own, so that chance does not give again what it gave before.
            entropy = [*self.shuffle().entropy, f"from version {version}"]
            start = self.game.from_json(position)
            self.match = Match(
                self.game, play_forced=False, shuffle=Shuffle(self.secret, entropy), start=start
            )
        stops = [entry.data for entry in entries if entry.kind == "stop"]
        if stops and self.match is not None:
            self.match.stopped = {"kind": stops[-1]["kind"], "seat": stops[-1]["seat"]}
        self.entries = len(entries)
        self.version = version
        self.was_mended = True

    # What it is ----------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return WAITING
        return OVER if self.match.is_over() else PLAYING

    @property
    def state(self) -> State:
        return self.playing().state

    def playing(self) -> Match:
        """The match; raises a TableError before the deal."""
        if self.match is None:
            raise errors.not_playing()
        return self.match

    @property
    def asked(self) -> int | None:
        """The seat that is to move, or None."""
        return int(self.state.current_player()) if self.stage == PLAYING else None

    def is_window(self) -> bool:
        """Whether how long the asked seat takes must tell nothing."""
        return self.stage == PLAYING and self.state.is_window()

    def is_formality(self) -> bool:
        """Whether the asked seat is in a window and has only one answer."""
        return self.is_window() and self.state.legal_count() == 1

    def only_answer(self) -> str:
        return self.state.action_to_string(int(self.state.nth_legal(0)))

    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON]

    def lacks(self) -> list[int]:
        """The seats for which the deal still waits."""
        return [
            n
            for n, seat in enumerate(self.seats)
            if seat.kind == OPEN or (seat.kind == PERSON and n not in self.entropy)
        ]

    def log_length(self) -> int:
        if self.match is None:
            return 0
        return len(self.match.deal.events) + sum(len(move.events) for move in self.match.moves)

    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.outcome()

    def winners(self) -> list[int]:
        outcome = self.outcome()
        return [] if outcome is None else outcome.winners

    def shuffle(self) -> Shuffle:
        return Shuffle(self.secret, [self.entropy[seat] for seat in sorted(self.entropy)])

    def position(self) -> Json | None:
        return None if self.match is None else self.match.state.to_json()

    def digest(self) -> str:
        return digest_of(self.position())

    # What a seat may do --------------------------------------------------------------------------

    def undo_kind(self, seat: int | None, own: frozenset[int] | set[int]) -> str:
        """`free`, `ask` or `no`; `own` are all seats that the same person holds."""
        if seat is None or self.stage != PLAYING or self.moves_before_last_of(seat) is None:
            return "no"
        others = [n for n in self.people() if n not in own and self.seats[n].stand_in is None]
        return "free" if not others or self.playing().can_take_back(seat) else "ask"

    def moves_before_last_of(self, seat: int) -> int | None:
        """How many moves were made before the last choice of a seat; None if it made none."""
        moves = self.playing().moves
        chosen = [n for n, move in enumerate(moves) if move.seat == seat and not move.forced]
        return chosen[-1] if chosen else None

    def why_not(self, move: str, seat: int) -> list[Reason]:
        return in_your_words(self.playing().why_not(move, seat))

    def legal_moves(self, seat: int) -> list[str]:
        return move_texts(self.state, seat)

    # What changes it -----------------------------------------------------------------------------

    def change(self, kind: str, data: Json) -> None:
        """Carry out an entry; raises an error and changes nothing if it does not fit."""
        changes: dict[str, Callable[[Json], None]] = {
            "sit": self.sit,
            "entropy": self.take_entropy,
            "deal": self.deal,
            "move": self.move,
            "undo": self.undo,
            "stop": self.stop,
            "leave": self.leave,
            "return": self.come_back,
        }
        changes[kind](data)
        self.entries += 1
        if kind in ("deal", "move", "undo", "stop"):
            self.version += 1

    def sit(self, data: Json) -> None:
        self.seats[data["seat"]] = Seat(PERSON, data["name"])

    def take_entropy(self, data: Json) -> None:
        self.entropy[data["seat"]] = data["entropy"]

    def deal(self, data: Json) -> None:
        self.match = Match(self.game, play_forced=False, shuffle=self.shuffle())

    def move(self, data: Json) -> None:
        match, asked = self.playing(), self.asked
        if asked is None:
            raise errors.not_playing()
        if data.get("forced"):
            match.answer_forced()
        else:
            self.push(match, data["move"], data["seat"])
        self.charge(asked, data)

    def push(self, match: Match, text: str, seat: int) -> None:
        try:
            match.push(text, seat)
        except IllegalMove as error:
            reasons = in_your_words(error.reasons)
            refusal = errors.TableError(error.code, reasons[0].message)
            refusal.reasons = reasons
            raise refusal from error

    def charge(self, asked: int, data: Json) -> None:
        """Take the time of a move from the clock that ran, and give its seat what a move earns."""
        if self.time_left:
            self.time_left[asked] -= data.get("spent", 0)
            self.time_left[data["seat"]] += self.increment()

    def increment(self) -> int:
        """The milliseconds that a move earns."""
        return int(self.settings["clock"]["increment"]) * 1000

    def undo(self, data: Json) -> None:
        match = self.playing()
        if self.time_left:
            # Who takes back pays, else moving and taking back by turns would gain him time.
            self.time_left[data["seat"]] -= data.get("spent", 0)
            for move in match.moves[data["moves"] :]:
                self.time_left[move.seat] -= self.increment()
        while len(match.moves) > data["moves"]:
            match.pop()

    def stop(self, data: Json) -> None:
        if self.stage != PLAYING:
            raise errors.not_playing()
        self.playing().stopped = {"kind": data["kind"], "seat": data["seat"]}
        if data["kind"] == "time":
            self.time_left[data["seat"]] = 0

    def leave(self, data: Json) -> None:
        self.seats[data["seat"]].stand_in = level_id(data["level"])

    def come_back(self, data: Json) -> None:
        self.seats[data["seat"]].stand_in = None

    # The record ----------------------------------------------------------------------------------

    def player_names(self) -> list[str]:
        return [seat.level or "" if seat.kind == COMPUTER else seat.name for seat in self.seats]

    def record(self, seat: int | None) -> str:
        match = self.playing()
        match.players = self.player_names()
        return match.record(seat)


def in_your_words(reasons: Sequence[Reason]) -> list[Reason]:
    """Reasons for somebody who sits there and knows no numbers of seats."""
    yours = errors.not_your_turn()
    return [
        Reason(reason.code, reason.rule, yours.message) if reason.code == yours.code else reason
        for reason in reasons
    ]


def digest_of(position: Json | None) -> str:
    """A position in a few letters. It tells of what is hidden, so it stays with the server."""
    if position is None:
        return ""
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:32]


def as_json(value: Any) -> str:
    """The one way in which the table writes JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
