"""Positions as plain data: the whole, or what one seat may know.

Faces of rumor tokens and clue cards are written for whoever may look at them; everybody else finds
how many there are. A discovery that has only begun is its player's alone. Decks are sizes: what
lies in them is whatever lies nowhere else.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import members_of
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import (
    COLOURS,
    COUNTERS,
    GEAR,
    LIMITS,
    NONE,
    SYMBOLS,
    UNLIMITED,
)
from hoarfrost.games.runebound.engine.counters import SLOT_LETTERS
from hoarfrost.games.runebound.engine.knowing import POOL
from hoarfrost.games.runebound.engine.realm import Character, Item, Party, Realm
from hoarfrost.games.runebound.engine.resampling import unseen_clues, unseen_tokens
from hoarfrost.games.runebound.engine.setting_up import HEROES
from hoarfrost.games.runebound.engine.steps import BEGIN, COUNTER_KINDS, MOST_EFFECTS
from hoarfrost.games.runebound.files.fields import OVER, step_name
from hoarfrost.games.runebound.files.piles import cards_of
from hoarfrost.games.runebound.files.view_frames import write_fight, write_stack

SPECTATOR: Final = -1
EVERYTHING: Final = -2

# Numbers of visible pieces: heroes have those of their seats.
CARD_PIECES: Final = 100
JEWEL_PIECES: Final = 1000


def write_position(realm: Realm, who: i64) -> Json:
    """The position as a seat, a spectator, or a file with everything has it."""
    told: Json = {
        "step": written_step(realm),
        "asked": None if realm.asked < 0 else int(realm.asked),
        "first": int(realm.first),
        "active": None if realm.active < 0 else int(realm.active),
        "parties": [write_party(realm, party, who) for party in realm.parties],
        "princess": None if realm.princess < 0 else int(realm.princess),
        "weather": realm.content.weather[realm.weather].icon,
        "event": adventure_id(realm, realm.event),
        "jewels": [realm.map.names[space] for space, lies in enumerate(realm.counters) if lies],
        "undefeated": write_track(realm),
        "stacks": {town.id: card_ids(realm, realm.stacks[town.number]) for town in realm.map.towns},
        "legends": write_legends(realm),
        "decks": {colour: len(realm.decks[n]) for n, colour in enumerate(COLOURS)},
        "discards": write_discards(realm),
        "market": {
            "deck": len(realm.market),
            "discard": card_ids(realm, realm.market_discard),
        },
        "gear": by_name(GEAR, realm.gear),
        "pool": sum(realm.pool),
        "clueDeck": sum(realm.clues),
        **write_turn(realm, who),
        **write_doom(realm),
        "stack": write_stack(realm),
    }
    if realm.fight is not None:
        told["fight"] = write_fight(realm, realm.fight)
    if realm.is_over:
        told["winners"] = members_of(realm.winners)
        told["reason"] = realm.reason
    if who != EVERYTHING:
        told["unseen"] = write_unseen(realm, who)
    return told


def written_step(realm: Realm) -> str:
    if realm.is_over:
        return OVER
    frame = realm.top()
    return step_name(int(frame.kind), int(frame.stage))


def by_name(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: counts[n] for n, name in enumerate(names)}


def card_ids(realm: Realm, cards: list[int]) -> list[str]:
    return [realm.content.cards[card].id for card in cards]


def adventure_id(realm: Realm, number: i64) -> str | None:
    return None if number < 0 else realm.content.adventures[number].id


# Parties ------------------------------------------------------------------------------------------


def write_party(realm: Realm, party: Party, who: i64) -> Json:
    told: Json = {
        "seat": int(party.seat),
        "hero": party.hero.card.id if has_hero(realm, party) else None,
        "space": None if party.space < 0 else realm.map.names[party.space],
        **write_state(party.hero),
        "gold": int(party.gold),
        "xp": int(party.xp),
        "experience": by_name(COUNTER_KINDS, party.counters),
        "gear": by_name(GEAR, party.gear),
        "flare": party.flare,
        "allies": [{"card": ally.card.id, **write_state(ally)} for ally in party.allies],
        "items": [write_item(item) for item in party.items],
        "ahead": [face + 1 for face in party.ahead],
        "turns": int(party.turns),
        "rumorCount": int(party.rumor_count()),
        "clueCount": int(party.clue_count()),
    }
    if who in (EVERYTHING, party.seat):
        told["rumors"] = symbol_names(party.rumors)
        told["clues"] = clue_ids(realm, party.clues)
        told["claims"] = write_claims(party)
    return told


def has_hero(realm: Realm, party: Party) -> bool:
    """Whether a hero has been drawn or chosen yet (rune.setup.heroes)."""
    frame = realm.stack[0]
    if frame.kind != BEGIN or frame.stage != HEROES or not realm.rules.choose_heroes:
        return True
    return (party.seat - realm.first) % len(realm.parties) < frame.n


def write_state(character: Character) -> Json:
    """The counters on a hero or an ally, and what was used of the card."""
    told: Json = {
        "counters": by_name(COUNTERS, character.counts),
        "activated": character.is_activated,
    }
    if character.used != 0:
        told["used"] = write_used(character.used)
    return told


def write_item(item: Item) -> Json:
    told: Json = {"card": item.card.id, "activated": item.is_activated}
    if item.used != 0:
        told["used"] = write_used(item.used)
    return told


def write_used(used: i64) -> dict[str, list[int]]:
    """By kind of limit the effects that were used, by their place on the card."""
    found: dict[str, list[int]] = {}
    for limit in range(UNLIMITED + 1, len(LIMITS)):
        bits = used >> (4 * (limit - 1)) & ((1 << MOST_EFFECTS) - 1)
        if bits:
            found[LIMITS[limit]] = members_of(bits)
    return found


def symbol_names(counts: list[int]) -> list[str]:
    """One name for each token, by symbol."""
    return [SYMBOLS[symbol] for symbol, n in enumerate(counts) for _ in range(n)]


def clue_ids(realm: Realm, counts: list[int]) -> list[str]:
    return [realm.content.clues[kind].id for kind, n in enumerate(counts) for _ in range(n)]


def write_claims(party: Party) -> list[Json]:
    """What a player knows of tokens seen before: among whose they are."""
    return [
        {
            "symbol": SYMBOLS[claim.symbol],
            "among": ["pool" if holder == POOL else holder for holder in members_of(claim.holders)],
        }
        for claim in party.claims
    ]


def write_unseen(realm: Realm, who: i64) -> Json:
    """What lies in the pool and in the clue deck, or face down before somebody else."""
    return {
        "rumors": by_name(SYMBOLS, unseen_tokens(realm, who)),
        "clues": {
            realm.content.clues[kind].id: n for kind, n in enumerate(unseen_clues(realm, who))
        },
    }


# Table --------------------------------------------------------------------------------------------


def write_track(realm: Realm) -> dict[str, Json]:
    """rune.undef.place: by slot, the challenge and the space where it waits."""
    return {
        SLOT_LETTERS[slot]: {
            "card": adventure_id(realm, number),
            "space": realm.map.names[realm.slot_spaces[slot]],
        }
        for slot, number in enumerate(realm.slots)
        if number >= 0
    }


def write_legends(realm: Realm) -> Json:
    return {
        "row": card_ids(realm, realm.row),
        "deck": len(realm.legends),
        "below": card_ids(realm, realm.legends_below),
    }


def write_discards(realm: Realm) -> dict[str, list[str]]:
    return {
        colour: [realm.content.adventures[card].id for card in realm.discards[n]]
        for n, colour in enumerate(COLOURS)
    }


def write_turn(realm: Realm, who: i64) -> Json:
    """This turn; what is none of it is left out."""
    told: Json = {"dice": [face + 1 for face in realm.dice]}
    numbers = {"toRoll": realm.to_roll, "resting": realm.resting, "total": realm.total}
    told.update({name: int(n) for name, n in numbers.items() if n != 0})
    flags = {
        "moved": realm.has_moved,
        "foundLegend": realm.has_found_legend,
        "foundPrincess": realm.has_found_princess,
        "forced": realm.is_forced,
        "passed": realm.has_passed,
    }
    told.update({name: True for name, flag in flags.items() if flag})
    if realm.rolled:
        pairs = range(0, len(realm.rolled), 2)
        told["rolled"] = [realm.rolled[at : at + 2] for at in pairs]
    if realm.traded:
        told["traded"] = card_ids(realm, realm.traded)
    if realm.fell != 0:
        told["fell"] = members_of(realm.fell)
    if realm.challenge != NONE:
        told["challenge"] = adventure_id(realm, realm.challenge)
    if realm.finding >= 0 and who in (EVERYTHING, realm.active):
        told["finding"] = {
            "legend": realm.content.cards[realm.finding].id,
            "tokens": [SYMBOLS[symbol] for symbol in realm.spent],
        }
    return told


def write_doom(realm: Realm) -> Json:
    if not realm.rules.doom:
        return {}
    told: Json = {"doom": int(realm.doom), "doomedCards": int(realm.doomed_cards)}
    if realm.is_last_days:
        told["lastDays"] = members_of(realm.last_days)
    return told


# Handles ------------------------------------------------------------------------------------------


def visible_pieces(realm: Realm) -> list[tuple[int, str, str]]:
    """Heroes and adventure counters on the map, and every card that lies open."""
    pieces = [
        (int(party.seat), realm.map.names[party.space], party.hero.card.id)
        for party in realm.parties
        if party.space >= 0
    ]
    for party in realm.parties:
        pieces += [open_card(realm, card, f"seat {party.seat}") for card in cards_of(party)]
    for town in realm.map.towns:
        pieces += [open_card(realm, card, town.id) for card in realm.stacks[town.number]]
    pieces += [open_card(realm, card, "row") for card in realm.row]
    pieces += [
        (JEWEL_PIECES + space, realm.map.names[space], COLOURS[realm.map.jewels[space]])
        for space, lies in enumerate(realm.counters)
        if lies
    ]
    return pieces


def open_card(realm: Realm, card: int, place: str) -> tuple[int, str, str]:
    return (CARD_PIECES + card, place, realm.content.cards[card].id)
