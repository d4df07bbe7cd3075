"""The hoarfrost command as a user drives it: arguments and typed lines in, texts and a code out."""

import io
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hoarfrost.cli import main
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.registry import load_game

ONES = "1\n" * 400  # more than any game asks for


@dataclass
class Answer:
    code: int
    out: str
    err: str


class Terminal:
    """Runs commands in a quiet corner: own folder for games, English, 100 columns."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.folder = folder
        self.games = folder / "games"
        monkeypatch.setenv("HOARFROST_GAMES", str(self.games))
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("HOARFROST_DEBUG", "1")
        for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(variable, raising=False)
        monkeypatch.setattr("hoarfrost.cli.terminal_game.SECONDS_TO_THINK", 0.01)
        monkeypatch.chdir(folder)

    def run(self, command: str, typed: str = "") -> Answer:
        """The arguments are split at spaces."""
        out, err = io.StringIO(), io.StringIO()
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with redirect_stdout(out), redirect_stderr(err):
            code = main(command.split())
        return Answer(code, out.getvalue(), err.getvalue())

    def write(self, name: str, text: str) -> str:
        (self.folder / name).write_text(text, "utf-8")
        return name

    def kept(self) -> list[Path]:
        return sorted(self.games.glob("*.json")) if self.games.exists() else []


def random_match(seed: str, plies: int | None = None, **options: Any) -> Match:
    """A match of Claim with random moves: so many choices, or to the end."""
    match = Match(load_game("claim", **options), seed)
    rng = rng_from_seed(seed)
    made = 0
    while not match.state.is_terminal() and (plies is None or made < plies):
        match.push_action(int(match.state.nth_legal(rng.below(match.state.legal_count()))))
        made += 1
    return match


def events_of(match: Match, seat: int | None) -> Iterator[Json]:
    for event in [*match.deal.events, *(e for move in match.moves for e in move.events)]:
        yield event.seen_by(seat)
