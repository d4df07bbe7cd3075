"""A fight on the screen: the foe by phase, what the party rolls, and how it may end."""

from typing import Final

from rich.text import Text

from hoarfrost.core.formats import percent
from hoarfrost.games.runebound.engine.content import (
    ATTACK,
    DEFEND,
    MAGIC,
    PHASES,
    RANGED,
    TEST,
    Adventure,
)
from hoarfrost.games.runebound.engine.figures import foe_change, foe_life
from hoarfrost.games.runebound.engine.realm import Fight
from hoarfrost.games.runebound.engine.steps import ADVENTURE
from hoarfrost.games.runebound.files.outlook import Fate, roll_of
from hoarfrost.games.runebound.terminal.chances import outlook_of
from hoarfrost.games.runebound.terminal.lines import folded, wrapped
from hoarfrost.games.runebound.terminal.look import JEWELS, Look
from hoarfrost.games.runebound.terminal.sheet import BAD, by_phase, life_left
from hoarfrost.games.runebound.words.card_texts import (
    adventure_head,
    adventure_text,
    reward_words,
)
from hoarfrost.games.runebound.words.effects import deeds_message, effect_message
from hoarfrost.games.runebound.words.names import capital

STRONG: Final = "bold #ff9f8f"


def fight_lines(look: Look, width: int) -> list[Text]:
    """The fight or the skill tests under way; nothing if there are none."""
    fight = look.realm.fight
    if fight is None:
        return test_lines(look, width)
    if fight.is_duel():
        return duel_lines(look, fight, width)
    card = look.content.adventures[fight.foe]
    left = int(foe_life(look.realm, fight) - fight.wounds)
    lines = foe_title(look, card, left, fight, width)
    lines += figure_table(look, fight, width)
    outlook = outlook_of(look)
    fate = None if outlook is None else outlook.now(look.question)
    if fate is not None:
        lines += wrapped(fate_text(look, fate), width, "bold")
    for told in foe_texts(look, card):
        lines += wrapped(told, width, "dim")
    return lines


def test_lines(look: Look, width: int) -> list[Text]:
    """A challenge of skill tests: what it asks, costs and brings."""
    for frame in look.realm.stack:
        if frame.kind == ADVENTURE and frame.card >= 0:
            card = look.content.adventures[frame.card]
            if card.kind == TEST:
                lines = wrapped(card.name[look.lang], width, JEWELS[card.colour])
                for told in adventure_text(card, look.content, look.lang):
                    lines += wrapped(told, width, "dim")
                return lines
    return []


def fate_text(look: Look, fate: Fate) -> str:
    told = look.t(
        "The fight: {win} to win, {ko} to be knocked out",
        win=percent(fate.win, look.lang),
        ko=percent(fate.ko, look.lang),
    )
    if fate.away >= 0.005:
        told += look.t(", {away} to get away", away=percent(fate.away, look.lang))
    return told


def foe_title(look: Look, card: Adventure, left: int, fight: Fight, width: int) -> list[Text]:
    """Its name, what is left of its Life, and what it is."""
    style = JEWELS[card.colour] if card.colour >= 0 else STRONG
    life = look.t("Life {n}/{most}", n=left, most=int(foe_life(look.realm, fight)))
    head = capital(adventure_head(card).text(look.lang))
    entries = [
        Text(card.name[look.lang], style=style),
        Text(life, style=f"bold {BAD}"),
        Text(head, style="dim"),
    ]
    return folded("", entries, width, "  ")


def figure_table(look: Look, fight: Fight, width: int) -> list[Text]:
    """By phase: the number to reach, the harm, and the chances of everybody who could act."""
    t, realm = look.t, look.realm
    party = realm.parties[fight.hero_part]
    now = int(fight.phase) if look.question in ("phase", "before_roll", "hit", "harm") else -1
    card = look.content.adventures[fight.foe]
    change = int(foe_change(realm, fight, party))
    rows: list[tuple[str, list[str]]] = [
        (t("to reach"), [str(n + change) for n in card.targets]),
        (t("if you miss"), [wounds(n) for n in card.damages]),
    ]
    attack = [roll_of(realm, fight, party.hero, ATTACK, phase) for phase in range(len(PHASES))]
    rows.append((t("you attack"), [shown(look, roll.chance, roll.hurts) for roll in attack]))
    defend = [roll_of(realm, fight, party.hero, DEFEND, phase) for phase in range(len(PHASES))]
    rows.append((t("you defend"), [safe(look, roll.chance, roll.harm) for roll in defend]))
    for ally in party.allies:
        rolls = [roll_of(realm, fight, ally, ATTACK, phase) for phase in range(RANGED, MAGIC + 1)]
        rows.append(
            (look.name(ally.card), [shown(look, roll.chance, roll.hurts) for roll in rolls])
        )
    return by_phase(look, rows, width, now)


def wounds(n: int) -> str:
    return f"-{n}" if n else "0"


def shown(look: Look, chance: float, hurts: int) -> str:
    return f"{percent(chance, look.lang)} x{hurts}"


def safe(look: Look, chance: float, harm: int) -> str:
    return percent(chance, look.lang) if harm else percent(1.0, look.lang)


def duel_lines(look: Look, fight: Fight, width: int) -> list[Text]:
    t, realm = look.t, look.realm
    lines: list[Text] = []
    for seat in (int(fight.hero_part), int(fight.other_part)):
        party = realm.parties[seat]
        left, most = life_left(look, party, party.hero)
        role = t("attacks or defends") if seat == fight.hero_part else t("sets the number to reach")
        line = look.sign(seat) + Text(f" {look.person(seat)}  ", style="bold")
        line.append(t("Life {n}/{most}", n=left, most=most) + f"  {role}", style="not bold")
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    if look.question == "phase" and fight.target:
        lines.append(Text(t("To reach: {n}", n=int(fight.target)), style="bold"))
    return lines


def foe_texts(look: Look, card: Adventure) -> list[str]:
    """What a challenge does beside its figures, and what it brings."""
    told = []
    if card.before:
        deeds = deeds_message(card.before)
        told.append(look.t("Before combat: {deeds}.", deeds=deeds))
    told += [capital(effect_message(effect).text(look.lang)) for effect in card.effects]
    rewards = reward_words(card, look.content)
    if rewards:
        told.append(look.t("Reward: {rewards}.", rewards=rewards))
    return told
