"""The trick from T0 to T11: the prize, the lead, the second card, and who wins."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.core.tape import Values
from hoarfrost.games.claim.engine.collecting import collect
from hoarfrost.games.claim.engine.following import note_void, playable
from hoarfrost.games.claim.engine.knowledge import announce, face_for, is_noted, public_face, show
from hoarfrost.games.claim.engine.legal import card_of_action
from hoarfrost.games.claim.engine.steps import (
    BEFORE_LEAD,
    BEFORE_RESOLVE,
    BOUNDARY,
    DECLINE,
    END,
    EXTRA,
    FLASK,
    FROM_FLAIL,
    FROM_HAND,
    FROM_MARK,
    FROM_SCORE,
    LEAD,
    LEAD_PLAYED,
    NOBODY,
    NOTHING,
    ORIGINS,
    PRE_REVEAL,
    SECOND,
    SECOND_PLAYED,
    TRICK_START,
    TURN_UP,
)
from hoarfrost.games.claim.engine.table import Side, Table
from hoarfrost.games.claim.engine.windows import opens
from hoarfrost.games.claim.engine.winning import effective, mod_names, trick_winner, why_won


def start_trick(table: Table) -> None:
    """T0."""
    side0, side1 = table.side0, table.side1
    if table.phase == 2:
        if not side0.has_cards() or not side1.has_cards():
            table.step = END
            return
    elif phase1_is_over(table):
        table.step = BOUNDARY
        return
    side0.start_trick()
    side1.start_trick()
    side0.bound = side0.mark >= 0 and side0.mark_due == table.trick_no
    side1.bound = side1.mark >= 0 and side1.mark_due == table.trick_no
    table.bottle = False
    table.book_armed = False
    table.victim = NOBODY
    table.wish = NOTHING
    table.auto_win = NOBODY
    table.forfeit_by = NOBODY
    table.winner = NOBODY
    if table.tape is not None:
        place = {"phase": int(table.phase), "trick": int(table.trick_no)}
        table.tell("trick", "claim.leader.next", {"leader": int(table.leader), **place})
    if table.phase == 1:
        if not (table.rules.dice_before_reveal and opens(table, PRE_REVEAL)):
            reveal_prize(table)
    elif not opens(table, BEFORE_LEAD):
        ask_for_lead(table)


def phase1_is_over(table: Table) -> bool:
    """claim.phase1.end; and it ends when nobody has a card, since nothing could be played."""
    if table.deck == 0:
        return True
    has0, has1 = table.side0.has_cards(), table.side1.has_cards()
    if not has0 and not has1:
        return True
    if table.rules.phase1_ends_with_any and not (has0 and has1):
        return not table.is_frozen()
    return False


def reveal_prize(table: Table) -> None:
    """T1."""
    table.old_prize = table.prize
    table.prize = table.draw()
    if table.tape is not None:
        table.tell("prize", "claim.phase1.prize", {"card": public_face(table, table.prize)})
    if not opens(table, BEFORE_LEAD):
        check_walk_over(table)


def check_walk_over(table: Table) -> None:
    """T3, claim.phase1.walkover."""
    if table.phase == 1:
        has0, has1 = table.side0.has_cards(), table.side1.has_cards()
        if has0 != has1:
            table.leader = 0 if has0 else 1
            table.forfeit_by = 1 - table.leader
            if table.tape is not None:
                table.tell("walkover", "claim.phase1.walkover", {"seat": int(table.leader)})
    ask_for_lead(table)


def ask_for_lead(table: Table) -> None:
    """T4."""
    table.step = LEAD
    ask_to_play(table, table.leader)


def ask_to_play(table: Table, seat: i64) -> None:
    """T4 and T7: the Dice play by themselves, everything else is a decision."""
    side = table.side(seat)
    if side.diced and side.forced == 0 and side.hand != 0:
        put_on_table(table, seat, table.pick(side.hand))
    else:
        table.asked = seat


def answer_play(table: Table, action: i64) -> None:
    seat = table.asked
    table.asked = NOBODY
    if action == DECLINE:
        table.victim = NOBODY
        table.forfeit_by = seat
        table.step = TURN_UP
        if table.tape is not None:
            table.tell("decline", "claim.opt.dagger", {"seat": int(seat)})
        return
    card = action
    if action >= EXTRA:
        card = card_of_action(table, action, playable(table, seat), seat)
    put_on_table(table, seat, card)


def put_on_table(table: Table, seat: i64, card: i64) -> None:
    table.victim = NOBODY
    side = table.side(seat)
    origin = take_from(side, card)
    mods: i64 = FLASK if side.flask else 0
    if table.step == LEAD:
        put_lead(table, side, card, origin, mods)
    else:
        put_second(table, side, card, origin, mods)


def take_from(side: Side, card: i64) -> i64:
    """Take a card that is to be played from where it lies, and tell where that was."""
    this = bit(card)
    if side.hand & this:
        side.hand &= ~this
        return FROM_HAND
    if card == side.flail:
        side.flail = NOTHING
        return FROM_FLAIL
    if card == side.mark:
        side.mark = NOTHING
        return FROM_MARK
    side.score &= ~this
    return FROM_SCORE


def put_lead(table: Table, side: Side, card: i64, origin: i64, mods: i64) -> None:
    seat = table.leader
    table.lead = card
    table.lead_origin = origin
    table.lead_mods = mods
    table.lead_down = table.mask_left > 0 and origin != FROM_SCORE
    if not table.lead_down and origin != FROM_SCORE and is_noted(table, side, card):
        show(table, seat, card)
    if table.tape is not None:
        tell_play(table, "lead", "claim.lead", seat, card, table.lead_down)
    if table.forfeit_by >= 0:
        turn_up(table)
    elif not opens(table, LEAD_PLAYED):
        table.step = SECOND
        ask_to_play(table, 1 - seat)


def put_second(table: Table, side: Side, card: i64, origin: i64, mods: i64) -> None:
    seat = 1 - table.leader
    table.wish = NOTHING
    table.second = card
    table.second_origin = origin
    table.second_mods = mods
    if origin == FROM_HAND:
        note_void(table, side, bit(card))
    side.forced = 0
    if is_noted(table, side, card):
        show(table, seat, card)
    if table.tape is not None:
        tell_play(table, "second", "claim.follow", seat, card, False)
    if not opens(table, SECOND_PLAYED):
        turn_up(table)


def tell_play(table: Table, kind: str, rule: str, seat: i64, card: i64, face_down: bool) -> None:
    face = "?" if face_down else public_face(table, card)
    own = face_for(table, seat, card)
    origin = ORIGINS[table.lead_origin if seat == table.leader else table.second_origin]
    values = {"seat": int(seat), "card": face, "from": origin}
    table.tell(kind, rule, values, {int(seat): {"card": own}})


def turn_up(table: Table) -> None:
    """T9."""
    if table.lead >= 0 and table.lead_down:
        table.lead_down = False
        show(table, table.leader, table.lead)
        if table.tape is not None:
            face = public_face(table, table.lead)
            table.tell(
                "turn_up",
                "claim.artifact.mask_of_darkness",
                {"seat": int(table.leader), "card": face},
            )
    if table.pack.hidden != 0:
        announce_numbers(table)
    if table.forfeit_by >= 0 or not opens(table, BEFORE_RESOLVE):
        resolve(table)


def announce_numbers(table: Table) -> None:
    for seat in (table.leader, 1 - table.leader):
        card = table.card_of(seat)
        if card >= 0 and bit(card) & table.pack.hidden:
            new = bit(card) & table.numbers == 0
            announce(table, card)
            if new and table.tape is not None:
                table.tell(
                    "number",
                    "claim.info.number",
                    {"seat": int(seat), "card": public_face(table, card)},
                )


def resolve(table: Table) -> None:
    """The rest of T10, then T11."""
    if table.mask_left > 0:
        table.mask_left -= 1
    return_unplayed_mark(table, 0)
    return_unplayed_mark(table, 1)
    if table.sword:
        freeze(table)
        return
    table.winner = trick_winner(table)
    if table.tape is not None:
        values = {"seat": int(table.winner), "because": why_won(table), **told_trick(table)}
        table.tell("win", "claim.win.trick", values)
    collect(table)


def told_trick(table: Table) -> Values:
    """Both cards of a trick that is decided, for its event."""
    leader = int(table.leader)
    return {
        "lead": told_play(table, leader, table.lead, table.lead_mods),
        "second": told_play(table, 1 - leader, table.second, table.second_mods),
    }


def told_play(table: Table, seat: int, card: i64, mods: i64) -> Values | None:
    if card < 0:
        return None
    return {"seat": seat, "card": public_face(table, card), "mods": mod_names(mods)}


def return_unplayed_mark(table: Table, seat: i64) -> None:
    side = table.side(seat)
    if side.mark >= 0 and side.mark_due == table.trick_no:
        if table.tape is not None:
            face = face_for(table, seat, side.mark)
            table.tell(
                "unmark",
                "claim.artifact.hunting_cloak",
                {"seat": int(seat)},
                {int(seat): {"card": face}},
            )
        side.hand |= bit(side.mark)
        side.mark = NOTHING
        # What was proved while the card lay aside does not hold for it: one card may be an
        # exception.
        side.loose |= side.absent & ~side.mark_absent
        side.absent &= side.mark_absent


def freeze(table: Table) -> None:
    """claim.artifact.ice_sword: both cards wait with their values; the Leader leads again."""
    leader, second = table.side(table.leader), table.side(1 - table.leader)
    leader.frozen = table.lead
    leader.frozen_value = effective(table, table.lead, table.lead_mods)
    second.frozen = table.second
    second.frozen_value = effective(table, table.second, table.second_mods)
    if table.tape is not None:
        table.tell("freeze", "claim.artifact.ice_sword", told_trick(table))
    table.sword = False
    table.clear_table()
    table.trick_no += 1
    table.step = TRICK_START
