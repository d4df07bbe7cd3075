"""Refusals: the code, the rule and the sentence."""

from typing import Any

import pytest

import hoarfrost
from hoarfrost.core.game import State
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
    assert reason.sentence("en") == "You hold Goblin 5, so Undead 2 has to wait."
    sentences = {reason.sentence(lang) for lang in ("en", "nl", "es")}
    assert len(sentences) == 3
    assert all("Goblin 5" in sentence for sentence in sentences)


@pytest.mark.rule("claim.engine.errors")
def test_an_error_names_the_move_and_the_rule() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"])
    act(state, "GO4")
    with pytest.raises(
        hoarfrost.IllegalMove, match=r"^UD2 \(seat 1\): .*\[claim\.follow\]$"
    ) as raised:
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


# The fact that decides ---------------------------------------------------------------------------


def says(state: State, text: str, lang: str = "en") -> str:
    (reason,) = state.why_not(text)
    return reason.sentence(lang)


@pytest.mark.rule("claim.follow", "claim.engine.errors")
def test_whoever_must_follow_is_told_with_which_cards() -> None:
    state = scene(phase=2, hand=["FB1 UD1", "FB9 FB3 IK4"])
    act(state, "FB1")
    assert says(state, "IK4") == "You hold Frostbeasts 3 and 9, so Ice King 4 has to wait."
    assert "Vorstmonsters 3 en 9" in says(state, "IK4", "nl")
    assert "3 y 9" in says(state, "IK4", "es")


@pytest.mark.rule("claim.follow", "claim.info.face", "claim.engine.errors")
def test_cards_that_cannot_be_read_are_told_as_they_are_seen() -> None:
    told = []
    for held in ("DM1 DM3 DM8 GO4", "DM5 DM7 DM2 GO4"):
        state = scene(phase=2, hand=["DM9 UD1", held])
        act(state, "DMo")
        told.append([says(state, "GO4", lang) for lang in ("en", "nl", "es")])
    assert told[0] == told[1]
    assert told[0][0] == "You hold Demon (even) and Demon (odd), so Goblin 4 has to wait."


FORCED: dict[str, tuple[dict[str, Any], list[str], str, str]] = {
    "the Lamp": (
        {"hand": ["GO4 UD1", "KN7 UD2"], "artifacts": ["wishing_lamp", ""]},
        ["pass", "GO4", "!wishing_lamp KN7"],
        "UD2",
        "The Lamp has named Knight 7, so Undead 2 has to wait.",
    ),
    "the Cloak": (
        {"hand": ["GO4 UD1", "KN7 UD2"], "artifacts": ["hunting_cloak", ""], "rolls": "KN7"},
        ["pass", "GO4", "!hunting_cloak"],
        "UD2",
        "The Cloak has picked Knight 7, so Undead 2 has to wait.",
    ),
    "the mark": (
        {
            "hand": ["GO4 UD1 UD3", "KN7 UD2 UD5"],
            "mark": [None, {"card": "KN9", "dueTrick": 1}],
        },
        ["GO4"],
        "UD2",
        "The Cloak has reserved Knight 9 for this trick, so Undead 2 has to wait.",
    ),
    "the Flail": (
        {"hand": ["GO4", "UD2"], "flail": [None, "KN9"]},
        ["GO4"],
        "UD2",
        "This is the final trick: Knight 9 is under the Flail and has to be played, not Undead 2.",
    ),
    "the Book": (
        {"hand": ["GO4 UD3", "UD2 GO5"], "score": ["KN9 KN8", ""], "bookArmed": True},
        [],
        "GO4",
        "The Book of Memories is in play: you lead a card of your score pile, not Goblin 4.",
    ),
}


@pytest.mark.rule("claim.play.priority", "claim.engine.errors")
@pytest.mark.parametrize("what", FORCED)
def test_a_card_that_has_to_be_played_is_named(what: str) -> None:
    fields, moves, text, sentence = FORCED[what]
    state = scene(phase=2, **fields)
    act(state, *moves)
    assert says(state, text) == sentence
    assert code(state, text) == "E_FORCED_CARD"
    assert len({says(state, text, lang) for lang in ("en", "nl", "es")}) == 3


