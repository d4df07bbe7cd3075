"""What the server tells one reader: the messages of docs/protocol.md, in one language.

Everything here is made from what the reader may see (`Match.view`, `Match.log`, legal moves of the
reader's own seat), so two tables that the reader cannot tell apart give the same bytes.
"""

from collections.abc import Collection, Sequence
from typing import Final

from hoarfrost.core.chapters import briefs_of, chapters_of, start_of_chapter
from hoarfrost.core.errors import Reason
from hoarfrost.core.game import State
from hoarfrost.core.kit import GameKit, Speech
from hoarfrost.core.levels import TITLES
from hoarfrost.core.messages import Message
from hoarfrost.core.moves import when_asked
from hoarfrost.core.plain import Json
from hoarfrost.table import clock
from hoarfrost.table.game_table import OVER, PLAYING, WAITING, GameTable
from hoarfrost.table.seats import COMPUTER, OPEN, PERSON, Seat
from hoarfrost.table.settings import EVERY_WINDOW, POKER, is_sealed

PROTOCOL: Final = 3
FEW: Final = 32  # events; most chapters have fewer
MOST_LINES: Final = 100  # of the log in one message

PHRASES: Final = {
    "hello": Message("Hello."),
    "good_game": Message("Good game."),
    "well_played": Message("Well played."),
    "thinking": Message("Let me think."),
    "sorry": Message("Sorry, I was away."),
    "again": Message("Shall we play again?"),
    "thanks": Message("Thank you, goodbye."),
}


def name_of(seat: Seat, number: int) -> Message | str:
    if seat.kind == COMPUTER and seat.level is not None:
        level = TITLES[seat.level]
        return Message("{level} for {name}", level=level, name=seat.name) if seat.name else level
    if seat.kind == OPEN:
        return Message("Open seat")
    return seat.name or Message("Player {n}", n=number + 1)


def names_of_seats(seats: Sequence[Seat], lang: str) -> list[str]:
    names = (name_of(seat, number) for number, seat in enumerate(seats))
    said = [name.text(lang) if isinstance(name, Message) else name for name in names]
    apart = told_apart(said)
    return [said[n] if seat.kind == OPEN else apart[n] for n, seat in enumerate(seats)]


def told_apart(names: Sequence[str]) -> list[str]:
    """Equal names get a number from the second on: Fox, Fox 2, Fox 3."""
    before = [names[:number].count(name) for number, name in enumerate(names)]
    return [f"{name} {n + 1}" if n else name for name, n in zip(names, before, strict=True)]


def named_seats(seats: Sequence[Seat], lang: str) -> list[Json]:
    names = names_of_seats(seats, lang)
    return [
        {
            "kind": seat.kind,
            "name": name,
            "level": seat.level,
            "away": seat.stand_in is not None,
        }
        for seat, name in zip(seats, names, strict=True)
    ]


def seats_for(
    table: GameTable, present: Collection[int], left: Sequence[float | None], lang: str
) -> list[Json]:
    """The seats; `left` are the seconds until a computer may play for whoever is not there."""
    told = []
    for number, seat in enumerate(named_seats(table.seats, lang)):
        is_here = seat["kind"] == COMPUTER or number in present
        seconds = None if seat["kind"] != PERSON or seat["away"] else left[number]
        takeover = None if seconds is None else round(seconds * 1000)
        told.append({**seat, "present": is_here, "takeover": takeover})
    return told


def leaving_for(table: GameTable, seat: int | None) -> str:
    """What happens if whoever looks from this seat leaves: `ends` or `computer`."""
    return "computer" if table.goes_on_without(seat or 0) else "ends"


def table_for(table: GameTable, seat: int | None) -> Json:
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.game.options,
        "commitment": table.commitment,
        **settings_for(table.settings),
        "leaving": leaving_for(table, seat),
    }


def settings_for(settings: Json) -> Json:
    """What was agreed on at a table."""
    return {
        "clock": settings["clock"],
        "spectators": settings["spectators"],
        "rhythm": settings["rhythm"],
        "window": round(settings["window"] * 1000),
        "stand_in": settings["stand_in"],
        "open_chat": settings["open_chat"],
        "deal": deal_of(settings),
    }


