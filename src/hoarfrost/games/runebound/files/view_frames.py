"""What is under way, in words: the stack of frames and a fight."""

from hoarfrost.core.bits import members_of
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import GEAR, PHASES, ROLES, SKILLS, STATS
from hoarfrost.games.runebound.engine.realm import Fight, Frame, Realm
from hoarfrost.games.runebound.engine.steps import (
    FRAMES,
    HARM,
    MARKET,
    TAKING_FROST,
    TAKING_WHITE_DEATH,
    TESTING,
    TURN,
)
from hoarfrost.games.runebound.engine.using import OF_CARD
from hoarfrost.games.runebound.files.fields import (
    NUMBER_NAMES,
    OF_ADVENTURES,
    SOURCES,
    STAGE_NAMES,
)


def write_stack(realm: Realm) -> list[Json]:
    """The frames, the uppermost one last."""
    return [write_frame(realm, frame) for frame in realm.stack]


def write_frame(realm: Realm, frame: Frame) -> Json:
    """A frame; what it has none of is left out."""
    kind, stage = int(frame.kind), int(frame.stage)
    told: Json = {"step": FRAMES[kind]}
    if kind in STAGE_NAMES:
        told["stage"] = STAGE_NAMES[kind][stage]
    elif stage != 0:
        told["stage"] = stage
    if frame.seat >= 0:
        told["seat"] = int(frame.seat)
    if kind in NUMBER_NAMES and frame.n != 0:
        told[NUMBER_NAMES[kind]] = None if frame.n < 0 else int(frame.n)
    if frame.card >= 0:
        told["card"] = card_of(realm, frame)
    if len(frame.amounts) > 0:
        told.update(write_amounts(kind, frame.amounts))
    if len(frame.source) > 0:
        told["source"] = write_source(realm, frame.source)
    return told


def card_of(realm: Realm, frame: Frame) -> str:
    if frame.kind in OF_ADVENTURES:
        return realm.content.adventures[frame.card].id
    return realm.content.cards[frame.card].id


def write_amounts(kind: int, amounts: list[int]) -> Json:
    """The list of a frame, by what it is."""
    if kind == TAKING_FROST:
        return {"amounts": list(amounts)}  # by place in the party
    if kind == TAKING_WHITE_DEATH:
        return {"forFrost": amounts[0]}
    if kind == HARM:
        return {"byFoe": True}
    if kind == TESTING:
        return {"skill": SKILLS[amounts[0]]}
    if kind == MARKET:
        return {"bought": [GEAR[gear] for gear in members_of(amounts[0])]}
    assert kind == TURN
    return {"lastDay": True}


def write_source(realm: Realm, source: list[int]) -> Json:
    """Where the primitives of an effect stand: a card, an effect, and the way through branches."""
    if source[0] == OF_CARD:
        card = realm.content.cards[source[1]].id
    else:
        card = realm.content.adventures[source[1]].id
    return {"of": SOURCES[source[0]], "card": card, "effect": source[2], "path": source[3:]}


def write_fight(realm: Realm, fight: Fight) -> Json:
    cards = realm.content.cards
    bonus, row = fight.ally_bonus, range(0, len(fight.ally_bonus), 3)
    return {
        "foe": None if fight.foe < 0 else realm.content.adventures[fight.foe].id,
        "hero": int(fight.hero_part),
        "other": None if fight.other_part < 0 else int(fight.other_part),
        "round": int(fight.round),
        "phase": PHASES[fight.phase],
        "wounds": int(fight.wounds),
        "foeLife": int(fight.foe_life),
        "noEscape": fight.no_escape,
        "attacks": int(fight.attacks),
        "extra": int(fight.extra),
        "acted": [cards[card].id for card in fight.acted],
        "activated": members_of(fight.activated),
        "prepared": members_of(fight.prepared),
        "bonus": {STATS[stat]: n for stat, n in enumerate(fight.bonus) if n != 0},
        "otherBonus": {STATS[stat]: n for stat, n in enumerate(fight.other_bonus) if n != 0},
        "allyBonus": [
            {"card": cards[bonus[at]].id, "stat": STATS[bonus[at + 1]], "n": bonus[at + 2]}
            for at in row
        ],
        "rollBonus": int(fight.roll_bonus),
        "acting": None if fight.acting < 0 else cards[fight.acting].id,
        "role": None if fight.role < 0 else ROLES[fight.role],
        "target": int(fight.target),
    }
