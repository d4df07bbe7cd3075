"""How games of Runebound go when the greedy player plays every seat.

    python -m hoarfrost.games.runebound.balance --games 2000 --out docs/runebound-balance.md

For each number of players so many games: how they end, how long they take, how often each hero wins
and is knocked out. The numbers go between two marks in the document. The same seed gives the same
numbers.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Final

from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Tape
from hoarfrost.games.runebound.engine.content import COLOURS
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.greedy.player import RuneboundGreedy

SEATS: Final = (1, 2, 4)
BATCH: Final = 10  # games that one process plays before it is asked again
BEGIN: Final = "<!-- numbers -->"
END: Final = "<!-- end of numbers -->"


@dataclass(frozen=True)
class Job:
    seats: int
    first: int
    games: int
    seed: str


@dataclass(frozen=True)
class Seat:
    """How one player fared."""

    hero: str
    turns: int
    has_won: bool
    knock_outs: int
    counters: int
    clues: int
    gold: int
    rewards: tuple[int, ...]  # challenges defeated, by colour


@dataclass(frozen=True)
class Played:
    seats: int
    reason: str
    first: int
    decisions: int
    players: tuple[Seat, ...]

    @property
    def turns(self) -> int:
        return max(player.turns for player in self.players)


class Rate:
    """Points out of games, with the 95 % interval of Wilson."""

    def __init__(self) -> None:
        self.points = 0.0
        self.games = 0

    def add(self, points: float) -> None:
        self.points += points
        self.games += 1

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        z, n, p = 1.96, max(1, self.games), self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


# Playing ----------------------------------------------------------------------------------------


def jobs(games: int, seed: str, seats: Sequence[int]) -> Iterator[Job]:
    for count in seats:
        for first in range(0, games, BATCH):
            yield Job(count, first, min(BATCH, games - first), seed)


def play_job(job: Job) -> list[Played]:
    return [
        play(job.seats, f"{job.seed}/{job.seats}/{number}")
        for number in range(job.first, job.first + job.games)
    ]


def play(seats: int, seed: str) -> Played:
    tape = Tape()
    state = make_game({}, seats).deal(rng_from_seed(seed), tape=tape)
    worlds = rng_from_seed(seed + "/worlds")
    players = [RuneboundGreedy() for _ in range(seats)]
    decisions = 0
    while not state.is_terminal():
        seat = int(state.current_player())
        state.apply_action(players[seat].choose(state.resample(seat, worlds), seat))
        decisions += 1
    fallen = Counter(event.values["seat"] for event in tape.events if event.kind == "knock_out")
    won = [result > 0 for result in state.returns()]
    return Played(
        seats,
        state.reason,
        int(state.first),
        decisions,
        tuple(
            Seat(
                party.hero.card.id,
                int(party.turns),
                won[party.seat],
                fallen[int(party.seat)],
                sum(party.counters),
                int(party.clue_count()),
                int(party.gold),
                rewards_of(tape, int(party.seat)),
            )
            for party in state.parties
        ),
    )


def rewards_of(tape: Tape, seat: int) -> tuple[int, ...]:
    """The experience of a challenge tells its colour."""
    found = Counter(
        event.values["xp"]
        for event in tape.events
        if event.kind == "reward" and event.values["seat"] == seat
    )
    return tuple(found[place + 1] for place in range(len(COLOURS)))


def play_all(games: int, seed: str, seats: Sequence[int], processes: int) -> list[Played]:
    work = list(jobs(games, seed, seats))
    if processes == 1:
        return [game for job in work for game in play_job(job)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return [game for part in pool.map(play_job, work) for game in part]


# Telling ----------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return [*lines, *(f"| {' | '.join(row)} |" for row in rows), ""]


def report(games: Sequence[Played], command: str) -> str:
    lines = [
        f"`{command}`: {len(games):,} games of the greedy player. In parentheses 95 % intervals.",
        "",
    ]
    for seats in sorted({game.seats for game in games}):
        lines += report_on(seats, [game for game in games if game.seats == seats])
    return "\n".join(lines)


def report_on(seats: int, games: Sequence[Played]) -> list[str]:
    players = f"{seats} players" if seats > 1 else "One player"
    reasons = Counter(game.reason for game in games)
    return [
        f"### {players}: {len(games):,} games",
        "",
        *table(
            ["end", "games", "median turns"],
            [
                [
                    reason,
                    str(rate_of(count, len(games))),
                    f"{median(game.turns for game in games if game.reason == reason):.0f}",
                ]
                for reason, count in reasons.most_common()
            ],
        ),
        *lengths(games),
        *table(
            ["hero", "wins", "knock-outs", "counters", "green, yellow, blue, red defeated"],
            [[hero, *told] for hero, told in by_hero(games)],
        ),
        *first_player(seats, games),
    ]


def rate_of(count: int, games: int) -> Rate:
    rate = Rate()
    rate.points = count
    rate.games = games
    return rate


def lengths(games: Sequence[Played]) -> list[str]:
    rows = []
    for what, values in (
        ("turns of each player", [game.turns for game in games]),
        ("decisions in a game", [game.decisions for game in games]),
    ):
        tenths = quantiles(values, n=10) if len(values) > 1 else values * 9
        row = [mean(values), tenths[0], tenths[4], tenths[8], max(values)]
        rows.append([what, *(f"{value:.0f}" for value in row)])
    return table(["", "mean", "10 %", "median", "90 %", "most"], rows)


def by_hero(games: Sequence[Played]) -> list[tuple[str, list[str]]]:
    """The heroes who win most first."""
    seats = [player for game in games for player in game.players]
    found = []
    for hero in sorted({player.hero for player in seats}):
        own = [player for player in seats if player.hero == hero]
        rate = rate_of(sum(player.has_won for player in own), len(own))
        beaten = [mean(player.rewards[place] for player in own) for place in range(len(COLOURS))]
        told = [
            str(rate),
            f"{mean(player.knock_outs for player in own):.2f}",
            f"{mean(player.counters for player in own):.1f}",
            ", ".join(f"{count:.1f}" for count in beaten),
        ]
        found.append((rate.share, hero, told))
    return [(hero, told) for _, hero, told in sorted(found, reverse=True)]


def first_player(seats: int, games: Sequence[Played]) -> list[str]:
    if seats == 1:
        return []
    rate = rate_of(sum(game.players[game.first].has_won for game in games), len(games))
    return [f"The first player wins {rate}.", ""]


def put_between_marks(document: str, numbers: str) -> str:
    if BEGIN not in document:
        document = f"{document}\n{BEGIN}\n{END}\n"
    before, _, rest = document.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{numbers}\n{END}{after}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How games go when the greedy player plays.")
    parser.add_argument("--games", type=int, default=200, help="of each number of players")
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, help="a Markdown file; else the numbers are printed")
    asked = parser.parse_args(arguments)
    games = play_all(asked.games, asked.seed, asked.seats, asked.processes)
    seats = " ".join(str(count) for count in asked.seats)
    command = (
        f"python -m hoarfrost.games.runebound.balance --games {asked.games} --seats {seats}"
        f" --seed {asked.seed}"
    )
    out: Path | None = asked.out
    if out is None:
        print(report(games, command))
        return
    document = out.read_text(encoding="utf-8") if out.exists() else "# Balance\n"
    numbers = report(games, f"{command} --out {out}")
    out.write_text(put_between_marks(document, numbers), encoding="utf-8")


if __name__ == "__main__":
    main()
