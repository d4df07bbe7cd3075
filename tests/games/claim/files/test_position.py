"""Positions: what is written down can be read back, and bad ones are refused."""

from typing import Any

import pytest

import hoarfrost
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from tests.games.claim.scene import act, field, legal, play, scene, score, step, trick

ALL_OF_IT = {
    "mix": ["gnomes", "giants", "seers", "trolls", "poisoners"],
    "artifacts": True,
    "locations": "both",
}


def refused(position: Any, **options: Any) -> str:
    with pytest.raises(hoarfrost.PositionError) as raised:
        hoarfrost.load_game("claim", **options).from_json(position)
    return str(raised.value)


def full_position() -> Json:
    position = hoarfrost.load_game("claim").new_initial_state(seed=1).to_json()
    assert len(position["undrawn"]) == 25
    return position


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize("options", [{}, ALL_OF_IT, {"mix": "frost_and_fire", "edition": "nl"}])
def test_every_position_of_a_game_can_be_read_back(options: Json) -> None:
    game = hoarfrost.load_game("claim", **options)
    rng = rng_from_seed(3)
    state = game.new_initial_state(seed=3)
    while not state.is_terminal():
        copy = game.from_json(state.to_json())
        assert copy.to_json() == state.to_json()
        assert copy.legal_actions() == state.legal_actions()
        action = state.nth_legal(rng.below(state.legal_count()))
        state.apply_action(action)
    assert game.from_json(state.to_json()).to_json() == state.to_json()


@pytest.mark.rule("claim.engine.invariants")
def test_a_position_with_53_cards_is_refused() -> None:
    position = full_position()
    position["discard"] = ["YE1"]
    assert "YE1" in refused(position)
    assert "yetis" in refused(position)


@pytest.mark.rule("claim.engine.invariants")
def test_a_position_with_a_card_twice_is_refused() -> None:
    position = full_position()
    position["discard"] = [position["hand"][0][0]]
    assert f"the card {position['hand'][0][0]} lies in two places" in refused(position)


@pytest.mark.rule("claim.engine.invariants")
def test_a_position_with_51_cards_is_refused() -> None:
    position = full_position()
    lost = position["undrawn"].pop()
    assert lost in refused(position)


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"hand": [["GO99"], []]}, "GO99"),
        ({"hand": [["GO4"]]}, "two seats"),
        ({"hand": "GO4"}, "hand"),
        ({"hand": [[4], []]}, "hand"),
        ({"step": "T99"}, "'T99' is not a step"),
        ({"step": "BEFORE_LED"}, "BEFORE_LEAD"),
        ({"phase": 3}, "from 1 to 2"),
        ({"phase": "1"}, "phase"),
        ({"phase": True}, "phase"),
        ({"leader": 2}, "leader"),
        ({"trickNo": 0}, "trickNo"),
        ({"maskLeft": 3}, "maskLeft"),
        ({"lossStreak": [1]}, "two seats"),
        ({"lossStreak": ["a", "b"]}, "lossStreak"),
        ({"bottle": "yes"}, "bottle"),
        ({"diced": [1, 0]}, "diced"),
        ({"table": {"lead": {"by": 0}}}, "table"),
        ({"table": {"lead": {"card": "GO4", "by": 1}}}, "leader is seat 0"),
        ({"table": {"lead": {"card": "GO4", "origin": "moon"}}}, "moon"),
        ({"table": {"lead": {"card": "GO4", "mods": ["x3"]}}}, "x3"),
        ({"table": {"third": "GO4"}}, "table"),
        ({"artifacts": [["excalibur"], []]}, "excalibur"),
        ({"artifacts": [["ice_sword"], ["ice_sword"]]}, "twice"),
        ({"toxic": [1, 2]}, "three Toxics"),
        ({"toxic": [1, 2, 12]}, "12"),
        ({"locations": ["castle"]}, "castle"),
        ({"locations": ["pit", "tavern"]}, "at most one Building"),
        ({"locations": ["forest", "lava_fields"]}, "at most one Setting"),
        ({"frozen": ["GO1", "GO2"]}, "frozen"),
        ({"mark": ["GO1", None]}, "mark"),
        ({"prizes": ["GO1", "GO2", "GO3"]}, "at most two"),
        ({"spent": [{"by": 0}]}, "spent"),
        ({"rolls": ["GO99"]}, "GO99"),
        ({"hnad": [[], []]}, 'unknown field "hnad"'),
        ({"unknown": 1}, "unknown"),
        ({"pending": []}, "pending"),
        ({"rng": "zzz"}, "zzz"),
    ],
)
def test_a_bad_field_is_refused_by_its_name(fields: Json, told: str) -> None:
    base = {"unchecked": True, "phase": 2, "hand": [["GO8"], ["GO9"]]}
    assert told in refused({**base, **fields})


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize("position", [None, [], "GO4", 7])
def test_a_position_is_an_object(position: Any) -> None:
    assert "object" in refused(position)


