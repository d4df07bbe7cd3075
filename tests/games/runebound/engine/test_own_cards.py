"""The effect language beyond the cards of the house: what cards of one's own may do (R§19)."""

from typing import Any

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.steps import (
    ALLY_ATTACKS,
    ATTACK,
    CHARACTER,
    DEFEND,
    DUEL,
    ESCAPE,
    PASS,
    SURVIVAL,
)
from tests.games.runebound.scenes import Marks, Scene, ally, fight, hero

OTHER = hero("ittuk_the_pathwise", "H13")


def effect(when: str, *do: list[Any], **more: Any) -> Json:
    return {"when": when, "do": list(do), **more}


def thing(*effects: Json) -> Json:
    """Content with one artifact of one's own."""
    card = {"name": "Odd Thing", "type": "artifact", "cost": 3, "effects": list(effects)}
    return {"market": {"odd_thing": card}}


def friend(*effects: Json) -> Json:
    """Content with one ally of one's own."""
    card = {
        "name": "Odd Friend",
        "type": "ally",
        "cost": 4,
        "life": 3,
        "stamina": 3,
        "ranged": [2, 1],
        "melee": [2, 1],
        "magic": [2, 1],
        "effects": list(effects),
    }
    return {"market": {"odd_friend": card}}


@pytest.mark.rule("rune.fx.costs", "rune.fx.moments")
def test_an_effect_may_cost_gold() -> None:
    content = thing(effect("any", ["heal", "hero", "wound", 1], cost=["gold:2"], limit="turn"))
    zyla = hero("zyla", "A5", wounds=2, gold=3, items=["odd_thing"])
    scene = Scene(zyla, OTHER, content=content)
    scene.do(scene.use("odd_thing"))
    assert scene.gold() == 1
    assert scene.marks(0) == Marks(wounds=1)
    poor = Scene(hero("zyla", "A5", wounds=2, gold=1, items=["odd_thing"]), OTHER, content=content)
    assert not poor.allows(poor.use("odd_thing"))


@pytest.mark.rule("rune.fx.scope")
def test_a_heal_for_the_hero_does_not_help_allies() -> None:
    content = thing(effect("any", ["heal", "hero", "wound", 1], cost=["act"]))
    zyla = hero("zyla", "A5", items=["odd_thing"], allies=[ally("onoit_guide", wounds=1)])
    scene = Scene(zyla, OTHER, content=content)
    assert not scene.allows(scene.use("odd_thing"))


@pytest.mark.rule("rune.fx.moments")
def test_a_card_may_give_a_clue() -> None:
    content = thing(effect("before_move", ["gain", "clue", 2], cost=["disc"]))
    scene = Scene(hero("zyla", "A5", items=["odd_thing"]), OTHER, content=content)
    scene.do(scene.use("odd_thing"), rolls="wild ice")
    assert sorted(scene.clues()) == ["ice", "wild"]


@pytest.mark.rule("rune.win.end", "rune.fx.moments")
def test_a_card_may_win_the_game() -> None:
    content = thing(effect("any", ["win"], cost=["gold:9"], limit="turn"))
    zyla = hero("zyla", "A5", gold=9, items=["odd_thing"])
    scene = Scene(zyla, OTHER, content=content)
    scene.do(scene.use("odd_thing"))
    assert scene.winners == [0]


@pytest.mark.rule("rune.fx.scope", "rune.combat.use_limits")
def test_an_allys_own_ability_before_combat_serves_the_ally_alone() -> None:
    content = friend(effect("before_combat", ["mod", "roll", 3], cost=["ex:1"]))
    party = hero("karnon", "A4", allies=["odd_friend"])
    scene = fight("cave_bear", party, OTHER, content=content)
    scene.do(scene.use("odd_friend"), PASS, ALLY_ATTACKS, rolls="1 1")
    assert scene.told("combat_roll")["total"] == 2 + 2 + 3
    scene.do(ATTACK, rolls="1 1")
    assert scene.told("combat_roll")["total"] == 2 + 5


@pytest.mark.rule("rune.fx.scope")
def test_an_allys_ability_before_a_roll_is_for_the_allys_own_roll() -> None:
    content = friend(effect("before_roll", ["mod", "roll", 3], cost=["ex:1"], limit="round"))
    party = hero("karnon", "A4", allies=["odd_friend"])
    scene = fight("frozen_dead", party, OTHER, content=content)
    scene.do(PASS, ATTACK, rolls="1 1")  # the hero's roll: nobody is asked
    scene.do(ALLY_ATTACKS)
    scene.do(scene.use("odd_friend"), rolls="1 1 10 10")
    assert scene.events("combat_roll")[0].values["total"] == 2 + 2 + 3


