"""The screen of Runebound in a test: a position drawn as plain lines, in a window of any size."""

import io
import re

from rich.console import Console, RenderableType

from hoarfrost.cli.drawing import draw
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.screen import MOST_DETAIL
from hoarfrost.core.screen import Scene as ScreenScene
from hoarfrost.core.translator import Translator
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.terminal.look import Look
from hoarfrost.games.runebound.terminal.screen import RuneboundScreen
from tests.games.runebound.scenes import Scene, game_with

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Shown:
    """A position on the screen of a seat, by default of the one that is asked."""

    def __init__(
        self, state: RuneboundState | Scene, seat: int | None = -1, lang: str = "en"
    ) -> None:
        self.state = state.state if isinstance(state, Scene) else state
        self.seat = int(self.state.current_player()) if seat == -1 else seat
        self.screen = RuneboundScreen(self.state.game, Translator(lang))

    @property
    def names(self) -> list[str]:
        return [f"Player {seat + 1}" for seat in range(len(self.state.parties))]

    @property
    def steps(self) -> list[str]:
        return [self.state.action_to_string(action) for action in self.state.legal_actions()]

    def scene(self, log: list[Json] | None = None, fresh: int = 0) -> ScreenScene:
        view = self.state.view(self.seat)
        choices = []
        if self.seat is not None and self.seat == self.state.current_player():
            choices = self.screen.choices(view, self.steps, self.seat)
        return ScreenScene(view, self.seat, self.names, log or [], fresh, choices)

    def look(self) -> Look:
        scene = self.scene()
        return self.screen.look(scene.view, scene.reader, scene.names)

    def choices(self) -> list[str]:
        return [offer.text for offer in self.scene().choices]

    def render(self, width: int = 100, detail: int = MOST_DETAIL) -> list[str]:
        return lines_of(self.screen.render(self.scene(), width, detail), width)

    def text(self, width: int = 120) -> str:
        """All of it in one line."""
        return " ".join(" ".join(self.render(width)).split())

    def drawn(self, width: int, height: int, no_color: bool = True) -> str:
        """As in a window of this size, with all its codes."""
        file = io.StringIO()
        console = Console(
            file=file,
            force_terminal=True,
            color_system="truecolor",
            width=width,
            height=height,
            no_color=no_color,
            _environ={},
        )
        draw(console, self.screen, self.scene())
        return file.getvalue()

    def answer(self, what: str, width: int = 100) -> str:
        """What `? WHAT` shows in one line; nothing if it is left to the rules."""
        told = self.screen.answer(what, self.scene(), width)
        return "" if told is None else " ".join(" ".join(lines_of(told, width)).split())

    def move(self, text: str) -> str:
        return self.screen.move(text, self.state.view(self.seat)).plain


def lines_of(drawn: RenderableType, width: int = 100) -> list[str]:
    console = Console(file=io.StringIO(), width=width, record=True, _environ={})
    console.print(drawn)
    return [line.rstrip() for line in console.export_text().splitlines()]


def plain(text: str) -> list[str]:
    """The lines of what was drawn, without codes."""
    return [line.rstrip() for line in CODES.sub("", text).splitlines()]


def played(seed: str, plies: int, seats: int = 2, **options: object) -> Match:
    """A match with so many random choices."""
    match = Match(game_with(seats, **options), seed)
    rng = rng_from_seed(seed)
    for _ in range(plies):
        if match.state.is_terminal():
            break
        match.push_action(int(match.state.nth_legal(rng.below(match.state.legal_count()))))
    return match


def state_of(match: Match) -> RuneboundState:
    assert isinstance(match.state, RuneboundState)
    return match.state


def space_in(lines: list[str], space: str, width: int = 4) -> str:
    """What is drawn on a space of a map whose spaces have this width."""
    row = int(space[1:])
    line = next(line for line in lines if line.startswith(f"{row:2} "))
    start = 3 + width * (ord(space[0]) - ord("A")) + (0 if row % 2 else width // 2)
    return line[start : start + width].ljust(width)