LACKING: dict[str, tuple[dict[str, Any], str]] = {
    "endless_rope": ({}, "your score pile is empty."),
    "book_of_memories": ({}, "your score pile is empty."),
    "flask_of_tears": (
        {"lossStreak": [1, 0]},
        "you have lost 1 trick in a row, and it takes 3.",
    ),
    "ice_sword": (
        {
            "table": {"lead": "GO9", "second": "GO8"},
            "frozen": {"card": ["DW1", "DW2"], "value": [1, 2]},
            "step": "BEFORE_RESOLVE",
        },
        "a trick is frozen already.",
    ),
    "kings_dagger": (
        {"table": {"lead": "DM5"}, "leader": 1, "step": "LEAD_PLAYED"},
        "nobody can read the number of Demon (odd).",
    ),
    "wishing_lamp": (
        {"table": {"lead": "GO9"}, "step": "AFTER_LEAD", "bound": [False, True]},
        "another rule already decides that card.",
    ),
    "hunting_cloak": (
        {
            "table": {"lead": "GO9"},
            "step": "AFTER_LEAD",
            "hand": ["GO4", ""],
            "flail": [None, "UD2"],
        },
        "your opponent has too few cards in hand.",
    ),
    "flail_of_dawn": (
        {"step": "PHASE2_START", "hand": ["GO4 UD1", ""], "flail": [None, "UD2"]},
        "your opponent has no cards in hand.",
    ),
    "gamblers_dice": (
        {"hand": ["GO4 UD1", ""], "flail": [None, "UD2"], "score": ["DW1", ""]},
        "your opponent has no cards in hand.",
    ),
    "gamblers_book": ({"step": "PHASE1_END"}, "the discard pile is empty."),
    "spyglass": (
        {"step": "AFTER_WIN", "trickWinner": 0, "discard": "DW1", "leader": 0},
        "this trick gave you no card to swap.",
    ),
}


@pytest.mark.rule("claim.artifact.common", "claim.engine.errors")
@pytest.mark.parametrize("artifact", LACKING)
def test_an_artifact_that_cannot_be_played_says_what_is_missing(artifact: str) -> None:
    fields, sentence = LACKING[artifact]
    hands = {"hand": ["GO4 UD1", "GO5 UD2"]}
    state = scene(phase=2, **{**hands, **fields}, artifacts=[artifact, ""])
    assert code(state, f"!{artifact}") == "E_ARTIFACT_PRECONDITION"
    assert says(state, f"!{artifact}").endswith(f": {sentence}")
    assert len({says(state, f"!{artifact}", lang) for lang in ("en", "nl", "es")}) == 3


@pytest.mark.rule("claim.window.model", "claim.engine.errors")
def test_an_artifact_at_the_wrong_moment_says_its_own() -> None:
    state = scene(phase=1, hand=["GO4 UD1", "GO5 UD2"], artifacts=["spyglass", ""])
    assert code(state, "!spyglass") == "E_ARTIFACT_WINDOW"
    assert "After you have won the trick" in says(state, "!spyglass")


# What a newcomer types ---------------------------------------------------------------------------


@pytest.mark.rule("claim.engine.errors")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Name a move."),
        ("!", "Name an artifact after the exclamation mark."),
        ("!book", "Which artifact: Gambler's Book or Book of Memories?"),
        ("!ice_swrod", "There is no artifact ice_swrod. Did you mean Ice Sword?"),
        ("!zzz", "There is no artifact zzz."),
    ],
)
def test_a_text_that_means_nothing_is_answered_in_a_whole_sentence(
    text: str, sentence: str
) -> None:
    assert says(scene(phase=2, hand=["GO4 UD1", "GO5 UD2"]), text) == sentence


@pytest.mark.rule("claim.engine.errors", "claim.info.number", "claim.info.fake")
@pytest.mark.parametrize(
    ("held", "text", "face"),
    [
        ("DM3", "DM3", "DMo"),
        ("DM7", "DM3", "DMo"),
        ("TC3r", "TC3r", "TC3"),
        ("TC3x", "TC3r", "TC3"),
    ],
)
def test_whoever_names_what_cannot_be_read_is_told_what_to_say(
    held: str, text: str, face: str
) -> None:
    state = scene(phase=2, hand=[f"{held} GO1", "GO2 GO3"])
    assert says(state, text).endswith(f"say {face}.")
    assert state.why_not(face) == []
    assert says(state, "DM4") == "You do not hold Demon 4."


@pytest.mark.rule("claim.engine.errors")
def test_another_copy_of_a_card_is_told_by_its_letter() -> None:
    state = scene(phase=2, hand=["GO0a GO0d GO1", "GO2 GO3"])
    assert says(state, "GO0c") == "You hold GO0a and GO0d, not GO0c."


@pytest.mark.rule("claim.location.tavern", "claim.engine.errors")
def test_the_tavern_takes_cards_in_any_order_and_says_which_one_is_not_there() -> None:
    state = scene(phase=2, step="end", score=["UD1 UD2 UD3", "DW1 DW2 DW3"], locations="tavern")
    match = hoarfrost.Match(hoarfrost.load_game("claim"), start=state)
    assert match.why_not("give UD3 UD1") == []
    assert says(state, "give UD1 DW1") == "Dwarf 1 is not in your score pile."
    assert says(state, "give UD1 UD1") == "Name two different cards of your score pile."


@pytest.mark.rule("claim.engine.errors")
def test_one_step_is_asked_for_where_a_whole_move_is_given() -> None:
    hands = ["GO4 UD1", "GO5 UD2"]
    state = scene(phase=2, hand=hands, score=["DW1", ""], artifacts=["endless_rope", ""])
    with pytest.raises(hoarfrost.IllegalMove, match="a move of several steps") as raised:
        state.string_to_action("!endless_rope DW1")
    assert raised.value.code == "E_WHOLE_MOVE"
