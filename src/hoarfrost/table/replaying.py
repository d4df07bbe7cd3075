"""A record as the browser looks at it: one frame per move, with the eyes of anybody.

Of a view only what has changed is told, field by field and part by part: a long game has
thousands of frames, and most of each is the frame before.
"""

import marshal
from typing import Any, Final

from hoarfrost.core.chapters import start_of_chapter
from hoarfrost.core.errors import RecordError
from hoarfrost.core.game import State
from hoarfrost.core.history import MadeMove
from hoarfrost.core.kit import GameKit
from hoarfrost.core.match import Match
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.replay import check_result, game_of, parse_full_record, replay_steps
from hoarfrost.registry import kit_of, load_game
from hoarfrost.table.game_table import as_json
from hoarfrost.table.seats import OLD_LEVELS
from hoarfrost.table.telling import lines_for, told_apart

ALL: Final = "all"
MEGABYTES: Final = 8  # of an answer; the longest games we have need half of one


def frames_of(text: str, seat: int | str | None, lang: str) -> bytes:
    """All of a record for the replay screen, as JSON; raises RecordError."""
    record = parse_full_record(text)
    game = game_of(record, load_game)
    if isinstance(seat, int) and not 0 <= seat < game.num_players():
        raise RecordError(Message("there is no seat {seat} in this game", seat=seat))
    kit = kit_of(record.game)
    names = player_names(kit, record.players, game.num_players(), lang)
    maker = FrameMaker(kit, seat, names, lang)
    frames = Frames()
    for match in replay_steps(record, game):
        frames.add(maker.next(match))
    check_result(record, match)
    match.stopped = record.stopped
    outcome = match.outcome()
    told = {
        "game": record.game,
        "options": game.options,
        "players": names,
        "seats": game.num_players(),
        "result": record.result,
        "stopped": record.stopped,
        "outcome": None if outcome is None else outcome.to_json(),
    }
    return frames.after(told)


class Frames:
    """Frames as JSON; what would be too large to send is refused before it is all made."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.size = 0

    def add(self, frame: Json) -> None:
        part = as_json(frame).encode()
        self.size += len(part)
        if self.size > MEGABYTES * 10**6:
            message = Message(
                "the replay of this game would be larger than {n} MB: step through it with "
                "hoarfrost replay",
                n=MEGABYTES,
            )
            raise RecordError(message)
        self.parts.append(part)

    def after(self, told: Json) -> bytes:
        """The whole answer: what is told about the record, then the frames."""
        return as_json(told)[:-1].encode() + b',"frames":[' + b",".join(self.parts) + b"]}"


def player_names(kit: GameKit, players: list[str], count: int, lang: str) -> list[str]:
    """The names in a record; a computer is written there by its level."""
    names: list[str] = []
    for number in range(count):
        name = players[number] if number < len(players) else ""
        level = OLD_LEVELS.get(name, name)
        if kit.has_level(level):
            name = kit.level(level).title.text(lang)
        names.append(name or Message("Player {n}", n=number + 1).text(lang))
    return told_apart(names)


class FrameMaker:
    def __init__(self, kit: GameKit, seat: int | str | None, names: list[str], lang: str) -> None:
        self.kit = kit
        self.seat = seat
        self.reader = seat if isinstance(seat, int) else None
        self.names = names
        self.lang = lang
        self.told = 0
        self.fields: dict[str, bytes] = {}  # of the last view, packed
        self.chapter: list[Any] = []  # what has happened in the present one

    def next(self, match: Match) -> Json:
        """The frame after the last move that the match has made."""
        view = open_view(match.state) if self.seat == ALL else match.view(self.reader)
        log = self.events(match)
        self.told += len(log)
        known, log = len(self.chapter), [*self.chapter, *log]
        self.chapter = log[start_of_chapter(self.kit.chapters, log) :]
        move = match.moves[-1] if match.moves else None
        changed, parts, gone = self.news(view)
        return {
            "version": len(match.moves),
            "view": changed,
            "parts": parts,
            "gone": gone,
            "log": lines_for(self.kit, log, self.reader, self.names, self.lang, known),
            "move": None if move is None else self.move(move),
            "asked": match.state.asked_at_once(),
            "standing": self.kit.speech.standing(view),
        }

    def news(self, view: Json) -> tuple[Json, Json, list[str]]:
        """The fields of a view that are new, the parts of others that have changed, and the names
        of fields that it has lost.
        """
        fields = {name: packed(value) for name, value in view.items()}
        whole: Json = {}
        parts: Json = {}
        for name, now in fields.items():
            before = self.fields.get(name)
            if before is None:
                whole[name] = view[name]
            elif before != now:
                parts[name] = change(marshal.loads(before), view[name])
        gone = [name for name in self.fields if name not in fields]
        self.fields = fields
        return whole, parts, gone

    def events(self, match: Match) -> list[Any]:
        if self.seat != ALL:
            return match.log(self.reader, self.told)
        latest = match.moves[-1] if match.moves else match.deal
        return [event.in_full() for event in latest.events]

    def move(self, move: MadeMove) -> Json:
        """Who moved; what, only for those who may know."""
        knows = self.seat == ALL or move.seat == self.seat
        return {"seat": move.seat, "text": move.text if knows else None}


def packed(value: Any) -> bytes:
    """Plain data to compare with later: a view may share a list with the state that moves on.

    In the second format, whose bytes say what a value is and not how it lies in memory.
    """
    return marshal.dumps(value, 2)


def change(before: Any, now: Any) -> Json:
    """How a value has changed: `{"=": value}`, or by key or place how a part of it has."""
    if isinstance(now, dict) and isinstance(before, dict) and now.keys() == before.keys():
        return {key: change(before[key], now[key]) for key in now if now[key] != before[key]}
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        pairs = enumerate(zip(before, now, strict=True))
        return {str(n): change(one, other) for n, (one, other) in pairs if one != other}
    return {"=": now}


def open_view(state: State) -> Json:
    places: dict[str, list[tuple[str, int]]] = {}
    for piece, place, face in state.open_pieces():
        places.setdefault(place, []).append((face, piece))
    handles = {place: [list(piece) for piece in sorted(places[place])] for place in sorted(places)}
    return {**state.open_view(), "handles": handles}
