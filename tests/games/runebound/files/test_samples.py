"""Views that are filled with what their seat does not know."""

from typing import Any

import pytest

from hoarfrost.core.errors import PositionError
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound.engine.game import make_game

GAME = make_game({}, 2)


def view_of(viewer: int | str, **other: Any) -> Json:
    own = {"hero": "zyla", "space": "E9", "rumors": ["ice"], "clues": ["wild"]}
    other = {"hero": "karnon", "space": "D6", "rumorCount": 3, "clueCount": 2, **other}
    return {"viewer": viewer, "parties": [own, other]}


def test_what_a_person_types_of_the_kitchen_table_is_filled() -> None:
    state = GAME.sample(view_of(0), rng_from_seed(1))
    party = state.to_json()["parties"][1]
    assert (len(party["rumors"]), len(party["clues"])) == (3, 2)
    assert state.to_json()["parties"][0]["rumors"] == ["ice"]
    assert not state.invariants()


def test_a_sample_shows_the_view_it_was_made_from() -> None:
    view = GAME.sample(view_of(0), rng_from_seed(1)).view(0)
    assert GAME.sample(view, rng_from_seed(2)).view(0) == view


def test_a_spectator_knows_nobodys_faces() -> None:
    view = GAME.sample(view_of(0), rng_from_seed(1)).view(None)
    faces = {
        tuple(GAME.sample(view, rng_from_seed(n)).to_json()["parties"][0]["rumors"])
        for n in range(40)
    }
    assert len(faces) > 4


@pytest.mark.parametrize(
    ("view", "text"),
    [
        ([], '"viewer"'),
        (view_of(2), "a seat from 0 to 1"),
        ({"viewer": 0}, '"parties"'),
        (view_of(0, rumorCount=60), "from 0 to 40"),
    ],
)
def test_what_cannot_be_filled_is_said(view: Any, text: str) -> None:
    with pytest.raises(PositionError, match=text):
        GAME.sample(view, rng_from_seed(1))


def test_claims_that_no_world_fits_are_refused() -> None:
    view = view_of(0)
    view["parties"][0]["claims"] = [{"symbol": "fjord", "among": [1]}] * 4
    with pytest.raises(PositionError, match="not so many tokens"):
        GAME.sample(view, rng_from_seed(1))
