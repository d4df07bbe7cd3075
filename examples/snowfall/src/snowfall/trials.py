"""How Snowfall is tried by the laws: short and long games, with and without each kind of card."""

from typing import Final

from hoarfrost.core.kit import LawCase, Trials

TRIALS: Final = Trials(
    [
        LawCase({}, 3),
        LawCase({"rounds": 1, "hand": 1, "balls": 1, "icicles": 0, "mittens": 1}, 3),
        LawCase({"rounds": 3, "hand": 3, "balls": 3, "icicles": 4, "mittens": 4}, 4),
        LawCase({"rounds": 2, "hand": 2, "balls": 2, "icicles": 0, "mittens": 0}, 3),  # no catching
        LawCase({"rounds": 3, "hand": 1, "balls": 1, "icicles": 0, "mittens": 9}, 5),
        LawCase({"rounds": 5, "hand": 2, "balls": 2, "icicles": 6, "mittens": 0}, 6),  # no deck
        LawCase({"rounds": 2, "hand": 1, "balls": 1, "icicles": 0, "mittens": 0}, 6),  # empty hands
    ],
    share=3,
)
