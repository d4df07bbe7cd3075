"""A match: whole moves by text, forced answers, taking back, and what each seat may read."""

import json

import pytest
from mypy_extensions import i64

from hoarfrost.core.errors import HoarfrostError, IllegalMove, RollError
from hoarfrost.core.game import State
from hoarfrost.core.match import Match
from hoarfrost.core.moves import read_move
from hoarfrost.core.outcome import Outcome
from tests.core.coins import BOW, BURY_ODD, DEEP, FLIP, PEEK, CoinsGame, CoinsState


class OnlyBury(CoinsState):
    """A position in which a seat may do nothing but bury an odd card."""

    def __init__(self, game: CoinsGame, state: State) -> None:
        super().__init__(game, state.rng.clone())
        self.set(state.to_json())

    def legal_actions(self, seat: i64 = -1) -> list[int]:
        return [BURY_ODD]


class TwoWaysToBow(CoinsState):
    """A step whose text is that of another one and its next step together."""

    def __init__(self, game: CoinsGame, state: State) -> None:
        super().__init__(game, state.rng.clone())
        self.set(state.to_json())

    def action_to_string(self, action: int) -> str:
        return "bow low" if action == FLIP else super().action_to_string(action)

    def clone(self) -> "TwoWaysToBow":
        return TwoWaysToBow(self.game, self)


HANDS = ["1", "2", "3", "4", "6", "5"]  # seat 0 holds 1 3 6, seat 1 holds 2 4 5


def match_of(play_forced: bool = True, turns: int = 8) -> Match:
    return Match(CoinsGame({"turns": turns}), seed=7, play_forced=play_forced, rolls=HANDS)


def texts(match: Match) -> list[str]:
    return [move.text for move in match.moves]


def test_the_same_seed_deals_the_same_match() -> None:
    first, second = Match(CoinsGame({}), seed=7), Match(CoinsGame({}), seed=7)
    assert first.deal.rolls == second.deal.rolls
    assert first.seed == 7


def test_without_a_seed_a_secret_one_is_taken_and_kept() -> None:
    first, second = Match(CoinsGame({})), Match(CoinsGame({}))
    assert isinstance(first.seed, int)
    assert first.seed != second.seed
    assert first.deal.rolls == Match(CoinsGame({}), seed=first.seed).deal.rolls


def test_legal_moves_are_whole_moves() -> None:
    assert match_of().legal_moves == [
        "flip",
        "play odd",
        "play even",
        "bury odd deep",
        "bury odd shallow",
        "bury even deep",
        "bury even shallow",
        "peek",
        "challenge",
        "bow low",
    ]


def test_every_legal_move_can_be_pushed() -> None:
    for text in match_of().legal_moves:
        match = match_of()
        match.push(text)
        assert match.moves[0].text == text


def test_a_compound_move_is_one_move() -> None:
    match = match_of()
    match.push("bury odd deep", rolls=["3"])
    assert texts(match) == ["bury odd deep"]
    assert match.moves[0].rolls == ["3"]
    assert [event.kind for event in match.moves[0].events] == ["bury"]
    assert match.state.current_player() == 1


def test_steps_made_one_by_one_grow_into_one_move() -> None:
    match = match_of()
    match.push_action(BURY_ODD)
    assert match.legal_moves == ["deep", "shallow"]
    match.push_action(DEEP)
    assert texts(match) == ["bury odd deep"]
    match.pop()
    assert match.legal_moves[0] == "flip"


def test_a_step_without_a_choice_completes_the_move_that_was_chosen() -> None:
    match = match_of()
    match.push_action(BOW)
    assert [(move.text, move.forced) for move in match.moves] == [("bow low", False)]


def test_a_move_of_which_only_the_first_step_is_certain_is_not_forced() -> None:
    match = match_of()
    match.state = OnlyBury(CoinsGame({}), match.state)
    assert match.answer_forced() is None
    assert match.legal_moves == ["bury odd deep", "bury odd shallow"]


