"""The land of Runebound in a terminal, from one viewer's eyes."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hoarfrost.core.game import Game
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.screen import LEAST_DETAIL, Offer, Scene, Screen
from hoarfrost.core.translator import Translator
from hoarfrost.games.runebound.engine.game import RuneboundGame
from hoarfrost.games.runebound.files.fields import OVER
from hoarfrost.games.runebound.terminal import table
from hoarfrost.games.runebound.terminal.answers import answer
from hoarfrost.games.runebound.terminal.codes import codes_of
from hoarfrost.games.runebound.terminal.ending import ending
from hoarfrost.games.runebound.terminal.foe import fight_lines
from hoarfrost.games.runebound.terminal.land import NARROW, WIDE, map_lines, width_of
from hoarfrost.games.runebound.terminal.lines import paired
from hoarfrost.games.runebound.terminal.look import Look
from hoarfrost.games.runebound.terminal.menu import (
    MOST_IN_A_COLUMN,
    choice_line,
    long_menu,
    offers_of,
    short_menu,
)
from hoarfrost.games.runebound.terminal.primer import primer
from hoarfrost.games.runebound.terminal.roads import marks_of, steps_typed
from hoarfrost.games.runebound.terminal.sheet import brief_line, others, sheet, short_sheet
from hoarfrost.games.runebound.terminal.stall import wares_lines
from hoarfrost.games.runebound.terminal.telling import log_lines
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import map_names
from hoarfrost.games.runebound.words.prompts import prompt
from hoarfrost.games.runebound.words.sentences import sentence
from hoarfrost.games.runebound.words.speech import is_quiet

GAP: Final = 2
LEAST_PANEL: Final = 30  # columns beside the map
MOST_BRIEF: Final = 3  # others below a sheet that is no longer than the map
OWN_SIDE: Final = 32  # columns of the sheet beside a foe
MOST_PANEL: Final = 60
LOG_LINES: Final = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10}  # by detail
MOST_LOG: Final = 10
MOST_WITHOUT_MAP: Final = {1: 6, 2: 10}  # choices in one column, by detail
ROWS_WITHOUT_MAP: Final = 12  # of the sheet, where there is least room
SHORT_CHOICES: Final = 2  # the most detail in which choices are short
FEW_TURNS: Final = 30  # left before the limit; hardly a game takes more
# The least detail in which something is told.
MAP_ALWAYS: Final = 4
TABLE: Final = 3
SPACES: Final = 5
# Questions for which the map is of no use; it is left out where there is little room.
WITHOUT_MAP: Final = (
    "trading", "experience", "preparing", "round", "other_round", "phase", "before_roll", "hit",
    "truce", "test", "losing", "limit", "choose_hero", "harm", "white_death",
)  # fmt: skip


class RuneboundScreen(Screen):
    def __init__(self, game: Game, t: Translator) -> None:
        super().__init__(game, t.of(Message))
        assert isinstance(game, RuneboundGame)
        self.land = game
        self.codes = codes_of(game.content, t.lang)
        self.seen: Look | None = None

    def look(self, view: Json, reader: int | None, names: Sequence[str] = ()) -> Look:
        """The position behind a view; the same view is read once."""
        seen = self.seen
        if seen is None or seen.view != view or seen.reader != reader:
            seen = Look(self.land, view, reader, names, self.t, self.codes)
            self.seen = seen
        return seen

    # The whole ----------------------------------------------------------------------------------

    def render(self, scene: Scene, width: int, detail: int) -> RenderableType:
        look = self.look(scene.view, scene.reader, scene.names)
        has_map = detail >= MAP_ALWAYS or look.question not in WITHOUT_MAP or not look.is_asked
        parts: list[RenderableType] = [self.header(look)]
        parts += (
            self.table(look, scene, width, detail)
            if has_map
            else self.close_up(look, width, detail)
        )
        space = [Text("")] if detail >= SPACES else []
        dice = table.dice(look, width) if look.is_asked else []
        # The dice say what the latest line of the log would.
        most = 0 if dice and detail == LEAST_DETAIL else LOG_LINES[detail]
        log = self.log_lines(scene, most) if most else []
        free = scene.spare + max(0, len(log) - 1)
        choices, used = self.choice_lines(look, scene, width, detail, has_map, dice, free)
        # What is still free shows what has happened, so that no roll of a fight is missed.
        if most:
            log = self.log_lines(scene, min(MOST_LOG, most + scene.spare - used))
        parts += [*(space if log else []), *log, *space, *choices]
        return Group(*parts)

    def choice_lines(
        self,
        look: Look,
        scene: Scene,
        width: int,
        detail: int,
        has_map: bool,
        dice: list[Text],
        free: int,
    ) -> tuple[list[RenderableType], int]:
        """The question, the dice it is about and the choices; and how many free lines they take."""
        asked = self.question(look, scene)
        lines = [Text(asked, style="bold")] if asked else []
        if not scene.choices:
            return list(lines), 0
        is_least = detail == LEAST_DETAIL
        most = MOST_IN_A_COLUMN if has_map else MOST_WITHOUT_MAP.get(detail, 0)
        head = joined([*lines, *dice], width) if is_least else [*lines, *dice]
        # A lesson without room for the log says itself where to go.
        has_reach = bool(scene.log) or not is_least
        if detail > SHORT_CHOICES:
            return [*head, *long_menu(look, scene.choices, has_reach)], 0
        drawn, used = short_menu(look, scene.choices, width, most, has_reach, free)
        return [*head, *drawn], used

    def header(self, look: Look) -> RenderableType:
        t, view = self.t, look.view
        land = map_names(view["options"]["map"], view["options"]["content"])[t.lang]
        place = t("Setting up")
        if view["step"] == OVER:
            place = t("The game is over")
        elif view["active"] is not None and view["parties"][view["active"]]["turns"]:
            seat = view["active"]
            turn = view["parties"][seat]["turns"]
            values = {"turn": turn, "hero": look.person(seat)}
            most = last_turn(look, turn)
            place = (
                t("Turn {turn} of {most}: {hero}", most=most, **values)
                if most
                else t("Turn {turn}: {hero}", **values)
            )
        return Rule(Text(f"Runebound · {land} · {place}", style="bold"), style="dim")

    def table(self, look: Look, scene: Scene, width: int, detail: int) -> list[Text]:
        """The map beside the sheet, and what lies open; in a fight the foe."""
        cell = WIDE if width_of(look, WIDE) + GAP + LEAST_PANEL <= width else NARROW
        steps = [offer.text for offer in scene.choices]
        board = map_lines(look, marks_of(look, steps), cell)
        left = width_of(look, cell)
        room = min(MOST_PANEL, width - GAP - left)
        is_tight = detail <= SHORT_CHOICES
        parts: list[Text] = []
        sky = table.weather(look, width, is_tight)
        if room >= LEAST_PANEL:
            panel = self.panel(look, room, len(board), is_tight)
            beside = table.weather_beside(look, room)
            if is_tight and len(panel) + len(beside) <= len(board):
                panel, sky = [*panel, *beside], []
            parts += paired(board, panel, left, GAP)
        else:
            parts += [*board, *sheet(look, look.own, width)]
        parts += [*sky, *fight_lines(look, width)]
        if not is_tight or room < LEAST_PANEL:
            parts += others(look, width, detail >= SPACES)
        if detail >= TABLE:
            parts += [
                *table.event(look, width),
                *table.undefeated(look, width),
                *table.legends(look, width),
                *table.doom(look),
            ]
        return parts

    def panel(self, look: Look, width: int, rows: int, is_tight: bool) -> list[Text]:
        """The sheet; where there is little room no longer than the map, and with the others."""
        if not is_tight:
            return sheet(look, look.own, width)
        lines = sheet(look, look.own, width)
        others = [brief_line(look, party, width) for party in look.others]
        others = others[: max(MOST_BRIEF, rows - len(lines))]
        return [*short_sheet(look, look.own, width, rows - len(others)), *others]

    def close_up(self, look: Look, width: int, detail: int) -> list[Text]:
        """The sheet without the map: beside the foe or what is for sale, or alone."""
        other = width - GAP - OWN_SIDE
        lines = fight_lines(look, other)
        if look.question == "trading" and detail <= SHORT_CHOICES:
            lines = wares_lines(look, other)
        is_beside = bool(lines) and other >= LEAST_PANEL
        room = OWN_SIDE if is_beside else width
        own = sheet(look, look.own, room)
        if detail == LEAST_DETAIL:
            own = short_sheet(look, look.own, room, ROWS_WITHOUT_MAP)
        return paired(own, lines, room, GAP) if is_beside else [*own, *lines]

    def question(self, look: Look, scene: Scene) -> str:
        if scene.view["step"] == OVER:
            return ""
        if scene.choices and not look.is_asked:
            return self.t(
                "You can roll your dice ahead, while {hero} plays.",
                hero=look.person(scene.view["asked"]),
            )
        asked = prompt(look.view, scene.reader).text(self.t.lang)
        if look.question == "frost" and look.is_asked:
            asked += f" ({self.coming_frost(look)})"
        return asked

    def coming_frost(self, look: Look) -> str:
        """Who is about to take how much."""
        party = look.own
        amounts = look.realm.top().amounts
        told = [
            f"{look.name(party.member(place).card)} {n}" for place, n in enumerate(amounts) if n
        ]
        return ", ".join(told)

    # The log ------------------------------------------------------------------------------------

    def log_lines(self, scene: Scene, most: int) -> list[Text]:
        names = self.called(scene.names)
        return log_lines(
            scene.log,
            scene.fresh,
            scene.reader,
            names,
            self.t.lang,
            lambda event: self.tell(event, scene.reader, scene.names),
            most,
        )

    def called(self, names: Sequence[str]) -> Sequence[str]:
        return self.callings() or names

    def callings(self) -> Sequence[str]:
        """Players by their heroes, once there are any."""
        look = self.seen
        if look is None:
            return ()
        return [look.person(seat) for seat in range(len(look.realm.parties))]

    def is_noise(self, event: Json) -> bool:
        return is_quiet(event)

    def tell(self, event: Json, reader: int | None, names: Sequence[str]) -> Text | None:
        # Who plays which hero is told by the names of the players.
        told = sentence(event, reader, names if event["kind"] == "hero" else self.called(names))
        return None if told is None else Text(told.text(self.t.lang))

    # Choices ------------------------------------------------------------------------------------

    def choices(self, view: Json, steps: Sequence[str], seat: int) -> list[Offer]:
        return offers_of(self.look(view, seat), steps)

    def move(self, text: str, view: Json) -> Text:
        return choice_line(self.look(view, view.get("asked")), text)

    def moves(self, typed: str, view: Json, seat: int) -> list[str]:
        return steps_typed(self.look(view, seat), typed)

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
        extra = self.land.options["content"]
        return ending(outcome, result, log, reader, names, self.t, extra)


def last_turn(look: Look, turn: int) -> int:
    """The turn after which the game ends; 0 if there is none, or it is too far off to matter."""
    rules = look.realm.rules
    if not look.others:
        return int(min(rules.solo_turns, rules.last_turn or rules.solo_turns))
    return int(rules.last_turn) if rules.last_turn - turn < FEW_TURNS else 0


def joined(lines: list[Text], width: int) -> list[Text]:
    """Two lines as one, if they are short enough: the question, and the dice it is about."""
    if len(lines) != 2 or lines[0].cell_len + GAP + lines[1].cell_len > width:
        return lines
    return [Text.assemble(lines[0], " " * GAP, lines[1])]
