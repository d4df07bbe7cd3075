"""Games without a screen of their own, with more than two seats: Snowfall in the terminal."""

import json
import re
from pathlib import Path

import pytest

from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from tests.cli.terminal import ONES, Terminal

PEOPLE = "\n1\n" * 200  # the curtain, then the first choice


def record_in(file: Path) -> Json:
    record: Json = json.loads(file.read_text("utf-8"))
    return record


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_person_plays_against_as_many_computers_as_the_game_allows(
    terminal: Terminal, seats: int
) -> None:
    answer = terminal.run(f"play snowfall --seats {seats} --opponent random --seed 1", ONES)
    assert answer.code == 0
    assert f"Player {seats}" in answer.out
    (file,) = terminal.kept()
    assert record_in(file)["seats"] == seats
    assert Match.from_record(file.read_text("utf-8")).outcome() is not None


@pytest.mark.parametrize(
    ("lang", "asked", "rank"),
    [
        ("en", "Where do you hide?", "Place"),
        ("nl", "Waar verstop je je?", "Plaats"),
        ("es", "¿Dónde te escondes?", "Puesto"),
    ],
)
def test_a_whole_game_speaks_the_language_of_its_player(
    terminal: Terminal, lang: str, asked: str, rank: str
) -> None:
    answer = terminal.run(f"play snowfall --opponent random --seed 4 --lang {lang}", ONES)
    assert asked in answer.out
    assert rank in answer.out.rsplit("──", 1)[1]
    if lang != "en":
        assert not re.search(r"\b(You|Player|hides|throws|Points|won)\b", answer.out)


def test_the_screen_shows_the_seats_side_by_side_the_hand_and_the_choices(
    terminal: Terminal,
) -> None:
    out = terminal.run("play snowfall --seed 3").out
    assert re.search(r"▸ Player 1 +Player 2 +Player 3", out)
    assert re.search(r"Points +0 +0 +0", out)
    assert re.search(r"Your hand +2 x Snowball, Icicle", out)
    assert "  1 Hide in the hut  hut" in out
    assert "▸ You draw a snowball, a snowball and an icicle." in out


def test_the_ranks_are_shown_at_the_end(terminal: Terminal) -> None:
    out = terminal.run("play snowfall --opponent random --seed 1", ONES).out
    ranking = out.rsplit("──", 1)[1]
    points = [int(line.split()[-1]) for line in re.findall(r"\n +\d +Player .*", ranking)]
    assert len(points) == 3
    assert points == sorted(points, reverse=True)
    assert re.search(r"You have won\.|Player \d has won\.|have won together\.|A draw\.", ranking)


def test_whoever_has_just_moved_may_look_out_of_turn(terminal: Terminal) -> None:
    answer = terminal.run("play snowfall --opponent random --seed 1", "hut\n1\n")
    assert "(out of turn; press Enter to go on) >" in answer.out
    (file,) = terminal.kept()
    moves = [(move["seat"], move["move"]) for move in record_in(file)["moves"]]
    assert (0, "look") in moves


def test_a_chance_to_act_out_of_turn_can_be_let_go_by(terminal: Terminal) -> None:
    terminal.run("play snowfall --opponent random --seed 1", "hut\n\n")
    (file,) = terminal.kept()
    moves = [(move["seat"], move["move"]) for move in record_in(file)["moves"]]
    assert (0, "look") not in moves
    assert len(moves) > 3


def test_secret_choices_are_made_one_after_the_other_behind_a_curtain(terminal: Terminal) -> None:
    typed = "\nhut\n\n\ntree\n\n\n"
    out = terminal.run("play snowfall --players human,human,random --seed 2", typed).out
    first, second = out.split("Player 2: take the keyboard and press Enter.")[:2]
    assert "Player 1: take the keyboard and press Enter." in first
    before_all_hid = second.split("Player 1: take the keyboard")[0]
    assert "You hide in the hut" not in before_all_hid
    assert re.search(r"Hiding place +- +- +-", before_all_hid)


def test_people_play_to_the_end_at_one_keyboard(terminal: Terminal) -> None:
    answer = terminal.run("play snowfall --players human,human,human --seed 2", PEOPLE)
    assert answer.code == 0
    assert "The saved game:" in answer.out


def test_computers_alone_can_be_watched(terminal: Terminal) -> None:
    answer = terminal.run("play snowfall --players random,random,random --seed 2")
    assert answer.code == 0
    assert "Round 1. Player 1 will throw first." in answer.out
    assert "Place" in answer.out


def test_a_throw_is_put_together_and_can_be_begun_again(terminal: Terminal) -> None:
    typed = "hut\n\nthrow icicle\n\nthrow icicle at 2\n"
    answer = terminal.run("play snowfall --opponent random --seed 1", typed)
    assert "At whom do you throw?" in answer.out
    assert "press Enter to go back" in answer.out


