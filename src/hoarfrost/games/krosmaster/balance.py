"""How well the preset teams do against each other, played by the greedy player.

    python -m hoarfrost.games.krosmaster.balance --games 30 --out docs/krosmaster-balance.md

Every team meets every other on every board, on both seats, so many times each; teams also meet
themselves, which tells what it is worth to be the first player. Who begins where is drawn among
the best places, or the same few openings would be played again and again. The numbers go between
two marks in the document, the picture beside it. The same seed gives the same numbers.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, quantiles
from typing import Final

from hoarfrost.core.rng import Rng, rng_from_seed
from hoarfrost.games.krosmaster.engine.game import make_game
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.engine.steps import DEPLOY, PICK_EDGE
from hoarfrost.games.krosmaster.files.content import built_in
from hoarfrost.games.krosmaster.greedy.player import KrosmasterGreedy

BOARDS: Final = ("glacier_gate", "green_court", "frigost_1", "frigost_2")
BEGIN: Final = "<!-- numbers -->"
END: Final = "<!-- end of numbers -->"
TOO_STRONG: Final = 0.6  # no preset team may win more than this against the field


@dataclass(frozen=True)
class Pairing:
    teams: tuple[str, str]
    board: str
    games: int
    seed: str

    @property
    def is_mirror(self) -> bool:
        return self.teams[0] == self.teams[1]


@dataclass(frozen=True)
class Played:
    """A game: who met where, and how it ended."""

    teams: tuple[str, str]
    board: str
    first: int
    scores: tuple[float, float]  # 1 won, 0.5 drawn, 0 lost
    reason: str
    turns: int
    decisions: int
    glory: tuple[int, int]
    fallen: tuple[tuple[str, ...], tuple[str, ...]]  # KO characters of each side


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


def pairings(games: int, seed: str) -> Iterator[Pairing]:
    teams = list(built_in()["teams"])
    for one, other, board in product(teams, teams, BOARDS):
        yield Pairing((one, other), board, games, seed)


def play_pairing(pairing: Pairing) -> list[Played]:
    one, other = pairing.teams
    game = make_game({"team1": one, "team2": other, "board": pairing.board})
    player = KrosmasterGreedy()
    played: list[Played] = []
    for number in range(pairing.games):
        name = f"{pairing.seed}/{one}/{other}/{pairing.board}/{number}"
        state = game.deal(rng_from_seed(name))
        worlds = rng_from_seed(name + "/worlds")
        decisions = 0
        while not state.is_terminal():
            state.apply_action(choose(state, player, worlds))
            decisions += 1
        first, second = state.returns()
        fallen = [
            tuple(unit.card.id for unit in state.units if is_lost(unit.owner == seat, unit.cell))
            for seat in (0, 1)
        ]
        played.append(
            Played(
                pairing.teams,
                pairing.board,
                int(state.first),
                (0.5 + 0.5 * first, 0.5 + 0.5 * second),
                state.reason,
                int(state.turn),
                decisions,
                (int(state.gg0), int(state.gg1)),
                (fallen[0], fallen[1]),
            )
        )
    return played


def choose(state: KrosmasterState, player: KrosmasterGreedy, rng: Rng) -> int:
    """What the greedy player does; edges and good places to begin by chance, for variety."""
    if state.step in (PICK_EDGE, DEPLOY):
        looked_at = state.candidates()
        return looked_at[rng.below(len(looked_at))]
    seat = int(state.current_player())
    return player.choose(state.resample(seat, rng), seat)


def is_lost(is_own: bool, cell: int) -> bool:
    return is_own and cell < 0


def play_all(games: int, seed: str, processes: int) -> list[Played]:
    jobs = list(pairings(games, seed))
    if processes == 1:
        return [game for job in jobs for game in play_pairing(job)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return [game for part in pool.map(play_pairing, jobs) for game in part]


# Counting ---------------------------------------------------------------------------------------


def team_rates(games: Sequence[Played]) -> dict[str, Rate]:
    """Against the field: the other teams."""
    rates: dict[str, Rate] = defaultdict(Rate)
    for game in games:
        if game.teams[0] != game.teams[1]:
            for seat in (0, 1):
                rates[game.teams[seat]].add(game.scores[seat])
    return dict(rates)


def pair_rates(games: Sequence[Played]) -> dict[tuple[str, str], Rate]:
    rates: dict[tuple[str, str], Rate] = defaultdict(Rate)
    for game in games:
        one, other = game.teams
        if one != other:
            rates[one, other].add(game.scores[0])
            rates[other, one].add(game.scores[1])
    return dict(rates)


def board_rates(games: Sequence[Played]) -> dict[tuple[str, str], Rate]:
    rates: dict[tuple[str, str], Rate] = defaultdict(Rate)
    for game in games:
        if game.teams[0] != game.teams[1]:
            for seat in (0, 1):
                rates[game.teams[seat], game.board].add(game.scores[seat])
    return dict(rates)


def first_player_rates(games: Sequence[Played]) -> dict[str, Rate]:
    """By board, in games of a team against itself, where a coin says who is first."""
    rates: dict[str, Rate] = {board: Rate() for board in (*BOARDS, "all")}
    for game in games:
        if game.teams[0] == game.teams[1]:
            rates[game.board].add(game.scores[game.first])
            rates["all"].add(game.scores[game.first])
    return rates


def character_rates(games: Sequence[Played]) -> dict[str, tuple[Rate, Rate]]:
    """How often teams with a character win, and how often it is KO, against other teams."""
    teams = {id: list(team["members"]) for id, team in built_in()["teams"].items()}
    rates: dict[str, tuple[Rate, Rate]] = defaultdict(lambda: (Rate(), Rate()))
    for game in games:
        if game.teams[0] == game.teams[1]:
            continue
        for seat in (0, 1):
            left = Counter(game.fallen[seat])
            for member in teams[game.teams[seat]]:
                won, lost = rates[member]
                won.add(game.scores[seat])
                lost.add(1.0 if left[member] > 0 else 0.0)
    return dict(rates)


# Telling ----------------------------------------------------------------------------------------


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return [*lines, *(f"| {' | '.join(row)} |" for row in rows), ""]


def report(games: Sequence[Played], command: str, picture: str) -> str:
    teams = team_rates(games)
    names = sorted(teams, key=lambda id: -teams[id].share)
    pairs, boards = pair_rates(games), board_rates(games)
    firsts = first_player_rates(games)
    characters = character_rates(games)
    strongest = max(teams.values(), key=lambda rate: rate.share)
    verdict = "" if strongest.share <= TOO_STRONG else " **Too strong.**"
    lines = [
        f"`{command}`: {len(games):,} games of the greedy player against itself. "
        "In parentheses 95 % intervals.",
        "",
        f"![Wins of each team against the field]({picture})",
        "",
        f"### Teams against the field{verdict}",
        "",
        *table(
            ["team", "wins", *BOARDS],
            [
                [name, str(teams[name]), *(percent(boards[name, board]) for board in BOARDS)]
                for name in names
            ],
        ),
        "### Team (row) against team",
        "",
        *table(
            ["", *names],
            [
                [one, *("" if one == two else percent(pairs[one, two]) for two in names)]
                for one in names
            ],
        ),
        "### The first player, when a team meets itself",
        "",
        *table(["board", "wins"], [[board, str(rate)] for board, rate in firsts.items()]),
        "### Characters, in games of different teams",
        "",
        *table(
            ["character", "its team wins", "it is KO"],
            [
                [id, percent(won), percent(lost)]
                for id, (won, lost) in sorted(
                    characters.items(), key=lambda item: -item[1][0].share
                )
            ],
        ),
        "### Length and end",
        "",
        *lengths(games),
    ]
    return "\n".join(lines)


def percent(rate: Rate) -> str:
    return f"{100 * rate.share:.0f} %"


def lengths(games: Sequence[Played]) -> list[str]:
    reasons = Counter(game.reason for game in games)
    loser = mean(min(game.glory) for game in games)
    winner = mean(max(game.glory) for game in games)
    ends = ", ".join(
        f"{reason} {100 * count / len(games):.0f} %" for reason, count in reasons.most_common()
    )
    rows = []
    for what, values in (
        ("game turns", [game.turns for game in games]),
        ("decisions", [game.decisions for game in games]),
    ):
        tenths = quantiles(values, n=10)
        row = [mean(values), tenths[0], tenths[4], tenths[8], max(values)]
        rows.append([what, *(f"{value:.0f}" for value in row)])
    return [
        *table(["", "mean", "10 %", "median", "90 %", "most"], rows),
        f"How games end: {ends}. Gallons of Glory at the end: {winner:.1f} against {loser:.1f}.",
        "",
    ]


def drawing(rates: dict[str, Rate]) -> str:
    """Bars with intervals, and the line that no team may pass."""
    names = sorted(rates, key=lambda id: -rates[id].share)
    left, width, step = 130, 400, 34
    height = step * len(names) + 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 30} {height}" '
        'font-family="sans-serif" font-size="13" role="img">',
        "<title>Wins of each team against the field</title>",
        f'<rect width="{left + width + 30}" height="{height}" fill="#fff"/>',
    ]
    for tick in range(0, 101, 20):
        x = left + width * tick // 100
        colour = "#c33" if tick == round(100 * TOO_STRONG) else "#ddd"
        parts.append(f'<path d="M{x} 10V{height - 30}" stroke="{colour}"/>')
        parts.append(
            f'<text x="{x}" y="{height - 12}" text-anchor="middle" fill="#555">{tick} %</text>'
        )
    for place, name in enumerate(names):
        y = 18 + step * place
        low, high = rates[name].interval
        end = left + width * rates[name].share
        parts += [
            f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{name}</text>',
            f'<rect x="{left}" y="{y}" width="{end - left:.1f}" height="20" fill="#6aa5cf"/>',
            f'<path d="M{left + width * low:.1f} {y + 10}H{left + width * high:.1f}" '
            'stroke="#123" stroke-width="2"/>',
        ]
    return "\n".join([*parts, "</svg>", ""])


def put_between_marks(document: str, numbers: str) -> str:
    if BEGIN not in document:
        document = f"{document}\n{BEGIN}\n{END}\n"
    before, _, rest = document.partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n{numbers}\n{END}{after}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How the preset teams do against each other.")
    parser.add_argument("--games", type=int, default=30, help="of each pair on each board and seat")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--out", type=Path, help="a Markdown file; else the numbers are printed")
    asked = parser.parse_args(arguments)
    games = play_all(asked.games, asked.seed, asked.processes)
    command = (
        f"python -m hoarfrost.games.krosmaster.balance --games {asked.games} --seed {asked.seed}"
    )
    out: Path | None = asked.out
    if out is None:
        print(report(games, command, "krosmaster-balance.svg"))
        return
    picture = out.with_suffix(".svg")
    picture.write_text(drawing(team_rates(games)), encoding="utf-8")
    document = out.read_text(encoding="utf-8") if out.exists() else "# Balance\n"
    numbers = report(games, f"{command} --out {out}", picture.name)
    out.write_text(put_between_marks(document, numbers), encoding="utf-8")


if __name__ == "__main__":
    main()
