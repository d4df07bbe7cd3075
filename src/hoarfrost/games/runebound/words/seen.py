"""A view, as words ask about it: what is asked, whose turn it is, and how things are called."""

from functools import cached_property
from typing import Final

from hoarfrost.core.messages import Names
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import Content, Prim
from hoarfrost.games.runebound.engine.using import prims_of
from hoarfrost.games.runebound.files.content import STANDARD_MAP, build
from hoarfrost.games.runebound.files.fields import OVER, SOURCES
from hoarfrost.games.runebound.words.message import Message
from hoarfrost.games.runebound.words.names import in_words
from hoarfrost.games.runebound.words.questions import question_of

Phrase = str | Message | Names


class Seen:
    def __init__(self, view: Json) -> None:
        self.view = view

    @cached_property
    def content(self) -> Content:
        """What the game is played with; own content too."""
        options = self.view.get("options", {})
        return build(options.get("content") or {}, options.get("map", STANDARD_MAP))

    # --- What is asked ---

    @property
    def frame(self) -> Json:
        """What is under way: the uppermost frame."""
        frame: Json = self.view["stack"][-1]
        return frame

    @cached_property
    def question(self) -> str:
        """What is asked, as names.toml has it."""
        if self.view["step"] == OVER:
            return OVER
        if "finding" in self.view:
            return "tokens"
        found = question_of(self.frame["step"], self.frame.get("stage"))
        if found == "adventure" and self.asked["space"] == self.vale:
            return "before_arshan"
        return found

    @property
    def asked(self) -> Json:
        """The party of whoever is asked."""
        party: Json = self.view["parties"][self.view["asked"]]
        return party

    @cached_property
    def prim(self) -> Prim:
        """What an effect is about to do."""
        return prims_of(self.content, self.source())[self.frame.get("done", 0)]

    def source(self) -> list[int]:
        """Where the primitives of the uppermost effect stand, as engine/using.py has it."""
        source = self.frame["source"]
        of = SOURCES.index(source["of"])
        numbers = self.content.adventure_number if of else self.content.card_number
        return [of, numbers[source["card"]], source["effect"], *source["path"]]

    # --- How things are called ---

    @property
    def vale(self) -> str:
        return self.content.map.names[self.content.map.vale]

    def card(self, id: str) -> Names:
        number = self.content.card_number.get(id)
        return in_words(id) if number is None else self.content.cards[number].name

    def adventure(self, id: str) -> Names:
        number = self.content.adventure_number.get(id)
        return in_words(id) if number is None else self.content.adventures[number].name

    def town(self, id: str) -> Names:
        towns = (town.name for town in self.content.map.towns if town.id == id)
        return next(towns, None) or in_words(id)

    def town_at(self, space: str) -> str:
        """The id of the town on a space, or ""."""
        board = self.content.map
        town = board.town_at[board.numbers[space]] if space in board.numbers else -1
        return "" if town < 0 else board.towns[town].id

    def place(self, space: str) -> Phrase:
        """A space as people call it: a town and Green Vale by name."""
        if space == self.vale:
            return self.content.map.vale_name
        town = self.town_at(space)
        return self.town(town) if town else space

    def hero(self, seat: int) -> Phrase:
        """The hero of a seat; before there is one, the player."""
        hero = self.view["parties"][seat]["hero"]
        return Message("Player {n}", n=seat + 1) if hero is None else self.card(hero)

    def seat_of(self, hero: str) -> int | None:
        seats = (party["seat"] for party in self.view["parties"] if party["hero"] == hero)
        return next(seats, None)

    def foe(self) -> Phrase:
        """Whom the asked seat fights."""
        fight = self.view["fight"]
        if fight["foe"] is not None:
            return self.adventure(fight["foe"])
        is_hero = self.view["asked"] == fight["hero"]
        return self.hero(fight["other"] if is_hero else fight["hero"])


class Latest:
    """The view that was read last: a state has a hundred choices, and each is put into words."""

    def __init__(self) -> None:
        self.seen: Seen | None = None

    def of(self, view: Json) -> Seen:
        if self.seen is None or self.seen.view is not view:
            self.seen = Seen(view)
        return self.seen


LATEST: Final = Latest()


def seen_in(view: Json) -> Seen:
    """A view to ask about; whoever asks again about the same object finds it read."""
    return LATEST.of(view)
