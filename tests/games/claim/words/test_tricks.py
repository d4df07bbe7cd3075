"""The log of Claim has one line per trick: what met what, and who got what."""

from typing import Final

import pytest

from hoarfrost.core.chapters import briefs_of, chapters_of
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.games.claim import KIT
from hoarfrost.games.claim.words import tricks
from tests.cli.terminal import random_match

NAMES: Final = ["Ada", "Fox"]


def trick(*events: Json) -> list[Json]:
    return [{"kind": "trick", "leader": 0, "phase": 1, "trick": 7}, *events]


def win(seat: int, lead: str, second: str | None) -> Json:
    cards = [
        None if card is None else {"seat": n, "card": card, "mods": []}
        for n, card in enumerate((lead, second))
    ]
    return {
        "kind": "win",
        "seat": seat,
        "because": "higher",
        "lead": cards[0],
        "second": cards[1],
    }


def brief(events: list[Json], reader: int | None, lang: str = "en") -> str:
    message = tricks.brief(events, reader, NAMES)
    return "" if message is None else message.text(lang)


LOST: Final = trick(
    {"kind": "lead", "rule": "", "seat": 0, "card": "GO6", "from": "hand"},
    win(1, "GO6", "KN4"),
    {"kind": "gain", "seat": 1, "card": "UD3"},
    {"kind": "draw", "seat": 0, "card": "DW2"},
)


@pytest.mark.parametrize(
    ("reader", "lang", "text"),
    [
        (0, "en", "Knight 4 beats Goblin 6; Fox gets Undead 3, you get Dwarf 2."),
        (1, "en", "Knight 4 beats Goblin 6; you get Undead 3."),
        (None, "en", "Knight 4 beats Goblin 6; Fox gets Undead 3."),
        (1, "nl", "Ridder 4 verslaat Goblin 6: jij krijgt Ondode 3."),
    ],
)
def test_a_trick_says_what_beat_what_and_who_got_what(
    reader: int | None, lang: str, text: str
) -> None:
    assert brief(LOST, reader, lang) == text


def test_a_trick_that_goes_on_says_who_leads_and_what() -> None:
    assert brief(LOST[:1], 0) == "You lead."
    assert brief(LOST[:1], 1) == "Ada leads."
    assert brief(LOST[:2], 1) == "Ada leads Goblin 6."


def test_a_card_without_an_answer_wins_alone() -> None:
    assert brief(trick(win(0, "YE9", None)), 0) == (
        "Yeti 9 wins without an answer; the trick is yours."
    )


def test_the_middle_and_the_end_of_a_game_belong_to_no_trick() -> None:
    match = random_match("tricks", mix="frost", artifacts=True)
    found = chapters_of(KIT.chapters, match.log(None))
    outside = {event["kind"] for each in found if not each.number for event in each.events}
    assert {"deal", "phase2"} <= outside
    assert not {"lead", "second", "win"} & outside
    assert [each.number for each in found if each.number][:13] == list(range(1, 14))


def test_every_trick_of_a_whole_game_has_a_line_in_each_language() -> None:
    match: Match = random_match("lines", mix="fire", artifacts=True)
    for seat in (0, 1, None):
        for chapter in chapters_of(KIT.chapters, match.log(seat)):
            for message in briefs_of(KIT.chapters, chapter, seat, NAMES):
                assert (message is not None) == (chapter.number > 0)
                texts = {message.text(lang) for lang in ("en", "nl", "es")} if message else set()
                assert len(texts) in (0, 3)
