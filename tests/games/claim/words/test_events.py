"""docs/claim-events.md, the schema in words/events.py and what games tell are the same."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hoarfrost import load_game
from hoarfrost.core.game import State
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Tape
from hoarfrost.games.claim.trials import TRIALS
from hoarfrost.games.claim.words.events import BECAUSE, KINDS, Kind, problems_with
from hoarfrost.registry import kit_of
from tests.games.claim.scene import play, scene

DOCUMENT = Path(__file__).parents[4] / "docs" / "claim-events.md"
RARE: list[Json] = [
    {"mix": "frost", "artifacts": True, "dagger": "optional"},
    {"mix": "frost", "artifacts": True, "cloak": "next"},
    {"mix": ["goblins", "knights", "undead", "seers", "trolls"], "artifacts": True},
    {"mix": "claim2", "locations": ["tavern", "lava_fields"], "artifacts": True},
]


@cache
def played(options_and_seed: int) -> Match:
    cases = [case.options for case in TRIALS.cases] + RARE
    rng = rng_from_seed(f"events {options_and_seed}")
    match = Match(load_game("claim", **cases[options_and_seed % len(cases)]), seed=options_and_seed)
    while not match.is_over():
        actions = match.state.legal_actions()
        match.push_action(actions[rng.below(len(actions))])
    return match


def games() -> Iterator[Match]:
    for number in range(len(TRIALS.cases) + len(RARE)):
        yield played(number)


def tapes(match: Match) -> list[Json]:
    """Each event as each seat and a spectator saw it while the game went on."""
    events = [*match.deal.events, *(event for move in match.moves for event in move.events)]
    return [event.seen_by(reader) for event in events for reader in (0, 1, None)]


def scenes() -> Iterator[Json]:
    """What happens too seldom to wait for it."""
    declining = scene(
        phase=2, hand=["GO5 UD3", "GO9 UD5"], artifacts=["", "kings_dagger"], dagger="optional"
    )
    yield from told(declining, "GO5", "!kings_dagger", "decline")
    due = [{"card": "GO4", "dueTrick": 3}, None]
    hands = ["UD3 UD4", "GO9 UD5"]
    returning = scene(
        phase=2, trickNo=3, step="T4", hand=hands, mark=due, bookArmed=True, score=["UD2", ""]
    )
    yield from told(returning, "UD2", "UD5")
    yield from told(scene(phase=2, hand=["GO4", "GO9"], score=["UD1 UD2", ""]), "GO4", "GO9")


def told(state: State, *moves: str) -> Iterator[Json]:
    state.tape = Tape()
    play(state, *moves)
    for event in state.tape.events:
        yield from (event.seen_by(reader) for reader in (0, 1, None))


def documented() -> dict[str, Kind]:
    rows = [line.split("|") for line in DOCUMENT.read_text().splitlines() if line[:3] == "| `"]
    cells = [[cell.strip() for cell in row[1:-1]] for row in rows]
    return {
        kind.strip("`"): Kind(rule.strip("`"), fields_in(fields), fields_in(secret))
        for kind, fields, secret, rule, _ in cells
    }


def fields_in(cell: str) -> dict[str, str]:
    return dict(re.findall(r"`(\w+)` (\w+)", cell))


def test_the_document_has_every_kind_with_its_fields_and_its_rule() -> None:
    assert documented() == KINDS


def test_every_event_of_a_game_is_as_the_schema_says_for_every_reader() -> None:
    for match in games():
        for event in tapes(match):
            assert problems_with(event) == []
        for event in match.log(None):  # after the end in full
            assert problems_with(event) == []


def test_what_happens_seldom_is_as_the_schema_says_too() -> None:
    for event in scenes():
        assert problems_with(event) == []


def test_every_kind_and_every_reason_to_win_a_trick_occurs() -> None:
    seen = [*(event for match in games() for event in tapes(match)), *scenes()]
    assert {event["kind"] for event in seen} == set(KINDS)
    assert {event["because"] for event in seen if event["kind"] == "win"} == set(BECAUSE)


def test_every_rule_of_an_event_is_in_the_rulebook() -> None:
    known = {rule.id for rule in kit_of("claim").rulebook}
    told = {event["rule"] for match in games() for event in tapes(match)}
    assert told <= known


@pytest.mark.parametrize(
    ("event", "problem"),
    [
        ({"kind": "tea", "rule": "x"}, "tea is not a kind of event"),
        ({"kind": "pass", "rule": "claim.window.model"}, "pass: seat is missing"),
        (
            {"kind": "pass", "rule": "claim.window.model", "seat": 0, "hand": ["GO4"]},
            "pass: hand is no field",
        ),
        ({"kind": "pass", "rule": "claim.window.model", "seat": 2}, "pass: seat is no seat: 2"),
        ({"kind": "pass", "rule": "claim.lead", "seat": 0}, "pass: the rule is claim.lead, not"),
        (
            {"kind": "prize", "rule": "claim.phase1.prize", "card": "ZZ9"},
            "prize: card is no card: 'ZZ9'",
        ),
    ],
)
def test_what_is_not_as_the_schema_says_is_found(event: Json, problem: str) -> None:
    (found,) = problems_with(event)
    assert found.startswith(problem)


@pytest.mark.rule("claim.info.hidden_matrix")
def test_only_the_seat_of_an_event_sees_its_secret_fields() -> None:
    for number in range(0, 80, 4):
        for move in played(number).moves:
            for event in move.events:
                others = set(event.secrets) - {event.values.get("seat")}
                # A Seer knows the top card that the other draws.
                assert not others or event.kind == "draw"
                for secret in event.secrets.values():
                    assert set(secret) <= set(KINDS[event.kind].secret)
