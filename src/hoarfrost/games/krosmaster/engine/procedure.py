"""Carrying out actions: from the answer to the next question."""

from mypy_extensions import i64

from hoarfrost.core.rng import Rng
from hoarfrost.games.krosmaster.engine import legal
from hoarfrost.games.krosmaster.engine.arena import NO_MARKS, Arena, Casting, Ways
from hoarfrost.games.krosmaster.engine.casting import cast, explode, proceed, remove_krosmaster
from hoarfrost.games.krosmaster.engine.content import CELLS
from hoarfrost.games.krosmaster.engine.displacing import shift, take_cell, teleport
from hoarfrost.games.krosmaster.engine.injuries import heal_mix
from hoarfrost.games.krosmaster.engine.moving import find_moves, go_on, move
from hoarfrost.games.krosmaster.engine.setting_up import (
    add_to_line,
    begin_with_board,
    deploy,
    line_up,
    pick_edge,
    team_of,
)
from hoarfrost.games.krosmaster.engine.shop import buy_blind, buy_gg, buy_shown, pick_up, reveal
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
    KO_ORDER,
    LEAVE,
    LOCKED,
    MOVE,
    NEXT,
    OVER,
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
    SYMBOL,
    TIMELINE,
    TURN,
)
from hoarfrost.games.krosmaster.engine.turn import (
    assign,
    end_piece,
    inspire,
    keep_or_reroll,
    leave_die,
    next_piece,
    refund,
)


def attempt(arena: Arena, action: i64) -> bool:
    """Carry out an action if it is legal; else nothing is changed."""
    if arena.step == ACT and MOVE <= action < NEXT:
        unit = arena.units[arena.piece]
        ways = Ways()
        find_moves(arena, unit, ways)
        if not ways.moves.has(action - MOVE):
            return False
        arena.rolled = NO_MARKS
        move(arena, unit, action - MOVE, ways)
        return True
    if not legal.is_legal(arena, action):
        return False
    carry_out(arena, action)
    return True


def carry_out(arena: Arena, action: i64) -> None:
    """Carry out a legal action other than a move, until somebody is asked again."""
    arena.rolled = NO_MARKS
    if arena.step == ACT:
        act(arena, action)
    else:
        answer(arena, action)
    settle(arena)


def settle(arena: Arena) -> None:
    """kros.turn.active_ko: whoever has left the board has no turn to finish."""
    if arena.step == ACT and arena.casting is None and arena.units[arena.piece].cell < 0:
        next_piece(arena)


def act(arena: Arena, action: i64) -> None:
    """Whatever the active piece does but move."""
    unit = arena.units[arena.piece]
    if action >= CAST:
        cast(arena, unit, (action - CAST) // CELLS, (action - CAST) % CELLS)
    elif action >= BUY_SHOWN:
        buy_shown(arena, unit, action - BUY_SHOWN)
    elif action >= REVEAL:
        reveal(arena, unit, action - REVEAL)
    elif action >= BUY_BLIND:
        buy_blind(arena, unit, action - BUY_BLIND)
    elif action == END:
        end_piece(arena)
    elif action == PICK_UP:
        pick_up(arena, unit)
    elif action == BUY_GG:
        buy_gg(arena, unit)


def answer(arena: Arena, action: i64) -> None:
    step = arena.step
    if step == KEEP:
        keep_or_reroll(arena, action == REROLL)
    elif step == ASSIGN:
        assign(arena, action - SYMBOL)
    elif step == INSPIRE:
        if action == LEAVE:
            leave_die(arena)
        else:
            inspire(arena, arena.units[arena.occupant[action - CHOOSE]])
    elif step == REFUND:
        refund(arena, action - SELL)
    elif step == LOCKED:
        go_on(arena, arena.units[arena.piece], action == GO)
    elif step == DEPLOY:
        deploy(arena, action - CHOOSE)
    elif step == PICK_EDGE:
        pick_edge(arena, action - EDGE)
    elif step == PICK_BOARD:
        boards = legal.playable_boards(arena)
        begin_with_board(arena, arena.content.boards[boards[action - PLAY_ON]])
    elif step == TIMELINE:
        add_to_line(arena, team_of(arena, arena.asked)[action - NEXT].number)
        line_up(arena)
    elif step == EXPLODE:
        for place in range(len(arena.bombs)):
            if arena.bombs[place].cell == action - CHOOSE:
                explode(arena, place)
                break
        proceed(arena)
    else:
        answer_spell(arena, action)


def answer_spell(arena: Arena, action: i64) -> None:
    casting = arena.casting
    assert casting is not None
    step = arena.step
    if step == AXIS:
        shift(arena, casting, casting.spell.effects[casting.effect], action - TURN)
    elif step == PUSH_ORDER:
        take_cell(arena, casting, action - CHOOSE)
    elif step == PORT:
        travel(arena, casting, action - CHOOSE)
    elif step == HEAL_MIX:
        heal_mix(arena, casting, action - HEAL_FROZEN)
    elif step == KO_ORDER:
        remove_krosmaster(arena, arena.occupant[action - CHOOSE])
        if arena.step == OVER:
            return
    proceed(arena)


def travel(arena: Arena, casting: Casting, cell: i64) -> None:
    teleport(arena, arena.units[arena.occupant[cell]], casting.cell)
    casting.effect += 1


def play_out(arena: Arena, rng: Rng, horizon: i64) -> i64:
    """Random actions to the end, or so many; the same choices as by `nth_legal`, but quicker."""
    plies: i64 = 0
    offers = legal.Offers()
    while arena.step != OVER and (horizon == 0 or plies < horizon):
        plies += 1
        if arena.step != ACT:
            answers = legal.answers(arena)
            carry_out(arena, answers[rng.below(len(answers))])
            continue
        unit = arena.units[arena.piece]
        offers.find(arena, unit)
        action = offers.nth(unit, rng.below(offers.count(unit)))
        if MOVE <= action < NEXT:
            arena.rolled = NO_MARKS
            move(arena, unit, action - MOVE, offers.ways)
        else:
            carry_out(arena, action)
    return plies
