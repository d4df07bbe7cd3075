"""The Market step (R§16) and the limits of what a hero carries."""

import pytest

from hoarfrost.games.runebound.engine.market import price
from hoarfrost.games.runebound.engine.steps import (
    BUY,
    FREE,
    GEAR_TO_BUY,
    HEAL_EXHAUSTION,
    HEAL_WHITE_DEATH,
    HEAL_WOUND,
    LOSE,
    MARKET_STAGE,
    MOVING,
    PASS,
    SELL,
    TRADE,
)
from tests.games.runebound.scenes import Figure, Marks, Scene, ally, hero

OTHER = hero("ittuk_the_pathwise", "A5")
FLARE, LUCKSTONE, SNOWSHOE = range(3)


def trading(figure: Figure, *others: Figure, rolls: str = "", **fields: object) -> Scene:
    """The hero is in a town and takes the Market step."""
    scene = Scene(figure, *(others or (OTHER,)), stage=MARKET_STAGE, **fields)  # type: ignore[arg-type]
    scene.do(TRADE, rolls=rolls)
    return scene


# Where, and what is for sale ----------------------------------------------------------------------


@pytest.mark.rule("rune.market.where")
@pytest.mark.parametrize("space", ["A9", "H13", "N7", "E5", "E11", "H8", "K10"])
def test_every_town_has_a_market_also_for_whoever_simply_stayed(space: str) -> None:
    scene = Scene(hero("zyla", space), OTHER, stage=MOVING).do(PASS)
    assert scene.legal() == [PASS, TRADE]
    scene.do(PASS)  # it is optional
    assert scene.active == 1
    assert not scene.events("stock")


@pytest.mark.rule("rune.market.where", "rune.vale.not_town")
def test_outside_a_town_there_is_no_market() -> None:
    assert Scene(hero("zyla", "A5"), OTHER, stage=MARKET_STAGE).active == 1
    assert Scene(hero("zyla", "H2"), OTHER, stage=MARKET_STAGE).active == 1


@pytest.mark.rule("rune.market.draw", "rune.term.town", "rune.term.market")
@pytest.mark.parametrize(
    ("space", "town", "cards"),
    [("A9", "iagart", 2), ("H13", "seragart", 2), ("N7", "weikgart", 2), ("E5", "vrede", 2),
     ("E11", "suluk", 1), ("H8", "tikaani", 1), ("K10", "omarra", 1)],
)  # fmt: skip
def test_cities_and_vrede_draw_two_cards_and_villages_one(
    space: str, town: str, cards: int
) -> None:
    scene = Scene(hero("zyla", space), OTHER, stage=MARKET_STAGE)
    before = scene.stack(town)
    deck = len(scene.state.market)
    scene.do(TRADE)
    assert scene.stack(town)[: len(before)] == before
    assert len(scene.stack(town)) == len(before) + cards
    assert len(scene.state.market) == deck - cards


@pytest.mark.rule("rune.market.draw", "rune.market.onoit.white_death")
def test_k1_seragart_draws_two_cards_and_cures_no_white_death() -> None:
    scene = trading(hero("zyla", "H13", white_death=1, wounds=1, gold=9))
    assert len(scene.events("stock")) == 2
    assert scene.allows(HEAL_WOUND)
    assert not scene.allows(HEAL_WHITE_DEATH)


@pytest.mark.rule("rune.market.draw")
def test_an_empty_market_deck_is_made_anew_from_its_discards() -> None:
    scene = Scene(hero("zyla", "H13"), OTHER, stage=MARKET_STAGE)
    market, scene.state.market = scene.state.market, []
    scene.state.market_discard = market
    scene.do(TRADE)
    assert scene.events("reshuffle_market")
    assert len(scene.state.market) == len(market) - 2
    assert scene.state.market_discard == []


@pytest.mark.rule("rune.market.draw")
def test_without_any_market_card_no_card_is_added() -> None:
    scene = Scene(hero("zyla", "H13"), OTHER, stage=MARKET_STAGE)
    scene.state.market = []
    scene.is_complete = False
    scene.do(TRADE)
    assert not scene.events("stock")


# Healing ------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.market.onoit.free_healing")
def test_k2_in_suluk_one_unit_is_free_for_the_wound_or_the_white_death() -> None:
    scene = trading(hero("zyla", "E11", wounds=1, white_death=1))
    assert len(scene.events("stock")) == 1
    assert [one for one in scene.legal() if one < GEAR_TO_BUY] == [PASS, FREE, FREE + 8]
    scene.do(FREE + 8)
    assert scene.marks(0) == Marks(wounds=1)
    assert not scene.allows(FREE)


