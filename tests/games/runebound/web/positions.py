"""Positions of random games as a page gets them, one for each thing that can be asked."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain

from hoarfrost.core.errors import IllegalMove
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound.engine.cards import gain
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    DRAWING_RUMOR,
    DUEL,
    ESCAPE,
    MOVING,
    PASS,
    ROLL,
    SURVIVAL,
    TAKE_DICE,
)
from hoarfrost.games.runebound.files.foresight import foresee
from hoarfrost.games.runebound.words.labels import label
from hoarfrost.games.runebound.words.questions import question_now
from hoarfrost.games.runebound.words.target import target
from tests.games.runebound.scenes import Figure, Scene, ally, hero

GAMES: tuple[tuple[int, Json], ...] = (
    (2, {}),
    (3, {"heroes": "chosen"}),
    (1, {}),
    (4, {"frost": "harsh"}),
)
ACTIONS = 700  # of one game
SEEDS = range(2)
PREVIEWS = ("reach", "scene", "market", "attempt")


def told(state: RuneboundState, seat: int, number: int) -> Json:
    """The state of a position for a seat, with what its page may foresee of it."""
    view = state.view(seat)
    return {
        "question": question_now(state),
        "seat": seat,
        "state": {
            "version": number,
            "stage": "playing",
            "seat": seat,
            "asked": [int(state.asked)],
            "view": view,
            "log": {"from": 0, "lines": []},
            "prompt": "",
            "choices": choices(state, seat, view),
        },
        "previews": {about: preview(state, about, seat) for about in PREVIEWS},
    }


def choices(state: RuneboundState, seat: int, view: Json) -> list[Json]:
    found: list[Json] = []
    for action in state.legal_actions(seat):
        step = state.action_to_string(action)
        choice: Json = {
            "move": step,
            "label": label(step, view).text("en"),
            "target": target(step, view),
        }
        if state.continues_after(action, seat):
            choice["more"] = True
        if seat != state.asked:
            choice["side"] = True
        found.append(choice)
    return found


def preview(state: RuneboundState, about: str, seat: int) -> Json | None:
    try:
        return foresee(state.clone(), about, seat, "en")
    except IllegalMove:
        return None


def signature(state: RuneboundState, seat: int) -> tuple[object, ...]:
    """What is asked, and what kinds of answers there are."""
    verbs = {state.action_to_string(action).split()[0] for action in state.legal_actions(seat)}
    return question_now(state), seat == state.asked, state.fight is not None, frozenset(verbs)


@cache
def positions() -> list[Json]:
    """One for each question with each kind of answers that random games come to."""
    known: dict[tuple[object, ...], Json] = {}
    for state in chain(random_states(), rare_states()):
        for seat in range(len(state.parties)):
            if not state.legal_actions(seat):
                continue
            mark = signature(state, seat)
            if mark not in known:
                known[mark] = told(state, seat, len(known) + 1)
    return list(known.values())


def random_states() -> Iterator[RuneboundState]:
    for seats, options in GAMES:
        game = make_game(options, seats)
        for seed in SEEDS:
            chance = random.Random(seed)
            state = game.deal(rng_from_seed(f"{seats} {seed}"))
            for _ in range(ACTIONS):
                if state.is_terminal():
                    break
                yield state
                seat = int(state.asked)
                state.apply_action(chance.choice(list(state.legal_actions(seat))), seat)


def rare_states() -> Iterator[RuneboundState]:
    """What random games hardly come to."""
    other = hero("zyla", "K9", rumors="forest tundra")
    full = Scene(hero("karnon", "E9", items=["ringmail"]), other)
    gain(full.state, full.party(), full.content.cards[full.card("padded_furs")])
    full.run()
    yield full.state
    party = hero("karnon", "E9", exhaustion=2, allies=[ally("onoit_guide", exhaustion=1)])
    yield Scene(party, other).do(ROLL + 3).state
    yield Scene(hero("karnon", "E9", ahead=[1, 2, 3]), other).do(TAKE_DICE).state
    frozen = hero("karnon", "F2", frost=5, items=["whiteroot_tonic"])
    yield Scene(frozen, other, stage=SURVIVAL, weather="black_skull").state
    tired = Scene(hero("karnon", "E9", ahead=[1, 2, 3, 4, 5], exhaustion=1), other)
    yield tired.do(TAKE_DICE).state
    empty = Scene(hero("karnon", "E9"), other)
    empty.state.pool = [0] * len(empty.state.pool)
    empty.state.push(DRAWING_RUMOR, 0).n = 1
    empty.run()
    yield empty.state
    finder = hero("karnon", "E9", rumors="mountain tundra tundra fjord")
    seeker = Scene(finder, other, row=["bow_of_the_sky"], stage=MOVING)
    yield seeker.do(seeker.discover("bow_of_the_sky")).state
    yield from fights(other)


def fights(other: Figure) -> Iterator[RuneboundState]:
    healer = hero("karnon", "H3", wounds=1, items=["healing_draught", "whiteroot_tonic"], frost=5)
    gate = Scene(healer, other, stage=MOVING, dice="2 2").walk((2, "H2"))
    yield gate.state
    armed = hero("karnon", "H3", items=["fire_pot"])
    yield Scene(armed, other, stage=MOVING, dice="2 2").walk((2, "H2")).state
    vale = Scene(hero("karnon", "H3"), other, stage=MOVING, dice="2 2").walk((2, "H2"))
    yield vale.do(ESCAPE, rolls="10 10").state
    hurt = hero("zyla", "E9", wounds=1, items=["healing_draught"])
    duel = Scene(hero("karnon", "E9"), hurt, stage=ADVENTURE_STAGE)
    yield duel.do(DUEL + 1, PASS).state
