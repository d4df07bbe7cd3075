"""What is printed on a card is drawn, not set in whatever type a machine has."""

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.claim.words.names import tables
from tests.browser.lib.desk import Desk

TEXTS = """
  const cards = await import(new URL("../../games/claim/web/art/cards.js", main));
  const pictures = [
    ...names.map((name) => cards.card({ faction: "goblins", value: 10, name })),
    ...names.map((name) => cards.card({ faction: "demons", badge: "odd", badgeName: name })),
    ...names.map((name) => cards.artifactCard("magic_wand", { name })),
    ...["1", "2", "3", "X"].map((value) => cards.toxic({ value })),
  ];
  return pictures.filter((picture) => picture.includes("<text"));
"""
ENDS = """
  const { card } = await import(new URL("../../games/claim/web/art/cards.js", main));
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = card({ faction: "ice_queens", value: 10, name });
  const [number, code] = [...page.querySelectorAll("path[stroke-linecap=square]")]
    .map((path) => path.getBoundingClientRect()).sort((a, b) => a.top - b.top || a.left - b.left);
  page.remove();
  return [Math.min(number.right, code.right), Math.max(number.left, code.left)];
"""


def test_every_name_is_drawn_in_strokes_in_three_languages(desk: Desk) -> None:
    names = [
        entry[lang]
        for kind in ("factions", "artifacts")
        for entry in tables()[kind].values()
        for lang in LANGUAGES
    ]
    assert len(names) > 60
    assert desk.run("", TEXTS, names=names) == []
    assert len(desk.run("", TEXTS, names=["Ω"])) == 3, "a letter that nobody drew is set in type"


def test_the_widest_number_does_not_run_into_the_code_beside_it(desk: Desk) -> None:
    end_of_the_first, start_of_the_second = desk.run("", ENDS, name="")
    assert end_of_the_first < start_of_the_second
