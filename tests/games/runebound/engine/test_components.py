"""What the game is made of (R§3, R§4): counts of content, and the words of the rules."""

import pytest

from hoarfrost.core.rulebook import load_rulebook
from hoarfrost.games.runebound import words
from hoarfrost.games.runebound.engine.content import (
    ADVENTURE_KINDS,
    ALLY,
    ANY,
    COLOURS,
    COUNTERS,
    EVENT,
    FIGHT,
    PHASES,
    TERRAINS,
    TEST,
    TOWN_TYPES,
)
from hoarfrost.games.runebound.engine.market import free_healing, new_cards
from hoarfrost.games.runebound.engine.steps import SURVIVAL, TRADE
from tests.games.runebound.scenes import Marks, Scene, ally, hero, kinds_of

SCENE = Scene(hero("zyla", "A5"), hero("karnon", "A5"))
CONTENT = SCENE.content


@pytest.mark.rule("rune.components.expansion")
def test_the_expansion_has_its_cards_and_tokens() -> None:
    adventures = [card for card in CONTENT.adventures if card.colour >= 0]
    counts = [sum(card.colour == colour for card in adventures) for colour in range(4)]
    assert dict(zip(COLOURS, counts, strict=True)) == {
        "green": 17,
        "yellow": 19,
        "blue": 12,
        "red": 8,
    }
    assert len(adventures) == 56
    assert len(CONTENT.adventures) == 57  # and Arshan
    assert len(CONTENT.legends) == 18
    assert sum(CONTENT.cards[card].type == ALLY for card in CONTENT.legends) == 5
    assert len(CONTENT.heroes) == 6
    assert sum(CONTENT.gear) == 24
    assert sum(CONTENT.rumors) == 41
    assert sum(clue.count for clue in CONTENT.clues) == 29
    assert (len(CONTENT.weather) - 1) // 2 == 5


@pytest.mark.rule("rune.components.base")
def test_the_main_game_lends_dice_and_a_market_deck_of_our_own() -> None:
    assert CONTENT.dice == 5
    assert len(CONTENT.faces) == 6
    assert len(CONTENT.market) == 56
    assert sum(CONTENT.cards[card].type == ALLY for card in CONTENT.market) == 16


@pytest.mark.rule("rune.components.base")
def test_two_ten_sided_dice_give_two_to_twenty_with_eleven_most_often() -> None:
    state = SCENE.state.clone()
    totals = [int(state.roll_two()) for _ in range(6000)]
    assert set(totals) == set(range(2, 21))
    assert max(set(totals), key=totals.count) in (10, 11, 12)


@pytest.mark.rule("rune.components.no_encounters")
def test_the_decks_hold_challenges_and_events_and_nothing_else() -> None:
    assert ADVENTURE_KINDS == ("fight", "test", "event")
    assert {card.kind for card in CONTENT.adventures} == {FIGHT, TEST, EVENT}
    assert len(kinds_of(SCENE, "event")) == 12
    assert len(kinds_of(SCENE, "fight")) + len(kinds_of(SCENE, "test")) == 44


@pytest.mark.rule("rune.components.terrains", "rune.term.town")
def test_there_are_seven_terrains_and_three_kinds_of_town_beside_green_vale() -> None:
    assert len(TERRAINS) == 7
    found = {TERRAINS[terrain] for terrain in CONTENT.map.terrains if terrain != ANY}
    assert found == set(TERRAINS)
    assert TOWN_TYPES == ("weik", "onoit", "vrede")
    types = [TOWN_TYPES[town.type] for town in CONTENT.map.towns]
    assert (types.count("weik"), types.count("onoit"), types.count("vrede")) == (3, 3, 1)
    no_terrain = [space for space, terrain in enumerate(CONTENT.map.terrains) if terrain == ANY]
    assert sorted(no_terrain) == sorted(
        [*[town.space for town in CONTENT.map.towns], CONTENT.map.vale]
    )


@pytest.mark.rule("rune.term.town", "rune.event.vrede")
def test_vrede_has_both_advantages() -> None:
    scene = Scene(hero("zyla", "E5"), hero("karnon", "A5"))
    party = scene.party()
    vrede = scene.content.map.towns[scene.town_number("vrede")]
    assert new_cards(scene.state, party, vrede) == 2
    assert free_healing(scene.state, party, vrede) == 1


@pytest.mark.rule("rune.components.symbols")
def test_the_printed_club_is_frost_and_the_spade_white_death() -> None:
    """The program writes both as words, so no content needs a symbol."""
    assert COUNTERS == ("wound", "exhaustion", "frost", "white_death")
    by_id = {rule.id: rule for rule in load_rulebook(words.__name__)}
    for lang in ("en", "nl", "es"):
        text = by_id["rune.components.symbols"].text(lang)
        assert text.index("♣") < text.index("♠")
    names = [name for card in CONTENT.cards for name in card.name.values()]
    names += [name for card in CONTENT.adventures for name in card.name.values()]
    assert not any("♣" in name or "♠" in name for name in names)


