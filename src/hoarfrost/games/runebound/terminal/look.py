"""A view with the position behind it, so that a screen can ask what could be done there."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, TypeVar

from rich.text import Text

from hoarfrost.core.plain import Json
from hoarfrost.core.translator import Translator
from hoarfrost.games.runebound.engine.content import ANY, Card, Content, Map
from hoarfrost.games.runebound.engine.game import RuneboundGame
from hoarfrost.games.runebound.engine.realm import Party
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.files.position import read_position
from hoarfrost.games.runebound.files.sample import filled
from hoarfrost.games.runebound.words.names import capital, names_of
from hoarfrost.games.runebound.words.questions import question_now
from hoarfrost.games.runebound.words.seen import Seen

# Colours that are told apart by everybody, by seat; white letters stand out on all of them.
SEATS: Final = (
    "white on #1d5fb4", "white on #a83c0c", "white on #27733a",
    "white on #7a3d99", "white on #8a6a00", "white on #4d4d4d",
)  # fmt: skip
# Of jewels, and so of adventures and legends.
JEWELS: Final = ("bold #5fd75f", "bold #ffd75f", "bold #7fb4ff", "bold #ff7f6f")
JEWEL_LETTERS: Final = "gybr"
NO_HERO: Final = "??"

T = TypeVar("T")


def state_of(game: RuneboundGame, view: Json) -> RuneboundState:
    """A position that fits a view: what is face down is any face, for nothing here shows it."""
    if "unseen" not in view:
        return read_position(game, view)
    position = filled(game, view)
    for party in position["parties"]:
        party.pop("claims", None)  # faces that were filled in need not fit them
    return read_position(game, position)


class Look:
    """What one reader looks at: a view, its position, and how things and people are called."""

    def __init__(
        self,
        game: RuneboundGame,
        view: Json,
        reader: int | None,
        names: Sequence[str],
        t: Translator,
        codes: Mapping[str, str],
    ) -> None:
        self.view = view
        self.realm = state_of(game, view)
        self.seen = Seen(view)
        self.reader = reader
        self.names = names
        self.t = t
        self.lang = t.lang
        self.codes = codes
        self.memory: dict[str, Any] = {}  # what takes long to reckon, by what it is

    def once(self, what: str, reckon: Callable[[], T]) -> T:
        """The same view is drawn several times; nothing in it is reckoned twice."""
        if what not in self.memory:
            self.memory[what] = reckon()
        found: T = self.memory[what]
        return found

    @property
    def content(self) -> Content:
        return self.realm.content

    @property
    def map(self) -> Map:
        return self.realm.map

    @cached_property
    def question(self) -> str:
        return question_now(self.realm)

    # People -----------------------------------------------------------------------------------

    @property
    def is_asked(self) -> bool:
        return self.reader is not None and self.realm.asked == self.reader

    @cached_property
    def own(self) -> Party:
        """The party whose sheet is shown: the reader's, else that of whoever plays."""
        seat = self.reader
        if seat is None:
            seat = int(self.realm.active if self.realm.active >= 0 else self.realm.first)
        return self.realm.parties[seat]

    @property
    def others(self) -> list[Party]:
        """From the next one on, in the order of play."""
        parties = self.realm.parties
        first = int(self.own.seat) + 1
        return [parties[(first + n) % len(parties)] for n in range(len(parties) - 1)]

    def has_hero(self, seat: int) -> bool:
        return self.view["parties"][seat]["hero"] is not None

    def code(self, seat: int) -> str:
        hero = self.view["parties"][seat]["hero"]
        return NO_HERO if hero is None else self.codes.get(hero, hero[:2].upper())

    def person(self, seat: int) -> str:
        """A player by the hero; before there is one, by number."""
        return self.seen_name(self.seen.hero(seat))

    def seen_name(self, phrase: object) -> str:
        if isinstance(phrase, Mapping):
            return str(phrase[self.lang])
        return phrase if isinstance(phrase, str) else str(phrase.text(self.lang))  # type: ignore[attr-defined]

    def sign(self, seat: int) -> Text:
        """A hero inside a line, as on the map."""
        return Text.assemble((f" {self.code(seat)} ", f"bold {SEATS[seat]}"))

    # Things -----------------------------------------------------------------------------------

    def name(self, card: Card) -> str:
        return card.name[self.lang]

    def word(self, kind: str, id: str) -> str:
        """A term of the game, as it stands inside a sentence."""
        return names_of(kind, id)[self.lang]

    def title(self, kind: str, id: str) -> str:
        """The same alone."""
        return capital(self.word(kind, id))

    def place(self, space: int) -> str:
        """A space as people call it."""
        return self.seen_name(self.seen.place(self.map.names[space]))

    def is_ground(self, space: int) -> bool:
        """Whether there is terrain, and so frost."""
        return self.map.terrains[space] != ANY
