"""A screen for games that have none of their own: names, values, and a numbered list."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoarfrost.core.plain import Json
from hoarfrost.core.screen import Scene, Screen


class PlainScreen(Screen):
    """Any game: names and values, and a numbered list."""

    def render(self, scene: Scene, width: int, detail: int) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for name, value in scene.view.items():
            if name != "handles":
                table.add_row(Text(name, style="dim"), Text(str(value)))
        lines: list[RenderableType] = [table]
        for event in scene.log[scene.fresh :]:
            told = self.tell(event, scene.reader, scene.names)
            if told is not None:
                lines.append(told)
        for number, choice in enumerate(scene.choices, 1):
            lines.append(Text(f"{number:3} {choice.text}", style="" if choice.legal else "dim"))
        return Group(*lines)

    def final(
        self,
        result: Json,
        log: Sequence[Json],
        reader: int | None,
        names: Sequence[str],
        width: int,
    ) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for name, value in result.items():
            table.add_row(Text(name, style="dim"), Text(str(value)))
        return table

    def tell(self, event: Json, reader: int | None, names: Sequence[str]) -> Text | None:
        values = [
            f"{name}={value}" for name, value in event.items() if name not in ("kind", "rule")
        ]
        return Text(f"{event['kind']} {' '.join(values)}".strip())
