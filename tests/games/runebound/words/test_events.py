"""docs/runebound-events.md, the schema in words/events.py and what games tell are the same."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.core.rulebook import load_rulebook
from hoarfrost.games.runebound.words.events import KINDS, Kind, is_a, problems_with
from hoarfrost.games.runebound.words.sentences import TELLERS, sentence
from tests.games.runebound.words.games import READERS, events, seen_events

DOCUMENT = Path(__file__).parents[4] / "docs" / "runebound-events.md"
SOURCES = Path(__file__).parents[4] / "src/hoarfrost/games/runebound/engine"
VALUES: dict[str, object] = {
    "card": "zyla",
    "adventure": "prowling_sabercat",
    "town": "suluk",
    "space": "M7",
    "weather": "printed",
    "clue": "snowdrift+mountain",
    "flag": True,
    "number": 2,
    "numbers": [1, 0],
    "faces": [1, 5],
    "symbols": ["ice", "wild"],
}


def documented() -> dict[str, Kind]:
    rows = [line.split("|") for line in DOCUMENT.read_text().splitlines() if line[:3] == "| `"]
    cells = [[cell.strip() for cell in row[1:-1]] for row in rows]
    return {
        kind.strip("`"): Kind(rule.strip("`"), fields_in(fields), fields_in(secret))
        for kind, fields, secret, rule, _ in cells
    }


def fields_in(cell: str) -> dict[str, str]:
    return dict(re.findall(r"`(\w+)` (\w+)", cell))


def examples() -> Iterator[Json]:
    """An event of each kind, with its secrets and without, whether it is frequent or not."""
    for name, kind in KINDS.items():
        rule = {"win": "rune.win.end", "lost": "rune.solo"}.get(name, kind.rule)
        event: Json = {"kind": name, "rule": rule}
        for field, type_name in kind.fields.items():
            event[field] = value_of(field, type_name)
        yield event
        for field, type_name in kind.secret.items():
            yield {**event, field: value_of(field, type_name)}


def value_of(field: str, type_name: str) -> object:
    if type_name in VALUES:
        return VALUES[type_name]
    words: dict[str, object] = {
        "seat": 1 if field in ("other", "from") else 0,
        "face": 3,
        "counter": "frost",
        "attribute": "mind",
        "colour": "green",
        "gear": "snowshoe",
        "letter": "A",
        "skill": "lore",
        "phase": "magic",
        "role": "attack",
        "symbol": "ice",
        "reason": "princess",
    }
    return words[type_name]


def test_the_document_has_every_kind_with_its_fields_and_its_rule() -> None:
    assert documented() == KINDS


def test_every_kind_that_the_engine_tells_is_known() -> None:
    told = set()
    for path in SOURCES.glob("*.py"):
        source = path.read_text()
        told |= set(re.findall(r'\btell\(\s*"(\w+)"', source))
        told |= set(re.findall(r'tell_dice\(realm, [\w.]+, "(\w+)"', source))
    assert told == set(KINDS)


def test_every_event_of_a_game_is_as_the_schema_says_for_every_reader() -> None:
    for seen, _ in seen_events():
        assert problems_with(seen) == []
    for event in events():
        assert problems_with(event.in_full()) == []


def test_every_rule_of_an_event_is_in_the_rulebook() -> None:
    known = {rule.id for rule in load_rulebook("hoarfrost.games.runebound.words")}
    assert {event.rule for event in events()} <= known


def test_only_tokens_and_clues_are_secret() -> None:
    secret = [event for event in events() if event.secrets]
    assert {event.kind for event in secret} <= {"rumor", "clue", "steal"}
    for event in secret:
        assert event.values["seat"] in event.secrets
        assert not {"symbol", "clue"} & set(event.values)


@pytest.mark.parametrize(
    ("event", "problem"),
    [
        ({"kind": "tea", "rule": "x"}, "tea is not a kind of event"),
        ({"kind": "luck", "rule": "rune.luckstone"}, "luck: seat is missing"),
        ({"kind": "truce", "rule": "rune.pvp.truce", "seat": 0}, "truce: seat is no field"),
        ({"kind": "luck", "rule": "rune.luckstone", "seat": 9}, "luck: seat is no seat: 9"),
        ({"kind": "truce", "rule": "rune.solo"}, "truce: the rule is rune.solo"),
    ],
)
def test_what_is_wrong_with_an_event_is_told(event: Json, problem: str) -> None:
    assert problems_with(event)[0].startswith(problem)


def test_types_are_strict() -> None:
    assert not is_a("number", True)
    assert not is_a("seat", False)
    assert not is_a("faces", [0])


# Sentences --------------------------------------------------------------------------------------


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(TELLERS) == set(KINDS)
    assert sentence({"kind": "tea", "rule": "rune"}, 0, ()) is None


def test_an_event_of_each_kind_is_told_in_every_language() -> None:
    for event in examples():
        assert problems_with(event) == []
        for reader in READERS:
            told(event, reader)


def told(event: Json, reader: int | None) -> None:
    message = sentence(event, reader, ())
    assert message is not None
    texts = [message.text(lang) for lang in LANGUAGES]
    for text in texts:
        assert text[0] == text[0].upper()
        assert text.endswith((".", "!"))
        assert not set("{}_") & set(text)
    assert len(set(texts)) == len(LANGUAGES)


def test_every_event_of_a_game_is_told_in_every_language() -> None:
    for event, reader in seen_events():
        told(event, reader)


def test_a_reader_is_you_and_others_have_names() -> None:
    event = {"kind": "gold", "rule": "rune.reward.gold", "seat": 0, "n": 3}
    for reader, text in ((0, "You gain 3 gold."), (1, "Ann gains 3 gold.")):
        message = sentence(event, reader, ("Ann", "Bo"))
        assert message is not None
        assert message.text() == text


def test_a_secret_token_is_named_to_whoever_may_know() -> None:
    event = {"kind": "rumor", "rule": "rune.reward.rumor", "seat": 0}
    own = sentence({**event, "symbol": "ice"}, 0, ())
    others = sentence(event, 1, ())
    assert own is not None
    assert others is not None
    assert own.text("nl") == "Je trekt een geruchtfiche: ijs."
    assert others.text() == "Player 1 draws a rumor token."


@pytest.mark.parametrize(
    ("event", "sentence_of_loser", "sentence_of_winner", "sentence_of_others"),
    [
        (
            {"kind": "lose_gold", "rule": "rune.ko.sequence", "seat": 0, "n": 3, "to": 1},
            "You lose 3 gold to Bo.",
            "Ann loses 3 gold to you.",
            "Ann loses 3 gold to Bo.",
        ),
        (
            {"kind": "lose_gear", "rule": "rune.ko.sequence", "seat": 0, "gear": "flare", "to": 1},
            "You lose a flare crystal to Bo.",
            "Ann loses a flare crystal to you.",
            "Ann loses a flare crystal to Bo.",
        ),
        (
            {"kind": "duel", "rule": "rune.pvp.declare", "seat": 0, "other": 1},
            "You attack Bo.",
            "Ann attacks you.",
            "Ann attacks Bo.",
        ),
    ],
)
def test_what_two_players_do_is_told_from_each_side(
    event: Json, sentence_of_loser: str, sentence_of_winner: str, sentence_of_others: str
) -> None:
    told = [sentence(event, reader, ("Ann", "Bo")) for reader in READERS]
    expected = [sentence_of_loser, sentence_of_winner, sentence_of_others]
    assert [str(message) for message in told] == expected


def test_content_that_the_house_does_not_know_is_called_by_its_id_in_words() -> None:
    message = sentence({"kind": "killed", "rule": "rune.ally.death", "card": "snow_owl"}, 0, ())
    assert message is not None
    assert message.text() == "Snow Owl is killed."
