"""Skill tests (R§9)."""

from typing import Final

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import (
    LUCKSTONE,
    SKILL,
    SKILL_ATTRIBUTE,
    SKILLS,
    TEST_FAILED,
)
from hoarfrost.games.runebound.engine.realm import Frame, Party, Realm
from hoarfrost.games.runebound.engine.steps import LUCK, PASS, TESTING
from hoarfrost.games.runebound.engine.using import begin_effect, pay_and_begin, prims_of, usable

# Stages of TESTING: `n` is the difficulty, `amounts` holds the skill; `source` is where a primitive
# stands that has branches for both results.
ROLLING: Final = 0
FAILED: Final = 1

OF_SKILLS: Final = ((1 << len(SKILLS)) - 1) << SKILL  # as a set of stats

ON_SUCCESS: Final = 0
ON_FAILURE: Final = 1


def begin_test(realm: Realm, party: Party, skill: i64, difficulty: i64) -> None:
    frame = realm.push(TESTING, party.seat)
    frame.n = difficulty
    frame.amounts = [int(skill)]


def skill_value(realm: Realm, party: Party, skill: i64) -> i64:
    return skill_values(realm, party)[skill]


def skill_values(realm: Realm, party: Party) -> list[int]:
    """rune.test.roll: by skill what is added to the dice. Allies' bonuses serve the hero here."""
    hero = party.hero
    found = [
        hero.card.skills[skill] + int(realm.value(party, hero, SKILL_ATTRIBUTE[skill]))
        for skill in range(len(SKILLS))
    ]
    for place in range(party.size()):
        for effect in realm.serving(party, party.member(place), OF_SKILLS):
            if realm.holds(party, effect):
                for prim in effect.prims:
                    if SKILL <= prim.stat < SKILL + len(SKILLS):
                        found[prim.stat - SKILL] += int(prim.n)
    return found


def advance_test(realm: Realm, frame: Frame) -> bool:
    party = realm.parties[frame.seat]
    if frame.stage == ROLLING:
        roll(realm, party, frame)
        if realm.total >= frame.n:
            finish(realm, frame, True)
            return False
        frame.stage = FAILED
    if party.gear[LUCKSTONE] > 0 or usable(realm, frame.seat, TEST_FAILED):
        realm.asked = frame.seat
        return True
    finish(realm, frame, False)
    return False


def roll(realm: Realm, party: Party, frame: Frame) -> None:
    skill = frame.amounts[0]
    dice = realm.roll_two()
    realm.total = dice + skill_value(realm, party, skill)
    if realm.tape is not None:
        values = {
            "seat": int(party.seat),
            "skill": SKILLS[skill],
            "dice": int(dice),
            "faces": realm.last_two(),
            "total": int(realm.total),
            "difficulty": int(frame.n),
        }
        realm.tell("test", "rune.test.roll", values)


def finish(realm: Realm, frame: Frame, has_passed: bool) -> None:
    realm.stack.pop()
    realm.has_passed = has_passed
    if len(frame.source) == 0:
        return
    source = [*frame.source, ON_SUCCESS if has_passed else ON_FAILURE]
    if prims_of(realm.content, source):
        begin_effect(realm, frame.seat, frame.card, source)


def test_options(realm: Realm, frame: Frame) -> list[int]:
    options = [PASS]
    if realm.parties[frame.seat].gear[LUCKSTONE] > 0:
        options.append(LUCK)
    return [*options, *usable(realm, frame.seat, TEST_FAILED)]


def answer_test(realm: Realm, frame: Frame, action: i64) -> None:
    if action == PASS:
        finish(realm, frame, False)
    elif action == LUCK:
        # rune.luckstone
        realm.parties[frame.seat].gear[LUCKSTONE] -= 1
        realm.gear[LUCKSTONE] += 1
        realm.tell("luck", "rune.luckstone", {"seat": int(frame.seat)})
        frame.stage = ROLLING
    else:
        pay_and_begin(realm, frame.seat, action)


def roll_again(realm: Realm) -> None:
    """rune.test.failed: the uppermost test is rolled once more."""
    for place in range(len(realm.stack) - 1, -1, -1):
        frame = realm.stack[place]
        if frame.kind == TESTING:
            frame.stage = ROLLING
            return
