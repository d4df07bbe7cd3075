"""A package that leaves when it is imported, as a broken game might."""

raise SystemExit(1)
