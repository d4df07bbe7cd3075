"""Figures that the rulebook quotes are those of the content."""

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.runebound import KIT
from hoarfrost.games.runebound.engine.content import TERRAINS
from hoarfrost.games.runebound.files.content import standard_content


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("rune.weather.values")
def test_the_rulebook_quotes_the_frost_of_every_weather(lang: str) -> None:
    text = KIT.rulebook["rune.weather.values"].text(lang).casefold()
    names = KIT.speech.things(lang)["weather"]
    for face in standard_content().weather:
        figures = "-".join(str(face.frost[n]) for n in range(len(TERRAINS)))
        name = "" if face.icon == "printed" else f"{names[face.icon]['name']} "
        assert f"{name}{figures}".casefold() in text
