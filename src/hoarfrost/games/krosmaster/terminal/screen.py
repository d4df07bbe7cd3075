"""The arena of Krosmaster in a terminal, from one viewer's eyes."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hoarfrost.core.game import Game
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.screen import Offer, Scene, Screen
from hoarfrost.core.translator import Translator
from hoarfrost.games.krosmaster.engine.game import KrosmasterGame
from hoarfrost.games.krosmaster.terminal.answers import answer
from hoarfrost.games.krosmaster.terminal.board import board_lines, widest_cell, width_of
from hoarfrost.games.krosmaster.terminal.codes import codes_of
from hoarfrost.games.krosmaster.terminal.ending import ending
from hoarfrost.games.krosmaster.terminal.look import Look
from hoarfrost.games.krosmaster.terminal.menu import choice_line, marks_of, menu, offers_of
from hoarfrost.games.krosmaster.terminal.panel import paired, race, shop, timeline
from hoarfrost.games.krosmaster.terminal.primer import primer
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import board_names
from hoarfrost.games.krosmaster.words.prompts import prompt
from hoarfrost.games.krosmaster.words.sentences import sentence
from hoarfrost.games.krosmaster.words.speech import is_quiet

GAP: Final = 2
LEAST_PANEL: Final = 26  # columns beside the board
MOST_PANEL: Final = 40  # no line of a side is longer
WIDE_PANEL: Final = 54  # from here on both timelines stand side by side
LOG_LINES: Final = {1: 1, 2: 2, 3: 5, 4: 9, 5: 12}  # by detail
SHORT_CHOICES: Final = 1  # the most detail in which choices are short
SHOP: Final = 4  # the least detail in which something is told
SPACES: Final = 5


class KrosmasterScreen(Screen):
    def __init__(self, game: Game, t: Translator) -> None:
        super().__init__(game, t.of(Message))
        assert isinstance(game, KrosmasterGame)
        self.arena_game = game
        self.codes = codes_of(game, t.lang)
        self.seen: Look | None = None

    def look(self, view: Json, reader: int | None, names: Sequence[str] = ()) -> Look:
        """The position behind a view; the same view is read once."""
        seen = self.seen
        if seen is None or seen.view != view or seen.reader != reader or seen.names != names:
            seen = Look(self.arena_game, view, reader, names, self.t, self.codes)
            self.seen = seen
        return seen

    # The whole ----------------------------------------------------------------------------------

    def render(self, scene: Scene, width: int, detail: int) -> RenderableType:
        look = self.look(scene.view, scene.reader, scene.names)
        parts: list[RenderableType] = [self.header(look)]
        room = width - GAP - LEAST_PANEL
        cell = widest_cell(room if room >= width_of(4) else width)
        marks = marks_of(look, [offer.text for offer in scene.choices])
        board = board_lines(look, marks, cell)
        panel = width - GAP - width_of(cell)
        log = self.log_lines(scene, LOG_LINES[detail])
        wares = shop(look) if detail >= SHOP else []
        space = [Text("")] if detail >= SPACES else []
        if panel >= LEAST_PANEL:
            told = self.panel(look, panel, detail)
            if panel >= WIDE_PANEL and wares:
                told += [Text(""), *wares]
                wares = []
            spare = len(board) - len(told) - 1
            if panel >= WIDE_PANEL and spare >= LOG_LINES[1]:
                told += [Text(""), *self.log_lines(scene, max(spare, LOG_LINES[detail]))]
                log = []
            parts += paired(board, told, width_of(cell), GAP)
        else:
            parts += [*board, *self.panel(look, width, detail)]
        parts += [*(space if wares else []), *wares, *(space if log else []), *log, *space]
        if scene.choices:
            asked = prompt(look.view, look.view["asked"]).text(self.t.lang)
            parts.append(Text(asked, style="bold"))
            parts += menu(look, scene.choices, width, detail <= SHORT_CHOICES)
        elif scene.view["step"] != "over":
            asked = prompt(look.view, scene.reader).text(self.t.lang)
            parts.append(Text(asked, style="bold"))
        return Group(*parts)

    def header(self, look: Look) -> RenderableType:
        t = self.t
        view = look.view
        board = board_names(view["board"], view["options"]["content"])[t.lang]
        place = t("Game turn {turn}", turn=view["turn"])
        if view["step"] == "over":
            place = t("The game is over")
        elif view["turn"] == 0:
            place = t("Setting up")
        return Rule(Text(f"Krosmaster · {board} · {place}", style="bold"), style="dim")

    def panel(self, look: Look, width: int, detail: int) -> list[Text]:
        """Glory, Kamas and both sides."""
        half = (width - GAP) // 2
        told = [race(look)]
        if half >= LEAST_PANEL:
            half = min(half, MOST_PANEL)
            sides = [timeline(look, seat, half, detail) for seat in look.order]
            told += paired(sides[0], sides[1], half, GAP)
        else:
            for seat in look.order:
                told += timeline(look, seat, min(width, MOST_PANEL), detail)
        return told

    # The log ------------------------------------------------------------------------------------

    def log_lines(self, scene: Scene, most: int) -> list[Text]:
        told: list[Text] = []
        for number in range(len(scene.log) - 1, -1, -1):
            event = scene.log[number]
            is_told = self.is_noise(event) or is_asked_about(event, scene.reader)
            line = None if is_told else self.tell(event, scene.reader, scene.names)
            if line is not None:
                is_fresh = number >= scene.fresh
                if not is_fresh:
                    line.stylize_before("dim")
                line = Text("▸ " if is_fresh else "  ") + line
                line.no_wrap = True
                line.overflow = "ellipsis"
                told.insert(0, line)
            if len(told) == most:
                break
        return told

    def is_noise(self, event: Json) -> bool:
        return is_quiet(event)

    def tell(self, event: Json, reader: int | None, names: Sequence[str]) -> Text | None:
        told = sentence(event, reader, names if reader is None else ())
        return None if told is None else Text(told.text(self.t.lang))

    # Choices ------------------------------------------------------------------------------------

    def choices(self, view: Json, steps: Sequence[str], seat: int) -> list[Offer]:
        return offers_of(self.look(view, seat), steps)

    def move(self, text: str, view: Json) -> Text:
        return choice_line(self.look(view, view.get("asked")), text)

    def answer(self, what: str, scene: Scene, width: int) -> RenderableType | None:
        return answer(self.look(scene.view, scene.reader, scene.names), what, width)

    def about(self) -> RenderableType:
        return primer(self.t)

    # The end ------------------------------------------------------------------------------------

    def final(
        self,
        outcome: Outcome,
        result: Json,
        log: Sequence[Json],
        reader: int | None,
        names: Sequence[str],
        width: int,
    ) -> RenderableType:
        content = self.arena_game.content
        return ending(outcome, result, log, reader, names, content, self.t)


def is_asked_about(event: Json, reader: int | None) -> bool:
    """Whether the question or the header says the same to this reader."""
    return event["kind"] in ("turn", "tension") and event["seat"] == reader
