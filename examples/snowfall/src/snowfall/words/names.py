"""The names of cards, places, skies and fields in three languages."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from hoarfrost.core.messages import LANGUAGES, Names
from hoarfrost.core.plain import Json
from snowfall.engine.things import BALLS, face


@cache
def tables() -> dict[str, Any]:
    path = resources.files("snowfall.words") / "names.toml"
    return tomllib.loads(path.read_text("utf-8"))


def names_of(kind: str, id: str) -> Names:
    entry = tables()[kind][id]
    return {lang: entry[lang] for lang in LANGUAGES}


def in_a_sentence(kind: str, id: str) -> Names:
    """ "a snowball", "behind the tree"."""
    one: Names = tables()[kind][id]["one"]
    return one


def card_names(card: str) -> Names:
    """A card with all that its code tells: "Snowball 3" if the weight is known."""
    names = names_of("cards", face(card))
    return {lang: f"{name} {card[1:]}".strip() for lang, name in names.items()}


def things(lang: str) -> Json:
    """Everything that has a name, by kind and id; snowballs also by their weight."""
    found: Json = {kind: named(kind, lang) for kind in ("cards", "places", "skies", "fields")}
    found["cards"].update({ball: {"name": card_names(ball)[lang]} for ball in BALLS})
    return found


def named(kind: str, lang: str) -> Json:
    return {id: thing(entry, lang) for id, entry in tables()[kind].items()}


def thing(entry: Json, lang: str) -> Json:
    told: Json = {"name": entry[lang]}
    if "power" in entry:
        told["power"] = entry["power"][lang]
    return {**told, **{key: entry[key] for key in ("rule", "of", "per") if key in entry}}
