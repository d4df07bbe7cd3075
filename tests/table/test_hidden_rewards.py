"""No leak on the wire of Krosmaster: face-down rewards and coming dice are in no byte of others.

Two tables stand in positions that a reader cannot tell apart: other rewards lie face down on the
cards of others and in the piles, and other dice are to come. The same moves are made at both, with
the same dice where dice are rolled, and everything that the reader is sent or can ask is compared,
as long as nothing that was hidden is turned up.
"""

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import State
from hoarfrost.core.history import MadeMove
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.engine.steps import FACES
from hoarfrost.registry import load_game
from hoarfrost.table import live_table, telling
from hoarfrost.table.errors import TableError
from hoarfrost.table.game_table import GameTable
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.viewer import Viewer
from tests.table.hall import a_hall, a_table, both, enter, texts

OPTIONS: list[Json] = [
    {},
    {"team1": "swarm", "team2": "portals", "board": "frigost_1"},
    {"team1": "hearth", "team2": "tormentators", "board": "frigost_2"},
]
BEGINNING = 150  # actions before the tables are compared
COURSE = 24  # moves that are made at both
SPECTATOR = -1  # as `resample` knows it
QUESTIONS = 5  # after each move
PURCHASES = ("buy granite", "buy jade", "buy gold", "buy ruby")


@dataclass
class Course:
    """Moves from a position on, and the dice that were rolled with each."""

    start: State
    moves: list[str] = field(default_factory=list)
    dice: list[list[str]] = field(default_factory=list)


class Fed(Match):
    """A match with prescribed dice; what is bought unseen comes from its own piles."""

    def __init__(self, course: Course) -> None:
        self.course = course
        super().__init__(course.start.game, play_forced=False, start=course.start)  # type: ignore[attr-defined]

    def push(self, text: str, seat: int | None = None, rolls: Sequence[str] = ()) -> MadeMove:
        return super().push(text, seat, self.course.dice[len(self.moves)])


def position_of(options: Json, seed: int) -> State:
    """The middle of a random game, in which both hold rewards face down and can buy more."""
    rng = random.Random(seed)
    game = load_game("krosmaster", **options)
    state = game.new_initial_state(seed)
    for _ in range(BEGINNING):
        before, action = state.clone(), rng.choice(state.legal_actions())
        state.apply_action(action)
        if state.is_terminal():
            state = before
    position = state.to_json()
    position["stock"] = [12, 12]
    standing = [unit for unit in position["units"] if unit["cell"] is not None]
    for unit in [unit for unit in standing if "summoner" not in unit and not unit.get("rewards")]:
        rank = rng.choice([rank for rank, pile in position["piles"].items() if len(pile) > 3])
        pile = position["piles"][rank]
        unit["rewards"] = [{"rank": rank, "reward": pile.pop(rng.randrange(len(pile)))}]
    go_shopping(standing, state)
    return game.from_json(position)


def go_shopping(standing: list[Json], state: State) -> None:
    """Put the active piece at the shop, where it can buy unseen."""
    assert isinstance(state, KrosmasterState)
    taken = {unit["cell"] for unit in standing}
    shop = [CELL_NAMES[cell] for cell in state.demons.members() if state.is_free(cell)]
    for unit in standing:
        if unit["piece"] == state.piece and shop and shop[0] not in taken:
            unit.update(cell=shop[0], ap=6)


def random_course(start: State, seed: int) -> Course:
    """What is bought unseen and revealed comes often; turns seldom end at once."""
    rng = random.Random(seed)
    match = Match(start.game, play_forced=False, start=start)  # type: ignore[attr-defined]
    course = Course(start)
    for _ in range(COURSE):
        moves = match.legal_moves
        if not moves:
            break
        wanted = [move for move in moves if move in PURCHASES or move.startswith("cast")]
        move = rng.choice(wanted if wanted and rng.random() < 0.6 else moves)
        made = match.push(move)
        course.moves.append(move)
        course.dice.append([roll for roll in made.rolls if roll in FACES])
    return course


