"""What somebody who wrote an unknown name probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches

from hoarfrost.core.messages import Message


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an English error message."""
    return suggestion(word, known).text()


def suggestion(word: str, known: Iterable[str]) -> Message:
    """The nearest of the known names, then all of them."""
    names = list(known)
    near = nearest(word, names)
    if near:
        return Message("did you mean {name}? Known: {names}", name=near[0], names=names)
    return Message("Known: {names}", names=names) if names else Message("none is known")


def nearest(word: str, known: Iterable[str], most: int = 1) -> list[str]:
    """The known names most like a word, best first, whatever their case."""
    by_lower = {name.lower(): name for name in known}
    return [by_lower[near] for near in get_close_matches(word.lower(), by_lower, most)]
