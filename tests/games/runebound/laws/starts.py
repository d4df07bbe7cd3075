"""Games of Runebound that begin in the midst of things, so that rare things are soon met.

Random play from the set-up seldom finds a legend or fights another hero. Here everybody has tokens,
clue cards, allies and items, and most heroes stand on one space. Hardly any token is left in the
pool, so it is soon empty, and tokens are taken from others.
"""

from collections.abc import Sequence
from typing import Any

from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_seed
from hoarfrost.core.tape import Tape
from hoarfrost.games.runebound.engine.content import ALLY, ARMOR, ARTIFACT, SYMBOLS, WEAPON, Card
from hoarfrost.games.runebound.engine.game import RuneboundGame

ITEMS = 5


class Started(RuneboundGame):
    """Runebound from a given position on."""

    def __init__(self, options: Json, seats: int, start: Json) -> None:
        super().__init__(options, seats)
        self.start = start

    def deal(self, rng: Rng, rolls: Sequence[str] = (), tape: Tape | None = None) -> Any:
        state: State = self.from_json(self.start)
        state.rng = rng
        state.tape = tape
        state.feed(rolls)
        return state


def started(options: Json, seats: int, seed: int) -> Started:
    """A game in which everybody has much, by chance."""
    rules = RuneboundGame(options, seats)
    return Started(options, seats, crowded(rules, rng_from_seed(f"start {seed}")))


def shuffled(things: list[Any], rng: Rng) -> list[Any]:
    return [things.pop(int(rng.below(len(things)))) for _ in range(len(things))]


def crowded(game: RuneboundGame, rng: Rng) -> Json:
    content, seats = game.content, game.seats
    tokens = shuffled([s for n, s in enumerate(SYMBOLS) for _ in range(content.rumors[n])], rng)
    if game.rules.legend_market:
        tokens = []
    each = len(tokens) // seats
    clues = shuffled([clue.id for clue in content.clues for _ in range(clue.count)], rng)
    cards = shuffled([content.cards[n] for n in [*content.market, *content.legends]], rng)
    jewels = [
        name
        for space, name in enumerate(content.map.names)
        if content.map.jewels[space] >= 0 and len(content.map.neighbours[space]) == 6
    ]
    where = jewels[rng.below(len(jewels))]
    parties = []
    for seat in range(seats):
        hero = content.cards[content.heroes[seat]]
        allies = taken(cards, [ALLY], 2 - int(rng.below(2)))
        items = [
            *taken(cards, [WEAPON], 1),
            *taken(cards, [ARMOR], 1),
            *taken(cards, list(range(ARTIFACT, 8)), ITEMS),
        ]
        parties.append(
            {
                "hero": hero.id,
                "space": where if rng.below(4) else content.map.names[rng.below(40)],
                "gold": int(rng.below(15)),
                "xp": int(rng.below(12)),
                "counters": {"frost": int(rng.below(hero.life - 1)), "exhaustion": 1},
                "allies": [ally.id for ally in allies],
                "items": [item.id for item in items],
                "rumors": tokens[seat * each : (seat + 1) * each],
                "clues": clues[4 * seat : 4 * seat + 4],
            }
        )
    faces = content.weather
    return {"parties": parties, "weather": faces[rng.below(len(faces))].icon}


def taken(cards: list[Card], types: list[int], count: int) -> list[Card]:
    """Some cards of these types, which are no longer among the others."""
    found = [card for card in cards if card.type in types][:count]
    for card in found:
        cards.remove(card)
    return found