@pytest.mark.rule("rune.market.onoit.free_healing")
def test_a_free_unit_takes_all_exhaustion_of_one_character() -> None:
    scene = trading(hero("zyla", "E5", exhaustion=3, allies=[ally("onoit_guide", exhaustion=2)]))
    scene.do(FREE + 4)
    assert scene.marks(0) == Marks()
    assert scene.marks("onoit_guide") == Marks(exhaustion=2)
    assert not scene.allows(FREE + 5)


@pytest.mark.rule("rune.market.onoit.free_healing")
def test_free_healing_can_wait_until_after_a_purchase_but_not_until_the_next_step() -> None:
    scene = trading(hero("zyla", "E11", wounds=1, gold=1), stacks={"suluk": ["whalebone_knife"]})
    scene.do(scene.buy("whalebone_knife"))
    assert scene.allows(FREE)
    scene.do(PASS)
    assert scene.active == 1
    assert scene.marks(0) == Marks(wounds=1)


@pytest.mark.rule("rune.market.onoit.free_healing", "rune.term.town")
@pytest.mark.parametrize(
    ("space", "is_free"), [("A9", False), ("H13", False), ("E5", True), ("K10", True)]
)
def test_cities_heal_nothing_for_free(space: str, is_free: bool) -> None:
    assert trading(hero("zyla", space, wounds=1)).allows(FREE) == is_free


@pytest.mark.rule("rune.market.heal")
def test_k9_one_gold_removes_all_exhaustion_of_an_ally() -> None:
    scene = trading(hero("zyla", "H13", gold=1, allies=[ally("old_shaman", exhaustion=3)]))
    scene.do(HEAL_EXHAUSTION + 1)
    assert scene.marks("old_shaman") == Marks()
    assert scene.gold() == 0


@pytest.mark.rule("rune.market.heal", "rune.term.wound")
def test_one_gold_removes_one_wound_as_often_as_there_is_gold() -> None:
    scene = trading(hero("zyla", "H13", wounds=3, gold=2))
    scene.do(HEAL_WOUND, HEAL_WOUND)
    assert scene.marks(0) == Marks(wounds=1)
    assert not scene.allows(HEAL_WOUND)


@pytest.mark.rule("rune.market.onoit.white_death")
def test_white_death_costs_one_gold_each_in_a_village() -> None:
    scene = trading(hero("zyla", "E11", white_death=3, gold=2))
    scene.do(HEAL_WHITE_DEATH, HEAL_WHITE_DEATH, FREE + 8)
    assert scene.marks(0) == Marks()
    assert scene.gold() == 0


# Buying and selling -------------------------------------------------------------------------------


@pytest.mark.rule("rune.market.buy")
def test_a_card_is_bought_from_the_stack_of_this_town_for_its_cost() -> None:
    stacks = {"seragart": ["ringmail"], "iagart": ["boarding_sword"]}
    scene = trading(hero("zyla", "H13", gold=5), stacks=stacks)
    assert not scene.allows(scene.buy("boarding_sword"))  # in another town
    scene.do(scene.buy("ringmail"))
    assert scene.items() == ["ringmail"]
    assert scene.gold() == 0
    assert "ringmail" not in scene.stack("seragart")


@pytest.mark.rule("rune.market.buy")
def test_nobody_buys_what_costs_more_gold_than_there_is() -> None:
    scene = trading(hero("zyla", "H13", gold=4), stacks={"seragart": ["ringmail", "fire_pot"]})
    assert not scene.allows(scene.buy("ringmail"))
    assert scene.allows(scene.buy("fire_pot"))


@pytest.mark.rule("rune.market.buy", "rune.term.ally")
def test_an_ally_is_hired_the_same_way() -> None:
    scene = trading(hero("zyla", "H13", gold=4), stacks={"seragart": ["seal_hunter"]})
    scene.do(scene.buy("seal_hunter"))
    assert scene.allies() == ["seal_hunter"]


@pytest.mark.rule("rune.market.buy")
def test_the_whole_stack_is_for_sale_with_the_cards_that_were_drawn_just_now() -> None:
    stacks = {"seragart": ["ringmail"]}
    scene = trading(hero("zyla", "H13", gold=99), stacks=stacks, rolls="fire_pot yew_bow")
    buying = [action for action in scene.legal() if BUY <= action < SELL]
    assert buying == sorted(scene.buy(card) for card in ("ringmail", "fire_pot", "yew_bow"))


@pytest.mark.rule("rune.market.sell")
@pytest.mark.parametrize(
    ("card", "gold"), [("lightning_mace", 4), ("ringmail", 2), ("whalebone_knife", 1)]
)
def test_k5_items_sell_for_half_rounded_down_and_never_for_less_than_one(
    card: str, gold: int
) -> None:
    scene = trading(hero("zyla", "H13", items=[card]))
    scene.do(scene.sell(card))
    assert scene.gold() == gold
    assert scene.items() == []
    assert card in scene.stack("seragart")


