"""The realm: a position as plain fields, with what is needed to ask about it.

A character is named by the number of its card, which is unique in a game. What is under way lies on
a stack of frames (steps.py); the uppermost one is carried out or asks. The rules are in the modules
beside this one.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit
from hoarfrost.core.chance import pick
from hoarfrost.core.game import State
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Tape, Values
from hoarfrost.games.runebound.engine.content import (
    ANY,
    EXHAUSTION,
    LIFE,
    NONE,
    STAMINA,
    STAT_COUNT,
    SYMBOL_COUNT,
    WHITE_DEATH,
    WOUND,
    Card,
    Content,
    Effect,
    Map,
    Prim,
)
from hoarfrost.games.runebound.engine.steps import (
    BEGIN,
    LIFE_COUNTER,
    NOBODY,
    STAMINA_COUNTER,
)

NO_INTS: Final[list[int]] = []  # one for all; never changed in place
NO_PRIMS: Final[list[Prim]] = []
NO_ROLLS: Final[list[str]] = []
TEN_SIDED: Final = [str(face) for face in range(1, 11)]
DIE_FACES: Final = [str(face) for face in range(1, 7)]

MOST_ALLIES: Final = 2  # rune.limits
MOST_WEAPONS: Final = 2
MOST_ARMOR: Final = 1
UNDEFEATED: Final = 6  # slots A to F
OPEN_LEGENDS: Final = 6


class Rules:
    """The options of a game as the procedure asks for them."""

    def __init__(self) -> None:
        self.harsh: bool = False
        self.mild: bool = False
        self.fast_level: bool = False
        self.legend_market: bool = False
        self.doom: bool = False
        self.one_discovery: bool = True
        self.distinct_weapons: bool = False
        self.preroll: bool = True
        self.choose_heroes: bool = False
        self.last_turn: i64 = 100  # per player; 0: no limit
        self.solo_turns: i64 = 60
        self.counter_cost: i64 = 5  # by the number of players (rune.xp.cost)


class Character:
    """A hero or an ally with the counters on the card."""

    def __init__(self, card: Card) -> None:
        self.card: Card = card
        self.counts: list[int] = [0, 0, 0, 0]  # wounds, exhaustion, frost, white death
        self.is_activated: bool = False
        self.used: i64 = 0  # effects with a limit that were used: 4 bits per kind of limit

    def copy(self) -> "Character":
        twin = Character(self.card)
        twin.counts = self.counts.copy()
        twin.is_activated = self.is_activated
        twin.used = self.used
        return twin

    def number(self) -> i64:
        return self.card.number


class Item:
    def __init__(self, card: Card) -> None:
        self.card: Card = card
        self.is_activated: bool = False
        self.used: i64 = 0

    def copy(self) -> "Item":
        twin = Item(self.card)
        twin.is_activated = self.is_activated
        twin.used = self.used
        return twin


class Claim:
    """What a player knows of a token: one with this symbol is among those of these holders."""

    def __init__(self, symbol: i64, holders: i64) -> None:
        self.symbol: i64 = symbol
        self.holders: i64 = holders  # a set of seats, and the pool (knowing.py)


NO_CLAIMS: Final[list[Claim]] = []


class Party:
    """A player's hero with allies, and all that lies before the player."""

    def __init__(self, seat: i64, hero: Character) -> None:
        self.seat: i64 = seat
        self.hero: Character = hero
        self.allies: list[Character] = []  # in the order in which they joined
        self.items: list[Item] = []
        self.space: i64 = NONE
        self.gold: i64 = 0
        self.xp: i64 = 0
        self.counters: list[int] = [0, 0, 0, 0, 0]  # COUNTER_KINDS
        self.gear: list[int] = [0, 0, 0]
        self.rumors: list[int] = [0] * SYMBOL_COUNT  # tokens by symbol: private
        self.clues: list[int] = NO_INTS  # cards by kind: private
        self.claims: list[Claim] = NO_CLAIMS  # in order: private; never changed in place
        self.flare: bool = False  # one lies under the figure
        self.ahead: list[int] = NO_INTS  # pre-rolled faces; never changed in place
        self.turns: i64 = 0  # so many were begun

    def copy(self) -> "Party":
        twin = Party(self.seat, self.hero.copy())
        twin.allies = [ally.copy() for ally in self.allies]
        twin.items = [item.copy() for item in self.items]
        twin.space = self.space
        twin.gold = self.gold
        twin.xp = self.xp
        twin.counters = self.counters.copy()
        twin.gear = self.gear.copy()
        twin.rumors = self.rumors.copy()
        twin.clues = self.clues.copy()
        twin.claims = self.claims
        twin.flare = self.flare
        twin.ahead = self.ahead
        twin.turns = self.turns
        return twin

    def size(self) -> i64:
        return 1 + len(self.allies)

    def member(self, place: i64) -> Character:
        """The hero is 0, the allies follow."""
        return self.hero if place == 0 else self.allies[place - 1]

    def find(self, card: i64) -> "Character | None":
        """The member with this card."""
        if self.hero.card.number == card:
            return self.hero
        for ally in self.allies:
            if ally.card.number == card:
                return ally
        return None

    def item(self, card: i64) -> "Item | None":
        for item in self.items:
            if item.card.number == card:
                return item
        return None

    def rumor_count(self) -> i64:
        total: i64 = 0
        for count in self.rumors:
            total += count
        return total

    def clue_count(self) -> i64:
        total: i64 = 0
        for count in self.clues:
            total += count
        return total

    def total(self, kind: i64) -> i64:
        """Counters of a kind on the whole party."""
        found: i64 = self.hero.counts[kind]
        for ally in self.allies:
            found += ally.counts[kind]
        return found


