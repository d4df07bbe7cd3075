"""Words as people type them: without case and accents, and with typing errors."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

WORD: Final = re.compile(r"[^\W_]+")
SHORTEST: Final = 3  # a shorter word may mean anything
ONE_ERROR: Final = 5  # letters: longer words may have two
MANY: Final = 100.0
PART: Final = 0.5  # what it costs that only the beginning of a word is like what was typed


def words(text: str) -> list[str]:
    """The words of a text without case and accents."""
    return WORD.findall(plain(text))


def plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def corrections(typed: str, known: Iterable[str]) -> list[str]:
    """The known words that somebody who typed this probably meant: those with the fewest errors."""
    if len(typed) < SHORTEST or typed.isdecimal():
        return []
    most = 1 if len(typed) <= ONE_ERROR else 2
    found = {word: errors for word in known if (errors := errors_in(typed, word, most)) < MANY}
    least = min(found.values(), default=0)
    return [word for word, errors in found.items() if errors == least]


def errors_in(typed: str, word: str, most: int) -> float:
    """How many errors make the word, or its beginning, what was typed; MANY if more than `most`.

    Hardly anybody gets the first letter wrong and another one too, or that of a short word.
    """
    if typed[0] != word[0]:
        most = 1 if len(typed) > ONE_ERROR else 0
    if len(word) < len(typed) - most:
        return MANY
    if sum(letter not in word for letter in typed) > most:  # the quickest way to say no
        return MANY
    if len(word) <= len(typed) + most:
        whole = distance(typed, word, most)
        if whole <= most:
            return whole
    ends = range(max(SHORTEST, len(typed) - 1), min(len(word), len(typed) + 2))
    begun = min((distance(typed, word[:end], most) for end in ends), default=MANY)
    return begun + PART if begun <= most else MANY


def distance(a: str, b: str, most: int) -> int:
    """Letters to add, leave out, change or swap with the next; `most` + 1 if it is more."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a, 1):
        earlier, before = before, row
        row = [i]
        for j, other in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return min(row[-1], most + 1)
