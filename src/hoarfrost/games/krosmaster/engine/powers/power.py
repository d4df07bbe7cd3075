"""A Power: a small class with the few hooks that it needs; the others do nothing.

A piece has a set of powers, as bits. Sets of the powers that take part in a hook are made once
(known.py), so that a piece without any of them is asked nothing more.
"""

from mypy_extensions import i64, mypyc_attr

from hoarfrost.games.krosmaster.engine.content import NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    def __init__(self, id: str) -> None:
        self.id: str = id
        self.rule: str = f"kros.power.{id}"
        self.number: i64 = NONE  # set when the list of powers is made

        # What is so, or is not so, of a piece with this power.
        self.aims_only_beside: bool = False
        self.blocks_sight: bool = False  # also a mechanism
        self.explodes: bool = False  # when it is KO
        self.finds_another_kama: bool = False  # at the end of a turn in which it picked one up
        self.freezes_injuries: bool = False  # that its attacks place
        self.slips_by: bool = False  # neither locks nor is locked
        self.stands_firm: bool = False  # no effect of another's spell moves it
        self.thaws: bool = False  # what it gets Frozen comes as regular; it heals Frozen Injuries
        self.comrades: str = ""  # a type: with another of it in the team own spells cost 1 AP less

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
