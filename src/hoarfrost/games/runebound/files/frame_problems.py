"""What cannot be under way.

A position from outside may say anything. The procedure goes on from what it says without looking
again, so whatever it relies on is looked at here.
"""

from typing import Final

from hoarfrost.games.runebound.engine.adventure import AFTER_EVENT, COMING, DRAWING
from hoarfrost.games.runebound.engine.content import (
    CANCEL,
    CANCEL_PARTY,
    DEAL,
    EVENT,
    EXTRA_ATTACK,
    FORBID_ESCAPE,
    THE_FOE,
    Prim,
)
from hoarfrost.games.runebound.engine.fighting import FLEEING
from hoarfrost.games.runebound.engine.realm import Frame, Realm
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE,
    BEGIN,
    COMBAT,
    EFFECT,
    EVENT_IN_PLAY,
    FRAMES,
    HARM,
    MARKET,
    REWARD,
    TAKING_FROST,
    TAKING_WHITE_DEATH,
    TURN,
)

ONCE: Final = (TURN, BEGIN, COMBAT, ADVENTURE, EVENT_IN_PLAY, REWARD, MARKET)
TAKINGS: Final = (HARM, TAKING_WHITE_DEATH, TAKING_FROST)
FOR_A_FIGHT: Final = (EXTRA_ATTACK, FORBID_ESCAPE)


def frame_problems(realm: Realm) -> list[str]:
    """What is wrong with the stack; nothing is asked of a game that is over."""
    if realm.is_over:
        return []
    kinds = [int(frame.kind) for frame in realm.stack]
    if not kinds or kinds[0] not in (TURN, BEGIN):
        return ["at the bottom of the stack is a turn, or the beginning of the game"]
    found = [
        f"there is more than one {FRAMES[kind]} in the stack"
        for kind in ONCE
        if kinds.count(kind) > 1
    ]
    if TURN in kinds[1:] or BEGIN in kinds[1:] or (kinds[0] == BEGIN and len(kinds) > 1):
        found.append("nothing lies below a turn or the beginning of the game")
    if kinds[0] == TURN and realm.stack[0].seat != realm.active:
        found.append("the turn is not that of the active player")
    return found or fight_problems(realm) or each_frame(realm)


def fight_problems(realm: Realm) -> list[str]:
    combats = [frame for frame in realm.stack if frame.kind == COMBAT]
    is_fought = bool(combats) and combats[0].stage != FLEEING
    if is_fought != (realm.fight is not None):
        return ["a combat in the stack and a fight belong together"]
    fight = realm.fight
    if fight is not None and realm.active not in (fight.hero_part, fight.other_part):
        return ["the active player does not take part in the fight"]
    if fight is None or fight.is_duel() or realm.has_fallen(realm.active):
        return []
    if fight.foe != realm.challenge:
        return ["the foe of the fight is the challenge that the active player faces"]
    return []


def each_frame(realm: Realm) -> list[str]:
    found: list[str] = []
    for place, frame in enumerate(realm.stack):
        if frame.kind == EFFECT:
            found += effect_problems(realm, frame, realm.stack[:place])
        elif frame.kind == TAKING_FROST:
            if len(frame.amounts) > realm.parties[frame.seat].size():
                found.append("frost is taken by more characters than the party has")
        elif frame.kind == MARKET and realm.town_of(realm.parties[frame.seat]) < 0:
            found.append("a market is visited where there is no town")
        elif frame.kind in (ADVENTURE, EVENT_IN_PLAY, REWARD):
            found += adventure_frame_problems(realm, frame)
    return found


def adventure_frame_problems(realm: Realm, frame: Frame) -> list[str]:
    if frame.kind == ADVENTURE and frame.stage in (COMING, DRAWING):
        on_jewel = realm.map.jewels[realm.parties[realm.active].space] >= 0
        return [] if on_jewel else ["an adventure is drawn where there is no jewel"]
    if frame.card < 0 or frame.card == realm.content.arshan:
        return [f"there is no card of the {FRAMES[frame.kind]} in the stack"]
    is_event = realm.content.adventures[frame.card].kind == EVENT
    wants_event = frame.kind == EVENT_IN_PLAY or frame.stage == AFTER_EVENT
    if frame.kind != REWARD and is_event != wants_event:
        return ["an event is no challenge, and a challenge no event"]
    if frame.kind == EVENT_IN_PLAY and frame.stage > len(
        realm.content.adventures[frame.card].effects
    ):
        return ["the event has not so many effects"]
    return []


def effect_problems(realm: Realm, frame: Frame, below: list[Frame]) -> list[str]:
    """Whether an effect finds what it is about."""
    prims = with_branches(frame.prims[frame.n :])
    cancels = any(prim.op in (CANCEL, CANCEL_PARTY) for prim in prims)
    if cancels and not any(one.kind in TAKINGS for one in below):
        return ["an effect cancels counters where nobody is about to take any"]
    for prim in prims:
        is_about_foe = prim.op in FOR_A_FIGHT or (prim.op == DEAL and prim.who == THE_FOE)
        if is_about_foe and realm.fight is None:
            return ["an effect is about a fight, and there is none"]
    return []


def with_branches(prims: list[Prim]) -> list[Prim]:
    found: list[Prim] = []
    for prim in prims:
        found.append(prim)
        for branch in prim.branches:
            found += with_branches(branch)
    return found
