"""What the victor of a challenge gets, in this order (R§13)."""

from typing import Final

from hoarfrost.games.runebound.engine.cards import discard_adventure, gain
from hoarfrost.games.runebound.engine.counters import clear
from hoarfrost.games.runebound.engine.gains import draw_clues, earn, gain_rumors
from hoarfrost.games.runebound.engine.realm import Frame, Realm

# Stages of REWARD: `card` is the defeated challenge.
EXPERIENCE: Final = 0
CLUES: Final = 1


def advance_reward(realm: Realm, frame: Frame) -> bool:
    """rune.reward.order"""
    party = realm.parties[realm.active]
    card = realm.content.adventures[frame.card]
    if frame.stage == EXPERIENCE:
        frame.stage = CLUES
        clear(realm, party.space)
        party.xp += card.experience()
        values = {"seat": int(party.seat), "foe": card.id, "xp": int(card.experience())}
        realm.tell("reward", "rune.reward.xp", values)
        earn(realm, party, card.gold)
        gain_rumors(realm, party, card.rumor)
        return False
    realm.stack.pop()
    draw_clues(realm, party, card.clue)
    if card.forage >= 0:
        forage = realm.content.cards[card.forage]
        realm.tell("forage", "rune.reward.forage", {"seat": int(party.seat), "card": forage.id})
        gain(realm, party, forage)
    else:
        discard_adventure(realm, frame.card)
    return False
