"""`hoarfrost simulate`: many games between computer players, and who wins how often."""

import argparse
import json
import multiprocessing
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import FrameType

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hoarfrost.cli.command import Command, add_language, lines, make_console, make_progress
from hoarfrost.cli.option_flags import add_game, given_options
from hoarfrost.core.formats import fixed, number, percent
from hoarfrost.core.game import Game
from hoarfrost.core.kit import GameKit
from hoarfrost.core.levels import TITLES
from hoarfrost.core.messages import Share
from hoarfrost.core.plain import Json
from hoarfrost.core.translator import Translator
from hoarfrost.lab.simulate import Simulation, Tally, check_players, simulate
from hoarfrost.players.by_name import PLAYERS
from hoarfrost.registry import kit_of, load_game

EXAMPLES = lines(
    """  hoarfrost simulate {game} --games 1000                fox against snowflakes
  hoarfrost simulate {game} --players PLAYER,PLAYER      one per seat
  hoarfrost simulate {game} --games 5000 --seed 7 --json"""
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players",
        metavar="NAMES",
        help=f"one per seat, with commas: {', '.join(TITLES)}, {', '.join(PLAYERS)}, search:500 "
        "(default: the usual level against the weakest)",
    )
    parser.add_argument("--games", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--processes", type=int, help="how many at a time (default: all cores)")
    parser.add_argument("--seed", default="0", help="decides everything (default: 0)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    t = Translator(args.lang)
    options = given_options(args, args.game)
    kit = kit_of(args.game)
    players = players_of(args.players, kit)
    check_players(args.game, players)
    rules = load_game(args.game, len(players), **options)
    for warning in kit.speech.warnings(rules.options):
        print(warning.text(t.lang), file=sys.stderr)
    start = monotonic()
    progress = make_progress()
    with progress:
        task = progress.add_task(t("games"), total=args.games)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        with interruptible():
            result = simulate(
                args.game, options, players, args.games, args.seed, args.processes, progress=tell
            )
    seconds = monotonic() - start
    if args.json:
        print(json.dumps(figures(result, rules, args.seed), indent=2))
    else:
        show(make_console(), result, seconds, args.seed, t)
    return 0


def players_of(text: str | None, kit: GameKit) -> list[str]:
    if text is None:
        return [kit.default_level, *[kit.levels[0].id] * (kit.least_seats - 1)]
    return [name.strip() for name in text.split(",")]


@contextmanager
def interruptible() -> Iterator[None]:
    """Let an interrupt end the games at work too, instead of waiting for them."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        for process in multiprocessing.active_children():
            process.kill()
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def show(console: Console, result: Simulation, seconds: float, seed: str, t: Translator) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    table.add_column(t("Player"))
    for title in (t("Games"), t("Wins"), t("Draws"), t("Losses"), t("Win rate")):
        table.add_column(title, justify="right")
    table.add_column(t("{share} interval", share=Share(0.95)), justify="right")
    has_ranks = len(result.players) > 2
    if has_ranks:
        table.add_column(t("Mean rank"), justify="right")
    for player in result.players:
        rank = [Text(fixed(player.mean_rank, 2, t.lang))] if has_ranks else []
        table.add_row(
            Text(player.name, style="bold"), *cells(player.total, t.lang), *rank, style="bold"
        )
        for seat, tally in enumerate(player.by_seat):
            name = Text("  " + t("Seat {seat}", seat=seat))
            table.add_row(name, *cells(tally, t.lang), style="dim")
    console.print(table)
    console.print()
    ends = [f"{reason} {number(n, t.lang)}" for reason, n in result.reasons.most_common()]
    console.print(Text(t("How they ended: {ends}", ends=ends)))
    duration = fixed(seconds, 1, t.lang)
    summary = t.plural(
        "{n} game, {seconds} s, seed {seed}",
        "{n} games, {seconds} s, seed {seed}",
        n=result.games,
        seconds=duration,
        seed=seed,
    )
    console.print(Text(summary, style="dim"))


def cells(tally: Tally, lang: str) -> list[Text]:
    low, rate, high = (
        percent(share, lang, places=1)
        for share in (tally.interval[0], tally.win_rate, tally.interval[1])
    )
    counts = (tally.games, tally.wins, tally.draws, tally.losses)
    return [*(Text(number(n, lang)) for n in counts), Text(rate), Text(f"{low} - {high}")]


def figures(result: Simulation, rules: Game, seed: str) -> Json:
    return {
        "game": rules.name,
        "options": rules.options,
        "seed": seed,
        "games": result.games,
        "decisions": result.decisions,
        "reasons": dict(result.reasons),
        "players": [
            {
                "name": player.name,
                **tally_figures(player.total),
                "ranks": player.ranks,
                "seats": [tally_figures(tally) for tally in player.by_seat],
                "win_reasons": dict(player.win_reasons),
            }
            for player in result.players
        ],
    }


def tally_figures(tally: Tally) -> Json:
    return {
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "win_rate": tally.win_rate,
        "interval": list(tally.interval),
    }


COMMAND = Command(
    "simulate",
    "play many games between computer players",
    EXAMPLES,
    add_arguments,
    run,
    "Play many games between computer players. Each deal is played once in each seating.",
    takes_options=True,
)
