"""One game at the terminal: whose turn it is, what the person types, and what is saved."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hoarfrost.cli.drawing import draw, screen_of
from hoarfrost.cli.files import FileError, write_text
from hoarfrost.cli.rule_texts import found_rules, say_found, show_rule, title_of
from hoarfrost.cli.seating import HUMAN, computers
from hoarfrost.core.chapters import Chapter, briefs_of, chapters_of
from hoarfrost.core.errors import Reason
from hoarfrost.core.formats import percent
from hoarfrost.core.game import State
from hoarfrost.core.match import Match
from hoarfrost.core.moves import carried_out, move_texts, only_move, read_move
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.screen import Offer, Scene
from hoarfrost.core.translator import Translator
from hoarfrost.players.by_name import make_player
from hoarfrost.registry import kit_of

SECONDS_TO_THINK: Final = 5.0
INTERRUPTED: Final = 130
HINTS_SHOWN: Final = 5
BAR: Final = 20
RULES_SHOWN: Final = 5
RULES_NAMED: Final = 10

# What people type for a command, in any of the languages.
WORDS: Final = {
    "help": ("?", "help", "h", "ayuda"),
    "hint": ("hint", "tip", "pista"),
    "undo": ("undo", "u", "terug", "deshacer"),
    "why": ("why", "waarom", "porque", "por qué"),
    "rules": ("rules", "rule", "regels", "reglas"),
    "log": ("log", "verslag", "registro"),
    "save": ("save", "bewaar", "guardar"),
    "quit": ("quit", "q", "exit", "stop", "salir"),
    "table": ("table", "tafel", "mesa"),
}
COMMAND_OF: Final = {word: command for command, words in WORDS.items() for word in words}
YES: Final = ("y", "yes", "j", "ja", "s", "si", "sí")
NO: Final = ("n", "no", "nee")


class Quit(Exception):  # noqa: N818 - not an error
    """The person wants to stop."""


class TerminalGame:
    """A match whose `players` say who sits where."""

    def __init__(self, match: Match, file: Path, console: Console, t: Translator) -> None:
        self.match = match
        self.kit = kit_of(match.game.name)
        self.file = file
        self.file_before = file.read_text("utf-8") if file.exists() else None
        self.console = console
        self.t = t
        self.screen = screen_of(match.game, t)
        self.rng = rng_from_seed(f"{match.seed} players")
        self.computers = computers(match.players, match.game, match.seed, SECONDS_TO_THINK)
        self.people = [seat for seat, name in enumerate(match.players) if name == HUMAN]
        self.alone = self.people[0] if len(self.people) == 1 else None
        self.at_device = self.alone
        self.may_add = False  # whoever is at the device has just moved, and may do more out of turn
        self.names = [t("Player {n}", n=n + 1) for n in range(match.game.num_players())]
        self.seen = [0] * match.game.num_players()  # events that each seat has been shown
        self.asking = 0  # the seat that types
        self.is_aside = False  # it is not asked, but may do something out of turn
        self.state = match.state  # ahead of the match while a compound move is being put together
        self.begun: list[str] = []
        self.choices: list[Offer] = []
        self.row: list[str] = []  # moves that were typed at once and are still to be made

    # The course of the game -----------------------------------------------------------------------

    def run(self) -> int:
        try:
            self.greet()
            while not self.match.state.is_terminal():
                self.next_move()
            self.finish()
        except Quit:
            return 0
        except EOFError:
            self.console.print()
            self.keep()
            return 0
        except KeyboardInterrupt:
            self.console.print()
            self.keep()
            return INTERRUPTED
        return 0

    def greet(self) -> None:
        for warning in self.kit.speech.warnings(self.match.game.options):
            self.console.print(Text(warning.text(self.t.lang), style="yellow"))
        if not self.match.moves:
            self.console.print(self.screen.about())
            self.console.print()
            if self.console.is_terminal:
                self.console.input(Text(self.t("Press Enter to begin. "), style="bold"))

    def next_move(self) -> None:
        seat = int(self.match.state.current_player())
        if self.may_add and self.at_device is not None and seat != self.at_device:
            self.may_add = False
            if self.match.side_moves(self.at_device):
                self.save()
                self.ask(self.at_device, is_aside=True)
                return
        if seat in self.computers:
            with self.console.status(self.t("The computer is thinking.")):
                seen = self.match.state.resample(seat, self.rng)
                action = self.computers[seat].choose(seen, seat)
            self.match.push_action(action, seat)
            return
        if self.at_device != seat:
            self.draw_curtain(seat)
        self.save()
        self.ask(seat)
        self.may_add = True

    def draw_curtain(self, seat: int) -> None:
        """Hide one player's cards before another looks."""
        self.console.clear()
        if not self.console.is_terminal:
            self.console.rule()
        self.console.input(
            Text(
                self.t("{who}: take the keyboard and press Enter. ", who=self.names[seat]),
                style="bold",
            )
        )
        self.at_device = seat

    def finish(self) -> None:
        reader = self.alone
        outcome, result = self.match.outcome(), self.match.result()
        self.save()
        self.console.clear()
        log = self.match.log(reader)
        if outcome is not None and result is not None:
            for event in log[self.last_seen() :]:
                told = (
                    None
                    if self.screen.is_noise(event)
                    else self.screen.tell(event, reader, self.names)
                )
                if told is not None:
                    self.console.print(told)
            self.console.print(
                self.screen.final(outcome, result, log, reader, self.names, self.console.width)
            )
        self.console.print()
        self.say(self.t("The saved game:"))
        self.say_command(str(self.file))
        self.say(self.t("Replay it with:"))
        self.say_command(f"hoarfrost replay {quoted(self.file)}")

    def last_seen(self) -> int:
        """So many events have been shown to somebody already; all are new to a mere onlooker."""
        return max((self.seen[seat] for seat in self.people), default=0)

    # Asking ---------------------------------------------------------------------------------------

    def ask(self, seat: int, is_aside: bool = False) -> None:
        """Show the table and read what the person types until a move is made, or let go by."""
        if seat != self.asking or is_aside:
            self.row = []
        self.asking, self.is_aside = seat, is_aside
        self.start_over()
        if self.went_on(seat):
            return
        while True:
            typed = self.console.input(self.prompt()).strip()
            if self.obey(typed, seat):
                return

    def went_on(self, seat: int) -> bool:
        """Make the next move of a row; else show the table, and what is in the way of that move."""
        text, seen = (self.row.pop(0) if self.row else ""), self.seen[seat]
        if text and not self.match.why_not(text, seat):
            self.play(text, seat)
            self.seen[seat] = seen  # all of the row is new to whoever typed it
            return True
        self.row = []
        self.show(seat)
        if text:
            self.explain(self.match.why_not(text, seat))
        return False

    def prompt(self) -> Text:
        below = self.t("? for help")
        if self.begun:
            below = self.t("press Enter to go back")
        elif self.is_aside:
            below = self.t("out of turn; press Enter to go on")
        return Text(f"({below}) ", style="dim") + Text("> ", style="bold not dim")

    def obey(self, typed: str, seat: int) -> bool:
        """Do what was typed; True if the position has changed."""
        word, _, rest = typed.partition(" ")
        command = COMMAND_OF.get(word.casefold())
        if not typed:
            if self.is_aside and not self.begun:
                return True
            self.start_over()
            self.show(seat)
            return False
        if command is not None:
            actions: dict[str, Callable[[str, int], bool]] = {
                "help": self.help,
                "hint": self.hint,
                "undo": self.undo,
                "why": self.why,
                "rules": self.rules,
                "log": self.show_log,
                "save": self.save_as,
                "quit": self.quit,
                "table": self.show_again,
            }
            return actions[command](rest.strip(), seat)
        if typed.isdecimal():
            number = int(typed)
            if not 1 <= number <= len(self.choices):
                count = len(self.choices)
                self.say(
                    self.t(
                        "There is no number {n}; the numbers go to {most}.", n=number, most=count
                    )
                )
                return False
            typed = self.choices[number - 1].text
        if self.begun:
            return self.play(typed, seat)
        first, *self.row = self.screen.moves(typed, self.state.view(seat), seat)
        return self.play(first, seat)

    def play(self, text: str, seat: int) -> bool:
        """Make a move, or the next step of one, or tell why that is not allowed."""
        reading = read_move(self.state, text, seat)
        if not reading.actions or reading.rest:
            self.explain(self.match.why_not(" ".join([*self.begun, text]), seat))
            return False
        state, steps = carried_out(self.state, reading.actions, seat)
        rest = only_move(state) if reading.next_steps else []
        if rest:  # what is left of the move has no choice
            steps += " " + carried_out(state, rest, seat)[1]
        elif reading.next_steps:
            self.begun.append(steps)
            self.look_at(state, seat)
            self.show(seat)
            return False
        shown = len(self.match.log(seat))
        move = self.match.push(" ".join([*self.begun, steps]), seat)
        if not all(self.screen.is_noise(event.seen_by(seat)) for event in move.events):
            self.seen[seat] = shown
        return True

    def start_over(self) -> None:
        """Forget the steps of a move that was begun."""
        self.begun = []
        self.look_at(self.match.state, self.asking)

    def look_at(self, state: State, seat: int) -> None:
        self.state = state
        steps = [state.action_to_string(action) for action in state.legal_actions(seat)]
        self.choices = self.screen.choices(state.view(seat), steps, seat)

    # Showing --------------------------------------------------------------------------------------

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def say_command(self, command: str) -> None:
        """Something to copy, so never broken into lines."""
        self.console.print(Text(f"  {command}", style="bold"), soft_wrap=True)

    def scene(self, seat: int) -> Scene:
        """What a seat sees, with what it may choose."""
        log = self.match.log(seat)
        view = self.state.view(seat)
        return Scene(view, seat, self.names, log, self.seen[seat], self.choices)

    def show(self, seat: int) -> None:
        draw(self.console, self.screen, self.scene(seat))

    def show_again(self, rest: str, seat: int) -> bool:
        self.show(seat)
        return False

    def explain(self, reasons: list[Reason]) -> None:
        for reason in reasons:
            line = Text(reason.sentence(self.t.lang), style="bold")
            rule = title_of(reason.rule, self.kit.name, self.t.lang)
            line.append(f" ({rule})", style="not bold dim")
            self.console.print(line)

    # Commands -------------------------------------------------------------------------------------

    def help(self, rest: str, seat: int) -> bool:
        if rest:
            return self.tell_of(rest, seat)
        t = self.t
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True)
        for typed, about in (
            ("2", t("take the choice with this number")),
            (self.a_move(seat), t("the same as text; every move can be typed")),
            ("hint", t("what a strong player would do, with chances of winning")),
            ("undo", t("take back your last choice")),
            ("why MOVE", t("why a move is not allowed")),
            ("? WHAT", t("what this is or does; also by the number of a choice")),
            ("rules WORDS", t("rules with these words")),
            ("log", t("everything that has happened")),
            ("table", t("show the table again; Enter does the same")),
            ("save FILE", t("save a copy of the game")),
            ("quit", t("stop; you can continue later")),
        ):
            table.add_row(typed, about)
        self.console.print(table)
        self.console.print()
        self.console.print(self.screen.about())
        return False

    def tell_of(self, what: str, seat: int) -> bool:
        """What the screen knows of a thing or of a choice; else the rules with these words."""
        if what.isdecimal() and 1 <= int(what) <= len(self.choices):
            what = self.choices[int(what) - 1].text
        drawn = self.screen.answer(what, self.scene(seat), self.console.width)
        if drawn is None:
            return self.rules(what, seat)
        self.console.print(drawn)
        return False

    def a_move(self, seat: int) -> str:
        """An example of a whole move as text."""
        return move_texts(self.match.state, seat)[-1]

    def hint(self, rest: str, seat: int) -> bool:
        t = self.t
        seed = f"{self.match.seed} hint"
        adviser = make_player(self.kit.adviser, self.match.game, seed, SECONDS_TO_THINK)
        with self.console.status(t("Thinking.")):
            analysis = adviser.analyse(self.state.resample(seat, self.rng), seat)
        if not analysis.moves:
            self.say(self.state.action_to_string(analysis.best), "bold")
            return False
        view = self.state.view(seat)
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
        table.add_column(t("Move"))
        table.add_column(t("Win chance"), justify="right")
        table.add_column("")
        for move in analysis.moves[:HINTS_SHOWN]:
            drawn = self.screen.move(self.state.action_to_string(move.action), view)
            filled = round(move.win_rate * BAR)
            bar = Text("█" * filled + "░" * (BAR - filled), style="cyan")
            table.add_row(drawn, Text(percent(move.win_rate, t.lang), style="bold"), bar)
        self.console.print(table)
        played = t.plural(
            "Based on {n} simulated game.",
            "Based on {n} simulated games.",
            n=analysis.iterations,
        )
        self.say(played, "dim")
        return False

    def undo(self, rest: str, seat: int) -> bool:
        if self.begun:
            self.start_over()
            self.show(seat)
            return False
        chosen = {move.seat for move in self.match.moves if not move.forced}
        if not chosen.intersection(self.people):
            self.say(self.t("There is nothing to take back."))
            return False
        if self.alone is None and not self.match.can_take_back(seat) and not self.agreed():
            return False
        while self.match.pop().seat not in self.people:
            pass
        self.may_add = False
        self.seen = [min(seen, len(self.match.log(s))) for s, seen in enumerate(self.seen)]
        self.say(self.t("Move taken back."))
        return True

    def agreed(self) -> bool:
        question = self.t(
            "Something was seen after this move. Do you all agree to take it back? (y/n) "
        )
        return self.console.input(Text(question)).strip().casefold() in YES

    def why(self, rest: str, seat: int) -> bool:
        text = rest or self.console.input(Text(self.t("Which move? "))).strip()
        reasons = self.match.why_not(" ".join([*self.begun, text]), seat)
        if reasons:
            self.explain(reasons)
        else:
            self.say(self.t("{move} is allowed.", move=text))
        return False

    def rules(self, rest: str, seat: int) -> bool:
        if not rest:
            self.say(self.t("Rules about what? For instance: rules {word}", word=self.a_word()))
            return False
        found = found_rules(self.match.game.name, rest, self.t.lang)
        say_found(self.console, found, rest, self.t)
        for rule in found.rules[:RULES_SHOWN]:
            show_rule(self.console, rule, self.t, found.marks)
        if len(found.rules) > RULES_SHOWN:
            others = [rule.title(self.t.lang) for rule in found.rules[RULES_SHOWN:][:RULES_NAMED]]
            self.say(self.t("Also: {rules}", rules=others), "dim")
        return False

    def a_word(self) -> str:
        """A word that the rulebook has."""
        return next(iter(self.kit.rulebook)).title(self.t.lang).split()[-1].lower()

    def show_log(self, rest: str, seat: int) -> bool:
        """One line per chapter; with a number all of the chapter, with anything else of all."""
        log = self.match.log(seat)
        for chapter in chapters_of(self.kit.chapters, log):
            is_open = bool(rest) and (not rest.isdecimal() or int(rest) == chapter.number)
            if chapter.number:
                self.say_brief(chapter, seat, is_open)
            if is_open or not chapter.number:
                self.say_events(chapter.events, seat, "    " if chapter.number else "")
        if self.kit.chapters is not None and not rest:
            self.say(self.t("Open a line with {command}.", command="log 3"), "dim")
        return False

    def say_brief(self, chapter: Chapter, seat: int, is_open: bool) -> None:
        names = self.screen.callings()
        brief = list(briefs_of(self.kit.chapters, chapter, seat, names))[-1]
        text = "" if brief is None else brief.text(self.t.lang)
        self.say(f"{chapter.number:2}. {text}", "bold" if is_open else "")

    def say_events(self, events: Sequence[Json], seat: int, indent: str) -> None:
        for event in events:
            noise = self.screen.is_noise(event)
            told = None if noise else self.screen.tell(event, seat, self.names)
            if told is not None:
                self.console.print(Text(indent) + told)

    # Keeping --------------------------------------------------------------------------------------

    def save(self) -> None:
        write_text(self.file, self.match.record(full=True))

    def save_as(self, rest: str, seat: int) -> bool:
        if not rest:
            self.save()
            self.say(self.t("Saved: {file}", file=self.file))
            return False
        path = Path(rest).expanduser()
        try:
            write_text(path, self.match.record(full=True))
        except FileError as error:
            self.say(str(error))
            return False
        self.say(self.t("Saved: {file}", file=path))
        return False

    def quit(self, rest: str, seat: int) -> bool:
        answer = self.console.input(
            Text(self.t("Save the game to continue later? (y/n, Enter for yes) "))
        )
        if answer.strip().casefold() in NO:
            self.forget()
            self.say(self.t("Nothing was saved. Goodbye."))
        else:
            self.keep()
        raise Quit

    def forget(self) -> None:
        """Leave the file as it was before this session."""
        if self.file_before is None:
            self.file.unlink(missing_ok=True)
        else:
            write_text(self.file, self.file_before)

    def keep(self) -> None:
        self.save()
        self.say(self.t("The game is saved. Continue with:"))
        self.say_command(f"hoarfrost play --resume {quoted(self.file)}")


def quoted(path: Path) -> str:
    return shlex.quote(str(path))
