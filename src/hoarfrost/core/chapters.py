"""A log in chapters: one line for each round or day, which opens to what happened."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json

NO_CHAPTER: Final = 0


class Chapters(Protocol):
    """How a game divides its log. A module with these functions does."""

    def chapter(self, event: Json, /) -> int | None:
        """The number of the chapter that this event opens; 0 if it stands outside of all.

        None if it goes on with what was before it.
        """
        ...

    def brief(
        self, events: Sequence[Json], reader: int | None, names: Sequence[str], /
    ) -> Message | None:
        """What has come of a chapter so far, in one sentence; these are its events."""
        ...


@dataclass
class Chapter:
    """A part of a log: events that follow each other, the first of them by its number."""

    number: int
    start: int
    events: list[Json]


def chapters_of(chapters: Chapters | None, log: Sequence[Json]) -> list[Chapter]:
    """A log in its chapters; what stands outside of them, or all of it, has the number 0."""
    found = [Chapter(NO_CHAPTER, 0, [])]
    for start, event in enumerate(log):
        number = chapters.chapter(event) if chapters else None
        if number is not None:
            found.append(Chapter(number, start, []))
        found[-1].events.append(event)
    return [chapter for chapter in found if chapter.events]


def start_of_chapter(chapters: Chapters | None, log: Sequence[Json]) -> int:
    """Where the last chapter of a log begins; at its end, if it has none that goes on."""
    if chapters is not None:
        for start in range(len(log) - 1, -1, -1):
            if chapters.chapter(log[start]) is not None:
                return start
    return len(log)


def briefs_of(
    chapters: Chapters | None,
    chapter: Chapter,
    reader: int | None,
    names: Sequence[str],
    first: int = 0,
) -> Iterator[Message | None]:
    """After each event of a chapter, but for the `first` ones, what has come of it so far; None
    outside of all.
    """
    for count in range(first + 1, len(chapter.events) + 1):
        if chapters is None or not chapter.number:
            yield None
        else:
            yield chapters.brief(chapter.events[:count], reader, names)
