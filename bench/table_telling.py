"""How long the server takes to tell one reader a position, and how long the message is.

    python bench/table_telling.py [--beside FOLDER] [--rounds 9]

The rows: a field of 500 choices (tests/table/pebbles.py), the 26 choices of a Gambler's Book in
Claim, and the middle of a game of Krosmaster with 100 choices, the state and each preview of it, as
JSON text ready for the wire. With `--beside` the Claim row is measured in an earlier
checkout too (its .venv/dev), round by round in turn, and the ratio of the medians is shown.
"""

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hoarfrost.core.match import Match
    from hoarfrost.table.game_table import GameTable

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 0.4  # of a sample
CHOICES = 26
ARENA_CHOICES = 100
LIMITS = {"pebbles": (5.0, 40_000), "krosmaster": (5.0, 40_000)}  # milliseconds and bytes


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a position takes to tell.")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="an earlier checkout")
    parser.add_argument("--rounds", type=int, default=9, help="default: %(default)s")
    parser.add_argument(
        "--sample", choices=["claim", "pebbles", "krosmaster", "previews"], help=argparse.SUPPRESS
    )
    arguments = parser.parse_args()
    if arguments.sample:
        print(json.dumps(sample(arguments.sample)))
        return
    checkouts = [ROOT, *([arguments.beside.resolve()] if arguments.beside else [])]
    claim: dict[Path, list[float]] = {checkout: [] for checkout in checkouts}
    size = 0
    for _ in range(arguments.rounds):
        for checkout in checkouts:
            taken, length = sampled(checkout, "claim")
            claim[checkout].append(taken)
            size = length if checkout == ROOT else size
    here = median(claim[ROOT])
    print(f"Claim, {CHOICES} choices: {here:.3f} ms, {size:,} bytes")
    if arguments.beside:
        there = median(claim[checkouts[1]])
        print(f"  beside: {there:.3f} ms; now / before = {here / there:.2f}")
    for name, what in (("pebbles", "500 choices"), ("krosmaster", "Krosmaster, 100 choices")):
        taken, length = sampled(ROOT, name)
        ms, most = LIMITS[name]
        print(f"{what}: {taken:.2f} ms (limit {ms:g}), {length:,} bytes (limit {most:,})")
    taken, length = sampled(ROOT, "previews")
    print(f"  all previews of that position: {taken:.2f} ms, {length:,} bytes")


def sampled(checkout: Path, name: str) -> tuple[float, int]:
    """A sample made by a process of that checkout: its code, this script."""
    python = checkout / ".venv" / "dev" / "bin" / "python"
    command = [str(python), str(Path(__file__).resolve()), "--sample", name]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
    taken, length = json.loads(done.stdout)
    return taken, length


def sample(name: str) -> tuple[float, int]:
    """The milliseconds of the core for one telling, the best of many, and the text's length."""
    tell = {
        "claim": claim_teller,
        "pebbles": pebbles_teller,
        "krosmaster": krosmaster_teller,
        "previews": krosmaster_previewer,
    }[name]()
    length = len(tell().encode())
    best, end = float("inf"), perf_counter() + SECONDS
    while perf_counter() < end:
        start = process_time()
        tell()
        best = min(best, process_time() - start)
    return best * 1000, length


def claim_teller() -> Callable[[], str]:
    import hoarfrost
    from hoarfrost.core.match import Match

    options = {"mix": "frost", "artifacts": True, "locations": "both"}
    game = hoarfrost.load_game("claim", **options)
    for seed in range(1000):
        state, rng = game.new_initial_state(seed), random.Random(seed)
        while not state.is_terminal():
            count = int(state.legal_count())
            if count == CHOICES and not state.is_mid_move():
                return teller("claim", options, Match(game, 1, play_forced=False, start=state), 2)
            state.apply_action(state.nth_legal(rng.randrange(count)))
    raise SystemExit(f"no position has {CHOICES} choices")


def pebbles_teller() -> Callable[[], str]:
    sys.path.insert(0, str(ROOT))
    from hoarfrost import registry
    from hoarfrost.core.match import Match
    from tests.table import pebbles

    registry.register(pebbles.KIT)
    options = {"cells": 500}
    match = Match(pebbles.make_game(options, 3), 1, play_forced=False)
    return teller("pebbles", options, match, 3)


def arena() -> tuple[dict[str, object], "Match"]:
    """A game of Krosmaster in which the asked piece has a hundred choices."""
    import hoarfrost
    from hoarfrost.core.match import Match

    options: dict[str, object] = {"team1": "swarm", "team2": "portals"}
    game = hoarfrost.load_game("krosmaster", **options)
    for seed in range(100):
        match, rng = Match(game, seed, play_forced=False), random.Random(seed)
        for _ in range(300):
            moves = match.legal_moves
            if len(match.moves) > 60 and len(moves) >= ARENA_CHOICES:
                return options, match
            if not moves:
                break
            match.push(rng.choice(moves))
    raise SystemExit(f"no position has {ARENA_CHOICES} choices")


def krosmaster_teller() -> Callable[[], str]:
    """As to a reader who has seen all but the latest lines of the log."""
    from hoarfrost.table import game_table
    from hoarfrost.table.telling import state_for

    table = table_of("krosmaster", *arena(), 2)
    seat, known = int(table.state.current_player()), table.log_length() - 10
    return lambda: game_table.as_json(state_for(table, seat, [seat], "nl", known))


def krosmaster_previewer() -> Callable[[], str]:
    """Everything that a board may ask about the turn of a piece: the turn, and each spell."""
    from hoarfrost.table import game_table

    table = table_of("krosmaster", *arena(), 2)
    seat = int(table.state.current_player())
    turn = table.preview("", seat, "nl")
    abouts = ["", *(f"cast {spell['spell']}" for spell in (turn or {})["spells"])]
    return lambda: "".join(
        game_table.as_json(table.preview(about, seat, "nl") or {}) for about in abouts
    )


def teller(name: str, options: dict[str, object], match: object, seats: int) -> Callable[[], str]:
    """Tell the asked seat its position, in Dutch: the catalogue is looked up, too."""
    from hoarfrost.table import game_table
    from hoarfrost.table.telling import state_for

    table = table_of(name, options, match, seats)
    seat = int(table.state.current_player())
    return lambda: game_table.as_json(state_for(table, seat, [seat], "nl", 0))


def table_of(name: str, options: dict[str, object], match: object, seats: int) -> "GameTable":
    from hoarfrost.table import game_table
    from hoarfrost.table.seats import PERSON, Seat

    settings = {"clock": None, "spectators": "public"}
    people = [Seat(PERSON, f"Player {n}") for n in range(seats)]
    # Version 0.1 called it Table.
    table_type = getattr(game_table, "GameTable", None) or game_table.Table  # type: ignore[attr-defined]
    table = table_type("bench", name, options, bytes(32), people, settings)
    table.match = match
    return table  # type: ignore[no-any-return]


if __name__ == "__main__":
    main()
