"""Characters and boards of one's own: in a game, in its record, and at a table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hoarfrost.cli.serve import add_content
from hoarfrost.core.errors import HoarfrostError, OptionError
from hoarfrost.core.match import Match
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.krosmaster import KIT
from hoarfrost.games.krosmaster.files.content import read_folder
from hoarfrost.registry import load_game
from tests.games.krosmaster.files.samples import MAP

OWL = """
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
TEAM = ["snow_owl", "snow_owl", "snow_owl"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "characters").mkdir()
    (tmp_path / "boards").mkdir()
    (tmp_path / "characters" / "snow_owl.toml").write_text(OWL)
    (tmp_path / "characters" / "other_owl.toml").write_text(OWL.replace("peck", "claw_at"))
    pond = f'name = "Pond"\nedges = ["north", "south"]\nmap = """\n{MAP}\n"""\n'
    (tmp_path / "boards" / "pond.toml").write_text(pond)
    return tmp_path


@pytest.fixture
def usual_content() -> Iterator[None]:
    yield
    KIT.options.prefer("content", {})


def options_with(folder: Path) -> dict[str, Any]:
    return {"team1": TEAM, "board": "pond", "content": read_folder(folder)}


def test_a_record_holds_what_it_needs_of_own_content_and_no_more(folder: Path) -> None:
    match = Match(load_game("krosmaster", **options_with(folder)), seed=5)
    rng = rng_from_seed(5)
    for _ in range(40):
        moves = match.legal_moves
        match.push(moves[rng.below(len(moves))])
    content = match.game.options["content"]
    assert list(content["characters"]) == ["snow_owl"]
    assert list(content["boards"]) == ["pond"]
    for file in folder.rglob("*.toml"):
        file.unlink()
    again = Match.from_record(match.record(full=True))
    assert again.state.view(0) == match.state.view(0)


def test_a_folder_is_read_by_the_command_line_only(folder: Path) -> None:
    kind = KIT.options["content"].kind
    assert kind.parse(str(folder)) == read_folder(folder)
    with pytest.raises(OptionError, match="not the name of a folder"):
        load_game("krosmaster", content=str(folder))


@pytest.mark.usefixtures("usual_content")
def test_a_server_is_started_with_content_for_all_its_tables(folder: Path) -> None:
    add_content(str(folder))
    game = load_game("krosmaster", team2=TEAM, board="pond")
    assert list(game.options["content"]["characters"]) == ["snow_owl"]


@pytest.mark.usefixtures("usual_content")
def test_a_server_takes_content_by_the_name_of_the_game(folder: Path) -> None:
    add_content(f"krosmaster={folder}")
    assert load_game("krosmaster", board="pond").options["board"] == "pond"
    with pytest.raises(OptionError, match="GAME=DIR"):
        add_content(f"claim={folder}")
    with pytest.raises(HoarfrostError):
        add_content(f"krosmaster={folder}/nowhere")


def test_a_team_of_own_characters_is_checked_like_any_other(folder: Path) -> None:
    with pytest.raises(OptionError, match="add up to 8") as refused:
        load_game("krosmaster", **{**options_with(folder), "team1": TEAM[:2], "min_team": 2})
    assert refused.value.option == "team1"
