"""The options of Runebound: heroes, variants, limits, and content of one's own."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hoarfrost.core.content.option import content_option
from hoarfrost.core.errors import OptionError
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.options import Checked, Flag, OneOf, Option, OptionList, WholeNumber
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN, compact
from hoarfrost.games.runebound.engine.content import Content
from hoarfrost.games.runebound.engine.realm import Rules
from hoarfrost.games.runebound.files.content import (
    LIBRARY,
    STANDARD_MAP,
    build,
    map_ids,
    needed,
)
from hoarfrost.games.runebound.words.message import Message

NO_LIMIT: Final = 0
SOLO_TURNS: Final = {"easy": 75, "normal": 60, "hard": 45}  # rune.solo
COUNTER_COST: Final = (5, 5, 4, 4, 3, 3)  # by number of players (rune.xp.cost)


def check_map_option(value: object) -> object:
    if not isinstance(value, str):
        shown = compact(value)[:LONGEST_SHOWN]
        raise OptionError(Message("a map is chosen by its name, not {value}", value=shown))
    return value


def map_schema() -> Json:
    return {"oneOf": [{"type": "string", "enum": map_ids({})}]}


OPTIONS: Final = OptionList(
    [
        Option(
            "heroes",
            OneOf({"drawn": Message("Drawn by chance"), "chosen": Message("Chosen in turn")}),
            "drawn",
            Message("Heroes"),
        ),
        Option(
            "frost",
            OneOf(
                {
                    "usual": Message("As printed"),
                    "mild": Message("Mild: one less in the Survival step"),
                    "harsh": Message("Harsh: White Death lowers the Life that frost counts"),
                }
            ),
            "usual",
            Message("Frost"),
        ),
        Option(
            "levels",
            OneOf(
                {
                    "usual": Message("By the number of players"),
                    "short": Message("Short game: one experience less"),
                    "fast": Message("Faster: 1, 2, 3 and so on"),
                }
            ),
            "usual",
            Message("Cost of a counter"),
        ),
        Option(
            "legends",
            OneOf(
                {
                    "row": Message("Discovered with rumors"),
                    "market": Message("Bought like other cards"),
                }
            ),
            "row",
            Message("Legends"),
        ),
        Option(
            "doom",
            Flag(),
            False,
            Message("Doom clock"),
            Message("Discarded adventures bring the last days, in which everybody fights Arshan."),
        ),
        Option(
            "one_discovery",
            Flag(),
            True,
            Message("One discovery per turn"),
            Message("A legend or the Princess in a turn, not both."),
        ),
        Option(
            "distinct_weapons",
            Flag(),
            False,
            Message("Weapons of different kinds"),
            Message("Two weapons must not help in the same phase."),
        ),
        Option(
            "preroll",
            Flag(),
            True,
            Message("Rolling ahead"),
            Message("The next player may roll while the one before still plays."),
        ),
        Option(
            "solo",
            OneOf(
                {
                    "easy": Message("Easy: 75 turns"),
                    "normal": Message("Normal: 60 turns"),
                    "hard": Message("Hard: 45 turns"),
                }
            ),
            "normal",
            Message("Alone against the winter"),
        ),
        Option(
            "max_rounds",
            WholeNumber(0, 999),
            100,
            Message("Last round"),
            Message("After so many turns of each player the game ends; 0 is no limit."),
        ),
        Option(
            "map",
            Checked(check_map_option, map_schema()),
            STANDARD_MAP,
            Message("Map"),
        ),
        content_option(
            LIBRARY,
            Message("Own cards, heroes and maps"),
            Message("A folder with cards, heroes and maps of your own."),
        ),
    ]
)


@dataclass(frozen=True)
class Chosen:
    """The options of a game, with what they name looked up."""

    options: Json
    content: Content


def chosen_content(given: Mapping[str, object], seats: int) -> Chosen:
    """The options resolved, and everything they name; raises OptionError."""
    options = OPTIONS.resolve(given)
    known = map_ids(options["content"])
    if options["map"] not in known:
        near = suggestion(options["map"], known)
        error = OptionError(
            Message("there is no map {name}; {known}", name=options["map"], known=near)
        )
        error.option = "map"
        raise error
    if options["content"]:
        # A saved game holds what it needs, and no more.
        options["content"] = needed(options["content"], options["map"])
    content = build(options["content"], options["map"])
    if len(content.heroes) < seats:
        raise OptionError(
            Message(
                "{seats} players need as many heroes, and there are {heroes}",
                seats=seats,
                heroes=len(content.heroes),
            )
        )
    return Chosen(options, content)


def rules_of(options: Mapping[str, object], seats: int) -> Rules:
    """The resolved options as the procedure reads them."""
    rules = Rules()
    rules.harsh = options["frost"] == "harsh"
    rules.mild = options["frost"] == "mild"
    rules.fast_level = options["levels"] == "fast"
    rules.counter_cost = COUNTER_COST[seats - 1] - (1 if options["levels"] == "short" else 0)
    rules.legend_market = options["legends"] == "market"
    rules.doom = options["doom"] is True
    rules.one_discovery = options["one_discovery"] is True
    rules.distinct_weapons = options["distinct_weapons"] is True
    rules.preroll = options["preroll"] is True
    rules.choose_heroes = options["heroes"] == "chosen"
    last = options["max_rounds"]
    assert isinstance(last, int)
    rules.last_turn = last
    rules.solo_turns = SOLO_TURNS[str(options["solo"])]
    return rules
