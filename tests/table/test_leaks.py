"""No leak on the wire: tables that a seat cannot tell apart send it the same bytes.

A random game is recorded. Then two cards that a seat never saw are swapped in all of it: in the
deal, in the draws and in what the other seat did in secret. If that is a possible game in which the
seat knows the same, the two are played at two tables, and everything the seat is sent is compared.
"""

import asyncio
import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import pytest

from hoarfrost.core.asking import typed
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import State
from hoarfrost.core.history import MadeMove
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.claim.engine.game import make_game
from hoarfrost.registry import load_game
from hoarfrost.table import live_table, telling
from hoarfrost.table.errors import TableError
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.viewer import Viewer
from snowfall.engine.things import WORDS
from tests.shares import share
from tests.table.hall import a_hall, a_table, asked, both, enter, people, seated, texts, until

GAMES: list[Json] = [
    {},
    {"mix": "claim2", "artifacts": True},
    {"mix": "frost", "artifacts": True, "locations": "both"},
    {"mix": "frost_and_fire", "artifacts": True},
    {"mix": "elementals", "artifacts": True, "edition": "nl"},
    {"mix": ["goblins", "knights", "tricksters", "poisoners", "demons"], "locations": "both"},
]
CUTS = share(2, 3)  # moments of a game up to which cards are swapped
SWAPS = 1  # pairs of cards that are swapped at a moment
TRIED = 8  # ... of so many that are tried
QUESTIONS = 6  # after each move, of all that might be typed
UNDO = "(undo)"
CARD = re.compile(r"[A-Z]{2}\d+[a-e]?[rx]?")


OFTEN_TYPED = [
    "",
    "pass",
    "GO9",
    "go4",
    "IK3",
    "DMo",
    "!ice_sword",
    "!sword",
    "!lamp",
    "!wishing_lamp",
    "!wishing_lamp KN7",
    "!magic_wand",
    "!magic_wand 2",
    "!spyglass GO4",
    "give UD2",
    "take",
    "nonsense",
    " ".join(["GO4"] * 99),
]

Wish = tuple[int, str]  # a seat and its move, or UNDO


@dataclass
class Step:
    """A move that was made, and what chance gave."""

    seat: int
    move: str
    rolls: list[str]


@dataclass
class Course:
    """A game as it went."""

    options: Json
    deal: list[str]
    steps: list[Step]

    def swapped(self, one: str, other: str) -> "Course":
        def swap(text: str) -> str:
            return CARD.sub(lambda m: {one: other, other: one}.get(m[0], m[0]), text)

        def swap_all(texts: list[str]) -> list[str]:
            return [swap(text) for text in texts]

        steps = [Step(s.seat, swap(s.move), swap_all(s.rolls)) for s in self.steps]
        return Course(self.options, swap_all(self.deal), steps)

    def until(self, moves: int) -> "Course":
        return Course(self.options, self.deal, self.steps[:moves])


class Scripted(Match):
    """A match in which chance gives what it gave in a course."""

    def __init__(self, course: Course) -> None:
        self.course = course
        super().__init__(load_game("claim", **course.options), play_forced=False, rolls=course.deal)

    def push(self, text: str, seat: int | None = None, rolls: Sequence[str] = ()) -> MadeMove:
        return super().push(text, seat, self.coming_rolls())

    def answer_forced(self, rolls: Sequence[str] = ()) -> MadeMove | None:
        return super().answer_forced(self.coming_rolls())

    def coming_rolls(self) -> list[str]:
        """What chance gave with the next move; nothing after the last."""
        return [roll for step in self.course.steps[len(self.moves) :][:1] for roll in step.rolls]


def random_course(options: Json, seed: int) -> Course:
    rng = random.Random(seed)
    match = Match(load_game("claim", **options), seed=seed, play_forced=False)
    while not match.state.is_terminal():
        match.push(rng.choice(match.legal_moves))
    steps = [Step(move.seat, move.text, move.rolls) for move in match.moves]
    return Course(options, match.deal.rolls, steps)


