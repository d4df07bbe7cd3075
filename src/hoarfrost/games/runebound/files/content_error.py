"""What can be wrong with content: each error names the file, the entry and the field."""

from hoarfrost.core.errors import HoarfrostError


class ContentError(HoarfrostError):
    """Content that does not describe things to play with."""