def deal_of(settings: Json) -> Json | None:
    """Of which deal the game at a table is a try, if it is one; nothing that tells the cards."""
    deal = settings["deal"]
    return None if deal is None else {part: deal[part] for part in ("id", "kind", "attempt")}


def stops_for(table: GameTable, armed: Collection[str], lang: str) -> list[Json]:
    """What a seat can want more time for; only where windows can be held."""
    if table.settings["rhythm"] != POKER:
        return []
    stops = table.kit.speech.stops(table.game.options)
    every = {EVERY_WINDOW: Message("In every window")} if stops else {}
    return [
        {"id": id, "label": label.text(lang), "armed": id in armed}
        for id, label in {**every, **stops}.items()
    ]


def stood_in_for(table: GameTable, seats: Collection[int], lang: str) -> Json | None:
    """What the computer did for somebody who was away, until they have moved themselves."""
    done = {seat: table.stood_in[seat] for seat in seats if table.stood_in.get(seat)}
    if not done:
        return None
    level = TITLES[table.settings["stand_in"]].text(lang)
    return {"level": level, "moves": [move for moves in done.values() for move in moves]}


def phrases_for(lang: str) -> list[Json]:
    return [{"id": id, "text": message.text(lang)} for id, message in PHRASES.items()]


def chat_for(chat: Json, lang: str) -> Json:
    """A line of chat; a ready-made phrase is in the reader's language."""
    phrase = chat["phrase"]
    return {**chat, "text": PHRASES[phrase].text(lang) if phrase else chat["text"]}


def sees_nothing_yet(table: GameTable, seat: int | None) -> bool:
    """Whether this is a spectator who has to wait for the end."""
    return seat is None and table.settings["spectators"] != "public" and table.stage != OVER


def state_for(
    table: GameTable, seat: int | None, own: Collection[int], lang: str, known: int
) -> Json:
    """The `state` for a reader who has the first `known` lines of the log."""
    told: Json = {
        "type": "state",
        "version": table.version,
        "stage": table.stage,
        "seat": seat,
        "asked": table.asked,
        "view": None,
        "log": {"from": known, "lines": []},
        "prompt": "",
        "standing": None,
        "choices": [],
        "early": None,
        "undo": "no",
        "end": None,
    }
    if table.stage == WAITING or sees_nothing_yet(table, seat):
        return told
    match, speech = table.playing(), table.kit.speech
    state = table.state_of(seat)
    view = match.view_of(state, seat)
    names = names_of_seats(table.seats, lang)
    told["view"] = view
    told["log"]["lines"] = news_for(table, seat, names, lang, known)
    told["standing"] = speech.standing(view)
    if table.stage == PLAYING and seat is not None:
        if seat in table.asked and not table.is_formality(seat):
            told["prompt"] = speech.prompt(view, seat).text(lang)
            told["choices"] = steps(table, state, seat, view, lang)
        told["choices"] += side_choices(table, seat, lang, told["choices"])
        told["early"] = early_of(table, seat, lang)
        told["undo"] = table.undo_kind(seat, set(own))
    if table.stage == OVER:
        told["end"] = end_of(table)
    return told


def log_for(table: GameTable, seat: int | None, lang: str, known: int) -> list[Json]:
    """The `log` messages that come before a state: all lines but the last few, some in each."""
    length = table.log_length()
    if length - known <= MOST_LINES or table.stage == WAITING or sees_nothing_yet(table, seat):
        return []
    lines = news_for(table, seat, names_of_seats(table.seats, lang), lang, known)
    starts = range(0, len(lines) - MOST_LINES, MOST_LINES)
    return [
        {"type": "log", "from": known + start, "lines": lines[start : start + MOST_LINES]}
        for start in starts
    ]


def news_for(
    table: GameTable, seat: int | None, names: Sequence[str], lang: str, known: int
) -> list[Json]:
    """The lines after the first `known`; a chapter that goes on is read from its beginning."""
    back = FEW
    while True:
        start = max(0, known - back)
        log = table.playing().log(seat, start)
        before = known - start
        if not start or start_of_chapter(table.kit.chapters, log[:before]) < before:
            return lines_for(table.kit, log, seat, names, lang, before)
        back *= 4