@pytest.mark.rule("rune.market.sell")
def test_a_sold_ally_joins_the_stack_free_of_counters_and_ready() -> None:
    scene = trading(hero("zyla", "H13", allies=[ally("old_shaman", 1, 2, 1, 1)]), frost="usual")
    scene.do(PASS)  # the frost stays on
    scene.do(scene.sell("old_shaman"))
    assert scene.gold() == 3
    assert "old_shaman" in scene.stack("seragart")
    # Whoever hires the shaman later gets a healthy one.
    scene.do(PASS)
    assert scene.active == 1
    party = scene.party(1)
    party.space, party.gold = scene.space("H13"), 9
    scene.do(1, PASS, TRADE)
    scene.do(scene.buy("old_shaman"))
    assert scene.marks("old_shaman") == Marks()
    assert not scene.is_activated("old_shaman")


@pytest.mark.rule("rune.market.forage")
def test_k4_a_troll_hide_sells_for_two_and_then_costs_four() -> None:
    scene = trading(hero("zyla", "H13", items=["troll_hide"]))
    scene.do(scene.sell("troll_hide"))
    assert scene.gold() == 2
    hide = scene.content.cards[scene.card("troll_hide")]
    assert price(scene.state, scene.party(1), hide) == 4


@pytest.mark.rule("rune.market.forage")
@pytest.mark.parametrize(
    ("card", "sold", "bought"),
    [("wolf_furs", 1, 2), ("bear_cloak", 2, 4), ("warder_plate", 3, 6), ("sarschas_fang", 4, 8)],
)
def test_forage_sells_for_its_experience_and_costs_twice_that(
    card: str, sold: int, bought: int
) -> None:
    scene = trading(hero("zyla", "H13", items=[card]))
    found = scene.content.cards[scene.card(card)]
    assert found.selling_price() == sold
    assert price(scene.state, scene.party(), found) == bought


@pytest.mark.rule("rune.market.same_card")
def test_k8_a_card_is_not_bought_and_sold_in_the_same_turn() -> None:
    stacks = {"seragart": ["ringmail"]}
    scene = trading(hero("zyla", "H13", gold=20, items=["fire_pot"]), stacks=stacks)
    scene.do(scene.buy("ringmail"), scene.sell("fire_pot"))
    assert not scene.allows(scene.sell("ringmail"))
    assert not scene.allows(scene.buy("fire_pot"))


@pytest.mark.rule("rune.market.same_card")
def test_in_the_next_turn_a_bought_card_may_be_sold() -> None:
    stacks = {"seragart": ["ringmail"]}
    scene = trading(hero("zyla", "H13", gold=5), OTHER, stacks=stacks)
    scene.do(scene.buy("ringmail"), PASS)
    scene.do(1, PASS)  # the other hero rolls nothing and stays
    assert scene.active == 0
    scene.do(1, PASS, TRADE)
    assert scene.allows(scene.sell("ringmail"))


@pytest.mark.rule("rune.market.buy", "rune.fx.no_negative")
def test_lower_prices_never_fall_below_one_and_do_not_change_what_is_paid_for_sales() -> None:
    stacks = {"seragart": ["whalebone_knife", "ringmail"]}
    merchant = hero("zyla", "H13", gold=9, items=["traders_seal", "fire_pot"])
    scene = trading(merchant, stacks=stacks, event="market_days_in_the_cities")
    knife = scene.content.cards[scene.card("whalebone_knife")]
    ringmail = scene.content.cards[scene.card("ringmail")]
    assert price(scene.state, scene.party(), knife) == 1
    assert price(scene.state, scene.party(), ringmail) == 5 - 1 - 1
    scene.do(scene.sell("fire_pot"))
    assert scene.gold() == 9 + 1


@pytest.mark.rule("rune.event.vrede", "rune.fx.conditions")
def test_market_days_in_the_cities_are_not_for_vrede_or_villages() -> None:
    for space, cost in (("A9", 4), ("E5", 5), ("E11", 5)):
        scene = trading(hero("zyla", space), event="market_days_in_the_cities")
        ringmail = scene.content.cards[scene.card("ringmail")]
        assert price(scene.state, scene.party(), ringmail) == cost


# Gear ---------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.market.gear")
@pytest.mark.parametrize("space", ["A9", "E5", "E11"])
def test_k6_one_piece_of_each_type_may_be_bought_in_any_town_and_no_second(space: str) -> None:
    scene = trading(hero("zyla", space, gold=9))
    scene.do(GEAR_TO_BUY + SNOWSHOE)
    assert not scene.allows(GEAR_TO_BUY + SNOWSHOE)
    scene.do(GEAR_TO_BUY + FLARE, GEAR_TO_BUY + LUCKSTONE)
    assert scene.gear() == [1, 1, 1]
    assert scene.gold() == 6


