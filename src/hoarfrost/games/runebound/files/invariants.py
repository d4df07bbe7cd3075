"""What cannot be in any position: things lost or doubled, or where nothing can be."""

from collections import Counter

from hoarfrost.games.runebound.engine.cards import surplus
from hoarfrost.games.runebound.engine.content import COLOURS, FLARE, FROST, GEAR, SYMBOLS
from hoarfrost.games.runebound.engine.frost import frost_life
from hoarfrost.games.runebound.engine.knowing import POOL
from hoarfrost.games.runebound.engine.realm import OPEN_LEGENDS, Party, Realm
from hoarfrost.games.runebound.engine.resampling import have_room
from hoarfrost.games.runebound.engine.steps import BEGIN, TURN
from hoarfrost.games.runebound.files.frame_problems import frame_problems
from hoarfrost.games.runebound.files.piles import open_adventures, open_cards


def problems(realm: Realm) -> list[str]:
    found = [
        *card_problems(realm),
        *adventure_problems(realm),
        *token_problems(realm),
        *board_problems(realm),
    ]
    for party in realm.parties:
        found += party_problems(realm, party)
    found = found or frame_problems(realm)
    return found or claim_problems(realm) or quiet_problems(realm)


def doubled_or_lost(names: dict[int, str], places: list[int]) -> list[str]:
    """Of these things each is in exactly one place."""
    counted = Counter(places)
    found = [
        f"{name} is {'nowhere' if counted[n] == 0 else 'in several places'}"
        for n, name in names.items()
        if counted[n] != 1
    ]
    return found + [f"a card {n} is where it cannot be" for n in counted if n not in names]


def card_problems(realm: Realm) -> list[str]:
    """Market cards and legends; forage is an adventure card."""
    content = realm.content
    cards = content.cards
    names = {number: cards[number].id for number in [*content.market, *content.legends]}
    places = [*realm.market, *realm.legends]
    places += [card for card in open_cards(realm) if cards[card].adventure < 0]
    found = doubled_or_lost(names, places)
    if len(realm.row) > OPEN_LEGENDS:
        found.append(f"more than {OPEN_LEGENDS} legends lie open")
    legends = {*realm.row, *realm.legends, *realm.legends_below}
    if not legends.issubset(content.legends):
        found.append("only legends lie in the row and the deck of legends")
    if realm.rules.legend_market and legends:
        found.append("in this game legends lie in the market")
    return found


def adventure_problems(realm: Realm) -> list[str]:
    content = realm.content
    names = {int(card.number): card.id for card in content.adventures if card.colour >= 0}
    places = [card for deck in realm.decks for card in deck]
    found = doubled_or_lost(names, [*places, *open_adventures(realm)])
    for colour, name in enumerate(COLOURS):
        for card in [*realm.decks[colour], *realm.discards[colour]]:
            if content.adventures[card].colour != colour:
                found.append(f"{content.adventures[card].id} does not lie among the {name} cards")
    return found


def token_problems(realm: Realm) -> list[str]:
    """Rumor tokens, clue cards and gear."""
    content = realm.content
    found: list[str] = []
    for symbol, name in enumerate(SYMBOLS):
        held = [realm.pool[symbol], *(party.rumors[symbol] for party in realm.parties)]
        total = 0 if realm.rules.legend_market else content.rumors[symbol]
        if min(held) < 0 or sum(held) != total:
            found.append(f"there are {total} rumor tokens with {name}, not {held}")
    for kind, clue in enumerate(content.clues):
        held = [realm.clues[kind], *(party.clues[kind] for party in realm.parties)]
        if min(held) < 0 or sum(held) != clue.count:
            found.append(f"there are {clue.count} clue cards {clue.id}, not {held}")
    for kind, name in enumerate(GEAR):
        held = [realm.gear[kind], *(party.gear[kind] for party in realm.parties)]
        placed = sum(party.flare for party in realm.parties) if kind == FLARE else 0
        if min(held) < 0 or sum(held) + placed != content.gear[kind]:
            found.append(f"there are {content.gear[kind]} {name} tokens, not {held} and {placed}")
    return found


def board_problems(realm: Realm) -> list[str]:
    names, jewels = realm.map.names, realm.map.jewels
    found = [
        f"there is a counter on {names[space]}, which has no jewel"
        for space, lies in enumerate(realm.counters)
        if lies and jewels[space] < 0
    ]
    spaces = [space for space in realm.slot_spaces if space >= 0]
    if len(set(spaces)) < len(spaces):
        found.append("two undefeated challenges wait on one space")
    for slot, number in enumerate(realm.slots):
        if (number < 0) != (realm.slot_spaces[slot] < 0):
            found.append("an undefeated challenge has a card and a space")
        elif number >= 0:
            card, space = realm.content.adventures[number], realm.slot_spaces[slot]
            if card.colour < 0 or card.colour != jewels[space]:
                found.append(f"{card.id} cannot wait on {names[space]}, for it has another colour")
    if realm.event >= 0 and realm.content.adventures[realm.event].face < 0:
        found.append(f"{realm.content.adventures[realm.event].id} is no event")
    if not -1 <= realm.princess < len(realm.parties):
        found.append("nobody there has the Princess")
    return found


def party_problems(realm: Realm, party: Party) -> list[str]:
    who = party.hero.card.id
    found: list[str] = []
    for place in range(party.size()):
        member = party.member(place)
        if min(member.counts) < 0:
            found.append(f"{member.card.id} has {member.counts} counters")
    if min(party.gold, party.xp, *party.counters) < 0:
        found.append(f"{who} has {party.gold} gold and {party.xp} experience")
    if len(party.ahead) > realm.content.dice:
        found.append(f"{who} has rolled more dice than there are")
    if realm.stack[0].kind == BEGIN:
        return found
    if party.space < 0:
        found.append(f"{who} stands nowhere")
    if [other.hero.card for other in realm.parties].count(party.hero.card) > 1:
        found.append(f"several players have the hero {who}")
    return found


def claim_problems(realm: Realm) -> list[str]:
    """Whether what each seat knows of the tokens of others is true."""
    found: list[str] = []
    for party in realm.parties:
        for symbol, name in enumerate(SYMBOLS):
            claims = [claim for claim in party.claims if claim.symbol == symbol]
            room = [0] * (POOL + 1)
            room[POOL] = realm.pool[symbol]
            for other in realm.parties:
                room[other.seat] = other.rumors[symbol]
            room[party.seat] = 0
            if claims and not have_room(claims, 0, room):
                found.append(f"seat {party.seat} knows of a token with {name} that is not there")
    return found


def quiet_problems(realm: Realm) -> list[str]:
    """Limits are kept, and nobody is down, unless that is just being dealt with."""
    if realm.is_over or realm.top().kind != TURN:
        return []
    found: list[str] = []
    for party in realm.parties:
        if surplus(realm, party):
            found.append(f"{party.hero.card.id} has more cards than the limits allow")
        for place in range(party.size()):
            member = party.member(place)
            if realm.is_down(party, member):
                found.append(f"{member.card.id} has taken all its Life in wounds and white death")
            elif member.counts[FROST] >= frost_life(realm, party, member):
                found.append(f"{member.card.id} has frost for a white death counter")
    return found
