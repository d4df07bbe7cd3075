"""A leak planted on purpose in each hidden zone of Runebound (rune.info.engine) is caught.

The states have no interpreted subclasses when they are compiled, so a wrapper plays through a true
state and tells in one place what it should not.
"""

from typing import Any

import pytest

from hoarfrost.core.game import State
from hoarfrost.core.laws import LawBroken, Trial, check_game
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.game import make_game
from tests.games.claim.laws.test_leaks import Leaky, LeakyGame

GAMES = 3  # so many games may pass before the leak is caught
RULES = make_game({"max_rounds": 1}, 2)
TOKENS = ["fjord", "tundra", "ice", "snowdrift", "forest", "mountain", "wastes", "wild", "wild"]
# Seat 0 has tokens for a legend where it stands, and both have what the other must not see.
START: Json = {
    "step": "moving",
    "parties": [
        {"hero": "zyla", "space": "D6", "rumors": TOKENS, "clues": ["ice", "wild"]},
        {"hero": "karnon", "space": "D6", "rumors": ["ice", "wild"], "clues": ["forest"]},
    ],
}


@pytest.fixture(autouse=True)
def _what_is_read_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wrapper itself reads the whole position, and here what is told shall give it away."""
    monkeypatch.setattr(Trial, "check_answer", lambda _trial, _seat: None)


class RumorFacesShow(Leaky):
    def view(self, seat: int | None) -> Json:
        faces = [party["rumors"] for party in self.secrets()["parties"]]
        return {**super().view(seat), "leak": faces}


class ClueFacesShow(Leaky):
    def view(self, seat: int | None) -> Json:
        faces = [party["clues"] for party in self.secrets()["parties"]]
        return {**super().view(seat), "leak": faces}


class ABegunDiscoveryShows(Leaky):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "leak": "finding" in self.secrets()}


class ClaimsShow(Leaky):
    def view(self, seat: int | None) -> Json:
        symbols = [[one["symbol"] for one in p["claims"]] for p in self.secrets()["parties"]]
        return {**super().view(seat), "leak": symbols}


class HandlesTellARumor(Leaky):
    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        first = self.secrets()["parties"][1]["rumors"][:1]
        return [*super().visible_pieces(seat), (9999, "seat 1", str(first))]


def law_that_catches(leak: type[Leaky], start: Json) -> int:
    game = LeakyGame(RULES, leak, start)
    for seed in range(GAMES):
        try:
            check_game(game, seed, rate=1.0, choose=discovering)
        except LawBroken as broken:
            return broken.law
    pytest.fail(f"{leak.__name__} is not caught in {GAMES} games")


def discovering(count: int) -> int:
    """The last actions of a list: while moving they are discoveries."""
    return count - 1


@pytest.mark.parametrize("leak", [RumorFacesShow, ClueFacesShow, HandlesTellARumor])
def test_hidden_faces_that_show_are_caught(leak: type[Leaky]) -> None:
    assert law_that_catches(leak, START) in (4, 5)


def test_a_discovery_that_others_see_begin_is_caught() -> None:
    assert law_that_catches(ABegunDiscoveryShows, START) in (4, 5)


def test_what_another_knows_of_tokens_is_caught() -> None:
    claim = {"symbol": "ice", "among": [1]}
    first, second = START["parties"]
    start = {**START, "parties": [{**first, "claims": [claim]}, second]}
    assert law_that_catches(ClaimsShow, start) in (4, 5)


# Without the laws: swapping what is hidden --------------------------------------------------------


def position(rumors: list[str], clues: list[str], **more: Any) -> State:
    first, second = START["parties"]
    party = {**first, "rumors": rumors, "clues": clues}
    return RULES.from_json({**START, "parties": [party, second], **more})


def test_i1_nobody_else_sees_what_hidden_faces_are() -> None:
    one = position(["fjord", "wild"], ["ice", "ice+ice"])
    two = position(["mountain", "tundra"], ["wild", "fjord"])
    assert one.view(None) == {**two.view(None), "unseen": one.view(None)["unseen"]}
    for state in (one, two):
        party = state.view(1)["parties"][0]
        assert (party["rumorCount"], party["clueCount"]) == (2, 2)
        assert not {"rumors", "clues", "claims"} & party.keys()
    assert one.view(1) == two.view(1)
    assert one.view(0) != two.view(0)
    assert one.legal_actions(1) == two.legal_actions(1)
    assert one.visible_pieces(1) == two.visible_pieces(1)


def test_a_discovery_that_has_only_begun_is_seen_by_its_player_alone() -> None:
    state = RULES.from_json(START)
    before = [state.view(1), state.view(None), state.legal_actions(1)]
    begins = [a for a in state.legal_actions() if "discover" in state.action_to_string(a)]
    state.apply_action(begins[0])
    assert state.is_mid_move()
    assert "finding" in state.view(0)
    assert [state.view(1), state.view(None), state.legal_actions(1)] == before
    assert not state.resample(1, state.rng.clone()).is_mid_move()
    assert state.resample(0, state.rng.clone()).is_mid_move()
