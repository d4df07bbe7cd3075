"""White death, state checks and the variants of frost (R§8.3 to R§8.5)."""

import pytest

from hoarfrost.core.errors import OptionError
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.moving import allowance
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTEMPT,
    DEFEND,
    FREE,
    HEAL_WHITE_DEATH,
    HEAL_WOUND,
    MARKET_STAGE,
    PASS,
    SURVIVAL,
    TRADE,
)
from tests.games.runebound.scenes import Marks, Scene, ally, fight, game_with, hero

OTHER = hero("ittuk_the_pathwise", "H13")
STURDY = (0, 0, 0, 0, 6)  # six Life counters


@pytest.mark.rule("rune.wd.contract")
def test_frost_of_twice_the_life_brings_two_counters() -> None:
    scene = Scene(hero("zyla", "F2", frost=3), OTHER, stage=SURVIVAL, weather="black_skull")
    assert scene.marks(0) == Marks(frost=0, white_death=2)


@pytest.mark.rule("rune.wd.contract")
def test_frost_one_below_life_is_only_frost() -> None:
    scene = Scene(hero("zyla", "A5", frost=2), OTHER, stage=SURVIVAL)
    assert scene.marks(0) == Marks(frost=3)


@pytest.mark.rule("rune.wd.contract", "rune.core.life")
def test_life_counters_and_life_of_cards_hold_frost_off() -> None:
    zyla = hero("zyla", "C4", frost=3, counters=(0, 0, 0, 0, 1))
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="blue_diamond")
    assert scene.marks(0) == Marks(frost=0, white_death=1)
    mailed = hero("zyla", "C4", frost=3, counters=(0, 0, 0, 0, 1))
    mailed.items = ["mail_of_the_glacier_king"]
    scene = Scene(mailed, OTHER, stage=SURVIVAL, weather="blue_diamond")
    assert scene.marks(0) == Marks(frost=5)


@pytest.mark.rule("rune.wd.contract")
def test_an_ally_catches_white_death_by_the_allys_own_life() -> None:
    party = hero("karnon", "C4", allies=[ally("onoit_guide", frost=2)])
    scene = Scene(party, OTHER, stage=SURVIVAL)
    assert scene.marks("onoit_guide") == Marks(frost=1, white_death=1)
    assert scene.marks(0) == Marks(frost=1)


@pytest.mark.rule("rune.wd.contract", "rune.fx.cancel")
def test_of_two_counters_in_a_row_a_tonic_cancels_one() -> None:
    zyla = hero("zyla", "F2", frost=3, items=["whiteroot_tonic"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="black_skull")
    scene.do(scene.use("whiteroot_tonic"))
    assert scene.marks(0) == Marks(frost=0, white_death=1)
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="black_skull")
    scene.do(PASS, scene.use("whiteroot_tonic"))
    assert scene.marks(0) == Marks(frost=0, white_death=1)


@pytest.mark.rule("rune.wd.cure", "rune.fx.cancel")
def test_wyrm_blood_cancels_a_counter_or_cures_all_of_one_character() -> None:
    zyla = hero("zyla", "A5", frost=3, items=["wyrm_blood"])
    scene = Scene(zyla, OTHER, stage=SURVIVAL)
    scene.do(scene.use("wyrm_blood", 0))
    assert scene.marks(0) == Marks()
    zyla = hero("zyla", "A5", white_death=3, items=["wyrm_blood"])
    scene = Scene(zyla, OTHER)
    scene.do(scene.use("wyrm_blood", 1))
    assert scene.marks(0) == Marks()
    assert scene.items() == []
    assert scene.discard("blue") == ["elder_icewyrm"]


@pytest.mark.rule("rune.wd.direct")
def test_c4_an_ice_wraith_that_wounds_by_magic_spreads_white_death() -> None:
    scene = fight("ice_wraith", hero("zyla", "A4"))
    scene.do(PASS, DEFEND, rolls="10 10")
    scene.do(DEFEND, rolls="10 10")
    scene.do(DEFEND)
    scene.do(PASS, rolls="3 4")  # her ability is not used
    assert scene.marks(0) == Marks(wounds=1, white_death=1)


@pytest.mark.rule("rune.wd.direct")
def test_a_wraith_that_wounds_in_melee_spreads_nothing() -> None:
    scene = fight("ice_wraith", hero("zyla", "A4"))
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="1 1")
    assert scene.marks(0) == Marks(wounds=1)


@pytest.mark.rule("rune.wd.direct", "rune.fx.cancel")
def test_a_wraith_whose_wounds_are_all_cancelled_spreads_nothing() -> None:
    scene = fight("ice_wraith", hero("karnon", "A4", items=["padded_furs"]))
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="10 10").do(DEFEND, rolls="1 1")
    scene.do(scene.use("padded_furs"))
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.wd.direct")
def test_a_tonic_answers_white_death_from_a_foe_too() -> None:
    scene = fight("ice_wraith", hero("karnon", "A4", items=["whiteroot_tonic"]))
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="10 10").do(DEFEND, rolls="1 1")
    scene.do(scene.use("whiteroot_tonic"))
    assert scene.marks(0) == Marks(wounds=1)


