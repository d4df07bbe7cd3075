"""Compile the catalogues below a folder for gettext: beside each .po file its .mo file.

setup.py does it when a wheel is built, so that an installed package need not.
"""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po


def compile_below(folder: Path) -> list[Path]:
    """The files that were made."""
    made = []
    for source in sorted(folder.rglob("LC_MESSAGES/*.po")):
        with source.open("rb") as file:
            catalogue = read_po(file, abort_invalid=True)
        made.append(source.with_suffix(".mo"))
        with made[-1].open("wb") as file:
            write_mo(file, catalogue)
    return made
