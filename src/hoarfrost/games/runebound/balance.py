"""How games of Runebound go when the greedy player plays every seat.

    python -m hoarfrost.games.runebound.balance --games 2000 --out docs/runebound-balance.md

For each number of players so many games: how they end, how long they take, how often each hero wins
and is knocked out, and how adventures of each colour go. The numbers go between two marks in the
document, with pictures beside it. The same seed gives the same numbers.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
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

SEATS: Final = (1, 2, 4, 6)
BATCH: Final = 10  # games that one process plays before it is asked again
BEGIN: Final = "<!-- numbers -->"
END: Final = "<!-- end of numbers -->"
TOO_STRONG: Final = 1.5  # times the fair share of victories
FACED: Final = ("fight", "challenge")  # events
ARSHAN: Final = len(COLOURS)  # the place of Arshan after the colours


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
    tries: tuple[int, ...]  # challenges faced, by colour, then Arshan
    rewards: tuple[int, ...]  # challenges defeated, by colour
    falls: tuple[int, ...]  # knock-outs by challenges, by colour, then Arshan


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
    game = make_game({}, seats)
    state = game.deal(rng_from_seed(seed), tape=tape)
    worlds = rng_from_seed(seed + "/worlds")
    players = [RuneboundGreedy() for _ in range(seats)]
    decisions = 0
    while not state.is_terminal():
        seat = int(state.current_player())
        state.apply_action(players[seat].choose(state.resample(seat, worlds), seat))
        decisions += 1
    fallen = Counter(event.values["seat"] for event in tape.events if event.kind == "knock_out")
    won = [result > 0 for result in state.returns()]
    places = {
        card.id: int(card.colour) if card.colour >= 0 else ARSHAN
        for card in game.content.adventures
    }
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
                *challenges_of(tape, int(party.seat), places),
            )
            for party in state.parties
        ),
    )


def challenges_of(
    tape: Tape, seat: int, places: Mapping[str, int]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Challenges that were faced, defeated, and that ended with a knock-out; by colour."""
    tries: Counter[int] = Counter()
    rewards: Counter[int] = Counter()
    falls: Counter[int] = Counter()
    facing = -1
    for event in tape.events:
        if event.kind == "turn":
            facing = -1
        elif event.values.get("seat") != seat:
            continue
        elif event.kind in FACED and event.values.get("foe") in places:
            facing = places[event.values["foe"]]
            tries[facing] += 1
        elif event.kind == "reward":
            rewards[event.values["xp"] - 1] += 1  # its experience tells its colour
            facing = -1
        elif event.kind == "knock_out" and facing >= 0:
            falls[facing] += 1
            facing = -1
    return (
        tuple(tries[place] for place in range(ARSHAN + 1)),
        tuple(rewards[place] for place in range(ARSHAN)),
        tuple(falls[place] for place in range(ARSHAN + 1)),
    )


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