@pytest.mark.rule("rune.wd.direct")
def test_an_ally_that_is_hit_by_a_wraith_catches_it_instead_of_the_hero() -> None:
    scene = fight("ice_wraith", hero("karnon", "A4", allies=["old_shaman"]))
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="10 10")
    scene.do(scene.legal()[-1], rolls="1 1")
    assert scene.marks("old_shaman") == Marks(wounds=1, white_death=1)
    assert scene.marks(0) == Marks()


@pytest.mark.rule("rune.wd.direct", "rune.variant.harsh")
def test_harsh_white_death_from_a_foe_lets_old_frost_bite() -> None:
    scene = fight("ice_wraith", hero("brynja_stormborn", "A4", frost=4), frost="harsh")
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="10 10").do(DEFEND, rolls="1 1")
    # 4 frost reach 5 - 1; after that Life counts as 3 and there is no frost left.
    assert scene.marks(0) == Marks(wounds=1, white_death=2)


@pytest.mark.rule("rune.variant.harsh")
def test_harsh_knock_out_still_looks_at_the_whole_life() -> None:
    scene = Scene(hero("karnon", "A5", white_death=3, wounds=2, frost=1), OTHER, frost="harsh")
    assert not scene.state.is_down(scene.party(), scene.party().hero)


@pytest.mark.rule("rune.variant.harsh", "rune.check.down")
def test_a_harsh_loop_can_run_until_the_hero_falls() -> None:
    zyla = hero("zyla", "F2", frost=3, white_death=1)
    scene = Scene(zyla, OTHER, stage=SURVIVAL, weather="black_skull", frost="harsh")
    # 8 frost: 3 for the second counter, 2 for the third, 1 for the fourth, which is her Life.
    taken = [event.values for event in scene.events("take")]
    assert [one["now"] for one in taken] == [8, 2, 3, 4]
    assert scene.events("knock_out")


@pytest.mark.rule("rune.variant.harsh")
def test_harsh_allies_count_their_own_white_death() -> None:
    party = hero("karnon", "A5", allies=[ally("hedge_witch", white_death=2, frost=1)])
    scene = Scene(party, OTHER, stage=SURVIVAL, frost="harsh")
    assert scene.marks("hedge_witch") == Marks(white_death=3)


@pytest.mark.rule("rune.wd.not_wound", "rune.term.wound")
def test_healing_wounds_does_not_touch_white_death() -> None:
    zyla = hero("zyla", "H13", wounds=1, white_death=2, gold=5, items=["healing_draught"])
    scene = Scene(zyla, OTHER, stage=MARKET_STAGE)
    scene.do(scene.use("healing_draught"))
    assert scene.marks(0) == Marks(white_death=2)
    scene.do(TRADE)
    assert not scene.allows(HEAL_WOUND)


@pytest.mark.rule("rune.wd.cure", "rune.market.onoit.white_death", "rune.term.frost")
@pytest.mark.parametrize(
    ("space", "is_cured"),
    [("E11", True), ("H8", True), ("K10", True), ("E5", True), ("A9", False), ("H13", False)],
)
def test_white_death_is_cured_in_villages_and_vrede_and_never_in_cities(
    space: str, is_cured: bool
) -> None:
    zyla = hero("zyla", space, white_death=2, gold=1, allies=[ally("onoit_guide", white_death=1)])
    scene = Scene(zyla, OTHER, stage=MARKET_STAGE).do(TRADE)
    for action in (HEAL_WHITE_DEATH, HEAL_WHITE_DEATH + 1, FREE + 8, FREE + 9):
        assert scene.allows(action) == is_cured
    if is_cured:
        scene.do(HEAL_WHITE_DEATH + 1, FREE + 8)
        assert scene.marks("onoit_guide").white_death == 0
        assert scene.marks(0).white_death == 1
        assert scene.gold() == 0


@pytest.mark.rule("rune.wd.cure")
def test_no_market_card_cures_white_death() -> None:
    content = Scene(OTHER).content
    healers = {
        card.id
        for card in content.cards
        for effect in card.effects
        for prim in effect.prims
        if prim.op == 2 and prim.kind == 3
    }
    assert healers == {"wyrm_blood"}


@pytest.mark.rule("rune.wd.dice")
def test_one_white_death_counter_on_anybody_takes_a_die() -> None:
    scene = Scene(hero("zyla", "A5", white_death=1), OTHER)
    assert allowance(scene.state, scene.party()) == 4
    scene = Scene(hero("zyla", "A5", allies=[ally("onoit_guide", white_death=1)]), OTHER)
    assert allowance(scene.state, scene.party()) == 4


# Checks -------------------------------------------------------------------------------------------


@pytest.mark.rule("rune.check.down")
@pytest.mark.parametrize(("wounds", "white_death"), [(3, 0), (2, 1), (0, 3)])
def test_one_more_wound_knocks_zyla_out_whatever_the_mixture(wounds: int, white_death: int) -> None:
    zyla = hero("zyla", "B7", wounds=wounds, white_death=white_death, exhaustion=4)
    scene = fight("lost_caravan", zyla, rolls="1 1")
    assert scene.events("knock_out")


