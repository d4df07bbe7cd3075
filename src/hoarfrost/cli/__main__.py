"""`python -m hoarfrost.cli` is the hoarfrost command."""

import sys

from hoarfrost.cli import main

if __name__ == "__main__":
    sys.exit(main())
