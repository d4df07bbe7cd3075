"""How Krosmaster is tried by the laws and the benchmark.

Together the option sets hold every board, every preset team, every character (by random teams),
each option with another value than usual, and content of one's own. Most games are short, so that
many begin; some go on to the usual end.
"""

from typing import Final

from hoarfrost.core.kit import LawCase, SpeedGoal, Trials
from hoarfrost.core.plain import Json

BOARDS: Final = ("glacier_gate", "green_court", "frigost_1", "frigost_2", "choose")
SHORT: Final = 14  # game turns

# Further teams, which bring the characters that no preset team has beside each other.
BOMBERS: Final = ["bad_aboum", "bad_aboum", "hild_rimeguard", "tilly_furrow"]
CROWD: Final = [
    "coa_gulary", "coa_gulary", "pip_thinshell", "mo_snowmole", "mo_snowmole", "maskun_john",
    "king_of_the_gobballs",
]  # fmt: skip
SUMMONERS: Final = [
    "queen_of_the_tofus", "king_of_the_gobballs", "bad_aboum", "sister_cinder",
]  # fmt: skip
ARCHERS: Final = ["bill_tell", "bill_tell", "ysolde_hoar", "bruno_sledge"]
CLOCKS: Final = ["tock_minutia", "yugo", "oscar_kass", "naz_rael"]
DUEL: Final = ["darkness_knight", "count_harebourg"]  # 1.x allows two

OWN: Final[Json] = {
    "characters": {
        "gale_warden": {
            "name": "Gale Warden",
            "class": "warden",
            "types": ["brotherhood"],
            "colour": "black",
            "level": 2,
            "initiative": 4,
            "mp": 4,
            "hp": 9,
            "ap": 7,
            "powers": ["agility", "immune_fire", "chance"],
            "spells": [
                {
                    "id": "gust",
                    "name": "Gust",
                    "kind": "attack",
                    "ap": 3,
                    "range": {
                        "min": 1,
                        "max": 4,
                        "alterable": True,
                        "straight": False,
                        "los": True,
                    },
                    "element": "air",
                    "damage": 1,
                    "limit": "purple",
                    "area": "diamond2",
                    "effects": [{"op": "pushback", "n": 2}],
                },
                {
                    "id": "undertow",
                    "name": "Undertow",
                    "kind": "special",
                    "ap": 2,
                    "range": {
                        "min": 1,
                        "max": 3,
                        "alterable": True,
                        "straight": False,
                        "los": False,
                    },
                    "limit": "blue",
                    "area": "cross",
                    "effects": [
                        {"op": "attract", "n": 2},
                        {"op": "tokens", "k": "-1Range", "n": 1, "to": "target"},
                        {"op": "tokens", "k": "+1Range", "n": 1, "to": "caster"},
                    ],
                },
            ],
        },
    },
}
WARDENS: Final = ["gale_warden", "gale_warden", "gale_warden", "yugo", "bill_tell"]


def game(team1: object, team2: object, board: int, **more: object) -> Json:
    return {"team1": team1, "team2": team2, "board": BOARDS[board], "max_game_turns": SHORT, **more}


def option_sets() -> list[Json]:
    return [
        {},
        {"team1": "swarm", "team2": "hearth", "board": "frigost_1"},
        {"team1": BOMBERS, "team2": "portals", "board": "frigost_2"},
        game("clockwork", "tormentators", 1),
        game("frost_line", "portals", 3),
        game("hearth", "clockwork", 4),
        game("portals", "frost_line", 2),
        game("tormentators", "swarm", 0),
        game(BOMBERS, BOMBERS, 2),
        game(CROWD, SUMMONERS, 3),
        game(ARCHERS, CLOCKS, 1),
        game(SUMMONERS, ARCHERS, 0),
        game("clockwork", "frost_line", 2, edition="v1"),
        game(DUEL, CROWD, 4, edition="v1"),
        game("swarm", "portals", 0, tension_reroll=False, lock_mode="v1"),
        game("hearth", SUMMONERS, 2, summon_limit="kind", crit_mode="sum"),
        game("frost_line", "frost_line", 3, frozen_tokens_persist=False, gg_per_turn=0),
        game("clockwork", CLOCKS, 2, ice_shove_ap=0, ice_shove_limit="purple"),
        game("frost_line", BOMBERS, 2, ice_shove_limit="black", reveals_per_turn=0),
        game("portals", "hearth", 0, ice_shove_limit="red", reward_reveal="setup"),
        game(WARDENS, "clockwork", 2, content=OWN),
        game("swarm", WARDENS, 0, content=OWN, crit_mode="sum"),
    ]


CATANATRON: Final = ("catanatron API",)
GOALS: Final = (
    SpeedGoal("random games in the compiled loop", "base, M/s", "base play_out", "M/s", 0.3),
    SpeedGoal(
        "from Python, ply by ply, beside catanatron",
        "API / catanatron",
        "base API",
        "x",
        10,
        CATANATRON,
    ),
    SpeedGoal("clone, at ply 10", "clone, us", "base clone", "us", 10),
    SpeedGoal("a move of 1,000 iterations", "move, ms", "base search", "ms per 1,000", 1000),
)
TRIALS: Final = Trials(
    cases=[LawCase(options, 2) for options in option_sets()],
    plies=100_000,
    share=8,
    rate=0.02,
    benchmarks={"base": {}, "frigost": {"board": "frigost_1", "team1": "swarm", "team2": "hearth"}},
    goals=GOALS,
)
