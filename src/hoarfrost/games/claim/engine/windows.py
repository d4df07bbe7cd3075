"""claim.window: the points at which artifacts may be played, and the choices they ask for."""

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.legal import LegalMoves
from hoarfrost.games.claim.engine.steps import (
    AFTER_LEAD,
    AFTER_WIN,
    LEAD_PLAYED,
    NOBODY,
    PASS,
    PHASE2_START,
    PLAY_ARTIFACT,
    RESOLVE,
    SECOND_PLAYED,
    TRICK_START,
)


class Windows(LegalMoves):
    """A table that asks for artifacts."""

    def opens(self, window: i64) -> bool:
        """A window follows; when all artifacts are spent nobody is asked, and it is left out."""
        if self.side0.artifacts | self.side1.artifacts == 0:
            return False
        self.step = window
        return True

    def open_window(self) -> None:
        """claim.window.model: ask the first seat that could play something here, or go on."""
        self.passes = 0
        self.ask_in_window(self.first_in_window())

    def first_in_window(self) -> i64:
        if self.step == LEAD_PLAYED:
            return 1 - self.leader
        if self.step == AFTER_WIN:
            return self.winner
        return self.leader

    def asks_both(self) -> bool:
        step = self.step
        return not (
            step == LEAD_PLAYED or step == AFTER_LEAD or step == SECOND_PLAYED or step == AFTER_WIN
        )

    def ask_in_window(self, seat: i64) -> None:
        """Ask this seat, or the next if publicly it can play nothing; close after all passed."""
        both = self.asks_both()
        askable: i64 = 2 if both else 1
        while self.passes < askable:
            if self.side(seat).artifacts != 0 and self.possible_artifacts(seat) != 0:
                self.asked = seat
                return
            self.passes += 1
            if both:
                seat = 1 - seat
        self.asked = NOBODY
        self.close_window()

    def close_window(self) -> None:
        if self.step == PHASE2_START:
            self.step = TRICK_START
        else:
            self.step += 1

    def answer_window(self, action: i64) -> None:
        seat = self.asked
        if action == PASS:
            self.passes += 1
            self.tell_pass(seat)
            self.ask_in_window(1 - seat if self.asks_both() else seat)
            return
        artifact = ARTIFACTS[action - PLAY_ARTIFACT]
        self.player = seat
        if self.tape is not None and not artifact.hides_steps:
            self.tell_artifact(seat, artifact.id)
        window = self.step
        artifact.play(self, seat)
        if self.artifact < 0:
            self.after_artifact(window)

    def choose(self, action: i64) -> None:
        """A choice for an artifact. The first of a pair waits: chance speaks after the last."""
        seat = self.asked
        window = self.step
        artifact = ARTIFACTS[self.artifact]
        if artifact.asks_for_pair and self.stage == 1:
            self.chosen = action
            self.stage = 2
            return
        if self.stage == 2:
            self.stage = 1
            self.chosen = self.card_of_action(
                self.chosen, artifact.cards_to_choose(self, seat), seat
            )
            self.stage = 2
        choice = action
        if action < PASS:
            choice = self.card_of_action(action, artifact.cards_to_choose(self, seat), seat)
        artifact.choose(self, seat, choice)
        if self.artifact < 0:
            self.after_artifact(window)

    def after_artifact(self, window: i64) -> None:
        """Asking goes on with the next player, unless the artifact has ended the window."""
        seat = self.player
        self.player = NOBODY
        self.stage = 0
        if self.step != window:
            self.asked = NOBODY
        elif self.sword:
            self.asked = NOBODY
            self.step = RESOLVE
        else:
            self.passes = 0
            self.ask_in_window(1 - seat if self.asks_both() else seat)

    def tell_pass(self, seat: i64) -> None:
        if self.tape is not None:
            self.tell("pass", "claim.window.model", {"seat": int(seat)})

    def tell_artifact(self, seat: i64, artifact_id: str) -> None:
        self.tell(
            "artifact",
            f"claim.artifact.{artifact_id}",
            {"seat": int(seat), "artifact": artifact_id},
        )
