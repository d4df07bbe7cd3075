"""Setting up (R§5) and who plays (R§21)."""

import pytest

from hoarfrost.core.errors import OptionError
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound.engine.content import COLOURS, EVENT, TERRAINS
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.steps import HERO, NOBODY, TOWN
from tests.games.runebound.scenes import Scene, dealt, game_with, hero

OPEN_LEGENDS = {
    "frida_brani",
    "twisted_symbol",
    "gauntlets_of_fortitude",
    "spirit_spear",
    "ragnars_axe",
    "steeltooth_trap",
}


def placed(scene: Scene) -> Scene:
    """Everybody starts in the first town that is offered."""
    while scene.state.top().kind == 0:
        scene.do(scene.legal()[0])
    return scene


@pytest.mark.rule("rune.players")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_can_play(seats: int) -> None:
    scene = placed(dealt(seats))
    assert len(scene.state.parties) == seats
    assert scene.state.invariants() == []


@pytest.mark.rule("rune.players")
def test_seven_cannot_play() -> None:
    with pytest.raises((OptionError, ValueError, IndexError)):
        make_game({}, 7)


@pytest.mark.rule("rune.setup.board")
def test_the_map_has_the_spaces_and_towns_of_isheim() -> None:
    board = dealt().content.map
    assert len(board.names) == 165
    terrains = [board.terrains[space] for space in range(165)]
    found = {name: terrains.count(number) for number, name in enumerate(TERRAINS)}
    assert found == {
        "fjord": 27,
        "tundra": 27,
        "ice": 12,
        "snowdrift": 24,
        "forest": 17,
        "mountain": 19,
        "wastes": 31,
    }
    towns = {town.id: board.names[town.space] for town in board.towns}
    assert towns == {
        "iagart": "A9",
        "seragart": "H13",
        "weikgart": "N7",
        "vrede": "E5",
        "suluk": "E11",
        "tikaani": "H8",
        "omarra": "K10",
    }
    assert board.names[board.vale] == "H2"


@pytest.mark.rule("rune.setup.counters", "rune.term.jewel")
def test_a_counter_of_its_colour_lies_on_every_jewel_and_nowhere_else() -> None:
    scene = dealt()
    jewels = scene.content.map.jewels
    assert scene.state.counters == [jewel >= 0 for jewel in jewels]
    by_colour = {name: jewels.count(number) for number, name in enumerate(COLOURS)}
    assert by_colour == {"green": 17, "yellow": 15, "blue": 11, "red": 7}


@pytest.mark.rule("rune.setup.adventure_decks")
def test_the_adventures_are_split_by_colour() -> None:
    scene = dealt()
    assert [len(deck) for deck in scene.state.decks] == [17, 19, 12, 8]
    for colour, deck in enumerate(scene.state.decks):
        assert all(scene.content.adventures[card].colour == colour for card in deck)


@pytest.mark.rule("rune.setup.adventure_decks", "rune.core.random")
def test_the_decks_are_shuffled_so_that_other_games_draw_other_cards() -> None:
    drawn = set()
    for seed in range(12):
        scene = Scene(hero("zyla", "B7"), hero("karnon", "H13"), stage=10, seed=seed)
        scene.do(scene.legal()[1])
        drawn.add(scene.events("draw")[0].values["adventure"])
    assert len(drawn) > 4


@pytest.mark.rule("rune.setup.weather")
def test_the_printed_track_is_in_force_and_no_event_in_play() -> None:
    scene = dealt()
    assert scene.weather() == "printed"
    assert scene.event() == ""
    # No event counts as number 0: every event may enter play.
    numbers = [card.event_number for card in scene.content.adventures if card.kind == EVENT]
    assert min(numbers) > 0


@pytest.mark.rule("rune.setup.legends")
def test_six_named_legends_lie_open_and_twelve_are_in_the_deck() -> None:
    scene = dealt()
    assert set(scene.row()) == OPEN_LEGENDS
    assert len(scene.state.legends) == 12
    assert not set(scene.content.legends) & set(scene.state.market)


@pytest.mark.rule("rune.setup.clues", "rune.setup.princess")
def test_all_clues_are_in_the_deck_and_nobody_has_the_princess() -> None:
    scene = dealt()
    assert sum(scene.state.clues) == 29
    assert all(party.clue_count() == 0 for party in scene.state.parties)
    assert scene.state.princess == NOBODY


@pytest.mark.rule("rune.setup.arshan")
def test_green_vale_has_no_market_stack_for_arshan_waits_there() -> None:
    scene = dealt()
    assert len(scene.state.stacks) == 7
    assert scene.content.arshan >= 0
    assert scene.content.map.town_at[scene.content.map.vale] == -1


@pytest.mark.rule("rune.setup.market")
def test_one_card_lies_in_every_town_and_one_more_in_cities_and_vrede() -> None:
    scene = dealt()
    lying = {town.id: len(scene.stack(town.id)) for town in scene.content.map.towns}
    assert lying == {
        "seragart": 2,
        "iagart": 2,
        "weikgart": 2,
        "vrede": 2,
        "suluk": 1,
        "tikaani": 1,
        "omarra": 1,
    }
    assert len(scene.state.market) == 56 - 11


