"""Setting up: first player, board, edges, timelines and deployment (section 5)."""

from typing import Any

import pytest

from hoarfrost.games.krosmaster.files.content import built_in
from tests.games.krosmaster.scene import Scene, dealt

CLOCKWORK = {"count_harebourg", "bad_aboum", "luk_ylook", "coa_gulary"}


def first_of(team1: Any, team2: Any, **options: Any) -> int:
    return int(dealt(team1=team1, team2=team2, **options).field("first"))


# Who is first -------------------------------------------------------------------------------------


@pytest.mark.rule("kros.setup.first_player")
def test_the_higher_sum_of_initiative_makes_the_first_player() -> None:
    """V05: clockwork 8+3+6+6 = 23, tormentators 8+2+0 = 10."""
    assert first_of("clockwork", "tormentators") == 0
    assert first_of("tormentators", "clockwork") == 1


@pytest.mark.rule("kros.setup.first_player")
def test_the_sum_counts_before_the_highest_single_value() -> None:
    """Portals 7+6+4+4 = 21, hearth 8+7+2+2 = 19."""
    assert first_of("portals", "hearth") == 0
    assert first_of("hearth", "portals") == 1


@pytest.mark.rule("kros.setup.first_player")
def test_at_equal_sums_the_first_higher_single_value_decides() -> None:
    """Clockwork and frost_line have 23 each: 8 6 6 3 against 8 7 5 3."""
    assert first_of("clockwork", "frost_line") == 1
    assert first_of("frost_line", "clockwork") == 0


@pytest.mark.rule("kros.setup.first_player")
def test_at_equal_sums_a_team_that_runs_out_of_values_counts_as_lower() -> None:
    """8 2 against 8 2 0."""
    herald = {**built_in()["characters"]["count_harebourg"], "initiative": 2}
    fields: dict[str, Any] = {"min_team": 2, "content": {"characters": {"herald": herald}}}
    assert first_of(["count_harebourg", "herald"], "tormentators", **fields) == 1
    assert first_of("tormentators", ["count_harebourg", "herald"], **fields) == 0


@pytest.mark.rule("kros.setup.first_player", "kros.conv.random")
@pytest.mark.parametrize("seat", [0, 1])
def test_if_all_values_are_equal_chance_decides(seat: int) -> None:
    scene = dealt([f"seat {seat}"], team1="clockwork", team2="clockwork")
    assert scene.field("first") == seat
    assert scene.rolls == [f"seat {seat}"]


@pytest.mark.rule("kros.setup.first_player")
def test_no_coin_is_flipped_where_initiative_decides() -> None:
    assert dealt(team1="clockwork", team2="frost_line").rolls == []


# Board and edges ----------------------------------------------------------------------------------


@pytest.mark.rule("kros.setup.board")
def test_the_other_player_picks_an_edge_and_the_first_gets_the_opposite_one() -> None:
    for edge, opposite in [("north", "south"), ("south", "north")]:
        scene = dealt(team1="clockwork", team2="tormentators")
        assert (scene.step, scene.asked, scene.field("first")) == ("edge", 1, 0)
        assert scene.legal() == ["edge north", "edge south"]
        scene.do(f"edge {edge}")
        assert scene.field("edges") == [opposite, edge]


@pytest.mark.rule("kros.setup.board", "kros.board.edges")
@pytest.mark.parametrize("board", ["frigost_1", "frigost_2"])
@pytest.mark.parametrize(
    ("edge", "opposite"),
    [("north", "south"), ("east", "west"), ("south", "north"), ("west", "east")],
)
def test_on_the_frigost_boards_all_four_edges_may_be_chosen(
    board: str, edge: str, opposite: str
) -> None:
    scene = dealt(team1="tormentators", team2="clockwork", board=board)
    assert scene.asked == 0
    scene.do(f"edge {edge}")
    assert scene.field("edges") == [edge, opposite]


@pytest.mark.rule("kros.setup.board")
def test_unless_the_options_fix_the_board_the_first_player_picks_it() -> None:
    scene = dealt(team1="tormentators", team2="clockwork", board="choose")
    assert (scene.step, scene.asked) == ("board", 1)
    assert scene.legal() == [
        "board frigost_1",
        "board frigost_2",
        "board glacier_gate",
        "board green_court",
    ]
    scene.do("board green_court")
    assert scene.field("board") == "green_court"
    assert (scene.step, scene.asked) == ("edge", 0)


@pytest.mark.rule("kros.setup.board", "kros.setup.pieces")
def test_nothing_lies_on_a_board_before_it_is_chosen() -> None:
    scene = dealt(board="choose")
    assert (scene.field("scenery"), scene.field("kamas")) == ([], {})
    scene.do("board frigost_2")
    assert scene.scenery("F6") == "fir"
    assert scene.kamas("F5") == 3


# Timelines ----------------------------------------------------------------------------------------


def timeline(scene: Scene, seat: int) -> list[str]:
    return [scene.unit(number).card for number in scene.field("timelines")[seat]]


@pytest.mark.rule("kros.setup.timeline")
@pytest.mark.parametrize("order", [["luk_ylook", "coa_gulary"], ["coa_gulary", "luk_ylook"]])
def test_a_team_lines_up_by_initiative_and_its_owner_orders_equals(order: list[str]) -> None:
    """V07: Harebourg (8); Luk and Coa (6 each); Aboum (3)."""
    scene = dealt(team1="clockwork", team2="tormentators").do("edge north")
    assert (scene.step, scene.asked) == ("timeline", 0)
    assert set(scene.legal()) == {"next luk_ylook", "next coa_gulary"}
    scene.do(f"next {order[0]}")
    assert timeline(scene, 0) == ["count_harebourg", *order, "bad_aboum"]
    assert timeline(scene, 1) == ["darkness_knight", "drop_knight", "leaf_knight"]
    assert scene.step == "deploy"


