"""The hoarfrost command."""

from hoarfrost.cli.app import main

__all__ = ["main"]
