"""Ice Cubes and Ice Shove, on the board Frigost I unless a test says otherwise."""

import pytest

from hoarfrost.core.plain import Json
from tests.games.krosmaster.scene import Scene, at, foe, lying, own
from tests.games.krosmaster.workshop import (
    attract,
    calling,
    charm,
    hero,
    made,
    pushback,
    shot,
    until_turn_of,
)

FRIGOST: Json = {"board": "frigost_1"}
# Of the rink, row 8 (from E to I) and column D (rows 5 to 7) have plain cells at both ends.
CUBE_F8: Json = {**FRIGOST, "scenery": lying("ice_cube", "F8")}


def cubes(scene: Scene) -> set[str]:
    """The cells of the Ice Cubes that are left."""
    pieces = scene.field("scenery")
    return {piece["cell"] for piece in pieces if piece["kind"] == "ice_cube" and piece["cell"]}


# What an Ice Cube is ----------------------------------------------------------------------------


@pytest.mark.rule("kros.ice_cube.kind")
@pytest.mark.parametrize("board", ["frigost_1", "frigost_2", "glacier_gate"])
def test_ice_cubes_are_scenery_of_the_frigost_boards_and_lie_on_the_rink(board: str) -> None:
    scene = Scene([own("bill_tell", "A1"), foe("yugo", "L12")], board=board)
    assert len(cubes(scene)) == (4 if board == "glacier_gate" else 6)
    assert scene.state.invariants() == []


@pytest.mark.rule("kros.ice_cube.kind")
def test_an_ice_cube_breaks_like_other_scenery_and_its_rider_stays() -> None:
    scene = Scene(
        [own("hero", "D8"), foe("bill_tell", "F8")], **CUBE_F8, **made(hero(shot(damage=3)))
    )
    scene.do("cast shot F8", rolls="A D")
    assert cubes(scene) == set()
    assert scene.unit("bill_tell").cell == "F8"
    assert scene.unit("bill_tell").injuries == 3
    assert scene.stock == (1, 0)  # its loot


@pytest.mark.rule("kros.ice_cube.los")
def test_an_ice_cube_blocks_no_sight() -> None:
    units = [own("luk_ylook", "E8"), foe("yugo", "L12")]
    assert "H8" in Scene(units, **CUBE_F8).cells("cast repelling_arrow")
    fir = {**FRIGOST, "scenery": lying("fir", "F8")}
    assert "H8" not in Scene(units, **fir).cells("cast repelling_arrow")


@pytest.mark.rule("kros.ice_cube.free")
def test_v86_a_character_walks_onto_an_ice_cube_for_one_mp() -> None:
    scene = Scene([own("bill_tell", at(4, 7)), foe("yugo", "L12")], **FRIGOST)
    scene.do(f"mv {at(5, 7)}")
    assert scene.unit("bill_tell").cell == at(5, 7)
    assert scene.unit("bill_tell").mp == 2
    assert scene.scenery(at(5, 7)) == "ice_cube"


@pytest.mark.rule("kros.ice_cube.free")
def test_one_can_walk_over_an_ice_cube_but_not_onto_one_with_a_rider() -> None:
    units = [own("bill_tell", "E8"), foe("yugo", "L12")]
    scene = Scene(units, **CUBE_F8)
    assert {"F8", "G8", "H8"} <= scene.cells("mv")
    scene = Scene([*units, own("coa_gulary", "F8")], **CUBE_F8)
    assert "F8" not in scene.cells("mv")


@pytest.mark.rule("kros.ice_cube.free", "kros.push.onto")
def test_a_unit_is_pushed_onto_an_ice_cube_and_stands_on_it() -> None:
    scene = Scene(
        [own("luk_ylook", "D8"), foe("bill_tell", "F8"), own("coa_gulary", "H7")],
        **{**FRIGOST, "scenery": lying("ice_cube", "H8")},
    )
    scene.do("cast repelling_arrow F8", rolls="A D")
    assert scene.unit("bill_tell").cell == "H8"
    assert cubes(scene) == {"H8"}
    # Only a cube that carries him shows that he stands on it.
    until_turn_of(scene, "coa_gulary")
    scene.do("cast ice_shove H8")
    assert scene.unit("bill_tell").cell == "H9"
    assert cubes(scene) == {"H9"}


