"""Where the greedy player wants to be: adventures, towns, legends, the Princess, Green Vale.

Every goal is a space with a worth. A space to end on is as good as what can be done there at once,
plus the best goal from there, which loses a share with every turn it is away, less the frost.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import (
    EXHAUSTION,
    FROST,
    WEIK,
    WHITE_DEATH,
    WOUND,
    Card,
    Town,
)
from hoarfrost.games.runebound.engine.counters import slot_at
from hoarfrost.games.runebound.engine.finding import legend_finds, princess_finds
from hoarfrost.games.runebound.engine.market import free_healing, price
from hoarfrost.games.runebound.engine.moving import allowance
from hoarfrost.games.runebound.engine.odds import quick_odds
from hoarfrost.games.runebound.engine.reach import Way, frost_at
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import NOBODY
from hoarfrost.games.runebound.greedy.power import (
    USEFUL_LEGEND,
    gain_of_card,
    race_with_arshan,
    rested,
)
from hoarfrost.games.runebound.greedy.roads import PACE, Roads, roads_of
from hoarfrost.games.runebound.greedy.worth import (
    EXHAUSTION_COST,
    LAST_FEAR,
    Prospects,
    frost_cost,
)

PATIENCE: Final = 0.78  # what a goal is still worth that is a turn further away
VICTORY: Final = 100.0
TO_FIND_HER: Final = 60.0
DECISIVE: Final = 50.0  # a goal from which on all others are forgotten
ARSHAN_ODDS: Final = 0.55  # from which on he is fought
LAST_CHANCE: Final = 0.1  # the same when somebody else brings the Princess home
LEGEND_GOLD: Final = 0.3  # worth of a legend by its price
SHOPPING: Final = 0.3  # worth of a gold that can be spent
HEALTHY_TURNS: Final = 2.5  # for so long a healed hero stays healthy
RESOLVE: Final = 0.1  # with which the desperate try what promises least harm
SCRATCH: Final = 0.2  # what a wound is worth healing in any case
FROSTBITE: Final = 1.5
LEAST_TO_SPEND: Final = 3
SHOE_COST: Final = 0.5
WORTH_A_LOOK: Final = 0.25  # by averages; below nobody need ask for the odds against Arshan


class Outlook:
    """The goals of a party, as things are now."""

    def __init__(self, realm: Realm, party: Party) -> None:
        self.realm: Realm = realm
        self.party: Party = party
        self.roads: Roads = roads_of(realm)
        self.prospects: Prospects = Prospects(realm, party)
        self.here: list[float] = [0.0] * len(realm.map.names)  # worth of being there
        self.goals: list[int] = []  # the best first
        self.health: float = self.worth_of_health()
        self.pace: float = max(1.0, PACE * int(allowance(realm, party)))
        self.add_goals()
        by_worth = [(-self.here[space], space) for space in range(len(self.here))]
        self.goals = [space for worth, space in sorted(by_worth) if worth < 0.0]

    def worth_of_health(self) -> float:
        """What the next adventures would promise more if nobody were hurt."""
        party = self.party
        if party.total(WOUND) + party.total(WHITE_DEATH) == 0:
            return 0.0
        healthy = Prospects(self.realm, rested(party)).best()
        return HEALTHY_TURNS * max(0.0, healthy - max(0.0, self.prospects.best()))

    def note(self, space: i64, worth: float) -> None:
        self.here[space] = max(self.here[space], worth)

    def add_goals(self) -> None:
        realm = self.realm
        party = self.party
        self.here[realm.map.vale] = -self.prospects.ko
        if realm.princess == party.seat:
            self.here[realm.map.vale] = VICTORY
        else:
            self.add_arshan()
            if realm.princess == NOBODY:
                self.add_princess()
        self.add_adventures()
        self.add_towns()
        if not realm.rules.legend_market and party.rumor_count() > 1:
            self.add_legends()

    def add_arshan(self) -> None:
        """He is fought when the odds are good, and by a healthy hero; or when all else is lost."""
        realm = self.realm
        arshan = realm.content.arshan
        if realm.princess != NOBODY:
            if quick_odds(realm, self.party, arshan, LAST_FEAR).win >= LAST_CHANCE:
                self.here[realm.map.vale] = VICTORY * ARSHAN_ODDS
            return
        healthy = rested(self.party)
        if race_with_arshan(realm, healthy) < WORTH_A_LOOK:
            return
        if quick_odds(realm, healthy, arshan, LAST_FEAR).win < ARSHAN_ODDS:
            return
        if quick_odds(realm, self.party, arshan, LAST_FEAR).win >= ARSHAN_ODDS:
            self.here[realm.map.vale] = VICTORY * ARSHAN_ODDS
        else:
            self.wants_health()

    def wants_health(self) -> None:
        """All that is missing for the last fight is health: towns that heal are worth much."""
        party = self.party
        for town in self.realm.map.towns:
            can_heal = party.gold + free_units(self.realm, party, town) > 0
            if can_heal and (party.total(WHITE_DEATH) == 0 or town.type != WEIK):
                self.note(town.space, 0.2 * VICTORY)

    def add_princess(self) -> None:
        for find in princess_finds(self.realm, self.party):
            if find.missing == 0:
                self.note(find.space, TO_FIND_HER)

    def add_adventures(self) -> None:
        realm = self.realm
        least = 0.0
        if is_desperate(realm, self.party, self.prospects):
            least = RESOLVE - self.prospects.best()
        for space in range(len(self.here)):
            if realm.counters[space]:
                self.note(space, self.adventure_at(space) + least)

    def adventure_at(self, space: i64) -> float:
        """What an attempt there promises."""
        slot = slot_at(self.realm, space)
        if slot >= 0:
            number = self.realm.slots[slot]
            return self.prospects.of_known_card(self.realm.content.adventures[number])
        return self.prospects.colours[self.realm.map.jewels[space]]

    def add_towns(self) -> None:
        for town in self.realm.map.towns:
            worth = self.healing_at(town)
            if town.space != self.party.space:  # what is for sale here was looked at before
                worth += self.shopping_at(town.number)
            self.note(town.space, worth)

    def healing_at(self, town: Town) -> float:
        """The share of what hurts that can be treated there, of what it would be worth."""
        party = self.party
        units = party.gold + free_units(self.realm, party, town)
        wounds = party.total(WOUND)
        deaths = party.total(WHITE_DEATH)
        treatable = wounds if town.type == WEIK else wounds + deaths
        found = 0.0
        if wounds + deaths > 0:
            share = float(int(min(units, treatable))) / float(int(wounds + deaths))
            found = share * (self.health + SCRATCH * int(wounds + deaths))
        if units > treatable:
            found += EXHAUSTION_COST * int(party.total(EXHAUSTION))
        life = max(1, self.realm.life(party, party.hero))
        nearness = float(int(party.hero.counts[FROST])) / float(int(life))
        return found + FROSTBITE * nearness * nearness

    def shopping_at(self, town: i64) -> float:
        gold = self.party.gold
        if gold < LEAST_TO_SPEND:
            return 0.0
        dearest: i64 = 0
        for number in self.realm.stacks[town]:
            card = self.realm.content.cards[number]
            cost = price(self.realm, self.party, card)
            if cost <= gold:
                dearest = max(dearest, cost)
        return SHOPPING * int(dearest) + 0.05 * int(gold)

    def add_legends(self) -> None:
        for number in self.realm.row:
            card: Card = self.realm.content.cards[number]
            if card.difficulty > self.party.rumor_count():
                continue
            finds = [
                find for find in legend_finds(self.realm, self.party, card) if find.missing == 0
            ]
            if finds and gain_of_card(self.realm, self.party, card) > USEFUL_LEGEND:
                for find in finds:
                    self.note(find.space, LEGEND_GOLD * int(card.cost))

    # --- Spaces to end on ---

    def ahead(self, space: i64) -> float:
        """The best goal from a space, with what it loses by the turns until then."""
        best = 0.0
        for goal in self.goals:
            if self.here[goal] * PATIENCE <= best:
                break  # a turn is the least it takes
            if goal != space:
                turns = max(1.0, self.roads.to(goal)[space] / self.pace)
                worth = self.here[goal] * PATIENCE**turns
                if worth > best:
                    best = worth
        return best

    def ending_at(self, space: i64) -> float:
        if space == self.realm.map.vale:
            return self.here[space]
        amounts = frost_at(self.realm, self.party, space)
        cost = frost_cost(self.realm, self.party, amounts, self.prospects.ko)
        if space == self.party.space and self.here[space] <= 0.0:
            return -cost  # whoever only waits comes no nearer
        return self.here[space] + self.ahead(space) - cost

    def best_way(self, ways: list[Way], shoes_needed: list[int]) -> Way:
        """The way to the best space; a snowshoe is only spent for something."""
        best = ways[0]
        best_worth = -1e9
        for place in range(len(ways)):
            worth = self.ending_at(ways[place].space) - SHOE_COST * shoes_needed[place]
            if worth > best_worth + 1e-9:
                best_worth = worth
                best = ways[place]
        return best


def wants_attempt(realm: Realm, party: Party) -> bool:
    """Whether the adventure where the hero stands is worth a try."""
    if realm.princess == party.seat:
        return False
    prospects = Prospects(realm, party)
    least = prospects.best() - RESOLVE if is_desperate(realm, party, prospects) else 0.0
    slot = slot_at(realm, party.space)
    if slot < 0:
        return prospects.colours[realm.map.jewels[party.space]] > least
    card = realm.content.adventures[realm.slots[slot]]
    return prospects.of_known_card(card) > least


def is_desperate(realm: Realm, party: Party, prospects: Prospects) -> bool:
    """Nothing promises anything, and nobody heals for nothing: a knock-out would be no worse."""
    if prospects.best() > 0.0 or party.gold > 0:
        return False
    for town in realm.map.towns:
        if free_units(realm, party, town) > 0:
            return False
    return True


def free_units(realm: Realm, party: Party, town: Town) -> i64:
    """Free healing in a town, if the hero were there (rune.market.onoit.free_healing)."""
    space = party.space
    party.space = town.space
    found = free_healing(realm, party, town)
    party.space = space
    return found
