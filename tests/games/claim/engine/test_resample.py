"""What samples of a position may and may not hold, beside the worlds of tests/games/claim/laws."""

from collections import Counter

import pytest

from hoarfrost.core.comparing import without_chance
from hoarfrost.core.game import State
from hoarfrost.core.rng import rng_from_seed
from tests.games.claim.laws.test_worlds import course
from tests.games.claim.laws.worlds import moments, world
from tests.games.claim.scene import field, scene

DRAWS = 200  # for each world, on average


def samples(state: State, seat: int, count: int) -> list[State]:
    rng = rng_from_seed("samples")
    return [state.resample(seat, rng.fork()) for _ in range(count)]


@pytest.mark.rule("claim.info.toxic", "claim.cards.toxics")
def test_a_toxic_that_was_seen_lies_in_no_second_slot() -> None:
    peeked = [[False, True, False], [False] * 3]
    state = scene(phase=2, hand=["PO1 GO1", "PO2 GO2"], toxic=[7, 4, 9], toxicSeen=peeked)
    rows = [field(sample, "toxic") for sample in samples(state, 0, 300)]
    assert {row[1] for row in rows} == {"4"}
    others = {toxic for row in rows for toxic in (row[0], row[2])}
    assert others == {"0", "1", "2", "3", "5", "6", "7", "8", "9", "X"}


@pytest.mark.rule("claim.info.face")
@pytest.mark.parametrize("known", ["shown", "spied"])
def test_what_the_opponent_knows_of_own_look_alikes_belongs_to_none_of_them(known: str) -> None:
    """Else a seat's own samples would tell it which of its Demons the opponent has seen."""
    hands = ["DM1 GO4 GO5", "GO9 UD2 UD3"]
    one, other = (
        scene(phase=2, hand=hands, flail=["DM3", None], out="DM5 DM7", **{known: [seen, ""]})
        for seen in ("DM1", "DM3")
    )
    assert one.view(0) == other.view(0)
    for seed in range(20):
        drawn = [state.resample(0, rng_from_seed(seed)) for state in (one, other)]
        assert without_chance(drawn[0].to_json()) == without_chance(drawn[1].to_json())


BIASES = {
    "a card under the Flail while the Lamp's wish is open": course(
        "!flail_of_dawn, put KN4, UD3, !wishing_lamp GI5",
        phase=2,
        step="PHASE2_START",
        asked=0,
        hand=["UD3 GO1", "GI5a KN4"],
        out="GI5b UD5 DW2 DW3",
        artifacts=["flail_of_dawn wishing_lamp", ""],
    ),
    "a card under the Flail after a void": course(
        "!flail_of_dawn, put GO9, GO4, DW3",
        phase=2,
        step="PHASE2_START",
        asked=0,
        hand=["GO4 GO1 KN2", "GO9 DW3 UD2"],
        out="GO7 UD5",
        artifacts=["flail_of_dawn", ""],
    ),
    "several copies of what the Lamp named": course(
        "UD3, !wishing_lamp GO0",
        phase=2,
        hand=["UD3 GO1 KN2", "GO0a GO0b KN4"],
        out="GO0c UD5",
        artifacts=["wishing_lamp", ""],
    ),
    "a lead under the Mask after a void": course(
        "GO4, KN3, !mask_of_darkness, UD7",
        phase=2,
        hand=["GO4 UD3 KN2", "KN3 UD7 UD2"],
        out="GO7 UD5",
        artifacts=["mask_of_darkness", ""],
    ),
    "a lead under the Mask after a mark came back": course(
        "UD3, !hunting_cloak, DW2, !gamblers_dice, !mask_of_darkness, UD9",
        {"cloak": "next"},
        phase=2,
        hand=["UD3 GO1 KN2 UD4", "UD9 DW2 GO3 KN4"],
        out="UD5 UD6",
        artifacts=["hunting_cloak gamblers_dice mask_of_darkness", ""],
        rolls="UD9 GO1 KN4",
    ),
    "a mark that came back after a void": course(
        "UD3, !hunting_cloak, DW2, !gamblers_dice",
        {"cloak": "next"},
        phase=2,
        hand=["UD3 GO1 KN2 UD4", "UD9 DW2 KN4 GO3"],
        out="UD5 GO7",
        artifacts=["hunting_cloak gamblers_dice", ""],
        rolls="UD9 GO1 KN4",
    ),
}


@pytest.mark.parametrize("name", BIASES)
def test_all_worlds_are_equally_likely(name: str) -> None:
    *_, moment = moments(BIASES[name], 0)
    drawn = Counter(
        world(sample) for sample in samples(moment.state, 0, DRAWS * len(moment.worlds))
    )
    assert len(moment.worlds) > 4
    for each in moment.worlds:
        assert 0.65 * DRAWS < drawn[each] < 1.35 * DRAWS, f"{drawn[each]} of {DRAWS}: {each}"
