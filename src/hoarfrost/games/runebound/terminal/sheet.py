"""The sheet of a hero: figures, counters, cards, tokens; and others in one line each."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from hoarfrost.games.runebound.engine.content import (
    COLOURS,
    EXHAUSTION,
    FROST,
    GEAR,
    NONE,
    PHASES,
    SYMBOL_LETTERS,
    TERRAINS,
    WHITE_DEATH,
    WOUND,
)
from hoarfrost.games.runebound.engine.frost import frost_life
from hoarfrost.games.runebound.engine.realm import Character, Fight, Item, Party
from hoarfrost.games.runebound.engine.steps import COUNTER_KINDS, NOBODY
from hoarfrost.games.runebound.engine.strength import Fighter, fighter_of
from hoarfrost.games.runebound.engine.turn import counter_cost
from hoarfrost.games.runebound.terminal.lines import folded, in_columns, is_wide_enough
from hoarfrost.games.runebound.terminal.look import Look
from hoarfrost.games.runebound.words.names import tables

FULL: Final = "●"
EMPTY: Final = "○"
MARK: Final = "►"
MOST_DOTS: Final = 9
GOOD: Final = "#5fd75f"
BAD: Final = "#ff7f6f"
COLD: Final = "#7fd7ff"
PRINCESS: Final = "bold #ffafd7"
GAP: Final = 2
HURT: Final = 0.5  # below this share of Life a hero is in danger


def sheet(look: Look, party: Party, width: int) -> list[Text]:
    """All that a player wants to know of a hero, line by line."""
    head = [title(look, party, width)]
    if not look.has_hero(int(party.seat)):
        return head
    return [
        *head,
        *gauges(look, party),
        *figures(look, party, width),
        *belongings(look, party, width),
    ]


def short_sheet(look: Look, party: Party, width: int, most: int) -> list[Text]:
    """The same in so many lines: values are left out first, then what fits no more."""
    lines = sheet(look, party, width)
    if len(lines) <= most:
        return lines
    head = [title(look, party, width), *gauges(look, party)]
    lines = [*head, *belongings(look, party, width)]
    if len(lines) > most:
        more = Text(f"… ? {look.code(int(party.seat))}", style="dim", no_wrap=True)
        lines = [*lines[: most - 1], more]
    return lines


def belongings(look: Look, party: Party, width: int) -> list[Text]:
    """Gold, experience, and all that lies before a player."""
    lines = money(look, party, width)
    for label, entries in (
        (look.t("Gear:"), gear_of(look, party)),
        (look.t("Items:"), [item_text(look, item) for item in party.items]),
        (look.t("Allies:"), [ally_text(look, party, ally) for ally in party.allies]),
    ):
        if entries:
            lines += folded(label, entries, width)
    return lines + secrets(look, party, width)


def title(look: Look, party: Party, width: int) -> Text:
    seat = int(party.seat)
    line = look.sign(seat) + Text(f" {look.person(seat)}", style="bold")
    if party.space >= 0:
        place = where(look, party)
        if len(line) + GAP + len(place) > width:
            place = look.map.names[party.space]
        line.append(f"  {place}", style="not bold")
    line.truncate(width, overflow="ellipsis")
    return line


def where(look: Look, party: Party) -> str:
    space = int(party.space)
    name = look.map.names[space]
    if not look.is_ground(space):
        return f"{name} {look.place(space)}"
    return f"{name} {terrain_of(look, space)}"


def terrain_of(look: Look, space: int) -> str:
    return look.word("terrains", TERRAINS[look.map.terrains[space]])


# Life and values ----------------------------------------------------------------------------------


def life_left(look: Look, party: Party, character: Character) -> tuple[int, int]:
    most = int(look.realm.life(party, character))
    return most - character.counts[WOUND] - character.counts[WHITE_DEATH], most


def gauges(look: Look, party: Party) -> list[Text]:
    """Life, Stamina, and how near white death is."""
    t, hero = look.t, party.hero
    room = max(len(t("Life")), len(t("Stamina")), len(t("Frost")))
    left, most = life_left(look, party, hero)
    stamina = int(look.realm.stamina(party, hero))
    frost = int(frost_life(look.realm, party, hero))
    lines = [
        gauge(t("Life"), left, most, BAD if left < HURT * most else GOOD, room),
        gauge(t("Stamina"), stamina - hero.counts[EXHAUSTION], stamina, GOOD, room),
        gauge(t("Frost"), hero.counts[FROST], frost, COLD, room),
    ]
    if hero.counts[WHITE_DEATH]:
        told = t("White Death {n}", n=hero.counts[WHITE_DEATH])
        lines.append(Text(told, style=f"bold {COLD}", no_wrap=True))
    return lines


def gauge(name: str, n: int, most: int, style: str, room: int) -> Text:
    line = Text(name[:room].ljust(room), style="dim", no_wrap=True)
    line.append(f" {f'{n}/{most}':<5}", style="not dim bold")
    if most <= MOST_DOTS:
        line.append(FULL * max(0, n) + EMPTY * (most - max(0, n)), style=f"not dim {style}")
    return line


def fighter(look: Look, party: Party, character: Character) -> Fighter:
    """What a character adds to the dice by phase, against anybody."""
    return fighter_of(look.realm, Fight(NONE, party.seat, NOBODY), party, character)


def figures(look: Look, party: Party, width: int) -> list[Text]:
    t, own = look.t, fighter(look, party, party.hero)
    rows = [
        (t("attack"), [f"{n:+d}" for n in own.attack]),
        (t("damage"), [str(n) for n in own.damage]),
    ]
    if own.defend != own.attack:
        rows.insert(1, (t("defend"), [f"{n:+d}" for n in own.defend]))
    return by_phase(look, rows, width)


def by_phase(
    look: Look, rows: Sequence[tuple[str, Sequence[str]]], width: int, now: int = -1
) -> list[Text]:
    """Rows under the names of the phases, in short where these do not fit; one may be marked."""
    for names in ([look.title("phases", id) for id in PHASES], short_phases(look)):
        heads = [f"{MARK}{name}" if phase == now else name for phase, name in enumerate(names)]
        if is_wide_enough([("", heads), *rows], width):
            break
    return in_columns([("", heads), *rows], width)


def short_phases(look: Look) -> list[str]:
    entries = [tables()["phases"][id] for id in PHASES]
    return [entry.get("short", {}).get(look.lang, entry[look.lang]) for entry in entries]


# What lies before a player ------------------------------------------------------------------------


def money(look: Look, party: Party, width: int) -> list[Text]:
    t = look.t
    cost = int(counter_cost(look.realm, party))
    entries = [
        t("{n} gold", n=int(party.gold)),
        t("experience {n} of {cost}", n=int(party.xp), cost=cost),
        *counters_of(look, party),
    ]
    lines = folded("", entries, width)
    if look.realm.princess == party.seat:
        lines.append(Text(t("Princess Taira is here: on to Green Vale!"), style=PRINCESS))
    return lines


def counters_of(look: Look, party: Party) -> list[str]:
    return [
        f"+{n} {look.title('attributes', kind)}"
        for kind, n in zip(COUNTER_KINDS, party.counters, strict=True)
        if n
    ]


def gear_of(look: Look, party: Party) -> list[str]:
    entries = [
        look.word("gear", kind) if n == 1 else f"{n} x {look.word('gear', kind)}"
        for kind, n in zip(GEAR, party.gear, strict=True)
        if n
    ]
    return [*entries, look.t("flare lit")] if party.flare else entries


def item_text(look: Look, item: Item) -> Text:
    """Whatever is flipped is dim, and says so."""
    if not item.is_activated:
        return Text(look.name(item.card))
    used = look.t("used")
    return Text(f"{look.name(item.card)} ({used})", style="dim")


def ally_text(look: Look, party: Party, ally: Character) -> Text:
    left, most = life_left(look, party, ally)
    text = Text(f"{look.name(ally.card)} {left}/{most}", style="dim" if ally.is_activated else "")
    frost = ally.counts[FROST]
    if frost:
        told = look.t("frost {n}", n=frost)
        text.append(f" {told}", style=COLD)
    if ally.is_activated:
        used = look.t("used")
        text.append(f" ({used})")
    return text


def secrets(look: Look, party: Party, width: int) -> list[Text]:
    """Tokens and clues: faces for whoever may see them, else how many."""
    t, entry = look.t, look.view["parties"][int(party.seat)]
    if "rumors" not in entry:
        rumors, clues = [str(entry["rumorCount"])], [str(entry["clueCount"])]
    else:
        rumors = [SYMBOL_LETTERS[n] for n, count in enumerate(party.rumors) for _ in range(count)]
        clues = clue_letters(look, party)
    lines: list[Text] = []
    if entry["rumorCount"]:
        lines += folded(t("Rumors:"), rumors, width, " ")
    if entry["clueCount"]:
        lines += folded(t("Clues:"), clues, width, " ")
    return lines


def clue_letters(look: Look, party: Party) -> list[str]:
    """By card: D+M is one with a snowdrift and a mountain."""
    return [
        "+".join(SYMBOL_LETTERS[symbol] for symbol in clue.symbols)
        for clue, count in zip(look.content.clues, party.clues, strict=False)
        for _ in range(count)
    ]


# Others -------------------------------------------------------------------------------------------


def others(look: Look, width: int, is_full: bool) -> list[Text]:
    """The other players, in one line each; in full as many as it takes."""
    lines: list[Text] = []
    for party in look.others:
        told = about_other(look, party)
        if is_full:
            lines += folded("", told, width)
        else:
            line = Text(" · ", style="dim").join(told)
            line.truncate(width, overflow="ellipsis")
            line.no_wrap = True
            lines.append(line)
    return lines


def about_other(look: Look, party: Party) -> list[Text]:
    t, seat = look.t, int(party.seat)
    sign = look.sign(seat) + Text(f" {look.person(seat)}", style="bold")
    if not look.has_hero(seat) or party.space < 0:
        return [sign]
    left, most = life_left(look, party, party.hero)
    entry = look.view["parties"][seat]
    told = [
        where(look, party),
        t("Life {n}/{most}", n=left, most=most),
        *([t("frost {n}", n=party.hero.counts[FROST])] if party.hero.counts[FROST] else []),
        t.plural("{n} counter", "{n} counters", n=sum(party.counters)),
        t("{n} gold", n=int(party.gold)),
        *[look.name(ally.card) for ally in party.allies],
        *[look.name(item.card) for item in party.items],
    ]
    if entry["rumorCount"]:
        told.append(t.plural("{n} rumor", "{n} rumors", n=entry["rumorCount"]))
    if entry["clueCount"]:
        told.append(t.plural("{n} clue", "{n} clues", n=entry["clueCount"]))
    if look.realm.princess == seat:
        told.insert(1, t("has Princess Taira"))
    return [Text.assemble(sign, f"  {told[0]}"), *(Text(each) for each in told[1:])]


def brief_line(look: Look, party: Party, width: int) -> Text:
    """The same where there is little room."""
    seat = int(party.seat)
    line = look.sign(seat)
    if look.has_hero(seat) and party.space >= 0:
        left, most = life_left(look, party, party.hero)
        told = [
            look.map.names[party.space],
            look.t("{n}/{most} Life", n=left, most=most),
            look.t.plural("{n} counter", "{n} counters", n=sum(party.counters)),
        ]
        line.append(f" {' · '.join(told)}")
    line.truncate(width, overflow="ellipsis")
    return line


def colour_word(look: Look, colour: int) -> str:
    return look.word("colours", COLOURS[colour])
