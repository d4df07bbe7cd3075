"""The options of Snowfall: how long a game is, and of what its deck is made."""

from typing import Final

from hoarfrost.core.options import Option, OptionList, WholeNumber
from snowfall.words.message import Message

OPTIONS: Final = OptionList(
    [
        Option("rounds", WholeNumber(1, 5), 3, Message("Rounds")),
        Option("hand", WholeNumber(1, 5), 3, Message("Cards at the start")),
        Option("balls", WholeNumber(1, 9), 6, Message("Snowballs of each weight")),
        Option("icicles", WholeNumber(0, 12), 6, Message("Icicles")),
        Option("mittens", WholeNumber(0, 12), 8, Message("Mittens")),
    ]
)
