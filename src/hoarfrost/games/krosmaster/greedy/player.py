"""A greedy player of Krosmaster: the best turn of the piece at hand, by exact chances.

- Everything is weighed in Gallons of Glory (engine/weighing.py): a KO is worth its Level, a marker
  what it brings that nearer, and the same on the own side is lost.
- For every cell that the piece can reach: the best use of its AP from there (planning.py), and how
  good it is to end there (engine/threats.py). Then the first step of the best of these.
- Beside an opponent a move is weighed with the chances of the Lock check.
- Left-over AP go into Kamas; 12 of them buy Glory at the next Demon cell (shopping.py).
- A tension double is kept when it hurts the opponent more (tension.py).
"""

from mypy_extensions import i64

from hoarfrost.core.game import State
from hoarfrost.core.player import Player
from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.legal import answers
from hoarfrost.games.krosmaster.engine.setting_up import team_of
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.engine.steps import (
    ACT,
    ASSIGN,
    CHOOSE,
    DEPLOY,
    HEAL_MIX,
    INSPIRE,
    KEEP,
    KO_ORDER,
    LOCKED,
    PORT,
    REFUND,
    TIMELINE,
)
from hoarfrost.games.krosmaster.engine.threats import Threats, standing
from hoarfrost.games.krosmaster.engine.turn import face_to_assign
from hoarfrost.games.krosmaster.engine.weighing import price
from hoarfrost.games.krosmaster.greedy.acting import Turn
from hoarfrost.games.krosmaster.greedy.beginning import choose_cell, choose_next
from hoarfrost.games.krosmaster.greedy.tension import (
    choose_inspired,
    choose_refund,
    choose_symbol,
    keep_or_reroll,
)


class KrosmasterGreedy(Player):
    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, KrosmasterState)
        if state.step == ACT:
            return int(Turn(state.clone()).choose())
        if state.step == LOCKED:
            return int(Turn(state.clone()).go_or_stay(state.goal))
        return int(answer(state, seat))


def answer(arena: Arena, player: i64) -> i64:
    """What to say at any other step."""
    step = arena.step
    if step == KEEP:
        return keep_or_reroll(arena, player)
    if step == ASSIGN:
        return choose_symbol(arena, player, face_to_assign(arena))
    if step == INSPIRE:
        return choose_inspired(arena, player)
    if step == REFUND:
        return choose_refund(arena)
    if step == DEPLOY:
        return choose_cell(arena, player)
    choices = answers(arena)
    if step == TIMELINE:
        return choose_next(arena, team_of(arena, player)[0].number, choices)
    if step == HEAL_MIX:
        return choices[len(choices) - 1]  # Frozen markers: others may heal the rest
    if step == KO_ORDER:
        return whose_first(arena, player, choices)
    if step == PORT:
        return who_travels(arena, player, choices)
    return choices[0]


def whose_first(arena: Arena, player: i64, choices: list[int]) -> i64:
    """An opponent, which may end the game."""
    for action in choices:
        if arena.units[arena.occupant[action - CHOOSE]].owner != player:
            return action
    return choices[0]


def who_travels(arena: Arena, player: i64, choices: list[int]) -> i64:
    """Whoever gains most by standing at the other end of the portal."""
    casting = arena.casting
    assert casting is not None
    threats = Threats(arena, player)
    best: i64 = choices[0]
    best_gain = -99.0
    for action in choices:
        unit = arena.units[arena.occupant[action - CHOOSE]]
        worth = price(arena, unit)
        gain = standing(threats, unit, casting.cell, worth)
        gain -= standing(threats, unit, unit.cell, worth)
        if gain > best_gain:
            best_gain = gain
            best = action
    return best
