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
from hoarfrost.core.history import MadeMove
from hoarfrost.core.match import Match
from hoarfrost.core.moves import (
    barred,
    carried_out,
    move_texts,
    objections,
    read_move,
    read_words,
    when_asked,
)
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.shuffle import Shuffle
from hoarfrost.registry import kit_of, load_game
from hoarfrost.table import errors
from hoarfrost.table.seats import COMPUTER, OPEN, PERSON, Seat, level_id, seat_from_json
from hoarfrost.table.settings import complete, is_strict
from hoarfrost.table.store import Entry, Stage, TableRow

Change = tuple[str, Json]  # the kind and the data of an entry

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
# At one table: its log is read as a whole, and must not grow for as long as somebody likes.
MOST_TAKEN_BACK: Final = 500
OF_SEATS: Final = ("sit", "entropy", "leave", "return", "replace")  # entries that move nothing
OF_POSITION: Final = ("deal", "move", "together", "undo", "stop")  # each is a new version


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
        self.settings = complete(settings, self.kit)
        self.entropy: dict[int, str] = {}
        self.start: Json | None = None  # the position with which it begins, in place of a deal
        self.match: Match | None = None
        self.early: dict[int, Json] = {}  # answers to a secret choice that wait for the others
        self.entries = 0
        self.version = 0
        self.rules_changed = False  # its log no longer leads to its position
        self.taken_back = 0
        self.counted_in: tuple[Match | None, int] = (None, 0)  # the position of the formalities
        self.formalities: dict[int, bool] = {}
        self.asides: dict[tuple[int, int], bool] = {}  # by version and seat, the latest alone
        self.away_since: dict[int, int] = {}  # seat -> the moves made when its person left it
        self.stood_in: dict[int, list[str]] = {}  # seat -> what the computer did for it meanwhile
        clock = self.settings["clock"]
        self.time_left: list[int] = [clock["seconds"] * 1000 for _ in seats] if clock else []

    def go_on_from(self, position: str | None, version: int, entries: Sequence[Entry]) -> None:
        """Take the game up in a stored position, without the moves that led there."""
        for entry in entries[self.entries :]:
            if entry.kind in OF_SEATS:
                self.change(entry.kind, entry.data)
            elif entry.kind in ("move", "early"):
                self.charge(entry.data)
        if position is not None:
            # A name of its own, so that chance does not give again what it gave before.
            entropy = [*self.shuffle().entropy, f"from version {version}"]
            start = self.game.from_json(json.loads(position))
            self.match = Match(
                self.game, play_forced=False, shuffle=Shuffle(self.secret, entropy), start=start
            )
        self.away_since = dict.fromkeys(self.away_since, 0)  # its moves are counted anew
        stops = [entry.data for entry in entries if entry.kind == "stop"]
        if stops and self.match is not None:
            self.match.stopped = {"kind": stops[-1]["kind"], "seat": stops[-1]["seat"]}
        self.early = {}  # the seats are asked again: what they answered may no longer be allowed
        self.entries = len(entries)
        self.version = version
        self.rules_changed = True

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

    def moves(self) -> list[MadeMove]:
        return [] if self.match is None else self.match.moves

    @property
    def asked(self) -> list[int]:
        """The seats that still owe an answer: several where a secret is chosen at once."""
        if self.stage != PLAYING:
            return []
        return [seat for seat in self.state.asked_at_once() if seat not in self.early]

    def state_of(self, seat: int | None) -> State:
        """The position in which a seat chooses: for one that is asked with others, its own."""
        return when_asked(self.state, seat) if seat in self.asked else self.state

    def is_window(self, seat: int) -> bool:
        """Whether how long an asked seat takes must tell nothing."""
        return seat in self.asked and self.state_of(seat).is_window()

    def is_formality(self, seat: int) -> bool:
        """Whether a seat is asked in a window and has only one answer.

        It is looked up once per position: somebody who comes or goes must not have it counted.
        """
        if not self.is_window(seat):
            return False
        if self.counted_in != (self.match, self.version):
            self.counted_in, self.formalities = (self.match, self.version), {}
        if seat not in self.formalities:
            self.formalities[seat] = self.state_of(seat).legal_count() == 1
        return self.formalities[seat]

    def usual_answer(self, seat: int) -> str:
        """What the server answers for a seat that has said nothing: in a window it passes."""
        state = self.state_of(seat)
        if state.is_window():
            return state.action_to_string(int(state.pass_action()))
        return self.legal_moves(seat)[0]

    def goes_on_without(self, seat: int) -> bool:
        """Whether a computer takes the seat of somebody who leaves: others want to play on."""
        others = [n for n, each in enumerate(self.seats) if each.kind != COMPUTER and n != seat]
        return bool(others) and self.game.goes_on_without(seat)

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
        return 0 if self.match is None else self.match.log_length()

    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.outcome()

    def shuffle(self) -> Shuffle:
        deal = self.settings["deal"]
        if deal is not None:  # what people send now must not change it
            return Shuffle(self.secret, deal["entropy"])
        return Shuffle(self.secret, [self.entropy[seat] for seat in sorted(self.entropy)])

    def position(self) -> Json | None:
        return None if self.match is None else self.match.state.to_json()

    def position_text(self) -> str | None:
        """The position as it is stored, and of which the digest is made."""
        position = self.position()
        return None if position is None else json.dumps(position, sort_keys=True)

    def digest(self) -> str:
        return digest_of(self.position_text())

    # What a seat may do --------------------------------------------------------------------------

    def undo_kind(self, seat: int | None, own: frozenset[int] | set[int]) -> str:
        """`free`, `ask` or `no`; `own` are all seats that the same person holds."""
        if seat is None or self.stage != PLAYING or self.taken_back >= MOST_TAKEN_BACK:
            return "no"
        if is_strict(self.settings):
            return "no"
        if seat in self.early:
            return "free"
        if self.moves_before_last_of(seat) is None:
            return "no"
        others = [n for n in self.people() if n not in own]
        return "free" if not others or self.playing().can_take_back(seat) else "ask"

    def moves_before_last_of(self, seat: int) -> int | None:
        """How many moves were made before the last choice of a seat; None if it made none."""
        moves = self.playing().moves
        for n in range(len(moves) - 1, -1, -1):
            if moves[n].seat == seat and not moves[n].forced:
                return n
        return None

    def why_not(self, move: str, seat: int) -> list[Reason]:
        """Why a seat may not make this move; empty if it may.

        Anybody may ask at any time and see how long the answer takes. So nothing is looked up for
        another seat, and what is tried is tried in a sample of what this seat knows.
        """
        self.playing()
        if seat in self.early:
            told = errors.answered()
            answered = [Reason(told.code, "core.turn", told.message)]
            return [] if self.is_aside(move, seat) else answered
        state = self.state_of(seat)
        reasons = objections(state, move, seat)
        if reasons and state is not self.state and self.is_aside(move, seat):
            return []
        return in_your_words(reasons)

    def check_answer(self, move: str, seat: int) -> None:
        """Raise a TableError with the reasons if a seat may not answer so."""
        reasons = self.why_not(move, seat)
        if reasons:
            raise refusal(reasons)

    def is_aside(self, move: str, seat: int) -> bool:
        """Whether this is a legal move that answers nothing: all are asked after it as before."""
        if self.stage != PLAYING or barred(self.state, move, seat):
            return False
        reading = read_move(self.state, move, seat)
        if not reading.is_whole() or seat != self.state.current_player():
            return reading.is_whole()
        after, _ = carried_out(self.state.known_to(seat), reading.actions, seat)
        return after.current_player() == seat

    def can_move_aside(self, seat: int) -> bool:
        """Whether a seat that is asked with others can do something that answers nothing.

        It is looked up once per position: many moves may have to be tried.
        """
        if seat != self.state.current_player():
            return bool(self.state.legal_actions(seat))
        if (self.version, seat) not in self.asides:
            can = any(self.is_aside(move, seat) for move in self.legal_moves(seat))
            self.asides = {(self.version, seat): can}
        return self.asides[self.version, seat]

    def legal_moves(self, seat: int) -> list[str]:
        return move_texts(self.state_of(seat), seat)

    def begun(self, steps: str, seat: int) -> State:
        """The position after the first steps of a move; raises a TableError if they are none."""
        if self.stage != PLAYING:
            raise errors.not_playing()
        asked = self.state_of(seat)
        for state in [asked] if asked is self.state else [asked, self.state]:
            if barred(state, steps, seat):
                continue
            reading = read_words(state, steps.split(), seat, with_aliases=False)
            if reading.actions and reading.next_steps and not reading.rest:
                return carried_out(state.known_to(seat), reading.actions, seat)[0]
            if reading.is_whole():
                raise errors.nothing_more()
        reasons = self.why_not(steps, seat)
        raise refusal(reasons) if reasons else errors.nothing_more()  # whole, in other words

    def preview(self, about: str, seat: int, lang: str) -> Json | None:
        """What the game can tell a seat of what would happen; None where that is nothing.

        It is worked out in a sample of what this seat knows.
        """
        if self.kit.preview is None or self.stage != PLAYING:
            return None
        try:
            return self.kit.preview(self.state_of(seat).known_to(seat), about, seat, lang)
        except IllegalMove as error:
            raise refusal(in_your_words(error.reasons)) from error

    # What changes it -----------------------------------------------------------------------------

    def change(self, kind: str, data: Json) -> None:
        """Carry out an entry; raises an error and changes nothing if it does not fit."""
        changes: dict[str, Callable[[Json], None]] = {
            "sit": self.sit,
            "entropy": self.take_entropy,
            "start": self.begin_with,
            "deal": self.deal,
            "move": self.move,
            "early": self.answer_early,
            "recall": self.recall,
            "together": self.play_together,
            "undo": self.undo,
            "stop": self.stop,
            "leave": self.leave,
            "return": self.come_back,
            "replace": self.replace,
        }
        changes[kind](data)
        self.entries += 1
        if kind in OF_POSITION:
            self.version += 1

    def sit(self, data: Json) -> None:
        self.seats[data["seat"]] = Seat(PERSON, data["name"])

    def take_entropy(self, data: Json) -> None:
        self.entropy[data["seat"]] = data["entropy"]

    def begin_with(self, data: Json) -> None:
        self.game.from_json(data["position"])  # what cannot be read must not be stored
        self.start = data["position"]

    def deal(self, data: Json) -> None:
        start = None if self.start is None else self.game.from_json(self.start)
        self.match = Match(self.game, play_forced=False, shuffle=self.shuffle(), start=start)

    def changes_of(self, data: Json) -> list[Change]:
        """The entries of an answer or a side move.

        A secret that several choose at once is put aside until all have answered, and then all
        answers are played, so that what one answers changes nothing for the others.
        """
        if self.stage != PLAYING:
            raise errors.not_playing()
        seat = data["seat"]
        reasons = barred(self.state_of(seat), data["move"], seat)
        if reasons and seat not in self.early:
            raise refusal(in_your_words(reasons))
        together = self.state.asked_at_once()
        if seat not in together or together == [seat] or self.is_aside(data["move"], seat):
            return [("move", data)]
        is_last = self.asked == [seat]
        return [("early", data), ("together", {})] if is_last else [("early", data)]

    def move(self, data: Json) -> None:
        match = self.playing()
        if self.stage != PLAYING:
            raise errors.not_playing()
        is_answer = data["seat"] == match.state.current_player()
        if data.get("forced"):
            match.answer_forced()
        else:
            self.push(match, data["move"], data["seat"])
            self.forget_stand_in(data["seat"])
        self.charge(data if is_answer else {**data, "spent": 0})
        self.drop_early()

    def push(self, match: Match, text: str, seat: int) -> None:
        try:
            match.push(text, seat)
        except IllegalMove as error:
            raise refusal(in_your_words(error.reasons)) from error

    def answer_early(self, data: Json) -> None:
        """Put an answer aside until all who choose with this seat have answered."""
        seat = data["seat"]
        if self.stage != PLAYING:
            raise errors.not_playing()
        self.check_answer(data["move"], seat)
        state = self.state_of(seat)
        reading = read_move(state, data["move"], seat)
        _, text = carried_out(state.known_to(seat), reading.actions, seat)
        self.early[seat] = {"seat": seat, "move": text, "forced": data.get("forced", False)}
        self.charge(data)

    def recall(self, data: Json) -> None:
        """Take an early answer back."""
        if data["seat"] not in self.early:
            raise errors.nothing_to_undo()
        self.forget_early([data["seat"]])
        self.taken_back += 1

    def forget_early(self, seats: Sequence[int]) -> None:
        """Drop early answers, and what they earned on the clock: they will be given again."""
        for seat in seats:
            del self.early[seat]
            if self.time_left:
                self.time_left[seat] -= self.increment()

    def play_together(self, data: Json) -> None:
        """All have answered: play what they have chosen, in the order of the State."""
        match = self.playing()
        if self.asked:
            raise errors.not_your_turn()
        answers = [self.early[seat] for seat in self.state.asked_at_once()]
        self.early = {}
        for answer in answers:
            if answer["forced"]:
                match.answer_forced()
            else:
                self.push(match, answer["move"], answer["seat"])

    def drop_early(self) -> None:
        """After a move aside: of the early answers only those stay that are still allowed."""
        answers, self.early = self.early, {}
        stale = [seat for seat in answers if not self.is_allowed(seat, answers[seat]["move"])]
        self.early = answers
        self.forget_early(stale)

    def is_allowed(self, seat: int, answer: str) -> bool:
        return seat in self.asked and read_move(self.state_of(seat), answer, seat).is_whole()

    def charge(self, data: Json) -> None:
        """Take the time of an answer from its seat's clock, and give it what a move earns."""
        if self.time_left:
            self.time_left[data["seat"]] += self.increment() - data.get("spent", 0)

    def increment(self) -> int:
        """The milliseconds that a move earns."""
        return int(self.settings["clock"]["increment"]) * 1000

    def undo(self, data: Json) -> None:
        match = self.playing()
        self.forget_early(list(self.early))
        if self.time_left:
            # Whoever takes back pays: else moving and taking back by turns would gain time.
            self.time_left[data["seat"]] -= data.get("spent", 0)
            for move in match.moves[data["moves"] :]:
                self.time_left[move.seat] -= self.increment()
        while len(match.moves) > data["moves"]:
            match.pop()
        self.taken_back += 1

    def stop(self, data: Json) -> None:
        if self.stage != PLAYING:
            raise errors.not_playing()
        self.playing().stopped = {"kind": data["kind"], "seat": data["seat"]}
        if data["kind"] == "time":
            self.time_left[data["seat"]] = 0

    def replace(self, data: Json) -> None:
        """A computer takes the seat of somebody who has left for good."""
        seat = data["seat"]
        if self.match is not None and self.stage != PLAYING:
            raise errors.not_playing()
        self.seats[seat] = Seat(COMPUTER, self.seats[seat].name, level_id(data["level"]))
        if data["kind"] == "time" and self.time_left:
            self.time_left[seat] = 0

    def leave(self, data: Json) -> None:
        seat = data["seat"]
        self.seats[seat].stand_in = level_id(data["level"])
        self.away_since[seat] = len(self.moves())

    def come_back(self, data: Json) -> None:
        seat = data["seat"]
        self.seats[seat].stand_in = None
        moves = self.moves()[self.away_since.pop(seat, 0) :]
        self.stood_in[seat] = [move.text for move in moves if move.seat == seat]

    def forget_stand_in(self, seat: int) -> None:
        """Somebody who plays on has seen what was done for them."""
        if self.seats[seat].stand_in is None:
            self.stood_in.pop(seat, None)

    # The record ----------------------------------------------------------------------------------

    def player_names(self) -> list[str]:
        return [
            seat.name if seat.kind == PERSON else left_by(seat) or seat.level or ""
            for seat in self.seats
        ]

    def record(self, seat: int | None, sealed: bool = False) -> str:
        match = self.playing()
        match.players = self.player_names()
        return match.record(seat, sealed=sealed)


def new_table(row: TableRow) -> GameTable:
    """A table before the first entry of its log."""
    seats = [seat_from_json(seat) for seat in row.seats]
    return GameTable(row.id, row.game, row.options, bytes.fromhex(row.secret), seats, row.settings)


def left_by(seat: Seat) -> str:
    """What a record calls a seat that a computer has taken over."""
    return f"{seat.name} ({seat.level})" if seat.name else ""


def refusal(reasons: Sequence[Reason]) -> errors.TableError:
    error = errors.TableError(reasons[0].code, reasons[0].message)
    error.reasons = list(reasons)
    return error


def in_your_words(reasons: Sequence[Reason]) -> list[Reason]:
    """Reasons for somebody who sits there and knows no numbers of seats."""
    yours = errors.not_your_turn()
    return [
        Reason(reason.code, reason.rule, yours.message) if reason.code == yours.code else reason
        for reason in reasons
    ]


def digest_of(position: str | None) -> str:
    """A position in a few letters. It tells of what is hidden, so it stays with the server."""
    if position is None:
        return ""
    return hashlib.sha256(position.encode()).hexdigest()[:32]


def as_json(value: Any) -> str:
    """The one way in which the table writes JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
