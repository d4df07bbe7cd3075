"""Whole games: decisions, invariants and precedence (claim.md, 1, 9.4 and 19)."""

from typing import Any

import pytest

import hoarfrost
from hoarfrost.core.game import State
from hoarfrost.core.rng import rng_from_seed
from tests.claim.scene import (
    asked,
    cards,
    discard,
    field,
    hand,
    leader,
    legal,
    play,
    result,
    scene,
    score,
    step,
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
ZONES = "deck undrawn prizes discard out camp hand followers score row flail setAside".split()


def random_games(options: dict[str, Any], games: int) -> "list[list[State]]":
    """The positions of random games, each at a decision."""
    game = hoarfrost.load_game("claim", **options)
    played = []
    for seed in range(games):
        rng = rng_from_seed(seed)
        state = game.new_initial_state(seed=seed)
        positions = [state.clone()]
        while not state.is_terminal():
            state.apply_action(state.nth_legal(rng.below(state.legal_count())))
            positions.append(state.clone())
        played.append(positions)
    return played


def cards_in(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return cards_in(value["card"])
    if isinstance(value, list):
        return [card for item in value for card in cards_in(item)]
    return []


def all_cards(state: State) -> list[str]:
    """Every card of a position once for each place where it lies."""
    found = [card for zone in ZONES for card in cards_in(field(state, zone))]
    found += cards_in(field(state, "mark")) + cards_in(field(state, "frozen"))
    if step(state) not in ("T13", "AFTER_WIN"):
        found += cards_in([play for play in field(state, "table").values() if play])
    else:
        found += [card for card in field(state, "won") + field(state, "lost") if card not in found]
    return found


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize("options", OPTION_SETS)
def test_52_cards_each_in_one_place_at_every_decision(options: dict[str, Any]) -> None:
    for positions in random_games(options, 4):
        for state in positions:
            found = all_cards(state)
            assert len(found) == len(set(found)) == 52, state
            assert state.invariants() == []


@pytest.mark.rule("claim.engine.invariants", "claim.phase1.length")
@pytest.mark.parametrize("options", OPTION_SETS[:4])
def test_the_deck_shrinks_by_two_cards_a_trick(options: dict[str, Any]) -> None:
    for positions in random_games({**options, "phase1_end": "all"}, 4):
        for state in positions:
            if field(state, "phase") == 1 and step(state) in ("BEFORE_LEAD", "T4"):
                left = len(field(state, "deck")) + len(field(state, "undrawn"))
                frozen = field(state, "frozen") is not None
                assert left == 26 - 2 * (trick_no(state) - 1) - 1 + frozen


@pytest.mark.rule("claim.phase1.walkover", "claim.phase1.length", "claim.hand.unequal")
def test_after_phase_1_each_player_has_thirteen_followers() -> None:
    for options in OPTION_SETS[:4]:
        for positions in random_games({**options, "phase1_end": "all"}, 6):
            first = next(state for state in positions if field(state, "phase") == 2)
            flailed = [card is not None for card in field(first, "flail")]
            held = [len(hand(first, seat)) + flailed[seat] for seat in (0, 1)]
            held[asked(first)] += field(first, "setAside") is not None
            assert held == [13, 13]


@pytest.mark.rule("claim.phase2.bound", "claim.engine.invariants")
def test_phase_2_has_at_most_fourteen_tricks() -> None:
    for options in OPTION_SETS:
        for positions in random_games(options, 8):
            assert positions[-1].is_terminal()
            assert max(trick_no(s) for s in positions if not s.is_terminal()) <= 14


@pytest.mark.rule("claim.engine.invariants")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    for options in OPTION_SETS[1:3]:
        first, second = random_games(options, 2), random_games(options, 2)
        assert [s.to_json() for s in first[1]] == [s.to_json() for s in second[1]]


@pytest.mark.rule("claim.engine.invariants")
def test_nothing_is_frozen_at_the_start_of_phase_2_nor_at_the_end() -> None:
    for positions in random_games(OPTION_SETS[1], 10):
        start = next(state for state in positions if field(state, "phase") == 2)
        assert field(start, "frozen") is None
        assert field(positions[-1], "frozen") is None


@pytest.mark.rule("claim.engine.decisions")
def test_every_decision_is_one_of_the_list() -> None:
    kinds = {
        "T4": "lead",
        "T7": "second card",
        "T12": "Seer",
        "T13": "Toxic slot",
        "end.3": "Tavern pair",
    }
    windows = (
        "PRE_REVEAL BEFORE_LEAD LEAD_PLAYED AFTER_LEAD SECOND_PLAYED BEFORE_RESOLVE AFTER_WIN "
        "PHASE1_END PHASE2_START"
    )
    for options in OPTION_SETS:
        for positions in random_games(options, 3):
            for state in positions[:-1]:
                assert step(state) in kinds or step(state) in windows.split()
                assert legal(state)
                if step(state) in windows.split() and field(state, "pending") is None:
                    assert "pass" in legal(state)


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


@pytest.mark.rule("claim.engine.result")
def test_every_game_ends_with_a_winner_or_a_draw_and_its_reason() -> None:
    for options in OPTION_SETS:
        for positions in random_games(options, 4):
            told = result(positions[-1])
            assert told["winner"] in (0, 1, "draw")
            assert told["reason"] in ("votes", "cards", "lava", "forest", "draw")
            assert len(told["factions"]) == 5
            assert {row["vote"] for row in told["factions"]} <= {0, 1, None}


# Precedence -------------------------------------------------------------------------------------


@pytest.mark.rule("claim.precedence")
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
