"""What spells, rewards and powers do, each in one line of the reader's language."""

from collections.abc import Mapping
from typing import Any, Final

from hoarfrost.games.krosmaster.files.content import built_in
from hoarfrost.games.krosmaster.files.content_check import spells_of
from hoarfrost.games.krosmaster.terminal.look import Look
from hoarfrost.games.krosmaster.words.effects import reward_text, spell_text
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import house_spells, tables

# Why a spell cannot be cast anywhere now (`obstacle_anywhere` in engine/previews.py).
OBSTACLES: Final[Mapping[str, Message]] = {
    "": Message("nothing in reach"),
    "used": Message("already cast"),
    "ap": Message("too few AP"),
    "mp": Message("too few MP"),
    "hp": Message("too few HP"),
    "summons": Message("enough Summons"),
}


def extra_of(look: Look) -> Mapping[str, Any]:
    """The content that the players have brought."""
    extra: Mapping[str, Any] = look.view["options"]["content"]
    return extra


def spell_about(look: Look, id: str) -> str:
    extra = extra_of(look)
    entry = house_spells().get(id) or next(
        (spell for spell in spells_of(dict(extra)) if spell["id"] == id), None
    )
    return "" if entry is None else spell_text(entry, look.lang, extra)


def reward_about(look: Look, id: str) -> str:
    extra = extra_of(look)
    entry = built_in()["rewards"].get(id) or extra.get("rewards", {}).get(id)
    return "" if entry is None else reward_text(entry, look.lang, extra)


def power_about(look: Look, id: str) -> str:
    about: str = tables()["powers"][id]["power"][look.lang]
    return about
