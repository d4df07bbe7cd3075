"""What a list says of a table, so that it is told apart from others: what is played, how it stands.

It is said from the row alone: a list opens no table.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hoarfrost.core.kit import Preset
from hoarfrost.core.messages import Message, in_language
from hoarfrost.core.plain import Json
from hoarfrost.registry import kit_of
from hoarfrost.table.game_table import OVER, WAITING, GameTable
from hoarfrost.table.store import TableRow

MOST_CHANGES: Final = 3  # that are named
RESULT: Final = "result"
PROGRESS: Final = "progress"


def note_of(table: GameTable) -> Json | None:
    """What the row of a table keeps for lists: the result, or how far everybody sees it is."""
    if table.stage == WAITING:
        return None
    match, listing = table.playing(), table.kit.listing
    if table.stage == OVER:
        return {RESULT: match.result()}
    return None if listing is None else {PROGRESS: listing.note(match.state.view(None))}


def standing_of(row: TableRow, seat: int, lang: str) -> str:
    """How a table stands, in a few words, for somebody on this seat; empty if nothing is known."""
    kit, note = kit_of(row.game), row.note or {}
    if note.get(RESULT) is not None:
        return kit.speech.score(note[RESULT], seat).line.text(lang)
    if PROGRESS in note and kit.listing is not None:
        return kit.listing.progress(note[PROGRESS], seat).text(lang)
    return ""


def edition_of(row: TableRow, lang: str) -> str:
    """What is played: a ready-made game, or what the game says of its options."""
    presets = presets_of(row.game)
    about = {name for preset in presets for name in preset.options}
    for preset in presets:
        whole = resolved(row.game, preset.id)
        if all(whole[name] == row.options.get(name) for name in about):
            return preset.title.text(lang)
    listing = kit_of(row.game).listing
    edition = None if listing is None else listing.edition(row.options)
    return changes_of(row, lang) if edition is None else edition.text(lang)


def changes_of(row: TableRow, lang: str) -> str:
    """The options that are not as usual, by their titles."""
    schema: Json = kit_of(row.game).options.json_schema(lang)["properties"]
    changed = {
        name: value
        for name, value in row.options.items()
        if name in schema and value != schema[name].get("default")
    }
    told = [
        f"{schema[name]['title']}: {title_of(schema[name], value, lang)}"
        for name, value in list(changed.items())[:MOST_CHANGES]
    ]
    return ", ".join(told)


def title_of(option: Json, value: object, lang: str) -> str:
    """A value of an option in words."""
    for choice in option.get("oneOf", []):
        if choice["const"] == value:
            return str(choice["title"])
    if isinstance(value, bool):
        return (Message("yes") if value else Message("no")).text(lang)
    return in_language(value, lang)


def presets_of(game: str) -> Sequence[Preset]:
    return kit_of(game).speech.presets()


@lru_cache
def resolved(game: str, preset: str) -> Json:
    """All options of a ready-made game."""
    kit = kit_of(game)
    options = next(each.options for each in presets_of(game) if each.id == preset)
    return dict(kit.make_game(options, kit.least_seats).options)
