"""The table in windows of many sizes."""

import io

import pytest
from rich.console import Console

from hoarfrost.cli.drawing import draw, screen_of
from hoarfrost.cli.plain_screen import PlainScreen
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.screen import Scene
from hoarfrost.core.translator import Translator, language_of
from tests.cli.terminal import random_match


def drawn(width: int, height: int, plies: int, **options: object) -> list[str]:
    match = random_match(f"screen {plies}", plies, **options)
    seat = max(0, int(match.state.current_player()))
    screen = screen_of(match.game, Translator("nl"))
    view = match.state.view(seat)
    choices = screen.choices(view, match.legal_moves, seat)
    scene = Scene(view, seat, ["A", "B"], match.log(seat), 0, choices)
    file = io.StringIO()
    console = Console(
        file=file, force_terminal=True, width=width, height=height, no_color=True, _environ={}
    )
    draw(console, screen, scene)
    text = file.getvalue()
    for code in ("\x1b[2J", "\x1b[H", "\x1b[1m", "\x1b[2m", "\x1b[0m", "\x1b[1;2m"):
        text = text.replace(code, "")
    return text.splitlines()


@pytest.mark.parametrize("plies", [0, 1, 7, 20, 30, 40])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (200, 60)])
def test_the_base_game_fits_into_every_usual_window(width: int, height: int, plies: int) -> None:
    lines = drawn(width, height, plies)
    assert len(lines) < height
    assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize("plies", [0, 10, 40, 90])
def test_a_game_with_everything_fits_into_80_by_30(plies: int) -> None:
    options: Json = {"mix": "frost", "artifacts": True, "locations": "both"}
    assert len(drawn(80, 30, plies, **options)) < 30


def test_more_room_shows_more() -> None:
    options: Json = {"mix": "frost", "artifacts": True}
    sizes = [len(drawn(80, height, 12, **options)) for height in (20, 30, 40, 60)]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]


def test_the_hand_of_the_other_is_never_on_the_screen() -> None:
    match = random_match("hidden", 6)
    screen = screen_of(match.game, Translator("en"))
    for seat in (0, 1):
        twin = match.state.resample(seat, match.state.rng.fork())
        texts = []
        for state in (match.state, twin):
            console = Console(file=io.StringIO(), width=100, record=True)
            scene = Scene(state.view(seat), seat, ["A", "B"], match.log(seat))
            console.print(screen.render(scene, 100, 5))
            texts.append(console.export_text())
        assert texts[0] == texts[1]


def test_a_game_without_a_screen_of_its_own_gets_a_plain_one() -> None:
    match = random_match("plain", 3)
    screen = PlainScreen(match.game, Translator("en"))
    seat = int(match.state.current_player())
    view = match.state.view(seat)
    choices = screen.choices(view, match.legal_moves, seat)
    console = Console(file=io.StringIO(), width=100, record=True)
    console.print(screen.render(Scene(view, seat, [], match.log(seat), 0, choices), 100, 5))
    console.print(
        screen.final(Outcome([0], [1, 2], False, "votes"), {"cards": [3, 2]}, [], None, [], 100)
    )
    text = console.export_text()
    assert "  1 Play" in text
    assert f"  {match.legal_moves[0]}" in text
    assert "Player 1 has won." in text


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "es_ES", "LANG": "nl_NL"}, "es"),
        ({"LC_ALL": "C", "LANG": "nl_NL"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang
