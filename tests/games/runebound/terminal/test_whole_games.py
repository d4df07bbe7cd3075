"""Whole games of Runebound in the terminal, as people play them."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from hoarfrost.cli.seating import HUMAN
from hoarfrost.cli.terminal_game import TerminalGame
from hoarfrost.core.match import Match
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.translator import Translator
from hoarfrost.games.runebound import KIT
from hoarfrost.games.runebound.engine.steps import MOVING
from hoarfrost.registry import register
from tests.games.runebound.scenes import Scene, game_with, hero

LOOKS = ("? map", "? legends", "? princess", "? weather", "log", "?", "table")


@pytest.fixture(autouse=True)
def _kit() -> None:
    """The kit as an installed package has it."""
    register(KIT)


class Typist:
    """Somebody who takes any number, types any move as text now and then, and looks around."""

    def __init__(self, session: TerminalGame, seed: str, most: int = 2000) -> None:
        self.session = session
        self.rng = rng_from_seed(seed)
        self.typed: list[str] = []
        self.texts = self.lines()
        self.most = most

    def lines(self) -> Iterator[str]:
        while True:
            choices = self.session.choices
            legal = [n for n, offer in enumerate(choices, 1) if offer.legal]
            number = legal[int(self.rng.below(len(legal)))]
            if self.rng.below(20) == 0:
                yield LOOKS[int(self.rng.below(len(LOOKS)))]
                yield f"? {number}"
            if self.session.is_aside and not self.session.begun:
                yield ""
            elif self.rng.below(2) == 0:
                yield choices[number - 1].text
            else:
                yield str(number)

    def __call__(self, _prompt: Text) -> str:
        if len(self.typed) >= self.most:
            raise EOFError
        self.typed.append(next(self.texts))
        return self.typed[-1]


def session_of(
    folder: Path, lang: str, seats: int, people: int, **options: object
) -> tuple[TerminalGame, io.StringIO]:
    match = Match(game_with(seats, **options), f"typed {lang}")
    match.players = [HUMAN if seat < people else "random" for seat in range(seats)]
    out = io.StringIO()
    console = Console(file=out, width=80, _environ={})
    return TerminalGame(match, folder / "game.json", console, Translator(lang)), out


def typing(lines: list[str]) -> Callable[[Text], str]:
    """Somebody who types these lines and then leaves."""
    left = iter(lines)

    def type_next(_prompt: Text) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return type_next


@pytest.mark.parametrize(
    ("lang", "seats", "options"),
    [
        ("en", 1, {"max_rounds": 8}),
        ("nl", 2, {"max_rounds": 4, "heroes": "chosen", "doom": True}),
        ("es", 3, {"max_rounds": 3, "legends": "market", "preroll": False}),
    ],
)
def test_a_whole_game_is_typed_to_its_end(
    lang: str,
    seats: int,
    options: dict[str, object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, out = session_of(tmp_path, lang, seats, 1, **options)
    typist = Typist(session, lang)
    monkeypatch.setattr(session.console, "input", typist)
    assert session.run() == 0
    assert session.match.state.is_terminal()
    assert "hoarfrost replay" in out.getvalue()
    mine = [move for move in session.match.moves if move.seat == 0 and not move.forced]
    assert mine


def test_two_people_play_at_one_keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, out = session_of(tmp_path, "en", 2, 2, max_rounds=1)
    monkeypatch.setattr(session.console, "input", Typist(session, "two"))
    monkeypatch.setattr(session, "draw_curtain", lambda seat: setattr(session, "at_device", seat))
    assert session.run() == 0
    assert "The end" in out.getvalue()


def test_nothing_that_has_a_number_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, out = session_of(tmp_path, "en", 2, 1, max_rounds=3)
    monkeypatch.setattr(session.console, "input", Typist(session, "numbers"))
    refused: list[object] = []
    monkeypatch.setattr(session, "explain", refused.append)
    assert session.run() == 0
    assert not refused
    assert "The end" in out.getvalue()


def test_hint_undo_why_rules_and_save_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hoarfrost.cli.terminal_game.SECONDS_TO_THINK", 0.01)
    session, out = session_of(tmp_path, "en", 1, 1)
    copy = tmp_path / "copy.json"
    typed = ["1", "hint", "why buy ringmail", "rules frost", "1", "undo", f"save {copy}"]
    monkeypatch.setattr(session.console, "input", typing(typed))
    assert session.run() == 0
    told = out.getvalue()
    assert "Move taken back." in told
    assert "The game is saved." in told
    again = Match.from_record(copy.read_text("utf-8"))
    assert not again.state.is_terminal()


def walking(
    folder: Path, monkeypatch: pytest.MonkeyPatch, scene: Scene, lines: list[str]
) -> tuple[TerminalGame, str]:
    """What lines bring about that are typed in a scene, and what is shown."""
    match = Match(scene.state.game, start=scene.state)
    match.players = [HUMAN, "random"]
    out = io.StringIO()
    console = Console(file=out, width=80, _environ={})
    session = TerminalGame(match, folder / "game.json", console, Translator("en"))
    monkeypatch.setattr(session.console, "input", typing(lines))
    session.run()
    return session, out.getvalue()


def test_a_far_space_is_reached_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(hero("zyla", "E9"), hero("karnon", "A8"), stage=MOVING, dice="1 5 6")
    session, out = walking(tmp_path, monkeypatch, scene, ["suluk"])
    assert [move.text for move in session.match.moves] == ["move d5 D10", "move d1 E11"]
    assert "▸ You move to D10 (die 5).\n▸ You move to E11 (die 1)." in out
    assert out.count("Where do you go?") == 2  # not on the way


def test_a_row_of_steps_ends_where_one_is_not_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene(hero("zyla", "E9"), hero("karnon", "A8"), stage=MOVING, dice="1 5 6")
    session, out = walking(tmp_path, monkeypatch, scene, ["d5 D10, d3 C10, d6 C11"])
    assert [move.text for move in session.match.moves] == ["move d5 D10"]
    assert out.rstrip().rfind("None of your dice shows face 3") > out.rfind("Where do you go?")


def test_a_space_that_the_dice_do_not_lead_to_is_refused_with_that_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene(hero("zyla", "E9"), hero("karnon", "A8"), stage=MOVING, dice="1 5 6")
    session, out = walking(tmp_path, monkeypatch, scene, ["omarra"])
    assert not session.match.moves
    assert "Your dice do not lead there." in out


def test_what_is_left_of_a_discovery_without_a_choice_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = hero("zyla", "E9", rumors="mountain tundra tundra fjord")
    scene = Scene(own, hero("karnon", "A8"), stage=MOVING, dice="6", row=["bow_of_the_sky"])
    session, out = walking(tmp_path, monkeypatch, scene, ["discover bow of the sky"])
    assert session.match.moves[0].text == "discover bow_of_the_sky F T T M"
    assert "still needed" not in out


def test_the_log_calls_everybody_by_the_hero(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = Scene(hero("zyla", "E9"), hero("karnon", "A8"))
    session, _ = walking(tmp_path, monkeypatch, scene, ["step E10", *["pass"] * 9])
    while session.match.state.current_player() != 0 or session.match.state.parties[0].turns < 2:  # type: ignore[attr-defined]
        session.match.push_action(int(session.match.state.nth_legal(0)))
    out = session.console.file
    assert isinstance(out, io.StringIO)
    out.truncate(out.seek(0))
    session.show_log("", 0)
    assert "The turn of Karnon" in out.getvalue()
    assert "Player 2" not in out.getvalue()
