"""The rules of Snowfall, each test named after what it shows."""

import pytest

from examples.snowfall.tests.scene import choices, play, scene
from hoarfrost.core.errors import IllegalMove
from hoarfrost.registry import load_game
from snowfall.engine.state import SnowfallState
from snowfall.engine.things import LOOK, WORDS


def rules_of_refusal(state: SnowfallState, text: str, seat: int | None = None) -> list[str]:
    return [reason.rule for reason in state.why_not(text, seat)]


@pytest.mark.rule("snowfall.game")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_can_play_to_the_end(seats: int) -> None:
    state = load_game("snowfall", seats).new_initial_state(seats)
    state.play_out(state.rng.fork())
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.ranks) == seats
    assert outcome.reason == "points"


@pytest.mark.rule("snowfall.cards")
def test_everybody_is_dealt_three_cards_and_all_see_how_many_the_others_hold() -> None:
    view = load_game("snowfall").new_initial_state(1).view(0)
    assert (len(view["hand"]), view["counts"]) == (3, [3, 3, 3])


@pytest.mark.rule("snowfall.alike")
def test_the_snowballs_of_a_hand_are_one_choice() -> None:
    state = scene(["B1 B2 B3", "I", "I"], "hut tree tree")
    assert choices(state) == ["pass", "throw ball"]
    assert state.view(0)["hand"] == ["B", "B", "B"]


@pytest.mark.rule("snowfall.alike")
@pytest.mark.parametrize("ball", ["B1", "B2", "B3"])
def test_chance_takes_one_of_several_snowballs(ball: str) -> None:
    state = scene(["B1 B2 B3", "", ""], "hut tree tree")
    state.feed([ball])
    play(state, "throw ball", "at 1")
    assert state.pile == [ball]


@pytest.mark.rule("snowfall.round")
def test_after_hiding_the_seats_throw_in_turn() -> None:
    state = scene()
    play(state, "hut", "tree", "hut")
    asked = []
    for _ in range(3):
        asked.append(state.current_player())
        play(state, "pass")
    assert asked == [0, 1, 2]
    assert (state.round, state.step) == (2, "hide")


@pytest.mark.rule("snowfall.round")
def test_in_the_second_round_the_second_seat_throws_first() -> None:
    state = scene(round=2, past=["sun"])
    play(state, "hut", "hut", "tree")
    assert state.current_player() == 1
    play(state, "pass", "pass", "pass")
    assert state.round == 3


@pytest.mark.rule("snowfall.hide")
def test_hiding_places_are_secret_until_all_have_chosen() -> None:
    state = scene()
    assert state.asked_at_once() == [0, 1, 2]
    assert play(state, "hut", "tree") == ["hide", "hide"]
    assert state.asked_at_once() == [2]
    assert [state.view(seat)["hides"] for seat in (0, 1, 2, None)] == [
        ["hut", "", ""],
        ["", "tree", ""],
        ["", "", ""],
        ["", "", ""],
    ]
    assert play(state, "hut") == ["hide", "hidden"]
    assert state.view(None)["hides"] == ["hut", "tree", "hut"]


@pytest.mark.rule("snowfall.look")
def test_anybody_may_look_at_the_sky_once_a_game_and_alone_knows_it() -> None:
    state = scene(hides="hut tree hut", sky="storm")
    state.apply_action(LOOK, 2)
    assert [state.view(seat)["sky"] for seat in (0, 1, 2, None)] == ["", "", "storm", ""]
    assert [state.view(seat)["looked"] for seat in (0, None)] == [[2], [2]]
    assert (choices(state, 1), choices(state, 2)) == (["look"], [])
    assert rules_of_refusal(state, "look", 2) == ["snowfall.look"]


@pytest.mark.rule("snowfall.look")
def test_whoever_is_asked_may_look_only_before_hiding() -> None:
    assert choices(scene()) == ["hut", "tree", "look"]
    state = scene(hides="hut tree hut")
    assert "look" not in choices(state)
    assert rules_of_refusal(state, "look") == ["snowfall.look"]


@pytest.mark.rule("snowfall.look")
def test_what_was_seen_is_forgotten_with_the_round() -> None:
    state = scene(hides="hut tree hut", lookers=[0], looked=[0])
    play(state, "pass", "pass", "pass")
    assert state.view(0)["sky"] == ""
    assert choices(state) == ["hut", "tree"]


@pytest.mark.rule("snowfall.throw")
def test_a_throw_goes_at_somebody_who_hides_elsewhere() -> None:
    state = scene(["B1 I", "B2", "B3", "B1"], "hut hut tree tree")
    assert choices(state) == ["pass", "throw ball", "throw icicle"]
    play(state, "throw icicle")
    assert state.is_mid_move()
    assert choices(state) == ["at 2", "at 3"]
    assert rules_of_refusal(state, "at 1") == ["snowfall.throw"]


@pytest.mark.rule("snowfall.throw")
def test_nobody_can_throw_when_all_hide_in_one_place() -> None:
    state = scene(hides="tree tree tree")
    assert choices(state) == ["pass"]
    with pytest.raises(IllegalMove, match="nobody to throw at"):
        state.string_to_action("throw ball")
    assert not state.is_window()


