"""No leak on the wire of Runebound, with four seats: rumors, clues, decks and coming dice.

Two tables stand in positions that a reader cannot tell apart: the others hold other rumor tokens
and other clue cards, the decks come in another order, and other dice are to come. The same moves
are made at both, with the same dice where dice are rolled; what others draw in secret is different.
Everything that the reader is sent or can ask is compared.
"""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import State
from hoarfrost.core.history import MadeMove
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Event
from hoarfrost.games.runebound.engine.content import SYMBOLS
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.registry import load_game
from hoarfrost.table import live_table, telling
from hoarfrost.table.errors import TableError
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.viewer import Viewer
from tests.table.hall import a_hall, a_table, enter, people, seated, texts, until

SEATS = 4
COURSE = 32  # moves that are made at both
SPECTATOR = -1  # as `resample` knows it
QUESTIONS = 4  # after each move
HEROES = ["zyla", "karnon", "brynja_stormborn", "olen_greycloak"]
# Where they are, and what they meet there: tests with rumors and clues to win.
SPACES = ["D4", "F7", "D1", "C8"]
CHALLENGES = ["the_screaming_gorge", "frozen_library", "heart_of_the_blizzard", "thin_ice"]
STRONG = {"mind": 9, "body": 9, "spirit": 9, "life": 9, "stamina": 3}
TOKENS = [symbol for symbol in SYMBOLS for _ in range(6 if symbol == "wild" else 5)]
SECRET_DRAWS = {"rumor": "pool", "steal": "rumors", "clue": "clues"}
LIKED = ("attempt", "roll 0", "take", "drop", "more", "steal")
TYPED = ("discover twisted_symbol", "princess wild", "princess ice", "steal karnon", "nonsense")
ABOUTS = ("", "princess", "weather", "legend twisted_symbol", "fight frost_sprite")


@dataclass
class Course:
    """Moves from a position on, by their seats, and what chance gave with each."""

    start: State
    moves: list[tuple[int, str]] = field(default_factory=list)
    rolls: list[list[str]] = field(default_factory=list)


class Fed(Match):
    """A match in which chance gives what a course says."""

    def __init__(self, course: Course) -> None:
        self.course = course
        super().__init__(course.start.game, play_forced=False, start=course.start)  # type: ignore[attr-defined]

    def push(self, text: str, seat: int | None = None, rolls: Sequence[str] = ()) -> MadeMove:
        return super().push(text, seat, rolls or self.coming_rolls())

    def answer_forced(self, rolls: Sequence[str] = ()) -> MadeMove | None:
        return super().answer_forced(rolls or self.coming_rolls())

    def coming_rolls(self) -> list[str]:
        return [roll for rolls in self.course.rolls[len(self.moves) :][:1] for roll in rolls]


# Two worlds ---------------------------------------------------------------------------------------


def position_of(each: int, seed: int) -> State:
    """Strong heroes on jewels, with so many rumor tokens; with 10 of them the pool is empty."""
    rng = random.Random(seed)
    tokens = rng.sample(TOKENS, len(TOKENS))
    shares = [tokens[each * seat : each * (seat + 1)] for seat in range(SEATS)]
    if each == 10:
        shares[-1] += tokens[each * SEATS :]
    clues = rng.sample(["ice", "forest", "wastes", "fjord+tundra", "wild", "wastes+ice"], 4)
    parties = [
        {
            "hero": hero,
            "space": space,
            "experience": STRONG,
            "gold": 9,
            "rumors": rumors,
            "clues": [clue, "tundra" if seat % 2 else "mountain"],
        }
        for seat, (hero, space, rumors, clue) in enumerate(
            zip(HEROES, SPACES, shares, clues, strict=True)
        )
    ]
    game = load_game("runebound", SEATS)
    return game.from_json({"parties": parties, "rng": rng_from_seed(seed).to_json()})


def random_course(start: State, reader: int | None, seed: int) -> Course:
    """Heroes stay and win. What the reader would draw may lie elsewhere in a twin."""
    rng = random.Random(seed)
    match = Match(start.game, play_forced=False, start=start)  # type: ignore[attr-defined]
    course = Course(start)
    while len(course.moves) < COURSE and not match.is_over():
        seat, move = a_move(match, reader, rng)
        made = match.push(move, seat, challenge(match.state, seat, move, course))
        course.moves.append((seat, move))
        course.rolls.append(made.rolls)
    return course


