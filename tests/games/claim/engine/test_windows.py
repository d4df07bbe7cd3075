"""When artifacts may be played, and who is asked."""

from typing import Any

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    cards,
    field,
    leader,
    legal,
    play,
    scene,
    score,
    seen,
    step,
    why,
)


def table(lead: str, second: str, **fields: Any) -> Any:
    return scene(
        phase=2, hand=["KN2 UD1", "KN3 UD2"], table={"lead": lead, "second": second}, **fields
    )


OTHERS = "flail_of_dawn gamblers_book"  # playable in no window of a trick


@pytest.mark.rule("claim.window.priority", "claim.window.model")
def test_ex_100_who_passed_is_asked_again_if_the_other_plays_something() -> None:
    state = table("GO5", "GO6", artifacts=["magic_wand", "mirror_of_lies"])
    assert (step(state), asked(state)) == ("BEFORE_RESOLVE", 0)
    act(state, "pass")
    assert asked(state) == 1
    act(state, "!mirror")
    assert (asked(state), legal(state)) == (0, {"!magic_wand", "pass"})
    act(state, "!wand -2")
    assert score(state, 0) == cards("GO5 GO6")  # seat 1 has no artifact left to be asked for


@pytest.mark.rule("claim.window.priority", "claim.window.model", "claim.window.asking")
def test_a_window_closes_after_everybody_has_passed_in_a_row() -> None:
    state = table("GO5", "GO6", artifacts=["magic_wand", "mirror_of_lies"])
    act(state, "pass", "pass")
    assert score(state, 1) == cards("GO5 GO6")


@pytest.mark.rule("claim.window.model", "claim.window.asking")
def test_after_an_artifact_the_next_player_is_asked_and_the_passes_start_anew() -> None:
    state = table("GO5", "GO6", artifacts=["magic_wand mirror_of_lies", "ice_sword"])
    act(state, "!wand +2")
    assert asked(state) == 1
    act(state, "pass")
    assert (asked(state), legal(state)) == (0, {"!mirror_of_lies", "pass"})
    act(state, "pass")
    assert step(state) != "BEFORE_RESOLVE"


@pytest.mark.rule("claim.window.model", "claim.window.priority")
def test_a_pass_before_an_artifact_does_not_count_any_more() -> None:
    state = table("GO5", "GO6", artifacts=["ice_sword", "magic_wand mirror_of_lies"])
    act(state, "pass", "!wand +2", "pass")
    assert (asked(state), legal(state)) == (1, {"!mirror_of_lies", "pass"})


@pytest.mark.rule("claim.window.model")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_leader_is_asked_first_in_a_common_window(seat: int) -> None:
    state = scene(
        phase=2,
        leader=seat,
        hand=["GO1 GO2", "GO3 GO4"],
        artifacts=["mask_of_darkness", "gamblers_dice"],
    )
    assert (step(state), asked(state)) == ("BEFORE_LEAD", seat)
    act(state, "pass")
    assert asked(state) == 1 - seat


@pytest.mark.rule("claim.window.model", "claim.engine.invariants", "claim.window.asking")
def test_who_is_asked_follows_from_public_facts_alone() -> None:
    # Seat 1 holds nothing that fits, but nobody else can know that.
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"], artifacts=["", "spyglass"])
    assert (step(state), asked(state), legal(state)) == ("BEFORE_LEAD", 1, {"pass"})
    act(state, "pass")
    play(state, "GO4", "GO5")
    assert leader(state) == 1


@pytest.mark.rule("claim.window.model")
def test_who_has_no_artifact_left_is_not_asked() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"], artifacts=["", ""])
    assert step(state) == "T4"
    act(state, "GO4", "GO5")
    assert score(state, 1) == cards("GO4 GO5")


@pytest.mark.rule("claim.window.model")
def test_an_artifact_that_is_spent_asks_nobody() -> None:
    for spent, window in (("", "LEAD_PLAYED"), ("kings_dagger", "T7")):
        state = scene(
            phase=2,
            hand=["GO1", "GO9 UD2"],
            table={"lead": "GO5"},
            artifacts=["", "spyglass"],
            spent=spent,
        )
        assert step(state) == window


