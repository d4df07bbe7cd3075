"""Additional Effects that move pieces: push, attract, retreat, swap and teleport."""

import pytest

from hoarfrost.core.plain import Json
from tests.games.krosmaster.scene import Scene, at, foe, lying, own
from tests.games.krosmaster.workshop import (
    attract,
    bomb,
    calling,
    charm,
    grant,
    hero,
    made,
    pushback,
    shot,
    tokens,
)


def cells_of(scene: Scene, *cards: str) -> list[str | None]:
    return [scene.unit(card).cell for card in cards]


# Push and attract -------------------------------------------------------------------------------


@pytest.mark.rule("kros.push.steps")
def test_v57_a_push_stops_at_the_border_and_the_damage_comes_after_it() -> None:
    scene = Scene([own("luk_ylook", at(6, 5)), foe("bill_tell", at(10, 5))])
    scene.do(f"cast repelling_arrow {at(10, 5)}", rolls="A D")
    assert scene.unit("bill_tell").cell == at(11, 5)
    assert scene.unit("bill_tell").injuries == 1
    kinds = [event.kind for event in scene.events()]
    assert kinds.index("push") < kinds.index("critical") < kinds.index("damage")


@pytest.mark.rule("kros.push.steps")
@pytest.mark.parametrize(
    ("direction", "start", "end"),
    [("north", "F5", "F1"), ("south", "F7", "F12"), ("east", "G6", "L6"), ("west", "E6", "A6")],
)
def test_a_long_push_ends_at_each_of_the_four_edges(direction: str, start: str, end: str) -> None:
    scene = Scene([own("hero", "F6"), foe("bill_tell", start)], **made(hero(charm(pushback(20)))))
    scene.do(f"cast charm {start}")
    assert scene.unit("bill_tell").cell == end
    assert scene.told("push")["path"][-1] == end, direction


@pytest.mark.rule("kros.push.steps")
@pytest.mark.parametrize("kind", ["tree", "fir", "bush", "geyser"])
def test_a_pushed_unit_stops_before_scenery_that_nobody_can_stand_on(kind: str) -> None:
    scene = Scene([own("luk_ylook", "F4"), foe("bill_tell", "F6")], scenery=lying(kind, "F8"))
    scene.do("cast repelling_arrow F6", rolls="A D")
    assert scene.unit("bill_tell").cell == "F7"
    assert scene.unit("bill_tell").injuries == 1  # nothing for being stopped
    assert scene.marks("F8") == 0


@pytest.mark.rule("kros.push.steps")
@pytest.mark.parametrize("other", ["naz_rael", "tofu", "firebomb"])
def test_a_pushed_unit_stops_before_another_unit(other: str) -> None:
    scene = Scene([own("luk_ylook", "F4"), foe("bill_tell", "F6"), own(other, "F8", summoner=0)])
    scene.do("cast repelling_arrow F6", rolls="A D")
    assert cells_of(scene, "bill_tell", other) == ["F7", "F8"]


@pytest.mark.rule("kros.push.steps")
def test_a_unit_with_its_back_to_the_wall_stays_and_is_hurt_as_usual() -> None:
    scene = Scene([own("luk_ylook", "F9"), foe("bill_tell", "F12")])
    scene.do("cast repelling_arrow F12", rolls="A D")
    assert scene.unit("bill_tell").cell == "F12"
    assert scene.unit("bill_tell").injuries == 1


@pytest.mark.rule("kros.push.onto", "kros.board.free")
@pytest.mark.parametrize(("cell", "end"), [("F8", "F8"), ("F7", "F8")])
def test_a_pushed_unit_goes_over_a_crate_or_comes_to_stand_on_it(cell: str, end: str) -> None:
    scene = Scene([own("luk_ylook", "F4"), foe("bill_tell", "F6")], scenery=lying("crate", cell))
    scene.do("cast repelling_arrow F6", rolls="A D")
    assert scene.unit("bill_tell").cell == end
    assert scene.scenery(cell) == "crate"


