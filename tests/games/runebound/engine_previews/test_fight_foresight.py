"""The scene of a fight, as a page is told it beforehand."""

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import COLOURS
from hoarfrost.games.runebound.engine.duelling import begin_duel
from hoarfrost.games.runebound.engine.fighting import begin_fight
from hoarfrost.games.runebound.engine.steps import ATTACK, DEFEND, PASS
from hoarfrost.games.runebound.files.foresight import foresee
from tests.games.runebound.scenes import Scene, ally, hero


def fight(foe: str, *allies: str, items: tuple[str, ...] = ()) -> Scene:
    scene = Scene(
        hero("karnon", "E9", allies=[ally(card) for card in allies], items=items, luckstones=1),
        hero("zyla", "K9"),
    )
    scene.take_adventure(foe)
    begin_fight(scene.state, scene.party(), scene.content.adventure_number[foe])
    scene.run()
    return scene


def duel() -> Scene:
    scene = Scene(hero("karnon", "E9"), hero("zyla", "E9"))
    begin_duel(scene.state, scene.party(), 1)
    scene.run()
    return scene


def told(scene: Scene, about: str = "scene") -> Json:
    found = foresee(scene.state, about, 0, "en")
    assert found is not None
    return found


def test_fighting_on_and_escaping_are_told_at_the_beginning_of_a_round() -> None:
    found = told(fight("prowling_sabercat"))
    on, escape = found["rounds"]["on"], found["rounds"]["escape"]
    assert escape["escape"] > on["escape"]
    assert on["win"] > escape["win"]
    for fate in (on, escape, found["fate"]):
        assert fate["win"] + fate["ko"] + fate["escape"] == pytest.approx(1, abs=0.001)
    assert found["escape"]["luck"] > found["escape"]["chance"]


def test_each_choice_of_a_phase_has_its_roll_and_the_fate_of_the_fight() -> None:
    scene = fight("prowling_sabercat").do(PASS)
    ranged, melee, _magic = told(scene)["phases"]
    attack, defend = ranged["rolls"]
    assert attack["hurts"] == scene.party().hero.card.damages[0]
    assert (attack["may"], defend["may"]) == (True, True)
    assert "fate" in attack
    assert "fate" in defend
    assert not any(roll["may"] for roll in melee["rolls"])
    scene.do(DEFEND)  # nothing is rolled, for it does no harm
    assert [roll["may"] for roll in told(scene)["phases"][1]["rolls"]] == [True, True]
    scene.do(ATTACK, rolls="1 1")
    assert not told(scene)["phases"][2]["rolls"][0]["may"]


def test_a_card_that_ends_the_fight_is_told_to_win_it() -> None:
    (use,) = told(fight("prowling_sabercat", items=("fire_pot",)))["uses"]
    assert (use["card"], use["fate"]["win"]) == ("fire_pot", 1)


def test_a_number_to_reach_between_heroes_is_told_when_it_is_rolled() -> None:
    scene = duel()
    before = told(scene)
    assert before["life"] is None
    assert [phase["target"] for phase in before["phases"]] == [None, None, None]
    assert 0 < before["phases"][0]["rolls"][0]["chance"] < 1
    scene.do(PASS, rolls="3 4")
    ranged, melee, _magic = told(scene)["phases"]
    assert ranged["target"] == 7 + ranged["adds"]
    assert melee["target"] is None


def test_there_is_no_scene_without_a_fight() -> None:
    scene = Scene(hero("karnon", "E9"), hero("zyla", "K9"))
    assert foresee(scene.state, "scene", 0, "en") is None


def test_an_adventure_is_told_by_its_colour_or_by_the_challenge_that_lies_open() -> None:
    jewel = next(
        name
        for number, name in enumerate(fight("frost_giant").content.map.names)
        if fight("frost_giant").content.map.jewels[number] == 0
    )
    scene = Scene(hero("karnon", jewel), hero("zyla", "K9"))
    unknown = told(scene, "attempt")
    assert (unknown["colour"], unknown["challenge"]) == ("green", None)
    assert 0 < unknown["chance"] < 1
    open_foe = Scene(
        hero("karnon", jewel), hero("zyla", "K9"), undefeated={jewel: "prowling_sabercat"}
    )
    known = told(open_foe, "attempt")
    assert known["challenge"] == "prowling_sabercat"
    assert known["chance"] == told(open_foe, "fight prowling_sabercat")["win"]


def test_an_adventure_far_away_is_told_by_its_colour_alone() -> None:
    town = Scene(hero("karnon", "E9"), hero("zyla", "K9"))
    green, yellow, blue, red = (told(town, f"attempt {colour}")["chance"] for colour in COLOURS)
    assert green > yellow > max(blue, red) > 0
    jewel = town.content.map.jewels.index(0)
    there = Scene(hero("karnon", town.content.map.names[jewel]), hero("zyla", "K9"))
    assert told(there, "attempt") == told(there, "attempt green")
