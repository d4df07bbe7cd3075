"""Weather, the Survival step and frost (R§8.1, R§8.2)."""

import pytest

from hoarfrost.games.runebound.engine.content import TERRAINS
from hoarfrost.games.runebound.engine.moving import allowance
from hoarfrost.games.runebound.engine.steps import (
    ATTEMPT,
    BEFORE_MOVING,
    CHARACTER,
    MOVING,
    PASS,
    ROLL,
    SURVIVAL,
    TRADE,
    WARM,
)
from tests.games.runebound.scenes import Marks, Scene, ally, fight, hero

# A space without a jewel of each terrain.
GROUND = {
    "fjord": "A8",
    "tundra": "C7",
    "ice": "D5",
    "snowdrift": "C4",
    "forest": "A5",
    "mountain": "B4",
    "wastes": "F2",
}
# R§8.1, by terrain in the order of TERRAINS.
FACES = {
    "printed": [1, 1, 2, 2, 1, 2, 3],
    "yellow_moon": [1, 2, 2, 2, 2, 3, 4],
    "white_cloud": [0, 1, 2, 2, 1, 2, 3],
    "blue_diamond": [1, 2, 2, 2, 2, 3, 4],
    "green_leaf": [0, 1, 1, 1, 1, 2, 3],
    "red_star": [2, 3, 3, 3, 3, 4, 5],
    "orange_sun": [0, 1, 1, 2, 1, 2, 3],
    "violet_spiral": [1, 3, 2, 3, 2, 3, 4],
    "silver_fang": [1, 2, 4, 3, 2, 3, 4],
    "black_skull": [2, 3, 4, 4, 3, 4, 5],
    "blue_drop": [1, 2, 3, 2, 1, 2, 4],
}
OTHER = hero("ittuk_the_pathwise", "H13")


# What the weather is ------------------------------------------------------------------------------


@pytest.mark.rule("rune.weather.values", "rune.weather.tiles")
def test_there_are_five_double_sided_tiles_and_each_face_has_an_icon_of_its_own() -> None:
    content = Scene(OTHER).content
    assert {face.icon: face.frost for face in content.weather} == FACES
    assert len(content.weather) == 1 + 2 * 5


@pytest.mark.rule("rune.weather.track", "rune.frost.contract", "rune.weather.values")
@pytest.mark.parametrize("terrain", TERRAINS)
@pytest.mark.parametrize("weather", FACES)
def test_the_face_in_force_says_how_much_frost_each_terrain_gives(
    weather: str, terrain: str
) -> None:
    strong = hero("brynja_stormborn", GROUND[terrain], counters=(0, 0, 0, 0, 9))
    scene = Scene(strong, OTHER, stage=SURVIVAL, weather=weather)
    assert scene.marks(0).frost == FACES[weather][TERRAINS.index(terrain)]


@pytest.mark.rule("rune.weather.track")
def test_the_printed_track_is_covered_like_any_tile_and_does_not_come_back() -> None:
    scene = fight("quiet_snowfall", hero("zyla", "B7"), rolls="the_moonlit_hunt thin_ice 9 9 fjord")
    assert scene.weather() == "yellow_moon"


@pytest.mark.rule("rune.weather.change")
def test_e1_the_first_event_enters_play_and_its_tile_covers_the_track() -> None:
    rolls = "thin_ice 10 10 wild"
    scene = fight("market_days_in_the_cities", hero("zyla", "B7"), rolls=rolls)
    assert scene.event() == "market_days_in_the_cities"
    assert scene.weather() == "orange_sun"


@pytest.mark.rule("rune.weather.change")
def test_the_weather_stays_when_an_event_has_too_low_a_number() -> None:
    scene = fight(
        "quiet_snowfall",
        hero("zyla", "B7"),
        rolls="thin_ice 10 10 wild",
        event="the_moonlit_hunt",
        weather="yellow_moon",
    )
    assert scene.weather() == "yellow_moon"
    assert scene.event() == "the_moonlit_hunt"


# The seed's boxes and the other worked examples ---------------------------------------------------


