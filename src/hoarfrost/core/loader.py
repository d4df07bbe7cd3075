"""How core comes to a game by its name. Core knows no game: the registry says who can load them."""

from collections.abc import Callable

from hoarfrost.core.game import Game

GameLoader = Callable[..., Game]  # called as load(name, seats, **options)

_loaders: list[GameLoader] = []


def use_loader(loader: GameLoader) -> None:
    """Let this function load games for records."""
    _loaders[:] = [loader]


def default_loader() -> GameLoader:
    if not _loaders:
        raise RuntimeError("no loader of games is set; import hoarfrost.registry first")
    return _loaders[0]
