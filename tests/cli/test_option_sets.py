"""Random options for `hoarfrost fuzz`: all of them together make a game."""

import pytest

from hoarfrost.cli.option_sets import can_begin, random_options
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.registry import game_names, kit_of


@pytest.mark.parametrize("name", game_names())
def test_random_options_go_together(name: str) -> None:
    kit = kit_of(name)
    rng = rng_from_seed(3)
    sets = [random_options(kit, rng) for _ in range(12)]
    assert all(can_begin(kit, chosen) for chosen in sets)
    tried = {option for chosen in sets for option in chosen}
    assert len(tried) >= len(list(kit.options)) // 2
