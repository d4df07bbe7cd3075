"""Between and after the phases: claim.boundary, and claim.end.1 to claim.end.3."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count
from hoarfrost.games.claim.engine.knowledge import faces_for_all
from hoarfrost.games.claim.engine.legal import card_of_action
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.locations.tavern import GIFTS
from hoarfrost.games.claim.engine.piles import discard_openly
from hoarfrost.games.claim.engine.steps import NOBODY, NOTHING, PHASE1_END, SCORING, TAVERN
from hoarfrost.games.claim.engine.table import Table, one

GIFTS_STEP: Final = 3  # of the end: what each gave away at the Tavern


def cross_boundary(table: Table) -> None:
    """claim.boundary."""
    for seat in (table.leader, 1 - table.leader):
        side = table.side(seat)
        if side.mark >= 0:
            side.hand |= bit(side.mark)
            side.mark = NOTHING
        discard_openly(table, seat, side.hand, "claim.boundary")
        side.hand = side.followers
        side.followers = 0
        side.absent = 0
        side.loose = 0
        side.mark_absent = 0
        side.loss_streak2 = 0
        side.start_trick()
    table.out |= table.deck
    table.deck = 0
    table.order = b""
    table.order_at = 0
    table.clear_table()
    table.phase = 2
    table.trick_no = 1
    table.torch_from = 0
    if table.tape is not None:
        table.tell("phase2", "claim.boundary", {"leader": int(table.leader)})
    table.step = PHASE1_END


def end_play(table: Table) -> None:
    """claim.end.1 and 2."""
    for seat in (table.leader, 1 - table.leader):
        side = table.side(seat)
        left = side.hand | one(side.flail) | one(side.mark)
        side.hand = 0
        side.flail = NOTHING
        side.mark = NOTHING
        discard_openly(table, seat, left, "claim.end.1")
    table.discard_all(table.camp)
    table.camp = 0
    if table.building >= 0:
        LOCATIONS[table.building].after_last_trick(table)
    table.step = TAVERN


def ask_for_gifts(table: Table) -> None:
    """claim.end.3: ask each seat that has a choice; with both gifts known, exchange them."""
    if table.building >= 0 and LOCATIONS[table.building].exchanges_gifts:
        for seat in (0, 1):
            side = table.side(seat)
            if not has_choice_of_gifts(table, seat):
                side.gift = side.score
            elif count(side.gift) < GIFTS:
                table.asked = seat
                return
        exchange_gifts(table)
    table.step = SCORING


def has_choice_of_gifts(table: Table, seat: i64) -> bool:
    return count(table.side(seat).score) > GIFTS


def answer_tavern(table: Table, action: i64) -> None:
    if table.chosen < 0:
        table.chosen = action
        return
    seat = table.asked
    side = table.side(seat)
    side.gift = bit(card_of_action(table, table.chosen, side.score, seat))
    side.gift |= bit(card_of_action(table, action, side.score & ~side.gift, seat))
    table.chosen = NOTHING
    table.asked = NOBODY


def exchange_gifts(table: Table) -> None:
    gift0, gift1 = table.side0.gift, table.side1.gift
    table.side0.score = (table.side0.score & ~gift0) | gift1
    table.side1.score = (table.side1.score & ~gift1) | gift0
    table.side0.gift = 0
    table.side1.gift = 0
    table.removed = (*table.removed, GIFTS_STEP, 0, int(gift0), GIFTS_STEP, 1, int(gift1))
    if table.tape is not None:
        for seat, gift in ((0, gift0), (1, gift1)):
            table.tell(
                "gift",
                "claim.location.tavern",
                {"seat": seat, "cards": faces_for_all(table, gift)},
            )
