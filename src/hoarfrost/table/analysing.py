"""A finished game looked at again: what a seat's decisions were worth, and playing on from one.

These are jobs for a worker; they know nothing but the record that they are given.
"""

from functools import lru_cache
from time import monotonic
from typing import Final

from hoarfrost.core.errors import RecordError
from hoarfrost.core.game import Game
from hoarfrost.core.kit import GameKit
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.record import Record
from hoarfrost.core.replay import game_of, parse_full_record
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.players.reviewing import (
    Course,
    Decision,
    Verdict,
    course_of,
    judge,
    seconds_for,
)
from hoarfrost.registry import kit_of, load_game
from hoarfrost.table.replaying import player_names
from hoarfrost.table.seats import level_id

SECONDS_OF_A_PART: Final = 2.0  # after which the next decision is left for another request
DECISIONS_OF_A_PART: Final = 40
GAMES_IN_MIND: Final = 2  # of a worker, which holds all positions of them


def part_of_analysis(text: str, seat: int, at: int, lang: str) -> Json:
    """The worth of some decisions of a seat, from the one with this number on.

    `decisions` is how many there are, `at` the number of the next one, `result` what the game was
    worth to the seat in the end: 1, 0.5 or 0.
    """
    record, game, course = looked_at(text, seat)
    decisions = course.decisions
    names = player_names(kit_of(record.game), record.players, game.num_players(), lang)
    told: list[Json] = []
    seconds = seconds_for(len(decisions))
    end = monotonic() + SECONDS_OF_A_PART
    for decision in decisions[at : at + DECISIONS_OF_A_PART]:
        verdict = judge(game, decision, seat, seconds=seconds)
        told.append(tell(verdict, decision, kit_of(record.game), seat, names, lang))
        if monotonic() > end:
            break
    return {
        "decisions": len(decisions),
        "at": min(at, len(decisions)) + len(told),
        "verdicts": told,
        "result": course.result,
    }


@lru_cache(GAMES_IN_MIND)
def looked_at(text: str, seat: int) -> tuple[Record, Game, Course]:
    """A long game is played through once, not for each part of it."""
    record = parse_full_record(text)
    game = game_of(record, load_game)
    return record, game, course_of(record, game, seat)


def tell(
    verdict: Verdict, decision: Decision, kit: GameKit, seat: int, names: list[str], lang: str
) -> Json:
    view = decision.state.view(seat)

    def label(move: str) -> str:
        return kit.speech.label(move, view, names).text(lang)

    return {
        "move": verdict.number,
        "played": label(verdict.move),
        "better": label(verdict.better) if verdict.better else None,
        "win": round(verdict.win, 4),
        "best": round(verdict.best, 4),
        "kind": verdict.kind,
    }


def position_to_play_on(text: str, seat: int, number: int) -> Json:
    """A game from a decision of a finished one: what the seat did not know is dealt afresh.

    `levels` are those of the computers that play the other seats.
    """
    record, game, course = looked_at(text, seat)
    state = next((one.state for one in course.decisions if one.number == number), None)
    if state is None:
        raise RecordError(Message("at this move seat {seat} had nothing to choose", seat=seat))
    kit = kit_of(record.game)
    known = [level_id(name) for name in record.players]
    levels = [
        level if level is not None and kit.has_level(level) else kit.default_level
        for level in [*known, *[None] * game.num_players()][: game.num_players()]
    ]
    return {
        "game": record.game,
        "options": game.options,
        "levels": levels,
        "position": state.resample(seat, rng_from_seed(None)).to_json(),
    }
