"""Names that people give themselves, as others get to see them: at a table and in a record."""

import unicodedata
from typing import Final

NAME_LENGTH: Final = 24


def tidy(text: str) -> str:
    """One line of visible characters."""
    visible = (" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    return " ".join("".join(visible).split())


def person_name(text: str, longest: int = NAME_LENGTH) -> str:
    return tidy(text)[:longest].strip()
