"""What is told of a deal: before somebody has played it as little as its link says."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.kit import GameKit
from hoarfrost.core.plain import Json
from hoarfrost.core.shuffle import commitment_to
from hoarfrost.registry import kit_of
from hoarfrost.table import clock
from hoarfrost.table.deal_store import CHALLENGE, DAILY, Deal, Ending, Try
from hoarfrost.table.deals import has_finished, person_of, why_not_begin
from hoarfrost.table.seats import seat_from_json
from hoarfrost.table.telling import named_seats

SHOWN: Final = 100  # results; whoever asks always sees their own

WON: Final = "won"
DRAWN: Final = "drawn"
LOST: Final = "lost"


def deal_for(deal: Deal, tries: Sequence[Try], device: str | None, lang: str) -> Json:
    """A deal as the holder of a device's key may know it."""
    kit = kit_of(deal.game)
    person = None if device is None else person_of(device)
    knows = deal.kind == DAILY or has_finished(list(tries), device)
    refusal = None if person is None else why_not_begin(deal, list(tries), person)
    return {
        "id": deal.id,
        "kind": deal.kind,
        "game": deal.game,
        "options": deal.options,
        "preset": preset_title(deal, kit, lang),
        "seats": named_seats([seat_from_json(seat) for seat in deal.seats], lang),
        "seat": deal.seat,
        "commitment": commitment_to(bytes.fromhex(deal.secret)),
        "secret": deal.secret if is_open(deal) else None,
        "opens": deal.opens,
        "by": challenger_of(deal, tries, lang),
        "people": len({each.person for each in tries}),
        "results": results_for(deal, tries, person, lang) if knows else [],
        "yours": [
            {"table": each.table, "attempt": each.attempt, "over": each.ending is not None}
            for each in tries
            if each.person == person
        ],
        "refusal": None if refusal is None else refusal.text(lang),
    }


def is_open(deal: Deal) -> bool:
    """Whether its secret may be told to all: of a challenge it is told to its players alone."""
    return deal.opens is not None and clock.wall() >= deal.opens


def preset_title(deal: Deal, kit: GameKit, lang: str) -> str | None:
    titles = {preset.id: preset.title for preset in kit.speech.presets()}
    return titles[deal.preset].text(lang) if deal.preset in titles else None


def challenger_of(deal: Deal, tries: Sequence[Try], lang: str) -> Json | None:
    """Who made a challenge, and how it went: that much stands in its link."""
    first = tries[0] if deal.kind == CHALLENGE and tries else None
    if first is None or first.number != 1 or first.ending is None:
        return None
    return {"name": first.name, **ending_for(deal, first.ending, lang)}


def results_for(deal: Deal, tries: Sequence[Try], person: str | None, lang: str) -> list[Json]:
    """The finished games, the best first; of a deal of the day those of its day."""
    ended = [each for each in tries if each.ending is not None and is_in_time(deal, each.ending)]
    ended.sort(key=lambda each: merit(deal, each))
    shown = ended[:SHOWN] + [each for each in ended[SHOWN:] if each.person == person]
    return [
        {
            "number": each.number,
            "name": each.name,
            "attempt": each.attempt,
            "you": each.person == person,
            "at": each.ending.at,
            "taken_back": each.ending.taken_back,
            **ending_for(deal, each.ending, lang),
        }
        for each in shown
        if each.ending is not None
    ]


def is_in_time(deal: Deal, ending: Ending) -> bool:
    return deal.opens is None or ending.at < deal.opens


def merit(deal: Deal, tried: Try) -> tuple[int, bool, float, int]:
    """Smaller is better: the rank, alone or shared by all, then the points, then who was first."""
    assert tried.ending is not None
    result = tried.ending.result
    points = 0.0
    if result is not None:
        points = kit_of(deal.game).speech.score(result, deal.seat).points
    is_broken_off = result is None
    outcome = tried.ending.outcome
    rank = outcome["ranks"][deal.seat] + (len(deal.seats) if is_broken_off else 0)
    return rank, outcome["draw"], -points, tried.number


def ending_for(deal: Deal, ending: Ending, lang: str) -> Json:
    """`result` is won, drawn or lost; `score` is None of a game that was broken off."""
    score = None
    if ending.result is not None:
        score = kit_of(deal.game).speech.score(ending.result, deal.seat).line.text(lang)
    return {"result": result_of(ending.outcome, deal.seat), "score": score}


def result_of(outcome: Json, seat: int) -> str:
    if outcome["draw"]:
        return DRAWN
    return WON if seat in outcome["winners"] else LOST
