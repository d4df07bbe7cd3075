"""What effects of cards do, in a sentence: "Activate: one character of your party takes ...".

The sentences follow from the effects alone, so cards that players write are told like all others.
"""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.bits import bit
from hoarfrost.core.messages import AnyOf
from hoarfrost.games.runebound.engine.content import (
    AFTER_MOVE_ROLL,
    ALL,
    ALLY,
    ANY_TIME,
    ATTACK,
    BEFORE_COMBAT,
    BEFORE_MOVE,
    BEFORE_ROLL,
    CANCEL,
    CANCEL_PARTY,
    CHANGE_MARKET,
    CHANGE_WEATHER,
    CHOOSE_ONE,
    DEAL,
    DEF,
    DEF_PHASE,
    DEFEND,
    DICE,
    DMG_PHASE,
    DRAW_SET,
    EACH_HERO,
    EXTRA_ATTACK,
    FOE_HIT,
    FOE_LIFE,
    FOE_VALUE,
    FORBID_ESCAPE,
    FROST_TAKEN,
    GAIN,
    GO_TO,
    HEAL,
    IMMEDIATE,
    IN_MARKET,
    LIFE,
    MAKE_TEST,
    MOD,
    NONE,
    ON_DAMAGE,
    ON_HIT,
    ONGOING,
    PASSIVE,
    PER_COMBAT,
    PER_ROUND,
    PER_TURN,
    PHASES,
    PRICE,
    PUT_COUNTERS,
    REROLL,
    ROLL,
    ROLL_PHASE,
    ROUND_START,
    SET_DIE,
    SKILL,
    STAMINA,
    TAKE_FROST,
    TAKE_WHITE_DEATH,
    TEST_FAILED,
    WIN,
    WINDOWS,
    WOUND,
    Card,
    Effect,
    Prim,
)
from hoarfrost.games.runebound.words.message import Message

# Words, in the order of their numbers. -----------------------------------------------------------

ON_TERRAIN: Final = (
    Message("on fjord"),
    Message("on tundra"),
    Message("on ice"),
    Message("on snowdrift"),
    Message("in the forest"),
    Message("on a mountain"),
    Message("in the wastes"),
)
IN_TOWN: Final = (Message("in Weik cities"), Message("in Onoit villages"), Message("in Vrede"))
SKILL_WORDS: Final = (
    Message("Climb"),
    Message("Swim"),
    Message("Observation"),
    Message("Stealth"),
    Message("Escape"),
    Message("Survival"),
    Message("Diplomacy"),
    Message("Lore"),
)
AGAINST: Final = (
    Message("against beasts"),
    Message("against humans"),
    Message("against spirits"),
    Message("against the undead"),
    Message("against machines"),
    Message("against wyrms"),
    Message("against giants"),
    Message("against hazards"),
)
IN_PHASE: Final = (
    Message("in the Ranged phase"),
    Message("in the Melee phase"),
    Message("in the Magic phase"),
)
COUNTED: Final = (
    Message.plural("{n} wound", "{n} wounds", n=0),
    Message("{n} exhaustion"),
    Message("{n} frost"),
    Message("{n} White Death"),
)
UP_TO: Final = (
    Message.plural("up to {n} wound", "up to {n} wounds", n=0),
    Message("up to {n} exhaustion"),
    Message("up to {n} frost"),
    Message("up to {n} White Death"),
)
ALL_OF: Final = (
    Message("all wounds"),
    Message("all exhaustion"),
    Message("all frost"),
    Message("all White Death"),
)
GAINED: Final = (
    Message("gain {n} gold"),
    Message.plural("draw {n} rumor token", "draw {n} rumor tokens", n=0),
    Message.plural("draw {n} clue card", "draw {n} clue cards", n=0),
)

# Who. --------------------------------------------------------------------------------------------

HERO_WORD: Final = Message("the Hero")
ONE: Final = Message("one character of your party")
EACH: Final = Message("each character of the party")
WHO_WORDS: Final = (
    HERO_WORD,
    ONE,
    EACH,
    Message("the foe"),
    Message("the wounded character"),
    Message("every Hero"),
    Message("every Hero and every Ally"),
)
THIS_ALLY: Final = Message("this Ally")

# When. -------------------------------------------------------------------------------------------

