"""The log on the screen: one's own turn event by event, those of others in one line each."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from hoarfrost.core.chapters import chapters_of
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.words import turns
from hoarfrost.games.runebound.words.speech import is_quiet

Tell = Callable[[Json], Text | None]
FOR_ALL: Final = ("event", "doom", "last_days", "win", "lost", "limit")


def log_lines(
    log: Sequence[Json],
    fresh: int,
    reader: int | None,
    names: Sequence[str],
    lang: str,
    tell: Tell,
    most: int,
) -> list[Text]:
    """The latest lines; what is new to the reader is marked."""
    told: list[Text] = []
    for chapter in reversed(chapters_of(turns, log)):
        opener = chapter.events[0]
        is_others = chapter.number and opener["seat"] != reader
        entries: list[tuple[int, Text]] = []
        if is_others:
            brief = turns.brief(chapter.events, reader, names)
            last = chapter.start + len(chapter.events) - 1
            entries = [(last, Text(brief.text(lang)))] if brief is not None else []
        for place, event in enumerate(chapter.events):
            if is_others and not concerns(event, reader):
                continue
            if is_quiet(event) or event["kind"] == "turn":
                continue
            line = tell(event)
            if line is not None:
                entries.append((chapter.start + place, line))
        told[:0] = [marked(line, number >= fresh) for number, line in entries]
        if len(told) >= most:
            break
    return told[-most:]


def concerns(event: Json, reader: int | None) -> bool:
    """Whether an event in somebody else's turn is the reader's, or news for all.

    Nothing is an onlooker's: what happens to a foe is nobody's either.
    """
    return event["kind"] in FOR_ALL or (reader is not None and event.get("seat") == reader)


def marked(line: Text, is_fresh: bool) -> Text:
    if not is_fresh:
        line.stylize_before("dim")
    line = Text("▸ " if is_fresh else "  ") + line
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line
