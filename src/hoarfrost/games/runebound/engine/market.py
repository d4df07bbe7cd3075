"""The Market step: warmth, new cards, trade, healing, gear (R§16)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.cards import gain, recheck, remove
from hoarfrost.games.runebound.engine.content import (
    ALL,
    ANY_TIME,
    CHANGE_MARKET,
    DRAW_SET,
    EXHAUSTION,
    FREE_HEAL,
    FROST,
    GEAR,
    IN_MARKET,
    PRICE,
    WEIK,
    WHITE_DEATH,
    WOUND,
    Card,
    Town,
)
from hoarfrost.games.runebound.engine.frost import discard_all_frost
from hoarfrost.games.runebound.engine.harm import remove_counters
from hoarfrost.games.runebound.engine.realm import Frame, Party, Realm
from hoarfrost.games.runebound.engine.steps import (
    BUY,
    FREE,
    GEAR_TO_BUY,
    HEAL_WOUND,
    LOSE,
    PASS,
    SELL,
    USE,
    WARM,
)
from hoarfrost.games.runebound.engine.using import pay_and_begin, usable

# Stages of MARKET: `n` units of free healing are left, `amounts` holds the set of gear bought.
WARMING: Final = 0
STOCKING: Final = 1
TRADING: Final = 2

NEW_CARDS: Final = (2, 1, 2)  # by type of town (rune.market.draw)
HEALABLE: Final = (WOUND, EXHAUSTION, WHITE_DEATH)
HEALING_PRICE: Final = 1
PLACES: Final = 4


def advance_market(realm: Realm, frame: Frame) -> bool:
    party = realm.parties[frame.seat]
    if realm.has_fallen(frame.seat):
        realm.stack.pop()
        return False
    if frame.stage == WARMING:
        if party.total(FROST) > 0:
            realm.asked = frame.seat
            return True
        frame.stage = STOCKING
    if frame.stage == STOCKING:
        stock(realm, frame, party)
    realm.asked = frame.seat
    return True


def stock(realm: Realm, frame: Frame, party: Party) -> None:
    """rune.market.draw, rune.market.onoit.free_healing"""
    frame.stage = TRADING
    town = realm.map.towns[realm.town_of(party)]
    for _ in range(new_cards(realm, party, town)):
        if not realm.market:
            if not realm.market_discard:
                break
            realm.market = sorted(realm.market_discard)
            realm.market_discard = []
            realm.tell("reshuffle_market", "rune.market.draw", {})
        card = realm.draw_card(realm.market)
        realm.stacks[town.number].append(int(card))
        values = {"town": town.id, "card": realm.content.cards[card].id}
        realm.tell("stock", "rune.market.draw", values)
    frame.n = free_healing(realm, party, town)
    frame.amounts = [0]


def market_change(realm: Realm, party: Party, key: i64, start: i64) -> i64:
    """What the event and the party's own cards make of a number of the market."""
    found = start
    if realm.event >= 0:
        for effect in realm.content.adventures[realm.event].ongoing:
            if realm.holds(party, effect):
                for prim in effect.prims:
                    if prim.op == CHANGE_MARKET and prim.kind == key:
                        found = prim.n if key == DRAW_SET else found + prim.n
    cards = [party.hero.card]
    cards += [item.card for item in party.items]
    cards += [ally.card for ally in party.allies]
    for card in cards:
        for effect in card.effects:
            if effect.opens_in(IN_MARKET) and realm.holds(party, effect):
                for prim in effect.prims:
                    if prim.op == CHANGE_MARKET and prim.kind == key:
                        found = prim.n if key == DRAW_SET else found + prim.n
    return found


def new_cards(realm: Realm, party: Party, town: Town) -> i64:
    return market_change(realm, party, DRAW_SET, NEW_CARDS[town.type])


def free_healing(realm: Realm, party: Party, town: Town) -> i64:
    start = 0 if town.type == WEIK else 1
    return max(0, market_change(realm, party, FREE_HEAL, start))


def price(realm: Realm, party: Party, card: Card) -> i64:
    """rune.fx.no_negative: never below 1."""
    return max(1, card.cost + market_change(realm, party, PRICE, 0))


# What is asked ------------------------------------------------------------------------------------


def market_options(realm: Realm, frame: Frame) -> list[int]:
    if frame.stage == WARMING:
        return [PASS, WARM]
    party = realm.parties[frame.seat]
    town = realm.map.towns[realm.town_of(party)]
    return [
        PASS,
        *healing_options(party, town, frame),
        *gear_options(realm, party, frame),
        *buying_options(realm, party, town),
        *selling_options(realm, party),
        *usable(realm, frame.seat, ANY_TIME),
    ]


