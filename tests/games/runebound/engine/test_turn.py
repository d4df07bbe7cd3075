"""The course of a turn (R§6)."""

import pytest

from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTEMPT,
    BEFORE_MOVING,
    COUNTER,
    EXPERIENCE,
    MARKET_STAGE,
    MOVING,
    PASS,
    PLACE_FLARE,
    PLACING_FLARE,
    REFRESH,
    ROLL,
    SURVIVAL,
    TRADE,
)
from tests.games.runebound.scenes import Marks, Scene, hero

OTHER = hero("ittuk_the_pathwise", "H13")


@pytest.mark.rule("rune.turn.steps", "rune.opening.turn")
def test_a_turn_goes_through_its_steps_in_their_order() -> None:
    zyla = hero("zyla", "N7", xp=9, flares=1, items=["ringmail"], activated=["ringmail"])
    scene = Scene(zyla, OTHER, stage=REFRESH)
    assert not scene.is_activated("ringmail")  # Refresh
    assert scene.stage == BEFORE_MOVING  # Movement
    scene.do(ROLL + 1, rolls="5")
    assert scene.stage == MOVING
    scene.walk((5, "M8"))
    scene.do(PASS)
    assert scene.marks(0) == Marks(frost=1)  # Survival
    assert scene.stage == ADVENTURE_STAGE
    scene.do(ATTEMPT, rolls="thin_ice 10 10 wild")
    assert scene.stage == EXPERIENCE  # no Market outside a town
    scene.do(COUNTER)
    scene.do(COUNTER)
    assert scene.stage == PLACING_FLARE
    scene.do(PLACE_FLARE)
    assert scene.active == 1


@pytest.mark.rule("rune.turn.steps")
def test_in_a_town_survival_and_adventure_are_skipped_and_the_market_follows() -> None:
    scene = Scene(hero("zyla", "H13", xp=9), OTHER, stage=MOVING).do(PASS)
    assert scene.stage == MARKET_STAGE
    scene.do(TRADE, PASS)
    assert scene.stage == EXPERIENCE


@pytest.mark.rule("rune.turn.steps", "rune.opening.turn")
def test_play_passes_clockwise() -> None:
    scene = Scene(hero("zyla", "A5"), hero("karnon", "C7"), OTHER, stage=SURVIVAL)
    order = [scene.active]
    for _ in range(3):
        scene.do(ROLL).do(PASS)
        while scene.stage != BEFORE_MOVING:
            scene.do(PASS)
        order.append(scene.active)
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("rune.turn.steps")
def test_refresh_makes_the_own_cards_ready_and_nobody_elses() -> None:
    flipped = hero("karnon", "A5", items=["ringmail"], activated=["ringmail"])
    scene = Scene(hero("zyla", "C7"), flipped, hero("olen_greycloak", "H13"), stage=REFRESH)
    assert scene.is_activated("ringmail")
    scene.do(ROLL).do(PASS)
    assert scene.active == 1
    assert not scene.is_activated("ringmail")


@pytest.mark.rule("rune.turn.steps")
def test_dice_and_discoveries_of_a_turn_end_with_it() -> None:
    scene = Scene(hero("zyla", "A5"), OTHER, stage=MOVING, dice="1 2")
    scene.do(PASS)
    assert scene.active == 1
    assert scene.dice() == []
    assert not scene.state.has_moved


@pytest.mark.rule("rune.turn.knockout_ends")
@pytest.mark.parametrize("stage", [SURVIVAL, ADVENTURE_STAGE])
def test_wherever_the_active_hero_falls_the_turn_is_over(stage: int) -> None:
    zyla = hero("zyla", "B7", wounds=3, frost=3, exhaustion=4, xp=20, flares=1, gold=1)
    zyla.items = ["ringmail"]
    scene = Scene(zyla, OTHER, stage=stage)
    if stage == ADVENTURE_STAGE:
        scene.do(ATTEMPT, rolls="lost_caravan 1 1").do(PASS)
    assert scene.where() == "A9"
    assert scene.active == 1
    assert scene.party().counters == [0] * 5
    assert not scene.party().flare
