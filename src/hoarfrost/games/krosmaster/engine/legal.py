"""What the asked player may do, as numbers of actions (steps.py), ascending."""

from mypy_extensions import i64

from hoarfrost.core.bits import WideSet
from hoarfrost.games.krosmaster.engine.aiming import find_hidden, find_targets, may_aim
from hoarfrost.games.krosmaster.engine.arena import Arena, Casting, Unit, Ways
from hoarfrost.games.krosmaster.engine.content import CELLS, RANKS
from hoarfrost.games.krosmaster.engine.displacing import (
    cells_next,
    centre_of,
    directions_open,
    travellers,
)
from hoarfrost.games.krosmaster.engine.injuries import frozen_choices, units_to_heal
from hoarfrost.games.krosmaster.engine.moving import find_moves
from hoarfrost.games.krosmaster.engine.setting_up import contenders, deploy_cells, team_of
from hoarfrost.games.krosmaster.engine.shop import (
    can_pay,
    is_at_shop,
    may_buy_gg,
    may_pick_up,
    may_reveal,
    may_reveal_any,
    pile_of,
)
from hoarfrost.games.krosmaster.engine.steps import (
    ACT,
    ASSIGN,
    AXIS,
    BUY_BLIND,
    BUY_GG,
    BUY_SHOWN,
    CAST,
    CHOOSE,
    DEPLOY,
    EDGE,
    END,
    EXPLODE,
    GO,
    HEAL_FROZEN,
    HEAL_MIX,
    INSPIRE,
    KEEP,
    KEEP_DICE,
    KO_ORDER,
    LEAVE,
    LOCKED,
    MOVE,
    NEXT,
    PICK_BOARD,
    PICK_EDGE,
    PICK_UP,
    PLAY_ON,
    PORT,
    PUSH_ORDER,
    REFUND,
    REROLL,
    REVEAL,
    SELL,
    STAY,
    SYMBOL,
    TIMELINE,
    TURN,
)
from hoarfrost.games.krosmaster.engine.turn import (
    face_to_assign,
    may_inspire,
    symbol_to_give,
    symbols_open,
)


class Offers:
    """What the active piece may do: scratch paper that can be used again and again."""

    def __init__(self) -> None:
        self.small: list[int] = []  # actions with numbers below those of moves
        self.ways: Ways = Ways()
        self.late: list[int] = []  # actions with numbers between moves and spells
        self.hidden: WideSet = WideSet()  # cells out of sight
        self.casts: list[WideSet] = []  # by slot

    def find(self, arena: Arena, unit: Unit) -> None:
        """Look again, for this unit, whose turn it is to act."""
        find_small(arena, unit, self.small)
        find_moves(arena, unit, self.ways)
        find_late(arena, unit, self.late)
        slots = len(unit.spells)
        while len(self.casts) < slots:
            self.casts.append(WideSet())
        find_hidden(arena, unit.cell, self.hidden)
        for slot in range(slots):
            find_targets(arena, unit, slot, self.hidden, self.casts[slot])

    def count(self, unit: Unit) -> i64:
        total: i64 = len(self.small) + len(self.late)
        total += self.ways.moves.count()
        for slot in range(len(unit.spells)):
            total += self.casts[slot].count()
        return total

    def nth(self, unit: Unit, n: i64) -> i64:
        if n < len(self.small):
            return self.small[n]
        n -= len(self.small)
        moves = self.ways.moves.count()
        if n < moves:
            return MOVE + self.ways.moves.nth(n)
        n -= moves
        if n < len(self.late):
            return self.late[n]
        n -= len(self.late)
        for slot in range(len(unit.spells)):
            cells = self.casts[slot].count()
            if n < cells:
                return CAST + slot * CELLS + self.casts[slot].nth(n)
            n -= cells
        raise IndexError("there are not so many legal actions")


def find_small(arena: Arena, unit: Unit, found: list[int]) -> None:
    """Ending, picking up, and buying unseen."""
    found.clear()
    found.append(END)
    if may_pick_up(arena, unit):
        found.append(PICK_UP)
    if is_at_shop(arena, unit):
        if may_buy_gg(arena, unit):
            found.append(BUY_GG)
        for rank in range(len(RANKS)):
            if can_pay(arena, unit, rank) and pile_of(arena, rank) > 0:
                found.append(BUY_BLIND + rank)


def find_late(arena: Arena, unit: Unit, found: list[int]) -> None:
    """Revealing, and buying what lies face up."""
    found.clear()
    if may_reveal_any(arena, unit):
        for held in unit.held:
            action = REVEAL + (held >> 2)
            if may_reveal(arena, unit, held) and action not in found:
                found.append(action)
        found.sort()
    if is_at_shop(arena, unit):
        last = -1
        for number in arena.display:
            if number != last and can_pay(arena, unit, arena.content.rewards[number].rank):
                found.append(BUY_SHOWN + number)
            last = number


