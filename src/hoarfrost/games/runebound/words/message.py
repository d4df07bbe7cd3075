"""The sentences of Runebound: looked up in its own catalogue first, then in the house's."""

from hoarfrost.core import messages
from hoarfrost.core.catalogue import HOUSE, Catalogue


class Message(messages.Message):
    catalogue = Catalogue("hoarfrost.games.runebound", "runebound", HOUSE)
