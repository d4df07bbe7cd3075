"""Every screen in every language at every size: what is cut off, broken, covered or out of reach.

The faults are found by overflow.js, which a next game uses as it is.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.browser.person import Person

FAULTS = (Path(__file__).parent / "overflow.js").read_text()
SIZES = [
    *((640, 400), (844, 390), (800, 600), (1024, 600), (1280, 577), (1366, 625)),
    *((390, 664), (390, 844), (320, 568), (1280, 800), (1920, 1080)),
]
IS_WHOLE = os.environ.get("HOARFROST_SIZES") == "all"  # `make screens`
WITH_PAGES = [(390, 664), (320, 568)]  # where also the other pages of a phone are looked at
LANGUAGES = ["en", "nl", "es"]
OPPONENTS = ["Opponent", "Tegenstander", "Rival"]  # whom one plays in a lesson
LONG_NAMES = ["Wolfeschlegelsteinhausen", "Bartholomea Kirschwasser"]  # 24 letters, the most
OVER = ".picker, .hint, .menu-items, .passmenu, .coach, .coach-ring, .lesson-end"
STACKS = ".hand, .backs, .prizes, .pilecards, .frozen, .cend-fan, .cover"
MEANT = {
    "names": [word for name in [*LONG_NAMES, *OPPONENTS] for word in name.split()],
    "over": OVER,
    "stacks": STACKS,
}
# After a change of size the page draws anew: in the frame of the change, or in the next.
MEASURE = f"""async (meant) => {{
  for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame);
  const find = {FAULTS.rstrip().removesuffix(";")};
  return find(meant);
}}"""
TABS = "() => [...document.querySelectorAll('.tabs button')].filter((tab) => tab.checkVisibility())"
SPEAK = """(code) => document.querySelector(`.languages button[lang=${code}]`).click()"""
SETTLED = """async () => {
  const text = () => document.body.innerText;
  for (let before = "", same = 0; same < 3; before = text()) {
    await new Promise((next) => setTimeout(next, 40));
    same = text() === before && document.querySelector("main").firstElementChild ? same + 1 : 0;
  }
}"""

Size = tuple[int, int]
Again = Callable[[Person], None]


def faults(me: Person) -> list[str]:
    """Of the page as it is now."""
    found: list[str] = me.page.evaluate(MEASURE, MEANT)
    return found


def speak(me: Person, language: str) -> None:
    """Change the language in place; the page may be behind a dialog."""
    before = me.page.locator("body").inner_text()
    if me.page.locator("html").get_attribute("lang") == language:
        return
    me.page.evaluate(SPEAK, language)
    me.page.wait_for_function("(before) => document.body.innerText !== before", arg=before)
    me.wait_for_answers()
    me.page.evaluate(SETTLED)


def pages(me: Person) -> Iterator[str]:
    """Each page of a phone in turn, by its name; the first one is the table."""
    count: int = me.page.evaluate(f"() => ({TABS})().length")
    for n in range(max(1, count)):
        name = ""
        if count:
            name = me.page.evaluate(
                f"(n) => {{ const tab = ({TABS})()[n]; tab.click(); return tab.innerText; }}", n
            )
        yield name
    if count:
        me.page.evaluate(f"() => ({TABS})()[0].click()")


def everywhere(me: Person, number: int, again: Again | None = None) -> dict[str, list[str]]:
    """The faults of what is shown, each with where it was seen.

    `number` is that of the screen, `again` opens what a change of language has closed.
    """
    found: dict[str, list[str]] = {}
    for language, sizes in looks_for(number):
        speak(me, language)
        if again:
            me.page.set_viewport_size({"width": 1280, "height": 800})
            again(me)
        is_dialog = me.page.locator("dialog[open]").count() > 0
        for width, height in sizes:
            me.page.set_viewport_size({"width": width, "height": height})
            with_pages = (width, height) in WITH_PAGES and not is_dialog
            for page in pages(me) if with_pages else [""]:
                for fault in faults(me):
                    found.setdefault(fault, []).append(
                        f"{language} {width}x{height} {page}".strip()
                    )
    return found


def assert_fits(me: Person, number: int, again: Again | None = None) -> None:
    """Nothing is cut off, broken or covered, in three languages at every size."""
    found = everywhere(me, number, again)
    assert not found, told(found)


def looks_for(screen: int) -> list[tuple[str, list[Size]]]:
    """Every language at every size; in CI the screens share them out."""
    if IS_WHOLE:
        return [(language, SIZES) for language in LANGUAGES]
    count = len(LANGUAGES)
    # The next three screens have other sizes in the same languages.
    return [(LANGUAGES[screen % count], SIZES[(screen + screen // count) % count :: count])]


def told(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{fault}\n    {', '.join(where[:6])}" for fault, where in found.items())
