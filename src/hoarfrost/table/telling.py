"""What the server tells one reader: the messages of docs/protocol.md, in his language.

Everything here is made from what the reader may see (`Match.view`, `Match.log`, legal moves of his
own seat), so two tables that he cannot tell apart give him the same bytes.
"""

from collections.abc import Collection, Sequence
from typing import Final

from hoarfrost.core.errors import Reason
from hoarfrost.core.game import State
from hoarfrost.core.kit import Speech
from hoarfrost.core.levels import TITLES
from hoarfrost.core.messages import Message
from hoarfrost.core.moves import after, continues
from hoarfrost.core.plain import Json
from hoarfrost.table.game_table import OVER, PLAYING, WAITING, GameTable
from hoarfrost.table.seats import COMPUTER, OPEN, Seat

PROTOCOL: Final = 1

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
        return TITLES[seat.level]
    if seat.kind == OPEN:
        return Message("Open seat")
    return seat.name or Message("Player {n}", n=number + 1)


def names_of_seats(seats: Sequence[Seat], lang: str) -> list[str]:
    names = (name_of(seat, number) for number, seat in enumerate(seats))
    return [name.text(lang) if isinstance(name, Message) else name for name in names]


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


def seats_for(table: GameTable, present: Collection[int], lang: str) -> list[Json]:
    return [
        {**seat, "present": seat["kind"] == COMPUTER or number in present}
        for number, seat in enumerate(named_seats(table.seats, lang))
    ]


def table_for(table: GameTable) -> Json:
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.game.options,
        "commitment": table.commitment,
        "clock": table.settings["clock"],
        "spectators": table.settings["spectators"],
    }


def phrases_for(lang: str) -> list[Json]:
    return [{"id": id, "text": message.text(lang)} for id, message in PHRASES.items()]


def chat_for(chat: Json, lang: str) -> Json:
    """A line of chat; a ready-made phrase is in the reader's language."""
    phrase = chat["phrase"]
    return {**chat, "text": PHRASES[phrase].text(lang) if phrase else chat["text"]}


def sees_nothing_yet(table: GameTable, seat: int | None) -> bool:
    """Whether this is a spectator who has to wait for the end."""
    return seat is None and table.settings["spectators"] == "end" and table.stage != OVER


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
        "undo": "no",
        "end": None,
    }
    if table.stage == WAITING or sees_nothing_yet(table, seat):
        return told
    match = table.playing()
    view = match.view(seat)
    names = names_of_seats(table.seats, lang)
    log = match.log(seat, known)
    told["view"] = view
    told["log"]["lines"] = lines_for(table.kit.speech, log, seat, names, lang)
    told["standing"] = table.kit.speech.standing(view)
    if table.stage == PLAYING and seat is not None:
        told["choices"] = choices_of(table, seat, view, lang)
        told["undo"] = table.undo_kind(seat, set(own))
        if seat == table.asked:
            told["prompt"] = table.kit.speech.prompt(view, seat).text(lang)
    if table.stage == OVER:
        told["end"] = end_of(table)
    return told


def lines_for(
    speech: Speech, log: Sequence[Json], reader: int | None, names: Sequence[str], lang: str
) -> list[Json]:
    lines: list[Json] = []
    for event in log:
        message = speech.sentence(event, reader, names)
        lines.append(
            {
                "text": "" if message is None else message.text(lang),
                "rule": event["rule"],
                "quiet": message is None or speech.is_quiet(event),
                "event": event,
            }
        )
    return lines


def choices_of(table: GameTable, seat: int, view: Json, lang: str) -> list[Json]:
    """The legal moves of a seat as a tree of steps; of another than the asked its side moves."""
    choices = steps(table.kit.speech, table.state, seat, view, lang)
    if seat != table.asked:
        for choice in choices:
            choice["side"] = True
    return choices


def steps(speech: Speech, state: State, seat: int, view: Json, lang: str) -> list[Json]:
    found: list[Json] = []
    for action in state.legal_actions(seat):
        step = state.action_to_string(action)
        choice: Json = {"move": step, "label": speech.label(step, view).text(lang)}
        next_state = after(state, action, seat)
        if continues(next_state, seat):
            choice["then"] = steps(speech, next_state, seat, next_state.view(seat), lang)
        found.append(choice)
    return found


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
            "secret": shuffle.secret.hex(),
            "entropy": shuffle.entropy,
        },
    }


def reasons_for(reasons: Sequence[Reason], lang: str) -> list[Json]:
    return [
        {"code": reason.code, "rule": reason.rule, "message": reason.sentence(lang)}
        for reason in reasons
    ]
