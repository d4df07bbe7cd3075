"""Chance that can be proved afterwards."""

import json

import pytest

from hoarfrost.core.errors import RecordError
from hoarfrost.core.match import Match
from hoarfrost.core.rng import Rng
from hoarfrost.core.shuffle import SECRET_BYTES, Shuffle, new_secret
from hoarfrost.registry import load_game
from tests.core.coins import CoinsGame

SECRET = bytes(range(SECRET_BYTES))


def match_of(entropy: list[str], secret: bytes = SECRET) -> Match:
    game = load_game("claim", mix="fire", artifacts=True)
    return Match(game, play_forced=False, shuffle=Shuffle(secret, entropy))


def played(match: Match, moves: int = 10_000) -> Match:
    while not match.state.is_terminal() and len(match.moves) < moves:
        match.push(match.legal_moves[-1])
    return match


def test_the_same_secret_and_entropy_deal_the_same_game() -> None:
    assert played(match_of(["aa", "bb"])).record() == played(match_of(["aa", "bb"])).record()


def test_other_entropy_deals_other_cards() -> None:
    assert match_of(["aa", "bb"]).deal.rolls != match_of(["aa", "bc"]).deal.rolls


def test_another_secret_deals_other_cards() -> None:
    assert match_of(["aa"]).deal.rolls != match_of(["aa"], new_secret()).deal.rolls


def test_what_chance_gives_after_a_move_does_not_depend_on_what_it_gave_before() -> None:
    shuffle = Shuffle(SECRET, ["aa"])
    assert shuffle.generator(3).to_json() == Shuffle(SECRET, ["aa"]).generator(3).to_json()
    assert shuffle.generator(3).to_json() != shuffle.generator(4).to_json()


def test_chance_is_not_rolled_again_after_a_move_was_taken_back() -> None:
    match = played(match_of(["aa"]), 8)
    move = match.legal_moves[0]
    first = match.push(move).rolls
    match.pop()
    assert match.push(move).rolls == first


def test_a_record_with_its_secret_is_proved() -> None:
    match = Match.from_record(played(match_of(["aa", "bb"])).record())
    match.verify()
    assert match.commitment == Shuffle(SECRET).commitment


def test_a_secret_that_does_not_fit_the_commitment_is_found_out() -> None:
    record = json.loads(played(match_of(["aa"])).record())
    record["commitment"] = "0" * 64
    with pytest.raises(RecordError, match="does not match the seal"):
        Match.from_record(json.dumps(record)).verify()


def test_a_card_that_the_secret_did_not_give_is_found_out() -> None:
    record = json.loads(match_of(["aa"]).record(full=True))
    record["deal"][0], record["deal"][2] = record["deal"][2], record["deal"][0]
    with pytest.raises(RecordError, match="the secret does not prove this game"):
        Match.from_record(json.dumps(record)).verify()


def test_entropy_that_was_changed_is_found_out() -> None:
    record = json.loads(played(match_of(["aa"])).record())
    record["entropy"] = ["ab"]
    with pytest.raises(RecordError, match="the secret does not prove this game"):
        Match.from_record(json.dumps(record)).verify()


def test_before_the_end_a_record_shows_the_commitment_and_not_the_secret() -> None:
    match = played(match_of(["aa"]), 5)
    for reader in (0, 1, None):
        text = match.record(reader)
        assert SECRET.hex() not in text
        assert json.loads(text)["commitment"] == match.commitment


def test_a_stopped_game_shows_everything_and_who_played() -> None:
    match = played(match_of(["aa"]), 5)
    match.players = ["Ada", "Bo"]
    match.stopped = {"kind": "resigned", "seat": 1}
    again = Match.from_record(match.record(0))
    again.verify()
    assert (again.players, again.stopped) == (["Ada", "Bo"], {"kind": "resigned", "seat": 1})


def test_a_secret_that_is_not_hexadecimal_is_refused_with_the_place() -> None:
    record = json.loads(match_of(["aa"]).record(full=True))
    record["secret"] = "xyz"
    with pytest.raises(RecordError, match='"secret" of the saved game'):
        Match.from_record(json.dumps(record))


class AskedShuffle(Shuffle):
    """Remembers for which actions it was asked for a generator."""

    def __init__(self) -> None:
        super().__init__(SECRET)
        self.asked: list[int] = []

    def generator(self, action: int) -> Rng:
        self.asked.append(action)
        return super().generator(action)


def test_every_step_of_a_move_has_a_generator_of_its_own() -> None:
    shuffle = AskedShuffle()
    match = Match(CoinsGame({}), shuffle=shuffle)
    for move in ("bow low", "flip", "bow low"):
        match.push(move)
    assert shuffle.asked == [0, 1, 2, 3, 4, 5]


def test_a_record_without_its_commitment_is_not_proved_by_its_secret() -> None:
    """Whoever leaves the seal out could have chosen the secret after the cards were seen."""
    record = json.loads(played(match_of(["aa"])).record())
    del record["commitment"]
    with pytest.raises(RecordError, match="does not match the seal"):
        Match.from_record(json.dumps(record)).verify()
