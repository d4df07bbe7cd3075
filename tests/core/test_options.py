"""Options: defaults, presets, and errors that tell what is allowed."""

import pytest

from hoarfrost.core.errors import OptionError
from hoarfrost.core.messages import Message
from hoarfrost.core.options import Checked, Flag, OneOf, Option, OptionList, WholeNumber


def even_numbers(value: object) -> object:
    if not isinstance(value, list) or any(number % 2 for number in value):
        raise OptionError(f"lucky is a list of even numbers, not {value!r}", "E_ODD")
    return sorted(value)


EDITION = Option(
    "edition",
    OneOf({"standard": Message("Standard"), "nl": Message("Dutch")}),
    "standard",
    Message("Edition"),
    presets={"nl": {"dagger": "optional", "rounds": 5}},
)

OPTIONS = OptionList(
    [
        EDITION,
        Option(
            "dagger",
            OneOf({"mandatory": Message("Must"), "optional": Message("May")}),
            "mandatory",
            Message("Dagger"),
        ),
        Option("rounds", WholeNumber(1, 9), 3, Message("Rounds"), doc=Message("How many rounds.")),
        Option("artifacts", Flag(), False, Message("Artifacts")),
        Option(
            "first_leader",
            OneOf({0: Message("Seat 0"), 1: Message("Seat 1"), "random": Message("At random")}),
            "random",
            Message("First leader"),
            aliases=("firstLeader",),
        ),
        Option(
            "lucky",
            Checked(
                even_numbers, {"type": "array"}, lambda text: [int(n) for n in text.split(",")]
            ),
            [],
            Message("Lucky numbers"),
        ),
    ]
)

DEFAULTS = {
    "edition": "standard",
    "dagger": "mandatory",
    "rounds": 3,
    "artifacts": False,
    "first_leader": "random",
    "lucky": [],
}


def test_what_is_not_given_has_its_default() -> None:
    assert OPTIONS.resolve({}) == DEFAULTS


def test_options_come_in_canonical_order() -> None:
    assert list(OPTIONS.resolve({"lucky": [4, 2], "edition": "nl"})) == list(DEFAULTS)


def test_a_preset_sets_the_defaults_of_other_options() -> None:
    assert OPTIONS.resolve({"edition": "nl"}) == {
        **DEFAULTS,
        "edition": "nl",
        "dagger": "optional",
        "rounds": 5,
    }


def test_an_option_given_explicitly_beats_the_preset() -> None:
    options = OPTIONS.resolve({"dagger": "mandatory", "edition": "nl"})
    assert (options["dagger"], options["rounds"]) == ("mandatory", 5)


def test_resolving_what_was_resolved_changes_nothing() -> None:
    once = OPTIONS.resolve({"edition": "nl", "dagger": "mandatory", "lucky": [4, 2]})
    assert OPTIONS.resolve(once) == once


def test_a_check_function_normalises() -> None:
    assert OPTIONS.resolve({"lucky": [6, 2]})["lucky"] == [2, 6]


def test_an_alias_names_the_same_option() -> None:
    assert OPTIONS.resolve({"firstLeader": 1})["first_leader"] == 1
    assert "firstLeader" in OPTIONS


