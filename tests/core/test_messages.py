"""core/messages.py and core/formats.py: sentences, plurals, lists and numbers by language."""

import copy
import pickle

import pytest

from hoarfrost.core.catalogue import HOUSE, Catalogue
from hoarfrost.core.formats import fixed, joined, number, percent
from hoarfrost.core.messages import LANGUAGES, AnyOf, Message, Share
from hoarfrost.core.translator import Translator
from hoarfrost.games.claim.words.message import Message as ClaimMessage


def in_all(message: Message) -> list[str]:
    return [message.text(lang) for lang in LANGUAGES]


def test_a_sentence_of_a_game_is_in_its_own_catalogue() -> None:
    assert in_all(ClaimMessage("Pass")) == ["Pass", "Passen", "Pasar"]
    assert in_all(Message("Pass")) == ["Pass"] * 3


def test_what_a_game_does_not_translate_is_the_house_s() -> None:
    house = in_all(Message("The game is over."))
    assert len(set(house)) == 3
    assert in_all(ClaimMessage("The game is over.")) == house


def test_nothing_is_looked_up_in_the_catalogue_of_another_game() -> None:
    class OtherMessage(Message):
        catalogue = Catalogue("tests.core", "coins", HOUSE)

    assert in_all(OtherMessage("Pass")) == ["Pass"] * 3
    assert in_all(OtherMessage("The game is over.")) == in_all(Message("The game is over."))


def test_a_translator_speaks_for_a_game() -> None:
    t = Translator("nl")
    assert t("Pass") == "Pass"
    assert t.of(ClaimMessage)("Pass") == "Passen"
    assert t.of(ClaimMessage).of(Message)("Pass") == "Pass"


def test_a_message_survives_copying_and_pickling() -> None:
    for message in (
        ClaimMessage("Play {card}", card={"en": "Goblin 4", "nl": "Kobold 4", "es": "Goblin 4"}),
        ClaimMessage.plural("{n} card", "{n} cards", n=2),
    ):
        again = pickle.loads(pickle.dumps(message))
        assert in_all(again) == in_all(copy.deepcopy(message)) == in_all(message)
        assert type(again) is ClaimMessage


def test_a_sentence_is_filled_anew_with_its_forms() -> None:
    cards = ClaimMessage.plural("{n} card", "{n} cards", n=1)
    assert cards.filled(n=3).text("nl") == "3 kaarten"
    assert ClaimMessage("You play {card}.").filled(card="X").text() == "You play X."


@pytest.mark.parametrize(
    ("n", "texts"),
    [
        (0, ["0 cards", "0 kaarten", "0 cartas"]),
        (1, ["1 card", "1 kaart", "1 carta"]),
        (2, ["2 cards", "2 kaarten", "2 cartas"]),
        (1000, ["1,000 cards", "1.000 kaarten", "1000 cartas"]),
    ],
)
def test_the_form_of_a_sentence_follows_its_number(n: int, texts: list[str]) -> None:
    assert in_all(ClaimMessage.plural("{n} card", "{n} cards", n=n)) == texts


@pytest.mark.parametrize(
    ("items", "both", "either"),
    [
        ([], ["", "", ""], ["", "", ""]),
        (["a"], ["a", "a", "a"], ["a", "a", "a"]),
        (["a", "b"], ["a and b", "a en b", "a y b"], ["a or b", "a of b", "a o b"]),
        (
            ["a", "b", "c"],
            ["a, b and c", "a, b en c", "a, b y c"],
            ["a, b or c", "a, b of c", "a, b o c"],
        ),
    ],
)
def test_a_list_is_joined_as_the_language_does(
    items: list[str], both: list[str], either: list[str]
) -> None:
    assert in_all(Message("{items}", items=items)) == both
    assert in_all(Message("{items}", items=AnyOf(items))) == either


@pytest.mark.parametrize(
    ("items", "both"),
    [
        (["Ana", "Inés"], "Ana e Inés"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Ana", "Hilario"], "Ana e Hilario"),
        (["Inés", "Ana"], "Inés y Ana"),
        (["agua", "hielo"], "agua y hielo"),
        (["y y i, Ana", "Bo"], "y y i, Ana y Bo"),
    ],
)
def test_a_spanish_and_yields_to_the_sound_of_an_i(items: list[str], both: str) -> None:
    assert joined(items, "es") == both


@pytest.mark.parametrize(
    ("items", "either"),
    [
        (["7", "8"], "7 u 8"),
        (["4", "7", "8"], "4, 7 u 8"),
        (["8", "9"], "8 o 9"),
        (["Ana", "Óscar"], "Ana u Óscar"),
        (["tres", "once"], "tres u once"),
        (["oro", "hora"], "oro u hora"),
    ],
)
def test_a_spanish_or_yields_to_the_sound_of_an_o(items: list[str], either: str) -> None:
    assert joined(items, "es", "or") == either


@pytest.mark.parametrize(
    ("value", "texts"),
    [
        (999, ["999", "999", "999"]),
        (1000, ["1,000", "1.000", "1000"]),
        (-1000, ["-1,000", "-1.000", "-1000"]),
        (10_000, ["10,000", "10.000", "10.000"]),
        (1_234_567, ["1,234,567", "1.234.567", "1.234.567"]),
        (0.5, ["0.5", "0,5", "0,5"]),
    ],
)
def test_a_number_is_written_as_the_language_does(value: float, texts: list[str]) -> None:
    assert [number(value, lang) for lang in LANGUAGES] == texts
    assert in_all(Message("{n}", n=value)) == texts


def test_a_share_is_a_percentage() -> None:
    assert in_all(Message("{share}", share=Share(0.95))) == ["95%", "95%", "95\N{NO-BREAK SPACE}%"]
    assert [percent(0.5, lang, 1) for lang in LANGUAGES] == [
        "50.0%",
        "50,0%",
        "50,0\N{NO-BREAK SPACE}%",
    ]
    assert [fixed(1234.56, 1, lang) for lang in LANGUAGES] == ["1,234.6", "1.234,6", "1.234,6"]


def test_what_is_no_number_stays_as_it_is() -> None:
    assert in_all(Message("{a} {b}", a=True, b="1000")) == ["True 1000"] * 3
