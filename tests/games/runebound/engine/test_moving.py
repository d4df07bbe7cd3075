"""The Movement step: dice, rest, steps, snowshoes (R§7.1 to R§7.4)."""

from collections import Counter
from itertools import pairwise

import pytest

from hoarfrost.core.match import Match
from hoarfrost.games.runebound.engine.content import ANY, TERRAINS
from hoarfrost.games.runebound.engine.moving import allowance
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import (
    CHARACTER,
    CHOOSE,
    MOVE,
    MOVING,
    PASS,
    REST,
    ROLL,
    SET,
    SHOE,
    STEP,
    SURVIVAL,
    TOKEN,
)
from tests.games.runebound.scenes import Figure, Marks, Scene, ally, hero

OTHER = hero("ittuk_the_pathwise", "H13")


def dice_of(figure: Figure, **fields: str) -> int:
    scene = Scene(figure, OTHER, **fields)  # type: ignore[arg-type]
    return int(allowance(scene.state, scene.party()))


def moves(scene: Scene) -> list[int]:
    return [action for action in scene.legal() if MOVE <= action < SHOE]


# How many dice ------------------------------------------------------------------------------------


@pytest.mark.rule("rune.move.dice_allowance")
@pytest.mark.parametrize(
    ("figure", "dice"),
    [
        pytest.param(hero("zyla", "N7", frost=3), 5, id="M1 frost does not matter"),
        pytest.param(hero("zyla", "N7", allies=[ally("onoit_guide", 0, 1)]), 4, id="M2"),
        pytest.param(hero("zyla", "N7", allies=[ally("onoit_guide", 0, 0, 0, 1)]), 4, id="M3"),
        pytest.param(hero("zyla", "N7", wounds=1), 4, id="a wound"),
        pytest.param(hero("zyla", "N7", exhaustion=1), 4, id="exhaustion"),
        pytest.param(hero("zyla", "N7", wounds=1, exhaustion=2, white_death=1), 4, id="all three"),
        pytest.param(hero("zyla", "N7", items=["ulfen_sledge"]), 5, id="never above five"),
        pytest.param(hero("zyla", "N7", wounds=1, items=["ulfen_sledge"]), 5, id="sledge"),
    ],
)
def test_the_party_has_five_dice_or_four_when_anybody_is_hurt(figure: Figure, dice: int) -> None:
    assert dice_of(figure) == dice


@pytest.mark.rule("rune.move.dice_allowance")
def test_m12_the_long_drift_takes_a_die_from_everybody() -> None:
    assert dice_of(hero("zyla", "N7"), event="the_long_drift") == 4
    assert dice_of(hero("zyla", "N7", wounds=1), event="the_long_drift") == 3


@pytest.mark.rule("rune.move.before_move", "rune.fx.moments")
def test_m14_healing_the_last_wound_before_moving_gives_the_fifth_die_back() -> None:
    ittuk = hero("ittuk_the_pathwise", "N7", wounds=1, items=["healing_draught"])
    scene = Scene(ittuk, hero("zyla", "H13"))
    assert not scene.allows(ROLL + 5)
    scene.do(scene.use("healing_draught"))
    assert scene.allows(ROLL + 5)


@pytest.mark.rule("rune.move.before_move", "rune.term.heroes")
def test_ittuk_heals_a_wound_or_two_frost_of_anybody_before_moving() -> None:
    ittuk = hero("ittuk_the_pathwise", "N7", frost=1, allies=[ally("onoit_guide", 1, 0, 2)])
    scene = Scene(ittuk, hero("zyla", "H13"))
    scene.do(scene.use("ittuk_the_pathwise"), CHOOSE + 1, CHARACTER + 1)
    assert scene.marks("onoit_guide") == Marks(wounds=1)
    assert scene.marks(0) == Marks(exhaustion=1, frost=1)
    assert not scene.allows(scene.use("ittuk_the_pathwise"))  # once per turn


# Rolling and resting ------------------------------------------------------------------------------


