"""The generator of all chance: small, cloneable, the same on every machine, compiled or not.

It is sfc32 (128 bits of state: three mixed words and a counter). Thirty-two bits would not do:
from one hand of cards such a seed, and with it every hidden card, can be found by trying them all.
"""

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64

M32: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A stream of uniform numbers that can be copied and written down."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a & M32
        self.b: i64 = b & M32
        self.c: i64 = c & M32
        self.counter: i64 = counter & M32

    def next32(self) -> i64:
        """The next 32 random bits."""
        total = (self.a + self.b + self.counter) & M32
        self.counter = (self.counter + 1) & M32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & M32
        self.c = ((((self.c << 21) | (self.c >> 11)) & M32) + total) & M32
        return total

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1, exactly uniform (Lemire's rejection)."""
        product = self.next32() * n
        low = product & M32
        if low < n:
            threshold = (M32 + 1 - n) % n
            while low < threshold:
                product = self.next32() * n
                low = product & M32
        return product >> 32

    def fork(self) -> "Rng":
        """A new independent stream, seeded from this one."""
        return warm(self.next32(), self.next32(), self.next32(), self.next32())

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def copy_from(self, other: "Rng") -> None:
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def to_json(self) -> str:
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.counter:08x}"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (rng_from_json, (self.to_json(),))


def warm(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    rng = Rng(a, b, c, counter)
    for _ in range(WARM_UP):
        rng.next32()
    return rng


def rng_from_seed(seed: int | str | bytes | None) -> Rng:
    """The generator of a seed: any whole number, a text or bytes; None takes a fresh secret one."""
    if seed is None:
        seed = secrets.randbits(128)
    if isinstance(seed, int) and 0 <= seed <= M32:
        return warm(seed, 0, 0, 1)
    if isinstance(seed, str):
        seed = seed.encode()
    if isinstance(seed, int):
        sign = b"-" if seed < 0 else b"+"
        seed = sign + abs(seed).to_bytes((abs(seed).bit_length() + 7) // 8, "big")
    digest = hashlib.sha256(seed).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return warm(words[0], words[1], words[2], words[3])


def rng_from_json(text: str) -> Rng:
    """The inverse of `Rng.to_json`."""
    words = [text[i : i + 8] for i in range(0, 32, 8)]
    if len(text) != 32 or not all(c in "0123456789abcdef" for c in text):
        raise ValueError(f"a generator is written as 32 hexadecimal digits, not {text!r}")
    return Rng(*(int(word, 16) for word in words))
