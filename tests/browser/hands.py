"""Hands that choose what a board offers and do it, by pointer or by keys."""

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.robot import Held, Json


def show(me: Person, held: Held, game: str) -> None:
    """Sit down at a table, and wait until one is asked."""
    me.hold(held, game)
    me.go(f"#/table/{held.id}")
    expect(turn(me)).to_be_visible()


def turn(me: Person) -> Locator:
    """The status line as long as something is asked."""
    return me.page.locator(".status.turn")


def answer(me: Person, move: str) -> Locator:
    """A button that stands for a move."""
    return me.page.locator(f'button[data-choice="{move}"]')


class Hands(ABC):
    """`hands.do("end")`: choose what is offered, and do it."""

    def __init__(self, me: Person) -> None:
        self.me = me

    def do(self, move: str) -> None:
        me = self.me
        expect(turn(me)).to_be_visible()
        assert me.state is not None
        choice = next(one for one in me.state["choices"] if one["move"] == move)
        if not self.is_proposed(choice["label"]):  # what is usual is, and what has the focus
            self.choose(move, choice["target"])
        expect(me.primary).to_contain_text(choice["label"])
        expect(me.primary).to_be_visible()
        self.confirm()

    def is_proposed(self, label: str) -> bool:
        button = self.me.primary
        return button.is_visible() and button.locator("span").text_content() == label

    @abstractmethod
    def choose(self, move: str, target: Json) -> None:
        """Choose what a place, a button or a key stands for."""

    @abstractmethod
    def confirm(self) -> None:
        """Do what the button says."""


class Pointer(Hands):
    def confirm(self) -> None:
        self.me.primary.click()


class Keyboard(Hands):
    """Never a pointer."""

    def key(self, *names: str) -> None:
        for name in names:
            self.me.page.keyboard.press(name)

    def tab_to(self, move: str, most: int) -> None:
        for _ in range(most):
            if self.focused("choice") == move:
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not come to {move}")

    def confirm(self) -> None:
        self.key("Enter")

    def focused(self, name: str) -> str | None:
        """What this attribute of the element in focus says."""
        found: str | None = self.me.page.evaluate(
            "(name) => document.activeElement?.getAttribute(`data-${name}`) ?? null", name
        )
        return found
