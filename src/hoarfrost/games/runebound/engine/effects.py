"""What effects do: the primitives of the effect language, carried out one by one (rune.fx)."""

from mypy_extensions import i64

from hoarfrost.games.runebound.engine.content import (
    ALLY,
    CANCEL,
    CANCEL_PARTY,
    CHOOSE_ONE,
    DEAL,
    EXHAUSTION,
    EXTRA_ATTACK,
    FOE_LIFE,
    FOE_VALUE,
    FORBID_ESCAPE,
    FROST,
    GAIN,
    GAIN_CLUE,
    GAIN_GOLD,
    GO_TO,
    HEAL,
    MAKE_TEST,
    MOD,
    ONE_CHARACTER,
    PUT_COUNTERS,
    REROLL,
    ROLL,
    ROLL_PHASE,
    SET_DIE,
    THE_FOE,
    THE_HERO,
    THE_PARTY,
    THE_VICTIM,
    WHITE_DEATH,
    WIN,
    WOUND,
    Prim,
)
from hoarfrost.games.runebound.engine.counters import refill
from hoarfrost.games.runebound.engine.figures import hurt_foe
from hoarfrost.games.runebound.engine.frost import take_frost, take_frost_alone, take_white_death
from hoarfrost.games.runebound.engine.gains import draw_clues, earn, gain_rumors
from hoarfrost.games.runebound.engine.harm import batch_order, exhaust, remove_counters, wound
from hoarfrost.games.runebound.engine.moving import put_in_town, set_die
from hoarfrost.games.runebound.engine.realm import Character, Fight, Frame, Party, Realm
from hoarfrost.games.runebound.engine.skill_tests import begin_test, roll_again
from hoarfrost.games.runebound.engine.steps import (
    CHARACTER,
    CHOOSE,
    FACES,
    HARM,
    PASS,
    SET,
    TAKING_FROST,
    TAKING_WHITE_DEATH,
    TOWN,
)
from hoarfrost.games.runebound.engine.using import OF_CARD, any_helps, begin_effect
from hoarfrost.games.runebound.engine.victory import win


def advance_effect(realm: Realm, frame: Frame) -> bool:
    """The next primitive; True if its owner must choose first."""
    if frame.n >= len(frame.prims):
        realm.stack.pop()
        return False
    prim = frame.prims[frame.n]
    if is_asking(realm, frame, prim):
        realm.asked = frame.seat
        return True
    frame.n += 1
    carry_out(realm, frame, prim)
    return False


def is_asking(realm: Realm, frame: Frame, prim: Prim) -> bool:
    if prim.op == CHOOSE_ONE or prim.op == GO_TO:
        return True
    if prim.op == SET_DIE:
        return frame.stage < prim.n and len(realm.dice) > 0
    if prim.op == HEAL or prim.op == DEAL:
        return prim.who == ONE_CHARACTER and len(places_for(realm, frame, prim)) > 1
    if prim.op == CANCEL and prim.kind == FROST:
        return len(places_for(realm, frame, prim)) > 1
    return False


def places_for(realm: Realm, frame: Frame, prim: Prim) -> list[int]:
    """The members of the party for whom the owner may choose a primitive."""
    party = realm.parties[frame.seat]
    if prim.op == CANCEL:
        answered = answered_frame(realm)
        return [place for place in range(len(answered.amounts)) if answered.amounts[place] > 0]
    if prim.op == HEAL:
        return [place for place in range(party.size()) if party.member(place).counts[prim.kind] > 0]
    return list(range(party.size()))


def answered_frame(realm: Realm) -> Frame:
    """What a cancelling effect answers: the uppermost taking of counters."""
    for place in range(len(realm.stack) - 1, -1, -1):
        frame = realm.stack[place]
        if frame.kind == HARM or frame.kind == TAKING_WHITE_DEATH:
            return frame
        if frame.kind == TAKING_FROST and len(frame.amounts) > 0:
            return frame
    raise AssertionError("nothing is being taken")


def effect_options(realm: Realm, frame: Frame) -> list[int]:
    prim = frame.prims[frame.n]
    if prim.op == GO_TO:
        return [TOWN + town.number for town in realm.map.towns]
    if prim.op == SET_DIE:
        return [PASS, *set_options(realm)]
    if prim.op == CHOOSE_ONE:
        return [CHOOSE + branch for branch in open_branches(realm, frame, prim)]
    return [CHARACTER + place for place in places_for(realm, frame, prim)]


def set_options(realm: Realm) -> list[int]:
    shown = sorted(set(realm.dice))
    return [SET + FACES * face + other for face in shown for other in range(FACES) if other != face]


def open_branches(realm: Realm, frame: Frame, prim: Prim) -> list[int]:
    """The branches that would change something; all of them if none would."""
    party = realm.parties[frame.seat]
    card = realm.content.cards[frame.card] if frame.source[0] == OF_CARD else party.hero.card
    found = [
        branch
        for branch in range(len(prim.branches))
        if any_helps(realm, party, card, prim.branches[branch])
    ]
    return found or list(range(len(prim.branches)))


