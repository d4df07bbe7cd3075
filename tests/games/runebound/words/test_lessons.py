"""The lessons of Runebound: what their sentences say of dice, frost and gold has happened."""

from dataclasses import replace
from itertools import pairwise

import pytest

from hoarfrost.core.lesson_check import LessonCheck
from hoarfrost.core.lesson_player import LessonPlayer
from hoarfrost.core.lessons import NEXT, LessonError
from hoarfrost.core.plain import Json
from hoarfrost.registry import kit_of

KIT = kit_of("runebound")
WAYS = {
    lesson.id: [step.task.move if step.task else NEXT for step in lesson.steps]
    for lesson in KIT.course
}


def at(id: str, move: str) -> LessonPlayer:
    """The lesson on its way, right after this move."""
    way = WAYS[id]
    return LessonPlayer(KIT, KIT.course[id], way[: way.index(move) + 1])


def events_of(player: LessonPlayer, kind: str) -> list[Json]:
    return [event for event in player.events() if event["kind"] == kind]


def hero_of(player: LessonPlayer) -> Json:
    party: Json = player.match.view(0)["parties"][0]
    return party


def counters_of(player: LessonPlayer) -> Json:
    return {kind: n for kind, n in hero_of(player)["counters"].items() if n}


def test_there_are_five_lessons_and_each_has_something_to_do_and_a_trap() -> None:
    assert list(WAYS) == ["travel", "fight", "frost", "market", "legend"]
    for lesson in KIT.course:
        tasks = [step.task for step in lesson.steps if step.task]
        assert len(tasks) >= 5
        assert sum(len(task.wrong) for task in tasks) >= 7


def test_in_the_lesson_of_dice_the_hero_rests_and_each_die_pays_for_its_space() -> None:
    rested = at("travel", "roll 3")
    assert rested.match.view(0)["dice"] == [1, 2, 4]
    assert counters_of(rested) == {}
    moves = [("move d4 G12", 4), ("move d1 G11", 1), ("move d6 G10", 6)]
    for move, face in moves:
        [moved] = events_of(at("travel", move), "move")
        assert moved["face"] == face
    assert at("travel", "move d6 G10").match.view(0)["dice"] == []


@pytest.mark.parametrize(
    ("id", "before", "move", "told"),
    [
        ("travel", "snowshoe d2 d6", "move d6 G12", "only it shows tundra"),
        ("travel", "move d4 G12", "move d6 G11", "no die with tundra is left"),
        ("fight", "pass", "attack ranged", "then Zyla cannot attack in Magic"),
        ("frost", NEXT, "pass", "exactly 4, and that is White Death"),
        ("frost", "warm", "free wound zyla", "Wounds can be healed in every town"),
        ("market", NEXT, "sell padded_furs", "Karnon needs no bow"),
        ("legend", NEXT, "princess wastes", "only one discovery is allowed per turn"),
    ],
)
def test_whoever_walks_into_a_trap_is_told_what_it_is(
    id: str, before: str, move: str, told: str
) -> None:
    way = WAYS[id]
    last = len(way) - 1 - way[::-1].index(before) if before != NEXT else reading_of(id)
    missed = LessonPlayer(KIT, KIT.course[id], way[: last + 1]).go_on(move)
    assert missed is not None
    assert told in missed.text("en")


def reading_of(id: str) -> int:
    """The last step before the first task behind a sentence that is only read."""
    way = WAYS[id]
    return next(
        place
        for place, (move, following) in enumerate(pairwise(way))
        if move == NEXT and following != NEXT
    )


def test_a_purchase_that_is_too_dear_is_refused_by_the_rules() -> None:
    """The lesson says so before, and the market answers it too."""
    player = LessonPlayer(KIT, KIT.course["market"], WAYS["market"][:2])
    missed = player.go_on("buy lightning_mace")
    assert missed is not None
    assert missed.say is None
    assert "8" in missed.text("en")


def test_in_the_lesson_of_fighting_dice_and_wounds_are_those_that_are_told() -> None:
    [roll] = events_of(at("fight", "ally weik_shieldmaiden"), "combat_roll")
    assert (roll["faces"], roll["total"], roll["target"]) == ([5, 6], 15, 14)
    won = at("fight", "use zyla")
    assert [event["n"] for event in events_of(won, "wound_foe")] == [2]
    assert [event["card"] for event in events_of(won, "forage")] == ["sabercat_pelt"]
    assert hero_of(won)["xp"] == 5
    assert [event["cost"] for event in events_of(at("fight", "level spirit"), "level")] == [5]


def test_in_the_lesson_of_frost_the_pelt_keeps_the_cold_out_and_the_village_cures() -> None:
    assert events_of(at("frost", "use sabercat_pelt"), "take") == []
    cured = at("frost", "free cure zyla")
    assert counters_of(cured) == {"wound": 1}
    assert hero_of(cured)["gold"] == 2


def test_in_the_lesson_of_the_market_the_gold_is_just_enough() -> None:
    gold = [hero_of(at("market", move))["gold"] for move in WAYS["market"][2:5]]
    assert gold == [9, 1, 0]
    assert counters_of(at("market", "heal wound karnon")) == {}


def test_the_last_lesson_is_won_with_the_princess() -> None:
    used = at("legend", "use sunstone_amulet")
    assert [event["n"] for event in events_of(used, "take")] == [1]
    won = at("legend", "move d1 H2")
    assert [event["reason"] for event in events_of(won, "win")] == ["princess"]
    assert won.match.is_over()


@pytest.mark.parametrize(
    ("id", "rolls", "told"),
    [
        ("travel", ["4", "1", "1"], "step 3: roll 3 does not reach the goal"),
        ("fight", ["prowling_sabercat", "1", "2", "3", "5"], "does not reach the goal"),
        ("legend", ["bow_of_the_sky", "2", "2", "4", "1", "1"], "roll 5 does not reach the goal"),
    ],
)
def test_rolls_that_do_not_fit_a_lessons_way_are_refused(
    id: str, rolls: list[str], told: str
) -> None:
    lesson = KIT.course[id]
    other = replace(lesson, position={**lesson.position, "rolls": rolls})
    with pytest.raises(LessonError) as raised:
        LessonCheck(KIT, other).run()
    assert told in str(raised.value)
