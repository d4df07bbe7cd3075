"""Who sees what (R§22): views, what is told, and lists of legal actions."""

import json
from typing import Any

import pytest

from hoarfrost.games.runebound.engine.steps import ADVENTURE_STAGE, ATTEMPT, MOVING, STEAL
from tests.games.runebound.scenes import Scene, hero

HIDDEN = [
    {"rumors": "ice ice wild", "clues": "fjord wild"},
    {"rumors": "tundra wastes forest", "clues": "ice+ice mountain"},
]


def table(**private: Any) -> Scene:
    """The first hero has these tokens and clues; the second one has some too."""
    first = hero("zyla", "A5", **private)
    second = hero("karnon", "H13", rumors="snowdrift", clues="tundra")
    return Scene(first, second, hero("olen_greycloak", "H13"), stage=MOVING)


def view(scene: Scene, seat: int | None) -> str:
    return json.dumps(scene.state.view(seat), sort_keys=True)


@pytest.mark.rule("rune.info.engine", "rune.rumor.safe", "rune.clue.safe")
def test_i1_others_see_how_many_tokens_and_clues_there_are_but_not_which() -> None:
    one, other = (table(**private) for private in HIDDEN)
    for seat in (2, None):
        seen = one.state.view(seat)
        told = seen["parties"] if "parties" in seen else seen["players"]
        assert (told[0]["rumorCount"], told[0]["clueCount"]) == (3, 2)
        assert "rumors" not in told[0]
        assert "clues" not in told[0]
        assert view(one, seat) == view(other, seat)
    assert view(one, 1) == view(other, 1)


@pytest.mark.rule("rune.info.engine")
def test_the_owner_sees_the_own_faces_at_any_time() -> None:
    one, other = (table(**private) for private in HIDDEN)
    assert view(one, 0) != view(other, 0)
    assert "ice+ice" in view(other, 0)


@pytest.mark.rule("rune.info.engine")
def test_a_view_holds_no_future_rolls_and_no_generator() -> None:
    scene = table(**HIDDEN[0])
    before = view(scene, 1)
    scene.state.feed(["3", "4"])
    assert view(scene, 1) == before
    assert "rng" not in scene.state.view(1)
    assert "rng" in scene.state.to_json()


@pytest.mark.rule("rune.info.engine")
def test_nobody_learns_anything_from_the_actions_of_another_seat() -> None:
    for private in HIDDEN:
        scene = table(**private)
        for seat in (1, 2):
            assert scene.legal(seat) == []


@pytest.mark.rule("rune.info.engine", "rune.reward.rumor", "rune.reward.clue")
def test_a_drawn_token_and_a_drawn_clue_are_told_to_the_owner_alone() -> None:
    scene = Scene(hero("zyla", "A4"), hero("karnon", "H13"), stage=ADVENTURE_STAGE)
    scene.do(ATTEMPT, rolls="frozen_library 10 10 ice wild")
    for kind in ("rumor", "clue"):
        (event,) = scene.events(kind)
        assert event.values == {"seat": 0}
        assert list(event.secrets or {}) == [0]


@pytest.mark.rule("rune.info.engine", "rune.reward.rumor")
def test_a_token_taken_from_somebody_is_known_to_both_and_to_nobody_else() -> None:
    victim = hero("karnon", "H13", rumors="ice wild")
    scene = Scene(hero("zyla", "B7"), victim, hero("olen_greycloak", "H13"), stage=ADVENTURE_STAGE)
    scene.state.pool = [0] * 8
    scene.is_complete = False
    scene.do(ATTEMPT, rolls="thin_ice 10 10").do(STEAL + 1, rolls="ice")
    (event,) = scene.events("steal")
    assert event.values == {"seat": 0, "from": 1}
    assert sorted(event.secrets or {}) == [0, 1]


@pytest.mark.rule("rune.info.engine", "rune.legend.discover", "rune.princess.discard")
def test_spent_tokens_and_the_card_given_for_the_princess_are_shown() -> None:
    finder = hero("zyla", "E9", rumors="mountain tundra tundra fjord")
    scene = Scene(finder, hero("karnon", "H13"), stage=MOVING, row=["bow_of_the_sky"])
    scene.do(scene.discover("bow_of_the_sky"), *scene.tokens("mountain tundra tundra fjord"))
    assert scene.told("discover")["tokens"] == ["fjord", "tundra", "tundra", "mountain"]
    clues = "fjord wastes tundra snowdrift wild wild snowdrift+snowdrift"
    scene = Scene(hero("zyla", "M7", clues=clues), hero("karnon", "H13"), stage=MOVING)
    scene.do(scene.princess("snowdrift"))
    shown = scene.events("princess")[0]
    assert shown.values["clue"] == "snowdrift"
    assert not shown.secrets


@pytest.mark.rule("rune.info.engine")
def test_tokens_chosen_for_a_discovery_are_secret_until_the_set_is_complete() -> None:
    rumors = "mountain tundra tundra fjord wild"
    scenes = []
    for first in (0, 1):
        scene = Scene(
            hero("zyla", "E9", rumors=rumors),
            hero("karnon", "H13"),
            stage=MOVING,
            row=["bow_of_the_sky", "sunstone_amulet"],
        )
        scene.do(scene.discover(["bow_of_the_sky", "sunstone_amulet"][first]))
        scenes.append(scene)
    assert view(scenes[0], 1) == view(scenes[1], 1)
    assert view(scenes[0], 0) != view(scenes[1], 0)


@pytest.mark.rule("rune.info.engine")
def test_decks_show_their_size_and_no_order() -> None:
    """Undrawn cards have no order at all: what comes is drawn by chance when it is needed."""
    scene = table()
    for deck in (*scene.state.decks, scene.state.market, scene.state.legends):
        assert deck == sorted(deck)
    seen = scene.state.view(0)
    assert "decks" not in seen or all(isinstance(one, int) for one in seen["decks"].values())


@pytest.mark.rule("rune.info.engine", "rune.move.discovery_window")
def test_whether_a_player_is_waited_for_depends_on_what_everybody_sees() -> None:
    """Four tokens on a blue jewel might be a set for the bow: others cannot tell whether they are.

    So the pause before the movement ends is the same with a set and without one.
    """
    pauses = []
    for rumors in ("mountain tundra tundra fjord", "ice ice ice ice"):
        finder = hero("zyla", "E9", rumors=rumors)
        scene = Scene(finder, hero("karnon", "H13"), stage=MOVING, row=["bow_of_the_sky"])
        pauses.append((scene.state.is_window(), view(scene, 1)))
    assert pauses[0] == pauses[1]
    assert pauses[0][0]
    few = Scene(hero("zyla", "E9", rumors="ice"), hero("karnon", "H13"), stage=MOVING)
    assert not few.state.is_window()


@pytest.mark.rule("rune.info.engine", "rune.princess.when")
def test_a_pause_for_the_princess_needs_enough_clues_and_a_fit_space() -> None:
    for space, clues, is_waited_for in (
        ("M7", "ice ice forest forest", True),
        ("M7", "ice ice forest", False),
        ("N7", "ice ice forest forest", False),
        ("C13", "ice ice forest forest", False),
    ):
        scene = Scene(hero("zyla", space, clues=clues), hero("karnon", "H13"), stage=MOVING)
        assert scene.state.is_window() is is_waited_for
