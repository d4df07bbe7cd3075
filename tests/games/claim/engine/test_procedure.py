"""Random games from end to end, and which rule prevails."""

from functools import cache
from typing import Any

import pytest

import hoarfrost
from hoarfrost.core.game import Game, State
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from tests.games.claim.scene import (
    all_fields,
    cards,
    discard,
    leader,
    legal,
    play,
    result,
    scene,
    score,
    trick,
    trick_no,
)

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"mix": "claim2", "artifacts": True},
    {"mix": "frost", "artifacts": True, "locations": "both", "edition": "en"},
    {"mix": "frost_and_fire", "artifacts": True, "edition": "nl", "locations": "building"},
    {"mix": "poison", "artifacts": True, "edition": "es", "locations": "setting"},
    {
        "mix": ["gnomes", "giants", "trolls", "tricksters", "fire_elementals"],
        "artifacts": True,
        "dagger": "optional",
        "cloak": "next",
    },
]


ALL = range(len(OPTION_SETS))


ZONES = [
    "deck",
    "undrawn",
    "prizes",
    "discard",
    "out",
    "camp",
    "hand",
    "followers",
    "score",
    "row",
    "flail",
    "mark",
    "frozen",
    "setAside",
]


@cache
def random_games(options: int) -> list[list[Json]]:
    """The positions of random games with a set of options, each at a decision or over."""
    game = hoarfrost.load_game("claim", **OPTION_SETS[options])
    return [positions_of(game, seed) for seed in range(5)]


def positions_of(game: Game, seed: int) -> list[Json]:
    rng = rng_from_seed(seed)
    state = game.new_initial_state(seed=seed)
    positions = [position_of(state)]
    while not state.is_terminal():
        state.apply_action(state.nth_legal(rng.below(state.legal_count())))
        positions.append(position_of(state))
    return positions


def position_of(state: State) -> Json:
    """All fields, and what the asked seat may answer."""
    return {
        **all_fields(state),
        "legal": legal(state),
        "problems": state.invariants(),
        "result": state.result(),
    }


def cards_in(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return cards_in(value["card"])
    if isinstance(value, list):
        return [card for item in value for card in cards_in(item)]
    return []


def all_cards(position: Json) -> list[str]:
    """Every card of a position once for each place where it lies."""
    found = [card for zone in ZONES for card in cards_in(position[zone])]
    if position["step"] not in ("T13", "AFTER_WIN"):
        return found + cards_in(list(position["table"].values()))
    return found + [card for card in position["won"] + position["lost"] if card not in found]


PHASE1_ENDS_WITH_ALL = [n for n in ALL if OPTION_SETS[n].get("edition") != "es"]


DECISIONS = {"T4", "T7", "T12", "T13", "end.3"}


WINDOWS = {
    "PRE_REVEAL",
    "BEFORE_LEAD",
    "LEAD_PLAYED",
    "AFTER_LEAD",
    "SECOND_PLAYED",
    "BEFORE_RESOLVE",
    "AFTER_WIN",
    "PHASE1_END",
    "PHASE2_START",
}


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize("options", ALL)
def test_52_cards_each_in_one_place_at_every_decision(options: int) -> None:
    for positions in random_games(options):
        for position in positions:
            found = all_cards(position)
            assert len(found) == len(set(found)) == 52, position
            assert position["problems"] == []


@pytest.mark.rule("claim.engine.invariants", "claim.phase1.length")
@pytest.mark.parametrize("options", PHASE1_ENDS_WITH_ALL)
def test_the_deck_shrinks_by_two_cards_a_trick(options: int) -> None:
    for positions in random_games(options):
        for position in positions:
            if position["phase"] == 1 and position["step"] in ("BEFORE_LEAD", "T4"):
                left = len(position["deck"]) + len(position["undrawn"])
                frozen = position["frozen"] is not None
                assert left == 26 - 2 * (position["trickNo"] - 1) - 1 + frozen


@pytest.mark.rule("claim.phase1.walkover", "claim.phase1.length", "claim.hand.unequal")
@pytest.mark.parametrize("options", PHASE1_ENDS_WITH_ALL)
def test_after_phase_1_each_player_has_thirteen_followers(options: int) -> None:
    for positions in random_games(options):
        first = next(position for position in positions if position["phase"] == 2)
        assert [len(held) for held in first["hand"]] == [13, 13]


@pytest.mark.rule("claim.phase2.bound", "claim.engine.invariants")
@pytest.mark.parametrize("options", ALL)
def test_phase_2_has_at_most_fourteen_tricks(options: int) -> None:
    for positions in random_games(options):
        assert positions[-1]["step"] == "over"
        assert max(position["trickNo"] for position in positions[:-1]) <= 14


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize("options", ALL)
def test_the_same_seed_and_decisions_give_the_same_game(options: int) -> None:
    game = hoarfrost.load_game("claim", **OPTION_SETS[options])
    assert positions_of(game, 1) == random_games(options)[1]


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize("options", ALL)
def test_nothing_is_frozen_at_the_start_of_phase_2_nor_at_the_end(options: int) -> None:
    for positions in random_games(options):
        start = next(position for position in positions if position["phase"] == 2)
        assert start["frozen"] is None
        assert positions[-1]["frozen"] is None


@pytest.mark.rule("claim.engine.decisions")
@pytest.mark.parametrize("options", ALL)
def test_every_decision_is_one_of_the_list(options: int) -> None:
    for positions in random_games(options):
        for position in positions[:-1]:
            assert position["legal"]
            assert position["step"] in DECISIONS | WINDOWS
            if position["step"] in WINDOWS and position["pending"] is None:
                assert "pass" in position["legal"]


@pytest.mark.rule("claim.engine.result")
@pytest.mark.parametrize("options", ALL)
def test_every_game_ends_with_a_winner_or_a_draw_and_its_reason(options: int) -> None:
    for positions in random_games(options):
        told = positions[-1]["result"]
        assert told["winner"] in (0, 1, "draw")
        assert told["reason"] in ("votes", "cards", "lava", "forest", "draw")
        assert len(told["factions"]) == 5
        assert {row["vote"] for row in told["factions"]} <= {0, 1, "none"}


@pytest.mark.rule("claim.engine.decisions")
def test_random_plays_and_collecting_ask_nobody() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "GO5 GO2"],
        row=["", "GN5a"],
        artifacts=["gamblers_dice", ""],
    )
    play(state, "!dice")
    assert trick_no(state) == 2


