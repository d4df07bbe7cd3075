"""Data from outside: every fault is one sentence that names the place and the remedy."""

import pytest

from hoarfrost.core.errors import RecordError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import Fields, is_deeper_than, is_whole, parse_object

FILE = Message("the file")


def read(text: str, deepest: int = 5) -> Json:
    return parse_object(text, FILE, RecordError, deepest)


def fields(**data: object) -> Fields:
    return Fields(data, FILE, RecordError)


def test_an_object_is_read() -> None:
    assert read('{"a": [1, {"b": "ü"}]}') == {"a": [1, {"b": "ü"}]}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the file breaks off here"),
        ('{"a": 1', "line 1: the file breaks off here"),
        ('{"a": "b', "line 1: the file breaks off here"),
        ('{"a" 1}', "line 1, column 6: the file is not valid JSON"),
        ('{\n"a": nothing}', "line 2, column 6: the file is not valid JSON"),
        ("[1]", "the file is a JSON object, not list"),
        ('{"a": 1e999}', "a text or a number in it cannot be read"),
        ('{"a": NaN}', "a text or a number in it cannot be read"),
        ('{"a": "\\ud800"}', "a text or a number in it cannot be read"),
        ('{"a": ' + "9" * 5000 + "}", "a text or a number in it cannot be read"),
        ('{"a": ' + "[" * 6 + "]" * 6 + "}", "the file is nested too deeply"),
        ("[" * 100_000, "the file is nested too deeply"),
    ],
)
def test_what_is_no_object_is_refused_with_the_place(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read(text)


def test_brackets_in_texts_are_no_depth() -> None:
    assert not is_deeper_than('{"a": "[[[[\\"[[[[{{{{"}', 1)
    assert is_deeper_than('{"a": [1]}', 1)


def test_true_is_no_number() -> None:
    assert is_whole(1)
    assert not is_whole(True)
    assert not is_whole(2**60)
    assert not is_whole(7, low=0, high=6)


def test_fields_of_the_right_type_are_given() -> None:
    some = fields(n=3, b=True, t="x", o={}, ts=["a"], os=[{}])
    assert (some.whole("n"), some.flag("b"), some.text("t")) == (3, True, "x")
    assert (some.object("o"), some.texts("ts"), some.objects("os")) == ({}, ["a"], [{}])
    assert "n" in some
    assert "m" not in some


@pytest.mark.parametrize(
    ("read_it", "message"),
    [
        (lambda: fields().whole("n"), 'the file lacks "n": add it'),
        (lambda: fields(n="3").whole("n"), '"n" of the file is a whole number, not "3"'),
        (lambda: fields(n=True).whole("n"), '"n" of the file is a whole number, not true'),
        (lambda: fields(n=1).flag("n"), '"n" of the file is true or false, not 1'),
        (lambda: fields(n=None).text("n"), '"n" of the file is a text, not null'),
        (lambda: fields(n="abc").text("n", longest=2), '"n" of the file is a text'),
        (lambda: fields(n=[]).object("n"), '"n" of the file is an object'),
        (lambda: fields(n=["a", 1]).texts("n"), '"n" of the file is a list of texts'),
        (lambda: fields(n=[{}, 4]).objects("n"), 'number 2 in "n" of the file is an object, not 4'),
        (lambda: fields(n=1).only(["m"]), 'the file has an unknown field "n"; known: m'),
    ],
)
def test_fields_of_the_wrong_type_are_named_with_what_they_are(
    read_it: object, message: str
) -> None:
    assert callable(read_it)
    with pytest.raises(RecordError, match=message):
        read_it()


def test_a_long_wrong_value_is_cut_off() -> None:
    with pytest.raises(RecordError) as refused:
        fields(n="x" * 10_000).whole("n")
    assert len(str(refused.value)) < 200
