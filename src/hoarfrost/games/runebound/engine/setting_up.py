"""The game is set up (R§5), up to the first turn."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.chance import pick
from hoarfrost.games.runebound.engine.cards import fill_row
from hoarfrost.games.runebound.engine.content import COLOURS, GEAR, NONE, Content
from hoarfrost.games.runebound.engine.realm import (
    UNDEFEATED,
    Character,
    Frame,
    Party,
    Realm,
)
from hoarfrost.games.runebound.engine.steps import HERO, TOWN
from hoarfrost.games.runebound.engine.turn import begin_turn

START_GOLD: Final = 4

# Stages of BEGIN: `n` players have chosen, from the first one on.
HEROES: Final = 0
PLACES: Final = 1


def set_up(realm: Realm, seats: i64) -> None:
    """rune.setup, up to the first decision; the order of chance is that of the rules."""
    content = realm.content
    lay_out(realm, content)
    draw_market(realm)
    for seat in range(seats):
        # The hero is drawn or chosen below; until then any stands there.
        party = Party(seat, Character(content.cards[content.heroes[0]]))
        party.gold = START_GOLD
        party.gear = [1] * len(GEAR)
        party.clues = [0] * len(content.clues)
        realm.parties.append(party)
    realm.gear = [count - seats for count in content.gear]
    if not realm.rules.choose_heroes:
        draw_heroes(realm)
    names = [f"seat {seat}" for seat in range(seats)]
    realm.first = pick(realm, names)
    realm.tell("first", "rune.setup.first_player", {"seat": int(realm.first)})


def lay_out(realm: Realm, content: Content) -> None:
    """What lies on the board and beside it."""
    realm.counters = [jewel >= 0 for jewel in content.map.jewels]
    realm.decks = [[] for _ in COLOURS]
    realm.discards = [[] for _ in COLOURS]
    for card in content.adventures:
        if card.colour >= 0:
            realm.decks[card.colour].append(int(card.number))
    realm.market = sorted(content.market)
    realm.legends_below = []
    realm.row = []
    realm.legends = []
    realm.market_discard = []
    if realm.rules.legend_market:
        realm.market = sorted([*content.market, *content.legends])
        realm.pool = [0] * len(content.rumors)
    else:
        realm.row = [card for card in content.legends if content.cards[card].is_open]
        realm.legends = sorted(card for card in content.legends if not content.cards[card].is_open)
        realm.pool = content.rumors.copy()
        fill_row(realm)
    realm.clues = [int(clue.count) for clue in content.clues]
    realm.slots = [NONE] * UNDEFEATED
    realm.slot_spaces = [NONE] * UNDEFEATED


def draw_market(realm: Realm) -> None:
    """rune.setup.market: one card on every stack, then one more where two lie."""
    realm.stacks = [[] for _ in realm.map.towns]
    most = max(town.start_cards for town in realm.map.towns)
    for layer in range(most):
        for town in realm.map.towns:
            if town.start_cards > layer and realm.market:
                card = realm.draw_card(realm.market)
                realm.stacks[town.number].append(int(card))
                values = {"town": town.id, "card": realm.content.cards[card].id}
                realm.tell("stock", "rune.setup.market", values)


def draw_heroes(realm: Realm) -> None:
    left = realm.content.heroes.copy()
    for party in realm.parties:
        names = [realm.content.cards[card].id for card in left]
        take_hero(realm, party, left.pop(pick(realm, names)))


def take_hero(realm: Realm, party: Party, card: i64) -> None:
    hero = realm.content.cards[card]
    party.hero = Character(hero)
    realm.tell("hero", "rune.setup.heroes", {"seat": int(party.seat), "card": hero.id})


def advance_begin(realm: Realm, frame: Frame) -> bool:
    if frame.stage == HEROES and (not realm.rules.choose_heroes or frame.n == len(realm.parties)):
        frame.stage = PLACES
        frame.n = 0
    if frame.n == len(realm.parties):
        begin_turn(realm, realm.first)
        return False
    realm.asked = chooser(realm, frame)
    return True


def chooser(realm: Realm, frame: Frame) -> i64:
    return (realm.first + frame.n) % len(realm.parties)


def begin_options(realm: Realm, frame: Frame) -> list[int]:
    if frame.stage == PLACES:
        return [TOWN + town.number for town in realm.map.towns]
    taken = [
        realm.parties[(realm.first + place) % len(realm.parties)].hero.card.number
        for place in range(frame.n)
    ]
    return [HERO + card for card in sorted(realm.content.heroes) if card not in taken]


def answer_begin(realm: Realm, frame: Frame, action: i64) -> None:
    party = realm.parties[chooser(realm, frame)]
    frame.n += 1
    if action >= HERO:
        take_hero(realm, party, action - HERO)
        return
    # rune.setup.placement
    town = realm.map.towns[action - TOWN]
    party.space = town.space
    values = {"seat": int(party.seat), "space": realm.map.names[town.space], "town": town.id}
    realm.tell("place", "rune.setup.placement", values)
