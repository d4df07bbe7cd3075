"""Runebound through its page: tables to begin with, and hands that do what is offered.

me = sit(house, Look())
show(me, table_from(house, Scene(hero("zyla", "F9"), hero("karnon", "A9"))))
Mouse(me).do("roll 5")
Mouse(me).travel("H8")
"""

from abc import abstractmethod
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from hoarfrost.core.plain import Json
from tests.browser import hands
from tests.browser.hands import Hands, Keyboard, Pointer, answer
from tests.browser.person import Person
from tests.browser.robot import Held, table_at
from tests.games.runebound.scenes import Scene
from tests.table.server import Server

COLUMNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_TABS = 120
# Heroes in one space stand side by side, so not all are in its middle.
IS_THERE = """([seat, x, y]) => {
  const text = document.querySelector(`[data-key=hero-${seat}]`).getAttribute("transform");
  const [across, down] = text.match(/-?[\\d.]+/g).map(Number);
  return Math.hypot(across - x, down - y) < 24;
}"""
SNOWFLAKE: Json = {"kind": "computer", "level": "snowflake"}


# Tables -------------------------------------------------------------------------------------------


def table_from(server: Server, scene: Scene) -> Held:
    """A table at which seat 0 is asked in this scene, against a computer that does anything."""
    return table_at(server, scene.state.game, scene.state)


def show(me: Person, held: Held) -> None:
    """Sit down at a table, and wait until one is asked."""
    hands.show(me, held, "runebound")


# What is seen -------------------------------------------------------------------------------------


def space(me: Person, name: str) -> Locator:
    return me.page.locator(f"[data-space={name}]")


def figure(me: Person, seat: int) -> Locator:
    """The hero of a seat on the map."""
    return me.page.locator(f'[data-key="hero-{seat}"]')


def dice(me: Person) -> Locator:
    return me.page.get_by_role("group", name="Movement dice").get_by_role("button")


def told(me: Person) -> Locator:
    """What the dock says of the way that is looked at."""
    return me.page.locator(".waytold")


def position(me: Person) -> Json:
    assert me.state is not None
    view: Json = me.state["view"]
    return view


def stands_in(me: Person, seat: int, name: str) -> None:
    """Both as the server tells it and in the drawing."""
    assert me.wait(lambda state: state["view"]["parties"][seat]["space"] == name)
    x, y = middle(name)
    expect(figure(me, seat)).to_have_count(1)
    me.page.wait_for_function(IS_THERE, arg=[seat, x, y])


def middle(name: str) -> tuple[float, float]:
    """The middle of a space in the drawing."""
    column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
    return (column + 0.5 + (row % 2) / 2) * 55.4256, row * 48 + 32


def look_around(me: Person) -> None:
    """Closer by the wheel, across the map by dragging it, and back."""
    box = me.page.locator(".map").bounding_box()
    assert box is not None
    across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = me.page.mouse
    mouse.move(across, down)
    turn_wheel(me, -60)
    for side in (-1, 1, 1, -1):
        mouse.move(across, down)
        mouse.down()
        mouse.move(across + side * box["width"] / 3, down + side * box["height"] / 4, steps=60)
        mouse.up()
    turn_wheel(me, 60)


def turn_wheel(me: Person, by: float) -> None:
    for _ in range(20):
        me.page.mouse.wheel(0, by)
        me.page.wait_for_timeout(16)


# Hands --------------------------------------------------------------------------------------------


class Travelling(Hands):
    """`Mouse(me).do("roll 5")`: choose what is offered, and do it."""

    def travel(self, goal: str) -> None:
        """All steps to a space that the dice reach."""
        self.point(goal)
        expect(self.me.primary).to_contain_text("Travel to")
        self.confirm()
        stands_in(self.me, position(self.me)["active"], goal)

    @abstractmethod
    def point(self, goal: str) -> None:
        """Choose a space."""


class Mouse(Travelling, Pointer):
    def point(self, goal: str) -> None:
        space(self.me, goal).click()

    def choose(self, move: str, target: Json) -> None:
        if target["kind"] == "space":
            self.point(target["space"])
        else:
            answer(self.me, move).filter(visible=True).first.click()  # a panel may have it too


class Keys(Travelling, Keyboard):
    """Never a pointer: digits and letters, arrows, Tab and Enter."""

    def point(self, goal: str) -> None:
        if self.space is None:
            self.key("a")
        here = self.space
        assert here is not None, "no space is in focus"
        right = COLUMNS.index(goal[0]) - COLUMNS.index(here[0])
        down = int(goal[1:]) - int(here[1:])
        self.key(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        self.key(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        expect(space(self.me, goal)).to_be_focused()

    def choose(self, move: str, target: Json) -> None:
        if target["kind"] == "space":
            self.point(target["space"])
        elif target["kind"] == "dice":
            self.key(str(target["n"]))
        elif target.get("word") == "pass":
            self.key("s")
        else:
            self.reach(move)

    def reach(self, move: str) -> None:
        """By the Tab key, from the dice on."""
        self.key("d")
        self.tab_to(move, MOST_TABS)

    @property
    def space(self) -> str | None:
        """The space in focus."""
        return self.focused("space")


# Plans --------------------------------------------------------------------------------------------


def bold() -> Callable[[Json], str]:
    """With all dice a step in each turn, into every adventure, and always the first attack."""
    moved: set[int] = set()

    def plan(state: Json) -> str:
        view = state["view"]
        moves = [str(choice["move"]) for choice in state["choices"]]
        turn = sum(party["turns"] for party in view["parties"])
        steps = of_verb(moves, "move")
        if steps and turn not in moved:
            moved.add(turn)
            return steps[0]
        for verb in ("roll", "attempt", "attack", "pass"):
            if of_verb(moves, verb):
                return of_verb(moves, verb)[-1]
        return moves[0]

    return plan


def of_verb(moves: list[str], verb: str) -> list[str]:
    return [move for move in moves if move.split()[0] == verb]


def player(me: Person, hands: Travelling) -> Callable[[], None]:
    """What makes the next move, for `me.play`."""
    plan = bold()

    def move() -> None:
        assert me.state is not None
        expect(me.status).to_have_text(me.state["prompt"])  # "pass" was an answer before, too
        wanted = plan(me.state)
        if wanted.startswith("move"):
            hands.travel(wanted.split()[-1])
        else:
            hands.do(wanted)

    return move
