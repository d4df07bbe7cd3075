"""Why a move is not allowed: the rule, and the fact that is in the way.

Nothing but the rewards that others hold is hidden in this game, and none of these is looked at: who
is asked is asked about public things and about the own piece.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from hoarfrost.core import refusals
from hoarfrost.core.errors import Reason
from hoarfrost.core.moves import barred
from hoarfrost.core.nearest import nearest
from hoarfrost.games.krosmaster.engine.arena import Arena
from hoarfrost.games.krosmaster.engine.steps import STEP_NAMES
from hoarfrost.games.krosmaster.words.against_answer import (
    reasons_against_answer,
    rule_now,
)
from hoarfrost.games.krosmaster.words.against_cast import reasons_against_cast
from hoarfrost.games.krosmaster.words.against_move import reasons_against_move
from hoarfrost.games.krosmaster.words.against_shopping import (
    reasons_against_buying,
    reasons_against_pick,
    reasons_against_reveal,
)
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import names_of
from hoarfrost.games.krosmaster.words.notation import find_action, meant
from hoarfrost.games.krosmaster.words.refusal import reason, shown

if TYPE_CHECKING:
    from hoarfrost.games.krosmaster.engine.state import KrosmasterState

# The first words of the answers at each step.
VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "board": ("board",),
    "edge": ("edge",),
    "timeline": ("next",),
    "deploy": ("put",),
    "keep": ("keep", "reroll"),
    "assign": ("as",),
    "inspire": ("inspire", "leave"),
    "refund": ("sell",),
    "act": ("mv", "cast", "pick", "buy", "reveal", "end"),
    "lock": ("go", "stay"),
    "axis": ("way",),
    "push": ("push",),
    "port": ("port",),
    "heal": ("thaw",),
    "ko": ("ko",),
    "explode": ("explode",),
}
KNOWN_VERBS: Final = frozenset(verb for verbs in VERBS.values() for verb in verbs)
ALIASES: Final = {"move": "mv", "m": "mv"}  # as `normal` reads them
ACTIONS: Final[Mapping[str, Callable[[Arena, list[str]], list[Reason]]]] = {
    "mv": reasons_against_move,
    "cast": reasons_against_cast,
    "pick": reasons_against_pick,
    "buy": reasons_against_buying,
    "reveal": reasons_against_reveal,
}


def reasons_against(state: "KrosmasterState", text: str, seat: int) -> list[Reason]:
    """Empty if the seat may make this move now."""
    reasons = barred(state, text, seat)
    if reasons:
        return reasons
    if find_action(state, text) >= 0:
        return []
    words = meant(state, text).split()
    if not words:
        return [refusals.not_a_move(text)]
    verb = ALIASES.get(words[0], words[0])
    if verb not in VERBS[STEP_NAMES[state.step]]:
        return [not_asked(state, verb)]
    return ACTIONS.get(verb, reasons_against_answer)(state, [verb, *words[1:]])


def not_asked(state: Arena, verb: str) -> Reason:
    """A verb of another step, or none at all."""
    step = STEP_NAMES[state.step]
    asked = names_of("steps", step)
    now = list(VERBS[step])
    if verb in KNOWN_VERBS:
        message = Message("Something else has to be decided now: {asked}. Possible: {verbs}.")
        return reason("E_NOT_NOW", rule_now(state), message, asked=asked, verbs=now)
    near = nearest(shown(verb), now)
    if near:
        message = Message("There is no action {word}. Did you mean {verb}?")
        return reason("E_UNKNOWN_MOVE", rule_now(state), message, word=shown(verb), verb=near[0])
    message = Message("There is no action {word}. To decide: {asked}. Possible: {verbs}.")
    return reason(
        "E_UNKNOWN_MOVE", rule_now(state), message, word=shown(verb), asked=asked, verbs=now
    )


def describe_place(state: Arena) -> str:
    """Where the game stands, for error messages: public facts alone."""
    step = STEP_NAMES[state.step]
    if state.piece < 0:
        return f"game turn {state.turn}, {step}"
    unit = state.units[state.piece]
    return f"game turn {state.turn}, {step}, {unit.card.id}"
