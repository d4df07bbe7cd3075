"""Bombs: what they are, how they move, and how they explode."""

import pytest

from hoarfrost.core.plain import Json
from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.workshop import (
    attract,
    bomb,
    calling,
    charm,
    hero,
    made,
    pushback,
    shot,
    until_turn_of,
)

FRIGOST: Json = {"board": "frigost_1"}
LIGHTER: Json = made(hero(shot(), *calling("mine")), summons=(bomb(),))


def cells_of_explosions(scene: Scene) -> list[object]:
    return [event.values["cell"] for event in scene.events("explode")]


# What a bomb is ---------------------------------------------------------------------------------


@pytest.mark.rule("kros.bomb.kind")
def test_a_bomb_is_an_obstacle() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("firebomb", "F7"), foe("yugo", "L12")])
    assert "F7" not in scene.cells("mv")
    assert "F8" not in scene.cells("mv")  # two cells more, around it
    scene.do("mv G7")
    assert scene.unit("bill_tell").mp == 1


@pytest.mark.rule("kros.bomb.kind")
def test_a_bomb_blocks_no_sight() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("firebomb", "F7"), foe("yugo", "F9")])
    assert scene.allows("cast repelling_arrow F9")


@pytest.mark.rule("kros.bomb.kind", "kros.lock.who")
def test_v29_nobody_is_locked_by_a_bomb() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("firebomb", "F5"), foe("yugo", "L12")])
    scene.do("mv F7")
    assert scene.rolls == []
    assert scene.unit("bill_tell").gauges == (6, 2)


@pytest.mark.rule("kros.bomb.moves")
@pytest.mark.parametrize(("effect", "end"), [(pushback(2), "F10"), (attract(1), "F7")])
def test_a_bomb_is_pushed_and_attracted_like_a_character(effect: Json, end: str) -> None:
    scene = Scene(
        [own("hero", "F6"), foe("firebomb", "F8"), foe("yugo", "L12")],
        **made(hero(charm(effect))),
    )
    scene.do("cast charm F8")
    assert scene.unit("firebomb").cell == end


@pytest.mark.rule("kros.bomb.moves", "kros.push.onto")
@pytest.mark.parametrize("kind", ["ice_cube", "crate"])
def test_a_bomb_is_pushed_onto_an_ice_cube_or_a_crate(kind: str) -> None:
    scene = Scene(
        [own("luk_ylook", "D8"), foe("firebomb", "F8"), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying(kind, "H8")},
    )
    scene.do("cast repelling_arrow F8", rolls="A")
    assert scene.unit("firebomb").cell == "H8"
    assert scene.scenery("H8") == kind


@pytest.mark.rule("kros.bomb.moves", "kros.ice_cube.range")
def test_a_bomb_on_a_cube_is_pushed_from_it_as_a_target_of_its_own() -> None:
    scene = Scene(
        [own("luk_ylook", "D8"), foe("firebomb", "D6"), foe("yugo", "L12")],
        **{**FRIGOST, "scenery": lying("ice_cube", "D6")},
    )
    scene.do("cast repelling_arrow D6", rolls="A")
    assert scene.scenery("D5") == "ice_cube"
    assert scene.unit("firebomb").cell == "D4"


# One Explosion ----------------------------------------------------------------------------------


@pytest.mark.rule("kros.bomb.explode", "kros.power.explosive")
def test_a_bomb_with_all_its_hp_gone_explodes_in_a_cross_around_its_cell() -> None:
    scene = Scene(
        [
            own("darkness_knight", "F4"),
            foe("firebomb", "F8"),
            own("coa_gulary", "F9"),
            foe("bill_tell", "E8"),
            foe("yugo", "G9"),
        ]
    )
    # The shot: a critical die. The Explosion: its own critical die, then Bill and Coa.
    scene.do("cast cruel_shot F8", rolls="A  C D A")
    assert scene.unit("firebomb").cell is None
    assert scene.unit("bill_tell").marks == (3, 0)
    assert scene.unit("coa_gulary").marks == (2, 0)
    assert scene.unit("yugo").marks == (0, 0)
    told = scene.told("explode")
    assert (told["cell"], told["owner"]) == ("F8", 1)
    assert scene.events("critical")[1].values["seat"] == 1  # the bomb's player rolls


@pytest.mark.rule("kros.bomb.explode")
def test_a_bomb_that_has_hp_left_does_not_explode() -> None:
    scene = Scene([own("bill_tell", "F4"), foe("firebomb", "F8"), foe("yugo", "F9")])
    scene.do("cast plaguing_arrow F8", rolls="A")
    assert scene.unit("firebomb").injuries == 1
    assert scene.events("explode") == []


