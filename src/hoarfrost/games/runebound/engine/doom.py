"""The optional clock (rune.variant.doom): discarded adventures count, and then the last days."""

from typing import Final

from hoarfrost.core.bits import bit
from hoarfrost.games.runebound.engine.realm import Realm

MOST_DOOM: Final = 8


def cards_per_counter(seats: int) -> int:
    if seats <= 2:
        return 4
    return 6 if seats == 3 else 8


def count_discard(realm: Realm) -> None:
    if not realm.rules.doom or realm.is_last_days:
        return
    realm.doomed_cards += 1
    if realm.doomed_cards < cards_per_counter(len(realm.parties)):
        return
    realm.doomed_cards = 0
    realm.doom += 1
    realm.tell("doom", "rune.variant.doom", {"doom": int(realm.doom)})
    if realm.doom == MOST_DOOM:
        realm.is_last_days = True
        for party in realm.parties:
            realm.last_days |= bit(party.seat)
        realm.tell("last_days", "rune.variant.doom", {})
