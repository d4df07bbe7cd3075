"""`python -m hoarfrost.cli` is the hoarfrost command."""

import sys

from hoarfrost.cli.app import main

sys.exit(main())
