"""What could happen, as data for a board that knows no rules (`GameKit.preview`).

A board asks in these words; spaces, cards and foes are told by their ids, chances from 0 to 1:

    ""                 what is at hand: "fight FOE" in a fight with a challenge, "reach" in the own
                       Movement step, else None
    "reach"            where the own dice lead: `{"from", "dice", "rolled", "ways"}`. After the roll
                       a way is `{"space", "path", "dice", "shoes", "frost", "moves"}`: the steps
                       without the first space, the face that pays for each (0: a die turned by
                       snowshoes), how many snowshoes that takes, the frost of each member of the
                       party at its end, and the moves to play. Before the roll it is
                       `{"space", "chance", "frost"}` with as many dice as may be rolled
    "reach N"          the same before the roll with N dice
    "way SPACE"        why it is out of reach: `{"space", "steps", "dice", "missing"}`, with
                       `{"space", "terrain"}` for each step that no die pays for
    "fight FOE"        a challenge or Arshan, from before combat on, by the best choices: `{"foe",
                       "win", "ko", "escape", "wounds", "lost", "exact"}`: three chances that make
                       1, wounds of the hero and allies lost on average; in the midst of a fight
                       with that foe from where it stands
    "scene"            the fight under way, phase by phase (fight_foresight.py)
    "attempt"          the adventure on the own space: `{"colour", "challenge", "chance"}`, how
                       likely it is overcome: that of a challenge that lies open, else on average
                       of those that may lie in the deck
    "attempt COLOUR"   the same for an adventure of this colour that nobody knows yet
    "test SKILL N"     `{"skill", "difficulty", "value", "chance", "luck"}`: with one roll, and with
                       all luckstones
    "test CHALLENGE"   a challenge of tests: `{"challenge", "chance", "luck", "tests"}`
    "legend CARD"      where it can be discovered: `{"card", "colour", "tokens", "spaces"}`, with
                       `{"space", "missing"}` by the fewest tokens that are missing
    "princess"         the same for the Princess: `{"free", "symbols", "spaces"}`
    "weather"          `{"icon", "terrains"}`: for each terrain the frost of a turn and in how many
                       turns white death and a knock-out follow (None: never)
    "market"           every market for this party: prices, what a card would change
                       (market_outlook.py)

All is for the party of the seat that asks, from what that seat knows.
"""

from typing import Final

from hoarfrost.core.errors import IllegalMove, Reason
from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.chances import at_least
from hoarfrost.games.runebound.engine.content import (
    COLOURS,
    EVENT,
    FIGHT,
    SKILLS,
    SYMBOLS,
    TERRAINS,
    TEST,
    Adventure,
)
from hoarfrost.games.runebound.engine.counters import slot_at
from hoarfrost.games.runebound.engine.figures import foe_life
from hoarfrost.games.runebound.engine.finding import (
    Find,
    legend_finds,
    princess_finds,
    symbols_of,
)
from hoarfrost.games.runebound.engine.odds import (
    Odds,
    bout_of,
    luckstones,
    odds_from,
    state_of,
    test_chance,
    tests_chance,
    winter,
)
from hoarfrost.games.runebound.engine.realm import Fight, Party
from hoarfrost.games.runebound.engine.skill_tests import skill_value
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import BEFORE_MOVING, MOVING, NOBODY, TURN
from hoarfrost.games.runebound.files.fight_foresight import foresee_scene
from hoarfrost.games.runebound.files.market_outlook import foresee_market
from hoarfrost.games.runebound.files.reach_foresight import ALL, foresee_reach, foresee_way
from hoarfrost.games.runebound.words.refusal import (
    number_in,
    space_of,
    unknown_space,
    unknown_word,
    wrong_form,
)
from hoarfrost.games.runebound.words.why_not import describe_place

DIGITS: Final = 4  # of a chance
ABOUTS: Final = (
    "reach", "way", "fight", "scene", "attempt", "test", "legend", "princess", "weather",
    "market",
)  # fmt: skip
MOVEMENT: Final = (BEFORE_MOVING, MOVING)
MOST_EXACT: Final = 1  # allies; with more a fight goes by one plan for all rounds
MOST_SPACES: Final = 60  # that are told of a discovery


