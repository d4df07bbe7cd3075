"""A first help for newcomers: the aim, a turn, the signs on the map, and what to type."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoarfrost.core.translator import Translator
from hoarfrost.games.runebound.engine.content import TERRAIN_LETTERS, TERRAINS
from hoarfrost.games.runebound.terminal.land import COUNTER, OWN, TAKEN
from hoarfrost.games.runebound.words.names import names_of


def primer(t: Translator) -> RenderableType:
    return Group(
        Text(t("Runebound: The Frozen Wastes"), style="bold"),
        Text(
            t(
                "Bring Princess Taira to Green Vale, or defeat Arshan there. Adventures make you "
                "strong: start with green ones. Each turn you roll dice and move, take frost where "
                "you end, then have an adventure or visit a market. As much frost as Life is White "
                "Death; as many wounds and White Death as Life knock you out."
            )
        ),
        Text(""),
        signs(t),
        Text(""),
        typing(t),
    )


def signs(t: Translator) -> Table:
    """Two columns of signs, as a narrow and as a wide map shows them, with their meaning."""
    entries = [
        (f"{OWN}ZY", t("your Hero; others without the sign")),
        # Not every screen has room for their names.
        (" ".join(TERRAIN_LETTERS), ", ".join(names_of("terrains", id)[t.lang] for id in TERRAINS)),
        (f"Tg, Tg{COUNTER}", t("a green adventure (then yellow, blue, red)")),
        (f"T{TAKEN}, Tg{TAKEN}", t("a green jewel without one")),
        ("TA, TgA", t("challenge A, still undefeated")),
        ("2T", t("in reach, with 2 frost if you end there")),
        ("Tik", t("a town: market, healing, no frost")),
        ("!", t("a flare crystal that is lit")),
    ]
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for sign, about in entries:
        table.add_row(Text(sign, style="bold"), about)
    return table


def typing(t: Translator) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    for typed, about in (
        ("M7", t("go to M7, if your dice lead there; also Suluk")),
        ("d3 M7, d5 M8", t("your own steps: to M7 with a die that shows 3, then on")),
        ("? M7   ? A", t("all about a space, or a challenge")),
        ("? ringmail", t("what stands on a card; any name will do")),
        ("? adventures", t("your chances by colour")),
        ("? legends", t("more about them; also market, princess, map, weather, dice")),
    ):
        table.add_row(typed, about)
    return table