def test_a_move_begun_by_action_can_be_finished_by_text() -> None:
    match = match_of()
    match.push_action(BURY_ODD)
    match.push("shallow")
    assert texts(match) == ["bury odd shallow"]


def test_a_text_is_read_with_the_longest_first_step() -> None:
    match = match_of()
    match.state = TwoWaysToBow(CoinsGame({}), match.state)
    assert read_move(match.state, "bow low", 0).actions == [FLIP]


def test_nobody_else_may_move_while_a_move_is_half_made() -> None:
    match = match_of()
    match.push_action(BURY_ODD)
    assert match.side_moves(1) == []
    with pytest.raises(IllegalMove) as error:
        match.push("cough", seat=1)
    assert (error.value.code, error.value.rule) == ("E_MOVE_IN_PROGRESS", "core.whole_move")


def test_spaces_and_aliases_are_forgiven() -> None:
    match = match_of()
    match.push("  bury   even  deep ")
    match.push("toss")
    assert texts(match) == ["bury even deep", "flip"]


def test_forced_answers_are_given_by_the_match() -> None:
    match = match_of()
    move = match.push("challenge")
    assert [(m.seat, m.text, m.forced) for m in match.moves] == [
        (0, "challenge", False),
        (1, "accept", True),
    ]
    assert move is match.moves[0]
    assert repr(match.moves[1]) == "MadeMove(1: accept (forced))"


def test_forced_answers_can_be_left_to_the_caller() -> None:
    match = match_of(play_forced=False)
    match.push("challenge")
    assert match.legal_moves == ["accept"]
    answer = match.answer_forced()
    assert answer is not None
    assert answer.forced
    assert match.answer_forced() is None


def test_a_seat_may_act_out_of_turn_where_the_game_lets_it() -> None:
    match = match_of()
    assert match.side_moves(0) == []
    assert match.side_moves(1) == ["cough"]
    match.push("cough", seat=1)
    assert match.side_moves(1) == []
    assert match.state.current_player() == 0
    assert match.moves[0].seat == 1


def test_chance_is_written_beside_the_move() -> None:
    match = match_of()
    match.push("flip", rolls=["heads"])
    match.push("flip")
    assert match.moves[0].rolls == ["heads"]
    assert match.moves[1].rolls in (["heads"], ["tails"])
    assert match.deal.rolls == HANDS
    assert match.state.tape is None


@pytest.mark.parametrize(
    ("text", "seat", "code", "rule", "sentence"),
    [
        ("flip", 1, "E_NOT_YOUR_TURN", "core.turn", "It is the turn of seat 0, not of seat 1."),
        ("dance", None, "E_UNKNOWN_MOVE", "core.notation", "dance is not a legal move here."),
        ("", None, "E_UNKNOWN_MOVE", "core.notation", "Name a move."),
        ("play gold", None, "E_NO_CARD", "coins.cards", "You have no such card: play gold."),
        (
            "bury odd",
            None,
            "E_INCOMPLETE_MOVE",
            "core.whole_move",
            "bury odd is not the whole move; it goes on with one of: deep or shallow.",
        ),
        (
            "bury odd sideways",
            None,
            "E_UNKNOWN_MOVE",
            "core.notation",
            "bury odd sideways is not a legal move here.",
        ),
        (
            "flip flip",
            None,
            "E_UNKNOWN_MOVE",
            "core.notation",
            "flip flip is not a legal move here.",
        ),
    ],
)
def test_a_move_that_is_not_allowed_changes_nothing_and_says_why(
    text: str, seat: int | None, code: str, rule: str, sentence: str
) -> None:
    match = match_of()
    before = str(match.state)
    reasons = match.why_not(text, seat)
    assert [(reason.code, reason.rule, reason.sentence()) for reason in reasons] == [
        (code, rule, sentence)
    ]
    with pytest.raises(IllegalMove) as error:
        match.push(text, seat)
    assert error.value.code == code
    assert str(match.state) == before
    assert match.moves == []


