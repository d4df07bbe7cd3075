"""Records: they replay, keep secrets until the end, and say what is wrong with a broken one."""

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoarfrost import registry
from hoarfrost.core.errors import RecordError
from hoarfrost.core.game import Game
from hoarfrost.core.loader import _loaders, default_loader, use_loader
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.record import Record, parse_record
from hoarfrost.core.replay import replay_steps
from tests.core import coins
from tests.core.coins import BURY_EVEN, BURY_ODD, CoinsGame


def load(name: str, _seats: int | None, /, **options: object) -> Game:
    if name != "coins":
        raise registry.UnknownGame(f"there is no game {name!r}")
    return CoinsGame(options)


def load_newer(_name: str, _seats: int | None, /, **options: object) -> Game:
    return CoinsGame(options, rules_version="2")


def played(*moves: str, turns: int = 8, seed: int = 7) -> Match:
    match = Match(CoinsGame({"turns": turns}), seed=seed)
    for move in moves:
        match.push(move)
    return match


FINISHED = played("flip", "challenge", "flip", "peek", "flip", turns=5).record()
UNFINISHED = played("flip", "bury odd deep", "challenge", "dig").record(full=True)


def changed(text: str, change: Callable[[Json], object]) -> str:
    data: Json = json.loads(text)
    change(data)
    return json.dumps(data)


def set_move(text: str, number: int, **fields: object) -> str:
    return changed(text, lambda data: data["moves"][number - 1].update(fields))


def test_a_record_can_be_read_by_people() -> None:
    match = Match(CoinsGame({"turns": 2}), seed=7, rolls=["1", "2", "3", "4", "6", "5"])
    match.push("challenge", rolls=["tails"])
    match.push("bury odd deep", rolls=["3"])
    assert match.record() == (
        "{\n"
        '  "format": "hoarfrost-record",\n'
        '  "version": 1,\n'
        '  "game": "coins",\n'
        '  "options": {"turns": 2, "first": 0},\n'
        '  "rules": "1",\n'
        '  "seats": 2,\n'
        '  "seed": 7,\n'
        '  "deal": ["1", "2", "3", "4", "6", "5"],\n'
        '  "moves": [\n'
        '    {"seat": 0, "move": "challenge"},\n'
        '    {"seat": 1, "move": "accept", "rolls": ["tails"], "forced": true},\n'
        '    {"seat": 0, "move": "bury odd deep", "rolls": ["3"]}\n'
        "  ],\n"
        '  "result": {"points": [0, 0]}\n'
        "}\n"
    )


@pytest.mark.parametrize("text", [FINISHED, UNFINISHED])
def test_a_record_replays_to_the_same_end(text: str) -> None:
    match = Match.from_record(text, load)
    assert match.record(full=True) == text
    assert parse_record(text).to_text() == text


@given(st.integers(0, 2**40), st.lists(st.integers(0, 20), max_size=12))
def test_any_match_replays_from_its_record(seed: int, choices: list[int]) -> None:
    match = Match(CoinsGame({"turns": 10}), seed=seed)
    for choice in choices:
        moves = match.legal_moves
        if moves:
            match.push(moves[choice % len(moves)])
    again = Match.from_record(match.record(full=True), load)
    assert str(again.state) == str(match.state)
    assert again.log(0) == match.log(0)
    assert again.view(1) == match.view(1)
    again.verify()


def test_a_resumed_match_goes_on_as_if_it_had_not_been_interrupted() -> None:
    match = played("flip", "flip")
    again = Match.from_record(match.record(full=True), load)
    for _ in range(6):
        match.push("flip")
        again.push("flip")
    assert again.record() == match.record()


def test_a_full_record_leaves_out_half_a_move_and_can_be_replayed() -> None:
    match = played("peek")
    bury = next(action for action in match.state.legal_actions() if action in (BURY_ODD, BURY_EVEN))
    match.push_action(bury)
    again = Match.from_record(match.record(full=True), load)
    assert [move.text for move in again.moves] == ["peek"]
    assert not again.state.is_mid_move()


def test_moves_of_a_resumed_match_can_be_taken_back() -> None:
    match = Match.from_record(UNFINISHED, load)
    while match.moves:
        match.pop()
    assert match.record(full=True) == played().record(full=True)


