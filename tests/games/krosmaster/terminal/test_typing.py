"""Short ways to type an action of Krosmaster."""

import pytest

from hoarfrost.core.moves import read_move
from tests.games.krosmaster.scene import Scene, foe, own


def a_duel() -> Scene:
    return Scene([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")])


def read(scene: Scene, text: str) -> str:
    """The action that a text is read as; "" if it is refused."""
    reading = read_move(scene.state, text, scene.asked)
    return scene.state.action_to_string(reading.actions[0]) if reading.is_whole() else ""


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("c6", "mv C6"),
        ("C6", "mv C6"),
        ("go c6", "mv C6"),
        ("rep c9", "cast repelling_arrow C9"),
        ("cast rep c9", "cast repelling_arrow C9"),
        ("arrow c9", "cast repelling_arrow C9"),
        ("Repelling Arrow C9", "cast repelling_arrow C9"),
        ("repelling_arrow c9", "cast repelling_arrow C9"),
        ("1 c9", "cast repelling_arrow C9"),
        ("2 c9", "cast snap_shot C9"),
        ("snap c9", "cast snap_shot C9"),
        ("cast snap shot c9", "cast snap_shot C9"),
        ("afstotende pijl c9", "cast repelling_arrow C9"),
        ("disparo c9", "cast snap_shot C9"),
        ("en", "end"),
        ("END", "end"),
    ],
)
def test_short_texts_are_read(typed: str, action: str) -> None:
    scene = a_duel()
    assert read(scene, typed) == action
    assert not scene.state.why_not(typed)


@pytest.mark.parametrize(
    "typed", ["e", "c", "9 c9", "cast", "rep", "rep z9", "c13", "0 c9", "xyzzy c9", ""]
)
def test_what_is_short_for_nothing_or_for_several_is_refused(typed: str) -> None:
    scene = a_duel()
    assert read(scene, typed) == ""
    assert scene.state.why_not(typed)


def test_the_beginning_of_two_spells_is_refused() -> None:
    scene = Scene([own("count_harebourg", "C5"), foe("ysolde_hoar", "C6")])
    assert read(scene, "p c6") == ""  # Pendulum Blow or Punch
    assert read(scene, "pe c6") == "cast pendulum_blow C6"


def test_a_short_text_that_is_not_allowed_is_refused_for_what_it_means() -> None:
    scene = a_duel()
    assert scene.refused("rep d7") == scene.refused("cast repelling_arrow D7") == ["E_STRAIGHT"]
    assert scene.refused("c9") == scene.refused("mv C9") == ["E_NOT_FREE"]


def test_every_text_of_a_legal_action_means_itself() -> None:
    scene = a_duel()
    for text in scene.legal():
        assert read(scene, text) == text


def test_answers_need_no_verb() -> None:
    scene = Scene([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")], turn=5, rolls="X C")
    scene.do("end")
    assert read(scene, "ke") == "keep"
    scene.do("keep")
    assert read(scene, "d") == "as D"
    scene.do("d")
    assert read(scene, "c9") == "inspire C9"


def test_rewards_can_be_shortened() -> None:
    scene = Scene(
        [own("luk_ylook", "D5"), foe("ysolde_hoar", "L12")],
        board="glacier_gate",
        stock=[12, 0],
        display=["whetstone", "icepick"],
    )
    assert read(scene, "buy whet") == "buy whetstone"
    assert read(scene, "buy g") == ""  # GG, granite or gold
    scene.do("buy whet")
    assert read(scene, "rev whet") == "reveal whetstone"
