"""Actions as people write them: `move d3 M7`, `discover bow_of_the_sky F M T`, `buy ringmail`.

Cards, towns and characters are named by their ids, spaces by column and row, dice by their faces
(`d3` is a die that shows face 3). Rumor tokens are letters, a wild one is `*`. How people may write
the same in other ways is in shorthand.py.
"""

from typing import Final

from hoarfrost.games.runebound.engine.content import (
    GEAR,
    IMMEDIATE,
    IN_MARKET,
    ONGOING,
    PASSIVE,
    PHASES,
    SYMBOL_LETTERS,
    WINDOWS,
    Card,
    Effect,
)
from hoarfrost.games.runebound.engine.procedure import options, side_options
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    ACTIONS,
    ALLY_ATTACKS,
    ATTACK,
    ATTEMPT,
    BEGIN,
    BUY,
    CHARACTER,
    CHOOSE,
    COUNTER,
    COUNTER_KINDS,
    DEFEND,
    DISCOVER,
    DROP,
    DUEL,
    ESCAPE,
    FACES,
    FLARE_STAGE,
    FREE,
    GEAR_TO_BUY,
    HEAL_WOUND,
    HERO,
    LOSE,
    LOSE_GEAR,
    LUCK,
    MOST_EFFECTS,
    MOST_NEIGHBOURS,
    MOVE,
    PASS,
    PLACE_FLARE,
    PREROLL,
    PRINCESS,
    REST,
    ROLL,
    ROLLING_MORE,
    SELL,
    SET,
    SHOE,
    SPACE,
    STEAL,
    STEP,
    TAKE_DICE,
    TOKEN,
    TOWN,
    TRADE,
    TRUCE,
    TURN,
    USE,
    WARM,
)
from hoarfrost.games.runebound.words.shorthand import in_our_words, spelled_out

PLAIN: Final = {
    PASS: "pass",
    TAKE_DICE: "take",
    WARM: "warm",
    ATTEMPT: "attempt",
    ESCAPE: "escape",
    LUCK: "luck",
    TRUCE: "truce",
    TRADE: "market",
    PLACE_FLARE: "flare",
}
TREATMENTS: Final = ("heal wound", "heal exhaustion", "cure")
FREE_TREATMENTS: Final = ("free wound", "free exhaustion", "free cure")
PLACES: Final = 4  # in a party
ALWAYS_ON: Final = (PASSIVE, IN_MARKET, IMMEDIATE, ONGOING)


def format_action(realm: Realm, action: int) -> str:
    """The text of an action, legal or not; raises ValueError if it has no meaning here."""
    if action in PLAIN:
        return PLAIN[action]
    if not 0 <= action < ACTIONS:
        raise ValueError(f"there is no action {action}")
    if action >= PRINCESS:
        return format_card(realm, action)
    if action >= STEAL:
        return format_town_matter(realm, action)
    if action >= REST:
        return format_choice(realm, action)
    return format_dice(realm, action)


# By kind of action --------------------------------------------------------------------------------


def format_dice(realm: Realm, action: int) -> str:
    """Rolling and moving."""
    if action >= DROP:
        return f"drop {action - DROP + 1}"
    if action >= SET:
        return f"set {turned(action - SET)}"
    if action >= SHOE:
        return f"snowshoe {turned(action - SHOE)}"
    if action >= MOVE:
        face, place = divmod(action - MOVE, MOST_NEIGHBOURS)
        return f"move d{face + 1} {neighbour(realm, place)}"
    if action >= STEP:
        return f"step {neighbour(realm, action - STEP)}"
    frame = realm.top()
    is_more = frame.kind == TURN and frame.stage == ROLLING_MORE
    return f"{'more' if is_more else 'roll'} {action - ROLL}"


def turned(pair: int) -> str:
    """A die and the face that it gets."""
    face, new = divmod(pair, FACES)
    return f"d{face + 1} d{new + 1}"


def neighbour(realm: Realm, place: int) -> str:
    space = asked_party(realm).space
    if space < 0 or place >= len(realm.map.neighbours[space]):
        raise ValueError(f"there is no neighbour {place}")
    return realm.map.names[realm.map.neighbours[space][place]]


def asked_party(realm: Realm) -> Party:
    if realm.asked < 0:
        raise ValueError("nobody is asked")
    return realm.parties[realm.asked]


def member(realm: Realm, place: int) -> str:
    """A hero or an ally of whoever is asked."""
    party = asked_party(realm)
    if place >= party.size():
        raise ValueError(f"there is no member {place} of the party")
    return party.member(place).card.id


def hero_of(realm: Realm, seat: int) -> str:
    if seat >= len(realm.parties):
        raise ValueError(f"there is no seat {seat}")
    return realm.parties[seat].hero.card.id


