"""The names of everything in Runebound by id, in three languages.

Terrains, skills, gear and other terms stand in names.toml; heroes, cards, towns and weather in the
content. A game may have content of its own, as `view["options"]["content"]`: whoever has a view
passes it as `extra`. Without it, what the house does not know is called by its id in words.
"""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from hoarfrost.core.messages import LANGUAGES, Names
from hoarfrost.games.runebound.files.content import built_in
from hoarfrost.games.runebound.words.message import Message

Extra = Mapping[str, Any]
NO_EXTRA: Final[Extra] = MappingProxyType({})
MOST_NAMES: Final = 1024  # that are remembered; own content brings others

A_GEAR: Final = {
    "flare": Message("a flare crystal"),
    "luckstone": Message("a luckstone"),
    "snowshoe": Message("a snowshoe"),
}


class Opening(Message):
    """A sentence that may begin with a name: its first letter becomes a capital."""

    def text(self, lang: str = "en") -> str:
        return capital(super().text(lang))


def opening(message: Message, /, **values: object) -> Opening:
    """A sentence with values in its places, for a line of its own."""
    told = Opening(message.template, **{**message.values, **values})
    told.several = message.several
    return told


def capital(name: str) -> str:
    """A name or a line that stands alone."""
    return name[:1].upper() + name[1:]


@cache
def tables() -> dict[str, Any]:
    path = resources.files("hoarfrost.games.runebound.words") / "names.toml"
    return tomllib.loads(path.read_text("utf-8"))


@lru_cache(MOST_NAMES)
def names_of(kind: str, id: str) -> Names:
    """The names of a thing of names.toml: `names_of("terrains", "ice")`."""
    entry = tables()[kind].get(id)
    return in_words(id) if entry is None else {lang: entry[lang] for lang in LANGUAGES}


def rule_of(kind: str, id: str) -> str:
    """The id of the rule that tells of a thing of names.toml."""
    rule: str = tables()[kind][id]["rule"]
    return rule


def in_words(id: str) -> Names:
    """An id that has no name, readable: "frost_giant" as "Frost Giant"."""
    return dict.fromkeys(LANGUAGES, id.replace("_", " ").title())


def entry_names(sections: tuple[str, ...], id: str, extra: Extra) -> Names:
    """The names of an entry of the content: the house's own first, for its ids are taken."""
    for entries in (built_in(), extra):
        for section in sections:
            if id in entries.get(section, {}):
                found: Names = entries[section][id]["name"]
                return found
    return in_words(id)


def card_names(id: str, extra: Extra = NO_EXTRA) -> Names:
    """A hero, an ally or an item; Forage is named on its adventure card."""
    found = house_forage().get(id) or forage_names(extra).get(id)
    return found or entry_names(("heroes", "market", "legends"), id, extra)


@cache
def house_forage() -> dict[str, Names]:
    return forage_names(built_in())


def forage_names(entries: Extra) -> dict[str, Names]:
    cards = (card.get("forage") for card in entries.get("adventures", {}).values())
    return {card["id"]: card["name"] for card in cards if card}


def adventure_names(id: str, extra: Extra = NO_EXTRA) -> Names:
    """A challenge, an event, or Arshan."""
    return entry_names(("adventures", "arshan"), id, extra)


def weather_names(icon: str, extra: Extra = NO_EXTRA) -> Names:
    return entry_names(("weather",), icon, extra)


def map_names(id: str, extra: Extra = NO_EXTRA) -> Names:
    return entry_names(("maps",), id, extra)


def town_names(id: str, extra: Extra = NO_EXTRA) -> Names:
    for entries in (built_in(), extra):
        for each in entries.get("maps", {}).values():
            if id in each["towns"]:
                found: Names = each["towns"][id]["name"]
                return found
    return in_words(id)
