"""The lessons of Krosmaster where they ask more of the machinery than others: dice."""

from dataclasses import replace

import pytest

from hoarfrost.core.lesson_check import LessonCheck
from hoarfrost.core.lesson_player import LessonPlayer
from hoarfrost.core.lessons import NEXT, Lesson, LessonError
from hoarfrost.core.plain import Json
from hoarfrost.registry import kit_of

KIT = kit_of("krosmaster")
BEFORE_THE_DODGE = ["mv D7", "pick", NEXT, NEXT, "mv E7", "go", "end"]


def events_of(player: LessonPlayer, kind: str) -> list[Json]:
    return [event for event in player.events() if event["kind"] == kind]


def with_rolls(lesson: Lesson, rolls: list[str]) -> Lesson:
    return replace(lesson, position={**lesson.position, "rolls": rolls})


def test_a_wrong_move_that_rolls_other_dice_than_prescribed_is_answered_and_leaves_no_trace() -> (
    None
):
    """To end the turn turns up rewards for the opponent, of which the prescribed dice are none."""
    player = LessonPlayer(KIT, KIT.course["walk"], BEFORE_THE_DODGE)
    before = player.match.state.to_json()
    missed = player.go_on("end")
    assert missed is not None
    assert missed.text("en").startswith("With that Bill Tell stays next to Naz Rael.")
    assert player.match.state.to_json() == before
    assert player.go_on("mv E9") is None
    [check] = events_of(player, "lock")
    assert (check["lock"], check["dodge"]) == (1, 2)  # as the next sentence says


@pytest.mark.parametrize(
    ("id", "rolls", "told"),
    [
        ("walk", ["L", "L", "L", "D", "X"], "step 5: mv E7 does not reach the goal"),
        ("walk", ["A", "L", "L", "L", "A"], "step 8: mv E9 does not reach the goal"),
        ("glory", ["A", "A"], "step 5, after buy focus_vial: the roll 'A' cannot happen here"),
    ],
)
def test_rolls_that_do_not_fit_a_lessons_way_are_refused(
    id: str, rolls: list[str], told: str
) -> None:
    with pytest.raises(LessonError) as raised:
        LessonCheck(KIT, with_rolls(KIT.course[id], rolls)).run()
    assert told in str(raised.value)


def test_what_the_sentences_say_of_dice_and_gauges_has_happened() -> None:
    def after(id: str, *moves: str) -> LessonPlayer:
        return LessonPlayer(KIT, KIT.course[id], moves)

    [check] = events_of(after("walk", *BEFORE_THE_DODGE[:5]), "lock")
    assert (check["lock"], check["dodge"], check["result"]) == (0, 0, "grappled")

    shot = after("cast", NEXT, NEXT, "mv E2", "cast snap_shot I3")
    assert [event["placed"] for event in events_of(shot, "damage")] == [2]
    pushed = after("cast", *[*shot.moves, NEXT, NEXT, "cast repelling_arrow E6"])
    assert [event["placed"] for event in events_of(pushed, "damage")] == [0]
    assert [event["path"] for event in events_of(pushed, "push")] == [["E6", "E7", "E8"]]

    ride = after("push", NEXT, "cast ice_shove D6")
    assert [event["path"][-1] for event in events_of(ride, "shove")] == ["I6"]

    thawing = after("frost", NEXT, "cast giddy_up D10", "end")
    [begun] = events_of(thawing, "piece")
    assert (begun["ap"], begun["mp"]) == (5, 2)
    assert thawing.match.view(0)["units"][1]["tokens"] == {"F-1MP": 1}

    won = after(
        "glory", NEXT, NEXT, "buy gg", NEXT, "buy focus_vial", "reveal focus_vial",
        "cast cruel_shot H6",
    )  # fmt: skip
    assert [event["gg"][1] for event in events_of(won, "glory")][-1] == 0
    assert won.match.is_over()
