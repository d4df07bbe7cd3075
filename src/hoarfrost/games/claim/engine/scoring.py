"""claim.end.4 to claim.end.10: what the factions remove, the Forest, the votes and the winner."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, highest, members_of
from hoarfrost.games.claim.engine.cards import toxic_name
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.piles import remove_at_end

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table

DRAW = 2


def score_game(table: "Table") -> None:
    for side in (table.side0, table.side1):
        side.score |= side.row
        side.row = 0
    if table.pack.scorers:
        remove_by_powers(table)
    if table.setting >= 0:
        winner = LOCATIONS[table.setting].early_winner(table)
        if winner >= 0:
            table.finish(winner, "forest")
            return
    decide(table)


def remove_by_powers(table: "Table") -> None:
    """Steps 5, 6 and 7: hidden numbers in the piles are read, then each power takes its cards."""
    piles = table.side0.score | table.side1.score
    table.numbers |= table.pack.hidden & piles
    if table.tape is not None and table.toxics:
        names = [toxic_name(toxic) for toxic in table.toxics]
        table.tell("toxics", "claim.end.5", {"toxics": names})
    for faction in table.pack.scorers:
        for seat in (0, 1):
            removed = faction.removed_at_scoring(table, table.side(seat).score)
            if removed != 0:
                remove_at_end(
                    table, faction.scoring_step, seat, removed, f"claim.end.{faction.scoring_step}"
                )


def vote(values: bytes, mine: i64, theirs: i64) -> i64:
    """claim.end.9 for one faction: above 0 it votes for me, below 0 for them, 0 for nobody.

    Cards are numbered so that their values ascend.
    """
    more = count(mine) - count(theirs)
    if more != 0:
        return more
    while mine != 0:
        high, low = highest(mine), highest(theirs)
        difference: i64 = values[high] - values[low]
        if difference != 0:
            return difference
        mine &= ~bit(high)
        theirs &= ~bit(low)
    return 0


def decide(table: "Table") -> None:
    """claim.end.10."""
    score0, score1 = table.side0.score, table.side1.score
    votes0: i64 = 0
    votes1: i64 = 0
    cards0: i64 = 0
    cards1: i64 = 0
    for suit in table.pack.suits:
        mine, theirs = score0 & suit.cards, score1 & suit.cards
        outcome = vote(table.pack.value, mine, theirs)
        if outcome > 0:
            votes0 += 1
            cards0 += count(mine)
        elif outcome < 0:
            votes1 += 1
            cards1 += count(theirs)
    decided = votes0 != votes1
    if table.rules.at_least_three:
        decided = votes0 >= 3 or votes1 >= 3
    if decided:
        table.finish(0 if votes0 > votes1 else 1, "votes")
    elif cards0 != cards1:
        table.finish(0 if cards0 > cards1 else 1, "cards")
    else:
        table.finish(DRAW, "draw")


def tally(table: "Table") -> list[dict[str, object]]:
    """The vote of each faction, as plain data."""
    rows: list[dict[str, object]] = []
    for suit in table.pack.suits:
        piles = [table.side(seat).score & suit.cards for seat in (0, 1)]
        outcome = vote(table.pack.value, piles[0], piles[1])
        values = [
            sorted((table.pack.value[card] for card in members_of(pile)), reverse=True)
            for pile in piles
        ]
        rows.append(
            {
                "faction": suit.faction.id,
                "counts": [len(values[0]), len(values[1])],
                "values": values,
                "vote": 0 if outcome > 0 else 1 if outcome < 0 else "none",
            }
        )
    return rows
