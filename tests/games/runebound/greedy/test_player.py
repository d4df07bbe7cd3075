"""The greedy player: it wins, it finishes, and it does what is plainly right."""

import pytest

from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound.balance import play, report
from hoarfrost.games.runebound.engine.content import FROST, WOUND
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.procedure import run
from hoarfrost.games.runebound.engine.realm import Character, Item
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import (
    ATTEMPT,
    BEFORE_MOVING,
    BUY,
    HEAL_WOUND,
    LOSE,
    MARKET,
    MARKET_STAGE,
    MOVE,
    MOVING,
    PASS,
    PRINCESS,
    SELL,
    SHOE,
    STEP,
    TURN,
    WARM,
)
from hoarfrost.games.runebound.greedy.goals import (
    Outlook,
    free_units,
    is_desperate,
    wants_attempt,
)
from hoarfrost.games.runebound.greedy.player import RuneboundGreedy
from hoarfrost.games.runebound.greedy.power import best_counter, gain_of_card, power
from hoarfrost.games.runebound.greedy.roads import roads_of
from hoarfrost.games.runebound.greedy.worth import Prospects


def in_turn(hero: str, space: str, stage: int) -> RuneboundState:
    """The first seat's turn at a stage, with this hero there."""
    state = make_game({}, 2).deal(rng_from_seed("greedy"))
    while state.active < 0:
        state.apply_action(state.legal_actions()[0])
    state.active = 0
    state.stack = []
    frame = state.push(TURN, 0)
    frame.stage = stage
    party = state.parties[0]
    party.hero = Character(state.content.cards[state.content.card_number[hero]])
    party.space = state.map.numbers[space]
    run(state)
    return state


def choice(state: RuneboundState) -> int:
    action = RuneboundGreedy().choose(state, 0)
    assert action in state.legal_actions()
    return action


def test_a_game_of_greedy_players_ends_with_a_winner() -> None:
    game = play(2, "ends")
    assert game.reason in ("princess", "arshan")
    assert sum(player.has_won for player in game.players) == 1
    assert "### 2 players: 1 games" in report([game], "command")


def test_it_beats_random_players() -> None:
    game = make_game({}, 2)
    for number in range(2):
        state = game.deal(rng_from_seed(f"random {number}"))
        rng = rng_from_seed(f"moves {number}")
        player = RuneboundGreedy()
        while not state.is_terminal():
            if state.current_player() == number:
                state.apply_action(player.choose(state, number))
            else:
                state.apply_action(state.nth_legal(rng.below(state.legal_count())))
        assert state.returns()[number] == 1.0


def test_every_choice_is_legal_with_all_variants() -> None:
    options = {"frost": "harsh", "heroes": "chosen", "doom": True, "legends": "market"}
    state = make_game(options, 3).deal(rng_from_seed("variants"))
    player = RuneboundGreedy()
    for _ in range(250):
        if state.is_terminal():
            break
        seat = int(state.current_player())
        action = player.choose(state, seat)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_state_is_left_as_it_was() -> None:
    state = in_turn("zyla", "E9", BEFORE_MOVING)
    before = state.to_json()
    choice(state)
    assert state.to_json() == before


def test_the_princess_is_brought_home() -> None:
    state = in_turn("zyla", "H3", BEFORE_MOVING)
    state.princess = 0
    assert STEP <= choice(state) < MOVE
    state.apply_action(choice(state))
    assert state.is_terminal()
    assert state.reason == "princess"


def test_the_princess_is_found() -> None:
    state = in_turn("zyla", "E9", MOVING)
    state.parties[0].clues = [int(clue.count) for clue in state.content.clues]
    assert PRINCESS <= choice(state) < PRINCESS + 64


def test_nobody_goes_to_arshan_too_early() -> None:
    state = in_turn("zyla", "H3", MOVING)
    state.dice = [0, 1, 2, 3, 4]
    vale = state.map.neighbours[state.parties[0].space].index(int(state.map.vale))
    action = choice(state)
    assert not (MOVE <= action < SHOE and (action - MOVE) % 6 == vale)


def test_whoever_is_nearly_down_tries_nothing() -> None:
    state = in_turn("zyla", "E9", BEFORE_MOVING)  # a blue jewel
    assert not wants_attempt(state, state.parties[0])
    strong = state.parties[0]
    strong.counters = [4, 6, 6, 0, 8]
    assert wants_attempt(state, strong)


def test_an_easy_adventure_is_tried() -> None:
    state = in_turn("karnon", "B7", 10)
    assert choice(state) == ATTEMPT


