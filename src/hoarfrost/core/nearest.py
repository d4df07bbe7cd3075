"""What somebody who wrote an unknown name probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an error message: the nearest known names, then all of them."""
    names = list(known)
    near = nearest(word, names)
    guess = f"did you mean {' or '.join(near)}? " if near else ""
    return f"{guess}Known: {', '.join(names)}" if names else "none is known"


def nearest(word: str, known: Iterable[str], most: int = 1) -> list[str]:
    """The known names most like a word, best first, whatever their case."""
    by_lower = {name.lower(): name for name in known}
    return [by_lower[near] for near in get_close_matches(word.lower(), by_lower, most)]
