"""Samples of Claim reach exactly the worlds that a seat cannot rule out: all, and no others.

The worlds are found by brute force (worlds.py), from the start of a short course of play on, for
both seats and at every step.
"""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from hoarfrost.core.comparing import as_sent, first_difference
from hoarfrost.core.game import State
from hoarfrost.core.moves import move_texts
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_seed
from tests.games.claim.laws.worlds import ARTIFACTS, Course, Moment, carry_out, moments, world

pytestmark = pytest.mark.compiled
DRAWS_A_WORLD = 100  # before we say that a world is not reached
TWINS = 8  # so many worlds, at most, have their samples compared with those of the truth


def course(moves: str, options: Json | None = None, unknown: str = "", **fields: Any) -> Course:
    """A course in which all artifacts are spent but those that are held, or unknown to both."""
    held = f"{' '.join(fields.get('artifacts', []))} {unknown}".split()
    spent = [name for name in ARTIFACTS if name not in held]
    return Course(moves, options, spent=spent, **fields)


NEXT = {"cloak": "next"}
OWNER_KNOWS = {"fire_elementals": "owner_knows"}
ANY = {"phase1_end": "any"}
TWO_TOXICS = {"toxics": ["1"] * 7 + ["X"] * 7}

COURSES: dict[str, Course] = {
    "hands, draws and voids of Phase 1": course(
        "GO4, GO9, DW3, KN2",
        trickNo=12,
        hand=["GO4 KN2", "GO9 DW3"],
        prizes="KN9",
        undrawn="GO7 UD5 UD6",
    ),
    "a card under the Flail, then a void": course(
        "!flail_of_dawn, put GO9, GO4, DW3, GO1, UD2",
        phase=2,
        step="PHASE2_START",
        asked=0,
        hand=["GO4 GO1 KN2", "GO9 DW3 UD2"],
        out="GO7 UD5",
        artifacts=["flail_of_dawn", ""],
    ),
    "a shown card that after a void must lie under the Flail": course(
        "!gamblers_book, take GO9, !flail_of_dawn, put GO9, GO4, DW3, GO1",
        phase=2,
        step="PHASE1_END",
        asked=1,
        hand=["GO4 GO1 KN2", "DW1 DW3 UD2"],
        discard="GO9 KN5",
        out="GO7 UD5",
        artifacts=["flail_of_dawn", "gamblers_book"],
        rolls="DW1",
    ),
    "a shown card that may lie under the Flail or not": course(
        "!gamblers_book, take GO9, !flail_of_dawn, put DW3, KN2, UD2, GO4",
        phase=2,
        step="PHASE1_END",
        asked=1,
        hand=["GO4 GO1 KN2", "DW1 DW3 UD2"],
        discard="GO9 KN5",
        out="GO7 UD5",
        artifacts=["flail_of_dawn", "gamblers_book"],
        rolls="DW1",
    ),
    "two look-alikes of which one lies under the Flail": course(
        "!flail_of_dawn, put DMo, GO4, DMo",
        phase=2,
        step="PHASE2_START",
        asked=0,
        hand=["GO4 GO1", "DM1 DM3"],
        out="DM5 UD5",
        artifacts=["flail_of_dawn", ""],
        rolls="DM3",
    ),
    "a shown look-alike and another, one of them under one's own Flail": course(
        "GO9, GO4, !flail_of_dawn, put DMo, DMo",
        trickNo=13,
        hand=["GO9", "GO4"],
        prizes="DM1",
        undrawn="GO5",
        followers=["DM3", "DM7 DM9"],
        artifacts=["", "flail_of_dawn"],
        rolls="DM1",
    ),
    "a card that the Rope took back does not lie under the Flail": course(
        "!flail_of_dawn, put GO9, !endless_rope GO1, GO4, GO1, GO8",
        phase=2,
        step="PHASE2_START",
        asked=0,
        hand=["GO4 GO8", "GO9 DW3"],
        score=["", "GO1"],
        out="GO7 UD5",
        artifacts=["flail_of_dawn", "endless_rope"],
    ),
    "a card that the Rope took back is not the marked one": course(
        "UD3, !hunting_cloak, UD9, !endless_rope GO1, DW2, GO4",
        NEXT,
        phase=2,
        hand=["UD3 GO4", "UD9 DW2 KN4"],
        score=["", "GO1"],
        out="UD5",
        artifacts=["hunting_cloak", "endless_rope"],
        rolls="DW2",
    ),
    "a lead under the Mask": course(
        "!mask_of_darkness, GO4, DW3, GO1, UD2",
        phase=2,
        hand=["GO4 GO1 KN2", "GO9 DW3 UD2"],
        out="GO7 UD5",
        artifacts=["mask_of_darkness", ""],
    ),
    "a lead under the Mask by one who has shown a void": course(
        "GO4, KN3, !mask_of_darkness, UD7, UD3, UD2",
        phase=2,
        hand=["GO4 UD3 KN2", "KN3 UD7 UD2"],
        out="GO7 UD5",
        artifacts=["mask_of_darkness", ""],
    ),
    "a Demon led under the Mask": course(
        "!mask_of_darkness, DMo, GO2, GO4",
        phase=2,
        hand=["DM1 GO4", "GO2 DM3"],
        out="DM5 GO9",
        artifacts=["mask_of_darkness", ""],
    ),
    "a card marked by the Cloak, then a void": course(
        "UD3, !hunting_cloak, DW2, GO1, UD9",
        NEXT,
        phase=2,
        hand=["UD3 GO1 KN2", "UD9 DW2 KN4"],
        out="GO7 UD5",
        artifacts=["hunting_cloak", ""],
        rolls="UD9",
    ),
    "a mark that came back after the Dice and is led": course(
        "UD3, !hunting_cloak, DW2, !gamblers_dice, UD9, UD4, GO3",
        NEXT,
        phase=2,
        hand=["UD3 GO1 KN2 UD4", "UD9 DW2 KN4 GO3"],
        out="UD5",
        artifacts=["hunting_cloak gamblers_dice", ""],
        rolls="UD9 GO1 KN4",
    ),
    "a mark that came back after the Dice, and another void": course(
        "UD3, !hunting_cloak, DW2, !gamblers_dice, GO3, KN2, UD4, UD9",
        NEXT,
        phase=2,
        hand=["UD3 GO1 KN2 UD4", "UD9 DW2 KN4 GO3"],
        out="UD5",
        artifacts=["hunting_cloak gamblers_dice", ""],
        rolls="UD9 GO1 KN4",
    ),
    "a mark that came back and is led under the Mask": course(
        "UD3, !hunting_cloak, DW2, !gamblers_dice, !mask_of_darkness, UD9, KN2, GO3",
        NEXT,
        phase=2,
        hand=["UD3 GO1 KN2 UD4", "UD9 DW2 GO3 KN4"],
        out="UD5",
        artifacts=["hunting_cloak gamblers_dice mask_of_darkness", ""],
        rolls="UD9 GO1 KN4",
    ),
    "a marked card that is led under the Mask": course(
        "GO3, !hunting_cloak, KN4, !mask_of_darkness, UD9, GO1",
        NEXT,
        phase=2,
        hand=["GO3 GO1 KN2", "UD9 KN4 UD2"],
        out="UD5",
        artifacts=["hunting_cloak mask_of_darkness", ""],
        rolls="UD9",
    ),
    "Flail, mark and a shown card that a void proves to be one of them": course(
        "!gamblers_book, take UD9, !flail_of_dawn, put UD9, UD3, !hunting_cloak, DW2, UD4",
        NEXT,
        phase=2,
        step="PHASE1_END",
        asked=1,
        hand=["UD3 UD4 KN2", "DW2 DW1 KN4 GO1"],
        discard="UD9",
        out="UD7",
        artifacts=["flail_of_dawn hunting_cloak", "gamblers_book"],
        rolls="DW1 KN4",
    ),
    "a card picked by the Cloak for this trick": course(
        "UD3, !hunting_cloak, DW2, GO1",
        phase=2,
        hand=["UD3 GO1 KN2", "UD9 DW2 KN4"],
        out="GO7 UD5",
        artifacts=["hunting_cloak", "ice_sword"],
        rolls="DW2",
    ),
    "the Dice take any card and prove no void": course(
        "!gamblers_dice, GO1",
        phase=2,
        hand=["UD3 GO1", "UD9 DW2 KN4"],
        out="UD5",
        artifacts=["gamblers_dice", ""],
        rolls="UD3 DW2",
    ),
    "a Lamp that hits one of several copies": course(
        "UD3, !wishing_lamp GO0, GO0a, KN2",
        phase=2,
        hand=["UD3 GO1 KN2", "GO0a GO0b KN4"],
        out="GO0c UD5",
        artifacts=["wishing_lamp", ""],
    ),
    "a Lamp that hits a copy which the Dagger takes": course(
        "UD3, !wishing_lamp GI5, GI5a, !kings_dagger, UD4",
        phase=2,
        hand=["UD3 KN2", "GI5a UD4 KN4"],
        out="GI5b UD5",
        artifacts=["wishing_lamp kings_dagger", ""],
    ),
    "a Lamp that misses": course(
        "UD3, !wishing_lamp KN7, KN4, GO5, GO1",
        phase=2,
        hand=["UD3 GO1 KN2", "GO0a GO5 KN4"],
        out="KN7 UD5",
        artifacts=["wishing_lamp", ""],
    ),
    "a Lamp that misses a hidden number": course(
        "UD3, !wishing_lamp DM7, DMo, DMo, GO1",
        phase=2,
        hand=["UD3 GO1", "DM1 DM3 KN2"],
        out="DM7 DM9",
        artifacts=["wishing_lamp", "bottomless_bottle"],
        rolls="DM1",
    ),
    "a Lamp that misses a hidden number of which one is then marked": course(
        "UD3, !wishing_lamp DM7, GO0a, GO2, GO5, GO4, !hunting_cloak, DMo",
        NEXT,
        phase=2,
        hand=["UD3 GO5 GO4 UD1", "GO0a GO2 DM3 DM1"],
        out="DM7",
        artifacts=["wishing_lamp hunting_cloak", ""],
        rolls="DM3",
    ),
    "a marked card that is led, and is not the number that a Lamp missed": course(
        "UD3, !wishing_lamp DM7, GO0a, GO2, GO5, GO4, !hunting_cloak, GO6, DMo",
        NEXT,
        phase=2,
        hand=["UD3 GO5 GO4 UD1", "GO0a GO2 DM3 GO6"],
        out="DM7 DM1",
        artifacts=["wishing_lamp hunting_cloak", ""],
        rolls="DM3",
    ),
    "a Lamp that hits a hidden number": course(
        "UD3, !wishing_lamp DM3, DM3, DMo",
        phase=2,
        hand=["UD3 GO1 DM9", "DM1 DM4 DM3"],
        out="DM7",
        artifacts=["wishing_lamp", "bottomless_bottle"],
    ),
    "a Lamp that hits a Trickster, real or fake": course(
        "UD3, !wishing_lamp TC3, TC3, TC1",
        phase=2,
        hand=["UD3 TC1r", "TC3r TC3x TC1x"],
        out="TC5r UD5",
        artifacts=["wishing_lamp", ""],
        rolls="TC3r",
    ),
    "a Lamp that misses the Tricksters of a value": course(
        "UD3, !wishing_lamp TC3, TC1, TC5, TC1",
        phase=2,
        hand=["UD3 TC1r", "TC5r TC5x TC1x"],
        out="TC3r UD5",
        artifacts=["wishing_lamp", ""],
        rolls="TC5x",
    ),
    "Toxics, peeked at by one seat and then by the other": course(
        "PO8, UD1, peek 1, PO3, DP9, peek 1",
        {**TWO_TOXICS, "poisoner": "win_card"},
        phase=2,
        hand=["PO8 PO3", "UD1 DP9"],
        toxic=["1", "X", "1"],
        out="UD5",
    ),
    "draws shown by the Torch": course(
        "!prowlers_torch, GO4, GO9, DW3, KN2",
        trickNo=12,
        hand=["GO4 KN2", "GO9 DW3"],
        prizes="KN9",
        undrawn="GO7 UD5 UD6",
        artifacts=["prowlers_torch", ""],
        rolls="GO7 UD5",
    ),
    "a shown draw and a secret one that look alike": course(
        "!prowlers_torch, GO4, GO9, DMo, DMo",
        trickNo=13,
        hand=["GO4", "GO9"],
        prizes="DM1",
        undrawn="DM3",
        followers=["DM5", "DM7 KN2"],
        artifacts=["prowlers_torch", ""],
    ),
    "prizes with hidden numbers": course(
        "GO4, GO9, DMo, KN2",
        trickNo=12,
        hand=["GO4 KN2", "GO9 DM3"],
        prizes="DM1",
        undrawn="DM5 UD5 UD6",
        rolls="DM5 UD5",
    ),
    "a Seer that leaves the card it saw to the other": course(
        "SE5, SE2, look, keep, GO4, GO9, GO7",
        trickNo=12,
        hand=["SE5 GO4", "SE2 GO9"],
        prizes="KN9",
        undrawn="UD5 GO7 UD6",
        rolls="UD5 GO7",
    ),
    "a Seer that takes the card it saw": course(
        "SE5, SE2, look, take, GO4, GO9",
        trickNo=12,
        hand=["SE5 GO4", "SE2 GO9"],
        prizes="KN9",
        undrawn="UD5 GO7 UD6",
        rolls="UD5 GO7",
    ),
    "a Seer who sees a Demon and leaves it": course(
        "SE5, SE2, look, keep, GO4, DMo",
        trickNo=13,
        hand=["SE5", "SE2"],
        prizes="GO4",
        undrawn="DM5",
        followers=["DM7", "DM1 UD1"],
    ),
    "a Seer who reads a Fire Elemental and leaves it": course(
        "SE5, SE2, look, keep, KN8, FE5, FE9",
        OWNER_KNOWS,
        trickNo=13,
        hand=["SE5", "SE2"],
        prizes="FE9",
        undrawn="FE5",
        followers=["KN8", "FE8"],
        artifacts=["", "bottomless_bottle"],
    ),
    "a Fire Elemental that was read is led, or another": course(
        "SE5, DR1, look, keep, FE8, GO1",
        OWNER_KNOWS,
        trickNo=13,
        hand=["SE5", "DR1"],
        prizes="GO1",
        undrawn="FE5",
        followers=["KN8", "KN9 FE8"],
        artifacts=["kings_dagger", ""],
    ),
    "a Fire Elemental that was read and shown by the Torch": course(
        "!prowlers_torch, SE5, DR1, look, keep, FE8, GO1, KN9",
        {**OWNER_KNOWS, **ANY},
        trickNo=13,
        hand=["SE5", "DR1"],
        prizes="GO1",
        undrawn="FE5 FE7",
        followers=["KN8", "KN9 FE8"],
        artifacts=["prowlers_torch", ""],
        rolls="FE5",
    ),
    "Fire Elementals whose owner knows them": course(
        "FE7, FE9, FE8, FE6",
        OWNER_KNOWS,
        phase=2,
        hand=["FE7 FE6", "FE9 FE8"],
        out="FE5 UD1",
        artifacts=["kings_dagger", ""],
    ),
    "a Demon set aside by the Gambler's Book": course(
        "!gamblers_book, take KN5, GO4, DMo",
        phase=2,
        step="PHASE1_END",
        asked=1,
        hand=["GO4 GO1", "DM1 DM3"],
        discard="KN5",
        out="DM5",
        artifacts=["", "gamblers_book"],
        rolls="DM1",
    ),
    "an unread Demon taken by the Spyglass": course(
        "!gamblers_book, take KN5, UD3, DMo, !spyglass UD3 DMo, UD4, KN5",
        phase=2,
        step="PHASE1_END",
        asked=1,
        hand=["UD3 UD4", "DM1 DM3"],
        discard="KN5",
        out="DM5",
        artifacts=["spyglass", "gamblers_book"],
        rolls="DM1",
    ),
    "Tricksters in hands and piles": course(
        "TC1, TC1, TC3, TC5",
        phase=2,
        hand=["TC1r TC3r", "TC1x TC5r"],
        out="TC3x TC5x",
    ),
    "a Trickster that the Rope takes back": course(
        "!endless_rope TC1, UD1, TC1, UD2, TC3",
        phase=2,
        hand=["UD1 UD2", "TC3r"],
        score=["UD5", "TC1x TC1r"],
        out="TC3x",
        artifacts=["", "endless_rope"],
        rolls="TC1x",
    ),
    "frozen Tricksters and prizes": course(
        "TC1, TC3, !ice_sword, GO4, GO9",
        trickNo=11,
        hand=["GO4 TC1r", "GO9 TC3r"],
        prizes="TC1x",
        undrawn="UD1 UD2 TC3x",
        artifacts=["ice_sword", ""],
        rolls="UD1",
    ),
    "Tavern gifts, first of one seat and then of both": course(
        "TC1, TC1, give TC1 TC1, give KN2 UD4",
        phase=2,
        hand=["TC1r", "TC1x"],
        score=["TC3x UD5", "TC3r UD4 KN2"],
        locations=["tavern"],
    ),
    "the opponent's artifacts": course(
        "GO4, GO9, pass, !spyglass GO4 KN5",
        phase=2,
        hand=["GO4 GO1", "GO9 GO2"],
        discard="KN5",
        artifacts=["ice_sword", "spyglass kings_dagger"],
        unknown="magic_wand endless_rope",
    ),
    "cards out of the game that nobody saw": course(
        "GO5, !kings_dagger, GO1, GO9, GO2, GO3",
        ANY,
        trickNo=12,
        hand=["GO5 GO1", "GO9 UD8"],
        prizes="KN9",
        undrawn="UD1 UD2 UD3",
        followers=["GO3", "GO2"],
        artifacts=["", "kings_dagger"],
        rolls="UD1",
    ),
    "cards that the Frostbeast put out of the game": course(
        "FB9, TC1, UD1, TC1",
        {"frostbeast": "out"},
        phase=2,
        hand=["FB9 UD1", "TC1r TC1x"],
        out="TC3r",
        rolls="TC1x",
    ),
    "a declined replacement": course(
        "DW5, !kings_dagger, decline, UD6, UD4",
        {"dagger": "optional"},
        phase=2,
        hand=["DW5 UD4", "UD6 DW9"],
        out="UD7 GO1",
        artifacts=["", "kings_dagger"],
    ),
}

