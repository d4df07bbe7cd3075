"""Fights of the greedy player: who acts in a phase, and when to run."""

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.figures import foe_life
from hoarfrost.games.runebound.engine.odds import (
    ALLY_ACTED,
    ONE_MORE,
    SAME,
    Bout,
    bout_of,
    state_of,
)
from hoarfrost.games.runebound.engine.race import ALLY, ATTACKS, DEFENDS
from hoarfrost.games.runebound.engine.realm import Fight, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    ALLY_ATTACKS,
    ATTACK,
    DEFEND,
    ESCAPE,
    PASS,
)
from hoarfrost.games.runebound.greedy.worth import fear_of


def bout_under_way(realm: Realm, fight: Fight, party: Party) -> Bout:
    """What the fight can still become; with allies by one plan for the rounds to come."""
    bout = bout_of(realm, party, fight.foe)
    bout.ko_worth = fear_of(realm, party, realm.content.adventures[fight.foe])
    if len(party.allies) > 0:
        bout.simplify(life_left(realm, fight))
    return bout


def life_left(realm: Realm, fight: Fight) -> i64:
    return max(1, foe_life(realm, fight) - fight.wounds)


def fight_or_flee(realm: Realm, fight: Fight, party: Party) -> i64:
    """At the beginning of a round, when escaping is allowed."""
    bout = bout_under_way(realm, fight, party)
    state = state_of(bout.strength, life_left(realm, fight))
    return ESCAPE if bout.flees(state) else PASS


def who_acts(realm: Realm, fight: Fight, party: Party, choices: list[int]) -> i64:
    """The best actor of this phase, with the rest of the fight as odds have it."""
    if fight.is_duel():
        return in_a_duel(choices)
    bout = bout_under_way(realm, fight, party)
    bout.strength.extra = 0
    state = state_of(bout.strength, life_left(realm, fight))
    return best_actor(bout, state, fight, party, choices)


def best_actor(bout: Bout, state: i64, fight: Fight, party: Party, choices: list[int]) -> i64:
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
        worth = bout.worth(bout.act(state, fight.phase, acted, actor, x, state), x)
        if worth > best_worth - SAME:
            best_worth = max(best_worth, worth)
            best = action
    return best


def in_a_duel(choices: list[int]) -> i64:
    """Whoever can still attack does."""
    return choices[len(choices) - 1]