WHEN: Final = {
    BEFORE_MOVE: Message("before moving"),
    AFTER_MOVE_ROLL: Message("after rolling the movement dice"),
    TAKE_FROST: Message("when taking frost"),
    TAKE_WHITE_DEATH: Message("when taking White Death"),
    BEFORE_COMBAT: Message("before combat"),
    ROUND_START: Message("at the start of a round of combat"),
    BEFORE_ROLL: Message("before a combat roll"),
    ON_HIT: Message("after a hit"),
    FOE_HIT: Message("after a wound"),
    ON_DAMAGE: Message("when taking wounds"),
    TEST_FAILED: Message("after a failed test"),
    IN_MARKET: Message("in the market"),
    ANY_TIME: Message("in your turn"),
    IMMEDIATE: Message("at once"),
    ONGOING: Message("while this Event is in play"),
}
WHEN_ROLLING: Final = {
    ATTACK: Message("before an attack roll"),
    DEFEND: Message("before a defence roll"),
}
HERO_ROLLS: Final = {
    NONE: Message("before a combat roll of the Hero"),
    ATTACK: Message("before an attack roll of the Hero"),
    DEFEND: Message("before a defence roll of the Hero"),
}
HERO_HITS: Final = Message("after a hit of the Hero")
# Windows that go without saying beside what such a primitive does.
UNDERSTOOD: Final = {
    CANCEL: (TAKE_FROST, TAKE_WHITE_DEATH, ON_DAMAGE),
    CANCEL_PARTY: (TAKE_FROST, TAKE_WHITE_DEATH, ON_DAMAGE),
    REROLL: (TEST_FAILED,),
}
LIMIT_WORDS: Final = {
    PER_TURN: Message("once per turn"),
    PER_ROUND: Message("once per round"),
    PER_COMBAT: Message("once per combat"),
}


def effect_message(effect: Effect, owner: Card | None = None) -> Message:
    """An effect as one sentence; `owner` is its card, None for challenges and events."""
    deeds = all_deeds(effect.prims, effect, owner)
    if effect.limit in LIMIT_WORDS:
        limit = LIMIT_WORDS[effect.limit]
        deeds = Message("{deeds} ({limit})", deeds=deeds, limit=limit)
    start = [*when_words(effect), *condition_words(effect)]
    costs = cost_words(effect)
    if costs:
        start.append(joined(costs))
    if not start:
        return Message("{deeds}.", deeds=deeds)
    beginning = side_by_side(start, Message("{first}, {second}"))
    return Message("{start}: {deeds}.", start=beginning, deeds=deeds)


def joined(words: Sequence[Message]) -> Message:
    """Several as one: "activate and take 1 exhaustion"."""
    return words[0] if len(words) == 1 else Message("{words}", words=list(words))


def side_by_side(words: Sequence[Message], pair: Message) -> Message:
    result = words[0]
    for word in words[1:]:
        result = pair.filled(first=result, second=word)
    return result


def when_words(effect: Effect) -> list[Message]:
    windows = [
        window
        for window in range(len(WINDOWS))
        if effect.opens_in(window) and window != PASSIVE and not is_understood(effect, window)
    ]
    words = [window_word(effect, window) for window in windows]
    if len(words) > 1:
        words = [Message("{words}", words=AnyOf(words))]
    if not effect.phases:
        return words
    phase = any_of(effect.phases, IN_PHASE)
    return [Message("{when} {phase}", when=words[0], phase=phase)] if words else [phase]


def is_understood(effect: Effect, window: int) -> bool:
    return any(window in UNDERSTOOD.get(prim.op, ()) for prim in effect.prims)


def window_word(effect: Effect, window: int) -> Message:
    if window == BEFORE_ROLL and effect.by_hero:
        return HERO_ROLLS[effect.role]
    if window == BEFORE_ROLL and effect.role != NONE:
        return WHEN_ROLLING[effect.role]
    if window == ON_HIT and effect.by_hero:
        return HERO_HITS
    return WHEN[window]


def condition_words(effect: Effect) -> list[Message]:
    """What must hold; the phase and who rolls are told with the window."""
    words: list[Message] = []
    if effect.trait != NONE:
        words.append(AGAINST[effect.trait])
    if effect.terrains:
        words.append(any_of(effect.terrains, ON_TERRAIN))
    if effect.towns:
        words.append(any_of(effect.towns, IN_TOWN))
    if effect.not_in_town:
        words.append(Message("outside towns"))
    return words


def any_of(numbers: int, words: Sequence[Message]) -> Message:
    """The words of a set."""
    found = [word for number, word in enumerate(words) if numbers & bit(number)]
    return found[0] if len(found) == 1 else Message("{words}", words=AnyOf(found))


def cost_words(effect: Effect) -> list[Message]:
    """rune.fx.costs"""
    costs: list[Message] = []
    if effect.activates:
        costs.append(Message("activate"))
    if effect.discards:
        costs.append(Message("discard"))
    if effect.exhausts:
        costs.append(Message("take {n} exhaustion", n=effect.exhausts))
    if effect.gold:
        costs.append(Message("pay {n} gold", n=effect.gold))
    return costs


