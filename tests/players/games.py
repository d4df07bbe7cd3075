"""Games and positions on which the players are tried."""

from collections.abc import Iterator

from hoarfrost.core.game import Game, State
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.registry import load_game

CLAIM_OPTIONS: dict[str, dict[str, object]] = {
    "classic": {},
    "frost with artifacts": {"mix": "frost", "artifacts": True},
    "hidden numbers": {"mix": "frost_and_fire", "artifacts": True, "edition": "nl"},
    "claim 2": {"mix": "claim2", "artifacts": True, "locations": ["tavern"], "edition": "en"},
    "poison and fakes": {
        "mix": ["goblins", "knights", "seers", "tricksters", "poisoners"],
        "locations": ["tavern", "forest"],
    },
}


def games() -> dict[str, Game]:
    """Claim in many forms, and Snowfall for three."""
    found = {name: load_game("claim", None, **options) for name, options in CLAIM_OPTIONS.items()}
    return {**found, "snowfall": load_game("snowfall", rounds=5)}


def decisions(game: Game, seed: str, every: int = 1) -> Iterator[tuple[State, int]]:
    """Decisions with a choice in a random game, and who has to make them: each n-th one."""
    state, rng = game.new_initial_state(seed), rng_from_seed(f"{seed} moves")
    n = 0
    while not state.is_terminal():
        if state.legal_count() > 1:
            n += 1
            if n % every == 0:
                yield state, int(state.current_player())
        state.apply_action(state.nth_legal(rng.below(state.legal_count())))
