"""What is said about Snowfall: of every moment, in every language, and no secret to anybody."""

import pytest

from examples.snowfall.tests.scene import play, scene
from hoarfrost.core.match import Match
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.registry import kit_of, load_game
from snowfall.words import speech

NAMES = ["Ann", "Ben", "Cleo"]


def finished_match(seed: int) -> Match:
    match = Match(load_game("snowfall"), seed=seed)
    rng = rng_from_seed(seed)
    while match.legal_moves:
        match.push(match.legal_moves[rng.below(len(match.legal_moves))])
        for seat in range(3):
            if match.side_moves(seat) and rng.below(9) == 0:
                match.push("look", seat)
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence_for_every_reader(lang: str) -> None:
    match = finished_match(1)
    for reader in (0, 1, 2, None):
        for event in match.log(reader):
            told = speech.sentence(event, reader, NAMES)
            assert told is not None
            assert "{" not in told.text(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_a_label_and_a_target(lang: str) -> None:
    match = Match(load_game("snowfall"), seed=2)
    rng = rng_from_seed(2)
    while match.legal_moves:
        view = match.view(int(match.state.current_player()))
        for move in match.legal_moves:
            assert "{" not in speech.label(move, view).text(lang)
            assert speech.target(move, view) is not None
        match.push(match.legal_moves[rng.below(len(match.legal_moves))])


def test_a_throw_is_told_to_thrower_target_and_others() -> None:
    event = {"kind": "throw", "seat": 0, "target": 1, "face": "B"}
    assert str(speech.sentence(event, 0, NAMES)) == "You throw a snowball at Ben."
    assert str(speech.sentence(event, 1, NAMES)) == "Ann throws a snowball at you."
    assert str(speech.sentence(event, None, NAMES)) == "Ann throws a snowball at Ben."


@pytest.mark.parametrize(
    ("winners", "reader", "told"),
    [
        ([0], 0, "You have the most points and win."),
        ([0], 1, "Ann has the most points and wins."),
        ([0, 2], 1, "The most points, and so the game, go to Ann"),
        ([0, 1, 2], 1, "All have the same points: a tie."),
    ],
)
def test_the_end_names_those_who_win(winners: list[int], reader: int, told: str) -> None:
    event = {"kind": "end", "winners": winners, "scores": [1, 1, 1]}
    assert str(speech.sentence(event, reader, NAMES)).startswith(told)


def test_everybody_who_has_not_hidden_is_asked_where() -> None:
    state = scene()
    play(state, "hut")
    asked = [str(speech.prompt(state.view(seat), seat)) for seat in range(3)]
    assert asked == ["The others are thinking.", "Where do you hide?", "Where do you hide?"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_a_view_names_has_a_name(lang: str) -> None:
    things = speech.things(lang)
    view = load_game("snowfall").new_initial_state(1).view(0)
    assert set(things["fields"]) <= {*view, "hands", "deck"}
    for field in things["fields"].values():
        assert field["name"]
        assert field.get("of", "seats") in (*things, "seats")


def test_the_rulebook_is_whole_in_every_language() -> None:
    book = kit_of("snowfall").rulebook
    assert len(book) == 12
    for rule in book:
        assert set(rule.texts) == set(rule.titles) == set(LANGUAGES)
        assert all(len(text.split()) <= 80 for text in rule.texts.values())


def test_presets_and_surprises_are_games() -> None:
    rng = rng_from_seed(1)
    for options in [preset.options for preset in speech.presets()] + [
        speech.surprise(rng) for _ in range(20)
    ]:
        load_game("snowfall", 6, **options)


def test_a_game_without_mittens_is_advised_against() -> None:
    game = load_game("snowfall", mittens=0)
    assert [str(warning) for warning in speech.warnings(game.options)] == [
        "Without mittens nothing can be caught."
    ]
