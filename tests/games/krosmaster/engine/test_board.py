"""The board: cells, grounds, features and Scenery (section 3)."""

from typing import Any

import pytest

from hoarfrost.core.errors import PositionError
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from tests.games.krosmaster.scene import Scene, at, dealt, foe, lying, own

# The maps of the rules reference: ground (. plain, ~ Ice Rink), then the feature.
MAPS = {
    "frigost_1": """
.s .s .. .2 .s .s .B .1 .. .s .2 .s
.1 .. .s .. .. .. .. .s .s .. .. .s
.s .. .B .. .. .T .. .D .. .B .. .1
.. .1 .. .D ~I ~. ~. .2 .. .T .s .s
.s .T .. ~. ~1 ~. ~I ~. .. .. .1 ..
.1 .s .. ~I ~. ~3 ~D ~. ~1 .. .. .s
.s .. .. ~1 ~. ~D ~3 ~. ~I .. .s .1
.. .1 .. .. ~. ~I ~. ~1 ~. .. .T .s
.s .s .T .. .2 ~. ~. ~I .D .. .1 ..
.1 .. .B .. .D .. .T .. .. .B .. .s
.s .. .. .s .s .. .. .. .. .s .. .1
.s .2 .s .. .1 .B .s .s .2 .. .s .s""",
    "frigost_2": """
~. .s .s .D .s .1 .s .. .s .s ~. ~D
~D ~1 ~. .. .s .. .s .s .. ~I ~. .s
.s ~I ~. ~. .B .. .B .1 ~. ~. ~1 .s
.1 .. ~. ~. ~I ~. ~. ~. ~. ~. .. ..
.s .B .D ~. ~. .3 .2 ~. ~. .T .s .s
.s .. .1 ~. .3 .T .T .2 ~. .. .s .s
.s .s .. ~. .2 .T .T .3 ~. .1 .. .s
.s .s .T ~. ~. .2 .3 ~. ~. .D .B .s
.. .. ~. ~. ~. ~. ~. ~I ~. ~. .. .1
.s ~1 ~. ~. .1 .B .. .B ~. ~. ~I .s
.s ~. ~I .. .s .s .. .s .. ~. ~1 ~D
~D ~. .s .s .. .s .1 .s .D .s .s ~.""",
    "glacier_gate": """
.. .s .s .. .s .s .s .s .. .s .s ..
.1 .. .s .s .. .1 .. .. .s .s .. .1
.. .B .. .. .1 .T .T .. .. .. .B ..
.2 .. ~. ~. ~. ~I ~. ~. ~. ~. .. .1
.. .C ~. .D ~. ~1 ~. ~. .T ~. .. ..
.1 .. ~I ~. ~2 ~. ~. ~D ~. ~. .1 ..
.. .1 ~. ~. ~D ~. ~. ~2 ~. ~I .. .1
.. .. ~. .T ~. ~. ~1 ~. .D ~. .C ..
.1 .. ~. ~. ~. ~. ~I ~. ~. ~. .. .2
.. .B .. .. .. .T .T .1 .. .. .B ..
.1 .. .s .s .. .. .1 .. .s .s .. .1
.. .s .s .. .s .s .s .s .. .s .s ..""",
    "green_court": """
.. .s .s .. .s .s .s .s .. .s .s ..
.1 .. .s .s .. .. .. .. .s .s .. .1
.. .. .T .. .1 .B .. .1 .. .. .T ..
.C .1 .. .. .D .. .. .. .2 .. .. .C
.. .. .B .2 .. .T .. .C .. .B .1 ..
.1 .D .. .. .1 .. .3 .. .. .1 .. ..
.. .. .1 .. .. .3 .. .1 .. .. .D .1
.. .1 .B .. .C .. .T .. .2 .B .. ..
.C .. .. .2 .. .. .. .D .. .. .1 .C
.. .T .. .. .1 .. .B .1 .. .T .. ..
.1 .. .s .s .. .. .. .. .s .s .. .1
.. .s .s .. .s .s .s .s .. .s .s ..""",
}
KINDS = {
    board: {"T": "fir", "B": "geyser", "C": "crate", "I": "ice_cube"}
    if board != "green_court"
    else {"T": "tree", "B": "bush", "C": "crate", "I": "ice_cube"}
    for board in MAPS
}