# Any positions ----------------------------------------------------------------------------------

PLAIN = {
    "GO": "GO0a GO0b GO5 GO9",
    "KN": "KN2 KN5 KN9",
    "UD": "UD0 UD5 UD8",
    "DW": "DW1 DW5",
    "DP": "DP0 DP5",
    "GN": "GN1a GN1b GN5a",
    "GI": "GI1a GI5a GI5b",
    "SE": "SE2 SE5 SE9",
    "TR": "TR2 TR5 TR8",
    "YE": "YE1 YE5",
    "FB": "FB2 FB9",
    "PO": "PO1 PO8",
}
ALIKE = ("DM1 DM3 DM5 DM2", "FE5 FE7 FE9 FE2", "TC1r TC1x TC5r TC5x")
CHOICES = {
    "cloak": ["current", "next"],
    "dagger": ["mandatory", "optional"],
    "phase1_end": ["all", "any"],
    "poisoner": ["win_with", "win_card"],
    "frostbeast": ["discard", "out"],
    "dice": ["after_reveal", "before_reveal"],
}
USEFUL = {
    1: "hunting_cloak kings_dagger prowlers_torch mask_of_darkness gamblers_dice ice_sword",
    2: "flail_of_dawn hunting_cloak kings_dagger wishing_lamp endless_rope mask_of_darkness "
    "gamblers_dice book_of_memories ice_sword spyglass",
}
SEEDS = range(12)
PLIES = 6