@pytest.mark.rule("rune.fx.conditions")
def test_what_must_be_dealt_to_one_character_is_the_owners_choice() -> None:
    content = thing(
        effect("any", ["gain", "gold", 3], ["deal", "char", "exhaustion", 1], cost=["act"])
    )
    zyla = hero("zyla", "A5", items=["odd_thing"], allies=["onoit_guide"])
    scene = Scene(zyla, OTHER, content=content)
    scene.do(scene.use("odd_thing"))
    assert scene.legal() == [CHARACTER, CHARACTER + 1]
    scene.do(CHARACTER + 1)
    assert scene.gold() == 3
    assert scene.marks("onoit_guide") == Marks(exhaustion=1)


@pytest.mark.rule("rune.check.life_change", "rune.fx.costs")
def test_discarding_a_card_that_holds_life_up_is_looked_at_after_its_effect() -> None:
    held = effect("passive", ["mod", "life", 1])
    content = thing(held, effect("any", ["gain", "gold", 5], cost=["disc"]))
    zyla = hero("zyla", "A8", wounds=4, items=["odd_thing"])
    scene = Scene(zyla, OTHER, content=content)
    scene.do(scene.use("odd_thing", 1))
    kinds = [event.kind for event in scene.events() if event.kind in ("gold", "knock_out")]
    assert kinds == ["gold", "knock_out"]
    assert scene.gold() == 0


@pytest.mark.rule("rune.check.life_change", "rune.combat.sequence")
def test_whoever_falls_by_a_discard_before_a_roll_rolls_no_more() -> None:
    held = effect("passive", ["mod", "life", 1])
    content = thing(held, effect("before_roll", ["mod", "roll", 9], cost=["disc"]))
    zyla = hero("zyla", "B7", wounds=4, items=["odd_thing"])
    scene = fight("ice_imp", zyla, OTHER, content=content)
    scene.do(PASS, ATTACK, scene.use("odd_thing", 1))
    assert scene.told("knock_out") == {"seat": 0}
    assert not scene.events("combat_roll")
    assert scene.undefeated() == {"B7": "ice_imp"}


@pytest.mark.rule("rune.pvp.win", "rune.ko.sequence")
def test_a_hero_who_has_fallen_in_a_duel_takes_no_second_blow() -> None:
    blow = ["deal", "foe", "wound", 1]
    content = thing(effect("on_hit", blow, blow, blow, cost=["disc"]))
    scene = Scene(
        hero("karnon", "A8", items=["odd_thing"]),
        hero("brynja_stormborn", "A8", wounds=3),
        stage=10,
        content=content,
    )
    scene.do(DUEL + 1, PASS, rolls="1 1").do(ATTACK, rolls="10 10")
    scene.do(scene.use("odd_thing"))
    assert len(scene.events("knock_out")) == 1
    assert scene.marks(1) == Marks()
    assert scene.where(1) == "A9"


@pytest.mark.rule("rune.combat.phase", "rune.ally.death")
def test_an_ally_killed_by_what_follows_a_wound_is_looked_at_no_more() -> None:
    party = hero("karnon", "A4", allies=[ally("seal_hunter", wounds=1)])
    scene = fight("ice_wraith", party, OTHER)
    scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="10 10")
    scene.do(ALLY_ATTACKS, rolls="1 1")
    # One wound and one white death: three in all, and the second round begins without the ally.
    assert scene.allies() == []
    assert scene.allows(ESCAPE)
    assert len(scene.events("killed")) == 1


@pytest.mark.rule("rune.frost.cancel", "rune.check.batch")
def test_an_ally_who_leaves_to_keep_out_the_cold_leaves_the_frost_of_others_where_it_is() -> None:
    content = friend(effect("take_frost", ["cancel", "frost", 1], cost=["disc"]))
    party = hero("zyla", "C4", allies=["odd_friend", "young_ulfen"])
    scene = Scene(party, OTHER, stage=SURVIVAL, content=content)
    scene.do(scene.use("odd_friend"), CHARACTER)
    assert scene.allies() == ["young_ulfen"]
    assert scene.marks(0) == Marks(frost=1)
    assert scene.marks("young_ulfen") == Marks(frost=1)
