"""claim.eff and claim.win.trick: what a played card counts, and who wins the trick."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.claim.engine.cards import Pack
from hoarfrost.games.claim.engine.steps import FLASK, MODS, WAND_DOWN, WAND_UP
from hoarfrost.games.claim.engine.table import Table

# What an artifact adds to a card; the Wand may also take it away, the Mirror does from 6 on.
FLASK_ADDS: Final = 9
WAND_ADDS: Final = 2
MIRROR_ADDS: Final = 5

LEAD_WINS: Final = 0
SECOND_WINS: Final = 1
COMPARE: Final = 2


def attached(mods: i64, mod: i64) -> i64:
    """Modifiers are digits of base 8, the first one lowest."""
    place: i64 = 1
    while place <= mods:
        place *= 8
    return mods + mod * place


def modify(table: Table, seat: i64, mod: i64) -> None:
    """Attach a modifier to the seat's card, after those it has."""
    if seat == table.leader:
        table.lead_mods = attached(table.lead_mods, mod)
    else:
        table.second_mods = attached(table.second_mods, mod)


def mod_names(mods: i64) -> list[str]:
    """Modifiers in words, in the order they were attached."""
    names: list[str] = []
    while mods != 0:
        names.append(MODS[mods % 8])
        mods //= 8
    return names


def with_mods(value: i64, mods: i64) -> i64:
    """claim.eff: a printed value after its modifiers, in the order they were attached."""
    while mods != 0:
        mod = mods % 8
        if mod == FLASK:
            value += FLASK_ADDS
        elif mod == WAND_UP:
            value += WAND_ADDS
        elif mod == WAND_DOWN:
            value -= WAND_ADDS
        elif value <= MIRROR_ADDS:
            value += MIRROR_ADDS
        else:
            value -= MIRROR_ADDS
        mods //= 8
    return value


def effective(table: Table, card: i64, mods: i64) -> i64:
    value: i64 = table.pack.value[card]
    return value if mods == 0 else with_mods(value, mods)


def trick_winner(table: Table) -> i64:
    """claim.win.trick."""
    leader = table.leader
    if table.forfeit_by >= 0:
        return 1 - table.forfeit_by
    if table.auto_win >= 0:
        return table.auto_win
    verdict = by_faction(table.pack, table.lead, table.second, table.bottle)
    if verdict == COMPARE:
        wins = is_ahead(float(second_total(table) - lead_total(table)), table.bottle)
    else:
        wins = verdict == SECOND_WINS
    return 1 - leader if wins else leader


def by_faction(pack: Pack, lead: i64, second: i64, bottle: bool) -> i64:
    """What the factions of two cards decide; if nothing, their totals are compared."""
    this = bit(second)
    suit = pack.suit_of[lead]
    if this & (suit.cards | pack.wild):
        return COMPARE
    return SECOND_WINS if this & suit.overruled_by and not bottle else LEAD_WINS


def is_ahead(more: float, bottle: bool) -> bool:
    """Whether the second card wins a comparison if it counts so much more than the lead."""
    return more < 0.0 if bottle else more > 0.0


def lead_total(table: Table) -> i64:
    """What the lead counts, with what its player has in a frozen trick."""
    return effective(table, table.lead, table.lead_mods) + table.side(table.leader).frozen_value


def second_total(table: Table) -> i64:
    frozen = table.side(1 - table.leader).frozen_value
    return effective(table, table.second, table.second_mods) + frozen


def why_won(table: Table) -> str:
    """The word of the event for what made `trick_winner` choose."""
    if table.forfeit_by >= 0:
        return "forfeit"
    if table.auto_win >= 0:
        return "wish"
    verdict = by_faction(table.pack, table.lead, table.second, table.bottle)
    if verdict != COMPARE:
        return "led" if verdict == LEAD_WINS else "overrules"
    if lead_total(table) == second_total(table):
        return "equal"
    return "lower" if table.bottle else "higher"
