"""Bottomless Bottle: the lower total wins."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    followers,
    hand,
    on_table,
    play,
    scene,
    score,
    seen,
)


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.win.trick", "claim.win.trick.special")
def test_ex_77_with_the_bottle_the_lower_card_wins() -> None:
    state = scene(phase=2, hand=["GO2 UD1", "GO7 UD2"], artifacts=["bottomless_bottle", ""])
    play(state, "GO2", "!bottle", "GO7")
    assert score(state, 0) == cards("GO2 GO7")


@pytest.mark.rule(
    "claim.artifact.bottomless_bottle",
    "claim.base.knights",
    "claim.precedence",
    "claim.win.trick",
    "claim.win.trick.special",
)
def test_ex_78_the_bottle_switches_the_knight_off() -> None:
    state = scene(phase=2, hand=["GO5 UD1", "KN2 UD2"], artifacts=["bottomless_bottle", ""])
    play(state, "GO5", "!bottle", "KN2")
    assert score(state, 0) == cards("GO5 KN2")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.win.trick")
@pytest.mark.parametrize(
    ("lead", "second", "winner"),
    [("GO5", "DP2", 1), ("GO5", "DP5", 0), ("GO5", "UD0", 0), ("GO5", "GO4", 1)],
)
def test_the_bottle_turns_only_the_comparison(lead: str, second: str, winner: int) -> None:
    state = scene(
        phase=2, hand=[f"{lead} UD1", f"{second} KN2"], artifacts=["bottomless_bottle", ""]
    )
    play(state, lead, "!bottle", second)
    assert score(state, winner) == {lead, second}


@pytest.mark.rule("claim.artifact.bottomless_bottle")
def test_the_bottle_works_in_phase_1_and_for_one_trick() -> None:
    state = scene(
        phase=1,
        hand=["GO2 UD1", "GO7 UD2"],
        deck="DW1 DW2 DW3 DW4",
        artifacts=["bottomless_bottle", ""],
    )
    play(state, "GO2", "!bottle", "GO7")
    assert followers(state, 0) == {"DW1"}
    play(state, "UD1", "UD2")
    assert "DW3" in hand(state, 1)


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.artifact.ice_sword")
def test_the_bottle_lapses_with_a_freeze() -> None:
    state = scene(
        phase=2,
        hand=["GO2 UD1 KN2", "GO7 UD2 KN3"],
        artifacts=["bottomless_bottle ice_sword", ""],
    )
    play(state, "GO2", "!bottle", "GO7", "!ice_sword", "UD1", "UD2")
    assert score(state, 1) == cards("GO2 GO7 UD1 UD2")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.win.trick")
def test_the_bottle_compares_totals_in_a_thaw() -> None:
    state = scene(
        phase=2,
        hand=["GO2 KN2", "GO7 KN3"],
        frozen={"card": ["UD9", "UD1"], "value": [9, 1]},
        artifacts=["bottomless_bottle", ""],
    )
    play(state, "GO2", "!bottle", "GO7")
    assert score(state, 1) == cards("GO2 GO7 UD9 UD1")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.artifact.magic_wand", "claim.eff")
def test_with_the_bottle_a_negative_total_wins() -> None:
    state = scene(
        phase=2, hand=["GO1 UD1", "GO0a UD2"], artifacts=["bottomless_bottle magic_wand", ""]
    )
    play(state, "GO1", "!bottle", "GO0a", "!wand -2")
    assert score(state, 0) == cards("GO1 GO0a")


@pytest.mark.rule("claim.artifact.bottomless_bottle", "claim.info.steps")
def test_the_bottle_is_known_before_the_second_plays() -> None:
    state = scene(phase=2, hand=["GO2 UD1", "GO7 UD2"], artifacts=["bottomless_bottle", ""])
    play(state, "GO2", "!bottle")
    assert seen(state, 1, "bottle") is True
    assert on_table(state) == {"lead": "GO2"}
    assert discard(state) == []