def signs(board: str) -> dict[str, str]:
    rows = [line.split() for line in MAPS[board].split("\n") if line]
    return {at(x, y): rows[y][x] for y in range(12) for x in range(12)}


def begun(board: str) -> KrosmasterState:
    state = dealt(board=board).state
    assert isinstance(state, KrosmasterState)
    return state


# Cells and features -------------------------------------------------------------------------------


@pytest.mark.rule("kros.board.size", "kros.conv.coords")
def test_the_board_has_12_columns_from_the_west_and_12_rows_from_the_north() -> None:
    assert len(CELL_NAMES) == 144
    assert (at(0, 0), at(11, 0), at(0, 11), at(11, 11)) == ("A1", "L1", "A12", "L12")
    assert at(4, 5) == "E6"
    scene = Scene([own("luk_ylook", "L12"), foe("yugo", "A1")])
    assert scene.cells("mv") == {"L11", "L10", "L9", "K12", "K11", "K10", "J12", "J11", "I12"}


@pytest.mark.rule("kros.conv.coords")
def test_north_is_row_1_and_west_is_column_a() -> None:
    """On Frigost I each player deploys at an edge."""
    rows: dict[str, set[str]] = {}
    for edge in ("north", "west"):
        scene = dealt(team1="tormentators", team2="clockwork", board="frigost_1")
        scene.do(f"edge {edge}", "next luk_ylook")
        while scene.asked == 1:
            scene.do(scene.legal()[0])
        rows[edge] = {cell[1:] if edge == "north" else cell[0] for cell in scene.cells("put")}
    assert rows == {"north": {"1", "2"}, "west": {"A", "B"}}


@pytest.mark.rule("kros.board.ground", "kros.board.features", "kros.setup.pieces")
@pytest.mark.parametrize("board", MAPS)
def test_grounds_and_features_are_those_of_the_map(board: str) -> None:
    state = begun(board)
    position = state.to_json()
    for number, cell in enumerate(CELL_NAMES):
        ground, feature = list(signs(board)[cell])
        assert state.rink.has(number) == (ground == "~"), cell
        assert state.demons.has(number) == (feature == "D"), cell
        assert position["kamas"].get(cell, 0) == (int(feature) if feature.isdigit() else 0), cell


@pytest.mark.rule("kros.scenery.setup", "kros.setup.pieces")
@pytest.mark.parametrize("board", MAPS)
def test_every_place_for_scenery_gets_one_piece_of_its_kind(board: str) -> None:
    state = begun(board)
    lie = {piece["cell"]: piece["kind"] for piece in state.to_json()["scenery"]}
    assert len(lie) == len(state.to_json()["scenery"])
    assert lie == {
        cell: KINDS[board][sign[1]] for cell, sign in signs(board).items() if sign[1] in "TBCI"
    }
    cubes = [cell for cell, kind in lie.items() if kind == "ice_cube"]
    assert all(signs(board)[cell][0] == "~" for cell in cubes)
    assert all(piece["marks"] == 0 for piece in state.to_json()["scenery"])


@pytest.mark.rule("kros.board.edges", "kros.setup.deploy")
@pytest.mark.parametrize("board", MAPS)
def test_setup_cells_are_those_of_the_map_at_the_two_edges(board: str) -> None:
    setup = {cell for cell, sign in signs(board).items() if sign[1] == "s"}
    scene = dealt(team1="clockwork", team2="tormentators", board=board)
    scene.do("edge north", "next luk_ylook")
    south = {cell for cell in setup if int(cell[1:]) > 10}
    assert scene.cells("put") == south
    assert len(south) == (10 if board.startswith("frigost") else 12)
    while scene.asked == 0:
        scene.do(scene.legal()[0])
    assert scene.cells("put") == {cell for cell in setup if int(cell[1:]) < 3}


