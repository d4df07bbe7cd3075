"""The Adventure step: choosing, drawing, events, undefeated challenges (R§10)."""

import pytest

from hoarfrost.games.runebound.engine.content import COLOURS
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTACK,
    ATTEMPT,
    DEFEND,
    DUEL,
    ESCAPE,
    FREE,
    MARKET_STAGE,
    MOVING,
    PASS,
    TRADE,
)
from tests.games.runebound.scenes import Marks, Scene, ally, fight, hero

OTHER = hero("ittuk_the_pathwise", "H13")
SIX_SPACES = ["B7", "B8", "C8", "H7", "M8", "N9"]
SIX_FOES = [
    "tusker_bull",
    "ice_imp",
    "rusted_sentry",
    "thin_ice",
    "weik_cutthroat",
    "frost_sprite",
]


def jewels(scene: Scene, colour: str) -> list[int]:
    number = COLOURS.index(colour)
    return [space for space, jewel in enumerate(scene.content.map.jewels) if jewel == number]


def take_counters(scene: Scene, colour: str) -> None:
    for space in jewels(scene, colour):
        scene.state.counters[space] = False


def counters(scene: Scene, colour: str) -> int:
    return sum(scene.state.counters[space] for space in jewels(scene, colour))


# Choosing -----------------------------------------------------------------------------------------


@pytest.mark.rule("rune.adv.may", "rune.term.jewel")
def test_a_hero_on_a_counter_may_but_need_not_attempt_the_adventure() -> None:
    scene = Scene(hero("zyla", "B7"), OTHER, stage=ADVENTURE_STAGE)
    assert scene.legal() == [PASS, ATTEMPT]
    scene.do(PASS)
    assert scene.counter("B7")
    assert scene.active == 1


@pytest.mark.rule("rune.adv.may", "rune.turn.steps")
def test_without_a_counter_there_is_no_adventure() -> None:
    scene = Scene(hero("zyla", "A5"), OTHER, stage=ADVENTURE_STAGE)
    assert scene.active == 1
    scene = Scene(hero("zyla", "B7"), OTHER, stage=MOVING)
    take_counters(scene, "green")
    scene.do(PASS)
    assert scene.active == 1


@pytest.mark.rule("rune.adv.may")
def test_staying_on_a_counter_counts_as_ending_the_movement_there() -> None:
    scene = Scene(hero("zyla", "B7"), OTHER, stage=MOVING).do(PASS)
    assert scene.allows(ATTEMPT)


@pytest.mark.rule("rune.adv.may")
def test_there_is_one_attempt_per_turn() -> None:
    scene = fight("cave_bear", hero("zyla", "A4", xp=9), OTHER).do(ESCAPE, rolls="10 10")
    assert scene.counter("A4")
    assert not scene.allows(ATTEMPT)


@pytest.mark.rule("rune.adv.or_attack")
def test_a_hero_on_the_same_space_may_be_attacked_instead_but_not_as_well() -> None:
    scene = Scene(hero("zyla", "B7"), hero("karnon", "B7"), stage=ADVENTURE_STAGE)
    assert scene.legal() == [PASS, ATTEMPT, DUEL + 1]
    scene.do(DUEL + 1, ESCAPE, rolls="10 10")
    assert scene.active == 1
    scene = Scene(hero("zyla", "B7", xp=9), hero("karnon", "B7"), stage=ADVENTURE_STAGE)
    scene.do(ATTEMPT, rolls="thin_ice 10 10 wild")
    assert not scene.allows(DUEL + 1)


@pytest.mark.rule("rune.adv.draw")
def test_the_card_is_drawn_from_the_deck_of_the_counters_colour() -> None:
    for space, colour in (("B7", "green"), ("A4", "yellow"), ("E9", "blue"), ("D1", "red")):
        scene = Scene(hero("zyla", space), OTHER, stage=ADVENTURE_STAGE)
        deck = set(scene.deck(colour))
        scene.do(ATTEMPT)
        drawn = scene.events("draw")[0].values
        assert drawn["colour"] == colour
        assert drawn["adventure"] in deck
        assert drawn["adventure"] not in scene.deck(colour)


@pytest.mark.rule("rune.adv.draw")
def test_a_drawn_challenge_cannot_be_declined() -> None:
    scene = fight("tusker_bull", hero("zyla", "B7"), OTHER)
    assert scene.state.fight is not None
    assert scene.legal() == [PASS, ESCAPE]  # PASS goes on to the phases of the round


