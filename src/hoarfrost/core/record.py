"""The record of a game: one JSON file that a person can read, one move a line.

It holds what was chosen and what chance gave, in the words of the game, so it outlives both the
integers of actions and the generator. The seed, or a commitment to it, only proves that nobody
chose the chance. Before the end a reader gets a record of what he saw: his own moves and the
events, without chance.
"""

import json
from collections.abc import Sequence
from typing import Any, Final

from hoarfrost.core.errors import RecordError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.shuffle import Shuffle

FORMAT: Final = "hoarfrost-record"
VERSION: Final = 1
SPECTATOR: Final = "spectator"
STOPS: Final = ("resigned", "time")

Seed = int | str


class RecordedMove:
    """One line of a record."""

    def __init__(
        self,
        seat: int,
        move: str | None,
        rolls: Sequence[str] = (),
        forced: bool = False,
        events: Sequence[Json] = (),
    ) -> None:
        self.seat = seat
        self.move = move
        self.rolls = list(rolls)
        self.forced = forced
        self.events = list(events)

    def to_json(self) -> Json:
        line: Json = {"seat": self.seat}
        if self.move is not None:
            line["move"] = self.move
        if self.rolls:
            line["rolls"] = self.rolls
        if self.forced:
            line["forced"] = True
        if self.events:
            line["events"] = self.events
        return line


class Record:
    """All that is kept of a game. With `seen_by` it is not full and cannot be replayed."""

    def __init__(self, game: str, options: Json, rules: str) -> None:
        self.game = game
        self.options = options
        self.rules = rules
        self.seats: int | None = None  # None: as many as the game has at least
        self.players: list[str] = []
        self.seed: Seed | None = None
        self.commitment = ""
        self.shuffle: Shuffle | None = None
        self.seen_by: int | str = ""
        self.start: Json | None = None  # the position with which it begins, in place of a deal
        self.deal: list[str] = []
        self.dealt: list[Json] = []  # the events of the deal, where a reader gets no rolls
        self.moves: list[RecordedMove] = []
        self.result: Json | None = None
        self.stopped: Json | None = None  # why it ended before its end

    def is_full(self) -> bool:
        return self.seen_by == ""

    def to_json(self) -> Json:
        record: Json = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "options": self.options,
            "rules": self.rules,
        }
        if self.seats is not None:
            record["seats"] = self.seats
        if self.players:
            record["players"] = self.players
        if self.commitment:
            record["commitment"] = self.commitment
        if self.is_full():
            if self.shuffle is None:
                record["seed"] = self.seed
            else:
                record["secret"] = self.shuffle.secret.hex()
                record["entropy"] = self.shuffle.entropy
            if self.start is not None:
                record["start"] = self.start
            record["deal"] = self.deal
        else:
            record["seen_by"] = self.seen_by
            record["dealt"] = self.dealt
        record["moves"] = [move.to_json() for move in self.moves]
        if self.stopped is not None:
            record["stopped"] = self.stopped
        record["result"] = self.result
        return record

    def to_text(self) -> str:
        """The record as JSON with one move a line."""
        fields: list[str] = []
        for name, value in self.to_json().items():
            if name == "moves" and value:
                lines = ",\n".join(f"    {compact(move)}" for move in value)
                fields.append(f'  "moves": [\n{lines}\n  ]')
            else:
                fields.append(f'  "{name}": {compact(value)}')
        return "{\n" + ",\n".join(fields) + "\n}\n"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


RECORD_FIELDS: Final = (
    "format",
    "version",
    "game",
    "options",
    "rules",
    "seats",
    "players",
    "seed",
    "commitment",
    "secret",
    "entropy",
    "seen_by",
    "start",
    "deal",
    "dealt",
    "moves",
    "stopped",
    "result",
)
MOVE_FIELDS: Final = ("seat", "move", "rolls", "forced", "events")
THE_RECORD: Final = Message("the record")


def parse_record(text: str) -> Record:
    """The inverse of `Record.to_text`; raises RecordError: the place, the fault, the remedy."""
    data = parse_json(text)
    check_format(data)
    check_fields(THE_RECORD, data, RECORD_FIELDS)
    record = Record(
        string(data, "game", THE_RECORD),
        mapping(data, "options", THE_RECORD),
        string(data, "rules", THE_RECORD),
    )
    record.seats = seats_of(data)
    record.seed = seed_of(data)
    record.players = texts(data, "players", THE_RECORD) if "players" in data else []
    record.commitment = string(data, "commitment", THE_RECORD) if "commitment" in data else ""
    record.shuffle = shuffle_of(data)
    record.stopped = stopped_in(data)
    record.start = mapping(data, "start", THE_RECORD) if "start" in data else None
    record.seen_by = seen_by_of(data)
    if record.is_full():
        record.deal = texts(data, "deal", THE_RECORD)
    else:
        record.dealt = objects(data, "dealt", THE_RECORD)
    record.moves = [
        parse_move(move, Message("move {n}", n=number), record.is_full())
        for number, move in enumerate(objects(data, "moves", THE_RECORD), 1)
    ]
    if need(data, "result", THE_RECORD) is not None:
        record.result = mapping(data, "result", THE_RECORD)
    return record


def seats_of(data: Json) -> int | None:
    """How many play; records of version 0.1 do not say it."""
    seats = data.get("seats")
    if seats is not None and (not isinstance(seats, int) or isinstance(seats, bool)):
        raise wrong(Message("the number of seats"), "seats", THE_RECORD, seats)
    return seats


