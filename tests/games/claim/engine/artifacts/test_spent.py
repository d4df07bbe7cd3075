"""The pile of played artifacts says what everybody has seen of each of them."""

import json

import pytest

import hoarfrost
from hoarfrost.core.game import State
from tests.games.claim.scene import act, play, scene, seen


def check_all_read(state: State, told: list[dict[str, object]]) -> None:
    for viewer in (0, 1, None):
        assert seen(state, viewer, "spent") == told
    written = json.loads(json.dumps(state.to_json()))
    assert hoarfrost.load_position(written).to_json() == written


@pytest.mark.rule("claim.info.zones", "claim.artifact.endless_rope")
def test_the_pile_names_the_card_that_the_endless_rope_took() -> None:
    hands = ["GO4 UD1", "GO5 UD2"]
    state = scene(phase=2, hand=hands, score=["DW1 DM3", ""], artifacts=["endless_rope", ""])
    play(state, "!endless_rope DMo")
    check_all_read(state, [{"artifact": "endless_rope", "by": 0, "card": "DMo"}])


@pytest.mark.rule("claim.info.zones", "claim.artifact.spyglass")
def test_the_pile_names_both_cards_of_the_spyglass() -> None:
    state = scene(
        phase=2,
        hand=["FB7 GO1", "IK10 UD2"],
        discard="YE1",
        artifacts=["spyglass", ""],
    )
    play(state, "FB7", "IK10", "!spyglass FB7 IK10")
    told = [{"artifact": "spyglass", "by": 0, "given": "FB7", "card": "IK10"}]
    check_all_read(state, told)


@pytest.mark.rule("claim.info.zones", "claim.artifact.gamblers_book")
def test_the_pile_names_both_cards_of_the_gamblers_book_each_when_it_is_seen() -> None:
    state = scene(
        phase=1,
        step="boundary",
        followers=["DM1 GO2 UD1", "UD2 UD3 UD4"],
        discard="KN9 IK10",
        artifacts=["gamblers_book", ""],
        rolls="DM1",
    )
    act(state, "!gamblers_book")
    check_all_read(state, [{"artifact": "gamblers_book", "by": 0, "given": "DMo"}])
    act(state, "take IK10")
    told = [{"artifact": "gamblers_book", "by": 0, "given": "DMo", "card": "IK10"}]
    check_all_read(state, told)


@pytest.mark.rule("claim.info.zones")
def test_a_position_may_leave_out_what_an_artifact_moved() -> None:
    for name in ("endless_rope", "spyglass", "gamblers_book"):
        state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"], spent=[name])
        check_all_read(state, [{"artifact": name, "by": 0}])