@pytest.mark.rule("kros.push.direction")
def test_v58_a_piece_that_is_not_aligned_goes_along_the_longer_axis() -> None:
    armed = [{"reward": "warhorn", "up": True}]
    scene = Scene(
        [own("bill_tell", at(2, 2), rewards=armed), foe("naz_rael", at(4, 3))],
    )
    scene.do(f"cast horn_blast {at(4, 3)}", rolls="A D")
    assert scene.unit("naz_rael").cell == at(5, 3)


@pytest.mark.rule("kros.push.direction")
@pytest.mark.parametrize(("way", "end"), [("way east", at(4, 3)), ("way south", at(3, 4))])
def test_v58_where_both_axes_are_equal_the_casters_player_chooses(way: str, end: str) -> None:
    armed = [{"reward": "warhorn", "up": True}]
    scene = Scene(
        [own("bill_tell", at(2, 2), rewards=armed), foe("naz_rael", at(3, 3))],
    )
    scene.do(f"cast horn_blast {at(3, 3)}")
    assert (scene.step, scene.asked) == ("axis", 0)
    assert set(scene.legal()) == {"way east", "way south"}
    scene.do(way, rolls="A D")
    assert scene.unit("naz_rael").cell == end
    assert scene.unit("naz_rael").injuries == 2


@pytest.mark.rule("kros.push.direction")
@pytest.mark.parametrize(
    ("start", "ways"),
    [
        ("E5", {"way west", "way north"}),
        ("G5", {"way east", "way north"}),
        ("E7", {"way west", "way south"}),
        ("D4", {"way west", "way north"}),
    ],
)
def test_on_a_diagonal_both_ways_lead_away(start: str, ways: set[str]) -> None:
    scene = Scene([own("hero", "F6"), foe("bill_tell", start)], **made(hero(charm(pushback(1)))))
    scene.do(f"cast charm {start}")
    assert set(scene.legal()) == ways


@pytest.mark.rule("kros.push.direction")
@pytest.mark.parametrize(("way", "end"), [("way west", "G8"), ("way north", "H7")])
def test_on_a_diagonal_both_ways_lead_nearer_when_attracted(way: str, end: str) -> None:
    scene = Scene([own("hero", "F6"), foe("bill_tell", "H8")], **made(hero(charm(attract(1)))))
    scene.do("cast charm H8")
    assert set(scene.legal()) == {"way west", "way north"}
    assert scene.do(way).unit("bill_tell").cell == end


@pytest.mark.rule("kros.push.direction")
def test_the_direction_is_fixed_before_the_first_step() -> None:
    """From two east and one south a pull goes west only, even when south becomes the longer way."""
    scene = Scene([own("hero", "F6"), foe("bill_tell", "H7")], **made(hero(charm(attract(5)))))
    scene.do("cast charm H7")
    assert scene.unit("bill_tell").cell == "F7"
    scene = Scene([own("hero", "F6"), foe("bill_tell", "I8")], **made(hero(charm(attract(9)))))
    scene.do("cast charm I8")
    assert scene.unit("bill_tell").cell == "F8"


@pytest.mark.rule("kros.push.direction")
def test_attract_ends_next_to_the_caster() -> None:
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F9")], **made(hero(charm(attract(9)))))
    scene.do("cast charm F9")
    assert scene.unit("bill_tell").cell == "F7"
    scene.do("cast charm F7")
    assert scene.unit("bill_tell").cell == "F7"


@pytest.mark.rule("kros.push.direction", "kros.area.targets")
def test_the_caster_in_its_own_area_is_not_moved_but_is_hurt() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8")], **made(hero(shot(pushback(1), area="cross")))
    )
    scene.do("cast shot F7", rolls="A D D")
    assert cells_of(scene, "hero", "bill_tell") == ["F6", "F9"]
    assert scene.unit("hero").injuries == 1


@pytest.mark.rule("kros.push.direction")
def test_in_an_area_pieces_are_pushed_from_the_caster_not_from_the_middle() -> None:
    scene = Scene(
        [own("hero", "F4"), foe("bill_tell", "F6"), foe("yugo", "E7"), foe("naz_rael", "G7")],
        **made(hero(charm(pushback(1), area="cross"))),
    )
    scene.do("cast charm F7")
    # Yugo and Naz are equally far, so somebody is asked; all go south.
    scene.do("push G7")
    assert cells_of(scene, "bill_tell", "yugo", "naz_rael") == ["F7", "E8", "G8"]


