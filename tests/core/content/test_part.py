"""The fields of an entry: read in their normal form, or refused with their place."""

from collections.abc import Callable

import pytest

from hoarfrost.core.content.part import DEEPEST, Part, check_plain
from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import LANGUAGES, Message

WHERE = Message("the file birds/lark.toml")
COLOURS = ("red", "green", "blue")


def nested(depth: int) -> object:
    value: object = 1
    for _ in range(depth):
        value = [value]
    return value


def part(**fields: object) -> Part:
    return Part(fields, WHERE)


def test_a_plain_name_serves_in_all_languages() -> None:
    assert part(name="Lark").names("name") == {"en": "Lark", "nl": "Lark", "es": "Lark"}


def test_english_serves_where_a_language_lacks() -> None:
    names = part(name={"en": "Lark", "nl": "Leeuwerik"}).names("name")
    assert names == {"en": "Lark", "nl": "Leeuwerik", "es": "Lark"}


def test_what_can_be_left_out_has_its_default() -> None:
    empty = part()
    assert empty.number("eggs", default=4) == 4
    assert empty.word("colour", COLOURS, "red") == "red"
    assert empty.flag_or("sings", True) is True
    assert empty.words("colours", COLOURS) == []
    assert empty.ids("kinds", 3) == []
    assert empty.parts("songs", 3) == []
    assert empty.sources() == {}


def test_what_is_there_is_read() -> None:
    lark = part(eggs=3, colour="blue", colours=["red", "blue"], kind="sky_lark", kinds=["a", "b"])
    assert lark.number("eggs", default=4) == 3
    assert lark.word("colour", COLOURS, "red") == "blue"
    assert lark.words("colours", COLOURS) == ["red", "blue"]
    assert lark.id("kind", "lark") == "sky_lark"
    assert lark.ids("kinds", 2) == ["a", "b"]
    assert part(sings=False).flag_or("sings", True) is False


@pytest.mark.parametrize("source", ["ours", {"eggs": "a book", "name": "ours"}])
def test_sources_are_one_text_or_one_per_field(source: object) -> None:
    assert part(src=source).sources() == source


def test_parts_of_a_list_are_called_by_their_number_or_as_the_game_says() -> None:
    lark = part(songs=[{}, {"loud": 3}])
    songs = lark.parts("songs", 2)
    assert str(songs[1].where) == 'number 2 in "songs" of the file birds/lark.toml'
    songs = lark.parts("songs", 2, Message("song {n} of {where}"))
    assert str(songs[1].where) == "song 2 of the file birds/lark.toml"
    assert songs[1].data == {"loud": 3}


def test_a_table_in_a_field_is_a_part_too() -> None:
    nest = part(nest={"high": 3}).part("nest")
    assert nest.number("high") == 3
    assert str(nest.where) == '"nest" of the file birds/lark.toml'


@pytest.mark.parametrize(
    ("value", "read", "said"),
    [
        (0, lambda p: p.number("x", 1), '"x" of the file birds/lark.toml is a whole number from'),
        (100, lambda p: p.number("x"), "from 0 to 99, not 100"),
        (True, lambda p: p.number("x"), "not true"),
        (2.5, lambda p: p.number("x"), "not 2.5"),
        (None, lambda p: p.number("x", default=3), "from 0 to 99"),
        (
            "rde",
            lambda p: p.word("x", COLOURS),
            'unknown "x" of the file birds/lark.toml: rde;',
        ),
        (["red"], lambda p: p.word("x", COLOURS), "is a text"),
        ("red", lambda p: p.words("x", COLOURS), "a list of texts"),
        (["rde"], lambda p: p.words("x", COLOURS), "did you mean red?"),
        (["red", "red"], lambda p: p.words("x", COLOURS), "a list that holds nothing twice"),
        ("Lark", lambda p: p.id("x", "lark"), 'a lower_case word such as lark, not "Lark"'),
        (3, lambda p: p.id("x", "lark"), "a lower_case word such as lark, not 3"),
        (["a", "a"], lambda p: p.ids("x", 3), "a list of at most 3 lower_case words, each once"),
        (["A"], lambda p: p.ids("x", 3), "lower_case words"),
        (list("abcd"), lambda p: p.ids("x", 3), "at most 3"),
        (1, lambda p: p.flag_or("x", False), "true or false"),
        ("", lambda p: p.names("x"), '"en" of "x" of the file birds/lark.toml is a text in one'),
        ("Lark\n", lambda p: p.names("x"), "a text in one line"),
        ("\u202eLark", lambda p: p.names("x"), "a text in one line"),
        ("x" * 81, lambda p: p.names("x"), "at most 80"),
        ("x" * 81, lambda p: p.names("x", 20), "at most 20"),
        ({"nl": "Leeuwerik"}, lambda p: p.names("x"), "a table of texts with en, nl and es"),
        ({"en": "Lark", "fr": "Alouette"}, lambda p: p.names("x"), 'unknown field "fr"'),
        ({"en": 3}, lambda p: p.names("x"), '"en" of "x"'),
        (3, lambda p: p.parts("x", 2), "a list"),
        ([{}, {}], lambda p: p.parts("x", 1), "at most 1 objects"),
        ([3], lambda p: p.parts("x", 1), "is an object, not 3"),
        (3, lambda p: p.only(("y", "z")), 'has an unknown field "x"; Known: y and z'),
    ],
)
def test_a_wrong_field_is_refused(value: object, read: Callable[[Part], object], said: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(part(x=value))
    assert said in str(caught.value)
    assert all(caught.value.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (3, "a text or a table of at most 12 texts"),
        ("x" * 201, "at most 200"),
        ({"eggs": "x" * 201}, '"eggs" of "src" of the file birds/lark.toml is a text of at most'),
        ({"eggs": 3}, '"eggs" of "src"'),
        ({"The eggs": "ours"}, "a table whose fields are lower_case words"),
        ({f"f{n}": "ours" for n in range(13)}, "at most 12"),
    ],
)
def test_wrong_sources_are_refused(source: object, said: str) -> None:
    with pytest.raises(ContentError) as caught:
        part(src=source).sources()
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (nested(DEEPEST + 1), "the file birds/lark.toml is nested too deeply"),
        ({"name": "\ud800"}, '"name" of the file birds/lark.toml is no text'),
        ({"eggs": 10**400}, '"eggs" of the file birds/lark.toml is no text'),
        ({"eggs": {1, 2}}, "is no text, number, list or table that can be read"),
        ({"songs": [{"\n": 3}]}, "a field of the file birds/lark.toml has an unreadable name"),
        ({3: 3}, "unreadable name"),
    ],
)
def test_what_json_cannot_hold_is_refused(value: object, said: str) -> None:
    with pytest.raises(ContentError) as caught:
        check_plain(value, "lark", WHERE)
    assert said in str(caught.value)


def test_whatever_json_can_hold_is_let_through() -> None:
    check_plain({"a": [1, 2.5, "b", None, True, {"c": {}}], "d": nested(10)}, "lark", WHERE)
