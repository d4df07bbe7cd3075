"""One package per game, with everything of it."""
