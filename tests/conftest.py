"""What all tests share."""

from hypothesis import settings

# A law plays whole games, and the machine may be busy: time says nothing about right or wrong.
settings.register_profile("hoarfrost", settings(deadline=None))
settings.load_profile("hoarfrost")
