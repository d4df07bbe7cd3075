"""What people write, made into one line of characters that can be seen: at a table, in a record."""

import unicodedata
from collections.abc import Iterator
from typing import Final

NAME_LENGTH: Final = 24
MARKS: Final = 2  # combining marks on one character: no language we know needs more

# Letters and signs that show nothing, besides those that Unicode calls formats (Cf).
BLANK: Final = frozenset(
    map(
        chr,
        [
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ],
    )
)


def tidy(text: str) -> str:
    """One line of visible characters."""
    return " ".join("".join(visible(unicodedata.normalize("NFC", text))).split())


def visible(text: str) -> Iterator[str]:
    marks = MARKS  # at the beginning there is nothing to put one on
    for character in text:
        category = unicodedata.category(character)
        if category == "Cf" or character in BLANK:
            continue
        if category in ("Mn", "Me"):
            marks += 1
            if marks <= MARKS:
                yield character
        elif category[0] in "CZ":
            marks = MARKS
            yield " "
        else:
            marks = 0
            yield character


def person_name(text: str, longest: int = NAME_LENGTH) -> str:
    """A name in one form (NFKC), and not too long."""
    return tidy(unicodedata.normalize("NFKC", text))[:longest].strip()
