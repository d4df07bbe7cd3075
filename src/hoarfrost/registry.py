"""Which games there are. A new game is a new package and one line here.

The package of a game gives `OPTIONS` (an OptionList), `make_game(options)`, a `rulebook.toml` and,
for the table, a module `speech`; it is imported when somebody first asks for the game.
"""

import importlib
from types import ModuleType

from hoarfrost.core.errors import HoarfrostError, PositionError
from hoarfrost.core.game import Game, Json, State
from hoarfrost.core.loader import use_loader
from hoarfrost.core.nearest import did_you_mean
from hoarfrost.core.options import OptionList
from hoarfrost.core.rulebook import Rulebook, load_rulebook

GAMES: dict[str, str | ModuleType] = {
    "claim": "hoarfrost.claim",
}


class UnknownGame(HoarfrostError):  # noqa: N818 - the name people's programs will catch
    """No game has this name."""


def game_names() -> list[str]:
    return list(GAMES)


def register(name: str, module: str | ModuleType) -> None:
    """Add a game, for tests and designers: its module, or the dotted name of one."""
    GAMES[name] = module


def game_module(name: str) -> ModuleType:
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; {did_you_mean(name, GAMES)}")
    module = GAMES[name]
    return importlib.import_module(module) if isinstance(module, str) else module


def options_of(name: str) -> OptionList:
    options: OptionList = game_module(name).OPTIONS
    return options


def rulebook_of(name: str) -> Rulebook:
    return load_rulebook(game_module(name).__name__)


def speech_of(name: str) -> ModuleType:
    """What a table needs to say about a game, in words: the game's module `speech`."""
    module = game_module(name)
    speech: ModuleType = module.speech
    return speech


def load_game(name: str, /, **options: object) -> Game:
    """The game of this name with these options; what is not given has its default."""
    game: Game = game_module(name).make_game(options)
    return game


def load_position(position: Json) -> State:
    """The state of a position, which names its game and its options (default: all defaults)."""
    if not isinstance(position, dict):
        raise PositionError(f"a position is a JSON object, not {type(position).__name__}")
    if "game" not in position:
        raise PositionError(
            f'the position does not say of which game it is: add "game", one of {", ".join(GAMES)}'
        )
    name = position["game"]
    if not isinstance(name, str):
        raise PositionError(f'"game" of a position is the name of a game, not {name!r}')
    options = position.get("options", {})
    if not isinstance(options, dict):
        raise PositionError(f'"options" of a position is an object, not {options!r}')
    return load_game(name, **options).from_json(position)


use_loader(load_game)