def test_a_move_that_is_allowed_has_no_reasons_against_it() -> None:
    match = match_of()
    assert match.why_not("bury odd deep") == []
    assert match.why_not("cough", seat=1) == []


def test_an_error_shows_the_position_as_the_mover_sees_it() -> None:
    match = match_of()
    with pytest.raises(IllegalMove) as error:
        match.push("dance")
    assert error.value.position == match.state.information_state_string(0)


def test_an_error_as_a_text_is_the_move_the_seat_and_the_reason_and_no_position() -> None:
    match = match_of()
    with pytest.raises(IllegalMove) as error:
        match.push("dance")
    assert str(error.value) == "dance (seat 0): dance is not a legal move here. [core.notation]"
    assert error.value.text("nl").startswith("dance (plaats 0): ")
    with pytest.raises(IllegalMove, match=r"^flip \(seat 1\): It is the turn of seat 0"):
        match.push("flip", seat=1)


def test_an_action_that_is_not_legal_is_refused() -> None:
    match = match_of()
    with pytest.raises(IllegalMove) as error:
        match.push_action(DEEP)
    assert error.value.code == "E_UNKNOWN_MOVE"
    with pytest.raises(IllegalMove) as error:
        match.push_action(FLIP, seat=1)
    assert error.value.code == "E_NOT_YOUR_TURN"


def test_after_the_end_nobody_moves() -> None:
    match = match_of(turns=1)
    match.push("flip")
    assert match.legal_moves == match.side_moves(1) == []
    assert match.answer_forced() is None
    with pytest.raises(IllegalMove) as by_text:
        match.push("flip")
    with pytest.raises(IllegalMove) as by_action:
        match.push_action(FLIP, 1)
    for error in (by_text.value, by_action.value):
        assert (error.code, error.rule) == ("E_GAME_OVER", "core.end")


def test_a_seat_that_does_not_exist_is_named() -> None:
    match = match_of()
    with pytest.raises(HoarfrostError, match="there is no seat 2; the seats are 0 to 1"):
        match.push("flip", seat=2)
    with pytest.raises(HoarfrostError, match="there is no seat -1"):
        match.view(-1)


def test_an_impossible_roll_changes_nothing() -> None:
    match = match_of()
    before = str(match.state)
    with pytest.raises(RollError):
        match.push("flip", rolls=["edge"])
    assert str(match.state) == before
    assert match.moves == []
    assert match.state.tape is None


def test_a_move_is_taken_back_with_the_forced_answers_to_it() -> None:
    match = match_of()
    before = str(match.state)
    match.push("challenge")
    taken_back = match.pop()
    assert taken_back.text == "challenge"
    assert (str(match.state), match.moves) == (before, [])


def test_taking_back_does_not_roll_again() -> None:
    match = match_of()
    match.push("flip")
    rolls = match.moves[0].rolls
    for _ in range(5):
        match.pop()
        match.push("flip")
        assert match.moves[0].rolls == rolls


def test_taking_back_frees_chance_that_was_prescribed_for_the_move() -> None:
    match = match_of()
    match.push("flip", rolls=["heads"])
    match.pop()
    match.push("bury odd deep")


def test_there_may_be_nothing_to_take_back() -> None:
    with pytest.raises(HoarfrostError, match="there is no move to take back"):
        match_of().pop()


def test_a_move_that_showed_nothing_may_be_taken_back_freely() -> None:
    match = match_of(play_forced=False)
    assert not match.can_take_back(0)
    match.push("challenge")
    assert match.can_take_back(0)
    assert not match.can_take_back(1)


def test_taking_back_is_not_free_after_another_seat_spoke() -> None:
    match = match_of(play_forced=False)
    match.push("challenge")
    match.push("accept")
    assert not match.can_take_back(0)


def test_taking_back_is_no_freer_if_the_answer_was_forced() -> None:
    """Else it would tell whether the opponent had a choice."""
    match = match_of()
    match.push("challenge")
    assert not match.can_take_back(0)


