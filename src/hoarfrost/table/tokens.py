"""Unguessable keys to seats. The server keeps only their hashes.

A key has 256 random bits, so a plain hash is enough: there is nothing to guess it from, and looking
a hash up in an index tells nobody how close a wrong key came.
"""

import hashlib
import re
import secrets
from typing import Final

SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    return secrets.token_urlsafe(32)


def is_token(text: object) -> bool:
    return isinstance(text, str) and SHAPE.fullmatch(text) is not None


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that does not depend on where they differ."""
    return secrets.compare_digest(one, other)


def new_table_id() -> str:
    return secrets.token_urlsafe(9)
