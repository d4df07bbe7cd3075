"""Refusals: the code, the rule and the sentence."""

import pytest

import hoarfrost
from tests.games.claim.scene import act, asked, code, legal, play, scene, trick, why


@pytest.mark.rule("claim.engine.errors")
def test_a_move_of_the_wrong_seat() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"])
    assert code(state, "GO5", 1) == "E_NOT_YOUR_TURN"
    with pytest.raises(hoarfrost.IllegalMove) as raised:
        state.apply_action(state.legal_actions()[0], 1)
    assert raised.value.code == "E_NOT_YOUR_TURN"


@pytest.mark.rule("claim.engine.errors")
def test_a_move_after_the_end() -> None:
    state = scene(phase=2, hand=["GO4", "GO5"])
    play(state, "GO4", "GO5")
    for seat in (0, 1):
        assert code(state, "GO4", seat) == "E_GAME_OVER"
    with pytest.raises(hoarfrost.IllegalMove) as raised:
        state.apply_action(0)
    assert raised.value.code == "E_GAME_OVER"


@pytest.mark.rule("claim.engine.errors", "claim.follow")
def test_a_rejected_move_changes_nothing() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"])
    act(state, "GO4")
    before = state.to_json()
    for text in ("UD2", "GO4", "nonsense", "!ice_sword", "pass", ""):
        with pytest.raises(hoarfrost.IllegalMove):
            state.string_to_action(text)
    for action in (-1, 999, 63, 64, 80, 105):
        with pytest.raises(hoarfrost.IllegalMove):
            state.apply_action(action)
    assert state.to_json() == before


@pytest.mark.rule("claim.engine.errors")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("UD2", ("E_MUST_FOLLOW", "claim.follow")),
        ("GO9", ("E_CARD_NOT_HELD", "claim.follow")),
        ("IK3", ("E_CARD_NOT_HELD", "claim.follow")),
        ("!ice_sword", ("E_ARTIFACT_NOT_OWNED", "claim.artifact.common")),
        ("peek 1", ("E_PARAM", "claim.follow")),
        ("take", ("E_PARAM", "claim.follow")),
    ],
)
def test_what_the_second_may_not_do(text: str, expected: tuple[str, str]) -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"])
    act(state, "GO4")
    assert why(state, text) == expected


@pytest.mark.rule("claim.engine.errors")
def test_a_reason_is_told_in_three_languages() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"])
    act(state, "GO4")
    (reason,) = state.why_not("UD2")
    assert reason.sentence("en") == "You hold Goblins and must follow."
    sentences = {reason.sentence(lang) for lang in ("en", "nl", "es")}
    assert len(sentences) == 3
    assert all("Goblins" in sentence for sentence in sentences)


@pytest.mark.rule("claim.engine.errors")
def test_an_error_names_the_move_and_the_rule() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"])
    act(state, "GO4")
    with pytest.raises(hoarfrost.IllegalMove, match=r"UD2: .*\[claim\.follow\]") as raised:
        state.string_to_action("UD2")
    assert (raised.value.code, raised.value.rule) == ("E_MUST_FOLLOW", "claim.follow")
    assert isinstance(raised.value, ValueError)


@pytest.mark.rule("claim.engine.errors")
def test_an_error_does_not_tell_what_is_hidden() -> None:
    """The same answer, whatever the number of the led Demon and whatever the opponent holds."""
    told = []
    for demon, hidden in (("DM5", "GO1 UD3"), ("DM7", "DW1 UD4")):
        state = scene(
            phase=2,
            hand=[hidden, "GO9 UD2"],
            table={"lead": demon},
            step="LEAD_PLAYED",
            artifacts=["", "kings_dagger"],
        )
        told.append([(str(reason), asked(state)) for reason in state.why_not("!dagger", 1)])
    assert told[0] == told[1]
    assert "E_ARTIFACT_PRECONDITION" in told[0][0][0]


@pytest.mark.rule("claim.engine.errors", "claim.info.fake")
def test_a_trickster_cannot_be_named_by_its_mark() -> None:
    told = []
    for held in ("TC3r", "TC3x"):
        state = scene(phase=2, hand=[f"{held} GO1", "GO2 GO3"])
        assert legal(state) == {"TC3", "GO1"}
        told.append([str(state.why_not(text)) for text in ("TC3r", "TC3x", "TC5")])
    assert told[0] == told[1]


@pytest.mark.rule("claim.engine.errors", "claim.info.number")
def test_a_demon_cannot_be_named_by_its_number() -> None:
    told = []
    for held in ("DM3", "DM7"):
        state = scene(phase=2, hand=[f"{held} GO1", "GO2 GO3"])
        told.append([str(state.why_not(text)) for text in ("DM3", "DM7", "DMe")])
    assert told[0] == told[1]


@pytest.mark.rule("claim.engine.errors")
@pytest.mark.parametrize("text", ["", "  ", "GO", "GO99", "XX1", "!", "!!", "pass pass", "give"])
def test_nonsense_is_refused_everywhere(text: str) -> None:
    states = [
        scene(phase=2, hand=["GO4 UD1", "GO5 UD2"]),
        scene(phase=2, hand=["GO4 UD1", "GO5 UD2"], artifacts=["ice_sword", ""]),
        trick(1, "SE7", "SE2"),
        trick(1, "PO7", "PO2", toxic=[1, 2, 3]),
        scene(phase=2, step="end", score=["UD1 UD2 UD3", ""], locations="tavern"),
    ]
    for state in states:
        assert code(state, text).startswith("E_")


@pytest.mark.rule("claim.engine.errors")
def test_why_not_is_empty_for_a_legal_move_also_for_a_compound_one() -> None:
    state = scene(
        phase=2, hand=["GO4 UD1", "GO5 UD2"], score=["DW1", ""], artifacts=["endless_rope", ""]
    )
    assert state.why_not("!endless_rope DW1") == []
    assert state.why_not("!rope DW1") == []
    assert state.why_not("pass") == []


@pytest.mark.rule("claim.lead", "claim.follow")
@pytest.mark.parametrize("phase", [1, 2])
def test_play_before_a_card_is_understood_and_refused_for_its_own_reason(phase: int) -> None:
    state = scene(phase=phase, hand=["GO4 UD5", "GO2 KN9 DP1"])
    assert state.why_not("play GO4") == []
    assert why(state, "play GO2") == ("E_CARD_NOT_HELD", "claim.lead")
    act(state, "play GO4")
    assert state.why_not("play GO2") == []
    assert why(state, "play KN9") == ("E_MUST_FOLLOW", "claim.follow")
