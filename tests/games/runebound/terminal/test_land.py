"""The map in a terminal: coordinates, terrain, jewels, towns, heroes, and where dice lead."""

import pytest

from hoarfrost.games.runebound.engine.steps import MOVING
from hoarfrost.games.runebound.terminal.land import NARROW, WIDE, map_lines, width_of
from hoarfrost.games.runebound.terminal.roads import marks_of
from tests.games.runebound.scenes import Scene, dealt, hero
from tests.games.runebound.terminal.showing import Shown, space_in


def lines(scene: Scene, width: int = WIDE, seat: int | None = -1) -> list[str]:
    shown = Shown(scene, seat)
    look = shown.look()
    return [line.plain for line in map_lines(look, marks_of(look, shown.steps), width)]


def test_every_space_stands_under_its_letter_and_beside_its_number() -> None:
    drawn = lines(Scene(hero("zyla", "E9"), hero("karnon", "H13")))
    assert drawn[0].split() == list("ABCDEFGHIJKLMN")
    assert [int(line.split()[0]) for line in drawn[1:]] == list(range(1, 14))
    assert space_in(drawn, "B3").strip() == "D"
    assert drawn[2].startswith("  ".join([" 2", ""]))


def test_even_rows_lie_half_a_space_further_east() -> None:
    drawn = lines(Scene(hero("zyla", "E9"), hero("karnon", "H13")))
    assert drawn[10].startswith("10   ")
    assert space_in(drawn, "A10").strip() == "F"


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_a_map_is_as_wide_as_it_says(width: int) -> None:
    scene = Scene(hero("zyla", "E9"), hero("karnon", "H13"))
    drawn = lines(scene, width)
    assert max(len(line) for line in drawn) <= width_of(Shown(scene).look(), width)


def test_jewels_tell_their_colour_and_whether_a_counter_lies_there() -> None:
    scene = Scene(hero("zyla", "E9"), hero("karnon", "H13"))
    assert space_in(lines(scene), "B7") == " Fg◆"
    assert space_in(lines(scene, NARROW), "B7", NARROW) == " Fg"
    scene.state.counters[scene.space("B7")] = False
    assert space_in(lines(scene), "B7") == " Fg◇"
    assert space_in(lines(scene, NARROW), "B7", NARROW) == " F◇"


def test_undefeated_challenges_are_letters() -> None:
    foes = {"B7": "weik_cutthroat"}
    drawn = lines(Scene(hero("zyla", "E9"), hero("karnon", "H13"), undefeated=foes))
    assert space_in(drawn, "B7") == " FgA"


def test_towns_and_green_vale_have_their_names() -> None:
    drawn = lines(Scene(hero("zyla", "E9"), hero("karnon", "A8")))
    assert space_in(drawn, "H13") == " Ser"
    assert space_in(drawn, "H2") == " GV "


def test_the_own_hero_has_a_sign_and_others_have_none() -> None:
    scene = Scene(hero("zyla", "E9"), hero("karnon", "A8"))
    assert space_in(lines(scene, seat=0), "E9") == "@ZYb"
    assert space_in(lines(scene, seat=0), "A8")[1:] == "KA "
    assert space_in(lines(scene, seat=1), "A8") == "@KA "


def test_several_heroes_on_a_space_are_told() -> None:
    drawn = lines(Scene(hero("zyla", "H13"), hero("karnon", "H13")))
    assert space_in(drawn, "H13") == "@ZY+"


def test_dice_mark_where_they_lead_with_the_frost_there() -> None:
    # Faces 5 and 6 show tundra; F9 is tundra beside E9.
    scene = Scene(hero("zyla", "E9"), hero("karnon", "A8"), stage=MOVING, dice="5 6")
    drawn = lines(scene)
    assert space_in(drawn, "F9") == "1T  "
    assert space_in(drawn, "N1").strip() == ""
    assert space_in(lines(scene, seat=1), "F9") == " T  "  # nobody else's business


def test_towns_that_are_asked_for_are_marked() -> None:
    drawn = lines(dealt())
    assert space_in(drawn, "H13") == "•Ser"


def test_colour_never_speaks_alone() -> None:
    shown = Shown(Scene(hero("zyla", "E9"), hero("karnon", "A8"), stage=MOVING, dice="5 6"))
    assert "38;2" not in shown.drawn(100, 50)
    assert "\x1b[" in shown.drawn(100, 50, no_color=False)