@pytest.mark.rule("rune.adv.undefeated_first")
def test_an_undefeated_challenge_is_met_from_its_beginning() -> None:
    scene = Scene(
        hero("zyla", "B7"), OTHER, stage=ADVENTURE_STAGE, undefeated={"B7": "snow_adder_nest"}
    )
    scene.do(ATTEMPT, rolls="1 1")
    assert scene.told("test")["skill"] == "stealth"
    assert scene.marks(0) == Marks(exhaustion=2)


# Empty decks --------------------------------------------------------------------------------------


@pytest.mark.rule("rune.adv.deck_empty")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    scene = Scene(hero("zyla", "B7"), OTHER, stage=ADVENTURE_STAGE)
    scene.leave_deck("green", "tusker_bull", "ice_imp")
    scene.state.discards[0], scene.state.decks[0] = scene.state.decks[0], []
    scene.do(ATTEMPT, rolls="ice_imp")
    assert scene.told("reshuffle") == {"colour": "green"}
    assert scene.deck("green") == ["tusker_bull"]


@pytest.mark.rule("rune.adv.deck_empty")
def test_without_any_card_the_attempt_ends_and_the_counter_stays() -> None:
    scene = Scene(hero("zyla", "B7"), OTHER, stage=ADVENTURE_STAGE)
    scene.leave_deck("green")
    scene.do(ATTEMPT)
    assert scene.told("no_card") == {"colour": "green"}
    assert scene.counter("B7")
    assert scene.active == 1


@pytest.mark.rule("rune.adv.deck_empty")
def test_a_deck_of_events_only_is_shuffled_once_and_then_the_attempt_is_over() -> None:
    scene = Scene(hero("zyla", "E9"), OTHER, stage=ADVENTURE_STAGE)
    scene.leave_deck("blue", "the_machines_wake", "night_of_the_red_star")
    scene.do(ATTEMPT, rolls="the_machines_wake night_of_the_red_star the_machines_wake")
    # The second replaced the first, which was shuffled and replaced the second.
    assert len(scene.events("reshuffle")) == 1
    assert scene.event() == "the_machines_wake"
    assert scene.discard("blue") == ["night_of_the_red_star"]
    assert scene.told("no_card") == {"colour": "blue"}


# Events -------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.event.resolve", "rune.term.event")
def test_e3_an_event_of_the_same_number_replaces_the_one_in_play() -> None:
    scene = fight(
        "rain_on_the_ice",
        hero("zyla", "B7"),
        OTHER,
        rolls="tusker_bull",
        event="the_moonlit_hunt",
        weather="yellow_moon",
    )
    assert scene.event() == "rain_on_the_ice"
    assert scene.weather() == "blue_drop"
    assert scene.discard("green") == ["the_moonlit_hunt"]


@pytest.mark.rule("rune.event.resolve")
def test_an_event_of_a_lower_number_is_discarded_without_effect() -> None:
    scene = fight(
        "a_brief_thaw",
        hero("zyla", "A4", frost=3),
        OTHER,
        rolls="cave_bear",
        event="the_long_drift",
        weather="violet_spiral",
    )
    assert scene.event() == "the_long_drift"
    assert scene.weather() == "violet_spiral"
    assert scene.marks(0).frost == 3
    assert scene.discard("yellow") == ["a_brief_thaw"]


@pytest.mark.rule("rune.event.resolve")
def test_a_replaced_event_goes_to_the_pile_of_its_own_colour() -> None:
    scene = fight("a_brief_thaw", hero("zyla", "A4"), rolls="cave_bear", event="quiet_snowfall")
    assert scene.discard("green") == ["quiet_snowfall"]
    assert scene.discard("yellow") == []


@pytest.mark.rule("rune.event.resolve")
def test_immediate_effects_happen_once_and_for_everybody_they_name() -> None:
    scene = fight(
        "a_brief_thaw",
        hero("zyla", "A4", frost=3),
        hero("karnon", "H13", frost=2, allies=[ally("onoit_guide", frost=1)]),
        rolls="cave_bear",
    )
    assert scene.marks(0).frost == 2
    assert scene.marks(1).frost == 1
    assert scene.marks("onoit_guide").frost == 0