def test_taking_back_is_not_free_after_chance_spoke() -> None:
    match = match_of()
    match.push("flip")
    assert not match.can_take_back(0)


def test_taking_back_is_not_free_after_something_hidden_was_seen() -> None:
    peeked, uncovered = match_of(), match_of()
    peeked.push("peek")
    assert not peeked.can_take_back(0)
    uncovered.push("play even")  # no chance in it, but the number of the card came to light
    assert uncovered.moves[0].rolls == []
    assert not uncovered.can_take_back(0)


def test_a_view_is_that_of_the_state_with_handles() -> None:
    match = match_of()
    assert match.view(0) == {
        **match.state.view(0),
        "handles": {"hand0": [["even", 1], ["odd", 2], ["odd", 3]]},
    }
    assert match.view(None)["handles"] == {}


def test_a_handle_follows_a_card_to_the_table_for_its_owner_alone() -> None:
    match = match_of()
    match.push("play even")
    assert match.view(0)["handles"]["table"] == [["6", 1]]
    assert match.view(1)["handles"]["table"] == [["6", 4]]
    assert match.view(None)["handles"]["table"] == [["6", 1]]


def test_a_buried_card_comes_back_with_another_handle() -> None:
    match = match_of()
    match.push("bury even shallow")
    match.push("flip")
    match.push("dig")
    assert match.view(0)["handles"]["hand0"] == [["even", 4], ["odd", 2], ["odd", 3]]


def test_views_before_a_move_and_after_taking_it_back_are_the_same() -> None:
    match = match_of()
    before = json.dumps([match.view(seat) for seat in (None, 0, 1)])
    match.push("bury even shallow")
    match.push("dig")
    match.pop()
    match.pop()
    assert json.dumps([match.view(seat) for seat in (None, 0, 1)]) == before


def test_each_seat_reads_its_own_secrets_in_the_log() -> None:
    match = match_of()
    match.push("peek")
    public = {"kind": "peek", "rule": "coins.peek", "seat": 0}
    assert match.log(0)[-1] == {**public, "card": [2]}
    assert match.log(1)[-1] == match.log(None)[-1] == public
    assert match.log(0)[0]["faces"] == ["even", "odd", "odd"]
    assert "faces" not in match.log(1)[0]


def test_after_the_end_the_log_tells_everything() -> None:
    match = match_of(turns=1)
    match.push("peek")
    assert match.log(1)[-1]["card"] == [2]


def test_half_a_move_is_in_nobody_elses_log() -> None:
    match = match_of()
    match.push_action(BURY_ODD)
    assert match.log(1) == [event.seen_by(1) for event in match.deal.events]
    assert json.loads(match.record(1))["moves"] == []
    assert json.loads(match.record(0))["moves"] == [{"seat": 0, "move": "bury odd"}]


def test_the_outcome_is_there_at_the_end() -> None:
    match = match_of(turns=1)
    assert match.outcome() is None
    match.push("flip", rolls=["heads"])
    assert match.result() == {"points": [1, 0]}
    assert match.outcome() == Outcome([0], [1, 2], is_draw=False, reason="")


def test_a_notebook_shows_the_table_as_a_spectator_sees_it() -> None:
    svg = match_of()._repr_svg_()
    assert svg.startswith("<svg ")
    assert "As a spectator sees it" in svg
    assert match_of().state.to_svg(0) != match_of().state.to_svg(1)


def test_a_match_can_be_played_to_the_end_by_actions() -> None:
    match = match_of(turns=3)
    while match.legal_moves:
        match.push_action(PEEK)
    assert texts(match) == ["peek"] * 3


@pytest.mark.parametrize("text", ["", " ", "\t"])
@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_no_move_for_anybody(text: str, seat: int) -> None:
    match = match_of()
    match.push("cough", 1)  # seat 1 has no legal action left
    before = str(match.state)
    assert match.why_not(text, seat)
    with pytest.raises(IllegalMove):
        match.push(text, seat)
    assert str(match.state) == before
    assert len(match.moves) == 1
