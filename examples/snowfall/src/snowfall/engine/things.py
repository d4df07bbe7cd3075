"""What Snowfall is played with: cards, places, skies, and the actions that a player can take."""

from typing import Final

# A card is written as its face and, if it is a snowball, the weight on its underside: "B3".
BALL_FACE: Final = "B"
ICICLE_FACE: Final = "I"
BALLS: Final = ("B1", "B2", "B3")
ICICLE: Final = "I"
MITTEN: Final = "M"
ICICLE_WEIGHT: Final = 2

PLACES: Final = ("hut", "tree")

SKIES: Final = ("snow", "snow", "storm", "storm", "sun", "sun")
WET_PLACE: Final = {"storm": "tree", "sun": "hut"}  # where a sky costs a point
CARDS_AFTER: Final = {"snow": 2, "storm": 1, "sun": 1}  # which everybody draws for the next round

MOST_SEATS: Final = 6

WORDS: Final = (
    "pass",
    *PLACES,
    "throw ball",
    "throw icicle",
    "catch",
    "look",
    *(f"at {seat}" for seat in range(MOST_SEATS)),
)
PASS, HUT, TREE, THROW_BALL, THROW_ICICLE, CATCH, LOOK, AT = range(8)
FACE_OF_THROW: Final = {THROW_BALL: BALL_FACE, THROW_ICICLE: ICICLE_FACE}


def face(card: str) -> str:
    """What the holder of a card sees of it."""
    return card[0]


def weight(card: str) -> int:
    return ICICLE_WEIGHT if card == ICICLE else int(card[1])


def without(cards: list[str], gone: list[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left
