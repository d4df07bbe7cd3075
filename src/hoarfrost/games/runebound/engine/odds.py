"""How likely it is: to pass a test, to win a fight, to live through the weather.

Two ten-sided dice have a hundred results, so a single roll is exact. A fight is solved backwards
(`Bout`): what is left of the foe, the hero and the allies, phase by phase, with whoever acts best
in each. Nothing is ever undone in a fight, but there are rounds in which nothing happens. Such a
round leads back to where it began, and its share is solved for instead of being played again and
again. So only the limit of twenty rounds is left out, and exhaustion by failed attempts to escape.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.content import (
    DEAL,
    ESCAPE,
    EXHAUSTION,
    FIGHT,
    FOE_HIT,
    FOE_LIFE,
    FORBID_ESCAPE,
    FROST,
    LUCKSTONE,
    MAKE_TEST,
    MOD,
    NONE,
    THE_VICTIM,
    WHITE_DEATH,
    WOUND,
    Adventure,
    Prim,
)
from hoarfrost.games.runebound.engine.figures import ARSHAN_DIFFICULTY, ESCAPE_DIFFICULTY
from hoarfrost.games.runebound.engine.frost import frost_life
from hoarfrost.games.runebound.engine.race import ALLY, ATTACKS, DEFENDS, best_race
from hoarfrost.games.runebound.engine.reach import frost_at
from hoarfrost.games.runebound.engine.realm import NO_INTS, Party, Realm
from hoarfrost.games.runebound.engine.skill_tests import skill_value
from hoarfrost.games.runebound.engine.strength import (
    MOST_BREATH,
    MOST_LIFE,
    PHASE_COUNT,
    Strength,
    strength_of,
)

# Tests --------------------------------------------------------------------------------------------


def test_chance(realm: Realm, party: Party, skill: i64, difficulty: i64, rerolls: i64) -> float:
    """rune.test.roll, with so many rerolls if it fails."""
    failing = 1.0 - at_least(difficulty - skill_value(realm, party, skill))
    chance = failing
    for _ in range(rerolls):
        chance *= failing
    return 1.0 - chance


def luckstones(party: Party) -> i64:
    return party.gear[LUCKSTONE]


def tests_chance(realm: Realm, party: Party, card: Adventure, rerolls: i64) -> float:
    """All tests of a challenge, with these rerolls among them; luck is used when it is needed."""
    chances = [1.0]  # by the number of rerolls left, from the most on
    chances.extend([0.0] * int(rerolls))
    for test in card.tests:
        passing = at_least(test.difficulty - skill_value(realm, party, test.skill))
        following = [0.0] * len(chances)
        for used in range(len(chances)):
            failing = 1.0
            for again in range(len(chances) - used):
                following[used + again] += chances[used] * failing * passing
                failing *= 1.0 - passing
        chances = following
    return sum(chances)


# Fights -------------------------------------------------------------------------------------------


class Odds:
    """How a fight goes: three chances that make 1, and what it costs on average."""

    def __init__(self, win: float, ko: float, escape: float, wounds: float, lost: float) -> None:
        self.win: float = win
        self.ko: float = ko
        self.escape: float = escape
        self.wounds: float = wounds  # of the hero
        self.lost: float = lost  # allies


# A line: the share of rounds that lead back to their beginning; then win, knock-out, escape,
# wounds, allies lost of the rest.
Line = tuple[float, float, float, float, float, float]
# They are made by functions: mypyc keeps a tuple of numbers as these numbers, not as an object.


def nothing() -> Line:
    return (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def again() -> Line:
    return (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def won() -> Line:
    return (0.0, 1.0, 0.0, 0.0, 0.0, 0.0)


def fallen() -> Line:
    return (0.0, 0.0, 1.0, 0.0, 0.0, 0.0)


def away() -> Line:
    return (0.0, 0.0, 0.0, 1.0, 0.0, 0.0)


# What the policy wants: a victory is worth 1.
KO_WORTH: Final = -0.8
ESCAPE_WORTH: Final = -0.05
WOUND_WORTH: Final = -0.03
ALLY_WORTH: Final = -0.2
NEVER: Final = 0.999_999  # a round that leads back so surely leads nowhere
TRIES: Final = 8
FLEEING_GAIN: Final = 1e-6
SAME: Final = 1e-9  # of equal choices the attack is taken: waiting alone wins nothing

# Places in a state of a fight, 4 bits each but for the last three.
FOE: Final = 0  # 5 bits
HERO: Final = 5
ALLIES: Final = 9  # + 4 * ally
BREATH: Final = 17
SHIELD: Final = 20
SMASH: Final = 21
EXTRA: Final = 22
MOST_FOE_LIFE: Final = 31

# Who has acted in a round: attacks of the hero (0 to 2), one more allowed, allies.
ONE_MORE: Final = 4
ALLY_ACTED: Final = 8


def plus(one: Line, chance: float, other: Line) -> Line:
    return (
        one[0] + chance * other[0],
        one[1] + chance * other[1],
        one[2] + chance * other[2],
        one[3] + chance * other[3],
        one[4] + chance * other[4],
        one[5] + chance * other[5],
    )


def rest_of(line: Line) -> Line:
    """Without the share that leads back."""
    return (0.0, line[1], line[2], line[3], line[4], line[5])


def with_costs(line: Line, wounds: float, lost: float) -> Line:
    share = line[0]
    return (share, line[1], line[2], line[3], line[4] + wounds, line[5] + lost)


def state_of(strength: Strength, foe_life: i64) -> i64:
    """A state with nobody hurt but by what is counted in the strength."""
    state: i64 = min(MOST_FOE_LIFE, foe_life) << FOE
    state |= strength.hero.life << HERO
    for ally in range(min(2, len(strength.allies))):
        state |= strength.allies[ally].life << (ALLIES + 4 * ally)
    if strength.boost > 0:
        state |= strength.breath << BREATH
    if strength.shield > 0:
        state |= 1 << SHIELD
    if strength.smash > 0:
        state |= 1 << SMASH
    return state | (strength.extra << EXTRA)


class Bout:
    """A challenge against a party, for every state that the fight can be in."""

    def __init__(self, strength: Strength, card: Adventure, escape: float) -> None:
        self.strength: Strength = strength
        self.targets: list[int] = [int(n + strength.foe_value) for n in card.targets]
        self.harms: list[int] = card.damages
        self.spread: list[int] = white_death_by_phase(card)
        self.escape: float = escape  # the chance of an attempt; 0 if it is forbidden
        self.ko_worth: float = KO_WORTH
        self.plan: list[int] = NO_INTS  # who acts by phase, if that is fixed; else all is tried
        self.known: dict[int, Line] = {}  # by state
        self.inner: dict[int, Line] = {}  # by state, phase and who has acted

    def simplify(self, foe_life: i64) -> None:
        """Fix who acts in which phase, by averages: much quicker where there are allies.

        A boost is then had always or never.
        """
        strength = self.strength
        self.plan = best_race(strength, self.targets, self.harms, foe_life).plan
        if strength.boost > 0 and strength.breath > 1:
            for phase in range(PHASE_COUNT):
                if strength.boost_phases & bit(phase) != 0:
                    strength.hero.attack[phase] += int(strength.boost)
                    strength.hero.defend[phase] += int(strength.boost)
        strength.boost = 0
        strength.boost_phases = 0

    def start(self, foe_life: i64) -> i64:
        """The state in which the fight begins."""
        return state_of(self.strength, max(0, foe_life - self.strength.trap))

    def flees(self, state: i64) -> bool:
        """Whether an attempt to escape is best at the beginning of a round."""
        x = self.worth(self.solve(state), 0.0)
        return x > self.worth(self.round_from(state, x), x) + FLEEING_GAIN

    def worth(self, line: Line, x: float) -> float:
        found = line[0] * x + line[1] + self.ko_worth * line[2] + ESCAPE_WORTH * line[3]
        return found + WOUND_WORTH * line[4] + ALLY_WORTH * line[5]

    def solve(self, state: i64) -> Line:
        """What becomes of a fight at the beginning of a round."""
        if state & MOST_FOE_LIFE == 0:
            return won()
        if (state >> HERO) & MOST_LIFE == 0:
            return fallen()
        found = self.known.get(int(state))
        if found is not None:
            return found
        line = self.best_round(state)
        self.known[int(state)] = line
        return line

    def best_round(self, state: i64) -> Line:
        """The line of the best policy: better ones are looked for until there is none."""
        best = away()
        has_plan = False
        x = ESCAPE_WORTH
        for _ in range(TRIES):
            line = self.round_from(state, x)
            if self.escape > 0.0:
                fleeing = plus(nothing(), 1.0 - self.escape, line)
                fleeing = plus(fleeing, self.escape, away())
                if self.worth(fleeing, x) > self.worth(line, x) + SAME:
                    line = fleeing
            if line[0] >= NEVER:
                return best
            line = plus(nothing(), 1.0 / (1.0 - line[0]), rest_of(line))
            worth = self.worth(line, 0.0)
            if worth <= x + SAME and has_plan:
                return best
            best = line
            has_plan = True
            x = worth
        return best

    def round_from(self, state: i64, x: float) -> Line:
        acted: i64 = 0
        if (state >> EXTRA) & 1 != 0:
            acted = ONE_MORE
            state &= ~bit(EXTRA)
            return self.after(state, 0, acted)
        return self.best_phase(state, 0, acted, x, state)

    def after(self, state: i64, phase: i64, acted: i64) -> Line:
        """The rest of a round in a state in which it did not begin."""
        if state & MOST_FOE_LIFE == 0:
            return won()
        if (state >> HERO) & MOST_LIFE == 0:
            return fallen()
        end = self.solve(state)
        if phase == PHASE_COUNT:
            return end
        key = int((state * 4 + phase) * 32 + acted)
        found = self.inner.get(key)
        if found is not None:
            return found
        line = self.best_phase(state, phase, acted, self.worth(end, 0.0), state)
        share = line[0]
        line = plus(rest_of(line), share, end)
        self.inner[key] = line
        return line

    def best_phase(self, state: i64, phase: i64, acted: i64, x: float, start: i64) -> Line:
        """With whoever acts best; x is what the beginning of a round in `start` is worth."""
        if len(self.plan) > 0:
            planned: i64 = self.plan[phase]
            can_plan = planned < ALLY or (state >> (ALLIES + 4 * (planned - ALLY))) & MOST_LIFE != 0
            return self.act(state, phase, acted, planned if can_plan else DEFENDS, x, start)
        best = self.act(state, phase, acted, DEFENDS, x, start)
        worth = self.worth(best, x)
        attacks: i64 = acted & 3
        allowed: i64 = 2 if acted & ONE_MORE != 0 else 1
        actor: i64 = ATTACKS
        while actor < ALLY + len(self.strength.allies) and actor < ALLY + 2:
            can_act = attacks < allowed
            if actor >= ALLY:
                ally = actor - ALLY
                is_fresh = acted & (ALLY_ACTED << ally) == 0
                can_act = is_fresh and (state >> (ALLIES + 4 * ally)) & MOST_LIFE != 0
            if can_act:
                line = self.act(state, phase, acted, actor, x, start)
                line_worth = self.worth(line, x)
                if line_worth > worth - SAME:
                    best = line
                    worth = max(worth, line_worth)
            actor += 1
        return best

    def act(self, state: i64, phase: i64, acted: i64, actor: i64, x: float, start: i64) -> Line:
        """Both results of the roll of whoever acts, and what follows."""
        harm: i64 = self.harms[phase]
        if actor == DEFENDS and harm == 0:
            return self.follow(state, phase + 1, acted, x, start)  # rune.combat.zero_damage
        strength = self.strength
        value: i64
        hurt: i64 = 0
        if actor >= ALLY:
            ally = strength.allies[actor - ALLY]
            value = ally.attack[phase]
            hurt = ally.damage[phase]
            acted |= ALLY_ACTED << (actor - ALLY)
        else:
            value = strength.hero.defend[phase]
            if actor == ATTACKS:
                value = strength.hero.attack[phase]
                hurt = strength.hero.damage[phase]
                acted += 1
            if strength.boost_phases & bit(phase) != 0 and (state >> BREATH) & MOST_BREATH != 0:
                value += strength.boost
                state -= bit(BREATH)
        chance = at_least(self.targets[phase] - value)
        line = nothing()
        if chance > 0.0:
            hit = self.hit(state, phase, actor, hurt)
            line = plus(line, chance, self.follow(hit, phase + 1, acted, x, start))
        if chance < 1.0:
            missed = self.suffer(state, phase, actor, harm)
            lost = 0.0
            wounds = 0.0
            if actor >= ALLY:
                place = ALLIES + 4 * (actor - ALLY)
                if (missed >> place) & MOST_LIFE == 0 and (state >> place) & MOST_LIFE != 0:
                    lost = 1.0
            else:
                wounds = float(int(((state >> HERO) & MOST_LIFE) - ((missed >> HERO) & MOST_LIFE)))
            rest = self.follow(missed, phase + 1, acted, x, start)
            line = plus(line, 1.0 - chance, with_costs(rest, wounds, lost))
        return line

    def follow(self, state: i64, phase: i64, acted: i64, x: float, start: i64) -> Line:
        """The rest of a round; only one in which nothing happens leads back to `start`."""
        if state != start:
            return self.after(state, phase, acted)
        if phase == PHASE_COUNT:
            return again()
        return self.best_phase(state, phase, acted, x, start)

    def hit(self, state: i64, phase: i64, actor: i64, hurt: i64) -> i64:
        """The foe takes wounds; a blow that hurts more once is kept for a foe that stands."""
        if actor == DEFENDS:
            return state
        left: i64 = state & MOST_FOE_LIFE
        strength = self.strength
        has_smash = (state >> SMASH) & 1 != 0 and strength.smash_phases & bit(phase) != 0
        if actor == ATTACKS and hurt < left and has_smash:
            hurt += strength.smash
            state &= ~bit(SMASH)
        return state - min(left, hurt)

    def suffer(self, state: i64, phase: i64, actor: i64, harm: i64) -> i64:
        """Whoever acted takes wounds; armor is used when it cancels all it can, or has to."""
        place: i64 = HERO if actor < ALLY else ALLIES + 4 * (actor - ALLY)
        left = (state >> place) & MOST_LIFE
        shield = self.strength.shield
        is_wanted = harm >= shield or harm + self.spread[phase] >= left
        if actor < ALLY and (state >> SHIELD) & 1 != 0 and harm > 0 and is_wanted:
            harm = max(0, harm - shield)
            state &= ~bit(SHIELD)
        if harm > 0:
            harm += self.spread[phase]
        return state - (min(left, harm) << place)


def white_death_by_phase(card: Adventure) -> list[int]:
    """What a challenge adds to the wounds that it placed; white death counts like wounds."""
    found = [0, 0, 0]
    for effect in card.effects:
        if not effect.opens_in(FOE_HIT):
            continue
        for prim in effect.prims:
            is_deadly = prim.kind == WHITE_DEATH or prim.kind == WOUND
            if prim.op == DEAL and prim.who == THE_VICTIM and is_deadly:
                for phase in range(PHASE_COUNT):
                    if effect.phases == 0 or effect.phases & bit(phase) != 0:
                        found[phase] += int(prim.n)
    return found


# Before a fight -----------------------------------------------------------------------------------


class Opening:
    """What a challenge has done before the first round, and how likely."""

    def __init__(self, chance: float, wounds: i64, exhaustion: i64, frost: i64, life: i64) -> None:
        self.chance: float = chance
        self.wounds: i64 = wounds  # of the hero, with white death
        self.exhaustion: i64 = exhaustion
        self.frost: i64 = frost
        self.life: i64 = life  # added to that of the foe

    def copy(self, chance: float) -> "Opening":
        return Opening(chance, self.wounds, self.exhaustion, self.frost, self.life)


def openings(realm: Realm, party: Party, prims: list[Prim], start: Opening) -> list[Opening]:
    """Every way that what happens before combat can go."""
    found = [start]
    for prim in prims:
        following: list[Opening] = []
        for opening in found:
            if prim.op == MAKE_TEST:
                chance = test_chance(realm, party, prim.kind, prim.n, luckstones(party))
                for branch in range(2):
                    share = chance if branch == 0 else 1.0 - chance
                    if share > 0.0:
                        part = opening.copy(opening.chance * share)
                        following.extend(openings(realm, party, prim.branches[branch], part))
            else:
                happen(opening, prim)
                following.append(opening)
        found = following
    return found


def happen(opening: Opening, prim: Prim) -> None:
    if prim.op == MOD and prim.stat == FOE_LIFE:
        opening.life += prim.n
    elif prim.op == DEAL and (prim.kind == WOUND or prim.kind == WHITE_DEATH):
        opening.wounds += prim.n
    elif prim.op == DEAL and prim.kind == EXHAUSTION:
        opening.exhaustion += prim.n
    elif prim.op == DEAL and prim.kind == FROST:
        opening.frost += prim.n


def before_state(realm: Realm, party: Party, bout: Bout, foe_life: i64, opening: Opening) -> i64:
    """The state after an opening; frost may bring white death, exhaustion wounds."""
    hero = party.hero
    wounds = opening.wounds + white_death_of(realm, party, opening.frost)
    room = realm.stamina(party, hero) - hero.counts[EXHAUSTION]
    wounds += max(0, opening.exhaustion - max(0, room))
    state = bout.start(max(1, foe_life + opening.life))
    breath = (state >> BREATH) & MOST_BREATH
    state -= min(breath, opening.exhaustion) << BREATH
    left = (state >> HERO) & MOST_LIFE
    return state - (min(left, wounds) << HERO)


def white_death_of(realm: Realm, party: Party, frost: i64) -> i64:
    """The white death that so much frost more would bring the hero."""
    life = frost_life(realm, party, party.hero)
    return (party.hero.counts[FROST] + frost) // life if frost > 0 else 0


def escape_chance(realm: Realm, party: Party, card: Adventure) -> float:
    """Of one attempt, without luckstones; 0 if the challenge forbids it."""
    for effect in card.effects:
        for prim in effect.prims:
            if prim.op == FORBID_ESCAPE:
                return 0.0
    difficulty = ARSHAN_DIFFICULTY if card.colour == NONE else ESCAPE_DIFFICULTY[card.colour]
    return test_chance(realm, party, ESCAPE, difficulty, 0)


def bout_of(realm: Realm, party: Party, foe: i64) -> Bout:
    card = realm.content.adventures[foe]
    fight = realm.fight
    escape = escape_chance(realm, party, card)
    if fight is not None and fight.no_escape:
        escape = 0.0
    return Bout(strength_of(realm, party, foe), card, escape)


def fight_odds(realm: Realm, party: Party, foe: i64) -> Odds:
    """A whole fight from before combat on, by the best policy."""
    return odds_from(realm, party, foe, bout_of(realm, party, foe))


def quick_odds(realm: Realm, party: Party, foe: i64, ko_worth: float) -> Odds:
    """The same by one plan for all rounds: within a few hundredths, but for players in a hurry.

    `ko_worth` is what a knock-out is worth (less than 0) to whoever gets 1 for a victory.
    """
    bout = bout_of(realm, party, foe)
    bout.ko_worth = ko_worth
    bout.simplify(realm.content.adventures[foe].life)
    return odds_from(realm, party, foe, bout)


def odds_from(realm: Realm, party: Party, foe: i64, bout: Bout) -> Odds:
    card = realm.content.adventures[foe]
    assert card.kind == FIGHT
    found = Odds(0.0, 0.0, 0.0, 0.0, 0.0)
    for opening in openings(realm, party, card.before, Opening(1.0, 0, 0, 0, 0)):
        state = before_state(realm, party, bout, card.life, opening)
        line = bout.solve(state)
        found.win += opening.chance * line[1]
        found.ko += opening.chance * line[2]
        found.escape += opening.chance * line[3]
        found.wounds += opening.chance * (line[4] + int(opening.wounds))
        found.lost += opening.chance * line[5]
    return found


# Weather ------------------------------------------------------------------------------------------


class Winter:
    """How long a hero lasts on one kind of ground, turn after turn."""

    def __init__(self, frost: i64, white_death: i64, knock_out: i64) -> None:
        self.frost: i64 = frost  # in a turn
        self.white_death: i64 = white_death  # turns until the first counter; 0: never
        self.knock_out: i64 = knock_out  # turns until the hero falls; 0: never


def winter(realm: Realm, party: Party, space: i64) -> Winter:
    """If the hero ended every turn on such a space and cancelled nothing; certain, no chance."""
    frost: i64 = frost_at(realm, party, space)[0]
    found = Winter(frost, 0, 0)
    if frost == 0:
        return found
    hero = party.hero
    life = realm.life(party, hero)
    counts = hero.counts.copy()
    turn: i64 = 0
    while True:
        turn += 1
        counts[FROST] += frost
        limit = max(1, life - counts[WHITE_DEATH]) if realm.rules.harsh else life
        while counts[FROST] >= limit:
            counts[FROST] -= limit
            counts[WHITE_DEATH] += 1
            if found.white_death == 0:
                found.white_death = turn
            if counts[WOUND] + counts[WHITE_DEATH] >= life:
                found.knock_out = turn
                return found
            limit = max(1, life - counts[WHITE_DEATH]) if realm.rules.harsh else life
