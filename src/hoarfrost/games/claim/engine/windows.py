"""claim.window: the points at which artifacts may be played, and the choices they ask for."""

from mypy_extensions import i64

from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.legal import card_of_action, possible_artifacts
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
from hoarfrost.games.claim.engine.table import Table


def opens(table: Table, window: i64) -> bool:
    """A window follows; when all artifacts are spent nobody is asked, and it is left out."""
    if table.side0.artifacts | table.side1.artifacts == 0:
        return False
    table.step = window
    return True


def open_window(table: Table) -> None:
    """claim.window.model: ask the first seat that could play something here, or go on."""
    table.passes = 0
    ask_in_window(table, first_in_window(table))


def first_in_window(table: Table) -> i64:
    if table.step == LEAD_PLAYED:
        return 1 - table.leader
    if table.step == AFTER_WIN:
        return table.winner
    return table.leader


def asks_both(table: Table) -> bool:
    step = table.step
    return not (
        step == LEAD_PLAYED or step == AFTER_LEAD or step == SECOND_PLAYED or step == AFTER_WIN
    )


def ask_in_window(table: Table, seat: i64) -> None:
    """Ask this seat, or the next if publicly it can play nothing; close after all passed."""
    both = asks_both(table)
    askable: i64 = 2 if both else 1
    while table.passes < askable:
        if table.side(seat).artifacts != 0 and possible_artifacts(table, seat) != 0:
            table.asked = seat
            return
        table.passes += 1
        if both:
            seat = 1 - seat
    table.asked = NOBODY
    close_window(table)


def close_window(table: Table) -> None:
    if table.step == PHASE2_START:
        table.step = TRICK_START
    else:
        table.step += 1


def answer_window(table: Table, action: i64) -> None:
    seat = table.asked
    if action == PASS:
        table.passes += 1
        tell_pass(table, seat)
        ask_in_window(table, 1 - seat if asks_both(table) else seat)
        return
    artifact = ARTIFACTS[action - PLAY_ARTIFACT]
    table.player = seat
    if table.tape is not None and not artifact.hides_steps:
        tell_artifact(table, seat, artifact.id)
    window = table.step
    artifact.play(table, seat)
    if table.artifact < 0:
        after_artifact(table, window)


def answer_choice(table: Table, action: i64) -> None:
    """A choice for an artifact. The first of a pair waits: chance speaks after the last."""
    seat = table.asked
    window = table.step
    artifact = ARTIFACTS[table.artifact]
    if artifact.asks_for_pair and table.stage == 1:
        table.chosen = action
        table.stage = 2
        return
    if table.stage == 2:
        table.stage = 1
        table.chosen = card_of_action(
            table, table.chosen, artifact.cards_to_choose(table, seat), seat
        )
        table.stage = 2
    choice = action
    if action < PASS:
        choice = card_of_action(table, action, artifact.cards_to_choose(table, seat), seat)
    artifact.choose(table, seat, choice)
    if table.artifact < 0:
        after_artifact(table, window)


def after_artifact(table: Table, window: i64) -> None:
    """Asking goes on with the next player, unless the artifact has ended the window."""
    seat = table.player
    table.player = NOBODY
    table.stage = 0
    if table.step != window:
        table.asked = NOBODY
    elif table.sword:
        table.asked = NOBODY
        table.step = RESOLVE
    else:
        table.passes = 0
        ask_in_window(table, 1 - seat if asks_both(table) else seat)


def tell_pass(table: Table, seat: i64) -> None:
    if table.tape is not None:
        table.tell("pass", "claim.window.model", {"seat": int(seat)})


def tell_artifact(table: Table, seat: i64, artifact_id: str) -> None:
    table.tell(
        "artifact",
        f"claim.artifact.{artifact_id}",
        {"seat": int(seat), "artifact": artifact_id},
    )
