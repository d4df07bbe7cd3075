"""Content as data: the house's own, what players add, and what a saved game needs of it.

Entries are content as plain data (see content_check.py). A game is played with the house's entries
and, on top of them, the extra entries of its options.
"""

from functools import cache
from pathlib import Path
from typing import Final

from hoarfrost.core import messages
from hoarfrost.core.errors import OptionError
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import Content
from hoarfrost.games.krosmaster.files.content_build import build_content
from hoarfrost.games.krosmaster.files.content_check import (
    HOUSE_SECTIONS,
    SECTIONS,
    Place,
    check_sections,
    spells_of,
    types_of,
)
from hoarfrost.games.krosmaster.files.content_error import ContentError
from hoarfrost.games.krosmaster.files.content_folder import Folder
from hoarfrost.games.krosmaster.files.teams import check_team
from hoarfrost.games.krosmaster.words.message import Message

HOUSE: Final = Path(__file__).parents[1] / "content"
FEWEST_MEMBERS: Final = 2  # in 1.x; a ready-made team may be one for those rules

ENTRY_NAMES: Final = {
    "characters": Message('character "{id}"'),
    "summons": Message('summon "{id}"'),
    "rewards": Message('reward "{id}"'),
    "boards": Message('board "{id}"'),
    "teams": Message('team "{id}"'),
}


@cache
def built_in() -> Json:
    """The entries of the house, in normal form."""
    folder = Folder(HOUSE, HOUSE_SECTIONS)
    raw = folder.read()
    for id, spell in raw["common"].items():
        spell["id"] = id
    return check_sections(raw, {}, place_in(folder), folder_name(HOUSE))


def read_folder(path: Path) -> Json:
    """The extra entries in a folder of a player, in normal form."""
    folder = Folder(path, SECTIONS)
    raw = folder.read()
    place = place_in(folder)
    entries = check_sections(raw, built_in(), place, folder_name(path))
    check_presets(entries, place)
    check_conditions(entries, place)
    return entries


def check_entries(entries: object, where: messages.Message) -> Json:
    """Extra entries from anywhere in normal form; `where` names them: "the saved game"."""

    def place(section: str, id: str) -> messages.Message:
        entry = ENTRY_NAMES[section].filled(id=id)
        return Message("{entry} of {where}", entry=entry, where=where)

    if not isinstance(entries, dict):
        raise ContentError(Message("{where} is an object with entries", where=where))
    normal = check_sections(entries, built_in(), place, where)
    check_presets(normal, place)
    return normal


def build(entries: Json) -> Content:
    """The house's content and extra entries (in normal form) for the engine."""
    return build_content(built_in(), entries) if entries else house_content()


@cache
def house_content() -> Content:
    return build_content(built_in(), {})


def with_house(entries: Json) -> Json:
    """The house's entries and the extra ones together, for looking things up."""
    house = built_in()
    return {name: {**house[name], **entries.get(name, {})} for name in house}


def needed(entries: Json, members: list[str], boards: list[str]) -> Json:
    """The extra entries that a game with these characters and boards needs.

    All rewards are needed, since they are for sale in every game.
    """
    kept: Json = {
        "characters": picked(entries, "characters", members),
        "summons": {},
        "rewards": entries.get("rewards", {}),
        "boards": picked(entries, "boards", boards),
    }
    while True:  # a summon may call others
        summons = picked(entries, "summons", named_summons(kept))
        if summons == kept["summons"]:
            return {section: kept[section] for section in kept if kept[section]}
        kept["summons"] = summons


def picked(entries: Json, section: str, ids: list[str]) -> Json:
    return {id: entry for id, entry in entries.get(section, {}).items() if id in ids}


def named_summons(entries: Json) -> list[str]:
    """Which summons the spells of entries call, or count beside a target."""
    names: list[str] = []
    for spell in spells_of(entries):
        for effect in spell["effects"]:
            names += [
                effect[field]
                for field in effect
                if field.endswith(("unit", "unit_adjacent_to_target"))
            ]
    return names


def place_in(folder: Folder) -> Place:
    def place(section: str, id: str) -> messages.Message:
        if (section, id) in folder.files:
            return Message("the file {file}", file=folder.files[section, id])
        file = Message("the file {file}", file=f"{section}.toml")
        if section not in ENTRY_NAMES:  # the house's alone
            return file
        return Message("{entry} of {where}", entry=ENTRY_NAMES[section].filled(id=id), where=file)

    return place


def folder_name(path: Path) -> messages.Message:
    return Message("the content folder {path}", path=str(path))


def check_presets(entries: Json, place: Place) -> None:
    """kros.team: a ready-made team is a legal one."""
    if "teams" not in entries:
        return
    content = build(entries)
    for id, team in entries["teams"].items():
        try:
            check_team(content, team["members"], FEWEST_MEMBERS)
        except OptionError as error:
            where = place("teams", id)
            raise ContentError(
                Message("{where}: {problem}", where=where, problem=error.told)
            ) from error


def check_conditions(entries: Json, place: Place) -> None:
    """Refuse a condition on a type that no character has: it is probably misspelt.

    Only for whole folders. What a saved game holds of one may lack the characters of a type.
    """
    cards = with_house(entries)["characters"].values()
    known = list(dict.fromkeys(type for card in cards for type in card["types"]))
    for section in ("characters", "summons", "rewards"):
        for id, entry in entries.get(section, {}).items():
            for type in types_of({section: {id: entry}}):
                if type not in known:
                    raise ContentError(
                        Message(
                            'a condition in {where} asks for the type "{type}", which no character '
                            "has; {known}",
                            where=place(section, id),
                            type=type,
                            known=suggestion(type, known),
                        )
                    )
