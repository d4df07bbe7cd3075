"""Odds are compared with rolls that are counted, and with small cases by hand."""

from collections import Counter
from itertools import product

import pytest

from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Tape
from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.content import CLIMB, WOUND
from hoarfrost.games.runebound.engine.fighting import CHOOSING, ROUND_OPENS, begin_fight
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.odds import (
    Bout,
    bout_of,
    fight_odds,
    odds_from,
    quick_odds,
    state_of,
    test_chance,
    tests_chance,
    winter,
)
from hoarfrost.games.runebound.engine.procedure import carry_out, run
from hoarfrost.games.runebound.engine.realm import Character, Fight, Item, Party
from hoarfrost.games.runebound.engine.skill_tests import skill_value
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import COMBAT, ESCAPE, PASS
from hoarfrost.games.runebound.engine.strength import strength_of
from hoarfrost.games.runebound.greedy.answering import answer
from hoarfrost.games.runebound.greedy.combat import best_actor, life_left
from hoarfrost.games.runebound.greedy.using_cards import in_combat
from hoarfrost.games.runebound.greedy.walking import Errand
from hoarfrost.games.runebound.greedy.worth import fear_of

chance_of_test = test_chance  # a name that pytest does not collect
chance_of_tests = tests_chance
del test_chance, tests_chance


def realm_with(hero: str, *cards: str, counters: tuple[int, ...] = (0,) * 5) -> RuneboundState:
    realm = make_game({}, 1).deal(rng_from_seed("odds"))
    while realm.active < 0:
        realm.apply_action(realm.legal_actions()[0])
    party = realm.parties[0]
    content = realm.content
    party.hero = Character(content.cards[content.card_number[hero]])
    party.gear = [0, 0, 0]
    party.counters = list(counters)
    for id in cards:
        card = content.cards[content.card_number[id]]
        if card.is_character():
            party.allies.append(Character(card))
        else:
            party.items.append(Item(card))
    return realm


def foe(realm: RuneboundState, id: str) -> int:
    return realm.content.adventure_number[id]


def test_two_dice_are_counted() -> None:
    for number in range(25):
        ways = sum(one + other >= number for one, other in product(range(1, 11), repeat=2))
        assert at_least(number) == pytest.approx(ways / 100)


# Tests --------------------------------------------------------------------------------------------


def test_a_test_with_luck() -> None:
    realm = realm_with("zyla")
    party = realm.parties[0]
    once = at_least(13 - skill_value(realm, party, CLIMB))
    assert chance_of_test(realm, party, CLIMB, 13, 0) == pytest.approx(once)
    assert chance_of_test(realm, party, CLIMB, 13, 2) == pytest.approx(1 - (1 - once) ** 3)


def test_luck_is_shared_among_the_tests_of_a_challenge() -> None:
    realm = realm_with("karnon")
    party = realm.parties[0]
    card = realm.content.adventures[foe(realm, "the_screaming_gorge")]
    first, second = (
        at_least(test.difficulty - skill_value(realm, party, test.skill)) for test in card.tests
    )
    assert chance_of_tests(realm, party, card, 0) == pytest.approx(first * second)
    with_luck = first * second * (1 + (1 - first) + (1 - second))
    assert chance_of_tests(realm, party, card, 1) == pytest.approx(with_luck)


# Fights -------------------------------------------------------------------------------------------


def players_bout(realm: RuneboundState, number: int) -> Bout:
    party = realm.parties[0]
    bout = bout_of(realm, party, number)
    bout.ko_worth = fear_of(realm, party, realm.content.adventures[number])
    return bout


def fight_once(start: RuneboundState, number: int, bout: Bout, seed: str) -> str:
    """How a fight ends that goes by the policy of the odds."""
    realm = start.clone()
    realm.rng = rng_from_seed(seed)
    realm.tape = Tape()
    begin_fight(realm, realm.parties[0], number)
    run(realm)
    while realm.fight is not None:
        carry_out(realm, decide(realm, realm.fight, bout))
    ends = [event.kind for event in realm.tape.events]
    return next(end for end in ("knock_out", "defeat", "escape") if end in ends)


def decide(realm: RuneboundState, fight: Fight, bout: Bout) -> int:
    party = realm.parties[0]
    stage = realm.top().stage if realm.top().kind == COMBAT else -1
    choices = realm.legal_actions()
    if stage not in (CHOOSING, ROUND_OPENS):
        return int(answer(realm, 0, Errand()))
    used = in_combat(realm, party, choices)
    if used != PASS:
        return int(used)
    strength = strength_of(realm, party, fight.foe)
    if stage == CHOOSING:
        strength.extra = 0
    state = state_of(strength, life_left(realm, fight))
    if stage == CHOOSING:
        return int(best_actor(bout, state, fight, party, choices))
    return ESCAPE if ESCAPE in choices and bout.flees(state) else PASS