def test_nobody_waits_for_healing_that_does_not_come() -> None:
    state = in_turn("zyla", "E11", BEFORE_MOVING)  # an Onoit village
    party = state.parties[0]
    party.hero.counts[WOUND] = 3
    party.gold = 0
    assert not is_desperate(state, party, Prospects(state, party))
    state.event = state.content.adventure_number["sickness_in_the_villages"]
    for town in state.map.towns:
        assert free_units(state, party, town) == (1 if town.id == "vrede" else 0)
    assert party.space == state.map.numbers["E11"]


def test_in_a_town_it_warms_itself_and_heals() -> None:
    state = in_turn("karnon", "E11", MARKET_STAGE)
    party = state.parties[0]
    party.hero.counts[FROST] = 2
    party.hero.counts[WOUND] = 3
    party.gold = 1
    state.push(MARKET, 0)
    run(state)
    assert choice(state) == WARM
    state.apply_action(WARM)
    seen = []
    while state.top().kind == MARKET:
        seen.append(choice(state))
        state.apply_action(seen[-1])
    assert seen[-1] == PASS
    assert any(action >= HEAL_WOUND for action in seen)
    assert party.hero.counts[WOUND] == 1  # one for nothing, one for the gold


def at_market(hero: str, *items: str, gold: int) -> RuneboundState:
    """In Suluk, which sells a Great Weik Axe (10) and nothing else."""
    state = in_turn(hero, "E11", MARKET_STAGE)
    number = state.content.card_number
    party = state.parties[0]
    party.gold = gold
    party.items = [Item(state.content.cards[number[item]]) for item in items]
    held = {number[item] for item in items} | {number["great_weik_axe"]}
    state.market = [card for card in state.market if card not in held]
    for stack in state.stacks:
        stack.clear()
    state.push(MARKET, 0)
    run(state)
    state.stacks[state.town_of(party)] = [number["great_weik_axe"]]
    return state


def test_a_weapon_that_a_better_one_replaces_is_sold_for_it() -> None:
    state = at_market("karnon", "lightning_mace", "whalebone_knife", gold=10)
    number = state.content.card_number
    assert choice(state) == SELL + number["whalebone_knife"]
    state.apply_action(choice(state))
    assert choice(state) == BUY + number["great_weik_axe"]


def test_what_does_nothing_is_sold_if_that_pays_for_something_better() -> None:
    number = at_market("karnon", gold=0).content.card_number
    poor = at_market("karnon", "rune_of_striding", gold=4)
    assert choice(poor) < SELL or choice(poor) >= LOSE
    rich = at_market("karnon", "rune_of_striding", gold=8)
    assert choice(rich) == SELL + number["rune_of_striding"]
    rich.apply_action(choice(rich))
    assert choice(rich) == BUY + number["great_weik_axe"]


def test_before_somebody_else_brings_the_princess_home_arshan_is_worth_a_try() -> None:
    state = in_turn("karnon", "H3", BEFORE_MOVING)
    party = state.parties[0]
    party.counters = [5, 5, 4, 0, 5]
    vale = int(state.map.vale)
    assert Outlook(state, party).here[vale] < 0
    state.princess = 1
    assert Outlook(state, party).here[vale] > 0


def test_weapons_and_counters_are_chosen_for_the_best_phase() -> None:
    state = in_turn("karnon", "E11", BEFORE_MOVING)
    party = state.parties[0]
    cards = state.content.cards
    axe = cards[state.content.card_number["great_weik_axe"]]
    wand = cards[state.content.card_number["rune_wand"]]
    assert gain_of_card(state, party, axe) > gain_of_card(state, party, wand)
    assert best_counter(state, party, 5) in (1, 4)  # Body or Life


def test_power_grows_with_cards() -> None:
    state = in_turn("brynja_stormborn", "E11", BEFORE_MOVING)
    party = state.parties[0]
    bare = power(state, party)
    party.items.append(Item(state.content.cards[state.content.card_number["lightning_mace"]]))
    armed = power(state, party)
    party.allies.append(Character(state.content.cards[state.content.card_number["hedge_witch"]]))
    assert bare < armed < power(state, party)


@pytest.mark.parametrize("goal", ["E5", "H2", "N7"])
def test_roads_lead_everywhere(goal: str) -> None:
    state = in_turn("zyla", "E9", BEFORE_MOVING)
    roads = roads_of(state)
    found = roads.to(state.map.numbers[goal])
    assert found[state.map.numbers[goal]] == 0
    for space in range(len(found)):
        if space != state.map.numbers[goal]:
            onward = [found[next] for next in state.map.neighbours[space] if next != state.map.vale]
            assert found[space] > min([*onward, 0.0 if goal == "H2" else 99.0]) - 1e-9
