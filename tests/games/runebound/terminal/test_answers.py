"""What `? WHAT` tells in Runebound."""

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.runebound.engine.steps import MOVING
from tests.games.runebound.scenes import Scene, hero
from tests.games.runebound.terminal.showing import Shown


def view(seat: int = 0, lang: str = "en") -> Shown:
    own = hero("zyla", "E9", gold=5, rumors="fjord mountain", clues="snowdrift", items=["ringmail"])
    scene = Scene(
        own,
        hero("karnon", "A8"),
        stage=MOVING,
        dice="5 6",
        undefeated={"B7": "weik_cutthroat"},
        row=["frida_brani"],
    )
    return Shown(scene, seat, lang)


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("f9", "F9 tundra, 1 frost Your way: d"),
        ("B7", "Weik Cutthroat"),
        ("N7", "Weikgart"),
        ("weikgart", "N7 Weikgart"),
        ("green vale", "Arshan"),
        ("A", "Weik Cutthroat Green: fight, human."),
        ("ZY", "Zyla E9 mountain"),
        ("karnon", "Karnon A8 fjord"),
        ("ringmail", "Ringmail Armor"),
        ("ringm", "Ringmail Armor"),
        ("frida", "Best places: "),
        ("market", "Seragart"),
        ("legends", "Frida Brani"),
        ("princess", "Best places: "),
        ("weather", "Frost (Printed Weather)"),
        ("dice", "[1]"),
        ("adventures", "% to overcome one on average"),
        ("undefeated", "Weik Cutthroat"),
        ("map", "GV"),
        ("luckstone", "Repeats a failed skill test"),
        ("white death", "Counts with wounds"),
        ("move d5 F9", "F9 tundra"),
        ("buy storm_bow", "Storm Bow"),
    ],
)
def test_everything_has_an_answer(what: str, told: str) -> None:
    assert told in view().answer(what)


def test_what_has_no_name_is_left_to_the_rules() -> None:
    assert view().answer("xyzzy") == ""
    assert view().answer("B") == ""  # no challenge has this letter


def test_somebody_else_learns_no_faces() -> None:
    told = view(seat=1).answer("zyla")
    assert "Rumors: 2" in told
    assert "Clues: 1" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_come_in_every_language(lang: str) -> None:
    shown = view(lang=lang)
    for what in ("F9", "A", "ZY", "ringmail", "map", "market", "legends", "princess", "weather"):
        assert shown.answer(what)


def test_a_legend_tells_where_the_tokens_are_enough() -> None:
    own = hero("zyla", "E9", rumors="mountain tundra tundra fjord")
    view = Shown(Scene(own, hero("karnon", "A8"), row=["bow_of_the_sky", "frida_brani"]))
    told = view.answer("bow of the sky")
    assert "You have enough for it on " in told
    assert "E9" in told
    assert "(0 missing)" not in view.answer("legends")
