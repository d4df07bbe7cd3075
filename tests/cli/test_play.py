"""`hoarfrost play`, from the first key to the last."""

import json
import re

import pytest

from hoarfrost.cli.terminal_game import TerminalGame
from hoarfrost.core.match import Match
from tests.cli.terminal import ONES, Terminal


def test_a_whole_game_is_played_by_always_typing_1(terminal: Terminal) -> None:
    answer = terminal.run("play claim --seed 3", ONES)
    assert answer.code == 0
    assert "You have won" in answer.out or "Opponent has won" in answer.out
    (record,) = terminal.kept()
    assert str(record) in answer.out.replace("\n", "")
    assert Match.from_record(record.read_text("utf-8")).outcome() is not None


def test_no_game_given_means_claim(terminal: Terminal) -> None:
    assert "Claim · Classic · Phase 1, trick 1 of 13" in terminal.run("play --seed 1").out


@pytest.mark.parametrize(
    ("options", "columns"),
    [
        ("--mix claim2", 60),
        ("--mix frost --artifacts --locations both", 80),
        ("--mix fire --artifacts --edition nl --locations tavern,forest", 100),
        ("--mix poison --locations pit --edition es", 80),
        ("--mix tricksters --artifacts --set dagger=optional", 120),
        ("--mix elementals --fire-elementals owner_knows", 110),
        ("--mix frost_and_fire --artifacts --edition en", 140),
    ],
)
def test_every_kind_of_game_can_be_played_to_its_end(
    terminal: Terminal, options: str, columns: int
) -> None:
    terminal.monkeypatch.setenv("COLUMNS", str(columns))
    answer = terminal.run(f"play {options} --seed {columns} --opponent random", ONES)
    assert answer.code == 0
    assert "The saved game:" in answer.out
    for line in answer.out.splitlines():  # a path is never broken: one may want to copy it
        shown = line.rpartition("> ")[2]
        assert len(shown) <= columns or str(terminal.folder) in line


@pytest.mark.parametrize(
    ("lang", "won", "record"),
    [
        ("nl", r"(Je hebt|Tegenstander heeft) gewonnen|Gelijkspel", "De opgeslagen partij"),
        ("es", r"Has ganado|Victoria de Rival|Empate", "La partida guardada"),
    ],
)
def test_a_game_speaks_the_language_of_its_player(
    terminal: Terminal, lang: str, won: str, record: str
) -> None:
    answer = terminal.run(f"play --mix frost --artifacts --seed 4 --lang {lang}", ONES)
    assert re.search(won, answer.out)
    assert record in answer.out
    for english in ("You ", "Your ", "trick", "score pile"):
        assert english not in answer.out


