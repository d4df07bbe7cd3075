"""What the Lava Fields and the Forest make of winning a trick of Phase 2, in votes.

Both reward the loser, so whoever only collects cards plays into the opponent's hands there.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import count
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.locations.forest import FEW_CARDS
from hoarfrost.games.claim.engine.locations.lava_fields import LOSSES_IN_A_ROW
from hoarfrost.games.claim.greedy.sight import Sight

GAME_VOTES: Final = 8.0  # winning the game at once, beside single votes


def is_setting(sight: Sight, name: str) -> bool:
    setting = sight.state.setting
    return setting >= 0 and LOCATIONS[setting].id == name


def worth_of_setting(sight: Sight, winner: i64) -> float:
    """What it is worth to this seat, beside the cards, that this player wins the trick."""
    me, other = sight.seat, 1 - sight.seat
    if is_setting(sight, "lava_fields"):
        chance = lava_chance(sight, me, winner) - lava_chance(sight, other, winner)
        return GAME_VOTES * chance
    if is_setting(sight, "forest"):
        chance = forest_chance(sight, me, winner) - forest_chance(sight, other, winner)
        return GAME_VOTES * chance
    return 0.0


def lava_chance(sight: Sight, seat: i64, winner: i64) -> float:
    """How likely a seat completes its losses in a row, if each trick is lost or won by chance."""
    if seat == winner:
        return 0.0
    missing = LOSSES_IN_A_ROW - 1 - sight.state.side(seat).loss_streak2
    return 0.5 ** float(missing) if missing <= tricks_after_this(sight) else 0.0


def forest_chance(sight: Sight, seat: i64, winner: i64) -> float:
    """How likely a seat stays at five cards or fewer, if it wins each later trick by chance."""
    side = sight.state.side(seat)
    cards = count(unmarried(sight, side.score | side.row))
    if seat == winner:
        cards += 2
    tricks = tricks_after_this(sight)
    ways = 0.0
    for won in range(tricks + 1):
        if cards + 2 * won <= FEW_CARDS:
            ways += float(comb(int(tricks), int(won)))
    return ways / float(2**tricks)


def unmarried(sight: Sight, pile: i64) -> i64:
    """What the weddings of Frost leave of a pile."""
    for faction in sight.pack.scorers:
        if faction.id == "ice_kings":
            pile &= ~faction.removed_at_scoring(sight.state, pile)
    return pile


def tricks_after_this(sight: Sight) -> i64:
    """How many tricks there may still be: whoever has not played yet has a card less by then."""
    mine, theirs = left_after_this(sight, sight.seat), left_after_this(sight, 1 - sight.seat)
    return min(mine, theirs)


def left_after_this(sight: Sight, seat: i64) -> i64:
    left = sight.state.side(seat).cards_left()
    if sight.state.card_of(seat) < 0:
        left -= 1
    return max(left, 0)
