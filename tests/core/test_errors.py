"""What is wrong with input, in the reader's language."""

import json

import pytest

from hoarfrost import Match, load_game
from hoarfrost.core.errors import HoarfrostError, OptionError
from hoarfrost.core.messages import LANGUAGES, Message
from hoarfrost.core.plain import Json

GOBLINS = ["goblins", "knights"]


def refused(**options: object) -> OptionError:
    with pytest.raises(OptionError) as raised:
        load_game("claim", None, **options)
    return raised.value


def test_an_error_is_english_as_a_text_and_a_sentence_in_every_language() -> None:
    error = HoarfrostError(
        Message("option {name} is true or false, not {value}", name="a", value=1)
    )
    assert str(error) == "option a is true or false, not 1"
    assert error.text() == "Option a is true or false, not 1."
    assert len({error.text(lang) for lang in LANGUAGES}) == 3
    assert HoarfrostError("only in English").text("nl") == "Only in English."


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"artifacts": "perhaps"}, "artifacts"),
        ({"edition": "nk"}, "edition"),
        ({"mix": "frots"}, "mix"),
        ({"mix": 5}, "mix"),
        ({"mix": [*GOBLINS, "undead"]}, "mix"),
        ({"mix": [*GOBLINS, "undead", "dwarves", "elves"]}, "mix"),
        ({"mix": [*GOBLINS, "undead", "dwarves", "dwarves"]}, "mix"),
        ({"mix": [*GOBLINS, "gnomes", "giants", "yetis"]}, "mix"),
        ({"mix": ["knights", "undead", "dwarves", "yetis", "demons"]}, "mix"),
        ({"locations": "castle"}, "locations"),
        ({"locations": ["tavern", "pit"]}, "locations"),
        ({"toxics": [1]}, "toxics"),
        ({"colour": "red"}, ""),
    ],
)
def test_a_wrong_option_is_told_in_three_languages(options: Json, option: str) -> None:
    error = refused(**options)
    assert error.option == option
    told = {error.text(lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("{" not in text for text in told)


@pytest.mark.parametrize(
    "damage",
    [
        {"format": "other"},
        {"version": 99},
        {"colour": "red"},
        {"seed": [1]},
        {"seen_by": 0, "dealt": [], "deal": None},
        {"deal": ["GO4"]},
        {"moves": [5]},
        {"moves": [{"seat": 0, "move": "IK3"}, {"seat": 0, "move": "GO4"}]},
        {"options": {"mix": "frots"}},
        {"result": {"winner": 0}},
    ],
)
def test_a_damaged_record_is_told_in_three_languages(damage: Json) -> None:
    record = json.loads(Match(load_game("claim"), seed=7).record(full=True))
    record |= damage
    record = {
        name: value for name, value in record.items() if value is not None or name == "result"
    }
    with pytest.raises(HoarfrostError) as raised:
        Match.from_record(json.dumps(record))
    assert len({raised.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("text", ["{", "[]", "{]"])
def test_what_is_no_record_is_told_in_three_languages(text: str) -> None:
    with pytest.raises(HoarfrostError) as raised:
        Match.from_record(text)
    assert len({raised.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
