"""Kamas and Demonic Rewards: picking up, buying, turning up (sections 8.2 and 11.3)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.games.krosmaster.engine.arena import (
    FACE_UP,
    SEEN,
    SLOT_OF_MARK,
    Arena,
    Unit,
    told_unit,
)
from hoarfrost.games.krosmaster.engine.content import (
    BOOST,
    BUFF,
    EQUIPMENT,
    PRICES,
    RANKS,
    Reward,
    Spell,
)
from hoarfrost.games.krosmaster.engine.glory import gain_glory
from hoarfrost.games.krosmaster.engine.injuries import heal_regular

GG_PRICE: Final = 12  # kros.act.gg_price
MOST_SHOWN: Final = 2  # rewards of a rank that lie face up (kros.turn.reveal)


def may_pick_up(arena: Arena, unit: Unit) -> bool:
    """kros.act.kama."""
    return unit.card.is_krosmaster and unit.ap > 0 and arena.kamas[unit.cell] > 0


def pick_up(arena: Arena, unit: Unit) -> None:
    unit.ap -= 1
    unit.picked_up = True
    arena.kamas[unit.cell] -= 1
    arena.add_kamas(unit.owner, 1)
    if arena.tape is not None:
        values = {**told_unit(unit), "stock": int(arena.stock(unit.owner))}
        arena.tell("kama", "kros.act.kama", values)


def is_at_shop(arena: Arena, unit: Unit) -> bool:
    """A Krosmaster on a Demon cell with an AP to spend (kros.act.buy_ap)."""
    return unit.card.is_krosmaster and unit.ap > 0 and arena.demons.has(unit.cell)


def may_buy_gg(arena: Arena, unit: Unit) -> bool:
    limit = arena.rules.gg_per_turn
    if limit > 0 and arena.gg_bought >= limit:
        return False  # kros.act.gg_once
    return is_at_shop(arena, unit) and arena.stock(unit.owner) >= GG_PRICE


def buy_gg(arena: Arena, unit: Unit) -> None:
    unit.ap -= 1
    arena.add_kamas(unit.owner, -GG_PRICE)
    arena.gg_bought += 1
    if arena.tape is not None:
        arena.tell("buy_gg", "kros.act.gg_price", told_unit(unit))
    gain_glory(arena, unit.owner, 1, "kros.act.gg_price")


def has_room(unit: Unit) -> bool:
    """kros.reward.limit."""
    return len(unit.held) < unit.card.level


def can_pay(arena: Arena, unit: Unit, rank: i64) -> bool:
    return is_at_shop(arena, unit) and has_room(unit) and arena.stock(unit.owner) >= PRICES[rank]


def pile_of(arena: Arena, rank: i64) -> i64:
    """How many rewards of a rank lie face down."""
    count: i64 = 0
    for reward in arena.content.rewards:
        if reward.rank == rank:
            count += arena.piles[reward.number]
    return count


def pay(arena: Arena, unit: Unit, rank: i64) -> None:
    unit.ap -= 1
    arena.add_kamas(unit.owner, -PRICES[rank])


def buy_shown(arena: Arena, unit: Unit, number: i64) -> None:
    """kros.reward.buy: a face-up reward, which all have seen; another takes its place."""
    reward = arena.content.rewards[number]
    pay(arena, unit, reward.rank)
    arena.display.remove(int(number))
    unit.held = [*unit.held, int(4 * number + SEEN)]
    if arena.tape is not None:
        values = {**told_unit(unit), "rank": RANKS[reward.rank], "reward": reward.id}
        arena.tell("buy", "kros.reward.buy", values)
    show(arena, reward.rank, shown_now(arena))


def buy_blind(arena: Arena, unit: Unit, rank: i64) -> None:
    """kros.reward.buy: the top of the pile, which only the buyer sees."""
    pay(arena, unit, rank)
    number = arena.draw(rank)
    unit.held = [*unit.held, int(4 * number)]
    if arena.tape is not None:
        values = {**told_unit(unit), "rank": RANKS[rank]}
        secret = {"reward": arena.content.rewards[number].id}
        arena.tell("buy", "kros.reward.buy", values, {int(unit.owner): secret})


def shown_now(arena: Arena) -> i64:
    """kros.turn.reveal: how many rewards of each rank lie face up in this game turn."""
    if arena.rules.reveals_at_setup or arena.turn > 2:
        return MOST_SHOWN
    if arena.turn == 2:
        return 1
    return 0


def show(arena: Arena, rank: i64, wanted: i64) -> None:
    """Turn up rewards of a rank until so many lie face up."""
    count: i64 = 0
    for number in arena.display:
        if arena.content.rewards[number].rank == rank:
            count += 1
    while count < wanted:
        drawn = arena.draw(rank)
        if drawn < 0:
            return
        arena.display.append(int(drawn))
        arena.display.sort()
        count += 1
        if arena.tape is not None:
            values = {"rank": RANKS[rank], "reward": arena.content.rewards[drawn].id}
            arena.tell("show", "kros.turn.reveal", values)


def show_all(arena: Arena) -> None:
    for rank in range(len(RANKS)):
        show(arena, rank, shown_now(arena))


# Turning up ---------------------------------------------------------------------------------------


def in_use(arena: Arena, unit: Unit, equipment: i64) -> Reward | None:
    """The equipment of this kind that lies face up on the card."""
    for held in unit.held:
        reward = arena.content.rewards[held >> 2]
        if held & FACE_UP != 0 and reward.type == EQUIPMENT and reward.equipment == equipment:
            return reward
    return None


def may_reveal_any(arena: Arena, unit: Unit) -> bool:
    """kros.reward.reveal: at most one per own turn."""
    limit = arena.rules.reveals_per_turn
    return len(unit.held) > 0 and (limit == 0 or unit.reveals < limit)


def may_reveal(arena: Arena, unit: Unit, held: i64) -> bool:
    """Whether this reward, which the unit holds, may be turned up (kros.reward.equipment)."""
    if held & FACE_UP != 0:
        return False
    reward = arena.content.rewards[held >> 2]
    return reward.type != EQUIPMENT or in_use(arena, unit, reward.equipment) is None


def reveal(arena: Arena, unit: Unit, number: i64) -> None:
    """Turn up a reward: a Boost works and is gone, the others work from now on."""
    reward = arena.content.rewards[number]
    place = place_held(unit, number)
    held = unit.held.copy()
    if reward.type == BOOST:
        held.pop(int(place))
    else:
        held[place] = int(4 * number + FACE_UP + SEEN)
    unit.held = held
    unit.reveals += 1
    if arena.tape is not None:
        arena.tell("reveal", "kros.reward.reveal", {**told_unit(unit), "reward": reward.id})
    if reward.type == BOOST:
        boost(arena, unit, reward)
    else:
        put_on(arena, unit)


def place_held(unit: Unit, number: i64) -> i64:
    """Where a face-down reward lies; of two alike the one that the opponent has seen."""
    found: i64 = -1
    for place in range(len(unit.held)):
        held = unit.held[place]
        if held >> 2 == number and held & FACE_UP == 0 and (found < 0 or held & SEEN != 0):
            found = place
    return found


def boost(arena: Arena, unit: Unit, reward: Reward) -> None:
    """kros.reward.boost."""
    unit.ap += reward.gauge_ap
    unit.mp += reward.gauge_mp
    if reward.heal > 0:
        heal_regular(arena, unit, reward.heal, "kros.reward.boost")


def put_on(arena: Arena, unit: Unit) -> None:
    """Powers and spells of what lies face up on a card."""
    arena.refresh_powers(unit)
    spells = arena.spells_of(unit.card)
    for held in unit.held:
        spell = arena.content.rewards[held >> 2].spell
        # Two Buffs of one kind give their spell once: its limit is for both.
        if held & FACE_UP != 0 and spell is not None and spell not in spells:
            spells = [*spells, spell]
    before = unit.spells
    unit.spells = spells
    if before != spells:
        keep_uses(unit, before)


def keep_uses(unit: Unit, before: list[Spell]) -> None:
    """kros.spell.limits: uses stay with their spells, whose slots may have changed."""
    used: i64 = 0
    used_up: i64 = 0
    marks: list[int] = []
    for slot in range(len(before)):
        if before[slot] not in unit.spells:
            continue
        now: i64 = unit.spells.index(before[slot])
        if unit.used & bit(slot) != 0:
            used |= bit(now)
        if unit.used_up & bit(slot) != 0:
            used_up |= bit(now)
        for mark in unit.marks:
            if mark // SLOT_OF_MARK == slot:
                marks.append(int(SLOT_OF_MARK * now + mark % SLOT_OF_MARK))
    unit.used = used
    unit.used_up = used_up
    unit.marks = marks


def end_buffs(arena: Arena, unit: Unit) -> None:
    """kros.prelim.buffs: face-up Buffs leave the game."""
    lasting = [
        held
        for held in unit.held
        if held & FACE_UP == 0 or arena.content.rewards[held >> 2].type != BUFF
    ]
    if len(lasting) < len(unit.held):
        unit.held = lasting
        put_on(arena, unit)
