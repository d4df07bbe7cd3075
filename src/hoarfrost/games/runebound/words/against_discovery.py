"""Why a Legend or the Princess cannot be discovered: from what the player's own hand shows."""

from collections.abc import Mapping
from typing import Final

from hoarfrost.core.errors import Reason
from hoarfrost.games.runebound.engine.content import (
    ANY,
    COLOURS,
    FROM_LEGENDS,
    SYMBOL_COUNT,
    SYMBOL_LETTERS,
    SYMBOLS,
    Card,
    Clue,
)
from hoarfrost.games.runebound.engine.discovering import is_princess_space
from hoarfrost.games.runebound.engine.matching import ground_round
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import NOBODY
from hoarfrost.games.runebound.words.against_move import Against
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import names_of
from hoarfrost.games.runebound.words.refusal import (
    called,
    card_of,
    reason,
    shown,
    terrain_at,
    unknown_card,
    unknown_word,
    wrong_form,
)

# Legends ------------------------------------------------------------------------------------------


def against_discover(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.legend.discover"
    if len(words) < 2:
        example = card_id(realm)
        return wrong_form(rule, f"discover {example} F M T")
    legend = card_of(realm, words[1])
    if legend is None:
        return unknown_card(realm, words[1], rule)
    return (
        not_open(realm, legend)
        or too_late(realm)
        or found_already(realm)
        or wrong_jewel(realm, party, legend)
        or too_few_tokens(party, legend)
        or against_set_of(realm, party, legend, words[2:])
        or no_set_fits(realm, party, legend)
    )


def card_id(realm: Realm) -> str:
    """A Legend to name in an example."""
    return realm.content.cards[realm.content.legends[0]].id


def not_open(realm: Realm, legend: Card) -> Reason | None:
    if legend.origin != FROM_LEGENDS:
        message = Message("{card} is no Legend.")
        return reason("E_NO_LEGEND", "rune.term.legend", message, card=legend.name)
    if realm.rules.legend_market:
        message = Message("In this game Legends are bought in towns.")
        return reason("E_LEGENDS_SOLD", "rune.variant.legend_market", message)
    if legend.number in realm.row:
        return None
    message = Message("{card} is not among the open Legends.")
    return reason("E_NOT_OPEN", "rune.legend.row", message, card=legend.name)


def too_late(realm: Realm) -> Reason | None:
    rule = "rune.move.discovery_window"
    if realm.has_moved:
        message = Message("You discover before your first move, and you have moved.")
        return reason("E_MOVED", rule, message)
    if realm.is_forced:
        message = Message("After a step without dice you discover nothing in this turn.")
        return reason("E_MOVED", rule, message)
    return None


def found_already(realm: Realm) -> Reason | None:
    if realm.has_found_legend:
        message = Message("You have discovered a Legend in this turn already.")
        return reason("E_ONE_LEGEND", "rune.legend.limit", message)
    if realm.rules.one_discovery and realm.has_found_princess:
        message = Message("You have found the Princess in this turn: that was your discovery.")
        return reason("E_ONE_DISCOVERY", "rune.legend.limit", message)
    return None


def wrong_jewel(realm: Realm, party: Party, legend: Card) -> Reason | None:
    jewel = realm.map.jewels[party.space]
    if jewel == legend.colour:
        return None
    values = {
        "space": called(realm, int(party.space)),
        "card": legend.name,
        "colour": names_of("colours", COLOURS[legend.colour]),
    }
    if jewel < 0:
        message = Message("{space} has no jewel. {card} needs this one: {colour}.")
        return reason("E_JEWEL", "rune.legend.where", message, **values)
    message = Message("The jewel on {space} is {jewel}. {card} needs this one: {colour}.")
    own = names_of("colours", COLOURS[jewel])
    return reason("E_JEWEL", "rune.legend.where", message, jewel=own, **values)


def too_few_tokens(party: Party, legend: Card) -> Reason | None:
    have = int(party.rumor_count())
    if have >= legend.difficulty:
        return None
    message = Message("{card} needs {needed} rumor tokens, and you have {have}.")
    return reason(
        "E_TOKENS",
        "rune.legend.discover",
        message,
        card=legend.name,
        needed=int(legend.difficulty),
        have=have,
    )


def against_set_of(realm: Realm, party: Party, legend: Card, letters: list[str]) -> Reason | None:
    """Against the tokens that somebody names; None if none are named."""
    if not letters:
        return None
    rule = "rune.legend.match"
    tokens = [0] * SYMBOL_COUNT
    for letter in letters:
        if letter not in SYMBOL_LETTERS:
            return unknown_word("E_TOKEN", rule, shown(letter), list(SYMBOL_LETTERS))
        tokens[SYMBOL_LETTERS.index(letter)] += 1
    for symbol, count in enumerate(tokens):
        if count > party.rumors[symbol]:
            return not_so_many(party, symbol)
    if len(letters) != legend.difficulty:
        message = Message("{card} needs {needed} rumor tokens, and you name {named}.")
        return reason(
            "E_TOKENS",
            rule,
            message,
            card=legend.name,
            needed=int(legend.difficulty),
            named=len(letters),
        )
    return set_does_not_fit(realm, party, tokens)


def not_so_many(party: Party, symbol: int) -> Reason:
    message = Message("So many rumor tokens with this symbol you do not have: {symbol} ({have}).")
    return reason(
        "E_TOKENS",
        "rune.legend.match",
        message,
        symbol=names_of("symbols", SYMBOLS[symbol]),
        have=int(party.rumors[symbol]),
    )


def set_does_not_fit(realm: Realm, party: Party, tokens: list[int]) -> Reason:
    own = int(realm.map.terrains[party.space])
    if own != ANY and tokens[own] == 0 and tokens[ANY] == 0:
        return own_space_open(realm, party, "rune.legend.match")
    message = Message("One token covers {space}; the others do not fit the spaces around it.")
    return reason("E_NO_MATCH", "rune.legend.match", message, space=called(realm, int(party.space)))


def own_space_open(realm: Realm, party: Party, rule: str) -> Reason:
    message = Message("Nothing covers your own space, {space}: it is {terrain}.")
    space = int(party.space)
    return reason(
        "E_OWN_SPACE",
        rule,
        message,
        space=called(realm, space),
        terrain=terrain_at(realm, space),
    )


def no_set_fits(realm: Realm, party: Party, legend: Card) -> Reason:
    """No tokens of the player make a discovery set here."""
    own = int(realm.map.terrains[party.space])
    if own != ANY and party.rumors[own] == 0 and party.rumors[ANY] == 0:
        return own_space_open(realm, party, "rune.legend.match")
    message = Message("No {needed} of your rumor tokens fit {space} and the spaces around it.")
    return reason(
        "E_NO_MATCH",
        "rune.legend.match",
        message,
        needed=int(legend.difficulty),
        space=called(realm, int(party.space)),
    )


def against_tokens(realm: Realm, party: Party, words: list[str]) -> Reason:
    """In the midst of a discovery: the tokens so far with those that are named."""
    legend = realm.content.cards[realm.finding]
    letters = [SYMBOL_LETTERS[symbol] for symbol in realm.spent] + words
    return against_set_of(realm, party, legend, letters) or no_set_fits(realm, party, legend)


# The Princess -------------------------------------------------------------------------------------


def against_princess(realm: Realm, party: Party, words: list[str]) -> Reason:
    return (
        princess_found(realm)
        or too_late(realm)
        or princess_not_here(realm, party)
        or against_clue(realm, party, words)
    )


def princess_found(realm: Realm) -> Reason | None:
    if realm.princess != NOBODY:
        hero = realm.parties[realm.princess].hero.card.name
        message = Message("The Princess has been found: {hero} has the token.")
        return reason("E_PRINCESS", "rune.princess.take", message, hero=hero)
    if realm.has_found_princess:
        message = Message("You have found the Princess in this turn already.")
        return reason("E_PRINCESS", "rune.princess.when", message)
    if realm.rules.one_discovery and realm.has_found_legend:
        message = Message("You have discovered a Legend in this turn: that was your discovery.")
        return reason("E_ONE_DISCOVERY", "rune.legend.limit", message)
    return None


def princess_not_here(realm: Realm, party: Party) -> Reason | None:
    if is_princess_space(realm, party.space):
        return None
    space = called(realm, int(party.space))
    if realm.map.terrains[party.space] == ANY:
        message = Message("{space} is no space with terrain, so the Princess is not there.")
    else:
        message = Message("{space} does not have six spaces of land around it.")
    return reason("E_PRINCESS_PLACE", "rune.princess.where", message, space=space)


def against_clue(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.princess.match"
    kinds = {clue.id: n for n, clue in enumerate(realm.content.clues)}
    if len(words) != 2:
        own = [clue for clue, n in kinds.items() if party.clues[n] > 0]
        if not own:
            return reason("E_NO_CLUE", rule, Message("You have no clue cards."))
        return wrong_form("rune.princess.discard", f"princess {own[0]}")
    if words[1] not in kinds:
        return unknown_word("E_CLUE", rule, shown(words[1]), list(kinds))
    kind = kinds[words[1]]
    if party.clues[kind] == 0:
        symbols = [names_of("symbols", symbol) for symbol in words[1].split("+")]
        message = Message("You have no clue card with {symbols}.")
        return reason("E_NO_CLUE", rule, message, symbols=symbols)
    return clue_does_not_cover(realm, party, kind)


def clue_does_not_cover(realm: Realm, party: Party, kind: int) -> Reason:
    clue: Clue = realm.content.clues[kind]
    own = int(realm.map.terrains[party.space])
    covering = [symbol for symbol in clue.symbols if symbol in (own, ANY)]
    if not covering:
        return own_space_open(realm, party, "rune.princess.discard")
    symbols = [0] * SYMBOL_COUNT
    for number, count in enumerate(party.clues):
        for symbol in realm.content.clues[number].symbols:
            symbols[symbol] += count
    symbols[own if own in covering else ANY] -= 1
    return symbols_missing(realm, party, symbols)


def symbols_missing(realm: Realm, party: Party, symbols: list[int]) -> Reason:
    """What the clue cards lack round the own space, after wild symbols have helped."""
    ground = ground_round(realm.map, party.space)
    left = symbols[ANY]
    lacking: list[object] = []
    for terrain in range(ANY):
        missing = max(0, ground[terrain] - symbols[terrain])
        helped = min(left, missing)
        left -= helped
        if missing > helped:
            name = names_of("terrains", SYMBOLS[terrain])
            lacking.append(Message("{n} of {terrain}", n=missing - helped, terrain=name))
    space = called(realm, int(party.space))
    if not lacking:
        message = Message("Around {space} you need one more clue symbol.")
        return reason("E_CLUES", "rune.princess.match", message, space=space)
    message = Message("Around {space} you still need these clue symbols: {lacking}.")
    return reason("E_CLUES", "rune.princess.match", message, space=space, lacking=lacking)


AGAINST: Final[Mapping[str, Against]] = {
    "discover": against_discover,
    "princess": against_princess,
}
