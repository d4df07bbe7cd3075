"""What a table says of Claim: prompts, labels, names and who is ahead, from one reader's view."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.bits import members_of, set_of
from hoarfrost.core.kit import Preset
from hoarfrost.core.messages import AnyOf, Names
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.score import Score
from hoarfrost.games.claim.engine import steps
from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER, ARTIFACTS
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.factions.faction import Faction
from hoarfrost.games.claim.engine.following import answers
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.steps import STEP_NAMES
from hoarfrost.games.claim.files.fields import DEFAULTS
from hoarfrost.games.claim.mix import mix_advice
from hoarfrost.games.claim.options import LOCATION_MODES
from hoarfrost.games.claim.words.bindings import CLOAKED, FLAILED, MARKED, wished
from hoarfrost.games.claim.words.cards import digits, faction_of, is_card
from hoarfrost.games.claim.words.effects import MODS
from hoarfrost.games.claim.words.message import Message
from hoarfrost.games.claim.words.names import (
    names_of,
    one_of,
    power_of,
    rule_of,
    the_artifact,
    when_of,
)
from hoarfrost.games.claim.words.sentences import BADGES, card_names, sentence
from hoarfrost.games.claim.words.standing import standing
from hoarfrost.games.claim.words.target import target, verb_of

__all__ = [
    "ABOUT",
    "SUBTITLE",
    "TITLE",
    "is_quiet",
    "label",
    "presets",
    "prompt",
    "score",
    "sentence",
    "standing",
    "stops",
    "surprise",
    "target",
    "things",
    "warnings",
]

TITLE: Final = Message("Claim")
SUBTITLE: Final = Message("with Reinforcements Frost and Fire")
ABOUT: Final = Message("Win Followers first, then use them to win the votes of five factions.")

LEAD: Final = STEP_NAMES[steps.LEAD]
ANSWER: Final = STEP_NAMES[steps.SECOND]
SEER: Final = STEP_NAMES[steps.COLLECT]
PEEK: Final = STEP_NAMES[steps.PEEK]
TAVERN: Final = STEP_NAMES[steps.TAVERN]
OVER: Final = STEP_NAMES[steps.OVER]

MOMENTS: Final = {
    "PRE_REVEAL": Message("Before the prize is turned up: play an artifact?"),
    "BEFORE_LEAD": Message("Before the lead: play an artifact?"),
    "LEAD_PLAYED": Message("Your opponent led a 5. Play an artifact?"),
    "AFTER_LEAD": Message("You have led. Play an artifact?"),
    "SECOND_PLAYED": Message("Your opponent played a 5. Play an artifact?"),
    "BEFORE_RESOLVE": Message("Both cards are on the table. Play an artifact?"),
    "AFTER_WIN": Message("You won the trick. Play an artifact?"),
    "PHASE1_END": Message("Phase 1 is over. Play an artifact?"),
    "PHASE2_START": Message("Before Phase 2: play an artifact?"),
}

STOPS: Final = {
    "PRE_REVEAL": Message("Before the prize is turned up"),
    "BEFORE_LEAD": Message("Before every lead"),
    "LEAD_PLAYED": Message("When my opponent leads a 5"),
    "AFTER_LEAD": Message("After my lead"),
    "SECOND_PLAYED": Message("When my opponent plays a 5"),
    "BEFORE_RESOLVE": Message("When both cards are on the table"),
    "AFTER_WIN": Message("After a trick that I win"),
    "PHASE1_END": Message("At the end of Phase 1"),
    "PHASE2_START": Message("Before Phase 2"),
}


def is_quiet(event: Json) -> bool:
    """Whether a short log may leave this event out."""
    return event["kind"] in ("pass", "trick")


# What is asked -----------------------------------------------------------------------------------


def prompt(view: Json, seat: int | None) -> Message:
    """What the view asks of this seat; for everybody else only that the table waits."""
    view = {**DEFAULTS, **view}
    step = view["step"]
    if step == OVER:
        return Message("The game is over.")
    if seat is None or view["asked"] != seat:
        return Message("Waiting for the other player.")
    if view["pending"] and "artifact" in view["pending"]:
        return artifact_prompt(view)
    if step in (LEAD, ANSWER):
        return card_prompt(view, seat)
    if step == SEER:
        if view["top"] is None:
            return Message("Your Seer won: take the prize, or look at the top card first?")
        return Message("Prize or top card: which one do you recruit?")
    if step == PEEK:
        return Message("You may peek at one Toxic.")
    if step == TAVERN:
        if view["pending"]:
            return Message("The Tavern: which other card do you give away?")
        return Message("The Tavern: which two cards do you give away?")
    return MOMENTS.get(str(step), Message("What do you do?"))


def artifact_prompt(view: Json) -> Message:
    pending = view["pending"]
    artifact = pending["artifact"]
    name = names_of("artifacts", artifact)
    swapped = pending.get("chosen") or view["setAside"]
    if artifact in ("spyglass", "gamblers_book") and swapped:
        return Message(
            "{artifact}: which discarded card do you take in exchange for {card}?",
            artifact=name,
            card=card_names(swapped),
        )
    questions = {
        "flail_of_dawn": Message(
            "{artifact}: which card do you put aside for the final trick?", artifact=name
        ),
        "wishing_lamp": Message("{artifact}: which card must be played?", artifact=name),
        "spyglass": Message("{artifact}: which won card do you give away?", artifact=name),
        "magic_wand": Message("{artifact}: +2 or -2 to your card?", artifact=name),
        "endless_rope": Message(
            "{artifact}: which card of your score pile do you take back?", artifact=name
        ),
    }
    other = Message("{artifact}: what do you choose?", artifact=name)
    return questions.get(artifact, other)


def card_prompt(view: Json, seat: int) -> Message:
    """Which cards may be played, as far as one line can say it."""
    bound = view.get("boundBy")
    if view["victim"] == seat:
        return stabbed(view)
    if bound == "forced":
        return CLOAKED if view["wish"] is None else wished(view["wish"])
    if bound == "mark":
        return MARKED
    if bound == "flail":
        return FLAILED
    if bound == "book":
        return Message("You lead. Which card of your score pile?")
    if bound == "follow":
        return follow_prompt(view["hand"][seat], view["table"]["lead"]["card"])
    if view["step"] == LEAD:
        return Message("You lead. Which card?")
    return Message("Play any card.")


def stabbed(view: Json) -> Message:
    if view["options"]["dagger"] == "optional":
        return Message("Your 5 was grabbed: play another card, or none and lose the trick.")
    return Message("Your 5 was grabbed: play another card.")


def follow_prompt(hand: Sequence[str], lead: str) -> Message:
    led = faction_of(lead)
    following, wild = answers_in(hand, led)
    faction = names_of("factions", led.id)
    if not following:
        return Message("{faction} are led and you have none: play any card.", faction=faction)
    numbers = one_or_other(following)
    if wild:
        return Message(
            "Follow with {faction}: {cards}, or play one of your {wild}.",
            faction=faction,
            cards=numbers,
            wild=names_of("factions", faction_of(wild[0]).id),
        )
    return Message("Follow with {faction}: {cards}.", faction=faction, cards=numbers)


def answers_in(hand: Sequence[str], led: Faction) -> tuple[list[str], list[str]]:
    """The cards of a hand that follow, and those of other factions that may be played as well."""
    factions = [faction_of(code) for code in hand]
    of_led = set_of([n for n, faction in enumerate(factions) if faction is led])
    wild = set_of([n for n, faction in enumerate(factions) if faction.counts_as_led])
    every = set_of(list(range(len(hand))))
    others = answers(every, of_led, wild) & ~of_led
    return [hand[n] for n in members_of(of_led)], [hand[n] for n in members_of(others)]


def one_or_other(codes: Sequence[str]) -> AnyOf:
    """The numbers or badges of cards of one faction: "3, 4 or 9", "odd"."""
    marks = dict.fromkeys(code[2:] if code[2:] in BADGES else digits(code) for code in codes)
    return AnyOf([badge_word(mark) if mark in BADGES else mark for mark in marks])


def badge_word(letter: str) -> Names:
    return {lang: name.lower() for lang, name in names_of("badges", BADGES[letter]).items()}


# How it ended ------------------------------------------------------------------------------------


def score(result: Json, seat: int) -> Score:
    """The votes of both, one's own first, in one piece on every line."""
    votes = [faction["vote"] for faction in result["factions"]]
    own, other = votes.count(seat), votes.count(1 - seat)
    return Score(Message("{own}\u00a0:\u00a0{other}", own=own, other=other), own - other)


