"""Dice: which faces are a success in which roll (kros.dice.success)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.steps import (
    FACE_A,
    FACE_C,
    FACE_D,
    FACE_L,
    FACE_W,
    FACE_X,
)

# Sets of faces.
CRITICAL: Final[i64] = bit(FACE_C) | bit(FACE_X) | bit(FACE_W)
DODGE: Final[i64] = bit(FACE_D) | bit(FACE_X) | bit(FACE_W)
ARMOUR: Final[i64] = bit(FACE_A) | bit(FACE_W)
LOCK: Final[i64] = bit(FACE_L) | bit(FACE_W)


def roll_dice(arena: Arena, count: i64) -> list[int]:
    return [int(arena.roll()) for _ in range(count)]


def successes(faces: list[int], wanted: i64) -> i64:
    """How many of these faces are in a set."""
    found: i64 = 0
    for face in faces:
        if wanted & bit(face) != 0:
            found += 1
    return found
