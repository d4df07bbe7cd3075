"""A small language for rule tests: set a scene, act, look.

    scene = Scene(hero("zyla", "E9", frost=3), stage=SURVIVAL, weather="blue_diamond")
    assert scene.marks(0).frost == 1

A scene is a game in the midst of a turn of the first hero: every hero where the test says, with
nothing but what the test names. Cards that somebody has are in no deck. Actions are numbers
(engine/steps.py); those that name a thing are made by the scene: `scene.use("ringmail")`. Rolls are
texts: a movement die is 1 to 6, two ten-sided dice are two rolls of 1 to 10, a card is its id.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Event, Tape, Values
from hoarfrost.games.runebound.engine.content import (
    ADVENTURE_KINDS,
    COLOURS,
    FROM_ADVENTURES,
    NONE,
    SYMBOLS,
    Card,
)
from hoarfrost.games.runebound.engine.game import RuneboundGame, make_game
from hoarfrost.games.runebound.engine.procedure import run
from hoarfrost.games.runebound.engine.realm import Character, Frame, Item, Party
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTEMPT,
    BEFORE_MOVING,
    BUY,
    DISCOVER,
    LOSE,
    MOST_EFFECTS,
    MOST_NEIGHBOURS,
    MOVE,
    NOBODY,
    PRINCESS,
    SELL,
    SHOE,
    SPACE,
    STEP,
    TOKEN,
    TOWN,
    TURN,
    USE,
)


@cache
def cached_game(seats: int, options: tuple[tuple[str, Any], ...]) -> RuneboundGame:
    return make_game(dict(options), seats)


def game_with(seats: int, **options: Any) -> RuneboundGame:
    """The game with these options; a game is made once."""
    if "content" in options:
        return make_game(options, seats)
    return cached_game(seats, tuple(sorted(options.items())))


@cache
def cached_deal(game: RuneboundGame, seed: int) -> RuneboundState:
    return game.deal(rng_from_seed(seed))


# Setting the scene --------------------------------------------------------------------------------


class Marks(NamedTuple):
    """The counters on a character."""

    wounds: int = 0
    exhaustion: int = 0
    frost: int = 0
    white_death: int = 0


@dataclass
class Follower:
    """An ally with counters."""

    card: str
    marks: Marks


def ally(
    card: str, wounds: int = 0, exhaustion: int = 0, frost: int = 0, white_death: int = 0
) -> Follower:
    return Follower(card, Marks(wounds, exhaustion, frost, white_death))


@dataclass
class Figure:
    """A hero as a test wants one; what is not named is not there."""

    card: str
    space: str
    marks: Marks
    allies: list[str | Follower] = field(default_factory=list)
    items: Sequence[str] = ()
    gold: int = 0
    xp: int = 0
    counters: Sequence[int] = (0, 0, 0, 0, 0)  # mind, body, spirit, stamina, life
    flares: int = 0
    luckstones: int = 0
    snowshoes: int = 0
    rumors: str = ""
    clues: str = ""
    flare: bool = False  # one lies under the figure
    ahead: Sequence[int] = ()  # pre-rolled faces, 1 to 6
    activated: Sequence[str] = ()  # cards that are flipped


def hero(
    card: str,
    space: str,
    wounds: int = 0,
    exhaustion: int = 0,
    frost: int = 0,
    white_death: int = 0,
    **more: Any,
) -> Figure:
    return Figure(card, space, Marks(wounds, exhaustion, frost, white_death), **more)


def dealt(seats: int = 2, rolls: str = "", seed: int = 1, **options: Any) -> "Scene":
    """A game from its very beginning, up to the first decision."""
    tape = Tape()
    state = game_with(seats, **options).deal(rng_from_seed(seed), rolls.split(), tape)
    return Scene.of(state, tape)


def sequence(rolls: str | Iterable[str]) -> list[str]:
    return rolls.split() if isinstance(rolls, str) else list(rolls)


class Scene:
    """`stage` is where the turn of seat 0 stands; everything up to a question is carried out."""

    def __init__(
        self,
        *figures: Figure,
        stage: int = BEFORE_MOVING,
        dice: str = "",
        weather: str = "printed",
        event: str = "",
        princess: int = NOBODY,
        row: Sequence[str] | None = None,
        undefeated: dict[str, str] | None = None,
        stacks: dict[str, list[str]] | None = None,
        rolls: str = "",
        seed: int = 1,
        **options: Any,
    ) -> None:
        game = game_with(len(figures), **options)
        self.state: RuneboundState = cached_deal(game, seed).clone()
        self.tape = Tape()
        self.content = game.content
        self.is_complete = True
        state = self.state
        for seat, figure in enumerate(figures):
            state.parties[seat] = self.party_of(seat, figure)
        state.first = 0
        state.active = 0
        icons = [face.icon for face in self.content.weather]
        state.weather = icons.index(weather)
        state.princess = princess
        if row is not None:
            self.lay_row(row)
        for town, cards in (stacks or {}).items():
            self.lay_stack(town, cards)
        if event:
            self.take_adventure(event)
            state.event = self.content.adventure_number[event]
        for slot, (space, foe) in enumerate((undefeated or {}).items()):
            self.take_adventure(foe)
            state.slots[slot] = self.content.adventure_number[foe]
            state.slot_spaces[slot] = self.content.map.numbers[space]
        if dice:
            state.dice = sorted(int(face) - 1 for face in dice.split())
        turn = Frame(TURN, 0)
        turn.stage = stage
        state.stack = [turn]
        self.run(rolls)

    @classmethod
    def of(cls, state: RuneboundState, tape: Tape | None = None) -> "Scene":
        """The scene of a state that is there already."""
        scene = cls.__new__(cls)
        scene.state = state
        scene.content = state.content
        scene.tape = tape or Tape()
        scene.is_complete = True
        return scene

    def run(self, rolls: str | Iterable[str] = "") -> None:
        """Carry out what is under way, up to the next question."""
        self.tape = self.state.tape = Tape()
        self.state.feed(sequence(rolls))
        run(self.state)
        self.state.tape = None
        self.check_rolls()

    def party_of(self, seat: int, figure: Figure) -> Party:
        party = Party(seat, self.character(figure.card, figure.marks))
        party.allies = [
            self.character(one, Marks()) if isinstance(one, str) else self.character(*parts(one))
            for one in figure.allies
        ]
        party.items = [Item(self.content.cards[self.card(card)]) for card in figure.items]
        for carried in cards_of(party):
            self.take_card(carried.id)
        party.space = self.space(figure.space)
        party.gold = figure.gold
        party.xp = figure.xp
        party.counters = list(figure.counters)
        party.gear = [figure.flares, figure.luckstones, figure.snowshoes]
        for kind, count in enumerate(party.gear):
            self.state.gear[kind] += 1 - count  # the start kit had one of each
        self.state.gear[0] -= figure.flare
        party.flare = figure.flare
        for symbol in figure.rumors.split():
            party.rumors[SYMBOLS.index(symbol)] += 1
            self.state.pool[SYMBOLS.index(symbol)] -= 1
        kinds = [kind.id for kind in self.content.clues]
        party.clues = [0] * len(kinds)
        for clue in figure.clues.split():
            party.clues[kinds.index(clue)] += 1
            self.state.clues[kinds.index(clue)] -= 1
        party.ahead = sorted(face - 1 for face in figure.ahead)
        party.turns = 1
        for card in figure.activated:
            item = party.item(self.card(card))
            member = party.find(self.card(card))
            if item is not None:
                item.is_activated = True
            if member is not None:
                member.is_activated = True
        return party

    def character(self, card: str, marks: Marks) -> Character:
        character = Character(self.content.cards[self.card(card)])
        character.counts = list(marks)
        return character

    # Where cards lie

    def take_card(self, card: str) -> None:
        """Out of every deck and stack."""
        number = self.card(card)
        state = self.state
        found = self.content.cards[number]
        if found.origin == FROM_ADVENTURES:
            self.take_adventure(self.content.adventures[found.adventure].id)
            return
        for pile in (state.market, state.market_discard, state.legends, state.row, *state.stacks):
            if number in pile:
                pile.remove(number)

    def take_adventure(self, card: str) -> None:
        number = self.content.adventure_number[card]
        for pile in (*self.state.decks, *self.state.discards):
            if number in pile:
                pile.remove(number)

    def lay_row(self, cards: Sequence[str]) -> None:
        """These legends lie open; the others are in the deck."""
        state = self.state
        owned = {card.number for party in state.parties for card in cards_of(party)}
        state.row = [self.card(card) for card in cards]
        state.legends = sorted(set(self.content.legends) - set(state.row) - owned)

    def lay_stack(self, town: str, cards: Sequence[str]) -> None:
        """Exactly these cards are for sale there; what was there goes into the deck."""
        stack = self.state.stacks[self.town_number(town)]
        self.state.market = sorted([*self.state.market, *stack])
        stack.clear()
        for card in cards:
            self.take_card(card)
            stack.append(self.card(card))

    def leave_deck(self, colour: str, *cards: str) -> None:
        """An adventure deck with these cards alone; the others are out of the game."""
        self.is_complete = False
        number = COLOURS.index(colour)
        self.state.decks[number] = sorted(self.content.adventure_number[card] for card in cards)
        self.state.discards[number] = []

    # Acting

    def do(self, *actions: int, rolls: str | Iterable[str] = "") -> "Scene":
        """These actions of whoever is asked.

        `rolls` are what chance brings in the course of them; if they are given, they must be all.
        """
        coming = sequence(rolls)
        self.state.feed(coming)
        self.tape = self.state.tape = Tape()
        for action in actions:
            assert self.allows(action), f"{action} is not among {self.legal()}"
            self.state.apply_action(action, int(self.state.asked))
        self.state.tape = None
        self.check_rolls()
        assert not coming or self.tape.rolls == coming, f"rolled: {self.tape.rolls}"
        if self.is_complete:
            assert self.state.invariants() == []
        return self

    def walk(self, *steps: tuple[int, str]) -> "Scene":
        """Steps with dice, one after the other: the face and the space."""
        for face, space in steps:
            self.do(self.move(face, space))
        return self

    def check_rolls(self) -> None:
        left = self.state.coming_rolls()
        assert not left, f"nobody rolled {left}; rolled: {self.tape.rolls}"

    def legal(self, seat: int = -1) -> list[int]:
        return self.state.legal_actions(seat)

    def allows(self, action: int) -> bool:
        return action in self.state.legal_actions()

    # Actions that name something

    def card(self, card: str) -> int:
        return self.content.card_number[card]

    def space(self, name: str) -> int:
        return self.content.map.numbers[name]

    def town_number(self, town: str) -> int:
        return next(one.number for one in self.content.map.towns if one.id == town)

    def neighbour(self, space: str) -> int:
        """The place of a space among the neighbours of whoever is active."""
        here = self.state.parties[self.state.active].space
        return self.content.map.neighbours[here].index(self.space(space))

    def is_neighbour(self, space: str) -> bool:
        here = self.state.parties[self.state.active].space
        return self.space(space) in self.content.map.neighbours[here]

    def move(self, face: int, space: str) -> int:
        return MOVE + MOST_NEIGHBOURS * (face - 1) + self.neighbour(space)

    def step(self, space: str) -> int:
        return STEP + self.neighbour(space)

    def flee(self, space: str) -> int:
        return SPACE + self.neighbour(space)

    def shoe(self, face: int, new: int) -> int:
        return SHOE + 6 * (face - 1) + new - 1

    def town(self, town: str) -> int:
        return TOWN + self.town_number(town)

    def use(self, card: str, effect: int = 0) -> int:
        return USE + MOST_EFFECTS * self.card(card) + effect

    def buy(self, card: str) -> int:
        return BUY + self.card(card)

    def sell(self, card: str) -> int:
        return SELL + self.card(card)

    def lose(self, card: str) -> int:
        return LOSE + self.card(card)

    def discover(self, card: str) -> int:
        return DISCOVER + self.card(card)

    def tokens(self, symbols: str) -> list[int]:
        """The choices of a discovery set, in the order in which they are asked for."""
        return [TOKEN + number for number in sorted(SYMBOLS.index(one) for one in symbols.split())]

    def princess(self, clue: str) -> int:
        return PRINCESS + [kind.id for kind in self.content.clues].index(clue)

    # Looking

    def party(self, seat: int = 0) -> Party:
        return self.state.parties[seat]

    def marks(self, who: int | str = 0) -> Marks:
        """The counters of a seat's hero, or of an ally."""
        if isinstance(who, int):
            return Marks(*self.state.parties[who].hero.counts)
        for party in self.state.parties:
            member = party.find(self.card(who))
            if member is not None:
                return Marks(*member.counts)
        raise LookupError(f"nobody has {who}")

    def where(self, seat: int = 0) -> str:
        return self.content.map.names[self.state.parties[seat].space]

    def gold(self, seat: int = 0) -> int:
        return int(self.state.parties[seat].gold)

    def xp(self, seat: int = 0) -> int:
        return int(self.state.parties[seat].xp)

    def allies(self, seat: int = 0) -> list[str]:
        return [one.card.id for one in self.state.parties[seat].allies]

    def items(self, seat: int = 0) -> list[str]:
        return [one.card.id for one in self.state.parties[seat].items]

    def gear(self, seat: int = 0) -> list[int]:
        """Flare crystals, luckstones, snowshoes."""
        return self.state.parties[seat].gear

    def rumors(self, seat: int = 0) -> list[str]:
        counts = self.state.parties[seat].rumors
        return [SYMBOLS[place] for place, count in enumerate(counts) for _ in range(count)]

    def clues(self, seat: int = 0) -> list[str]:
        counts = self.state.parties[seat].clues
        return [
            self.content.clues[kind].id for kind, count in enumerate(counts) for _ in range(count)
        ]

    def is_activated(self, card: str) -> bool:
        for party in self.state.parties:
            item = party.item(self.card(card))
            member = party.find(self.card(card))
            if item is not None:
                return item.is_activated
            if member is not None:
                return member.is_activated
        raise LookupError(f"nobody has {card}")

    def dice(self) -> list[int]:
        """The faces of the dice that are left."""
        return [face + 1 for face in self.state.dice]

    def counter(self, space: str) -> bool:
        """Whether an adventure counter lies there."""
        return self.state.counters[self.space(space)]

    def undefeated(self) -> dict[str, str]:
        """The undefeated challenges by space, in the order of the track."""
        state = self.state
        return {
            self.content.map.names[state.slot_spaces[slot]]: self.content.adventures[card].id
            for slot, card in enumerate(state.slots)
            if card != NONE
        }

    def discard(self, colour: str) -> list[str]:
        pile = self.state.discards[COLOURS.index(colour)]
        return [self.content.adventures[card].id for card in pile]

    def deck(self, colour: str) -> list[str]:
        pile = self.state.decks[COLOURS.index(colour)]
        return [self.content.adventures[card].id for card in pile]

    def stack(self, town: str) -> list[str]:
        return [self.content.cards[card].id for card in self.state.stacks[self.town_number(town)]]

    def row(self) -> list[str]:
        return [self.content.cards[card].id for card in self.state.row]

    def event(self) -> str:
        number = self.state.event
        return "" if number == NONE else self.content.adventures[number].id

    def weather(self) -> str:
        return self.content.weather[self.state.weather].icon

    def events(self, kind: str = "") -> list[Event]:
        """What the last actions told."""
        return [event for event in self.tape.events if not kind or event.kind == kind]

    def told(self, kind: str) -> Values:
        """The values of the only event of a kind."""
        (event,) = self.events(kind)
        return event.values

    @property
    def rolls(self) -> list[str]:
        """What chance brought in the course of the last actions."""
        return list(self.tape.rolls)

    @property
    def stage(self) -> int:
        """The stage of the turn that is under way."""
        return int(self.state.stack[0].stage)

    @property
    def asked(self) -> int:
        return int(self.state.asked)

    @property
    def active(self) -> int:
        return int(self.state.active)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def winners(self) -> list[int]:
        result = self.state.result()
        assert result is not None, "the game is not over"
        return list(result["winners"])


def cards_of(party: Party) -> list[Card]:
    """The items and allies of a party."""
    return [item.card for item in party.items] + [ally.card for ally in party.allies]


def parts(follower: Follower) -> tuple[str, Marks]:
    return follower.card, follower.marks


def fight(foe: str, *figures: Figure, rolls: str = "", **fields: Any) -> Scene:
    """The first hero has just drawn this challenge; the hero must stand on its colour's jewel."""
    scene = Scene(*figures, stage=ADVENTURE_STAGE, **fields)
    card = scene.content.adventures[scene.content.adventure_number[foe]]
    colour = scene.content.map.jewels[scene.party().space]
    assert colour == card.colour, f"{foe} is {COLOURS[card.colour]}"
    scene.do(ATTEMPT, rolls=[foe, *rolls.split()])
    return scene


def kinds_of(scene: Scene, kind: str) -> list[str]:
    """The adventure cards of a kind."""
    return [
        card.id
        for card in scene.content.adventures
        if card.colour != NONE and card.kind == ADVENTURE_KINDS.index(kind)
    ]
