"""Who sits where: people at the keyboard and computers, by name."""

import random
from collections.abc import Sequence
from typing import Final

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import Game
from hoarfrost.core.kit import GameKit
from hoarfrost.core.levels import TITLES
from hoarfrost.core.player import Player
from hoarfrost.players.by_name import PLAYERS, UnknownPlayer, make_player

HUMAN: Final = "human"
RANDOM_SEAT: Final = "random"
TOGETHER: Final = 2


class SeatingError(HoarfrostError):
    """Players or seats that do not fit together."""


def named_players(text: str, kit: GameKit, seats: int | None) -> list[str]:
    """One name per seat, as in `human,fox,owl`."""
    players = [name.strip() for name in text.split(",")]
    if seats is not None and seats != len(players):
        raise SeatingError(f"--seats {seats}, but {len(players)} players are named: {text}")
    kit.check_seats(len(players))
    return players


def one_against(seat_text: str, opponent: str | None, kit: GameKit, seats: int | None) -> list[str]:
    """One person on the seat of this number (or `random`), the opponent on all others."""
    count = kit.check_seats(usual_seats(kit) if seats is None else seats)
    if opponent and count == 1:
        raise SeatingError(
            "with --seats 1 you play alone: leave out --opponent, or take more seats"
        )
    if seat_text == RANDOM_SEAT:
        seat = random.randrange(count)
    elif seat_text.isdecimal() and int(seat_text) < count:
        seat = int(seat_text)
    else:
        known = ", ".join(str(n) for n in range(count))
        raise SeatingError(f"there is no seat {seat_text}; --seat is {known} or {RANDOM_SEAT}")
    players = [opponent or kit.default_level] * count
    players[seat] = HUMAN
    return players


def usual_seats(kit: GameKit) -> int:
    """As few as can play together: a game for one alone is asked for by --seats 1."""
    return min(max(TOGETHER, kit.least_seats), kit.most_seats)


def saved_players(names: Sequence[str], kit: GameKit, seats: int) -> list[str]:
    """The players that a saved game names; where it names none of ours, one person and computers.

    A game saved at a table in the browser names people as they are called.
    """
    if len(names) == seats and all(is_player(name) for name in names):
        return list(names)
    return one_against("0", None, kit, seats)


def is_player(name: str) -> bool:
    return name == HUMAN or name in TITLES or name.partition(":")[0] in PLAYERS


def computers(
    players: Sequence[str], game: Game, seed: object, seconds: float
) -> dict[int, Player]:
    """The computers by seat."""
    made: dict[int, Player] = {}
    for seat, name in enumerate(players):
        if name != HUMAN:
            try:
                made[seat] = make_player(name, game, f"{seed} {name} {seat}", seconds)
            except UnknownPlayer as error:
                raise UnknownPlayer(f"{error}, or {HUMAN} for somebody at the keyboard") from error
    return made
