"""Plain data: what JSON can hold."""

from typing import Any

Json = dict[str, Any]
