"""`hoarfrost fuzz`: random games, with the laws checked at every action."""

import argparse

from rich.text import Text

from hoarfrost.cli.command import Command, add_language, lines, make_console, make_progress
from hoarfrost.cli.option_flags import add_game, given_options
from hoarfrost.cli.option_sets import random_options
from hoarfrost.core.game import Game
from hoarfrost.core.laws import LawBroken, Report, fuzz
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.translator import Translator
from hoarfrost.registry import kit_of, load_game

EXAMPLES = lines(
    """  hoarfrost fuzz {game} --plies 200000 --seed 7     random options and numbers of seats
  hoarfrost fuzz {game} --set OPTION=VALUE          one set of options"""
)
BROKEN = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--plies", type=int, default=10_000, help="number of actions (default: 10000)"
    )
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: varied)")
    parser.add_argument("--seed", default="1", help="decides everything (default: 1)")
    parser.add_argument(
        "--sets",
        type=int,
        default=60,
        help="number of random option sets if you give none (default: 60)",
    )
    parser.add_argument(
        "--rate",
        type=float,
        default=0.1,
        help="share of actions with the costly checks (default: 0.1)",
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    t = Translator(args.lang)
    console = make_console()
    games = games_to_try(args)
    progress = make_progress()
    try:
        with progress:
            task = progress.add_task(t("actions"), total=args.plies)

            def tell(report: Report) -> None:
                progress.update(task, completed=min(report.plies, args.plies))

            report = fuzz(games, args.plies, args.seed, rate=args.rate, progress=tell)
    except LawBroken as broken:
        console.print(Text(str(broken), style="bold red"), soft_wrap=True)
        return BROKEN
    console.print(Text(t("All laws held: {report}", report=report)))
    console.print(Text(t("Option sets: {n}", n=len(games))))
    return 0


def games_to_try(args: argparse.Namespace) -> list[Game]:
    given = given_options(args, args.game)
    if given:
        return [load_game(args.game, args.seats, **given)]
    rng = rng_from_seed(f"option sets {args.seed}")
    kit = kit_of(args.game)
    numbers = range(kit.least_seats, kit.most_seats + 1)
    sets = [{}, *(random_options(kit, rng) for _ in range(args.sets - 1))]
    return [
        load_game(kit.name, args.seats or numbers[n % len(numbers)], **chosen)
        for n, chosen in enumerate(sets)
    ]


COMMAND = Command(
    "fuzz",
    "play random games and check that the laws of every game hold",
    EXAMPLES,
    add_arguments,
    run,
    takes_options=True,
)
