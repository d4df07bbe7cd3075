"""Carrying out actions: from the answer to the next question.

The uppermost frame of the stack is carried out until one asks. Each kind of frame has three
functions where its rules are: `advance` (True if it asks), its options, and what an answer does.
"""

from mypy_extensions import i64

from hoarfrost.core.rng import Rng
from hoarfrost.games.runebound.engine import (
    adventure,
    cards,
    effects,
    fighting,
    frost,
    gains,
    harm,
    knockout,
    market,
    rewards,
    setting_up,
    skill_tests,
    turn,
)
from hoarfrost.games.runebound.engine.moving import allowance, preroll
from hoarfrost.games.runebound.engine.realm import NO_INTS, Frame, Realm
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE,
    BEGIN,
    BUY,
    COMBAT,
    DISCOVER,
    DRAWING_RUMOR,
    EFFECT,
    EVENT_IN_PLAY,
    HARM,
    KNOCK_OUT,
    MARKET,
    NOBODY,
    OVER_LIMIT,
    PASS,
    PREROLL,
    PRINCESS,
    REWARD,
    SURVIVAL,
    TAKING_FROST,
    TAKING_WHITE_DEATH,
    TESTING,
    TOKEN,
    TURN,
    TURN_OVER,
)


def run(realm: Realm) -> None:
    """Go on until somebody is asked, or the game is over."""
    while not realm.is_over:
        if advance(realm, realm.top()):
            return
    realm.asked = NOBODY


def advance(realm: Realm, frame: Frame) -> bool:
    kind = frame.kind
    if kind == TURN:
        return turn.advance_turn(realm, frame)
    if kind == COMBAT:
        return fighting.advance_combat(realm, frame)
    if kind == EFFECT:
        return effects.advance_effect(realm, frame)
    if kind == HARM:
        return harm.advance_harm(realm, frame)
    if kind == TAKING_FROST:
        return frost.advance_frost(realm, frame)
    if kind == TAKING_WHITE_DEATH:
        return frost.advance_white_death(realm, frame)
    if kind == TESTING:
        return skill_tests.advance_test(realm, frame)
    if kind == MARKET:
        return market.advance_market(realm, frame)
    if kind == ADVENTURE:
        return adventure.advance_adventure(realm, frame)
    if kind == EVENT_IN_PLAY:
        return adventure.advance_event(realm, frame)
    if kind == REWARD:
        return rewards.advance_reward(realm, frame)
    if kind == DRAWING_RUMOR:
        return gains.advance_rumor(realm, frame)
    if kind == KNOCK_OUT:
        return knockout.advance_knock_out(realm, frame)
    if kind == OVER_LIMIT:
        return cards.advance_limit(realm, frame)
    return setting_up.advance_begin(realm, frame)


def options(realm: Realm) -> list[int]:
    """What the asked seat may answer, ascending."""
    frame = realm.top()
    kind = frame.kind
    if kind == TURN:
        return turn.turn_options(realm, frame)
    if kind == COMBAT:
        return fighting.combat_options(realm, frame)
    if kind == EFFECT:
        return effects.effect_options(realm, frame)
    if kind == HARM:
        return harm.harm_options(realm, frame)
    if kind == TAKING_FROST:
        return frost.frost_options(realm, frame)
    if kind == TAKING_WHITE_DEATH:
        return frost.white_death_options(realm, frame)
    if kind == TESTING:
        return skill_tests.test_options(realm, frame)
    if kind == MARKET:
        return market.market_options(realm, frame)
    if kind == DRAWING_RUMOR:
        return gains.rumor_options(realm, frame)
    if kind == KNOCK_OUT:
        return knockout.knock_out_options(realm, frame)
    if kind == OVER_LIMIT:
        return cards.limit_options(realm, frame)
    assert kind == BEGIN
    return setting_up.begin_options(realm, frame)


def has_open_choice(realm: Realm) -> bool:
    """While moving: whether there is something to choose that everybody can see."""
    for action in options(realm):
        if action != PASS and not PRINCESS <= action < BUY:
            return True
    return False


def carry_out(realm: Realm, action: i64) -> None:
    """Carry out a legal action, until somebody is asked again."""
    if not DISCOVER <= action < BUY and not TOKEN <= action < PREROLL:
        realm.rolled = NO_INTS  # but half a discovery changes nothing that others see
    frame = realm.top()
    kind = frame.kind
    if kind == TURN:
        turn.answer_turn(realm, frame, action)
    elif kind == COMBAT:
        fighting.answer_combat(realm, frame, action)
    elif kind == EFFECT:
        effects.answer_effect(realm, frame, action)
    elif kind == HARM:
        harm.answer_harm(realm, frame, action)
    elif kind == TAKING_FROST:
        frost.answer_frost(realm, frame, action)
    elif kind == TAKING_WHITE_DEATH:
        frost.answer_white_death(realm, frame, action)
    elif kind == TESTING:
        skill_tests.answer_test(realm, frame, action)
    elif kind == MARKET:
        market.answer_market(realm, frame, action)
    elif kind == DRAWING_RUMOR:
        gains.answer_rumor(realm, frame, action)
    elif kind == KNOCK_OUT:
        knockout.answer_knock_out(realm, frame, action)
    elif kind == OVER_LIMIT:
        cards.answer_limit(realm, frame, action)
    else:
        setting_up.answer_begin(realm, frame, action)
    run(realm)


def play_out(realm: Realm, rng: Rng, horizon: i64) -> i64:
    """Random actions to the end, or so many; the same choices as by `nth_legal`, but quicker."""
    plies: i64 = 0
    while not realm.is_over and (horizon == 0 or plies < horizon):
        plies += 1
        choices = options(realm)
        carry_out(realm, choices[rng.below(len(choices))])
    return plies


# Beside the turn ----------------------------------------------------------------------------------


def side_options(realm: Realm, seat: i64) -> list[int]:
    """rune.turn.preroll: the next player may roll when the active one has moved."""
    if not realm.rules.preroll or realm.is_over or len(realm.parties) == 1:
        return []
    frame = realm.stack[0]
    if frame.kind != TURN or frame.stage < SURVIVAL or frame.stage >= TURN_OVER:
        return []
    if seat != realm.next_seat(realm.active) or realm.is_last_days:
        return []
    party = realm.parties[seat]
    if party.ahead or seat == realm.asked:
        return []
    return [PREROLL + dice for dice in range(1, int(allowance(realm, party)) + 1)]


def carry_out_beside(realm: Realm, seat: i64, action: i64) -> None:
    preroll(realm, realm.parties[seat], action - PREROLL)
