"""What `? WHAT` shows: a cell, a piece, a spell with its Range on the board, the shop, a word."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hoarfrost.core.bits import WideSet
from hoarfrost.games.krosmaster.engine.aiming import find_hidden, find_range
from hoarfrost.games.krosmaster.engine.arena import Unit
from hoarfrost.games.krosmaster.engine.content import NONE, PRICES, RANKS, Spell
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, CELL_NUMBER, distance
from hoarfrost.games.krosmaster.engine.powers.known import power_names
from hoarfrost.games.krosmaster.engine.previews import lock_odds, obstacle_anywhere, walks
from hoarfrost.games.krosmaster.terminal.aims import aim_at, aim_line, cells_of
from hoarfrost.games.krosmaster.terminal.board import (
    AIM,
    UNSEEN,
    Marks,
    board_lines,
    widest_cell,
)
from hoarfrost.games.krosmaster.terminal.cards import (
    OBSTACLES,
    power_about,
    reward_about,
    spell_about,
)
from hoarfrost.games.krosmaster.terminal.look import Look
from hoarfrost.games.krosmaster.terminal.menu import risk
from hoarfrost.games.krosmaster.terminal.panel import (
    gauges,
    rewards_of,
    tokens_of,
)
from hoarfrost.games.krosmaster.words.against_cast import reasons_against_cast
from hoarfrost.games.krosmaster.words.against_move import reasons_against_move
from hoarfrost.games.krosmaster.words.names import capital, names_of, tables
from hoarfrost.games.krosmaster.words.notation import meant
from hoarfrost.games.krosmaster.words.shorthand import slot_named

SHOP: Final = ("shop", "winkel", "tienda", "rewards", "beloningen", "recompensas")
Named = Iterator[tuple[str, RenderableType]]
TABLES: Final = ("powers", "scenery", "features", "rewardtypes", "limits")


def answer(look: Look, what: str, width: int) -> RenderableType | None:
    """Whatever goes by this name; None if nothing does."""
    if what.upper() in CELL_NUMBER:
        return about_cell(look, CELL_NUMBER[what.upper()])
    if what.casefold() in SHOP:
        return about_shop(look)
    found = aimed(look, what) or own_spell(look, what, width) or pieces(look, what)
    if found is not None:
        return found
    wanted = what.casefold()
    named = [*other_spells(look), *rewards(look), *words(look)]
    for fits in (lambda name: name == wanted, lambda name: is_called(name, wanted)):
        for name, told in named:
            if fits(name.casefold()):
                return told
    return None


# Spells -------------------------------------------------------------------------------------------


def aimed(look: Look, what: str) -> RenderableType | None:
    """A spell at a cell: its odds, or what is in the way."""
    unit = look.actor()
    typed = meant(look.arena, what).split() if unit is not None else []
    if unit is None or len(typed) != 3 or typed[0] != "cast":
        return None
    slot = slot_named(unit.spells, typed[1])
    cell = CELL_NUMBER.get(typed[2], NONE)
    if slot == NONE or cell == NONE:
        return None
    return cast_row(look, unit, slot, cell)


def cast_row(look: Look, unit: Unit, slot: int, cell: int) -> Text:
    spell = unit.spells[slot]
    line = Text(f"{spell.name[look.lang]} {CELL_NAMES[cell]}", style="bold")
    if cell in cells_of(look, unit, slot):
        line.append("  ")
        line.append_text(aim_line(look, aim_at(look, unit, slot, cell)))
        return line
    reasons = reasons_against_cast(look.arena, ["cast", spell.id, CELL_NAMES[cell]])
    line.append("  " + reasons[0].sentence(look.lang), style="not bold dim")
    return line


def own_spell(look: Look, what: str, width: int) -> RenderableType | None:
    """A spell of the piece that acts: its Range on the board, and what it does where."""
    unit = look.active()
    slot = NONE if unit is None else slot_named(unit.spells, what)
    if unit is None or slot == NONE:
        return None
    spell = unit.spells[slot]
    cells = cells_of(look, unit, slot)
    parts: list[RenderableType] = [spell_title(look, spell)]
    parts += board_lines(look, Marks(aim_marks(look, unit, slot), aims=True), widest_cell(width))
    if not cells:
        why = OBSTACLES[obstacle_anywhere(look.arena, unit, slot)].text(look.lang)
        parts.append(Text(look.t("It cannot be cast now: {why}.", why=why), style="bold"))
        return Group(*parts)
    parts.append(
        Text(
            look.t(
                "{aim} can be aimed at   {unseen} in Range, but out of sight",
                aim=AIM,
                unseen=UNSEEN,
            ),
            style="dim",
        )
    )
    for cell in cells:
        aim = aim_at(look, unit, slot, cell)
        if aim.pieces:
            parts.append(cast_row(look, unit, slot, cell))
    return Group(*parts)


def aim_marks(look: Look, unit: Unit, slot: int) -> dict[int, str]:
    """The cells in Range: those that can be aimed at, and those out of sight."""
    spell = unit.spells[slot]
    reach, hidden = WideSet(), WideSet()
    find_range(look.arena, unit, spell, reach)
    find_hidden(look.arena, unit.cell, hidden)
    marks: dict[int, str] = {}
    if spell.los:
        marks.update({int(cell): UNSEEN for cell in reach.members() if hidden.has(cell)})
    marks.update(dict.fromkeys(cells_of(look, unit, slot), AIM))
    return marks


def spell_title(look: Look, spell: Spell) -> Text:
    line = Text(spell.name[look.lang], style="bold")
    line.append(f"  {spell_about(look, spell.id)}", style="not bold")
    return line


def other_spells(look: Look) -> Named:
    """The spells of all pieces, each with whose it is."""
    for unit in look.arena.units:
        for spell in unit.spells:
            owner = look.piece(int(unit.number))
            yield spell.name[look.lang], Text.assemble(owner, "  ", spell_title(look, spell))


# Pieces and cells ---------------------------------------------------------------------------------


def pieces(look: Look, what: str) -> RenderableType | None:
    """Pieces by their code or by the beginning of a name."""
    wanted = what.casefold()
    units = [unit for unit in look.arena.units if unit.cell >= 0 or look.arena.turn == 0]
    found = [unit for unit in units if look.codes[unit.card.id].casefold() == wanted]
    if not found:
        found = [unit for unit in units if is_called(look.unit_name(unit), wanted)]
    return Group(*(card(look, unit) for unit in found)) if found else None


def is_called(name: str, wanted: str) -> bool:
    """Whether a name, or a word in it, begins with this."""
    whole = name.casefold()
    return whole.startswith(wanted) or any(part.startswith(wanted) for part in whole.split())


def card(look: Look, unit: Unit) -> RenderableType:
    """All that is known of a piece."""
    t = look.t
    title = Text.assemble(look.piece(int(unit.number)), f" ({look.codes[unit.card.id]})")
    title.stylize("bold")
    if unit.cell >= 0:
        title.append(f"  {CELL_NAMES[unit.cell]}")
    if unit.card.is_krosmaster:
        level = t(
            "Level {level}, Initiative {initiative}",
            level=int(unit.card.level),
            initiative=int(unit.card.initiative),
        )
        title.append(f"  {level}", style="not bold dim")
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    hp = f"{unit.hp_left()}/{unit.card.hp}"
    if unit.frozen:
        frozen = t.plural("{n} Frozen injury", "{n} Frozen injuries", n=int(unit.frozen))
        hp += f" ({frozen})"
    table.add_row(t("HP"), hp)
    if unit.card.ap >= 0:
        most = Text(t("{ap} AP, {mp} MP", ap=int(unit.card.ap), mp=int(unit.card.mp)))
        if look.arena.piece == unit.number:
            most = gauges(look, unit)
            most.right_crop(2)
            most = most[4:]
        table.add_row(t("Points"), most)
    for power in power_names(unit.powers):
        table.add_row(names_of("powers", power)[look.lang], power_about(look, power))
    for title_of, told in (
        (t("Tokens"), tokens_of(look, unit)),
        (t("Rewards"), rewards_of(look, unit)),
    ):
        if told:
            table.add_row(title_of, ", ".join(told))
    for number, spell in enumerate(unit.spells, 1):
        table.add_row(f"{number} {spell.name[look.lang]}", spell_about(look, spell.id))
    return Group(title, table)


def about_cell(look: Look, cell: int) -> RenderableType:
    """What is on a cell, and what the piece that acts could do there."""
    arena, t = look.arena, look.t
    title = Text(CELL_NAMES[cell], style="bold")
    title.append("  " + ", ".join(features_of(look, cell)), style="not bold")
    parts: list[RenderableType] = [title]
    unit = arena.unit_at(cell)
    if unit is not None:
        parts.append(card(look, unit))
    actor = look.actor()
    if actor is None or actor.cell < 0:
        return Group(*parts)
    away = int(distance(actor.cell, cell))
    name = look.unit_name(actor)
    parts.append(Text(t("Distance from {piece}: {away}", piece=name, away=away), style="dim"))
    if unit is None:
        parts.append(walk_row(look, actor, cell))
    parts += [cast_row(look, actor, slot, cell) for slot in range(len(actor.spells))]
    return Group(*parts)


def features_of(look: Look, cell: int) -> Iterator[str]:
    arena, t, lang = look.arena, look.t, look.lang
    ground = "rink" if arena.rink.has(cell) else "plain"
    yield capital(names_of("grounds", ground)[lang])
    number = arena.scenery_at[cell]
    if number >= 0:
        kind = arena.scenery_kinds[number]
        left = int(kind.hp) - arena.scenery_marks[number]
        loot = t.plural("{n} Kama", "{n} Kamas", n=int(kind.loot))
        yield t(
            "{scenery} ({left}/{hp} HP, worth {loot})",
            scenery=look.scenery_name(kind),
            left=left,
            hp=int(kind.hp),
            loot=loot,
        )
    if arena.kamas[cell]:
        yield t.plural("{n} Kama", "{n} Kamas", n=arena.kamas[cell])
    if arena.demons.has(cell):
        yield capital(names_of("features", "demon")[lang])


def walk_row(look: Look, unit: Unit, cell: int) -> Text:
    """The way to a cell, with the risk of leaving this one and that one."""
    t = look.t
    line = Text(t("Move to {cell}", cell=CELL_NAMES[cell]), style="bold")
    for walk in walks(look.arena, unit):
        if walk.cell == cell:
            line.append("  " + t("{mp} MP", mp=walk.cost()), style="not bold")
            if lock_odds(look.arena, unit, unit.cell).total > 1:
                line.append("; " + risk(look, unit, int(unit.cell)), style="not bold")
            elif walk.is_locked:
                told = t("to leave it again: {risk}", risk=risk(look, unit, cell))
                line.append("; " + told, style="not bold")
            return line
    reasons = reasons_against_move(look.arena, ["mv", CELL_NAMES[cell]])
    line.append("  " + reasons[0].sentence(look.lang), style="not bold dim")
    return line


# Rewards and other words --------------------------------------------------------------------------


def about_shop(look: Look) -> RenderableType:
    """What lies face up, with prices and what it does."""
    table = Table.grid(padding=(0, 2))
    for column in ("bold", "bold", ""):
        table.add_column(style=column)
    for rank, id in enumerate(RANKS):
        shown = [look.arena.content.rewards[number] for number in look.arena.display]
        name = capital(names_of("ranks", id)[look.lang])
        of_rank = [reward for reward in shown if reward.rank == rank]
        for reward in of_rank:
            table.add_row(str(PRICES[rank]), reward.name[look.lang], reward_about(look, reward.id))
        unseen = look.t("{rank}: unseen, from the pile", rank=name)
        table.add_row(str(PRICES[rank]), Text(unseen, style="not bold dim"), "")
    return table


def rewards(look: Look) -> Named:
    for known in look.arena.content.rewards:
        line = Text(known.name[look.lang], style="bold")
        price = look.t("{price} Kamas", price=PRICES[known.rank])
        line.append(f" ({price})  ", style="not bold dim")
        line.append(reward_about(look, known.id), style="not bold")
        yield known.name[look.lang], line


def words(look: Look) -> Named:
    """Powers, scenery and whatever else has a few words of its own."""
    for kind in TABLES:
        for entry in tables()[kind].values():
            if "power" in entry:
                line = Text(capital(entry[look.lang]), style="bold")
                line.append(f"  {entry['power'][look.lang]}", style="not bold")
                yield entry[look.lang], line
