"""Range: distance, alignment, and what makes it longer (section 12.2)."""

from typing import Any

import pytest

from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, CELL_NUMBER
from tests.games.krosmaster.scene import Scene, at, foe, lying, own

FAR_AWAY = foe("coa_gulary", "L12")


def distance(one: str, other: str) -> int:
    a, b = CELL_NUMBER[one], CELL_NUMBER[other]
    return abs(a % 12 - b % 12) + abs(a // 12 - b // 12)


def aligned(one: str, other: str) -> bool:
    return one[0] == other[0] or one[1:] == other[1:]


def span(scene: Scene, spell: str) -> tuple[int, int]:
    """The nearest and the farthest cell at which the active piece may aim."""
    start = scene.unit(int(scene.field("piece"))).cell
    assert start is not None
    found = [distance(start, cell) for cell in scene.cells(f"cast {spell}")]
    return min(found), max(found)


@pytest.mark.rule("kros.range.distance", "kros.term.distance")
@pytest.mark.parametrize(
    ("card", "spell", "least", "most", "straight"),
    [
        ("luk_ylook", "repelling_arrow", 2, 5, True),
        ("luk_ylook", "snap_shot", 3, 6, False),
        ("bill_tell", "plaguing_arrow", 3, 8, False),
        ("maskun_john", "distance", 4, 6, True),
        ("drop_knight", "restauration", 0, 3, False),
        ("yugo", "transfer_portal", 1, 2, False),
        ("kassius_kaos", "puff", 1, 3, True),
        ("hild_rimeguard", "shield_bash", 1, 1, False),
        ("hild_rimeguard", "brace", 0, 0, False),
        ("hild_rimeguard", "punch", 1, 1, False),
    ],
)
@pytest.mark.parametrize("start", ["F6", "A1", "L7"])
def test_a_spell_is_aimed_at_exactly_the_cells_within_its_range(
    card: str, spell: str, least: int, most: int, straight: bool, start: str
) -> None:
    """Nobody else stands in the way, for Coa is in the far corner."""
    corner = "L12" if start != "L7" else "A12"
    scene = Scene([own(card, start), foe("coa_gulary", corner)])
    expected = {
        cell
        for cell in CELL_NAMES
        if least <= distance(start, cell) <= most and (not straight or aligned(start, cell))
    }
    if spell == "transfer_portal":
        expected.discard(corner)
    assert scene.cells(f"cast {spell}") == expected


@pytest.mark.rule("kros.range.distance")
def test_a_straight_spell_needs_a_cell_in_the_same_row_or_column() -> None:
    """V40: Luk at (2,2) with Repelling Arrow, straight, 2 to 5."""
    scene = Scene([own("luk_ylook", at(2, 2)), FAR_AWAY])
    assert scene.refused(f"cast repelling_arrow {at(4, 4)}")
    assert scene.allows(f"cast repelling_arrow {at(6, 2)}")
    assert scene.refused(f"cast repelling_arrow {at(3, 2)}")
    assert scene.refused(f"cast repelling_arrow {at(8, 2)}")


@pytest.mark.rule("kros.range.max", "kros.ice_cube.range", "kros.scenery.range_bonus")
def test_a_cube_and_a_long_shot_add_up() -> None:
    """V37: Bill on the cube at (4,3) of Frigost I."""
    scene = Scene([own("bill_tell", at(4, 3)), foe("coa_gulary", "A12")], board="frigost_1")
    assert scene.scenery(at(4, 3)) == "ice_cube"
    assert span(scene, "plaguing_arrow") == (3, 9)
    scene.do(f"cast long_shot {at(4, 3)}")
    assert span(scene, "plaguing_arrow") == (3, 12)
    assert scene.unit("bill_tell").gauges == (5, 0)


@pytest.mark.rule("kros.scenery.range_bonus", "kros.range.max")
def test_a_crate_changes_neither_fixed_ranges_nor_close_combat() -> None:
    """V38: Yugo on a Crate."""
    scene = Scene([own("yugo", "F6"), FAR_AWAY], scenery=lying("crate", "F6"))
    assert span(scene, "burst_of_wakfu") == (1, 3)
    assert span(scene, "transfer_portal") == (1, 2)
    assert span(scene, "punch") == (1, 1)


@pytest.mark.rule("kros.scenery.range_bonus")
def test_a_personal_spell_stays_personal_on_a_crate() -> None:
    scene = Scene([own("hild_rimeguard", "F6"), FAR_AWAY], scenery=lying("crate", "F6"))
    assert scene.cells("cast brace") == {"F6"}


@pytest.mark.rule("kros.range.max")
@pytest.mark.parametrize(
    ("fields", "most", "most_on_a_crate"),
    [
        ({}, 6, 7),
        ({"rangeChange": 2}, 8, 9),
        ({"rangeChange": -1}, 5, 6),
        ({"rangeBonus": 3}, 9, 10),
        ({"rangeChange": -1, "rangeBonus": 3}, 8, 9),
        ({"rewards": [{"reward": "far_lens", "up": True}]}, 7, 8),
        ({"rewards": [{"reward": "far_lens"}]}, 6, 7),
        (
            {"rewards": [{"reward": "far_lens", "up": True}], "rangeChange": 1, "rangeBonus": 1},
            9,
            10,
        ),
        ({"rangeChange": -3}, 3, 4),
        ({"rangeChange": -4}, 3, 3),
        ({"rangeChange": -9}, 3, 3),
    ],
)
def test_tokens_spells_rewards_and_a_crate_add_up_but_never_below_the_minimum(
    fields: dict[str, Any], most: int, most_on_a_crate: int
) -> None:
    """Snap Shot has 3 to 6."""
    units = [own("luk_ylook", "A1", **fields), FAR_AWAY]
    assert span(Scene(units), "snap_shot") == (3, most)
    assert span(Scene(units, scenery=lying("crate", "A1")), "snap_shot") == (3, most_on_a_crate)


@pytest.mark.rule("kros.range.max", "kros.spell.range_colour")
@pytest.mark.parametrize("change", [-2, 3])
def test_a_fixed_range_never_changes(change: int) -> None:
    unit = own("count_harebourg", "F6", rangeChange=change, rangeBonus=change)
    scene = Scene([unit, FAR_AWAY], scenery=lying("crate", "F6"))
    assert span(scene, "stopped_hour") == (1, 3)
