"""The games, seats and option sets over which the laws are run: those of all kits and the toy's."""

from hoarfrost.core.game import Game
from hoarfrost.registry import kits, load_game
from tests.laws import toy

TRIALS = {kit.name: kit.trials for kit in (toy.KIT, *kits())}
CASES = [(name, case) for name, trials in TRIALS.items() for case in trials.cases]
CASE_IDS = [f"{name} {case}" for name, case in CASES]


def game_of(name: str, seats: int | None = None, **options: object) -> Game:
    """The game, registered or toy."""
    return toy.make_game(options) if name == "snowfall" else load_game(name, seats, **options)