@pytest.mark.rule("rune.move.roll", "rune.term.dice")
def test_five_alike_dice_show_two_or_three_terrains_on_each_face() -> None:
    content = Scene(OTHER).content
    faces = [
        {TERRAINS[terrain] for terrain in range(ANY) if face & (1 << terrain)}
        for face in content.faces
    ]
    assert faces == [
        {"forest", "ice"},
        {"snowdrift", "ice", "wastes"},
        {"forest", "snowdrift", "ice"},
        {"fjord", "mountain", "wastes"},
        {"fjord", "tundra", "mountain"},
        {"fjord", "tundra", "forest"},
    ]
    assert content.dice == 5


@pytest.mark.rule("rune.move.roll")
def test_the_player_chooses_how_many_dice_from_none_to_all() -> None:
    scene = Scene(hero("zyla", "N7"), OTHER)
    assert [action for action in scene.legal() if action < STEP] == list(range(ROLL, ROLL + 6))
    scene.do(ROLL + 3, rolls="6 1 4")
    assert scene.dice() == [1, 4, 6]


@pytest.mark.rule("rune.move.roll", "rune.move.discovery_window")
def test_rolling_no_die_is_a_roll() -> None:
    zyla = hero("zyla", "E9", rumors="mountain tundra tundra fjord")
    scene = Scene(zyla, OTHER, row=["bow_of_the_sky"]).do(ROLL + 0)
    assert scene.dice() == []
    assert scene.allows(scene.discover("bow_of_the_sky"))


@pytest.mark.rule("rune.move.rest")
def test_m4_two_dice_not_rolled_take_two_exhaustion_as_the_owner_likes() -> None:
    zyla = hero("zyla", "N7", exhaustion=2, allies=[ally("onoit_guide", exhaustion=1)])
    scene = Scene(zyla, OTHER).do(ROLL + 2)
    assert scene.legal() == [REST, REST + 1]
    assert scene.rolls == []  # before the roll
    scene.do(REST, REST + 1, rolls="3 3")
    assert scene.marks(0).exhaustion == 1
    assert scene.marks("onoit_guide").exhaustion == 0


@pytest.mark.rule("rune.move.rest")
def test_rest_does_not_remove_wounds_frost_or_white_death() -> None:
    scene = Scene(hero("zyla", "N7", wounds=1, exhaustion=1, frost=2, white_death=1), OTHER)
    scene.do(ROLL + 0)
    assert scene.marks(0) == Marks(wounds=1, frost=2, white_death=1)


@pytest.mark.rule("rune.move.rest")
def test_rest_does_not_give_a_die_back_in_the_same_turn() -> None:
    scene = Scene(hero("zyla", "N7", exhaustion=1), OTHER)
    assert not scene.allows(ROLL + 5)
    scene.do(ROLL + 3, rolls="1 1 1")
    assert scene.marks(0) == Marks()
    assert len(scene.dice()) == 3


@pytest.mark.rule("rune.move.forced_step")
def test_m11_a_step_without_dice_goes_to_any_neighbour_and_allows_no_discovery() -> None:
    clues = "fjord wastes tundra snowdrift wild wild snowdrift+snowdrift"
    scene = Scene(hero("zyla", "N7", clues=clues, snowshoes=1, exhaustion=2), OTHER)
    scene.do(scene.step("M7"))
    assert scene.where() == "M7"
    assert scene.rolls == []
    assert scene.marks(0) == Marks(exhaustion=2, frost=2)  # no rest, but the cold
    assert scene.stage > SURVIVAL
    scene = Scene(hero("zyla", "N7"), OTHER)
    scene.do(scene.step("N6"))
    assert scene.where() == "N6"


@pytest.mark.rule("rune.move.forced_step")
def test_a_step_without_dice_may_enter_a_town_and_then_the_step_is_over() -> None:
    scene = Scene(hero("zyla", "M8"), OTHER)
    scene.do(scene.step("N7"))
    assert scene.where() == "N7"
    assert not moves(scene)


@pytest.mark.rule("rune.move.forced_step")
def test_after_the_dice_there_is_no_step_without_dice() -> None:
    scene = Scene(hero("zyla", "N7"), OTHER).do(ROLL + 1, rolls="1")
    assert not any(STEP <= action < MOVE for action in scene.legal())


# Moving -------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.move.map_edges", "rune.setup.board")
def test_m6_weikgart_has_five_neighbours_and_the_sea_is_none() -> None:
    scene = Scene(hero("zyla", "N7"), OTHER)
    board = scene.content.map
    found = {
        board.names[space]: TERRAINS[board.terrains[space]]
        for space in board.neighbours[scene.space("N7")]
    }
    assert found == {
        "M7": "snowdrift",
        "M6": "snowdrift",
        "N6": "mountain",
        "M8": "tundra",
        "N8": "fjord",
    }


