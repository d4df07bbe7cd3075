"""Reading what the user names, and saving games and progress."""

import os
import secrets
import sys
from datetime import datetime
from pathlib import Path

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import parse_object

STANDARD_INPUT = "-"
FOLDER_VARIABLE = "HOARFROST_GAMES"


class FileError(HoarfrostError):
    """A file cannot be read or written."""


def read_text(name: str) -> str:
    """The text of a file; `-` is the standard input."""
    try:
        if name == STANDARD_INPUT:
            return sys.stdin.read()
        return Path(name).expanduser().read_text("utf-8")
    except OSError as error:
        raise FileError(f"cannot read {name}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise FileError(f"{name} is not a text file (UTF-8)") from error


def read_json(name: str) -> Json:
    return parse_object(read_text(name), name, FileError)


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, so that a lost connection cannot cut a game in half."""
    try:
        if path.parent in (games_folder(), state_folder()):
            path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(path.name + ".part")
        unfinished.write_text(text, "utf-8")
        unfinished.replace(path)
    except OSError as error:
        raise FileError(f"cannot write {path}: {error.strerror or error}") from error


def games_folder() -> Path:
    """Where games go that the user did not name: HOARFROST_GAMES, or the system's place."""
    if os.environ.get(FOLDER_VARIABLE):
        return Path(os.environ[FOLDER_VARIABLE]).expanduser()
    return state_folder() / "games"


def state_folder() -> Path:
    """Where the system wants what a program keeps between two runs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "hoarfrost"


def new_game_file(game: str) -> Path:
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{game}-{moment}-{secrets.token_hex(2)}.json"
