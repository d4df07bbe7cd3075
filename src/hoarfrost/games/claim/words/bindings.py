"""Which card has to be played, as a prompt says it."""

from typing import Final

from hoarfrost.games.claim.words.message import Message
from hoarfrost.games.claim.words.sentences import card_names

CLOAKED: Final = Message("The Cloak has picked your card for this trick.")
MARKED: Final = Message("You must play the card that the Cloak has reserved.")
FLAILED: Final = Message("In the final trick you must play the card under the Flail.")


def wished(card: str) -> Message:
    return Message("The Lamp has named {card}: you must play it.", card=card_names(card))