@pytest.mark.rule("kros.ice_cube.free", "kros.summon.cast", "kros.bomb.moves")
def test_a_bomb_may_be_put_on_an_ice_cube() -> None:
    scene = Scene([own("bad_aboum", "E8"), foe("yugo", "L12")], **CUBE_F8)
    scene.do("cast plant_bomb F8")
    assert scene.unit("firebomb").cell == "F8"


@pytest.mark.rule("kros.ice_cube.range")
@pytest.mark.parametrize("cell", ["E8", "F8"])
def test_a_character_on_an_ice_cube_reaches_one_cell_further(cell: str) -> None:
    scene = Scene([own("maskun_john", cell), foe("yugo", "L12")], **CUBE_F8)
    column = "ABCDEFGHIJKL".index(cell[0])
    east = [
        "ABCDEFGHIJKL".index(target[0]) - column
        for target in scene.cells("cast decoy")
        if target[1:] == "8" and "ABCDEFGHIJKL".index(target[0]) > column
    ]
    assert (min(east), max(east)) == (1, 4 if cell == "F8" else 3)


@pytest.mark.rule("kros.ice_cube.range")
def test_the_range_is_lost_with_the_cube() -> None:
    scene = Scene(
        [own("maskun_john", "F8"), own("coa_gulary", "E8"), foe("yugo", "L12")],
        piece=0,
        **CUBE_F8,
    )
    assert "F4" in scene.cells("cast decoy")
    scene.do("mv G8")
    assert "G4" not in scene.cells("cast decoy")
    assert "G5" in scene.cells("cast decoy")


@pytest.mark.rule("kros.ice_cube.range")
def test_a_mechanism_on_an_ice_cube_reaches_no_further() -> None:
    reach = {"min": 1, "max": 2, "alterable": True, "los": False}
    turret = {"id": "turret", "name": "Turret", "hp": 3, "ap": 3, "spells": [shot(range=reach)]}
    scene = Scene(
        [own("turret", "F8"), own("hero", "A1"), foe("yugo", "L12")],
        piece=0,
        **CUBE_F8,
        **made(hero(*calling("turret")), summons=(turret,)),
    )
    assert "H8" in scene.cells("cast shot")
    assert "I8" not in scene.cells("cast shot")


@pytest.mark.rule("kros.ice_cube.not_unfazed", "kros.effect.scenery")
def test_a_push_moves_an_ice_cube_and_no_crate() -> None:
    for kind, end in (("ice_cube", "H8"), ("crate", "F8")):
        scene = Scene(
            [own("luk_ylook", "D8"), foe("yugo", "L12")],
            **{**FRIGOST, "scenery": lying(kind, "F8")},
        )
        scene.do("cast repelling_arrow F8", rolls="A")
        assert scene.scenery(end) == kind


# Pushed and attracted ---------------------------------------------------------------------------


@pytest.mark.rule("kros.push.independent", "kros.ice_cube.rider_target", "kros.power.unfazed")
def test_v73_the_cube_goes_two_cells_and_the_unfazed_count_stays() -> None:
    scene = Scene([own("luk_ylook", at(3, 7)), foe("count_harebourg", at(5, 7))], **FRIGOST)
    scene.do(f"cast repelling_arrow {at(5, 7)}", rolls="A D")
    assert scene.scenery(at(7, 7)) == "ice_cube"
    assert scene.scenery(at(5, 7)) is None
    assert scene.unit("count_harebourg").cell == at(5, 7)