@pytest.mark.rule("claim.window.model")
def test_a_public_precondition_that_fails_asks_nobody() -> None:
    for lead, window in (("GO5", "LEAD_PLAYED"), ("GO4", "T7")):
        state = scene(
            phase=2, hand=["GO1", "GO9 UD2"], table={"lead": lead}, artifacts=["", "spyglass"]
        )
        assert step(state) == window


@pytest.mark.rule("claim.window.model")
@pytest.mark.parametrize("holder", [0, 1])
def test_each_window_asks_its_players(holder: int) -> None:
    """A trick of Phase 2 with a 5 on both sides and a discard pile: every window opens."""
    artifacts = ["", ""]
    artifacts[holder] = OTHERS
    state = scene(
        phase=2,
        hand=["GO5 UD1 UD3", "DP5 UD2 UD4"],
        discard="KN9",
        artifacts=artifacts,
    )
    windows = []
    for card in ("GO5", "DP5", ""):
        while legal(state) == {"pass"} and field(state, "trickNo") == 1:
            assert asked(state) == holder
            windows.append(step(state))
            act(state, "pass")
        if card:
            act(state, card)
    common = ["BEFORE_LEAD", "BEFORE_RESOLVE"]
    leaders = [common[0], "AFTER_LEAD", "SECOND_PLAYED", common[1], "AFTER_WIN"]
    seconds = [common[0], "LEAD_PLAYED", common[1]]
    assert windows == (leaders if holder == 0 else seconds)


@pytest.mark.rule("claim.artifact.several")
def test_several_artifacts_may_be_played_in_one_window() -> None:
    state = table("GO5", "GO9", artifacts=["magic_wand mirror_of_lies", ""])
    act(state, "!mirror")
    assert (asked(state), legal(state)) == (0, {"!magic_wand", "pass"})
    act(state, "!wand +2")
    assert score(state, 0) == cards("GO5 GO9")


@pytest.mark.rule("claim.artifact.several")
def test_several_artifacts_may_be_played_in_one_trick() -> None:
    state = scene(
        phase=2,
        hand=["GO5 UD1", "GO9 UD2"],
        artifacts=["mask_of_darkness bottomless_bottle magic_wand", ""],
    )
    play(state, "!mask", "GO5", "!bottle", "GO9", "!wand -2")
    assert score(state, 0) == cards("GO5 GO9")
    assert field(state, "artifacts") == [[], []]


@pytest.mark.rule("claim.artifact.common", "claim.window.model")
def test_an_artifact_is_used_once_and_lies_on_its_own_pile() -> None:
    state = table("GO5", "GO6", artifacts=["magic_wand", ""])
    play(state, "!wand +2")
    assert field(state, "artifacts") == [[], []]
    assert [entry["artifact"] for entry in field(state, "spent")] == ["magic_wand"]
    assert field(state, "discard") == []


@pytest.mark.rule("claim.artifact.common")
def test_nobody_has_to_play_an_artifact() -> None:
    state = scene(
        phase=2,
        hand=["GO5 UD1", "GO9 UD2"],
        score=["UD5", "UD6"],
        lossStreak=[3, 3],
        artifacts=["mask_of_darkness flask_of_tears", "gamblers_dice endless_rope"],
    )
    while step(state) != "T4":
        assert "pass" in legal(state)
        act(state, "pass")
    assert [len(held) for held in field(state, "artifacts")] == [2, 2]


@pytest.mark.rule("claim.artifact.common")
@pytest.mark.parametrize("mix", ["claim2", "frost"])
def test_artifacts_go_with_any_mix(mix: str) -> None:
    state = scene(phase=2, hand=["UD1 UD2", "UD3 UD4"], artifacts=["gamblers_dice", ""], mix=mix)
    assert "!gamblers_dice" in legal(state)


