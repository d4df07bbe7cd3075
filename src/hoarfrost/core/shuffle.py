"""Chance that can be proved: a secret chosen before the deal, and entropy of the players' own.

Whoever runs a table shows the commitment, then collects the entropy, then deals. They cannot
choose the cards, being bound to the secret before they saw the entropy; the players cannot,
because they do not know the secret. Every action has a generator of its own, so what has been
drawn tells nothing about what is to come.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from hoarfrost.core.rng import Rng, rng_from_seed

SECRET_BYTES: Final = 32


class Shuffle:
    def __init__(self, secret: bytes, entropy: Sequence[str] = ()) -> None:
        self.secret = secret
        self.entropy = list(entropy)  # one text per person, in the order of the seats

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    def generator(self, action: int) -> Rng:
        """The generator of the n-th action; 0 is the deal."""
        text = f"{action}:{','.join(self.entropy)}"
        return rng_from_seed(hmac.digest(self.secret, text.encode(), "sha256"))


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()
