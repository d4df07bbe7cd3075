"""What the table itself refuses has rules of its own."""

from hoarfrost.core import refusals
from hoarfrost.core.game import TERMINAL, State
from hoarfrost.core.moves import refused_action
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.rulebook import load_rulebook
from tests.core.coins import BURY_ODD, DEEP, CoinsGame

REFUSALS = [
    refusals.game_over(),
    refusals.not_your_turn(1, 0),
    refusals.not_a_move("dance"),
    refusals.incomplete("bury", ["deep", "shallow"]),
    refusals.move_in_progress(0),
]


def test_each_refusal_has_a_code_of_its_own() -> None:
    assert len({refusal.code for refusal in REFUSALS}) == len(REFUSALS)


def test_the_rulebook_of_the_table_holds_exactly_the_rules_that_refuse() -> None:
    book = load_rulebook("hoarfrost.core")
    assert {refusal.rule for refusal in REFUSALS} == {rule.id for rule in book}


def refused(state: State, action: int, seat: int) -> tuple[str, str, int]:
    error = refused_action(state, action, seat, "the second turn")
    assert error.position == "the second turn"
    return error.move, error.code, error.seat


def test_an_action_is_refused_by_its_text_and_the_reasons_of_the_game() -> None:
    state = CoinsGame({}).new_initial_state(seed=1)
    assert refused(state, BURY_ODD, -1) == ("bury odd", "E_NO_CARD", 0)
    assert refused(state, DEEP, 0) == ("deep", "E_UNKNOWN_MOVE", 0)


def test_a_seat_that_is_not_asked_hears_of_the_turn_alone() -> None:
    state = CoinsGame({}).new_initial_state(seed=1)
    assert refused(state, BURY_ODD, 1) == (str(BURY_ODD), "E_NOT_YOUR_TURN", 1)


def test_after_the_end_nobody_is_asked() -> None:
    state = CoinsGame({}).new_initial_state(seed=1)
    state.play_out(rng_from_seed(1))
    assert refused(state, DEEP, -1) == (str(DEEP), "E_GAME_OVER", TERMINAL)
    assert refused(state, DEEP, 1) == (str(DEEP), "E_GAME_OVER", 1)