def offers_of(arena: Arena) -> Offers:
    offers = Offers()
    offers.find(arena, arena.units[arena.piece])
    return offers


def legal_actions(arena: Arena) -> list[int]:
    if arena.step != ACT:
        return answers(arena)
    unit = arena.units[arena.piece]
    found: list[int] = []
    find_small(arena, unit, found)
    ways = Ways()
    find_moves(arena, unit, ways)
    ways.moves.append_to(found, MOVE)
    late: list[int] = []
    find_late(arena, unit, late)
    found += late
    hidden, cells = WideSet(), WideSet()
    find_hidden(arena, unit.cell, hidden)
    for slot in range(len(unit.spells)):
        find_targets(arena, unit, slot, hidden, cells)
        cells.append_to(found, CAST + slot * CELLS)
    return found


def legal_count(arena: Arena) -> i64:
    if arena.step != ACT:
        return len(answers(arena))
    return offers_of(arena).count(arena.units[arena.piece])


def nth_legal(arena: Arena, n: i64) -> i64:
    if arena.step != ACT:
        return answers(arena)[n]
    return offers_of(arena).nth(arena.units[arena.piece], n)


def is_legal(arena: Arena, action: i64) -> bool:
    if arena.step != ACT:
        return action in answers(arena)
    unit = arena.units[arena.piece]
    if action >= CAST:
        slot = (action - CAST) // CELLS
        return slot < len(unit.spells) and may_aim(arena, unit, slot, (action - CAST) % CELLS)
    if MOVE <= action < NEXT:
        ways = Ways()
        find_moves(arena, unit, ways)
        return ways.moves.has(action - MOVE)
    found: list[int] = []
    if action < MOVE:
        find_small(arena, unit, found)
    else:
        find_late(arena, unit, found)
    return action in found


# Answers to a question ----------------------------------------------------------------------------


def answers(arena: Arena) -> list[int]:
    """The answers to what is asked at any other step than ACT."""
    step = arena.step
    if step == KEEP:
        return [KEEP_DICE, REROLL]
    if step == ASSIGN:
        return [SYMBOL + symbol for symbol in symbols_open(face_to_assign(arena))]
    if step == INSPIRE:
        symbol = symbol_to_give(arena)
        cells = [int(unit.cell) for unit in arena.units if may_inspire(arena, unit, symbol)]
        cells.sort()
        return [LEAVE, *[CHOOSE + cell for cell in cells]]
    if step == REFUND:
        return [SELL + sold for sold in range(int(arena.left) + 1)]
    if step == LOCKED:
        return [GO, STAY]
    if step == DEPLOY:
        return [CHOOSE + cell for cell in deploy_cells(arena).members()]
    if step == TIMELINE:
        return answers_of_timeline(arena)
    if step == PICK_EDGE:
        return [EDGE + edge for edge in sorted(arena.board.edges)]
    if step == PICK_BOARD:
        return [PLAY_ON + place for place in range(len(playable_boards(arena)))]
    casting = arena.casting
    if casting is not None:
        return answers_of_spell(arena, casting)
    if step == EXPLODE:
        cells = sorted({int(bomb.cell) for bomb in arena.bombs})
        return [CHOOSE + cell for cell in cells]
    return []


def answers_of_timeline(arena: Arena) -> list[int]:
    """Of copies of one card the first stands for all."""
    first = int(team_of(arena, arena.asked)[0].number)
    found: list[int] = []
    cards: list[int] = []
    for number in contenders(arena, arena.asked):
        card = int(arena.units[number].card.number)
        if card not in cards:
            cards.append(card)
            found.append(NEXT + number - first)
    return found


def playable_boards(arena: Arena) -> list[str]:
    """The boards that can be chosen: those with edges."""
    return [board.id for board in arena.content.boards.values() if board.edges]


def answers_of_spell(arena: Arena, casting: Casting) -> list[int]:
    step = arena.step
    if step == AXIS:
        effect = casting.spell.effects[casting.effect]
        return [TURN + way for way in directions_open(arena, casting, effect)]
    if step == PUSH_ORDER:
        effect = casting.spell.effects[casting.effect]
        cells = cells_next(arena, casting, effect, centre_of(arena, casting, effect))
        cells.sort()
        return [CHOOSE + cell for cell in cells]
    if step == PORT:
        return [CHOOSE + cell for cell in travellers(arena, casting)]
    if step == HEAL_MIX:
        unit = arena.units[units_to_heal(arena, casting)[casting.healed]]
        least, most = frozen_choices(arena, casting, unit)
        return [HEAL_FROZEN + frozen for frozen in range(int(least), int(most) + 1)]
    if step == KO_ORDER:
        cells = sorted([int(arena.units[number].cell) for number in arena.fallen])
        return [CHOOSE + cell for cell in cells]
    return []
