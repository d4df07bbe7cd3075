"""A fight with a challenge as it stands: what each roll does, what is likely to become of it."""

from dataclasses import dataclass
from typing import Final

from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.content import ATTACK, ESCAPE
from hoarfrost.games.runebound.engine.figures import (
    combat_value,
    damage,
    escape_difficulty,
    foe_damage,
    foe_life,
    foe_value,
)
from hoarfrost.games.runebound.engine.odds import (
    ALLY_ACTED,
    ONE_MORE,
    Bout,
    Line,
    away,
    bout_of,
    nothing,
    plus,
    rest_of,
    test_chance,
)
from hoarfrost.games.runebound.engine.race import ALLY, ATTACKS, DEFENDS
from hoarfrost.games.runebound.engine.realm import Character, Fight, Realm

MOST_EXACT: Final = 1  # allies; with more a whole fight takes too long to solve
MOST_ALLIES: Final = 2  # that odds count


@dataclass
class Fate:
    """How a fight may end: three chances that make 1, and what it costs on average."""

    win: float
    ko: float
    away: float
    wounds: float = 0.0
    lost: float = 0.0


@dataclass
class Roll:
    """A roll in a phase: what is added, its chance, what a hit does, and what a miss costs."""

    value: int
    chance: float
    hurts: int
    harm: int


class Outlook:
    def __init__(self, realm: Realm, fight: Fight) -> None:
        self.fight = fight
        self.party = realm.parties[fight.hero_part]
        self.bout: Bout = bout_of(realm, self.party, fight.foe)
        self.is_exact = len(self.party.allies) <= MOST_EXACT
        left = foe_life(realm, fight) - fight.wounds
        if not self.is_exact:
            self.bout.simplify(left)
        self.state = self.bout.start(max(0, left))

    def acted(self) -> int:
        """Who has acted in this round, as engine/odds.py has it."""
        found = int(self.fight.attacks) & 3
        if self.fight.extra > 0:
            found |= ONE_MORE
        for place, ally in enumerate(self.party.allies[:MOST_ALLIES]):
            if ally.card.number in self.fight.acted:
                found |= ALLY_ACTED << place
        return found

    def whole(self) -> Fate:
        """From the beginning of a round."""
        return fate(self.bout.solve(self.state))

    def fighting_on(self) -> Fate:
        """From the beginning of a round, if nobody runs in this one."""
        return fate(self.round_without_escape())

    def escaping(self) -> Fate:
        """The same with an attempt to escape; the exhaustion of one that fails is left out."""
        chance = self.bout.escape
        line = plus(nothing(), 1.0 - chance, self.round_without_escape())
        return fate(plus(line, chance, away()))

    def round_without_escape(self) -> Line:
        end = self.bout.solve(self.state)
        line = self.bout.round_from(self.state, self.bout.worth(end, 0.0))
        return plus(rest_of(line), line[0], end)

    def rest(self) -> Fate:
        """From this phase on, by the best choices."""
        return fate(self.bout.after(self.state, self.fight.phase, self.acted()))

    def by(self, actor: int) -> Fate:
        """If this one acts in the phase: 0 defends, 1 attacks, then the allies."""
        return self.after_roll(actor, self.acted())

    def of_roll(self) -> Fate:
        """Whoever acts is chosen, but has not rolled."""
        acted = self.acted()
        for place, ally in enumerate(self.party.allies[:MOST_ALLIES]):
            if ally.card.number == self.fight.acting:
                return self.after_roll(int(ALLY) + place, acted & ~(ALLY_ACTED << place))
        if self.fight.role == ATTACK:
            return self.after_roll(int(ATTACKS), acted - 1)
        return self.after_roll(int(DEFENDS), acted)

    def after_hit(self) -> Fate:
        """The rest of the round after this phase."""
        return fate(self.bout.after(self.state, self.fight.phase + 1, self.acted()))

    def after_roll(self, actor: int, acted: int) -> Fate:
        end = self.bout.solve(self.state)
        worth = self.bout.worth(end, 0.0)
        line = self.bout.act(self.state, self.fight.phase, acted, actor, worth, self.state)
        return fate(plus((0.0, *line[1:]), line[0], end))

    def now(self, question: str) -> Fate | None:
        """From where the fight stands; None while wounds are about to be taken."""
        if question in ("preparing", "round"):
            return self.whole()
        if question == "phase":
            return self.rest()
        if question == "before_roll":
            return self.of_roll()
        return self.after_hit() if question == "hit" else None


def fate(line: Line) -> Fate:
    return Fate(line[1], line[2], line[3], line[4], line[5])


def outlook_on(realm: Realm) -> Outlook | None:
    """On the fight under way, if it is one with a challenge and its hero stands."""
    fight = realm.fight
    if fight is None or fight.is_duel() or realm.has_fallen(fight.hero_part):
        return None
    return Outlook(realm, fight)


# One roll -----------------------------------------------------------------------------------------


def roll_of(realm: Realm, fight: Fight, character: Character, role: int, phase: int) -> Roll:
    """What a character would roll in a phase, with all that was added."""
    party = realm.parties[fight.hero_part]
    before = realm.fight
    trial = fight.copy()
    if phase != fight.phase:
        trial.roll_bonus = 0
    trial.phase, trial.role = phase, role
    trial.acting = character.card.number
    realm.fight = trial
    value = int(combat_value(realm, trial, party, character, role))
    hurts = int(damage(realm, trial, party, character)) if role == ATTACK else 0
    chance = at_least(foe_value(realm, trial) - value)
    found = Roll(value, chance, hurts, int(foe_damage(realm, trial)))
    realm.fight = before
    return found


def escape_chance(realm: Realm, fight: Fight) -> float:
    party = realm.parties[fight.hero_part]
    difficulty = escape_difficulty(realm, fight)
    return float(test_chance(realm, party, ESCAPE, difficulty, 0))
