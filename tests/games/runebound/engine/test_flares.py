"""Flare crystals and the nearest town (R§7.5)."""

import pytest

from hoarfrost.games.runebound.engine.steps import (
    ATTACK,
    DEFEND,
    DUEL,
    FLARE_STAGE,
    PASS,
    PLACE_FLARE,
    PLACING_FLARE,
    ROLL,
    WARM,
)
from tests.games.runebound.scenes import Marks, Scene, ally, hero

OTHER = hero("ittuk_the_pathwise", "H13")


@pytest.mark.rule("rune.flare.place")
def test_at_the_end_of_a_turn_one_flare_may_be_slid_under_the_figure() -> None:
    scene = Scene(hero("zyla", "A5", flares=2), OTHER, stage=PLACING_FLARE)
    assert scene.legal() == [PASS, PLACE_FLARE]
    scene.do(PLACE_FLARE)
    assert scene.party().flare
    assert scene.gear() == [1, 0, 0]
    assert scene.active == 1  # and that was the only one of this turn


@pytest.mark.rule("rune.flare.place")
def test_a_flare_may_stay_in_the_bag_and_without_one_nobody_is_asked() -> None:
    scene = Scene(hero("zyla", "A5", flares=1), OTHER, stage=PLACING_FLARE).do(PASS)
    assert not scene.party().flare
    assert Scene(hero("zyla", "A5"), OTHER, stage=PLACING_FLARE).active == 1


@pytest.mark.rule("rune.flare.place")
def test_a_flare_may_be_placed_in_a_town_and_is_none_of_the_items_then() -> None:
    scene = Scene(hero("zyla", "H13", flares=1), OTHER, stage=PLACING_FLARE).do(PLACE_FLARE)
    assert scene.party().flare
    assert sum(scene.gear()) == 0


@pytest.mark.rule("rune.flare.use", "rune.term.gear")
def test_m15_a_flare_at_e9_brings_the_party_to_suluk_and_the_turn_is_over() -> None:
    zyla = hero("zyla", "E9", frost=3, gold=5, xp=9, flare=True, flares=1)
    zyla.allies = [ally("onoit_guide", frost=2)]
    scene = Scene(zyla, OTHER, stage=FLARE_STAGE)
    assert scene.legal() == [PASS, scene.town("suluk")]
    scene.do(scene.town("suluk"))
    assert scene.where() == "E11"
    assert scene.legal() == [PASS, WARM]
    scene.do(WARM)
    assert scene.marks(0) == scene.marks("onoit_guide") == Marks()
    assert scene.active == 1  # no Market, no Experience, no other flare
    assert (scene.party().flare, scene.gear()) == (False, [1, 0, 0])
    assert scene.state.gear[0] == 5


@pytest.mark.rule("rune.flare.use")
def test_whoever_lights_a_flare_may_keep_the_frost() -> None:
    scene = Scene(hero("zyla", "E9", frost=3, flare=True), OTHER, stage=FLARE_STAGE)
    scene.do(scene.town("suluk"), PASS)
    assert scene.marks(0).frost == 3
    assert scene.active == 1


@pytest.mark.rule("rune.flare.use", "rune.turn.preroll")
def test_dice_rolled_ahead_are_void_when_a_flare_is_used() -> None:
    zyla = hero("zyla", "E9", flare=True, ahead=[1, 2, 3])
    scene = Scene(zyla, OTHER, stage=FLARE_STAGE)
    scene.do(scene.town("suluk"))
    assert scene.party().ahead == []


@pytest.mark.rule("rune.flare.use", "rune.map.nearest_town")
def test_m16_at_h5_the_player_chooses_between_vrede_and_tikaani() -> None:
    scene = Scene(hero("zyla", "H5", flare=True), OTHER, stage=FLARE_STAGE)
    assert scene.legal() == [PASS, scene.town("tikaani"), scene.town("vrede")]


@pytest.mark.rule("rune.map.nearest_town")
def test_the_nearest_town_is_counted_in_steps_over_all_land() -> None:
    scene = Scene(OTHER)
    board = scene.content.map
    for space in range(len(board.names)):
        reached = {space}
        towns: list[int] = []
        while not towns:
            towns = sorted(board.town_at[one] for one in reached if board.town_at[one] >= 0)
            reached |= {other for one in reached for other in board.neighbours[one]}
        assert sorted(board.nearest[space]) == towns


@pytest.mark.rule("rune.map.nearest_town", "rune.vale.not_town")
def test_green_vale_is_nobodys_nearest_town() -> None:
    scene = Scene(hero("zyla", "H3", flare=True), OTHER, stage=FLARE_STAGE)
    targets = scene.legal()[1:]
    assert targets
    assert all(
        scene.state.map.towns[one - scene.town("iagart")].id != "green_vale" for one in targets
    )
    assert scene.space("H2") not in [town.space for town in scene.content.map.towns]


@pytest.mark.rule("rune.map.nearest_town")
def test_in_a_town_the_nearest_town_is_that_town() -> None:
    scene = Scene(hero("zyla", "H8", flare=True), OTHER, stage=FLARE_STAGE)
    assert scene.legal() == [PASS, scene.town("tikaani")]


@pytest.mark.rule("rune.flare.decline")
def test_m19_a_flare_that_is_declined_is_gone_and_the_roll_is_normal() -> None:
    scene = Scene(hero("zyla", "E9", flare=True), OTHER, stage=FLARE_STAGE).do(PASS)
    assert not scene.party().flare
    assert scene.state.gear[0] == 6
    assert scene.allows(ROLL + 5)


@pytest.mark.rule("rune.flare.lost", "rune.ko.sequence")
def test_m18_a_flare_is_lost_when_the_figure_is_carried_away() -> None:
    scene = Scene(hero("karnon", "A8"), hero("zyla", "A8", wounds=3, flare=True), stage=10)
    supply = scene.state.gear[0]
    scene.do(DUEL + 1, PASS, rolls="1 1").do(DEFEND, rolls="10 10 1 1").do(ATTACK, rolls="10 10")
    assert scene.told("knock_out") == {"seat": 1}
    assert not scene.party(1).flare
    assert scene.state.gear[0] == supply + 1
    assert scene.active == 1
    assert scene.allows(ROLL + 5)  # no question about a flare


@pytest.mark.rule("rune.turn.any_window", "rune.flare.use")
def test_cards_for_any_time_may_be_used_before_a_flare_is_lit() -> None:
    zyla = hero("zyla", "E9", wounds=2, flare=True, items=["healing_draught"])
    scene = Scene(zyla, OTHER, stage=FLARE_STAGE)
    scene.do(scene.use("healing_draught"))
    assert scene.marks(0) == Marks()
    assert scene.allows(scene.town("suluk"))


@pytest.mark.rule("rune.flare.place")
def test_a_knocked_out_hero_places_no_flare_in_that_turn() -> None:
    zyla = hero("zyla", "F2", wounds=3, frost=3, flares=1, items=["ringmail"])
    scene = Scene(zyla, OTHER, stage=9)
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.active == 1
    assert scene.gear() == [1, 0, 0]


@pytest.mark.rule("rune.flare.use")
def test_without_frost_a_lit_flare_asks_no_more_and_the_turn_is_over() -> None:
    scene = Scene(hero("zyla", "E9", flare=True, wounds=1), OTHER, stage=FLARE_STAGE)
    scene.do(scene.town("suluk"))
    assert scene.active == 1
    assert scene.marks(0) == Marks(wounds=1)
