"""The screen of every game that has none of its own.

It shows any view: the facts of all, then what each seat has side by side, the log, the question and
the choices by number. Names come from the game's words: `things(lang)["fields"]` says which fields
of a view people see and how they are called, `of` of which kind the values are, and `per` = "seat"
that there is one value per seat. A game without it gets all its fields by their bare names.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hoarfrost.core.game import Game
from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.screen import MOST_DETAIL, Scene, Screen
from hoarfrost.core.translator import Translator
from hoarfrost.registry import kit_of

NOTHING = "-"
LOG_LINES_PER_DETAIL = 3
NOT_FOR_PEOPLE = ("handles", "rng", "options")


class PlainScreen(Screen):
    def __init__(self, game: Game, t: Translator) -> None:
        super().__init__(game, t)
        self.speech = kit_of(game.name).speech
        self.things = self.speech.things(t.lang)

    def render(self, scene: Scene, width: int, detail: int) -> RenderableType:
        title = self.speech.TITLE.text(self.t.lang)
        parts: list[RenderableType] = [Rule(Text(title, style="bold"), style="dim")]
        fields = self.fields_of(scene.view)
        per_seat = {name: field for name, field in fields.items() if field.get("per") == "seat"}
        if per_seat:
            parts += [self.seats_table(scene, per_seat), Text("")]
        parts.append(self.facts(scene, {n: f for n, f in fields.items() if n not in per_seat}))
        told = self.log_lines(scene, LOG_LINES_PER_DETAIL * detail)
        if told:
            parts += [Text(""), *told]
        if scene.choices:
            parts += [Text(""), *self.question(scene, detail)]
        return Group(*parts)

    # The view ---------------------------------------------------------------------------------

    def fields_of(self, view: Json) -> Json:
        """The fields of this view that people see, in the order of the game's words."""
        named: Json | None = self.things.get("fields")
        if named is not None:
            return {name: field for name, field in named.items() if name in view}
        return {
            name: {"name": name, **({"per": "seat"} if self.is_per_seat(value) else {})}
            for name, value in view.items()
            if name not in NOT_FOR_PEOPLE
        }

    def is_per_seat(self, value: object) -> bool:
        return isinstance(value, list) and len(value) == self.game.num_players() > 1

    def seats_table(self, scene: Scene, fields: Json) -> Table:
        """One column per seat; the reader's own is marked."""
        table = Table(box=None, padding=(0, 3, 0, 0), show_edge=False, header_style="bold")
        table.add_column("")
        for seat in range(self.game.num_players()):
            mark = "▸ " if seat == scene.reader else ""
            table.add_column(f"{mark}{self.seat_name(seat, scene.names)}")
        for name, field in fields.items():
            values = [self.shown(value, field, scene.names) for value in scene.view[name]]
            table.add_row(Text(field["name"], style="dim"), *values)
        return table

    def facts(self, scene: Scene, fields: Json) -> Table:
        """What is not of one seat alone, as far as there is anything to tell."""
        table = Table.grid(padding=(0, 3))
        for name, field in fields.items():
            value = self.shown(scene.view[name], field, scene.names)
            if value != NOTHING:
                table.add_row(Text(field["name"], style="dim"), Text(value, style="bold"))
        return table

    def shown(self, value: object, field: Json, names: Sequence[str]) -> str:
        """A value in words: things by their names, seats by their players, equal ones counted."""
        if value is None or value in ("", []):
            return NOTHING
        if isinstance(value, bool):
            return self.t("yes") if value else self.t("no")
        if isinstance(value, list):
            counted = Counter(self.shown(item, field, names) for item in value)
            return ", ".join(
                f"{count} x {item}" if count > 1 else item for item, count in counted.items()
            )
        if isinstance(value, dict):
            return ", ".join(f"{k}: {self.shown(v, field, names)}" for k, v in value.items())
        kind = field.get("of")
        if kind == "seats" and isinstance(value, int):
            return self.seat_name(value, names) if value >= 0 else NOTHING
        thing = self.things.get(kind, {}).get(value) if kind else None
        return str(thing["name"]) if thing else str(value)

    def seat_name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if names and names[seat] else self.t("Player {n}", n=seat + 1)

    # The log and the question -----------------------------------------------------------------

    def log_lines(self, scene: Scene, most: int) -> list[Text]:
        lines: list[Text] = []
        for number, event in enumerate(scene.log):
            told = None if self.is_noise(event) else self.tell(event, scene.reader, scene.names)
            if told is not None:
                fresh = number >= scene.fresh
                lines.append(Text("▸ " if fresh else "  ", style="" if fresh else "dim") + told)
        return lines[-most:]

    def question(self, scene: Scene, detail: int) -> list[RenderableType]:
        asked = self.speech.prompt(scene.view, scene.reader).text(self.t.lang)
        table = Table.grid(padding=(0, 2))
        columns = 1 if detail == MOST_DETAIL or len(scene.choices) < 5 else 2
        cells = [self.numbered(n, scene) for n in range(len(scene.choices))]
        rows = -(-len(cells) // columns)
        for row in zip_longest(*(cells[i * rows : (i + 1) * rows] for i in range(columns))):
            table.add_row(*(cell or Text("") for cell in row))
        return [Text(asked, style="bold"), table]

    def numbered(self, n: int, scene: Scene) -> Text:
        offer = scene.choices[n]
        line = Text(f"{n + 1:3} ", style="bold" if offer.legal else "dim")
        line.append_text(self.move(offer.text, scene.view))
        return line

    def move(self, text: str, view: Json) -> Text:
        """In words, and as one could type it."""
        line = Text(self.speech.label(text, view).text(self.t.lang), style="not dim")
        line.append(f"  {text}", style="not bold dim")
        return line

    def tell(self, event: Json, reader: int | None, names: Sequence[str]) -> Text | None:
        told = self.speech.sentence(event, reader, names)
        return None if told is None else Text(told.text(self.t.lang))

    def is_noise(self, event: Json) -> bool:
        return self.speech.is_quiet(event)

    def answer(self, what: str, scene: Scene, width: int) -> RenderableType | None:
        """A thing of the game by its id, its name or how that begins, with what it does."""
        wanted = what.casefold()
        named = [
            (id, thing)
            for kind, things in self.things.items()
            if kind != "fields"
            for id, thing in things.items()
            if thing.get("power")
        ]
        for id, thing in named:
            if id == wanted or thing["name"].casefold().startswith(wanted):
                return Text.assemble((thing["name"], "bold"), f"  {thing['power']}")
        return None

    def about(self) -> RenderableType:
        """What the game is about, and what its things do."""
        lang = self.t.lang
        parts: list[RenderableType] = [
            Text(self.speech.TITLE.text(lang), style="bold"),
            Text(self.speech.ABOUT.text(lang)),
        ]
        table = Table.grid(padding=(0, 2))
        for kind, things in self.things.items():
            for thing in things.values() if kind != "fields" else ():
                if thing.get("power"):
                    table.add_row(Text(thing["name"], style="bold"), thing["power"])
        return Group(*parts, table) if table.row_count else Group(*parts)

    # The end ----------------------------------------------------------------------------------

    def final(
        self,
        outcome: Outcome,
        result: Json,
        log: Sequence[Json],
        reader: int | None,
        names: Sequence[str],
        width: int,
    ) -> RenderableType:
        title = Rule(Text(self.t("The end"), style="bold"), style="dim")
        return Group(
            title,
            self.ranking(outcome, result, reader, names),
            Text(""),
            self.verdict(outcome, reader, names),
        )

    def ranking(
        self, outcome: Outcome, result: Json, reader: int | None, names: Sequence[str]
    ) -> Table:
        """The seats in the order of their ranks, with what the result has of each."""
        fields = {
            name: self.things.get("fields", {}).get(name, {"name": name})
            for name, value in result.items()
            if self.is_per_seat(value)
        }
        table = Table(box=None, padding=(0, 3, 0, 0), show_edge=False, header_style="dim")
        table.add_column(self.t("Place"), justify="right")
        table.add_column(self.t("Player"))
        for field in fields.values():
            table.add_column(field["name"], justify="right")
        for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
            table.add_row(
                str(outcome.ranks[seat]),
                Text(self.seat_name(seat, names), style="bold" if seat == reader else ""),
                *(self.shown(result[name][seat], field, names) for name, field in fields.items()),
            )
        return table

    def verdict(self, outcome: Outcome, reader: int | None, names: Sequence[str]) -> Text:
        t = self.t
        if outcome.is_draw:
            return Text(t("A draw."), style="bold")
        style = "bold" if reader is None else "bold red"
        if reader in outcome.winners:
            style = "bold green"
        if outcome.winners == [reader]:
            return Text(t("You have won."), style=style)
        who = [self.seat_name(seat, names) for seat in outcome.winners]
        if len(who) == 1:
            return Text(t("{who} has won.", who=who), style=style)
        return Text(t("{who} have won together.", who=who), style=style)