def test_two_games_do_not_share_a_default_that_can_be_changed() -> None:
    OPTIONS.resolve({})["lucky"].append(8)
    assert OPTIONS.resolve({})["lucky"] == []


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"artefacts": True},
            "unknown option artefacts; did you mean artifacts? Known: edition, dagger, rounds, "
            "artifacts, first_leader and lucky",
        ),
        (
            {"zzz": 1},
            "unknown option zzz; Known: edition, dagger, rounds, artifacts, first_leader and lucky",
        ),
        ({"artifacts": 1}, "option artifacts is true or false, not 1"),
        ({"artifacts": "yes"}, "option artifacts is true or false, not 'yes'"),
        ({"rounds": True}, "option rounds is a whole number from 1 to 9, not True"),
        ({"rounds": 0}, "option rounds is a whole number from 1 to 9, not 0"),
        ({"rounds": 10}, "option rounds is a whole number from 1 to 9, not 10"),
        ({"rounds": 2.0}, "option rounds is a whole number from 1 to 9, not 2.0"),
        ({"first_leader": True}, "option first_leader is one of 0, 1 or random, not True"),
        ({"first_leader": "0"}, "option first_leader is one of 0, 1 or random, not '0'"),
        ({"edition": None}, "option edition is one of standard or nl, not None"),
        (
            {"edition": "standart"},
            "option edition is one of standard or nl, not 'standart'; did you mean standard?",
        ),
        ({"lucky": [3]}, "lucky is a list of even numbers, not [3]"),
        (
            {"first_leader": 1, "firstLeader": 1},
            "option first_leader is given twice, once as firstLeader",
        ),
    ],
)
def test_a_wrong_option_is_named_with_what_is_allowed(
    given: dict[str, object], message: str
) -> None:
    with pytest.raises(OptionError) as error:
        OPTIONS.resolve(given)
    assert str(error.value).startswith(message)


def test_an_error_carries_the_code_of_the_check() -> None:
    with pytest.raises(OptionError) as error:
        OPTIONS.resolve({"lucky": [1]})
    assert error.value.code == "E_ODD"


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (WholeNumber(), "a whole number, not"),
        (WholeNumber(low=1), "a whole number from 1, not"),
        (WholeNumber(high=4), "a whole number to 4, not"),
    ],
)
def test_an_open_range_of_numbers_says_which_side_is_closed(
    kind: WholeNumber, expected: str
) -> None:
    with pytest.raises(OptionError, match=expected):
        kind.check("n", "x")


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("artifacts", "on", True),
        ("artifacts", "No", False),
        ("rounds", "4", 4),
        ("first_leader", "0", 0),
        ("first_leader", "random", "random"),
        ("lucky", "2,4", [2, 4]),
    ],
)
def test_an_option_is_read_from_a_command_line(name: str, text: str, value: object) -> None:
    option = OPTIONS[name]
    assert option.check(option.kind.parse(text)) == value


@pytest.mark.parametrize("name", ["artifacts", "rounds", "first_leader"])
def test_a_text_that_is_no_value_is_refused_by_the_check(name: str) -> None:
    option = OPTIONS[name]
    with pytest.raises(OptionError, match="not 'perhaps'"):
        option.check(option.kind.parse("perhaps"))


def test_the_schema_describes_every_option() -> None:
    schema = OPTIONS.json_schema()
    assert list(schema["properties"]) == [option.name for option in OPTIONS]
    assert schema["properties"]["rounds"] == {
        "title": "Rounds",
        "description": "How many rounds.",
        "type": "integer",
        "minimum": 1,
        "maximum": 9,
        "default": 3,
    }
    assert schema["properties"]["artifacts"] == {
        "title": "Artifacts",
        "type": "boolean",
        "default": False,
    }
    assert schema["properties"]["edition"]["oneOf"] == [
        {"const": "standard", "title": "Standard"},
        {"const": "nl", "title": "Dutch"},
    ]
    assert schema["properties"]["edition"]["x-presets"]["nl"]["rounds"] == 5
    assert schema["properties"]["lucky"]["type"] == "array"


def test_an_open_range_has_no_bounds_in_the_schema() -> None:
    assert WholeNumber().json_schema("en") == {"type": "integer"}


def test_two_options_of_one_name_are_a_mistake_of_the_game() -> None:
    flag = Option("fast", Flag(), True, Message("Fast"))
    with pytest.raises(ValueError, match="two options are called fast"):
        OptionList([flag, flag])


def test_a_preset_of_an_unknown_option_is_a_mistake_of_the_game() -> None:
    with pytest.raises(OptionError, match="unknown option dagger"):
        OptionList([EDITION])
