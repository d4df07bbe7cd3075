"""Numbers and lists as each language writes them, by Babel's data."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

LOCALES: Final = {"en": "en_GB"}  # "a, b and c", without a comma before the last
# Spanish writes 1000 and 10.000; Babel does not know that.
LEAST_GROUPED: Final = {"es": 10_000}

# Spanish says "u" for "o" before the sound of an o, and "e" for "y" before that of an i.
SPANISH_O: Final = re.compile(r" o (?=h?o|ó|8|11\b)(?=[^,]*$)", re.IGNORECASE)
SPANISH_Y: Final = re.compile(r" y (?=h?[ií](?![aeéou]))(?=[^,]*$)", re.IGNORECASE)


@cache
def locale_of(lang: str) -> Locale:
    return Locale.parse(LOCALES.get(lang, lang))


def number(value: float, lang: str) -> str:
    """1,000 / 1.000 / 1000; of a fraction at most three places."""
    if isinstance(value, int) and abs(value) < 1000:
        return str(value)
    grouped = abs(value) >= LEAST_GROUPED.get(lang, 0)
    return format_decimal(value, locale=locale_of(lang), group_separator=grouped)


def fixed(value: float, places: int, lang: str) -> str:
    """A number with so many decimal places."""
    return format_decimal(value, "#,##0." + "0" * places, locale_of(lang))


def percent(share: float, lang: str, places: int = 0) -> str:
    """A share of 1 as a percentage: 95% / 95% / 95 %."""
    locale = locale_of(lang)
    pattern = locale.percent_formats[None].pattern
    if places:
        pattern = pattern.replace("0", "0." + "0" * places)
    return format_percent(share, pattern, locale)


def joined(items: Sequence[str], lang: str, style: Literal["standard", "or"] = "standard") -> str:
    """ "a, b and c", or "a, b or c"."""
    if len(items) == 1:
        return items[0]
    text = format_list(items, style, locale_of(lang))
    if lang == "es":
        return SPANISH_O.sub(" u ", text) if style == "or" else SPANISH_Y.sub(" e ", text)
    return text
