"""The board in a terminal: signs, marks and colours, in windows of many sizes."""

import pytest

from hoarfrost.games.krosmaster.terminal.board import board_lines, widest_cell, width_of
from tests.games.krosmaster.scene import dealt, foe, lying, own
from tests.games.krosmaster.terminal.showing import Shown, cell_in, plain, row_of, shown

FIGHT = [
    own("luk_ylook", "C5"),
    own("count_harebourg", "F6", injuries=4),
    foe("ysolde_hoar", "C8", injuries=3),
    foe("bruno_sledge", "G9", injuries=1),
]


def a_fight(seat: int | None = -1) -> Shown:
    return shown(
        FIGHT,
        seat,
        board="glacier_gate",
        piece=0,
        scenery=[
            *lying("ice_cube", "G9", "E8"),
            {"kind": "ice_cube", "cell": "C6", "marks": 1},
            *lying("crate", "B5"),
            *lying("fir", "F3"),
            *lying("geyser", "B3"),
        ],
        kamas={"A2": 1, "L9": 2, "E6": 2},
    )


def test_a_piece_is_its_side_two_letters_and_its_hp() -> None:
    lines = a_fight().render(80, 1)
    assert cell_in(lines, "C8") == "○YH6"
    assert cell_in(lines, "F6") == "●CH+"  # 12, which does not fit


def test_a_wider_board_has_room_for_two_figures_of_hp() -> None:
    lines = a_fight().render(100, 1)
    assert cell_in(lines, "F6", 5) == "●CH12"
    assert cell_in(lines, "C8", 5) == "○YH6 "


def test_both_sides_see_their_own_pieces_filled() -> None:
    lines = a_fight(seat=1).render(80, 1)
    assert cell_in(lines, "C8") == "●YH6"
    assert cell_in(lines, "F6") == "○CH+"


def test_whoever_acts_and_whoever_stands_on_something_is_marked() -> None:
    lines = a_fight().render(80, 1)
    assert cell_in(lines, "C5") == "►LY5"
    assert cell_in(lines, "G9") == "△BS8"


def test_ground_and_features_have_signs_of_their_own() -> None:
    lines = a_fight(seat=1).render(80, 1)
    assert cell_in(lines, "A1") == "  · "
    assert cell_in(lines, "H4") == "  ~ "
    assert cell_in(lines, "A2") == "  $1"
    assert cell_in(lines, "E6") == " ~$2"
    assert cell_in(lines, "D5") == "  D "
    assert cell_in(lines, "H6") == " ~D "
    assert cell_in(lines, "F3") == "  ♣ "
    assert cell_in(lines, "B3") == "  % "
    assert cell_in(lines, "B5") == " { }"
    assert cell_in(lines, "E8") == " [ ]"


def test_what_is_left_of_damaged_scenery_is_a_number_on_it() -> None:
    assert cell_in(a_fight(seat=1).render(80, 1), "C6") == " [2]"


def test_where_the_active_piece_can_go_is_marked() -> None:
    lines = a_fight().render(80, 1)
    assert cell_in(lines, "C4") == "• ~ "
    assert cell_in(lines, "B5") == "•{ }"
    assert cell_in(lines, "C7") == "! ~ "  # next to an opponent, who locks it
    assert cell_in(lines, "C12") == "  · "


def test_whoever_waits_sees_no_marks() -> None:
    assert "•" not in "".join(a_fight(seat=1).render(80, 1)[2:14])


def test_next_to_an_opponent_every_move_is_marked_as_a_lock_check() -> None:
    lines = shown([own("luk_ylook", "C5"), foe("ysolde_hoar", "C6")]).render(80, 1)
    assert cell_in(lines, "C4") == "? · "
    assert cell_in(lines, "C3") == "  · "  # one cell at a time


def test_setup_cells_are_shown_while_the_teams_are_placed() -> None:
    scene = dealt()
    before = Shown(scene.state).render(80, 1)
    assert cell_in(before, "B1") == cell_in(before, "B12") == "  s "
    scene.do(*(["edge north"] if scene.step == "edge" else []))
    while scene.step != "deploy":
        scene.do(scene.legal()[0])
    lines = Shown(scene.state).render(80, 1)
    for cell in scene.cells("put"):
        assert cell_in(lines, cell) == "+ s "


@pytest.mark.parametrize(("width", "cell"), [(40, 3), (60, 4), (80, 4), (100, 5), (120, 5)])
def test_a_board_of_any_width_has_all_its_letters_and_rows(width: int, cell: int) -> None:
    lines = a_fight().render(width, 1)
    assert lines[1].split()[:12] == list("ABCDEFGHIJKL")
    for row in range(1, 13):
        assert row_of(lines, row)
    assert cell_in(lines, "C8", cell).startswith("○YH")


def test_cells_are_as_wide_as_there_is_room_for() -> None:
    assert [widest_cell(width) for width in (20, 39, 51, 63, 200)] == [3, 3, 4, 5, 5]
    assert [width_of(cell) for cell in (3, 4, 5)] == [39, 51, 63]


def test_every_line_of_the_board_is_as_wide_as_it_says() -> None:
    look = a_fight().look()
    from hoarfrost.games.krosmaster.terminal.board import Marks

    for cell in (3, 4, 5):
        widths = {line.cell_len for line in board_lines(look, Marks(), cell)}
        assert widths == {width_of(cell)}


def test_nothing_is_lost_without_colours() -> None:
    fight = a_fight()
    with_colours = fight.drawn(80, 24, no_color=False)
    without = fight.drawn(80, 24, no_color=True)
    assert "\x1b[1;38;2;" in with_colours
    assert "38;2;" not in without
    assert plain(with_colours) == plain(without)


def test_the_sides_differ_in_sign_and_colour() -> None:
    drawn = a_fight().drawn(80, 24, no_color=False)
    own_style = drawn.split("●CH")[0].rsplit("\x1b[", 1)[1]
    foe_style = drawn.split("○YH")[0].rsplit("\x1b[", 1)[1]
    assert own_style != foe_style