def test_undo_hint_why_rules_and_help_work(terminal: Terminal) -> None:
    typed = "hint\nwhy catch\nrules mitten\n?\nhut\nundo\nundo\n"
    answer = terminal.run("play snowfall --opponent random --seed 5", typed)
    assert re.search(r"Hide .*\d+%", answer.out)
    assert "Now you choose where to hide" in answer.out
    assert "snowfall.catch" in answer.out
    assert "Catches what is thrown at you" in answer.out
    assert "Move taken back." in answer.out
    assert "There is nothing to take back." in answer.out


def test_a_question_mark_with_a_word_tells_what_that_is(terminal: Terminal) -> None:
    out = terminal.run("play snowfall --opponent random --seed 5", "? mitt\n? hut\n").out
    assert "Mitten  Catches what is thrown at you" in out
    unknown = terminal.run("play snowfall --opponent random --seed 5", "? sleigh\n? 1\n").out
    assert "sleigh" in unknown


def test_a_saved_game_goes_on_with_its_players(terminal: Terminal) -> None:
    terminal.run("play snowfall --players random,human,fox --save half.json --seed 1", "hut\n\n")
    half = record_in(terminal.folder / "half.json")
    assert half["players"] == ["random", "human", "fox"]
    assert half["result"] is None
    assert terminal.run("play --resume half.json", ONES).code == 0
    whole = record_in(terminal.folder / "half.json")
    assert whole["players"] == ["random", "human", "fox"]
    assert whole["moves"][: len(half["moves"])] == half["moves"]
    assert whole["result"] is not None


def test_other_players_can_go_on_with_a_saved_game(terminal: Terminal) -> None:
    terminal.run("play snowfall --opponent random --save half.json --seed 1", "hut\n\n")
    terminal.run("play --resume half.json --players random,random,random")
    assert record_in(terminal.folder / "half.json")["players"] == ["random"] * 3


def test_a_record_is_replayed_with_nothing_hidden(terminal: Terminal) -> None:
    terminal.run("play snowfall --players random,random,random --save game.json --seed 2")
    whole = terminal.run("replay game.json --all").out
    assert "Seat 1 hides" in whole
    assert re.search(r"Points", whole)
    stepped = terminal.run("replay game.json", "\n\n\nq\n").out
    assert re.search(r"Hands? +", stepped)
    assert re.search(r"Snowball [123]", stepped)


def test_a_position_is_shown_with_its_seats(terminal: Terminal) -> None:
    from hoarfrost.registry import load_game

    position = load_game("snowfall", 4).new_initial_state(1).to_json()
    file = terminal.write("position.json", json.dumps(position))
    out = terminal.run(f"position {file} --seat 3").out
    assert "▸ Seat 3" in out


def test_many_games_of_any_number_of_seats_are_simulated_with_ranks(terminal: Terminal) -> None:
    command = "simulate snowfall --players random,random,random,random --games 8 --processes 1"
    assert "Mean rank" in terminal.run(command).out
    figures = json.loads(terminal.run(f"{command} --json").out)
    assert [sum(player["ranks"]) for player in figures["players"]] == [8] * 4


def test_levels_are_players(terminal: Terminal) -> None:
    command = "simulate snowfall --rounds 1 --hand 1 --games 3 --processes 1 --json"
    names = [player["name"] for player in json.loads(terminal.run(command).out)["players"]]
    assert names == ["fox", "snowflake", "snowflake"]


def test_the_laws_are_fuzzed_over_all_numbers_of_seats(terminal: Terminal) -> None:
    answer = terminal.run("fuzz snowfall --plies 300 --sets 4")
    assert answer.code == 0
    assert "All laws held" in answer.out


def test_the_rules_are_read_in_every_language(terminal: Terminal) -> None:
    assert "snowfall.catch" in terminal.run("rules snowfall").out
    assert "manopla" in terminal.run("rules snowfall.catch --lang es").out


def test_help_has_the_examples_of_the_game_that_is_asked_about(terminal: Terminal) -> None:
    assert "play snowfall --seats 4 --rounds 5" in terminal.run("play snowfall --help").out
    assert "snowfall" in terminal.run("--help").out


@pytest.mark.parametrize(
    ("command", "helps"),
    [
        ("play snowfall --seats 7", "3 to 6 seats, not 7"),
        ("play snowfall --players human,fox", "3 to 6 seats, not 2"),
        ("play snowfall --seats 4 --players human,fox,fox", "--seats 4, but 3 players are named"),
        ("play snowfall --players human,fox,hedgehog", "there is no player 'hedgehog'"),
        ("play snowfall --players human,fox,fox --opponent owl", "leave out --opponent"),
        ("play snowfall --seat 3", "there is no seat 3; --seat is 0, 1, 2 or random"),
        ("play snowfall --opponent greedy", "no greedy player"),
        ("simulate snowfall --players random,random", "for 3 to 6 players, but 2 are named"),
    ],
)
def test_what_does_not_fit_is_said_in_one_line(
    terminal: Terminal, command: str, helps: str
) -> None:
    answer = terminal.run(command)
    assert (answer.code, answer.out) == (2, "")
    assert helps in answer.err
    assert answer.err.count("\n") == 1
