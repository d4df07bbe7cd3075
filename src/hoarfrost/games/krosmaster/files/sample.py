"""From the view of a seat to a position that it may be: hidden rewards are dealt anew."""

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from hoarfrost.core.errors import PositionError
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.games.krosmaster.engine.resampling import redeal
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.files.position import read_position

if TYPE_CHECKING:
    from hoarfrost.games.krosmaster.engine.game import KrosmasterGame


def sample_view(game: "KrosmasterGame", view: Any, rng: Rng) -> KrosmasterState:
    """A random state that fits what the view of a seat tells."""
    seat = view.get("viewer") if isinstance(view, dict) else None
    if seat not in (0, 1):
        raise PositionError(f'a view to fill has a "viewer", seat 0 or 1, not {seat!r}')
    world = read_position(game, filled(view))
    redeal(world, seat, rng)
    world.rng = rng.fork()
    return world


def filled(view: Json) -> Json:
    """The view with some reward for each that is not named; the rest lies in the piles."""
    position = deepcopy(view)
    left = position.pop("unseen", None)
    if not isinstance(left, dict):
        raise PositionError('a view to fill has "unseen", the rewards by rank that it does not see')
    for unit in position.get("units", []):
        for held in unit.get("rewards", []):
            if "reward" not in held:
                pool = left.get(held.get("rank"))
                if not pool:
                    raise PositionError(f"no reward of the rank {held.get('rank')!r} is unseen")
                held["reward"] = pool.pop()
    position["piles"] = left
    return position
