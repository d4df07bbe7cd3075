"""Somebody who takes a lesson: by mouse, with a finger or with keys alone."""

from collections.abc import Callable
from typing import Literal, Protocol

from playwright.sync_api import Locator, Position, expect

from tests.browser.person import HAND_KEYS, Person
from tests.browser.robot import Json, post
from tests.table.server import Server

ARTIFACT = "!"  # what the move of an artifact begins with
# Where in a fan a card is seen, and not the one beside it.
SEEN = """
card => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const y = Math.min(height, innerHeight - top) / 2;
  for (let x = 4; x < width; x += 4)
    if (card.contains(document.elementFromPoint(left + x, top + y))) return { x: x + 2, y };
}
"""


def scene(server: Server, lesson: str, moves: list[str], game: str = "claim") -> Json:
    """What the server says of a lesson after these moves."""
    return post(server, f"/api/lessons/{game}/{lesson}", {"moves": moves})


class Learner(Protocol):
    def go_on(self) -> None: ...

    def choose(self, move: str) -> None: ...


class Pointer:
    """With a mouse or a finger: a thing is chosen, then the button does it."""

    def __init__(self, me: Person, how: Literal["click", "tap"]) -> None:
        self.me = me
        self.how = how

    def press(self, thing: Locator, position: Position | None = None) -> None:
        getattr(thing, self.how)(position=position)

    def go_on(self) -> None:
        self.press(self.me.primary)

    def choose(self, move: str) -> None:
        thing = thing_of(self.me, move)
        expect(thing).to_be_visible()
        if thing.get_attribute("aria-pressed") != "true":  # a lone choice is
            self.press(thing, thing.evaluate(SEEN))
        self.press(self.me.primary)


class Keyboard:
    def __init__(self, me: Person) -> None:
        self.me = me
        self.keys = ["Enter", "Space"]

    def go_on(self) -> None:
        self.keys.reverse()
        self.me.page.keyboard.press(self.keys[0])

    def choose(self, move: str) -> None:
        thing = thing_of(self.me, move)
        expect(thing).to_be_visible()
        if thing.get_attribute("aria-pressed") != "true":
            place = thing.evaluate("one => [...one.parentElement.children].indexOf(one)")
            self.me.page.keyboard.press(HAND_KEYS[place])
            expect(thing).to_have_attribute("aria-pressed", "true")
        self.me.page.keyboard.press("Enter")


def thing_of(me: Person, move: str) -> Locator:
    """The card or the artifact that a move is about."""
    if move.startswith(ARTIFACT):
        return me.page.locator(f'.windowart[data-artifact="{move.removeprefix(ARTIFACT)}"]')
    return me.page.locator(f'.hand [data-code="{move}"]').first


def coach(me: Person) -> Locator:
    """The bubble, when it stands still."""
    return me.page.locator(".coach:not(.away)")


def begin(me: Person, lesson: str, game: str = "claim") -> None:
    me.go(f"#/learn/{game}/{lesson}")
    expect(coach(me)).to_be_visible()


def take_step(me: Person, learner: Learner, now: Json) -> str:
    """Do what the step asks for; the move that it was."""
    me.state = now["state"]  # no socket tells it
    if now["task"]:
        learner.choose(now["hint"])
        return str(now["hint"])
    expect(me.primary).to_be_visible()
    learner.go_on()
    return "next"


def walk(
    server: Server,
    me: Person,
    learner: Learner,
    lesson: str,
    until: Callable[[Json], bool],
    game: str = "claim",
) -> None:
    """Take the lesson from its first step on, until this holds; each sentence is seen."""
    moves: list[str] = []
    while not until(now := scene(server, lesson, moves, game)):
        expect(coach(me)).to_contain_text(now["say"])
        moves.append(take_step(me, learner, now))


def at_task(now: Json) -> bool:
    return bool(now["task"])


def finished(me: Person) -> Locator:
    """What is shown when a lesson is done."""
    return me.page.locator(".finished-card")
