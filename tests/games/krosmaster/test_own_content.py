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
from hoarfrost.games.krosmaster.engine.arena import MOST_UNITS
from hoarfrost.games.krosmaster.engine.steps import MOST_BOARDS, MOST_REWARDS
from hoarfrost.games.krosmaster.files.content import LIBRARY, built_in, read_folder
from hoarfrost.games.krosmaster.files.content_spells import MOST_SPELLS
from hoarfrost.registry import load_game
from tests.games.krosmaster.files.samples import MAP
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import calling, charm, hero, made, shot

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
    add_content(f"krosmaster={folder}")
    game = load_game("krosmaster", team2=TEAM, board="pond")
    assert list(game.options["content"]["characters"]) == ["snow_owl"]


@pytest.mark.usefixtures("usual_content")
def test_a_server_takes_content_by_the_name_of_the_game(folder: Path) -> None:
    add_content(f"krosmaster={folder}")
    assert load_game("krosmaster", board="pond").options["board"] == "pond"
    with pytest.raises(OptionError, match="GAME=DIR"):
        add_content(f"claim={folder}")
    with pytest.raises(OptionError, match=r"GAME=DIR.*krosmaster and runebound"):
        add_content(str(folder))
    with pytest.raises(HoarfrostError):
        add_content(f"krosmaster={folder}/nowhere")


def test_a_team_of_own_characters_is_checked_like_any_other(folder: Path) -> None:
    with pytest.raises(OptionError, match="add up to 8") as refused:
        load_game("krosmaster", **{**options_with(folder), "team1": TEAM[:2], "min_team": 2})
    assert refused.value.option == "team1"


# Numbers --------------------------------------------------------------------------------------


def buffs(count: int, **fields: Any) -> dict[str, Any]:
    """Rewards that each give a Spell of their own."""
    return {
        f"buff_{n:02}": {
            "name": f"Buff {n}",
            "rank": "granite",
            "type": "buff",
            "effect": {"spell": charm(id=f"trick_{n:02}", range="self", **fields)},
        }
        for n in range(count)
    }


def test_every_reward_and_board_that_content_may_bring_has_a_number_among_the_actions() -> None:
    assert LIBRARY.open_sections["rewards"].most + len(built_in()["rewards"]) <= MOST_REWARDS
    assert LIBRARY.open_sections["boards"].most + len(built_in()["boards"]) <= MOST_BOARDS


@pytest.mark.rule("kros.reward.reveal")
def test_the_last_of_very_many_rewards_can_be_revealed() -> None:
    last = LIBRARY.open_sections["rewards"].most - 1
    held = [{"reward": f"buff_{last:02}"}]
    content = made(hero(shot()), rewards=buffs(last + 1))
    scene = Scene([own("hero", "F6", rewards=held), foe("bill_tell", "F8")], **content)
    scene.do(f"reveal buff_{last:02}", f"cast trick_{last:02} F6")


@pytest.mark.rule("kros.piece.spells")
def test_the_spells_of_very_many_rewards_are_actions_of_the_game() -> None:
    spells = [charm(id=f"own_{n}") for n in range(MOST_SPELLS)]
    held = [{"reward": f"buff_{n:02}", "up": True} for n in range(10)]
    content = made(hero(*spells, level=10), hero(id="aide"), rewards=buffs(10))
    scene = Scene([own("hero", "F6", rewards=held), foe("bill_tell", "F8")], **content)
    assert scene.allows("cast trick_09 F6")
    assert max(scene.state.legal_actions()) < scene.game.num_distinct_actions()


@pytest.mark.rule("kros.spell.limits")
def test_two_buffs_of_one_kind_share_the_limit_of_their_spell() -> None:
    held = [{"reward": "buff_00", "up": True}] * 2
    content = made(hero(shot(), level=2), rewards=buffs(1, limit="blue"))
    scene = Scene([own("hero", "F6", rewards=held), foe("bill_tell", "F8")], **content)
    scene.do("cast trick_00 F6")
    assert scene.refused("cast trick_00 F6") == ["E_LIMIT"]


@pytest.mark.rule("kros.summon.limit")
def test_a_summon_needs_a_number_for_its_piece() -> None:
    """Those that are KO keep theirs until the game turn ends."""
    content = made(hero(*calling("egg"), shot(damage=9), ap=99), summons=(egg(),))
    scene = Scene([own("hero", "F6"), foe("bill_tell", "A12")], **content)
    called = 0
    while scene.allows("cast call_egg F5") and called < 49:
        scene.do("cast call_egg F5", "cast shot F5")
        called += 1
    position = scene.state.to_json()
    position["units"][0]["ap"] = 99
    scene = Scene.of(scene.game.from_json(position))
    while scene.allows("cast call_egg F5"):
        scene.do("cast call_egg F5", "cast shot F5")
    assert len(scene.state.to_json()["units"]) == MOST_UNITS
    assert scene.refused("cast call_egg F5") == ["E_SUMMON_LIMIT"]
    scene.game.from_json(scene.state.to_json())
    scene.pass_turn().pass_turn().do("cast call_egg F5")


@pytest.mark.rule("kros.summon.turn")
def test_a_summon_with_the_number_of_another_has_no_summons_of_that_one() -> None:
    summoner = hero(*calling("broody"), shot(damage=9), powers=["critical_hit"])
    broody = {**egg("broody"), "mp": 2, "ap": 9, "spells": calling("broody")}
    scene = Scene([own("hero", "F6"), foe("bill_tell", "A12")], **made(summoner, summons=(broody,)))
    scene.do("cast call_broody F5", "end", "cast call_broody F3")
    scene.pass_turn().pass_turn().do("cast shot F5").pass_turn().pass_turn()
    scene.do("cast call_broody F5", "end")  # its number is that of the first one
    scene.do("cast call_broody G5")
    line = scene.state.to_json()["timelines"][0]
    cells = [scene.state.to_json()["units"][number]["cell"] for number in line]
    assert cells == ["F6", "F5", "G5", "F3"]


def egg(id: str = "egg") -> dict[str, Any]:
    return {"id": id, "name": id, "hp": 1}
