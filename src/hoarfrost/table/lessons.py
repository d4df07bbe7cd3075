"""Lessons as the page takes them (docs/protocol.md): nothing of them is stored here.

A page sends all moves of the learner so far; the lesson is walked through again, and the answer is
made by `telling.py` like that of any table, from what the learner's seat may see alone.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from hoarfrost.core.kit import GameKit
from hoarfrost.core.lesson_player import LessonPlayer
from hoarfrost.core.lessons import LessonError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.table.errors import TableError
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.seats import PERSON, Seat
from hoarfrost.table.telling import more_for, preview_for, reasons_for, seats_for, state_for

TABLE: Final = "lesson"  # the id of the table that a board is shown


def entries(kit: GameKit, lang: str) -> list[Json]:
    return [
        {
            "id": lesson.id,
            "title": lesson.title[lang],
            "about": lesson.about[lang],
            "steps": len(lesson.steps),
        }
        for lesson in kit.course
    ]


@contextmanager
def moves_of_a_lesson() -> Iterator[None]:
    """Moves that do not go on there are told in the reader's language."""
    try:
        yield
    except LessonError as error:
        told = Message("These moves do not fit the lesson. Start it again.")
        raise TableError("E_LESSON", told, 422) from error


class Walk:
    """A lesson after the moves that a learner says to have made."""

    def __init__(self, kit: GameKit, id: str, moves: Sequence[str]) -> None:
        if id not in kit.course:
            raise TableError("E_NO_LESSON", Message("There is no such lesson."), 404)
        self.kit = kit
        with moves_of_a_lesson():
            self.player = LessonPlayer(kit, kit.course[id], moves)

    def answer(self, move: str | None, lang: str) -> Json:
        """The lesson after one more move, or why that one does not do."""
        player = self.player
        with moves_of_a_lesson():
            missed = None if move is None else player.go_on(move)
        following = self.kit.course.after(player.lesson.id)
        table = self.table(lang)
        return {
            "table": self.table_for(table, lang),
            "state": self.state_for(table, lang),
            "events": player.events() if move is not None and missed is None else [],
            "moves": player.moves,
            "step": player.at,
            "steps": len(player.lesson.steps),
            "say": player.step.say[lang],
            "at": player.step.at,
            "task": player.task is not None,
            "hint": player.hint,
            "wrong": None if missed is None else {"text": missed.text(lang), "rule": missed.rule},
            "done": player.is_done,
            "next": None if following is None else following.id,
        }

    def more(self, begun: str, lang: str) -> Json:
        """How a longer move of the learner goes on."""
        return more_for(self.table(lang), begun, self.player.seat, lang)

    def why(self, move: str, lang: str) -> Json:
        """Why the rules do not allow a move; whether it reaches the goal is not the question."""
        reasons = self.table(lang).why_not(move, self.player.seat)
        return {"move": move, "reasons": reasons_for(reasons, lang)}

    def preview(self, about: str, lang: str) -> Json:
        """What would happen, before the learner moves."""
        return preview_for(self.table(lang), about, self.player.seat, lang)

    def table(self, lang: str) -> GameTable:
        """The lesson as a table."""
        player = self.player
        seats = self.seats(lang)
        table = GameTable(TABLE, self.kit.name, player.game.options, b"", seats, {})
        table.match = player.match
        table.version = len(player.match.moves)
        return table

    def seats(self, lang: str) -> list[Seat]:
        """Called as the sentences of lessons call them: you and your opponent, or Player 2."""
        seats = [Seat(PERSON) for _ in range(self.player.game.seats)]
        if len(seats) == 2:
            seats[1 - self.player.seat].name = Message("Opponent").text(lang)
        seats[self.player.seat].name = Message("You").text(lang)
        return seats

    def table_for(self, table: GameTable, lang: str) -> Json:
        """What a board needs to know besides the state."""
        seats = range(len(table.seats))
        return {
            "id": table.id,
            "game": table.game.name,
            "options": table.game.options,
            "seats": seats_for(table, seats, [None for _ in seats], lang),
            "you": {"seats": [self.player.seat], "seat": self.player.seat},
        }

    def state_for(self, table: GameTable, lang: str) -> Json:
        """The state of the learner's seat; where a step is only read there is nothing to choose."""
        seat = self.player.seat
        told = state_for(table, seat, [seat], lang, 0)
        if self.player.task is None:
            told.update(choices=[], prompt="")
        return {**told, "undo": "no", "window": None, "clock": None}
