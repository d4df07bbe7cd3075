"""Why a move is not allowed: the rule, and the fact that is in the way.

Hidden are the rumor tokens and clue cards of others, and none of these is looked at: whoever is
asked is told about public things and the own hand.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from hoarfrost.core import refusals
from hoarfrost.core.errors import Reason
from hoarfrost.core.moves import barred
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.words import (
    against_discovery,
    against_fight,
    against_market,
    against_move,
)
from hoarfrost.games.runebound.words.against_moment import VERBS, not_asked
from hoarfrost.games.runebound.words.against_move import Against, against_preroll
from hoarfrost.games.runebound.words.against_use import against_use
from hoarfrost.games.runebound.words.names import rule_of
from hoarfrost.games.runebound.words.notation import find_action, legal_texts
from hoarfrost.games.runebound.words.questions import question_now
from hoarfrost.games.runebound.words.refusal import wrong_form
from hoarfrost.games.runebound.words.shorthand import in_our_words

if TYPE_CHECKING:
    from hoarfrost.games.runebound.engine.state import RuneboundState

AGAINST: Final[Mapping[str, Against]] = {
    **against_move.AGAINST,
    **against_discovery.AGAINST,
    **against_fight.AGAINST,
    **against_market.AGAINST,
    "use": against_use,
}
ALONE: Final = ("pass", "take", "warm", "attempt", "escape", "luck", "truce", "market")


def reasons_against(state: "RuneboundState", text: str, seat: int) -> list[Reason]:
    """Empty if the seat may make this move now."""
    reasons = barred(state, text, seat)
    if reasons:
        return reasons
    if find_action(state, text, seat) >= 0:
        return []
    words = in_our_words(state, text)
    if not words:
        return [refusals.not_a_move(text)]
    party = state.parties[seat]
    if seat != state.asked:
        if words[0] == "preroll":
            return [against_preroll(state, party, words)]
        return [refusals.not_your_turn(seat, int(state.asked))]
    return [why(state, party, words)]


def why(realm: Realm, party: Party, words: list[str]) -> Reason:
    """Of a text that is no legal move of whoever is asked."""
    question = question_now(realm)
    if question == "tokens":
        return against_discovery.against_tokens(realm, party, words)
    possible = sorted({text.split()[0] for text in legal_texts(realm, int(party.seat))})
    verb = words[0]
    if verb not in (*possible, *VERBS.get(question, ())):
        return not_asked(realm, party, words, possible)
    if verb in ALONE and len(words) > 1:
        return wrong_form(rule_of("questions", question), verb)
    against = AGAINST.get(verb)
    if against is None:
        return wrong_form(rule_of("questions", question), verb)
    return against(realm, party, words)


def describe_place(realm: Realm) -> str:
    """Where the game stands, for error messages: public facts alone."""
    if realm.is_over or realm.active < 0:
        return question_now(realm)
    party = realm.parties[realm.active]
    where = realm.map.names[party.space] if party.space >= 0 else "-"
    return f"turn {party.turns} of seat {party.seat}, {party.hero.card.id} on {where}"
