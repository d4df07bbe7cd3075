"""Somebody with a browser of their own, who can play, and who notes every error of the page."""

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Position,
    Request,
    TimeoutError,
    ViewportSize,
    WebSocket,
    expect,
)

from tests.browser.robot import Held, Json

HEIGHTS = {390: 844, 1280: 800}
PATIENCE = 30_000  # milliseconds: the machine may be busy
SETTLED_MS = 150  # after a click that may have made a move
AGAIN_MS = 3_000
MOST_MOVES = 500  # of one person in a game; more would mean that it does not end
HAND_KEYS = "1234567890qwer"
QUICK = 0.02  # of the usual time, in which what happened is shown: tests play whole games
SET_PACE = """
  const kept = JSON.parse(localStorage.getItem("hoarfrost.settings") ?? "{{}}");
  localStorage.setItem("hoarfrost.settings", JSON.stringify({{ pace: {pace}, ...kept }}));
"""
# No move reaches the table; `refuse({code, message})` answers the last one.
SILENCE = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (!/"type":"act"/.test(text)) return send.call(this, text);
    globalThis.refuse = (answer) => {
      const { id } = JSON.parse(text);
      const data = JSON.stringify({ type: "error", re: id, ...answer });
      this.dispatchEvent(new MessageEvent("message", { data }));
    };
  };
}"""
CORNER: Position = {"x": 12, "y": 30}  # of a card that is seen in a fan

expect.set_options(timeout=PATIENCE)


@dataclass(frozen=True)
class Look:
    """How somebody looks at the page."""

    width: int = 1280
    dark: bool = False
    language: str = "en"
    motion: Literal["no-preference", "reduce"] = "reduce"
    pace: float = QUICK
    touch: bool = False

    @property
    def viewport(self) -> ViewportSize:
        return {"width": self.width, "height": HEIGHTS[self.width]}

    @property
    def scheme(self) -> Literal["dark", "light"]:
        return "dark" if self.dark else "light"


class Person:
    def __init__(self, browser: Browser, address: str, look: Look) -> None:
        self.address = address
        self.errors: list[str] = []
        self.expected: list[str] = []
        self.state: Json | None = None
        self.more: Json = {"move": ""}  # how the move goes on that was begun last
        self.unanswered: set[Request] = set()
        self.context = browser.new_context(
            viewport=look.viewport,
            color_scheme=look.scheme,
            locale=look.language,
            reduced_motion=look.motion,
            accept_downloads=True,
            has_touch=look.touch,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SET_PACE.format(pace=look.pace))
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.note(str(error)))
        page.on("websocket", self.listen)
        page.on("request", lambda request: self.unanswered.add(request))
        page.on("requestfinished", lambda request: self.unanswered.discard(request))
        page.on("requestfailed", lambda request: self.unanswered.discard(request))
        return page

    def leave(self) -> None:
        self.context.close()

    # Errors ------------------------------------------------------------------------------------

    def hear(self, message: ConsoleMessage) -> None:
        """Whatever breaks the Content-Security-Policy is heard here too."""
        if message.type in ("error", "warning"):
            self.note(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def note(self, error: str) -> None:
        if not any(part in error for part in self.expected):
            self.errors.append(error)

    def expect_errors(self, *parts: str) -> None:
        """From now on errors with these parts belong to the test."""
        self.expected += parts

    # Looking -------------------------------------------------------------------------------------

    def go(self, route: str = "#/") -> None:
        self.page.goto(f"{self.address}/{route}")

    def hold(self, table: Held, game: str = "claim") -> None:
        """Give this browser the key to seats that somebody else has taken for it."""
        kept = {table.id: {**asdict(table), "game": game, "at": 1}}
        script = f"localStorage.setItem('hoarfrost.tables', {json.dumps(json.dumps(kept))})"
        self.context.add_init_script(script)

    def change(self, look: Look) -> None:
        """Turn the device round, or the light off."""
        self.page.set_viewport_size(look.viewport)
        self.page.emulate_media(color_scheme=look.scheme)

    def choose_language(self, present: str, name: str) -> None:
        """By the menu in the bar, which shows the present one."""
        self.page.get_by_role("banner").locator("summary").filter(has_text=present).click()
        self.button(name, exact=True).click()

    def listen(self, socket: WebSocket) -> None:
        """Know the position as the page does, to wait for it; what is seen is tested there."""
        socket.on("framereceived", self.receive)

    def receive(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "more":
            self.more = message

    def wait(self, until: Callable[[Json], bool], patience: float = PATIENCE / 1000) -> bool:
        """Whether a state comes for which this holds."""
        end = time.monotonic() + patience
        while self.state is None or not until(self.state):
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(10)
        return True

    def wait_for_answers(self) -> None:
        """Until the page has got all that it has asked for."""
        end = time.monotonic() + PATIENCE / 1000
        while self.unanswered:
            assert time.monotonic() < end, [request.url for request in self.unanswered]
            self.page.wait_for_timeout(20)

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def way(self, name: str | re.Pattern[str], game: str = "Claim") -> Locator:
        """A button of one game on the home page."""
        panel = self.page.get_by_role("article", name=re.compile(f"^{game} "))
        return panel.get_by_role("button", name=name)

    @property
    def play_now(self) -> Locator:
        """The button of the home page that begins a game against the computer."""
        return self.way(re.compile("^Play (?!on one device)"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    @property
    def playable(self) -> Locator:
        return self.hand.and_(self.button(", can be played"))

    @property
    def proposed(self) -> Locator:
        """The button that plays the card that is chosen."""
        return self.button(re.compile("^(Play|Put) "))

    @property
    def primary(self) -> Locator:
        """The button of the status line: what Enter does."""
        return self.page.locator(".status .btn.primary")

    @property
    def cards(self) -> str:
        """The hand as a screen reader tells it."""
        return self.page.get_by_role("group", name="Your hand").aria_snapshot()

    @property
    def picks(self) -> Locator:
        """The pictures of a question that is not about the hand."""
        return self.page.locator(".picker").get_by_role("button")

    @property
    def table(self) -> Locator:
        return self.page.get_by_role("region", name="Table", exact=True)

    @property
    def status(self) -> Locator:
        """What is asked, in words."""
        return self.page.locator(".status .ask")

    @property
    def log(self) -> list[str]:
        return self.page.get_by_role("log").get_by_role("listitem").all_inner_texts()

    # Playing -------------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        return self.state is not None and self.state["seat"] in self.state["asked"]

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state["stage"] == "over"

    def play(self, make_move: Callable[[], None], until: Callable[[Json], bool]) -> None:
        """Move whenever it is one's turn, until this holds."""
        for _ in range(MOST_MOVES):
            assert self.wait(lambda state: until(state) or self.is_asked or self.is_over)
            assert self.state is not None
            if until(self.state):
                return
            assert not self.is_over, "the game ended first"
            self.turn(make_move)
        raise AssertionError("the game does not end")

    def turn(self, make_move: Callable[[], None]) -> None:
        """Make a move, and wait until the table has moved on.

        A window in which one can only pass is answered by the server.
        """
        assert self.state is not None
        version: int = self.state["version"]
        moves = [choice["move"] for choice in self.state["choices"]]
        if moves:
            make_move()
        assert self.wait(lambda state: state["version"] > version), f"it stayed with {moves}"

    def move_by_mouse(self) -> None:
        """The first move that is offered; in a window: pass."""
        passing = self.button("Pass", exact=True)
        offers = self.playable.or_(self.picks).or_(passing).or_(self.proposed)
        expect(offers.first).to_be_visible()
        if passing.is_visible():
            passing.click()
        elif self.picks.first.is_visible():
            self.pick(last=True)
        else:
            if not self.proposed.is_visible():  # where there is one choice only, it is
                self.playable.first.click(position=CORNER)
            self.proposed.click()

    def move_with_artifacts(self) -> None:
        """The same, but play an artifact where one can be played."""
        assert self.state is not None
        choices = [each for each in self.state["choices"] if each["move"].startswith("!")]
        bar = self.page.get_by_role("group", name="Play an artifact, or pass")
        if not choices or self.state["choices"][0]["move"] != "pass":
            self.move_by_mouse()
            return
        choice = choices[0]
        bar.get_by_role("button").first.click()
        if not choice.get("more"):
            self.button(choice["label"], exact=True).click()
        steps = choice["move"]
        while choice.get("more"):
            choice = self.offered_after(steps)[0]
            steps = f"{steps} {choice['move']}"
            self.pick(last=not choice.get("more"))

    def offered_after(self, steps: str) -> list[Json]:
        """The choices after the first steps of a move, which the page has asked for."""
        end = time.monotonic() + PATIENCE / 1000
        while self.more["move"] != steps:
            assert time.monotonic() < end, f"nobody asked what comes after {steps}"
            self.page.wait_for_timeout(20)
        choices: list[Json] = self.more["choices"]
        return choices

    def pick(self, *, last: bool) -> None:
        """Choose a picture; in the last step of a move a second click does it.

        A lone picture is chosen already, and the first click does it.
        """
        self.picks.first.click()
        if not last:
            return
        self.page.wait_for_timeout(SETTLED_MS)
        with suppress(TimeoutError):  # it has gone meanwhile: the move was made
            if self.picks.first.is_visible():
                self.picks.first.click(timeout=AGAIN_MS)

    def move_by_key(self) -> None:
        """The same with a key for the card, and Enter if it was not chosen already."""
        expect(self.playable.first).to_be_visible()
        first = self.playable.first.evaluate(
            "card => [...card.parentElement.children].indexOf(card)"
        )
        self.page.keyboard.press(HAND_KEYS[first])
        if self.proposed.is_visible():
            self.page.keyboard.press("Enter")


def over(state: Json) -> bool:
    return bool(state["stage"] == "over")
