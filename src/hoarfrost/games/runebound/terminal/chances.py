"""Chances for the screen: of a roll, of each choice in a phase, of a whole fight."""

from dataclasses import dataclass
from typing import Final

from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.content import (
    ATTACK,
    DEFEND,
    ESCAPE,
    EVENT,
    TEST,
    Adventure,
)
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
    bout_of,
    luckstones,
    odds_from,
    plus,
    test_chance,
    tests_chance,
)
from hoarfrost.games.runebound.engine.race import ALLY, ATTACKS, DEFENDS
from hoarfrost.games.runebound.engine.realm import Character, Fight, Party
from hoarfrost.games.runebound.engine.skill_tests import skill_value
from hoarfrost.games.runebound.terminal.look import Look

MOST_EXACT: Final = 1  # allies; with more a whole fight takes too long to solve


@dataclass
class Fate:
    """How a fight may end: three chances that make 1."""

    win: float
    ko: float
    away: float


@dataclass
class Roll:
    """A roll in a phase: its chance, what a hit does, and what a miss costs."""

    chance: float
    hurts: int
    harm: int


# A whole fight ------------------------------------------------------------------------------------


def of_challenge(look: Look, card: Adventure, is_quick: bool = False) -> float:
    """Of overcoming a challenge with the party as it is; quick is by one plan for all rounds."""
    return look.once(f"{card.id} {is_quick}", lambda: chance_of(look, card, is_quick))


def chance_of(look: Look, card: Adventure, is_quick: bool) -> float:
    realm, party = look.realm, look.own
    if card.kind == TEST:
        return float(tests_chance(realm, party, card, luckstones(party)))
    bout = bout_of(realm, party, card.number)
    if is_quick or len(party.allies) > MOST_EXACT:
        bout.simplify(card.life)
    return float(odds_from(realm, party, card.number, bout).win)


def of_colour(look: Look, colour: int) -> float | None:
    """Of overcoming any challenge that may lie in a deck, on average; None if it has none."""
    return look.once(f"colour {colour}", lambda: average(look, colour))


def average(look: Look, colour: int) -> float | None:
    known = {*look.realm.slots, *look.realm.discards[colour], int(look.realm.event)}
    chances = [
        of_challenge(look, card, is_quick=True)
        for card in look.content.adventures
        if card.colour == colour and card.kind != EVENT and card.number not in known
    ]
    return sum(chances) / len(chances) if chances else None


class Outlook:
    """A fight with a challenge as it stands: what is likely to become of it."""

    def __init__(self, look: Look, fight: Fight) -> None:
        realm = look.realm
        self.fight = fight
        self.party = realm.parties[fight.hero_part]
        self.bout: Bout = bout_of(realm, self.party, fight.foe)
        left = foe_life(realm, fight) - fight.wounds
        if len(self.party.allies) > MOST_EXACT:
            self.bout.simplify(left)
        self.state = self.bout.start(max(0, left))

    def acted(self) -> int:
        """Who has acted in this round, as engine/odds.py has it."""
        found = int(self.fight.attacks) & 3
        if self.fight.extra > 0:
            found |= ONE_MORE
        for place, ally in enumerate(self.party.allies[:2]):
            if ally.card.number in self.fight.acted:
                found |= ALLY_ACTED << place
        return found

    def whole(self) -> Fate:
        """From the beginning of a round."""
        return fate(self.bout.solve(self.state))

    def rest(self) -> Fate:
        """From this phase on, by the best choices."""
        return fate(self.bout.after(self.state, self.fight.phase, self.acted()))

    def by(self, actor: int) -> Fate:
        """If this one acts in the phase: 0 defends, 1 attacks, then the allies."""
        return self.after_roll(actor, self.acted())

    def of_roll(self) -> Fate:
        """Whoever acts is chosen, but has not rolled."""
        acted = self.acted()
        for place, ally in enumerate(self.party.allies[:2]):
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


def fate(line: Line) -> Fate:
    return Fate(line[1], line[2], line[3])


def outlook_of(look: Look) -> Outlook | None:
    """Of the fight under way, if it is one with a challenge that the reader's hero fights."""
    fight = look.realm.fight
    if fight is None or fight.is_duel() or look.realm.has_fallen(fight.hero_part):
        return None
    return look.once("outlook", lambda: Outlook(look, fight))


def actor_of(look: Look, step: str) -> int | None:
    """Who acts by a step of a phase."""
    verb, _, rest = step.partition(" ")
    if verb in ("defend", "attack"):
        return int(DEFENDS if verb == "defend" else ATTACKS)
    for place, ally in enumerate(look.own.allies):
        if verb == "ally" and ally.card.id == rest:
            return int(ALLY) + place
    return None


# One roll -----------------------------------------------------------------------------------------


def roll_of(look: Look, fight: Fight, character: Character, role: int, phase: int) -> Roll:
    """What a character would roll in a phase, with all that was added."""
    realm = look.realm
    party = realm.parties[fight.hero_part]
    before = realm.fight
    trial = fight.copy()
    if phase != fight.phase:
        trial.roll_bonus = 0
    trial.phase, trial.role = phase, role
    trial.acting = character.card.number
    realm.fight = trial
    needed = foe_value(realm, trial) - combat_value(realm, trial, party, character, role)
    hurts = int(damage(realm, trial, party, character)) if role == ATTACK else 0
    found = Roll(at_least(needed), hurts, int(foe_damage(realm, trial)))
    realm.fight = before
    return found


def roll_by(look: Look, step: str) -> Roll | None:
    """The roll that a step of a phase leads to."""
    fight, actor = look.realm.fight, actor_of(look, step)
    if fight is None or actor is None:
        return None
    party = look.realm.parties[fight.hero_part]
    if actor >= ALLY:
        return roll_of(look, fight, party.allies[actor - ALLY], ATTACK, int(fight.phase))
    role = DEFEND if actor == DEFENDS else ATTACK
    return roll_of(look, fight, party.hero, role, int(fight.phase))


def escape_chance(look: Look) -> float:
    fight = look.realm.the_fight()
    party = look.realm.parties[fight.hero_part]
    difficulty = escape_difficulty(look.realm, fight)
    return float(test_chance(look.realm, party, ESCAPE, difficulty, 0))


def again_chance(look: Look, party: Party) -> float:
    """Of the test that has failed, rolled once more."""
    frame = look.realm.top()
    skill = frame.amounts[0]
    return float(at_least(frame.n - skill_value(look.realm, party, skill)))
