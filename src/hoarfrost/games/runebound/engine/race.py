"""A fight as a race: who brings the other down first, by averages. Rough, but very quick.

Every round goes by the same plan: who acts in each phase. A plan has a rate (wounds for the foe in
a round) and a risk (wounds for the hero). It is the wounds until the foe is down that count.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.strength import PHASE_COUNT, Strength

# Whoever acts in a phase.
DEFENDS: Final = 0
ATTACKS: Final = 1
ALLY: Final = 2  # + ally
MOST_ACTORS: Final = 4

ALLY_CARE: Final = 0.5  # a wound of an ally, compared with one of the hero
HASTE: Final = 0.15  # a round, compared with a wound: nobody waits for ever
SLOWEST: Final = 0.02  # wounds per round: a plan below never ends
STEEPNESS: Final = 3  # how surely the faster one wins


class Race:
    def __init__(self, plan: list[int], rate: float, risk: float, care: float) -> None:
        self.plan: list[int] = plan  # by phase
        self.rate: float = rate
        self.risk: float = risk
        self.care: float = care  # wounds of allies in a round

    def rounds(self, foe_life: i64) -> float:
        return float(int(foe_life)) / max(self.rate, SLOWEST)

    def wounds(self, foe_life: i64) -> float:
        """Until the foe is down. An ally who has fallen helps no more, so theirs count too."""
        return self.rounds(foe_life) * (self.risk + ALLY_CARE * self.care)

    def chance(self, foe_life: i64, life: i64) -> float:
        """About how likely the hero wins."""
        if foe_life <= 0:
            return 1.0
        if self.rate < SLOWEST or life <= 0:
            return 0.0
        lead = float(int(life)) / max(0.01, self.wounds(foe_life))
        return lead**STEEPNESS / (1.0 + lead**STEEPNESS)


class Phases:
    """What each actor does and risks in each phase."""

    def __init__(self, strength: Strength, targets: list[int], harms: list[int]) -> None:
        self.actors: i64 = min(MOST_ACTORS, ALLY + len(strength.allies))
        self.rates: list[float] = []  # actor by actor, phase by phase
        self.risks: list[float] = []
        self.costs: list[float] = []  # what a risk counts for, by who takes it
        for actor in range(self.actors):
            for phase in range(PHASE_COUNT):
                self.add(strength, actor, phase, targets[phase], harms[phase])

    def add(self, strength: Strength, actor: i64, phase: i64, target: i64, harm: i64) -> None:
        value: i64
        hurt: i64 = 0
        if actor >= ALLY:
            ally = strength.allies[actor - ALLY]
            value = ally.attack[phase]
            hurt = ally.damage[phase]
        elif actor == ATTACKS:
            value = strength.hero.attack[phase]
            hurt = strength.hero.damage[phase]
        else:
            value = strength.hero.defend[phase]
        has_boost = strength.breath > 1 and strength.boost_phases & bit(phase) != 0
        if actor < ALLY and has_boost:
            value += strength.boost
        chance = at_least(target - value)
        self.rates.append(chance * float(int(hurt)))
        risk = (1.0 - chance) * float(int(harm))
        self.risks.append(risk)
        self.costs.append(ALLY_CARE * risk if actor >= ALLY else risk)


def best_race(strength: Strength, targets: list[int], harms: list[int], foe_life: i64) -> Race:
    """The plan with the fewest wounds until the foe is down.

    It is looked for thousands of times in a game, so no plan but the best becomes a Race.
    """
    phases = Phases(strength, targets, harms)
    rates = phases.rates
    costs = phases.costs
    life = float(int(foe_life))
    best: list[int] = [DEFENDS, DEFENDS, DEFENDS]
    best_cost = 1e9
    actors = phases.actors
    for first in range(actors):
        for second in range(actors):
            if second == first and second != DEFENDS:
                continue
            second_place = second * PHASE_COUNT + 1
            rate = rates[first * PHASE_COUNT] + rates[second_place]
            wounds = costs[first * PHASE_COUNT] + costs[second_place]
            for third in range(actors):
                if third != DEFENDS and (third == first or third == second):
                    continue
                place = third * PHASE_COUNT + 2
                rounds = life / max(rate + rates[place], SLOWEST)
                cost = rounds * (wounds + costs[place] + HASTE)
                if cost < best_cost:
                    best_cost = cost
                    best = [int(first), int(second), int(third)]
    race = race_of(phases, best)
    if strength.smash > 0 or strength.extra > 0:
        race.rate *= 1.2
    return race


def race_of(phases: Phases, plan: list[int]) -> Race:
    rate = 0.0
    risk = 0.0
    care = 0.0
    for phase in range(PHASE_COUNT):
        place = plan[phase] * PHASE_COUNT + phase
        rate += phases.rates[place]
        if plan[phase] >= ALLY:
            care += phases.risks[place]
        else:
            risk += phases.risks[place]
    return Race(plan, rate, risk, care)
