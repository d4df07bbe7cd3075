"""Fire Elementals: high or low."""

import pytest

from tests.games.claim.scene import (
    act,
    cards,
    field,
    legal,
    play,
    scene,
    score,
    seen,
    trick,
)


@pytest.mark.rule("claim.fire.elemental")
def test_ex_29_two_low_elementals_are_compared_by_their_numbers() -> None:
    state = scene(phase=2, hand=["FE4 GO1", "FE2 GO2"])
    act(state, "FEl", "FEl")
    assert field(state, "numbers") == ["FE2", "FE4"]
    assert score(state, 0) == cards("FE4 FE2")


@pytest.mark.rule("claim.fire.elemental")
@pytest.mark.parametrize(
    ("elemental", "badge"), [("FE0", "FEl"), ("FE4", "FEl"), ("FE5", "FEh"), ("FE9", "FEh")]
)
def test_an_elemental_shows_high_or_low(elemental: str, badge: str) -> None:
    state = scene(phase=2, hand=[f"{elemental} GO1", "GO2 GO3"])
    assert legal(state) == {badge, "GO1"}


@pytest.mark.rule("claim.opt.fire_elementals", "claim.fire.elemental")
def test_with_blind_the_holder_does_not_read_the_number() -> None:
    state = scene(phase=2, hand=["FE8 GO1", "GO2 FE3"], fire_elementals="blind")
    assert seen(state, 0, "hand")[0] == ["FEh", "GO1"]
    assert legal(state) == {"FEh", "GO1"}


@pytest.mark.rule("claim.opt.fire_elementals", "claim.info.owner_knows", "claim.fire.elemental")
def test_ex_36_with_owner_knows_the_holder_reads_the_number() -> None:
    state = scene(phase=2, hand=["FE8 GO1", "GO2 FE3"], fire_elementals="owner_knows")
    assert seen(state, 0, "hand")[0] == ["FE8", "GO1"]
    assert seen(state, 1, "hand")[0] == ["?", "?"]
    assert legal(state) == {"FE8", "GO1"}
    act(state, "FE8")
    assert seen(state, 1, "table")["lead"]["card"] == "FEh"
    assert seen(state, None, "table")["lead"]["card"] == "FEh"
    assert legal(state) == {"FE3"}
    act(state, "FE3")
    assert seen(state, 1, "score")[0] == ["FE3", "FE8"]


@pytest.mark.rule("claim.info.owner_knows", "claim.opt.fire_elementals")
def test_with_owner_knows_own_followers_are_read_and_prizes_are_not() -> None:
    state = scene(
        phase=1,
        hand=["GO4", "GO9"],
        deck="FE8 FE1 UD1 UD2",
        followers=["FE7", "FE2"],
        fire_elementals="owner_knows",
    )
    assert seen(state, 0, "prizes") == ["FEh"]
    assert seen(state, 0, "followers") == [["FE7"], ["?"]]
    assert seen(state, 1, "followers") == [["?"], ["FE2"]]
    assert seen(state, None, "followers") == [["?"], ["?"]]


@pytest.mark.rule("claim.info.owner_knows")
def test_with_owner_knows_a_gained_prize_is_read_by_its_owner_alone() -> None:
    state = trick(1, "GO4", "GO9", deck="FE8 FE1 UD1 UD2", fire_elementals="owner_knows")
    assert seen(state, 1, "followers") == [["?"], ["FE8"]]
    assert seen(state, 0, "followers") == [["FE1"], ["FEh"]]


@pytest.mark.rule("claim.info.owner_knows")
def test_with_owner_knows_a_seer_reads_the_top_card() -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 FE8 UD1 UD2", fire_elementals="owner_knows")
    play(state, "look")
    assert seen(state, 0, "top") == "FE8"
    play(state, "keep")
    assert seen(state, 0, "followers")[1] == ["FE8"]
    assert seen(state, 1, "followers")[1] == ["FE8"]
    assert seen(state, None, "followers")[1] == ["?"]


@pytest.mark.rule("claim.info.owner_knows")
def test_with_owner_knows_the_flailed_and_the_marked_card_are_read() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "GO3 GO4"],
        flail=["FE8", None],
        mark=[{"card": "FE2", "dueTrick": 3}, None],
        fire_elementals="owner_knows",
    )
    assert seen(state, 0, "flail")[0] == "FE8"
    assert seen(state, 0, "mark")[0]["card"] == "FE2"
    assert seen(state, 1, "flail")[0] == "?"
    assert seen(state, 1, "mark")[0]["card"] == "?"


@pytest.mark.rule("claim.info.owner_knows")
def test_with_owner_knows_demons_stay_blind() -> None:
    state = scene(phase=2, hand=["DM7 GO1", "GO2 GO3"], fire_elementals="owner_knows")
    assert seen(state, 0, "hand")[0] == ["DMo", "GO1"]


@pytest.mark.rule("claim.info.owner_knows", "claim.info.hidden_matrix")
def test_with_owner_knows_the_torch_shows_the_opponent_only_the_badge() -> None:
    state = trick(
        1, "GO4", "GO9", deck="UD8 FE1 UD1 UD2", torchTricks=[1, 2], fire_elementals="owner_knows"
    )
    assert seen(state, 0, "followers")[0] == ["FE1"]
    assert seen(state, 1, "followers")[0] == ["FEl"]