def answer_effect(realm: Realm, frame: Frame, action: i64) -> None:
    prim = frame.prims[frame.n]
    if prim.op == SET_DIE:
        frame.stage += 1
        if action == PASS:
            frame.stage = prim.n
        else:
            set_die(realm, (action - SET) // FACES, (action - SET) % FACES, "rune.fx.costs")
        return
    place = frame.n
    frame.n += 1
    if prim.op == GO_TO:
        put_in_town(realm, realm.parties[frame.seat], action - TOWN)
    elif prim.op == CHOOSE_ONE:
        source = [*frame.source, int(place), int(action - CHOOSE)]
        begin_effect(realm, frame.seat, frame.card, source)
    else:
        act_on(realm, frame, prim, action - CHARACTER)


def act_on(realm: Realm, frame: Frame, prim: Prim, place: i64) -> None:
    """Heal, deal or cancel for the member that the owner has chosen."""
    party = realm.parties[frame.seat]
    if prim.op == CANCEL:
        cancel_frost(answered_frame(realm), place, prim.n)
    elif prim.op == HEAL:
        remove_counters(realm, party, party.member(place), prim.kind, prim.n, "rune.fx.costs")
    else:
        deal(realm, party, party.member(place), prim)


# Without a choice ---------------------------------------------------------------------------------


def carry_out(realm: Realm, frame: Frame, prim: Prim) -> None:
    party = realm.parties[frame.seat]
    op = prim.op
    if prim.is_for_each():
        return
    if op == MOD:
        modify(realm, frame, prim)
    elif op == DEAL:
        deal_to_all(realm, frame, prim)
    elif op == HEAL:
        heal_all(realm, frame, prim)
    elif op == CANCEL or op == CANCEL_PARTY:
        cancel(realm, prim)
    elif op == GAIN:
        gain_something(realm, party, prim)
    elif op == MAKE_TEST:
        begin_test(realm, party, prim.kind, prim.n)
        test = realm.top()
        test.source = [*frame.source, int(frame.n - 1)]
        test.card = frame.card
    elif op == REROLL:
        roll_again(realm)
    elif op == EXTRA_ATTACK:
        fight = realm.the_fight()
        if frame.seat == fight.hero_part:  # the other part never attacks
            fight.extra += prim.n
    elif op == FORBID_ESCAPE:
        realm.the_fight().no_escape = True
    elif op == PUT_COUNTERS:
        refill(realm, prim.kind)
    elif op == WIN:
        win(realm, frame.seat, "effect")


def modify(realm: Realm, frame: Frame, prim: Prim) -> None:
    """rune.fx.stats: this roll, or before combat this whole combat."""
    fight = realm.fight
    if fight is None:
        return
    if prim.stat == FOE_VALUE:
        fight.bonus_of(frame.seat)[FOE_VALUE] += prim.n
    elif prim.stat == FOE_LIFE:
        fight.foe_life += prim.n
    elif fight.round == 0:
        modify_combat(realm, fight, frame, prim)
    elif prim.stat == ROLL or prim.stat == ROLL_PHASE + fight.phase:
        fight.roll_bonus += prim.n


def modify_combat(realm: Realm, fight: Fight, frame: Frame, prim: Prim) -> None:
    card = realm.content.cards[frame.card]
    is_own = frame.source[0] == OF_CARD and card.type == ALLY
    if is_own and not card.effects[frame.source[2]].by_hero:
        fight.ally_bonus = [*fight.ally_bonus, int(card.number), int(prim.stat), int(prim.n)]
    else:
        fight.bonus_of(frame.seat)[prim.stat] += prim.n


def deal_to_all(realm: Realm, frame: Frame, prim: Prim) -> None:
    party = realm.parties[frame.seat]
    if prim.who == THE_FOE:
        hurt_foe(realm, frame.seat, prim.n)
    elif prim.who == THE_VICTIM:
        victim = party.find(frame.card)
        if victim is not None:
            deal(realm, party, victim, prim)
    elif prim.who == THE_PARTY and prim.kind == FROST:
        take_frost(realm, party, [int(prim.n)] * int(party.size()))
    elif prim.who == THE_PARTY:
        for place in batch_order(party):
            deal(realm, party, party.member(place), prim)
    else:
        deal(realm, party, party.hero, prim)


def deal(realm: Realm, party: Party, character: Character, prim: Prim) -> None:
    if prim.kind == WOUND:
        wound(realm, party, character, prim.n, False)
    elif prim.kind == EXHAUSTION:
        exhaust(realm, party, character, prim.n)
    elif prim.kind == FROST:
        take_frost_alone(realm, party, character, prim.n)
    elif prim.kind == WHITE_DEATH:
        take_white_death(realm, party, character, prim.n)


def heal_all(realm: Realm, frame: Frame, prim: Prim) -> None:
    party = realm.parties[frame.seat]
    if prim.who == THE_HERO:
        remove_counters(realm, party, party.hero, prim.kind, prim.n, "rune.fx.costs")
        return
    for place in range(party.size()):
        if prim.who != ONE_CHARACTER or party.member(place).counts[prim.kind] > 0:
            member = party.member(place)
            remove_counters(realm, party, member, prim.kind, prim.n, "rune.fx.costs")


def cancel(realm: Realm, prim: Prim) -> None:
    """rune.fx.cancel, rune.frost.cancel"""
    answered = answered_frame(realm)
    if prim.kind != FROST:
        answered.n = max(0, answered.n - prim.n)
        return
    for place in range(len(answered.amounts)):
        if answered.amounts[place] > 0:
            cancel_frost(answered, place, prim.n)


def cancel_frost(answered: Frame, place: i64, n: i64) -> None:
    amounts = answered.amounts.copy()
    amounts[place] = int(max(0, amounts[place] - n))
    answered.amounts = amounts


def gain_something(realm: Realm, party: Party, prim: Prim) -> None:
    if prim.kind == GAIN_GOLD:
        earn(realm, party, prim.n)
    elif prim.kind == GAIN_CLUE:
        draw_clues(realm, party, prim.n)
    else:
        gain_rumors(realm, party, prim.n)
