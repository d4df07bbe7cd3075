"""A game's content: the entries it comes with, and those that players add.

Entries are content as plain data, by section and id, the same whether files or a saved game hold
them. In their normal form they lie in the order of their ids, and all fields that can be left out
are there. "The house" is here what the game itself comes with.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from hoarfrost.core.content.folder import Folder
from hoarfrost.core.content.part import Part, check_field_names, check_plain, is_id
from hoarfrost.core.content.section import Found, Section
from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN, compact

Ids = Mapping[str, Collection[str]]  # of the house and of what is added, by section


def no_check(entries: Json, house: Json, found: Found) -> None:
    """For content whose entries do not depend on each other."""


@dataclass(frozen=True)
class Library:
    """What a game says of its content, and how it is read from files and saved games.

    The checks of entries as a whole get them in normal form, with those of the house (none if these
    are its own), and as they were found, to name places in errors.
    """

    home: Path  # the folder of the house
    sections: tuple[Section, ...]
    example: str  # the id of an entry of the first section, as somebody might add it
    check_entry: Callable[[str, str, Part, Ids], Json]  # by section and id: its normal form
    check_together: Callable[[Json, Json, Found], None] = no_check
    check_folder: Callable[[Json, Json, Found], None] = no_check  # not for what a saved game holds
    folder: type[Folder] = Folder

    @cached_property
    def all_sections(self) -> dict[str, Section]:
        return {section.name: section for section in self.sections}

    @cached_property
    def open_sections(self) -> dict[str, Section]:
        """Those that players can add to."""
        return {section.name: section for section in self.sections if section.is_open}

    @cached_property
    def house(self) -> Json:
        """The entries of the house, in normal form."""
        return self.normal(self.folder(self.home, self.all_sections, self.example).read(), {})

    def read_folder(self, path: Path) -> Json:
        """The entries in a folder of a player, in normal form."""
        found = self.folder(path, self.open_sections, self.example).read()
        entries = self.normal(found, self.house)
        self.check_folder(entries, self.house, found)
        return entries

    def check_entries(self, entries: object, where: Message) -> Json:
        """Added entries from anywhere in normal form; `where` names them: "the saved game"."""

        def place(section: str, id: str) -> Message:
            entry = self.open_sections[section].entry.filled(id=id)
            return Message("{entry} of {where}", entry=entry, where=where)

        if not isinstance(entries, dict):
            raise ContentError(Message("{where} is an object with entries", where=where))
        return self.normal(Found(entries, where, place), self.house)

    def with_house(self, entries: Json) -> Json:
        """The house's entries and the added ones together, for looking things up."""
        return {name: {**own, **entries.get(name, {})} for name, own in self.house.items()}

    def normal(self, found: Found, house: Json) -> Json:
        """Entries that come on top of the house's; `house` is empty for its own."""
        raw = found.raw
        sections = self.open_sections if house else self.all_sections
        check_field_names(raw, found.where)
        Part(raw, found.where).only(tuple(sections))
        for section in sections.values():
            self.check_section(section, found, house)
        ids = {name: [*house.get(name, {}), *raw.get(name, {})] for name in self.all_sections}
        entries = {
            name: {
                id: self.check_entry(name, id, Part(entry, found.place(name, id)), ids)
                for id, entry in sorted(raw[name].items())
            }
            for name in sections
            if raw.get(name)
        }
        self.check_together(entries, house, found)
        return entries

    def check_section(self, section: Section, found: Found, house: Json) -> None:
        """What holds for entries of any kind: so many, with ids, and plain tables."""
        name = section.name
        entries = found.raw.get(name, {})
        if not isinstance(entries, dict) or len(entries) > section.most:
            raise ContentError(
                Message(
                    '"{name}" of {where} is a table of at most {most} entries',
                    name=name,
                    where=found.where,
                    most=section.most,
                )
            )
        check_field_names(entries, found.where)
        for id, entry in entries.items():
            if not is_id(id):
                raise ContentError(
                    Message(
                        '"{id}" in "{name}" of {where} is no id: write a lower_case word such as '
                        "{example}",
                        id=id[:LONGEST_SHOWN],
                        name=name,
                        where=found.where,
                        example=self.example,
                    )
                )
            place = found.place(name, id)
            check_plain(entry, id, place)
            if not isinstance(entry, dict):
                raise ContentError(
                    Message(
                        "{where} is a table, not {value}",
                        where=place,
                        value=compact(entry)[:LONGEST_SHOWN],
                    )
                )
            if id in house.get(name, {}):
                raise ContentError(
                    Message(
                        "{where} cannot replace the one that the game has: choose another id",
                        where=place,
                    )
                )


def picked(entries: Json, section: str, ids: Collection[str]) -> Json:
    """The entries of a section that have these ids."""
    return {id: entry for id, entry in entries.get(section, {}).items() if id in ids}
