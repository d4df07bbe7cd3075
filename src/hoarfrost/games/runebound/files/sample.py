"""A state that fits a view."""

from typing import Any

from hoarfrost.core.game import Game, State
from hoarfrost.core.rng import Rng


def sample_view(game: Game, view: Any, rng: Rng) -> State:
    raise ValueError("views cannot be sampled yet")