@pytest.mark.rule("rune.market.gear", "rune.core.supply")
def test_gear_is_bought_only_while_the_supply_has_some() -> None:
    others = [hero("karnon", "A5", flares=6), hero("zyla", "H13", gold=9)]
    scene = trading(others[1], others[0])
    assert not scene.allows(GEAR_TO_BUY + FLARE)
    assert scene.allows(GEAR_TO_BUY + LUCKSTONE)


@pytest.mark.rule("rune.gear.items")
def test_gear_cannot_be_sold_and_never_lies_in_a_stack() -> None:
    scene = trading(hero("zyla", "H13", flares=1, luckstones=1, snowshoes=1))
    assert not any(SELL <= action < LOSE for action in scene.legal())
    assert len(scene.content.gear) == 3
    assert all(card.type <= 7 for card in scene.content.cards)


@pytest.mark.rule("rune.gear.items")
def test_used_gear_returns_to_the_supply() -> None:
    scene = Scene(hero("zyla", "N7", snowshoes=1), OTHER, stage=MOVING, dice="1")
    before = scene.state.gear[SNOWSHOE]
    scene.do(scene.shoe(1, 2))
    assert scene.state.gear[SNOWSHOE] == before + 1


@pytest.mark.rule("rune.gear.items", "rune.setup.supply")
def test_there_are_six_flares_six_luckstones_and_twelve_snowshoes() -> None:
    content = Scene(OTHER).content
    assert content.gear == [6, 6, 12]
    assert content.gear_cost == [1, 1, 1]


# Limits -------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.limits")
@pytest.mark.parametrize(
    ("have", "new"),
    [
        (["whalebone_knife", "yew_bow"], "boarding_sword"),
        (["padded_furs"], "ringmail"),
    ],
)
def test_two_weapons_and_one_armor_are_the_most_and_the_surplus_goes_at_once(
    have: list[str], new: str
) -> None:
    stacks = {"seragart": [new]}
    scene = trading(hero("zyla", "H13", gold=9, items=have), stacks=stacks)
    scene.do(scene.buy(new))
    assert scene.legal() == sorted(scene.lose(card) for card in [*have, new])
    scene.do(scene.lose(new))
    assert scene.items() == have
    assert scene.state.market_discard == [scene.card(new)]


@pytest.mark.rule("rune.limits", "rune.term.ally")
def test_a_third_ally_sends_one_of_the_three_away() -> None:
    party = hero("zyla", "H13", gold=9, allies=["onoit_guide", "old_shaman"])
    scene = trading(party, stacks={"seragart": ["seal_hunter"]})
    scene.do(scene.buy("seal_hunter"), scene.lose("onoit_guide"))
    assert scene.allies() == ["old_shaman", "seal_hunter"]


@pytest.mark.rule("rune.limits")
def test_artifacts_runes_and_potions_are_unlimited() -> None:
    things = ["rune_of_return", "rune_of_striding", "rune_of_warding", "fire_pot", "ember_flask"]
    things += ["snow_goggles", "brass_spyglass", "rope_and_pitons"]
    scene = trading(
        hero("zyla", "H13", gold=9, items=things), stacks={"seragart": ["healing_draught"]}
    )
    scene.do(scene.buy("healing_draught"))
    assert len(scene.items()) == 9
    assert scene.allows(PASS)


@pytest.mark.rule("rune.limits")
def test_a_table_may_forbid_two_weapons_for_the_same_phase() -> None:
    for is_strict in (False, True):
        scene = trading(
            hero("zyla", "H13", gold=9, items=["whalebone_knife"]),
            stacks={"seragart": ["boarding_sword"]},
            distinct_weapons=is_strict,
        )
        scene.do(scene.buy("boarding_sword"))
        assert scene.allows(scene.lose("whalebone_knife")) == is_strict


@pytest.mark.rule("rune.trade.none")
def test_players_give_each_other_nothing() -> None:
    rich = hero("karnon", "H13", gold=9, items=["ringmail"])
    scene = trading(hero("zyla", "H13"), rich)
    # All that a poor hero may do in a market: leave it. Nothing names another seat or its cards.
    assert scene.legal() == [PASS]
    scene = trading(hero("zyla", "H13", gold=9), rich)
    assert not scene.allows(scene.buy("ringmail"))
    assert all(
        action == PASS or GEAR_TO_BUY <= action < GEAR_TO_BUY + 3 or BUY <= action < SELL
        for action in scene.legal()
    )
