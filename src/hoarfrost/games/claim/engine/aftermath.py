"""After a trick: the Poisoner's peek (T13), the losses (T14) and the next Leader (T15)."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.cards import toxic_name
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.steps import COUNT, NOBODY, OVER, PASS, PEEK, PEEK_AT, TRICK_START
from hoarfrost.games.claim.engine.table import Table, one
from hoarfrost.games.claim.engine.windows import tell_pass


def ask_to_peek(table: Table) -> None:
    """T13, claim.fire.poisoner."""
    table.step = PEEK
    if len(table.toxics) == 3 and may_peek(table):
        table.asked = table.winner
    else:
        count_losses(table)


def may_peek(table: Table) -> bool:
    cards = one(table.card_of(table.winner))
    if table.rules.peek_for_any_poisoner:
        cards |= one(table.card_of(1 - table.winner))
    return cards & table.pack.poisoners != 0


def answer_peek(table: Table, action: i64) -> None:
    seat = table.asked
    table.asked = NOBODY
    table.step = COUNT
    if action == PASS:
        tell_pass(table, seat)
        return
    slot = action - PEEK_AT
    table.side(seat).toxics_seen |= bit(slot)
    if table.tape is not None:
        toxic = toxic_name(table.toxics[slot])
        table.tell(
            "peek",
            "claim.fire.poisoner",
            {"seat": int(seat), "slot": int(slot)},
            {int(seat): {"toxic": toxic}},
        )


def count_losses(table: Table) -> None:
    """T14 and T15."""
    winner, loser = table.side(table.winner), table.side(1 - table.winner)
    winner.loss_streak = 0
    loser.loss_streak += 1
    if table.phase == 2:
        winner.loss_streak2 = 0
        loser.loss_streak2 += 1
        table.last_winner2 = table.winner
        if table.setting >= 0:
            LOCATIONS[table.setting].after_trick(table)
            if table.step == OVER:
                table.clear_table()
                return
    table.leader = next_leader(table)
    table.clear_table()
    table.trick_no += 1
    table.step = TRICK_START


def next_leader(table: Table) -> i64:
    """claim.leader.next."""
    winner = table.winner
    if table.pack.seizers | table.pack.yielders == 0:
        return winner
    if one(table.second) & table.pack.seizers:
        return 1 - table.leader
    if one(table.lead) & table.pack.seizers:
        return table.leader
    own, other = table.card_of(winner), table.card_of(1 - winner)
    if one(own) & table.pack.yielders and one(other) & table.pack.yielders == 0:
        return 1 - winner
    return winner