def any_course(seed: int) -> Course:
    """A few random cards of few factions, with artifacts, and random moves."""
    rng = random.Random(f"any course {seed}")
    options: Json = {name: rng.choice(values) for name, values in CHOICES.items()}
    options["toxics"] = TWO_TOXICS["toxics"]
    alike = rng.choice(["", *ALIKE]).split()
    plain = " ".join(PLAIN[faction] for faction in rng.sample(sorted(PLAIN), 4)).split()
    rng.shuffle(plain)
    cards = (alike + plain)[:9]
    rng.shuffle(cards)
    phase = rng.choice([1, 2, 2])
    artifacts = rng.sample(USEFUL[phase].split(), 3)
    fields: Json = {"phase": phase, "lossStreak": [3, 0]}
    fields["artifacts"] = [" ".join(artifacts[:2]), artifacts[2]]
    fields["rng"] = rng_from_seed(seed).to_json()
    if phase == 1:
        fields |= {"trickNo": 12, "hand": [cards[:2], cards[2:4]], "prizes": cards[4:5]}
        fields["undrawn"] = cards[5:8]
    else:
        fields |= {"hand": [cards[:3], cards[3:6]], "score": [[], cards[6:7]], "out": cards[7:]}
        fields |= {"step": "PHASE2_START", "asked": 0, "locations": [rng.choice(["tavern", "pit"])]}
    if any(card.startswith("PO") for card in cards):
        fields["toxic"] = ["1", "X", "1"]
    found = course("", options, **fields)
    found.moves = random_moves(found.start(), rng)
    return found


