"""What a table says of Runebound: prompts, labels, names and who is ahead."""

from typing import Final

from hoarfrost.core.kit import Preset
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.score import Score
from hoarfrost.games.runebound.words.labels import label
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.prompts import prompt
from hoarfrost.games.runebound.words.sentences import sentence
from hoarfrost.games.runebound.words.standing import standing
from hoarfrost.games.runebound.words.target import target
from hoarfrost.games.runebound.words.things import things

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

TITLE: Final = Message("Runebound")
SUBTITLE: Final = Message("with The Frozen Wastes")
ABOUT: Final = Message("Heroes cross a land of ice to find a princess or to defeat Arshan.")

QUIET: Final = ("stock", "legend", "survival", "round", "reshuffle", "reshuffle_market", "counters")
SHORT_GAME: Final = 20  # turns
LONG_GAME: Final = 150


def is_quiet(event: Json) -> bool:
    """Whether a short log may leave this event out: what the board shows anyway."""
    return event["kind"] in QUIET


def score(result: Json, seat: int) -> Score:
    """Whoever has won needed few turns; all others count experience counters, then gold."""
    counters, turns = result["counters"][seat], result["turns"][seat]
    if seat in result["winners"] and result["reason"] != "limit":
        line = Message.plural("Won in {n} turn", "Won in {n} turns", n=turns)
        return Score(line, 1000 - turns)
    line = Message.plural(
        "{n} experience counter, {gold} gold",
        "{n} experience counters, {gold} gold",
        n=counters,
        gold=result["gold"][seat],
    )
    return Score(line, counters + result["gold"][seat] / 1000)


def stops(_options: Json) -> dict[str, Message]:
    """A discovery is the only thing that others cannot see coming."""
    return {"discovery": Message("a discovery")}


def presets() -> list[Preset]:
    """Ready-made games."""
    return [
        Preset(
            "journey",
            Message("First journey"),
            {"frost": "mild"},
            Message("A mild winter for newcomers: one frost less in every turn."),
        ),
        Preset(
            "wastes",
            Message("The Frozen Wastes"),
            {},
            Message("The game as printed, with Heroes by chance."),
        ),
        Preset(
            "quick",
            Message("Quick rise"),
            {"levels": "fast", "max_rounds": 40},
            Message("The first experience counters are cheap, and the game ends after 40 turns."),
        ),
        Preset(
            "harsh",
            Message("Harsh winter"),
            {"frost": "harsh", "heroes": "chosen"},
            Message("White Death makes you weaker against frost; you choose your Hero."),
        ),
        Preset(
            "trade",
            Message("Legends for sale"),
            {"legends": "market"},
            Message("Legends are bought in towns like other cards, without rumors."),
        ),
        Preset(
            "doom",
            Message("The last days"),
            {"doom": True},
            Message("When the doom clock is full, everybody has to fight Arshan once."),
        ),
    ]


def warnings(options: Json) -> list[Message]:
    """What speaks against options that are allowed."""
    told: list[Message] = []
    if options["max_rounds"] == 0:
        told.append(Message("Without a final round a careful game can take very long."))
    elif options["max_rounds"] < SHORT_GAME:
        told.append(Message("With so few turns hardly anybody reaches Green Vale."))
    elif options["max_rounds"] > LONG_GAME:
        told.append(Message("With so many turns a game can take very long."))
    return told


def surprise(rng: Rng) -> Json:
    """Options by chance."""
    return {
        "heroes": ("drawn", "chosen")[int(rng.below(2))],
        "frost": ("mild", "usual", "usual", "harsh")[int(rng.below(4))],
        "levels": ("usual", "usual", "short", "fast")[int(rng.below(4))],
        "legends": ("row", "row", "market")[int(rng.below(3))],
        "doom": rng.below(3) == 0,
        "distinct_weapons": rng.below(4) == 0,
    }
