"""Gallons of Glory, and how a game is won or lost (kros.win, kros.gg)."""

from mypy_extensions import i64

from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.steps import DRAW, NOBODY, OVER


def finish(arena: Arena, winner: i64, reason: str, rule: str) -> None:
    """The game is over: a player has won, or DRAW."""
    arena.step = OVER
    arena.asked = NOBODY
    arena.winner = winner
    arena.reason = reason
    arena.casting = None
    if winner == DRAW:
        arena.tell("draw", rule, {"reason": reason})
    else:
        arena.tell("win", rule, {"seat": int(winner), "reason": reason})


def gain_glory(arena: Arena, player: i64, count: i64, rule: str) -> None:
    """kros.gg.wild_first: the first GG of the game is the wild one, the others the opponent's."""
    gained: i64 = 0
    took_wild = False
    while gained < count:
        if arena.wild:
            arena.wild = False
            took_wild = True
        elif arena.gg(1 - player) > 0:
            arena.add_gg(1 - player, -1)
        else:
            break  # kros.gg.shortage
        arena.add_gg(player, 1)
        gained += 1
        if arena.gg(1 - player) == 0:
            break
    values = {"seat": int(player), "count": int(gained), "wild": took_wild}
    arena.tell("glory", rule, {**values, "gg": [int(arena.gg0), int(arena.gg1)]})
    if arena.gg(1 - player) == 0:
        finish(arena, player, "glory", "kros.win.gg")


def lose_to_tension(arena: Arena) -> None:
    """kros.tension.double: each player puts one own GG back in the box, as one event."""
    arena.add_gg(0, -1)
    arena.add_gg(1, -1)
    arena.tell("double", "kros.tension.double", {"gg": [int(arena.gg0), int(arena.gg1)]})
    if arena.gg0 == 0 and arena.gg1 == 0:
        break_tie(arena, "tension")
    elif arena.gg0 == 0:
        finish(arena, 1, "tension", "kros.win.gg")
    elif arena.gg1 == 0:
        finish(arena, 0, "tension", "kros.win.gg")


def break_tie(arena: Arena, reason: str) -> None:
    """kros.win.tension_tie: the higher Levels on the board, then the larger stock, then a draw."""
    rule = "kros.win.tension_tie"
    lead = arena.levels_left(0) - arena.levels_left(1)
    if lead == 0:
        lead = arena.stock0 - arena.stock1
    if lead == 0:
        finish(arena, DRAW, reason, rule)
    elif lead > 0:
        finish(arena, 0, reason, rule)
    else:
        finish(arena, 1, reason, rule)


def end_at_limit(arena: Arena) -> None:
    """kros.win.limit: more GG wins."""
    if arena.gg0 > arena.gg1:
        finish(arena, 0, "limit", "kros.win.limit")
    elif arena.gg1 > arena.gg0:
        finish(arena, 1, "limit", "kros.win.limit")
    else:
        break_tie(arena, "limit")