# What a move does --------------------------------------------------------------------------------

WORDS: Final = {
    "pass": Message("Pass"),
    "look": Message("Look at the top card"),
    "keep": Message("Keep the prize"),
    "take": Message("Take the top card"),
    "decline": Message("Play no other card and lose the trick"),
    "+2": Message("+2 to your card"),
    "-2": Message("-2 to your card"),
}
VERBS: Final = {
    "play": Message("Play {card}"),
    "give": Message("Give {card}"),
    "take": Message("Take {card}"),
    "take back": Message("Take back {card}"),
    "put": Message("Put {card} aside"),
    "name": Message("Name {card}"),
}
CHOOSE: Final = Message("Choose {card}")


def label(step: str, view: Json, _names: Sequence[str] = ()) -> Message:
    """A step of a move, or a whole one, for a button; the view is the one in which it is made."""
    if step in WORDS:
        return WORDS[step]
    verb, *rest = step.split()
    if verb.startswith("!") and verb[1:] in ARTIFACT_NUMBER:
        artifact = the_artifact(verb[1:])
        if not rest:
            return Message("Play {artifact}", artifact=artifact)
        chosen = [card_names(word) if is_card(word) else word for word in rest]
        return Message("Play {artifact}: {chosen}", artifact=artifact, chosen=chosen)
    if verb == "peek":
        return Message("Peek at Toxic {slot}", slot=rest[0])
    cards = [card_names(word) for word in step.split() if is_card(word)]
    return card_label(verb if rest else verb_of(view), cards)


