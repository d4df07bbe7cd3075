"""What a choice is about, as data: the board finds the card, the artifact or the Toxic by it."""

from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.words.speech import target
from tests.games.claim.scene import act, asked, at_the_end, play, scene, trick


def targets(state: State) -> list[Json | None]:
    view = state.view(asked(state))
    return [target(state.action_to_string(action), view) for action in state.legal_actions()]


def after(state: State, step: str) -> State:
    state.apply_action(state.string_to_action(step))
    return state


def card(code: str, verb: str, zone: str) -> Json:
    return {"kind": "card", "card": code, "verb": verb, "zone": zone}


def word(text: str, **more: object) -> Json:
    return {"kind": "word", "word": text, **more}


def test_a_card_is_played_from_the_hand() -> None:
    state = scene(phase=2, hand=["GO4 UD3", "GO9 UD5"])
    assert targets(state) == [card("GO4", "play", "hand"), card("UD3", "play", "hand")]


def test_with_the_book_of_memories_the_lead_comes_from_the_score_pile() -> None:
    state = scene(
        phase=2, hand=["GO4 UD3", "GO9 UD5"], score=["KN2", ""], artifacts=["book_of_memories", ""]
    )
    act(state, "!book_of_memories")
    assert targets(state) == [card("KN2", "play", "score")]


def test_a_card_that_was_put_aside_is_played_from_there() -> None:
    state = scene(phase=2, hand=["", "GO9"], flail=["GO4", None])
    assert targets(state) == [card("GO4", "play", "flail")]
    due = [{"card": "GO4", "dueTrick": 3}, None]
    state = scene(phase=2, trickNo=3, hand=["UD3", "GO9 UD5"], mark=due)
    assert targets(state) == [card("GO4", "play", "mark")]


def test_a_window_offers_artifacts_and_passing() -> None:
    state = scene(phase=2, hand=["GO4", "GO9"], artifacts=["gamblers_dice", ""])
    assert word("pass") in targets(state)
    assert {"kind": "artifact", "artifact": "gamblers_dice"} in targets(state)


def test_the_lamp_names_any_card_and_the_rope_takes_one_back() -> None:
    lamp = scene(phase=2, hand=["GO4 UD1", "GO9"], artifacts=["wishing_lamp", ""])
    play(lamp, "GO4")
    assert card("GO9", "name", "any") in targets(after(lamp, "!wishing_lamp"))
    rope = scene(phase=2, hand=["GO4", "GO9"], score=["KN2", ""], artifacts=["endless_rope", ""])
    assert targets(after(rope, "!endless_rope")) == [card("KN2", "take back", "score")]


def test_the_spyglass_gives_a_won_card_and_takes_a_discarded_one() -> None:
    state = trick(2, "GO9", "GO4", artifacts=["spyglass", ""], discard="DW1")
    assert card("GO4", "give", "won") in targets(after(state, "!spyglass"))
    assert targets(after(state, "GO4")) == [card("DW1", "take", "discard")]


def test_the_flail_puts_a_card_of_the_hand_aside() -> None:
    state = scene(
        phase=2, step="PHASE2_START", hand=["GO4", "GO9 UD5"], artifacts=["flail_of_dawn", ""]
    )
    act(state, "!flail_of_dawn")
    assert targets(state) == [card("GO9", "put", "hand"), card("UD5", "put", "hand")]


def test_the_wand_has_two_signs() -> None:
    state = trick(2, "GO9", "GO4", artifacts=["magic_wand", ""])
    signs = [{"kind": "sign", "sign": sign, "artifact": "magic_wand"} for sign in (2, -2)]
    assert targets(after(state, "!magic_wand")) == signs


def test_the_tavern_asks_for_two_cards_in_any_order() -> None:
    state = at_the_end(["UD2 UD3 UD4", "GO1"], locations="tavern")
    gift = {**card("UD2", "give", "score"), "of": 2}
    assert targets(state)[0] == gift
    assert targets(after(state, "give UD2"))[0] == {**gift, "card": "UD3"}


def test_a_seer_chooses_between_the_prize_and_the_top_card() -> None:
    state = trick(1, "SE9", "SE4", prizes="GO1", deck="GO6 GO7")
    assert targets(state) == [word("look", card="?"), word("keep", card="GO1")]
    act(state, "look")
    assert targets(state) == [word("keep", card="GO1"), word("take", card="GO6")]


def test_a_peek_names_the_toxic_as_far_as_it_is_known() -> None:
    seen = [[True, False, False], [False, False, False]]
    state = trick(2, "PO9", "PO4", toxic=[5, "X", "X"], toxicSeen=seen)
    assert targets(state) == [
        word("pass"),
        {"kind": "toxic", "slot": 0, "toxic": "5"},
        {"kind": "toxic", "slot": 1, "toxic": "?"},
        {"kind": "toxic", "slot": 2, "toxic": "?"},
    ]
