"""Why the active piece cannot pick up a Kama, buy something or reveal a reward."""

from hoarfrost.core.errors import Reason
from hoarfrost.games.krosmaster.engine.arena import FACE_UP, Arena, Unit
from hoarfrost.games.krosmaster.engine.content import PRICES, RANKS, Reward
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.shop import (
    GG_PRICE,
    has_room,
    in_use,
    may_reveal,
    pile_of,
)
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import names_of
from hoarfrost.games.krosmaster.words.refusal import reason, unknown_word, wrong_form

GG = "gg"


def reasons_against_pick(arena: Arena, words: list[str]) -> list[Reason]:
    if len(words) != 1:
        return [wrong_form("kros.act.kama", "pick")]
    unit = arena.units[arena.piece]
    if not unit.card.is_krosmaster:
        message = Message("{piece} is a Summon: only Krosmasters pick up Kamas.")
        return [reason("E_SUMMON", "kros.summon.restrict", message, piece=unit.card.name)]
    found: list[Reason] = []
    if arena.kamas[unit.cell] == 0:
        message = Message("There is no Kama on {cell}.")
        found.append(reason("E_NO_KAMA", "kros.act.kama", message, cell=CELL_NAMES[unit.cell]))
    return found + no_ap(unit, "kros.act.kama")


def no_ap(unit: Unit, rule: str) -> list[Reason]:
    if unit.ap > 0:
        return []
    return [reason("E_AP", rule, Message("{piece} has no AP left."), piece=unit.card.name)]


# Buying -------------------------------------------------------------------------------------------


def reasons_against_buying(arena: Arena, words: list[str]) -> list[Reason]:
    if len(words) != 2:
        return [wrong_form("kros.act.buy_ap", f"buy {RANKS[0]}")]
    what = words[1]
    unit = arena.units[arena.piece]
    numbers = arena.content.reward_number
    if what != GG and what not in RANKS and what not in numbers:
        return [unknown_word("E_REWARD", "kros.reward.buy", what, [GG, *RANKS, *numbers])]
    if not unit.card.is_krosmaster:
        message = Message("{piece} is a Summon: only Krosmasters buy things.")
        return [reason("E_SUMMON", "kros.summon.restrict", message, piece=unit.card.name)]
    found = not_at_shop(arena, unit)
    if what == GG:
        return found + against_gg(arena, unit)
    if what in RANKS:
        return found + against_rank(arena, unit, RANKS.index(what))
    return found + against_shown(arena, unit, arena.content.rewards[numbers[what]])


def not_at_shop(arena: Arena, unit: Unit) -> list[Reason]:
    found: list[Reason] = []
    if not arena.demons.has(unit.cell):
        message = Message("{piece} is on {cell}, and you buy on a Demon cell only.")
        found.append(
            reason(
                "E_DEMON_CELL",
                "kros.act.buy_ap",
                message,
                piece=unit.card.name,
                cell=CELL_NAMES[unit.cell],
            )
        )
    return found + no_ap(unit, "kros.act.buy_ap")


def against_gg(arena: Arena, unit: Unit) -> list[Reason]:
    found = too_few_kamas(arena, unit, GG_PRICE, "kros.act.gg_price")
    limit = int(arena.rules.gg_per_turn)
    if limit > 0 and arena.gg_bought >= limit:
        message = Message("You can buy {n} GG in a game turn, and you have done so.")
        found.append(reason("E_GG_LIMIT", "kros.act.gg_once", message, n=limit))
    return found


def too_few_kamas(arena: Arena, unit: Unit, price: int, rule: str) -> list[Reason]:
    stock = int(arena.stock(unit.owner))
    if stock >= price:
        return []
    message = Message("That costs {price} Kamas. You have {stock}, which is {short} short.")
    return [reason("E_KAMAS", rule, message, price=price, stock=stock, short=price - stock)]


def no_room(unit: Unit) -> list[Reason]:
    if has_room(unit):
        return []
    message = Message.plural(
        "{piece} has Level {n} and holds {n} reward: there is no room for another.",
        "{piece} has Level {n} and holds {n} rewards: there is no room for another.",
        n=int(unit.card.level),
    )
    return [reason("E_ROOM", "kros.reward.limit", message, piece=unit.card.name)]


def against_rank(arena: Arena, unit: Unit, rank: int) -> list[Reason]:
    found = too_few_kamas(arena, unit, PRICES[rank], "kros.reward.ranks") + no_room(unit)
    if pile_of(arena, rank) == 0:
        message = Message("No face-down reward of this rank is left: {rank}.")
        names = names_of("ranks", RANKS[rank])
        found.append(reason("E_PILE_EMPTY", "kros.reward.buy", message, rank=names))
    return found


def against_shown(arena: Arena, unit: Unit, reward: Reward) -> list[Reason]:
    found: list[Reason] = []
    if reward.number not in arena.display:
        message = Message("{reward} is not face up in the shop.")
        found.append(reason("E_NOT_SHOWN", "kros.turn.reveal", message, reward=reward.name))
    found += too_few_kamas(arena, unit, PRICES[reward.rank], "kros.reward.ranks")
    return found + no_room(unit)


# Revealing ----------------------------------------------------------------------------------------


def reasons_against_reveal(arena: Arena, words: list[str]) -> list[Reason]:
    if len(words) != 2:
        return [wrong_form("kros.reward.reveal", f"reveal {arena.content.rewards[0].id}")]
    unit = arena.units[arena.piece]
    numbers = arena.content.reward_number
    if words[1] not in numbers:
        return [unknown_word("E_REWARD", "kros.reward.reveal", words[1], list(numbers))]
    reward = arena.content.rewards[numbers[words[1]]]
    held = [each for each in unit.held if each >> 2 == reward.number]
    if not held:
        message = Message("{piece} does not hold {reward}.")
        return [
            reason(
                "E_NOT_HELD",
                "kros.reward.reveal",
                message,
                piece=unit.card.name,
                reward=reward.name,
            )
        ]
    return too_many_reveals(arena, unit) + against_held(arena, unit, reward, held)


def too_many_reveals(arena: Arena, unit: Unit) -> list[Reason]:
    limit = int(arena.rules.reveals_per_turn)
    if limit == 0 or unit.reveals < limit:
        return []
    message = Message.plural(
        "{piece} can reveal {n} reward in its turn, and has done so.",
        "{piece} can reveal {n} rewards in its turn, and has done so.",
        n=limit,
    )
    return [reason("E_REVEAL_LIMIT", "kros.reward.reveal", message, piece=unit.card.name)]


def against_held(arena: Arena, unit: Unit, reward: Reward, held: list[int]) -> list[Reason]:
    if any(may_reveal(arena, unit, each) for each in held):
        return []
    if all(each & FACE_UP for each in held):
        message = Message("{reward} is already face up.")
        return [reason("E_FACE_UP", "kros.reward.reveal", message, reward=reward.name)]
    worn = in_use(arena, unit, reward.equipment)
    assert worn is not None
    message = Message("{piece} already uses {worn}, which is of the same kind.")
    return [
        reason(
            "E_EQUIPMENT", "kros.reward.equipment", message, piece=unit.card.name, worn=worn.name
        )
    ]
