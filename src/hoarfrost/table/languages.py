"""Which of our languages a reader wants."""

from hoarfrost.core.messages import LANGUAGES, catalogue


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


def texts(lang: str) -> dict[str, str]:
    """All sentences in a language, by their English text; of English none are needed."""
    return {} if lang == "en" else dict(catalogue(lang))
