"""The game of Claim, step by step (docs/claim.md).

A step either runs by itself or leaves `asked` at a seat whose decision is awaited; `advance` runs
steps until that or the end.
"""

from mypy_extensions import i64

from hoarfrost.core.bits import count, lowest, nth
from hoarfrost.core.rng import Rng
from hoarfrost.games.claim.engine.aftermath import answer_peek, ask_to_peek, count_losses
from hoarfrost.games.claim.engine.collecting import answer_seer, bring_home, collect
from hoarfrost.games.claim.engine.legal import legal_sets
from hoarfrost.games.claim.engine.phases import (
    answer_tavern,
    ask_for_gifts,
    cross_boundary,
    end_play,
)
from hoarfrost.games.claim.engine.scoring import score_game
from hoarfrost.games.claim.engine.steps import (
    BOUNDARY,
    BRING_HOME,
    COLLECT,
    COUNT,
    END,
    EXTRA,
    LEAD,
    OVER,
    PEEK,
    RESOLVE,
    REVEAL,
    SCORING,
    SECOND,
    TAVERN,
    TRICK_START,
    TURN_UP,
    WALK_OVER,
)
from hoarfrost.games.claim.engine.table import Table
from hoarfrost.games.claim.engine.trick import (
    answer_play,
    ask_to_play,
    check_walk_over,
    resolve,
    reveal_prize,
    start_trick,
    turn_up,
)
from hoarfrost.games.claim.engine.windows import answer_choice, answer_window, open_window


def carry_out(table: Table, action: i64) -> None:
    """Carry out a legal action."""
    step = table.step
    if table.artifact >= 0:
        answer_choice(table, action)
    elif step == LEAD or step == SECOND:
        answer_play(table, action)
    elif step == COLLECT:
        answer_seer(table, action)
    elif step == PEEK:
        answer_peek(table, action)
    elif step == TAVERN:
        answer_tavern(table, action)
    else:
        answer_window(table, action)
    advance(table)


def advance(table: Table) -> None:
    """Run the steps that need no decision; many go on to the next by themselves."""
    while table.asked < 0 and table.step != OVER:
        step = table.step
        if step == LEAD:
            ask_to_play(table, table.leader)
        elif step == SECOND:
            ask_to_play(table, 1 - table.leader)
        elif step == TURN_UP:
            turn_up(table)
        elif step == RESOLVE:
            resolve(table)
        elif step == COLLECT:
            collect(table)
        elif step == BRING_HOME:
            bring_home(table)
        elif step == PEEK:
            ask_to_peek(table)
        elif step == COUNT:
            count_losses(table)
        elif step == TRICK_START:
            start_trick(table)
        elif step == REVEAL:
            reveal_prize(table)
        elif step == WALK_OVER:
            check_walk_over(table)
        elif step == BOUNDARY:
            cross_boundary(table)
        elif step == END:
            end_play(table)
        elif step == TAVERN:
            ask_for_gifts(table)
        elif step == SCORING:
            score_game(table)
        else:
            open_window(table)


def play_out(table: Table, rng: Rng, horizon: i64) -> i64:
    """Random actions to the end, or so many (0: no limit); returns how many."""
    plies: i64 = 0
    while table.step != OVER and (horizon == 0 or plies < horizon):
        cards, extra = legal_sets(table)
        plies += 1
        if extra == 0:
            carry_out(table, lowest(nth(cards, rng.below(count(cards)))))
            continue
        plain = count(cards)
        n = rng.below(plain + count(extra))
        if n < plain:
            carry_out(table, lowest(nth(cards, n)))
        else:
            carry_out(table, EXTRA + lowest(nth(extra, n - plain)))
    return plies
