"""What a table says of Snowfall: prompts, labels and names, from one reader's view."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.kit import Preset
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.score import Score
from snowfall.words.message import Message
from snowfall.words.names import in_a_sentence, things
from snowfall.words.sentences import player, sentence

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

TITLE: Final = Message("Snowfall")
SUBTITLE: Final = Message("a snowball fight for three to six")
ABOUT: Final = Message("Hide in secret, throw at whoever hides elsewhere, and mind the sky.")

LABELS: Final = {
    "pass": Message("Pass"),
    "hut": Message("Hide in the hut"),
    "tree": Message("Hide behind the tree"),
    "throw ball": Message("Throw a snowball"),
    "throw icicle": Message("Throw an icicle"),
    "catch": Message("Catch with a mitten"),
    "look": Message("Look at the sky"),
}
WHOLE_THROWS: Final = {
    "throw ball": Message("Throw a snowball at {player}", player=""),
    "throw icicle": Message("Throw an icicle at {player}", player=""),
}
TARGETS: Final[dict[str, Json]] = {
    "pass": {"kind": "word", "word": "pass"},
    "hut": {"kind": "place", "place": "hut"},
    "tree": {"kind": "place", "place": "tree"},
    "throw ball": {"kind": "card", "card": "B", "verb": "throw"},
    "throw icicle": {"kind": "card", "card": "I", "verb": "throw"},
    "catch": {"kind": "card", "card": "M", "verb": "catch"},
    "look": {"kind": "word", "word": "look"},
}


def prompt(view: Json, seat: int | None) -> Message:
    """What the view asks of this seat; for everybody else that the table waits."""
    if view["step"] == "over":
        return Message("The game is over.")
    if seat is None or seat not in view["asked"]:
        return Message("The others are thinking.")
    if view["step"] == "hide":
        return Message("Where do you hide?")
    if view["step"] == "catch":
        card = in_a_sentence("cards", view["flight"])
        return Message("You see {card} coming at you. Do you catch it?", card=card)
    if view["picked"]:
        return Message("At whom do you throw?")
    return Message("Do you throw something?")


def label(step: str, _view: Json, names: Sequence[str] = ()) -> Message:
    """A step of a throw, or a whole move."""
    if step in LABELS:
        return LABELS[step]
    first, _, seat = step.rpartition("at ")
    whom = names[int(seat)] if names else player(int(seat))
    if not first:
        return Message("At {player}", player=whom)
    return WHOLE_THROWS[first.strip()].filled(player=whom)


def target(step: str, view: Json) -> Json | None:  # noqa: ARG001 - the same
    """What a step is about: a card, a place, a seat or a word."""
    if step in TARGETS:
        return TARGETS[step]
    return {"kind": "seat", "seat": int(step.rpartition(" ")[2])}


def is_quiet(event: Json) -> bool:
    """That somebody hides, or draws a card unseen, is nothing to stop at."""
    return event["kind"] == "hide" or (event["kind"] == "draw" and "faces" not in event)


def standing(view: Json) -> Json:
    """The points, which all know."""
    return {"scores": view["scores"]}


def score(result: Json, seat: int) -> Score:
    """One's own points, then the others'."""
    own = result["scores"][seat]
    others = [points for other, points in enumerate(result["scores"]) if other != seat]
    line = Message.plural(
        "{n} point, the others {others}", "{n} points, the others {others}", n=own, others=others
    )
    return Score(line, own - max(others))


def stops(_: Json) -> dict[str, Message]:
    return {
        "throw": Message("On my turn"),
        "catch": Message("When something is thrown at me"),
    }


def presets() -> list[Preset]:
    return [
        Preset("usual", Message("The usual game"), {}, Message("As we like it best.")),
        Preset(
            "short",
            Message("A short game"),
            {"rounds": 2, "hand": 2},
            Message("Two rounds with two things each."),
        ),
        Preset(
            "mittens",
            Message("Many mittens"),
            {"rounds": 4, "mittens": 12, "icicles": 3},
            Message("Four rounds in which almost every throw is caught."),
        ),
    ]


def warnings(options: Json) -> list[Message]:
    """What speaks against options that are allowed."""
    if options["mittens"] == 0:
        return [Message("Without mittens nothing can be caught.")]
    return []


def surprise(rng: Rng) -> Json:
    """Options by chance."""
    return {
        "rounds": 2 + int(rng.below(4)),
        "hand": 2 + int(rng.below(3)),
        "icicles": int(rng.below(10)),
        "mittens": 4 + int(rng.below(9)),
    }
