"""How a game ended: who won and how, turns, experience counters and gold."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hoarfrost.core.outcome import Outcome
from hoarfrost.core.plain import Json
from hoarfrost.core.translator import Translator
from hoarfrost.games.runebound.terminal.look import SEATS
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import card_names

WHY: Final[Mapping[str, Message]] = {
    "princess": Message("Princess Taira has come to Green Vale."),
    "arshan": Message("Arshan is defeated."),
    "effect": Message("A card decided the game."),
    "limit": Message("That was the last turn: experience counters decided, then gold."),
    "solo": Message("The time is up: winter has won."),
    "doom": Message("Nobody has defeated Arshan in the last days."),
    "resigned": Message("The others have given up."),
    "time": Message("The others ran out of time."),
}
WON: Final = "★"
LOST: Final = ("solo", "doom")  # for everybody


def ending(
    outcome: Outcome,
    result: Json,
    log: Sequence[Json],
    reader: int | None,
    names: Sequence[str],
    t: Translator,
    extra: Json,
) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="dim")
    table.add_column("")
    for heading in (t("Turns"), t("Counters"), t("Gold"), t("Overcome")):
        table.add_column(heading, justify="right")
    heroes = heroes_in(log, t.lang, extra)
    deeds = overcome(log, len(result["turns"]))
    seats = range(len(result["turns"]))
    for seat in sorted(seats, key=lambda seat: seat not in outcome.winners):
        name = person(seat, reader, names, heroes, t)
        sign = WON if seat in outcome.winners and outcome.reason not in LOST else " "
        who = Text.assemble((f" {sign} ", f"bold {SEATS[seat]}"), (f" {name}", "bold"))
        figures = [str(result[field][seat]) for field in ("turns", "counters", "gold")]
        table.add_row(who, *figures, str(deeds[seat]))
    return Group(
        Rule(Text(t("The end"), style="bold"), style="dim"),
        table,
        Text(""),
        verdict(outcome, reader, names, heroes, t),
    )


def person(
    seat: int, reader: int | None, names: Sequence[str], heroes: Mapping[int, str], t: Translator
) -> str:
    """A player with the hero."""
    who = names[seat] if seat < len(names) else t("Player {n}", n=seat + 1)
    if seat == reader:
        who = t("You")
    return f"{who} ({heroes[seat]})" if seat in heroes else who


def verdict(
    outcome: Outcome,
    reader: int | None,
    names: Sequence[str],
    heroes: Mapping[int, str],
    t: Translator,
) -> Text:
    known = WHY.get(outcome.reason)
    why = "" if known is None else known.text(t.lang)
    if outcome.reason in LOST:
        won, style = t("Nobody has won."), "bold red"
    elif len(outcome.winners) > 1:
        won, style = t("A draw."), "bold"
    elif reader in outcome.winners:
        won, style = t("You have won."), "bold green"
    else:
        won = t("{who} has won.", who=person(outcome.winners[0], reader, names, heroes, t))
        style = "bold" if reader is None else "bold red"
    return Text(f"{won} {why}".strip(), style=style)


def heroes_in(log: Sequence[Json], lang: str, extra: Json) -> dict[int, str]:
    """By seat the hero, as the log tells."""
    return {
        event["seat"]: card_names(event["card"], extra)[lang]
        for event in log
        if event["kind"] == "hero"
    }


def overcome(log: Sequence[Json], seats: int) -> list[int]:
    """By seat: challenges that brought a reward."""
    found = [0] * seats
    for event in log:
        if event["kind"] == "reward":
            found[event["seat"]] += 1
    return found
