"""Legends and the Princess are discovered (R§14, R§15)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.cards import fill_row, gain
from hoarfrost.games.runebound.engine.content import ANY, NONE, SYMBOL_COUNT, SYMBOLS
from hoarfrost.games.runebound.engine.knowing import note_spending
from hoarfrost.games.runebound.engine.matching import (
    can_complete,
    covering_clues,
    ground_round,
    next_tokens,
)
from hoarfrost.games.runebound.engine.realm import NO_INTS, Party, Realm
from hoarfrost.games.runebound.engine.steps import DISCOVER, NOBODY, PRINCESS, TOKEN

SPACES_ROUND: Final = 6  # rune.princess.where


def discovery_options(realm: Realm, party: Party) -> list[int]:
    """rune.move.discovery_window; whoever is in the midst of a discovery goes on with it."""
    if realm.finding >= 0:
        return [TOKEN + symbol for symbol in token_options(realm, party)]
    if realm.has_moved or realm.is_forced:
        return []
    return [
        *[PRINCESS + clue for clue in princess_clues(realm, party)],
        *[DISCOVER + card for card in sorted(legends_to_find(realm, party))],
    ]


def may_discover(realm: Realm, party: Party) -> bool:
    """Whether, by what everybody sees, the player might discover something now."""
    if realm.has_moved or realm.is_forced:
        return False
    colour = realm.map.jewels[party.space]
    tokens = party.rumor_count()
    for card in realm.row:
        legend = realm.content.cards[card]
        if legend.colour == colour and legend.difficulty <= tokens:
            return True
    has_cards = 2 * party.clue_count() > SPACES_ROUND
    return realm.princess == NOBODY and has_cards and is_princess_space(realm, party.space)


# Legends ------------------------------------------------------------------------------------------


def legends_to_find(realm: Realm, party: Party) -> list[int]:
    """The open legends for which the player has a discovery set here."""
    found: list[int] = []
    if realm.has_found_legend or (realm.rules.one_discovery and realm.has_found_princess):
        return found
    colour = realm.map.jewels[party.space]
    if colour < 0:
        return found
    tokens = party.rumor_count()
    ground = ground_round(realm.map, party.space)
    own = realm.map.terrains[party.space]
    chosen = [0] * SYMBOL_COUNT
    for card in realm.row:
        legend = realm.content.cards[card]
        if legend.colour != colour or legend.difficulty > tokens:
            continue
        if can_complete(chosen, legend.difficulty, party.rumors, 0, own, ground):
            found.append(card)
    return found


def token_options(realm: Realm, party: Party) -> list[int]:
    legend = realm.content.cards[realm.finding]
    chosen = [0] * SYMBOL_COUNT
    least: i64 = 0
    for symbol in realm.spent:
        chosen[symbol] += 1
        least = symbol
    return next_tokens(
        chosen,
        legend.difficulty - len(realm.spent),
        party.rumors,
        least,
        realm.map.terrains[party.space],
        ground_round(realm.map, party.space),
    )


def begin_legend(realm: Realm, card: i64) -> None:
    realm.finding = card
    realm.spent = NO_INTS


def choose_token(realm: Realm, party: Party, symbol: i64) -> None:
    """The last token completes the set (rune.legend.discover)."""
    realm.spent = [*realm.spent, int(symbol)]
    legend = realm.content.cards[realm.finding]
    if len(realm.spent) < legend.difficulty:
        return
    tokens = realm.spent
    realm.finding = NONE
    realm.spent = NO_INTS
    realm.has_found_legend = True
    for token in tokens:
        party.rumors[token] -= 1
        realm.pool[token] += 1
        note_spending(realm, party.seat, token)
    if realm.tape is not None:
        values = {
            "seat": int(party.seat),
            "card": legend.id,
            "tokens": [SYMBOLS[token] for token in tokens],
        }
        realm.tell("discover", "rune.legend.discover", values)
    realm.row.remove(int(legend.number))
    fill_row(realm)
    gain(realm, party, legend)


# The Princess -------------------------------------------------------------------------------------


def is_princess_space(realm: Realm, space: i64) -> bool:
    """rune.princess.where"""
    return realm.map.terrains[space] != ANY and len(realm.map.neighbours[space]) == SPACES_ROUND


def princess_clues(realm: Realm, party: Party) -> list[int]:
    """The kinds of clue cards with which the player may find her here."""
    if realm.princess != NOBODY or realm.has_found_princess:
        return []
    if realm.rules.one_discovery and realm.has_found_legend:
        return []
    if not is_princess_space(realm, party.space):
        return []
    own = realm.map.terrains[party.space]
    ground = ground_round(realm.map, party.space)
    return covering_clues(party.clues, realm.content.clues, own, ground)


def find_princess(realm: Realm, party: Party, clue: i64) -> None:
    """rune.princess.take: the card that covers the own space goes back into the deck."""
    realm.has_found_princess = True
    realm.princess = party.seat
    party.clues[clue] -= 1
    realm.clues[clue] += 1
    values = {
        "seat": int(party.seat),
        "clue": realm.content.clues[clue].id,
        "space": realm.map.names[party.space],
    }
    realm.tell("princess", "rune.princess.take", values)
