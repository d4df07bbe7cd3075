"""The games and the option sets over which the laws are run.

Those of Claim follow claim.md, sections 2 to 4: together they hold every faction, location, mode,
edition and single edition option, artifacts on and off, and lists of Toxics of one's own.
"""

from hoarfrost.core.game import Game, Json
from hoarfrost.registry import load_game
from tests.laws import toy

PAIRS = [["goblins", "knights"], ["gnomes", "giants"], ["ice_kings", "ice_queens"]]
TENS = [
    *("undead", "dwarves", "doppelgangers", "dragons", "seers", "trolls"),
    *("yetis", "frostbeasts", "demons", "fire_elementals", "tricksters", "poisoners"),
]
EDITIONS = ["standard", "en", "nl", "es"]
LOCATIONS = ["tavern", "pit", "lava_fields", "forest"]
EDITION_OPTIONS = {  # each: standard, the other value, and a mix in which it matters
    "win": ("most", "at_least_three", "classic"),
    "phase1_end": ("all", "any", "classic"),
    "fire_elementals": ("blind", "owner_knows", "elementals"),
    "poisoner": ("win_with", "win_card", "poison"),
    "cloak": ("current", "next", "frost"),
    "dagger": ("mandatory", "optional", "frost"),
    "dice": ("after_reveal", "before_reveal", "frost"),
    "frostbeast": ("discard", "out", "frost"),
}


def mix(pair: int, *tens: int) -> list[str]:
    return PAIRS[pair % len(PAIRS)] + [TENS[ten % len(TENS)] for ten in tens]


def claim_sets() -> list[Json]:
    sets: list[Json] = [{}]
    sets += [{"mix": name} for name in ("claim2", "frost", "fire", "tricksters", "frost_and_fire")]
    for n in range(len(TENS)):  # every faction beside many others, in every combination of extras
        location = ("none", "setting", "building", "both")[n % 4]
        sets.append(
            {"mix": mix(n, n, n + 1, n + 3), "artifacts": n % 2 == 0, "locations": location}
        )
        sets.append({"mix": mix(n + 1, n, n + 4, n + 6), "artifacts": n % 2 == 1})
    for edition in EDITIONS:
        sets += [
            {"edition": edition},
            {"edition": edition, "mix": "frost", "artifacts": True},
            {"edition": edition, "mix": mix(1, 8, 9, 11), "artifacts": True, "locations": "both"},
        ]
    for option, (standard, other, name) in EDITION_OPTIONS.items():
        sets.append({option: other, "mix": name, "artifacts": True})
        sets.append({option: standard, "mix": name, "artifacts": True, "edition": "nl"})
    sets += [{"locations": name, "mix": mix(n, 1, 4, 10)} for n, name in enumerate(LOCATIONS)]
    for building in ("tavern", "pit"):
        for setting in ("lava_fields", "forest"):
            sets.append(
                {"locations": [building, setting], "artifacts": True, "mix": mix(1, 5, 7, 8)}
            )
    sets += [
        {"first_leader": 0},
        {"first_leader": 1, "mix": "frost", "artifacts": True},
        {"mix": "poison", "toxics": ["X"] * 14},
        {"mix": "poison", "toxics": [0, 0, 0, 0, 0, 9, 9, 9, 9, 5, 5, "X", "X", "X"]},
        {"mix": mix(2, 8, 10, 11), "toxics": [*range(10), 0, 1, 2, 3], "artifacts": True},
    ]
    return sets


OPTION_SETS: dict[str, list[Json]] = {
    "snowfall": [
        {},
        {"rounds": 1, "hand": 1, "icicles": 0, "mittens": 1},
        {"rounds": 3, "hand": 3, "balls": 3, "icicles": 4, "mittens": 4},
        {"rounds": 2, "hand": 2, "balls": 2, "icicles": 0, "mittens": 0},  # nobody can catch
        {"rounds": 3, "hand": 1, "balls": 1, "icicles": 0, "mittens": 9},
        {"rounds": 3, "hand": 2, "balls": 1, "icicles": 3, "mittens": 0},  # the deck runs out
    ],
    "claim": claim_sets(),
}
PLIES = {"snowfall": 6_000, "claim": 200_000}  # so many actions a game in all, over its sets
RATES = {"snowfall": 0.2, "claim": 0.02}  # at this share of them the dear checks are made

CASES = [(name, options) for name, sets in OPTION_SETS.items() for options in sets]
CASE_IDS = [
    f"{name} " + " ".join(f"{key}={value}" for key, value in options.items())
    for name, options in CASES
]


def game_of(name: str, **options: object) -> Game:
    """The game, registered or toy."""
    return toy.make_game(options) if name == "snowfall" else load_game(name, **options)
