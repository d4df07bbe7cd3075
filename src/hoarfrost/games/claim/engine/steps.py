"""The steps of the game (docs/claim.md) and the numbers of the actions."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import MEMBERS

# Steps, in the order in which they follow each other.
TRICK_START: Final = 0  # T0
PRE_REVEAL: Final = 1  # window
REVEAL: Final = 2  # T1
BEFORE_LEAD: Final = 3  # window, T2
WALK_OVER: Final = 4  # T3
LEAD: Final = 5  # T4
LEAD_PLAYED: Final = 6  # window, T5
AFTER_LEAD: Final = 7  # window, T6
SECOND: Final = 8  # T7
SECOND_PLAYED: Final = 9  # window, T8
TURN_UP: Final = 10  # T9
BEFORE_RESOLVE: Final = 11  # window, T10
RESOLVE: Final = 12  # T11, after the rest of T10
COLLECT: Final = 13  # T12; a decision when a Seer won
AFTER_WIN: Final = 14  # window
BRING_HOME: Final = 15  # T12, C5 and C6
PEEK: Final = 16  # T13
COUNT: Final = 17  # T14 and T15
BOUNDARY: Final = 18
PHASE1_END: Final = 19  # window
PHASE2_START: Final = 20  # window
END: Final = 21  # claim.end.1 and 2
TAVERN: Final = 22  # claim.end.3
SCORING: Final = 23  # claim.end.4 to 10
OVER: Final = 24

STEP_NAMES: Final = (
    "T0",
    "PRE_REVEAL",
    "T1",
    "BEFORE_LEAD",
    "T3",
    "T4",
    "LEAD_PLAYED",
    "AFTER_LEAD",
    "T7",
    "SECOND_PLAYED",
    "T9",
    "BEFORE_RESOLVE",
    "T11",
    "T12",
    "AFTER_WIN",
    "T12.C5",
    "T13",
    "T14",
    "boundary",
    "PHASE1_END",
    "PHASE2_START",
    "end.1",
    "end.3",
    "end.4",
    "over",
)
STEP_ALIASES: Final = {
    "T2": "BEFORE_LEAD",
    "T5": "LEAD_PLAYED",
    "T6": "AFTER_LEAD",
    "T8": "SECOND_PLAYED",
    "T10": "BEFORE_RESOLVE",
    "T15": "T14",
    "end": "end.1",
    "end.2": "end.1",
    **{f"end.{n}": "end.4" for n in range(5, 11)},
    **{f"claim.end.{n}": "end.1" for n in (1, 2)},
    "claim.end.3": "end.3",
    **{f"claim.end.{n}": "end.4" for n in range(4, 11)},
}
WINDOWS: Final = (
    PRE_REVEAL,
    BEFORE_LEAD,
    LEAD_PLAYED,
    AFTER_LEAD,
    SECOND_PLAYED,
    BEFORE_RESOLVE,
    AFTER_WIN,
    PHASE1_END,
    PHASE2_START,
)

# Actions. 0 to 61 are cards; 62 and 63 are free, so that the others fill a word of their own. The
# artifacts come last and can grow in number; they are literals, for mypyc folds those into code.
EXTRA: Final = 64
FACE: Final = 64  # + the number of the look-alike face
PASS: Final = 80
PLUS: Final = 81
MINUS: Final = 82
LOOK: Final = 83
KEEP: Final = 84
TAKE: Final = 85
PEEK_AT: Final = 86  # + the slot
DECLINE: Final = 89
PLAY_ARTIFACT: Final = 90  # + the number of the artifact
MOST_FACES: Final = PASS - FACE
MOST_ARTIFACTS: Final = EXTRA + MEMBERS - PLAY_ARTIFACT

# Where a played card came from.
FROM_HAND: Final = 0
FROM_SCORE: Final = 1
FROM_FLAIL: Final = 2
FROM_MARK: Final = 3
ORIGINS: Final = ("hand", "score", "flail", "mark")

# Modifiers of a played card, in the order they were attached: digits of base 8.
FLASK: Final = 1
WAND_UP: Final = 2
WAND_DOWN: Final = 3
MIRROR: Final = 4
MODS: Final = ("", "flask", "wand+2", "wand-2", "mirror")

NOBODY: Final = -1
NOTHING: Final = -1

# What an artifact gave and took, as the actions that name the two, in one number; 0: unknown.
MOVED_BASE: Final = 128  # more than there are actions


def moved(given: i64, taken: i64) -> i64:
    return (given + 1) * MOVED_BASE + taken + 1


def given_and_taken(detail: i64) -> tuple[i64, i64]:
    """The inverse of `moved`; NOTHING where nothing was given, or is taken yet."""
    return detail // MOVED_BASE - 1, detail % MOVED_BASE - 1
