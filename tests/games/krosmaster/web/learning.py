"""Somebody who takes a lesson of Krosmaster, with the hands that play it."""

from tests.browser.hands import Hands


class Pupil:
    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def go_on(self) -> None:
        self.hands.confirm()

    def choose(self, move: str) -> None:
        self.hands.do(move)