@pytest.mark.rule("kros.board.demon_kama")
@pytest.mark.parametrize("board", MAPS)
def test_at_the_start_there_is_no_kama_on_a_demon_cell(board: str) -> None:
    state = begun(board)
    assert not [cell for cell in state.to_json()["kamas"] if signs(board)[cell][1] == "D"]


# What a cell holds --------------------------------------------------------------------------------


@pytest.mark.rule("kros.board.layers")
def test_a_cell_holds_at_most_one_unit_and_one_piece_of_scenery() -> None:
    with pytest.raises(PositionError, match="not free"):
        Scene([own("yugo", "F6"), foe("coa_gulary", "F6")])
    with pytest.raises(PositionError, match="other scenery"):
        Scene([own("yugo", "F6")], scenery=lying("crate", "A1", "A1"))


@pytest.mark.rule("kros.board.layers")
@pytest.mark.parametrize("kind", ["tree", "fir", "bush", "geyser"])
def test_no_unit_shares_a_cell_with_a_tree_or_a_bush(kind: str) -> None:
    with pytest.raises(PositionError, match="not free"):
        Scene([own("yugo", "F6")], scenery=lying(kind, "F6"))


@pytest.mark.rule("kros.board.layers", "kros.board.free")
@pytest.mark.parametrize("kind", ["crate", "ice_cube"])
@pytest.mark.parametrize("card", ["yugo", "tofu", "firebomb"])
def test_a_unit_stands_on_a_crate_or_a_cube_beside_any_number_of_kamas(
    kind: str, card: str
) -> None:
    units = [own("luk_ylook", "A1"), own(card, "G6")]
    scene = Scene(units, board="frigost_1", scenery=lying(kind, "G6"), kamas={"G6": 9})
    assert (scene.unit(card).cell, scene.scenery("G6"), scene.kamas("G6")) == ("G6", kind, 9)


@pytest.mark.rule("kros.board.impassable")
@pytest.mark.parametrize("kind", ["tree", "bush"])
def test_a_pushed_piece_stops_before_an_impassable_cell_and_at_the_border(kind: str) -> None:
    units = [own("luk_ylook", "F9"), foe("yugo", "F6")]
    scene = Scene(units, scenery=lying(kind, "F4"), piece="luk_ylook")
    assert scene.do("cast repelling_arrow F6", rolls="A L").unit("yugo").cell == "F5"
    border = Scene([own("luk_ylook", "F4"), foe("yugo", "F2")])
    assert border.do("cast repelling_arrow F2", rolls="A L").unit("yugo").cell == "F1"


@pytest.mark.rule("kros.board.impassable", "kros.board.free")
def test_only_free_cells_can_be_teleported_to() -> None:
    """Feline Leap goes to an adjacent cell: a bush, a unit, a crate, bare ground."""
    scene = Scene(
        [own("naz_rael", "F6"), foe("coa_gulary", "F5")],
        scenery=[*lying("bush", "E6"), *lying("crate", "G6")],
    )
    assert scene.cells("cast feline_leap") == {"G6", "F7"}


