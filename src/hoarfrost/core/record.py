"""The record of a game: one JSON file that a person can read, one move a line.

It holds what was chosen and what chance gave, in the words of the game, so it outlives both the
integers of actions and the generator. The seed, or a commitment to it, only proves that nobody
chose the chance. Before the end a reader gets a record of what that seat saw: its own moves and the
events, without chance.
"""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.errors import RecordError
from hoarfrost.core.messages import Message
from hoarfrost.core.names import NAME_LENGTH, person_name
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN, Fields, compact, is_whole, parse_object
from hoarfrost.core.shuffle import Shuffle

FORMAT: Final = "hoarfrost-record"
VERSION: Final = 1
SPECTATOR: Final = "spectator"
STOPS: Final = ("resigned", "time")

# A stranger may have written the record. These are far above what any game needs, in characters
# where they are lengths.
WORD: Final = 100  # a name, a version, a seed, one result of chance
MOVE: Final = 200
PLAYER: Final = 2 * NAME_LENGTH  # the level stands beside the name of somebody who has left
ENTROPY: Final = 128
PLAYERS: Final = 16
MOVES: Final = 10_000  # besides, no more than the game can have
RESULTS: Final = 1_000  # of chance, in the deal or in one move
OPTIONS: Final = 10_000
POSITION: Final = 50_000
EVENTS: Final = 100_000

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
    """All that is saved of a game. With `seen_by` it is not full and cannot be replayed."""

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
THE_RECORD: Final = Message("the saved game")


def parse_record(text: str) -> Record:
    """The inverse of `Record.to_text`; raises RecordError: the place, the fault, the remedy."""
    fields = Fields(parse_object(text, THE_RECORD, RecordError), THE_RECORD, RecordError)
    check_format(fields)
    fields.only(RECORD_FIELDS)
    record = Record(
        fields.text("game", WORD), fields.object("options", OPTIONS), fields.text("rules", WORD)
    )
    record.seats = (
        fields.whole("seats", Message("the number of seats")) if "seats" in fields else None
    )
    record.seed = seed_in(fields)
    record.players = players_in(fields)
    record.commitment = fields.text("commitment", WORD) if "commitment" in fields else ""
    record.shuffle = shuffle_in(fields)
    record.stopped = stopped_in(fields)
    record.start = fields.object("start", POSITION) if "start" in fields else None
    record.seen_by = seen_by_in(fields)
    if record.is_full():
        record.deal = fields.texts("deal", RESULTS, WORD)
    else:
        record.dealt = fields.objects("dealt", longest=EVENTS)
    record.moves = [
        parse_move(Fields(move, Message("move {n}", n=number), RecordError), record.is_full())
        for number, move in enumerate(fields.objects("moves", MOVES), 1)
    ]
    if fields.need("result") is not None:
        record.result = fields.object("result", OPTIONS)
    return record


def check_format(fields: Fields) -> None:
    if fields.data.get("format") != FORMAT:
        message = Message(
            'this is not a saved game of Hoarfrost: "format" is {format} and should be "{ours}"',
            format=compact(fields.data.get("format"))[:LONGEST_SHOWN],
            ours=FORMAT,
        )
        raise RecordError(message)
    version = fields.need("version")
    if version != VERSION or isinstance(version, bool):
        message = Message(
            "the saved game is of version {version}, this program reads version {ours}: use the "
            "release of Hoarfrost that saved it, or a newer one",
            version=compact(version)[:LONGEST_SHOWN],
            ours=VERSION,
        )
        raise RecordError(message)


def parse_move(fields: Fields, full: bool) -> RecordedMove:
    fields.only(MOVE_FIELDS)
    seat = fields.whole("seat", Message("the number of a seat"))
    forced = fields.data.get("forced", False)
    if not isinstance(forced, bool):
        raise fields.wrong("forced", Message("true or left out"))
    events = fields.objects("events", longest=EVENTS) if "events" in fields else []
    move = fields.text("move", MOVE) if full or "move" in fields else None
    rolls = fields.texts("rolls", RESULTS, WORD) if "rolls" in fields else []
    return RecordedMove(seat, move, rolls, forced, events)


def players_in(fields: Fields) -> list[str]:
    """The names, tidied as at a table: every line of a replay may repeat them."""
    if "players" not in fields:
        return []
    return [person_name(name, PLAYER) for name in fields.texts("players", PLAYERS, WORD)]


def seed_in(fields: Fields) -> Seed | None:
    seed = fields.data.get("seed")
    if seed is None:
        return None
    if not isinstance(seed, (int, str)) or isinstance(seed, bool):
        raise fields.wrong("seed", Message("a whole number, a text or null"))
    if len(str(seed)) > WORD:
        raise fields.wrong("seed", Message("something of at most {n} characters", n=WORD))
    return seed


def shuffle_in(fields: Fields) -> Shuffle | None:
    if "secret" not in fields:
        return None
    secret, entropy = fields.text("secret", WORD), fields.texts("entropy", PLAYERS, ENTROPY)
    try:
        return Shuffle(bytes.fromhex(secret), entropy)
    except ValueError as error:
        message = Message('"secret" of the saved game is written in hexadecimal digits')
        raise RecordError(message) from error


def stopped_in(fields: Fields) -> Json | None:
    if "stopped" not in fields:
        return None
    stopped = Fields(fields.object("stopped"), Message('"stopped"'), RecordError)
    kind, seat = stopped.text("kind", WORD), stopped.need("seat")
    if kind not in STOPS or not is_whole(seat, low=0):
        message = Message(
            '"stopped" of the saved game has a kind, one of {kinds}, and the number of a seat',
            kinds=STOPS,
        )
        raise RecordError(message)
    return {"kind": kind, "seat": seat}


def seen_by_in(fields: Fields) -> int | str:
    seen_by: object = fields.data.get("seen_by", "")
    if seen_by == "" or seen_by == SPECTATOR:
        return str(seen_by)
    if is_whole(seen_by):
        return seen_by
    raise fields.wrong("seen_by", Message('a seat or "spectator"'))
