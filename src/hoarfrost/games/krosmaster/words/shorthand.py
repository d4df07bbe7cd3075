"""Short ways to write an action: `e6` walks there, `rep e8` and `1 e8` cast a spell at E8."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from hoarfrost.games.krosmaster.engine.content import NONE, Spell
from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER
from hoarfrost.games.krosmaster.engine.steps import ACT

if TYPE_CHECKING:
    from hoarfrost.games.krosmaster.engine.arena import Arena

VERBS_OF_PIECES: Final = ("mv", "cast", "buy", "reveal", "pick", "end")
LEAST_OF_A_WORD: Final = 2  # letters: one alone is rather a slip


def spelled_out(arena: "Arena", words: Sequence[str], verb: str, legal: Sequence[str]) -> str:
    """The text that these words stand for, legal or not; "" if they are short for nothing.

    `verb` is that of a choice of a cell at this step, and `legal` are the texts that are allowed.
    """
    if len(words) == 1 and words[0].upper() in CELL_NUMBER:
        return f"{verb} {words[0].upper()}"
    if arena.step == ACT:
        return spell_text(arena, words) or only_one_of(legal, words, False)
    return only_one_of(legal, words, True)


def spell_text(arena: "Arena", words: Sequence[str]) -> str:
    """`cast` with the spell that the words before a cell name."""
    named = words[1:-1] if words[:1] == ["cast"] else words[:-1]
    if not named or words[-1].upper() not in CELL_NUMBER or named[0] in VERBS_OF_PIECES:
        return ""
    spells = arena.units[arena.piece].spells
    slot = slot_named(spells, " ".join(named))
    return "" if slot == NONE else f"cast {spells[slot].id} {words[-1].upper()}"


def slot_named(spells: Sequence[Spell], named: str) -> int:
    """The spell of this number from 1, or of this name in any language, or of its beginning."""
    if named.isdecimal():
        return int(named) - 1 if 1 <= int(named) <= len(spells) else NONE
    wanted = named.replace("_", " ").casefold()
    checks: tuple[Callable[[str], bool], ...] = (
        lambda label: label == wanted,
        lambda label: label.startswith(wanted),
        lambda label: any(word.startswith(wanted) for word in label.split()),
    )
    for fits in checks:
        found = [slot for slot, spell in enumerate(spells) if any(map(fits, labels_of(spell)))]
        if found:
            return found[0] if len(found) == 1 else NONE
    return NONE


def labels_of(spell: Spell) -> list[str]:
    return [spell.id.replace("_", " "), *(name.casefold() for name in spell.name.values())]


def only_one_of(legal: Sequence[str], words: Sequence[str], may_lack_verb: bool) -> str:
    """The one text that these words shorten: `rev snow`, or as an answer `snow` alone."""
    found: list[str] = []
    for text in legal:
        whole = text.lower().replace("_", " ").split()
        if is_short_for(words, whole) or (may_lack_verb and is_short_for(words, whole[1:])):
            found.append(text)
    return found[0] if len(found) == 1 else ""


def is_short_for(words: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether the words begin the first of these, and others in this order."""
    if not words or not whole or not begins(words[0].lower(), whole[0]):
        return False
    if len(words[0]) < LEAST_OF_A_WORD and words[0].lower() != whole[0]:
        return False
    rest = iter(whole[1:])
    return all(any(begins(word.lower(), other) for other in rest) for word in words[1:])


def begins(word: str, other: str) -> bool:
    """Cells and numbers are written whole."""
    is_whole = other.isdecimal() or other.upper() in CELL_NUMBER
    return other == word if is_whole else other.startswith(word)