@pytest.mark.rule("kros.bomb.explode")
def test_the_bomb_has_left_before_its_explosion_hits() -> None:
    scene = Scene([own("darkness_knight", "F4"), foe("firebomb", "F8"), foe("yugo", "L12")])
    scene.do("cast cruel_shot F8", rolls="A")
    kinds = [event.kind for event in scene.events()]
    assert kinds.index("ko") < kinds.index("explode")
    assert len(scene.events("damage")) == 1  # none by the Explosion, which meets nobody
    assert scene.unit("darkness_knight").ap == 3


@pytest.mark.rule("kros.bomb.explode", "kros.damage.kind")
@pytest.mark.parametrize("powers", [[], ["critical_hit", "frostbite", "intelligence", "strength"]])
def test_powers_of_the_summoner_do_not_work_in_the_explosion(powers: list[str]) -> None:
    summoner = hero(shot(element="neutral"), *calling("mine"), powers=powers)
    scene = Scene(
        [own("hero", "F6"), own("mine", "F8", summoner=0), foe("bill_tell", "F9")],
        **made(summoner, summons=(bomb(),)),
    )
    scene.do("cast shot F8", rolls="A  A D")
    assert scene.unit("bill_tell").marks == (1, 0)


@pytest.mark.rule("kros.bomb.explode", "kros.power.frostbite")
def test_a_bomb_that_has_frostbite_itself_freezes() -> None:
    cold = bomb(powers=("frostbite",))
    scene = Scene(
        [own("hero", "F6"), foe("mine", "F8"), own("bill_tell", "F9"), foe("sister_cinder", "E8")],
        **made(hero(shot(), *calling("mine")), summons=(cold,)),
    )
    scene.do("cast shot F8", rolls="A  A D D")
    assert scene.unit("bill_tell").marks == (0, 1)
    assert scene.unit("sister_cinder").marks == (1, 0)


@pytest.mark.rule("kros.bomb.explode", "kros.power.fragility", "kros.power.endurance")
def test_powers_of_the_targets_work_against_an_explosion() -> None:
    scene = Scene(
        [
            own("darkness_knight", "F4"),
            foe("firebomb", "F8"),
            foe("pip_thinshell", "E8"),
            foe("maskun_john", "G8"),
            foe("hild_rimeguard", "F9"),
        ]
    )
    scene.do("cast cruel_shot F8", rolls="A  C  D  A W  D")
    assert scene.unit("pip_thinshell").injuries == 4
    assert scene.unit("maskun_john").injuries == 1
    assert scene.unit("hild_rimeguard").injuries == 1


@pytest.mark.rule("kros.bomb.explode", "kros.area.targets", "kros.power.loot")
def test_an_explosion_hurts_the_cube_under_the_bomb_and_gives_no_loot() -> None:
    scene = Scene(
        [own("darkness_knight", "D8"), foe("firebomb", "F8"), foe("yugo", "L12")],
        **{
            **FRIGOST,
            "scenery": [
                {"kind": "ice_cube", "cell": "F8"},
                {"kind": "geyser", "cell": "F9", "marks": 1},
                {"kind": "fir", "cell": "G8"},
            ],
        },
    )
    scene.do("cast cruel_shot F8", rolls="A A")
    # The shot puts 2 markers on the cube, the Explosion 2 more of which it can take 1.
    assert scene.scenery("F8") is None
    assert scene.scenery("F9") is None
    assert scene.marks("G8") == 2
    assert scene.stock == (0, 0)


@pytest.mark.rule("kros.bomb.explode", "kros.push.direction")
def test_an_explosion_pushes_away_from_the_cell_of_the_bomb() -> None:
    scene = Scene(
        [own("hero", "F4"), foe("mine", "F8"), foe("bill_tell", "E8"), foe("yugo", "F9")],
        **made(hero(shot(), *calling("mine")), summons=(bomb(pushback(2)),)),
    )
    scene.do("cast shot F8", "push E8", rolls="A  A D D")
    assert scene.unit("bill_tell").cell == "C8"
    assert scene.unit("yugo").cell == "F11"


@pytest.mark.rule("kros.bomb.explode", "kros.push.direction")
def test_an_explosion_that_attracts_draws_a_piece_into_the_cell_of_the_bomb() -> None:
    scene = Scene(
        [own("hero", "F4"), foe("mine", "F8"), foe("bill_tell", "F10")],
        **made(hero(shot(), *calling("mine")), summons=(bomb(attract(5), area="diamond2"),)),
    )
    scene.do("cast shot F8", rolls="A  A D")
    assert scene.unit("bill_tell").cell == "F8"
    assert scene.unit("bill_tell").injuries == 1


