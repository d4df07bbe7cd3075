"""`hoarfrost serve`: the table in the browser."""

import argparse
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from hoarfrost.cli.command import Command, add_language, lines, make_console
from hoarfrost.core.errors import OptionError
from hoarfrost.core.messages import Message
from hoarfrost.core.translator import Translator
from hoarfrost.registry import kit_of, kits

if TYPE_CHECKING:
    from hoarfrost.table.windows import Rhythm

CONTENT = "content"  # the option of a game that takes things of one's own
DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8765
THIS_COMPUTER = "127.0.0.1,::1"
# For tests, which cannot wait as long as people can.
PAUSE_VARIABLE = "HOARFROST_PAUSE_MS"
ABSENCE_VARIABLE = "HOARFROST_ABSENCE_MS"

EXAMPLES = lines(
    """  hoarfrost serve                              the same as hoarfrost alone
  hoarfrost serve --port 9000 --no-browser
  hoarfrost serve --host 0.0.0.0               for everybody in your network
  hoarfrost serve --database sqlite:///games.db
  hoarfrost serve --content GAME=my_folder     with things of your own in a game
  hoarfrost serve --proxy --allowed-host games.example.org"""
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default=DEFAULT_HOST,
        help=f"address to listen on (default: {DEFAULT_HOST}, only this computer)",
    )
    parser.add_argument(
        "--port",
        type=int,
        metavar="N",
        help=f"port (default: {DEFAULT_PORT}, or the next free one)",
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        default=f"sqlite:///{default_file()}",
        help="where games are kept: sqlite:///FILE (default: %(default)s)",
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        metavar="NAME",
        default=[],
        help="a further name by which browsers may call this server; can be given several times",
    )
    parser.add_argument(
        "--proxy",
        nargs="?",
        const=THIS_COMPUTER,
        metavar="ADDRESS",
        help="believe the X-Forwarded-For of a proxy at this address (default: on this computer)",
    )
    parser.add_argument(
        "--keep-waiting",
        type=days,
        metavar="DAYS",
        default=7,
        help="how long tables wait for people who do not come (default: %(default)s)",
    )
    parser.add_argument(
        "--keep-finished",
        type=days,
        metavar="DAYS",
        default=90,
        help="how long games stay after their last move (default: %(default)s)",
    )
    parser.add_argument(
        "--content",
        action="append",
        metavar="[GAME=]DIR",
        default=[],
        help="a folder of characters, boards and the like of your own, for all new tables",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--max-connections",
        type=int,
        metavar="N",
        default=200,
        help="connections of one address at a time (default: %(default)s)",
    )
    parser.add_argument(
        "--max-requests",
        type=int,
        metavar="N",
        default=120,
        help="requests of one address a minute that change something (default: %(default)s)",
    )
    parser.add_argument(
        "--fresh-pages",
        action="store_true",
        help="read the browser's files anew for each request (for whoever works on them)",
    )
    add_language(parser)


def days(text: str) -> float:
    number = float(text)
    if not number > 0:
        raise argparse.ArgumentTypeError("a number of days above 0")
    return number


def default_file() -> Path:
    """Where the games of this user lie."""
    home = os.environ.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return folder / "hoarfrost" / "tables.db"


def run(args: argparse.Namespace) -> int:
    # A second to import, which the other commands need not pay.
    from hoarfrost.table.app import Settings
    from hoarfrost.table.hosts import Hosts
    from hoarfrost.table.limits import Limits
    from hoarfrost.table.pages import load_pages, read_pages
    from hoarfrost.table.retention import Retention
    from hoarfrost.table.serving import serve
    from hoarfrost.table.windows import Rhythm

    t = Translator(args.lang)
    console = make_console()
    for content in args.content:
        add_content(content)
    if args.database == f"sqlite:///{default_file()}":
        default_file().parent.mkdir(parents=True, exist_ok=True)

    def say(address: str) -> None:
        console.print(Text(t("The table is at {address}", address=address)), soft_wrap=True)
        console.print(Text(t("Press Ctrl-C to stop; all games are saved."), style="dim"))

    settings = Settings(
        database=args.database,
        rhythm=rhythm_of(os.environ, Rhythm()),
        limits=Limits(connections=args.max_connections, requests_a_minute=args.max_requests),
        hosts=Hosts(args.host, args.allowed_host),
        proxies=tuple(args.proxy.split(",")) if args.proxy else (),
        retention=Retention(args.keep_waiting, args.keep_finished),
        pages=read_pages if args.fresh_pages else load_pages,
    )
    serve(settings, args.host, args.port, DEFAULT_PORT, say, not args.no_browser)
    return 0


def add_content(given: str) -> None:
    """Read a folder of content and let every new table have it."""
    name, equals, folder = given.rpartition("=")
    takers = [kit for kit in kits() if CONTENT in kit.options]
    if equals:
        takers = [kit for kit in [kit_of(name)] if CONTENT in kit.options]
    if len(takers) != 1:
        known = [kit.name for kit in kits() if CONTENT in kit.options]
        raise OptionError(
            Message(
                "--content {given}: write it as GAME=DIR, with one of these games: {games}",
                given=given,
                games=known,
            )
        )
    options = takers[0].options
    options.prefer(CONTENT, options[CONTENT].kind.parse(folder))


def rhythm_of(environment: Mapping[str, str], rhythm: "Rhythm") -> "Rhythm":
    """The rhythm with the times that the environment names, in milliseconds."""
    pause, absence = environment.get(PAUSE_VARIABLE, ""), environment.get(ABSENCE_VARIABLE, "")
    if pause.isdecimal():
        seconds = int(pause) / 1000
        hesitations = (seconds,) if seconds else ()
        rhythm = replace(rhythm, window=seconds, card=seconds, hesitations=hesitations)
    if absence.isdecimal():
        seconds = int(absence) / 1000
        rhythm = replace(rhythm, absence=seconds, absence_at_start=seconds)
    return rhythm


COMMAND = Command("serve", "play in the browser (the default)", EXAMPLES, add_arguments, run)
