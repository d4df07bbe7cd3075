"""Line of sight: against exact geometry, and as spells meet it."""

from fractions import Fraction
from functools import cache
from random import Random

import pytest

from hoarfrost.core.bits import WideSet
from hoarfrost.games.krosmaster.engine.aiming import find_hidden
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, hides
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.files.content import built_in
from tests.games.krosmaster.scene import Scene, at, foe, lying, own

CELLS = range(144)


def inside(start: Fraction, step: int, low: int) -> tuple[Fraction, Fraction]:
    """When a point that goes from `start` by `step` is strictly between `low` and `low + 1`.

    The open interval of times as its two ends; an empty one has its ends the wrong way round.
    """
    if step == 0:
        always = low < start < low + 1
        return (Fraction(-1), Fraction(2)) if always else (Fraction(1), Fraction(0))
    one, other = (low - start) / step, (low + 1 - start) / step
    return min(one, other), max(one, other)


@cache
def is_cut(dx: int, dy: int, bx: int, by: int) -> bool:
    """Whether the segment from the centre of (0,0) to that of (dx,dy) runs through (bx,by)."""
    if (bx, by) in ((0, 0), (dx, dy)):
        return False
    half = Fraction(1, 2)
    across, down = inside(half, dx, bx), inside(half, dy, by)
    return max(across[0], down[0], Fraction(0)) < min(across[1], down[1], Fraction(1))


