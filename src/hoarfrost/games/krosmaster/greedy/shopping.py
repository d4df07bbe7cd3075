"""Kamas and rewards: what to pick up, to buy and to turn up."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import FACE_UP, Arena, Unit
from hoarfrost.games.krosmaster.engine.content import ATTACK, PRICES, Reward
from hoarfrost.games.krosmaster.engine.powers.known import (
    ARMOUR,
    CRITICAL_HIT,
    DODGE,
    FARMER,
    FROSTBITE,
    INTERIOR_FIRE,
    UNFAZED,
    damage_change,
)
from hoarfrost.games.krosmaster.engine.shop import (
    GG_PRICE,
    can_pay,
    has_room,
    is_at_shop,
    may_buy_gg,
    may_pick_up,
    may_reveal,
    may_reveal_any,
)
from hoarfrost.games.krosmaster.engine.steps import BUY_GG, BUY_SHOWN, PICK_UP, REVEAL
from hoarfrost.games.krosmaster.engine.weighing import (
    KAMA_WORTH,
    LAST_GLORY,
    MARKER_WORTH,
    NEAR,
    has_opponent_near,
    marker_gain,
    price,
    striking,
)

GLORY: Final = 1.1  # a Gallon of Glory that is bought
LASTING: Final = 3.0  # so many turns equipment works, about


class Purchase:
    """Something that costs 1 AP."""

    def __init__(self, action: i64, gain: float) -> None:
        self.action: i64 = action
        self.gain: float = gain


def kama_worth(arena: Arena, player: i64) -> float:
    """What one more Kama is worth to a player; the one that makes the price of a GG most."""
    stock = arena.stock(player)
    if stock >= GG_PRICE:
        return 0.6 * KAMA_WORTH
    return KAMA_WORTH * (0.6 + 0.08 * float(stock))


def glory_worth(arena: Arena, player: i64) -> float:
    if not arena.wild and arena.gg(1 - player) == 1:
        return GLORY + LAST_GLORY
    return GLORY


def shopping(arena: Arena, unit: Unit) -> list[Purchase]:
    """What a unit can get for an AP where it stands."""
    found: list[Purchase] = []
    if may_buy_gg(arena, unit):
        found.append(Purchase(BUY_GG, glory_worth(arena, unit.owner)))
    if may_pick_up(arena, unit):
        worth = kama_worth(arena, unit.owner)
        for n in range(arena.kamas[unit.cell]):
            more = 0.0
            if n == 0 and unit.has(FARMER) and not unit.picked_up:
                more = worth
            found.append(Purchase(PICK_UP, worth + more))
    if is_at_shop(arena, unit) and has_room(unit):
        best = 0.0
        best_action: i64 = -1
        for number in arena.display:
            reward = arena.content.rewards[number]
            if can_pay(arena, unit, reward.rank):
                gain = reward_gain(arena, unit, reward)
                gain -= kama_worth(arena, unit.owner) * float(PRICES[reward.rank])
                if gain > best:
                    best = gain
                    best_action = BUY_SHOWN + number
        if best_action >= 0:
            found.append(Purchase(best_action, best))
    return found


def reward_gain(arena: Arena, unit: Unit, reward: Reward) -> float:
    """What a reward is worth to a unit that turns it up now."""
    gain = 0.0
    if reward.heal > 0:
        healed = reward.heal
        if healed > unit.injuries:
            healed = unit.injuries
        gain -= price(arena, unit) * marker_gain(unit.hp_left(), -healed)
    if reward.gauge_ap > 0 and has_opponent_near(arena, unit, NEAR):
        ap = unit.ap - 1
        more = striking(unit, ap + reward.gauge_ap) - striking(unit, ap)
        gain += MARKER_WORTH * more
    times = LASTING if reward.equipment >= 0 else 1.0
    new = reward.powers & ~unit.powers
    gain += times * powers_worth(new, unit)
    spell = reward.spell
    if spell is not None and spell.kind == ATTACK and spell.ap > 0:
        strength = float(unit.card.ap // spell.ap) * (float(spell.damage) + 0.2)
        now = striking(unit, unit.card.ap)
        if strength > now:
            gain += times * MARKER_WORTH * (strength - now)
    gain += times * 0.1 * float(reward.range_bonus)
    return gain


def powers_worth(powers: i64, unit: Unit) -> float:
    """New powers, for one turn."""
    scale = 0.5 + 0.25 * float(unit.card.level)
    worth = 0.0
    if powers & CRITICAL_HIT != 0:
        worth += 0.05
    if powers & ARMOUR != 0:
        worth += 0.07
    if powers & DODGE != 0:
        worth += 0.02
    if powers & UNFAZED != 0:
        worth += 0.01
    if powers & FROSTBITE != 0:
        worth += 0.03
    if powers & INTERIOR_FIRE != 0:
        worth += 0.01
    worth -= 0.09 * float(damage_change(powers, 0))
    return scale * worth


def choose_reveal(arena: Arena, unit: Unit) -> i64:
    """The action that turns up a reward that helps now, or -1."""
    if not may_reveal_any(arena, unit):
        return -1
    best: i64 = -1
    best_gain = 0.03
    for held in unit.held:
        if held & FACE_UP == 0 and may_reveal(arena, unit, held):
            gain = reveal_gain(arena, unit, arena.content.rewards[held >> 2])
            if gain > best_gain:
                best_gain = gain
                best = REVEAL + (held >> 2)
    return best


def reveal_gain(arena: Arena, unit: Unit, reward: Reward) -> float:
    if reward.equipment >= 0:
        return 1.0
    if reward.gauge_ap > 0:
        more = striking(unit, unit.ap + reward.gauge_ap) - striking(unit, unit.ap)
        return MARKER_WORTH * more if has_opponent_near(arena, unit, NEAR) else 0.0
    if reward.gauge_mp > 0:
        return 0.04 if not has_opponent_near(arena, unit, 4) else 0.0
    if reward.powers != 0:
        return 0.05 if has_opponent_near(arena, unit, 5) else 0.0
    return reward_gain(arena, unit, reward)