@pytest.mark.rule("kros.push.order")
def test_a_push_begins_with_the_farthest_and_a_pull_with_the_nearest() -> None:
    line = {"min": 1, "max": 6, "straight": True, "los": False}
    caster = hero(
        charm(pushback(1), area="line3", range=line),
        charm(attract(1), area="line3", range=line, id="lure"),
    )
    units = [own("hero", "F4"), foe("bill_tell", "F6"), foe("yugo", "F7"), foe("naz_rael", "F8")]
    scene = Scene(units, **made(caster)).do("cast charm F6")
    assert cells_of(scene, "bill_tell", "yugo", "naz_rael") == ["F7", "F8", "F9"]
    scene = Scene(units, **made(caster)).do("cast lure F6")
    assert cells_of(scene, "bill_tell", "yugo", "naz_rael") == ["F5", "F6", "F7"]


@pytest.mark.rule("kros.push.order")
def test_a_row_against_the_wall_is_pushed_together() -> None:
    line = {"min": 1, "max": 6, "straight": True, "los": False}
    caster = hero(charm(pushback(3), area="line3", range=line))
    scene = Scene(
        [own("hero", "F8"), foe("bill_tell", "F9"), foe("yugo", "F10"), foe("naz_rael", "F11")],
        **made(caster),
    )
    scene.do("cast charm F9")
    assert cells_of(scene, "bill_tell", "yugo", "naz_rael") == ["F10", "F11", "F12"]


@pytest.mark.rule("kros.push.order")
@pytest.mark.parametrize(("first", "ends"), [("G8", ["G7", "H7"]), ("H7", ["G8", "G7"])])
def test_of_two_equally_far_pieces_the_active_player_chooses_the_first(
    first: str, ends: list[str]
) -> None:
    """Both are drawn to G7, and the second finds it taken."""
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "G8"), foe("yugo", "H7")],
        **made(hero(charm(attract(1), area="cross"))),
    )
    scene.do("cast charm H8")
    assert (scene.step, scene.asked) == ("push", 0)
    assert set(scene.legal()) == {"push G8", "push H7"}
    scene.do(f"push {first}")
    assert cells_of(scene, "bill_tell", "yugo") == ends


@pytest.mark.rule("kros.push.order", "kros.push.direction")
def test_order_and_axis_are_asked_for_one_piece_after_the_other() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "E8"), foe("yugo", "G7"), foe("naz_rael", "F8")],
        **made(hero(charm(pushback(2), area="diamond2"))),
    )
    scene.do("cast charm F7")
    # Bill is three cells away and comes first; then Yugo and Naz, both at two, in any order.
    assert scene.unit("bill_tell").cell == "E10"
    assert set(scene.legal()) == {"push G7", "push F8"}
    scene.do("push F8")
    assert scene.unit("naz_rael").cell == "F10"
    assert set(scene.legal()) == {"way east", "way south"}
    scene.do("way south")
    assert scene.unit("yugo").cell == "G9"
    assert scene.step == "act"


@pytest.mark.rule("kros.push.order", "kros.push.direction", "kros.bomb.explode")
def test_for_an_explosion_the_active_player_orders_and_the_bombs_player_turns() -> None:
    blast = bomb(pushback(1), id="mine", area="diamond2")
    scene = Scene(
        [
            own("hero", "A1"),
            foe("mine", "D1"),
            own("naz_rael", "E2"),
            foe("bill_tell", "C2"),
        ],
        **made(hero(shot(), *calling("mine")), summons=(blast,)),
    )
    scene.do("cast shot D1")
    assert (scene.step, scene.asked) == ("push", 0)
    scene.do("push E2")
    assert (scene.step, scene.asked) == ("axis", 1)
    assert set(scene.legal()) == {"way east", "way south"}
    scene.do("way south")
    assert (scene.step, scene.asked) == ("axis", 1)
    scene.do("way west")
    assert cells_of(scene, "naz_rael", "bill_tell") == ["E3", "B2"]
    assert (scene.step, scene.asked) == ("act", 0)


