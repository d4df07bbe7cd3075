"""What is under way in a position: the stack of frames and a fight, read from words."""

from typing import Final

from hoarfrost.core.errors import PositionError
from hoarfrost.core.messages import Message
from hoarfrost.core.reading import Fields, is_whole
from hoarfrost.games.runebound.engine.content import (
    GEAR,
    NONE,
    PHASES,
    ROLES,
    SKILLS,
    STAT_COUNT,
    STATS,
    Content,
    Prim,
)
from hoarfrost.games.runebound.engine.harm import BY_FOE
from hoarfrost.games.runebound.engine.market import TRADING
from hoarfrost.games.runebound.engine.realm import Fight, Frame
from hoarfrost.games.runebound.engine.steps import (
    EFFECT,
    FRAMES,
    HARM,
    KNOCK_OUT,
    MARKET,
    NOBODY,
    TAKING_FROST,
    TAKING_WHITE_DEATH,
    TESTING,
    TURN,
)
from hoarfrost.games.runebound.engine.turn import LAST_DAY
from hoarfrost.games.runebound.engine.using import OF_CARD, prims_of
from hoarfrost.games.runebound.files import lookup
from hoarfrost.games.runebound.files.fields import (
    NUMBER_NAMES,
    OF_ADVENTURES,
    SEATLESS,
    SOURCES,
    STAGE_NAMES,
)

AMOUNT_FIELDS: Final[dict[int, str]] = {
    TAKING_FROST: "amounts",
    TAKING_WHITE_DEATH: "forFrost",
    HARM: "byFoe",
    TESTING: "skill",
    MARKET: "bought",
    TURN: "lastDay",
}
SOURCE_FIELDS: Final = ("of", "card", "effect", "path")
FIGHT_FIELDS: Final = (
    "foe", "hero", "other", "round", "phase", "wounds", "foeLife", "noEscape", "attacks", "extra",
    "acted", "activated", "prepared", "bonus", "otherBonus", "allyBonus", "rollBonus", "acting",
    "role", "target",
)  # fmt: skip
MOST_FRAMES: Final = 100
LONGEST_PATH: Final = 20
NO_SOURCE: Final = Message("a way to an effect that exists")