def test_a_record_replays_from_its_chance_even_if_the_seed_does_not_prove_it() -> None:
    text = changed(UNFINISHED, lambda data: data.update(seed=8))
    match = Match.from_record(text, load)
    assert match.log(0) == Match.from_record(UNFINISHED, load).log(0)
    with pytest.raises(RecordError, match=r"the deal: .* the seed does not prove this game"):
        match.verify()
    match.push(match.legal_moves[0])


def test_a_roll_that_the_seed_does_not_give_is_found_by_its_move() -> None:
    other = {"heads": "tails", "tails": "heads"}
    rolls = [other[json.loads(UNFINISHED)["moves"][0]["rolls"][0]]]
    match = Match.from_record(set_move(UNFINISHED, 1, rolls=rolls), load)
    with pytest.raises(RecordError, match=r"move 1 \(flip, seat 0\): the saved game has"):
        match.verify()


def test_a_match_without_a_seed_cannot_be_verified() -> None:
    match = Match.from_record(changed(UNFINISHED, lambda data: data.update(seed=None)), load)
    with pytest.raises(RecordError, match="there is neither a seed nor a secret"):
        match.verify()


def test_a_commitment_is_kept_in_the_record() -> None:
    match = played("flip")
    match.commitment = "sha256:abc"
    assert json.loads(match.record(0))["commitment"] == "sha256:abc"
    again = Match.from_record(match.record(full=True), load)
    assert Match.from_record(again.record(full=True), load).record(0) == match.record(0)


def test_a_record_is_loaded_by_the_registry_if_nobody_else_is_named() -> None:
    registry.register(coins.KIT)
    try:
        assert Match.from_record(FINISHED).result() == json.loads(FINISHED)["result"]
    finally:
        registry.forget("coins")


def test_without_a_loader_a_record_cannot_find_its_game() -> None:
    before = default_loader()
    _loaders.clear()
    try:
        with pytest.raises(RuntimeError, match="no loader of games is set"):
            Match.from_record(FINISHED)
    finally:
        use_loader(before)


def test_another_loader_can_be_set() -> None:
    before = default_loader()
    use_loader(load)
    try:
        assert Match.from_record(FINISHED).record() == FINISHED
    finally:
        use_loader(before)


def test_a_record_can_be_stepped_through_with_its_forced_moves() -> None:
    steps = replay_steps(parse_record(UNFINISHED), CoinsGame({"turns": 8}))
    assert [len(match.moves) for match in steps] == [0, 1, 2, 3, 4, 5]


def test_until_the_end_a_record_holds_only_what_its_reader_saw() -> None:
    match = played("peek", "bury odd deep", "challenge")
    mine, spectator = json.loads(match.record(0)), json.loads(match.record())
    assert "seed" not in mine
    assert "deal" not in mine
    assert mine["seen_by"] == 0
    assert "faces" in mine["dealt"][0]
    assert "faces" not in mine["dealt"][1]
    assert mine["moves"][0]["move"] == "peek"
    assert "card" in mine["moves"][0]["events"][0]
    assert mine["moves"][1] == {
        "seat": 1,
        "events": [{"kind": "bury", "rule": "coins.bury", "seat": 1}],
    }
    assert spectator["seen_by"] == "spectator"
    assert all("move" not in move for move in spectator["moves"])
    assert "rolls" not in match.record(0)


def test_a_record_does_not_tell_that_an_opponent_had_no_choice() -> None:
    match = played("challenge")
    assert "forced" not in match.record(0)
    assert "forced" in match.record(1)


def test_after_the_end_everybody_gets_the_full_record() -> None:
    match = Match.from_record(FINISHED, load)
    assert match.record(0) == match.record(1) == match.record() == FINISHED


def test_a_record_of_what_a_seat_saw_is_read_but_not_replayed() -> None:
    text = played("peek", "challenge").record(1)
    assert parse_record(text).to_text() == text
    with pytest.raises(RecordError, match="holds only what seat 1 saw and cannot be replayed"):
        Match.from_record(text, load)
    with pytest.raises(RecordError, match="holds only what a spectator saw"):
        Match.from_record(played().record(), load)


def test_a_truncated_record_says_where_it_breaks_off() -> None:
    lines = FINISHED.splitlines()
    for kept in range(1, len(lines)):
        text = "\n".join(lines[:kept])
        with pytest.raises(RecordError, match=f"line {kept}: the saved game breaks off here"):
            parse_record(text)


def test_a_record_cut_anywhere_is_a_record_error() -> None:
    for kept in range(len(FINISHED.rstrip())):
        with pytest.raises(RecordError):
            parse_record(FINISHED[:kept])


