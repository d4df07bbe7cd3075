"""The screen of Krosmaster in a test: a scene drawn as plain lines, in a window of any size."""

import io
import re
from typing import Any

from rich.console import Console, RenderableType

from hoarfrost.cli.drawing import draw
from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.core.screen import MOST_DETAIL, Scene
from hoarfrost.core.translator import Translator
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.terminal.look import Look
from hoarfrost.games.krosmaster.terminal.screen import KrosmasterScreen
from tests.games.krosmaster import scene as setting

CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")


class Shown:
    """A position on the screen of a seat, by default of the one that is asked."""

    def __init__(self, state: State, seat: int | None = -1, lang: str = "en") -> None:
        assert isinstance(state, KrosmasterState)
        self.state = state
        self.seat = int(state.current_player()) if seat == -1 else seat
        self.screen = KrosmasterScreen(state.game, Translator(lang))

    @property
    def steps(self) -> list[str]:
        return [self.state.action_to_string(action) for action in self.state.legal_actions()]

    def scene(self, log: list[Json] | None = None) -> Scene:
        view = self.state.view(self.seat)
        choices = []
        if self.seat is not None and self.seat == self.state.current_player():
            choices = self.screen.choices(view, self.steps, self.seat)
        return Scene(view, self.seat, ["Ann", "Ben"], log or [], 0, choices)

    def look(self) -> Look:
        scene = self.scene()
        return self.screen.look(scene.view, scene.reader, scene.names)

    def choices(self) -> list[str]:
        return [offer.text for offer in self.scene().choices]

    def render(self, width: int = 80, detail: int = MOST_DETAIL) -> list[str]:
        return lines_of(self.screen.render(self.scene(), width, detail), width)

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

    def answer(self, what: str, width: int = 100) -> list[str]:
        """What `? WHAT` shows; nothing if it is left to the rules."""
        told = self.screen.answer(what, self.scene(), width)
        return [] if told is None else lines_of(told, width)

    def move(self, text: str) -> str:
        return self.screen.move(text, self.state.view(self.seat)).plain


def shown(units: list[Json], seat: int | None = -1, lang: str = "en", **fields: Any) -> Shown:
    """The screen of a scene (tests/games/krosmaster/scene.py)."""
    return Shown(setting.Scene(units, **fields).state, seat, lang)


def lines_of(drawn: RenderableType, width: int = 100) -> list[str]:
    console = Console(file=io.StringIO(), width=width, record=True, _environ={})
    console.print(drawn)
    return [line.rstrip() for line in console.export_text().splitlines()]


def plain(text: str) -> list[str]:
    """The lines of what was drawn, without codes."""
    return [line.rstrip() for line in CODES.sub("", text).splitlines()]


def row_of(lines: list[str], row: int) -> str:
    """The row of the board with this number."""
    return next(line for line in lines if line.startswith(f"{row:2} "))


def cell_in(lines: list[str], cell: str, width: int = 4) -> str:
    """What is drawn on a cell of a board whose cells have this width."""
    start = 3 + width * (ord(cell[0]) - ord("A"))
    return row_of(lines, int(cell[1:]))[start : start + width].ljust(width)