def foresee(state: State, about: str, seat: int, lang: str) -> Json | None:
    """What could happen, for a seat; the state is one to try things in (`State.known_to`)."""
    del lang  # all is told by ids and numbers
    assert isinstance(state, RuneboundState)
    verb, _, rest = about.partition(" ")
    if about and verb not in ABOUTS:
        raise senseless(
            state, about, seat, unknown_word("E_ABOUT", "core.notation", about, [*ABOUTS])
        )
    if state.is_terminal() or state.active == NOBODY or not 0 <= seat < len(state.parties):
        return None
    party = state.parties[seat]
    if not about:
        return foresee_what_is_at_hand(state, party)
    if verb == "reach":
        return foresee_dice(state, party, rest, about)
    if verb == "way":
        return foresee_space(state, party, rest, about)
    if verb == "fight":
        return foresee_fight(state, party, rest, about)
    if verb == "scene":
        return foresee_scene(state)
    if verb == "attempt":
        return foresee_attempt(state, party, rest, about)
    if verb == "test":
        return foresee_test(state, party, rest, about)
    if verb == "legend":
        return foresee_legend(state, party, rest, about)
    if verb == "princess":
        return foresee_princess(state, party)
    if verb == "market":
        return foresee_market(state, party)
    return foresee_weather(state, party)


def foresee_what_is_at_hand(state: RuneboundState, party: Party) -> Json | None:
    fight = state.fight
    if fight is not None and not fight.is_duel() and fight.hero_part == party.seat:
        foe = state.content.adventures[fight.foe].id
        return foresee_fight(state, party, foe, f"fight {foe}")
    frame = state.stack[0]
    is_own = frame.kind == TURN and frame.seat == party.seat and fight is None
    return foresee_reach(state, party) if is_own and frame.stage in MOVEMENT else None


def senseless(state: RuneboundState, about: str, seat: int, *reasons: Reason) -> IllegalMove:
    return IllegalMove(about, list(reasons), describe_place(state), seat)


def share(chance: float) -> float:
    return round(float(chance), DIGITS)


# Movement -----------------------------------------------------------------------------------------


def foresee_dice(state: RuneboundState, party: Party, rest: str, about: str) -> Json:
    rolled = ALL if not rest else number_in(rest)
    if rest and rolled < 0:
        raise senseless(
            state, about, int(party.seat), wrong_form("rune.move.dice_allowance", "reach 3")
        )
    return foresee_reach(state, party, rolled)


def foresee_space(state: RuneboundState, party: Party, word: str, about: str) -> Json:
    space = space_of(state, word)
    if space < 0:
        raise senseless(state, about, int(party.seat), unknown_space(word))
    return foresee_way(state, party, space)


# Challenges ---------------------------------------------------------------------------------------


def find_challenge(state: RuneboundState, word: str, kind: int) -> Adventure | None:
    number = state.content.adventure_number.get(word)
    if number is None or state.content.adventures[number].kind != kind:
        return None
    return state.content.adventures[number]


def foresee_fight(state: RuneboundState, party: Party, word: str, about: str) -> Json:
    card = find_challenge(state, word, FIGHT)
    if card is None:
        foes = [card.id for card in state.content.adventures if card.kind == FIGHT]
        unknown = unknown_word("E_FOE", "rune.combat.sequence", word, foes)
        raise senseless(state, about, int(party.seat), unknown)
    bout = bout_of(state, party, card.number)
    fight = state.fight
    is_going_on = fight is not None and fight.foe == card.number and fight.hero_part == party.seat
    left = card.life
    if is_going_on and fight is not None:
        left = life_left(state, fight)
    is_exact = len(party.allies) <= MOST_EXACT
    if not is_exact:
        bout.simplify(left)
    if is_going_on:
        line = bout.solve(state_of(bout.strength, left))
        odds = Odds(line[1], line[2], line[3], line[4], line[5])
    else:
        odds = odds_from(state, party, card.number, bout)
    return {
        "foe": card.id,
        "win": share(odds.win),
        "ko": share(odds.ko),
        "escape": share(odds.escape),
        "wounds": share(odds.wounds),
        "lost": share(odds.lost),
        "exact": is_exact,
    }


def life_left(state: RuneboundState, fight: Fight) -> int:
    return max(0, int(foe_life(state, fight) - fight.wounds))


def foresee_test(state: RuneboundState, party: Party, rest: str, about: str) -> Json:
    words = rest.split()
    seat = int(party.seat)
    if len(words) == 2 and words[0] in SKILLS:
        difficulty = number_in(words[1])
        if difficulty < 0:
            raise senseless(state, about, seat, wrong_form("rune.test.roll", "test climb 13"))
        return tell_test(state, party, SKILLS.index(words[0]), difficulty)
    card = find_challenge(state, rest, TEST)
    if card is None:
        known = [*SKILLS, *(card.id for card in state.content.adventures if card.kind == TEST)]
        unknown = unknown_word("E_TEST", "rune.test.roll", words[0] if words else "", known)
        raise senseless(state, about, seat, unknown)
    return {
        "challenge": card.id,
        "chance": share(tests_chance(state, party, card, 0)),
        "luck": share(tests_chance(state, party, card, luckstones(party))),
        "tests": [
            tell_test(state, party, int(test.skill), int(test.difficulty)) for test in card.tests
        ],
    }


