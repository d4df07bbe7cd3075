"""Whether the lessons of a game can be taken: every way through them is walked.

The way that a lesson shows must lead to its end, and so must every other move that reaches a goal;
every legal move that misses one must be answered in words.
"""

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.kit import GameKit
from hoarfrost.core.lesson_player import LessonPlayer
from hoarfrost.core.lessons import NEXT, Lesson, LessonError
from hoarfrost.core.messages import Names


def check_course(kit: GameKit) -> None:
    """Raise a LessonError that names what is wrong, if something is."""
    for lesson in kit.course:
        LessonCheck(kit, lesson).run()


class LessonCheck:
    def __init__(self, kit: GameKit, lesson: Lesson) -> None:
        self.kit = kit
        self.lesson = lesson
        self.said: list[Names] = []  # the words for wrong moves that some move gets

    def run(self) -> None:
        try:
            player = LessonPlayer(self.kit, self.lesson)
        except HoarfrostError as error:
            raise self.fault(f"its position cannot be set up: {error}") from error
        if self.lesson.seat >= player.game.num_players():
            raise self.fault(f"there is no seat {self.lesson.seat} for the learner")
        self.walk(player)
        for number, step in enumerate(self.lesson.steps, 1):
            for wrong in step.task.wrong if step.task else ():
                if wrong.say not in self.said:
                    raise self.fault(f"step {number}: no move gets the words {wrong.say['en']!r}")

    def walk(self, player: LessonPlayer) -> None:
        """Every way to the end from here."""
        if player.is_done:
            return
        if player.task is None:
            self.try_move(player, NEXT)
            self.go_on(player)
            return
        asked = int(player.match.state.current_player())
        if asked != player.seat:
            raise self.fault(f"{self.place(player)}: seat {asked} is asked, not the learner")
        shown = player.hint or ""
        if self.try_move(self.again(player), shown) is not None:
            raise self.fault(f"{self.place(player)}: {shown} does not reach the goal")
        trying = self.again(player)  # a move that misses is taken back, so one serves for many
        for move in player.match.legal_moves:
            said = self.try_move(trying, move)
            if said is None:
                self.go_on(trying)
                trying = self.again(player)
            else:
                self.said.append(said)

    def again(self, player: LessonPlayer) -> LessonPlayer:
        return LessonPlayer(self.kit, self.lesson, player.moves)

    def go_on(self, player: LessonPlayer) -> None:
        """After a move that does: every way from there."""
        if player.strayed:
            place = f"step {player.at}, after {player.moves[-1]}"
            raise self.fault(f"{place}: {player.strayed}")
        self.walk(player)

    def try_move(self, player: LessonPlayer, move: str) -> Names | None:
        """What is said to a move; None if it reaches the goal, and the lesson has gone on."""
        place = self.place(player)
        try:
            missed = player.go_on(move)
        except HoarfrostError as error:
            raise self.fault(f"{place} {error}") from error
        if missed is None:
            return None
        if missed.say is None:
            raise self.fault(f"{place}: {move} is not allowed: {missed.text('en')}")
        return missed.say

    def place(self, player: LessonPlayer) -> str:
        return f"step {player.at + 1}"

    def fault(self, what: str) -> LessonError:
        return LessonError(f"{self.kit.name}, lesson {self.lesson.id}: {what}")
