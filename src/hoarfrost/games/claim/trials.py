"""How Claim is tried by the laws and the benchmark.

Together the option sets hold every faction, location, mode, edition and single edition option,
artifacts on and off, and lists of Toxics of one's own.
"""

from typing import Final

from hoarfrost.core.kit import LawCase, SpeedGoal, Trials
from hoarfrost.core.plain import Json

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
    "fire_elementals": ("blind", "owner_knows", "fire_elementals"),
    "poisoner": ("win_with", "win_card", "poisoners"),
    "cloak": ("current", "next", "frost"),
    "dagger": ("mandatory", "optional", "frost"),
    "dice": ("after_reveal", "before_reveal", "frost"),
    "frostbeast": ("discard", "out", "frost"),
}


def mix(pair: int, *tens: int) -> list[str]:
    return PAIRS[pair % len(PAIRS)] + [TENS[ten % len(TENS)] for ten in tens]


def option_sets() -> list[Json]:
    sets: list[Json] = [{}]
    sets += [
        {"mix": name} for name in ("claim2", "frost", "demons", "tricksters", "frost_and_fire")
    ]
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
        {"mix": "poisoners", "toxics": ["X"] * 14},
        {"mix": "poisoners", "toxics": [0, 0, 0, 0, 0, 9, 9, 9, 9, 5, 5, "X", "X", "X"]},
        {"mix": mix(2, 8, 10, 11), "toxics": [*range(10), 0, 1, 2, 3], "artifacts": True},
    ]
    return sets


ROLLOUTS: Final = ("hearts C++ rollouts", "euchre C++ rollouts")
GOALS: Final = (
    SpeedGoal("base, random games in the compiled loop", "base, M/s", "base play_out", "M/s", 8),
    SpeedGoal(
        "the same beside OpenSpiel's C++ rollouts (the faster game)",
        "/ C++ rollouts",
        "base play_out",
        "x",
        1.5,
        ROLLOUTS,
    ),
    SpeedGoal(
        "Frost with artifacts, random games in the compiled loop",
        "Frost, M/s",
        "frost play_out",
        "M/s",
        3,
    ),
    SpeedGoal(
        "base from Python, ply by ply, beside OpenSpiel hearts",
        "API / hearts",
        "base API",
        "x",
        5,
        ["hearts API"],
    ),
    SpeedGoal("clone, base, at ply 10", "clone, us", "base clone", "us", 0.3),
    SpeedGoal("resample, base, at ply 10", "resample, us", "base resample", "us", 1),
    SpeedGoal(
        "IS-MCTS from the first decision beside OpenSpiel's C++ IS-MCTS on hearts",
        "IS-MCTS / hearts",
        "base search",
        "x",
        5,
        ["hearts C++ IS-MCTS"],
    ),
    SpeedGoal("a move of 1,000 iterations", "move, ms", "base search", "ms per 1,000", 5),
    SpeedGoal(
        "uncompiled, from Python, ply by ply, beside OpenSpiel hearts",
        "plain / hearts",
        "base API",
        "x",
        0.5,
        ["hearts API"],
        is_compiled=False,
    ),
)
TRIALS: Final = Trials(
    cases=[LawCase(options, 2) for options in option_sets()],
    plies=200_000,
    share=5,
    rate=0.02,
    benchmarks={
        "base": {},
        "frost": {"mix": "frost", "artifacts": True},
        "fire": {"mix": "demons", "artifacts": True},
    },
    goals=GOALS,
)
