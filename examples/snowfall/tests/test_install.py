"""Installed by pip beside Hoarfrost, in an environment that did not know it, the game is there."""

import shutil
import site
import subprocess
import sys
import venv
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[1]

GAMES = "import hoarfrost; print(*hoarfrost.game_names())"
HOME_PAGE = """
import asyncio
from hoarfrost.table.rest import games
print(*(entry.name for entry in asyncio.run(games("es"))))
"""


class Fresh:
    """An environment with everything that this one has, but without the game."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False)
        scripts = "Scripts" if sys.platform == "win32" else "bin"
        self.python = folder / scripts / "python"
        packages = Path(self.run("-c", "import site; print(site.getsitepackages()[0])").strip())
        here = Path(site.getsitepackages()[0])
        for entry in set(here.iterdir()) - set(here.glob("*snowfall*")):
            (packages / entry.name).symlink_to(entry)

    def run(self, *arguments: str) -> str:
        done = subprocess.run(
            [self.python, *arguments], capture_output=True, text=True, check=False, cwd=Path("/")
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def hoarfrost(self, command: str) -> str:
        return self.run("-m", "hoarfrost.cli", *command.split())


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    folder = tmp_path_factory.mktemp("fresh")
    environment = Fresh(folder / "venv")
    assert "snowfall" not in environment.run("-c", GAMES).split()
    project = folder / "project"  # setuptools leaves its traces where it builds
    shutil.copytree(PROJECT, project, ignore=shutil.ignore_patterns("*.egg-info", "build"))
    offline = ["--no-index", "--no-build-isolation", "--no-deps", "--no-cache-dir", "--quiet"]
    environment.run("-m", "pip", "install", *offline, str(project))
    return environment


pytestmark = pytest.mark.slow


def test_it_is_one_of_the_games(fresh: Fresh) -> None:
    assert "snowfall" in fresh.run("-c", GAMES).split()


def test_it_is_on_the_home_page(fresh: Fresh) -> None:
    assert "snowfall" in fresh.run("-c", HOME_PAGE).split()


def test_it_has_its_rules_and_words_in_every_language(fresh: Fresh) -> None:
    assert "manopla" in fresh.hoarfrost("rules snowfall.catch --lang es")
    help_text = fresh.hoarfrost("play snowfall --help")
    assert "Snowballs of each weight" in help_text


def test_it_is_played_to_its_end_and_saved(fresh: Fresh, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    players = "--players random,random,random,random"
    out = fresh.hoarfrost(f"play snowfall {players} --lang nl --save {file}")
    assert "Plaats" in out
    assert "legal" in fresh.hoarfrost(f"verify {file} --lang en")


def test_it_is_simulated_and_keeps_the_laws(fresh: Fresh) -> None:
    simulated = "simulate snowfall --players random,random,random --games 6 --processes 2"
    assert "Mean rank" in fresh.hoarfrost(f"{simulated} --lang en")
    assert "All laws held" in fresh.hoarfrost("fuzz snowfall --plies 200 --sets 4 --lang en")