def random_moves(state: State, rng: random.Random) -> list[str]:
    """Rather an artifact than another move; each pass is written down."""
    moves: list[str] = []
    while len(moves) < PLIES and not state.is_terminal():
        seat = int(state.current_player())
        texts = move_texts(state, seat)
        artifacts = [text for text in texts if text.startswith("!")]
        moves.append(rng.choice(artifacts if artifacts and rng.random() < 0.7 else texts))
        carry_out(state, moves[-1], seat)
    return moves


Resample = Callable[[Moment, State, Rng], State]

# The test ---------------------------------------------------------------------------------------


def moments_of(name: str | int, seat: int) -> Iterator[Moment]:
    found = COURSES[name] if isinstance(name, str) else any_course(name)
    return (moment for moment in moments(found, seat) if not moment.state.is_terminal())


CASES: list[tuple[str | int, int]] = [
    (name, seat) for name in [*COURSES, *SEEDS] for seat in (0, 1)
]


@pytest.mark.parametrize(("name", "seat"), CASES)
def test_samples_reach_exactly_the_worlds_that_a_seat_cannot_rule_out(
    name: str | int, seat: int
) -> None:
    for moment in moments_of(name, seat):
        assert world(moment.state) in moment.worlds
        check_that_all_worlds_tell_the_same(moment)
        check_that_samples_are_the_same_in_all_worlds(moment)
        missed, impossible = missed_and_impossible(moment)
        assert not impossible, "cannot be: " + difference(moment, impossible)
        assert not missed, "never sampled: " + difference(moment, missed)


