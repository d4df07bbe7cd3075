"""The names of factions, artifacts, locations and terms in three languages."""

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from hoarfrost.core.messages import Names

_tables: dict[str, Any] = {}


def tables() -> dict[str, Any]:
    if not _tables:
        path = resources.files("hoarfrost.games.claim.words") / "names.toml"
        _tables.update(tomllib.loads(path.read_text("utf-8")))
    return _tables


@cache
def names_of(kind: str, key: str) -> Names:
    """The names of a thing by language, as `names_of("factions", "yetis")`."""
    entry = tables()[kind][key]
    return {lang: entry[lang] for lang in ("en", "nl", "es")}


def power_of(kind: str, key: str) -> Names:
    """What a faction, artifact or location does, in one line."""
    power: Names = tables()[kind][key]["power"]
    return power


def the_artifact(artifact: str) -> Names:
    """The name of an artifact inside a sentence, with its article."""
    the: Names = tables()["artifacts"][artifact]["the"]
    return the


def when_of(artifact: str) -> Names:
    """When an artifact can be played, in a few words."""
    when: Names = tables()["artifacts"][artifact]["when"]
    return when


def one_of(faction: str) -> Names:
    """The name of a single member of a faction."""
    one: Names = tables()["factions"][faction]["one"]
    return one


def rule_of(kind: str, key: str) -> str:
    """The id of the rule that tells what a faction or location does."""
    rule: str = tables()[kind][key]["rule"]
    return rule
