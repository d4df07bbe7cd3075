"""How a game ended: who won and why, the Glory, and what is left of both teams."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.translator import Translator
from hoarfrost.games.krosmaster.engine.content import Content
from hoarfrost.games.krosmaster.terminal.look import FOE, OWN, SIGNS
from hoarfrost.games.krosmaster.words.message import Message

WHY: Final[Mapping[str, Message]] = {
    "glory": Message("The losing side has no GG left."),
    "wipe": Message("The losing side has no Krosmaster left."),
    "tension": Message("A double on the tension dice took the final GG."),
    "limit": Message("That was the final turn, and more GG decided."),
    "levels": Message("The GG were equal, so the Levels on the board decided."),
    "kamas": Message("GG and Levels were equal, so the Kamas decided."),
    "draw": Message("GG, Levels and Kamas are equal."),
    "resigned": Message("The other side has given up."),
    "time": Message("The other side ran out of time."),
}


def ending(
    outcome: Outcome,
    result: Json,
    log: Sequence[Json],
    reader: int | None,
    names: Sequence[str],
    content: Content,
    t: Translator,
) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
    table.add_column("")
    for heading in ("GG", t("Levels"), t("Kamas")):
        table.add_column(heading, justify="right")
    table.add_column(t("Still on the board"))
    left = team_left(log, content, t.lang)
    for place, seat in enumerate((1, 0) if reader == 1 else (0, 1)):
        who = Text.assemble(((OWN, FOE)[place], SIGNS[place]))
        who.append(f" {person(seat, reader, names, t)}", style="bold")
        figures = [str(result[field][seat]) for field in ("gg", "levels", "kamas")]
        table.add_row(who, *figures, ", ".join(left[seat]) or "-")
    return Group(
        Rule(Text(t("The end"), style="bold"), style="dim"),
        table,
        Text(""),
        verdict(outcome, result, reader, names, t),
    )


def person(seat: int, reader: int | None, names: Sequence[str], t: Translator) -> str:
    if seat == reader:
        return t("You")
    return names[seat] if reader is None else t("Opponent")


def verdict(
    outcome: Outcome, result: Json, reader: int | None, names: Sequence[str], t: Translator
) -> Text:
    why = WHY[reason_of(outcome, result)].text(t.lang)
    if outcome.is_draw:
        won, style = t("A draw."), "bold"
    elif reader in outcome.winners:
        won, style = t("You have won."), "bold green"
    else:
        won = t("{who} has won.", who=person(outcome.winners[0], reader, names, t))
        style = "bold" if reader is None else "bold red"
    line = Text(f"{won} {why}", style=style)
    turns = t.plural("{n} game turn was played.", "{n} game turns were played.", n=result["turns"])
    line.append(f" {turns}", style="not bold dim")
    return line


def reason_of(outcome: Outcome, result: Json) -> str:
    """What decided, looking through ties (kros.win.tension_tie)."""
    if outcome.is_draw:
        return "draw"
    if outcome.reason not in ("limit", "tension") or result["gg"][0] != result["gg"][1]:
        return outcome.reason
    return "levels" if result["levels"][0] != result["levels"][1] else "kamas"


def team_left(log: Sequence[Json], content: Content, lang: str) -> list[list[str]]:
    """By seat: the Krosmasters that are still on the board, with their HP, as the log tells."""
    hurt: dict[int, int] = {}
    standing: dict[int, Json] = {}
    for event in log:
        piece = event.get("piece", -1)
        kind = event["kind"]
        if kind == "deploy":
            standing[piece] = event
        elif kind == "ko":
            standing.pop(piece, None)
        elif kind in CHANGES:
            hurt[piece] = hurt.get(piece, 0) + CHANGES[kind] * event[FIELDS[kind]]
    left: list[list[str]] = [[], []]
    for piece, event in standing.items():
        card = content.cards[content.card_number[event["card"]]]
        hp = int(card.hp) - hurt.get(piece, 0)
        left[event["owner"]].append(f"{card.name[lang]} {hp}/{card.hp}")
    return left


CHANGES: Final = {"damage": 1, "heal": -1, "cast": 1}
FIELDS: Final = {"damage": "placed", "heal": "count", "cast": "injury"}