# What. -------------------------------------------------------------------------------------------


def deeds_message(prims: Sequence[Prim]) -> Message:
    """What a challenge does: before combat, or after a failed test."""
    return all_deeds(prims, None, None)


def all_deeds(prims: Sequence[Prim], effect: Effect | None, owner: Card | None) -> Message:
    """Several deeds in a row; changes of numbers, which have no verb, are set apart."""
    words: list[Message] = []
    place = 0
    while place < len(prims):
        count = dealt_together(prims, place)
        if count > 1:
            words.append(dealt(prims[place : place + count]))
        else:
            words.append(deed(prims[place], effect, owner))
        place += count
    if any(prim.op == MOD for prim in prims):
        return side_by_side(words, Message("{first}; {second}"))
    return joined(words)


def dealt_together(prims: Sequence[Prim], start: int) -> int:
    """How many deeds from here on deal something to the same characters; 1 if it is another."""
    first = prims[start]
    end = start + 1
    while end < len(prims) and first.op == DEAL == prims[end].op and first.who == prims[end].who:
        end += 1
    return end - start


def dealt(prims: Sequence[Prim]) -> Message:
    counters = [COUNTED[prim.kind].filled(n=prim.n) for prim in prims]
    return Message("{who} takes {counters}", who=WHO_WORDS[prims[0].who], counters=counters)


def deed(prim: Prim, effect: Effect | None, owner: Card | None) -> Message:
    op = prim.op
    if op == MOD:
        return change(prim, effect, owner)
    if op == DEAL:
        return dealt([prim])
    if op == HEAL:
        return Message("{who} loses {counters}", who=WHO_WORDS[prim.who], counters=healed(prim))
    if op in (CANCEL, CANCEL_PARTY):
        return cancelled(prim, owner)
    if op == GAIN:
        return GAINED[prim.kind].filled(n=prim.n)
    if op == MAKE_TEST:
        return test_words(prim, effect, owner)
    if op == CHOOSE_ONE:
        choices = [all_deeds(branch, effect, owner) for branch in prim.branches]
        return Message("{words}", words=AnyOf(choices))
    if op == CHANGE_MARKET:
        return market_words(prim)
    if op == CHANGE_WEATHER:
        return weather_words(prim)
    return plain_deed(prim, owner)


def plain_deed(prim: Prim, owner: Card | None) -> Message:
    op = prim.op
    if op == REROLL:
        return Message("roll a failed test again")
    if op == SET_DIE:
        return Message.plural(
            "turn {n} movement die to a face of your choice",
            "turn up to {n} movement dice to faces of your choice",
            n=prim.n,
        )
    if op == GO_TO:
        return Message("go to a town of your choice instead of moving")
    if op == EXTRA_ATTACK:
        return Message.plural(
            "{who} may attack in {n} more phase of this round",
            "{who} may attack in {n} more phases of this round",
            n=prim.n,
            who=own_character(owner),
        )
    if op == FORBID_ESCAPE:
        return Message("nobody can escape from this combat")
    if op == PUT_COUNTERS:
        return REFILLED[prim.kind]
    assert op == WIN
    return Message("you win the game")


REFILLED: Final = (
    Message("every empty green jewel gets an adventure counter"),
    Message("every empty yellow jewel gets an adventure counter"),
    Message("every empty blue jewel gets an adventure counter"),
    Message("every empty red jewel gets an adventure counter"),
)


def own_character(owner: Card | None) -> Message:
    """Whom a card serves (rune.fx.scope): an Ally itself, everything else the Hero."""
    return THIS_ALLY if owner is not None and owner.type == ALLY else HERO_WORD


def healed(prim: Prim) -> Message:
    if prim.n == ALL:
        return ALL_OF[prim.kind]
    words = COUNTED if prim.n == 1 else UP_TO
    return words[prim.kind].filled(n=prim.n)


def cancelled(prim: Prim, owner: Card | None) -> Message:
    """rune.frost.cancel: wounds only for the card's own character."""
    who = EACH
    if prim.op == CANCEL:
        who = own_character(owner) if prim.kind == WOUND else ONE
    if prim.n == ALL:
        return NOTHING_TAKEN[prim.kind].filled(who=who)
    return Message(
        "{who} takes {counters} less", who=who, counters=UP_TO[prim.kind].filled(n=prim.n)
    )


NOTHING_TAKEN: Final = (
    Message("{who} takes no wounds"),
    Message("{who} takes no exhaustion"),
    Message("{who} takes no frost"),
    Message("{who} takes no White Death"),
)


