"""The text of every action, and back (docs/notation.md).

A text names what its player sees: `GO4`, `DMo` for an odd Demon nobody can read, `!ice_sword`,
`pass`, `peek 1`. A compound move is its steps in one line: `!wishing_lamp KN7`, `give UD2 UD4`.
"""

from functools import cache
from typing import TYPE_CHECKING, Final

from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER, ARTIFACTS
from hoarfrost.games.claim.engine.steps import (
    DECLINE,
    EXTRA,
    FACE,
    KEEP,
    LEAD,
    LOOK,
    MINUS,
    PASS,
    PEEK_AT,
    PLAY_ARTIFACT,
    PLUS,
    SECOND,
    TAKE,
    TAVERN,
)
from hoarfrost.games.claim.words.names import names_of

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Table

WORDS: Final = {
    PASS: "pass",
    PLUS: "+2",
    MINUS: "-2",
    LOOK: "look",
    KEEP: "keep",
    TAKE: "take",
    PEEK_AT: "peek 0",
    PEEK_AT + 1: "peek 1",
    PEEK_AT + 2: "peek 2",
    DECLINE: "decline",
}
WORDS_OF_A_STEP: Final = 2  # "give UD2"
WORDS_OF_A_NAME: Final = 5  # "De Dolk van de Koning"
VERBS: Final = {"flail_of_dawn": "put ", "gamblers_book": "take "}


def format_action(table: "Table", action: int) -> str:
    """The text of an action in this position."""
    if action in WORDS:
        return WORDS[action]
    if PLAY_ARTIFACT <= action < PLAY_ARTIFACT + len(ARTIFACTS):
        return f"!{ARTIFACTS[action - PLAY_ARTIFACT].id}"
    text = card_text(table, action)
    if action < EXTRA and table.artifact >= 0 and ARTIFACTS[table.artifact].chooses_names:
        return table.pack.name(action)
    return verb(table) + text


def card_text(table: "Table", action: int) -> str:
    if FACE <= action < FACE + len(table.pack.faces):
        return table.pack.faces[action - FACE].code
    if 0 <= action < len(table.pack.codes):
        return table.pack.codes[action]
    raise ValueError(f"{action} is not the number of an action")


def verb(table: "Table") -> str:
    """A word that tells what is done with a card where it is not played."""
    if table.artifact >= 0:
        return VERBS.get(ARTIFACTS[table.artifact].id, "")
    return "give " if table.step == TAVERN and table.chosen < 0 else ""


def spoken_verb(table: "Table") -> str:
    """The verb that somebody may say before a card, though we may not write it."""
    return "play " if table.artifact < 0 and table.step in (LEAD, SECOND) else verb(table)


def find_action(table: "Table", text: str) -> int:
    """The legal action of a text, in full or in a shorter way; -1 if there is none."""
    legal = {format_action(table, action): action for action in table.legal_actions()}
    if text in legal:
        return legal[text]
    wanted = with_artifact(text)
    folded = {known.casefold(): action for known, action in reversed(legal.items())}
    if wanted.casefold() in folded:
        return folded[wanted.casefold()]
    return find_any_copy(table, wanted)


def find_any_copy(table: "Table", text: str) -> int:
    """`GO0` for any of the equal Goblins: the first that is legal."""
    prefix = spoken_verb(table)
    wanted = text.casefold()
    if prefix and wanted.startswith(prefix):
        wanted = wanted[len(prefix) :]
    if not wanted:
        return -1
    for action in table.legal_actions():
        if action < EXTRA and table.pack.name(action).casefold() == wanted:
            return action
        if card_word(table, action) == wanted:
            return action
    return -1


def card_word(table: "Table", action: int) -> str:
    """The bare card of an action whose full text has a verb."""
    is_card = action < EXTRA or FACE <= action < FACE + len(table.pack.faces)
    return card_text(table, action).casefold() if is_card else ""


def respelled(table: "Table", text: str) -> str:
    """A printed minus, a bare 2 for the Wand, and the gifts of the Tavern in any order."""
    words = with_artifact(text.replace("\u2212", "-")).split()
    if words == ["!magic_wand", "2"]:
        return "!magic_wand +2"
    if table.step == TAVERN and len(words) == 3:
        return f"{words[0]} {words[2]} {words[1]}"
    return " ".join(words)


def with_artifact(text: str) -> str:
    """The words of a text, with an artifact's name written as we write it.

    It may have been written in several words, in any of the languages: `!endless rope KN2`.
    """
    words = text.split()
    if not words or not words[0].startswith("!"):
        return " ".join(words)
    words[0] = words[0].removeprefix("!")
    for length in range(min(len(words), WORDS_OF_A_NAME), 0, -1):
        meant = artifacts_meant(" ".join(words[:length]))
        if len(meant) == 1:
            return " ".join([f"!{meant[0]}", *words[length:]])
    return " ".join([f"!{words[0]}", *words[1:]])


def artifacts_meant(name: str) -> list[str]:
    """The artifacts that a name, or one word of it (`lamp`), can mean."""
    name = name.casefold().strip()
    spoken = names_spoken()
    if name in spoken:
        return [spoken[name]]
    return [artifact for artifact in ARTIFACT_NUMBER if name in artifact.split("_")]


@cache
def names_spoken() -> dict[str, str]:
    """The artifact of each name, as we write it and as it is called in each language."""
    return {
        name.casefold(): artifact
        for artifact in ARTIFACT_NUMBER
        for name in (
            artifact,
            artifact.replace("_", " "),
            *names_of("artifacts", artifact).values(),
        )
    }
