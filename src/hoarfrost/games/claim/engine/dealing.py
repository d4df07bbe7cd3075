"""claim.setup.steps: hands, Toxics, artifacts and locations, in the order of claim.setup.rng."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, nth
from hoarfrost.core.chance import pick
from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER, ARTIFACTS
from hoarfrost.games.claim.engine.cards import toxic_name
from hoarfrost.games.claim.engine.locations import BUILDINGS, LOCATION_NUMBER, LOCATIONS, SETTINGS
from hoarfrost.games.claim.engine.table import Table

HAND_SIZE: Final = 13
ARTIFACTS_OF_A_SEAT: Final = 3
TOXICS_IN_PLAY: Final = 3


def deal_hands(table: Table) -> None:
    """Thirteen cards each, by turns."""
    if table.tape is None and not table.coming:
        deal_unheard(table)
        return
    for _ in range(HAND_SIZE):
        table.side0.hand |= bit(table.draw())
        table.side1.hand |= bit(table.draw())


def deal_unheard(table: Table) -> None:
    """The same draws, one after the other, without looking left and right."""
    rng = table.rng
    deck = table.deck
    left = count(deck)
    hand0: i64 = 0
    hand1: i64 = 0
    for _ in range(HAND_SIZE):
        this = nth(deck, rng.below(left))
        deck &= ~this
        hand0 |= this
        this = nth(deck, rng.below(left - 1))
        deck &= ~this
        hand1 |= this
        left -= 2
    table.deck = deck
    table.side0.hand = hand0
    table.side1.hand = hand1


def draw_toxics(table: Table, toxics: list[int]) -> None:
    """Three of the fourteen."""
    pool = toxics.copy()
    slots: list[int] = []
    for _ in range(TOXICS_IN_PLAY):
        slots.append(pool.pop(pick(table, [toxic_name(toxic) for toxic in pool])))
    table.toxics = bytes(slots)


def draw_artifacts(table: Table) -> None:
    pool = [artifact.id for artifact in ARTIFACTS]
    for seat in (0, 1):
        for _ in range(ARTIFACTS_OF_A_SEAT):
            name = pool.pop(pick(table, pool))
            table.side(seat).artifacts |= bit(ARTIFACT_NUMBER[name])


def place_locations(table: Table, chosen: str | list[str]) -> None:
    """Those that were named, or by chance one of each kind that was asked for."""
    if isinstance(chosen, list):
        for name in chosen:
            number = LOCATION_NUMBER[name]
            if number in SETTINGS:
                table.setting = number
            else:
                table.building = number
        return
    if chosen in ("setting", "both"):
        table.setting = one_of(table, SETTINGS)
    if chosen in ("building", "both"):
        table.building = one_of(table, BUILDINGS)


def one_of(table: Table, locations: list[int]) -> int:
    return locations[pick(table, [LOCATIONS[number].id for number in locations])]


def draw_leader(table: Table) -> i64:
    return pick(table, ["seat 0", "seat 1"])