@pytest.mark.rule("rune.check.down", "rune.ally.death", "rune.term.knockout")
def test_an_ally_with_wounds_and_white_death_up_to_life_is_killed() -> None:
    party = hero("karnon", "A5", allies=[ally("onoit_guide", wounds=2, frost=2)])
    scene = Scene(party, OTHER, stage=SURVIVAL)
    assert scene.told("killed")["card"] == "onoit_guide"
    assert scene.allies() == []
    assert scene.state.market_discard == [scene.card("onoit_guide")]


@pytest.mark.rule("rune.check.life_change")
def test_selling_mail_that_holds_life_up_can_knock_its_seller_out_in_the_market() -> None:
    zyla = hero("zyla", "H13", wounds=4, gold=3, xp=20, flares=1)
    zyla.items = ["mail_of_the_glacier_king", "padded_furs"]
    scene = Scene(zyla, OTHER, stage=MARKET_STAGE).do(TRADE)
    scene.do(scene.sell("mail_of_the_glacier_king"))
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.gold() == 0  # what was paid for it is lost as well
    assert scene.items() == []
    assert scene.active == 1  # no trade, no Experience, no flare any more
    assert scene.xp() == 20
    assert scene.gear() == [1, 0, 0]


@pytest.mark.rule("rune.check.life_change", "rune.wd.contract")
def test_when_life_falls_frost_is_held_against_the_new_life() -> None:
    zyla = hero("zyla", "H13", frost=4, items=["mail_of_the_glacier_king"])
    scene = Scene(zyla, OTHER, stage=MARKET_STAGE).do(TRADE, PASS)
    scene.do(scene.sell("mail_of_the_glacier_king"))
    assert scene.marks(0) == Marks(white_death=1)


@pytest.mark.rule("rune.exhaustion.overflow")
def test_c7_exhaustion_beyond_stamina_becomes_a_wound() -> None:
    scene = fight("lost_caravan", hero("karnon", "B7", exhaustion=3), rolls="1 1")
    assert scene.marks(0) == Marks(wounds=1, exhaustion=3)


@pytest.mark.rule("rune.exhaustion.overflow")
def test_two_exhaustion_with_room_for_one_are_one_and_a_wound() -> None:
    scene = fight("frozen_library", hero("karnon", "A4", exhaustion=2), rolls="1 1")
    assert scene.marks(0) == Marks(wounds=1, exhaustion=3)


@pytest.mark.rule("rune.exhaustion.overflow")
def test_armor_helps_against_the_wound_of_an_overflow() -> None:
    karnon = hero("karnon", "B7", exhaustion=3, items=["padded_furs"])
    scene = fight("lost_caravan", karnon, rolls="1 1")
    scene.do(scene.use("padded_furs"))
    assert scene.marks(0) == Marks(exhaustion=3)


@pytest.mark.rule("rune.exhaustion.overflow")
def test_nobody_may_pay_exhaustion_beyond_stamina() -> None:
    arvel = hero("arvel_worldwalker", "A5", exhaustion=3)
    scene = Scene(arvel, OTHER, stage=8, dice="1 1 1 1")
    assert scene.allows(scene.use("arvel_worldwalker"))
    arvel = hero("arvel_worldwalker", "A5", exhaustion=4)
    scene = Scene(arvel, OTHER, stage=8, dice="1 1 1 1")
    assert not scene.allows(scene.use("arvel_worldwalker"))


@pytest.mark.rule("rune.exhaustion.overflow")
def test_counters_above_a_fallen_stamina_stay_where_they_are() -> None:
    zyla = hero("zyla", "H13", exhaustion=6, items=["gauntlets_of_fortitude"])
    scene = Scene(zyla, OTHER, stage=MARKET_STAGE).do(TRADE)
    scene.do(scene.sell("gauntlets_of_fortitude"))
    assert scene.marks(0) == Marks(exhaustion=6)


@pytest.mark.rule("rune.exhaustion.overflow", "rune.check.batch")
def test_when_exhaustion_strikes_a_party_allies_fall_before_the_hero() -> None:
    party = hero("karnon", "I5", wounds=5, exhaustion=3)
    party.allies = [ally("onoit_guide", wounds=1, exhaustion=2)]
    scene = Scene(party, OTHER, stage=ADVENTURE_STAGE)
    scene.do(ATTEMPT, rolls="the_sealed_vault 1 1")
    kinds = [event.kind for event in scene.events() if event.kind in ("killed", "knock_out")]
    assert kinds == ["killed", "knock_out"]


@pytest.mark.rule("rune.variant.mild", "rune.variant.harsh")
def test_frost_is_usual_mild_or_harsh_and_never_two_of_them() -> None:
    for frost, is_mild, is_harsh in (
        ("usual", False, False),
        ("mild", True, False),
        ("harsh", False, True),
    ):
        rules = game_with(2, frost=frost).rules
        assert (rules.mild, rules.harsh) == (is_mild, is_harsh)
    with pytest.raises(OptionError):
        make_game({"frost": "mild harsh"}, 2)
