"""What a player may do, as numbered lines with what comes of each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoarfrost.core.formats import percent
from hoarfrost.core.screen import Offer
from hoarfrost.games.runebound.engine.content import EXHAUSTION, GEAR, TOWN_TYPES, Card
from hoarfrost.games.runebound.engine.counters import slot_at
from hoarfrost.games.runebound.engine.moving import allowance
from hoarfrost.games.runebound.engine.reach import Way
from hoarfrost.games.runebound.engine.steps import COUNTER_KINDS
from hoarfrost.games.runebound.files.outlook import escape_chance
from hoarfrost.games.runebound.terminal.chances import (
    actor_of,
    again_chance,
    of_challenge,
    of_colour,
    outlook_of,
    roll_by,
)
from hoarfrost.games.runebound.terminal.land import COUNTER
from hoarfrost.games.runebound.terminal.lines import wrapped
from hoarfrost.games.runebound.terminal.look import Look
from hoarfrost.games.runebound.terminal.roads import best_faces, frost_for, reach_after, ways_from
from hoarfrost.games.runebound.terminal.sheet import colour_word, terrain_of
from hoarfrost.games.runebound.terminal.stall import for_sale, price_text
from hoarfrost.games.runebound.terminal.table import face_letters
from hoarfrost.games.runebound.words.card_texts import card_text
from hoarfrost.games.runebound.words.effects import effect_message
from hoarfrost.games.runebound.words.labels import label
from hoarfrost.games.runebound.words.names import capital, tables
from hoarfrost.games.runebound.words.notation import is_for_use

NUMBER: Final = 3  # columns for the number of a choice
HALVES: Final = 2
GAPS: Final = 2  # columns beside a number, and between two choices
MANY: Final = 10  # choices; more stand in as many columns as there is room for
LEAST_COLUMN: Final = 26
LEAST_HALF: Final = 38  # columns that a short choice needs
MOST_IN_A_COLUMN: Final = 4
# In this order; what is not named stays where it was.
ORDER: Final = (
    "princess", "discover", "attempt", "market", "take", "roll", "more", "move", "attack", "ally",
    "defend", "use", "luck", "level", "buy", "heal", "cure", "free", "gear", "sell", "step",
)  # fmt: skip
DICE: Final = ("roll", "more", "preroll")
LAST: Final = ("flare", "pass", "escape")
TO_SPACES: Final = ("move", "step", "flee")
# Too many to be numbered; they can be typed.
TYPED: Final = ("snowshoe",)


# Which are numbered -------------------------------------------------------------------------------


def offers_of(look: Look, steps: Sequence[str]) -> list[Offer]:
    """The steps in a sensible order; of equal ways to a space the best, and what is too dear."""
    kept = [step for step in steps if is_worth_a_number(look, step)]
    offers = [Offer(step) for step in kept]
    if look.question == "trading":
        offers += [Offer(f"buy {card.id}", legal=False) for card in too_dear(look, steps)]
    offers.sort(key=lambda offer: rank(look, offer))
    return offers


def rank(look: Look, offer: Offer) -> tuple[int, int]:
    """By verb; of dice the most first, of faces those that lead to most spaces."""
    verb, *words = offer.text.split()
    if verb in LAST:
        return len(ORDER) + 1 + LAST.index(verb), 0
    among = 0
    if verb in DICE:
        among = -int(words[0])
    elif verb == "set":
        among = -reach_after(look, *faces_of(words))
    return (ORDER.index(verb) if verb in ORDER else len(ORDER)), among


def faces_of(words: Sequence[str]) -> tuple[int, int]:
    """Of `d3 d5`, from 0."""
    return int(words[0][1:]) - 1, int(words[1][1:]) - 1


def is_worth_a_number(look: Look, step: str) -> bool:
    verb, *words = step.split()
    if verb == "move":
        space = look.map.numbers[words[1]]
        return best_move(look).get(space) == int(words[0][1:]) - 1
    if verb == "roll" and look.question == "before_moving":
        is_tired = look.own.total(EXHAUSTION) > 0
        return is_tired or int(words[0]) in (0, most_dice(look))
    if verb == "set":
        face, new = faces_of(words)
        return face == best_die_for(look, new)
    return verb not in TYPED


def best_die_for(look: Look, new: int) -> int:
    """The die to turn to a face: the one that then leads to most spaces."""
    dice = [face for face in sorted(set(look.realm.dice)) if face != new]
    return max(dice, key=lambda face: reach_after(look, face, new))


def best_move(look: Look) -> dict[int, int]:
    return look.once("faces", lambda: best_faces(look))


def most_dice(look: Look) -> int:
    return int(allowance(look.realm, look.own))


def too_dear(look: Look, steps: Sequence[str]) -> list[Card]:
    """Cards for sale that are not among the steps."""
    return [card for card in for_sale(look) if f"buy {card.id}" not in steps]


# One choice ---------------------------------------------------------------------------------------


def choice_line(look: Look, text: str, is_short: bool = False, legal: bool = True) -> Text:
    """A choice in words, with what comes of it."""
    words = text.split()
    called = label(text, look.view).text(look.lang)
    if is_short and words[0] == "move":
        called = f"{look.place(look.map.numbers[words[2]])} {words[1]}"
    line = Text(called, style="not dim" if legal else "dim")
    about = ABOUT.get(words[0])
    told = about(look, words) if about is not None else ""
    if is_short and words[0] == "buy":  # what it does stands beside the sheet
        told = price_text(look, look.content.cards[look.content.card_number[words[1]]])
    if is_short and words[0] in TO_SPACES:
        told = ", ".join(short_parts(look, words))
    if told and not (is_short and words[0] in LONG):
        line.append(f"  {told}", style="not bold dim")
    if not is_short:
        line.append(f"  {text}", style="not bold italic dim")
    return line


def about_space(look: Look, words: Sequence[str]) -> str:
    """Ground, frost, and what waits there."""
    space = look.map.numbers[words[-1]]
    return ", ".join(space_parts(look, space))


def short_parts(look: Look, words: Sequence[str]) -> list[str]:
    """The same in short, what waits there first: of an adventure the colour.

    The terrain is only told beside the die for it.
    """
    space = look.map.numbers[words[-1]]
    told = space_parts(look, space)
    if not look.is_ground(space):
        return told
    terrain, frost, *waiting = told
    if waiting and slot_at(look.realm, space) < 0:
        waiting = [f"{colour_word(look, look.map.jewels[space])} {COUNTER}"]
    return [*waiting, *([terrain] if words[0] == "move" else []), frost]


def space_parts(look: Look, space: int) -> list[str]:
    t = look.t
    if not look.is_ground(space):
        return [t("no frost")]
    told = [terrain_of(look, space), t("{n} frost", n=frost_for(look, space))]
    waiting = waiting_on(look, space)
    return [*told, waiting] if waiting else told


def waiting_on(look: Look, space: int) -> str:
    """The adventure on a space."""
    if not look.realm.counters[space]:
        return ""
    slot = int(slot_at(look.realm, space))
    if slot >= 0:
        return look.content.adventures[look.realm.slots[slot]].name[look.lang]
    colour = colour_word(look, look.map.jewels[space])
    return look.t("{colour} adventure", colour=colour)


def about_attempt(look: Look, _words: Sequence[str]) -> str:
    """How likely it is overcome: exact if it is known, else on average."""
    space = int(look.own.space)
    slot = int(slot_at(look.realm, space))
    if slot >= 0:
        card = look.content.adventures[look.realm.slots[slot]]
        share = percent(of_challenge(look, card), look.lang)
        return look.t("{name}: {share} to overcome it", name=card.name, share=share)
    colour = look.map.jewels[space]
    chance = of_colour(look, colour)
    if chance is None:
        return ""
    return look.t(
        "unknown, {colour}: {share} to overcome it on average",
        colour=colour_word(look, colour),
        share=percent(chance, look.lang),
    )


def about_roll(look: Look, words: Sequence[str]) -> str:
    """What is not rolled is rest."""
    rest = most_dice(look) - int(words[1])
    if words[0] != "roll" or rest <= 0 or look.own.total(EXHAUSTION) == 0:
        return ""
    return look.t.plural("and rest once", "and rest {n} times", n=rest)


def about_phase(look: Look, words: Sequence[str]) -> str:
    """The chance of the roll, what it does, and how the fight may end after it."""
    t, step = look.t, " ".join(words)
    roll = roll_by(look, step)
    if roll is None:
        return ""
    if words[0] == "defend" and roll.harm == 0:
        told = t("no harm comes")
    elif words[0] == "defend":
        told = t("{share} to stay unhurt", share=percent(roll.chance, look.lang))
    else:
        share = percent(roll.chance, look.lang)
        told = t("{share} to hit for {n}", share=share, n=roll.hurts)
    if roll.harm:
        told += t(", else {n} wounds", n=roll.harm) if roll.harm > 1 else t(", else 1 wound")
    outlook, actor = outlook_of(look), actor_of(look, step)
    if outlook is not None and actor is not None:
        win = percent(outlook.by(actor).win, look.lang)
        told += t("; then {win} to win", win=win)
    return told


def about_turning(look: Look, words: Sequence[str]) -> str:
    """What the new face shows."""
    return face_letters(look, faces_of(words[1:])[1])


def about_escape(look: Look, _words: Sequence[str]) -> str:
    share = percent(escape_chance(look.realm, look.realm.the_fight()), look.lang)
    return look.t("{share}; if not, 1 exhaustion", share=share)


def about_luck(look: Look, _words: Sequence[str]) -> str:
    share = percent(again_chance(look, look.own), look.lang)
    return look.t("{share} to pass", share=share)


def about_card(look: Look, words: Sequence[str]) -> str:
    """What stands on a card."""
    number = look.content.card_number.get(words[1])
    if number is None:
        return ""
    return " ".join(
        f"{line.rstrip('.')}." for line in card_text(look.content.cards[number], look.lang)
    )


def about_buy(look: Look, words: Sequence[str]) -> str:
    card = look.content.cards[look.content.card_number[words[1]]]
    told = [price_text(look, card), *card_text(card, look.lang)[1:]]
    return ". ".join(line.rstrip(".") for line in told) + "."


def about_use(look: Look, words: Sequence[str]) -> str:
    """What the effect does that is meant."""
    number = look.content.card_number.get(words[1])
    if number is None:
        return ""
    card = look.content.cards[number]
    effects = card.effects
    if len(words) > 2:
        effects = effects[int(words[2]) - 1 : int(words[2])]
    else:
        effects = [effect for effect in effects if is_for_use(effect)]
    return " ".join(capital(effect_message(effect, card).text(look.lang)) for effect in effects)


def about_gear(look: Look, words: Sequence[str]) -> str:
    return power(look, "gear", words[1]) if words[1] in GEAR else ""


def about_level(look: Look, words: Sequence[str]) -> str:
    t = look.t
    if words[1] == "life":
        return t("+1 Life")
    if words[1] == "stamina":
        return t("+2 Stamina")
    phase = ("ranged", "melee", "magic")[COUNTER_KINDS.index(words[1])]
    return t("+2 to {phase} rolls and to its skills", phase=look.word("phases", phase))


def about_town(look: Look, words: Sequence[str]) -> str:
    for town in look.map.towns:
        if town.id == words[1]:
            wares = [look.name(look.content.cards[n]) for n in look.realm.stacks[town.number]]
            type = look.word("towntypes", TOWN_TYPES[town.type])
            return f"{look.map.names[town.space]} {type}: {', '.join(wares)}"
    return ""


def power(look: Look, kind: str, id: str) -> str:
    entry = tables()[kind][id]
    return str(entry["power"][look.lang]) if "power" in entry else ""


ABOUT: Final[Mapping[str, Callable[[Look, Sequence[str]], str]]] = {
    "move": about_space,
    "step": about_space,
    "flee": about_space,
    "attempt": about_attempt,
    "roll": about_roll,
    "set": about_turning,
    "snowshoe": about_turning,
    "attack": about_phase,
    "defend": about_phase,
    "ally": about_phase,
    "escape": about_escape,
    "luck": about_luck,
    "buy": about_buy,
    "hero": about_card,
    "discover": about_card,
    "lose": about_card,
    "use": about_use,
    "gear": about_gear,
    "level": about_level,
    "place": about_town,
    "town": about_town,
}
LONG: Final = ("hero", "discover", "lose", "place", "town", "gear")  # left out in short


# The whole menu -----------------------------------------------------------------------------------

Entry = tuple[Text, Text]  # a number or a word, and what it says


def entries_of(look: Look, offers: Sequence[Offer], is_short: bool) -> list[Entry]:
    return [
        (Text(str(number), style="bold"), choice_line(look, offer.text, is_short, offer.legal))
        for number, offer in enumerate(offers, 1)
    ]


def long_menu(look: Look, offers: Sequence[Offer], has_reach: bool) -> list[RenderableType]:
    """Every choice in full, one below the other."""
    extras = [*(reach_row(look) if has_reach else []), *shoe_row(look)]
    return [listed([*entries_of(look, offers, False), *extras], False)]


def short_menu(
    look: Look, offers: Sequence[Offer], width: int, most: int, has_reach: bool, spare: int
) -> tuple[list[RenderableType], int]:
    """A line for each, in columns if there are more than `most`; and how many spare lines it took.

    Those lines go to choices that would be cut: a line of their own, then all that they say.
    """
    entries = entries_of(look, offers, True)
    extras = reach_row(look) if has_reach else []
    columns = 1
    if len(entries) > most and width >= HALVES * LEAST_HALF:
        columns = HALVES if len(entries) <= MANY else width // LEAST_COLUMN
    tight = rows_in(entries, columns) + len(extras)
    room = width // columns - NUMBER - GAPS
    lead = max((n for n, (_, line) in enumerate(entries, 1) if len(line) > room), default=0)
    for first, is_cut in ((lead, False), (lead, True), (0, True)):
        wide, others = entries[:first], entries[first:]
        rows = len(wide) + len(extras) if is_cut else lines_of([*wide, *extras], width)
        used = rows + rows_in(others, columns) - tight
        if used <= spare:
            break
    parts: list[RenderableType] = [listed(wide, is_cut)] if wide else []
    parts += [side_by_side(others, width, columns)] if others else []
    parts += [listed(extras, is_cut)] if extras else []
    return parts, max(0, used)


def rows_in(entries: Sequence[Entry], columns: int) -> int:
    return -(-len(entries) // columns)


def lines_of(entries: Sequence[Entry], width: int) -> int:
    """How many lines they take in full."""
    head = max((len(head) for head, _ in entries), default=0)
    room = width - max(NUMBER, head) - 1
    return sum(len(wrapped(line.plain, room, hanging="")) for _, line in entries)


def reach_row(look: Look) -> list[tuple[Text, Text]]:
    """Towns and adventures that the dice lead to in several steps; typing one walks there."""
    if look.question != "moving" or not look.is_asked:
        return []
    goals = [
        int(way.space)
        for way in ways_from(look)
        if way.cost() > 1 and is_goal(look, int(way.space))
    ]
    if not goals:
        return []
    goals.sort(key=lambda space: look.map.jewels[space])  # towns, then what is easiest
    by_kind: dict[str, list[str]] = {}
    for space in goals:
        by_kind.setdefault(goal_kind(look, space), []).append(look.map.names[space])
    told = [f"{kind} {' '.join(spaces)}" for kind, spaces in by_kind.items()]
    told.append(look.t("type a space: {space}", space=look.map.names[goals[0]]))
    return [(Text(look.t("Reach"), style="bold"), Text(" · ".join(told)))]


def is_goal(look: Look, space: int) -> bool:
    return not look.is_ground(space) or look.realm.counters[space]


def goal_kind(look: Look, space: int) -> str:
    """A town or a known challenge by its name, other adventures by their colour."""
    if not look.is_ground(space):
        return look.place(space)
    if slot_at(look.realm, space) >= 0:
        return waiting_on(look, space)
    return colour_word(look, look.map.jewels[space])


def steps_text(look: Look, way: Way) -> str:
    return ", ".join(
        f"d{face + 1} {look.map.names[space]}"
        for space, face in zip(way.path, way.faces, strict=True)
    )


def shoe_row(look: Look) -> list[tuple[Text, Text]]:
    if look.question != "moving" or not look.is_asked or look.realm.has_moved:
        return []
    if not look.own.gear[GEAR.index("snowshoe")] or not look.realm.dice:
        return []
    face = look.realm.dice[0] + 1
    example = f"snowshoe d{face} d{face % 6 + 1}"
    told = look.t("turn a die to any face; type: {example}", example=example)
    return [(Text(look.t("Shoes"), style="bold"), Text(told))]


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


def side_by_side(entries: Sequence[tuple[Text, Text]], width: int, columns: int) -> Table:
    """Columns of short lines."""
    rows = rows_in(entries, columns)
    table = Table.grid(padding=(0, 1))
    for _ in range(columns):
        table.add_column(width=(width - columns + 1) // columns)
    starts = range(0, rows * columns, rows)
    table.add_row(*(listed(entries[start : start + rows], True) for start in starts))
    return table