# Scenery and Unfazed ----------------------------------------------------------------------------


@pytest.mark.rule("kros.push.independent", "kros.effect.scenery", "kros.area.targets")
def test_v62_a_crate_stays_where_it_is_and_who_stands_on_it_goes() -> None:
    scene = Scene([own("luk_ylook", at(7, 7)), foe("bill_tell", at(7, 4))], board="green_court")
    scene.do(f"cast repelling_arrow {at(7, 4)}", rolls="A D")
    assert scene.unit("bill_tell").cell == at(7, 2)
    assert scene.scenery(at(7, 4)) == "crate"
    assert scene.unit("bill_tell").injuries == 1
    assert scene.marks(at(7, 4)) == 1


@pytest.mark.rule("kros.effect.scenery")
@pytest.mark.parametrize("kind", ["tree", "fir", "bush", "geyser", "crate"])
@pytest.mark.parametrize("effect", [pushback(2), attract(2)])
def test_no_scenery_but_an_ice_cube_moves(kind: str, effect: Json) -> None:
    scene = Scene(
        [own("hero", "D8"), foe("bill_tell", "L12")],
        board="frigost_1",
        scenery=lying(kind, "F8"),
        **made(hero(charm(effect))),
    )
    scene.do("cast charm F8")
    assert scene.scenery("F8") == kind
    assert scene.events("push") == scene.events("attract") == []


@pytest.mark.rule("kros.effect.scenery")
def test_tokens_powers_and_swaps_do_nothing_to_scenery() -> None:
    scene = Scene(
        [own("hero", "D8"), foe("bill_tell", "L12")],
        board="frigost_1",
        scenery=lying("ice_cube", "F8"),
        **made(
            hero(
                charm(tokens("-1AP"), grant("unfazed"), {"op": "steal_ap", "n": 1}),
                charm({"op": "transpose"}, id="swap"),
            )
        ),
    )
    scene.do("cast charm F8", "cast swap F8")
    assert scene.scenery("F8") == "ice_cube"
    assert scene.unit("hero").cell == "D8"
    assert scene.unit("hero").tokens == {}
    assert scene.field("grants") is None


@pytest.mark.rule("kros.effect.unfazed", "kros.power.unfazed")
def test_an_unfazed_piece_takes_everything_of_a_spell_but_the_push() -> None:
    caster = hero(shot(pushback(2), tokens("-1AP"), grant("fragility")))
    scene = Scene([own("hero", "F6"), foe("count_harebourg", "F8")], **made(caster))
    scene.do("cast shot F8", rolls="A D")
    count = scene.unit("count_harebourg")
    assert count.cell == "F8"
    assert count.tokens == {"-1AP": 1}
    assert count.injuries == 2
    assert "fragility" in count.powers


# Retreat ----------------------------------------------------------------------------------------


@pytest.mark.rule("kros.effect.retreat")
def test_v60_after_a_retreat_shot_the_caster_is_one_cell_further_away() -> None:
    scene = Scene([own("bad_aboum", at(5, 5)), foe("bill_tell", at(7, 5))])
    scene.do(f"cast retreat_shot {at(7, 5)}", rolls="A D")
    assert scene.unit("bad_aboum").cell == at(4, 5)
    assert scene.unit("bill_tell").cell == at(7, 5)


@pytest.mark.rule("kros.effect.retreat")
@pytest.mark.parametrize("block", ["tree", "bush", "naz_rael", "firebomb"])
def test_v60_a_caster_with_an_impassable_cell_behind_it_stays(block: str) -> None:
    units = [own("bad_aboum", at(5, 5)), foe("bill_tell", at(7, 5))]
    scenery = []
    if block in ("tree", "bush"):
        scenery = lying(block, at(4, 5))
    else:
        units.append(foe(block, at(4, 5)))
    scene = Scene(units, scenery=scenery)
    scene.do(f"cast retreat_shot {at(7, 5)}", rolls="A D")
    assert scene.unit("bad_aboum").cell == at(5, 5)