@pytest.mark.rule("rune.event.resolve", "rune.fx.conditions")
def test_conditions_of_an_event_are_asked_for_each_hero() -> None:
    scene = fight(
        "wind_off_the_peaks",
        hero("zyla", "A4"),
        hero("karnon", "B4", allies=["onoit_guide"]),
        rolls="cave_bear",
    )
    assert scene.marks(0) == Marks()
    assert scene.marks(1) == Marks(exhaustion=1)
    assert scene.marks("onoit_guide") == Marks()  # each Hero, not each party


@pytest.mark.rule("rune.event.refresh")
def test_e7_a_yellow_event_refills_yellow_jewels_and_no_others() -> None:
    scene = Scene(hero("zyla", "A4"), hero("karnon", "A6"), stage=ADVENTURE_STAGE)
    take_counters(scene, "green")
    take_counters(scene, "yellow")
    scene.state.counters[scene.space("A4")] = True
    scene.state.counters[scene.space("B7")] = True
    scene.do(ATTEMPT, rolls="a_brief_thaw cave_bear")
    assert counters(scene, "yellow") == 15  # also where a Hero stands
    assert counters(scene, "green") == 1


@pytest.mark.rule("rune.event.refresh")
def test_an_event_that_does_not_enter_play_refills_its_colour_too() -> None:
    scene = Scene(hero("zyla", "A4"), OTHER, stage=ADVENTURE_STAGE, event="the_long_drift")
    take_counters(scene, "yellow")
    scene.state.counters[scene.space("A4")] = True
    scene.do(ATTEMPT, rolls="a_brief_thaw cave_bear")
    assert scene.event() == "the_long_drift"
    assert counters(scene, "yellow") == 15


@pytest.mark.rule("rune.event.draw_on")
def test_after_an_event_the_next_card_is_drawn_until_there_is_a_challenge() -> None:
    scene = fight("quiet_snowfall", hero("zyla", "B7"), rolls="the_moonlit_hunt tusker_bull")
    drawn = [event.values["adventure"] for event in scene.events("draw")]
    assert drawn == ["quiet_snowfall", "the_moonlit_hunt", "tusker_bull"]
    assert scene.state.fight is not None


@pytest.mark.rule("rune.event.draw_on", "rune.event.refresh")
def test_an_active_hero_felled_by_an_event_draws_no_more_but_the_colour_is_refilled() -> None:
    scene = Scene(
        hero("zyla", "D1", wounds=3, frost=2, gold=7),
        hero("karnon", "A5"),
        stage=ADVENTURE_STAGE,
    )
    take_counters(scene, "red")
    scene.state.counters[scene.space("D1")] = True
    scene.do(ATTEMPT, rolls="the_white_night")
    assert scene.told("knock_out") == {"seat": 0}
    assert counters(scene, "red") == 7
    assert len(scene.events("draw")) == 1
    assert scene.undefeated() == {}
    assert scene.marks(1).frost == 2  # the others are struck all the same
    assert scene.active == 1


@pytest.mark.rule("rune.event.resolve", "rune.fx.other_turns")
def test_the_machines_wake_puts_counters_on_all_yellow_jewels() -> None:
    scene = Scene(hero("zyla", "E9"), OTHER, stage=ADVENTURE_STAGE)
    take_counters(scene, "yellow")
    scene.do(ATTEMPT, rolls="the_machines_wake frost_giant")
    assert counters(scene, "yellow") == 15


@pytest.mark.rule("rune.event.dry_colour", "rune.turn.steps")
def test_e8_a_colour_without_counters_is_refilled_when_the_turn_is_over() -> None:
    scene = Scene(hero("zyla", "G3"), OTHER, stage=ADVENTURE_STAGE)
    take_counters(scene, "red")
    take_counters(scene, "blue")
    scene.state.counters[scene.space("G3")] = True
    scene.do(ATTEMPT, rolls="heart_of_the_blizzard 10 10 wild wild wild")
    assert scene.told("reward")["xp"] == 4
    assert scene.active == 1
    assert counters(scene, "red") == 7
    assert counters(scene, "blue") == 11


@pytest.mark.rule("rune.event.dry_colour")
def test_dry_colours_are_refilled_even_if_the_active_hero_is_knocked_out() -> None:
    scene = Scene(hero("zyla", "A8", wounds=3, frost=3), OTHER, stage=MOVING)
    take_counters(scene, "red")
    scene.do(PASS)
    assert scene.told("knock_out") == {"seat": 0}
    assert counters(scene, "red") == 7