def challenge(state: State, seat: int, move: str, course: Course) -> list[str]:
    """What a hero meets in the first attempt, if it is where the hero began."""
    is_there = state.view(None)["parties"][seat]["space"] == SPACES[seat]
    is_first = move == "attempt" and (seat, move) not in course.moves
    return CHALLENGES[seat : seat + 1] if is_there and is_first else []


def a_move(match: Match, reader: int | None, rng: random.Random) -> tuple[int, str]:
    """Now and then the next player rolls ahead. A discovery would show what a token was."""
    asked = int(match.state.current_player())
    ahead = match.side_moves((asked + 1) % SEATS)
    if ahead and rng.random() < 0.3:
        return (asked + 1) % SEATS, rng.choice(ahead)
    avoided = ("discover", "princess", *(["attempt"] if asked == reader else []))
    moves = [move for move in match.legal_moves if not move.startswith(avoided)]
    liked = [move for move in moves if move.startswith(LIKED)]
    return asked, rng.choice(liked if liked and rng.random() < 0.9 else moves)


def other_draws(here: Course, twin: State, reader: int | None) -> Course:
    """The same course where the reader sees it; what others draw in secret is something else."""
    world, other = Fed(here), Match(twin.game, play_forced=False, start=twin)  # type: ignore[attr-defined]
    there = Course(twin)
    for number, (seat, move) in enumerate(here.moves):
        made = world.push(move, seat)
        rolls = disguised(here.rolls[number], made.events, other.state, reader)
        try:
            other.push(move, seat, rolls)
        except HoarfrostError:
            break
        there.moves.append((seat, move))
        there.rolls.append(rolls)
        if told(world, reader) != told(other, reader):
            there.moves.pop()
            break
    return there


def disguised(
    rolls: list[str], events: Sequence[Event], twin: State, reader: int | None
) -> list[str]:
    """Other tokens and cards, where chance drew some that the reader does not see."""
    assert isinstance(twin, RuneboundState)
    draws = [event for event in events if event.kind in SECRET_DRAWS]
    kinds = [clue.id for clue in twin.content.clues]
    found = list(rolls)
    places = [n for n, roll in enumerate(rolls) if roll in SYMBOLS or roll in kinds]
    for place, event in zip(places, draws, strict=False):
        if reader is not None and reader in (event.values["seat"], event.values.get("from")):
            continue
        if event.kind == "clue":
            left = [kind for kind, n in zip(kinds, twin.clues, strict=True) if n]
        elif event.kind == "rumor":
            left = [symbol for symbol, n in zip(SYMBOLS, twin.pool, strict=True) if n]
        else:
            held = twin.parties[event.values["from"]].rumors
            left = [symbol for symbol, n in zip(SYMBOLS, held, strict=True) if n]
        found[place] = next((one for one in left if one != rolls[place]), rolls[place])
    return found


def told(match: Match, reader: int | None) -> str:
    """What the reader knows by the rules alone."""
    events = [event.seen_by(reader) for event in match.moves[-1].events]
    return json.dumps([match.state.view(reader), events, match.state.is_terminal()])


# Two tables ---------------------------------------------------------------------------------------


async def heard(course: Course, length: int, reader: int | None, hall: Hall) -> list[str]:
    """All that a reader is sent while these moves are made, and the answers to questions."""
    live = await a_table(hall, {}, people(SEATS), game="runebound")
    viewers = await seated(live)
    listener = await enter(live) if reader is None else viewers[reader]
    live.waiting.stop()
    for viewer in (*viewers, listener):
        texts(viewer)
        viewer.forget_log()
    live.table.match = Fed(course)
    live.tell_states()
    live.waiting.go_on()
    sent = heard_by(listener) + await answers(live, reader)
    for seat, move in course.moves[:length]:
        version = live.table.version
        if live.table.is_formality(seat):
            await until(live, version + 1)
        else:
            await live.act(version, move, seat)
        sent += heard_by(listener) + await answers(live, reader)
    sent.append(live.table.record(reader))
    live.waiting.stop()
    hall.forget(live)
    return [masked(text, live.table) for text in sent]


