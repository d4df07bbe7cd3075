"""What people write: names and chat, made into one line of characters that can be seen.

A name is NFKC, so that it has one form; chat is NFC, which leaves what somebody wrote as it looks.
Nobody can take the name of a computer's level: whoever plays "Fox" must know what that is. Such a
name is refused, not changed, so that nobody sits at a table under a name they did not choose.
"""

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final

from hoarfrost.core.levels import TITLES
from hoarfrost.core.messages import LANGUAGES, Message
from hoarfrost.table.errors import TableError
from hoarfrost.table.seats import OLD_LEVELS

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 300
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
# Letters of other alphabets that look like those of the levels' names.
LOOK_ALIKE: Final = str.maketrans(
    "аеһіјкӏмнорсѕтухԝғ" + "αειкνορτυωχ" + "0134$@",
    "aehijklmhopcstyxwf" + "aeiknoptuwx" + "olea" + "sa",
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


def person_name(text: str) -> str:
    return tidy(unicodedata.normalize("NFKC", text))[:NAME_LENGTH].strip()


def own_name(text: str) -> str:
    """The name that somebody asks for; raises a TableError if it is a computer's."""
    name = person_name(text)
    if skeleton(name) in computers():
        taken = Message("The computer plays as {name} here; choose another name.", name=name)
        raise TableError("E_NAME", taken, 422)
    return name


def chat_text(text: str) -> str:
    return tidy(text)[:CHAT_LENGTH].strip()


@cache
def computers() -> frozenset[str]:
    """The names of the levels, in every language and as programs call them."""
    titles = [title.text(lang) for title in TITLES.values() for lang in LANGUAGES]
    return frozenset(skeleton(name) for name in [*titles, *TITLES, *OLD_LEVELS])


def skeleton(name: str) -> str:
    """What is left of a name to somebody who looks briefly; equal computers are numbered."""
    plain = name.casefold().rstrip("0123456789 ")
    letters = unicodedata.normalize("NFKD", plain).translate(LOOK_ALIKE)
    return "".join(letter for letter in letters if letter.isalnum())
