"""A folder of content: what is read, and what is refused."""

from pathlib import Path

import pytest

from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.krosmaster.files.content import (
    HOUSE,
    build,
    check_entries,
    read_folder,
)
from tests.games.krosmaster.files.samples import MAP, WHERE

OWL_FILE = """
name = "Snow Owl"
class = "bird"
colour = "black"
level = 4
initiative = 5
mp = 3
hp = 7
ap = 6

[[spells]]
id = "peck"
name = "Peck"
kind = "attack"
ap = 3
range = "cc"
element = "air"
damage = 1
"""
POND_FILE = f'name = "Pond"\nedges = ["north", "south"]\nmap = """\n{MAP}\n"""\n'
TEA_FILE = '[tea]\nname = "Tea"\nrank = "jade"\ntype = "boost"\neffect.gauge_ap = 1\n'
TEAM_FILE = '[parliament]\nname = "P"\nmembers = ["snow_owl", "snow_owl", "snow_owl"]\n'


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def folder_problem(path: Path) -> str:
    with pytest.raises(ContentError) as caught:
        read_folder(path)
    assert all(caught.value.text(lang) for lang in LANGUAGES)
    return str(caught.value)


def test_a_folder_of_files_is_read_as_entries(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "characters/snow_owl.toml": OWL_FILE,
            "summons/egg.toml": 'name = "Egg"\nhp = 1\n',
            "boards/pond.toml": POND_FILE,
            "rewards.toml": TEA_FILE,
            "teams.toml": TEAM_FILE,
            "README.md": "Owls.",
            ".git/config": "",
        },
    )
    entries = read_folder(tmp_path)
    assert {section: list(entries[section]) for section in entries} == {
        "characters": ["snow_owl"],
        "summons": ["egg"],
        "rewards": ["tea"],
        "boards": ["pond"],
        "teams": ["parliament"],
    }
    assert check_entries(entries, WHERE) == entries
    assert build(entries).rewards[-1].gauge_ap == 1


def test_a_file_of_the_house_under_another_name_is_a_character(tmp_path: Path) -> None:
    """The easiest way to make one: copy and change."""
    text = (HOUSE / "characters" / "king_of_the_gobballs.toml").read_text("utf-8")
    write(tmp_path, {"characters/prince_of_the_gobballs.toml": text.replace("hp = 10", "hp = 8")})
    content = build(read_folder(tmp_path))
    assert content.cards[26].hp == 8
    assert content.cards[26].spells[1].summons == content.card_number["gobball"]


def test_a_map_may_lie_in_a_file_beside_its_board(tmp_path: Path) -> None:
    board = 'name = "Pond"\nedges = ["north", "south"]\nmap_file = "pond.txt"\n'
    write(tmp_path, {"boards/pond.toml": board, "boards/pond.txt": MAP})
    assert read_folder(tmp_path)["boards"]["pond"]["map"] == MAP


@pytest.mark.parametrize(
    "name",
    [
        "../secret.txt",
        "/etc/passwd",
        "/etc/motd.txt",
        "..",
        "maps/x.txt",
        "..\\\\x.txt",
        "C:x.txt",
        "x",
    ],
)
def test_a_folder_that_names_a_file_outside_itself_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.txt").write_text(MAP)
    folder = write(tmp_path / "mine", {"boards/pond.toml": f'name = "Pond"\nmap_file = "{name}"\n'})
    said = folder_problem(folder)
    assert '"map_file" of boards/pond.toml' in said
    assert "it can only be a text file beside the board" in said


def test_a_map_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    write(tmp_path, {"boards/pond.toml": 'name = "Pond"\nmap_file = "pond.txt"\n'})
    assert "there is no file boards/pond.txt" in folder_problem(tmp_path)


def test_a_map_file_that_no_board_names_is_refused(tmp_path: Path) -> None:
    write(tmp_path, {"boards/pond.toml": POND_FILE, "boards/pond.txt": MAP})
    assert "no board names boards/pond.txt" in folder_problem(tmp_path)


def test_a_board_has_one_map(tmp_path: Path) -> None:
    write(tmp_path, {"boards/pond.toml": f'map_file = "pond.txt"\n{POND_FILE}'})
    assert 'has a "map" and a "map_file"' in folder_problem(tmp_path)


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "holds no content: put a file such as characters/snow_owl.toml into it"),
        (
            {"charakters/snow_owl.toml": OWL_FILE},
            "unknown file charakters; did you mean characters/",
        ),
        ({"common.toml": ""}, "unknown file common.toml"),
        ({"snow_owl.toml": OWL_FILE}, "unknown file snow_owl.toml"),
        (
            {"characters/owl.toml": OWL_FILE.replace("damage = 1", "damage = 100")},
            '"damage" of spell "peck" of the file characters/owl.toml is a whole number',
        ),
        ({"teams.toml": '[x]\nname = "X"\nmembers = ["yugo"]'}, 'team "x" of the file teams.toml'),
        ({"rewards.toml": "tea = 3"}, 'reward "tea" of the file rewards.toml is a table'),
        ({"characters/yugo.toml": OWL_FILE}, "the file characters/yugo.toml cannot replace"),
        (
            {
                "characters/owl.toml": OWL_FILE
                + 'effects = [{ op = "damage_bonus", n = 1, if_target_type = "knigth" }]'
            },
            'the file characters/owl.toml asks for the type "knigth"',
        ),
    ],
)
def test_a_folder_with_a_mistake_is_refused(
    tmp_path: Path, files: dict[str, str], said: str
) -> None:
    assert said in folder_problem(write(tmp_path, files))