@pytest.mark.rule("kros.board.free_cube")
@pytest.mark.parametrize(
    ("fields", "end"),
    [
        ({}, at(8, 5)),  # the cell behind it is plain
        ({"units": [foe("pip_thinshell", at(6, 5))]}, at(5, 5)),
        ({"units": [foe("firebomb", at(7, 5))]}, at(6, 5)),
        ({"cubes": [at(5, 5)]}, at(4, 5)),
        ({"geysers": [at(8, 5)]}, at(7, 5)),
    ],
)
def test_a_sliding_cube_needs_rink_without_scenery_and_without_units(
    fields: dict[str, Any], end: str
) -> None:
    """Row 6 of Frigost I is rink from (3,5) to (8,5), with Kamas and a Demon cell on it."""
    scene = Scene(
        [own("bill_tell", at(2, 5)), *fields.get("units", [])],
        board="frigost_1",
        piece="bill_tell",
        scenery=[
            *lying("ice_cube", at(3, 5), *fields.get("cubes", [])),
            *lying("geyser", *fields.get("geysers", [])),
        ],
    )
    scene.do(f"cast ice_shove {at(3, 5)}")
    assert scene.scenery(at(3, 5)) is None
    assert scene.scenery(end) == "ice_cube"


# Scenery ------------------------------------------------------------------------------------------

HP_AND_LOOT = [
    ("tree", 6, 3),
    ("fir", 4, 2),
    ("bush", 4, 2),
    ("geyser", 3, 1),
    ("crate", 4, 2),
    ("ice_cube", 3, 1),
]


def beside(kind: str, marks: int = 0, **fields: Any) -> Scene:
    """Coa, who does 1 damage with Punch and 3 with Punishment, beside scenery on the rink."""
    scenery = [{"kind": kind, "cell": "F7", "marks": marks}]
    others = fields.pop("others", [])
    return Scene(
        [own("coa_gulary", "F6", ap=20), foe("yugo", "A3"), *others],
        **{"board": "frigost_1", "scenery": scenery, **fields},
    )


@pytest.mark.rule("kros.scenery.damage", "kros.scenery.loot", "kros.power.loot")
@pytest.mark.parametrize(("kind", "hp", "loot"), HP_AND_LOOT)
def test_scenery_is_destroyed_by_as_many_markers_as_it_has_hp_and_leaves_loot(
    kind: str, hp: int, loot: int
) -> None:
    almost = beside(kind, hp - 2).do("cast punch F7", rolls="A")
    assert almost.marks("F7") == hp - 1
    assert almost.stock == (0, 0)
    scene = beside(kind, hp - 1).do("cast punch F7", rolls="A")
    assert scene.scenery("F7") is None
    assert scene.stock == (loot, 0)
    assert scene.allows("mv F7")


@pytest.mark.rule("kros.scenery.damage")
def test_scenery_rolls_no_armour_so_a_critical_hit_always_adds_1() -> None:
    scene = beside("tree").do("cast punishment F7", rolls="C")
    assert scene.marks("F7") == 4
    assert not scene.events("armour")


@pytest.mark.rule("kros.scenery.damage")
def test_the_piece_on_a_crate_and_the_crate_are_both_hit() -> None:
    scene = beside("crate", others=[foe("bill_tell", "F7")])
    scene.do("cast punishment F7", rolls="A L")
    assert scene.marks("F7") == 3
    assert scene.unit("bill_tell").injuries == 3


@pytest.mark.rule("kros.scenery.damage")
def test_frozen_and_regular_markers_are_the_same_on_scenery() -> None:
    """Ysolde has Frostbite; her marker is the fourth on a bush."""
    scenery = [{"kind": "bush", "cell": "F7", "marks": 3}]
    scene = Scene([own("ysolde_hoar", "F6"), foe("yugo", "A1")], scenery=scenery)
    scene.do("cast punch F7", rolls="A")
    assert scene.scenery("F7") is None


@pytest.mark.rule("kros.scenery.damage")
def test_scenery_gets_no_tokens_and_cannot_be_healed() -> None:
    scenery = [{"kind": "crate", "cell": "F7", "marks": 2}]
    healer = Scene([own("drop_knight", "F6"), foe("yugo", "A1")], scenery=scenery)
    healer.do("cast restauration F7")
    assert healer.marks("F7") == 2
    slowed = Scene([own("drop_knight", "F6"), foe("yugo", "A1")], scenery=scenery)
    slowed.do("cast sluggish F7", rolls="C")
    assert not slowed.events("token")
    assert slowed.scenery("F7") is None  # 2 + 2 + 1 markers of 4


