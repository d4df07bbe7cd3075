"""The words of Claim: names in the reader's language, and one word for one thing."""

import re
from typing import Final

import catalogues
import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.claim.words.names import names_of, power_of, tables, the_artifact
from tests.prose import texts

LONGEST_POWER: Final = 60  # characters: it stands on a card
CLAIM: Final = next(words for words in catalogues.all_words() if words.name == "claim")
ARTICLES: Final[dict[str, tuple[str, ...]]] = {
    "en": ("the ",),
    "nl": ("de ", "het "),
    "es": ("el ", "la ", "los "),
}

NOT_SAID: Final = {
    "en": {
        r"(?<!\{)rivals?": "opponent",
        r"(?:the|as|As) Second": "the second player",
        r"[Mm]arked (?:card|\{card\})": "reserved card",
        r"[Ll]ast trick wins?": "previous or final trick",
    },
    "nl": {
        r"(?:de|als|Als) Tweede": "tweede speler",
        r"gemarkeerde kaart": "gereserveerde kaart",
        r"werf(?:t|ven)?|aanwerven": "rekruteren",
        r"[Nn]eppers": "nepkaarten",
        r"[Kk]laarzetten": "voorbereiding",
    },
    "es": {
        r"(?:el|al|como|Como|De) Segundo": "segundo jugador",
        r"de hielo": "de Hielo",
        r"No-muertos?": "No Muerto",
        r"auténtic[oa]s?": "verdadero",
        r"[Mm]atrimonios?": "bodas",
        r"lo robado": "las cartas robadas",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_word(lang: str) -> None:
    faults = [
        f"{place}: say {better!r} and not {found[0]!r} in: {text}"
        for pattern, better in NOT_SAID[lang].items()
        for place, text in texts(CLAIM, lang)
        if (found := re.search(rf"\b(?:{pattern})(?!\w)", text))
    ]
    assert not faults, "\n  ".join(["", *faults])


@pytest.mark.parametrize("lang", ["nl", "es"])
def test_no_english_name_of_an_artifact_is_in_another_language(lang: str) -> None:
    english = {
        word
        for artifact in tables()["artifacts"]
        for word in re.findall(r"[A-Z]\w+", names_of("artifacts", artifact)["en"])
        if word not in names_of("artifacts", artifact)[lang]
    }
    faults = [
        f"{place}: {found[0]!r} in: {text}"
        for place, text in texts(CLAIM, lang)
        if (found := re.search(rf"\b(?:{'|'.join(sorted(english - {'Magic'}))})\b", text))
    ]
    assert not faults, "\n  ".join(["", *faults])


@pytest.mark.parametrize("kind", ["factions", "artifacts", "locations"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_card_does_fits_on_it(kind: str, lang: str) -> None:
    powers = {key: power_of(kind, key)[lang] for key in tables()[kind]}
    assert {key: text for key, text in powers.items() if len(text) > LONGEST_POWER} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_inside_a_sentence_an_artifact_has_a_small_article(lang: str) -> None:
    for artifact in tables()["artifacts"]:
        inside, name = the_artifact(artifact)[lang], names_of("artifacts", artifact)[lang]
        assert inside.startswith(ARTICLES[lang])
        assert name.casefold() in (inside.casefold(), inside.partition(" ")[2].casefold())