def test_a_record_that_is_no_json_names_line_and_column() -> None:
    with pytest.raises(RecordError, match="line 4, column 11: the saved game is not valid JSON"):
        parse_record(FINISHED.replace('"coins"', "coins"))


def test_a_record_nested_beyond_reason_is_refused() -> None:
    with pytest.raises(RecordError):
        parse_record("[" * 1_000_000)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(format="pgn"), '"format" is "pgn" and should be "hoarfrost-record"'),
        (lambda d: d.pop("format"), '"format" is null and should be'),
        (
            lambda d: d.update(version=2),
            "the saved game is of version 2, this program reads version 1",
        ),
        (lambda d: d.update(version=True), "the saved game is of version true"),
        (lambda d: d.pop("version"), 'the saved game lacks "version"'),
        (lambda d: d.pop("game"), 'the saved game lacks "game"'),
        (lambda d: d.pop("moves"), 'the saved game lacks "moves"'),
        (lambda d: d.pop("deal"), 'the saved game lacks "deal"'),
        (lambda d: d.pop("result"), 'the saved game lacks "result"'),
        (lambda d: d.update(game=3), '"game" of the saved game is a text, not 3'),
        (lambda d: d.update(options=[]), r'"options" of the saved game is an object, not \[\]'),
        (
            lambda d: d.update(seed=1.5),
            '"seed" of the saved game is a whole number, a text or',
        ),
        (lambda d: d.update(seed=True), '"seed" of the saved game is a whole number'),
        (lambda d: d.update(seen_by=[]), '"seen_by" of the saved game is a seat or "spectator"'),
        (lambda d: d.update(seen_by=True), '"seen_by" of the saved game is a seat or "spectator"'),
        (lambda d: d.update(seen_by=0), 'the saved game lacks "dealt"'),
        (lambda d: d.update(deal="1"), '"deal" of the saved game is a list of texts, not "1"'),
        (lambda d: d.update(deal=[1]), '"deal" of the saved game is a list of texts'),
        (lambda d: d.update(moves={}), '"moves" of the saved game is a list'),
        (lambda d: d.update(moves=["flip"]), 'number 1 in "moves" of the saved game is an object'),
        (lambda d: d.update(result="won"), '"result" of the saved game is an object, not "won"'),
        (lambda d: d.update(umpire=[]), 'the saved game has an unknown field "umpire"; known: '),
        (lambda d: d["moves"][1].pop("seat"), 'move 2 lacks "seat"'),
        (lambda d: d["moves"][1].pop("move"), 'move 2 lacks "move"'),
        (lambda d: d["moves"][1].update(seat="0"), '"seat" of move 2 is the number of a seat'),
        (lambda d: d["moves"][1].update(seat=True), '"seat" of move 2 is the number of a seat'),
        (lambda d: d["moves"][1].update(move=4), '"move" of move 2 is a text, not 4'),
        (lambda d: d["moves"][1].update(rolls="x"), '"rolls" of move 2 is a list of texts'),
        (lambda d: d["moves"][1].update(forced=1), '"forced" of move 2 is true or left out'),
        (lambda d: d["moves"][1].update(events=3), '"events" of move 2 is a list'),
        (lambda d: d["moves"][1].update(rols=[]), 'move 2 has an unknown field "rols"'),
    ],
)
def test_a_damaged_record_names_the_place_and_the_fault(
    change: Callable[[Json], object], message: str
) -> None:
    with pytest.raises(RecordError, match=message):
        parse_record(changed(FINISHED, change))


