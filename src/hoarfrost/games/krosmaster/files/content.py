"""Content as data: the house's own, what players add, and what a saved game needs of it.

Entries are content as plain data (core/content/library.py). A game is played with the house's
entries and, on top of them, the extra entries of its options.
"""

from functools import cache
from pathlib import Path
from typing import Final

from hoarfrost.core.content.library import Library, picked
from hoarfrost.core.content.section import Found
from hoarfrost.core.errors import ContentError, OptionError
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import Content
from hoarfrost.games.krosmaster.files.content_build import build_content
from hoarfrost.games.krosmaster.files.content_check import (
    SECTIONS,
    check_card_ids,
    check_entry,
    check_spell_ids,
    check_types,
    spells_of,
    types_of,
)
from hoarfrost.games.krosmaster.files.content_folder import BoardFolder
from hoarfrost.games.krosmaster.files.teams import check_team
from hoarfrost.games.krosmaster.words.message import Message

HOUSE: Final = Path(__file__).parents[1] / "content"
FEWEST_MEMBERS: Final = 2  # in 1.x; a ready-made team may be one for those rules


def check_together(entries: Json, house: Json, found: Found) -> None:
    check_card_ids(entries, house, found)
    check_spell_ids(entries, house, found)
    check_types(entries, house, found.where)
    if house:
        check_presets(entries, found)


def check_presets(entries: Json, found: Found) -> None:
    """kros.team: a ready-made team is a legal one."""
    if "teams" not in entries:
        return
    content = build(entries)
    for id, team in entries["teams"].items():
        try:
            check_team(content, team["members"], FEWEST_MEMBERS)
        except OptionError as error:
            where = found.place("teams", id)
            raise ContentError(
                Message("{where}: {problem}", where=where, problem=error.told)
            ) from error


def check_conditions(entries: Json, house: Json, found: Found) -> None:
    """Refuse a condition on a type that no character has: it is probably misspelt.

    Only for whole folders. What a saved game holds of one may lack the characters of a type.
    """
    cards = [*house["characters"].values(), *entries.get("characters", {}).values()]
    known = list(dict.fromkeys(type for card in cards for type in card["types"]))
    for section in ("characters", "summons", "rewards"):
        for id, entry in entries.get(section, {}).items():
            for type in types_of({section: {id: entry}}):
                if type not in known:
                    raise ContentError(
                        Message(
                            'a condition in {where} asks for the type "{type}", which no character '
                            "has; {known}",
                            where=found.place(section, id),
                            type=type,
                            known=suggestion(type, known),
                        )
                    )


LIBRARY: Final = Library(
    HOUSE,
    SECTIONS,
    example="snow_owl",
    check_entry=check_entry,
    check_together=check_together,
    check_folder=check_conditions,
    folder=BoardFolder,
)
read_folder: Final = LIBRARY.read_folder
check_entries: Final = LIBRARY.check_entries


def built_in() -> Json:
    """The entries of the house, in normal form."""
    return LIBRARY.house


def build(entries: Json) -> Content:
    """The house's content and extra entries (in normal form) for the engine."""
    return build_content(built_in(), entries) if entries else house_content()


@cache
def house_content() -> Content:
    return build_content(built_in(), {})


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
