"""The next player rolls ahead (rune.turn.preroll)."""

import pytest

from hoarfrost.core.errors import IllegalMove
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTEMPT,
    DROP,
    MARKET_STAGE,
    MOVING,
    PASS,
    PREROLL,
    REST,
    ROLL,
    STEP,
    TAKE_DICE,
)
from tests.games.runebound.scenes import Scene, ally, hero

ACTIVE = hero("karnon", "H13")


def ahead(scene: Scene, seat: int, dice: int, rolls: str) -> None:
    scene.state.feed(rolls.split())
    scene.state.apply_action(PREROLL + dice, seat)
    scene.check_rolls()


@pytest.mark.rule("rune.turn.preroll")
def test_the_next_player_may_roll_as_soon_as_the_active_one_has_moved() -> None:
    scene = Scene(ACTIVE, hero("zyla", "A5"), hero("olen_greycloak", "A5"), stage=MOVING)
    assert scene.legal(1) == []
    scene.do(PASS)  # now the market is open to the active player
    assert scene.legal(1) == [PREROLL + dice for dice in range(1, 6)]
    assert scene.legal(2) == []  # not next
    ahead(scene, 1, 3, "5 1 2")
    assert scene.party(1).ahead == [0, 1, 4]
    assert scene.legal(1) == []  # once


@pytest.mark.rule("rune.turn.preroll")
def test_a_table_may_do_without_rolling_ahead() -> None:
    scene = Scene(ACTIVE, hero("zyla", "A5"), stage=MARKET_STAGE, preroll=False)
    assert scene.legal(1) == []
    with pytest.raises(IllegalMove):
        scene.state.apply_action(PREROLL + 2, 1)


@pytest.mark.rule("rune.turn.preroll", "rune.solo")
def test_alone_nobody_rolls_ahead() -> None:
    scene = Scene(ACTIVE, stage=MARKET_STAGE)
    assert scene.legal(0) == scene.legal()
    assert not any(PREROLL <= action < PREROLL + 6 for action in scene.legal())


@pytest.mark.rule("rune.turn.preroll")
def test_an_allowance_of_the_moment_limits_the_dice_that_are_rolled_ahead() -> None:
    scene = Scene(ACTIVE, hero("zyla", "A5", wounds=1), stage=MARKET_STAGE)
    assert scene.legal(1) == [PREROLL + dice for dice in range(1, 5)]


@pytest.mark.rule("rune.turn.preroll")
def test_dice_rolled_ahead_are_taken_instead_of_a_roll() -> None:
    scene = Scene(hero("zyla", "N7", ahead=[5, 2, 1, 3, 3]), ACTIVE)
    assert scene.legal() == [TAKE_DICE, *range(STEP, STEP + 5)]
    scene.do(TAKE_DICE)
    assert scene.rolls == []
    assert scene.dice() == [1, 2, 3, 3, 5]
    scene.walk((5, "M8"))


@pytest.mark.rule("rune.turn.preroll")
def test_of_a_smaller_allowance_the_player_drops_dice_by_choice() -> None:
    scene = Scene(hero("zyla", "N7", wounds=1, ahead=[5, 2, 1, 1, 6]), ACTIVE)
    scene.do(TAKE_DICE)
    assert scene.legal() == [DROP, DROP + 1, DROP + 4, DROP + 5]
    scene.do(DROP)
    assert scene.dice() == [1, 2, 5, 6]
    assert scene.stage == MOVING


@pytest.mark.rule("rune.turn.preroll")
def test_dice_that_are_dropped_give_no_rest() -> None:
    scene = Scene(hero("zyla", "N7", exhaustion=2, ahead=[1, 1, 1, 1, 1]), ACTIVE)
    scene.do(TAKE_DICE, DROP)
    assert scene.marks(0).exhaustion == 2


@pytest.mark.rule("rune.turn.preroll")
def test_of_a_larger_allowance_more_may_be_rolled() -> None:
    scene = Scene(hero("zyla", "N7", ahead=[5, 2, 1]), ACTIVE)
    scene.do(TAKE_DICE)
    assert scene.legal() == [ROLL, ROLL + 1, ROLL + 2]
    scene.do(ROLL + 2, rolls="4 4")
    assert scene.dice() == [1, 2, 4, 4, 5]


@pytest.mark.rule("rune.turn.preroll", "rune.move.rest")
def test_rest_is_counted_from_the_allowance_of_the_own_step() -> None:
    zyla = hero("zyla", "N7", exhaustion=2, ahead=[5, 2], allies=[ally("onoit_guide", 0, 1)])
    scene = Scene(zyla, ACTIVE)
    scene.do(TAKE_DICE)
    assert scene.legal() == [ROLL, ROLL + 1, ROLL + 2]  # four dice now
    scene.do(ROLL + 1)
    assert scene.legal() == [REST, REST + 1]
    scene.do(REST + 1, rolls="6")
    assert scene.marks("onoit_guide").exhaustion == 0
    assert scene.dice() == [2, 5, 6]


@pytest.mark.rule("rune.turn.preroll", "rune.move.before_move")
def test_healing_before_moving_lets_all_dice_rolled_ahead_be_kept() -> None:
    zyla = hero("zyla", "N7", wounds=1, ahead=[5, 2, 1, 1, 6], items=["healing_draught"])
    scene = Scene(zyla, ACTIVE)
    scene.do(scene.use("healing_draught"), TAKE_DICE)
    assert scene.dice() == [1, 1, 2, 5, 6]


@pytest.mark.rule("rune.turn.preroll")
def test_a_step_without_dice_or_a_rune_of_return_voids_them() -> None:
    scene = Scene(hero("zyla", "N7", ahead=[5, 2]), ACTIVE)
    scene.do(scene.step("N6"))
    assert scene.party().ahead == []
    scene = Scene(hero("zyla", "A5", ahead=[5, 2], items=["rune_of_return"]), ACTIVE)
    scene.do(scene.use("rune_of_return"), scene.town("vrede"))
    assert scene.party().ahead == []


@pytest.mark.rule("rune.turn.preroll")
def test_a_discovery_and_snowshoes_wait_for_the_own_step() -> None:
    finder = hero("zyla", "E9", rumors="mountain tundra tundra fjord", snowshoes=1, ahead=[5])
    scene = Scene(ACTIVE, finder, stage=MARKET_STAGE, row=["bow_of_the_sky"])
    assert scene.legal(1) == []
    while scene.active == 0:
        scene.do(PASS)
    scene.do(TAKE_DICE, ROLL)
    assert scene.allows(scene.discover("bow_of_the_sky"))
    assert scene.allows(scene.shoe(5, 1))


@pytest.mark.rule("rune.turn.preroll")
def test_one_can_roll_ahead_while_the_active_hero_fights_and_the_event_shrinks_it() -> None:
    scene = Scene(hero("karnon", "A4"), hero("zyla", "A5"), stage=ADVENTURE_STAGE)
    ahead(scene, 1, 5, "1 2 3 4 5")
    scene.do(ATTEMPT, rolls="the_long_drift cave_bear")
    assert scene.asked == 0
    assert scene.party(1).ahead == [0, 1, 2, 3, 4]
