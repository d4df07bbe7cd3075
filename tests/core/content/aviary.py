"""The content of a game that does not exist, with a section of each kind."""

from pathlib import Path

from hoarfrost.core.content.library import Ids, Library
from hoarfrost.core.content.part import Part
from hoarfrost.core.content.section import Found, Lies, Section
from hoarfrost.core.errors import ContentError
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json

SECTIONS = (
    Section("birds", 3, Message('bird "{id}"'), Lies.APART),
    Section("songs", 9, Message('song "{id}"'), Lies.SPREAD),
    Section("nests", 9, Message('nest "{id}"')),
    Section("winds", 4, Message('wind "{id}"'), is_open=False),
)
HOUSE = {
    "birds/robin.toml": 'name = "Robin"\neggs = 5\n',
    "songs.toml": '[chirp]\nname = "Chirp"\nby = ["robin"]\n',
    "winds.toml": "[north]\n",
}
WAGTAIL = 'name = "Wagtail"\neggs = 4\n'
TRILL = '[trill]\nname = "Trill"\nby = ["robin"]\n'
NEST = '[hollow]\nname = "Hollow"\n'


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def check_entry(section: str, id: str, part: Part, ids: Ids) -> Json:
    if section == "winds":
        return {"from": id}
    entry: Json = {"name": part.names("name")}
    if section == "birds":
        part.only(("name", "eggs", "src"))
        entry["eggs"] = part.number("eggs", 1, 12)
        entry["src"] = part.sources()
    if section == "songs":
        entry["by"] = part.words("by", ids["birds"])
    return entry


def check_together(entries: Json, house: Json, found: Found) -> None:
    """No nest is called like a bird."""
    for id in entries.get("nests", {}):
        if id in house["birds"]:
            raise ContentError(Message("{where}: a bird", where=found.place("nests", id)))


def check_folder(entries: Json, house: Json, found: Found) -> None:
    """No bird is named like one of the house."""
    names = [bird["name"] for bird in house["birds"].values()]
    for id, bird in entries.get("birds", {}).items():
        if bird["name"] in names:
            raise ContentError(Message("{where}: a namesake", where=found.place("birds", id)))


def aviary(home: Path) -> Library:
    return Library(
        write(home, HOUSE),
        SECTIONS,
        example="wagtail",
        check_entry=check_entry,
        check_together=check_together,
        check_folder=check_folder,
    )
