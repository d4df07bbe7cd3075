"""How the end of a game of Runebound is told."""

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.outcome import Outcome, outcome_of_returns
from hoarfrost.core.plain import Json
from tests.games.runebound.scenes import game_with
from tests.games.runebound.terminal.showing import Shown, lines_of, played, state_of


def told(outcome: Outcome, reader: int | None, seats: int = 2, lang: str = "en") -> str:
    result: Json = {"turns": [30, 29], "counters": [6, 4], "gold": [9, 2]}
    result = {name: figures[:seats] for name, figures in result.items()}
    log: list[Json] = [
        {"kind": "hero", "seat": 0, "card": "zyla"},
        {"kind": "reward", "seat": 0, "foe": "weik_cutthroat"},
    ]
    view = Shown(game_with(seats).new_initial_state(1), lang=lang)  # type: ignore[arg-type]
    drawn = view.screen.final(outcome, result, log, reader, view.names, 80)
    return " ".join(" ".join(lines_of(drawn, 80)).split())


def test_the_winner_reads_how_and_everybody_what_was_reached() -> None:
    text = told(outcome_of_returns([1.0, -1.0], "princess"), 0)
    assert "You have won. Princess Taira has come to Green Vale." in text
    assert "You (Zyla) 30 6 9 1" in text
    assert "Player 2 29 4 2 0" in text


def test_others_read_who_has_won() -> None:
    outcome = outcome_of_returns([1.0, -1.0], "arshan")
    assert "Player 1 (Zyla) has won. Arshan is defeated." in told(outcome, 1)


def test_whoever_has_won_comes_first_with_a_star() -> None:
    text = told(outcome_of_returns([-1.0, 1.0], "princess"), 0)
    assert "★ Player 2 29 4 2 0 You (Zyla) 30 6 9 1" in text


def test_nobody_may_win() -> None:
    text = told(outcome_of_returns([-1.0], "solo"), 0, 1)
    assert "★" not in text
    assert "Nobody has won. The time is up: winter has won." in text


def test_there_are_draws() -> None:
    assert "A draw." in told(outcome_of_returns([0.0, 0.0], "limit"), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_real_end_can_be_told(lang: str) -> None:
    match = played("end", 5000, max_rounds=2)
    outcome, result = match.outcome(), match.result()
    assert outcome is not None
    assert result is not None
    for reader in (0, 1, None):
        view = Shown(state_of(match), reader, lang)
        drawn = view.screen.final(outcome, result, match.log(reader), reader, view.names, 80)
        assert len(lines_of(drawn, 80)) < 20