@pytest.mark.rule("kros.effect.retreat")
def test_a_caster_at_the_edge_stays_and_a_crate_behind_it_holds_nobody_up() -> None:
    scene = Scene([own("bad_aboum", "A6"), foe("bill_tell", "C6")])
    assert scene.do("cast retreat_shot C6", rolls="A D").unit("bad_aboum").cell == "A6"
    scene = Scene([own("bad_aboum", "B6"), foe("bill_tell", "D6")], scenery=lying("crate", "A6"))
    assert scene.do("cast retreat_shot D6", rolls="A D").unit("bad_aboum").cell == "A6"


@pytest.mark.rule("kros.effect.retreat", "kros.power.unfazed")
def test_an_unfazed_caster_retreats_by_its_own_spell() -> None:
    caster = hero(shot({"op": "retreat", "n": 2}), powers=["unfazed"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("hero").cell == "F4"


@pytest.mark.rule("kros.effect.retreat", "kros.push.direction")
@pytest.mark.parametrize(("way", "end"), [("way west", "E6"), ("way north", "F5")])
def test_on_a_diagonal_the_player_chooses_the_way_of_the_retreat(way: str, end: str) -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "G7")],
        **made(hero(shot({"op": "retreat", "n": 1}))),
    )
    scene.do("cast shot G7")
    assert set(scene.legal()) == {"way west", "way north"}
    assert scene.do(way, rolls="A D").unit("hero").cell == end


@pytest.mark.rule("kros.effect.retreat", "kros.move.forced")
def test_a_retreat_costs_no_mp_and_needs_no_lock_check() -> None:
    scene = Scene([own("bad_aboum", "F6"), foe("bill_tell", "F7"), foe("yugo", "G6")])
    scene.do("cast retreat_shot F7", rolls="A D")
    assert scene.unit("bad_aboum").cell == "F5"
    assert scene.unit("bad_aboum").gauges == (3, 3)


# Transpose --------------------------------------------------------------------------------------


@pytest.mark.rule("kros.transpose.rule", "kros.power.unfazed")
def test_v61_nobody_swaps_with_an_unfazed_piece_but_the_ap_are_spent() -> None:
    scene = Scene([own("tock_minutia", at(2, 2)), foe("count_harebourg", at(4, 2))])
    before = scene.unit("tock_minutia").ap
    scene.do(f"cast swap_second {at(4, 2)}")
    assert cells_of(scene, "tock_minutia", "count_harebourg") == [at(2, 2), at(4, 2)]
    assert scene.unit("tock_minutia").ap == before - 4


@pytest.mark.rule("kros.transpose.rule")
@pytest.mark.parametrize("card", ["bill_tell", "tofu", "firebomb"])
def test_v61_the_caster_and_the_unit_in_the_target_cell_swap_cells(card: str) -> None:
    for side in (own, foe):
        scene = Scene(
            [own("tock_minutia", at(2, 2)), side(card, at(4, 2)), foe("yugo", "L12")], piece=0
        )
        scene.do(f"cast swap_second {at(4, 2)}")
        assert cells_of(scene, "tock_minutia", card) == [at(4, 2), at(2, 2)]


@pytest.mark.rule("kros.transpose.rule", "kros.target.empty")
def test_a_swap_with_an_empty_cell_does_nothing() -> None:
    scene = Scene([own("tock_minutia", "C3"), foe("yugo", "L12")])
    before = scene.unit("tock_minutia").ap
    scene.do("cast swap_second E3")
    assert scene.unit("tock_minutia").cell == "C3"
    assert scene.unit("tock_minutia").ap == before - 4


@pytest.mark.rule("kros.transpose.rule")
def test_scenery_stays_and_each_stands_on_what_is_in_its_new_cell() -> None:
    scene = Scene(
        [own("tock_minutia", "D6"), foe("bill_tell", "F8")],
        board="frigost_1",
        scenery=lying("ice_cube", "D6"),
    )
    scene.do("cast swap_second F8")
    assert cells_of(scene, "tock_minutia", "bill_tell") == ["F8", "D6"]
    assert scene.scenery("D6") == "ice_cube"
    assert scene.scenery("F8") is None