@pytest.mark.rule("snowfall.throw")
def test_half_a_throw_is_seen_by_nobody_else() -> None:
    state = scene(hides="hut tree tree")
    before = [state.view(seat) for seat in (1, 2, None)]
    assert play(state, "throw ball") == []
    assert [state.view(seat) for seat in (1, 2, None)] == before
    assert state.view(0)["picked"] == "B"


@pytest.mark.rule("snowfall.catch")
def test_a_mitten_catches_and_scores_a_point() -> None:
    state = scene(["B3", "M", ""], "hut tree tree")
    play(state, "throw ball", "at 1")
    assert state.current_player() == 1
    assert state.is_window()
    assert choices(state) == ["pass", "catch"]
    assert play(state, "catch")[0] == "catch"
    assert state.scores == [0, 1, 0]
    assert sorted(state.pile) == ["B3", "M"]


@pytest.mark.rule("snowfall.catch")
def test_whoever_could_hold_a_mitten_is_asked_and_may_only_pass_without_one() -> None:
    state = scene(["B3", "I", ""], "hut tree tree")
    play(state, "throw ball", "at 1")
    assert choices(state) == ["pass"]
    assert rules_of_refusal(state, "catch") == ["snowfall.catch"]


@pytest.mark.rule("snowfall.catch")
@pytest.mark.parametrize(
    ("hand", "pile"), [("", []), ("I", ["M"])], ids=["no cards", "all mittens used"]
)
def test_whoever_cannot_hold_a_mitten_is_not_asked(hand: str, pile: list[str]) -> None:
    state = scene(["B3", hand, ""], "hut tree tree", options={"mittens": 1}, pile=pile)
    assert play(state, "throw ball", "at 1")[:2] == ["throw", "hit"]


@pytest.mark.rule("snowfall.weight")
@pytest.mark.parametrize(("card", "points"), [("B1", 1), ("B2", 2), ("B3", 3), ("I", 2)])
def test_a_hit_scores_the_weight_of_the_card(card: str, points: int) -> None:
    state = scene([card, "I", ""], "hut tree tree")
    play(state, choices(state)[1], "at 2")
    assert state.scores == [points, 0, 0]


@pytest.mark.rule("snowfall.weight")
def test_the_weight_is_hidden_in_flight() -> None:
    state = scene(["B3", "I", ""], "hut tree tree")
    play(state, "throw ball", "at 1")
    assert [state.view(seat)["flight"] for seat in (0, 1, None)] == ["B", "B", "B"]


@pytest.mark.rule("snowfall.sky")
@pytest.mark.parametrize(
    ("sky", "scores"), [("storm", [0, -1, -1]), ("sun", [-1, 0, 0]), ("snow", [0, 0, 0])]
)
def test_the_sky_costs_those_in_the_wrong_place_a_point(sky: str, scores: list[int]) -> None:
    state = scene(hides="hut tree tree", sky=sky)
    play(state, "pass", "pass", "pass")
    assert (state.scores, state.past) == (scores, [sky])


@pytest.mark.rule("snowfall.sky")
def test_a_sky_that_has_come_twice_does_not_come_back() -> None:
    state = scene(hides="hut tree tree", sky="sun", past=["sun"], round=2)
    state.turn = 1
    play(state, "pass", "pass", "pass")
    assert state.sky in ("snow", "storm")


@pytest.mark.rule("snowfall.draw")
@pytest.mark.parametrize(("sky", "count"), [("sun", 4), ("snow", 5)])
def test_everybody_draws_a_card_and_after_snow_two(sky: str, count: int) -> None:
    state = scene(hides="hut hut hut", sky=sky)
    play(state, "pass", "pass", "pass")
    assert [len(hand) for hand in state.hands] == [count] * 3


@pytest.mark.rule("snowfall.draw")
def test_an_empty_deck_gives_no_cards() -> None:
    options = {"balls": 1, "icicles": 1, "mittens": 0}
    state = scene(["B1", "B2", "B3"], "hut hut hut", "sun", options)
    play(state, "pass", "pass", "pass")
    assert [len(hand) for hand in state.hands] == [2, 1, 1]


@pytest.mark.rule("snowfall.end")
@pytest.mark.parametrize(
    ("scores", "winners", "ranks", "is_draw"),
    [
        ([5, 2, 3], [0], [1, 3, 2], False),
        ([4, 4, 1], [0, 1], [1, 1, 3], False),
        ([2, 2, 2], [0, 1, 2], [1, 1, 1], True),
    ],
)
def test_the_most_points_win_alone_or_together(
    scores: list[int], winners: list[int], ranks: list[int], is_draw: bool
) -> None:
    state = scene(hides="hut hut hut", options={"rounds": 1}, scores=scores)
    assert play(state, "pass", "pass", "pass")[-1] == "end"
    best = 1.0 if len(winners) == 1 else 0.0
    assert state.returns() == [best if seat in winners else -1.0 for seat in range(3)]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.is_draw) == (winners, ranks, is_draw)
    assert state.why_not("pass")[0].rule == "snowfall.end"


def test_whoever_is_ahead_looks_better() -> None:
    state = scene(scores=[3, 0, -6])
    ahead, behind, last = (state.estimate(seat) for seat in range(3))
    assert 1 >= ahead > 0.5 > behind > last == 0


def test_every_word_has_a_reason_when_it_is_not_allowed_and_none_when_it_is() -> None:
    state = scene()
    for seat in range(3):
        for action, text in enumerate(WORDS):
            assert bool(state.why_not(text, seat)) != (action in state.legal_actions(seat))