def knowledge(course: Course, seat: int | None) -> Iterator[str]:
    """What a seat knows after each move, by the rules alone."""
    match = Scripted(course)
    yield json.dumps(match.state.view(seat))
    for step in course.steps:
        match.push(step.move, step.seat)
        yield json.dumps(match.state.view(seat))


def looks_like(known: list[str], twin: Course, seat: int | None) -> bool:
    """Whether the twin is a possible game in which the seat always knows the same."""
    try:
        return all(a == b for a, b in zip(known, knowledge(twin, seat), strict=True))
    except HoarfrostError:
        return False


def twins(course: Course, seat: int | None, rng: random.Random) -> Iterator[tuple[Course, Course]]:
    """The beginnings of a game beside others that the seat cannot tell from them."""
    cards = make_game(course.options).pack.codes
    for cut in sorted(rng.sample(range(2, len(course.steps) - 1), CUTS)):
        beginning = course.until(cut)
        known = list(knowledge(beginning, seat))
        unseen = [card for card in cards if f'"{card}"' not in "".join(known)]
        pairs = list(combinations(unseen, 2))
        found = 0
        for one, other in rng.sample(pairs, min(TRIED, len(pairs))):
            twin = beginning.swapped(one, other)
            if looks_like(known, twin, seat):
                yield beginning, twin
                found += 1
                if found == SWAPS:
                    break


async def played(course: Course, seat: int | None, hall: Hall) -> list[str]:
    """All that a seat is sent while a game is played at a table, and the answers to questions."""
    live = await a_table(hall, course.options)
    people = await both(live)
    reader = await enter(live) if seat is None else people[seat]
    live.waiting.stop()
    for viewer in (*people, reader):
        texts(viewer)  # of the game that the table dealt itself
        viewer.forget_log()
    live.table.match = Scripted(course)
    live.tell_states()
    live.waiting.go_on()
    sent: list[str] = []
    for step in course.steps:
        version = live.table.version
        if live.table.is_formality(step.seat):
            await until(live, version + 1)
        else:
            await live.act(version, step.move, step.seat)
        sent += heard_by(reader)
        sent += answers(live.table, seat)
    sent.append(live.table.record(seat))
    live.waiting.stop()
    hall.forget(live)
    return [masked(text, live.table) for text in sent]


def heard_by(viewer: Viewer) -> list[str]:
    """What was sent since the last time, but for the number of watchers: it comes in a while."""
    return [text for text in texts(viewer) if '"type":"watchers"' not in text]


def answers(table: GameTable, seat: int | None) -> list[str]:
    """Why a seat may not do this or that now, and how this or that goes on."""
    if seat is None or not table.asked:
        return []
    reader = table.state.view(seat)
    own = [*reader["hand"][seat][:2], *reader.get("artifacts", [[], []])[seat][:1]]
    rng = rng_from_seed(f"typed {table.version}")
    typed_in = [*OFTEN_TYPED, *(typed(rng, [*OFTEN_TYPED, *own]) for _ in range(6))]
    for card in own:
        typed_in += [card, f"x {card}", f"play {card}", f"!{card}", f"{card} {card}"]
    some = random.Random(table.version).sample(typed_in, QUESTIONS)
    return [answer(table, seat, text) for text in some]


def answer(table: GameTable, seat: int, text: str) -> str:
    reasons = telling.reasons_for(table.why_not(text, seat), "en")
    told: list[Json | str] = [*reasons]
    try:
        told.append(telling.more_for(table, text, seat, "en"))
    except TableError as error:
        told.append(f"{error.code} {error.text('en')}")
    if reasons:
        told.append(refusal(table, seat, text))
    return json.dumps(told)