@pytest.mark.rule("rune.move.map_edges")
def test_neighbours_are_mutual_and_no_space_has_fewer_than_three() -> None:
    board = Scene(OTHER).content.map
    for space, neighbours in enumerate(board.neighbours):
        assert 3 <= len(neighbours) <= 6
        for other in neighbours:
            assert space in board.neighbours[other]
    assert "A1" not in board.numbers


@pytest.mark.rule("rune.move.assign", "rune.move.town_any_die")
def test_m7_each_die_pays_for_one_space_and_any_die_for_a_town() -> None:
    scene = Scene(hero("zyla", "N7"), OTHER, stage=MOVING, dice="5 2 1")
    scene.do(scene.move(5, "M8"))
    scene.do(scene.move(2, "M7"))
    scene.do(scene.move(1, "N7"))
    assert scene.where() == "N7"
    assert scene.dice() == []
    assert not moves(scene)


@pytest.mark.rule("rune.move.assign")
def test_m8_a_die_that_does_not_show_the_terrain_does_not_help() -> None:
    scene = Scene(hero("zyla", "N7"), OTHER, stage=MOVING, dice="1 1")
    assert moves(scene) == []
    assert scene.legal() == [PASS]


@pytest.mark.rule("rune.move.snowshoe", "rune.term.gear")
def test_m9_a_snowshoe_turns_a_die_to_a_face_with_tundra() -> None:
    scene = Scene(hero("zyla", "N7", snowshoes=1), OTHER, stage=MOVING, dice="1 1")
    assert scene.allows(scene.shoe(1, 6))
    scene.do(scene.shoe(1, 5))
    assert scene.dice() == [1, 5]
    assert scene.gear() == [0, 0, 0]
    assert scene.state.gear[2] == 12  # back in the supply
    scene.do(scene.move(5, "M8"))


@pytest.mark.rule("rune.move.snowshoe")
def test_several_snowshoes_may_be_worn_even_on_the_same_die() -> None:
    scene = Scene(hero("zyla", "N7", snowshoes=2), OTHER, stage=MOVING, dice="1")
    scene.do(scene.shoe(1, 5), scene.shoe(5, 2)).walk((2, "M7"))
    assert scene.where() == "M7"


@pytest.mark.rule("rune.move.snowshoe")
def test_a_snowshoe_is_worn_before_the_figure_moves() -> None:
    scene = Scene(hero("zyla", "N7", snowshoes=1), OTHER, stage=MOVING, dice="1 5")
    scene.do(scene.move(5, "M8"))
    assert not any(SHOE <= action < SET for action in scene.legal())


@pytest.mark.rule("rune.move.assign")
def test_only_neighbours_can_be_entered() -> None:
    scene = Scene(hero("zyla", "N7"), OTHER, stage=MOVING, dice="5 5 5")
    there = {
        scene.state.map.names[scene.state.map.neighbours[scene.party().space][action % 6]]
        for action in [one - MOVE for one in moves(scene)]
    }
    assert there == {"N6", "M8", "N8"}


@pytest.mark.rule("rune.move.stop")
def test_dice_need_not_be_used_and_a_space_may_be_entered_again() -> None:
    scene = Scene(hero("zyla", "N7"), OTHER, stage=MOVING, dice="5 5 5 5")
    scene.walk((5, "M8"), (5, "N7"), (5, "M8"))
    scene.do(PASS)
    assert scene.where() == "M8"


@pytest.mark.rule("rune.move.stop")
def test_counters_and_other_heroes_do_not_stop_anybody() -> None:
    passing = hero("zyla", "N7")
    scene = Scene(passing, hero("karnon", "M8"), stage=MOVING, dice="5 6")
    assert scene.counter("M8")
    scene.do(scene.move(5, "M8"))
    assert scene.dice() == [6]
    assert moves(scene)


