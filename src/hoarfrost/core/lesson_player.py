"""A lesson being taken: the learner's moves, the scripted answers to them, and the goal.

A move that the rules forbid is answered by the reasons; one that misses the goal is answered in the
lesson's words and taken back. Chance is fixed by the position, so a lesson goes the same way every
time.
"""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.errors import Reason, RollError
from hoarfrost.core.game import Game
from hoarfrost.core.kit import GameKit
from hoarfrost.core.lessons import NEXT, Lesson, LessonError, Step, Task, fits
from hoarfrost.core.match import Match
from hoarfrost.core.messages import Names
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed

SEED: Final = "lesson"  # of chance that neither the position nor its rolls decide


class Missed:
    """Why a move does not do: the lesson's words, or the rules' reasons."""

    def __init__(self, say: Names | None, reasons: Sequence[Reason] = ()) -> None:
        self.say = say
        self.reasons = reasons

    def text(self, lang: str) -> str:
        if self.say is not None:
            return self.say[lang]
        return " ".join(reason.sentence(lang) for reason in self.reasons)

    @property
    def rule(self) -> str | None:
        return self.reasons[0].rule if self.reasons else None


class LessonPlayer:
    def __init__(self, kit: GameKit, lesson: Lesson, moves: Sequence[str] = ()) -> None:
        """A lesson after these moves of the learner; raises LessonError if they lead nowhere."""
        self.kit = kit
        self.lesson = lesson
        self.game = game_of(kit, lesson)
        position = {"rng": rng_from_seed(SEED).to_json(), **lesson.position}
        self.start = self.game.from_json(position)
        self.moves: list[str] = []  # of the learner, NEXT where a step was only read
        self.told = 0  # events before the latest move
        self.strayed = ""  # how the latest script or rolls did not fit, for whoever writes them
        self.begin()
        for move in moves:
            if self.is_done or self.go_on(move) is not None:
                raise LessonError(f"{move!r} does not go on in this lesson")

    def begin(self) -> None:
        self.match = Match(self.game, SEED, play_forced=False, start=self.start)
        self.answer_formalities()

    @property
    def seat(self) -> int:
        return self.lesson.seat

    @property
    def at(self) -> int:
        """The number of the present step; after the last one, how many there are."""
        return len(self.moves)

    @property
    def is_done(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step, or the last."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def task(self) -> Task | None:
        return None if self.is_done else self.step.task

    @property
    def hint(self) -> str | None:
        """A move that does what is asked for here."""
        if self.task is None:
            return None
        legal = self.match.legal_moves
        return next((move for move in self.task.moves if move in legal), self.task.move)

    def events(self) -> list[Json]:
        """What has happened since the latest move began, as the learner sees it."""
        return self.match.log(self.seat, self.told)

    def go_on(self, move: str) -> Missed | None:
        """Make the learner's move, or read on; what is wrong with it, if it does not do."""
        if self.task is None:
            self.read_on(move)
            return None
        reasons = self.match.why_not(move, self.seat)
        if reasons:
            return Missed(None, reasons)
        return self.try_move(move, self.task)

    def read_on(self, move: str) -> None:
        if move != NEXT or self.is_done:
            raise LessonError(f"nothing is to be played here, but {move!r} was")
        self.told = len(self.match.log(self.seat))
        self.play_script(self.step)
        self.moves.append(NEXT)

    def try_move(self, move: str, task: Task) -> Missed | None:
        try:
            made = self.carry_out(move)
        except RollError as error:  # the prescribed results are not those of this way
            self.take_back()
            self.match.state.forget_rolls()
            made = self.carry_out(move)
            self.strayed = str(error)
        if self.reaches(task):
            self.moves.append(made)
            return None
        missed = Missed(self.words_for(made, task))
        self.take_back()
        return missed

    def carry_out(self, move: str) -> str:
        """The learner's move, in the game's spelling, and what the others do after it."""
        self.told = len(self.match.log(self.seat))
        made = self.match.push(move, self.seat).text
        self.play_script(self.step)
        return made

    def take_back(self) -> None:
        """Everything as before the move; from the start, so that no trace of it is left."""
        moves, self.moves, self.told = self.moves, [], 0
        self.begin()
        for move in moves:
            self.go_on(move)

    def reaches(self, task: Task) -> bool:
        happened = self.events()
        return all(
            any(fits(wanted, event) for event in happened) for wanted in task.events
        ) and fits(task.view, self.match.view(self.seat))

    def words_for(self, move: str, task: Task) -> Names:
        happened = self.events()
        for wrong in task.wrong:
            if wrong.is_general or move in wrong.moves:
                return wrong.say
            if wrong.event is not None and any(fits(wrong.event, event) for event in happened):
                return wrong.say
        raise LessonError(f"has no words for the move {move!r}, which misses the goal")

    def play_script(self, step: Step) -> None:
        """The moves of the others that follow a step, and what nobody can choose.

        Where none of the alternatives is legal, since the learner's move has led elsewhere, the
        first legal move is made; `lesson_check.py` lets no such way reach a goal.
        """
        self.strayed = ""
        self.answer_formalities()
        for alternatives in step.then:
            wanted = " or ".join(alternatives)
            if self.match.is_over() or self.match.state.current_player() == self.seat:
                self.strayed = f"nobody else is asked when {wanted} is to be played"
                return
            legal = self.match.legal_moves
            move = next((move for move in alternatives if move in legal), None)
            if move is None:
                self.strayed = f"{wanted} cannot be played; legal are {', '.join(legal)}"
            self.match.push(move or legal[0])
            self.answer_formalities()

    def answer_formalities(self) -> None:
        """In windows with only one answer that is given, as at a table."""
        state = self.match.state
        while not self.match.is_over() and state.is_window() and state.legal_count() == 1:
            self.match.answer_forced()
            state = self.match.state


def game_of(kit: GameKit, lesson: Lesson) -> Game:
    options = lesson.position.get("options", {})
    return kit.make_game(options, kit.check_seats(lesson.position.get("seats")))
