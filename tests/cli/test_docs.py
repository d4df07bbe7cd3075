"""What the documents say is so."""

import doctest
import json
import re
from pathlib import Path

import pytest

import hoarfrost
from hoarfrost.cli.app import COMMANDS, make_parser
from hoarfrost.cli.terminal_game import WORDS
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.factions import FACTIONS

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("page", ["notation.md", "positions.md", "krosmaster.md"])
def test_the_examples_of_the_pages_are_true(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False)
    assert result.attempted > 3
    assert result.failed == 0


def test_the_examples_of_the_readme_are_true() -> None:
    result = doctest.testfile(str(DOCS.parent / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_example_position_can_be_played() -> None:
    text = (DOCS / "positions.md").read_text("utf-8")
    example = re.search(r"```json\n(.+?)```", text, flags=re.DOTALL)
    assert example is not None
    state = hoarfrost.load_position(json.loads(example[1]))
    assert "!ice_sword" not in [state.action_to_string(a) for a in state.legal_actions()]


def test_the_notation_names_every_faction_and_artifact() -> None:
    text = (DOCS / "notation.md").read_text("utf-8")
    for faction in FACTIONS.values():
        assert f"| `{faction.code}` |" in text
    for artifact in ARTIFACTS:
        assert f"| `!{artifact.id}" in text


@pytest.mark.parametrize("key", [words[0] for words in WORDS.values()])
def test_every_key_of_the_terminal_is_explained(key: str) -> None:
    assert re.search(rf"`{re.escape(key)}\b|`{re.escape(key)}`", (DOCS / "terminal.md").read_text())


def test_every_command_in_the_documents_is_one() -> None:
    text = (DOCS / "terminal.md").read_text("utf-8")
    commands = re.findall(r"^hoarfrost (.+?)(?:   .*)?$", text, flags=re.MULTILINE)
    assert {line.split()[0] for line in commands} == {command.name for command in COMMANDS}
    for line in commands:
        argv = re.split(r"\s{2,}", line)[0].split()
        assert make_parser(argv).parse_args(argv).command == argv[0]


NEW_GAME = DOCS / "new-game.md"


def test_the_examples_of_the_page_on_new_games_are_true() -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testfile(str(NEW_GAME), module_relative=False, optionflags=flags)
    assert result.attempted > 20
    assert result.failed == 0


def quoted_code() -> list[tuple[str, str]]:
    """The blocks that begin with the name of a file: that name, and the lines below it."""
    text = NEW_GAME.read_text("utf-8")
    return re.findall(r"```\w+\n# (examples/\S+)\n(.+?)```", text, flags=re.DOTALL)


@pytest.mark.parametrize(("file", "code"), quoted_code())
def test_the_page_on_new_games_quotes_the_files_as_they_are(file: str, code: str) -> None:
    assert code in (DOCS.parent / file).read_text("utf-8")
