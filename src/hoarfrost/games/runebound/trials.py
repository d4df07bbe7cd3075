"""How Runebound is tried by the laws and the benchmark.

Together the cases have every number of seats, every value of every option, and content of one's
own. Most games are short, so that many begin; some go on for long. On the small map heroes meet,
fight each other and reach Green Vale even by chance.
"""

from typing import Final

from hoarfrost.core.kit import LawCase, SpeedGoal, Trials
from hoarfrost.core.plain import Json

SHORT: Final = 6  # turns of each player

OWN: Final[Json] = {
    "heroes": {
        "snow_owl": {
            "name": "Snow Owl",
            "life": 4,
            "stamina": 4,
            "mind": [3, 1],
            "body": [1, 1],
            "spirit": [3, 1],
            "skills": {"observation": 3},
            "effects": [{"when": "take_frost", "cost": ["act"], "do": [["cancel", "frost", 1]]}],
        },
    },
    "market": {
        "owl_feather": {
            "name": "Owl Feather",
            "type": "artifact",
            "cost": 1,
            "effects": [
                {"when": "take_frost", "cost": ["act"], "do": [["cancel_party", "frost", 1]]}
            ],
        },
        "tame_raven": {
            "name": "Tame Raven",
            "type": "ally",
            "cost": 2,
            "life": 2,
            "stamina": 2,
            "ranged": [2, 1],
            "melee": [0, 1],
            "magic": [1, 1],
            "effects": [{"when": "take_frost", "cost": ["disc"], "do": [["cancel", "frost", 2]]}],
        },
    },
    "adventures": {
        "snow_lynx": {
            "name": "Snow Lynx",
            "colour": "green",
            "kind": "fight",
            "trait": "beast",
            "life": 2,
            "ranged": [12, 0],
            "melee": [13, 1],
            "magic": [11, 0],
            "gold": 2,
            "rumor": 1,
            "clue": 1,
            "forage": {
                "id": "lynx_fur",
                "name": "Lynx Fur",
                "effects": [
                    {"when": "take_frost", "cost": ["disc"], "do": [["cancel", "frost", 2]]}
                ],
            },
        },
    },
    "maps": {
        "isle": {
            "name": "Isle",
            "grid": "~~ X. GV Xr\n D. M. Xb D.\nWy T. I. Tg\n HA F. T. F.",
            "towns": {
                "harbour": {"name": "Harbour", "code": "HA", "type": "weik", "start_cards": 2}
            },
            "vale": {"name": "Green Vale", "code": "GV"},
        },
    },
}


def case(seats: int, turns: int = SHORT, **options: object) -> LawCase:
    return LawCase({"max_rounds": turns, **options}, seats)


def isle(seats: int, turns: int = SHORT, **options: object) -> LawCase:
    """A game with content of one's own on a small map."""
    return case(seats, turns, content=OWN, map="isle", **options)


def cases() -> list[LawCase]:
    return [
        case(2),
        case(4, 30),
        case(1, 40, solo="hard"),
        case(1, solo="easy"),
        case(2, heroes="chosen", preroll=False),
        case(6, 4, heroes="chosen", frost="harsh"),
        case(3, frost="mild", levels="fast"),
        case(2, 25, frost="harsh", levels="short"),
        case(2, 25, legends="market"),
        case(5, 4, legends="market", levels="fast", distinct_weapons=True),
        case(3, 30, doom=True),
        case(4, one_discovery=False, distinct_weapons=True),
        isle(2, 20),
        isle(3, 20, one_discovery=False, levels="fast"),
        isle(6, 8, frost="mild", preroll=False),
        isle(1, 20, doom=True, solo="hard"),
        isle(2, 30, doom=True, frost="harsh", distinct_weapons=True),
        isle(4, 8, legends="market", heroes="chosen"),
    ]


CATANATRON: Final = ("catanatron API",)
GOALS: Final = (
    SpeedGoal("random games in the compiled loop", "base, M/s", "base play_out", "M/s", 0.2),
    SpeedGoal(
        "from Python, ply by ply, beside catanatron",
        "API / catanatron",
        "base API",
        "x",
        10,
        CATANATRON,
    ),
    SpeedGoal("clone, at ply 10", "clone, us", "base clone", "us", 10),
    SpeedGoal("a move of 1,000 iterations", "move, ms", "base search", "ms per 1,000", 5000),
)
TRIALS: Final = Trials(
    cases=cases(),
    plies=100_000,
    share=12,
    rate=0.02,
    benchmarks={"base": {}, "harsh": {"frost": "harsh", "doom": True}},
    benchmark_seats=2,  # as its peer plays
    goals=GOALS,
)