def card_label(verb: str, cards: list[Names]) -> Message:
    return VERBS.get(verb, CHOOSE).filled(card=cards)


# The things of the game --------------------------------------------------------------------------


def things(lang: str) -> Json:
    """Everything that has a name, by its id, in a language."""
    return {
        "factions": {faction.id: faction_thing(faction, lang) for faction in FACTIONS.values()},
        "artifacts": {artifact.id: artifact_thing(artifact, lang) for artifact in ARTIFACTS},
        "locations": {
            location.id: {
                "name": names_of("locations", location.id)[lang],
                "kind": location.kind,
                "kindName": names_of("terms", location.kind)[lang],
                "power": power_of("locations", location.id)[lang],
                "rule": rule_of("locations", location.id),
            }
            for location in LOCATIONS
        },
        "badges": {letter: names_of("badges", badge)[lang] for letter, badge in BADGES.items()},
        "mods": MODS,
        "boxes": {box: names_of("sets", box)[lang] for box in ("claim", "claim2", "frost", "fire")},
    }


def faction_thing(faction: Faction, lang: str) -> Json:
    return {
        "name": names_of("factions", faction.id)[lang],
        "one": one_of(faction.id)[lang],
        "code": faction.code,
        "power": power_of("factions", faction.id)[lang],
        "box": faction.box,
        "pair": faction.partner or None,
        "cards": len(faction.values),
        "values": sorted(set(faction.values)),
        "badges": {str(value): faction.badge(value) for value in sorted(set(faction.values))},
        "rule": rule_of("factions", faction.id),
    }


def artifact_thing(artifact: Artifact, lang: str) -> Json:
    return {
        "name": names_of("artifacts", artifact.id)[lang],
        "power": power_of("artifacts", artifact.id)[lang],
        "when": when_of(artifact.id)[lang],
        "windows": [STEP_NAMES[step] for step in artifact.windows],
        "rule": f"claim.artifact.{artifact.id}",
    }


# Setting up --------------------------------------------------------------------------------------


def stops(options: Json) -> dict[str, Message]:
    """The windows, and each artifact, whether anybody holds it or not."""
    if not options["artifacts"]:
        return {}
    artifacts = {
        artifact.id: Message("When I can play {artifact}", artifact=the_artifact(artifact.id))
        for artifact in ARTIFACTS
    }
    return {**STOPS, **artifacts}


def presets() -> list[Preset]:
    """Ready-made games."""
    return [
        Preset(
            "classic",
            Message("Classic"),
            {"mix": "classic"},
            Message("The five factions of the first box."),
        ),
        Preset(
            "claim2",
            Message("Claim 2"),
            {"mix": "claim2"},
            Message("The five factions of the second box."),
        ),
        Preset(
            "frost",
            Message("Frost"),
            {"mix": "frost", "artifacts": True},
            Message("The four Frost factions with Doppelgängers, and the artifacts."),
        ),
        *(fire_preset(faction, title) for faction, title in FIRE_TITLES.items()),
        Preset(
            "everything",
            Message("Frost and Fire"),
            {"mix": "frost_and_fire", "artifacts": True, "locations": "both"},
            Message("The four Frost factions with Demons, artifacts and two locations."),
        ),
    ]


FIRE_TITLES: Final = {
    "demons": Message("Fire: Demons"),
    "fire_elementals": Message("Fire: Fire Elementals"),
    "tricksters": Message("Fire: Tricksters"),
    "poisoners": Message("Fire: Poisoners"),
}


def fire_preset(faction: str, title: Message) -> Preset:
    about = Message(
        "{faction} with four factions of the first box, and two locations. "
        "The publisher advises only one Fire faction in a mix.",
        faction=names_of("factions", faction),
    )
    return Preset(faction, title, {"mix": faction, "locations": "both"}, about)


def warnings(options: Json) -> list[Message]:
    """What speaks against options that are allowed; all of them, as a game resolves them."""
    return mix_advice(options["mix"])


def surprise(rng: Rng) -> Json:
    """Options by chance: a pair, three other factions, artifacts and locations or not."""
    pairs = [faction for faction in FACTIONS.values() if faction.partner]
    tens = [faction for faction in FACTIONS.values() if not faction.partner]
    one = pairs[rng.below(len(pairs))]
    mix = {one.id, one.partner}
    while len(mix) < 5:
        faction = tens[rng.below(len(tens))]
        # The publisher advises at most one faction of Fire.
        if faction.box != "fire" or not any(FACTIONS[other].box == "fire" for other in mix):
            mix.add(faction.id)
    return {
        "mix": [faction for faction in FACTIONS if faction in mix],
        "artifacts": rng.below(2) == 1,
        "locations": LOCATION_MODES[rng.below(len(LOCATION_MODES))],
    }
