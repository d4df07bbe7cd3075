"""Positions whose middle does not fit together are refused, and do not break the game later."""

from typing import Any

import pytest

from hoarfrost.core.errors import PositionError
from hoarfrost.core.plain import Json
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import attract, balm, grant, hero, made, pushback, shot

PAIR = [own("luk_ylook", "F6"), foe("bill_tell", "F8")]
DICE: Json = {"faces": ["W", "A"]}
TENSION: Json = {"turn": 3, "dice": DICE}
WAITING = [own("luk_ylook", None), foe("bill_tell", None)]
EDGES = ["north", "south"]


def refusal(units: list[Json], **fields: Any) -> str:
    with pytest.raises(PositionError) as caught:
        Scene(units, **fields)
    return str(caught.value)


@pytest.mark.rule("kros.turn.timeline_order")
@pytest.mark.parametrize("lines", [[[], [1]], [[0], []]])
def test_whoever_is_on_the_board_has_a_place_in_its_timeline(lines: list[list[int]]) -> None:
    assert "has no place in its timeline" in refusal(PAIR, timelines=lines, piece=0)


@pytest.mark.rule("kros.ko.when")
def test_a_ko_piece_is_not_on_the_board_between_spells() -> None:
    assert "bill_tell is KO" in refusal([PAIR[0], foe("bill_tell", "F8", injuries=4, frozen=2)])


@pytest.mark.rule("kros.scenery.destroyed")
def test_destroyed_scenery_is_not_on_the_board_between_spells() -> None:
    cube = {"kind": "ice_cube", "cell": "F4", "marks": 3}
    assert "destroyed" in refusal(PAIR, board="frigost_1", scenery=[cube])


@pytest.mark.rule("kros.summon.restrict")
def test_a_summon_holds_no_reward() -> None:
    tofu = own("tofu", "A1", rewards=[{"reward": "snowshoes"}])
    assert "more rewards" in refusal([*PAIR, tofu])


@pytest.mark.rule("kros.inspire.power")
def test_a_die_gives_one_of_four_powers_to_a_krosmaster() -> None:
    assert "no die" in refusal([own("luk_ylook", "F6", inspired=["unfazed"]), PAIR[1]])
    assert "no die" in refusal([*PAIR, own("tofu", "A1", inspired=["lock"])])


@pytest.mark.rule("kros.effect.grant_power")
def test_a_granted_power_needs_both_pieces_on_the_board() -> None:
    gone = own("hild_rimeguard", None, injuries=12)
    given = [{"caster": 2, "target": 0, "power": "armour"}]
    assert "granted power" in refusal([*PAIR, gone], grants=given)


@pytest.mark.rule("kros.turn.phases")
@pytest.mark.parametrize(
    "fields",
    [
        {**TENSION, "step": "keep", "piece": 0},
        {**TENSION, "step": "keep", "asked": 1},
        {**TENSION, "step": "keep", "dice": {"faces": ["A"]}},
        {"turn": 3, "step": "keep"},
        {**TENSION, "step": "assign", "dice": {"faces": ["A", "C"]}},
        {**TENSION, "step": "assign", "dice": {**DICE, "left": 2}},
        {**TENSION, "step": "inspire"},
        {**TENSION, "step": "inspire", "dice": {**DICE, "symbols": ["C", "A"], "given": 2}},
        {**TENSION, "step": "refund", "dice": {**DICE, "symbols": ["C", "A"], "given": 2}},
    ],
)
def test_tension_dice_fit_the_step(fields: Json) -> None:
    refusal(PAIR, **fields)


@pytest.mark.rule("kros.lock.then_move")
@pytest.mark.parametrize("goal", ["F9", "F5", None])
def test_a_locked_piece_goes_to_a_free_cell_beside_it(goal: str | None) -> None:
    locked = [own("luk_ylook", "F6", mp=2), foe("bill_tell", "F5")]
    Scene(locked, step="lock", goal="F7")
    assert "locked piece" in refusal(locked, step="lock", goal=goal)


