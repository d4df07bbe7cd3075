"""What a terminal needs to know of a game to show it: its screen."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text

from hoarfrost.core.game import Game
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.translator import Translator

LEAST_DETAIL = 1
MOST_DETAIL = 5


@dataclass
class Offer:
    """Something to press a number for: the text of a step, and whether it is legal."""

    text: str
    legal: bool = True


@dataclass
class Scene:
    """A position as one viewer sees it, with what has happened and what that viewer may choose."""

    view: Json
    reader: int | None
    names: Sequence[str]
    log: Sequence[Json] = ()
    fresh: int = 0  # events from here on are new to the reader
    choices: list[Offer] = field(default_factory=list)
    spare: int = 0  # lines that are still free in the window; a screen may use them


class Screen(ABC):
    def __init__(self, game: Game, t: Translator) -> None:
        self.game = game
        self.t = t

    @abstractmethod
    def render(self, scene: Scene, width: int, detail: int) -> RenderableType:
        """The table, the log and the choices, in as much detail as there is room for."""

    @abstractmethod
    def final(
        self,
        outcome: Outcome,
        result: Json,
        log: Sequence[Json],
        reader: int | None,
        names: Sequence[str],
        width: int,
    ) -> RenderableType:
        """How the game ended: in every game's terms, and in its own."""

    @abstractmethod
    def tell(self, event: Json, reader: int | None, names: Sequence[str]) -> Text | None:
        """An event in words, or None if there is nothing to say."""

    def callings(self) -> Sequence[str]:
        """How the players are called by seat, in a game that has names of its own for them."""
        return ()

    def is_noise(self, event: Json) -> bool:
        """Whether a short log leaves this event out."""
        return False

    def choices(self, view: Json, steps: Sequence[str], seat: int) -> list[Offer]:
        """What to number: the legal steps, and whatever else lies within reach but is not legal."""
        return [Offer(step) for step in steps]

    def move(self, text: str, view: Json) -> Text:
        """A move, or a step of one, that could be made in this view, drawn."""
        return Text(text, style="bold")

    def moves(self, typed: str, view: Json, seat: int) -> list[str]:
        """What somebody types, as the moves in a row that it stands for."""
        return [typed]

    def answer(self, what: str, scene: Scene, width: int) -> RenderableType | None:
        """What somebody asks about by `? WHAT`, drawn; None if nothing here goes by that name."""
        return None

    def about(self) -> RenderableType:
        """What is special about this game with these options, for the help."""
        return Text("")
