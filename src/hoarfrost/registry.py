"""Which games there are: every kit that an installed package offers as an entry point."""

import importlib
import logging
from functools import cache
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from hoarfrost.core.errors import HoarfrostError, PositionError
from hoarfrost.core.game import Game, State
from hoarfrost.core.kit import GameKit, KitError
from hoarfrost.core.loader import use_loader
from hoarfrost.core.nearest import did_you_mean
from hoarfrost.core.reading import is_whole

GROUP: Final = "hoarfrost.games"

log = logging.getLogger(__name__)

_kits: dict[str, GameKit] = {}  # those in use: loaded, or registered by hand


class UnknownGame(HoarfrostError):  # noqa: N818 - the name people's programs will catch
    """No game has this name."""


@cache
def offered() -> dict[str, EntryPoint]:
    """The entry points of all kits that are installed, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda e: e.name)}


def game_names() -> list[str]:
    """The games that can be played; one whose package is broken is left out with a warning."""
    return [name for name in dict.fromkeys([*offered(), *_kits]) if is_sound(name)]


@cache
def is_sound(name: str) -> bool:
    try:
        kit_of(name)
    except (Exception, SystemExit) as error:  # a package from outside may fail in any way
        log.warning("the game %s cannot be loaded: %s", name, error)
        return False
    return True


def first_game() -> str:
    """The game that is meant where nobody names one."""
    return game_names()[0]


def kit_of(name: str) -> GameKit:
    """The kit of the game of this name, loaded when somebody first asks for it."""
    if name not in _kits:
        if name not in offered():
            raise UnknownGame(f"there is no game {name!r}; {did_you_mean(name, game_names())}")
        _kits[name] = sound(offered()[name].load(), name)
    return _kits[name]


def kits() -> list[GameKit]:
    return [kit_of(name) for name in game_names()]


def kit_of_rule(rule_id: str) -> GameKit:
    """The game whose rule this is, by the beginning of its id, or the game of that name."""
    prefix = rule_id.partition(".")[0]
    for kit in kits():
        if kit.rule_prefix == prefix:
            return kit
    return kit_of(prefix)  # tells which games there are


def sound(kit: object, name: str) -> GameKit:
    if not isinstance(kit, GameKit):
        raise KitError(f"the entry point {name} of {GROUP} names {kit!r}, which is not a GameKit")
    if kit.name != name:
        raise KitError(f"the entry point {name} of {GROUP} has a kit with the name {kit.name}")
    speech = kit.speech
    for message in (speech.TITLE, speech.SUBTITLE, speech.ABOUT):
        message.text()
    kit.web_files()
    if not (resources.files(kit.package) / "words" / "rulebook.toml").is_file():
        raise KitError(f"{kit.package} has no words/rulebook.toml")
    len(kit.course)  # which is read, and refused if its form is wrong
    return kit


def register(kit: GameKit) -> None:
    """Add a game by hand, for tests and designers."""
    _kits[kit.name] = kit
    is_sound.cache_clear()


def forget(name: str) -> None:
    """Take back `register`."""
    _kits.pop(name, None)
    is_sound.cache_clear()


def register_package(package: str) -> GameKit:
    """Add the game of a package, for a new process whose parent has registered it by hand."""
    kit: object = importlib.import_module(package).KIT
    if not isinstance(kit, GameKit):
        raise KitError(f"{package}.KIT is {kit!r}, not a GameKit")
    register(kit)
    return kit


def load_game(name: str, /, seats: int | None = None, **options: object) -> Game:
    """The game with these options (else their defaults) and seats (else its least)."""
    kit = kit_of(name)
    return kit.make_game(options, kit.check_seats(seats))


def load_position(position: object) -> State:
    """The state of a position, which names its game, its seats and its options."""
    if not isinstance(position, dict):
        raise PositionError(f"a position is a JSON object, not {type(position).__name__}")
    if "game" not in position:
        known = ", ".join(game_names())
        raise PositionError(
            f'the position does not say of which game it is: add "game", one of {known}'
        )
    name = position["game"]
    if not isinstance(name, str):
        raise PositionError(f'"game" of a position is the name of a game, not {name!r}')
    options = position.get("options", {})
    if not isinstance(options, dict):
        raise PositionError(f'"options" of a position is an object, not {options!r}')
    seats = position.get("seats")
    if seats is not None and not is_whole(seats):
        raise PositionError(f'"seats" of a position is a whole number, not {seats!r}')
    return load_game(name, seats, **options).from_json(position)


use_loader(load_game)
