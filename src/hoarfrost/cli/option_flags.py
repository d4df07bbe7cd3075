"""The options of a game as flags of a command: `--rounds 5`, or `--set rounds=5`."""

import argparse
from collections.abc import Sequence

from hoarfrost.core.errors import OptionError
from hoarfrost.core.options import Flag, OneOf, Option
from hoarfrost.registry import first_game, game_names, kit_of

DEST = "option_"


def game_in(argv: Sequence[str]) -> str:
    """The game that a command line is about; the flags depend on it before they can be parsed."""
    known = game_names()
    return next((word for word in argv[1:] if word in known), first_game())


def add_game(parser: argparse.ArgumentParser) -> None:
    default = first_game()
    parser.add_argument("game", nargs="?", default=default, help=f"the game (default: {default})")


def add_option_flags(parser: argparse.ArgumentParser, game: str) -> None:
    group = parser.add_argument_group(f"options of {game}")
    for option in kit_of(game).options:
        flag = "--" + option.name.replace("_", "-")
        about = described(option).replace("%", "%%")
        if isinstance(option.kind, Flag):
            group.add_argument(
                flag,
                dest=DEST + option.name,
                action=argparse.BooleanOptionalAction,
                default=None,
                help=about,
            )
        else:
            name = option.name.upper()
            group.add_argument(flag, dest=DEST + option.name, metavar=name, help=about)
    group.add_argument(
        "--set",
        dest="settings",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="any option by its name in positions and records; may be repeated",
    )


def described(option: Option) -> str:
    """What an option is about, and what it can be."""
    about = f"{option.title.text()}."
    if option.doc is not None:
        about = option.doc.text()
    if isinstance(option.kind, OneOf):
        values = [f"{value} ({name.text()})" for value, name in option.kind.names.items()]
        return f"{about} One of: {', '.join(values)}."
    names = [
        str(name)
        for part in option.kind.json_schema("en").get("oneOf", [])
        for name in part.get("enum", [])
    ]
    return f"{about} One of: {', '.join(names)}; or a list with commas." if names else about


def given_options(args: argparse.Namespace, game: str) -> dict[str, object]:
    """The options that the command line gives, as the game will check them."""
    options = kit_of(game).options
    given: dict[str, object] = {}
    for option in options:
        value = getattr(args, DEST + option.name, None)
        if value is not None:
            given[option.name] = option.kind.parse(value) if isinstance(value, str) else value
    for setting in args.settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise OptionError(f"--set {setting}: write it as --set option=value")
        option = options[name.strip().replace("-", "_")]
        if option.name in given:
            raise OptionError(f"option {option.name} is given twice")
        given[option.name] = option.kind.parse(value)
    return given
