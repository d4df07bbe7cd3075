"""tricks.js and passing.js: what events mean for the previous trick and for passing."""

import pytest

from hoarfrost.core.plain import Json
from tests.browser.lib.desk import Desk

LEAD: Json = {"seat": 0, "card": "GO4", "mods": []}
SECOND: Json = {"seat": 1, "card": "GO9", "mods": ["flask"]}
WIN: Json = {"kind": "win", "seat": 1, "because": "higher", "lead": LEAD, "second": SECOND}
TRICK: Json = {"kind": "trick", "phase": 2, "trick": 2, "leader": 1}


def line(event: Json, text: str = "", quiet: bool = False) -> Json:
    return {"text": text, "rule": None, "quiet": quiet, "event": {"rule": None, **event}}


def test_the_last_trick_is_the_one_that_was_decided_last(desk: Desk) -> None:
    log = [
        line(TRICK, "Trick 1.", quiet=True),
        line({"kind": "lead"}, "You lead Goblin 4."),
        line({"kind": "pass"}, "You pass.", quiet=True),
        line(WIN, "Ann wins the trick."),
        line({"kind": "collect"}, "Ann scores."),
        line(TRICK, "Trick 2.", quiet=True),
        line({"kind": "lead"}, "Ann leads Goblin 7."),
    ]
    told = desk.run("tricks", "return tricks.lastTrick(log)", log=log)
    texts = [each["text"] for each in told.pop("lines")]
    assert texts == ["You lead Goblin 4.", "Ann wins the trick.", "Ann scores."]
    assert told == {"lead": LEAD, "second": SECOND, "winner": 1}


def test_a_frozen_trick_has_no_winner_and_a_first_trick_none_before_it(desk: Desk) -> None:
    frozen = {"kind": "freeze", "lead": LEAD, "second": SECOND}
    script = "return [tricks.lastTrick([]), tricks.lastTrick(log).winner]"
    assert desk.run("tricks", script, log=[line(frozen)]) == [None, None]


MOMENT: Json = {"me": 0, "phase": 1, "jump": False, "isWindow": True, "isCardAsked": False}


@pytest.mark.parametrize(
    ("until", "events", "moment", "reached"),
    [
        ("card", [], {}, False),
        ("card", [], {"isCardAsked": True}, True),
        ("trick", [{"kind": "win", "seat": 0}], {}, False),
        ("trick", [TRICK], {}, True),
        ("artifact", [{"kind": "artifact", "artifact": "ice_sword", "seat": 0}], {}, False),
        ("artifact", [{"kind": "wish", "artifact": "wishing_lamp", "seat": 1}], {}, True),
        ("phase", [TRICK], {}, False),
        ("phase", [{"kind": "phase2"}], {"phase": 2}, True),
        ("phase", [{"kind": "end", "seat": 1}], {}, True),
        ("artifact", [], {"jump": True}, True),
        ("artifact", [], {"me": None}, True),
    ],
)
def test_passing_ends_when_what_was_waited_for_has_come(
    desk: Desk, until: str, events: list[Json], moment: Json, reached: bool
) -> None:
    given = {"until": until, "events": events, "moment": {**MOMENT, **moment}}
    assert (
        desk.run("passing", "return passing.isReached(until, events, moment)", **given) is reached
    )


def test_cards_are_read_by_what_the_server_says_of_their_faction(desk: Desk) -> None:
    things = {
        "factions": {
            "demons": {"one": "Demon", "badges": {"3": "o", "4": "e"}},
            "tricksters": {"one": "Trickster", "badges": {"3": ""}},
        },
        "badges": {"o": "Odd", "e": "Even"},
    }
    script = """
      const { cardName, valueText } = faces;
      return codes.map((code) => [cardName(code, things), valueText(code, things)]);
    """
    codes = ["DM3", "DMo", "DMe", "TC3x", "TC3r", "TC3", "?"]
    assert desk.run("faces", script, codes=codes, things=things) == [
        ["Demon 3", "3"],
        ["Demon (odd)", "•"],
        ["Demon (even)", "••"],
        ["Trickster 3 (fake)", "3"],
        ["Trickster 3 (real)", "3"],
        ["Trickster 3", "3"],
        ["a card", "?"],
    ]
