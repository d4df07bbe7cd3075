"""A catalogue of translated sentences: gettext's own files, read by gettext.

There is one for the house and one per game. The installed package holds them compiled (.mo); where
only the sources are there (.po), Babel compiles them in memory.
"""

from gettext import GNUTranslations, NullTranslations
from importlib import resources
from io import BytesIO
from typing import Final

ENGLISH: Final = "en"  # the language in which the sentences are written


class Catalogue:
    """The sentences of one package; what it does not have is looked up in `house`."""

    def __init__(self, package: str, domain: str, house: "Catalogue | None" = None) -> None:
        self.package = package
        self.domain = domain  # the name of the files
        self.house = house  # of a game
        self.folder = "locale" if house is None else "words/locale"
        self.loaded: dict[str, NullTranslations] = {}

    def sentence(self, text: str, lang: str) -> str:
        return text if lang == ENGLISH else self.translations(lang).gettext(text)

    def form(self, one: str, several: str, n: int, lang: str) -> str:
        """The form of a sentence for this number, by the plural rule of the language."""
        return self.translations(lang).ngettext(one, several, n)

    def translations(self, lang: str) -> NullTranslations:
        if lang not in self.loaded:
            compiled = self.compiled(lang)
            found = GNUTranslations(BytesIO(compiled)) if compiled else NullTranslations()
            if self.house is not None:
                found.add_fallback(self.house.translations(lang))
            elif not compiled and lang != ENGLISH:
                raise ValueError(f"unknown language {lang!r}")
            self.loaded[lang] = found
        return self.loaded[lang]

    def compiled(self, lang: str) -> bytes:
        """The content of the .mo file of a language; empty where there are no translations."""
        folder = resources.files(self.package) / self.folder / lang / "LC_MESSAGES"
        compiled, source = folder / f"{self.domain}.mo", folder / f"{self.domain}.po"
        if compiled.is_file():
            return compiled.read_bytes()
        return compile_po(source.read_bytes()) if source.is_file() else b""


def compile_po(source: bytes) -> bytes:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled = BytesIO()
    write_mo(compiled, read_po(BytesIO(source)))
    return compiled.getvalue()


HOUSE: Final = Catalogue("hoarfrost", "hoarfrost")
