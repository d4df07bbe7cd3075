"""Samples of what a seat cannot see: which rewards lie face down where."""

from mypy_extensions import i64

from hoarfrost.core.rng import Rng
from hoarfrost.games.krosmaster.engine.arena import FACE_UP, NO_ROLLS, SEEN, Arena
from hoarfrost.games.krosmaster.engine.content import RANKS


def is_hidden(held: i64, owner: i64, seat: i64) -> bool:
    """Whether a seat does not know which reward this is."""
    return owner != seat and held & (FACE_UP + SEEN) == 0


def unseen(arena: Arena, seat: i64) -> list[int]:
    """How many of each reward lie where this seat does not see them: in piles and on cards."""
    counts = arena.piles.copy()
    for unit in arena.units:
        for held in unit.held:
            if is_hidden(held, unit.owner, seat):
                counts[held >> 2] += 1
    return counts


def redeal(arena: Arena, seat: i64, rng: Rng) -> None:
    """Give hidden rewards new faces, each world of what the seat knows being equally likely."""
    arena.coming = NO_ROLLS
    arena.coming_at = 0
    counts = unseen(arena, seat)
    for rank in range(len(RANKS)):
        for unit in arena.units:
            for place in range(len(unit.held)):
                held = unit.held[place]
                if not is_hidden(held, unit.owner, seat):
                    continue
                if arena.content.rewards[held >> 2].rank == rank:
                    again = unit.held.copy()
                    again[place] = int(4 * take_one(arena, counts, rank, rng))
                    unit.held = again
    arena.piles = counts


def take_one(arena: Arena, counts: list[int], rank: i64, rng: Rng) -> i64:
    """A random reward of a rank out of these, which loses it."""
    total: i64 = 0
    for reward in arena.content.rewards:
        if reward.rank == rank:
            total += counts[reward.number]
    n = rng.below(total)
    for reward in arena.content.rewards:
        if reward.rank == rank:
            if n < counts[reward.number]:
                counts[reward.number] -= 1
                return reward.number
            n -= counts[reward.number]
    raise IndexError("there are not so many rewards")
