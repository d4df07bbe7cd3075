"""The primitives of the effect language (rune.fx): ["cancel", "frost", 1].

Only what the game can carry out is let in: a primitive stands in a window where it does something.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from hoarfrost.core import messages
from hoarfrost.core.errors import ContentError
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.reading import LONGEST_SHOWN, compact, is_whole
from hoarfrost.games.runebound.engine.content import (
    COLOURS,
    COUNTERS,
    GAINS,
    MARKET_KEYS,
    PRIMITIVES,
    SKILLS,
    STATS,
    TERRAINS,
    WHO,
    WINDOWS,
)
from hoarfrost.games.runebound.engine.steps import MOST_BRANCHES
from hoarfrost.games.runebound.words.message import Message

Primitive = list[Any]

MOST_PRIMITIVES: Final = 6  # of one list
FEWEST_CHOICES: Final = 2
DEEPEST_BRANCH: Final = 3  # a test in a choice in a test

PENALTY: Final = "failure"  # no window, but the list of a test that a challenge asks for
STANDING: Final = ("passive", "market", "ongoing")  # these hold all the time: nothing happens

# What the primitives are followed by: words, numbers of a range, or lists of primitives.
WORDS: Final[Mapping[str, Sequence[str]]] = {
    "stat": STATS,
    "who": WHO,
    "counter": COUNTERS,
    "what": GAINS,
    "skill": SKILLS,
    "key": MARKET_KEYS,
    "terrain": (*TERRAINS, "all"),
    "colour": COLOURS,
    "test": ("test",),
    "any_town": ("any_town",),
    "attack": ("attack",),
    "escape": ("escape",),
}
NUMBERS: Final[Mapping[str, tuple[int, int]]] = {
    "change": (-20, 20),
    "number": (1, 20),
    "number or all": (1, 20),
    "difficulty": (2, 40),
    "dice": (1, 5),
}
ALL_WORD: Final = "all"
BRANCH: Final = "list"
SHAPES: Final[Mapping[str, Sequence[str]]] = {
    "mod": ("stat", "change"),
    "deal": ("who", "counter", "number"),
    "heal": ("who", "counter", "number or all"),
    "cancel": ("counter", "number or all"),
    "cancel_party": ("counter", "number or all"),
    "gain": ("what", "number"),
    "test": ("skill", "difficulty", BRANCH, BRANCH),
    "reroll": ("test",),
    "setdie": ("dice",),
    "goto": ("any_town",),
    "extra": ("attack", "number"),
    "forbid": ("escape",),
    "choose": (BRANCH, BRANCH),  # or more
    "market": ("key", "change"),
    "weather": ("terrain", "change"),
    "counters": ("colour",),
    "win": (),
}

# Where a primitive does something. Those that are not here work wherever things happen.
THINGS_HAPPEN: Final = [
    *(window for window in WINDOWS if window not in STANDING),
    PENALTY,
]
WORKS_AT: Final[Mapping[str, Sequence[str]]] = {
    "mod": ("passive", "before_combat", "before_roll", "ongoing"),
    "cancel": ("take_frost", "take_white_death", "on_damage"),
    "cancel_party": ("take_frost", "take_white_death", "on_damage"),
    "reroll": ("test_failed",),
    "setdie": ("after_move_roll",),
    "goto": ("before_move",),
    "extra": ("round_start",),
    "forbid": ("before_combat",),
    "market": ("market", "ongoing"),
    "weather": ("ongoing",),
    "counters": ("immediate",),
}
WHO_AT: Final[Mapping[str, Sequence[str]]] = {
    "foe": ("before_combat", "round_start", "before_roll", "on_hit"),
    "victim": ("foe_hit",),
    "each_hero": ("immediate",),
    "each_party": ("immediate",),
}
# Which numbers change for one roll or one combat; those that always hold may be any.
STATS_AT: Final[Mapping[str, Sequence[str]]] = {
    "before_roll": [stat for stat in STATS if stat.startswith("roll")],
    "before_combat": [stat for stat in STATS if stat.startswith(("roll", "def", "dmg", "foe"))],
}
CANCELLED_AT: Final[Mapping[str, str]] = {
    "frost": "take_frost",
    "white_death": "take_white_death",
    "wound": "on_damage",
}


def check_primitives(
    value: object, where: messages.Message, windows: Collection[str], depth: int = 0
) -> list[Primitive]:
    """What happens, in its order; `windows` is when, `where` names the list: '"do" of ...'."""
    if not isinstance(value, list) or len(value) > MOST_PRIMITIVES:
        raise wrong(
            where,
            Message(
                "a list of at most {n} lists such as {example}",
                n=MOST_PRIMITIVES,
                example='["heal", "char", "wound", 1]',
            ),
            value,
        )
    return [
        check_primitive(one, Message("number {n} in {where}", n=n, where=where), windows, depth)
        for n, one in enumerate(value, 1)
    ]


def check_primitive(
    value: object, where: messages.Message, windows: Collection[str], depth: int
) -> Primitive:
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        raise wrong(where, Message("a list that begins with what is done"), value)
    name = value[0]
    if name not in PRIMITIVES:
        raise unknown(where, name, PRIMITIVES)
    shape = shape_of(name, value)
    if len(value) != 1 + len(shape):
        raise wrong(where, Message("written as {shape}", shape=written(name)), value)
    arguments = [
        check_argument(kind, argument, where, windows, depth)
        for kind, argument in zip(shape, value[1:], strict=True)
    ]
    check_works(name, WORKS_AT.get(name, THINGS_HAPPEN), where, windows)
    if name == "mod":
        check_changed(arguments[0], arguments[1], where, windows)
    if name in ("deal", "heal"):
        check_who(arguments[0], arguments[1], where, windows)
    if name in ("cancel", "cancel_party"):
        check_cancelled(arguments[0], where, windows)
    return [name, *arguments]


def shape_of(name: str, value: Primitive) -> Sequence[str]:
    if name == "choose" and FEWEST_CHOICES < len(value) - 1 <= MOST_BRANCHES:
        return [BRANCH] * (len(value) - 1)
    return SHAPES[name]


def written(name: str) -> str:
    """How a primitive is written: ["cancel", counter, number or all]."""
    kinds = [f'"{kind}"' if WORDS.get(kind) == (kind,) else kind for kind in SHAPES[name]]
    return "[" + ", ".join([f'"{name}"', *kinds]) + "]"


def check_argument(
    kind: str, value: object, where: messages.Message, windows: Collection[str], depth: int
) -> object:
    if kind == BRANCH:
        if depth == DEEPEST_BRANCH:
            raise ContentError(Message("{what} is nested too deeply", what=where))
        return check_primitives(value, where, windows, depth + 1)
    if kind in WORDS:
        if not isinstance(value, str) or value not in WORDS[kind]:
            raise unknown(where, value, WORDS[kind])
        return value
    low, high = NUMBERS[kind]
    if value == ALL_WORD and kind.endswith(ALL_WORD):
        return value
    if not is_whole(value, low, high):
        message = Message("a list with a whole number from {low} to {high}", low=low, high=high)
        if kind.endswith(ALL_WORD):
            message = Message(
                'a list with a whole number from {low} to {high}, or "all"', low=low, high=high
            )
        raise wrong(where, message, value)
    return value


def check_works(
    name: str, places: Sequence[str], where: messages.Message, windows: Collection[str]
) -> None:
    for window in windows:
        if window not in places:
            raise ContentError(
                Message(
                    '{where}: "{name}" does nothing at {window}; it works at {places}',
                    where=where,
                    name=name,
                    window=window,
                    places=messages.AnyOf([place for place in places if place != PENALTY]),
                )
            )


def check_changed(
    stat: object, n: object, where: messages.Message, windows: Collection[str]
) -> None:
    for window in windows:
        if stat not in STATS_AT.get(window, STATS):
            raise unknown(where, stat, STATS_AT[window])
    assert isinstance(n, int)
    if stat == "life" and n < 0:
        # Somebody without Life would be knocked out for ever.
        raise wrong(where, Message("a list with a number from 0 on, since nobody loses Life"), n)


def check_who(
    who: object, counter: object, where: messages.Message, windows: Collection[str]
) -> None:
    assert isinstance(who, str)
    if who in WHO_AT:
        check_works(who, WHO_AT[who], where, windows)
    if who == "foe" and counter != "wound":
        # rune.wd.direct
        raise ContentError(Message("{where}: a foe has wounds, no other counters", where=where))


def check_cancelled(counter: object, where: messages.Message, windows: Collection[str]) -> None:
    """rune.fx.cancel: what is cancelled is what is about to be taken."""
    assert isinstance(counter, str)
    if counter not in CANCELLED_AT:
        raise unknown(where, counter, list(CANCELLED_AT))
    check_works(counter, [CANCELLED_AT[counter]], where, windows)


def unknown(where: messages.Message, word: object, known: Sequence[str]) -> ContentError:
    shown = word[:LONGEST_SHOWN] if isinstance(word, str) else compact(word)[:LONGEST_SHOWN]
    return ContentError(
        Message(
            'unknown word "{word}" in {where}; {known}',
            word=shown,
            where=where,
            known=suggestion(shown, known),
        )
    )


def wrong(where: messages.Message, expected: messages.Message, value: object) -> ContentError:
    return ContentError(
        Message(
            "{where} is {expected}, not {value}",
            where=where,
            expected=expected,
            value=compact(value)[:LONGEST_SHOWN],
        )
    )
