"""Prescribed chance, decks and dice, shared by all games."""

import pytest

from hoarfrost.core.chance import Deck, pick
from hoarfrost.core.errors import RollError
from hoarfrost.core.game import State
from hoarfrost.core.tape import Tape
from tests.core.coins import CoinsGame

DIE = ["miss", "miss", "hit", "crit"]


@pytest.fixture
def state() -> State:
    return CoinsGame({}).new_initial_state(seed=3)


def test_a_prescribed_result_comes_before_the_generator(state: State) -> None:
    before = state.rng.to_json()
    state.feed(["crit", "hit"])
    assert [DIE[pick(state, DIE)] for _ in range(2)] == ["crit", "hit"]
    assert state.rng.to_json() == before
    pick(state, DIE)
    assert state.rng.to_json() != before


def test_every_face_of_a_die_is_as_likely_as_the_others(state: State) -> None:
    throws = [DIE[pick(state, DIE)] for _ in range(4000)]
    assert 1850 < throws.count("miss") < 2150
    assert 850 < throws.count("crit") < 1150


def test_results_are_told_on_the_tape_prescribed_or_not(state: State) -> None:
    state.tape = Tape()
    state.feed(["hit"])
    thrown = [DIE[pick(state, DIE)] for _ in range(3)]
    assert state.tape.rolls == thrown


def test_the_only_result_is_told_too(state: State) -> None:
    state.tape = Tape()
    pick(state, ["only"])
    assert state.tape.rolls == ["only"]


def test_told_results_fed_back_give_the_same_again(state: State) -> None:
    state.tape = Tape()
    thrown = [pick(state, ["a", "b", "c"]) for _ in range(20)]
    again = CoinsGame({}).new_initial_state(seed=4)
    again.feed(state.tape.rolls)
    assert [pick(again, ["a", "b", "c"]) for _ in range(20)] == thrown


def test_an_impossible_result_is_refused_with_what_is_possible(state: State) -> None:
    state.feed(["edge"])
    with pytest.raises(RollError, match="the roll 'edge' cannot happen here; possible are miss, h"):
        pick(state, DIE)
    assert state.coming_rolls() == ["edge"]


def test_where_there_is_no_choice_a_prescribed_result_waits_for_something_later(
    state: State,
) -> None:
    state.feed(["crit"])
    assert pick(state, ["only"]) == 0
    assert DIE[pick(state, DIE)] == "crit"


def test_more_results_come_after_those_that_are_left(state: State) -> None:
    state.feed(["hit", "crit"])
    pick(state, DIE)
    state.feed(["miss"])
    assert state.coming_rolls() == ["crit", "miss"]


def test_a_copy_uses_up_its_own_results(state: State) -> None:
    state.feed(["hit", "crit"])
    copy = CoinsGame({}).new_initial_state(seed=5)
    copy.take_chance_of(state)
    pick(copy, DIE)
    assert (state.coming_rolls(), copy.coming_rolls()) == (["hit", "crit"], ["crit"])
    assert copy.rng.to_json() == state.rng.to_json()


def test_a_deck_gives_each_card_once(state: State) -> None:
    deck = Deck(["c", "a", "b"])
    assert sorted(deck.draw(state) for _ in range(3)) == ["a", "b", "c"]
    assert len(deck) == 0


def test_cards_that_were_looked_at_come_next_in_that_order(state: State) -> None:
    deck = Deck(["a", "b", "c", "d"])
    seen = deck.look(state, 2)
    assert deck.look(state, 2) == seen
    assert len(deck) == 4
    assert [deck.draw(state), deck.draw(state)] == seen


def test_of_a_small_deck_one_sees_what_is_there(state: State) -> None:
    assert sorted(Deck(["a", "b"]).look(state, 5)) == ["a", "b"]


def test_a_card_put_on_top_is_drawn_next(state: State) -> None:
    deck = Deck(["a", "b"])
    deck.put_on_top("z")
    assert deck.draw(state) == "z"


def test_after_a_shuffle_no_place_is_known() -> None:
    deck = Deck(["b"], top=["c"])
    deck.shuffle_in(["a"])
    assert (deck.top, deck.undrawn) == ([], ["a", "b", "c"])


def test_an_ordered_deck_is_a_list_of_coming_results(state: State) -> None:
    state.feed(["c", "a"])
    deck = Deck(["a", "b", "c"])
    assert [deck.draw(state) for _ in range(3)] == ["c", "a", "b"]


def test_a_clone_of_a_deck_is_independent(state: State) -> None:
    deck = Deck(["a", "b"], top=["z"])
    clone = deck.clone()
    clone.draw(state)
    clone.draw(state)
    assert (len(deck), deck.top) == (3, ["z"])