@pytest.mark.rule("rune.setup.supply", "rune.core.supply")
def test_six_undefeated_counters_and_the_gear_that_nobody_has_are_in_the_supply() -> None:
    scene = dealt(3)
    assert scene.state.slots == [-1] * 6
    assert scene.state.gear == [6 - 3, 6 - 3, 12 - 3]


@pytest.mark.rule("rune.core.supply")
def test_counters_and_gold_never_run_out() -> None:
    rich = hero("zyla", "A5", gold=500, frost=0, counters=(20, 20, 20, 20, 60))
    scene = Scene(rich, hero("karnon", "H13"), stage=9, weather="black_skull")
    scene.party().hero.counts[2] = 60
    assert scene.state.invariants() == []
    assert scene.gold() == 500


@pytest.mark.rule("rune.setup.rumors")
def test_all_rumor_tokens_are_in_the_pool() -> None:
    scene = dealt()
    assert sum(scene.state.pool) == 41
    assert all(party.rumor_count() == 0 for party in scene.state.parties)


@pytest.mark.rule("rune.setup.start_kit", "rune.opening.course")
def test_every_player_starts_with_four_gold_and_one_piece_of_each_gear() -> None:
    scene = dealt(4)
    for seat in range(4):
        assert scene.gold(seat) == 4
        assert scene.gear(seat) == [1, 1, 1]
        assert (scene.items(seat), scene.allies(seat), scene.xp(seat)) == ([], [], 0)


@pytest.mark.rule("rune.setup.heroes", "rune.setup.unused")
def test_heroes_are_drawn_by_chance_and_nobody_plays_the_same() -> None:
    found = set()
    for seed in range(8):
        scene = dealt(3, seed=seed)
        heroes = [party.hero.card.id for party in scene.state.parties]
        assert len(set(heroes)) == 3
        found.add(tuple(heroes))
    assert len(found) > 3


@pytest.mark.rule("rune.setup.heroes")
def test_by_agreement_heroes_are_chosen_in_turn_and_each_once() -> None:
    scene = dealt(3, heroes="chosen")
    first = scene.asked
    everyone = scene.legal()
    assert everyone == [HERO + card for card in sorted(scene.content.heroes)]
    assert len(everyone) == 6
    scene.do(HERO + scene.card("zyla"))
    assert scene.asked == (first + 1) % 3
    assert HERO + scene.card("zyla") not in scene.legal()
    scene.do(HERO + scene.card("karnon"))
    scene.do(HERO + scene.card("olen_greycloak"))
    assert scene.party(first).hero.card.id == "zyla"
    assert all(TOWN <= action < TOWN + 16 for action in scene.legal())


@pytest.mark.rule("rune.setup.unused")
def test_unused_heroes_are_nowhere_in_the_game() -> None:
    scene = placed(dealt(2))
    used = {party.hero.card.number for party in scene.state.parties}
    unused = set(scene.content.heroes) - used
    state = scene.state
    everywhere = [*state.market, *state.market_discard, *state.legends, *state.row]
    everywhere += [card for stack in state.stacks for card in stack]
    assert len(unused) == 4
    assert not unused & set(everywhere)


@pytest.mark.rule("rune.setup.first_player")
def test_the_first_player_is_chosen_by_chance() -> None:
    firsts = {int(dealt(4, seed=seed).state.first) for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("rune.setup.placement")
def test_from_the_first_player_clockwise_everybody_takes_a_town_and_may_share_it() -> None:
    scene = dealt(3)
    first = int(scene.state.first)
    order = []
    while scene.state.top().kind == 0:
        order.append(scene.asked)
        scene.do(scene.town("vrede"))
    assert order == [(first + place) % 3 for place in range(3)]
    assert [scene.where(seat) for seat in range(3)] == ["E5"] * 3
    assert scene.active == first


@pytest.mark.rule("rune.core.random")
def test_the_same_seed_and_the_same_decisions_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        state = game_with(3).deal(rng_from_seed(77))
        for number in range(400):
            actions = state.legal_actions()
            if not actions:
                break
            state.apply_action(actions[(7 * number) % len(actions)], int(state.asked))
        games.append(state.to_json())
    assert games[0] == games[1]


@pytest.mark.rule("rune.core.random")
def test_other_seeds_give_other_games() -> None:
    assert dealt(3, seed=1).state.to_json() != dealt(3, seed=2).state.to_json()


@pytest.mark.rule("rune.core.random")
def test_the_acts_of_chance_of_the_set_up_come_in_the_order_of_the_rules() -> None:
    scene = dealt(2, seed=5)
    kinds = [event.kind for event in scene.events()]
    assert kinds == ["stock"] * 11 + ["hero"] * 2 + ["first"]
    towns = [event.values["town"] for event in scene.events("stock")]
    assert len(set(towns[:7])) == 7  # one on every stack, then one more on four
    assert set(towns[7:]) == {"seragart", "iagart", "weikgart", "vrede"}
