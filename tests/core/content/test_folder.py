"""A folder of content: what is read, and what is refused."""

from pathlib import Path

import pytest

from hoarfrost.core.content.folder import LARGEST_FILE, MOST_FILES
from hoarfrost.core.content.library import Library
from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import LANGUAGES
from tests.core.content.aviary import NEST, TRILL, WAGTAIL, write


def problem(library: Library, folder: Path) -> str:
    """What is wrong with a folder, in English; in the other languages it can be said too."""
    with pytest.raises(ContentError) as caught:
        library.read_folder(folder)
    assert all(caught.value.text(lang) for lang in LANGUAGES)
    return str(caught.value)


def test_entries_lie_apart_together_or_spread_over_files(library: Library, mine: Path) -> None:
    write(
        mine,
        {
            "birds/wagtail.toml": WAGTAIL,
            "nests.toml": NEST,
            "songs.toml": TRILL.replace("robin", "wagtail"),
            "songs/loud.toml": TRILL.replace("trill", "shriek"),
        },
    )
    entries = library.read_folder(mine)
    assert {section: list(entries[section]) for section in entries} == {
        "birds": ["wagtail"],
        "songs": ["shriek", "trill"],
        "nests": ["hollow"],
    }


def test_what_authors_put_beside_the_content_is_left_alone(library: Library, mine: Path) -> None:
    write(mine, {"nests.toml": NEST, "README.md": "Birds.", "LICENSE": "", ".git/config": ""})
    assert list(library.read_folder(mine)) == ["nests"]


def test_a_file_may_come_from_windows(library: Library, mine: Path) -> None:
    path = write(mine, {"birds/wagtail.toml": ""}) / "birds" / "wagtail.toml"
    path.write_bytes(b"\xef\xbb\xbf" + WAGTAIL.replace("\n", "\r\n").encode())
    assert list(library.read_folder(mine)["birds"]) == ["wagtail"]


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "holds no content: put a file such as birds/wagtail.toml into it"),
        ({"birds/.keep": ""}, "holds no content"),
        ({"nests.toml": ""}, "holds no content"),
        ({"brids/wagtail.toml": WAGTAIL}, "unknown file brids; did you mean birds/?"),
        ({"nest.toml": NEST}, "unknown file nest.toml; did you mean nests.toml?"),
        ({"nests/hollow.toml": NEST}, "unknown file nests; did you mean nests.toml?"),
        ({"birds.toml": WAGTAIL}, "unknown file birds.toml"),
        ({"winds.toml": "[south]"}, "unknown file winds.toml"),
        ({"birds/wagtail.json": "{}"}, "unknown file birds/wagtail.json; Known: birds/<id>.toml"),
        ({"birds/deep/wagtail.toml": ""}, "unknown file birds/deep"),
        ({"birds": "x"}, "birds is a folder, not a file"),
        ({"birds/Wagtail.toml": WAGTAIL}, '"Wagtail" in "birds" of the content folder'),
        ({"birds/x.toml": "eggs = 4\neggs = = 4\n"}, "line 2 of birds/x.toml is not valid TOML"),
        ({"birds/x.toml": 'name = """X\n\n'}, "line 3 of birds/x.toml is not valid TOML"),
        ({"nests.toml": NEST + NEST}, "nests.toml is not valid TOML"),
        ({"birds/x.toml": "eggs = 0x" + "f" * 5000}, '"eggs" of the file birds/x.toml is no text'),
        ({"birds/x.toml": "eggs = " + "9" * 5000}, "birds/x.toml: a text or a number"),
        ({"birds/x.toml": "x = " + "[" * 30000}, "birds/x.toml"),
        ({"birds/x.toml": "born = 2020-01-01"}, '"born" of the file birds/x.toml is no text'),
        ({"birds/x.toml": ""}, 'the file birds/x.toml lacks "name"'),
        ({"birds/robin.toml": WAGTAIL}, "the file birds/robin.toml cannot replace the one that"),
        ({"nests.toml": "x = 3"}, 'nest "x" of the file nests.toml is a table, not 3'),
        ({"nests.toml": "x = 2020-01-01"}, '"x" of nest "x" of the file nests.toml is no text'),
        ({"nests.toml": "[robin]\nname = 'R'"}, 'nest "robin" of the file nests.toml: a bird'),
        (
            {"songs.toml": TRILL, "songs/loud.toml": TRILL},
            '"trill" is in songs/loud.toml and in songs.toml: give one of them another id',
        ),
        ({"birds/x.toml": 'name = "Robin"\neggs = 5'}, "the file birds/x.toml: a namesake"),
        ({"nests.toml": "#" * (LARGEST_FILE + 1)}, "nests.toml is larger than 64 kB"),
    ],
)
def test_a_folder_with_a_mistake_is_refused(
    library: Library, mine: Path, files: dict[str, str], said: str
) -> None:
    assert said in problem(library, write(mine, files))


def test_a_folder_that_is_not_there_is_named(library: Library, tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path / 'birds'}" in problem(library, tmp_path / "birds")
    (tmp_path / "birds").write_text("")
    assert f"there is no folder {tmp_path / 'birds'}" in problem(library, tmp_path / "birds")


def test_many_files_are_refused(library: Library, mine: Path) -> None:
    write(mine, {f"birds/bird_{n}.toml": WAGTAIL for n in range(MOST_FILES + 1)})
    assert "holds more than 200 files" in problem(library, mine)


def test_a_file_that_is_no_text_is_refused(library: Library, mine: Path) -> None:
    (mine / "nests.toml").write_bytes(b"\xff\xfe\x00")
    assert "nests.toml is not a text in UTF-8" in problem(library, mine)


def test_a_link_out_of_the_folder_is_refused(library: Library, mine: Path, tmp_path: Path) -> None:
    outside = write(tmp_path / "outside", {"wagtail.toml": WAGTAIL})
    write(mine, {"birds/lark.toml": WAGTAIL})
    (mine / "birds" / "wagtail.toml").symlink_to(outside / "wagtail.toml")
    assert "birds/wagtail.toml leads out of the content folder" in problem(library, mine)

    (mine / "birds" / "wagtail.toml").unlink()
    (mine / "songs").symlink_to(outside)
    assert "songs leads out of the content folder" in problem(library, mine)


def test_a_link_to_a_file_in_the_folder_is_followed(library: Library, mine: Path) -> None:
    write(mine, {"birds/wagtail.toml": WAGTAIL})
    (mine / "birds" / "lark.toml").symlink_to("wagtail.toml")
    assert list(library.read_folder(mine)["birds"]) == ["lark", "wagtail"]


def test_a_link_to_itself_is_refused(library: Library, mine: Path) -> None:
    (mine / "birds").mkdir()
    (mine / "birds" / "wagtail.toml").symlink_to("wagtail.toml")
    assert "birds/wagtail.toml" in problem(library, mine)
