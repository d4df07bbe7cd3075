"""`hoarfrost simulate`: many games between computer players, and who wins how often."""

import argparse

from hoarfrost.cli.command import Command

EXAMPLES = """  hoarfrost simulate claim --players greedy,random --games 1000"""


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    parser.add_argument("game", nargs="?")


def run(args: argparse.Namespace) -> int:
    return 0


COMMAND = Command("simulate", "play many games between computer players", EXAMPLES, add_arguments, run)
