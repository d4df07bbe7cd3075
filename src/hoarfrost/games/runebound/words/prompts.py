"""What is asked of whom, in one line."""

from collections.abc import Callable, Mapping
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import CHOOSE_ONE, GO_TO, SET_DIE
from hoarfrost.games.runebound.files.fields import OVER
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import names_of, opening
from hoarfrost.games.runebound.words.seen import Seen, seen_in

PLAIN: Final[Mapping[str, Message]] = {
    "choose_hero": Message("Which Hero do you play?"),
    "flare": Message("Do you follow your flare to the nearest town? Your turn then ends there."),
    "warmth": Message("Does your party discard all its frost?"),
    "dropping": Message("You have too many dice. Which one do you put back?"),
    "rolling_more": Message("How many more dice do you roll? You rest for the others."),
    "before_arshan": Message("Do you use a card before the combat against Arshan?"),
    "placing_flare": Message(
        "Do you place a flare crystal? Next turn it can take you to the nearest town."
    ),
    "frost": Message("Your party is about to take frost. Do you use a card?"),
    "losing": Message("Your Hero is knocked out. What do you lose?"),
    "away": Message("Your Hero is knocked out. Which town do you go to?"),
    "limit": Message("You have too many cards of this kind. Which one do you discard?"),
    "hit": Message("A hit! Do you use a card?"),
    "fleeing": Message("Which space do you flee to?"),
    "warming": Message("Do you warm up, so that your party discards all its frost?"),
    "rumor": Message("No rumor token is left in the pool. Whose token do you take?"),
}


def prompt(view: Json, seat: int | None) -> Message:
    """What the view asks of this seat; for everybody else whom the table waits for."""
    if view["step"] == OVER:
        return Message("The game is over.")
    seen = seen_in(view)
    if seat is None or view["asked"] != seat:
        return Message("Waiting for {hero}.", hero=seen.hero(view["asked"]))
    question = seen.question
    if question in PLAIN:
        return PLAIN[question]
    return opening(ASKED[question](seen))


# On the way ---------------------------------------------------------------------------------------


def choose_place(seen: Seen) -> Message:
    return Message("In which town does {hero} start?", hero=seen.card(seen.asked["hero"]))


def before_moving(seen: Seen) -> Message:
    ahead = seen.asked["ahead"]
    if ahead:
        return Message.plural(
            "Do you use the {n} die that you rolled ahead, or take 1 step without dice?",
            "Do you use the {n} dice that you rolled ahead, or take 1 step without dice?",
            n=len(ahead),
        )
    return Message("How many dice do you roll? You can also take 1 step without dice.")


def resting(seen: Seen) -> Message:
    return Message.plural(
        "Who rests and loses 1 exhaustion?",
        "Who rests and loses 1 exhaustion? You can rest {n} times.",
        n=seen.view["resting"],
    )


def moving(seen: Seen) -> Message:
    dice = len(seen.view["dice"])
    if dice == 0:
        return Message("You have no dice left. Do you stay here?")
    return Message.plural(
        "You have {n} die. Where do you go?", "You have {n} dice. Where do you go?", n=dice
    )


def tokens(seen: Seen) -> Message:
    finding = seen.view["finding"]
    legend = seen.content.cards[seen.content.card_number[finding["legend"]]]
    return Message.plural(
        "{legend}: which rumor token do you spend?",
        "{legend}: which rumor tokens do you spend? {n} are still needed.",
        n=int(legend.difficulty) - len(finding["tokens"]),
        legend=legend.name,
    )


def adventure(seen: Seen) -> Message:
    space = seen.asked["space"]
    has_others = any(
        party["space"] == space and party is not seen.asked for party in seen.view["parties"]
    )
    if space not in seen.view["jewels"]:
        return Message("Do you attack a Hero on {space}?", space=space)
    if has_others:
        return Message("Do you attempt the adventure on {space}, or attack a Hero?", space=space)
    return Message("Do you attempt the adventure on {space}?", space=space)