@pytest.mark.rule("kros.setup.timeline")
def test_each_owner_is_asked_for_the_own_team_only() -> None:
    """Swarm has equals too: Luk and Oscar have 6 each."""
    scene = dealt(team1="clockwork", team2="swarm").do("edge north")
    first = int(scene.field("first"))
    assert (scene.step, scene.asked) == ("timeline", first)
    scene.do(scene.legal()[0])
    assert (scene.step, scene.asked) == ("timeline", 1 - first)


@pytest.mark.rule("kros.setup.timeline")
def test_copies_of_one_card_need_no_order() -> None:
    team = ["bill_tell", "bill_tell", "kassius_kaos", "kassius_kaos"]
    scene = dealt(team1=team, team2="tormentators").do("edge north")
    assert scene.step == "deploy"
    assert timeline(scene, 0) == team


# Pieces, rewards, GG ------------------------------------------------------------------------------


@pytest.mark.rule("kros.setup.rewards")
def test_all_rewards_lie_face_down_in_one_pile_per_rank() -> None:
    scene = dealt()
    assert scene.field("display") == []
    piles = scene.field("piles")
    assert list(piles) == ["granite", "jade", "gold", "ruby"]
    assert {rank: sorted(pile) for rank, pile in piles.items()} == {
        "granite": sorted(
            2 * ["mending_draught", "quickstep_vial", "focus_vial", "whetstone", "padded_coat"]
        ),
        "jade": sorted(2 * ["snowshoes", "anchor_boots", "icepick", "ember_locket"]),
        "gold": sorted(2 * ["far_lens", "warhorn", "rimefang"]),
        "ruby": sorted(2 * ["stone_egg", "hasty_egg", "still_egg", "hearth_egg"]),
    }
    for viewer in (0, 1, None):
        assert scene.state.view(viewer)["piles"] == {
            rank: len(pile) for rank, pile in piles.items()
        }


@pytest.mark.rule("kros.setup.gg")
def test_each_player_begins_with_6_gg_and_no_kamas_and_one_gg_is_wild() -> None:
    scene = dealt()
    assert (scene.gg, scene.wild, scene.stock) == ((6, 6), True, (0, 0))


# Deployment ---------------------------------------------------------------------------------------


@pytest.mark.rule("kros.setup.deploy", "kros.board.edges")
def test_first_the_first_player_places_the_whole_team_then_the_other_does() -> None:
    scene = dealt(team1="tormentators", team2="clockwork").do("edge north")
    scene.do("next luk_ylook")
    asked = []
    while scene.step == "deploy":
        asked.append(scene.asked)
        cells = scene.cells("put")
        rows = {1, 2} if scene.asked == 0 else {11, 12}
        assert {int(cell[1:]) for cell in cells} == rows
        mine = [unit for unit in scene.units() if unit.owner == scene.asked and unit.cell]
        assert len(cells) == 12 - len(mine)
        assert not cells & {unit.cell for unit in mine}
        scene.do(scene.legal()[-1])
    assert asked == [1, 1, 1, 1, 0, 0, 0]


@pytest.mark.rule("kros.setup.deploy", "kros.board.edges")
@pytest.mark.parametrize(
    ("edge", "cells"),
    [
        ("north", "A1 B1 E1 F1 J1 L1 C2 H2 I2 L2"),
        ("south", "A11 D11 E11 J11 A12 C12 G12 H12 K12 L12"),
        ("west", "A1 B1 A3 A5 B6 A7 A9 B9 A11 A12"),
        ("east", "L1 L2 K4 L4 L6 K7 L8 L10 K12 L12"),
    ],
)
def test_setup_cells_lie_in_the_two_rows_or_columns_at_the_own_edge(edge: str, cells: str) -> None:
    scene = dealt(team1="clockwork", team2="tormentators", board="frigost_1")
    opposite = {"north": "south", "south": "north", "west": "east", "east": "west"}[edge]
    scene.do(f"edge {opposite}", "next luk_ylook")
    assert (scene.asked, scene.field("edges")[0]) == (0, edge)
    assert scene.cells("put") == set(cells.split())
    assert scene.refused("put F6")


@pytest.mark.rule("kros.setup.deploy")
def test_all_krosmasters_of_a_team_are_placed() -> None:
    scene = dealt(team1="clockwork", team2="swarm").set_up()
    assert all(unit.cell is not None for unit in scene.units())
    assert {unit.card for unit in scene.units() if unit.owner == 0} == CLOCKWORK


@pytest.mark.rule("kros.setup.start")
@pytest.mark.parametrize(
    ("teams", "first"), [(("clockwork", "tormentators"), 0), (("tormentators", "clockwork"), 1)]
)
def test_the_first_player_takes_the_first_game_turn(teams: tuple[str, str], first: int) -> None:
    scene = dealt(team1=teams[0], team2=teams[1]).set_up()
    assert (scene.turn, scene.active, scene.asked) == (1, first, first)
    assert scene.active_card() == "count_harebourg"
    assert scene.unit("count_harebourg").gauges == (8, 4)