def check_that_all_worlds_tell_the_same(moment: Moment) -> None:
    view = as_sent(moment.state.view(moment.seat))
    legal = moment.state.legal_actions(moment.seat)
    for twin in moment.states:
        other = as_sent(twin.view(moment.seat))
        assert other == view, f"{first_difference(view, other)} for {moment}"
        assert twin.legal_actions(moment.seat) == legal, str(moment)


def check_that_samples_are_the_same_in_all_worlds(moment: Moment) -> None:
    rng = rng_from_seed("twins")
    expected = world(moment.state.resample(moment.seat, rng.clone()))
    for twin in moment.states[:: len(moment.states) // TWINS + 1]:
        assert world(twin.resample(moment.seat, rng.clone())) == expected, str(moment)


def fair(moment: Moment, state: State, rng: Rng) -> State:
    return state.resample(moment.seat, rng)


def missed_and_impossible(moment: Moment, resample: Resample = fair) -> tuple[set[str], set[str]]:
    """The worlds that samples do not reach, and those that they should not reach."""
    expected = moment.worlds
    reached: set[str] = set()
    for n, sample in enumerate(samples(moment, resample)):
        reached.add(sample)
        enough = n >= DRAWS_A_WORLD * len(expected) or reached >= expected
        if reached - expected or (enough and n >= 2 * len(expected)):
            break
    return expected - reached, reached - expected


def samples(moment: Moment, resample: Resample) -> Iterator[str]:
    """Worlds of samples: of the truth, and of samples."""
    rng = rng_from_seed(world(moment.state))
    state = moment.state
    while True:
        sample = resample(moment, state, rng.fork())
        yield world(sample)
        state = moment.state if rng.below(2) else sample


def difference(moment: Moment, others: set[str]) -> str:
    return f"{len(others)} of {len(moment.worlds)}, e.g. {min(others, default='')}, for {moment}"


def test_at_least_200_small_positions_leave_something_open() -> None:
    found = (
        len(moment.worlds)
        for name, seat in CASES
        for moment in moments_of(name, seat)
        if len(moment.worlds) > 1
    )
    assert len(list(islice(found, 200))) == 200


# Half-made moves are thoughts, not worlds -------------------------------------------------------

HALF_MADE: dict[str, tuple[Course, str]] = {
    "a name for the Lamp": (
        course(
            "UD3",
            phase=2,
            hand=["UD3 GO1", "UD9 KN4"],
            out="UD5",
            artifacts=["wishing_lamp", ""],
        ),
        "!wishing_lamp",
    ),
    "a card for the Rope": (
        course(
            "",
            phase=2,
            hand=["UD3", "UD9"],
            score=["TC1r TC1x", ""],
            out="UD5",
            artifacts=["endless_rope", ""],
        ),
        "!endless_rope",
    ),
    "a pair for the Spyglass": (
        course(
            "UD3, UD1",
            phase=2,
            hand=["UD3 GO1", "UD1 KN4"],
            out="UD5",
            discard="GO4",
            artifacts=["spyglass", ""],
        ),
        "!spyglass",
    ),
    "a sign for the Wand": (
        course(
            "UD3, UD1",
            phase=2,
            hand=["UD3 GO1", "UD1 KN4"],
            out="UD5",
            artifacts=["magic_wand", ""],
        ),
        "!magic_wand",
    ),
    "a pair for the Tavern": (
        course(
            "UD3, UD1",
            phase=2,
            hand=["UD3", "UD1"],
            score=["TC1r TC3x", "TC1x TC3r"],
            locations=["tavern"],
        ),
        "give UD1",
    ),
}


@pytest.mark.parametrize("choice", HALF_MADE)
def test_samples_stand_before_a_move_that_the_opponent_has_not_completed(choice: str) -> None:
    begun, first_step = HALF_MADE[choice]
    *_, moment = moments(begun, 1)
    moment.state.apply_action(moment.state.string_to_action(first_step))
    assert moment.state.is_mid_move()
    assert missed_and_impossible(moment) == (set(), set())


# Known limits (docs/architecture.md) -----------------------------------------------------------

LIMITS: dict[str, Course] = {
    "a Trickster that the Rope took back while a card lies under the Flail": course(
        "!flail_of_dawn, put TC1, !endless_rope TC1",
        phase=2,
        step="PHASE2_START",
        asked=0,
        hand=["GO4 GO8", "TC1r DW3"],
        score=["", "TC1x"],
        out="GO7 TC3r",
        artifacts=["flail_of_dawn", "endless_rope"],
    ),
    "a number that its owner read and that is discarded unread": course(
        "!gamblers_book, take KN5, FE7",
        OWNER_KNOWS,
        phase=2,
        step="PHASE1_END",
        asked=0,
        hand=["FE7 FE8", "FE9 UD1"],
        discard="KN5",
        out="FE5",
        artifacts=["gamblers_book", "bottomless_bottle"],
        rolls="FE8",
    ),
    "a number that a Seer read before the Book set a look-alike aside": course(
        "SE5, SE2, look, keep, !gamblers_book",
        {**OWNER_KNOWS, **ANY},
        trickNo=13,
        hand=["SE5", "SE2"],
        prizes="FE9",
        undrawn="FE5 FE6",
        followers=["KN8", "FE8"],
        artifacts=["", "gamblers_book"],
        rolls="FE5 FE8",
    ),
}


@pytest.mark.parametrize("limit", LIMITS)
def test_where_a_seat_forgets_samples_reach_more_worlds_and_miss_none(limit: str) -> None:
    *_, moment = moments(LIMITS[limit], 0)
    reached = set(islice(samples(moment, fair), 500))
    assert reached > moment.worlds
    for sample in moment.states:
        assert as_sent(sample.view(0)) == as_sent(moment.state.view(0))


# A sampler with a fault is caught ---------------------------------------------------------------


def forgets(*fields: str) -> Resample:
    """Does not read some field of knowledge."""

    def resample(moment: Moment, state: State, rng: Rng) -> State:
        position = {key: v for key, v in state.to_json().items() if key not in fields}
        sample = moment.course.game.from_json(position).resample(moment.seat, rng).to_json()
        kept = {key: v for key, v in moment.state.to_json().items() if key in fields}
        return moment.course.game.from_json({**sample, **kept})

    return resample


def remembers(field: str) -> Resample:
    """Takes a field from the truth."""

    def resample(moment: Moment, state: State, rng: Rng) -> State:
        sample = state.resample(moment.seat, rng).to_json()
        return moment.course.game.from_json({**sample, field: moment.state.to_json()[field]})

    return resample


def is_the_truth(moment: Moment, _state: State, _rng: Rng) -> State:
    return moment.state.clone()


FAULTS: dict[str, tuple[str, int, Resample]] = {
    "forgets a void": (
        "a lead under the Mask by one who has shown a void",
        0,
        forgets("absent"),
    ),
    "forgets a Lamp that missed": ("a Lamp that misses", 0, forgets("absent")),
    "forgets a missed number": ("a Lamp that misses a hidden number", 0, forgets("absent")),
    "forgets what a Seer saw": (
        "a Seer that leaves the card it saw to the other",
        0,
        forgets("spied"),
    ),
    "forgets what the Torch showed": ("draws shown by the Torch", 1, forgets("shown")),
    "forgets that a mark came back": (
        "a mark that came back after the Dice and is led",
        0,
        forgets("loose"),
    ),
    "forgets a proof from before the mark": (
        "a mark that came back after the Dice, and another void",
        0,
        forgets("absent", "loose"),
    ),
    "forgets a peek": (
        "Toxics, peeked at by one seat and then by the other",
        0,
        forgets("toxicSeen"),
    ),
    "knows a Toxic": ("Toxics, peeked at by one seat and then by the other", 1, remembers("toxic")),
    "knows the opponent's artifacts": ("the opponent's artifacts", 0, remembers("artifacts")),
    "is the truth": ("a card under the Flail, then a void", 0, is_the_truth),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_sampler_with_a_fault_is_caught(fault: str) -> None:
    name, seat, resample = FAULTS[fault]
    assert any(any(missed_and_impossible(moment, resample)) for moment in moments_of(name, seat))