class Fight:
    """A combat under way. In one between heroes `foe` is NONE and both seats fight."""

    def __init__(self, foe: i64, hero_part: i64, other_part: i64) -> None:
        self.foe: i64 = foe  # the number of the adventure card
        self.hero_part: i64 = hero_part  # the seat that plays the hero
        self.other_part: i64 = other_part  # the seat that plays the challenge, or NOBODY
        self.round: i64 = 0
        self.phase: i64 = 0
        self.wounds: i64 = 0  # on the challenge
        self.foe_life: i64 = 0  # changed for this combat
        self.no_escape: bool = False
        self.attacks: i64 = 0  # of the hero in this round
        self.extra: i64 = 0  # so many more are allowed in this round
        self.acted: list[int] = NO_INTS  # allies that attacked in this round, by card
        self.activated: i64 = 0  # seats that activated a card in this round
        self.prepared: i64 = 0  # seats that used their before-combat ability
        # What was added for this combat to the hero of each part, by stat.
        self.bonus: list[int] = [0] * STAT_COUNT
        self.other_bonus: list[int] = [0] * STAT_COUNT
        self.ally_bonus: list[int] = NO_INTS  # card, stat, number, and so on; never changed
        self.roll_bonus: i64 = 0  # for this roll
        self.acting: i64 = NONE  # the card of whoever rolls
        self.role: i64 = NONE
        self.target: i64 = 0  # the open roll of the challenge part

    def copy(self) -> "Fight":
        twin = Fight(self.foe, self.hero_part, self.other_part)
        twin.round = self.round
        twin.phase = self.phase
        twin.wounds = self.wounds
        twin.foe_life = self.foe_life
        twin.no_escape = self.no_escape
        twin.attacks = self.attacks
        twin.extra = self.extra
        twin.acted = self.acted
        twin.activated = self.activated
        twin.prepared = self.prepared
        twin.bonus = self.bonus.copy()
        twin.other_bonus = self.other_bonus.copy()
        twin.ally_bonus = self.ally_bonus
        twin.roll_bonus = self.roll_bonus
        twin.acting = self.acting
        twin.role = self.role
        twin.target = self.target
        return twin

    def is_duel(self) -> bool:
        return self.foe < 0

    def bonus_of(self, seat: i64) -> list[int]:
        return self.bonus if seat == self.hero_part else self.other_bonus

    def swap_parts(self) -> None:
        """rune.pvp.roles: after every round."""
        self.hero_part, self.other_part = self.other_part, self.hero_part
        self.bonus, self.other_bonus = self.other_bonus, self.bonus


