"""One lesson at the terminal, on the game's own screen."""

from collections.abc import Callable
from dataclasses import replace

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hoarfrost.cli.drawing import LINES_BELOW, draw, fits, screen_of
from hoarfrost.cli.rule_texts import found_rules, say_found, show_rule
from hoarfrost.cli.terminal_game import COMMAND_OF, RULES_SHOWN, Quit
from hoarfrost.core.errors import Reason
from hoarfrost.core.game import State
from hoarfrost.core.kit import GameKit
from hoarfrost.core.lesson_player import LessonPlayer
from hoarfrost.core.lessons import NEXT, Lesson
from hoarfrost.core.moves import carried_out, read_move
from hoarfrost.core.screen import Offer, Scene
from hoarfrost.core.translator import Translator


class TerminalLesson:
    def __init__(self, kit: GameKit, lesson: Lesson, console: Console, t: Translator) -> None:
        self.kit = kit
        self.lesson = lesson
        self.console = console
        self.t = t
        self.player = LessonPlayer(kit, lesson)
        self.seat = self.player.seat
        self.screen = screen_of(self.player.game, t)
        self.names = [t("Player {n}", n=n + 1) for n in range(self.player.game.num_players())]
        self.state = self.player.match.state  # ahead while a longer move is put together
        self.begun: list[str] = []
        self.choices: list[Offer] = []

    def run(self) -> None:
        """Until the lesson is done; raises Quit if the learner has enough."""
        while not self.player.is_done:
            self.start_over()
            self.show()
            while not self.obey(self.console.input(self.prompt()).strip()):
                pass
        self.say(self.t("Lesson finished: {title}.", title=self.lesson.title[self.t.lang]), "green")

    def prompt(self) -> Text:
        if self.begun:
            below = self.t("press Enter to go back")
        elif self.player.task is None:
            below = self.t("press Enter to go on, ? for help")
        else:
            below = self.t("? for help")
        return Text(f"({below}) ", style="dim") + Text("> ", style="bold not dim")

    def obey(self, typed: str) -> bool:
        """Do what was typed; True if the lesson has gone on."""
        word, _, rest = typed.partition(" ")
        command = COMMAND_OF.get(word.casefold())
        commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "rules": self.rules,
            "table": self.show_again,
            "quit": self.quit,
        }
        if command in commands:
            commands[command](rest.strip())
            return False
        if self.player.task is None:
            return self.read_on(typed)
        if not typed:
            self.start_over()
            self.show()
            return False
        return self.play(self.by_number(typed))

    def read_on(self, typed: str) -> bool:
        if typed:
            self.say(self.t("Nothing to play yet: press Enter to go on."))
            return False
        self.player.go_on(NEXT)
        return True

    def by_number(self, typed: str) -> str:
        """The choice of this number, or what was typed."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.choices):
            return self.choices[int(typed) - 1].text
        return typed

    def play(self, text: str) -> bool:
        """Make a move, or the next step of one, or tell why it does not do."""
        reading = read_move(self.state, text, self.seat)
        if reading.actions and reading.next_steps and not reading.rest:
            state, steps = carried_out(self.state, reading.actions, self.seat)
            self.begun.append(steps)
            self.look_at(state)
            self.show()
            return False
        missed = self.player.go_on(" ".join([*self.begun, text]))
        if missed is None:
            return True
        self.start_over()
        self.say(missed.text(self.t.lang), "yellow")
        return False

    def start_over(self) -> None:
        """Forget the steps of a move that was begun."""
        self.begun = []
        self.look_at(self.player.match.state)

    def look_at(self, state: State) -> None:
        self.state = state
        self.choices = []
        if self.player.task is not None:
            steps = [state.action_to_string(action) for action in state.legal_actions(self.seat)]
            self.choices = self.screen.choices(state.view(self.seat), steps, self.seat)

    # Showing ------------------------------------------------------------------------------------

    def show(self) -> None:
        scene = self.scene()
        sentence: RenderableType = self.framed(self.sentence())
        if not fits(self.console, self.screen, scene, self.lines_of(sentence)):
            # The sentence says what has happened: a low terminal can do without log and frame.
            scene = replace(scene, log=())
            sentence = self.sentence()
        draw(self.console, self.screen, scene, self.lines_of(sentence))
        self.console.print(sentence)

    def lines_of(self, sentence: RenderableType) -> int:
        return LINES_BELOW + len(self.console.render_lines(sentence, pad=False))

    def scene(self) -> Scene:
        log = self.player.match.log(self.seat)
        view = self.state.view(self.seat)
        return Scene(view, self.seat, self.names, log, self.player.told, self.choices)

    def sentence(self) -> Text:
        return Text(self.player.step.say[self.t.lang], style="bold")

    def framed(self, sentence: Text) -> Panel:
        count = f"{self.player.at + 1}/{len(self.lesson.steps)}"
        return Panel(
            sentence,
            title=f"{self.lesson.title[self.t.lang]} · {count}",
            title_align="left",
            border_style="cyan",
        )

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def show_again(self, rest: str) -> None:
        self.show()

    # Commands -----------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        if rest:
            self.tell_of(self.by_number(rest))
            return
        t = self.t
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True)
        for typed, about in (
            ("Enter", t("go on where there is nothing to play")),
            ("2", t("take the choice with this number")),
            ("hint", t("show a move that does it")),
            ("why MOVE", t("why a move is not allowed")),
            ("? WHAT", t("what this is or does; also by the number of a choice")),
            ("rules WORDS", t("rules with these words")),
            ("table", t("show the table again")),
            ("quit", t("stop; finished lessons are remembered")),
        ):
            table.add_row(typed, about)
        self.console.print(table)

    def tell_of(self, what: str) -> None:
        """What the screen knows of a thing or of a choice; else the rules with these words."""
        drawn = self.screen.answer(what, self.scene(), self.console.width)
        if drawn is None:
            self.rules(what)
        else:
            self.console.print(drawn)

    def hint(self, rest: str) -> None:
        move = self.player.hint
        if move is None:
            self.say(self.t("Nothing to play yet: press Enter to go on."))
        else:
            self.console.print(self.screen.move(move, self.state.view(self.seat)))

    def why(self, rest: str) -> None:
        text = rest or self.console.input(Text(self.t("Which move? "))).strip()
        reasons = self.player.match.why_not(self.by_number(text), self.seat)
        if reasons:
            self.explain(reasons)
        else:
            self.say(self.t("{move} is allowed.", move=text))

    def explain(self, reasons: list[Reason]) -> None:
        for reason in reasons:
            self.say(reason.sentence(self.t.lang), "bold")

    def rules(self, rest: str) -> None:
        if not rest:
            self.help(rest)
            return
        found = found_rules(self.kit.name, rest, self.t.lang)
        say_found(self.console, found, rest, self.t)
        for rule in found.rules[:RULES_SHOWN]:
            show_rule(self.console, rule, self.t, found.marks)

    def quit(self, rest: str) -> None:
        raise Quit