@pytest.mark.rule("claim.precedence", "claim.opening.powers")
def test_an_artifact_is_stronger_than_a_faction_and_a_faction_than_the_basic_rules() -> None:
    state = scene(phase=2, hand=["GO5 UD1", "KN2 UD2"], artifacts=["bottomless_bottle", ""])
    play(state, "GO5", "!bottle", "KN2")
    assert score(state, 0) == cards("GO5 KN2")  # the Bottle over the Knight
    assert score(trick(2, "GO5", "KN2"), 1) == cards("GO5 KN2")  # the Knight over the led faction


@pytest.mark.rule("claim.precedence", "claim.location.weak")
def test_a_faction_is_stronger_than_a_location() -> None:
    piles = ["IK3 IQ3 UD1 UD2 UD3 UD4", "YE2 YE3 YE4 YE5 YE6 YE7"]
    state = scene(phase=2, step="end", score=piles, locations="forest")
    assert (result(state)["winner"], result(state)["reason"]) == (0, "forest")


@pytest.mark.rule("claim.precedence.artifacts")
def test_of_two_artifacts_the_later_prevails() -> None:
    state = scene(
        phase=2,
        hand=["GO4 GO1", "UD5 GO9 DW2"],
        artifacts=["hunting_cloak kings_dagger", ""],
        rolls="UD5",
    )
    play(state, "GO4", "!cloak", "UD5", "!dagger")
    assert legal(state) == {"GO9"}  # the Dagger came after the Cloak


@pytest.mark.rule("claim.precedence.noconflict")
def test_the_sum_of_a_thaw_does_not_stop_a_knight() -> None:
    frozen = {"card": ["UD9", "UD1"], "value": [9, 1]}
    assert score(trick(2, "GO9", "KN2", frozen=frozen), 1) == cards("GO9 KN2 UD9 UD1")


@pytest.mark.rule("claim.precedence.factions")
@pytest.mark.parametrize(
    ("lead", "second", "scores", "thrown", "next_leader"),
    [
        ("FB7", "TR9", ("FB7", ""), ["TR9"], 0),
        ("FB7", "DR9", ("FB7", ""), ["DR9"], 1),
        ("DW1", "TR9", ("TR9", "DW1"), [], 0),
        ("YE3", "DW9", ("YE3", "DW9"), [], 1),
    ],
)
def test_faction_against_faction(
    lead: str, second: str, scores: tuple[str, str], thrown: list[str], next_leader: int
) -> None:
    state = trick(2, lead, second)
    assert (score(state, 0), score(state, 1)) == (cards(scores[0]), cards(scores[1]))
    assert discard(state) == thrown
    assert leader(state) == next_leader
