"""Which lessons have been taken, in a small file among what the program keeps."""

import json
from pathlib import Path
from typing import Final

from hoarfrost.cli.files import FileError, read_json, state_folder, write_text
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import is_texts

FILE: Final = "lessons.json"


def file() -> Path:
    return state_folder() / FILE


def read() -> Json:
    """The ids of the lessons taken, by game; a file that is missing or damaged tells of none."""
    try:
        return read_json(str(file()))
    except FileError:
        return {}


def done(game: str) -> list[str]:
    lessons = read().get(game)
    return lessons if is_texts(lessons) else []


def add(game: str, lesson: str) -> None:
    """Note that a lesson was taken to its end; raises FileError."""
    taken = done(game)
    if lesson not in taken:
        all_games = {**read(), game: [*taken, lesson]}
        write_text(file(), json.dumps(all_games, indent=2) + "\n")