@pytest.mark.rule("rune.event.vrede", "rune.market.onoit.free_healing")
def test_e4_sickness_in_the_villages_does_not_reach_vrede() -> None:
    event = "sickness_in_the_villages"
    scene = Scene(hero("zyla", "E5", wounds=1), OTHER, stage=MARKET_STAGE, event=event).do(TRADE)
    assert scene.allows(FREE)
    scene = Scene(hero("zyla", "H8", wounds=1), OTHER, stage=MARKET_STAGE, event=event).do(TRADE)
    assert not scene.allows(FREE)


@pytest.mark.rule("rune.event.vrede", "rune.market.draw")
@pytest.mark.parametrize(("space", "cards"), [("A9", 0), ("E5", 2), ("H8", 1)])
def test_e5_the_raiding_fleet_empties_the_cities_and_not_vrede(space: str, cards: int) -> None:
    event = "the_raiding_fleet_sails"
    scene = Scene(hero("zyla", space), OTHER, stage=MARKET_STAGE, event=event).do(TRADE)
    assert len(scene.events("stock")) == cards


# Undefeated challenges ----------------------------------------------------------------------------


@pytest.mark.rule("rune.undef.place")
def test_an_undefeated_challenge_takes_the_first_free_slot_and_the_counter_stays() -> None:
    scene = Scene(
        hero("zyla", "A4"), OTHER, stage=ADVENTURE_STAGE, undefeated={"B7": "tusker_bull"}
    )
    scene.do(ATTEMPT, rolls="crevasse 1 1")
    assert scene.told("undefeated") == {"foe": "crevasse", "slot": "B", "space": "A4"}
    assert scene.counter("A4")
    assert "crevasse" not in scene.discard("yellow")


@pytest.mark.rule("rune.undef.place")
def test_a_slot_that_became_free_is_used_first() -> None:
    scene = Scene(
        hero("zyla", "A4"),
        OTHER,
        stage=ADVENTURE_STAGE,
        undefeated={"B7": "tusker_bull", "B8": "ice_imp"},
    )
    scene.state.discards[0].append(scene.state.slots[0])
    scene.state.slots[0] = scene.state.slot_spaces[0] = -1
    scene.do(ATTEMPT, rolls="crevasse 1 1")
    assert scene.told("undefeated")["slot"] == "A"


@pytest.mark.rule("rune.undef.full")
def test_when_all_six_slots_are_taken_the_card_is_discarded() -> None:
    undefeated = dict(zip(SIX_SPACES, SIX_FOES, strict=True))
    scene = Scene(hero("zyla", "A4"), OTHER, stage=ADVENTURE_STAGE, undefeated=undefeated)
    scene.do(ATTEMPT, rolls="crevasse 1 1")
    assert scene.undefeated() == undefeated
    assert scene.discard("yellow") == ["crevasse"]
    assert scene.counter("A4")


@pytest.mark.rule("rune.undef.full", "rune.adv.undefeated_first")
def test_a_full_track_does_not_lose_a_challenge_that_lies_on_it() -> None:
    undefeated = dict(zip(SIX_SPACES, SIX_FOES, strict=True))
    scene = Scene(hero("zyla", "B7"), OTHER, stage=ADVENTURE_STAGE, undefeated=undefeated)
    scene.do(ATTEMPT, ESCAPE, rolls="10 10")
    assert scene.undefeated() == undefeated


@pytest.mark.rule("rune.undef.clear")
def test_anybody_who_defeats_an_undefeated_test_frees_its_slot() -> None:
    scene = Scene(hero("karnon", "A4"), OTHER, stage=ADVENTURE_STAGE, undefeated={"A4": "crevasse"})
    scene.do(ATTEMPT, rolls="10 10 wild")
    assert scene.undefeated() == {}
    assert scene.discard("yellow") == ["crevasse"]
    assert not scene.counter("A4")


@pytest.mark.rule("rune.term.undefeated")
def test_an_undefeated_challenge_never_lies_without_an_adventure_counter() -> None:
    scene = fight("cave_bear", hero("zyla", "A4"), OTHER).do(ESCAPE, rolls="10 10")
    for space in scene.undefeated():
        assert scene.counter(space)


@pytest.mark.rule("rune.combat.phase")
def test_the_active_hero_alone_has_the_adventure() -> None:
    scene = fight("tusker_bull", hero("karnon", "B7"), hero("zyla", "B7"))
    scene.do(PASS, DEFEND).do(ATTACK, rolls="1 1")
    assert scene.marks(1) == Marks()
