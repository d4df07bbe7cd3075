"""What the views of Runebound tell, and in which words."""

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.state import RuneboundState

GAME = make_game({}, 2)
PARTIES: list[Json] = [
    {
        "hero": "zyla",
        "space": "E9",
        "items": [{"card": "ringmail", "activated": True, "used": {"turn": [0]}}],
        "rumors": ["wild", "fjord"],
        "clues": ["ice"],
        "claims": [{"symbol": "tundra", "among": [1]}],
    },
    {"hero": "karnon", "space": "D6", "rumors": ["tundra"], "ahead": [6, 2]},
]


def scene() -> RuneboundState:
    state = GAME.from_json({"parties": PARTIES})
    assert isinstance(state, RuneboundState)
    return state


def test_own_faces_are_written_in_order_and_those_of_others_counted() -> None:
    own, other = scene().view(0)["parties"]
    assert (own["rumors"], own["clues"]) == (["fjord", "wild"], ["ice"])
    assert own["claims"] == [{"symbol": "tundra", "among": [1]}]
    assert (other["rumorCount"], other["clueCount"]) == (1, 0)
    assert "rumors" not in other


def test_what_is_unseen_is_what_is_not_ones_own() -> None:
    state = scene()
    assert state.view(0)["unseen"]["rumors"]["wild"] == 5
    assert state.view(1)["unseen"]["rumors"]["wild"] == 6
    assert state.view(None)["unseen"]["clues"]["ice"] == 2


def test_cards_dice_and_limits_are_public() -> None:
    own, other = scene().view(None)["parties"]
    assert own["items"] == [{"card": "ringmail", "activated": True, "used": {"turn": [0]}}]
    assert other["ahead"] == [2, 6]


def test_a_file_has_every_face_with_the_generator_and_a_view_has_neither() -> None:
    state = scene()
    assert state.to_json()["parties"][1]["rumors"] == ["tundra"]
    assert "rng" in state.to_json()
    for viewer in (0, 1, None):
        assert not {"rng", "rolls"} & state.view(viewer).keys()


def test_pieces_on_the_board_and_open_cards_have_handles() -> None:
    pieces = scene().visible_pieces(None)
    assert (0, "E9", "zyla") in pieces
    assert any(place == "seat 0" and face == "ringmail" for _, place, face in pieces)
    assert len({number for number, _, _ in pieces}) == len(pieces)


def test_figures_are_those_that_hold_now_with_counters_and_cards() -> None:
    before, other = scene().view(0)["figures"]
    parties = [{**PARTIES[0], "experience": {"life": 1, "mind": 1}, "items": []}, PARTIES[1]]
    state = GAME.from_json({"parties": parties})
    after, same = state.view(1)["figures"]
    assert same == other
    assert after["members"][0]["life"] == before["members"][0]["life"] + 1
    assert after["members"][0]["attack"]["ranged"] == before["members"][0]["attack"]["ranged"] + 2
    assert after["skills"]["observation"] == before["skills"]["observation"] + 2


def test_figures_are_told_to_everybody_and_kept_in_no_file() -> None:
    state = scene()
    assert state.view(None)["figures"] == state.view(0)["figures"] == state.open_view()["figures"]
    assert "figures" not in state.to_json()
    assert GAME.from_json(state.open_view()).view(0) == state.view(0)
