"""What a page is told of travelling: moves to play, chances with fewer dice, what is missing."""

import pytest

from hoarfrost.core.errors import IllegalMove
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.steps import MOVING
from hoarfrost.games.runebound.files.foresight import foresee
from tests.games.runebound.scenes import Scene, hero


def told(scene: Scene, about: str) -> Json:
    found = foresee(scene.state, about, 0, "en")
    assert found is not None
    return found


def ways_of(scene: Scene) -> list[Json]:
    found: list[Json] = told(scene, "reach")["ways"]
    return found


def moving(dice: str, snowshoes: int = 0) -> Scene:
    figures = hero("zyla", "F9", snowshoes=snowshoes), hero("karnon", "A9")
    return Scene(*figures, stage=MOVING, dice=dice)


@pytest.mark.parametrize(("dice", "snowshoes"), [("1 2 3 4 5", 0), ("1 1 2", 2), ("6 6 6", 1)])
def test_the_moves_of_a_way_lead_to_its_end_with_the_dice_that_pay(
    dice: str, snowshoes: int
) -> None:
    for way in ways_of(moving(dice, snowshoes)):
        scene = moving(dice, snowshoes)
        for move in way["moves"]:
            scene.do(scene.state.string_to_action(move))
        party = scene.state.parties[0]
        assert scene.state.map.names[party.space] == way["space"]
        assert len(scene.state.dice) == len(dice.split()) - len(way["dice"])
        assert party.gear[2] == snowshoes - way["shoes"]


def test_of_the_dice_that_pay_for_one_step_the_one_is_used_that_is_missed_least() -> None:
    dice = "1 2 3 4 5"
    steps = {way["space"]: way["dice"][0] for way in ways_of(moving(dice)) if len(way["path"]) == 1}
    assert steps
    for space, face in steps.items():
        reached = {
            other: len(ways_of(moving(dice).walk((other, space))))
            for other in range(1, 6)
            if f"move d{other} {space}" in texts(moving(dice))
        }
        assert reached[face] == max(reached.values())


def texts(scene: Scene) -> list[str]:
    return [scene.state.action_to_string(action) for action in scene.legal()]


def test_fewer_dice_reach_less_surely() -> None:
    scene = Scene(hero("zyla", "F9"), hero("karnon", "A9"))
    all_dice, three = told(scene, "reach"), told(scene, "reach 3")
    assert (all_dice["dice"], three["dice"]) == (5, 3)
    surely = {way["space"]: way["chance"] for way in all_dice["ways"]}
    assert all(way["chance"] <= surely[way["space"]] for way in three["ways"])
    assert len(three["ways"]) < len(surely)


def test_a_space_out_of_reach_is_too_far_or_needs_a_terrain_that_no_die_shows() -> None:
    scene = moving("1")
    reached = {way["space"] for way in ways_of(scene)}
    beside = [scene.state.map.names[space] for space in neighbours(scene, "F9")]
    missed = [space for space in beside if space not in reached]
    assert missed
    for space in missed:
        found = told(scene, f"way {space}")
        assert found["steps"] == found["dice"] == 1
        assert [step["space"] for step in found["missing"]] == [space]
    far = told(scene, "way H2")
    assert far["steps"] > far["dice"]
    assert far["missing"] == []


def neighbours(scene: Scene, space: str) -> list[int]:
    return list(scene.state.map.neighbours[scene.space(space)])


@pytest.mark.parametrize("about", ["reach many", "way Q99"])
def test_what_makes_no_sense_is_refused(about: str) -> None:
    with pytest.raises(IllegalMove):
        foresee(moving("1").state, about, 0, "en")
