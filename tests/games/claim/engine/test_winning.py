"""Who wins a trick."""

import pytest

from tests.games.claim.scene import (
    cards,
    discard,
    field,
    followers,
    leader,
    play,
    scene,
    score,
    trick,
)


@pytest.mark.rule("claim.win.trick")
def test_the_higher_card_of_the_led_faction_wins() -> None:
    assert score(trick(2, "GO5", "GO4"), 0) == cards("GO5 GO4")
    assert score(trick(2, "GO4", "GO5"), 1) == cards("GO5 GO4")


@pytest.mark.rule("claim.win.trick", "claim.phase1.collect")
def test_ex_05_a_tie_goes_to_the_leader() -> None:
    state = trick(1, "DW6", "DP6", deck="KN9 KN8 KN7 KN6")
    assert followers(state, 0) == {"KN9"}
    assert followers(state, 1) == {"KN8"}
    assert leader(state) == 0
    assert discard(state) == ["DW6", "DP6"]


@pytest.mark.rule("claim.win.trick", "claim.base.undead", "claim.phase1.collect")
def test_ex_06_another_faction_loses_whatever_its_value() -> None:
    state = trick(1, "DW0", "UD9", deck="IK10 GO3 GO1 GO2")
    assert followers(state, 0) == {"IK10"}
    assert score(state, 0) == {"UD9"}
    assert discard(state) == ["DW0"]


@pytest.mark.rule("claim.win.trick")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_forfeits_loses_whatever_the_cards(seat: int) -> None:
    state = scene(
        phase=2,
        hand=["GO1", "GO2"],
        table={"lead": "GO4", "second": "GO9"},
        step="T9",
        forfeitBy=seat,
    )
    assert score(state, 1 - seat) == cards("GO4 GO9")


@pytest.mark.rule("claim.win.trick")
def test_a_forfeit_comes_before_a_missed_lamp() -> None:
    state = scene(
        phase=2, hand=["GO1", "GO2"], table={"lead": "GO4"}, step="T9", forfeitBy=1, autoWin=1
    )
    assert score(state, 0) == {"GO4"}


@pytest.mark.rule("claim.win.trick")
def test_what_is_frozen_counts_to_the_total_of_each_player() -> None:
    frozen = {"card": ["UD5", "UD1"], "value": [5, 1]}
    state = trick(2, "GO2", "GO6", frozen=frozen)
    assert score(state, 0) == cards("GO2 GO6 UD5 UD1")
    frozen = {"card": ["UD5", "UD2"], "value": [5, 2]}
    assert score(trick(2, "GO2", "GO6", frozen=frozen), 1) == cards("GO2 GO6 UD5 UD2")


@pytest.mark.rule("claim.win.trick")
def test_a_tie_of_totals_goes_to_the_leader() -> None:
    frozen = {"card": ["UD5", "UD1"], "value": [5, 1]}
    assert score(trick(2, "GO2", "DP6", frozen=frozen), 0) == cards("GO2 DP6 UD5 UD1")


@pytest.mark.rule("claim.eff")
def test_modifiers_count_in_the_order_in_which_they_were_attached() -> None:
    def winner(lead_mods: list[str], second: str) -> int:
        table = {"lead": {"card": "GO4", "mods": lead_mods}, "second": second}
        state = scene(phase=2, hand=["GO1", "GO2"], table=table)
        return leader(state)

    assert winner(["wand+2", "mirror"], "GO3") == 1  # 4 + 2 = 6, then 1
    assert winner(["mirror", "wand+2"], "IK10") == 0  # another faction
    assert winner(["mirror", "wand+2"], "GO9") == 0  # 4 + 5 = 9, then 11


@pytest.mark.rule("claim.eff")
def test_an_effective_value_has_no_limits() -> None:
    table = {"lead": {"card": "GO0a", "mods": ["wand-2"]}, "second": "GO0b"}
    assert leader(scene(phase=2, hand=["GO1", "GO2"], table=table)) == 1
    flasks = {
        "lead": {"card": "IK10", "mods": ["flask"]},
        "second": {"card": "DP9", "mods": ["flask"]},
    }
    assert leader(scene(phase=2, hand=["GO1", "GO2"], table=flasks)) == 0
    flasks = {
        "lead": {"card": "GO8", "mods": ["flask"]},
        "second": {"card": "GO9", "mods": ["flask"]},
    }
    assert leader(scene(phase=2, hand=["GO1", "GO2"], table=flasks)) == 1


@pytest.mark.rule("claim.eff", "claim.power.printed")
def test_modifiers_are_gone_after_the_trick() -> None:
    state = trick(2, "GO1", "GO2", artifacts=["magic_wand", ""])
    play(state, "!wand +2")
    assert score(state, 0) == cards("GO1 GO2")
    play(state, "KN2", "KN3")
    assert field(state, "score")[1] == ["KN2", "KN3"]
