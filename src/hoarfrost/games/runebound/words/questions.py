"""What is asked in each frame and stage, by the names of names.toml (`questions`)."""

from collections.abc import Mapping
from typing import Final

from hoarfrost.games.runebound.engine.realm import Realm
from hoarfrost.games.runebound.engine.steps import FRAMES
from hoarfrost.games.runebound.files.fields import OVER, STAGE_NAMES

# By frame, or by frame and stage where the stage matters.
QUESTIONS: Final[Mapping[str, str | Mapping[str, str]]] = {
    "begin": {"heroes": "choose_hero", "places": "choose_place"},
    "turn": {
        "flare": "flare",
        "flare_warmth": "warmth",
        "before_moving": "before_moving",
        "dropping": "dropping",
        "rolling_more": "rolling_more",
        "resting": "resting",
        "moving": "moving",
        "adventure": "adventure",
        "market": "to_market",
        "experience": "experience",
        "placing_flare": "placing_flare",
    },
    "frost": "frost",
    "white_death": "white_death",
    "harm": "harm",
    "knock_out": {"losing": "losing", "moving_away": "away"},
    "limit": "limit",
    "test": "test",
    "effect": "effect",
    "combat": {
        "other_prepares": "preparing",
        "hero_prepares": "preparing",
        "round_opens": "round",
        "other_opens": "other_round",
        "other_rolls": "before_roll",
        "choosing": "phase",
        "before_rolling": "before_roll",
        "hit": "hit",
        "truce": "truce",
        "truce_answer": "truce",
        "fleeing": "fleeing",
    },
    "market": {"warming": "warming", "trading": "trading"},
    "rumor": "rumor",
}


def question_of(step: str, stage: str | None) -> str:
    found = QUESTIONS[step]
    return found if isinstance(found, str) else found[str(stage)]


def question_now(realm: Realm) -> str:
    """What the asked seat of a position has to decide."""
    if realm.is_over:
        return OVER
    if realm.finding >= 0:
        return "tokens"
    frame = realm.top()
    stages = STAGE_NAMES.get(int(frame.kind))
    stage = None if stages is None else stages[frame.stage]
    found = question_of(FRAMES[frame.kind], stage)
    if found == "adventure" and realm.parties[frame.seat].space == realm.map.vale:
        return "before_arshan"
    return found
