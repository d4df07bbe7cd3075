"""Whole games of Krosmaster in the terminal, as people play them."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from hoarfrost.cli.seating import HUMAN
from hoarfrost.cli.terminal_game import TerminalGame
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.translator import Translator
from tests.cli.terminal import Terminal
from tests.games.krosmaster.scene import game_with

FIRST_CHOICES = "1\n" * 400
SHORT = "--set max_game_turns=6 --seed 1"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    return Terminal(monkeypatch, tmp_path)


class Typist:
    """Somebody who types whatever is allowed, in all the ways there are, and looks around."""

    def __init__(self, session: TerminalGame, seed: str) -> None:
        self.session = session
        self.rng = rng_from_seed(seed)
        self.typed: list[str] = []
        self.texts = self.lines()

    def lines(self) -> Iterator[str]:
        while True:
            state = self.session.state
            steps = [state.action_to_string(action) for action in state.legal_actions()]
            step = steps[int(self.rng.below(len(steps)))]
            words = step.split()
            if words[0] == "mv":
                yield f"? {words[1]}"
                yield words[1].lower()
            elif words[0] == "cast":
                yield f"? {words[1]}"
                yield f"{words[1][:9]} {words[2].lower()}"
            else:
                yield str(1 + int(self.rng.below(len(self.session.choices))))

    def __call__(self, _prompt: Text) -> str:
        self.typed.append(next(self.texts))
        return self.typed[-1]


@pytest.mark.parametrize(("lang", "team"), [("en", "portals"), ("nl", "hearth"), ("es", "swarm")])
def test_a_whole_game_is_typed_to_its_end(
    lang: str, team: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(game_with(team1=team, board="frigost_1", max_game_turns=6), "typed")
    match.players = [HUMAN, "random"]
    out = io.StringIO()
    console = Console(file=out, width=80, _environ={})
    session = TerminalGame(match, tmp_path / "game.json", console, Translator(lang))
    typist = Typist(session, lang)
    monkeypatch.setattr(console, "input", typist)
    assert session.run() == 0
    assert match.state.is_terminal()
    told = out.getvalue()
    assert "hoarfrost replay" in told
    mine = [move for move in match.moves if move.seat == 0 and not move.forced]
    asked = [text for text in typist.typed if text.startswith("?")]
    assert len(mine) == len(typist.typed) - len(asked)  # nothing that was typed was refused


def test_a_game_against_the_computer_by_numbers(terminal: Terminal) -> None:
    answer = terminal.run(f"play krosmaster --opponent random {SHORT}", FIRST_CHOICES)
    assert answer.code == 0
    assert "Still on the board" in answer.out
    assert re.search(r"(You have|Opponent has) won\.|A draw\.", answer.out)
    (file,) = terminal.kept()
    assert Match.from_record(file.read_text("utf-8")).outcome() is not None


def test_two_people_play_at_one_keyboard(terminal: Terminal) -> None:
    answer = terminal.run(f"play krosmaster --opponent human {SHORT}", "\n1\n" * 400)
    assert answer.code == 0
    assert "take the keyboard" in answer.out
    assert "Still on the board" in answer.out


def test_hint_undo_why_rules_log_and_help_work(terminal: Terminal) -> None:
    typed = "hint\nwhy mv E6\nrules kama\n? lock\n? 1\n?\n1\n1\nundo\nlog\nlog all\ntable\n"
    answer = terminal.run(f"play krosmaster --opponent random --seat 0 {SHORT}", typed)
    assert answer.code == 0
    assert "Based on" in answer.out
    assert "Something else has to be decided now" in answer.out
    assert "One more die to hold opponents back" in answer.out
    assert "Move taken back." in answer.out
    assert "The game is saved." in answer.out


def test_a_saved_game_goes_on(terminal: Terminal) -> None:
    terminal.run(f"play krosmaster --opponent random --save half.json {SHORT}", "1\n1\n1\n1\n")
    half = record_in(terminal.folder / "half.json")
    assert half["result"] is None
    assert terminal.run("play --resume half.json", FIRST_CHOICES).code == 0
    whole = record_in(terminal.folder / "half.json")
    assert whole["moves"][: len(half["moves"])] == half["moves"]
    assert whole["result"] is not None


def test_a_game_is_replayed_with_nothing_hidden_and_from_every_seat(terminal: Terminal) -> None:
    terminal.run(f"play krosmaster --players random,random --save game.json {SHORT}")
    whole = terminal.run("replay game.json --all").out
    assert "Seat 0" in whole
    for seat in ("all", "0", "1", "spectator"):
        stepped = terminal.run(f"replay game.json --seat {seat}", "g 60\nn\ng 9999\nq\n").out
        assert re.search(r"GG \d ●", stepped)


def test_a_position_is_shown(terminal: Terminal) -> None:
    state = game_with(board="frigost_2").new_initial_state(1)
    file = terminal.write("position.json", json.dumps(state.to_json()))
    for seat in ("0", "1"):
        assert "Frigost II" in terminal.run(f"position {file} --seat {seat}").out


def record_in(file: Path) -> Json:
    record: Json = json.loads(file.read_text("utf-8"))
    return record