@pytest.mark.parametrize(
    ("hero", "cards", "counters", "id"),
    [
        ("brynja_stormborn", (), (0, 0, 0, 0, 0), "frozen_dead"),
        ("zyla", (), (0, 0, 1, 0, 1), "ice_wraith"),
        ("olen_greycloak", ("ringmail",), (1, 0, 0, 0, 0), "young_icewyrm"),
        ("karnon", ("steeltooth_trap", "mace_of_kellos"), (0, 1, 0, 0, 0), "snow_troll"),
        ("arvel_worldwalker", ("twin_gutting_knives",), (2, 0, 0, 0, 1), "white_stalker"),
        ("brynja_stormborn", (), (0, 0, 0, 0, 0), "ravine_ambush"),
    ],
)
def test_odds_are_what_counted_fights_show(
    hero: str, cards: tuple[str, ...], counters: tuple[int, ...], id: str
) -> None:
    realm = realm_with(hero, *cards, counters=counters)
    number = foe(realm, id)
    bout = players_bout(realm, number)
    odds = odds_from(realm, realm.parties[0], number, bout)
    assert odds.win + odds.ko + odds.escape == pytest.approx(1)
    fights = 400
    seen = Counter(fight_once(realm, number, bout, f"{id}/{place}") for place in range(fights))
    for name, expected in (("defeat", odds.win), ("knock_out", odds.ko), ("escape", odds.escape)):
        error = (max(0.01, expected * (1 - expected)) / fights) ** 0.5
        assert abs(seen[name] / fights - expected) < 4 * error, (name, expected, seen)


def test_a_foe_that_cannot_hurt_is_beaten() -> None:
    realm = realm_with("karnon", counters=(0, 6, 6, 0, 0))
    odds = fight_odds(realm, realm.parties[0], foe(realm, "cave_bear"))
    assert odds.win == pytest.approx(1, abs=0.02)


def test_one_round_by_hand() -> None:
    """Brynja hits for 2: one melee success fells a foe of Life 2 that only hurts in melee."""
    realm = realm_with("brynja_stormborn")
    party = realm.parties[0]
    card = realm.content.adventures[foe(realm, "prowling_sabercat")]
    bout = bout_of(realm, party, card.number)
    bout.escape = 0.0
    party.hero.counts[WOUND] = 4  # the next hit knocks her out
    bout = Bout(bout_of(realm, party, card.number).strength, card, 0.0)
    bout.strength.smash = 0
    # The other phases do no harm, but she attacks once in a round: in melee, or with little damage
    # in ranged or magic and then she must defend in melee.
    melee = at_least(14 - 3)
    line = bout.solve(bout.start(2))
    assert line[1] >= melee - 1e-9
    assert line[1] + line[2] == pytest.approx(1)


def test_quick_odds_are_near() -> None:
    for hero, ally, id in (
        ("brynja_stormborn", "weik_shieldmaiden", "storm_caller"),
        ("olen_greycloak", "hedge_witch", "ice_wraith"),
        ("karnon", "grim_archer", "frozen_dead"),
    ):
        realm = realm_with(hero, ally, counters=(1, 1, 1, 0, 1))
        party = realm.parties[0]
        exact = fight_odds(realm, party, foe(realm, id))
        quick = quick_odds(realm, party, foe(realm, id), -0.8)
        assert quick.win == pytest.approx(exact.win, abs=0.12)


def test_odds_change_nothing() -> None:
    realm = realm_with("zyla", "hedge_witch")
    before = realm.to_json()
    fight_odds(realm, realm.parties[0], foe(realm, "ice_wraith"))
    assert realm.to_json() == before


def test_cards_that_are_flipped_do_not_count() -> None:
    realm = realm_with("karnon", "ringmail")
    party = realm.parties[0]
    ready = fight_odds(realm, party, foe(realm, "snow_troll")).win
    party.items[0].is_activated = True
    assert fight_odds(realm, party, foe(realm, "snow_troll")).win < ready


# Weather ------------------------------------------------------------------------------------------


def frozen(realm: RuneboundState, party: Party, turns: int, frost: int) -> tuple[int, int]:
    """Turn of the first white death and of the knock-out, counter by counter."""
    life = realm.life(party, party.hero)
    first = 0
    cold = white = 0
    for turn in range(1, turns + 1):
        cold += frost
        while cold >= life:
            cold -= life
            white += 1
            first = first or turn
            if white >= life:
                return first, turn
    return first, 0


@pytest.mark.parametrize("space", ["E6", "H3", "I7"])
def test_winter(space: str) -> None:
    realm = realm_with("zyla")
    party = realm.parties[0]
    found = winter(realm, party, realm.map.numbers[space])
    first, last = frozen(realm, party, 100, int(found.frost))
    assert (found.white_death, found.knock_out) == (first, last)


def test_no_winter_in_a_town() -> None:
    realm = realm_with("zyla")
    found = winter(realm, realm.parties[0], realm.map.towns[0].space)
    assert (found.frost, found.white_death, found.knock_out) == (0, 0, 0)
