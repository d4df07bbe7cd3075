"""Two letters for every card, by which pieces are called on the board: LY is Luk Ylook."""

from collections.abc import Iterator
from itertools import count

from hoarfrost.games.krosmaster.engine.game import KrosmasterGame

LENGTH = 2


def codes_of(game: KrosmasterGame, lang: str) -> dict[str, str]:
    """By id, all different: capitals for Krosmasters, small letters for Summons.

    The teams choose first; a position from a file may have any other card too.
    """
    teams = [card for team in game.teams for card in team]
    codes: dict[str, str] = {}
    for card in (*teams, *game.content.cards):
        if card.id not in codes:
            taken = {code.upper() for code in codes.values()}
            code = next(code for code in candidates(card.name[lang]) if code not in taken)
            codes[card.id] = code if card.is_krosmaster else code.lower()
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