def common_length(here: Course, there: Course, reader: int | None) -> int:
    """How many moves the reader sees the same of both, by the rules alone."""
    one, other = Fed(here), Fed(there)
    for number, move in enumerate(here.moves):
        try:
            one.push(move)
            other.push(move)
        except HoarfrostError:
            return number
        if told(one, reader) != told(other, reader):
            return number
    return len(here.moves)


def told(match: Match, reader: int | None) -> str:
    events = [event.seen_by(reader) for event in match.moves[-1].events]
    return json.dumps([match.state.view(reader), events, match.state.is_terminal()])


async def heard(course: Course, length: int, reader: int | None, hall: Hall) -> list[str]:
    """All that a reader is sent while these moves are made, and the answers to questions."""
    live = await a_table(hall, course.start.game.options, game="krosmaster")  # type: ignore[attr-defined]
    viewers = await both(live)
    listener = await enter(live) if reader is None else viewers[reader]
    live.waiting.stop()
    for viewer in (*viewers, listener):
        texts(viewer)
        viewer.forget_log()
    live.table.match = Fed(course)
    live.tell_states()
    sent = heard_by(listener) + await answers(live, reader)
    for move in course.moves[:length]:
        await live.act(live.table.version, move, live.table.asked[0])
        sent += heard_by(listener) + await answers(live, reader)
    live.waiting.stop()
    hall.forget(live)
    return [text.replace(live.table.id, "ID") for text in sent]


def heard_by(listener: Viewer) -> list[str]:
    return [text for text in texts(listener) if '"type":"watchers"' not in text]


async def answers(live: LiveTable, reader: int | None) -> list[str]:
    """Some of what a seat can ask: what would happen, and why not this."""
    if reader is None or not live.table.asked:
        return []
    view = live.table.state.view(reader)
    abouts = ["", *(f"unit {unit['piece']}" for unit in view["units"])]
    if reader in live.table.asked:
        abouts += sorted({" ".join(move.split()[:2]) for move in live.table.legal_moves(reader)})
    rng = random.Random(live.table.version)
    found = []
    for about in rng.sample(abouts, min(QUESTIONS, len(abouts))):
        found.append(await preview(live, about, reader))
        found.append(json.dumps(await live.why(f"{about} F6", reader, "en")))
    return found


async def preview(live: LiveTable, about: str, reader: int) -> str:
    try:
        return json.dumps(await live.preview(live.table.version, about, reader, "en"))
    except TableError as error:
        return f"{error.code} {error.text('en')}"


async def compared(options: Json, seed: int) -> tuple[int, list[str]]:
    """How many moves were made at both tables, and where they differed."""
    count, differences = 0, []
    async with a_hall() as hall:
        for reader in (0, 1, None):
            world = position_of(options, seed)
            eyes = SPECTATOR if reader is None else reader
            twin = world.resample(eyes, rng_from_seed(f"twin {seed}"))
            assert twin.open_view() != world.open_view()
            here = random_course(world, seed)
            there = Course(twin, here.moves, here.dice)
            length = common_length(here, there, reader)
            one = await heard(here, length, reader, hall)
            other = await heard(there, length, reader, hall)
            count += length
            differences += [f"{a}\n{b}" for a, b in zip(one, other, strict=True) if a != b]
    return count, differences


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_hidden_rewards_and_coming_dice_are_in_no_byte_of_a_reader(options: Json) -> None:
    count, differences = asyncio.run(compared(options, 1))
    assert differences == []
    assert count >= COURSE


def test_the_comparison_finds_a_preview_of_the_true_position(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = telling.preview_for

    def leaky(table: GameTable, about: str, seat: int, lang: str) -> Json:
        return {**honest(table, about, seat, lang), "trace": table.state.to_json()["rng"]}

    monkeypatch.setattr(live_table, "preview_for", leaky)
    _, differences = asyncio.run(compared(OPTIONS[0], 1))
    assert differences


def test_the_comparison_finds_a_reward_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = telling.state_for

    def leaky(table: GameTable, *args: object) -> Json:
        message: Json = honest(table, *args)  # type: ignore[arg-type]
        units = [] if table.match is None else table.state.open_view()["units"]
        return {**message, "trace": [unit.get("rewards") for unit in units]}

    monkeypatch.setattr(live_table, "state_for", leaky)
    _, differences = asyncio.run(compared(OPTIONS[0], 1))
    assert differences
