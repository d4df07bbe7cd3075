"""What victors get (R§13)."""

import pytest

from hoarfrost.games.runebound.engine.content import COLOURS, FORAGE, FROM_ADVENTURES
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTACK,
    ATTEMPT,
    MARKET_STAGE,
    PASS,
    STEAL,
    TRADE,
)
from tests.games.runebound.scenes import Scene, fight, hero

OTHER = hero("ittuk_the_pathwise", "H13")


def empty_pool(scene: Scene) -> None:
    scene.is_complete = False
    scene.state.pool = [0] * len(scene.state.pool)


def empty_clues(scene: Scene, *left: str) -> None:
    scene.is_complete = False
    kinds = [kind.id for kind in scene.content.clues]
    scene.state.clues = [left.count(kind) for kind in kinds]


@pytest.mark.rule("rune.reward.order")
def test_rewards_come_in_their_order() -> None:
    scene = fight("frozen_library", hero("zyla", "A4"), OTHER, rolls="10 10 wild ice")
    kinds = [event.kind for event in scene.events()]
    order = [kind for kind in kinds if kind in ("reward", "gold", "rumor", "clue", "forage")]
    assert order == ["reward", "gold", "rumor", "clue"]
    assert scene.discard("yellow") == ["frozen_library"]


@pytest.mark.rule("rune.reward.xp", "rune.term.challenge")
@pytest.mark.parametrize(
    ("foe", "space", "xp", "rolls"),
    [
        ("thin_ice", "B7", 1, "10 10 wild"),
        ("crevasse", "A4", 2, "10 10 wild"),
        ("the_screaming_gorge", "E9", 3, "10 10 10 10 wild wild"),
        ("heart_of_the_blizzard", "D1", 4, "10 10 wild wild wild"),
    ],
)
def test_experience_grows_with_the_colour(foe: str, space: str, xp: int, rolls: str) -> None:
    scene = fight(foe, hero("zyla", space), OTHER, rolls=rolls)
    assert scene.xp() == xp


@pytest.mark.rule("rune.reward.gold")
def test_gold_is_what_the_card_says() -> None:
    scene = fight("lost_caravan", hero("zyla", "B7", gold=2), OTHER, rolls="10 10 wild")
    assert scene.gold() == 2 + 3


@pytest.mark.rule("rune.reward.rumor")
def test_a_rumor_comes_from_the_pool_by_chance() -> None:
    scene = fight("thin_ice", hero("zyla", "B7"), OTHER, rolls="10 10 mountain")
    assert scene.rumors() == ["mountain"]
    assert sum(scene.state.pool) == 40


@pytest.mark.rule("rune.reward.rumor", "rune.rumor.safe")
def test_w1_from_an_empty_pool_one_token_may_be_taken_from_an_opponent_by_chance() -> None:
    rich = hero("karnon", "H13", rumors="ice wild")
    poor = hero("olen_greycloak", "H13")
    scene = Scene(hero("zyla", "B7"), rich, poor, stage=ADVENTURE_STAGE)
    empty_pool(scene)
    scene.do(ATTEMPT, rolls="thin_ice 10 10")
    assert scene.asked == 0
    assert scene.legal() == [PASS, STEAL + 1]  # the poor one has none
    scene.do(STEAL + 1, rolls="wild")
    assert scene.rumors(0) == ["wild"]
    assert scene.rumors(1) == ["ice"]


@pytest.mark.rule("rune.reward.rumor")
def test_nobody_has_to_take_a_token_from_an_opponent() -> None:
    scene = Scene(hero("zyla", "B7"), hero("karnon", "H13", rumors="ice"), stage=ADVENTURE_STAGE)
    empty_pool(scene)
    scene.do(ATTEMPT, rolls="thin_ice 10 10").do(PASS)
    assert scene.rumors(1) == ["ice"]
    assert scene.active == 1


@pytest.mark.rule("rune.reward.rumor")
def test_when_nobody_has_a_token_an_empty_pool_gives_nothing() -> None:
    scene = Scene(hero("zyla", "B7", rumors="ice"), OTHER, stage=ADVENTURE_STAGE)
    empty_pool(scene)
    scene.do(ATTEMPT, rolls="thin_ice 10 10")
    assert scene.rumors() == ["ice"]
    assert scene.active == 1


@pytest.mark.rule("rune.reward.clue")
def test_one_clue_card_comes_for_each_princess_icon() -> None:
    scene = fight("the_sealed_vault", hero("zyla", "E9"), OTHER, rolls="10 10 ice wild")
    assert sorted(scene.clues()) == ["ice", "wild"]
    assert sum(scene.state.clues) == 27


@pytest.mark.rule("rune.reward.clue")
def test_an_empty_clue_deck_gives_what_it_has() -> None:
    scene = Scene(hero("zyla", "E9"), OTHER, stage=ADVENTURE_STAGE)
    empty_clues(scene, "wild")
    scene.do(ATTEMPT, rolls="the_sealed_vault 10 10 wild")
    assert scene.clues() == ["wild"]


@pytest.mark.rule("rune.reward.forage", "rune.term.forage")
def test_a_challenge_with_forage_becomes_an_item_and_is_not_discarded() -> None:
    arvel = hero("arvel_worldwalker", "B7", items=["storm_bow"])  # damage 2
    scene = fight("prowling_sabercat", arvel, OTHER)
    scene.do(PASS, ATTACK, rolls="10 10")
    assert scene.items() == ["storm_bow", "sabercat_pelt"]
    assert scene.discard("green") == []


@pytest.mark.rule("rune.reward.forage", "rune.cards.discard_place")
def test_used_up_forage_goes_to_the_adventure_discard_of_its_colour() -> None:
    scene = Scene(hero("zyla", "A5", frost=2, items=["tusker_blubber"]), OTHER)
    scene.do(scene.use("tusker_blubber"))
    assert scene.discard("green") == ["tusker_bull"]


@pytest.mark.rule("rune.reward.forage", "rune.limits")
def test_forage_is_neither_weapon_nor_armor_and_unlimited() -> None:
    pelts = ["sabercat_pelt", "wolf_furs", "troll_hide", "bear_cloak", "mammoth_wool"]
    scene = Scene(hero("zyla", "A5", items=pelts), OTHER)
    assert all(item.card.type == FORAGE for item in scene.party().items)
    assert scene.state.invariants() == []


@pytest.mark.rule("rune.reward.forage")
def test_forage_can_be_sold_like_any_item() -> None:
    scene = Scene(hero("zyla", "H13", items=["sabercat_pelt"]), OTHER, stage=MARKET_STAGE)
    scene.do(TRADE).do(scene.sell("sabercat_pelt"))
    assert scene.gold() == 1
    assert "sabercat_pelt" in scene.stack("seragart")


@pytest.mark.rule("rune.term.forage")
def test_each_forage_belongs_to_one_challenge_and_keeps_its_colour() -> None:
    content = Scene(OTHER).content
    forage = [card for card in content.cards if card.origin == FROM_ADVENTURES]
    assert len(forage) == 13
    for card in forage:
        challenge = content.adventures[card.adventure]
        assert challenge.forage == card.number
        assert COLOURS[challenge.colour] == COLOURS[card.colour]