@pytest.mark.rule("kros.scenery.loot")
def test_loot_goes_to_the_player_of_the_caster() -> None:
    bush = [{"kind": "bush", "cell": "F7", "marks": 3}]
    scene = Scene([foe("coa_gulary", "F6"), own("yugo", "A1")], scenery=bush, active=1)
    assert scene.do("cast punch F7", rolls="A").stock == (0, 2)


@pytest.mark.rule("kros.scenery.loot")
def test_a_summon_that_destroys_scenery_brings_nothing() -> None:
    bush = [{"kind": "bush", "cell": "F7", "marks": 3}]
    units = [own("yugo", "A1"), own("gobball", "F6", summoner=0), foe("coa_gulary", "L12")]
    scene = Scene(units, scenery=bush, piece="gobball").do("cast bite F7", rolls="A")
    assert scene.scenery("F7") is None
    assert scene.stock == (0, 0)


@pytest.mark.rule("kros.scenery.loot", "kros.bomb.explode")
def test_an_explosion_that_destroys_scenery_brings_nothing() -> None:
    bush = [{"kind": "bush", "cell": "F8", "marks": 3}]
    units = [own("coa_gulary", "F6"), own("firebomb", "F7", injuries=1), foe("yugo", "A1")]
    scene = Scene(units, scenery=bush, piece="coa_gulary")
    scene.do("cast punch F7", rolls="A A L")
    assert scene.scenery("F8") is None
    assert scene.stock == (0, 0)


@pytest.mark.rule("kros.scenery.destroyed", "kros.scenery.range_bonus")
@pytest.mark.parametrize(("kind", "hp"), [("crate", 4), ("ice_cube", 3)])
def test_whoever_stood_on_destroyed_scenery_stays_in_the_cell_on_the_ground(
    kind: str, hp: int
) -> None:
    scene = beside(kind, hp - 1, others=[own("bad_aboum", "F7")])
    scene.do("cast punch F7", rolls="A L")
    assert scene.scenery("F7") is None
    assert scene.unit("bad_aboum").cell == "F7"
    assert scene.unit("bad_aboum").injuries == 1
    scene.do("end")
    assert scene.active_card() == "bad_aboum"
    assert scene.allows("cast retreat_shot I7")
    assert not scene.allows("cast retreat_shot J7")


@pytest.mark.rule("kros.scenery.destroyed", "kros.los.blockers")
def test_where_a_tree_stood_one_can_see_and_walk() -> None:
    tree = [{"kind": "tree", "cell": "F7", "marks": 5}]
    units = [own("luk_ylook", "F6", ap=20), foe("yugo", "A1")]
    scene = Scene(units, scenery=tree)
    assert not scene.allows("cast repelling_arrow F8")
    scene.do("cast punch F7", rolls="A")
    assert scene.allows("cast repelling_arrow F8")
    assert scene.allows("mv F7")


@pytest.mark.rule("kros.scenery.range_bonus")
@pytest.mark.parametrize("kind", ["crate", "ice_cube"])
def test_a_character_on_a_crate_or_a_cube_reaches_1_cell_further(kind: str) -> None:
    """Repelling Arrow 2-5 becomes 2-6; the minimum stays."""

    def reach(scenery: list[Json]) -> set[str]:
        units = [own("luk_ylook", "D6"), foe("yugo", "A1")]
        scene = Scene(units, board="frigost_1", scenery=scenery)
        return {cell for cell in scene.cells("cast repelling_arrow") if cell.endswith("6")}

    assert reach([]) == {"A6", "B6", "F6", "G6", "H6", "I6"}
    assert reach(lying(kind, "D6")) == {"A6", "B6", "F6", "G6", "H6", "I6", "J6"}
    assert reach(lying(kind, "D7")) == {"A6", "B6", "F6", "G6", "H6", "I6"}
