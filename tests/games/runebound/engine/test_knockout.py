"""Knock-out and the death of allies (R§18)."""

from typing import Any

import pytest

from hoarfrost.games.runebound.engine.knockout import loss_options
from hoarfrost.games.runebound.engine.realm import Frame
from hoarfrost.games.runebound.engine.steps import (
    ATTEMPT,
    BEFORE_MOVING,
    KNOCK_OUT,
    LOSE_GEAR,
    PASS,
    SURVIVAL,
)
from tests.games.runebound.scenes import Figure, Marks, Scene, ally, fight, hero

OTHER = hero("ittuk_the_pathwise", "H13")


def falling(space: str = "A8", **more: Any) -> Figure:
    """Zyla, who will not survive the cold of a fjord."""
    return hero("zyla", space, wounds=3, frost=3, **more)


@pytest.mark.rule("rune.ko.sequence", "rune.opening.combat")
def test_n1_a_knocked_out_hero_loses_all_gold_and_the_dearest_card_and_keeps_the_rest() -> None:
    zyla = falling(
        gold=5,
        xp=3,
        items=["ringmail"],
        allies=["hedge_witch"],
        rumors="ice",
        clues="wild",
        counters=(1, 0, 0, 0, 0),
    )
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    assert scene.gold() == 0
    assert scene.allies() == []
    assert scene.items() == ["ringmail"]
    assert scene.xp() == 3
    assert scene.party().counters == [1, 0, 0, 0, 0]
    assert (scene.rumors(), scene.clues()) == (["ice"], ["wild"])
    assert scene.where() == "A9"
    assert scene.marks(0) == Marks()
    assert scene.state.market_discard == [scene.card("hedge_witch")]


@pytest.mark.rule("rune.ko.sequence", "rune.gear.items")
def test_n3_whoever_has_only_gear_loses_one_token_by_choice() -> None:
    scene = Scene(falling(flares=1, snowshoes=2), OTHER, stage=SURVIVAL)
    assert scene.legal() == [LOSE_GEAR, LOSE_GEAR + 2]
    supply = scene.state.gear[2]
    scene.do(LOSE_GEAR + 2)
    assert scene.gear() == [1, 0, 1]
    assert scene.state.gear[2] == supply + 1


@pytest.mark.rule("rune.ko.sequence")
def test_n4_allies_lose_their_frost_and_keep_everything_else() -> None:
    zyla = falling(allies=[ally("hedge_witch", wounds=1, exhaustion=1, frost=1, white_death=1)])
    zyla.items = ["lightning_mace"]
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    assert scene.marks("hedge_witch") == Marks(wounds=1, exhaustion=1, white_death=1)