@pytest.mark.rule("rune.frost.contract", "rune.opening.cold")
def test_f1_zyla_and_two_allies_take_two_frost_each_in_a_forest_under_the_moon() -> None:
    zyla = hero("zyla", "A5", allies=["onoit_guide", "seal_hunter"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="yellow_moon")
    assert [scene.marks(who).frost for who in (0, "onoit_guide", "seal_hunter")] == [2, 2, 2]


@pytest.mark.rule("rune.wd.contract")
def test_f2_frost_that_reaches_life_becomes_white_death_and_the_rest_stays() -> None:
    scene = Scene(hero("zyla", "C4", frost=3), OTHER, stage=SURVIVAL, weather="blue_diamond")
    assert scene.marks(0) == Marks(frost=1, white_death=1)


@pytest.mark.rule("rune.wd.contract", "rune.check.down", "rune.term.knockout")
def test_f3_white_death_and_wounds_together_knock_zyla_out() -> None:
    zyla = hero("zyla", "B4", wounds=2, white_death=1, frost=1)
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="blue_diamond")
    assert [event.values["now"] for event in scene.events("take")] == [4, 2]
    assert scene.events("knock_out")
    assert scene.marks(0) == Marks()
    assert scene.where(0) == "E5"


@pytest.mark.rule("rune.variant.harsh", "rune.wd.contract")
def test_f4_harsh_white_death_lowers_the_life_that_frost_is_held_against() -> None:
    arvel = hero("arvel_worldwalker", "A5", white_death=1, frost=2)
    scene = Scene(arvel, OTHER, stage=SURVIVAL, weather="red_star", frost="harsh")
    assert scene.marks(0) == Marks(white_death=3, frost=0)
    assert not scene.events("knock_out")


@pytest.mark.rule("rune.variant.harsh", "rune.wd.contract")
def test_f5_without_harsh_the_same_frost_brings_one_counter() -> None:
    arvel = hero("arvel_worldwalker", "A5", white_death=1, frost=2)
    scene = Scene(arvel, OTHER, stage=SURVIVAL, weather="red_star")
    assert scene.marks(0) == Marks(white_death=2, frost=1)


@pytest.mark.rule("rune.variant.mild")
def test_f7_mild_everybody_takes_one_less() -> None:
    zyla = hero("zyla", "A5", allies=["onoit_guide"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="red_star", frost="mild")
    assert scene.marks(0).frost == 2
    assert scene.marks("onoit_guide").frost == 2


@pytest.mark.rule("rune.variant.mild", "rune.fx.no_negative")
def test_f8_mild_frost_is_never_below_nothing() -> None:
    zyla = hero("zyla", "A8", frost=2)
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="white_cloud", frost="mild")
    assert scene.marks(0).frost == 2


