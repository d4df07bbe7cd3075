"""Chances for the screen: of a roll, of each choice in a phase, of a whole fight."""

from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.content import ATTACK, DEFEND, EVENT, TEST, Adventure
from hoarfrost.games.runebound.engine.odds import bout_of, luckstones, odds_from, tests_chance
from hoarfrost.games.runebound.engine.race import ALLY, ATTACKS, DEFENDS
from hoarfrost.games.runebound.engine.realm import Party
from hoarfrost.games.runebound.engine.skill_tests import skill_value
from hoarfrost.games.runebound.files.outlook import MOST_EXACT, Outlook, Roll, outlook_on, roll_of
from hoarfrost.games.runebound.terminal.look import Look

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


def outlook_of(look: Look) -> Outlook | None:
    """Of the fight under way, if it is one with a challenge."""
    return look.once("outlook", lambda: outlook_on(look.realm))


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


def roll_by(look: Look, step: str) -> Roll | None:
    """The roll that a step of a phase leads to."""
    fight, actor = look.realm.fight, actor_of(look, step)
    if fight is None or actor is None:
        return None
    party = look.realm.parties[fight.hero_part]
    if actor >= ALLY:
        return roll_of(look.realm, fight, party.allies[actor - ALLY], ATTACK, int(fight.phase))
    role = DEFEND if actor == DEFENDS else ATTACK
    return roll_of(look.realm, fight, party.hero, role, int(fight.phase))


def again_chance(look: Look, party: Party) -> float:
    """Of the test that has failed, rolled once more."""
    frame = look.realm.top()
    skill = frame.amounts[0]
    return float(at_least(frame.n - skill_value(look.realm, party, skill)))