def format_choice(realm: Realm, action: int) -> str:
    """Members of the party, towns, spaces, combat."""
    if action >= CHOOSE:
        return f"choose {action - CHOOSE + 1}"
    if action >= ALLY_ATTACKS:
        return f"ally {member(realm, action - ALLY_ATTACKS + 1)}"
    if action in (ATTACK, DEFEND):
        phase = 0 if realm.fight is None else int(realm.fight.phase)
        return f"{'attack' if action == ATTACK else 'defend'} {PHASES[phase]}"
    if action >= DUEL:
        return f"duel {hero_of(realm, action - DUEL)}"
    if action >= SPACE:
        return f"flee {neighbour(realm, action - SPACE)}"
    if action >= TOWN:
        return format_town(realm, action - TOWN)
    if action >= CHARACTER:
        return f"for {member(realm, action - CHARACTER)}"
    return f"rest {member(realm, action - REST)}"


def format_town(realm: Realm, town: int) -> str:
    if town >= len(realm.map.towns):
        raise ValueError(f"there is no town {town}")
    frame = realm.top()
    verb = "town"
    if frame.kind == BEGIN:
        verb = "place"
    elif frame.kind == TURN and frame.stage == FLARE_STAGE:
        verb = "flare"
    return f"{verb} {realm.map.towns[town].id}"


def format_town_matter(realm: Realm, action: int) -> str:
    """Healing, gear, experience; also tokens and dice rolled ahead."""
    if action >= PREROLL:
        return f"preroll {action - PREROLL}"
    if action >= TOKEN:
        return SYMBOL_LETTERS[action - TOKEN]
    if action >= LOSE_GEAR:
        return f"lose {GEAR[action - LOSE_GEAR]}"
    if action >= COUNTER:
        return f"level {COUNTER_KINDS[action - COUNTER]}"
    if action >= GEAR_TO_BUY:
        return f"gear {GEAR[action - GEAR_TO_BUY]}"
    if action >= FREE:
        kind, place = divmod(action - FREE, PLACES)
        return f"{FREE_TREATMENTS[kind]} {member(realm, place)}"
    if action >= HEAL_WOUND:
        kind, place = divmod(action - HEAL_WOUND, PLACES)
        return f"{TREATMENTS[kind]} {member(realm, place)}"
    return f"steal {hero_of(realm, action - STEAL)}"


def format_card(realm: Realm, action: int) -> str:
    content = realm.content
    if action >= USE:
        card, place = divmod(action - USE, MOST_EFFECTS)
        return format_use(card_at(realm, card), place)
    for first, verb in ((HERO, "hero"), (LOSE, "lose"), (SELL, "sell"), (BUY, "buy")):
        if action >= first:
            return f"{verb} {card_at(realm, action - first).id}"
    if action >= DISCOVER:
        return f"discover {card_at(realm, action - DISCOVER).id}"
    if action - PRINCESS >= len(content.clues):
        raise ValueError(f"there is no kind of clue {action - PRINCESS}")
    return f"princess {content.clues[action - PRINCESS].id}"


def card_at(realm: Realm, number: int) -> Card:
    if number >= len(realm.content.cards):
        raise ValueError(f"there is no card {number}")
    return realm.content.cards[number]


def format_use(card: Card, place: int) -> str:
    """The number of an effect on the card is written where several can be used."""
    if place >= len(card.effects):
        raise ValueError(f"{card.id} has no effect {place}")
    several = sum(is_for_use(effect) for effect in card.effects) > 1
    return f"use {card.id} {place + 1}" if several else f"use {card.id}"


def is_for_use(effect: Effect) -> bool:
    """Whether an effect does something only when its owner wants it."""
    return any(effect.opens_in(window) for window in range(len(WINDOWS)) if window not in ALWAYS_ON)


# Reading ------------------------------------------------------------------------------------------


def find_action(realm: Realm, text: str, seat: int) -> int:
    """The legal action of a seat that a text names, in full or in another way, or -1."""
    texts = legal_texts(realm, seat)
    return texts.get(read(realm, text, texts), -1)


def legal_texts(realm: Realm, seat: int) -> dict[str, int]:
    actions = options(realm) if seat == realm.asked else side_options(realm, seat)
    return {format_action(realm, action): action for action in actions}


def read(realm: Realm, text: str, texts: dict[str, int]) -> str:
    """The one of these texts that is meant, or "" if none is."""
    exact = " ".join(text.split())
    return exact if exact in texts else spelled_out(realm, text, list(texts))


def respelled(realm: Realm, text: str) -> str:
    """A whole move as we write it: tokens of a discovery in the order of the terrains."""
    if realm.finding >= 0:
        return text
    words = in_our_words(realm, text)
    if words[:1] != ["discover"] or len(words) < 3:
        return text
    return " ".join([*words[:2], *sorted(words[2:], key=place_of_token)])


def place_of_token(token: str) -> int:
    """Tokens in their order, then what is none."""
    return SYMBOL_LETTERS.index(token) if token in SYMBOL_LETTERS else len(SYMBOL_LETTERS)