class Frame:
    """Something under way: its kind, how far it is, whom it concerns, and a few numbers.

    What `n`, `card` and `amounts` are is said where each kind is carried out. An effect's
    primitives are found again by `source`: see effects.py.
    """

    def __init__(self, kind: i64, seat: i64) -> None:
        self.kind: i64 = kind
        self.stage: i64 = 0
        self.seat: i64 = seat
        self.n: i64 = 0
        self.card: i64 = NONE
        self.amounts: list[int] = NO_INTS  # never changed in place
        self.source: list[int] = NO_INTS  # never changed in place
        self.prims: list[Prim] = NO_PRIMS

    def copy(self) -> "Frame":
        twin = Frame(self.kind, self.seat)
        twin.stage = self.stage
        twin.n = self.n
        twin.card = self.card
        twin.amounts = self.amounts
        twin.source = self.source
        twin.prims = self.prims
        return twin


class Realm(State):
    """A position of Runebound without its procedure."""

    def __init__(self, content: Content, rules: Rules, rng: Rng) -> None:
        # Not by super().__init__(): then mypyc cannot prove that the fields are always set.
        self.rng: Rng = rng
        self.tape: Tape | None = None
        self.coming = NO_ROLLS
        self.coming_at = 0
        self.content: Content = content
        self.map: Map = content.map
        self.rules: Rules = rules

        self.parties: list[Party] = []
        self.first: i64 = 0  # the first player
        self.active: i64 = NOBODY  # whose turn it is
        self.asked: i64 = NOBODY
        self.is_over: bool = False
        self.winners: i64 = 0  # a set of seats
        self.reason: str = ""

        self.weather: i64 = 0  # a place in Content.weather
        self.event: i64 = NONE  # the number of the adventure card in play
        self.decks: list[list[int]] = []  # by colour: undrawn adventure cards, ascending
        self.discards: list[list[int]] = []
        self.market: list[int] = NO_INTS  # undrawn, ascending
        self.market_discard: list[int] = NO_INTS
        self.stacks: list[list[int]] = []  # by town: cards for sale
        self.legends: list[int] = NO_INTS  # undrawn, ascending
        self.legends_below: list[int] = NO_INTS  # came back, in that order
        self.row: list[int] = NO_INTS  # open legends
        self.clues: list[int] = NO_INTS  # undrawn by kind
        self.pool: list[int] = NO_INTS  # rumor tokens by symbol
        self.gear: list[int] = NO_INTS  # the supply
        self.counters: list[bool] = []  # by space: an adventure counter lies there
        self.slots: list[int] = []  # undefeated track: the adventure card or NONE
        self.slot_spaces: list[int] = []
        self.princess: i64 = NOBODY  # the seat that has the token
        self.doom: i64 = 0  # counters
        self.doomed_cards: i64 = 0  # discarded since the last one
        self.last_days: i64 = 0  # seats that have yet to fight; 0: not begun or over
        self.is_last_days: bool = False

        # This turn.
        self.dice: list[int] = NO_INTS  # unused faces, ascending, 0 for face 1; never changed
        self.to_roll: i64 = 0
        self.resting: i64 = 0  # points that are left
        self.has_moved: bool = False
        self.has_found_legend: bool = False
        self.has_found_princess: bool = False
        self.is_forced: bool = False  # by a step without dice, or put somewhere: no discovery
        self.finding: i64 = NONE  # a legend for which tokens are being chosen: private
        self.spent: list[int] = NO_INTS  # those chosen, ascending; never changed
        self.traded: list[int] = NO_INTS  # cards bought or sold in this turn
        self.fell: i64 = 0  # seats knocked out in this turn

        self.stack: list[Frame] = [Frame(BEGIN, NOBODY)]
        self.fight: Fight | None = None
        self.challenge: i64 = NONE  # the adventure card that the active hero faces
        self.has_passed: bool = False  # the last test
        self.total: i64 = 0  # of the last two ten-sided dice with what was added
        self.rolled: list[int] = NO_INTS  # those dice since the last decision; never changed

    @abstractmethod
    def clone(self) -> "Realm": ...

    def copy_from(self, other: "Realm") -> None:
        """Become a copy of another position of the same game; the tape stays where it is."""
        self.rng.copy_from(other.rng)
        self.coming = other.coming
        self.coming_at = other.coming_at
        self.content = other.content
        self.map = other.map
        self.rules = other.rules
        self.parties = [party.copy() for party in other.parties]
        self.first = other.first
        self.active = other.active
        self.asked = other.asked
        self.is_over = other.is_over
        self.winners = other.winners
        self.reason = other.reason
        self.weather = other.weather
        self.event = other.event
        self.decks = [deck.copy() for deck in other.decks]
        self.discards = [pile.copy() for pile in other.discards]
        self.market = other.market.copy()
        self.market_discard = other.market_discard.copy()
        self.stacks = [stack.copy() for stack in other.stacks]
        self.legends = other.legends.copy()
        self.legends_below = other.legends_below.copy()
        self.row = other.row.copy()
        self.clues = other.clues.copy()
        self.pool = other.pool.copy()
        self.gear = other.gear.copy()
        self.counters = other.counters.copy()
        self.slots = other.slots.copy()
        self.slot_spaces = other.slot_spaces.copy()
        self.princess = other.princess
        self.doom = other.doom
        self.doomed_cards = other.doomed_cards
        self.last_days = other.last_days
        self.is_last_days = other.is_last_days
        self.dice = other.dice
        self.to_roll = other.to_roll
        self.resting = other.resting
        self.has_moved = other.has_moved
        self.has_found_legend = other.has_found_legend
        self.has_found_princess = other.has_found_princess
        self.is_forced = other.is_forced
        self.finding = other.finding
        self.spent = other.spent
        self.traded = other.traded
        self.fell = other.fell
        self.stack = [frame.copy() for frame in other.stack]
        fight = other.fight
        self.fight = None if fight is None else fight.copy()
        self.challenge = other.challenge
        self.has_passed = other.has_passed
        self.total = other.total
        self.rolled = other.rolled

    # --- Who and where ---

    def top(self) -> Frame:
        return self.stack[-1]

    def below(self) -> Frame:
        """The frame under the uppermost one: what an effect answers to."""
        return self.stack[-2]

    def the_fight(self) -> Fight:
        """The combat under way; there is one."""
        fight = self.fight
        assert fight is not None
        return fight

    def push(self, kind: i64, seat: i64) -> Frame:
        frame = Frame(kind, seat)
        self.stack.append(frame)
        return frame

    def seats(self) -> i64:
        return len(self.parties)

    def next_seat(self, seat: i64) -> i64:
        return (seat + 1) % len(self.parties)

    def town_of(self, party: Party) -> i64:
        """The number of the town where the hero is, or NONE."""
        return self.map.town_at[party.space]

    def is_on_terrain(self, party: Party) -> bool:
        return self.map.terrains[party.space] != ANY

    def has_fallen(self, seat: i64) -> bool:
        return self.fell & bit(seat) != 0

    # --- Figures ---

    def bonus(self, party: Party, character: Character, stat: i64) -> i64:
        """What passive effects and the event add to a figure of a character."""
        found: i64 = 0
        for effect in self.serving(party, character, bit(stat)):
            for prim in effect.prims:
                if prim.stat == stat and self.holds(party, effect):
                    found += prim.n
        return found

    def serving(self, party: Party, character: Character, stats: i64) -> list[Effect]:
        """rune.fx.scope: the passive effects, and those of the event, that serve a character.

        Items serve the hero; what an ally has serves the ally, unless it names the hero. Cards that
        add to none of these stats (a set) are passed over.
        """
        found: list[Effect] = []
        if character is not party.hero:
            self.add_ally(found, character.card, stats, False)
            return found
        if character.card.stats & stats != 0:
            found.extend(character.card.passives)
        for item in party.items:
            if item.card.stats & stats != 0:
                found.extend(item.card.passives)
        for ally in party.allies:
            self.add_ally(found, ally.card, stats, True)
        if self.event >= 0:
            event = self.content.adventures[self.event]
            if event.stats & stats != 0:
                found.extend(event.ongoing)
        return found

    def add_ally(self, found: list[Effect], card: Card, stats: i64, by_hero: bool) -> None:
        """The effects of an ally for itself; apart, those for rolls of the hero."""
        if card.stats & stats != 0:
            for effect in card.passives:
                if effect.by_hero == by_hero:
                    found.append(effect)

    def holds(self, party: Party, effect: Effect) -> bool:
        """rune.fx.conditions: whether all conditions of an effect are met for a party."""
        if not self.holds_here(party, effect):
            return False
        fight = self.fight
        if fight is None:
            return not effect.is_at_times() and effect.trait < 0
        return effect.is_for(fight.phase, fight.role) and self.holds_against(fight.foe, effect)

    def holds_here(self, party: Party, effect: Effect) -> bool:
        """Whether the hero is where an effect holds."""
        if effect.terrains != 0:
            terrain = self.map.terrains[party.space]
            if terrain == ANY or effect.terrains & bit(terrain) == 0:
                return False
        if effect.towns == 0 and not effect.not_in_town:
            return True
        town = self.map.town_at[party.space]
        if effect.towns != 0 and (town < 0 or effect.towns & bit(self.map.towns[town].type) == 0):
            return False
        return not effect.not_in_town or town < 0

    def holds_against(self, foe: i64, effect: Effect) -> bool:
        """Whether an effect holds in a fight with this challenge, or with a hero (NONE)."""
        if effect.trait < 0:
            return True
        return foe >= 0 and self.content.adventures[foe].trait == effect.trait

    def life(self, party: Party, character: Character) -> i64:
        """rune.core.life"""
        found = character.card.life + self.bonus(party, character, LIFE)
        if character is party.hero:
            found += party.counters[LIFE_COUNTER]
        return found

    def stamina(self, party: Party, character: Character) -> i64:
        found = character.card.stamina + self.bonus(party, character, STAMINA)
        if character is party.hero:
            found += 2 * party.counters[STAMINA_COUNTER]
        return max(0, found)

    def value(self, party: Party, character: Character, phase: i64) -> i64:
        found: i64 = character.card.values[phase]
        if character is party.hero:
            found += 2 * party.counters[phase]
        return found

    def is_down(self, party: Party, character: Character) -> bool:
        """rune.check.down"""
        counts = character.counts
        return counts[WOUND] + counts[WHITE_DEATH] >= self.life(party, character)

    def is_hurt(self, party: Party) -> bool:
        """rune.move.dice_allowance: a wound, exhaustion or white death in the party."""
        for kind in (WOUND, EXHAUSTION, WHITE_DEATH):
            if party.total(kind) > 0:
                return True
        return False

    # --- Chance ---

    def roll_die(self) -> i64:
        """A face of a movement die, 0 for face 1."""
        return pick(self, DIE_FACES)

    def roll_two(self) -> i64:
        """Two ten-sided dice."""
        first = pick(self, TEN_SIDED) + 1
        second = pick(self, TEN_SIDED) + 1
        self.rolled = [*self.rolled, int(first), int(second)]
        return first + second

    def last_two(self) -> list[int]:
        """The faces of the two dice that were rolled last."""
        return self.rolled[-2:]

    def draw_adventure(self, colour: i64) -> i64:
        deck = self.decks[colour]
        names = [self.content.adventures[number].id for number in deck]
        return deck.pop(pick(self, names))

    def draw_card(self, deck: list[int]) -> i64:
        """A card from the undrawn ones of the market or the legends."""
        names = [self.content.cards[number].id for number in deck]
        return deck.pop(pick(self, names))

    # --- Telling ---

    def tell(
        self, kind: str, rule: str, values: Values, secrets: dict[int, Values] | None = None
    ) -> None:
        if self.tape is not None:
            self.tape.tell(kind, rule, values, secrets)
