"""How a game ended, in the terminal."""

import pytest
from rich.console import Console

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.translator import Translator
from hoarfrost.games.claim.terminal.screen import ClaimScreen
from tests.games.claim.scene import at_the_end, game_with, result

DRAWS = {
    "en": ("A draw", "win together"),
    "nl": ("Gelijkspel", "winnen samen"),
    "es": ("Empate", "ganan juntos"),
}


@pytest.mark.rule("claim.end.10")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reader", [0, None])
def test_a_drawn_game_is_called_a_draw_that_both_win(lang: str, reader: int | None) -> None:
    screen = ClaimScreen(game_with(), Translator(lang))
    state = at_the_end(["UD9", "GO3"])
    outcome = state.outcome()
    assert outcome is not None
    console = Console(width=120)
    with console.capture() as captured:
        console.print(screen.final(outcome, result(state), [], reader, ["Ann", "Ben"], 120))
    draw, together = DRAWS[lang]
    assert draw in captured.get()
    assert together in captured.get()


@pytest.mark.parametrize(
    ("reader", "said"), [(0, "You have won."), (1, "Opponent has won."), (None, "Ann has won.")]
)
def test_the_verdict_names_the_winner_of_the_outcome(reader: int | None, said: str) -> None:
    screen = ClaimScreen(game_with(), Translator("en"))
    outcome = Outcome([0], [1, 2], False, "lava")
    ending = result(at_the_end(["UD9", "GO3"]))
    console = Console(width=120)
    with console.capture() as captured:
        console.print(screen.final(outcome, ending, [], reader, ["Ann", "Ben"], 120))
    assert f"{said} The Lava Fields decided" in captured.get()