@pytest.mark.rule("kros.setup.deploy")
def test_the_first_player_deploys_before_the_other() -> None:
    fields: Json = {"board": "glacier_gate", "step": "deploy", "turn": 0, "edges": EDGES}
    Scene(WAITING, **fields).set_up()
    refusal(WAITING, **fields, asked=1)
    refusal([own("luk_ylook", "B1"), WAITING[1]], **fields)
    refusal(WAITING, **{**fields, "edges": ["north", "east"]})
    refusal(WAITING, **fields, timelines=[[0], []])


@pytest.mark.rule("kros.setup.timeline")
def test_the_first_player_lines_up_before_the_other() -> None:
    equals = [
        own("luk_ylook", None),
        own("coa_gulary", None),
        foe("luk_ylook", None),
        foe("coa_gulary", None),
    ]
    fields: Json = {"board": "glacier_gate", "step": "timeline", "turn": 0, "edges": EDGES}
    Scene(equals, **fields, timelines=[[], []]).set_up()
    refusal(equals, **fields, timelines=[[], []], asked=1)
    refusal(equals, **fields, timelines=[[], [2]])


def changed(scene: Scene, **fields: Any) -> Json:
    """The position of a scene in the middle of a spell, with other fields of that spell."""
    position: Json = scene.state.to_json()
    return {**position, "casting": {**position["casting"], **fields}}


@pytest.mark.rule("kros.push.order")
@pytest.mark.parametrize(
    "fields",
    [
        {"caster": 1},
        {"player": 1},
        {"targets": [1, 1, 2]},
        {"targets": [1]},
        {"queue": [1, 1, 2]},
        {"queue": [1]},
        {"queue": [0, 1, 2]},
        {"begun": False},
        {"effect": 1},
        {"stage": "hitting"},
        {"spell": "punch"},
    ],
)
def test_a_spell_under_way_fits_its_question(fields: Json) -> None:
    units = [own("hero", "F6"), foe("bill_tell", "F9"), foe("yugo", "E8"), foe("yugo", "L12")]
    scene = Scene(units, **made(hero(shot(pushback(1), area="cross"))))
    scene.do("cast shot F8")
    assert scene.step == "push"
    scene.game.from_json(scene.state.to_json())
    with pytest.raises(PositionError):
        scene.game.from_json(changed(scene, **fields))


@pytest.mark.rule("kros.win.ko_order")
def test_only_ko_krosmasters_of_both_players_wait_to_be_removed() -> None:
    units = [
        own("hero", "F6"),
        own("luk_ylook", "F8"),
        foe("bill_tell", "F9"),
        foe("yugo", "L12"),
    ]
    scene = Scene(units, **made(hero(shot(damage=20, area="cross"))))
    scene.do("cast shot F8", rolls="C D D")
    position = scene.state.to_json()
    assert scene.step == "ko"
    for fallen in ([1], [1, 3], [1, 1], []):
        with pytest.raises(PositionError):
            scene.game.from_json({**position, "fallen": fallen})


@pytest.mark.rule("kros.conv.must")
def test_positions_in_the_middle_of_good_spells_are_read() -> None:
    """Whatever the procedure stops at can be saved."""
    spells = [shot(attract(2), area="diamond2"), balm(2), shot(grant("armour"), id="ward")]
    cinder = hero(*spells, powers=["interior_fire"])
    units = [
        own("hero", "F6"),
        foe("bill_tell", "H8", injuries=2, frozen=2),
        foe("yugo", "G8"),
        foe("yugo", "L12"),
    ]
    scene = Scene(units, **made(cinder))
    scene.do("cast balm H8")
    assert scene.step == "heal"
    scene.game.from_json(scene.state.to_json())
    scene.do("thaw 1", "cast shot H7")
    while scene.step != "act":
        read = scene.game.from_json(scene.state.to_json())
        assert read.to_json() == scene.state.to_json()
        scene.do(scene.legal()[0])