def test_the_language_of_the_system_is_taken(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert "Jij komt uit" in terminal.run("play --seed 3 --first-leader 0").out


def test_an_illegal_choice_is_answered_with_the_reason_and_the_rule(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 1 --first-leader 1", "11\n")
    assert "Follow with" in answer.out
    fact = r"You hold \w+ [\w ,]+so [\w ]+ has to wait\. \(Following faction\)"
    assert re.search(fact, answer.out)


def test_nonsense_is_answered_and_the_game_goes_on(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 1 --first-leader 0", "frobnicate\n99\n\n1\n")
    assert "You can only play a card now, not frobnicate. (Leading)" in answer.out
    assert "There is no number 99; the numbers go to 13." in answer.out
    assert "You lead" in answer.out


def test_why_tells_the_reason_without_making_the_move(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 1 --first-leader 0", "why GO14\nwhy !ice_sword\nwhy\nGO0\n")
    assert "You do not have the Ice Sword. (Artifacts in general)" in answer.out
    assert len(record_of(terminal)["moves"]) == 0


def test_rules_help_and_log_can_be_asked_for(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 1", "rules dwarves\nrules\nrules xyzzy\n?\nlog\ntable\n")
    assert "claim.base.dwarves" in answer.out
    assert "No rule contains xyzzy." in answer.out
    assert "take back your last choice" in answer.out
    assert "The cards are dealt." in answer.out


def test_the_log_has_one_line_per_trick_which_a_number_opens(terminal: Terminal) -> None:
    moves = "1\n" * 8
    answer = terminal.run("play --seed 1 --first-leader 0", f"{moves}log\nlog 1\n")
    short, opened = answer.out.split("> ")[-3:-1]
    assert re.search(r"^ 1\. .* beats .* gets? ", short, re.MULTILINE)
    assert "The prize is" not in short
    assert opened.count("The prize is") == 1


def test_a_hint_names_moves_with_chances(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 1 --first-leader 0", "hint\n")
    assert re.search(r"\d+%", answer.out.split("> ")[1])
    assert "simulated games" in answer.out


def test_undo_goes_back_to_the_last_choice(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 1 --first-leader 0", "undo\n1\nundo\nundo\n")
    assert answer.out.count("There is nothing to take back.") == 2
    assert "Move taken back." in answer.out
    assert record_of(terminal)["moves"] == []


def test_undo_gives_the_same_cards_again(terminal: Terminal) -> None:
    once = terminal.run("play --seed 9 --opponent greedy", "1\n" * 4)
    twice = terminal.run("play --seed 9 --opponent greedy", "1\n1\n1\nundo\n1\n1\n")
    assert (
        once.out.split("Claim ·")[-1].split("(?")[0]
        == (twice.out.split("Claim ·")[-1].split("(?")[0])
    )


def test_a_compound_move_is_put_together_step_by_step(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 3 --locations tavern --opponent random", ONES)
    assert "The Tavern: which two cards do you give away?" in answer.out
    assert "The Tavern: which other card do you give away?" in answer.out
    assert "In the Tavern you give away" in answer.out


def test_quitting_keeps_the_game_and_tells_how_to_go_on(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 1 --opponent search:10", "1\nquit\ny\n")
    assert answer.code == 0
    command = re.search(r"hoarfrost (play --resume \S+)", answer.out)
    assert command is not None
    assert record_of(terminal)["players"] == ["human", "search:10"]
    assert "trick" in terminal.run(command[1]).out


def test_quitting_can_throw_the_game_away(terminal: Terminal) -> None:
    assert terminal.run("play --seed 1", "1\nquit\nn\n").code == 0
    assert terminal.kept() == []


def test_the_end_of_the_input_keeps_the_game(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 1", "1\n1\n")
    assert answer.code == 0
    assert "The game is saved. Continue with:" in answer.out
    assert len(terminal.kept()) == 1


def test_an_interrupted_game_is_kept_and_the_code_is_130(terminal: Terminal) -> None:
    def interrupt(_session: TerminalGame, _seat: int) -> None:
        raise KeyboardInterrupt

    terminal.monkeypatch.setattr(TerminalGame, "ask", interrupt)
    answer = terminal.run("play --seed 1")
    assert answer.code == 130
    assert "hoarfrost play --resume" in answer.out
    assert len(terminal.kept()) == 1


def test_a_saved_game_goes_on_where_it_stopped(terminal: Terminal) -> None:
    whole = terminal.run("play --seed 6 --save whole.json", ONES)
    terminal.run("play --seed 6 --save half.json", "1\n" * 7)
    resumed = terminal.run("play --resume half.json", ONES)
    assert resumed.code == 0
    one, two = (
        json.loads((terminal.folder / name).read_text("utf-8"))
        for name in ("whole.json", "half.json")
    )
    assert one["result"] is not None
    assert one["seed"] == two["seed"]
    assert one["deal"] == two["deal"]
    assert whole.out.rsplit("The end", 1)[1].split("The record")[0]


def test_a_copy_can_be_saved_during_the_game(terminal: Terminal) -> None:
    answer = terminal.run("play --seed 6", "1\nsave copy.json\nsave nowhere/x.json\nsave\n")
    assert "Saved: copy.json" in answer.out
    assert "cannot write" in answer.out
    assert terminal.run("verify copy.json").code == 0


def test_a_file_that_is_there_is_not_written_over(terminal: Terminal) -> None:
    terminal.write("mine.json", "precious")
    answer = terminal.run("play --save mine.json")
    assert answer.code == 2
    assert "mine.json is there already" in answer.err
    assert (terminal.folder / "mine.json").read_text() == "precious"


def test_throwing_away_a_resumed_game_leaves_its_file_as_it_was(terminal: Terminal) -> None:
    terminal.run("play --seed 6 --save half.json", "1\n1\n")
    before = (terminal.folder / "half.json").read_text("utf-8")
    terminal.run("play --resume half.json", "1\n1\nquit\nn\n")
    assert (terminal.folder / "half.json").read_text("utf-8") == before


def test_two_people_share_a_keyboard_behind_a_curtain(terminal: Terminal) -> None:
    answer = terminal.run("play --opponent human --seed 3 --first-leader 0", "\n1\n\n1\n")
    first, second = answer.out.split("Player 2: take the keyboard and press Enter.")[:2]
    assert "Player 1: take the keyboard and press Enter." in first
    assert "You lead. Which card?" in first
    assert "Opponent leads" in second


def test_two_people_play_to_the_end(terminal: Terminal) -> None:
    typed = "1\n" * 800
    answer = terminal.run("play --opponent human --seed 2 --mix frost --artifacts", typed)
    assert re.search(r"Player [12] has won|A draw", answer.out)


def test_two_people_must_agree_to_undo_what_was_seen(terminal: Terminal) -> None:
    typed = "\n1\n\nundo\nn\nundo\ny\n\n"
    answer = terminal.run("play --opponent human --seed 2 --first-leader 0", typed)
    assert answer.out.count("Do you all agree") == 2
    assert answer.out.count("Move taken back.") == 1


def test_a_game_that_one_can_play_alone_has_an_opponent_unless_asked_otherwise(
    terminal: Terminal,
) -> None:
    terminal.run("play runebound --opponent greedy", "quit\n")
    assert record_of(terminal)["players"] == ["human", "greedy"]
    alone = terminal.run("play runebound --seats 1 --save alone.json", "quit\n")
    assert alone.code == 0
    assert '"players": ["human"]' in (terminal.folder / "alone.json").read_text("utf-8")
    nobody = terminal.run("play runebound --seats 1 --opponent greedy")
    assert nobody.code == 2
    assert "you play alone" in nobody.err


def test_one_may_sit_on_either_seat(terminal: Terminal) -> None:
    answer = terminal.run("play --seat 1 --first-leader 0 --seed 5", "quit\n\n")
    assert "Opponent leads" in answer.out
    assert record_of(terminal)["players"] == ["fox", "human"]
    assert terminal.run("play --seat random --seed 5").code == 0


def test_advice_against_a_mix_is_given_but_it_is_played(terminal: Terminal) -> None:
    answer = terminal.run("play --mix goblins,knights,demons,tricksters,undead")
    assert "The publisher advises at most one Fire faction; this mix has 2.\n" in answer.out
    assert "Your mix" in answer.out


def test_advice_is_given_in_the_language_of_the_reader(terminal: Terminal) -> None:
    options = "--mix goblins,knights,demons,tricksters,undead --lang nl"
    assert "De uitgever raadt" in terminal.run(f"play {options}").out
    assert "De uitgever raadt" in terminal.run(f"simulate claim --games 1 {options}").err


def test_nothing_is_coloured_when_the_output_is_no_terminal(terminal: Terminal) -> None:
    assert "\x1b[" not in terminal.run("play --seed 1").out


def record_of(terminal: Terminal) -> dict[str, list[object]]:
    (file,) = terminal.kept()
    record: dict[str, list[object]] = json.loads(file.read_text("utf-8"))
    return record
