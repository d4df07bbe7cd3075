"""What `? WHAT` shows in Krosmaster."""

import re

from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER
from tests.games.krosmaster.scene import foe, lying, own
from tests.games.krosmaster.terminal.showing import Shown, cell_in, shown


def a_duel(seat: int | None = -1) -> Shown:
    return shown(
        [own("luk_ylook", "C5"), foe("ysolde_hoar", "C9"), foe("bruno_sledge", "F10")],
        seat,
        scenery=lying("tree", "D5"),
    )


def test_a_spell_shows_its_range_and_its_odds_on_the_board() -> None:
    view = a_duel()
    lines = view.answer("rep", 80)
    assert lines[0].startswith("Repelling Arrow  3 AP, Range 2-5")
    for step in view.steps:
        if step.startswith("cast repelling_arrow"):
            assert "*" in cell_in(lines, step.split()[-1], 5)
    assert cell_in(lines, "F5", 5).startswith("/")  # behind the tree
    assert cell_in(lines, "F6", 5).strip() == "·"
    assert any(re.search(r"Repelling Arrow C9 +○ Ysolde Hoar → C11: ", line) for line in lines)


def test_a_spell_that_cannot_be_cast_says_why() -> None:
    view = shown([own("luk_ylook", "C5", ap=2), foe("ysolde_hoar", "C9")])
    assert view.answer("snap")[-1] == "It cannot be cast now: too few AP."


def test_a_spell_with_a_cell_tells_its_odds_or_what_is_in_the_way() -> None:
    view = a_duel()
    assert "○ Ysolde Hoar" in view.answer("snap c9")[0]
    assert "straight line" in view.answer("rep d7")[0]
    assert "line of sight" in view.answer("1 f5")[0]


def test_a_choice_is_explained_like_the_spell_that_it_is() -> None:
    view = a_duel()
    assert view.answer("cast snap_shot C9") == view.answer("snap c9")


def test_a_cell_tells_what_is_there_and_what_can_be_done() -> None:
    view = a_duel()
    lines = "\n".join(view.answer("c9"))
    assert "○ Ysolde Hoar (YH)  C9  Level 3, Initiative 7" in lines
    assert "Distance from Luk Ylook: 4" in lines
    assert "Snap Shot C9  ○ Ysolde Hoar" in lines
    assert "Punch C9  Punch is for adjacent cells" in lines


def test_a_cell_without_a_piece_tells_the_way_there() -> None:
    view = a_duel()
    assert any(line.startswith("Move to C7  2 MP") for line in view.answer("C7"))
    risky = "\n".join(view.answer("C8"))
    assert re.search(r"Move to C8 +3 MP; to leave it again: Lock check: gets away \(\d+%\)", risky)
    assert any("takes 8 MP" in line for line in view.answer("C1") + view.answer("H8"))


def test_a_cell_tells_its_ground_scenery_kamas_and_demons() -> None:
    view = shown(
        [own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")],
        board="glacier_gate",
        kamas={"H6": 2},
    )
    assert view.answer("h6")[0] == "H6  Ice Rink, 2 Kamas, Demon cell"
    assert "Fir (4/4 HP, worth 2 Kamas)" in view.answer("f3")[0]


def test_a_piece_is_found_by_its_letters_and_by_its_name() -> None:
    view = a_duel()
    for what in ("YH", "yh", "ysolde", "hoar"):
        lines = view.answer(what)
        assert lines[0].startswith("○ Ysolde Hoar (YH)")
        assert any(line.startswith("Frostbite") for line in lines)
        assert any(re.match(r"1 Frost Arrow +3 AP", line) for line in lines)


def test_whoever_waits_may_look_too() -> None:
    view = a_duel(seat=1)
    assert view.answer("C9")[-1].startswith("4 Ice Shove")
    assert view.answer("rep")[0].startswith("Repelling Arrow")


def test_spells_of_others_rewards_powers_and_words_are_told() -> None:
    view = a_duel()
    assert view.answer("frost arrow")[0].startswith("○ Ysolde Hoar  Frost Arrow  3 AP")
    assert view.answer("icepick")[0].startswith("Icepick (6 Kamas)")
    assert view.answer("lock") == ["Lock  One more die to hold opponents back"]
    assert view.answer("ice cube")[0].startswith("Ice Cube  Stand on it")


def test_the_shop_tells_what_everything_does() -> None:
    view = shown([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")], display=["whetstone"])
    lines = view.answer("shop")
    assert any(re.match(r"3 +Whetstone +Critical Hit", line) for line in lines)
    assert sum("unseen, from the pile" in line for line in lines) == 4


def test_what_the_screen_does_not_know_is_left_to_the_rules() -> None:
    assert a_duel().answer("xyzzy") == []


def test_all_cells_can_be_asked_about() -> None:
    view = a_duel()
    for cell in CELL_NUMBER:
        assert view.answer(cell)[0].startswith(cell)