def refusal(table: GameTable, seat: int, text: str) -> str:
    """The answer to a move that is not allowed."""
    try:
        for kind, data in table.changes_of({"seat": seat, "move": text}):
            table.change(kind, data)
    except TableError as error:
        return f"{error.code} {error.text('en')}"
    return "made"


def masked(text: str, table: GameTable) -> str:
    return text.replace(table.id, "ID").replace(table.commitment, "COMMITMENT")


async def compared(options: Json, seed: int) -> tuple[int, list[str]]:
    """How many pairs of tables were compared, and where they differed."""
    course = random_course(options, seed)
    rng = random.Random(seed)
    count = 0
    differences: list[str] = []
    async with a_hall() as hall:
        for seat in (0, 1, None):
            for beginning, twin in twins(course, seat, rng):
                here, there = await played(beginning, seat, hall), await played(twin, seat, hall)
                count += 1
                differences += [f"{a}\n{b}" for a, b in zip(here, there, strict=True) if a != b]
    return count, differences


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_tables_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(options: Json) -> None:
    count, differences = asyncio.run(compared(options, 1))
    assert differences == []
    assert count >= 2 * CUTS


def test_the_comparison_finds_a_leak_that_is_planted(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = telling.state_for

    def leaky(table: GameTable, *args: object) -> Json:
        message: Json = honest(table, *args)  # type: ignore[arg-type]
        return {**message, "trace": table.digest()}

    monkeypatch.setattr(live_table, "state_for", leaky)
    _, differences = asyncio.run(compared(GAMES[2], 0))
    assert differences


# A secret that three choose at once ---------------------------------------------------------------


def wishes(reader: int | None, common: random.Random, secret: random.Random) -> Iterator[Wish]:
    """The first round of Snowfall: what the others chose first, and took back, is theirs alone."""
    final = 2 if reader is None else reader
    others = [seat for seat in range(3) if seat != final]
    if reader is not None:
        yield reader, "look"
    for seat in common.sample(others, len(others)):
        yield seat, secret.choice(("hut", "tree"))
        if common.random() < 0.5:
            yield seat, UNDO
            yield seat, secret.choice(("hut", "tree"))
    for seat in others:
        yield seat, UNDO
        yield seat, common.choice(("hut", "tree"))
        if seat == others[0] and reader is None:
            yield seat, "look"
    yield final, common.choice(("hut", "tree"))


async def heard(world: State, reader: int | None, script: list[Wish], hall: Hall) -> list[str]:
    """All that a reader is sent of a round of Snowfall, and the answers to questions."""
    live = await a_table(hall, seats=people(3), game="snowfall")
    viewers = await seated(live)
    watcher = await enter(live) if reader is None else viewers[reader]
    for viewer in (*viewers, watcher):
        texts(viewer)
        viewer.forget_log()
    live.table.match = Match(live.table.game, seed=1, play_forced=False, start=world.clone())
    live.tell_states()
    live.waiting.go_on()
    sent: list[str] = []
    for seat, wish in script:
        if wish == UNDO:
            await live.undo(viewers[seat], seat)
        else:
            await live.act(live.table.version, wish, seat)
        sent += heard_by(watcher) + await questions(live, reader)
    for _ in range(2):  # after the third the sky gives new cards
        seat = asked(live)
        version = live.table.version
        if live.table.is_formality(seat):
            await until(live, version + 1)
        else:
            await live.act(version, "pass", seat)
        sent += heard_by(watcher) + await questions(live, reader)
    live.waiting.stop()
    hall.forget(live)
    return [masked(text, live.table) for text in sent]


async def questions(live: LiveTable, seat: int | None) -> list[str]:
    """Why not this, and how does that go on?"""
    if seat is None or live.table.stage != "playing":
        return []
    rng = rng_from_seed(f"typed {live.table.version}")
    typed_in = [*WORDS, *(typed(rng, WORDS) for _ in range(8))]
    some = random.Random(live.table.version).sample(typed_in, QUESTIONS)
    answers = [answer(live.table, seat, text) for text in some]
    return [*answers, live.table.record(seat)]


async def rounds_compared(games: int) -> tuple[int, list[str]]:
    count, differences = 0, []
    async with a_hall() as hall:
        for seed in range(games):
            reader = (0, 1, 2, None)[seed % 4]
            world = load_game("snowfall").new_initial_state(seed)
            twin = world.resample(reader or 0, rng_from_seed(f"twin {seed}"))
            if reader is not None:  # it will look at the sky
                twin = with_sky_of(world, twin)
            scripts = [
                list(wishes(reader, random.Random(seed), random.Random(f"{seed} {world}")))
                for world in ("here", "there")
            ]
            here = await heard(world, reader, scripts[0], hall)
            there = await heard(twin if reader is not None else world, reader, scripts[1], hall)
            count += scripts[0] != scripts[1]
            differences += [f"{a}\n{b}" for a, b in zip(here, there, strict=True) if a != b]
    return count, differences


def with_sky_of(world: State, twin: State) -> State:
    position = {**twin.to_json(), "sky": world.to_json()["sky"]}
    return load_game("snowfall").from_json(position)


def test_secrets_that_three_choose_at_once_are_in_no_byte_that_another_gets() -> None:
    count, differences = asyncio.run(rounds_compared(24))
    assert differences == []
    assert count >= 12


def test_the_comparison_finds_an_early_answer_that_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = telling.state_for

    def leaky(table: GameTable, *args: object) -> Json:
        message: Json = honest(table, *args)  # type: ignore[arg-type]
        return {**message, "trace": [len(answer["move"]) for answer in table.early.values()]}

    monkeypatch.setattr(live_table, "state_for", leaky)
    _, differences = asyncio.run(rounds_compared(8))
    assert differences


# What must never be said before the end -----------------------------------------------------------


async def overheard(options: Json, seed: int) -> tuple[GameTable, list[str], list[list[str]]]:
    """A real game with a secret: all its digests, and what each reader was sent before the end."""
    rng = random.Random(seed)
    async with a_hall() as hall:
        live = await a_table(hall, options)
        viewers = [*await both(live), await enter(live)]
        sent: list[list[str]] = [[] for _ in viewers]
        digests: list[str] = []
        while live.table.asked:
            digests.append(live.table.digest())
            for reader, viewer in enumerate(viewers):
                sent[reader] += texts(viewer)
            version, seat = live.table.version, asked(live)
            if live.table.is_formality(seat):
                await until(live, version + 1)
            else:
                await live.act(version, rng.choice(live.table.legal_moves(seat)), seat)
        return live.table, digests, sent


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_before_the_end_nothing_that_proves_or_numbers_the_hidden_is_sent(options: Json) -> None:
    table, digests, sent = asyncio.run(overheard(options, 5))
    for texts_sent in sent:
        wire = "\n".join(texts_sent)
        assert table.secret.hex() not in wire
        assert not [digest for digest in digests if digest in wire]
        assert '"rng"' not in wire
        assert '"order"' not in wire
        assert not re.search(r'"TC\d[rx]"', wire)  # a Trickster is not told as real or fake


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_before_the_end_a_view_numbers_only_what_its_reader_can_read(options: Json) -> None:
    _, _, sent = asyncio.run(overheard(options, 6))
    for seat, texts_sent in enumerate(sent):
        for message in map(json.loads, texts_sent):
            if message["type"] != "state" or message["view"] is None:
                continue
            view = message["view"]
            assert set(view.get("deck", [])) <= {"?"}
            assert set(view["hand"][1 - seat] if seat < 2 else view["hand"][0]) <= {"?"}
            public = set(view.get("numbers", []))
            faces = [face for place in view["handles"].values() for face, _ in place]
            hidden = [face for face in faces if re.fullmatch(r"DM\d", face)]
            assert set(hidden) <= public