def masked(text: str, table: GameTable) -> str:
    return text.replace(table.id, "ID").replace(table.commitment, "COMMITMENT")


def heard_by(listener: Viewer) -> list[str]:
    return [text for text in texts(listener) if '"type":"watchers"' not in text]


async def answers(live: LiveTable, reader: int | None) -> list[str]:
    """Some of what a seat can ask: what could happen, and why not this."""
    if reader is None or not live.table.asked:
        return []
    rng = random.Random(live.table.version)
    abouts = rng.sample(ABOUTS, QUESTIONS // 2)
    questions = rng.sample(TYPED, QUESTIONS // 2)
    found = [await preview(live, about, reader) for about in abouts]
    return found + [json.dumps(await live.why(text, reader, "en")) for text in questions]


async def preview(live: LiveTable, about: str, reader: int) -> str:
    try:
        return json.dumps(await live.preview(live.table.version, about, reader, "en"))
    except TableError as error:
        return f"{error.code} {error.text('en')}"


@dataclass
class Compared:
    moves: int = 0  # that were made at both tables
    draws: int = 0  # ... with something that the reader did not see
    differences: list[str] = field(default_factory=list)


async def compared(each: int, seed: int, readers: Sequence[int | None]) -> Compared:
    found = Compared()
    async with a_hall() as hall:
        for reader in readers:
            world = position_of(each, seed)
            eyes = SPECTATOR if reader is None else reader
            twin = world.resample(eyes, rng_from_seed(f"twin {seed}"))
            assert twin.open_view() != world.open_view()
            here = random_course(world, reader, seed)
            there = other_draws(here, twin, reader)
            length = len(there.moves)
            one = await heard(here, length, reader, hall)
            other = await heard(there, length, reader, hall)
            found.moves += length
            found.draws += sum(a != b for a, b in zip(here.rolls, there.rolls, strict=False))
            found.differences += [f"{a}\n{b}" for a, b in zip(one, other, strict=True) if a != b]
    return found


@pytest.mark.parametrize(
    ("each", "readers"),
    [(4, (0, 1, 2, 3, None)), (10, (0, 2, None))],
    ids=["from a pool", "from one another"],
)
def test_rumors_clues_decks_and_coming_dice_are_in_no_byte_of_a_reader(
    each: int, readers: Sequence[int | None]
) -> None:
    found = asyncio.run(compared(each, 1, readers))
    assert found.differences == []
    assert found.moves >= COURSE * (len(readers) - 1)
    assert found.draws >= len(readers)


# What is planted ----------------------------------------------------------------------------------


def hands(part: str) -> Callable[[GameTable], object]:
    return lambda table: [party[part] for party in table.state.to_json()["parties"]]


def latest_events(table: GameTable) -> object:
    return [event.in_full() for move in table.playing().moves[-1:] for event in move.events]


@pytest.mark.parametrize(
    "secret", [hands("rumors"), hands("clues"), latest_events], ids=["rumors", "clues", "draws"]
)
def test_the_comparison_finds_a_secret_that_is_told(
    monkeypatch: pytest.MonkeyPatch, secret: Callable[[GameTable], object]
) -> None:
    honest = telling.state_for

    def leaky(table: GameTable, *args: object) -> Json:
        message: Json = honest(table, *args)  # type: ignore[arg-type]
        return {**message, "trace": None if table.match is None else secret(table)}

    monkeypatch.setattr(live_table, "state_for", leaky)
    assert asyncio.run(compared(4, 1, (2,))).differences


def test_the_comparison_finds_coming_dice_and_the_order_of_decks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = telling.preview_for

    def leaky(table: GameTable, about: str, seat: int, lang: str) -> Json:
        return {**honest(table, about, seat, lang), "trace": table.state.to_json()["rng"]}

    monkeypatch.setattr(live_table, "preview_for", leaky)
    assert asyncio.run(compared(4, 1, (2,))).differences