def test_words(prim: Prim, effect: Effect | None, owner: Card | None) -> Message:
    skill = SKILL_WORDS[prim.kind]
    success, failure = (
        all_deeds(branch, effect, owner) if branch else None for branch in prim.branches
    )
    if success is None and failure is None:
        return Message("test {skill} {n}", skill=skill, n=prim.n)
    if failure is None:
        return Message(
            "test {skill} {n}; on success {success}", skill=skill, n=prim.n, success=success
        )
    if success is None:
        return Message(
            "test {skill} {n}; on failure {failure}", skill=skill, n=prim.n, failure=failure
        )
    return Message(
        "test {skill} {n}; on success {success}, on failure {failure}",
        skill=skill,
        n=prim.n,
        success=success,
        failure=failure,
    )


def market_words(prim: Prim) -> Message:
    n = prim.n
    if prim.kind == PRICE:
        return less_or_more(
            n, Message("all cards cost {n} gold less"), Message("all cards cost {n} gold more")
        )
    if prim.kind == DRAW_SET:
        if n <= 0:
            return Message("no new cards come into the market")
        return Message.plural(
            "{n} new card comes into the market", "{n} new cards come into the market", n=n
        )
    return less_or_more(n, Message("{n} free healing less"), Message("{n} free healing more"))


def weather_words(prim: Prim) -> Message:
    message = less_or_more(
        prim.n,
        Message("the weather brings {n} frost less"),
        Message("the weather brings {n} frost more"),
    )
    if prim.kind == NONE:
        return message
    return Message("{where} {what}", where=ON_TERRAIN[prim.kind], what=message)


def less_or_more(n: int, less: Message, more: Message) -> Message:
    return (less if n < 0 else more).filled(n=abs(n))


# Changes of numbers. -----------------------------------------------------------------------------

ROLLS: Final = (
    Message("{n} to Ranged rolls"),
    Message("{n} to Melee rolls"),
    Message("{n} to Magic rolls"),
)
DEFENCES: Final = (
    Message("{n} to Ranged defence"),
    Message("{n} to Melee defence"),
    Message("{n} to Magic defence"),
)
DAMAGES: Final = (
    Message("{n} Ranged damage"),
    Message("{n} Melee damage"),
    Message("{n} Magic damage"),
)
NO_FROST: Final = -9  # more than any weather brings


def change(prim: Prim, effect: Effect | None, owner: Card | None) -> Message:
    """rune.fx.stats: for how long follows from the window."""
    message = changed(prim, effect, owner)
    if effect is not None and effect.opens_in(BEFORE_COMBAT):
        if effect.by_hero:
            message = Message("{change} for the Hero", change=message)
        return Message("{change} in this combat", change=message)
    return message


def changed(prim: Prim, effect: Effect | None, owner: Card | None) -> Message:
    stat, n = prim.stat, prim.n
    signed = f"{n:+d}"
    if stat == LIFE:
        return Message("Life {n}", n=signed)
    if stat == STAMINA:
        return Message("Stamina {n}", n=signed)
    if stat == DICE:
        fewer = Message.plural("roll {n} movement die less", "roll {n} movement dice less", n=0)
        more = Message.plural("roll {n} movement die more", "roll {n} movement dice more", n=0)
        return less_or_more(n, fewer, more)
    if stat == FROST_TAKEN:
        return frost_words(n, owner)
    if stat == ROLL and effect is not None and effect.opens_in(BEFORE_ROLL):
        return Message("{n} to this roll", n=signed)
    if stat == ROLL:
        return Message("{n} to all rolls in combat", n=signed)
    if stat == DEF:
        return Message("{n} to defence", n=signed)
    if stat == FOE_VALUE:
        return less_or_more(
            n, Message("the foe's values are {n} lower"), Message("the foe's values are {n} higher")
        )
    if stat == FOE_LIFE:
        return less_or_more(
            n, Message("the foe has {n} Life less"), Message("the foe has {n} Life more")
        )
    if stat >= SKILL:
        return Message("{skill} {n}", skill=SKILL_WORDS[stat - SKILL], n=signed)
    for first, words in ((ROLL_PHASE, ROLLS), (DEF_PHASE, DEFENCES), (DMG_PHASE, DAMAGES)):
        if first <= stat < first + len(PHASES):
            return words[stat - first].filled(n=signed)
    raise AssertionError(f"no words for stat {stat}")


def frost_words(n: int, owner: Card | None) -> Message:
    """rune.fx.frost_stat"""
    who: Message = own_character(owner)
    if owner is None:  # an event
        who = WHO_WORDS[EACH_HERO]
    if n <= NO_FROST:
        return Message("{who} takes no frost in the Survival step", who=who)
    if n < 0:
        return Message("{who} takes {n} frost less in the Survival step", who=who, n=-n)
    return Message("{who} takes {n} frost more in the Survival step", who=who, n=n)