@pytest.mark.rule("rune.frost.cancel", "rune.fx.costs", "rune.fx.activate_once")
def test_f10_a_pelt_saves_one_member_from_one_frost_and_is_flipped_until_refresh() -> None:
    zyla = hero("zyla", "A5", allies=["onoit_guide"], items=["sabercat_pelt"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="yellow_moon")
    assert scene.asked == 0
    scene.do(scene.use("sabercat_pelt"), CHARACTER + 1)
    assert scene.marks(0).frost == 2
    assert scene.marks("onoit_guide").frost == 1
    assert scene.is_activated("sabercat_pelt")
    scene.do(ROLL + 0, PASS)  # the other hero stays in town
    while scene.active == 1:
        scene.do(PASS)
    assert not scene.is_activated("sabercat_pelt")


@pytest.mark.rule("rune.frost.amount", "rune.wd.contract")
def test_f11_the_white_night_adds_one_in_the_wastes() -> None:
    brynja = hero("brynja_stormborn", "F2")
    scene = Scene(brynja, OTHER, stage=SURVIVAL, weather="black_skull", event="the_white_night")
    assert scene.marks(0) == Marks(frost=1, white_death=1)


@pytest.mark.rule("rune.wd.contract", "rune.fx.cancel")
def test_f12_a_cancelled_white_death_counter_still_uses_up_the_frost() -> None:
    zyla = hero("zyla", "A5", frost=3, items=["whiteroot_tonic"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="yellow_moon")
    scene.do(scene.use("whiteroot_tonic"))
    assert scene.marks(0) == Marks(frost=1)
    assert scene.items() == []


@pytest.mark.rule("rune.survival.skip")
def test_f14_vrede_is_warm_under_the_black_skull() -> None:
    scene = Scene(hero("zyla", "E5"), OTHER, stage=SURVIVAL, weather="black_skull")
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.frost.cancel")
def test_f15_a_charm_of_warmth_helps_the_whole_party() -> None:
    party = hero("zyla", "A5", allies=["onoit_guide", "seal_hunter"], items=["charm_of_warmth"])
    scene = Scene(party, OTHER, stage=SURVIVAL, weather="yellow_moon")
    scene.do(scene.use("charm_of_warmth"))
    assert [scene.marks(who).frost for who in (0, "onoit_guide", "seal_hunter")] == [1, 1, 1]


@pytest.mark.rule("rune.frost.amount", "rune.fx.frost_stat")
def test_f16_karnons_coat_does_nothing_where_it_is_not_cold() -> None:
    scene = Scene(hero("karnon", "A8", frost=1), OTHER, stage=SURVIVAL, weather="white_cloud")
    assert scene.marks(0).frost == 1


# More of the amount -------------------------------------------------------------------------------


@pytest.mark.rule("rune.frost.amount", "rune.fx.frost_stat", "rune.term.heroes")
def test_karnon_takes_one_less_and_so_do_ulfen_but_each_for_themselves() -> None:
    karnon = hero("karnon", "A5", allies=["young_ulfen", "seal_hunter"])
    scene = Scene(karnon, OTHER, stage=SURVIVAL, weather="red_star")
    assert [scene.marks(who).frost for who in (0, "young_ulfen", "seal_hunter")] == [2, 2, 0]
    assert scene.marks("seal_hunter").white_death == 1


@pytest.mark.rule("rune.fx.frost_stat", "rune.fx.scope")
def test_armor_against_frost_serves_the_hero_and_not_the_allies() -> None:
    zyla = hero("zyla", "A5", allies=["onoit_guide"], items=["winterguard_mail"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="yellow_moon")
    assert scene.marks(0).frost == 1
    assert scene.marks("onoit_guide").frost == 2


@pytest.mark.rule("rune.frost.amount", "rune.fx.no_negative")
def test_a_freed_machine_feels_no_cold_and_loses_no_frost() -> None:
    party = hero("zyla", "A5", allies=[ally("unit_seven_the_freed_machine", frost=1)])
    scene = Scene(party, OTHER, stage=SURVIVAL, weather="black_skull")
    assert scene.marks("unit_seven_the_freed_machine").frost == 1


@pytest.mark.rule("rune.frost.amount", "rune.variant.mild")
def test_mild_and_the_white_night_meet_at_the_weathers_own_number() -> None:
    scene = Scene(
        hero("karnon", "F2"),
        OTHER,
        stage=SURVIVAL,
        weather="printed",
        event="the_white_night",
        frost="mild",
    )
    assert scene.marks(0).frost == 3 + 1 - 1 - 1


@pytest.mark.rule("rune.fx.frost_stat")
def test_frost_from_cards_is_not_changed_by_what_changes_the_survival_step() -> None:
    scene = fight("thin_ice", hero("karnon", "B7"), rolls="1 1", frost="mild")
    assert scene.marks(0).frost == 2


@pytest.mark.rule("rune.frost.cancel")
def test_several_cards_may_be_used_on_the_same_member() -> None:
    zyla = hero("zyla", "A5", allies=["onoit_guide"], items=["sabercat_pelt", "troll_hide"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="red_star")
    scene.do(scene.use("sabercat_pelt"), CHARACTER, scene.use("troll_hide"), CHARACTER)
    assert scene.marks(0).frost == 0
    assert scene.marks("onoit_guide") == Marks(frost=0, white_death=1)


@pytest.mark.rule("rune.frost.cancel")
def test_a_pelt_also_helps_against_the_frost_of_a_challenge() -> None:
    scene = fight("thin_ice", hero("zyla", "B7", items=["wolf_furs"]), rolls="1 1")
    assert scene.asked == 0
    scene.do(scene.use("wolf_furs"))
    assert scene.marks(0).frost == 1


@pytest.mark.rule("rune.frost.cancel")
def test_an_ember_flask_keeps_all_frost_away_once() -> None:
    zyla = hero("zyla", "F2", allies=["onoit_guide"], items=["ember_flask"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="black_skull")
    scene.do(scene.use("ember_flask"))
    assert (scene.marks(0), scene.marks("onoit_guide")) == (Marks(), Marks())
    assert scene.items() == []


@pytest.mark.rule("rune.frost.cancel")
def test_nobody_has_to_use_a_pelt() -> None:
    scene = Scene(hero("zyla", "A5", items=["sabercat_pelt"]), OTHER, stage=SURVIVAL)
    scene.do(PASS)
    assert scene.marks(0).frost == 1
    assert not scene.is_activated("sabercat_pelt")


@pytest.mark.rule("rune.survival.skip", "rune.opening.turn")
@pytest.mark.parametrize("town", ["A9", "H13", "N7", "E5", "E11", "H8", "K10"])
def test_no_town_gives_frost(town: str) -> None:
    scene = Scene(hero("zyla", town, frost=2), OTHER, stage=SURVIVAL, weather="black_skull")
    assert scene.marks(0).frost == 2


# What frost is not --------------------------------------------------------------------------------


@pytest.mark.rule("rune.frost.harmless", "rune.term.frost")
def test_frost_takes_no_die_and_knocks_nobody_out() -> None:
    zyla = hero("zyla", "A5", frost=3, wounds=0, allies=[ally("onoit_guide", frost=2)])
    scene = Scene(zyla, OTHER)
    assert allowance(scene.state, scene.party()) == 5
    assert not scene.state.is_down(scene.party(), scene.party().hero)


@pytest.mark.rule("rune.frost.cure", "rune.market.frost")
def test_the_market_warms_the_whole_party_at_its_beginning_if_the_player_likes() -> None:
    zyla = hero("zyla", "H13", frost=3, allies=[ally("onoit_guide", frost=2)])
    scene = Scene(zyla, OTHER, stage=SURVIVAL).do(TRADE)
    assert scene.legal() == [PASS, WARM]
    assert scene.events("stock") == []  # warmth comes before the new cards
    scene.do(WARM)
    assert scene.marks(0).frost == scene.marks("onoit_guide").frost == 0
    assert len(scene.events("stock")) == 2


@pytest.mark.rule("rune.market.frost")
def test_a_player_may_keep_the_frost_in_the_market() -> None:
    scene = Scene(hero("zyla", "H13", frost=3), OTHER, stage=SURVIVAL).do(TRADE, PASS)
    assert scene.marks(0).frost == 3


@pytest.mark.rule("rune.frost.cure")
def test_tusker_blubber_takes_all_frost_from_the_party_at_any_decision() -> None:
    party = hero("zyla", "A5", frost=3, allies=[ally("onoit_guide", frost=2)])
    party.items = ["tusker_blubber"]
    scene = Scene(party, OTHER, stage=BEFORE_MOVING)
    scene.do(scene.use("tusker_blubber"))
    assert scene.marks(0).frost == scene.marks("onoit_guide").frost == 0


@pytest.mark.rule("rune.survival.skip")
def test_a_hero_who_stays_outside_suffers_the_cold_too() -> None:
    scene = Scene(hero("zyla", "A5"), OTHER, stage=MOVING).do(PASS)
    assert scene.marks(0).frost == 1


@pytest.mark.rule("rune.check.batch", "rune.ally.death")
def test_an_ally_killed_by_frost_is_gone_before_the_hero_is_knocked_out() -> None:
    zyla = hero("zyla", "F2", wounds=3, gold=2, items=["padded_furs"])
    zyla.allies = [ally("champion_of_the_north", wounds=4)]
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="black_skull")
    kinds = [event.kind for event in scene.events() if event.kind in ("killed", "knock_out")]
    assert kinds == ["killed", "knock_out"]
    # So the furs are what is lost, not the dear ally.
    assert scene.told("lose_card")["card"] == "padded_furs"
    assert scene.allies() == []


@pytest.mark.rule("rune.check.batch")
def test_allies_are_looked_at_in_the_order_in_which_they_joined_and_then_the_hero() -> None:
    zyla = hero("zyla", "F2", frost=3, allies=["seal_hunter", "onoit_guide"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    taken = [
        event.values["card"]
        for event in scene.events("take")
        if event.values["counter"] == "white_death"
    ]
    assert taken == ["seal_hunter", "onoit_guide", "zyla"]


@pytest.mark.rule("rune.check.batch", "rune.event.resolve")
def test_event_frost_strikes_in_turn_order_and_one_ally_dies_of_it() -> None:
    active = hero("zyla", "D1", counters=(0, 0, 0, 0, 5))
    second = hero("karnon", "A5", allies=[ally("onoit_guide", wounds=2, frost=2)])
    third = hero("olen_greycloak", "H13")
    fourth = hero("brynja_stormborn", "B4", frost=4, items=["sabercat_pelt"])
    scene = Scene(active, second, third, fourth, stage=10)
    scene.do(ATTEMPT, rolls="the_white_night")
    assert scene.asked == 3  # the first three had nothing to answer with
    assert [scene.marks(seat).frost for seat in range(3)] == [2, 2, 0]
    assert scene.allies(1) == []
    scene.do(scene.use("sabercat_pelt"), rolls="heart_of_the_blizzard 10 10 wild wild wild")
    assert scene.marks(3) == Marks(white_death=1)