def is_cut_between(start: int, blocker: int, target: int) -> bool:
    ax, ay = start % 12, start // 12
    return is_cut(target % 12 - ax, target // 12 - ay, blocker % 12 - ax, blocker // 12 - ay)


def box(start: int, target: int) -> list[int]:
    """The cells of the smallest rectangle that holds both."""
    columns = sorted((start % 12, target % 12))
    rows = sorted((start // 12, target // 12))
    return [
        12 * y + x for y in range(rows[0], rows[1] + 1) for x in range(columns[0], columns[1] + 1)
    ]


def hidden_from(state: KrosmasterState, start: int) -> set[int]:
    hidden = WideSet()
    find_hidden(state, start, hidden)
    return set(hidden.members())


def with_blockers(trees: list[int], characters: list[int]) -> KrosmasterState:
    """An open field with trees, and characters of both sides."""
    units = [(own if cell % 2 else foe)("coa_gulary", CELL_NAMES[cell]) for cell in characters] or [
        own("coa_gulary", None)
    ]
    scene = Scene(
        units,
        active=units[0]["owner"],
        step="act" if characters else "refund",
        dice={"faces": ["C"], "symbols": ["C"], "given": 1, "left": 1},
        scenery=lying("tree", *(CELL_NAMES[cell] for cell in trees)),
    )
    assert isinstance(scene.state, KrosmasterState)
    return scene.state


@pytest.mark.rule("kros.los.algorithm", "kros.los.rule")
def test_a_blocker_hides_exactly_what_a_segment_through_its_inside_leads_to() -> None:
    """All 20,736 pairs of cells, each way, with every single blocker that lies between them."""
    for start in CELLS:
        for target in range(start + 1):
            for blocker in box(start, target):
                expected = is_cut_between(start, blocker, target)
                assert hides(start, blocker, target) == expected, (start, blocker, target)
                assert hides(target, blocker, start) == expected, (target, blocker, start)


@pytest.mark.rule("kros.los.algorithm")
def test_a_blocker_outside_the_rectangle_between_two_cells_hides_nothing() -> None:
    random = Random(4)
    for _ in range(20_000):
        start, blocker, target = (random.randrange(144) for _ in range(3))
        expected = is_cut_between(start, blocker, target)
        assert hides(start, blocker, target) == expected, (start, blocker, target)


@pytest.mark.rule("kros.los.algorithm", "kros.los.rule")
@pytest.mark.parametrize("seed", range(10))
def test_among_many_blockers_everything_is_seen_that_geometry_leaves_in_sight(seed: int) -> None:
    random = Random(seed)
    cells = random.sample(CELLS, random.randrange(1, 24))
    trees = random.randrange(len(cells) + 1)
    state = with_blockers(cells[:trees], cells[trees:])
    for start in random.sample(CELLS, 5):
        expected = {
            target
            for target in CELLS
            if any(is_cut_between(start, blocker, target) for blocker in cells)
        }
        assert hidden_from(state, start) == expected


@pytest.mark.rule("kros.los.algorithm")
def test_whom_you_see_sees_you() -> None:
    random = Random(1)
    state = with_blockers(random.sample(CELLS, 9), [])
    hidden = [hidden_from(state, start) for start in CELLS]
    for start in CELLS:
        for target in CELLS:
            assert (target in hidden[start]) == (start in hidden[target])


@pytest.mark.rule("kros.los.rule")
@pytest.mark.parametrize("corner", [0, 11, 132, 143, 66])
def test_a_single_tree_throws_the_same_shadow_wherever_it_stands(corner: int) -> None:
    for tree in CELLS:
        if tree != corner:
            expected = {cell for cell in CELLS if is_cut_between(corner, tree, cell)}
            assert hidden_from(with_blockers([tree], []), corner) == expected


# Worked examples ----------------------------------------------------------------------------------


def sees(start: tuple[int, int], target: tuple[int, int], trees: list[tuple[int, int]]) -> bool:
    state = with_blockers([12 * y + x for x, y in trees], [])
    return 12 * target[1] + target[0] not in hidden_from(state, 12 * start[1] + start[0])


@pytest.mark.rule("kros.los.rule")
@pytest.mark.parametrize("tree", [(2, 1), (1, 0), (1, 1), (3, 1), (3, 2)])
def test_a_tree_whose_inside_the_line_crosses_blocks_sight(tree: tuple[int, int]) -> None:
    """V32."""
    assert not sees((0, 0), (4, 2), [tree])


@pytest.mark.rule("kros.los.rule")
@pytest.mark.parametrize("tree", [(2, 2), (2, 0), (0, 1)])
def test_a_tree_that_the_line_misses_or_only_touches_does_not_block_sight(
    tree: tuple[int, int],
) -> None:
    """V32."""
    assert sees((0, 0), (4, 2), [tree])


@pytest.mark.rule("kros.los.rule")
def test_a_diagonal_passes_between_two_trees_that_meet_at_a_corner() -> None:
    """V33."""
    assert sees((2, 2), (5, 5), [(3, 2), (2, 3)])
    assert not sees((2, 2), (5, 5), [(3, 3)])
    assert not sees((2, 2), (5, 5), [(4, 4)])


@pytest.mark.rule("kros.los.rule")
def test_trees_on_the_two_end_cells_do_not_block() -> None:
    assert sees((2, 2), (5, 4), [(5, 4)])
    assert sees((2, 2), (5, 4), [(2, 2)])


def archer_at_a1(**fields: object) -> Scene:
    """Bill at (0,0), whose Plaguing Arrow reaches 3 to 8 cells."""
    units = [own("bill_tell", at(0, 0)), *fields.pop("others", [])]  # type: ignore[misc]
    return Scene(units, **fields)


@pytest.mark.rule("kros.los.blockers")
@pytest.mark.parametrize("kind", ["bush", "geyser", "crate"])
def test_bushes_geysers_and_crates_do_not_block_sight(kind: str) -> None:
    """V35."""
    scene = archer_at_a1(scenery=lying(kind, at(2, 0)))
    assert scene.allows(f"cast plaguing_arrow {at(4, 0)}")


@pytest.mark.rule("kros.los.blockers")
@pytest.mark.parametrize("kind", ["tree", "fir"])
def test_trees_and_firs_block_sight(kind: str) -> None:
    scene = archer_at_a1(scenery=lying(kind, at(2, 0)))
    assert scene.refused(f"cast plaguing_arrow {at(4, 0)}")


@pytest.mark.rule("kros.los.blockers")
def test_a_bomb_does_not_block_sight() -> None:
    """V35."""
    scene = archer_at_a1(others=[foe("firebomb", at(2, 0))])
    assert scene.allows(f"cast plaguing_arrow {at(4, 0)}")


@pytest.mark.rule("kros.los.blockers")
def test_kamas_do_not_block_sight() -> None:
    scene = archer_at_a1(kamas={at(2, 0): 3})
    assert scene.allows(f"cast plaguing_arrow {at(4, 0)}")


@pytest.mark.rule("kros.los.blockers")
@pytest.mark.parametrize("blocker", ["pip_thinshell", "tofu", "gobball"])
@pytest.mark.parametrize("side", [own, foe])
def test_any_character_blocks_sight_whoever_it_belongs_to(blocker: str, side: type) -> None:
    """V35."""
    scene = archer_at_a1(others=[side(blocker, at(2, 0))])
    assert scene.refused(f"cast plaguing_arrow {at(4, 0)}")
    assert scene.allows(f"cast plaguing_arrow {at(4, 1)}") is not is_cut(4, 1, 2, 0)


@pytest.mark.rule("kros.los.blockers")
@pytest.mark.parametrize(
    ("powers", "sees_through"), [(["explosive"], True), (["explosive", "bulky"], False)]
)
def test_a_mechanism_blocks_sight_only_if_it_is_bulky(
    powers: list[str], sees_through: bool
) -> None:
    house = built_in()
    cooper = {
        **house["characters"]["naz_rael"],
        "spells": [
            {
                "id": "roll_out",
                "name": {"en": "Roll Out"},
                "kind": "special",
                "ap": 3,
                "range": "cc",
                "effects": [{"op": "summon", "unit": "barrel", "limit": 2}],
            }
        ],
    }
    barrel = {**house["summons"]["firebomb"], "powers": powers}
    scene = archer_at_a1(
        content={"characters": {"cooper": cooper}, "summons": {"barrel": barrel}},
        team1=["cooper", "hild_rimeguard", "bill_tell", "kassius_kaos"],
        others=[foe("barrel", at(2, 0))],
    )
    assert scene.allows(f"cast plaguing_arrow {at(4, 0)}") is sees_through


@pytest.mark.rule("kros.los.blockers")
def test_an_ice_cube_is_seen_through_but_not_whoever_stands_on_it() -> None:
    """V36: Luk at (3,7), the cube on (5,7), a target at (7,7)."""
    luk = own("luk_ylook", at(3, 7))
    empty = Scene([luk], board="frigost_1")
    assert empty.scenery(at(5, 7)) == "ice_cube"
    assert empty.allows(f"cast repelling_arrow {at(7, 7)}")
    ridden = Scene([luk, foe("pip_thinshell", at(5, 7))], board="frigost_1")
    assert ridden.refused(f"cast repelling_arrow {at(7, 7)}")


@pytest.mark.rule("kros.los.blockers")
def test_whoever_walks_out_of_the_line_of_sight_opens_it_and_blocks_another() -> None:
    units = [own("pip_thinshell", at(2, 0)), own("bill_tell", at(0, 0)), foe("yugo", "L12")]
    scene = Scene(units).do(f"mv {at(2, 2)}", "end")
    assert scene.active_card() == "bill_tell"
    assert scene.allows(f"cast plaguing_arrow {at(4, 0)}")
    assert not scene.allows(f"cast plaguing_arrow {at(4, 4)}")


@pytest.mark.rule("kros.los.needed")
def test_a_spell_without_line_of_sight_is_aimed_behind_a_tree() -> None:
    scene = Scene([own("yugo", "F6"), foe("coa_gulary", "A1")], scenery=lying("tree", "G6"))
    assert scene.allows("cast transfer_portal H6")
    assert scene.refused("cast burst_of_wakfu H6")


@pytest.mark.rule("kros.los.needed", "kros.area.no_los")
def test_only_the_principal_target_cell_must_be_seen() -> None:
    """Devastation covers a cross: the cell behind the fir is hit although nobody sees it."""
    scene = Scene(
        [own("darkness_knight", "C6"), foe("coa_gulary", "F6")],
        scenery=lying("tree", "E6"),
    )
    assert scene.refused("cast devastation F6")
    scene.do("cast devastation E6", rolls="A L")
    assert scene.unit("coa_gulary").injuries == 2


@pytest.mark.rule("kros.los.needed")
def test_the_own_cell_and_the_four_next_to_it_are_always_seen() -> None:
    walls = [CELL_NAMES[cell] for cell in (53, 54, 56, 64, 68, 76, 77, 78, 42)]
    scene = Scene([own("drop_knight", "F6")], scenery=lying("tree", *walls))
    assert {"F6", "E6", "G6", "F5", "F7"} <= scene.cells("cast restauration")