@pytest.mark.rule("claim.window.model", "claim.boundary")
def test_the_boundary_has_two_windows_in_order() -> None:
    state = scene(
        phase=1,
        step="boundary",
        followers=["GO1 GO2", "UD1 UD2"],
        discard="KN9",
        artifacts=["spyglass", ""],
    )
    assert (step(state), asked(state)) == ("PHASE1_END", 0)
    act(state, "pass")
    assert (step(state), asked(state)) == ("PHASE2_START", 0)
    act(state, "pass")
    assert (step(state), field(state, "phase")) == ("BEFORE_LEAD", 2)


@pytest.mark.rule("claim.window.model")
def test_phase_1_tricks_have_no_window_after_the_win() -> None:
    state = scene(
        phase=1,
        hand=["GO7 UD1", "GO2 UD2"],
        deck="DW1 DW2 DW3 DW4",
        discard="KN9",
        artifacts=["spyglass", ""],
    )
    play(state, "GO7", "GO2")
    assert field(state, "trickNo") == 2


@pytest.mark.rule("claim.window.model", "claim.artifact.atomic")
def test_an_artifact_resolves_at_once_with_all_its_choices() -> None:
    state = scene(
        phase=2,
        hand=["GO5 UD1", "GO9 UD2"],
        score=["UD5", ""],
        artifacts=["endless_rope", "mask_of_darkness"],
    )
    act(state, "!rope UD5")
    assert asked(state) == 1
    assert seen(state, 1, "spent") == [{"artifact": "endless_rope", "by": 0, "card": "UD5"}]


@pytest.mark.rule("claim.artifact.atomic", "claim.engine.errors")
def test_the_reasons_against_an_artifact_by_their_codes() -> None:
    state = scene(
        phase=2,
        hand=["GO5 UD1", "GO9 UD2"],
        score=["UD5", ""],
        artifacts=["endless_rope ice_sword flask_of_tears", ""],
    )
    assert why(state, "!mask_of_darkness") == ("E_ARTIFACT_NOT_OWNED", "claim.artifact.common")
    assert why(state, "!ice_sword") == ("E_ARTIFACT_WINDOW", "claim.artifact.ice_sword")
    assert why(state, "!flask_of_tears") == (
        "E_ARTIFACT_PRECONDITION",
        "claim.artifact.flask_of_tears",
    )
    assert why(state, "!endless_rope GO5") == ("E_PARAM", "claim.artifact.endless_rope")
    assert why(state, "!no_such_thing") == ("E_PARAM", "claim.cards.artifacts")


@pytest.mark.rule("claim.engine.errors")
def test_an_artifact_asked_for_after_its_window_is_refused() -> None:
    state = scene(
        phase=2, hand=["GO5 UD1", "GO9 UD2"], artifacts=["", "kings_dagger mask_of_darkness"]
    )
    act(state, "pass")
    assert why(state, "!mask_of_darkness", 1)[0] in ("E_NOT_YOUR_TURN", "E_ARTIFACT_WINDOW")
    play(state, "GO5", "pass")
    assert step(state) == "T7"
    assert why(state, "!kings_dagger")[0] == "E_ARTIFACT_WINDOW"
    assert why(state, "!mask_of_darkness")[0] == "E_ARTIFACT_WINDOW"


@pytest.mark.rule("claim.artifact.bound")
def test_a_due_mark_binds() -> None:
    state = scene(
        phase=2,
        trickNo=4,
        hand=["GO5 UD1", "GO9 UD2"],
        mark=[None, {"card": "UD7", "dueTrick": 4}],
        artifacts=["wishing_lamp hunting_cloak bottomless_bottle", ""],
    )
    play(state, "GO5")
    assert legal(state) == {"!bottomless_bottle", "pass"}


@pytest.mark.rule("claim.artifact.bound")
def test_a_mark_that_is_not_due_does_not_bind() -> None:
    state = scene(
        phase=2,
        trickNo=4,
        hand=["GO5 UD1", "GO9 UD2"],
        mark=[None, {"card": "UD7", "dueTrick": 5}],
        artifacts=["wishing_lamp bottomless_bottle", ""],
    )
    play(state, "GO5")
    assert "!wishing_lamp" in legal(state)