def lines_for(
    kit: GameKit,
    log: Sequence[Json],
    reader: int | None,
    names: Sequence[str],
    lang: str,
    known: int = 0,
) -> list[Json]:
    """The lines of a log but for the first `known`, each with its chapter (0: none).

    `brief` is what has come of the chapter so far; empty where the line before says the same.
    """
    lines: list[Json] = []
    for chapter in chapters_of(kit.chapters, log):
        if chapter.start + len(chapter.events) <= known:
            continue
        first = max(0, known - chapter.start - 1)  # with the line before the first new one
        briefs = briefs_of(kit.chapters, chapter, reader, names, first)
        before = ""
        pairs = zip(chapter.events[first:], briefs, strict=True)
        for number, (event, message) in enumerate(pairs, chapter.start + first):
            brief = said(message, lang)
            if number >= known:
                line = line_for(kit.speech, event, reader, names, lang)
                line["chapter"] = chapter.number
                line["brief"] = "" if brief == before else brief
                lines.append(line)
            before = brief
    return lines


def line_for(
    speech: Speech, event: Json, reader: int | None, names: Sequence[str], lang: str
) -> Json:
    message = speech.sentence(event, reader, names)
    return {
        "text": said(message, lang),
        "rule": event["rule"],
        "quiet": message is None or speech.is_quiet(event),
        "event": event,
    }


def said(message: Message | None, lang: str) -> str:
    return "" if message is None else message.text(lang)


def steps(table: GameTable, state: State, seat: int, view: Json, lang: str) -> list[Json]:
    """What a seat can choose next; `more` says that the move goes on after it."""
    speech, names = table.kit.speech, names_of_seats(table.seats, lang)
    found: list[Json] = []
    for action in state.legal_actions(seat):
        step = state.action_to_string(action)
        choice: Json = {
            "move": step,
            "label": speech.label(step, view, names).text(lang),
            "target": speech.target(step, view),
        }
        if state.continues_after(action, seat):
            choice["more"] = True
        found.append(choice)
    return found


def side_choices(table: GameTable, seat: int, lang: str, known: Sequence[Json]) -> list[Json]:
    """What a seat can do although it is not asked, or has answered, but for what is offered."""
    state = table.state
    is_turn = seat == state.current_player()
    if not state.legal_actions(seat) or (is_turn and seat not in table.early):
        return []
    offered = {choice["move"] for choice in known}
    return [
        {**choice, "side": True}
        for choice in steps(table, state, seat, state.view(seat), lang)
        if choice["move"] not in offered and (not is_turn or table.is_aside(choice["move"], seat))
    ]


def early_of(table: GameTable, seat: int, lang: str) -> Json | None:
    """The answer that this seat has given and the others do not know yet."""
    answer = table.early.get(seat)
    return None if answer is None else answer_for(table, answer["move"], seat, lang)


def answer_for(table: GameTable, move: str, seat: int, lang: str) -> Json:
    """A move that a seat has chosen and that is not made yet."""
    view = when_asked(table.state, seat).view(seat)
    names = names_of_seats(table.seats, lang)
    return {"move": move, "label": table.kit.speech.label(move, view, names).text(lang)}


def more_for(table: GameTable, begun: str, seat: int, lang: str) -> Json:
    """How a move goes on after its first steps: from the seat's own view of the half-made move."""
    state, speech = table.begun(begun, seat), table.kit.speech
    view = state.view(seat)
    return {
        "type": "more",
        "move": begun,
        "prompt": speech.prompt(view, seat).text(lang),
        "choices": steps(table, state, seat, view, lang),
    }


def preview_for(table: GameTable, about: str, seat: int, lang: str) -> Json:
    """What would happen, as far as the seat can know."""
    return {"type": "preview", "about": about, "told": table.preview(about, seat, lang)}


def end_of(table: GameTable) -> Json:
    match, outcome = table.playing(), table.outcome()
    assert outcome is not None
    stopped = match.stopped or {"kind": "played", "seat": None}
    shuffle = match.shuffle or table.shuffle()
    return {
        **stopped,
        **outcome.to_json(),
        "result": match.result(),
        "shuffle": {
            "commitment": table.commitment,
            "secret": None if is_sealed(table.settings, clock.wall()) else shuffle.secret.hex(),
            "entropy": shuffle.entropy,
        },
    }


def reasons_for(reasons: Sequence[Reason], lang: str) -> list[Json]:
    return [
        {"code": reason.code, "rule": reason.rule, "message": reason.sentence(lang)}
        for reason in reasons
    ]
