"""The option of a game that takes things of one's own."""

from pathlib import Path

from hoarfrost.core.content.library import Library
from hoarfrost.core.errors import OptionError
from hoarfrost.core.messages import Message
from hoarfrost.core.options import Checked, Option


def content_option(library: Library, title: Message, doc: Message) -> Option:
    """Entries as plain data; a command line names the folder in which they are."""

    def check(value: object) -> object:
        """Never a path, for this value may come from a stranger."""
        if not value:
            return {}
        if isinstance(value, str):
            raise OptionError(
                Message(
                    "the content of a game is data, not the name of a folder: read the folder first"
                )
            )
        return library.check_entries(value, Message("the option content"))

    def parse(text: str) -> object:
        return library.read_folder(Path(text))

    return Option("content", Checked(check, {"type": "object"}, parse), {}, title, doc)