@pytest.mark.rule("claim.engine.invariants")
def test_a_position_of_another_game_or_other_options_is_refused() -> None:
    assert "krosmaster" in refused({"game": "krosmaster"})
    position = hoarfrost.load_game("claim", mix="frost").new_initial_state(seed=1).to_json()
    assert "mix" in refused(position)


@pytest.mark.rule("claim.engine.invariants")
def test_without_unchecked_all_52_cards_must_lie_somewhere() -> None:
    assert "unchecked" in refused({"phase": 2, "hand": [["GO4"], ["GO9"]]})


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize(
    ("fields", "stands_at"),
    [
        ({"phase": 1, "deck": "DW1 DW2 DW3"}, "T4"),
        ({"phase": 1, "prizes": "DW1", "deck": "DW2 DW3"}, "T4"),
        ({"phase": 2}, "T4"),
        ({"phase": 2, "table": {"lead": "UD1"}}, "T7"),
        ({"phase": 2, "artifacts": ["ice_sword", ""]}, "BEFORE_LEAD"),
        ({"phase": 2, "table": {"lead": "UD5"}, "artifacts": ["", "spyglass"]}, "LEAD_PLAYED"),
        (
            {
                "phase": 2,
                "table": {"lead": "UD1", "second": "UD2"},
                "artifacts": ["ice_sword", ""],
            },
            "BEFORE_RESOLVE",
        ),
    ],
)
def test_without_a_step_the_game_stands_at_the_first_that_fits(
    fields: Json, stands_at: str
) -> None:
    assert step(scene(hand=["GO4 GO1", "GO5 GO2"], **fields)) == stands_at


@pytest.mark.rule("claim.engine.invariants")
def test_an_ordered_deck_and_rolls_come_before_the_generator() -> None:
    state = scene(
        phase=1,
        hand=["GO4 GO1", "GO5 GO2"],
        deck="UD9 UD3",
        undrawn="UD1 UD2",
    )
    assert field(state, "prizes") == ["UD9"]
    play(state, "GO4", "GO5")
    assert field(state, "followers")[0] == ["UD3"]
    assert field(state, "prizes")[0] in ("UD1", "UD2")


@pytest.mark.rule("claim.engine.invariants")
def test_an_impossible_roll_is_an_error_and_changes_nothing() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO5 GO2"],
        artifacts=["gamblers_dice", ""],
        rolls="UD1",
    )
    before = state.to_json()
    with pytest.raises(hoarfrost.RollError, match="UD1"):
        act(state, "!dice")
    assert state.to_json() == before


@pytest.mark.rule("claim.engine.invariants")
def test_positions_half_way_through_a_move_can_be_read_back() -> None:
    game = hoarfrost.load_game("claim")
    state = trick(2, "GO7", "GO2", discard="YE1 YE2", artifacts=["spyglass", ""])
    for text in ("!spyglass", "GO7", "YE2"):
        state = game.from_json(state.to_json())
        assert state.why_not(text) == []
        state.apply_action(state.string_to_action(text))
    assert score(state, 0) == {"GO2", "YE2"}


@pytest.mark.rule("claim.engine.invariants")
def test_positions_in_every_kind_of_decision_can_be_read_back() -> None:
    game = hoarfrost.load_game("claim")
    looked = trick(1, "SE7", "SE2", deck="GO1 KN9 UD1 UD2")
    act(looked, "look")
    given = scene(phase=2, step="end", score=["UD1 UD2 UD3", "UD4 UD5 UD6"], locations="tavern")
    given.apply_action(given.string_to_action("give UD1"))
    wished = scene(phase=2, hand=["DW6 GO1", "DW9 KN7"], artifacts=["wishing_lamp", ""])
    play(wished, "DW6", "!lamp KN7")
    book = scene(
        phase=1,
        step="boundary",
        followers=["GO1 GO2", "UD2"],
        discard="KN9",
        artifacts=["gamblers_book", ""],
    )
    act(book, "!gamblers_book")
    peeking = trick(2, "PO7", "PO2", toxic=[1, 2, 3])
    frozen = trick(2, "GO5", "GO6", artifacts=["ice_sword", ""])
    play(frozen, "!ice_sword")
    for state in (looked, given, wished, book, peeking, frozen):
        copy = game.from_json(state.to_json())
        assert copy.to_json() == state.to_json()
        assert legal(copy) == legal(state)
        for viewer in (0, 1, None):
            assert copy.view(viewer) == state.view(viewer)


@pytest.mark.rule("claim.info.face")
@pytest.mark.parametrize(
    ("face", "cards"), [("DMo", "DM1, DM3, DM5, DM7, DM9"), ("TC3", "TC3r, TC3x")]
)
def test_a_position_asks_for_the_card_where_only_its_face_is_written(face: str, cards: str) -> None:
    with pytest.raises(hoarfrost.PositionError, match=f"a position needs one of {cards}"):
        hoarfrost.load_position({"game": "claim", "unchecked": True, "hand": [[face], ["GO1"]]})
