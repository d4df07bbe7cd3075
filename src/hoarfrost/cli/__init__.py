"""The hoarfrost command."""

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (default: those it was started with)."""
    from hoarfrost.cli.app import main as run  # the tools beside it need no commands

    return run(argv)
