"""What stands beside the board: Glory, Kamas, both timelines, and what the Demons sell."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from hoarfrost.games.krosmaster.engine.arena import FACE_UP, Unit
from hoarfrost.games.krosmaster.engine.content import PRICES, RANKS, TOKENS
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.powers.known import power_names
from hoarfrost.games.krosmaster.engine.resampling import is_hidden
from hoarfrost.games.krosmaster.engine.shop import pile_of
from hoarfrost.games.krosmaster.engine.steps import NOBODY
from hoarfrost.games.krosmaster.terminal.board import ACTIVE
from hoarfrost.games.krosmaster.terminal.look import FOE, OWN, SIGNS, Look
from hoarfrost.games.krosmaster.words.names import capital, names_of

WILD: Final = "◇"
INDENT: Final = "    "
FIGURES: Final = 10  # the room for HP and a cell
# The least detail in which something is told.
GAUGES: Final = 3
MECHANISMS: Final = 2
ALL_EXTRAS: Final = 5
HURT: Final = 0.5  # below this share of its HP a piece is in danger


# Glory and Kamas ----------------------------------------------------------------------------------


def race(look: Look) -> Text:
    """The GG of both, one by one; whoever has none left has lost."""
    own, other = (int(look.arena.gg(seat)) for seat in look.order)
    line = Text(f"GG {own} ", style="bold")
    line.append(OWN * own, style=SIGNS[0])
    line.append(WILD if look.arena.wild else "", style="bold yellow")
    line.append(FOE * other, style=SIGNS[1])
    line.append(f" {other}", style="bold")
    return line


# Timelines ----------------------------------------------------------------------------------------


def timeline(look: Look, seat: int, width: int, detail: int) -> list[Text]:
    """A side: its Kamas, and who acts in which order, with HP and cells."""
    lines = [title_of(look, seat)]
    gone: list[str] = []
    for unit in look.units_of(seat):
        if unit.cell < 0 and look.arena.turn > 0:
            if unit.card.is_krosmaster:
                gone.append(look.unit_name(unit))
            continue
        if unit.card.ap < 0 and detail < MECHANISMS:
            continue
        lines.append(unit_line(look, unit, width))
        is_active = look.arena.piece == unit.number
        if is_active and detail >= GAUGES:
            lines.append(gauges(look, unit))
        if detail >= (GAUGES if is_active else ALL_EXTRAS):
            lines += extras(look, unit, width)
    if gone:
        told = " " + look.t("KO: {pieces}", pieces=gone)
        lines.append(Text(told, style="dim", no_wrap=True, overflow="ellipsis"))
    return lines


def title_of(look: Look, seat: int) -> Text:
    kamas = look.t.plural("{n} Kama", "{n} Kamas", n=int(look.arena.stock(seat)))
    line = look.sign(seat) + Text(f" {look.person(seat)}", style="bold")
    line.append(f"  {kamas}", style="not bold dim")
    return line


def unit_line(look: Look, unit: Unit, width: int) -> Text:
    is_active = look.arena.piece == unit.number
    line = Text(ACTIVE if is_active else " ", no_wrap=True)
    code = look.codes[unit.card.id]
    line.append(code, style=f"bold {look.side(int(unit.owner))}")
    room = width - len(line) - 1 - FIGURES
    name = look.unit_name(unit)
    line.append(" " + (name if len(name) <= room else name[: room - 1] + "…").ljust(room))
    left, most = int(unit.hp_left()), int(unit.card.hp)
    style = "bold" if left == most else "bold red" if left <= HURT * most else "bold yellow"
    line.append(f"{left}/{most}".rjust(FIGURES - 4), style=style)
    line.append(f" {CELL_NAMES[unit.cell] if unit.cell >= 0 else '-':<3}", style="dim")
    if is_active:
        line.stylize("bold")
    return line


def gauges(look: Look, unit: Unit) -> Text:
    """AP and MP of whoever acts."""
    line = Text(INDENT)
    for name, left, most in (
        (look.t("AP"), unit.ap, unit.card.ap),
        (look.t("MP"), unit.mp, unit.card.mp),
    ):
        if most >= 0:
            line.append(f"{name} ", style="dim")
            line.append(f"{left}", style="bold")
            line.append(f"/{most}  ", style="dim")
    return line


def extras(look: Look, unit: Unit, width: int) -> list[Text]:
    """Powers, tokens, Frozen injuries and rewards, as far as there are any."""
    told = [*powers_of(look, unit), *tokens_of(look, unit), *rewards_of(look, unit)]
    if unit.frozen:
        told.append(look.t.plural("{n} Frozen injury", "{n} Frozen injuries", n=int(unit.frozen)))
    if unit.cell >= 0 and look.arena.raised.has(unit.cell):
        kind = look.arena.scenery_kinds[look.arena.scenery_at[unit.cell]]
        told.append(look.t("on: {scenery}", scenery=look.scenery_name(kind)))
    if not told:
        return []
    return folded(told, width - len(INDENT))


def folded(items: Sequence[str], width: int) -> list[Text]:
    """A row of items in lines of this width, broken between them."""
    lines = [""]
    for place, item in enumerate(items):
        told = item if place == len(items) - 1 else f"{item},"
        joined = f"{lines[-1]} {told}".strip()
        if len(joined) <= width or not lines[-1]:
            lines[-1] = joined
        else:
            lines.append(told)
    return [Text(INDENT + line, style="dim", no_wrap=True, overflow="ellipsis") for line in lines]


def powers_of(look: Look, unit: Unit) -> list[str]:
    return [names_of("powers", power)[look.lang] for power in power_names(unit.powers)]


def tokens_of(look: Look, unit: Unit) -> list[str]:
    return [
        (f"{count} x " if count > 1 else "") + names_of("tokens", TOKENS[kind])[look.lang]
        for kind, count in enumerate(unit.tokens)
        if count
    ]


def rewards_of(look: Look, unit: Unit) -> list[str]:
    """What lies on a card; a reward that the reader may not know is told by its rank."""
    told: list[str] = []
    for held in unit.held:
        reward = look.arena.content.rewards[held >> 2]
        if is_secret(look, held, int(unit.owner)):
            rank = names_of("ranks", RANKS[reward.rank])[look.lang]
            told.append(look.t("unseen reward ({rank})", rank=rank))
        elif held & FACE_UP:
            told.append(reward.name[look.lang])
        else:
            told.append(look.t("{reward} (face down)", reward=reward.name[look.lang]))
    return told


def is_secret(look: Look, held: int, owner: int) -> bool:
    """Whether the view leaves out which reward this is."""
    if "unseen" not in look.view:
        return False
    return is_hidden(held, owner, NOBODY if look.reader is None else look.reader)


# The shop -----------------------------------------------------------------------------------------


def shop(look: Look) -> list[Text]:
    """What Demons sell, by rank: the price, what lies face up, and how many lie face down."""
    arena = look.arena
    lines: list[Text] = []
    for rank, id in enumerate(RANKS):
        shown = [arena.content.rewards[number] for number in arena.display]
        named = [reward.name[look.lang] for reward in shown if reward.rank == rank]
        line = Text(f"D {PRICES[rank]:2} ", style="bold", no_wrap=True, overflow="ellipsis")
        line.append(capital(names_of("ranks", id)[look.lang]), style="not bold")
        line.append(f" ({pile_of(arena, rank)})", style="not bold dim")
        if named:
            line.append(": " + ", ".join(named), style="not bold")
        lines.append(line)
    return lines


# Side by side -------------------------------------------------------------------------------------


def paired(left: Sequence[Text], right: Sequence[Text], width: int, gap: int) -> list[Text]:
    """Two columns of lines as one; `width` is that of the first."""
    lines: list[Text] = []
    for row in range(max(len(left), len(right))):
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append_text(left[row] if row < len(left) else Text(""))
        line.truncate(width, overflow="ellipsis", pad=True)
        line.append(" " * gap)
        line.append_text(right[row] if row < len(right) else Text(""))
        lines.append(line)
    return lines
