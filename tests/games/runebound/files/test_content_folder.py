"""A folder of content: what is read, and what is refused."""

import re
from pathlib import Path

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.runebound.files.content import build, check_entries, read_folder
from hoarfrost.games.runebound.files.content_error import ContentError
from hoarfrost.games.runebound.files.content_folder import LARGEST_FILE, MOST_FILES
from hoarfrost.games.runebound.words.card_texts import adventure_text, card_text
from tests.games.runebound.files.samples import WHERE

GUIDE = Path(__file__).parents[4] / "docs" / "runebound-content.md"
BLOCK = re.compile(r"^`(\S+\.toml)`:\n\n```toml\n(.*?)```", re.MULTILINE | re.DOTALL)

FEATHER = '[owl_feather]\nname = "Owl Feather"\ntype = "artifact"\ncost = 3\n'
OWL = 'name = "Owl"\nlife = 4\nstamina = 4\nmind = [1, 1]\nbody = [1, 1]\nspirit = [1, 1]\n'


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def problem(path: Path) -> str:
    with pytest.raises(ContentError) as caught:
        read_folder(path)
    assert all(caught.value.text(lang) for lang in LANGUAGES)
    return str(caught.value)


def test_the_examples_of_the_guide_can_be_played(tmp_path: Path) -> None:
    files = dict(BLOCK.findall(GUIDE.read_text("utf-8")))
    assert sorted(files) == [
        "adventures.toml",
        "heroes/snow_owl.toml",
        "maps/two_bays.toml",
        "market.toml",
    ]
    entries = read_folder(write(tmp_path, files))
    assert check_entries(entries, WHERE) == entries
    content = build(entries, "two_bays")
    for id in ("snow_owl", "owl_feather", "tame_raven", "lynx_fur"):
        assert card_text(content.cards[content.card_number[id]], "en")
    for id in ("snow_lynx", "rope_bridge", "a_mild_morning"):
        adventure = content.adventures[content.adventure_number[id]]
        assert adventure_text(adventure, content, "en")
    assert [town.id for town in content.map.towns] == ["bay", "haven"]
    assert any(len(around) == 6 for around in content.map.neighbours)


def test_cards_may_lie_in_one_file_or_in_several(tmp_path: Path) -> None:
    one = read_folder(write(tmp_path / "one", {"market.toml": FEATHER}))
    several = read_folder(write(tmp_path / "several", {"market/birds.toml": FEATHER}))
    assert one == several


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "holds no content: put a file such as heroes/snow_owl.toml into it"),
        ({"heros/owl.toml": OWL}, "unknown file heros; did you mean heroes/?"),
        ({"markt.toml": FEATHER}, "unknown file markt.toml; did you mean market.toml?"),
        ({"heroes.toml": OWL}, "unknown file heroes.toml"),
        ({"dice.toml": ""}, "unknown file dice.toml"),
        ({"heroes/owl.txt": OWL}, "unknown file heroes/owl.txt"),
        ({"heroes": "x"}, "heroes is a folder"),
        ({"market.toml": "[x\n"}, "line 1 of market.toml is not valid TOML"),
        ({"market.toml": FEATHER + FEATHER}, "market.toml is not valid TOML"),
        ({"market.toml": "x = 3"}, 'market card "x" of the file market.toml is a table'),
        ({"market.toml": "[x]\nday = 2024-01-01"}, '"day" of market card "x" of the file'),
        (
            {"market.toml": FEATHER.replace("3", "33")},
            '"cost" of market card "owl_feather" of the file market.toml is a whole number from '
            "1 to 30, not 33",
        ),
        (
            {"market.toml": FEATHER, "market/birds.toml": FEATHER},
            '"owl_feather" stands in market/birds.toml and in market.toml: give one of them',
        ),
        (
            {"heroes/owl.toml": OWL.replace("life", "lief")},
            'hero "owl" of the file heroes/owl.toml has an unknown field "lief"; did you mean',
        ),
        ({"heroes/Owl.toml": OWL}, '"Owl" in "heroes" of the content folder'),
        ({"heroes/zyla.toml": OWL}, 'hero "zyla" of the file heroes/zyla.toml cannot replace'),
        ({"market.toml": "#" * (LARGEST_FILE + 1)}, "market.toml is larger than 64 kB"),
    ],
)
def test_a_folder_with_a_fault_is_refused(tmp_path: Path, files: dict[str, str], said: str) -> None:
    assert said in problem(write(tmp_path, files))


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "there is no folder" in problem(tmp_path / "nowhere")


def test_too_many_files_are_refused(tmp_path: Path) -> None:
    write(tmp_path, {f"heroes/owl_{n}.toml": OWL for n in range(MOST_FILES + 1)})
    assert "holds more than 200 files" in problem(tmp_path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "market.toml").write_bytes(b"\xff\xfe")
    assert "market.toml is not a text in UTF-8" in problem(tmp_path)


def test_a_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    outside = write(tmp_path / "outside", {"market.toml": FEATHER}) / "market.toml"
    inside = tmp_path / "inside"
    inside.mkdir()
    (inside / "market.toml").symlink_to(outside)
    assert "market.toml leads out of the content folder" in problem(inside)


def test_what_authors_put_beside_the_content_is_left_alone(tmp_path: Path) -> None:
    write(tmp_path, {"market.toml": FEATHER, "README.md": "Hello", ".hidden": "x"})
    assert list(read_folder(tmp_path)) == ["market"]
