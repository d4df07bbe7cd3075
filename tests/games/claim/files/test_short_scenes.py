"""Positions with just the cards that matter."""

import json

import pytest

import hoarfrost
from hoarfrost.core.errors import PositionError
from hoarfrost.core.game import State
from hoarfrost.core.moves import read_move
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed


def load(**position: object) -> State:
    return hoarfrost.load_position({"game": "claim", "unchecked": True, **position})


def play(state: State, *moves: str) -> Json:
    for move in moves:
        reading = read_move(state, move, int(state.current_player()))
        assert reading.is_whole(), move
        for action in reading.actions:
            state.apply_action(action)
    return state.to_json()


@pytest.mark.rule("claim.info.face")
def test_a_single_hand_card_is_a_scene_and_not_the_end_of_the_game() -> None:
    state = load(hand=[["DM7"], []])
    assert state.view(0)["hand"][0] == ["DMo"]
    assert state.view(1)["hand"][0] == ["?"]
    assert "DM7" not in str(state.view(1))


@pytest.mark.rule("claim.win.trick")
def test_a_phase_1_trick_needs_no_deck() -> None:
    after = play(load(hand=[["DW6", "GO1"], ["DP6", "GO2"]]), "DW6", "DP6")
    assert after["discard"][:2] == ["DW6", "DP6"]


@pytest.mark.rule("claim.phase1.prize")
def test_with_a_lead_on_the_table_the_first_deck_card_is_the_prize() -> None:
    hands = [["GO1"], ["UD9", "GO2"]]
    deck = ["IK10", "GO3", "GO4", "GO5"]
    after = play(load(table={"lead": "DW0"}, deck=deck, hand=hands), "UD9")
    assert after["followers"] == [["IK10"], ["GO3"]]


@pytest.mark.parametrize("step", ["T12", "T13", "T14", "AFTER_WIN"])
def test_a_resolved_trick_without_its_winner_is_refused(step: str) -> None:
    with pytest.raises(PositionError, match="trickWinner"):
        load(phase=2, hand=[["GO1"], ["GO2"]], step=step)


@pytest.mark.parametrize("step", ["T5", "T7", "T9", "T10", "T11"])
def test_a_step_without_its_cards_is_refused(step: str) -> None:
    with pytest.raises(PositionError, match="needs a card in table"):
        load(phase=2, hand=[["GO1"], ["GO2"]], step=step)


@pytest.mark.rule("claim.artifact.wishing_lamp")
def test_the_lamp_may_name_a_card_of_the_mix_that_nobody_holds() -> None:
    hands = [["DW6", "DW1"], ["DW9", "UD1"]]
    state = load(phase=2, hand=hands, artifacts=[["wishing_lamp"], []])
    after = play(state, "pass", "DW6", "!lamp KN7", "UD1")
    assert after["score"][1] == ["UD1"]


@pytest.mark.rule("claim.location.lava")
def test_a_location_named_by_the_options_is_in_play() -> None:
    state = load(
        options={"locations": ["lava_fields"]},
        phase=2,
        hand=[["GO9"], ["GO1"]],
        lossStreakP2=[0, 4],
    )
    play(state, "GO9", "GO1")
    result = state.result()
    assert result is not None
    assert (result["winner"], result["reason"]) == (1, "lava")


@pytest.mark.rule("claim.artifact.prowlers_torch")
def test_a_torch_with_one_trick_left_does_not_burn_in_the_next() -> None:
    deck = [f"GO{n}" for n in range(1, 9)]
    hands = [["DW6", "DW1", "DW2"], ["DW9", "UD1", "DW3"]]
    state = load(trickNo=6, torchTricks=[6], hand=hands, deck=deck)
    after = play(state, "DW6", "DW9", "UD1", "DW1")
    assert after["shown"] == [["GO2"], ["GO1", "GO3"]]


@pytest.mark.rule("claim.artifact.flail_of_dawn")
def test_a_window_of_phase_2_says_that_it_is_phase_2() -> None:
    state = load(
        step="PHASE2_START",
        hand=[["GO2", "GO3"], ["GO9", "KN4"]],
        artifacts=[["flail_of_dawn"], []],
    )
    after = play(state, "!flail", "put GO9")
    assert (after["phase"], after["flail"]) == (2, [None, "GO9"])


@pytest.mark.rule("claim.artifact.bound")
def test_a_due_mark_binds_though_the_lead_lies_there() -> None:
    state = load(
        phase=2,
        trickNo=2,
        options={"cloak": "next"},
        table={"lead": "GO1"},
        hand=[["GO2"], ["DW2", "KN4"]],
        mark=[None, {"card": "UD9", "dueTrick": 2}],
        artifacts=[["wishing_lamp"], []],
    )
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["pass"]


