"""A folder of content: what is read, and what is refused."""

import re
from pathlib import Path

import pytest

from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.runebound.files.content import build, check_entries, read_folder
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
        ({"market.toml": "x = 3"}, 'market card "x" of the file market.toml is a table'),
        (
            {"market.toml": FEATHER.replace("3", "33")},
            '"cost" of market card "owl_feather" of the file market.toml is a whole number from '
            "1 to 30, not 33",
        ),
        (
            {"heroes/owl.toml": OWL.replace("life", "lief")},
            'the file heroes/owl.toml has an unknown field "lief"; did you mean',
        ),
        ({"heroes/zyla.toml": OWL}, "the file heroes/zyla.toml cannot replace"),
    ],
)
def test_a_folder_with_a_fault_is_refused(tmp_path: Path, files: dict[str, str], said: str) -> None:
    assert said in problem(write(tmp_path, files))
