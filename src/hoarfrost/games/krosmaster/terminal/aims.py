"""Spells before they are cast: what each aim would do, and which are worth a number in the menu."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from hoarfrost.core.bits import WideSet
from hoarfrost.core.formats import percent
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.aiming import find_hidden, find_targets, pieces_hit
from hoarfrost.games.krosmaster.engine.arena import SCENERY, Unit
from hoarfrost.games.krosmaster.engine.content import ATTACK, Spell
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.previews import Hit, Preview, preview
from hoarfrost.games.krosmaster.terminal.look import Look
from hoarfrost.games.krosmaster.words.names import names_of

MOST_OF_A_SPELL: Final = 3
MOST_AIMS: Final = 8
SHIFTS: Final = ("push", "attract", "retreat", "shove", "teleport")
# What an aim is worth, to put the best first; a person decides.
KO_WORTH: Final = 4.0  # for each Level
SUMMON_WORTH: Final = 0.5
SCENERY_WORTH: Final = 0.05
TOUCH_WORTH: Final = 0.3  # tokens, powers and shifts
BAD_TOKEN: Final = "-1"


@dataclass
class Aim:
    """A spell aimed at a cell."""

    slot: int
    spell: Spell
    cell: int
    pieces: list[int]
    preview: Preview
    healed: dict[int, int]  # by unit
    worth: float = 0.0

    @property
    def text(self) -> str:
        return f"cast {self.spell.id} {CELL_NAMES[self.cell]}"


def cells_of(look: Look, unit: Unit, slot: int) -> list[int]:
    """Where a unit may aim a spell now."""
    hidden, cells = WideSet(), WideSet()
    find_hidden(look.arena, unit.cell, hidden)
    find_targets(look.arena, unit, slot, hidden, cells)
    return [int(cell) for cell in cells.members()]


def aim_at(look: Look, unit: Unit, slot: int, cell: int) -> Aim:
    spell = unit.spells[slot]
    pieces = [int(piece) for piece in pieces_hit(look.arena, spell, unit.cell, cell)]
    seen = preview(look.arena, unit, slot, cell)
    healed = {int(healing.piece): int(healing.count) for healing in seen.healings}
    aim = Aim(slot, spell, cell, pieces, seen, healed)
    aim.worth = worth_of(look, unit, aim)
    return aim


# What it is worth ---------------------------------------------------------------------------------


def worth_of(look: Look, unit: Unit, aim: Aim) -> float:
    worth = sum(hit_worth(look, unit, hit) for hit in aim.preview.hits)
    for number, count in aim.healed.items():
        worth += side_of(look, unit, number) * count
    for event in aim.preview.events:
        worth += event_worth(unit, event)
    if aim.spell.is_shove:
        worth += TOUCH_WORTH
    return worth


def side_of(look: Look, unit: Unit, piece: int) -> int:
    """1 for a unit of one's own side, -1 for an opposing one, 0 for scenery."""
    if piece >= SCENERY:
        return 0
    return 1 if look.arena.units[piece].owner == unit.owner else -1


def hit_worth(look: Look, unit: Unit, hit: Hit) -> float:
    if hit.piece >= SCENERY:
        return SCENERY_WORTH * hit.expected()
    card = look.arena.units[hit.piece].card
    weight = 1.0 if card.is_krosmaster else SUMMON_WORTH
    worth = weight * (hit.expected() + KO_WORTH * float(card.level) * hit.ko_chance())
    return -side_of(look, unit, int(hit.piece)) * worth


def event_worth(unit: Unit, event: Json) -> float:
    """Tokens and powers: good ones for one's own side, bad ones for the other."""
    side = 0 if "owner" not in event else 1 if event["owner"] == unit.owner else -1
    if event["kind"] == "token":
        is_bad = BAD_TOKEN in event["token"]
        return TOUCH_WORTH * side * (-1 if is_bad else 1) if event["came"] != "lost" else 0.0
    if event["kind"] in ("grant", "range"):
        return TOUCH_WORTH * side
    if event["kind"] == "swap":
        return TOUCH_WORTH
    return 0.0


# The best -----------------------------------------------------------------------------------------


