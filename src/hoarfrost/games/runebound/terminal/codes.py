"""Two letters for every hero, by which it is called on the map: OG is Olen Greycloak."""

from collections.abc import Iterator
from itertools import count

from hoarfrost.games.runebound.engine.content import Content

LENGTH = 2


def codes_of(content: Content, lang: str) -> dict[str, str]:
    """By id, all different."""
    codes: dict[str, str] = {}
    for number in content.heroes:
        card = content.cards[number]
        code = next(code for code in candidates(card.name[lang]) if code not in codes.values())
        codes[card.id] = code
    return codes


def candidates(name: str) -> Iterator[str]:
    """Initials first, then the first letter with each of the others, then with a number."""
    words = [word for word in name.split() if word[:1].isupper()] or name.split()
    letters = [letter for letter in name.upper() if letter.isalpha()] or ["?"]
    if len(words) > 1:
        yield (words[0][0] + words[-1][0]).upper()
    for other in letters[1:]:
        yield letters[0] + other
    for number in count(1):
        yield f"{letters[0]}{number}"[:LENGTH] if number < 10 else str(number)
