"""The words of positions: how what is under way is named in views and files.

A frame of the stack has a number, a list and a stage whose meaning depends on its kind. Here each
has the name by which a person can read it.
"""

from typing import Final

from hoarfrost.games.runebound.engine.fighting import STAGES as COMBAT_STAGES
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE,
    BEGIN,
    COMBAT,
    DRAWING_RUMOR,
    EFFECT,
    EVENT_IN_PLAY,
    FRAMES,
    HARM,
    KNOCK_OUT,
    MARKET,
    REWARD,
    TAKING_FROST,
    TAKING_WHITE_DEATH,
    TESTING,
    TURN,
)

OVER: Final = "over"  # the step of a game that has ended

TURN_STAGES: Final = (
    "refresh", "flare", "flare_warmth", "before_moving", "dropping", "rolling_more", "resting",
    "roll", "moving", "survival", "adventure", "market", "experience", "placing_flare", "turn_over",
)  # fmt: skip

# By kind of frame. Where there is no name the stage is a number.
STAGE_NAMES: Final[dict[int, tuple[str, ...]]] = {
    BEGIN: ("heroes", "places"),
    TURN: TURN_STAGES,
    TAKING_FROST: ("cancelling", "placing", "checking"),
    TAKING_WHITE_DEATH: ("answering", "contracting"),
    HARM: ("cancelling", "placing", "answering", "checking"),
    KNOCK_OUT: ("falling", "losing", "moving_away"),
    TESTING: ("rolling", "failed"),
    ADVENTURE: (
        "coming", "drawing", "after_event", "next_test", "after_test", "after_fight", "failed",
    ),
    COMBAT: COMBAT_STAGES,
    REWARD: ("experience", "clues"),
    MARKET: ("warming", "stocking", "trading"),
}  # fmt: skip

# What `n` of a frame is; of the others it is 0.
NUMBER_NAMES: Final[dict[int, str]] = {
    BEGIN: "chosen",
    TURN: "ready",
    TAKING_WHITE_DEATH: "counters",
    HARM: "wounds",
    KNOCK_OUT: "victor",
    TESTING: "difficulty",
    EFFECT: "done",
    ADVENTURE: "count",
    EVENT_IN_PLAY: "count",
    MARKET: "freeHealing",
    DRAWING_RUMOR: "left",
}
# Frames whose `card` is an adventure card; that of the others lies before a player.
OF_ADVENTURES: Final = (ADVENTURE, EVENT_IN_PLAY, REWARD)

# Frames that are nobody's in particular.
SEATLESS: Final = (BEGIN, ADVENTURE, EVENT_IN_PLAY, COMBAT, REWARD)

# What the source of an effect stands on (engine/using.py).
SOURCES: Final = ("card", "adventure", "before_combat", "penalty")

STEPS: Final = (*FRAMES, *(stage for stage in TURN_STAGES if stage not in FRAMES), OVER)


def step_name(kind: int, stage: int) -> str:
    """Where the game stands: a turn by its stage, all else by its kind."""
    return TURN_STAGES[stage] if kind == TURN else FRAMES[kind]
