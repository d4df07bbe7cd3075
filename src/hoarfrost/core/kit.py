"""GameKit: everything that the rest of the house gets of a game, as one typed object.

A game is one package. Its `KIT` is found by an entry point of the group `hoarfrost.games`, so a
game can be a distribution of its own (see examples/). Table, players, lab, command, laws and
benchmarks ask the kit; none of them names a game. Beside the objects in the kit, files lie by
custom below the package:

    words/rulebook.toml    the rules by id, in every language
    words/synonyms.toml    what people call the rules, if that is another word
    words/lessons.toml     lessons for newcomers, if there are any (docs/lessons.md)
    words/locale/          the catalogues of its sentences
    web/                   what it adds to the page: board.js, style sheets, pictures
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Literal, Protocol

from hoarfrost.core.catalogue import HOUSE, Catalogue
from hoarfrost.core.chapters import Chapters
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import Game, State
from hoarfrost.core.lessons import Course, load_course
from hoarfrost.core.levels import TITLES, Level
from hoarfrost.core.listing import Listing
from hoarfrost.core.messages import Message
from hoarfrost.core.options import OptionList
from hoarfrost.core.plain import Json
from hoarfrost.core.player import Player
from hoarfrost.core.reading import is_whole
from hoarfrost.core.rng import Rng
from hoarfrost.core.rulebook import Rulebook, load_rulebook
from hoarfrost.core.score import Score

if TYPE_CHECKING:
    from hoarfrost.core.screen import Screen
    from hoarfrost.core.translator import Translator

MOST_SEATS = 6


class KitError(HoarfrostError):
    """A kit that does not keep to its form."""


@dataclass(frozen=True)
class Preset:
    """A ready-made game for the set-up."""

    id: str
    title: Message
    options: Json
    about: Message


class Speech(Protocol):
    """What is said about a game: mostly from one reader's view, so it can tell no secret.

    A module with these functions does.
    """

    @property
    def TITLE(self) -> Message: ...  # noqa: N802 - a module's constant

    @property
    def SUBTITLE(self) -> Message: ...  # noqa: N802

    @property
    def ABOUT(self) -> Message: ...  # noqa: N802

    def prompt(self, view: Json, seat: int | None) -> Message:
        """What the view asks of this seat; for everybody else that the table waits."""
        ...

    def label(self, step: str, view: Json, names: Sequence[str] = (), /) -> Message:
        """A step of a move, or a whole one, for a button; `names` are those of the seats."""
        ...

    def target(self, step: str, view: Json) -> Json | None:
        """What a step is about, as data, so that no board reads the text of a move."""
        ...

    def sentence(self, event: Json, reader: int | None, names: Sequence[str]) -> Message | None:
        """An event as a line of the log; None if there is nothing to say."""
        ...

    def is_quiet(self, event: Json) -> bool:
        """Whether a short log may leave this event out."""
        ...

    def standing(self, view: Json) -> Json:
        """Who is ahead, as far as the view tells."""
        ...

    def score(self, result: Json, seat: int) -> Score:
        """How a game went for a seat that was played to its end; `result` is the State's."""
        ...

    def things(self, lang: str) -> Json:
        """Everything that has a name, by kind and id: {"name", "power", "rule", ...}.

        The kind "fields" names the fields of a view for the plain board and the plain screen, in
        the order in which they are shown: {"name", "of", "per"}. `of` is the kind of thing whose
        ids the field holds, or "seats"; `per` "seat" says that it has one value per seat. Where a
        game names fields, the others are not shown.
        """
        ...

    def stops(self, options: Json, /) -> Mapping[str, Message]:
        """What somebody may want more time for in a window: the names of `State.stops`, in words.

        A game without windows has none.
        """
        ...

    def presets(self) -> Sequence[Preset]: ...

    def warnings(self, options: Json) -> Sequence[Message]:
        """What speaks against options that are allowed; all of them, as a game resolves them."""
        ...

    def surprise(self, rng: Rng) -> Json:
        """Options by chance."""
        ...


@dataclass(frozen=True)
class LawCase:
    """A set of options, and a number of seats, over which the laws are run."""

    options: Json
    seats: int

    def __str__(self) -> str:
        return " ".join([f"seats={self.seats}", *(f"{k}={v}" for k, v in self.options.items())])


@dataclass(frozen=True)
class SpeedGoal:
    """What the benchmark wants of a subject ("base play_out") of a game."""

    what: str
    short: str  # the head of its column in the history of results
    subject: str
    unit: Literal["M/s", "us", "ms per 1,000", "x"]  # x: as fast as the fastest of these peers
    limit: float
    peers: Sequence[str] = ()
    is_compiled: bool = True

    @property
    def at_least(self) -> bool:
        return self.unit in ("M/s", "x")


