"""What a terminal needs to know of a game to show it, and a plain screen for games without one."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoarfrost.cli.speech import Speech
from hoarfrost.core.game import Game, Json

LEAST_DETAIL = 1
MOST_DETAIL = 5
LINES_BELOW = 1


@dataclass
class Choice:
    """Something to press a number for: the text of a step, and whether it is legal."""

    text: str
    legal: bool = True


@dataclass
class Scene:
    """A position as one viewer sees it, with what has happened and what he may choose."""

    view: Json
    reader: int | None
    names: Sequence[str]
    log: Sequence[Json] = ()
    fresh: int = 0  # events from here on are new to the reader
    choices: list[Choice] = field(default_factory=list)
    begun: str = ""  # the steps already made of a compound move


class Screen(ABC):
    def __init__(self, game: Game, t: Speech) -> None:
        self.game = game
        self.t = t

    @abstractmethod
    def render(self, scene: Scene, width: int, detail: int) -> RenderableType:
        """The table, the log and the choices, in as much detail as there is room for."""

    @abstractmethod
    def final(
        self,
        result: Json,
        log: Sequence[Json],
        reader: int | None,
        names: Sequence[str],
        width: int,
    ) -> RenderableType:
        """How the game ended."""

    @abstractmethod
    def tell(self, event: Json, reader: int | None, names: Sequence[str]) -> Text | None:
        """An event in words, or None if there is nothing to say."""

    def is_noise(self, event: Json) -> bool:
        """Whether a short log leaves this event out."""
        return False

    def choices(self, view: Json, steps: Sequence[str], seat: int) -> list[Choice]:
        """What to number: the legal steps, and whatever else lies within reach but is not legal."""
        return [Choice(step) for step in steps]

    def move(self, text: str) -> Text:
        """A move, drawn."""
        return Text(text, style="bold")

    def about(self) -> RenderableType:
        """What is special about this game with these options, for the help."""
        return Text("")


class PlainScreen(Screen):
    """Any game: names and values, and a numbered list."""

    def render(self, scene: Scene, width: int, detail: int) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for name, value in scene.view.items():
            if name != "handles":
                table.add_row(Text(name, style="dim"), Text(str(value)))
        lines: list[RenderableType] = [table]
        for event in scene.log[scene.fresh :]:
            told = self.tell(event, scene.reader, scene.names)
            if told is not None:
                lines.append(told)
        for number, choice in enumerate(scene.choices, 1):
            lines.append(Text(f"{number:3} {choice.text}", style="" if choice.legal else "dim"))
        return Group(*lines)

    def final(
        self,
        result: Json,
        log: Sequence[Json],
        reader: int | None,
        names: Sequence[str],
        width: int,
    ) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for name, value in result.items():
            table.add_row(Text(name, style="dim"), Text(str(value)))
        return table

    def tell(self, event: Json, reader: int | None, names: Sequence[str]) -> Text | None:
        values = [
            f"{name}={value}" for name, value in event.items() if name not in ("kind", "rule")
        ]
        return Text(f"{event['kind']} {' '.join(values)}".strip())


def draw(console: Console, screen: Screen, scene: Scene) -> None:
    """Print a scene in the most detail that leaves room for what is typed below it."""
    detail = MOST_DETAIL
    if console.is_terminal:
        room = console.height - LINES_BELOW
        while detail > LEAST_DETAIL:
            drawn = screen.render(scene, console.width, detail)
            if len(console.render_lines(drawn, pad=False)) <= room:
                break
            detail -= 1
        console.clear()
    console.print(screen.render(scene, console.width, detail))


def screen_of(game: Game, t: Speech) -> Screen:
    """The screen of a game; a game that has none of its own gets the plain one."""
    from hoarfrost.cli.claim_screen import ClaimScreen

    screens: dict[str, type[Screen]] = {"claim": ClaimScreen}
    return screens.get(game.name, PlainScreen)(game, t)
