"""Krosmaster through its page: positions to begin with, and hands that do what is offered."""

from abc import abstractmethod
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from hoarfrost.core.plain import Json
from tests.browser import hands
from tests.browser.hands import Hands, Keyboard, Pointer, answer
from tests.browser.person import Person
from tests.browser.robot import Held, table_at
from tests.games.krosmaster.scene import Scene
from tests.table.server import Server

COLUMNS = "ABCDEFGHIJKL"
MOST_TABS = 80
KEYS = {"end": "e", "pick": "p"}
SNOWFLAKE: Json = {"kind": "computer", "level": "snowflake"}
SHORT: Json = {"team1": "tormentators", "team2": "tormentators", "max_game_turns": 4}


# Tables -------------------------------------------------------------------------------------------


def table_from(server: Server, scene: Scene) -> Held:
    """A table at which seat 0 is asked in this scene, against a computer that does anything."""
    return table_at(server, scene.game, scene.state)


def show(me: Person, held: Held) -> None:
    """Sit down at a table, and wait until one is asked."""
    hands.show(me, held, "krosmaster")


# What is seen -------------------------------------------------------------------------------------


def cell(me: Person, name: str) -> Locator:
    return me.page.locator(f"[data-cell={name}]")


def piece(me: Person, number: int) -> Locator:
    """The drawing of a unit, or from 64 on of scenery."""
    key = f"unit-{number}" if number < 64 else f"scenery-{number - 64}"
    return me.page.locator(f'[data-key="{key}"]')


def stands_on(me: Person, number: int, name: str) -> None:
    expect(piece(me, number)).to_have_attribute("transform", corner(name))


def corner(name: str) -> str:
    x, y = COLUMNS.index(name[0]), int(name[1:]) - 1
    return f"translate({64 * x} {64 * y})"


def spell(me: Person, id: str) -> Locator:
    return me.page.locator(f'.kspell[data-anchor="spell:{id}"]')


def forecast(me: Person) -> Locator:
    return me.page.get_by_role("region", name="What would happen")


# Hands --------------------------------------------------------------------------------------------


class Choosing(Hands):
    def choose(self, move: str, target: Json) -> None:
        if target["kind"] in ("cell", "way"):
            self.point(target)
        else:
            self.press(move, target)

    @abstractmethod
    def point(self, target: Json) -> None:
        """Choose a cell, or the next one in a direction."""

    @abstractmethod
    def press(self, move: str, target: Json) -> None:
        """Choose what a button or a key stands for."""


class Mouse(Choosing, Pointer):
    def point(self, target: Json) -> None:
        if target.get("verb") == "cast":
            self.aim(target["spell"])
        cell(self.me, goal_of(target)).click()

    def aim(self, id: str) -> None:
        spell(self.me, id).click()
        expect(spell(self.me, id)).to_have_attribute("aria-pressed", "true")

    def press(self, move: str, target: Json) -> None:
        answer(self.me, move).first.click()


class Keys(Choosing, Keyboard):
    """Never a pointer: letters and digits, arrows, Tab and Enter."""

    def point(self, target: Json) -> None:
        if target.get("verb") == "cast":
            self.aim(target["spell"])
        elif self.cell is None:
            if self.me.primary.is_visible():
                self.key("Escape")
            self.key("Enter")  # where nothing is proposed, it leads to what can be chosen
        self.go(goal_of(target))

    def aim(self, id: str) -> None:
        """The key of a spell leads to what it would hurt most."""
        button = spell(self.me, id)
        expect(button).to_have_attribute("aria-pressed", "false")
        self.key(button.get_attribute("aria-keyshortcuts") or "")
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(self.me.page.locator("[data-cell]:focus")).to_have_count(1)

    def go(self, goal: str) -> None:
        """With the arrows."""
        here = self.cell
        assert here is not None, "no cell is in focus"
        right = COLUMNS.index(goal[0]) - COLUMNS.index(here[0])
        down = int(goal[1:]) - int(here[1:])
        self.key(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        self.key(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        expect(cell(self.me, goal)).to_be_focused()

    def press(self, move: str, target: Json) -> None:
        if target.get("word") in KEYS:
            self.key(KEYS[target["word"]])
            return
        if self.focused("choice") == move:  # by the page: a focus moved by keys proposes
            self.key("Shift+Tab")
        self.tab_to(move, MOST_TABS)

    @property
    def cell(self) -> str | None:
        """The cell in focus."""
        return self.focused("cell")


def goal_of(target: Json) -> str:
    """The cell that stands for a choice; for a direction it is the next one there."""
    here = str(target["cell"])
    if target["kind"] == "cell":
        return here
    dx, dy = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[target["way"]]
    return f"{COLUMNS[COLUMNS.index(here[0]) + dx]}{int(here[1:]) + dy}"


# Plans --------------------------------------------------------------------------------------------


def brave() -> Callable[[Json], str]:
    """Each unit hurts an opponent if it can, else walks towards one, once in its turn."""
    walked: set[tuple[int, int]] = set()

    def plan(state: Json) -> str:
        view, choices = state["view"], state["choices"]
        units = view["units"]
        foes = [unit for unit in units if unit["owner"] != state["seat"] and unit["cell"]]

        def is_blow(choice: Json) -> bool:
            target = choice["target"]
            return target.get("verb") == "cast" and target.get("piece") in numbers(foes)

        def way(choice: Json) -> int:
            return min(distance(choice["target"]["cell"], unit["cell"]) for unit in foes)

        def chosen(choices: list[Json]) -> str:
            return str(choices[0]["move"])

        blows = [choice for choice in choices if is_blow(choice)]
        if blows:
            return chosen(blows)
        walks = [choice for choice in choices if choice["target"].get("verb") == "move"]
        place = (view["turn"], view["piece"])
        if walks and foes and place not in walked:
            walked.add(place)
            return chosen([min(walks, key=way)])
        ends = [choice for choice in choices if choice["target"].get("word") in ("end", "keep")]
        return chosen(ends or choices)

    return plan


def numbers(units: list[Json]) -> list[int]:
    return [unit["piece"] for unit in units]


def distance(one: str, other: str) -> int:
    return abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0])) + abs(int(one[1:]) - int(other[1:]))


def player(me: Person, hands: Hands) -> Callable[[], None]:
    """What makes the next move, for `me.play`."""
    plan = brave()

    def move() -> None:
        assert me.state is not None
        hands.do(plan(me.state))

    return move
