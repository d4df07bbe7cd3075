"""Names and chat of people at a table. core/names.py makes them into what can be seen.

Nobody can take the name of a computer's level: whoever plays "Fox" must know what that is. Such a
name is refused, not changed, so that nobody sits at a table under a name they did not choose.
"""

import unicodedata
from functools import cache
from typing import Final

from hoarfrost.core.levels import TITLES
from hoarfrost.core.messages import LANGUAGES, Message
from hoarfrost.core.names import person_name, tidy
from hoarfrost.table.errors import TableError
from hoarfrost.table.seats import OLD_LEVELS

CHAT_LENGTH: Final = 300
# Letters of other alphabets that look like those of the levels' names.
LOOK_ALIKE: Final = str.maketrans(
    "аеһіјкӏмнорсѕтухԝғ" + "αεικνορτυωχ" + "0134$@",
    "aehijklmhopcstyxwf" + "aeikvoptuwx" + "olea" + "sa",
)


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