# Characters ---------------------------------------------------------------------------------------


@pytest.mark.rule("rune.core.attributes", "rune.term.hero")
def test_heroes_lie_in_the_ranges_of_the_rules_and_have_one_ability_each() -> None:
    for number in CONTENT.heroes:
        card = CONTENT.cards[number]
        assert 4 <= card.life <= 6
        assert 2 <= card.stamina <= 4
        assert all(0 <= value <= 5 for value in card.values)
        assert all(1 <= damage <= 2 for damage in card.damages)
        assert any(card.skills)
        assert len(card.effects) == 1
    assert PHASES == ("ranged", "melee", "magic")


@pytest.mark.rule("rune.term.heroes")
def test_the_six_heroes_have_the_figures_of_their_cards() -> None:
    found = {
        card.id: (card.life, card.stamina, card.values, card.damages)
        for card in (CONTENT.cards[number] for number in CONTENT.heroes)
    }
    assert found == {
        "zyla": (4, 4, [4, 1, 4], [1, 1, 2]),
        "karnon": (6, 3, [1, 5, 0], [1, 1, 1]),
        "arvel_worldwalker": (4, 4, [4, 3, 2], [1, 1, 1]),
        "brynja_stormborn": (5, 3, [1, 3, 0], [1, 2, 1]),
        "ittuk_the_pathwise": (5, 3, [2, 2, 5], [1, 1, 1]),
        "olen_greycloak": (5, 3, [5, 2, 0], [1, 1, 1]),
    }


@pytest.mark.rule("rune.core.life")
def test_life_and_stamina_are_printed_plus_counters_plus_cards() -> None:
    zyla = hero("zyla", "A5", counters=(0, 0, 0, 1, 2), allies=["onoit_guide"])
    zyla.items = ["gauntlets_of_fortitude"]
    scene = Scene(zyla, hero("karnon", "A5"))
    party = scene.party()
    assert scene.state.life(party, party.hero) == 4 + 2
    assert scene.state.stamina(party, party.hero) == 4 + 2 + 2
    guide = party.allies[0]
    assert scene.state.life(party, guide) == 3  # neither counters nor items help an Ally
    assert scene.state.stamina(party, guide) == 2


@pytest.mark.rule("rune.term.hero", "rune.term.ally")
def test_a_hero_has_one_hero_card_and_allies_have_figures_of_their_own() -> None:
    for card in CONTENT.cards:
        if card.type == ALLY:
            assert card.life > 0
            assert card.stamina > 0
            assert any(card.values)


@pytest.mark.rule("rune.term.party")
def test_a_party_is_the_hero_with_all_allies_and_each_holds_their_own_counters() -> None:
    zyla = hero("zyla", "A5", wounds=1, allies=[ally("onoit_guide", frost=1), "seal_hunter"])
    scene = Scene(zyla, hero("karnon", "H13"), stage=SURVIVAL)
    assert scene.party().size() == 3
    assert scene.marks(0) == Marks(wounds=1, frost=1)
    assert scene.marks("onoit_guide") == Marks(frost=2)
    assert scene.marks("seal_hunter") == Marks(frost=1)


@pytest.mark.rule("rune.term.activate", "rune.fx.activate_once")
def test_an_activated_card_is_not_used_again_until_refresh() -> None:
    zyla = hero("zyla", "N7", items=["rune_of_striding"], activated=["rune_of_striding"])
    scene = Scene(zyla, hero("karnon", "H13"), stage=8, dice="1")
    assert not scene.allows(scene.use("rune_of_striding"))
    ready = Scene(zyla, hero("karnon", "H13"), stage=0)  # from Refresh
    assert not ready.is_activated("rune_of_striding")
    ready.do(2, rolls="1")
    assert ready.allows(ready.use("rune_of_striding"))


@pytest.mark.rule("rune.opening.course", "rune.term.challenge")
def test_harder_colours_are_harder_and_bring_more() -> None:
    cards = [
        [card for card in CONTENT.adventures if card.kind == FIGHT and card.colour == colour]
        for colour in range(4)
    ]
    life = [sum(card.life for card in row) / len(row) for row in cards]
    target = [sum(sum(card.targets) for card in row) / len(row) for row in cards]
    gold = [sum(card.gold for card in row) / len(row) for row in cards]
    for figures in (life, target, gold):
        assert figures == sorted(figures)


@pytest.mark.rule("rune.opening.course")
def test_with_gold_a_hero_buys_what_makes_stronger() -> None:
    zyla = hero("zyla", "H13", gold=4)
    scene = Scene(zyla, hero("karnon", "A5"), stage=11, stacks={"seragart": ["rune_wand"]})
    scene.do(TRADE).do(scene.buy("rune_wand"))
    party = scene.party()
    assert scene.state.bonus(party, party.hero, 7) == 2
