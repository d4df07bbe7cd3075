"""What is wrong is answered in one line that helps, with exit code 2 and without a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.registry import load_game
from tests.cli.terminal import Terminal, random_match


def refused(terminal: Terminal, command: str, typed: str = "") -> str:
    """The one line of an error."""
    answer = terminal.run(command, typed)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1, answer.err
    return answer.err


@pytest.mark.parametrize(
    ("command", "helps"),
    [
        ("play --mix goblins,knights,undead,dwarves,gobblers", 'Unknown faction "gobblers"'),
        ("play --mix frosty", "did you mean frost?"),
        ("play --mix goblins,undead,dwarves,demons,yetis", "only be used together with"),
        ("play --mix goblins,knights", "needs 5 factions, got 2"),
        ("play --mix vampires,knights,undead,dwarves,goblins", "belongs to Fear"),
        ("play --set artifacts=maybe", "artifacts is true or false, not 'maybe'"),
        ("play --set artifacts", "write it as --set option=value"),
        ("play --set artefacts=on", "did you mean artifacts?"),
        ("play --edition dutch", "edition is one of standard, en, nl or es"),
        ("play --locations tavern,pit", "at most one Building"),
        ("play --locations moon", "unknown location 'moon'"),
        ("play --artifacts --set artifacts=off", "given twice"),
        ("play --toxics 1,2,3", "14 entries"),
        ("play chess", "there is no game 'chess'"),
        ("play --opponent deep_blue", "there is no player 'deep_blue'"),
        ("play --opponent search:many", "search:5000"),
        ("play --seat 3", "--seat"),
        ("play --lang fr", "--lang"),
        ("play --frobnicate", "--frobnicate"),
        ("play --resume nowhere.json", "cannot read nowhere.json"),
        ("play --resume x.json --mix frost", "leave out mix"),
        ("simulate --players greedy", "for 2 players"),
        ("simulate --players greedy,rando", "did you mean random?"),
        ("simulate --games 0", "at least 1"),
        ("simulate --games many", "--games"),
        ("rules claim.frost.yety", "claim.frost.yeti"),
        ("rules nogame", "there is no game 'nogame'"),
        ("rules --coverage --tests nowhere", "no folder nowhere"),
        ("replay", "FILE"),
        ("verify nowhere.json", "cannot read nowhere.json"),
        ("position nowhere.json", "cannot read nowhere.json"),
        ("frobnicate", "frobnicate"),
    ],
)
def test_a_wrong_argument_is_named(terminal: Terminal, command: str, helps: str) -> None:
    assert helps in refused(terminal, command)


@pytest.mark.parametrize("command", ["replay {}", "verify {}", "play --resume {}"])
class TestBadRecords:
    def test_a_file_that_is_no_record(self, terminal: Terminal, command: str) -> None:
        file = terminal.write("x.json", '{"format": "something else"}')
        assert "not a saved game of Hoarfrost" in refused(terminal, command.format(file))

    def test_a_file_that_is_no_json(self, terminal: Terminal, command: str) -> None:
        file = terminal.write("x.json", "hello")
        assert "not valid JSON" in refused(terminal, command.format(file))

    def test_a_file_that_is_no_text(self, terminal: Terminal, command: str) -> None:
        (terminal.folder / "x.json").write_bytes(b"\xff\xfe\x00")
        assert "not a text file" in refused(terminal, command.format("x.json"))

    def test_a_truncated_record(self, terminal: Terminal, command: str) -> None:
        text = random_match("bad").record()
        file = terminal.write("x.json", text[: len(text) // 2])
        assert "breaks off" in refused(terminal, command.format(file))

    def test_a_record_with_a_move_that_cannot_be(self, terminal: Terminal, command: str) -> None:
        record = json.loads(random_match("bad").record())
        record["moves"][3]["move"] = "GO99"
        file = terminal.write("x.json", json.dumps(record))
        assert "move 4 (GO99" in refused(terminal, command.format(file))

    def test_a_record_with_a_move_of_the_wrong_seat(self, terminal: Terminal, command: str) -> None:
        record = json.loads(random_match("bad").record())
        record["moves"][3]["seat"] = 1 - record["moves"][3]["seat"]
        file = terminal.write("x.json", json.dumps(record))
        assert "turn of seat" in refused(terminal, command.format(file))

    def test_a_record_with_chance_that_cannot_be(self, terminal: Terminal, command: str) -> None:
        record = json.loads(random_match("bad").record())
        record["deal"][1] = record["deal"][0]
        file = terminal.write("x.json", json.dumps(record))
        assert "the deal" in refused(terminal, command.format(file))

    def test_a_record_of_what_one_seat_saw(self, terminal: Terminal, command: str) -> None:
        file = terminal.write("x.json", random_match("bad", 5).record(0))
        assert "only what seat 0 saw" in refused(terminal, command.format(file))


def test_a_record_whose_seed_proves_nothing_is_not_verified(terminal: Terminal) -> None:
    record = json.loads(random_match("bad").record())
    record["seed"] = "another"
    file = terminal.write("x.json", json.dumps(record))
    assert "seed does not prove" in refused(terminal, f"verify {file}")


def initial_position() -> Json:
    return load_game("claim").new_initial_state(1).to_json()


def test_a_position_with_53_cards_is_refused(terminal: Terminal) -> None:
    position = initial_position()
    position["discard"] = ["GO4"]
    file = terminal.write("p.json", json.dumps(position))
    assert "GO4" in refused(terminal, f"position {file}")


@pytest.mark.parametrize(
    ("change", "helps"),
    [
        ({"hand": [["ZZ4"], []]}, "ZZ4"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"options": {"mix": "frosty"}}, "did you mean frost?"),
        ({"frobnicate": 1}, "frobnicate"),
        ({"phase": 3}, "phase"),
    ],
)
def test_a_wrong_position_is_refused(terminal: Terminal, change: Json, helps: str) -> None:
    file = terminal.write("p.json", json.dumps({**initial_position(), **change}))
    assert helps in refused(terminal, f"position {file}")


def test_a_position_must_name_its_game(terminal: Terminal) -> None:
    assert 'add "game"' in refused(terminal, "position -", "{}")
    assert "JSON object" in refused(terminal, "position -", "[]")
    assert "line 1" in refused(terminal, "position -", "{")


@pytest.mark.parametrize("command", ["position p.json --seat 2", "replay r.json --seat seven"])
def test_a_wrong_seat_is_refused(terminal: Terminal, command: str) -> None:
    terminal.write("p.json", json.dumps(initial_position()))
    terminal.write("r.json", random_match("seat").record())
    assert "there is no seat" in refused(terminal, command)


def test_a_fault_of_the_program_is_told_in_a_line(terminal: Terminal) -> None:
    def stumble(_name: str) -> str:
        raise TypeError("oops")

    terminal.monkeypatch.delenv("HOARFROST_DEBUG")
    terminal.monkeypatch.setattr("hoarfrost.cli.verify.read_text", stumble)
    answer = terminal.run("verify x.json")
    assert answer.code == 2
    assert "a fault of the program: TypeError: oops" in answer.err
    assert "Traceback" not in answer.err


def test_an_interrupt_ends_any_command_with_130(terminal: Terminal) -> None:
    def interrupt(_name: str) -> str:
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr("hoarfrost.cli.verify.read_text", interrupt)
    assert terminal.run("verify x.json").code == 130


def command_in_a_shell(*argv: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hoarfrost.cli", *argv],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def test_the_command_works_as_a_process(tmp_path: Path) -> None:
    answer = command_in_a_shell("play", "--save", str(tmp_path / "game.json"), typed="1\n1\n")
    assert answer.returncode == 0, answer.stderr
    assert "hoarfrost play --resume" in answer.stdout
    wrong = command_in_a_shell("play", "--mix", "frosty")
    assert wrong.returncode == 2
    assert "Traceback" not in wrong.stderr