def best_aims(look: Look, unit: Unit) -> list[Aim]:
    """The aims that do some good, by spell, the best of each spell first."""
    found: list[Aim] = []
    for slot in range(len(unit.spells)):
        found += best_of_spell(look, unit, slot)[:MOST_OF_A_SPELL]
    kept = sorted(found, key=lambda aim: -aim.worth)[:MOST_AIMS]
    return [aim for aim in found if aim in kept]


def best_of_spell(look: Look, unit: Unit, slot: int) -> list[Aim]:
    """Of aims that touch the same units the best one."""
    best: dict[tuple[int, ...], Aim] = {}
    spell = unit.spells[slot]
    for cell in cells_of(look, unit, slot):
        pieces = pieces_hit(look.arena, spell, unit.cell, cell)
        units = tuple(int(piece) for piece in pieces if piece < SCENERY)
        if not units and not spell.is_shove:
            continue
        aim = aim_at(look, unit, slot, cell)
        key = (cell,) if spell.is_shove else units
        if aim.worth > 0 and (key not in best or aim.worth > best[key].worth):
            best[key] = aim
    return sorted(best.values(), key=lambda aim: (-aim.worth, aim.cell))


# In words -----------------------------------------------------------------------------------------


def aim_line(look: Look, aim: Aim, is_short: bool = False) -> Text:
    """What an aim does, piece by piece: "○ Hild → E10: 1 (58%), 2 (33%), KO (8%)"."""
    parts = [part_of(look, aim, piece, is_short) for piece in touched(aim)]
    if aim.preview.asks:
        parts.append(Text(look.t("you choose a direction first"), style="dim"))
    if aim.preview.explosions:
        cells = [CELL_NAMES[cell] for cell in aim.preview.explosions]
        parts.append(Text(look.t("may explode: {cells}", cells=cells), style="dim"))
    if aim.spell.kind == ATTACK and not aim.preview.asks and not aim.pieces:
        parts.append(Text(look.t("nobody is hit"), style="dim"))
    return Text("; ").join(parts)


def touched(aim: Aim) -> list[int]:
    """The pieces that something happens to, those of the hits first."""
    pieces = [int(hit.piece) for hit in aim.preview.hits] + list(aim.healed)
    for event in aim.preview.events:
        if "piece" in event and event["kind"] != "summon":
            pieces.append(event["piece"])
        for role in ("other", "rider"):
            if role in event:
                pieces.append(event[role]["piece"])
    return list(dict.fromkeys(pieces))


def part_of(look: Look, aim: Aim, piece: int, is_short: bool) -> Text:
    line = look.piece(piece, is_short)
    cell = goal_of(aim, piece)
    if cell:
        line.append(f" → {cell}")
    told = [odds_of(look, hit) for hit in aim.preview.hits if hit.piece == piece]
    if piece in aim.healed:
        told.append(look.t("heals {n}", n=aim.healed[piece]))
    for event in aim.preview.events:
        if event.get("piece") == piece and event["kind"] == "token" and event["came"] == "placed":
            told.append(names_of("tokens", event["token"])[look.lang])
        if event.get("piece") == piece and event["kind"] == "grant":
            told.append(names_of("powers", event["power"])[look.lang])
    if told:
        line.append(": " + ", ".join(told))
    return line


def goal_of(aim: Aim, piece: int) -> str:
    """Where a piece would end that step 3 moves."""
    goal = ""
    for event in aim.preview.events:
        if event["kind"] in SHIFTS and len(event["path"]) > 1:
            rider = event.get("rider", {}).get("piece")
            if piece in (event["piece"], rider):
                goal = event["path"][-1]
        if event["kind"] == "swap":
            goals = {event["piece"]: event["cells"][0], event["other"]["piece"]: event["cells"][1]}
            goal = goals.get(piece, goal)
    return goal


def odds_of(look: Look, hit: Hit) -> str:
    """Every number of markers with its chance; the last is KO, or the end of a piece of scenery."""
    told: list[str] = []
    for markers, ways in enumerate(hit.ways):
        if ways:
            share = percent(hit.chance(markers), look.lang)
            told.append(f"{name_of(look, hit, markers)} ({share})")
    return ", ".join(told)


def name_of(look: Look, hit: Hit, markers: int) -> str:
    if markers < hit.left:
        return str(markers)
    return look.t("destroyed") if hit.piece >= SCENERY else look.t("KO")
