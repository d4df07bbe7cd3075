"""T12: what the winner and the loser of a trick get, in Phase 1 and in Phase 2."""

from mypy_extensions import i64

from hoarfrost.core.bits import bit, highest, lowest, members_of
from hoarfrost.games.claim.engine.aftermath import ask_to_peek
from hoarfrost.games.claim.engine.knowledge import (
    face_for,
    faces_for_all,
    gain_follower,
    public_face,
)
from hoarfrost.games.claim.engine.steps import AFTER_WIN, COLLECT, LOOK, NOBODY, NOTHING, TAKE
from hoarfrost.games.claim.engine.table import Table, one
from hoarfrost.games.claim.engine.windows import opens


def collect(table: Table) -> None:
    """T12."""
    table.step = COLLECT
    if table.phase == 1:
        collect_phase1(table)
    else:
        collect_phase2(table)


def collect_phase1(table: Table) -> None:
    """claim.phase1.collect."""
    winner = table.winner
    if table.is_frozen():
        thaw_phase1(table)
    if one(table.card_of(winner)) & table.pack.seers and table.deck != 0 and table.prize >= 0:
        table.asked = winner
        return
    share_prize(table, False)


def thaw_phase1(table: Table) -> None:
    for seat in (table.leader, 1 - table.leader):
        side = table.side(seat)
        if side.frozen >= 0:
            table.discard(side.frozen)
        side.thaw()
    if table.old_prize >= 0:
        give_prize(table, table.winner, table.old_prize)
        table.old_prize = NOTHING
    draw_follower(table, 1 - table.winner, table.trick_no - 1)


def answer_seer(table: Table, action: i64) -> None:
    """claim.claim2.seers."""
    seat = table.asked
    if action == LOOK:
        table.top = table.peek_top()
        if table.tape is not None:
            face = face_for(table, seat, table.top)
            table.tell(
                "look", "claim.claim2.seers", {"seat": int(seat)}, {int(seat): {"card": face}}
            )
        return
    table.asked = NOBODY
    share_prize(table, action == TAKE)


def share_prize(table: Table, winner_takes_top: bool) -> None:
    """The winner gets the prize and the loser the top card, or the other way round."""
    winner = table.winner
    loser = 1 - winner
    if winner_takes_top:
        draw_follower(table, winner, table.trick_no)
        give_prize(table, loser, table.prize)
    else:
        if table.prize >= 0:
            give_prize(table, winner, table.prize)
        draw_follower(table, loser, table.trick_no)
    table.prize = NOTHING
    table.top = NOTHING
    put_away(table, table.lead)
    put_away(table, table.second)
    ask_to_peek(table)


def put_away(table: Table, card: i64) -> None:
    """A card played in Phase 1 leaves the table: Undead rise to the winner's score pile."""
    if card >= 0:
        if bit(card) & table.pack.rising:
            table.side(table.winner).score |= bit(card)
            if table.tape is not None:
                table.tell(
                    "rise",
                    "claim.base.undead",
                    {"seat": int(table.winner), "card": public_face(table, card)},
                )
        else:
            table.discard(card)


def give_prize(table: Table, seat: i64, card: i64) -> None:
    gain_follower(table, seat, card, True)
    if table.tape is not None:
        table.tell(
            "gain",
            "claim.phase1.collect",
            {"seat": int(seat), "card": public_face(table, card)},
            {int(seat): {"card": face_for(table, seat, card)}},
        )


def draw_follower(table: Table, seat: i64, trick_no: i64) -> None:
    """A seat draws the top card into its Followers; the Torch of that trick shows it."""
    if table.deck == 0:
        return
    card = table.draw()
    torch = table.torch_burns(trick_no)
    gain_follower(table, seat, card, torch)
    seen_by_seer = card == table.top and seat != table.winner
    reads = table.rules.owner_reads_fire and bit(card) & table.pack.readable != 0
    if seen_by_seer and (not torch or reads):
        table.side(seat).spied |= bit(card)
    if table.tape is not None:
        tell_draw(table, seat, card, torch, seen_by_seer)