@pytest.mark.rule("kros.bomb.explode", "kros.bomb.moves", "kros.ice_shove.carry")
def test_a_bomb_shoved_on_a_cube_explodes_where_it_arrives() -> None:
    scene = Scene(
        [
            own("darkness_knight", "E8"),
            own("firebomb", "F8"),
            foe("bill_tell", "I9"),
            foe("yugo", "L12"),
        ],
        **{**FRIGOST, "scenery": lying("ice_cube", "F8")},
    )
    scene.do("cast ice_shove F8")
    assert scene.unit("firebomb").cell == "I8"
    # The shot: 2 on the bomb and 2 on the cube. The Explosion: Bill, and the cube's last HP.
    scene.do("cast cruel_shot I8", rolls="A  A D")
    assert cells_of_explosions(scene) == ["I8"]
    assert scene.unit("bill_tell").injuries == 2
    assert scene.scenery("I8") is None


@pytest.mark.rule("kros.bomb.explode", "kros.turn.active_ko")
def test_an_explosion_in_the_opponents_turn_leaves_that_turn_as_it_was() -> None:
    scene = Scene(
        [
            own("darkness_knight", "F4"),
            foe("firebomb", "F6"),
            foe("bill_tell", "F7", injuries=4),
            foe("yugo", "L12"),
        ]
    )
    scene.do("cast cruel_shot F6", rolls="A  A D")
    assert scene.unit("bill_tell").cell is None
    assert scene.gg == (9, 4)
    assert scene.active_card() == "darkness_knight"
    assert scene.unit("darkness_knight").ap == 3


# Several Explosions -----------------------------------------------------------------------------


@pytest.mark.rule("kros.bomb.explode")
def test_everything_ko_by_one_spell_is_removed_before_the_first_explosion() -> None:
    """Neither mine is hit by the other, and Bill is hit by none."""
    scene = Scene(
        [
            own("hero", "F4"),
            foe("mine", "F8"),
            foe("mine", "F9"),
            foe("bill_tell", "E8", injuries=5),
            foe("yugo", "L12"),
        ],
        **made(hero(shot(area="cross"), *calling("mine")), summons=(bomb(),)),
    )
    scene.do("cast shot F8", rolls="A D")
    assert scene.unit("bill_tell").cell is None
    assert scene.gg == (9, 4)
    assert scene.step == "explode"
    assert set(scene.legal()) == {"explode F8", "explode F9"}
    scene.do("explode F9")
    assert scene.events("damage") == []
    assert cells_of_explosions(scene) == ["F9", "F8"]


@pytest.mark.rule("kros.bomb.explode", "kros.conv.simultaneous")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_active_player_chooses_which_bomb_explodes_first_whoever_owns_them(seat: int) -> None:
    side = (own, foe)[seat]
    scene = Scene(
        [own("hero", "F4"), side("mine", "E8"), side("mine", "G8"), foe("bill_tell", "L12")],
        **made(hero(shot(area="cross"), *calling("mine")), summons=(bomb(),)),
    )
    scene.do("cast shot F8")
    assert (scene.step, scene.asked) == ("explode", 0)
    scene.do("explode G8")
    assert cells_of_explosions(scene) == ["G8", "E8"]
    assert (scene.step, scene.asked) == ("act", 0)


@pytest.mark.rule("kros.bomb.explode")
def test_bombs_that_an_explosion_hits_join_those_that_wait() -> None:
    scene = Scene(
        [
            own("hero", "A1"),
            foe("mine", "F8"),  # hit by the shot
            foe("mine", "F10"),  # hit by the shot
            foe("mine", "G8"),  # hit by the Explosion on F8
            foe("mine", "G10"),  # hit by the Explosion on F10
            foe("bill_tell", "G9"),  # between the last two
        ],
        **made(
            hero(shot(area="cross", range={"min": 1, "max": 22, "los": False}), *calling("mine")),
            summons=(bomb(),),
        ),
    )
    scene.do("cast shot F9", rolls="A D")  # Bill stands beside F9 too
    assert set(scene.legal()) == {"explode F8", "explode F10"}
    scene.do("explode F8", rolls="A")
    assert set(scene.legal()) == {"explode F10", "explode G8"}
    # From now on only one waits at a time, and nobody is asked.
    scene.do("explode G8", rolls="C D  A  A D")
    assert cells_of_explosions(scene) == ["G8", "F10", "G10"]
    assert scene.unit("bill_tell").injuries == 4
    assert scene.step == "act"


@pytest.mark.rule("kros.bomb.explode", "kros.power.explosive")
@pytest.mark.parametrize("order", ["E8 F8 G8", "E8 G8 F8", "F8 E8 G8", "G8 E8 F8"])
def test_three_bombs_hit_at_once_go_off_in_the_chosen_order_and_spare_each_other(
    order: str,
) -> None:
    scene = Scene(
        [
            own("hero", "F4"),
            foe("mine", "E8"),
            foe("mine", "F8"),
            foe("mine", "G8"),
            foe("bill_tell", "L12"),
        ],
        **made(hero(shot(area="cross"), *calling("mine")), summons=(bomb(),)),
    )
    first, second, _ = order.split()
    scene.do("cast shot F8", rolls="A")
    assert set(scene.legal()) == {"explode E8", "explode F8", "explode G8"}
    scene.do(f"explode {first}", f"explode {second}")
    assert cells_of_explosions(scene) == order.split()
    assert scene.rolls == []
    assert scene.step == "act"