@pytest.mark.rule(
    "kros.push.independent", "kros.ice_cube.rider_target", "kros.ice_cube.stay_on_rink"
)
def test_v74_the_cube_runs_out_of_rink_and_bad_aboum_goes_on() -> None:
    scene = Scene([own("luk_ylook", at(3, 7)), foe("bad_aboum", at(3, 5))], **FRIGOST)
    scene.do(f"cast repelling_arrow {at(3, 5)}", rolls="A D")
    assert scene.scenery(at(3, 4)) == "ice_cube"
    assert scene.scenery(at(3, 5)) is None
    assert scene.unit("bad_aboum").cell == at(3, 3)


@pytest.mark.rule("kros.push.order", "kros.push.onto", "kros.ice_cube.rider_target")
def test_v75_cube_and_rider_go_equally_far_and_he_stands_on_it_again() -> None:
    scene = Scene([own("luk_ylook", at(3, 7)), foe("bill_tell", at(5, 7))], **FRIGOST)
    scene.do(f"cast repelling_arrow {at(5, 7)}", rolls="A D")
    assert scene.scenery(at(7, 7)) == "ice_cube"
    assert scene.unit("bill_tell").cell == at(7, 7)
    assert [event.values.get("scenery") for event in scene.events("push")] == ["ice_cube", None]


@pytest.mark.rule("kros.ice_cube.stay_on_rink", "kros.scenery.damage")
def test_v87_an_empty_cube_is_pushed_and_hurt() -> None:
    scene = Scene([own("bruno_sledge", at(4, 7)), foe("yugo", "L12")], **FRIGOST)
    scene.do(f"cast sled_ram {at(5, 7)}", rolls="A")
    assert scene.scenery(at(7, 7)) == "ice_cube"
    assert scene.marks(at(7, 7)) == 1


@pytest.mark.rule("kros.ice_cube.stay_on_rink")
@pytest.mark.parametrize(
    ("caster", "cube", "end"),
    [("D8", "F8", "I8"), ("H8", "F8", "E8"), ("D8", "D7", "D5"), ("D4", "D5", "D7")],
)
def test_a_pushed_cube_stops_on_the_last_cell_of_the_rink(caster: str, cube: str, end: str) -> None:
    scene = Scene(
        [own("hero", caster), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying("ice_cube", cube)},
        **made(hero(charm(pushback(9)))),
    )
    scene.do(f"cast charm {cube}")
    assert cubes(scene) == {end}


@pytest.mark.rule("kros.ice_cube.stay_on_rink", "kros.push.direction")
@pytest.mark.parametrize(
    ("caster", "cube", "end"),
    [("B8", "F8", "E8"), ("G8", "E8", "F8"), ("D3", "D6", "D5"), ("D8", "D6", "D7")],
)
def test_an_attracted_cube_stops_on_the_rink_and_beside_the_caster(
    caster: str, cube: str, end: str
) -> None:
    scene = Scene(
        [own("hero", caster), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying("ice_cube", cube)},
        **made(hero(charm(attract(9)))),
    )
    scene.do(f"cast charm {cube}")
    assert cubes(scene) == {end}


@pytest.mark.rule("kros.push.independent", "kros.push.direction", "kros.ice_cube.stay_on_rink")
def test_an_attracted_rider_leaves_the_rink_and_its_cube_behind() -> None:
    scene = Scene(
        [own("hero", "B8"), foe("bill_tell", "F8")], **CUBE_F8, **made(hero(charm(attract(9))))
    )
    scene.do("cast charm F8")
    assert cubes(scene) == {"E8"}
    assert scene.unit("bill_tell").cell == "C8"


