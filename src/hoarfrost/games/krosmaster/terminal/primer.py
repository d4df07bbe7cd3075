"""A first help for newcomers: the aim, the signs on the board, and what to type."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoarfrost.core.translator import Translator
from hoarfrost.games.krosmaster.terminal.board import ACTIVE, BESIDE, CHECK, GO, RAISED
from hoarfrost.games.krosmaster.terminal.look import FOE, OWN, SIGNS


def primer(t: Translator) -> RenderableType:
    return Group(
        Text("Krosmaster Arena", style="bold"),
        Text(
            t(
                "Two teams fight for Gallons of Glory (GG). Knock out opponents to take theirs: "
                "whoever has no GG left loses. Your pieces act one after the other; each walks "
                "with MP and casts Spells with AP."
            )
        ),
        Text(""),
        signs(t),
        Text(""),
        typing(t),
    )


def signs(t: Translator) -> Table:
    """Two columns of signs with their meaning."""
    entries = [
        (Text(f"{OWN}LY5", style=SIGNS[0]), t("your piece LY with 5 HP")),
        (Text(f"{FOE}HR7", style=SIGNS[1]), t("a piece of your opponent")),
        (Text(" ".join(RAISED)), t("on a Crate or an Ice Cube")),
        (Text(ACTIVE), t("the piece that acts")),
        (Text(GO), t("you can go there")),
        (Text(BESIDE), t("the same, but next to an opponent")),
        (Text(CHECK), t("the same, after a Lock check")),
        (Text("· ~"), t("ground, Ice Rink")),
        (Text("[ ] { }"), t("Ice Cube, Crate")),
        (Text("♣ %"), t("blocks sight, does not")),
        (Text("$2"), t("Kamas to pick up")),
        (Text("D"), t("Demon cell: the shop")),
    ]
    table = Table.grid(padding=(0, 2))
    rows = -(-len(entries) // 2)
    for first, second in zip(entries[:rows], entries[rows:], strict=True):
        table.add_row(*first, *second)
    return table


def typing(t: Translator) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    for typed, about in (
        ("E6", t("walk to E6")),
        ("rep E8", t("cast the Spell that begins with these letters at E8; 1 E8 the first one")),
        ("? rep", t("Range and odds of this Spell, on the board")),
        ("? E8", t("what is on E8, and what you can do there")),
        ("? LY", t("all about a piece")),
        ("? shop", t("what is for sale on Demon cells")),
        ("end", t("end the turn of this piece")),
    ):
        table.add_row(typed, about)
    return table
