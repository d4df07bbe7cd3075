"""What a player can do, short enough to read: numbered where it matters, summed up elsewhere.

A piece has up to 150 legal actions. Numbers are for spells that do some good, for Kamas, rewards
and the end of the turn; where one can walk is drawn on the board; each spell is one line, and `?`
shows all of its cells. Every other question has all its answers numbered.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoarfrost.core.formats import percent
from hoarfrost.core.screen import Offer
from hoarfrost.games.krosmaster.engine.aiming import cost_of
from hoarfrost.games.krosmaster.engine.arena import Unit
from hoarfrost.games.krosmaster.engine.content import PRICES, Spell
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, CELL_NUMBER
from hoarfrost.games.krosmaster.engine.previews import lock_odds, obstacle_anywhere, walks
from hoarfrost.games.krosmaster.engine.shop import GG_PRICE
from hoarfrost.games.krosmaster.terminal.aims import Aim, aim_at, aim_line, best_aims, cells_of
from hoarfrost.games.krosmaster.terminal.board import AIM, BESIDE, CHECK, GO, SETUP, Marks
from hoarfrost.games.krosmaster.terminal.cards import OBSTACLES, reward_about
from hoarfrost.games.krosmaster.terminal.look import Look
from hoarfrost.games.krosmaster.words.labels import label

OTHERS: Final = ("pick", "reveal", "buy")  # verbs of actions that all have numbers, in this order
NUMBER: Final = 3
CELL_COLUMN: Final = 9
HALF: Final = 2
LEAST_HALF: Final = 38  # columns that a short choice needs
MOST_IN_A_COLUMN: Final = 5
# Answers that are cells alone, for which the board has marks.
BARE_CELLS: Final = ("put", "push")


# Which are numbered -------------------------------------------------------------------------------


def offers_of(look: Look, steps: Sequence[str]) -> list[Offer]:
    unit = look.actor()
    if unit is None:
        return [Offer(step) for step in steps]
    aims = [aim.text for aim in best_aims(look, unit)]
    others = [step for step in steps if step.split()[0] in OTHERS]
    others.sort(key=lambda step: OTHERS.index(step.split()[0]))
    return [Offer(text) for text in (*aims, *others, "end")]


# Marks on the board -------------------------------------------------------------------------------


def marks_of(look: Look, steps: Sequence[str]) -> Marks:
    """Where the active piece can go, or which cells are asked for."""
    unit = look.actor()
    if unit is not None:
        return Marks(walk_marks(look, unit))
    cells = [step.split()[-1] for step in steps]
    return Marks({CELL_NUMBER[cell]: SETUP for cell in cells if cell in CELL_NUMBER})


def walk_marks(look: Look, unit: Unit) -> dict[int, str]:
    is_held = is_locked(look, unit)
    marks: dict[int, str] = {}
    for walk in walks(look.arena, unit):
        marks[int(walk.cell)] = CHECK if is_held else BESIDE if walk.is_locked else GO
    return marks


def is_locked(look: Look, unit: Unit) -> bool:
    """Whether the unit leaves its cell only after a Lock check."""
    return lock_odds(look.arena, unit, unit.cell).total > 1


# One choice ---------------------------------------------------------------------------------------


def choice_line(look: Look, text: str, is_short: bool = False) -> Text:
    """A choice in words, with what comes of it."""
    words = text.split()
    unit = look.active()
    if words[0] == "cast" and unit is not None and look.actor() is not None:
        aim = named_aim(look, unit, words[1], words[2])
        if aim is not None:
            return cast_line(look, aim, is_short)
    line = Text(label(text, look.view).text(look.lang), style="not dim")
    price = price_of(look, words)
    line.append(f" ({price})" if price else "")
    if not is_short:
        line.append(f"  {about_choice(look, words)}".rstrip(), style="not bold dim")
        line.append(f"  {text}", style="not bold dim")
    return line


def named_aim(look: Look, unit: Unit, spell: str, cell: str) -> Aim | None:
    for slot, own in enumerate(unit.spells):
        if own.id == spell and CELL_NUMBER[cell] in cells_of(look, unit, slot):
            return aim_at(look, unit, slot, CELL_NUMBER[cell])
    return None


def cast_line(look: Look, aim: Aim, is_short: bool) -> Text:
    line = Text(f"{aim.spell.name[look.lang]} {CELL_NAMES[aim.cell]}", style="not dim")
    effect = aim_line(look, aim, is_short)
    if effect:
        line.append("  ")
        line.append_text(effect)
    return line


def price_of(look: Look, words: Sequence[str]) -> str:
    """What a choice costs, where its name does not say so."""
    price = 0
    if words == ["buy", "gg"]:
        price = GG_PRICE
    elif words[0] == "buy" and words[-1] in look.arena.content.reward_number:
        number = look.arena.content.reward_number[words[-1]]
        price = PRICES[look.arena.content.rewards[number].rank]
    return look.t("{price} Kamas", price=price) if price else ""


def about_choice(look: Look, words: Sequence[str]) -> str:
    """What a reward does that can be bought or revealed."""
    is_reward = words[0] in ("buy", "reveal") and words[-1] in look.arena.content.reward_number
    return reward_about(look, words[-1]) if is_reward else ""


# The whole menu -----------------------------------------------------------------------------------


def menu(look: Look, offers: Sequence[Offer], width: int, is_short: bool) -> list[RenderableType]:
    if offers and all(offer.text.split()[0] in BARE_CELLS for offer in offers):
        return [cells_in_a_row(offers, width)]
    entries = [
        (Text(str(number), style="bold"), choice_line(look, offer.text, is_short))
        for number, offer in enumerate(offers, 1)
    ]
    parts: list[RenderableType] = []
    if is_short and len(entries) > MOST_IN_A_COLUMN and width >= HALF * LEAST_HALF:
        parts.append(in_halves(entries, width))
        entries = []
    unit = look.actor()
    if unit is not None:
        entries.append((Text(look.t("Walk"), style="bold"), move_line(look, unit, is_short)))
        entries.append((Text(look.t("Cast"), style="bold"), spell_line(look, unit, is_short)))
    parts.append(listed(entries, is_short))
    return parts


def listed(entries: Sequence[tuple[Text, Text]], is_short: bool) -> Table:
    """A line each; in short never more than one."""
    table = Table.grid(padding=(0, 1))
    widest = max((len(head) for head, _ in entries), default=0)
    table.add_column(justify="right", no_wrap=True, width=max(NUMBER, widest))
    table.add_column()
    for head, line in entries:
        line.no_wrap = is_short
        line.overflow = "ellipsis"
        table.add_row(head, line)
    return table


def in_halves(entries: Sequence[tuple[Text, Text]], width: int) -> Table:
    """Two columns of short lines."""
    rows = -(-len(entries) // HALF)
    half = (width - 1) // HALF
    table = Table.grid(padding=(0, 1))
    table.add_column(width=half)
    table.add_column(width=half)
    table.add_row(listed(entries[:rows], True), listed(entries[rows:], True))
    return table


def cells_in_a_row(offers: Sequence[Offer], width: int) -> Text:
    line = Text()
    for number, offer in enumerate(offers, 1):
        entry = Text(f"{number:>{NUMBER}} ", style="bold")
        entry.append(offer.text.split()[-1], style="not bold")
        entry.pad_right(CELL_COLUMN - len(entry))
        line.append_text(entry)
    per_row = max(1, width // CELL_COLUMN) * CELL_COLUMN
    return Text("\n").join(line[at : at + per_row] for at in range(0, len(line), per_row))


def move_line(look: Look, unit: Unit, is_short: bool) -> Text:
    """How many cells one can walk to, and at what risk."""
    t = look.t
    marks = walk_marks(look, unit)
    if not marks:
        return Text(t("nowhere"), style="dim")
    count = t.plural("{n} cell", "{n} cells", n=len(marks))
    line = Text(str(len(marks)) if is_short else count)
    if is_locked(look, unit):
        line.append(f" {CHECK}, {risk(look, unit, int(unit.cell))}")
    else:
        line.append(f" {GO}")
        beside = list(marks.values()).count(BESIDE)
        if beside:
            line.append(", " + t("next to opponents: {n}", n=beside) + f" {BESIDE}")
    if not is_short:
        example = t("type a cell: {cell}", cell=CELL_NAMES[min(marks)])
        line.append(f"  {example}", style="dim")
    return line


def risk(look: Look, unit: Unit, cell: int) -> str:
    """The chances of a Lock check on the way out of a cell."""
    t, lang = look.t, look.lang
    odds = lock_odds(look.arena, unit, cell)
    told = [t("gets away ({share})", share=percent(odds.chance(odds.dodged), lang))]
    if odds.grappled:
        share = percent(odds.chance(odds.grappled), lang)
        told.append(t("-1 AP -1 MP ({share})", share=share))
    if odds.locked:
        share = percent(odds.chance(odds.locked), lang)
        all_lost = t("all AP and MP lost ({share})", share=share)
        some_lost = t("-3 AP -3 MP ({share})", share=share)
        told.append(all_lost if look.arena.rules.locks_fully else some_lost)
    return t("Lock check: {odds}", odds=", ".join(told))


def example_of(look: Look, unit: Unit, spell: Spell, cells: Sequence[int]) -> str:
    """What one could type to cast a spell, best not at one's own side."""
    harmless = [cell for cell in cells if not is_own(look, unit, cell)]
    word = spell.name[look.lang].split()[0].lower()
    return f"{word} {CELL_NAMES[harmless[0]]}" if harmless else ""


def is_own(look: Look, unit: Unit, cell: int) -> bool:
    other = look.arena.unit_at(cell)
    return other is not None and other.owner == unit.owner


def spell_line(look: Look, unit: Unit, is_short: bool) -> Text:
    """Each spell with its cost and the number of cells that it can be aimed at.

    In short only those that can be cast, with their cost.
    """
    t = look.t
    parts: list[Text] = []
    example = ""
    for slot, spell in enumerate(unit.spells):
        cells = cells_of(look, unit, slot)
        if is_short and not cells:
            continue
        part = Text(spell.name[look.lang], style="" if cells else "dim")
        part.append(" " + t("{ap} AP", ap=int(cost_of(look.arena, unit, slot))), style="dim")
        if cells and not is_short:
            part.append(f" {AIM}{len(cells)}", style="dim")
            example = example or example_of(look, unit, spell, cells)
        elif not cells:
            why = OBSTACLES[obstacle_anywhere(look.arena, unit, slot)].text(look.lang)
            part.append(f" ({why})", style="dim")
        parts.append(part)
    if not parts:
        return Text(t("nothing"), style="dim")
    line = Text.assemble((" · ", "dim")).join(parts)
    if example:
        line.append("  " + t("type: {example}", example=example), style="dim")
    return line