@pytest.mark.rule("kros.bomb.explode")
@pytest.mark.parametrize(
    ("first", "end"),
    [
        # The western mine pushes Bill east, out of reach of the other.
        ("explode E8", ("H8", 1)),
        # The northern mine pushes him south, out of reach of the western one.
        ("explode F7", ("F10", 1)),
    ],
)
def test_the_order_of_explosions_decides_who_is_hit_how_often(
    first: str, end: tuple[str, int]
) -> None:
    scene = Scene(
        [own("hero", "D6"), foe("mine", "E8"), foe("mine", "F7"), foe("bill_tell", "F8")],
        **made(
            hero(
                shot(area="cross", element="fire"),
                *calling("mine"),
            ),
            summons=(bomb(pushback(2)),),
        ),
    )
    scene.do("cast shot E7")  # E8 and F7 are in the cross, Bill is not
    assert set(scene.legal()) == {"explode E8", "explode F7"}
    scene.do(first, rolls="A D")
    assert (scene.unit("bill_tell").cell, scene.unit("bill_tell").injuries) == end
    assert len(scene.events("explode")) == 2


@pytest.mark.rule("kros.bomb.explode", "kros.ko.gg")
def test_a_chain_of_three_reaches_the_third_by_way_of_the_second() -> None:
    scene = Scene(
        [
            own("hero", "F2"),
            own("mine", "F5"),
            own("mine", "F6"),
            own("mine", "F7"),
            foe("bill_tell", "F8", injuries=5),
            foe("yugo", "L12"),
        ],
        **LIGHTER,
    )
    scene.do("cast shot F5", rolls="A  A  A  A D")
    assert cells_of_explosions(scene) == ["F5", "F6", "F7"]
    assert scene.unit("bill_tell").cell is None
    assert scene.gg == (9, 4)


@pytest.mark.rule("kros.bomb.explode", "kros.win.ko_order")
@pytest.mark.parametrize(("first", "winner"), [("E8", 1), ("G8", 0)])
def test_a_chain_that_kills_the_last_krosmaster_of_both_lets_the_active_player_choose(
    first: str, winner: int
) -> None:
    scene = Scene(
        [
            own("hero", "E8", injuries=19),
            own("mine", "F7"),
            own("mine", "F8"),
            foe("coa_gulary", "G8", injuries=6),
        ],
        **LIGHTER,
    )
    scene.do("cast shot F7", rolls="A  A  A D D")
    assert cells_of_explosions(scene) == ["F7", "F8"]
    assert (scene.step, scene.asked) == ("ko", 0)
    assert set(scene.legal()) == {"ko E8", "ko G8"}
    scene.do(f"ko {first}")
    assert scene.is_over
    assert (scene.winner, scene.reason) == (winner, "wipe")


@pytest.mark.rule("kros.bomb.explode", "kros.win.ko_order", "kros.gg.wild_first")
def test_the_order_of_removal_decides_who_gets_the_wild_gg() -> None:
    units = [
        own("hero", "E8", injuries=19),
        own("naz_rael", "A1"),
        own("mine", "F8"),
        foe("coa_gulary", "G8", injuries=6),
        foe("yugo", "L12"),
    ]
    for first, gg in (("E8", (7, 6)), ("G8", (6, 7))):
        scene = Scene(units, **LIGHTER)
        scene.do("cast shot F8", rolls="A  A D D")
        scene.do(f"ko {first}")
        assert (scene.unit("hero").cell, scene.unit("coa_gulary").cell) == (None, None)
        assert (scene.gg, scene.wild) == (gg, False)
        assert scene.active_card() == "naz_rael"


@pytest.mark.rule("kros.bomb.explode", "kros.summon.turn")
def test_an_explosion_goes_off_in_a_later_turn_as_well() -> None:
    scene = Scene([own("bad_aboum", "F6"), foe("darkness_knight", "F10"), foe("yugo", "A1")])
    scene.do("cast plant_bomb F8")
    until_turn_of(scene, "darkness_knight")
    scene.do("mv F9")
    until_turn_of(scene, "bad_aboum")
    scene.do("cast retreat_shot F8", rolls="C  C D")  # 2 on the bomb, which has 2 HP
    assert scene.unit("darkness_knight").injuries == 3
    assert scene.unit("bad_aboum").cell == "F5"
