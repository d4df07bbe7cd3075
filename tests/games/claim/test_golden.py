"""Golden deals and games: what a seed deals, and how a whole game by a fixed policy ends.

They pin the generator, the order in which chance is used (claim.setup.rng), the numbers of the
actions and every rule that these games meet. They may change only on purpose: with a rule or its
version, with the order of chance or of the actions, and then with a line in CHANGELOG.md; a change
that was not meant to be seen must not touch them.
"""

import hashlib
import json
from typing import NamedTuple

import pytest

from hoarfrost.core.comparing import canonical
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.shuffle import Shuffle
from hoarfrost.registry import load_game

SEED = 7


class Golden(NamedTuple):
    options: Json
    deal: str  # all that chance gives until the first decision
    moves: int
    end: str
    digest: str  # of the results of chance, the moves and the result, in full


GAMES = {
    "classic": Golden(
        {},
        deal=(
            "DW5 DP1 KN4 DP8 DP4 DW1 KN8 UD0 DW4 KN9 GO6 DP9 KN3 DP0 UD3 UD9 GO1 UD1 DW3 "
            "KN2 DW2 UD7 GO0e UD5 DP7 GO3 seat 1 DW7"
        ),
        moves=52,
        end=("0 by votes: goblins 8-2, knights 0-3, undead 7-3, dwarves 4-1, doppelgangers 2-2"),
        digest="d196ff60ccdd73ab",
    ),
    "claim2": Golden(
        {"mix": "claim2"},
        deal=(
            "SE5 TR1 GI3b TR8 TR4 SE1 GI7b DR0 SE4 GI9 GN7b TR9 GI3a TR0 DR3 DR9 GN3c DR1 "
            "SE3 GI1b SE2 DR7 GN3b DR5 TR7 GN5b seat 1 SE7"
        ),
        moves=54,
        end=("0 by votes: gnomes 5-3, giants 2-2, dragons 4-0, seers 5-0, trolls 3-1"),
        digest="fa859af86b2b1d9a",
    ),
    "frost": Golden(
        {"mix": "frost", "artifacts": True},
        deal=(
            "YE5 FB1 IK6 FB8 FB4 YE1 IK10 IQ1 YE4 IQ0 IK0 FB9 IK5 FB0 IQ4 IQ10 DP5 IQ2 YE3 "
            "IK4 YE2 IQ8 DP4 IQ6 FB7 DP7 flask_of_tears gamblers_dice ice_sword spyglass "
            "flail_of_dawn bottomless_bottle seat 0 YE6"
        ),
        moves=188,
        end=(
            "1 by votes: doppelgangers 5-2, ice_kings 0-4, ice_queens 0-1, yetis 1-4, "
            "frostbeasts 0-3"
        ),
        digest="250087261b4ae5f5",
    ),
    "fire": Golden(
        {"mix": "fire"},
        deal=(
            "DW5 DM1 KN4 DM8 DM4 DW1 KN8 UD0 DW4 KN9 GO6 DM9 KN3 DM0 UD3 UD9 GO1 UD1 DW3 "
            "KN2 DW2 UD7 GO0e UD5 DM7 GO3 seat 1 DW7"
        ),
        moves=52,
        end=("1 by votes: goblins 2-8, knights 2-1, undead 1-9, dwarves 3-2, demons 1-3"),
        digest="55bf24eb912dca1a",
    ),
    "elementals": Golden(
        {"mix": "elementals", "edition": "nl"},
        deal=(
            "DW5 FE1 KN4 FE8 FE4 DW1 KN8 UD0 DW4 KN9 GO6 FE9 KN3 FE0 UD3 UD9 GO1 UD1 DW3 "
            "KN2 DW2 UD7 GO0e UD5 FE7 GO3 seat 1 DW7"
        ),
        moves=52,
        end=("1 by votes: goblins 1-9, knights 1-2, undead 9-1, dwarves 4-1, fire_elementals 0-4"),
        digest="c96902b8bcc8b57a",
    ),
    "tricksters": Golden(
        {"mix": "tricksters", "locations": "both"},
        deal=(
            "DW5 TC1x KN4 TC9r TC5r DW1 KN8 UD0 DW4 KN9 GO6 TC9x KN3 TC1r UD3 UD9 GO1 UD1 "
            "DW3 KN2 DW2 UD7 GO0e UD5 TC7x GO3 forest pit seat 1 KN7"
        ),
        moves=52,
        end=("1 by votes: goblins 3-6, knights 3-0, undead 2-7, dwarves 0-5, tricksters 2-0"),
        digest="8634e7d1e297081e",
    ),
    "poison": Golden(
        {"mix": "poison", "artifacts": True, "locations": "both"},
        deal=(
            "DW5 PO1 KN4 PO8 PO4 DW1 KN8 UD0 DW4 KN9 GO6 PO9 KN3 PO0 UD3 UD9 GO1 UD1 DW3 "
            "KN2 DW2 UD7 GO0e UD5 PO7 GO3 9 X X magic_wand flail_of_dawn mask_of_darkness "
            "gamblers_book gamblers_dice ice_sword lava_fields pit seat 1 GO8"
        ),
        moves=166,
        end=("1 by lava: goblins 10-0, knights 1-2, undead 2-8, dwarves 0-5, poisoners 2-2"),
        digest="797615f98033f0cc",
    ),
    "frost_and_fire": Golden(
        {"mix": "frost_and_fire", "artifacts": True, "locations": "both", "edition": "nl"},
        deal=(
            "FB5 DM1 IQ5 DM8 DM4 FB1 IQ9 YE0 FB4 IQ10 IK10 DM9 IQ4 DM0 YE3 YE9 IK5 YE1 FB3 "
            "IQ3 FB2 YE7 IK4 YE5 DM7 IK7 flask_of_tears gamblers_dice ice_sword spyglass "
            "flail_of_dawn bottomless_bottle lava_fields pit seat 1"
        ),
        moves=175,
        end=("0 by votes: ice_kings 2-2, ice_queens 2-2, yetis 4-1, frostbeasts 1-0, demons 4-0"),
        digest="5b90f808f86ea5c7",
    ),
}