class FrameReader:
    def __init__(self, content: Content, seats: int, active: int) -> None:
        self.content = content
        self.seats = seats
        self.active = active

    def read(self, entries: object) -> list[Frame]:
        if not isinstance(entries, list) or not 0 < len(entries) <= MOST_FRAMES:
            raise PositionError(f'"stack" is a list of frames, not {lookup.shown(entries)}')
        return [self.frame(entry, n) for n, entry in enumerate(entries)]

    def frame(self, entry: object, n: int) -> Frame:
        where = Message('number {n} of "stack"', n=n + 1)
        step = entry.get("step") if isinstance(entry, dict) else None
        kind = lookup.place(step, FRAMES, "step")
        known = ["step", "stage", "seat", "card", "source"]
        known += [names[kind] for names in (NUMBER_NAMES, AMOUNT_FIELDS) if kind in names]
        fields = lookup.fields_of(entry, where, known)
        frame = Frame(kind, self.seat(fields, kind))
        frame.stage = self.stage(fields, kind)
        frame.n = self.number(fields, kind)
        frame.card = self.card(fields, kind)
        frame.amounts = self.amounts(fields, kind, int(frame.stage))
        if "source" in fields:
            frame.source = self.source(fields)
        if kind == EFFECT:
            frame.prims = self.prims(fields, frame.source)
            if frame.n > len(frame.prims):
                raise fields.wrong("done", Message("at most {n}", n=len(frame.prims)))
        elif frame.source:
            self.prims(fields, [*frame.source, 0])
            self.prims(fields, [*frame.source, 1])
        return frame

    def seat(self, fields: Fields, kind: int) -> int:
        if kind in SEATLESS:
            if fields.data.get("seat") is not None:
                raise fields.wrong("seat", Message("left out here"))
            return NOBODY
        found = lookup.seat(fields.data.get("seat", self.active), self.seats, "seat")
        if found < 0:
            raise fields.wrong("seat", Message("a seat"))
        return found

    def stage(self, fields: Fields, kind: int) -> int:
        if kind in STAGE_NAMES:
            names = STAGE_NAMES[kind]
            return lookup.place(fields.data.get("stage", names[0]), names, "stage")
        return lookup.count(fields, "stage")

    def number(self, fields: Fields, kind: int) -> int:
        name = NUMBER_NAMES.get(kind, "")
        if name not in fields:
            return 0
        if kind == KNOCK_OUT:
            return lookup.seat(fields.data[name], self.seats, name)
        return lookup.count(fields, name)

    def card(self, fields: Fields, kind: int) -> int:
        if fields.data.get("card") is None:
            return NONE
        if kind in OF_ADVENTURES:
            return lookup.adventure(self.content, fields.data["card"], "card")
        return lookup.card(self.content, fields.data["card"], "card")

    def amounts(self, fields: Fields, kind: int, stage: int) -> list[int]:
        """The list of a frame; engine modules say what it is."""
        name = AMOUNT_FIELDS.get(kind, "")
        if kind == TESTING:
            return [lookup.place(fields.need(name), SKILLS, name)]
        if kind == MARKET and stage == TRADING:
            bought = [lookup.place(gear, GEAR, name) for gear in lookup.texts(fields, name)]
            return [sum(1 << gear for gear in set(bought))]
        if name not in fields:
            return []
        if kind == TAKING_FROST:
            return self.frost(fields)
        if kind == TAKING_WHITE_DEATH:
            return [lookup.count(fields, name)]
        if kind == MARKET:
            raise fields.wrong(name, Message("left out before trade begins"))
        if not fields.flag(name):
            return []
        return BY_FOE if kind == HARM else LAST_DAY

    def frost(self, fields: Fields) -> list[int]:
        value = fields.data["amounts"]
        if not isinstance(value, list) or not all(is_whole(n, 0, lookup.MOST) for n in value):
            raise fields.wrong("amounts", Message("a list of whole numbers"))
        return list(value)

    def source(self, fields: Fields) -> list[int]:
        source = lookup.fields_of(fields.data["source"], Message("a source"), SOURCE_FIELDS)
        of = lookup.place(source.need("of"), SOURCES, "of")
        if of == OF_CARD:
            card = lookup.card(self.content, source.need("card"), "card")
        else:
            card = lookup.adventure(self.content, source.need("card"), "card")
        path = source.data.get("path", [])
        if (
            not isinstance(path, list)
            or len(path) > LONGEST_PATH
            or not all(is_whole(n, 0, lookup.MOST) for n in path)
        ):
            raise source.wrong("path", Message("a list of whole numbers"))
        return [of, card, lookup.count(source, "effect"), *path]

    def prims(self, fields: Fields, source: list[int]) -> list[Prim]:
        """The primitives that a source leads to."""
        if len(source) < 3 or source[1] < 0 or len(source) % 2 == 0:
            raise fields.wrong("source", NO_SOURCE)
        try:
            return prims_of(self.content, source)
        except IndexError as error:
            raise fields.wrong("source", NO_SOURCE) from error

    # Fights

    def fight(self, data: object) -> Fight:
        fields = lookup.fields_of(data, Message("the fight"), FIGHT_FIELDS)
        hero = lookup.seat(fields.data.get("hero", self.active), self.seats, "hero")
        if hero < 0:
            raise fields.wrong("hero", Message("a seat"))
        foe = lookup.adventure(self.content, fields.data.get("foe"), "foe")
        other = lookup.seat(fields.data.get("other"), self.seats, "other")
        if (foe < 0) == (other < 0) or other == hero:
            raise PositionError('the fight has either a "foe", a card, or an "other", a seat')
        fight = Fight(foe, hero, other)
        fight.round = lookup.count(fields, "round")
        fight.phase = lookup.place(fields.data.get("phase", PHASES[0]), PHASES, "phase")
        fight.wounds = lookup.count(fields, "wounds")
        fight.foe_life = lookup.signed(fields.data.get("foeLife", 0), "foeLife")
        fight.no_escape = lookup.flag(fields, "noEscape")
        fight.attacks = lookup.count(fields, "attacks")
        fight.extra = lookup.count(fields, "extra")
        fight.acted = lookup.cards(self.content, fields.data.get("acted", []), "acted")
        fight.activated = lookup.seat_set(fields, "activated", self.seats)
        fight.prepared = lookup.seat_set(fields, "prepared", self.seats)
        fight.bonus = self.bonus(fields, "bonus")
        fight.other_bonus = self.bonus(fields, "otherBonus")
        fight.ally_bonus = self.ally_bonus(fields)
        fight.roll_bonus = lookup.signed(fields.data.get("rollBonus", 0), "rollBonus")
        acting = fields.data.get("acting")
        fight.acting = NONE if acting is None else lookup.card(self.content, acting, "acting")
        role = fields.data.get("role")
        fight.role = NONE if role is None else lookup.place(role, ROLES, "role")
        fight.target = lookup.signed(fields.data.get("target", 0), "target")
        return fight

    def bonus(self, fields: Fields, name: str) -> list[int]:
        found = [0] * STAT_COUNT
        for stat, n in fields.object(name).items() if name in fields else []:
            found[lookup.place(stat, STATS, name)] = lookup.signed(n, name)
        return found

    def ally_bonus(self, fields: Fields) -> list[int]:
        found: list[int] = []
        for entry in fields.objects("allyBonus", 99) if "allyBonus" in fields else []:
            one = lookup.fields_of(entry, Message("a bonus of an ally"), ("card", "stat", "n"))
            found.append(lookup.card(self.content, one.need("card"), "card"))
            found.append(lookup.place(one.need("stat"), STATS, "stat"))
            found.append(lookup.signed(one.need("n"), "n"))
        return found