def parse_json(text: str) -> Json:
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a character cannot be told to anybody
    except json.JSONDecodeError as error:
        if not text[error.pos :].strip() or error.msg.startswith("Unterminated"):
            message = Message(
                "line {line}: the record breaks off here ({problem}); "
                "its end is missing: fetch or save the file again",
                line=error.lineno,
                problem=error.msg,
            )
            raise RecordError(message) from error
        message = Message(
            "line {line}, column {column}: the record is not valid JSON ({problem}); "
            "undo the change made there or fetch the file again",
            line=error.lineno,
            column=error.colno,
            problem=error.msg,
        )
        raise RecordError(message) from error
    except RecursionError as error:
        message = Message("this is not a record: it is nested too deeply")
        raise RecordError(message) from error
    except ValueError as error:  # half a character, or a number of thousands of digits
        message = Message("this is not a record: a text or a number in it cannot be read")
        raise RecordError(message) from error
    if not isinstance(data, dict):
        kind = type(data).__name__
        raise RecordError(Message("a record is a JSON object, not {kind}", kind=kind))
    return data


def check_format(data: Json) -> None:
    if data.get("format") != FORMAT:
        message = Message(
            'this is not a Hoarfrost record: "format" is {format} and should be "{ours}"',
            format=compact(data.get("format")),
            ours=FORMAT,
        )
        raise RecordError(message)
    version = need(data, "version", THE_RECORD)
    if version != VERSION or isinstance(version, bool):
        message = Message(
            "the record is of version {version}, this program reads version {ours}: "
            "use the release of Hoarfrost that wrote it, or a newer one",
            version=compact(version),
            ours=VERSION,
        )
        raise RecordError(message)


def check_fields(where: Message, data: Json, known: Sequence[str]) -> None:
    for name in data:
        if name not in known:
            message = Message(
                '{where} has an unknown field "{name}"; known: {known}',
                where=where,
                name=name,
                known=known,
            )
            raise RecordError(message)


def parse_move(data: Json, where: Message, full: bool) -> RecordedMove:
    check_fields(where, data, MOVE_FIELDS)
    seat = need(data, "seat", where)
    if not isinstance(seat, int) or isinstance(seat, bool):
        raise wrong(Message("the number of a seat"), "seat", where, seat)
    forced = data.get("forced", False)
    if not isinstance(forced, bool):
        raise wrong(Message("true or left out"), "forced", where, forced)
    events = objects(data, "events", where) if "events" in data else []
    move = string(data, "move", where) if full or "move" in data else None
    rolls = texts(data, "rolls", where) if "rolls" in data else []
    return RecordedMove(seat, move, rolls, forced, events)


def need(data: Json, name: str, where: Message) -> Any:
    if name not in data:
        raise RecordError(
            Message(
                '{where} lacks "{name}": add it or fetch the file again', where=where, name=name
            )
        )
    return data[name]


def wrong(expected: Message, name: str, where: Message, value: object) -> RecordError:
    return RecordError(
        Message(
            '"{name}" of {where} is {expected}, not {value}',
            name=name,
            where=where,
            expected=expected,
            value=compact(value),
        )
    )


def string(data: Json, name: str, where: Message) -> str:
    value = need(data, name, where)
    if not isinstance(value, str):
        raise wrong(Message("a text"), name, where, value)
    return value


def mapping(data: Json, name: str, where: Message) -> Json:
    value = need(data, name, where)
    if not isinstance(value, dict):
        raise wrong(Message("an object"), name, where, value)
    return value


def texts(data: Json, name: str, where: Message) -> list[str]:
    value = need(data, name, where)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise wrong(Message("a list of texts"), name, where, value)
    return list(value)


def objects(data: Json, name: str, where: Message) -> list[Json]:
    value = need(data, name, where)
    if not isinstance(value, list):
        raise wrong(Message("a list"), name, where, value)
    for number, item in enumerate(value, 1):
        if not isinstance(item, dict):
            message = Message(
                'number {n} in "{name}" of {where} is an object, not {value}',
                n=number,
                name=name,
                where=where,
                value=compact(item),
            )
            raise RecordError(message)
    return list(value)


def seed_of(data: Json) -> Seed | None:
    seed = data.get("seed")
    if seed is None or (isinstance(seed, (int, str)) and not isinstance(seed, bool)):
        return seed
    raise wrong(Message("a whole number, a text or null"), "seed", THE_RECORD, seed)


def shuffle_of(data: Json) -> Shuffle | None:
    if "secret" not in data:
        return None
    secret = string(data, "secret", THE_RECORD)
    try:
        return Shuffle(bytes.fromhex(secret), texts(data, "entropy", THE_RECORD))
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        message = Message('"secret" of the record is written in hexadecimal digits')
        raise RecordError(message) from error


def stopped_in(data: Json) -> Json | None:
    if "stopped" not in data:
        return None
    stopped = mapping(data, "stopped", THE_RECORD)
    where = Message('"stopped"')
    kind, seat = string(stopped, "kind", where), need(stopped, "seat", where)
    if kind not in STOPS or not isinstance(seat, int) or isinstance(seat, bool) or seat < 0:
        message = Message(
            '"stopped" of the record has a kind, one of {kinds}, and the number of a seat',
            kinds=STOPS,
        )
        raise RecordError(message)
    return {"kind": kind, "seat": seat}


def seen_by_of(data: Json) -> int | str:
    seen_by = data.get("seen_by", "")
    if seen_by in ("", SPECTATOR) or (isinstance(seen_by, int) and not isinstance(seen_by, bool)):
        found: int | str = seen_by
        return found
    raise wrong(Message('a seat or "spectator"'), "seen_by", THE_RECORD, seen_by)
