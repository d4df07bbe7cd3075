"""Entries of the house and of players, and the option that takes them."""

import json
from pathlib import Path

import pytest

from hoarfrost.core.content.library import Library, picked
from hoarfrost.core.content.option import content_option
from hoarfrost.core.errors import ContentError, OptionError
from hoarfrost.core.messages import LANGUAGES, Message
from hoarfrost.core.plain import Json
from tests.core.content.aviary import WAGTAIL, write

WHERE = Message("the saved game")
BIRD: Json = {"name": "Wagtail", "eggs": 4}


def problem(library: Library, entries: object) -> str:
    with pytest.raises(ContentError) as caught:
        library.check_entries(entries, WHERE)
    assert all(caught.value.text(lang) for lang in LANGUAGES)
    return str(caught.value)


def test_the_house_has_sections_that_nobody_can_add_to(library: Library) -> None:
    assert library.house["winds"] == {"north": {"from": "north"}}
    assert list(library.open_sections) == ["birds", "songs", "nests"]


def test_entries_in_normal_form_stay_as_they_are_and_are_plain_data(library: Library) -> None:
    entries = library.check_entries({"birds": {"wagtail": BIRD, "lark": BIRD}}, WHERE)
    assert list(entries["birds"]) == ["lark", "wagtail"]
    again = json.loads(json.dumps(entries))
    assert library.check_entries(again, WHERE) == entries
    assert library.check_entries({"birds": {}}, WHERE) == {}


def test_an_entry_may_name_others_of_the_house_and_beside_it(library: Library) -> None:
    song = {"name": "Duet", "by": ["robin", "wagtail"]}
    entries = library.check_entries({"songs": {"duet": song}, "birds": {"wagtail": BIRD}}, WHERE)
    assert entries["songs"]["duet"]["by"] == ["robin", "wagtail"]
    assert "unknown" in problem(library, {"songs": {"duet": song}})


def test_added_entries_are_looked_up_with_those_of_the_house(library: Library) -> None:
    entries = library.check_entries({"birds": {"wagtail": BIRD}}, WHERE)
    assert list(library.with_house(entries)["birds"]) == ["robin", "wagtail"]
    assert library.with_house({}) == library.house
    assert picked(entries, "birds", ["wagtail", "robin"]) == entries["birds"]
    assert picked(entries, "songs", ["chirp"]) == {}


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ([], "the saved game is an object with entries"),
        ({"brids": {}}, 'the saved game has an unknown field "brids"; did you mean birds?'),
        ({"winds": {}}, 'unknown field "winds"'),
        ({1: {}}, "a field of the saved game has an unreadable name"),
        ({"birds": []}, '"birds" of the saved game is a table of at most 3 entries'),
        ({"birds": {f"bird_{n}": BIRD for n in range(4)}}, "a table of at most 3 entries"),
        ({"birds": {1: BIRD}}, "unreadable name"),
        ({"birds": {"Wagtail": BIRD}}, '"Wagtail" in "birds" of the saved game is no id'),
        ({"birds": {"x" * 41: BIRD}}, "write a lower_case word such as wagtail"),
        ({"birds": {"wagtail": 3}}, 'bird "wagtail" of the saved game is a table, not 3'),
        ({"birds": {"robin": BIRD}}, 'bird "robin" of the saved game cannot replace the one'),
        ({"nests": {"robin": {"name": "R"}}}, 'nest "robin" of the saved game: a bird'),
        ({"birds": {"wagtail": {**BIRD, "eggs": 0}}}, '"eggs" of bird "wagtail" of the saved game'),
    ],
)
def test_entries_that_are_no_such_thing_are_refused(
    library: Library, entries: object, said: str
) -> None:
    assert said in problem(library, entries)


def test_what_only_a_folder_must_keep_is_not_asked_of_a_saved_game(library: Library) -> None:
    assert library.check_entries({"birds": {"other_robin": {"name": "Robin", "eggs": 5}}}, WHERE)


def test_a_folder_is_read_by_the_command_line_only(library: Library, mine: Path) -> None:
    write(mine, {"birds/wagtail.toml": WAGTAIL})
    option = content_option(library, Message("Own birds"), Message("A folder with birds."))
    entries = option.kind.parse(str(mine))
    assert entries == library.read_folder(mine)
    assert option.check(entries) == entries
    assert option.check(None) == option.default == {}
    with pytest.raises(OptionError, match="not the name of a folder"):
        option.check(str(mine))
    with pytest.raises(ContentError, match="the option content is an object"):
        option.check([1])