@pytest.mark.rule("rune.move.leave")
def test_what_matters_is_the_space_that_is_entered_not_the_one_that_is_left() -> None:
    # From a fjord to a forest with a die that shows no fjord.
    scene = Scene(hero("zyla", "B7"), OTHER, stage=MOVING, dice="1")
    assert scene.allows(scene.move(1, "A6"))
    # Out of a town no other die is needed than into the space beyond.
    scene = Scene(hero("zyla", "A9"), OTHER, stage=MOVING, dice="4")
    assert scene.allows(scene.move(4, "A8"))


@pytest.mark.rule("rune.move.town_any_die", "rune.move.green_vale", "rune.vale.not_town")
@pytest.mark.parametrize("face", range(1, 7))
def test_green_vale_is_entered_with_any_die_and_ends_the_movement(face: int) -> None:
    scene = Scene(hero("zyla", "H3"), OTHER, stage=MOVING, dice=f"{face} 2 2")
    scene.do(scene.move(face, "H2"))
    assert scene.where() == "H2"
    assert not moves(scene)
    assert scene.told("fight")["foe"] == "arshan"


@pytest.mark.rule("rune.move.discovery_window", "rune.legend.limit")
def test_once_the_figure_has_moved_nothing_can_be_discovered() -> None:
    zyla = hero("zyla", "E9", rumors="mountain tundra tundra fjord")
    scene = Scene(zyla, OTHER, row=["bow_of_the_sky"], stage=MOVING, dice="5 4")
    assert scene.allows(scene.discover("bow_of_the_sky"))
    scene.walk((5, "E8"), (4, "E9"))
    assert scene.where() == "E9"
    assert not scene.allows(scene.discover("bow_of_the_sky"))


@pytest.mark.rule("rune.move.discovery_window")
def test_after_a_discovery_the_movement_goes_on_with_the_same_dice() -> None:
    zyla = hero("zyla", "E9", rumors="mountain tundra tundra fjord", snowshoes=1)
    scene = Scene(zyla, OTHER, row=["bow_of_the_sky"], stage=MOVING, dice="5 4")
    scene.do(scene.discover("bow_of_the_sky"))
    assert all(TOKEN <= action < TOKEN + 8 for action in scene.legal())
    scene.do(
        *scene.tokens("mountain tundra tundra fjord"),
        rolls="ulfen_sledge sela_icevoice "
        "sunstone_amulet horn_of_isheim jefa_pulse_rod mirror_of_taira",
    )
    scene.do(scene.shoe(4, 6), scene.move(5, "E8"))
    assert scene.where() == "E8"


@pytest.mark.rule("rune.move.roll", "rune.term.heroes")
def test_arvel_turns_one_die_once_per_turn_for_exhaustion() -> None:
    scene = Scene(hero("arvel_worldwalker", "N7"), OTHER, stage=MOVING, dice="1 1")
    scene.do(scene.use("arvel_worldwalker"))
    scene.do(SET + 0 + 4)
    assert scene.dice() == [1, 5]
    assert scene.marks(0).exhaustion == 1
    assert moves(scene)  # one die it was: the movement goes on
    assert not scene.allows(scene.use("arvel_worldwalker"))


@pytest.mark.rule("rune.fx.moments")
def test_a_rune_of_return_ends_the_movement_in_any_town_and_the_market_is_open() -> None:
    zyla = hero("zyla", "F2", items=["rune_of_return"])
    scene = Scene(zyla, OTHER)
    scene.do(scene.use("rune_of_return"), scene.town("seragart"))
    assert scene.where() == "H13"
    assert scene.items() == []
    assert scene.marks(0) == Marks()
    assert scene.stage == 11  # Market


@pytest.mark.rule("rune.fx.moments", "rune.move.roll")
def test_without_dice_nobody_pays_for_turning_one() -> None:
    scene = Scene(hero("arvel_worldwalker", "N7", items=["rune_of_striding"]), OTHER).do(ROLL)
    assert scene.legal() == [PASS]


@pytest.mark.rule("rune.move.roll")
def test_whoever_takes_a_roll_back_finds_the_same_dice_among_more() -> None:
    start = Scene(hero("zyla", "E9"), OTHER).state
    match = Match(start.game, start=start, seed=3)
    rolled: list[list[int]] = []
    for number in range(1, 6):
        match.push(f"roll {number}")
        state = match.state
        assert isinstance(state, RuneboundState)
        rolled.append(list(state.dice))
        match.pop()
    for fewer, more in pairwise(rolled):
        assert not Counter(fewer) - Counter(more)
