"""A short game in which seat 0 throws away a win with its first card."""

from hoarfrost.core.match import Match
from hoarfrost.registry import load_game, load_position

START = {
    "game": "claim",
    "unchecked": True,
    "phase": 2,
    "trickNo": 11,
    "hand": [["DP7", "KN2", "UD4"], ["DW3", "KN5", "UD9"]],
    "score": [
        ["DP3", "DP5", "DP9", "DW6", "KN3", "KN6", "KN9", "UD5"],
        ["DP4", "DP6", "DW4", "DW5", "DW7", "DW8", "KN8", "UD8"],
    ],
}
BLUNDER, BETTER = "KN2", "UD4"


def a_match(*moves: str) -> Match:
    """These moves, then whatever comes first, to the end."""
    match = Match(load_game("claim"), start=load_position(START), seed=1)
    for move in moves:
        match.push(move)
    while not match.is_over():
        match.push(match.legal_moves[0])
    match.players = ["Ada", "fox"]
    return match


def a_record() -> str:
    return a_match(BLUNDER).record()
