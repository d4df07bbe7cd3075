"""Every event of Claim in words, for every reader, in every language."""

import ast
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import hoarfrost.games.claim
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.words.sentences import SENTENCES, card_names, sentence
from tests.cli.terminal import events_of, random_match

NAMES = ["Ann", "Ben"]


def said(event: Json, reader: int | None, lang: str = "en", names: Sequence[str] = ()) -> str:
    told = sentence(event, reader, names or (NAMES if reader is None else ()))
    assert told is not None
    return told.text(lang)


def kinds_told() -> set[str]:
    """The kinds in all calls of `tell` in the sources of Claim."""
    kinds: set[str] = set()
    for file in Path(hoarfrost.games.claim.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
                and isinstance(node.args[0], ast.Constant)
            ):
                kinds.add(str(node.args[0].value))
    return kinds


def test_there_is_a_sentence_for_every_kind_of_event() -> None:
    with_words = {key.partition(",")[0] for key in SENTENCES}
    assert kinds_told() - with_words == set()
    assert with_words - kinds_told() == {"lead", "second"}  # told by tell_play under both names


@pytest.mark.parametrize(
    "options",
    [
        {"mix": "claim2", "artifacts": True, "locations": "both"},
        {"mix": "frost", "artifacts": True, "locations": ["pit", "forest"], "edition": "nl"},
        {"mix": "poison", "artifacts": True, "edition": "en", "locations": ["tavern", "forest"]},
        {"mix": "tricksters", "artifacts": True, "locations": "pit"},
        {"mix": ["gnomes", "giants", "demons", "fire_elementals", "yetis"], "artifacts": True},
    ],
)
def test_every_event_of_random_games_can_be_said(options: Json) -> None:
    for seed in range(4):
        match = random_match(f"words {seed}", **options)
        for reader in (0, 1, None):
            for event in events_of(match, reader):
                for lang in LANGUAGES:
                    text = said(event, reader, lang)
                    assert "{" not in text
                    assert text[0].isupper()
                    assert text.endswith(".")


def test_a_player_is_spoken_to_and_the_opponent_spoken_of() -> None:
    event = {"kind": "lead", "rule": "claim.lead", "seat": 0, "card": "GO4"}
    assert said(event, 0) == "You lead Goblin 4."
    assert said(event, 1) == "Your opponent leads Goblin 4."
    assert said(event, None) == "Ann leads Goblin 4."
    assert said(event, 1, "nl") == "Je tegenstander komt uit met Goblin 4."
    assert said(event, None, "es") == "Ann sale con Goblin 4."


def test_an_opponent_with_a_name_is_called_by_it() -> None:
    event = {"kind": "collect", "rule": "x", "seat": 0, "cards": ["GO4"], "lost": ["DW2"]}
    assert said(event, 1, names=NAMES) == "Ann scores Goblin 4; to you: Dwarf 2."
    assert said(event, 0, names=NAMES) == "You score Goblin 4; to Ben: Dwarf 2."
    assert said(event, 1, names=["", "Ben"]) == "Your opponent scores Goblin 4; to you: Dwarf 2."


def test_who_may_not_know_a_card_reads_of_a_card() -> None:
    event = {"kind": "draw", "rule": "claim.phase1.collect", "seat": 1, "card": "?"}
    assert said(event, 0) == "Your opponent draws a card."
    assert said({**event, "card": "YE3"}, 1) == "You draw Yeti 3."
    assert said({"kind": "flail", "rule": "x", "seat": 0}, 1) == (
        "Your opponent puts a card under the Flail."
    )


def test_cards_that_fall_to_the_loser_are_told_to_both() -> None:
    event = {"kind": "collect", "rule": "x", "seat": 0, "cards": ["GO4"], "lost": ["DW2", "DW3"]}
    assert said(event, 0) == "You score Goblin 4; to your opponent: Dwarf 2 and Dwarf 3."
    assert said(event, 1) == "Your opponent scores Goblin 4; to you: Dwarf 2 and Dwarf 3."
    assert said(event, None) == "Ann scores Goblin 4; to Ben: Dwarf 2 and Dwarf 3."
    assert said({**event, "cards": []}, 1) == "To you: Dwarf 2 and Dwarf 3."


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("GO0c", "Goblin 0"),
        ("IK10", "Ice King 10"),
        ("DMo", "Demon (odd)"),
        ("DM7", "Demon 7"),
        ("FEh", "Fire Elemental (high)"),
        ("TC3", "Trickster 3"),
        ("TC3x", "Trickster 3 (fake)"),
        ("TC3r", "Trickster 3 (real)"),
        ("?", "a card"),
    ],
)
def test_cards_have_readable_names(code: str, name: str) -> None:
    assert card_names(code)["en"] == name


def test_without_names_a_spectator_reads_of_seats() -> None:
    told = sentence({"kind": "win", "rule": "claim.win.trick", "seat": 1})
    assert told is not None
    assert told.text() == "Seat 1 wins the trick."
    assert sentence({"kind": "unheard of", "rule": "x"}) is None


def test_a_spectator_and_an_opponent_never_read_you() -> None:
    match = random_match("you", mix="frost", artifacts=True)
    for event in events_of(match, None):
        assert not re.search(r"\b[Yy]ou", said(event, None))
