"""A Power: a small class with the few hooks that it needs; the others do nothing.

A piece has a set of powers, as bits. `powers_in(set & HOOK)` gives those that take part in a hook;
the sets by hook are made once from what each power overrides (powers/__init__.py).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from hoarfrost.games.krosmaster.engine.content import NONE

ANY: Final = NONE  # element


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    def __init__(self, id: str) -> None:
        self.id: str = id
        self.rule: str = f"kros.power.{id}"
        self.number: i64 = NONE  # set when the list of powers is made

    # Rolls: further dice (kros.cast.crit_dice, kros.cast.armour_dice, kros.lock.dice).

    def critical_dice(self, element: i64) -> i64:
        return 0

    def armour_dice(self, element: i64) -> i64:
        return 0

    def lock_dice(self) -> i64:
        return 0

    def dodge_dice(self) -> i64:
        return 0

    # Step 6.

    def damage_change(self, element: i64) -> i64:
        """How much more damage a piece with this power takes from a spell of this element."""
        return 0

    def is_immune(self, element: i64) -> bool:
        return False

    # Step 3.

    def freezes(self, token: i64) -> bool:
        """Whether tokens of this kind that spells of the piece place on targets become Frozen."""
        return False
