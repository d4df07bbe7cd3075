"""What holds for heroes and allies now, for boards without rules: Life, Stamina, values, skills.

Printed figures are changed by experience counters, cards, places and the event in play. All of that
is public, and so is what comes of it. By seat, or None before a hero stands on the map:

    {"members": [{"life", "stamina", "frost", "attack", "damage", "defend"}, ...], "skills",
     "counter"}

The members are the hero and the allies in their order. `frost` is how many frost counters make one
of white death; `attack` and `damage` are by phase against anybody, `defend` is the hero's alone.
`counter` is the experience that an experience counter costs.
"""

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import NONE, PHASES, SKILLS
from hoarfrost.games.runebound.engine.frost import frost_limit
from hoarfrost.games.runebound.engine.realm import Character, Fight, Party, Realm
from hoarfrost.games.runebound.engine.skill_tests import skill_values
from hoarfrost.games.runebound.engine.steps import NOBODY
from hoarfrost.games.runebound.engine.strength import fighter_with
from hoarfrost.games.runebound.engine.turn import counter_cost


def write_figures(realm: Realm) -> list[Json | None]:
    """Of every seat."""
    return [None if party.space < 0 else figures_of(realm, party) for party in realm.parties]


def figures_of(realm: Realm, party: Party) -> Json:
    fight = Fight(NONE, party.seat, NOBODY)
    members = [
        member_figures(realm, fight, party, party.member(place)) for place in range(party.size())
    ]
    return {
        "members": members,
        "skills": dict(zip(SKILLS, skill_values(realm, party), strict=True)),
        "counter": int(counter_cost(realm, party)),
    }


def member_figures(realm: Realm, fight: Fight, party: Party, character: Character) -> Json:
    life = realm.life(party, character)
    found = fighter_with(realm, fight, party, character, life)
    told: Json = {
        "life": int(life),
        "stamina": int(realm.stamina(party, character)),
        "frost": int(frost_limit(realm, character, life)),
        "attack": dict(zip(PHASES, found.attack, strict=True)),
        "damage": dict(zip(PHASES, found.damage, strict=True)),
    }
    if character is party.hero:
        told["defend"] = dict(zip(PHASES, found.defend, strict=True))
    return told