def tell_test(state: RuneboundState, party: Party, skill: int, difficulty: int) -> Json:
    value = int(skill_value(state, party, skill))
    stones = luckstones(party)
    return {
        "skill": SKILLS[skill],
        "difficulty": difficulty,
        "value": value,
        "chance": share(at_least(difficulty - value)),
        "luck": share(test_chance(state, party, skill, difficulty, stones)),
    }


def foresee_attempt(state: RuneboundState, party: Party, word: str, about: str) -> Json | None:
    if word:
        if word not in COLOURS:
            unknown = unknown_word("E_COLOUR", "rune.term.jewel", word, [*COLOURS])
            raise senseless(state, about, int(party.seat), unknown)
        return tell_unknown(state, party, COLOURS.index(word))
    space = int(party.space)
    if space < 0 or not state.counters[space]:
        return None
    colour, slot = int(state.map.jewels[space]), int(slot_at(state, space))
    if slot < 0:
        return tell_unknown(state, party, colour)
    card = state.content.adventures[state.slots[slot]]
    return {
        "colour": COLOURS[colour],
        "challenge": card.id,
        "chance": share(overcoming(state, party, card, len(party.allies) > MOST_EXACT)),
    }


def tell_unknown(state: RuneboundState, party: Party, colour: int) -> Json:
    """On average of all that may lie in the deck: those that are nowhere else to be seen."""
    known = {*state.slots, *state.discards[colour], int(state.event)}
    chances = [
        overcoming(state, party, card, is_quick=True)
        for card in state.content.adventures
        if card.colour == colour and card.kind != EVENT and card.number not in known
    ]
    average = share(sum(chances) / len(chances)) if chances else None
    return {"colour": COLOURS[colour], "challenge": None, "chance": average}


def overcoming(state: RuneboundState, party: Party, card: Adventure, is_quick: bool) -> float:
    """The chance to overcome a challenge; quick is by one plan for all rounds."""
    if card.kind == TEST:
        return tests_chance(state, party, card, luckstones(party))
    bout = bout_of(state, party, card.number)
    if is_quick:
        bout.simplify(card.life)
    return float(odds_from(state, party, card.number, bout).win)


# Discoveries --------------------------------------------------------------------------------------


def foresee_legend(state: RuneboundState, party: Party, word: str, about: str) -> Json:
    number = state.content.card_number.get(word)
    if number is None or number not in state.row:
        known = [state.content.cards[card].id for card in state.row]
        unknown = unknown_word("E_LEGEND", "rune.legend.row", word, known)
        raise senseless(state, about, int(party.seat), unknown)
    card = state.content.cards[number]
    return {
        "card": card.id,
        "colour": COLOURS[card.colour],
        "tokens": int(card.difficulty),
        "spaces": tell_finds(state, legend_finds(state, party, card)),
    }


def foresee_princess(state: RuneboundState, party: Party) -> Json:
    symbols = symbols_of(state, party)
    return {
        "free": state.princess == NOBODY,
        "symbols": {SYMBOLS[symbol]: count for symbol, count in enumerate(symbols) if count},
        "spaces": tell_finds(state, princess_finds(state, party)),
    }


def tell_finds(state: RuneboundState, finds: list[Find]) -> list[Json]:
    """The best spaces first."""
    best = sorted(finds, key=lambda find: (int(find.missing), int(find.space)))[:MOST_SPACES]
    return [{"space": state.map.names[find.space], "missing": int(find.missing)} for find in best]


# Weather ------------------------------------------------------------------------------------------


def foresee_weather(state: RuneboundState, party: Party) -> Json:
    terrains: Json = {}
    for terrain, name in enumerate(TERRAINS):
        if terrain not in state.map.terrains:
            continue
        found = winter(state, party, state.map.terrains.index(terrain))
        terrains[name] = {
            "frost": int(found.frost),
            "white_death": int(found.white_death) or None,
            "knock_out": int(found.knock_out) or None,
        }
    return {"icon": state.content.weather[state.weather].icon, "terrains": terrains}
