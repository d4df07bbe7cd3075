"""Where every card, token and piece of gear lies. Whatever lies nowhere else is in its deck."""

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import COLOURS, FLARE, FROM_ADVENTURES, GEAR, SYMBOLS
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.steps import REWARD


def fill_piles(realm: Realm) -> None:
    """Put whatever the position does not show elsewhere into decks, pool and supply.

    What is there too often leaves the pile with less than nothing, or the deck short: the
    invariants tell.
    """
    content = realm.content
    shown = set(open_cards(realm))
    market, legends = content.market, content.legends
    if realm.rules.legend_market:
        market, legends = [*market, *legends], []
    realm.market = sorted(card for card in market if card not in shown)
    realm.legends = sorted(card for card in legends if card not in shown)
    seen = set(open_adventures(realm))
    realm.decks = [[] for _ in COLOURS]
    for card in content.adventures:
        if card.colour >= 0 and card.number not in seen:
            realm.decks[card.colour].append(int(card.number))
    tokens = [0] * len(SYMBOLS) if realm.rules.legend_market else content.rumors
    realm.pool = left(tokens, [party.rumors for party in realm.parties])
    kinds = [int(clue.count) for clue in content.clues]
    realm.clues = left(kinds, [party.clues for party in realm.parties])
    realm.gear = left(content.gear, [party.gear for party in realm.parties])
    realm.gear[FLARE] -= sum(party.flare for party in realm.parties)
    assert len(realm.gear) == len(GEAR)


def left(total: list[int], held: list[list[int]]) -> list[int]:
    return [n - sum(one[kind] for one in held) for kind, n in enumerate(total)]


def open_cards(realm: Realm) -> list[int]:
    """Market cards, legends and forage that lie open or before a player."""
    found = [*realm.market_discard, *realm.legends_below, *realm.row]
    for stack in realm.stacks:
        found += stack
    for party in realm.parties:
        found += cards_of(party)
    return found


def cards_of(party: Party) -> list[int]:
    """Allies and items."""
    allies = [int(ally.card.number) for ally in party.allies]
    return allies + [int(item.card.number) for item in party.items]


def open_adventures(realm: Realm) -> list[int]:
    """Adventure cards that are in no deck: piles, track, event, forage, and what is being met."""
    found = [card for pile in realm.discards for card in pile]
    found += [card for card in realm.slots if card >= 0]
    if realm.event >= 0:
        found.append(int(realm.event))
    for number in open_cards(realm):
        card = realm.content.cards[number]
        if card.origin == FROM_ADVENTURES:
            found.append(int(card.adventure))
    found += [int(frame.card) for frame in realm.stack if frame.kind == REWARD and frame.card >= 0]
    if is_new_challenge(realm, realm.challenge):
        found.append(int(realm.challenge))
    return found


def is_new_challenge(realm: Realm, number: i64) -> bool:
    """Whether the active hero faces a card from the deck: not Arshan, nor one of the track."""
    return number >= 0 and number != realm.content.arshan and int(number) not in realm.slots