@pytest.mark.rule("claim.artifact.mask_of_darkness")
def test_under_the_mask_a_lead_lies_face_down() -> None:
    state = load(phase=2, maskLeft=2, table={"lead": "GO9"}, hand=[["GO1"], ["GO2", "KN3"]])
    assert state.view(1)["table"]["lead"]["card"] == "?"
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["GO2", "KN3"]


@pytest.mark.rule("claim.artifact.flask_of_tears")
def test_a_flask_on_a_card_moves_to_the_card_after_a_dagger() -> None:
    state = load(
        phase=2,
        table={"lead": {"card": "GO5", "mods": ["flask"]}},
        hand=[["GO2", "GO1"], ["GO9", "UD1"]],
        artifacts=[[], ["kings_dagger"]],
    )
    after = play(state, "!dagger", "GO2", "GO9")
    assert after["score"] == [["GO2", "GO9"], ["GO5"]]


def test_a_forced_card_must_be_held() -> None:
    with pytest.raises(PositionError, match="forced"):
        load(
            phase=2,
            table={"lead": "GO1"},
            hand=[["GO2"], ["DW2", "KN4"]],
            forced=[None, "UD9"],
            score=[["UD9"], []],
        )


@pytest.mark.rule("claim.location.tavern")
def test_the_gifts_of_the_tavern_may_be_named_in_any_order() -> None:
    state = load(
        phase=2,
        locations=["tavern"],
        step="end.3",
        score=[["GO5", "UD1", "UD2"], ["KN2", "KN3", "KN4"]],
    )
    after = play(state, "give UD1 GO5", "give KN4 KN2")
    assert after["score"] == [["KN2", "KN4", "UD2"], ["GO5", "KN3", "UD1"]]


@pytest.mark.rule("claim.artifact.magic_wand")
@pytest.mark.parametrize("text", ["!wand 2", "!magic_wand +2"])
def test_the_wand_understands_a_bare_two(text: str) -> None:
    table = {"lead": "GO5", "second": "GO6"}
    hands = [["UD1"], ["UD2"]]
    state = load(phase=2, table=table, hand=hands, artifacts=[["magic_wand"], []])
    assert play(state, text)["score"] == [["GO5", "GO6"], []]


def sampled(state: State, seat: int, seed: int) -> State:
    view = json.loads(json.dumps(state.view(seat)))
    return hoarfrost.load_game("claim", **view["options"]).sample(view, rng_from_seed(seed))


@pytest.mark.rule("claim.info.zones")
@pytest.mark.parametrize("moves", [(), ("GO5", "DW2")], ids=["nothing proved", "no Goblins"])
def test_the_view_of_a_scene_is_filled_with_any_card_that_fits(moves: tuple[str, ...]) -> None:
    state = load(phase=2, hand=[["GO5", "UD1"], ["DW2", "UD3", "UD7"]])
    play(state, *moves)
    held = set()
    for seed in range(60):
        world = sampled(state, 0, seed)
        assert world.view(0) == state.view(0)
        assert world.invariants() == []
        held |= set(world.to_json()["hand"][1])
        world.play_out(rng_from_seed(seed))
    assert any(card.startswith("DW") for card in held)
    assert any(card.startswith("GO") for card in held) == (not moves)
    assert not held & {"GO5", "UD1"}
    assert len(held) > 10


@pytest.mark.rule("claim.info.face")
def test_a_scene_with_demons_that_nobody_reads_can_be_filled_too() -> None:
    state = load(phase=2, hand=[["DM5", "UD1"], ["DW2", "UD3", "DM8"]], shown=[[], ["DM8"]])
    worlds = [sampled(state, 0, seed) for seed in range(40)]
    assert all(world.view(0) == state.view(0) for world in worlds)
    assert {world.to_json()["hand"][0][0] for world in worlds} == {
        f"DM{n}" for n in (1, 3, 5, 7, 9)
    }


@pytest.mark.rule("claim.info.zones")
def test_a_view_that_contradicts_itself_is_refused_in_words() -> None:
    view = load(phase=2, hand=[["GO5"], ["UD3"]]).view(0)
    view["absent"] = [[], ["GO", "UD"]]
    with pytest.raises(PositionError, match="no deal fits what is known"):
        hoarfrost.load_game("claim", **view["options"]).sample(view, rng_from_seed(1))
