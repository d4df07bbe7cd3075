"""The commands beside play."""

import json
import re
from pathlib import Path

import pytest

import hoarfrost
from hoarfrost.cli.app import COMMANDS
from hoarfrost.registry import kit_of, load_game
from tests.cli.terminal import Terminal, random_match
from tests.players import blunder


def test_without_a_command_the_table_is_served(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[object] = []
    monkeypatch.setattr("hoarfrost.table.serving.serve", lambda *args: served.append(args))
    assert terminal.run("").code == 0
    assert len(served) == 1


def test_the_version_is_told(terminal: Terminal) -> None:
    assert terminal.run("--version").out == f"hoarfrost {hoarfrost.__version__}\n"


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_has_help_with_examples(terminal: Terminal, command: str) -> None:
    answer = terminal.run(f"{command} --help")
    assert answer.code == 0
    assert f"examples:\n  hoarfrost {command}" in answer.out


def test_the_options_of_the_game_are_flags(terminal: Terminal) -> None:
    out = terminal.run("play --help").out
    for flag in ("--mix", "--artifacts", "--no-artifacts", "--locations", "--edition", "--set"):
        assert flag in out


# rules ----------------------------------------------------------------------------------------


def test_all_rules_are_listed_by_section(terminal: Terminal) -> None:
    answer = terminal.run("rules claim --lang nl")
    book = kit_of("claim").rulebook
    for rule in book:
        assert f"  {rule.id} " in answer.out
    chapters = [names["nl"] for names in book.sections.values()]
    assert [line for line in answer.out.splitlines() if line in chapters] == chapters


@pytest.mark.parametrize("lang", ["en", "nl", "es"])
def test_one_rule_is_shown_with_text_and_source(terminal: Terminal, lang: str) -> None:
    rule = kit_of("claim").rulebook["claim.artifact.ice_sword"]
    out = " ".join(terminal.run(f"rules {rule.id} --lang {lang}").out.split())
    assert rule.text(lang) in out
    assert all(name in out for name in kit_of("claim").rulebook.cited(rule, lang))
    assert "R18" not in out


def test_all_rules_below_an_id_are_shown(terminal: Terminal) -> None:
    out = terminal.run("rules claim.artifact").out
    assert "claim.artifact.common" in out
    assert "claim.artifact.ice_sword" in out


def test_the_rules_of_every_table_can_be_read(terminal: Terminal) -> None:
    assert "Only the player whose turn it is may move" in terminal.run("rules core.turn").out
    assert "core.whole_move" in terminal.run("rules core").out


def test_rules_are_found_by_their_words(terminal: Terminal) -> None:
    out = terminal.run("rules claim yeti").out
    assert "claim.frost.yeti" in out
    assert "claim.artifact.spyglass" not in out
    assert "claim.frost.marriage" in terminal.run("rules claim matrimonio --lang es").out
    assert "claim.end.10" in terminal.run("rules claim how to win").out


def test_a_search_says_what_it_has_corrected_and_what_is_near(terminal: Terminal) -> None:
    out = terminal.run("rules claim yetti").out
    assert out.startswith("Showing results for Yeti.")
    assert "claim.frost.yeti" in out
    nothing = terminal.run("rules claim colorful").out
    assert "No rule contains colorful." in nothing
    assert "Did you mean" in nothing
    assert "some of them" in terminal.run("rules claim yeti banana").out


def test_hits_are_marked_in_a_terminal(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("FORCE_COLOR", "1")
    assert re.search(r"\x1b\[[\d;]*m\x1b?\[?[\d;m]*Yeti", terminal.run("rules claim yeti").out)
    terminal.monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[1;30;43m" not in terminal.run("rules claim yeti").out


def test_coverage_tells_what_lacks_a_test(terminal: Terminal) -> None:
    folder = terminal.folder / "some_tests"
    folder.mkdir()
    ids = [rule.id for rule in kit_of("claim").rulebook]
    lines = [f"@pytest.mark.rule({id!r})" for id in ids]
    file = folder / "test_x.py"
    file.write_text("import pytest\n" + "\n".join([*lines, "def test_x(): ...\n"]))
    full = terminal.run("rules --coverage --tests some_tests")
    assert full.code == 0
    assert "test_x.py:2" in full.out
    assert "engine/scoring.py" in full.out
    file.write_text("import pytest\n" + "\n".join([*lines[1:], "def test_x(): ...\n"]))
    lacking = terminal.run("rules --coverage --tests some_tests")
    assert lacking.code == 1
    assert f"Without a test: {ids[0]}\n" in lacking.out
    file.write_text(file.read_text() + "@pytest.mark.rule('claim.no.such')\ndef test_y(): ...\n")
    assert "claim.no.such" in terminal.run("rules --coverage --tests some_tests").out


# simulate ---------------------------------------------------------------------------------------


def test_a_simulation_shows_rates_with_intervals(terminal: Terminal) -> None:
    answer = terminal.run("simulate claim --players greedy,random --games 20 --processes 1")
    assert answer.code == 0
    assert re.search(r"greedy +20 +\d+ +\d+ +\d+ +\d+\.\d% +\d+\.\d% - \d+\.\d%", answer.out)
    assert "Seat 1" in answer.out


def test_the_figures_of_a_simulation_can_be_had_as_json(terminal: Terminal) -> None:
    command = "simulate --players random,random --games 6 --processes 1 --mix frost --seed 5 --json"
    figures = json.loads(terminal.run(command).out)
    assert figures["games"] == 6
    assert figures["options"]["mix"] == load_game("claim", mix="frost").options["mix"]
    assert sum(player["wins"] + player["draws"] / 2 for player in figures["players"]) == 6
    assert figures == json.loads(terminal.run(command).out)


# replay and verify --------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["0", "1", "all", "spectator"])
def test_a_record_is_printed_whole_from_any_eyes(terminal: Terminal, seat: str) -> None:
    terminal.write("r.json", random_match("r", mix="frost", artifacts=True).record())
    answer = terminal.run(f"replay r.json --seat {seat} --all")
    assert answer.code == 0
    assert "The cards are dealt" in answer.out
    assert re.search(r"ha(s|ve) won|A draw", answer.out)


def test_a_seat_sees_no_draw_of_the_other_in_a_replay(terminal: Terminal) -> None:
    terminal.write("r.json", random_match("r").record())
    out = terminal.run("replay r.json --seat 0 --all").out
    assert "Your opponent draws a card." in out
    assert not re.search(r"Your opponent draws [A-Z]", out)


def test_one_steps_through_a_record_in_both_directions(terminal: Terminal) -> None:
    terminal.write("r.json", random_match("r").record())
    out = terminal.run("replay r.json", "\nn\np\ng 9\ng 9999\nwhat\nq\n").out
    steps = re.findall(r"Step (\d+) of (\d+)", out)
    last = steps[0][1]
    assert [step for step, _ in steps] == ["0", "1", "2", "1", "9", last, last]
    assert "Seat 0: hand" in out
    assert "Seat 1: hand" in out
    assert re.search(r"has won|A draw", out)


def test_a_replay_ends_with_its_input(terminal: Terminal) -> None:
    terminal.write("r.json", random_match("r", 5).record(full=True))
    assert terminal.run("replay r.json --seat 1 --lang es").code == 0


def test_a_good_record_is_verified(terminal: Terminal) -> None:
    terminal.write("r.json", random_match("r", mix="poison", locations="both").record())
    answer = terminal.run("verify r.json")
    assert answer.code == 0
    assert "r.json is in order" in answer.out
    assert terminal.run("verify -", random_match("r").record()).code == 0


# position and fuzz ------------------------------------------------------------------------------


def test_a_position_is_shown_with_its_legal_moves(terminal: Terminal) -> None:
    state = load_game("claim", mix="fire", artifacts=True).new_initial_state(7)
    terminal.write("p.json", json.dumps(state.to_json()))
    asked = int(state.current_player())
    out = terminal.run("position p.json").out
    assert f"Asked: seat {asked}" in out
    for action in state.legal_actions():
        assert state.action_to_string(action) in out
    other = terminal.run(f"position p.json --seat {1 - asked}").out
    assert "Legal moves" not in other


def test_a_scene_of_a_few_cards_is_a_position(terminal: Terminal) -> None:
    scene = {
        "game": "claim",
        "unchecked": True,
        "phase": 2,
        "hand": [["GO4", "UD3"], ["GO7", "KN2"]],
        "table": {"lead": {"card": "GO2", "by": 0}},
    }
    answer = terminal.run("position -", json.dumps(scene))
    assert "Legal moves: GO7" in answer.out, answer
    assert "KN2" not in answer.out.split("Legal moves")[1]


def test_a_finished_position_is_shown_with_everything(terminal: Terminal) -> None:
    state = random_match("end").state
    terminal.write("p.json", json.dumps(state.to_json()))
    assert "The game is over." in terminal.run("position p.json").out
    assert terminal.run("position p.json --seat all").code == 0
    assert terminal.run("position p.json --seat spectator").code == 0


def test_the_laws_hold_in_random_games_with_random_options(terminal: Terminal) -> None:
    answer = terminal.run("fuzz claim --plies 300 --seed 2 --sets 5")
    assert answer.code == 0
    assert "All laws held" in answer.out
    assert "Option sets: 5" in answer.out
    assert "Option sets: 1" in terminal.run("fuzz --plies 50 --mix fire").out


def test_what_a_seat_missed_is_told_in_its_language(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(blunder.a_record())
    answer = terminal.run(f"analyse {file} --seat 0 --lang nl")
    assert answer.code == 0
    *rows, moment = answer.out.strip().splitlines()
    assert "Ridder 2" in rows[1]
    assert "Ridder 2" in moment
    assert "Ondode 4" in moment
    for refused in (f"analyse {file} --seat x", f"analyse {file} --seat 2"):
        assert terminal.run(refused).code == 2