def tell_draw(table: Table, seat: i64, card: i64, torch: bool, seen_by_seer: bool) -> None:
    secrets = {int(seat): {"card": face_for(table, seat, card)}}
    if seen_by_seer:
        secrets[1 - int(seat)] = {"card": face_for(table, 1 - seat, card)}
    face = public_face(table, card) if torch else "?"
    table.tell("draw", "claim.phase1.collect", {"seat": int(seat), "card": face}, secrets)


def collect_phase2(table: Table) -> None:
    """claim.phase2.collect, C1 to C3."""
    winner = table.winner
    last = not (table.side0.has_cards() and table.side1.has_cards())
    won = one(table.lead) | one(table.second)
    table.lost = 0
    if table.is_frozen():
        won |= one(table.side0.frozen) | one(table.side1.frozen)
        if last:
            won |= table.camp
            table.camp = 0
    else:
        own = one(table.card_of(winner))
        if own & table.pack.lone_winners:
            throw_out(table, won & ~own)
            won = own
        table.lost = won & table.pack.falling
        won &= ~table.lost
        if (won & table.pack.campers) | table.camp:
            won = settle_camp(table, won, last)
    table.won = won
    if won == 0 or not opens(table, AFTER_WIN):
        bring_home(table)


def throw_out(table: Table, cards: i64) -> None:
    """claim.frost.frostbeast: what the winning Frostbeast leaves lying."""
    if cards == 0:
        return
    if table.rules.frostbeast_removes:
        table.out |= cards
        table.out_known |= cards
    else:
        table.discard_all(cards)
    if table.tape is not None:
        table.tell("throw_out", "claim.frost.frostbeast", {"cards": faces_for_all(table, cards)})


def settle_camp(table: Table, won: i64, last: bool) -> i64:
    """claim.claim2.trolls: of trick and camp the winner gets the highest, at the end all."""
    trolls = (won & table.pack.campers) | table.camp
    if last:
        table.camp = 0
        return won | trolls
    best = bit(highest(trolls))  # numbers ascend with the value
    table.camp = trolls & ~best
    if table.tape is not None and table.camp:
        table.tell("camp", "claim.claim2.trolls", {"cards": faces_for_all(table, table.camp)})
    return (won & ~table.pack.campers) | best


def bring_home(table: Table) -> None:
    """C5 and C6."""
    winner = table.winner
    side = table.side(winner)
    in_row = table.won & table.pack.row_standers
    side.row |= in_row
    side.score |= table.won & ~in_row
    table.side(1 - winner).score |= table.lost
    if table.tape is not None:
        tell_collected(table, winner)
    smashers = table.won & table.pack.smashers
    if table.is_frozen():
        smashers &= ~(one(table.side0.frozen) | one(table.side1.frozen))
        table.side0.thaw()
        table.side1.thaw()
    while smashers != 0:
        card = lowest(smashers)
        smashers &= smashers - 1
        smash(table, winner, card)
    table.won = 0
    table.lost = 0
    ask_to_peek(table)


def smash(table: Table, winner: i64, card: i64) -> None:
    """C6: what a collected card removes from the loser's row."""
    loser = 1 - winner
    side = table.side(loser)
    smashed = table.pack.suit_of[card].faction.smashed(table, side.row, card)
    side.row &= ~smashed
    table.discard_all(smashed)
    if smashed != 0 and table.tape is not None:
        for gnome in members_of(smashed):
            table.tell(
                "smash",
                "claim.claim2.giants",
                {
                    "seat": int(loser),
                    "card": public_face(table, gnome),
                    "by": public_face(table, card),
                },
            )


def tell_collected(table: Table, winner: i64) -> None:
    table.tell(
        "collect",
        "claim.phase2.collect",
        {
            "seat": int(winner),
            "cards": faces_for_all(table, table.won),
            "lost": faces_for_all(table, table.lost),
        },
    )
