"""Findings H1, H3 and H4: what a seat asks tells nothing of others by its answer or its time.

Nothing here looks at a clock: what is read, and every instruction that is carried out, is counted.
"""

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

from hoarfrost.core.asking import told, typed
from hoarfrost.core.game import State
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.reads import Watch, answered, first_other_work
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.registry import load_game
from hoarfrost.table.errors import TableError
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.telling import state_for
from tests.core import coins
from tests.games.claim.scene import act, scene
from tests.table.hall import a_hall, a_table, people, seated

TABLES: list[tuple[str, int, Json]] = [
    ("claim", 2, {"mix": "frost", "artifacts": True, "locations": "both"}),
    ("claim", 2, {"mix": "claim2", "artifacts": True}),
    ("snowfall", 3, {}),
    ("snowfall", 6, {}),
]
PLIES = 60  # of a random game, at some of which everybody asks
MANY_WORDS = " ".join(["a"] * 99)
READS_SOMETHING = {"legal_actions", "string_to_action", "read_words", "clone", "view", "respell"}


def table_at(state: State, game: str, seats: int, options: Json) -> GameTable:
    settings = {"clock": None, "spectators": "public"}
    table = GameTable("table", game, options, bytes(32), people(seats), settings)
    table.match = Match(table.game, seed=1, play_forced=False, start=state.clone())
    return table


def after_early_answers(table: GameTable, early: list[int]) -> GameTable:
    """Some of those who choose in secret have answered."""
    for seat in early:
        move = table.legal_moves(seat)[0]
        table.change("early", {"seat": seat, "move": move})
    return table


def why(table: GameTable, seat: int, text: str) -> object:
    return told(table.why_not(text, seat), ("en",))


def refused_act(table: GameTable, seat: int, text: str) -> object:
    def attempt() -> None:
        for kind, data in table.changes_of({"seat": seat, "move": text}):
            table.change(kind, data)

    return refusal_of(attempt) if table.why_not(text, seat) else "may be made"


def more(table: GameTable, seat: int, text: str) -> object:
    return refusal_of(lambda: table.begun(text, seat).view(seat))


def shown(table: GameTable, seat: int, _text: str) -> object:
    """What it is shown; the view of a hint and the kind of its undo are in it."""
    return [state_for(table, seat, [seat], "en", 0), table.record(seat)]


def refusal_of(attempt: Callable[[], object]) -> object:
    try:
        return attempt()
    except TableError as error:
        return [error.code, error.text("en"), told(error.reasons, ("en",))]


QUESTIONS = [why, refused_act, more, shown]


def moments(game: str, seats: int, options: Json) -> Iterator[tuple[State, list[str]]]:
    """Positions of a random game between moves, each with the texts of moves seen so far."""
    rng = random.Random(1)
    state = load_game(game, seats, **options).new_initial_state(1)
    texts = ["pass"]
    for _ in range(PLIES):
        if state.is_terminal():
            return
        legal = state.legal_actions()
        texts += [state.action_to_string(action) for action in legal]
        if not state.is_mid_move():
            yield state, texts
        state.apply_action(rng.choice(legal))


def watched(question: Callable[..., object], table: GameTable, seat: int, text: str) -> Watch:
    question(table, seat, text)  # what is made once and kept is made now
    return answered(seat, lambda asked: question(asked, seat, text), table)


# H1: the hand of another, by the time of an answer ----------------------------------------------


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_no_question_of_a_seat_looks_at_another_or_takes_another_time(
    game: str, seats: int, options: Json
) -> None:
    rng = rng_from_seed(f"asking {game} {seats}")
    asked_in_vain = 0
    for state, texts in moments(game, seats, options):
        seat = int(rng.below(seats))
        early = [n for n in state.asked_at_once()[1:] if n != seat and rng.below(2)]
        twin = state.resample(seat, rng.fork())
        here, there = (
            after_early_answers(table_at(each, game, seats, options), early)
            for each in (state, twin)
        )
        text = typed(rng, texts)
        question = QUESTIONS[rng.below(len(QUESTIONS))]
        ours, theirs = (watched(question, each, seat, text) for each in (here, there))
        assert not ours.reads, (question.__name__, text)
        assert ours.answer == theirs.answer, (question.__name__, text)
        assert first_other_work(ours.work, theirs.work) == "", (question.__name__, text)
        asked_in_vain += seat not in here.asked
    assert asked_in_vain > 5


def to_its_end(coroutine: Coroutine[Any, Any, object]) -> object:
    """Run what waits for nobody, here and now."""
    while True:
        try:
            coroutine.send(None)
        except StopIteration as stop:
            return stop.value


def acted(live: LiveTable, seat: int, text: str) -> object:
    return refusal_of(lambda: to_its_end(live.act(live.table.version, text, seat)))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_why_and_act_of_a_seat_that_is_not_asked_read_no_moves_of_the_asked(
    game: str, seats: int, options: Json
) -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, options, people(seats), game=game)
            await seated(live)
            for state, texts in list(moments(game, seats, options))[::8]:
                live.waiting.stop()
                live.table.match = Match(live.table.game, seed=1, play_forced=False, start=state)
                for seat in {*range(seats)} - {*live.table.asked}:
                    for text in [*texts[-6:], "x " + texts[-1], "nonsense"]:
                        ask(live, seat, text)

    def ask(live: LiveTable, seat: int, text: str) -> None:
        for_why = answered(seat, lambda asked: to_its_end(asked.why(text, seat, "en")), live)
        assert for_why.reads == []
        if for_why.answer:
            assert answered(seat, lambda asked: acted(asked, seat, text), live).reads == []

    asyncio.run(story())


