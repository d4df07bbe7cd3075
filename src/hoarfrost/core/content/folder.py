"""A folder of content on disk, read into raw entries. Nothing outside the folder is ever read."""

import re
import tomllib
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Final

from hoarfrost.core.content.section import Found, Lies, Section
from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import Message
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN

MOST_FILES: Final = 200
LARGEST_FILE: Final = 64 * 1024  # bytes
LEFT_ALONE: Final = ("README.md", "LICENSE")
AT_LINE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


class Folder:
    """The files of a content folder, and what was found in them.

    `example` is the id of an entry that somebody might add.
    """

    def __init__(self, path: Path, sections: Mapping[str, Section], example: str) -> None:
        self.path = path
        self.sections = sections
        self.example = example
        self.raw: Json = {}
        self.files: dict[tuple[str, str], str] = {}  # the file of an entry
        self.seen = 0

    def read(self) -> Found:
        if not self.path.is_dir():
            raise ContentError(Message("there is no folder {path}", path=str(self.path)))
        every = self.sections.items()
        folders = {name: section for name, section in every if section.lies != Lies.TOGETHER}
        tables = {f"{name}.toml": section for name, section in every if section.lies != Lies.APART}
        for path in self.listed(self.path):
            if path.name in folders:
                self.read_section(folders[path.name], path)
            elif path.name in tables:
                self.add_table(tables[path.name], path)
            else:
                raise self.unknown(path, [*(f"{name}/" for name in folders), *tables])
        if not any(self.raw.values()):
            raise ContentError(
                Message(
                    "the folder {path} holds no content: put a file such as {file} into it",
                    path=str(self.path),
                    file=self.example_file(),
                )
            )
        where = Message("the content folder {path}", path=str(self.path))
        return Found(self.raw, where, self.place)

    def example_file(self) -> str:
        section = next(iter(self.sections.values()))
        name = section.name
        return f"{name}/{self.example}.toml" if section.lies == Lies.APART else f"{name}.toml"

    def place(self, section: str, id: str) -> Message:
        """Where an entry lies, for errors."""
        file = Message("the file {file}", file=self.files[section, id])
        if self.sections[section].lies == Lies.APART:
            return file
        entry = self.sections[section].entry.filled(id=id)
        return Message("{entry} of {where}", entry=entry, where=file)

    def listed(self, folder: Path) -> list[Path]:
        """What lies in a folder, by name, without what systems and authors put there besides."""
        try:
            found = list(islice(folder.iterdir(), MOST_FILES + 1))
        except OSError as error:
            raise self.unreadable(folder, error) from error
        found = [path for path in found if not path.name.startswith(".")]
        self.seen += len(found)
        if self.seen > MOST_FILES:
            raise ContentError(
                Message(
                    "the folder {path} holds more than {most} files",
                    path=str(self.path),
                    most=MOST_FILES,
                )
            )
        return sorted(path for path in found if path.name not in LEFT_ALONE)

    def read_section(self, section: Section, folder: Path) -> None:
        self.check_inside(folder)
        if not folder.is_dir():
            raise ContentError(Message("{file} is a folder, not a file", file=self.name(folder)))
        for path in self.listed(folder):
            self.read_file(section, path)

    def read_file(self, section: Section, path: Path) -> None:
        """A file in the folder of a section."""
        if path.suffix != ".toml":
            raise self.unknown(path, [f"{section.name}/<id>.toml"])
        if section.lies == Lies.APART:
            self.add(section, path.name.removesuffix(".toml"), self.parsed(path), path)
        else:
            self.add_table(section, path)

    def add_table(self, section: Section, path: Path) -> None:
        for id, entry in self.parsed(path).items():
            self.add(section, id, entry, path)

    def add(self, section: Section, id: str, entry: object, path: Path) -> None:
        if (section.name, id) in self.files:
            raise ContentError(
                Message(
                    '"{id}" is in {file} and in {other}: give one of them another id',
                    id=id[:LONGEST_SHOWN],
                    file=self.files[section.name, id],
                    other=self.name(path),
                )
            )
        self.files[section.name, id] = self.name(path)
        self.raw.setdefault(section.name, {})[id] = entry

    def parsed(self, path: Path) -> Json:
        text = self.text_of(path)
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise self.not_toml(path, text, str(error)) from error
        except (ValueError, RecursionError) as error:  # thousands of digits or brackets
            raise ContentError(
                Message("{what}: a text or a number in it cannot be read", what=self.name(path))
            ) from error

    def not_toml(self, path: Path, text: str, problem: str) -> ContentError:
        place = AT_LINE.search(problem)
        line = int(place[1]) if place else text.count("\n") + 1
        return ContentError(
            Message(
                "line {line} of {file} is not valid TOML: {problem}",
                line=line,
                file=self.name(path),
                problem=problem[:LONGEST_SHOWN],
            )
        )

    def text_of(self, path: Path) -> str:
        self.check_inside(path)
        if not path.is_file():
            raise ContentError(Message("there is no file {file}", file=self.name(path)))
        try:
            with path.open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
        except OSError as error:
            raise self.unreadable(path, error) from error
        if len(data) > LARGEST_FILE:
            raise ContentError(
                Message(
                    "{file} is larger than {most} kB",
                    file=self.name(path),
                    most=LARGEST_FILE // 1024,
                )
            )
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise ContentError(
                Message("{file} is not a text in UTF-8", file=self.name(path))
            ) from error

    def check_inside(self, path: Path) -> None:
        """A link may lead anywhere; it is followed only to what lies in the folder as well."""
        try:
            is_inside = path.resolve().is_relative_to(self.path.resolve())
        except (OSError, RuntimeError) as error:  # a link to itself
            raise self.unreadable(path, error) from error
        if not is_inside:
            raise ContentError(
                Message(
                    "{file} leads out of the content folder, which can only use its own files",
                    file=self.name(path),
                )
            )

    def unknown(self, path: Path, known: list[str]) -> ContentError:
        name = self.name(path)
        return ContentError(
            Message(
                "unknown file {file}; {known}",
                file=name[:LONGEST_SHOWN],
                known=suggestion(name, known),
            )
        )

    def unreadable(self, path: Path, error: Exception) -> ContentError:
        return ContentError(
            Message(
                "{file} cannot be read: {problem}",
                file=self.name(path),
                problem=getattr(error, "strerror", None) or str(error)[:LONGEST_SHOWN],
            )
        )

    def name(self, path: Path) -> str:
        """A path as people write it: from the folder on."""
        if path == self.path:
            return str(path)
        return path.relative_to(self.path).as_posix()
