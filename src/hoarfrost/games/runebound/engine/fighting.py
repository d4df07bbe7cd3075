"""Combat: before it, its rounds of three phases, and its end (R§11)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import (
    ATTACK as ATTACKING,
)
from hoarfrost.games.runebound.engine.content import (
    BEFORE_COMBAT,
    BEFORE_ROLL,
    MAGIC,
    NONE,
    ON_HIT,
    PHASES,
    ROUND_START,
)
from hoarfrost.games.runebound.engine.content import (
    DEFEND as DEFENDING,
)
from hoarfrost.games.runebound.engine.content import (
    ESCAPE as ESCAPE_SKILL,
)
from hoarfrost.games.runebound.engine.duelling import forget_fall, roll_target
from hoarfrost.games.runebound.engine.figures import (
    combat_value,
    damage,
    escape_difficulty,
    foe_damage,
    foe_life,
    foe_value,
    hurt_foe,
    may_ally_attack,
    may_attack,
)
from hoarfrost.games.runebound.engine.harm import exhaust, wound
from hoarfrost.games.runebound.engine.realm import NO_INTS, Fight, Frame, Party, Realm
from hoarfrost.games.runebound.engine.skill_tests import begin_test
from hoarfrost.games.runebound.engine.steps import (
    ALLY_ATTACKS,
    ATTACK,
    COMBAT,
    DEFEND,
    ESCAPE,
    NOBODY,
    PASS,
    SPACE,
    TRUCE,
    USE,
)
from hoarfrost.games.runebound.engine.using import (
    BEFORE_FIGHT,
    FORGOTTEN_BY_COMBAT,
    FORGOTTEN_BY_ROUND,
    begin_effect,
    begin_foe_effects,
    forget_limits,
    pay_and_begin,
    usable,
)
from hoarfrost.games.runebound.engine.victory import win

LAST_ROUND: Final = 20  # rune.combat.limit

# Stages of COMBAT.
STAGES: Final = (
    "foe_prepares", "other_prepares", "hero_prepares", "next_round", "round_opens", "escaping",
    "other_opens", "phase_opens", "other_rolls", "choosing", "before_rolling", "rolling", "hit",
    "after_phase", "truce", "truce_answer", "fleeing",
)  # fmt: skip
FOE_PREPARES: Final = 0
OTHER_PREPARES: Final = 1  # the challenge part of a combat between heroes
HERO_PREPARES: Final = 2
NEXT_ROUND: Final = 3
ROUND_OPENS: Final = 4
ESCAPING: Final = 5
OTHER_OPENS: Final = 6
PHASE_OPENS: Final = 7
OTHER_ROLLS: Final = 8
CHOOSING: Final = 9
BEFORE_ROLLING: Final = 10
ROLLING: Final = 11
HIT: Final = 12
AFTER_PHASE: Final = 13
TRUCE_OFFER: Final = 14
TRUCE_ANSWER: Final = 15
FLEEING: Final = 16  # from Arshan: where to


def begin_fight(realm: Realm, party: Party, foe: i64) -> None:
    realm.challenge = foe
    realm.fight = Fight(foe, party.seat, NOBODY)
    realm.push(COMBAT, NOBODY)
    forget_limits(party, FORGOTTEN_BY_COMBAT)
    values = {"seat": int(party.seat), "foe": realm.content.adventures[foe].id}
    realm.tell("fight", "rune.combat.sequence", values)


def advance_combat(realm: Realm, frame: Frame) -> bool:
    if frame.stage == FLEEING:
        realm.asked = realm.active
        return True
    fight = realm.the_fight()
    if is_decided(realm, frame, fight):
        return False
    party = realm.parties[fight.hero_part]
    stage = frame.stage
    if stage == FOE_PREPARES:
        frame.stage = OTHER_PREPARES
        prepare_foe(realm, fight, party)
    elif stage == OTHER_PREPARES:
        return ask_user(realm, frame, fight.other_part, BEFORE_COMBAT, HERO_PREPARES)
    elif stage == HERO_PREPARES:
        return ask_user(realm, frame, fight.hero_part, BEFORE_COMBAT, NEXT_ROUND)
    elif stage == NEXT_ROUND:
        next_round(realm, frame, fight)
    elif stage == ROUND_OPENS:
        if fight.no_escape:
            return ask_user(realm, frame, fight.hero_part, ROUND_START, OTHER_OPENS)
        realm.asked = fight.hero_part
        return True
    elif stage == ESCAPING:
        frame.stage = OTHER_OPENS
        if realm.has_passed:
            escape(realm, frame, fight)
        else:
            exhaust(realm, party, party.hero, 1)
    elif stage == OTHER_OPENS:
        return ask_user(realm, frame, fight.other_part, ROUND_START, PHASE_OPENS)
    elif stage == PHASE_OPENS:
        open_phase(realm, frame, fight)
    elif stage == OTHER_ROLLS:
        if ask_user(realm, frame, fight.other_part, BEFORE_ROLL, CHOOSING):
            return True
        roll_target(realm, fight)
    elif stage == CHOOSING:
        return ask_phase(realm, frame, fight, party)
    elif stage == BEFORE_ROLLING:
        return ask_user(realm, frame, fight.hero_part, BEFORE_ROLL, ROLLING)
    elif stage == ROLLING:
        roll(realm, frame, fight, party)
    elif stage == HIT:
        return ask_user(realm, frame, fight.hero_part, ON_HIT, AFTER_PHASE)
    elif stage == AFTER_PHASE:
        close_phase(frame, fight)
    else:
        realm.asked = fight.hero_part if stage == TRUCE_OFFER else fight.other_part
        return True
    return False


def ask_user(realm: Realm, frame: Frame, seat: i64, window: i64, otherwise: i64) -> bool:
    """Whether a seat has something to use in a window; else the next stage."""
    if seat >= 0 and usable(realm, seat, window):
        realm.asked = seat
        return True
    frame.stage = otherwise
    return False


def is_decided(realm: Realm, frame: Frame, fight: Fight) -> bool:
    """rune.combat.win, or somebody has been knocked out."""
    if fight.is_duel():
        if not realm.has_fallen(fight.hero_part) and not realm.has_fallen(fight.other_part):
            return False
        forget_fall(realm, fight)
        leave(realm, frame, True)
        return True
    if realm.has_fallen(fight.hero_part):
        leave(realm, frame, False)
        return True
    if frame.stage == FOE_PREPARES or fight.wounds < foe_life(realm, fight):
        return False
    foe = fight.foe
    values = {"seat": int(fight.hero_part), "foe": realm.content.adventures[foe].id}
    realm.tell("defeat", "rune.combat.win", values)
    if foe == realm.content.arshan:
        win(realm, fight.hero_part, "arshan")
    leave(realm, frame, True)
    return True


def leave(realm: Realm, frame: Frame, has_won: bool) -> None:
    realm.fight = None
    realm.has_passed = has_won
    realm.stack = [one for one in realm.stack if one is not frame]


def prepare_foe(realm: Realm, fight: Fight, party: Party) -> None:
    """rune.combat.sequence: first the text of the challenge."""
    if fight.is_duel():
        return
    hero = party.hero.card.number
    begin_foe_effects(realm, party.seat, hero, BEFORE_COMBAT)
    if realm.content.adventures[fight.foe].before:
        begin_effect(realm, party.seat, hero, [BEFORE_FIGHT, int(fight.foe), 0])


def next_round(realm: Realm, frame: Frame, fight: Fight) -> None:
    fight.round += 1
    if fight.round > LAST_ROUND:
        realm.tell("endless", "rune.combat.limit", {"rounds": LAST_ROUND})
        if fight.is_duel():
            realm.tell("truce", "rune.pvp.truce", {})
            leave(realm, frame, True)
        else:
            escape(realm, frame, fight)
        return
    frame.stage = ROUND_OPENS
    fight.phase = 0
    fight.attacks = 0
    fight.extra = 0
    fight.acted = NO_INTS
    fight.activated = 0
    for seat in (fight.hero_part, fight.other_part):
        if seat >= 0:
            forget_limits(realm.parties[seat], FORGOTTEN_BY_ROUND)
    values = {"seat": int(fight.hero_part), "round": int(fight.round)}
    realm.tell("round", "rune.combat.sequence", values)


def escape(realm: Realm, frame: Frame, fight: Fight) -> None:
    """rune.combat.escape, rune.arshan.fight"""
    realm.tell("escape", "rune.combat.escape", {"seat": int(fight.hero_part)})
    if fight.foe == realm.content.arshan:
        realm.fight = None
        realm.challenge = NONE
        frame.stage = FLEEING
    else:
        leave(realm, frame, False)


def open_phase(realm: Realm, frame: Frame, fight: Fight) -> None:
    fight.roll_bonus = 0
    fight.role = NONE
    frame.stage = CHOOSING
    if fight.is_duel():
        fight.acting = realm.parties[fight.other_part].hero.card.number
        frame.stage = OTHER_ROLLS


def ask_phase(realm: Realm, frame: Frame, fight: Fight, party: Party) -> bool:
    if len(phase_options(fight, party)) > 1:
        realm.asked = fight.hero_part
        return True
    answer_phase(realm, frame, fight, party, DEFEND)
    return False


def phase_options(fight: Fight, party: Party) -> list[int]:
    options = [DEFEND]
    if may_attack(fight):
        options.append(ATTACK)
    for place in range(len(party.allies)):
        if may_ally_attack(fight, party.allies[place]):
            options.append(ALLY_ATTACKS + place)
    return options


def answer_phase(realm: Realm, frame: Frame, fight: Fight, party: Party, action: i64) -> None:
    frame.stage = BEFORE_ROLLING
    fight.acting = party.hero.card.number
    fight.role = DEFENDING
    if action >= ALLY_ATTACKS:
        ally = party.allies[action - ALLY_ATTACKS]
        fight.acting = ally.card.number
        fight.role = ATTACKING
        fight.acted = [*fight.acted, int(ally.card.number)]
    elif action == ATTACK:
        fight.role = ATTACKING
        fight.attacks += 1
    elif foe_damage(realm, fight) == 0:
        frame.stage = AFTER_PHASE  # rune.combat.zero_damage


def roll(realm: Realm, frame: Frame, fight: Fight, party: Party) -> None:
    """rune.combat.phase"""
    actor = party.find(fight.acting)
    frame.stage = AFTER_PHASE
    if actor is None:
        return
    dice = realm.roll_two()
    realm.total = dice + combat_value(realm, fight, party, actor, fight.role)
    target = foe_value(realm, fight)
    is_hit = realm.total >= target
    if realm.tape is not None:
        values = {
            "seat": int(party.seat),
            "card": actor.card.id,
            "phase": PHASES[fight.phase],
            "role": "attack" if fight.role == ATTACKING else "defend",
            "dice": int(dice),
            "faces": realm.last_two(),
            "total": int(realm.total),
            "target": int(target),
            "success": is_hit,
        }
        realm.tell("combat_roll", "rune.combat.phase", values)
    if not is_hit:
        wound(realm, party, actor, foe_damage(realm, fight), True)
    elif fight.role == ATTACKING:
        frame.stage = HIT
        hurt_foe(realm, party.seat, damage(realm, fight, party, actor))


def close_phase(frame: Frame, fight: Fight) -> None:
    fight.acting = NONE
    fight.role = NONE
    fight.roll_bonus = 0
    if fight.phase < MAGIC:
        fight.phase += 1
        frame.stage = PHASE_OPENS
    else:
        frame.stage = TRUCE_OFFER if fight.is_duel() else NEXT_ROUND


# Answers ------------------------------------------------------------------------------------------


def combat_options(realm: Realm, frame: Frame) -> list[int]:
    stage = frame.stage
    if stage == FLEEING:
        return flight_options(realm)
    fight = realm.the_fight()
    seat = realm.asked
    if stage == CHOOSING:
        return phase_options(fight, realm.parties[seat])
    if stage == TRUCE_OFFER or stage == TRUCE_ANSWER:
        return [PASS, TRUCE]
    options = [PASS]
    if stage == ROUND_OPENS and not fight.no_escape:
        options.append(ESCAPE)
    return [*options, *usable(realm, seat, window_of(stage))]


def window_of(stage: i64) -> i64:
    if stage == OTHER_PREPARES or stage == HERO_PREPARES:
        return BEFORE_COMBAT
    if stage == ROUND_OPENS or stage == OTHER_OPENS:
        return ROUND_START
    return ON_HIT if stage == HIT else BEFORE_ROLL


def flight_options(realm: Realm) -> list[int]:
    neighbours = realm.map.neighbours[realm.parties[realm.active].space]
    return [SPACE + place for place in range(len(neighbours))]


AFTER_PASS: Final = {
    OTHER_PREPARES: HERO_PREPARES,
    HERO_PREPARES: NEXT_ROUND,
    ROUND_OPENS: OTHER_OPENS,
    OTHER_OPENS: PHASE_OPENS,
    BEFORE_ROLLING: ROLLING,
    HIT: AFTER_PHASE,
}


def answer_combat(realm: Realm, frame: Frame, action: i64) -> None:
    if frame.stage == FLEEING:
        flee(realm, frame, action - SPACE)
        return
    fight = realm.the_fight()
    stage = frame.stage
    if action >= USE:
        pay_and_begin(realm, realm.asked, action)
    elif stage == CHOOSING:
        answer_phase(realm, frame, fight, realm.parties[fight.hero_part], action)
    elif action == ESCAPE:
        frame.stage = ESCAPING
        party = realm.parties[fight.hero_part]
        begin_test(realm, party, ESCAPE_SKILL, escape_difficulty(realm, fight))
    elif stage == TRUCE_OFFER or stage == TRUCE_ANSWER:
        answer_truce(realm, frame, fight, action)
    elif stage == OTHER_ROLLS:
        frame.stage = CHOOSING
        roll_target(realm, fight)
    else:
        frame.stage = AFTER_PASS[int(stage)]


def answer_truce(realm: Realm, frame: Frame, fight: Fight, action: i64) -> None:
    """rune.pvp.truce: both must agree."""
    if action == TRUCE and frame.stage == TRUCE_OFFER:
        frame.stage = TRUCE_ANSWER
        realm.tell("offer_truce", "rune.pvp.truce", {"seat": int(fight.hero_part)})
    elif action == TRUCE:
        realm.tell("truce", "rune.pvp.truce", {})
        leave(realm, frame, True)
    else:
        frame.stage = NEXT_ROUND
        fight.swap_parts()


def flee(realm: Realm, frame: Frame, place: i64) -> None:
    party = realm.parties[realm.active]
    party.space = realm.map.neighbours[party.space][place]
    values = {"seat": int(party.seat), "space": realm.map.names[party.space]}
    realm.tell("flee", "rune.arshan.fight", values)
    realm.stack = [one for one in realm.stack if one is not frame]
