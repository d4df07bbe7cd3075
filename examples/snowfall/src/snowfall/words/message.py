"""The sentences of Snowfall: looked up in its own catalogue first, then in Hoarfrost's."""

from hoarfrost.core import messages
from hoarfrost.core.catalogue import HOUSE, Catalogue


class Message(messages.Message):
    catalogue = Catalogue("snowfall", "snowfall", HOUSE)