@dataclass(frozen=True)
class Trials:
    """How a game is tried: the cases of the laws, and the set-ups of the benchmark."""

    cases: Sequence[LawCase]
    plies: int = 6_000  # actions in all, over the cases
    share: int = 1  # every day one in so many of them is played; `make laws` plays all
    rate: float = 0.2  # at this share of them the costly checks are made
    benchmarks: Mapping[str, Json] = field(default_factory=dict)  # a name -> options
    benchmark_seats: int | None = None  # the fewest, if nothing is said
    goals: Sequence[SpeedGoal] = ()


@dataclass(frozen=True)
class GameKit:
    name: str
    package: str  # which has it as KIT
    least_seats: int
    most_seats: int
    options: OptionList
    make_game: Callable[[Mapping[str, object], int], Game]  # options and seats
    speech: Speech
    levels: Sequence[Level]  # the weakest first
    trials: Trials
    rules: str = ""  # with what its rule ids begin, before the dot; its name if nothing is said
    default_level: str = "fox"
    adviser: str = "search:3000"  # the player who gives hints
    pause: float = 1.0  # between moves of a computer, of the usual: less where a turn has many
    daily: Sequence[str] = ()  # presets that take turns as deal of the day; none: the usual game
    greedy: Callable[[], Player] | None = None
    screen: "Callable[[Game, Translator], Screen] | None" = None  # None: the plain one
    chapters: Chapters | None = None  # None: the log is one row of lines
    listing: Listing | None = None  # None: lists know ready-made games and results only
    # What would happen, before a move is made: of a position as a seat knows it (`State.known_to`)
    # and of something that the game names in words of its own, for that seat, in its language. None
    # if there is nothing to say now; an IllegalMove where the words make no sense.
    preview: Callable[[State, str, int, str], Json | None] | None = None
    # What the options of a game add to `Speech.things`, in the same shape and in a language: all of
    # it is public, so spectators and replays may ask for it too.
    own_things: Callable[[Game, str], Json] | None = None
    examples: Sequence[tuple[str, str]] = ()  # flags of `hoarfrost play`, and what they do

    def __post_init__(self) -> None:
        if not 1 <= self.least_seats <= self.most_seats <= MOST_SEATS:
            raise KitError(
                f"the kit of {self.name} has {self.least_seats} to {self.most_seats} seats; "
                f"a game has 1 to {MOST_SEATS}"
            )
        unknown = [level.id for level in self.levels if level.id not in TITLES]
        if unknown or not self.levels:
            raise KitError(
                f"the levels of {self.name} are some of {', '.join(TITLES)}, not {unknown}"
            )
        self.level(self.default_level)
        presets = {preset.id for preset in self.speech.presets()}
        if not presets.issuperset(self.daily):
            raise KitError(f"{self.name}: the deal of the day has a preset that is none of its")
        if "seats" in self.options:
            raise KitError(f"{self.name}: no option can be called seats, which says how many play")

    @property
    def rule_prefix(self) -> str:
        return self.rules or self.name

    def has_level(self, id: str) -> bool:
        return any(level.id == id for level in self.levels)

    def level(self, id: str) -> Level:
        for level in self.levels:
            if level.id == id:
                return level
        known = ", ".join(level.id for level in self.levels)
        raise KitError(f"{self.name} has no level {id!r}, only {known}")

    def check_seats(self, seats: int | None) -> int:
        """The number of seats: the one given if the game allows it, else the least."""
        if seats is None:
            return self.least_seats
        if not is_whole(seats, self.least_seats, self.most_seats):
            raise KitError(seats_message(self, seats))
        return seats

    @cached_property
    def catalogue(self) -> Catalogue:
        """The sentences of the game in other languages."""
        return Catalogue(self.package, self.name, HOUSE)

    @property
    def rulebook(self) -> Rulebook:
        return load_rulebook(f"{self.package}.words")

    @property
    def course(self) -> Course:
        """The lessons of the game; perhaps none."""
        return load_course(self.package)

    def web(self) -> Traversable | None:
        """The folder of what the game adds to the page, if there is one."""
        folder = resources.files(self.package) / "web"
        return folder if folder.is_dir() else None

    def web_files(self) -> list[str]:
        """The names of the files at the top of that folder."""
        folder = self.web()
        return [] if folder is None else sorted(entry.name for entry in folder.iterdir())


def seats_message(kit: GameKit, seats: int) -> Message:
    if kit.least_seats == kit.most_seats:
        return Message.plural(
            "This game has {n} seat, not {given}.",
            "This game has {n} seats, not {given}.",
            n=kit.least_seats,
            given=seats,
        )
    return Message(
        "This game has {least} to {most} seats, not {given}.",
        least=kit.least_seats,
        most=kit.most_seats,
        given=seats,
    )
