"""How a game of Krosmaster ended, in the terminal."""

import pytest

from hoarfrost.core.match import Match
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.translator import Translator
from hoarfrost.games.krosmaster.terminal.screen import KrosmasterScreen
from tests.games.krosmaster.scene import game_with
from tests.games.krosmaster.terminal.showing import lines_of

RESULT: Json = {
    "winner": 0,
    "reason": "glory",
    "gg": [13, 0],
    "levels": [9, 3],
    "kamas": [4, 2],
    "turns": 17,
}


def final(
    outcome: Outcome, result: Json, reader: int | None = 0, log: list[Json] | None = None
) -> str:
    screen = KrosmasterScreen(game_with(), Translator("en"))
    names = ["Ann", "Ben"]
    return "\n".join(lines_of(screen.final(outcome, result, log or [], reader, names, 80), 80))


@pytest.mark.parametrize(
    ("reader", "said"), [(0, "You have won."), (1, "Opponent has won."), (None, "Ann has won.")]
)
def test_the_verdict_names_the_winner_and_why(reader: int | None, said: str) -> None:
    text = final(Outcome([0], [1, 2], False, "glory"), RESULT, reader)
    assert f"{said} The losing side has no GG left. 17 game turns were played." in text


@pytest.mark.parametrize(
    ("reason", "result", "why"),
    [
        ("wipe", {}, "The losing side has no Krosmaster left."),
        ("limit", {"gg": [5, 4]}, "That was the final turn, and more GG decided."),
        ("limit", {"gg": [4, 4]}, "so the Levels on the board decided."),
        ("tension", {"gg": [0, 0]}, "so the Levels on the board decided."),
        ("limit", {"gg": [4, 4], "levels": [3, 3]}, "so the Kamas decided."),
        ("tension", {"gg": [1, 0]}, "A double on the tension dice took the final GG."),
        ("resigned", {}, "The other side has given up."),
        ("time", {}, "The other side ran out of time."),
    ],
)
def test_every_reason_is_said(reason: str, result: Json, why: str) -> None:
    text = final(Outcome([0], [1, 2], False, reason), {**RESULT, **result})
    assert why in " ".join(text.split())


def test_a_draw_is_called_a_draw() -> None:
    result = {**RESULT, "gg": [4, 4], "levels": [3, 3], "kamas": [1, 1], "winner": "draw"}
    text = final(Outcome([0, 1], [1, 1], True, "limit"), result)
    assert "A draw. GG, Levels and Kamas are equal." in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_left_of_both_teams_is_what_the_position_has(lang: str) -> None:
    """HP by the log agree with the position, also after heals and Injury costs."""
    game = game_with(team1="hearth", team2="clockwork", max_game_turns=14)
    match = Match(game, "left")
    rng = rng_from_seed("left")
    while not match.state.is_terminal():
        match.push_action(int(match.state.nth_legal(rng.below(match.state.legal_count()))))
    outcome, result = match.outcome(), match.result()
    assert outcome is not None
    assert result is not None
    screen = KrosmasterScreen(game, Translator(lang))
    drawn = screen.final(outcome, result, match.log(0), 0, ["Ann", "Ben"], 200)
    text = " ".join(lines_of(drawn, 200))
    for unit in match.state.to_json()["units"]:
        card = game.content.cards[game.content.card_number[unit["card"]]]
        if card.is_krosmaster:
            left = int(card.hp) - unit["injuries"] - unit["frozen"]
            told = f"{card.name[lang]} {left}/{card.hp}"
            assert (told in text) == (unit["cell"] is not None)