@pytest.mark.rule("kros.ice_cube.one_per_cell")
@pytest.mark.parametrize("kind", ["ice_cube", "crate", "fir", "geyser"])
def test_a_pushed_cube_stops_before_other_scenery(kind: str) -> None:
    scene = Scene(
        [own("hero", "D8"), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": [*lying("ice_cube", "F8"), *lying(kind, "H8")]},
        **made(hero(charm(pushback(3)))),
    )
    scene.do("cast charm F8")
    assert scene.scenery("G8") == "ice_cube"
    assert scene.scenery("H8") == kind


@pytest.mark.rule("kros.ice_cube.one_per_cell")
@pytest.mark.parametrize("card", ["bill_tell", "tofu", "firebomb"])
def test_a_pushed_cube_stops_before_a_unit_and_its_rider_too(card: str) -> None:
    scene = Scene(
        [own("hero", "D8"), foe("naz_rael", "F8"), foe(card, "H8")],
        **CUBE_F8,
        **made(hero(charm(pushback(3)))),
    )
    scene.do("cast charm F8")
    assert cubes(scene) == {"G8"}
    assert scene.unit("naz_rael").cell == "G8"


@pytest.mark.rule("kros.push.order", "kros.ice_cube.one_per_cell")
def test_a_cube_does_not_wait_for_the_unit_before_it_that_is_pushed_later() -> None:
    """In a line the farther unit goes first, so the cube behind it finds the way open."""
    line = {"min": 1, "max": 6, "straight": True, "los": False}
    scene = Scene(
        [own("hero", "D8"), foe("bill_tell", "G8")],
        **CUBE_F8,
        **made(hero(charm(pushback(2), area="line3", range=line))),
    )
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").cell == "I8"
    assert cubes(scene) == {"H8"}


@pytest.mark.rule("kros.push.order", "kros.push.onto")
def test_a_unit_pushed_onto_a_cube_whose_turn_has_passed_stays_on_it() -> None:
    line = {"min": 1, "max": 6, "straight": True, "los": False}
    scene = Scene(
        [own("hero", "D8"), foe("bill_tell", "F8")],
        **{**FRIGOST, "scenery": lying("ice_cube", "H8")},
        **made(hero(charm(pushback(2), area="line3", range=line))),
    )
    scene.do("cast charm F8")
    assert cubes(scene) == {"I8"}
    assert scene.unit("bill_tell").cell == "H8"


@pytest.mark.rule("kros.push.direction", "kros.push.independent")
def test_cube_and_rider_on_a_diagonal_may_go_different_ways() -> None:
    scene = Scene(
        [own("hero", "D6"), foe("bill_tell", "E7")],
        **{**FRIGOST, "scenery": lying("ice_cube", "E7")},
        **made(hero(charm(pushback(1)))),
    )
    scene.do("cast charm E7", "way east", "way south")
    assert cubes(scene) == {"F7"}
    assert scene.unit("bill_tell").cell == "E8"


@pytest.mark.rule("kros.ice_shove.carry_only")
@pytest.mark.parametrize(("effect", "cube"), [(pushback(2), "H8"), (attract(1), "E8")])
def test_no_other_move_of_a_cube_carries_a_rider(effect: Json, cube: str) -> None:
    scene = Scene(
        [own("hero", "D8"), foe("count_harebourg", "F8")], **CUBE_F8, **made(hero(charm(effect)))
    )
    scene.do("cast charm F8")
    assert cubes(scene) == {cube}
    assert scene.unit("count_harebourg").cell == "F8"


# Unfazed on a cube ------------------------------------------------------------------------------


@pytest.mark.rule("kros.power.unfazed", "kros.effect.unfazed", "kros.ice_shove.carry")
@pytest.mark.parametrize(
    ("caster", "cell", "moves", "count", "cube"),
    [
        ("luk_ylook", "D8", ["cast repelling_arrow F8"], "F8", "H8"),
        ("maskun_john", "D8", ["cast decoy F8"], "F8", "E8"),
        ("tock_minutia", "D8", ["cast swap_second F8"], "F8", "F8"),
        ("bill_tell", "E8", ["cast ice_shove F8"], "I8", "I8"),
    ],
)
def test_the_count_on_a_cube_is_moved_by_ice_shove_alone(
    caster: str, cell: str, moves: list[str], count: str, cube: str
) -> None:
    scene = Scene([own(caster, cell), foe("count_harebourg", "F8")], **CUBE_F8)
    scene.do(*moves)
    assert scene.unit("count_harebourg").cell == count
    assert scene.unit(caster).cell == cell
    assert cubes(scene) == {cube}


@pytest.mark.rule("kros.power.unfazed", "kros.effect.teleport", "kros.ice_shove.carry_only")
def test_a_portal_does_not_take_the_count_from_his_cube_but_others_from_theirs() -> None:
    for rider in ("count_harebourg", "bill_tell"):
        scene = Scene(
            [own("yugo", "E8"), own(rider, "F8"), foe("naz_rael", "L12")], piece=0, **CUBE_F8
        )
        scene.do("cast transfer_portal E7")
        if rider == "count_harebourg":
            assert scene.unit("yugo").cell == "E7"
        else:
            scene.do("port F8")
            assert scene.unit(rider).cell == "E7"
        assert cubes(scene) == {"F8"}


@pytest.mark.rule("kros.power.unfazed", "kros.move.step")
def test_the_count_walks_from_his_cube_as_anybody() -> None:
    scene = Scene([own("count_harebourg", "F8"), foe("yugo", "L12")], **CUBE_F8)
    scene.do("mv G8")
    assert scene.unit("count_harebourg").cell == "G8"
    assert cubes(scene) == {"F8"}


# Ice Shove --------------------------------------------------------------------------------------


@pytest.mark.rule("kros.ice_shove.slide", "kros.ice_shove.carry")
def test_v77_cube_and_unfazed_rider_slide_to_the_end_of_the_rink() -> None:
    scene = Scene([own("bill_tell", at(2, 5)), foe("count_harebourg", at(3, 5))], **FRIGOST)
    scene.do(f"cast ice_shove {at(3, 5)}")
    assert scene.scenery(at(8, 5)) == "ice_cube"
    assert scene.scenery(at(3, 5)) is None
    assert scene.unit("count_harebourg").cell == at(8, 5)
    assert scene.unit("bill_tell").ap == 5


@pytest.mark.rule("kros.ice_shove.slide")
def test_v78_a_piece_in_the_way_stops_cube_and_rider() -> None:
    scene = Scene(
        [
            own("bill_tell", at(2, 5)),
            foe("count_harebourg", at(3, 5)),
            foe("pip_thinshell", at(6, 5)),
        ],
        **FRIGOST,
    )
    scene.do(f"cast ice_shove {at(3, 5)}")
    assert scene.scenery(at(5, 5)) == "ice_cube"
    assert scene.unit("count_harebourg").cell == at(5, 5)
    assert scene.unit("pip_thinshell").cell == at(6, 5)


@pytest.mark.rule("kros.ice_shove.slide")
def test_v80_a_cube_slides_south_to_the_last_cell_of_the_rink() -> None:
    scene = Scene([own("bill_tell", at(4, 2)), foe("yugo", "L12")], **FRIGOST)
    scene.do(f"cast ice_shove {at(4, 3)}")
    assert scene.scenery(at(4, 7)) == "ice_cube"
    assert scene.scenery(at(4, 3)) is None


@pytest.mark.rule("kros.ice_shove.slide")
@pytest.mark.parametrize(
    ("caster", "end"), [("F5", "F9"), ("F7", "F4"), ("E6", "I6"), ("G6", "D6")]
)
def test_a_cube_slides_away_from_the_caster_in_each_direction(caster: str, end: str) -> None:
    scene = Scene(
        [own("bill_tell", caster), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying("ice_cube", "F6")},
    )
    scene.do("cast ice_shove F6")
    assert cubes(scene) == {end}


@pytest.mark.rule("kros.ice_shove.slide", "kros.ice_cube.one_per_cell", "kros.board.free_cube")
@pytest.mark.parametrize("kind", ["ice_cube", "crate", "fir", "geyser"])
def test_a_shoved_cube_stops_before_scenery(kind: str) -> None:
    scene = Scene(
        [own("bill_tell", "E8"), foe("yugo", "F8")],
        **{**FRIGOST, "scenery": [*lying("ice_cube", "F8"), *lying(kind, "H8")]},
    )
    scene.do("cast ice_shove F8")
    assert scene.scenery("G8") == "ice_cube"
    assert scene.unit("yugo").cell == "G8"
    assert scene.scenery("H8") == kind


@pytest.mark.rule("kros.ice_shove.caster", "kros.ice_shove.target", "kros.spell.limits")
def test_v82_only_an_adjacent_krosmaster_shoves_and_once_per_turn() -> None:
    rider = Scene([own("bill_tell", at(3, 5)), foe("yugo", "L12")], **FRIGOST)
    assert not rider.allows(f"cast ice_shove {at(3, 5)}")
    diagonal = Scene([own("bill_tell", at(2, 4)), foe("yugo", "L12")], **FRIGOST)
    assert diagonal.legal("cast ice_shove") == []
    gobball = Scene(
        [own("gobball", at(2, 5)), own("yugo", "A12"), foe("bill_tell", "L12")], piece=0, **FRIGOST
    )
    assert gobball.legal("cast ice_shove") == []
    twice = Scene(
        [own("bill_tell", "E5"), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying("ice_cube", "E6", "F5")},
    )
    assert twice.cells("cast ice_shove") == {"E6", "F5"}
    twice.do("cast ice_shove E6")
    assert twice.legal("cast ice_shove") == []
    until_turn_of(twice, "bill_tell")
    assert twice.cells("cast ice_shove") == {"F5"}


@pytest.mark.rule("kros.ice_shove.caster")
def test_a_rider_may_shove_another_cube_beside_its_own() -> None:
    scene = Scene(
        [own("bill_tell", "E8"), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying("ice_cube", "E8", "F8")},
    )
    assert scene.cells("cast ice_shove") == {"F8"}
    scene.do("cast ice_shove F8")
    assert cubes(scene) == {"E8", "I8"}
    assert scene.unit("bill_tell").cell == "E8"


@pytest.mark.rule("kros.ice_shove.carry", "kros.bomb.moves")
def test_v83_a_bomb_rides_the_cube() -> None:
    scene = Scene(
        [own("bill_tell", at(2, 5)), foe("firebomb", at(3, 5)), foe("yugo", "L12")], **FRIGOST
    )
    scene.do(f"cast ice_shove {at(3, 5)}")
    assert scene.unit("firebomb").cell == at(8, 5)
    assert scene.scenery(at(8, 5)) == "ice_cube"


@pytest.mark.rule("kros.ice_shove.carry")
@pytest.mark.parametrize("card", ["naz_rael", "tofu", "firebomb"])
def test_everybody_on_the_cube_travels_along_on_either_side(card: str) -> None:
    for side in (own, foe):
        scene = Scene([own("bill_tell", "E8"), side(card, "F8"), foe("yugo", "L12")], **CUBE_F8)
        scene.do("cast ice_shove F8")
        assert scene.unit(card).cell == "I8"


@pytest.mark.rule("kros.ice_shove.only_cube")
def test_the_rider_is_no_target_of_ice_shove() -> None:
    """With a purple limit a target could not be hit again: the rider can, the cube cannot."""
    scene = Scene([own("bill_tell", "E8"), foe("yugo", "F8")], ice_shove_limit="purple", **CUBE_F8)
    scene.do("cast ice_shove F8")
    (bill,) = [unit for unit in scene.field("units") if unit["card"] == "bill_tell"]
    assert [mark["piece"] for mark in bill["marks"]] == [64]
    assert scene.unit("yugo").marks == (0, 0)
    assert scene.unit("yugo").tokens == {}


@pytest.mark.rule("kros.ice_shove.zero")
@pytest.mark.parametrize("block", ["edge", "cube", "unit"])
def test_a_cube_that_cannot_move_may_still_be_shoved(block: str) -> None:
    scenery = lying("ice_cube", "I8")
    units = [own("bill_tell", "H8"), foe("yugo", "L12")]
    if block == "cube":
        scenery = lying("ice_cube", "H8", "I8")
        units[0] = own("bill_tell", "G8")
    elif block == "unit":
        scenery = lying("ice_cube", "H8")
        units = [own("bill_tell", "G8"), foe("yugo", "I8")]
    scene = Scene(units, **{**FRIGOST, "scenery": scenery})
    before = cubes(scene)
    (target,) = scene.cells("cast ice_shove")
    scene.do(f"cast ice_shove {target}")
    assert cubes(scene) == before
    assert scene.unit("bill_tell").ap == 5
    assert scene.legal("cast ice_shove") == []


@pytest.mark.rule("kros.ice_shove.ride", "kros.move.forced")
def test_a_ride_costs_nothing_needs_no_lock_check_and_picks_up_no_kama() -> None:
    """Past opponents, over the three Kamas of the rink's middle."""
    scene = Scene(
        [own("bill_tell", "C6"), own("coa_gulary", "D6"), foe("yugo", "D5"), foe("naz_rael", "G5")],
        **{**FRIGOST, "scenery": lying("ice_cube", "D6")},
    )
    assert scene.kamas("F6") == 3
    scene.do("cast ice_shove D6")
    assert scene.rolls == []
    assert scene.unit("coa_gulary").cell == "I6"
    assert scene.kamas("F6") == 3
    assert scene.stock == (0, 0)
    scene.do("end")
    assert scene.unit("coa_gulary").gauges == (5, 3)


@pytest.mark.rule("kros.ice_shove.los", "kros.power.blind")
def test_a_blind_piece_can_shove() -> None:
    scene = Scene([own("mo_snowmole", "E8"), foe("yugo", "L12")], **CUBE_F8)
    scene.do("cast ice_shove F8")
    assert cubes(scene) == {"I8"}


@pytest.mark.rule("kros.ice_shove.slide", "kros.cast.steps")
def test_a_spell_that_pushes_a_cube_first_shoves_it_from_where_it_lies_then() -> None:
    shove = charm(pushback(1), {"op": "ice_shove"}, range="cc", id="big_shove")
    scene = Scene(
        [own("hero", "D6"), foe("bill_tell", "E6"), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying("ice_cube", "E6", "E5")},
        **made(hero(shove)),
    )
    scene.do("cast big_shove E6")
    assert cubes(scene) == {"I6", "E5"}
    assert scene.unit("bill_tell").cell == "E6"


# What lies under a cube -------------------------------------------------------------------------


@pytest.mark.rule("kros.ice_cube.kama")
def test_kamas_under_a_cube_stay_and_can_be_picked_up_by_its_rider() -> None:
    scene = Scene(
        [own("bill_tell", "F6"), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying("ice_cube", "F6")},
    )
    scene.do("pick")
    assert (scene.kamas("F6"), scene.stock) == (2, (1, 0))
    scene.do("mv E6", "cast ice_shove F6")
    assert cubes(scene) == {"I6"}
    assert scene.kamas("F6") == 2


@pytest.mark.rule("kros.ice_cube.kama")
def test_a_demon_under_a_cube_sells_as_usual() -> None:
    scene = Scene(
        [own("bill_tell", "G6"), foe("yugo", "L12")],
        stock=[12, 0],
        **{**FRIGOST, "scenery": lying("ice_cube", "G6")},
    )
    scene.do("buy gg")
    assert scene.gg == (7, 6)
