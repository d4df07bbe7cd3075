"""A log is divided where its game says so, and each part is told in one line."""

from collections.abc import Sequence

from hoarfrost.core.chapters import briefs_of, chapters_of, start_of_chapter
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json


class Rounds:
    """A round opens with a bell; a break belongs to none."""

    def chapter(self, event: Json, /) -> int | None:
        return {"bell": event.get("round"), "break": 0}.get(event["kind"])

    def brief(
        self, events: Sequence[Json], reader: int | None, names: Sequence[str], /
    ) -> Message | None:
        return Message("{n} so far", n=len(events))


def log(*kinds: str) -> list[Json]:
    rounds = 0
    events: list[Json] = []
    for kind in kinds:
        rounds += kind == "bell"
        events.append({"kind": kind, "round": rounds})
    return events


def test_a_chapter_goes_on_until_the_next_one_opens() -> None:
    found = chapters_of(Rounds(), log("deal", "bell", "hit", "bell", "break", "hit"))
    assert [(chapter.number, chapter.start, len(chapter.events)) for chapter in found] == [
        (0, 0, 1),
        (1, 1, 2),
        (2, 3, 1),
        (0, 4, 2),
    ]


def test_a_game_without_chapters_has_one_row_of_lines() -> None:
    found = chapters_of(None, log("deal", "bell", "hit"))
    assert [(chapter.number, len(chapter.events)) for chapter in found] == [(0, 3)]
    assert list(briefs_of(None, found[0], None, ())) == [None, None, None]


def test_the_line_of_a_chapter_grows_with_it_and_nothing_is_said_outside() -> None:
    outside, bout = chapters_of(Rounds(), log("deal", "bell", "hit"))
    assert list(briefs_of(Rounds(), outside, None, ())) == [None]
    assert [str(brief) for brief in briefs_of(Rounds(), bout, None, ())] == ["1 so far", "2 so far"]


def test_the_chapter_that_goes_on_is_found_from_the_end() -> None:
    assert start_of_chapter(Rounds(), log("deal", "bell", "hit")) == 1
    assert start_of_chapter(Rounds(), log("deal", "hit")) == 2
    assert start_of_chapter(None, log("deal", "bell")) == 2