def test_a_record_is_an_object() -> None:
    with pytest.raises(RecordError, match="the saved game is a JSON object, not list"):
        parse_record("[]")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            set_move(FINISHED, 1, move="play gold"),
            r"move 1 \(play gold, seat 0\): You have no such card: play gold. \[coins.cards\]",
        ),
        (
            set_move(FINISHED, 1, seat=1),
            r"move 1 \(flip, seat 1\): It is the turn of seat 0, not of seat 1. \[core.turn\]",
        ),
        (set_move(FINISHED, 1, seat=5), r"move 1 \(flip, seat 5\): there is no seat 5"),
        (set_move(FINISHED, 1, rolls=["edge"]), r"move 1 .*the roll .edge. cannot happen"),
        (
            set_move(FINISHED, 1, rolls=["heads", "tails"]),
            r"move 1 .*the saved game has \['heads', 'tails'\] as the results of chance, "
            r"but the game comes to \['heads'\]",
        ),
        (set_move(FINISHED, 1, forced=True), "move 1 .*marked as forced, but there was a choice"),
        (
            changed(FINISHED, lambda d: d["moves"].append({"seat": 0, "move": "flip"})),
            r"move 7 .*The game is over. \[core.end\]",
        ),
        (
            changed(FINISHED, lambda d: d["moves"].pop()),
            "gives a result, but after its 5 moves the game goes on",
        ),
        (
            changed(FINISHED, lambda d: d.update(result={"points": [9, 9]})),
            r"gives the result \{'points': \[9, 9\]\}, but its moves lead to",
        ),
        (changed(FINISHED, lambda d: d.update(result=None)), "gives the result None"),
        (
            changed(FINISHED, lambda d: d["deal"].__setitem__(0, "99")),
            "the deal: the roll .99. cannot",
        ),
        (changed(FINISHED, lambda d: d["deal"].append("1")), "the deal: the saved game has"),
        (changed(FINISHED, lambda d: d["deal"].pop()), "the deal: the saved game has"),
        (
            changed(FINISHED, lambda d: d.update(game="chess")),
            "the saved game cannot be set up: there is no game 'chess'",
        ),
        (
            changed(FINISHED, lambda d: d["options"].update(seats=2)),
            "cannot be set up: unknown option seats",
        ),
        (
            changed(FINISHED, lambda d: d["options"].update(turns="many")),
            "cannot be set up: option turns is a whole number from 1 to 50, not 'many'",
        ),
    ],
)
def test_a_record_that_does_not_replay_names_the_move_and_the_reason(
    text: str, message: str
) -> None:
    with pytest.raises(RecordError, match=message):
        Match.from_record(text, load)


def test_an_error_in_a_record_of_older_rules_says_so() -> None:
    assert Match.from_record(FINISHED, load_newer).outcome() is not None
    with pytest.raises(
        RecordError, match="played under version 1 of the rules and this is version 2"
    ):
        Match.from_record(set_move(FINISHED, 1, move="dance"), load_newer)


def test_a_new_record_is_full_and_empty() -> None:
    record = Record("coins", {}, "1")
    assert record.is_full()
    assert parse_record(record.to_text()).to_text() == record.to_text()


# From a position ---------------------------------------------------------------------------------


def from_a_position(seed: int | None = None, rolls: tuple[str, ...] = ()) -> Match:
    start = CoinsGame({"turns": 8}).new_initial_state(7)
    match = Match(CoinsGame({"turns": 8}), seed=seed, rolls=rolls, start=start)
    for _ in range(8):
        match.push("flip")
    return match


def coins_of(match: Match) -> list[str]:
    return [roll for move in match.moves for roll in move.rolls]


def test_a_seed_decides_the_chance_of_a_match_that_begins_with_a_position() -> None:
    assert len({tuple(coins_of(from_a_position(seed))) for seed in range(8)}) > 4
    match = from_a_position(3)
    match.verify()
    match.seed = 4
    with pytest.raises(RecordError, match="the seed does not prove"):
        match.verify()


def test_without_a_seed_chance_is_that_of_the_position_and_nothing_claims_to_prove_it() -> None:
    match = from_a_position()
    assert coins_of(match) == coins_of(from_a_position())
    assert match.seed is None
    with pytest.raises(RecordError, match="neither a seed nor a secret"):
        match.verify()
    assert Match.from_record(match.record(), load).record() == match.record()


def test_a_match_leaves_the_state_with_which_it_begins_as_it_was() -> None:
    start = CoinsGame({"turns": 8}).new_initial_state(7)
    before = str(start)
    Match(CoinsGame({"turns": 8}), start=start).push("flip")
    assert str(start) == before


def test_rolls_that_were_prescribed_at_the_start_are_replayed_once() -> None:
    match = from_a_position(rolls=("tails", "tails", "tails", "heads"))
    assert coins_of(match)[:4] == ["tails", "tails", "tails", "heads"]
    again = Match.from_record(match.record(), load)
    assert coins_of(again) == coins_of(match)


def test_a_match_from_a_position_goes_on_as_if_it_had_never_been_saved() -> None:
    start = CoinsGame({"turns": 8}).new_initial_state(7)
    match = Match(CoinsGame({"turns": 8}), start=start)
    match.push("flip")
    again = Match.from_record(match.record(full=True), load)
    for _ in range(7):
        match.push("flip")
        again.push("flip")
    assert coins_of(again) == coins_of(match)
