"""The two worked examples of the Frigost supplement, word for word as far as a board allows.

They are examples V73 and V74 of the rules reference; the seed document itself says no more than
what stands in the texts of these tests.
"""

import pytest

from hoarfrost.core.errors import PositionError
from tests.games.krosmaster.scene import Scene, foe, own

RINK = {"board": "frigost_1"}


def rink_cells(cells: str) -> set[str]:
    """Those of these cells onto which an Ice Cube can be put down: it never leaves the Ice Rink."""
    found = set()
    for cell in cells.split():
        cube = {"kind": "ice_cube", "cell": cell}
        try:
            Scene([own("luk_ylook", "A1"), foe("yugo", "L12")], scenery=[cube], **RINK)
        except PositionError:
            continue
        found.add(cell)
    return found


@pytest.mark.rule("kros.push.independent", "kros.ice_cube.rider_target", "kros.power.unfazed")
def test_first_example_of_the_seed_luk_ylook_and_count_harebourg() -> None:
    """Luk Ylook casts Repelling Arrow, with Pushback 2, at a cell with an Ice Cube and Count
    Harebourg. There are 3 Ice Rink cells behind the Ice Cube. The Ice Cube is pushed back 2 cells.
    Count Harebourg is not pushed back because of his Unfazed Power.
    """
    assert rink_cells("G8 H8 I8 J8") == {"G8", "H8", "I8"}
    scene = Scene([own("luk_ylook", "D8"), foe("count_harebourg", "F8")], **RINK)
    assert scene.scenery("F8") == "ice_cube"
    scene.do("cast repelling_arrow F8", rolls="A D")
    assert scene.scenery("F8") is None
    assert scene.scenery("H8") == "ice_cube"
    assert scene.unit("count_harebourg").cell == "F8"


@pytest.mark.rule(
    "kros.push.independent", "kros.ice_cube.rider_target", "kros.ice_cube.stay_on_rink"
)
def test_second_example_of_the_seed_luk_ylook_and_bad_aboum() -> None:
    """Luk Ylook casts Repelling Arrow, with Pushback 2, at a cell with an Ice Cube and Bad Aboum.
    There is only 1 Ice Rink cell behind the Ice Cube. The Ice Cube is pushed back 1 cell. Bad Aboum
    is pushed back 2 cells.
    """
    assert rink_cells("D5 D4") == {"D5"}
    scene = Scene([own("luk_ylook", "D8"), foe("bad_aboum", "D6")], **RINK)
    assert scene.scenery("D6") == "ice_cube"
    scene.do("cast repelling_arrow D6", rolls="A D")
    assert scene.scenery("D6") is None
    assert scene.scenery("D5") == "ice_cube"
    assert scene.unit("bad_aboum").cell == "D4"
