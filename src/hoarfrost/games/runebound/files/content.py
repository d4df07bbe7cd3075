"""Content as data: the house's own, what players add, and what a saved game needs of it.

Entries are content as plain data (core/content/library.py). A game is played with the house's
entries and, on top of them, the extra entries of its options.
"""

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from hoarfrost.core.content.library import Library, picked
from hoarfrost.core.errors import ContentError
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.runebound.engine.content import Content
from hoarfrost.games.runebound.files.content_build import build_content
from hoarfrost.games.runebound.files.content_check import SECTIONS, check_entry, check_together
from hoarfrost.games.runebound.words.message import Message

HOUSE: Final = Path(__file__).parents[1] / "content"
STANDARD_MAP: Final = "isheim"

LIBRARY: Final = Library(
    HOUSE,
    SECTIONS,
    example="snow_owl",
    check_entry=check_entry,
    check_together=check_together,
)
read_folder: Final = LIBRARY.read_folder
check_entries: Final = LIBRARY.check_entries


def built_in() -> Json:
    """The entries of the house, in normal form."""
    return LIBRARY.house


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


def needed(entries: Json, map_id: str, heroes: Collection[str] | None = None) -> Json:
    """The extra entries that a game on this map needs, with these heroes or with any.

    All cards of the decks are needed, since they can turn up in every game, and with them all
    weather that an event may bring.
    """
    kept: Json = {section.name: entries.get(section.name, {}) for section in SECTIONS}
    kept["maps"] = picked(entries, "maps", [map_id])
    if heroes is not None:
        kept["heroes"] = picked(entries, "heroes", heroes)
    return {section: kept[section] for section in kept if kept[section]}
