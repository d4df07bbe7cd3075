"""Fights of the greedy player: who acts in a phase, and when to run."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.figures import foe_life
from hoarfrost.games.runebound.engine.odds import ALLY_ACTED, ONE_MORE, Bout, bout_of
from hoarfrost.games.runebound.engine.race import ALLY, ATTACKS, DEFENDS
from hoarfrost.games.runebound.engine.realm import Fight, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    ALLY_ATTACKS,
    ATTACK,
    DEFEND,
    ESCAPE,
    PASS,
)
from hoarfrost.games.runebound.greedy.worth import ko_cost, reward

LAST_FIGHT: Final = 20.0  # what Arshan is worth
MOST_FEAR: Final = -4.0  # a knock-out, compared with a victory


def bout_under_way(realm: Realm, fight: Fight, party: Party) -> Bout:
    """What the fight can still become; with allies by one plan for the rounds to come."""
    bout = bout_of(realm, party, fight.foe)
    card = realm.content.adventures[fight.foe]
    win = LAST_FIGHT if fight.foe == realm.content.arshan else reward(realm, card)
    bout.ko_worth = max(MOST_FEAR, -ko_cost(realm, party) / max(1.0, win))
    if len(party.allies) > 0:
        bout.simplify(life_left(realm, fight))
    return bout


def life_left(realm: Realm, fight: Fight) -> i64:
    return max(1, foe_life(realm, fight) - fight.wounds)


def fight_or_flee(realm: Realm, fight: Fight, party: Party) -> i64:
    """At the beginning of a round, when escaping is allowed."""
    bout = bout_under_way(realm, fight, party)
    bout.strength.trap = 0
    state = bout.start(life_left(realm, fight))
    x = bout.worth(bout.solve(state), 0.0)
    staying = bout.worth(bout.round_from(state, x), x)
    return ESCAPE if x > staying + 1e-6 else PASS


def who_acts(realm: Realm, fight: Fight, party: Party, choices: list[int]) -> i64:
    """The best actor of this phase, with the rest of the fight as odds have it."""
    if fight.is_duel():
        return in_a_duel(choices)
    bout = bout_under_way(realm, fight, party)
    bout.strength.trap = 0
    bout.strength.extra = 0
    state = bout.start(life_left(realm, fight))
    acted: i64 = min(1, fight.attacks)
    if fight.extra > 0:
        acted |= ONE_MORE
    for place in range(min(2, len(party.allies))):
        if party.allies[place].card.number in fight.acted:
            acted |= ALLY_ACTED << place
    x = bout.worth(bout.solve(state), 0.0)
    best: i64 = DEFEND
    best_worth = -1e9
    for action in choices:
        actor: i64 = DEFENDS
        if action == ATTACK:
            actor = ATTACKS
        elif action >= ALLY_ATTACKS:
            actor = ALLY + action - ALLY_ATTACKS
        line = bout.act(state, fight.phase, acted, actor, x, state)
        worth = bout.worth(line, x)
        if worth > best_worth + 1e-9:
            best_worth = worth
            best = action
    return best


def in_a_duel(choices: list[int]) -> i64:
    """Whoever can still attack does."""
    return choices[len(choices) - 1]
