"""A folder of content in which a board may have its map in a text file beside it."""

from collections.abc import Mapping
from pathlib import Path, PurePosixPath, PureWindowsPath

from hoarfrost.core.content.folder import Folder
from hoarfrost.core.content.section import Section
from hoarfrost.core.errors import ContentError
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.games.krosmaster.words.message import Message


class BoardFolder(Folder):
    def __init__(self, path: Path, sections: Mapping[str, Section], example: str) -> None:
        super().__init__(path, sections, example)
        self.maps: set[Path] = set()
        self.named: set[Path] = set()

    def read_section(self, section: Section, folder: Path) -> None:
        super().read_section(section, folder)
        for path in sorted(self.maps - self.named):
            raise ContentError(
                Message('no board names {file} as its "map_file"', file=self.name(path))
            )

    def read_file(self, section: Section, path: Path) -> None:
        if section.name == "boards" and path.suffix == ".txt":
            self.maps.add(path)
            return
        super().read_file(section, path)
        if section.name == "boards" and "map_file" in self.raw["boards"][path.stem]:
            self.put_map(self.raw["boards"][path.stem], path)

    def put_map(self, entry: Json, path: Path) -> None:
        """Put the map from the file that a board names into the entry."""
        name = entry.pop("map_file")
        if "map" in entry:
            raise ContentError(
                Message('{file} has a "map" and a "map_file": one is enough', file=self.name(path))
            )
        if not isinstance(name, str) or not is_plain_name(name):
            raise ContentError(
                Message(
                    '"map_file" of {file} names {name}; it can only be a text file beside the '
                    "board, named without a folder, such as map.txt",
                    file=self.name(path),
                    name=repr(name)[:LONGEST_SHOWN],
                )
            )
        entry["map"] = self.text_of(path.with_name(name))
        self.named.add(path.with_name(name))


def is_plain_name(name: str) -> bool:
    """Whether this is the bare name of a text file, on every system."""
    return (
        name.endswith(".txt")
        and name.isprintable()
        and name not in (".", "..")
        and PurePosixPath(name).name == name
        and PureWindowsPath(name).name == name
    )
