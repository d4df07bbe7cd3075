"""Somebody who takes a lesson of Runebound, with the mouse."""

import re

from playwright.sync_api import expect

from tests.browser.hands import answer, turn
from tests.browser.person import Person
from tests.browser.robot import Json
from tests.games.runebound.web.playing import Mouse


class Pupil:
    def __init__(self, me: Person) -> None:
        self.me = me
        self.hands = Mouse(me)

    def go_on(self) -> None:
        self.hands.confirm()

    def choose(self, move: str) -> None:
        """What a lesson wants, as somebody would do it who looks at the map."""
        expect(turn(self.me)).to_be_visible()
        target = self.target_of(move)
        if target["kind"] == "space":
            self.walk(target)
        elif target["kind"] == "die":
            self.turn_die(move, target)
        elif target.get("verb") == "discover":
            self.discover(move)
        else:
            self.hands.do(move)

    def target_of(self, move: str) -> Json:
        """Of the choice that this move is, or with which it begins."""
        assert self.me.state is not None
        choices = self.me.state["choices"]
        found = [
            one for one in choices if one["move"] == move or move.startswith(f"{one['move']} ")
        ]
        target: Json = max(found, key=lambda one: len(one["move"]))["target"]
        return target

    def walk(self, target: Json) -> None:
        """One step; the board finds the die that can be spared."""
        if target.get("verb") == "step":
            self.me.button("Step without dice").click()
        self.hands.point(target["space"])
        expect(self.me.primary).to_contain_text(re.compile("(Travel|Step) to|To .* with die"))
        self.hands.confirm()

    def turn_die(self, move: str, target: Json) -> None:
        self.me.page.locator(f'.dicetray [data-face="{target["face"]}"]').first.click()
        self.hands.choose(move, target)
        self.hands.confirm()

    def discover(self, move: str) -> None:
        """The Legend, then a token after the other."""
        _, card, *tokens = move.split()
        answer(self.me, f"discover {card}").filter(visible=True).first.click()
        if self.me.primary.is_visible():
            self.hands.confirm()
        for number, token in enumerate(tokens):
            expect(self.me.page.locator(".slots li:not(.empty)")).to_have_count(number)
            button = answer(self.me, token).filter(visible=True)
            expect(button).to_be_visible()
            if "sel" not in (button.get_attribute("class") or ""):  # a lone answer is chosen
                button.click()
            self.hands.confirm()
