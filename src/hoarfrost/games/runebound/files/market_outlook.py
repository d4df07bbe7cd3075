"""What the markets hold for a party, as data for a board that knows no rules.

    {"town": TOWN or None, "towns": {TOWN: {"new", "free", "cures", "prices": {CARD: gold}}},
     "sales": {CARD: {"gold", "changes"}}, "gains": {CARD: {"over", "changes", "instead"}}}

`new` are the cards that a Market step adds, `free` is its free healing, `cures` whether White Death
is healed there. A price is what this party would pay there. A sale says what the figures of the
hero would lose; a gain what they would become by this card, of which cards one would have to go
(`over`), and for each of these what would change in all (`instead`). Changes are
`{"life", "stamina", "frost", "attack.PHASE", "defend.PHASE", "damage.PHASE", "skill.SKILL"}`,
without those that stay as they are.
"""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.cards import remove, surplus
from hoarfrost.games.runebound.engine.content import ALLY, WEIK, Card, Town
from hoarfrost.games.runebound.engine.market import free_healing, new_cards, price
from hoarfrost.games.runebound.engine.realm import Character, Item, Party
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.files.view_figures import figures_of

PLAIN: Final = ("life", "stamina", "frost")
BY_PHASE: Final = ("attack", "defend", "damage")

Figures = dict[str, int]


def foresee_market(state: RuneboundState, party: Party) -> Json | None:
    """The state is one to try things in."""
    if party.space < 0:
        return None
    here = state.map.town_at[party.space]
    for_sale = {card for town in state.map.towns for card in state.stacks[town.number]}
    held = [item.card for item in party.items] + [ally.card for ally in party.allies]
    now = figures(state, party)
    return {
        "town": None if here < 0 else state.map.towns[here].id,
        "towns": {town.id: tell_town(state, party, town) for town in state.map.towns},
        "sales": {card.id: tell_sale(state, party, card, now) for card in held},
        "gains": {
            card.id: tell_gain(state, party, card, now)
            for card in (state.content.cards[number] for number in sorted(for_sale))
        },
    }


def tell_town(state: RuneboundState, party: Party, town: Town) -> Json:
    """A market as if the hero were there: some prices depend on the town."""
    before = party.space
    party.space = town.space
    cards = [state.content.cards[number] for number in state.stacks[town.number]]
    told = {
        "new": int(new_cards(state, party, town)),
        "free": int(free_healing(state, party, town)),
        "cures": town.type != WEIK,
        "prices": {card.id: int(price(state, party, card)) for card in cards},
    }
    party.space = before
    return told


def tell_sale(state: RuneboundState, party: Party, card: Card, now: Figures) -> Json:
    without = changes(now, figures(state, left_by(party, card)))
    return {"gold": int(card.selling_price()), "changes": without}


def tell_gain(state: RuneboundState, party: Party, card: Card, now: Figures) -> Json:
    richer = joined_by(party, card)
    cards = state.content.cards
    others = [cards[number] for number in surplus(state, richer) if number != card.number]
    return {
        "over": [other.id for other in others],
        "changes": changes(now, figures(state, richer)),
        "instead": {
            other.id: changes(now, figures(state, left_by(richer, other))) for other in others
        },
    }


def joined_by(party: Party, card: Card) -> Party:
    richer = party.copy()
    if card.type == ALLY:
        richer.allies.append(Character(card))
    else:
        richer.items.append(Item(card))
    return richer


def left_by(party: Party, card: Card) -> Party:
    poorer = party.copy()
    remove(poorer, card)
    return poorer


def figures(state: RuneboundState, party: Party) -> Figures:
    """Those of the hero, by name."""
    told = figures_of(state, party)
    hero = told["members"][0]
    found = {name: hero[name] for name in PLAIN}
    for name in BY_PHASE:
        found.update({f"{name}.{phase}": n for phase, n in hero[name].items()})
    found.update({f"skill.{skill}": n for skill, n in told["skills"].items()})
    return found


def changes(before: Figures, after: Figures) -> Figures:
    return {name: n - before[name] for name, n in after.items() if n != before[name]}