def healing_options(party: Party, town: Town, frame: Frame) -> list[int]:
    """rune.market.heal; white death never in Weik cities."""
    paid: list[int] = []
    free: list[int] = []
    for kind in range(len(HEALABLE)):
        if HEALABLE[kind] == WHITE_DEATH and town.type == WEIK:
            continue
        for place in range(party.size()):
            if party.member(place).counts[HEALABLE[kind]] > 0:
                paid.append(HEAL_WOUND + PLACES * kind + place)
                free.append(FREE + PLACES * kind + place)
    return (paid if party.gold >= HEALING_PRICE else []) + (free if frame.n > 0 else [])


def gear_options(realm: Realm, party: Party, frame: Frame) -> list[int]:
    """rune.market.gear: one of each type, while there is one."""
    return [
        GEAR_TO_BUY + kind
        for kind in range(len(GEAR))
        if realm.gear[kind] > 0
        and party.gold >= realm.content.gear_cost[kind]
        and frame.amounts[0] & (1 << kind) == 0
    ]


def buying_options(realm: Realm, party: Party, town: Town) -> list[int]:
    return [
        BUY + card
        for card in sorted(realm.stacks[town.number])
        if card not in realm.traded and party.gold >= price(realm, party, realm.content.cards[card])
    ]


def selling_options(realm: Realm, party: Party) -> list[int]:
    cards = [int(item.card.number) for item in party.items]
    cards += [int(ally.card.number) for ally in party.allies]
    return [SELL + card for card in sorted(cards) if card not in realm.traded]


def answer_market(realm: Realm, frame: Frame, action: i64) -> None:
    party = realm.parties[frame.seat]
    if frame.stage == WARMING:
        frame.stage = STOCKING
        if action == WARM:
            discard_all_frost(realm, party, "rune.market.frost")
    elif action == PASS:
        realm.stack.pop()
    elif action >= USE:
        pay_and_begin(realm, frame.seat, action)
    elif SELL <= action < LOSE:
        sell(realm, party, realm.content.cards[action - SELL])
    elif BUY <= action < SELL:
        buy(realm, party, realm.content.cards[action - BUY])
    elif action >= GEAR_TO_BUY:
        buy_gear(realm, frame, party, action - GEAR_TO_BUY)
    elif action >= FREE:
        frame.n -= 1
        treat(realm, party, action - FREE, "rune.market.onoit.free_healing")
    else:
        party.gold -= HEALING_PRICE
        treat(realm, party, action - HEAL_WOUND, "rune.market.heal")


def treat(realm: Realm, party: Party, what: i64, rule: str) -> None:
    """One wound, one white death counter, or all exhaustion of a character."""
    kind = HEALABLE[what // PLACES]
    n = ALL if kind == EXHAUSTION else 1
    remove_counters(realm, party, party.member(what % PLACES), kind, n, rule)


def buy(realm: Realm, party: Party, card: Card) -> None:
    """rune.market.buy"""
    cost = price(realm, party, card)
    town = realm.map.towns[realm.town_of(party)]
    party.gold -= cost
    realm.stacks[town.number].remove(int(card.number))
    realm.traded = [*realm.traded, int(card.number)]
    values = {"seat": int(party.seat), "card": card.id, "gold": int(cost)}
    realm.tell("buy", "rune.market.buy", values)
    gain(realm, party, card)


def sell(realm: Realm, party: Party, card: Card) -> None:
    """rune.market.sell: the card joins the stack."""
    town = realm.map.towns[realm.town_of(party)]
    gold = card.selling_price()
    party.gold += gold
    realm.traded = [*realm.traded, int(card.number)]
    remove(party, card)
    realm.stacks[town.number].append(int(card.number))
    values = {"seat": int(party.seat), "card": card.id, "gold": int(gold)}
    realm.tell("sell", "rune.market.sell", values)
    recheck(realm, party)


def buy_gear(realm: Realm, frame: Frame, party: Party, kind: i64) -> None:
    cost = realm.content.gear_cost[kind]
    party.gold -= cost
    party.gear[kind] += 1
    realm.gear[kind] -= 1
    frame.amounts = [int(frame.amounts[0] | bit(kind))]
    values = {"seat": int(party.seat), "gear": GEAR[kind], "gold": int(cost)}
    realm.tell("buy_gear", "rune.market.gear", values)
