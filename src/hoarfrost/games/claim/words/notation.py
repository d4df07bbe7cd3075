"""The text of every action, and back (docs/notation.md).

A text names what its player sees: `GO4`, `DMo` for an odd Demon nobody can read, `!ice_sword`,
`pass`, `peek 1`. A compound move is its steps in one line: `!wishing_lamp KN7`, `give UD2 UD4`.
"""

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
    wanted = " ".join(text.split())
    if wanted.startswith("!"):
        wanted = "!" + (artifact_named(wanted[1:]) or wanted[1:])
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
    words = text.replace("\u2212", "-").split()
    if len(words) == 2 and artifact_named(words[0].removeprefix("!")) == "magic_wand":
        return f"{words[0]} {'+2' if words[1] == '2' else words[1]}"
    if table.step == TAVERN and len(words) == 3:
        return f"{words[0]} {words[2]} {words[1]}"
    return " ".join(words)


def artifact_named(word: str) -> str | None:
    """The artifact that a word of its name means (`lamp`), if only one can be meant."""
    word = word.casefold()
    if word in ARTIFACT_NUMBER:
        return word
    meant = [name for name in ARTIFACT_NUMBER if word in name.split("_")]
    return meant[0] if len(meant) == 1 else None
