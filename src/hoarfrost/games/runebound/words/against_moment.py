"""Why something is not for this moment: when it would be, and what is asked instead."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from hoarfrost.core.errors import Reason
from hoarfrost.core.nearest import nearest
from hoarfrost.games.runebound.engine.realm import Party, Realm
from hoarfrost.games.runebound.engine.turn import counter_cost
from hoarfrost.games.runebound.words.against_discovery import too_late
from hoarfrost.games.runebound.words.against_fight import against_attempt, against_escape
from hoarfrost.games.runebound.words.against_use import against_use
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import names_of, rule_of
from hoarfrost.games.runebound.words.questions import question_now
from hoarfrost.games.runebound.words.refusal import reason, shown

# The first words of the answers to each question; those of an effect are its own.
VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "choose_hero": ("hero",),
    "choose_place": ("place",),
    "flare": ("flare", "pass"),
    "warmth": ("warm", "pass"),
    "before_moving": ("roll", "take", "step", "use"),
    "dropping": ("drop",),
    "rolling_more": ("more",),
    "resting": ("rest",),
    "moving": ("move", "snowshoe", "discover", "princess", "use", "pass"),
    "adventure": ("attempt", "duel", "use", "pass"),
    "before_arshan": ("use", "pass"),
    "to_market": ("market", "use", "pass"),
    "experience": ("level", "use", "pass"),
    "placing_flare": ("flare", "use", "pass"),
    "frost": ("use", "pass"),
    "white_death": ("use", "pass"),
    "harm": ("use", "pass"),
    "losing": ("lose",),
    "away": ("town",),
    "limit": ("lose",),
    "test": ("luck", "use", "pass"),
    "preparing": ("use", "pass"),
    "round": ("escape", "use", "pass"),
    "other_round": ("use", "pass"),
    "phase": ("attack", "defend", "ally"),
    "before_roll": ("use", "pass"),
    "hit": ("use", "pass"),
    "truce": ("truce", "pass"),
    "fleeing": ("flee",),
    "warming": ("warm", "pass"),
    "trading": ("buy", "sell", "heal", "cure", "free", "gear", "use", "pass"),
    "rumor": ("steal", "pass"),
}
OF_EFFECTS: Final = ("choose", "for", "town", "set", "preroll")
KNOWN_VERBS: Final = frozenset([verb for verbs in VERBS.values() for verb in verbs]) | set(
    OF_EFFECTS
)

# What somebody may want too early or too late: when it is possible.
MOMENTS: Final[Mapping[str, tuple[str, Message]]] = {
    "move": ("rune.move.roll", Message("You move with dice after you have rolled them.")),
    "step": (
        "rune.move.forced_step",
        Message("A step without dice is taken before the dice are rolled."),
    ),
    "roll": ("rune.move.roll", Message("You roll at the start of your Movement step.")),
    "snowshoe": (
        "rune.move.snowshoe",
        Message("A snowshoe turns a die right after the movement roll."),
    ),
    "discover": (
        "rune.move.discovery_window",
        Message("You discover after the movement roll, before you move."),
    ),
    "princess": (
        "rune.move.discovery_window",
        Message("You discover after the movement roll, before you move."),
    ),
    "attempt": ("rune.adv.may", Message("An adventure comes after moving.")),
    "duel": ("rune.pvp.declare", Message("You attack a Hero in your Adventure step.")),
    "luck": (
        "rune.luckstone",
        Message("A luckstone helps only right after a failed skill test."),
    ),
    "escape": (
        "rune.combat.escape",
        Message("You can try to escape only at the start of a round of combat."),
    ),
    "attack": ("rune.combat.phase", Message("You attack and defend in the phases of a combat.")),
    "defend": ("rune.combat.phase", Message("You attack and defend in the phases of a combat.")),
    "ally": (
        "rune.combat.ally_covers",
        Message("An Ally attacks in a phase of a combat of yours."),
    ),
    "market": ("rune.market.where", Message("You visit the market after moving, in a town.")),
    "flare": ("rune.flare.place", Message("You place a flare crystal at the end of your turn.")),
    "truce": ("rune.pvp.truce", Message("A truce ends a combat between Heroes, after a round.")),
    "preroll": (
        "rune.turn.preroll",
        Message("You roll ahead only while the player before you finishes the turn."),
    ),
    **dict.fromkeys(
        ("buy", "sell", "heal", "cure", "free", "gear"),
        ("rune.market.where", Message("You trade and heal in your Market step, in a town.")),
    ),
}


def not_asked(realm: Realm, party: Party, words: Sequence[str], possible: list[str]) -> Reason:
    """A verb that is for another moment, or none at all."""
    verb = words[0]
    own = SPECIAL.get(verb)
    found = None if own is None else own(realm, party, list(words))
    if found is not None:
        return found
    if verb in MOMENTS:
        rule, message = MOMENTS[verb]
        return reason("E_NOT_NOW", rule, message)
    question = question_now(realm)
    rule = rule_of("questions", question)
    asked = names_of("questions", question)
    if verb in KNOWN_VERBS:
        message = Message("Something else has to be decided now: {asked}. Possible: {verbs}.")
        return reason("E_NOT_NOW", rule, message, asked=asked, verbs=possible)
    near = nearest(shown(verb), possible)
    if near:
        message = Message("There is no action {word}. Did you mean {verb}?")
        return reason("E_UNKNOWN_MOVE", rule, message, word=shown(verb), verb=near[0])
    message = Message("There is no action {word}. To decide: {asked}. Possible: {verbs}.")
    return reason("E_UNKNOWN_MOVE", rule, message, word=shown(verb), asked=asked, verbs=possible)


def late_discovery(realm: Realm, _party: Party, _words: list[str]) -> Reason | None:
    return too_late(realm)


def no_escape(realm: Realm, party: Party, words: list[str]) -> Reason | None:
    fight = realm.fight
    if fight is None or not fight.no_escape:
        return None
    return against_escape(realm, party, words)


def no_adventure(realm: Realm, party: Party, words: list[str]) -> Reason | None:
    if party.space < 0 or realm.counters[party.space]:
        return None
    return against_attempt(realm, party, words)


def too_little_experience(realm: Realm, party: Party, _words: list[str]) -> Reason | None:
    cost = int(counter_cost(realm, party))
    if party.xp >= cost:
        message = Message("You buy experience counters at the end of your turn.")
        return reason("E_NOT_NOW", "rune.xp.kinds", message)
    message = Message("An experience counter costs {cost} experience, and you have {have}.")
    return reason("E_EXPERIENCE", "rune.xp.cost", message, cost=cost, have=int(party.xp))


def used_at_odd_moment(realm: Realm, party: Party, words: list[str]) -> Reason | None:
    return against_use(realm, party, words)


SPECIAL: Final[Mapping[str, Callable[[Realm, Party, list[str]], Reason | None]]] = {
    "discover": late_discovery,
    "princess": late_discovery,
    "escape": no_escape,
    "attempt": no_adventure,
    "level": too_little_experience,
    "use": used_at_odd_moment,
}
