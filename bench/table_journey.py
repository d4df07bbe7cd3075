"""How long a state of Runebound takes to tell over whole games, and how long its message is.

    python bench/table_journey.py [--games 2] [--seats 6] [--lang nl]

Greedy players play whole games. After every move the state is told to the asked seat and to the one
that moved before, as JSON text ready for the wire, with the lines of the log since that move: as a
table does it. The time is the best of a few, in processor time of this process and by the clock,
for all states and by what is going on: a game has travel with few and all dice, fights, markets.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hoarfrost.core.match import Match
    from hoarfrost.core.plain import Json
    from hoarfrost.core.player import Player
    from hoarfrost.table.game_table import GameTable

sys.path.insert(0, str(Path(__file__).resolve().parent))
TRIES = 3
ALL_DICE = 5
LATE = 0.75  # of a game
MOST_MS = 5.0
MOST_BYTES = 60_000


@dataclass
class Told:
    """What one telling took, and where."""

    ms: float  # of the processor
    wall: float  # by the clock
    bytes: int
    choices: int
    step: str
    kind: str
    is_late: bool = False
    parts: Counter[str] = field(default_factory=Counter)  # bytes of each field


def main() -> None:
    parser = argparse.ArgumentParser(description="How long states of Runebound take to tell.")
    parser.add_argument("--games", type=int, default=2, help="default: %(default)s")
    parser.add_argument("--seats", type=int, default=6, help="default: %(default)s")
    parser.add_argument("--lang", default="nl", help="default: %(default)s")
    arguments = parser.parse_args()
    told: list[Told] = []
    for seed in range(arguments.games):
        told += journey(arguments.seats, seed, arguments.lang)
    show(told)


def journey(seats: int, seed: int, lang: str) -> list[Told]:
    """A whole game, told after every move."""
    from table_telling import table_of  # type: ignore[import-not-found]

    from hoarfrost.core.match import Match
    from hoarfrost.registry import kit_of, load_game

    match = Match(load_game("runebound", seats), seed, play_forced=False)
    table = table_of("runebound", {}, match, seats)
    greedy = kit_of("runebound").greedy
    assert greedy is not None
    player = greedy()
    told: list[Told] = []
    before = 0
    while not match.is_over():
        known, seat = table.log_length(), int(match.state.current_player())
        match.push(whole_move(match, player, seat), seat)
        if match.is_over():
            break
        asked = int(match.state.current_player())
        told += [telling(table, reader, lang, known) for reader in sorted({asked, before})]
        before = seat
    for each in told[int(LATE * len(told)) :]:
        each.is_late = True
    print(f"  game {seed}: {len(match.moves)} moves, {table.log_length()} lines")
    return told


def whole_move(match: "Match", player: "Player", seat: int) -> str:
    """What the player does: a discovery is several actions, and one move."""
    state = match.state.known_to(seat)
    words = [state.action_to_string(action := player.choose(state, seat))]
    state.apply_action(action, seat)
    while state.is_mid_move():
        words.append(state.action_to_string(action := player.choose(state, seat)))
        state.apply_action(action, seat)
    return " ".join(words)


def telling(table: "GameTable", seat: int, lang: str, known: int) -> Told:
    from hoarfrost.table.game_table import as_json
    from hoarfrost.table.telling import state_for

    best, clock, text = float("inf"), float("inf"), ""
    for _ in range(TRIES):
        start, by_clock = process_time(), perf_counter()
        text = as_json(state_for(table, seat, [seat], lang, known))
        best, clock = min(best, process_time() - start), min(clock, perf_counter() - by_clock)
    state = state_for(table, seat, [seat], lang, known)
    parts = Counter({name: len(as_json(value).encode()) for name, value in state.items()})
    view, count = state["view"], len(state["choices"])
    return Told(
        best * 1000,
        clock * 1000,
        len(text.encode()),
        count,
        view["step"],
        kind_of(view, count),
        parts=parts,
    )


def kind_of(view: "Json", choices: int) -> str:
    """What is going on, for whoever is told it."""
    if not choices:
        return "nothing is asked"
    if "fight" in view:
        return "fight"
    if view["step"] == "moving":
        return f"travel, {'all' if len(view['dice']) == ALL_DICE else 'fewer'} dice"
    return "market" if view["step"] == "market" else "the rest"


def show(told: list[Told]) -> None:
    sizes = sorted(each.bytes for each in told)
    slowest, longest = max(told, key=lambda each: each.ms), max(told, key=lambda each: each.bytes)
    late = sum(each.ms > MOST_MS for each in told)
    print(f"{len(told)} states told; ms: median, 99 of 100, most")
    print(row("processor", [each.ms for each in told]))
    print(row("clock", [each.wall for each in told]))
    for kind in sorted({each.kind for each in told}):
        print(row(f"  {kind}", [each.ms for each in told if each.kind == kind]))
    print(row("  last quarter", [each.ms for each in told if each.is_late]))
    print(f"  over {MOST_MS:g} ms: {late}; slowest at {slowest.step}, {slowest.choices} choices")
    print(
        f"size: median {median(sizes):,.0f} bytes, 99 of 100 {nth(sizes):,.0f}, most {sizes[-1]:,}"
    )
    print(f"  limit {MOST_BYTES:,}; longest at {longest.step}, {longest.choices} choices")
    print(f"  of it: {', '.join(f'{n} {k:,}' for n, k in longest.parts.most_common(4))}")


def row(what: str, values: list[float]) -> str:
    times = sorted(values)
    figures = f"{median(times):.2f}, {nth(times):.2f}, {times[-1]:.2f}"
    return f"{what}: {figures} ({len(times)} states)"


def nth(values: list[float] | list[int]) -> float:
    return values[int(len(values) * 0.99)]


if __name__ == "__main__":
    main()