def test_a_card_of_the_asked_seat_takes_no_other_time_than_any_other() -> None:
    """The attack itself: `why CARD` for every card, while the opponent thinks."""
    state = load_game("claim").new_initial_state(1)
    table = table_at(state, "claim", 2, {})
    other = 1 - table.asked[0]
    theirs = [state.action_to_string(action) for action in state.legal_actions()]
    mine = state.view(other)["hand"][other]
    works = [watched(why, table, other, card).work for card in [*theirs, *mine, "GO9", "x"]]
    assert all(work == works[0] for work in works)


def test_the_question_for_undo_does_not_tell_whether_another_had_a_choice() -> None:
    watches: list[Watch] = []
    for forced in (True, False):
        match = Match(coins.CoinsGame({}), seed=1, play_forced=False)
        match.push("challenge", 0)
        if forced:
            match.answer_forced()
        else:
            match.push("accept", 1)
        assert match.moves[-1].forced == forced
        watches.append(answered(0, lambda asked: asked.can_take_back(0), match))
    assert [watch.answer for watch in watches] == [False, False]
    assert watches[0].work == watches[1].work


# H3: a face-down lead ---------------------------------------------------------------------------

LEADS = ["GO4", "UD1", "KN2", "DW3", "DR7"]
ANSWERS = ["GO9", "DR0", "KN8", "UD6", "DW1"]


def masked(lead: str) -> State:
    """Seat 1 answers a card that lies face down."""
    state = scene(
        phase=2,
        hand=[" ".join(LEADS), " ".join(ANSWERS)],
        artifacts=["mask_of_darkness", "ice_sword"],
    )
    act(state, "!mask_of_darkness")
    while state.current_player() != 0 or "pass" in texts_of(state):
        act(state, "pass")
    act(state, lead)
    while "pass" in texts_of(state):
        act(state, "pass")
    assert state.current_player() == 1
    return state


def texts_of(state: State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


@pytest.mark.parametrize("before", ["", "x ", "play ", "a b ", "GO9 ", "!mask "])
def test_no_refusal_tells_what_lies_face_down(before: str) -> None:
    tables = [masked(lead) for lead in LEADS]
    for card in [*ANSWERS, "GO4", "IK3", "zz"]:
        why_not(tables[0], f"{before}{card}")  # what is made once and kept is made now
        watches = [why_not(state, f"{before}{card}") for state in tables]
        assert all(watch.answer == watches[0].answer for watch in watches)
        assert all(watch.work == watches[0].work for watch in watches)
        assert "has to wait" not in str(watches[0].answer)


def why_not(state: State, text: str) -> Watch:
    return answered(1, lambda asked: told(asked.why_not(text, 1), ("en",)), state)


@pytest.mark.parametrize(("hand", "text"), [("GO5 UD2", "x GO5"), ("UD2 KN3", "x UD2")])
def test_a_card_that_may_be_played_is_not_refused_for_following(hand: str, text: str) -> None:
    state = scene(phase=2, hand=["GO4 UD1", hand])
    act(state, "GO4")
    (reason,) = state.why_not(text)
    assert reason.sentence("en") == f"You can only play a card now, not {text}."


def test_whoever_leads_is_never_told_to_follow() -> None:
    state = scene(phase=2, hand=["GO4 UD5", "GO2 KN9 DP1"])
    for text in ("x GO4", "lead GO4", "GO4 now", "GO2"):
        assert "follow" not in str(told(state.why_not(text), ("en",)))


# H4: long moves ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
@pytest.mark.parametrize("question", [why, refused_act, more])
def test_a_move_of_99_words_is_refused_before_anything_is_read(
    question: Callable[..., object], game: str, seats: int, options: Json
) -> None:
    state = load_game(game, seats, **options).new_initial_state(1)
    table = table_at(state, game, seats, options)
    seat = int(state.current_player())
    watch = watched(question, table, seat, MANY_WORDS)
    assert "E_TOO_LONG" in str(watch.answer)
    assert {code.co_name for code, _ in watch.work} & READS_SOMETHING == set()


@pytest.mark.parametrize("words", ["!wishing_lamp KN7 x", "pass x", "give UD1", "a"])
def test_reading_does_not_grow_faster_than_the_words(words: str) -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO5 UD2"], artifacts=["wishing_lamp spyglass", ""])
    table = table_at(state, "claim", 2, {})
    table.match = Match(load_game("claim"), seed=1, play_forced=False, start=state)
    short, long = (
        watched(why, table, int(state.current_player()), " ".join((words.split() * 12)[:count]))
        for count in (3, 12)
    )
    assert sum(long.work.values()) <= 5 * sum(short.work.values())