@pytest.mark.rule("rune.ko.sequence")
def test_the_hero_loses_all_counters() -> None:
    zyla = hero("zyla", "A8", wounds=2, exhaustion=3, white_death=1, frost=3)
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.ko.sequence")
def test_of_equally_dear_cards_the_owner_chooses_one() -> None:
    zyla = falling(items=["lightning_mace", "traders_seal"], allies=["ulfen_warhound"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    assert scene.asked == 0
    assert scene.legal() == sorted([scene.lose("lightning_mace"), scene.lose("ulfen_warhound")])
    scene.do(scene.lose("lightning_mace"))
    assert scene.allies() == ["ulfen_warhound"]
    assert scene.items() == ["traders_seal"]


@pytest.mark.rule("rune.ko.sequence", "rune.market.forage")
def test_forage_counts_by_the_price_to_buy_it() -> None:
    # A Troll Hide costs 4, more than a Healing Draught (2), less than Ringmail (5).
    scene = Scene(falling(items=["troll_hide", "healing_draught"]), OTHER, stage=SURVIVAL)
    scene.do(PASS)
    assert scene.items() == ["healing_draught"]
    assert scene.discard("yellow") == ["snow_troll"]
    scene = Scene(falling(items=["troll_hide", "ringmail"]), OTHER, stage=SURVIVAL)
    scene.do(PASS)
    assert scene.items() == ["troll_hide"]


@pytest.mark.rule("rune.ko.sequence", "rune.gear.items")
def test_gear_counts_as_one_gold_beside_a_card_of_one() -> None:
    scene = Scene(falling(flares=1, items=["whalebone_knife"]), OTHER, stage=SURVIVAL)
    assert scene.legal() == [LOSE_GEAR, scene.lose("whalebone_knife")]


@pytest.mark.rule("rune.ko.sequence")
def test_whoever_has_nothing_loses_nothing() -> None:
    scene = Scene(falling(), OTHER, stage=SURVIVAL)
    assert scene.told("knock_out") == {"seat": 0}
    frame = Frame(KNOCK_OUT, 0)
    assert loss_options(scene.state, frame) == []
    assert scene.active == 1


@pytest.mark.rule("rune.ko.sequence", "rune.map.nearest_town")
def test_of_two_towns_equally_near_the_player_chooses() -> None:
    zyla = hero("zyla", "H5", wounds=3, frost=3)
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    assert scene.legal() == [scene.town("tikaani"), scene.town("vrede")]
    scene.do(scene.town("vrede"))
    assert scene.where() == "E5"


@pytest.mark.rule("rune.ko.sequence", "rune.turn.knockout_ends")
def test_a_knock_out_in_the_own_turn_ends_it_and_the_next_turn_is_normal() -> None:
    scene = Scene(falling(xp=20, flares=1, items=["ringmail"]), OTHER, stage=SURVIVAL)
    assert scene.active == 1  # no Market in Iagart, no Experience, no flare
    assert scene.gear() == [1, 0, 0]
    scene.do(1, PASS)
    while scene.active == 1:
        scene.do(PASS)
    assert (scene.active, scene.stage) == (0, BEFORE_MOVING)


@pytest.mark.rule("rune.ko.sequence")
def test_a_knock_out_in_somebody_elses_turn_changes_nothing_but_the_fallen() -> None:
    scene = fight(
        "rain_on_the_ice",
        hero("zyla", "B7"),
        hero("karnon", "D5", wounds=5, frost=5, gold=3),
        rolls="tusker_bull",
    )
    assert scene.told("knock_out") == {"seat": 1}
    assert scene.active == 0
    assert scene.state.fight is not None  # the active hero's adventure goes on
    assert scene.where(1) == "E5"
    assert not scene.state.has_fallen(1)


@pytest.mark.rule("rune.turn.knockout_ends")
def test_the_survival_step_can_end_the_turn_before_the_adventure() -> None:
    scene = Scene(falling("B7"), OTHER, stage=SURVIVAL)
    assert scene.active == 1
    assert scene.counter("B7")
    assert not scene.allows(ATTEMPT)


@pytest.mark.rule("rune.ko.no_recheck", "rune.check.life_change")
def test_losing_mail_in_a_knock_out_does_not_knock_out_again() -> None:
    zyla = hero("zyla", "A8", wounds=4, frost=4, items=["mail_of_the_glacier_king"], gold=2)
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    assert len(scene.events("knock_out")) == 1
    assert scene.items() == []
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.ko.no_recheck")
def test_an_ally_is_not_looked_at_again_while_the_hero_falls() -> None:
    zyla = falling(allies=[ally("hedge_witch", wounds=3)], items=["lightning_mace"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    assert scene.allies() == ["hedge_witch"]
    assert scene.marks("hedge_witch") == Marks(wounds=3)


@pytest.mark.rule("rune.ally.death", "rune.cards.discard_place")
def test_a_dead_ally_leaves_with_all_counters_for_the_pile_of_the_card() -> None:
    zyla = hero("zyla", "A8", allies=[ally("halla_the_undying", wounds=5, frost=5)])
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    assert scene.allies() == []
    assert scene.state.legends_below == [scene.card("halla_the_undying")]


@pytest.mark.rule("rune.ko.sequence", "rune.princess.lost")
def test_the_steps_of_a_knock_out_come_in_their_order() -> None:
    zyla = falling(gold=2, items=["ringmail"], flare=True)
    scene = Scene(zyla, OTHER, stage=SURVIVAL, princess=0)
    order = ["knock_out", "princess_lost", "lose_gold", "lose_card", "flare_lost", "carried"]
    assert [event.kind for event in scene.events() if event.kind in order] == order


@pytest.mark.rule("rune.cards.discard_place")
def test_each_lost_card_goes_to_its_own_pile() -> None:
    scene = fight("tusker_bull", hero("zyla", "B7", items=["fire_pot"]), OTHER)
    scene.do(scene.use("fire_pot"))
    assert scene.state.market_discard == [scene.card("fire_pot")]
    scene = Scene(falling(items=["sarschas_fang"]), OTHER, stage=SURVIVAL)
    assert scene.discard("red") == ["sarscha_the_vile"]
    scene = Scene(falling(items=["bow_of_the_sky"]), OTHER, stage=SURVIVAL)
    assert scene.state.legends_below == [scene.card("bow_of_the_sky")]
    scene = Scene(falling(luckstones=1), OTHER, stage=SURVIVAL)
    assert scene.state.gear[1] == 6
