"""The names of everything in Krosmaster by id, in three languages.

Powers, dice, scenery and terms stand in names.toml; characters, spells, rewards, boards and teams
in the content. A game may have content of its own, as `view["options"]["content"]`: whoever has a
view passes it as `extra`. Without it, what the house does not know is called by its id in words.
"""

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final

from hoarfrost.core.messages import LANGUAGES, Names
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.files.content import built_in
from hoarfrost.games.krosmaster.files.content_check import spells_of
from hoarfrost.games.krosmaster.words.message import Message

Extra = Mapping[str, Any]
NO_EXTRA: Final[Extra] = MappingProxyType({})
MOST_NAMES: Final = 1024  # that are remembered; own content brings others

THE_SCENERY: Final = {
    "tree": Message("the Tree"),
    "fir": Message("the Fir"),
    "bush": Message("the Bush"),
    "geyser": Message("the Geyser"),
    "crate": Message("the Crate"),
    "ice_cube": Message("the Ice Cube"),
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


@cache
def tables() -> dict[str, Any]:
    path = resources.files("hoarfrost.games.krosmaster.words") / "names.toml"
    return tomllib.loads(path.read_text("utf-8"))


@lru_cache(MOST_NAMES)
def names_of(kind: str, id: str) -> Names:
    """The names of a thing of names.toml: `names_of("powers", "dodge")`."""
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
    """A Krosmaster or a Summon."""
    return entry_names(("characters", "summons"), id, extra)


def reward_names(id: str, extra: Extra = NO_EXTRA) -> Names:
    return entry_names(("rewards",), id, extra)


def board_names(id: str, extra: Extra = NO_EXTRA) -> Names:
    return entry_names(("boards",), id, extra)


def team_names(id: str, extra: Extra = NO_EXTRA) -> Names:
    return entry_names(("teams",), id, extra)


@cache
def house_spells() -> Json:
    """The spells of the house by id."""
    house = built_in()
    return {spell["id"]: spell for spell in (*spells_of(house), *house["common"].values())}


def spell_names(id: str, extra: Extra = NO_EXTRA) -> Names:
    known = house_spells().get(id)
    if known is None:
        known = next((spell for spell in spells_of(dict(extra)) if spell["id"] == id), None)
    return in_words(id) if known is None else known["name"]


def capital(name: str) -> str:
    """A name or a line that stands alone."""
    return name[:1].upper() + name[1:]


def the_scenery(kind: str) -> Message:
    """A piece of scenery inside a sentence, with its article."""
    return THE_SCENERY[kind]
