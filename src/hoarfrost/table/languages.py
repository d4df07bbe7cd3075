"""Which of our languages a reader wants, and the sentences that a page needs for it."""

from functools import cache
from io import BytesIO

from babel import Locale
from babel.messages.mofile import read_mo

from hoarfrost.core.catalogue import ENGLISH, Catalogue
from hoarfrost.core.messages import LANGUAGES

Texts = dict[str, str | dict[str, str]]
SAMPLES = range(200)  # every plural rule shows all its categories up to here, or at huge numbers


def accepted(header: str) -> str:
    """The language of an Accept-Language header that we have; English if there is none."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.replace(" ", "").partition(";q=")
        lang = tag.lower().partition("-")[0]
        if lang in LANGUAGES:
            wanted.append((-quality(weight), lang))
    return min(wanted, key=lambda entry: entry[0])[1] if wanted else "en"


def quality(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


@cache
def texts(catalogue: Catalogue, lang: str) -> Texts:
    """The sentences of a catalogue in a language, by their English text; of English none.

    A sentence with a number has a form for each plural category, by the names that
    `Intl.PluralRules` of the browser has for them.
    """
    compiled = b"" if lang == ENGLISH else catalogue.compiled(lang)
    told: Texts = {}
    for entry in read_mo(BytesIO(compiled)) if compiled else ():
        if isinstance(entry.id, str):
            told[entry.id] = str(entry.string)
        else:
            one, other = entry.id
            told[one] = by_category(catalogue, one, other, lang)
    told.pop("", None)  # the header
    return told


def by_category(catalogue: Catalogue, one: str, other: str, lang: str) -> dict[str, str]:
    category = Locale.parse(lang).plural_form
    forms: dict[str, str] = {}
    for n in SAMPLES:
        forms.setdefault(category(n), catalogue.form(one, other, n, lang))
    return forms
