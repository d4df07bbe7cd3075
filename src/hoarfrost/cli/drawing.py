"""Scenes on the terminal: which screen draws them, and in how much detail."""

from dataclasses import replace

from rich.console import Console

from hoarfrost.cli.plain_screen import PlainScreen
from hoarfrost.core.game import Game
from hoarfrost.core.screen import LEAST_DETAIL, MOST_DETAIL, Scene, Screen
from hoarfrost.core.translator import Translator
from hoarfrost.registry import kit_of

LINES_BELOW = 1  # what is typed


def screen_of(game: Game, t: Translator) -> Screen:
    """The screen of a game; a game that has none of its own gets the plain one."""
    return (kit_of(game.name).screen or PlainScreen)(game, t)


def fits(console: Console, screen: Screen, scene: Scene, below: int) -> bool:
    """Whether a scene in the least detail leaves room for so many lines below it."""
    if not console.is_terminal:
        return True
    return free_lines(console, screen, scene, LEAST_DETAIL, below) >= 0


def free_lines(console: Console, screen: Screen, scene: Scene, detail: int, below: int) -> int:
    """How many lines a scene leaves beside those below it; too long if that is less than none."""
    drawn = screen.render(scene, console.width, detail)
    return console.height - below - len(console.render_lines(drawn, pad=False))


def draw(console: Console, screen: Screen, scene: Scene, below: int = LINES_BELOW) -> None:
    """Print a scene in the most detail that leaves room for so many lines below it."""
    detail = MOST_DETAIL
    if console.is_terminal:
        free = free_lines(console, screen, scene, detail, below)
        while free < 0 and detail > LEAST_DETAIL:
            detail -= 1
            free = free_lines(console, screen, scene, detail, below)
        scene = replace(scene, spare=max(0, free))
        console.clear()
    console.print(screen.render(scene, console.width, detail))
