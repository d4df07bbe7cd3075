"""Content as data: the house's own, what players add, and what a saved game needs of it.

Entries are content as plain data (see content_check.py). A game is played with the house's entries
and, on top of them, the extra entries of its options.
"""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from hoarfrost.core import messages
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.runebound.engine.content import Content
from hoarfrost.games.runebound.files.content_build import build_content
from hoarfrost.games.runebound.files.content_check import (
    HOUSE_SECTIONS,
    SECTIONS,
    Place,
    check_sections,
)
from hoarfrost.games.runebound.files.content_error import ContentError
from hoarfrost.games.runebound.files.content_folder import Folder
from hoarfrost.games.runebound.words.message import Message

HOUSE: Final = Path(__file__).parents[1] / "content"
STANDARD_MAP: Final = "isheim"

ENTRY_NAMES: Final = {
    "heroes": Message('hero "{id}"'),
    "market": Message('market card "{id}"'),
    "legends": Message('legend "{id}"'),
    "adventures": Message('adventure card "{id}"'),
    "weather": Message('weather "{id}"'),
    "maps": Message('map "{id}"'),
    "arshan": Message('challenge "{id}"'),
    "dice": Message('dice "{id}"'),
    "tokens": Message('tokens "{id}"'),
}


@cache
def built_in() -> Json:
    """The entries of the house, in normal form."""
    folder = Folder(HOUSE, HOUSE_SECTIONS)
    return check_sections(folder.read(), {}, place_in(folder), folder_name(HOUSE))


def read_folder(path: Path) -> Json:
    """The extra entries in a folder of a player, in normal form."""
    folder = Folder(path, SECTIONS)
    return check_sections(folder.read(), built_in(), place_in(folder), folder_name(path))


def check_entries(entries: object, where: messages.Message) -> Json:
    """Extra entries from anywhere in normal form; `where` names them: "the saved game"."""

    def place(section: str, id: str) -> messages.Message:
        return Message("{entry} of {where}", entry=entry_name(section, id), where=where)

    if not isinstance(entries, dict):
        raise ContentError(Message("{where} is an object with entries", where=where))
    return check_sections(entries, built_in(), place, where)


def build(entries: Json, map_id: str = STANDARD_MAP) -> Content:
    """The house's content and extra entries (in normal form) for the engine, on one map."""
    maps = map_ids(entries)
    if map_id not in maps:
        raise ContentError(
            Message(
                'there is no map "{id}"; {known}',
                id=map_id[:LONGEST_SHOWN],
                known=suggestion(map_id[:LONGEST_SHOWN], maps),
            )
        )
    return build_content(built_in(), entries, map_id) if entries else house_content(map_id)


@cache
def house_content(map_id: str) -> Content:
    return build_content(built_in(), {}, map_id)


def standard_content() -> Content:
    """What a game is played with when nobody has chosen anything."""
    return house_content(STANDARD_MAP)


def map_ids(entries: Json) -> list[str]:
    return [*built_in()["maps"], *entries.get("maps", {})]


def with_house(entries: Json) -> Json:
    """The house's entries and the extra ones together, for looking things up."""
    house = built_in()
    return {name: {**house[name], **entries.get(name, {})} for name in house}


def needed(entries: Json, map_id: str, heroes: Collection[str] | None = None) -> Json:
    """The extra entries that a game on this map needs, with these heroes or with any.

    All cards of the decks are needed, since they can turn up in every game, and with them all
    weather that an event may bring.
    """
    kept: Json = {section: entries.get(section, {}) for section in SECTIONS}
    kept["maps"] = picked(entries, "maps", [map_id])
    if heroes is not None:
        kept["heroes"] = picked(entries, "heroes", heroes)
    return {section: kept[section] for section in kept if kept[section]}


def picked(entries: Json, section: str, ids: Collection[str]) -> Json:
    return {id: entry for id, entry in entries.get(section, {}).items() if id in ids}


def place_in(folder: Folder) -> Place:
    def place(section: str, id: str) -> messages.Message:
        file = Message("the file {file}", file=folder.files[section, id])
        return Message("{entry} of {where}", entry=entry_name(section, id), where=file)

    return place


def entry_name(section: str, id: str) -> Message:
    return ENTRY_NAMES[section].filled(id=id)


def folder_name(path: Path) -> messages.Message:
    return Message("the content folder {path}", path=str(path))
