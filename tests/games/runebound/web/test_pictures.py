"""Everything in Runebound has a picture of its own, also what a player adds."""

import tomllib
from importlib import resources
from typing import Any

import pytest

from hoarfrost.games.runebound.words.things import things
from tests.browser.lib.desk import Desk

PICTURES = "return ids.map((id) => pictures.pictureOf(kind, id));"
DRAWN = """
  const drawn = {
    cards: (await load("art/cards")).drawnCard,
    adventures: (await load("art/foes")).drawnFoe,
    weather: (await load("art/weather")).drawnWeather,
  };
  return ids.filter((id) => !drawn[kind](id));
"""
OF_OWN = """
  const { card } = await load("art/cards"), { foe } = await load("art/foes");
  return (what === "card" ? card : foe)(id, { thing });
"""
GALLERY = "return gallery.gallery(things);"

# Kinds of which each has a picture; the rest are words alone.
PICTURED = (
    "cards", "adventures", "weather", "towns", "towntypes", "maps", "clues", "faces", "terrains",
    "symbols", "colours", "phases", "attributes", "skills", "counters", "traits", "gear",
    "cardtypes",
)  # fmt: skip


@pytest.mark.parametrize("kind", PICTURED)
def test_every_thing_of_a_kind_has_a_picture_and_no_two_have_the_same(
    desk: Desk, kind: str
) -> None:
    ids = list(things("en")[kind])
    pictures = desk.run("pictures", PICTURES, kind=kind, ids=ids)
    assert ids
    for picture in pictures:
        assert picture.startswith("<svg")
        assert " style=" not in picture, "the page's policy allows no inline style"
        assert "NaN" not in picture
        assert "undefined" not in picture
    assert len(set(pictures)) == len(ids)


@pytest.mark.parametrize("kind", ["cards", "adventures", "weather"])
def test_what_the_house_prints_is_drawn_for_itself_and_not_put_together(
    desk: Desk, kind: str
) -> None:
    assert desk.run("", DRAWN, kind=kind, ids=list(things("en")[kind])) == []
    assert desk.run("", DRAWN, kind=kind, ids=["somebodys_own"]) == ["somebodys_own"]


def test_what_a_player_adds_gets_a_picture_that_fits_it(desk: Desk) -> None:
    def shown(what: str, id: str, **thing: Any) -> str:
        picture: str = desk.run("", OF_OWN, what=what, id=id, thing=thing)
        return picture

    assert "i-potion" in shown("card", "my_brew", type="potion")
    archer = shown("card", "my_friend", type="ally", values={"ranged": 5, "melee": 1, "magic": 0})
    mage = shown("card", "my_friend", type="ally", values={"ranged": 0, "melee": 1, "magic": 5})
    assert archer != mage
    assert shown("card", "night_axe", type="weapon") != shown("card", "night_bow", type="weapon")
    assert shown("card", "one", type="rune") != shown("card", "two", type="rune")
    assert "x-wyrm" in shown("foe", "my_wyrm", kind="fight", trait="wyrm")
    climb, swim = ({"kind": "test", "tests": [{"skill": skill}]} for skill in ("climb", "swim"))
    assert shown("foe", "my_trial", **climb) != shown("foe", "my_trial", **swim)
    assert "x-event" in shown("foe", "my_feast", kind="event", weather="red_star")


def test_every_lesson_has_a_picture(desk: Desk) -> None:
    path = resources.files("hoarfrost.games.runebound.words") / "lessons.toml"
    ids = [lesson["id"] for lesson in tomllib.loads(path.read_text("utf-8"))["lesson"]]
    pictures = desk.run("pictures", PICTURES, kind="lessons", ids=ids)
    assert len(ids) == 5
    assert all(pictures)
    assert len(set(pictures)) == 5


def test_the_rulebook_has_an_entry_for_every_card_challenge_and_weather(desk: Desk) -> None:
    told = things("en")
    gallery = desk.run("gallery", GALLERY, things=told)
    entries = [tuple(piece["picture"]) for piece in gallery["pieces"]]
    wanted = {(kind, id) for kind in ("cards", "adventures", "weather") for id in told[kind]}
    assert set(entries) == wanted
    assert len(entries) == len(wanted)
    chapters = {section["id"] for section in gallery["sections"]}
    assert {piece["section"] for piece in gallery["pieces"]} == chapters
    zyla = next(piece for piece in gallery["pieces"] if piece["id"] == "cards.zyla")
    assert zyla["section"] == "pieces.heroes"
    assert "Life 4, Stamina 4" in zyla["text"]
    troll = next(piece for piece in gallery["pieces"] if piece["id"] == "adventures.snow_troll")
    assert troll["things"] == [["cards", "troll_hide"]]