# In a town, and at the end of a turn --------------------------------------------------------------


def to_market(seen: Seen) -> Message:
    return Message("Do you visit the market of {town}?", town=seen.place(seen.asked["space"]))


def trading(seen: Seen) -> Message:
    return Message(
        "The market of {town}. You have {gold} gold. What do you do?",
        town=seen.place(seen.asked["space"]),
        gold=seen.asked["gold"],
    )


def experience(seen: Seen) -> Message:
    return Message(
        "You have {points} experience. Do you buy an experience counter?", points=seen.asked["xp"]
    )


# Cards --------------------------------------------------------------------------------------------


def white_death(seen: Seen) -> Message:
    return Message(
        "{character} is about to take White Death. Do you use a card?",
        character=seen.card(seen.frame["card"]),
    )


def harm(seen: Seen) -> Message:
    return Message.plural(
        "{character} is about to take {n} wound. Do you use a card?",
        "{character} is about to take {n} wounds. Do you use a card?",
        n=seen.frame["wounds"],
        character=seen.card(seen.frame["card"]),
    )


def test(seen: Seen) -> Message:
    return Message(
        "The {skill} test failed: {total}, and {difficulty} was needed. Do you roll again?",
        skill=names_of("skills", seen.frame["skill"]),
        total=seen.view.get("total", 0),
        difficulty=seen.frame["difficulty"],
    )


def effect(seen: Seen) -> Message:
    source = seen.frame["source"]
    names = seen.card if source["of"] == "card" else seen.adventure
    values = {"card": names(source["card"])}
    if seen.prim.op == GO_TO:
        return Message("{card}: which town do you go to?", **values)
    if seen.prim.op == SET_DIE:
        return Message("{card}: which die do you turn, and to which face?", **values)
    if seen.prim.op == CHOOSE_ONE:
        return Message("{card}: what do you choose?", **values)
    return Message("{card}: whom is it for?", **values)


# Combat -------------------------------------------------------------------------------------------


def preparing(seen: Seen) -> Message:
    return Message("Do you use a card before the combat with {foe}?", foe=seen.foe())


def round_opens(seen: Seen) -> Message:
    values = {"round": seen.view["fight"]["round"], "foe": seen.foe()}
    if seen.view["fight"]["noEscape"]:
        return Message("Round {round} against {foe}: do you use a card?", **values)
    return Message("Round {round} against {foe}: do you fight, or try to escape?", **values)


def other_round(seen: Seen) -> Message:
    return Message(
        "Round {round} against {foe}: do you use a card?",
        round=seen.view["fight"]["round"],
        foe=seen.foe(),
    )


def phase(seen: Seen) -> Message:
    return Message("{phase} phase: do you attack (once a round) or defend?", phase=phase_name(seen))


def phase_name(seen: Seen) -> object:
    return names_of("phases", seen.view["fight"]["phase"])


def before_roll(seen: Seen) -> Message:
    return Message("{phase} phase: do you use a card for the roll?", phase=phase_name(seen))


def truce(seen: Seen) -> Message:
    if seen.frame["stage"] == "truce":
        return Message("Do you offer {foe} a truce?", foe=seen.foe())
    return Message("{foe} offers a truce. Do you accept?", foe=seen.foe())


ASKED: Final[Mapping[str, Callable[[Seen], Message]]] = {
    "choose_place": choose_place,
    "before_moving": before_moving,
    "resting": resting,
    "moving": moving,
    "tokens": tokens,
    "adventure": adventure,
    "to_market": to_market,
    "trading": trading,
    "experience": experience,
    "white_death": white_death,
    "harm": harm,
    "test": test,
    "effect": effect,
    "preparing": preparing,
    "round": round_opens,
    "other_round": other_round,
    "phase": phase,
    "before_roll": before_roll,
    "truce": truce,
}