@pytest.mark.rule("kros.transpose.rule", "kros.power.unfazed")
def test_an_unfazed_caster_swaps_by_its_own_spell() -> None:
    caster = hero(charm({"op": "transpose"}), powers=["unfazed"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert cells_of(scene, "hero", "bill_tell") == ["F8", "F6"]


# Teleport ---------------------------------------------------------------------------------------


@pytest.mark.rule("kros.effect.teleport", "kros.move.forced")
def test_a_leap_needs_no_lock_check_and_costs_no_mp() -> None:
    scene = Scene([own("naz_rael", "F6"), foe("bill_tell", "F7"), foe("yugo", "G6")])
    scene.do("cast feline_leap E6")
    assert scene.unit("naz_rael").cell == "E6"
    assert scene.unit("naz_rael").gauges == (3, 3)
    assert scene.rolls == []


@pytest.mark.rule("kros.effect.teleport", "kros.ice_cube.free")
def test_a_leap_may_end_on_an_empty_ice_cube() -> None:
    scene = Scene([own("naz_rael", "E8"), foe("yugo", "L12")], board="frigost_1")
    scene.do("cast feline_leap F8")
    assert scene.unit("naz_rael").cell == "F8"
    assert scene.scenery("F8") == "ice_cube"


@pytest.mark.rule("kros.effect.teleport")
@pytest.mark.parametrize("who", ["F6", "F7", "E6", "F5"])
def test_a_portal_is_for_the_caster_or_an_ally_beside_it(who: str) -> None:
    scene = Scene(
        [
            own("yugo", "F6"),
            own("coa_gulary", "F7"),
            own("tofu", "E6"),
            own("firebomb", "F5"),
            own("naz_rael", "F8"),
            own("count_harebourg", "G6"),
            foe("bill_tell", "L12"),
        ],
        piece=0,
    )
    card = scene.unit(who).card
    scene.do("cast transfer_portal G7")
    assert (scene.step, scene.asked) == ("port", 0)
    assert set(scene.legal()) == {"port F6", "port F7", "port E6", "port F5"}
    scene.do(f"port {who}")
    assert scene.unit(card).cell == "G7"
    assert scene.step == "act"
    assert scene.unit("yugo").ap == 3


@pytest.mark.rule("kros.effect.teleport", "kros.power.unfazed")
def test_alone_or_beside_unfazed_and_opposing_pieces_the_caster_goes_itself() -> None:
    scene = Scene(
        [own("yugo", "F6"), own("count_harebourg", "F7"), foe("bill_tell", "E6")], piece=0
    )
    scene.do("cast transfer_portal F4")
    assert scene.unit("yugo").cell == "F4"
    assert scene.step == "act"


@pytest.mark.rule("kros.effect.teleport")
def test_a_portal_needs_no_sight() -> None:
    scene = Scene([own("yugo", "F6"), foe("bill_tell", "F7")], scenery=lying("tree", "G6"))
    assert {"F8", "H6", "G7"} <= scene.cells("cast transfer_portal")
    assert not scene.cells("cast transfer_portal") & {"F7", "G6", "F6"}


@pytest.mark.rule("kros.effect.teleport", "kros.conv.must")
def test_nobody_lands_on_a_cell_that_an_earlier_effect_has_filled() -> None:
    """The pull draws Bill into the very cell at which the caster has aimed."""
    leap = shot(attract(1), {"op": "teleport_self"}, area="cross")
    scene = Scene([own("hero", "F4"), foe("bill_tell", "F8")], **made(hero(leap)))
    scene.do("cast shot F7", rolls="A D")
    assert cells_of(scene, "hero", "bill_tell") == ["F4", "F7"]


@pytest.mark.rule("kros.effect.teleport", "kros.conv.must")
def test_a_portal_that_an_earlier_effect_has_filled_takes_nobody() -> None:
    portal = charm(attract(1), {"op": "teleport_choice"}, area="cross")
    for others in ([], [own("coa_gulary", "E4")]):
        scene = Scene([own("hero", "F4"), foe("bill_tell", "F8"), *others], **made(hero(portal)))
        scene.do("cast charm F7")
        assert scene.step == "act"
        assert cells_of(scene, "hero", "bill_tell") == ["F4", "F7"]