def played(match: Match) -> Match:
    """To the end by a policy that needs no chance of its own: each time a choice farther on."""
    n = 0
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.push_action(legal[n * SEED % len(legal)])
        n += 1
    return match


def digest(match: Match) -> str:
    record = json.loads(match.record())
    told = canonical({field: record[field] for field in ("deal", "moves", "result")})
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def end(match: Match) -> str:
    result = match.result()
    assert result is not None
    counts = [
        f"{row['faction']} {row['counts'][0]}-{row['counts'][1]}" for row in result["factions"]
    ]
    return f"{result['winner']} by {result['reason']}: {', '.join(counts)}"


@pytest.mark.rule("claim.setup.rng", "claim.setup.steps")
@pytest.mark.parametrize("name", GAMES)
def test_a_seed_deals_the_same_game_for_ever(name: str) -> None:
    golden = GAMES[name]
    assert " ".join(Match(load_game("claim", **golden.options), SEED).deal.rolls) == golden.deal


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_the_same_for_ever(name: str) -> None:
    golden = GAMES[name]
    match = played(Match(load_game("claim", **golden.options), SEED))
    assert (len(match.moves), end(match)) == (golden.moves, golden.end)
    assert digest(match) == golden.digest


def test_a_provable_shuffle_deals_the_same_game_for_ever() -> None:
    shuffle = Shuffle(bytes(range(32)), ["aa", "bb"])
    match = Match(load_game("claim", mix="fire"), shuffle=shuffle)
    assert " ".join(match.deal.rolls) == (
        "DW1 KN7 UD0 GO7 DM7 GO3 DW3 DM9 UD1 KN2 DM8 DW2 DW6 GO0d DW9 GO9 GO0c GO1 GO0b "
        "UD9 DM2 DW5 GO5 DM6 KN5 UD6 seat 1 UD5"
    )
    assert digest(played(match)) == "9acd70b23c3ee87a"
