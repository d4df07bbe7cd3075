"""Why somebody cannot attack, defend, escape, use luck or make a truce; and no adventure."""

from collections.abc import Mapping
from typing import Final

from hoarfrost.core.errors import Reason
from hoarfrost.games.runebound.engine.content import PHASES
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.words.against_move import Against
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import names_of
from hoarfrost.games.runebound.words.refusal import (
    called,
    card_of,
    reason,
    unknown_word,
    wrong_form,
)


def against_attempt(realm: Realm, party: Party, _words: list[str]) -> Reason:
    message = Message("There is no adventure counter on {space}.")
    space = called(realm, int(party.space))
    return reason("E_NO_COUNTER_HERE", "rune.adv.may", message, space=space)


def against_duel(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.pvp.declare"
    heroes = {other.hero.card.id: other for other in realm.parties}
    if len(words) != 2:
        return wrong_form(rule, f"duel {next(iter(heroes))}")
    if words[1] not in heroes:
        return unknown_word("E_HERO", rule, words[1], list(heroes))
    other = heroes[words[1]]
    if other is party:
        return reason("E_OWN_HERO", rule, Message("You cannot attack your own Hero."))
    message = Message("{hero} is elsewhere: {space}. You attack only on your own space.")
    return reason(
        "E_NOT_HERE",
        rule,
        message,
        hero=other.hero.card.name,
        space=called(realm, int(other.space)),
    )


def against_role(realm: Realm, _party: Party, words: list[str]) -> Reason:
    """`attack` and `defend`."""
    phase = PHASES[realm.the_fight().phase]
    if len(words) > 1 and words[1:] != [phase]:
        message = Message("It is the {phase} phase now.")
        return reason("E_PHASE", "rune.combat.phase", message, phase=names_of("phases", phase))
    if words[0] == "attack":
        message = Message("Your Hero has attacked in this round already.")
        return reason("E_ATTACKED", "rune.combat.phase", message)
    return wrong_form("rune.combat.phase", f"{words[0]} {phase}")


def against_ally(realm: Realm, party: Party, words: list[str]) -> Reason:
    rule = "rune.combat.ally_covers"
    if not party.allies:
        return reason("E_NO_ALLY", rule, Message("You have no Ally."))
    ids = [ally.card.id for ally in party.allies]
    if len(words) != 2:
        return wrong_form(rule, f"ally {ids[0]}")
    if words[1] not in ids:
        return unknown_word("E_CHARACTER", rule, words[1], ids)
    card = card_of(realm, words[1])
    assert card is not None
    message = Message("{ally} has attacked in this round already.")
    return reason("E_ATTACKED", rule, message, ally=card.name)


def against_escape(realm: Realm, _party: Party, _words: list[str]) -> Reason:
    rule = "rune.combat.escape"
    fight = realm.fight
    if fight is not None and fight.no_escape:
        return reason("E_NO_ESCAPE", rule, Message("There is no escape from this combat."))
    return wrong_form(rule, "escape")


def against_luck(_realm: Realm, _party: Party, _words: list[str]) -> Reason:
    return reason("E_GEAR", "rune.luckstone", Message("You have no luckstone left."))


AGAINST: Final[Mapping[str, Against]] = {
    "attempt": against_attempt,
    "duel": against_duel,
    "attack": against_role,
    "defend": against_role,
    "ally": against_ally,
    "escape": against_escape,
    "luck": against_luck,
}
