"""A greedy player of Claim: a few rules, each looking no further than this trick.

- A card is worth what it may decide: the vote of its faction in Phase 2, tricks to come in Phase 1.
- Played second, take the trick with the cheapest card if that gains more than the card costs, else
  throw the card that is missed least.
- Led, weigh what the trick brings by the chance that the opponent cannot beat the card.
- Where the setting rewards the loser (settings.py), losing a trick has its worth, too.
- With a Seer always look, and take the better card. Peek at a Toxic not seen yet. At the Tavern
  give away the two cards that matter least.
- An artifact is played as soon as its own rule (artifacts.py) says that it gains something.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.core.game import State
from hoarfrost.core.player import Player
from hoarfrost.games.claim.engine.state import ClaimState
from hoarfrost.games.claim.engine.steps import (
    COLLECT,
    DECLINE,
    KEEP,
    LEAD,
    LOOK,
    PASS,
    PEEK,
    PEEK_AT,
    PLAY_ARTIFACT,
    SECOND,
    TAKE,
    TAVERN,
)
from hoarfrost.games.claim.greedy.artifacts import gain_of_playing, rank_of_choice
from hoarfrost.games.claim.greedy.sight import Sight
from hoarfrost.games.claim.greedy.worth import Worth

CLEARLY: Final = 1e-9  # less than this is rounding


class ClaimGreedy(Player):
    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, ClaimState)
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        sight = Sight(state, seat)
        worth = Worth(sight)
        best = legal[0]
        best_score = score(state, sight, worth, best)
        for action in legal[1:]:
            its_score = score(state, sight, worth, action)
            if its_score > best_score + CLEARLY:
                best, best_score = action, its_score
        return best


def score(state: ClaimState, sight: Sight, worth: Worth, action: i64) -> float:
    """How good an action is, to be compared with the others at the same decision."""
    step = state.step
    if state.artifact >= 0:
        return rank_of_choice(state, sight, worth, action)
    if step == LEAD:
        return lead_score(sight, worth, action)
    if step == SECOND:
        return second_score(state, sight, worth, action)
    if step == COLLECT:
        return seer_score(state, worth, action)
    if step == PEEK:
        return peek_score(sight, action)
    if step == TAVERN:
        return gift_score(state, sight, worth, action)
    if action == PASS:
        return 0.0
    return gain_of_playing(state, sight, worth, action - PLAY_ARTIFACT)


def lead_score(sight: Sight, worth: Worth, action: i64) -> float:
    if action == DECLINE:
        return worth.trick(-1, -1, 1 - sight.seat)
    card = sight.card(action)
    return worth.leading(card, False) - worth.spending(card)


def second_score(state: ClaimState, sight: Sight, worth: Worth, action: i64) -> float:
    seat = sight.seat
    if action == DECLINE:
        return worth.trick(state.lead, -1, 1 - seat)
    card = sight.card(action)
    if sight.lead_is_hidden():
        return -worth.spending(card)
    winner = seat if sight.second_wins(state.lead, card, state.bottle) else 1 - seat
    return worth.trick(state.lead, card, winner) - worth.spending(card)


def seer_score(state: ClaimState, worth: Worth, action: i64) -> float:
    if action == LOOK:
        return 1.0
    if action == TAKE:
        return worth.as_follower(state.top) - worth.as_follower(state.prize)
    assert action == KEEP
    return 0.0


def peek_score(sight: Sight, action: i64) -> float:
    if action == PASS:
        return 0.0
    return -1.0 if sight.me.toxics_seen & bit(action - PEEK_AT) else 1.0


def gift_score(state: ClaimState, sight: Sight, worth: Worth, action: i64) -> float:
    """What is lost by giving this card away, and the best that can go with it."""
    lost = gift_loss(sight, worth, action)
    if state.chosen >= 0:
        return -lost
    after = state.clone()
    after.apply_action(action)
    return -lost - min(gift_loss(sight, worth, other) for other in after.legal_actions())


def gift_loss(sight: Sight, worth: Worth, action: i64) -> float:
    card = sight.card(action)
    spouse = worth.spouse(card) & sight.me.score
    kept = -worth.swing_of(card) if spouse else worth.to_me(card)
    return kept - worth.to_other(card)
