"""A 17th artifact, in plain Python, is added and played like the sixteen of the box."""

from collections.abc import Iterator

import pytest

from hoarfrost import load_game
from hoarfrost.core.laws import check_game
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.claim.engine import artifacts
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.steps import BEFORE_LEAD, MOST_ARTIFACTS
from hoarfrost.games.claim.engine.table import Table
from hoarfrost.games.claim.words import names
from tests.games.claim.scene import field, game_with, legal, pass_all, play, scene, score, seen

BOX = 16


class DragonLantern(Artifact):
    """In this trick the lower card wins."""

    def __init__(self) -> None:
        super().__init__("dragon_lantern", BEFORE_LEAD)

    def play(self, table: Table, seat: int) -> None:
        table.spend(seat, self.number)
        table.bottle = True


@pytest.fixture(autouse=True)
def lantern(monkeypatch: pytest.MonkeyPatch) -> Iterator[Artifact]:
    named = names.tables()["artifacts"]
    monkeypatch.setitem(named, "dragon_lantern", {**named["ice_sword"], "en": "Dragon Lantern"})
    added = DragonLantern()
    artifacts.add(added)
    yield added
    artifacts.ARTIFACTS.remove(added)
    artifacts.IN_WINDOW[BEFORE_LEAD].remove(added)
    del artifacts.ARTIFACT_NUMBER[added.id]


def test_it_is_played_and_lies_with_the_spent_ones() -> None:
    state = scene(
        phase=2, hand=["GO4 GO3", "GO9 GO8"], artifacts=["dragon_lantern magic_wand", "ice_sword"]
    )
    assert legal(state) == {"pass", "!dragon_lantern"}
    play(state, "!dragon_lantern", "GO4", "GO9")
    assert field(state, "spent") == [{"artifact": "dragon_lantern", "by": 0}]
    assert legal(state) == {"pass", "!magic_wand"}
    play(state, "!magic_wand +2")
    assert field(state, "spent")[1] == {"artifact": "magic_wand", "by": 0, "sign": 2}
    pass_all(state)
    assert score(state, 0) == {"GO4", "GO9"}


def test_no_two_actions_share_a_number(lantern: Artifact) -> None:
    assert lantern.number == BOX
    state = scene(phase=2, hand=["GO4 GO3", "GO9 GO8"], artifacts=["dragon_lantern", "ice_sword"])
    (action,) = [a for a in state.legal_actions() if state.action_to_string(a) != "pass"]
    assert action == game_with().num_distinct_actions() - 1
    assert state.string_to_action("!lantern") == action


def test_the_opponent_may_hold_it() -> None:
    state = scene(phase=2, hand=["GO4 GO3", "GO9 GO8"], artifacts=["magic_wand", "ice_sword"])
    worlds = [state.resample(0, rng_from_seed(n)) for n in range(200)]
    assert any(seen(world, 1, "artifacts")[1] == ["dragon_lantern"] for world in worlds)


def test_games_with_it_keep_the_laws() -> None:
    game = load_game("claim", mix="frost", artifacts=True)
    for seed in range(8):
        check_game(game, seed, rate=0.05)


def test_the_list_has_an_end() -> None:
    room = MOST_ARTIFACTS - len(artifacts.ARTIFACTS)
    extra = [DragonLantern() for _ in range(room)]
    for one_more in extra:
        artifacts.add(one_more)
    with pytest.raises(ValueError, match="no room"):
        artifacts.add(DragonLantern())
    for one_more in extra:
        artifacts.ARTIFACTS.remove(one_more)
        artifacts.IN_WINDOW[BEFORE_LEAD].remove(one_more)