def report(games: Sequence[Played], command: str, pictures: Sequence[str] = ()) -> str:
    lines = [
        f"`{command}`: {len(games):,} games of the greedy player. In parentheses 95 % intervals.",
        "",
        *pictures,
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
        *adventures(games),
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


def adventures(games: Sequence[Played]) -> list[str]:
    """How often challenges are faced, and how that ends."""
    seats = [player for game in games for player in game.players]
    rows = []
    for place, name in enumerate([*COLOURS, "Arshan"]):
        tries = sum(player.tries[place] for player in seats)
        falls = sum(player.falls[place] for player in seats)
        won = sum(game.reason == "arshan" for game in games)
        if place < ARSHAN:
            won = sum(player.rewards[place] for player in seats)
        rows.append(
            [
                name,
                f"{tries / len(seats):.2f}",
                str(rate_of(won, tries)),
                f"{100 * falls / max(1, tries):.0f} %",
            ]
        )
    return table(["challenges", "faced by a hero in a game", "defeated", "knock-out"], rows)


def first_player(seats: int, games: Sequence[Played]) -> list[str]:
    if seats == 1:
        return []
    rate = rate_of(sum(game.players[game.first].has_won for game in games), len(games))
    return [f"The first player wins {rate}.", ""]


# Drawing ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Bar:
    name: str
    value: float
    low: float
    high: float


def hero_bars(games: Sequence[Played]) -> list[Bar]:
    """Victories compared with the fair share, which is 1."""
    bars = []
    for seats in sorted({game.seats for game in games if game.seats > 1}):
        players = [player for game in games if game.seats == seats for player in game.players]
        for hero in sorted({player.hero for player in players}):
            own = [player.has_won for player in players if player.hero == hero]
            rate = rate_of(sum(own), len(own))
            low, high = rate.interval
            name = f"{hero}, {seats} players"
            bars.append(Bar(name, seats * rate.share, seats * low, seats * high))
    return bars


def end_bars(games: Sequence[Played]) -> list[Bar]:
    bars = []
    for seats in sorted({game.seats for game in games}):
        own = [game.reason for game in games if game.seats == seats]
        for reason in ("princess", "arshan"):
            rate = rate_of(own.count(reason), len(own))
            bars.append(Bar(f"{reason}, {seats} {players_of(seats)}", rate.share, *rate.interval))
    return bars


def length_bars(games: Sequence[Played]) -> list[Bar]:
    """The median, with the middle eighty of a hundred games."""
    bars = []
    for seats in sorted({game.seats for game in games}):
        turns = [game.turns for game in games if game.seats == seats]
        tenths = quantiles(turns, n=10) if len(turns) > 1 else turns * 9
        bars.append(Bar(f"{seats} {players_of(seats)}", tenths[4], tenths[0], tenths[8]))
    return bars


def players_of(seats: int) -> str:
    return "player" if seats == 1 else "players"


def drawing(title: str, bars: Sequence[Bar], most: float, marks: Sequence[float]) -> str:
    """Bars with their intervals, and red lines at the goals."""
    left, width, step = 220, 440, 24
    height = 44 + step * len(bars)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 30} {height}" '
        'font-family="sans-serif" font-size="13" role="img">',
        f"<title>{title}</title>",
        f'<rect width="{left + width + 30}" height="{height}" fill="#fff"/>',
    ]
    for line in [*(most * part / 5 for part in range(6)), *marks]:
        x = left + width * line / most
        colour = "#c33" if line in marks else "#ddd"
        parts.append(f'<path d="M{x:.1f} 10V{height - 30}" stroke="{colour}"/>')
        if line not in marks:
            parts.append(
                f'<text x="{x:.1f}" y="{height - 12}" text-anchor="middle" fill="#555">'
                f"{line:g}</text>"
            )
    for place, bar in enumerate(bars):
        y = 14 + step * place
        low, high = (left + width * min(most, value) / most for value in (bar.low, bar.high))
        length = width * min(most, bar.value) / most
        parts += [
            f'<text x="{left - 8}" y="{y + 13}" text-anchor="end">{bar.name}</text>',
            f'<rect x="{left}" y="{y}" width="{length:.1f}" height="18" fill="#6aa5cf"/>',
            f'<path d="M{low:.1f} {y + 9}H{high:.1f}" stroke="#123" stroke-width="2"/>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def draw_all(games: Sequence[Played], out: Path) -> list[str]:
    """The pictures beside the document, and the lines that show them."""
    lines = []
    for name, title, bars, most, marks in (
        ("heroes", "Victories of each hero, times the fair share", hero_bars, 2.0, [TOO_STRONG]),
        ("ends", "How games end, as a share of all", end_bars, 1.0, [0.2]),
        ("length", "Turns of each player: median, 10 % to 90 %", length_bars, 60.0, [20, 35]),
    ):
        picture = out.with_name(f"{out.stem}-{name}.svg")
        picture.write_text(drawing(title, bars(games), most, marks), encoding="utf-8")
        lines += [f"![{title}]({picture.name})", ""]
    return lines


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
    numbers = report(games, f"{command} --out {out}", draw_all(games, out))
    out.write_text(put_between_marks(document, numbers), encoding="utf-8")


if __name__ == "__main__":
    main()
