"""What a game is played with: spells, characters, rewards, scenery, boards. Plain data.

Content is read from files (files/content.py) and never changes in play, so copies of a position
share it. Names of things (`ELEMENTS[1]` is "air") are the words of the files; in play they are
numbers, their places in these rows.
"""

from typing import Final

from mypy_extensions import i64

NONE: Final = -1

ELEMENTS: Final = ("water", "air", "earth", "fire", "neutral")
WATER: Final = 0
AIR: Final = 1
EARTH: Final = 2
FIRE: Final = 3
NEUTRAL: Final = 4

SPELL_KINDS: Final = ("attack", "heal", "special")
ATTACK: Final = 0
HEAL: Final = 1
SPECIAL: Final = 2

LIMITS: Final = ("black", "blue", "purple", "red")
BLACK: Final = 0  # as often as you like
BLUE: Final = 1  # once per turn
PURPLE: Final = 2  # once per turn and target
RED: Final = 3  # once per game

AREAS: Final = ("single", "cross", "diamond2", "line3")
SINGLE: Final = 0
CROSS: Final = 1
DIAMOND2: Final = 2
LINE3: Final = 3

PERSONAL: Final = 0
CLOSE_COMBAT: Final = 1
RANGED: Final = 2

COLOURS: Final = ("gold", "white", "black")
COPIES: Final = (1, 2, 3)  # of one character in a team, by colour (kros.team.copies)

RANKS: Final = ("granite", "jade", "gold", "ruby")
PRICES: Final = (3, 6, 12, 18)  # Kamas (kros.reward.ranks)

REWARD_TYPES: Final = ("boost", "buff", "equipment")
BOOST: Final = 0
BUFF: Final = 1
EQUIPMENT: Final = 2
EQUIPMENT_KINDS: Final = ("weapon", "set", "pet", "technique", "dofus")

# Tokens. The Frozen ones come after the regular ones in the same order, so that `kind + FROZEN` is
# the Frozen token of a kind; there is no Frozen Range token.
TOKENS: Final = (
    "+1AP", "-1AP", "+1MP", "-1MP", "F+1AP", "F-1AP", "F+1MP", "F-1MP", "+1Range", "-1Range",
)  # fmt: skip
PLUS_AP: Final = 0
MINUS_AP: Final = 1
PLUS_MP: Final = 2
MINUS_MP: Final = 3
FROZEN: Final = 4
PLUS_RANGE: Final = 8
MINUS_RANGE: Final = 9
TOKEN_KINDS: Final = 10

# Additional Effects (section 13 of the reference). The second row: the fields that each needs.
EFFECTS: Final = (
    "pushback", "attract", "retreat", "transpose", "teleport_self", "teleport_choice", "tokens",
    "steal_ap", "steal_mp", "grant_power", "range_bonus", "lose_mp", "summon", "ice_shove",
    "steal_health", "pierce_armour", "crit_double", "damage_bonus", "heal_bonus", "token_bonus",
)  # fmt: skip
PUSHBACK: Final = 0
ATTRACT: Final = 1
RETREAT: Final = 2
TRANSPOSE: Final = 3
TELEPORT_SELF: Final = 4
TELEPORT_CHOICE: Final = 5
PLACE_TOKENS: Final = 6
STEAL_AP: Final = 7
STEAL_MP: Final = 8
GRANT_POWER: Final = 9
RANGE_BONUS: Final = 10
LOSE_MP: Final = 11
SUMMON: Final = 12
ICE_SHOVE: Final = 13
STEAL_HEALTH: Final = 14
PIERCE_ARMOUR: Final = 15
CRIT_DOUBLE: Final = 16
DAMAGE_BONUS: Final = 17
HEAL_BONUS: Final = 18
TOKEN_BONUS: Final = 19

EFFECT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "pushback": ("n",),
    "attract": ("n",),
    "retreat": ("n",),
    "transpose": (),
    "teleport_self": (),
    "teleport_choice": (),
    "tokens": ("k", "n", "to"),  # k: a regular token; to: "target" or "caster"
    "steal_ap": ("n",),
    "steal_mp": ("n",),
    "grant_power": ("p",),  # p: a power
    "range_bonus": ("n",),
    "lose_mp": (),
    "summon": ("unit", "limit"),  # unit: a summon
    "ice_shove": (),
    "steal_health": (),
    "pierce_armour": (),
    "crit_double": (),
    "damage_bonus": ("n",),  # these three: also one of CONDITIONS, or none
    "heal_bonus": ("n",),
    "token_bonus": ("n",),
}
CONDITIONS: Final = (
    "per_unit_adjacent_to_target",  # of a summon: n for each
    "if_unit_adjacent_to_target",  # of a summon: n once
    "if_target_type",  # of a character type
    "if_other_team_type",  # of a character type
)
PER_UNIT_ADJACENT: Final = 0
IF_UNIT_ADJACENT: Final = 1
IF_TARGET_TYPE: Final = 2
IF_OTHER_TEAM_TYPE: Final = 3


class Effect:
    """An Additional Effect of a spell."""

    def __init__(self, op: i64) -> None:
        self.op: i64 = op
        self.n: i64 = 0
        self.token: i64 = NONE  # of PLACE_TOKENS
        self.to_caster: bool = False
        self.power: i64 = NONE  # of GRANT_POWER: its number
        self.unit: i64 = NONE  # of SUMMON: the number of the card in Content.cards
        self.limit: i64 = 0
        self.condition: i64 = NONE
        self.of: i64 = NONE  # of a condition: the number of a card, or of a type in Content.types


class Spell:
    def __init__(self, id: str, kind: i64, ap: i64) -> None:
        self.id: str = id
        self.name: dict[str, str] = {}  # by language
        self.kind: i64 = kind
        self.ap: i64 = ap
        self.mp: i64 = 0
        self.injury: i64 = 0
        self.reach: i64 = PERSONAL
        self.least: i64 = 0  # range, both included
        self.most: i64 = 0
        self.alterable: bool = False
        self.straight: bool = False
        self.los: bool = False  # needs line of sight
        self.element: i64 = NEUTRAL
        self.damage: i64 = 0
        self.heal: i64 = 0
        self.limit: i64 = BLACK
        self.area: i64 = SINGLE
        self.effects: list[Effect] = []

        # What the effects say, looked up once.
        self.summons: i64 = NONE  # the card that it summons
        self.summon_limit: i64 = 0
        self.is_shove: bool = False
        self.needs_free: bool = False  # the target cell, to teleport or to summon
        self.displaces: bool = False
        self.pierces: bool = False
        self.steals_health: bool = False
        self.crit_worth: i64 = 1

    def add_effect(self, effect: Effect) -> None:
        self.effects.append(effect)
        op = effect.op
        if op == SUMMON:
            self.summons = effect.unit
            self.summon_limit = effect.limit
            self.needs_free = True
        elif op == TELEPORT_SELF or op == TELEPORT_CHOICE:
            self.needs_free = True
        elif op == ICE_SHOVE:
            self.is_shove = True
        elif op == PUSHBACK or op == ATTRACT:
            self.displaces = True
        elif op == PIERCE_ARMOUR:
            self.pierces = True
        elif op == STEAL_HEALTH:
            self.steals_health = True
        elif op == CRIT_DOUBLE:
            self.crit_worth = 2


class Card:
    """A Krosmaster or a summon, as printed. `mp` or `ap` of NONE: it has no such figure."""

    def __init__(self, id: str, number: i64) -> None:
        self.id: str = id
        self.name: dict[str, str] = {}  # by language
        self.number: i64 = number  # its place in Content.cards
        self.is_krosmaster: bool = True
        self.klass: str = ""
        self.types: i64 = 0  # a set of numbers in Content.types
        self.colour: i64 = 0
        self.level: i64 = 0
        self.initiative: i64 = 0
        self.mp: i64 = NONE
        self.hp: i64 = 1
        self.ap: i64 = NONE
        self.powers: i64 = 0  # a set of numbers of powers
        self.spells: list[Spell] = []  # its own; Punch and Ice Shove come from the game


class Reward:
    def __init__(self, id: str, number: i64, rank: i64, type: i64) -> None:
        self.id: str = id
        self.name: dict[str, str] = {}  # by language
        self.number: i64 = number  # its place in Content.rewards
        self.rank: i64 = rank
        self.type: i64 = type
        self.equipment: i64 = NONE
        self.copies: i64 = 2
        self.heal: i64 = 0  # heal_self_regular
        self.gauge_ap: i64 = 0
        self.gauge_mp: i64 = 0
        self.powers: i64 = 0
        self.spell: Spell | None = None
        self.range_bonus: i64 = 0  # max_range_alterable


class SceneryKind:
    """kros.board, section 3.2."""

    def __init__(self, id: str, number: i64, hp: i64, loot: i64) -> None:
        self.id: str = id
        self.number: i64 = number  # its place in Content.scenery
        self.hp: i64 = hp
        self.loot: i64 = loot
        self.can_stand: bool = False  # Crate and Ice Cube
        self.blocks_sight: bool = False  # Tree and Fir
        self.slides: bool = False  # Ice Cube


SIZE: Final = 12
CELLS: Final = 144
EDGES: Final = ("north", "east", "south", "west")  # the opposite edge is two further on


class Board:
    """A board: cell = 12 * y + x, from the north-west (kros.conv.coords)."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.name: dict[str, str] = {}  # by language
        self.rink: list[int] = []  # cells, ascending
        self.setup: list[int] = []
        self.demons: list[int] = []
        self.kamas: list[int] = [0] * CELLS  # coins per cell
        self.scenery: list[tuple[int, int]] = []  # (cell, number of its kind), by cell
        self.edges: list[int] = []  # that may be chosen, by number

    def setup_of(self, edge: int) -> list[int]:
        """kros.board.edges: the Setup cells in the first two rows from an edge."""
        return [cell for cell in self.setup if depth(cell, edge) < 2]


def depth(cell: int, edge: int) -> int:
    """How many rows or columns lie between a cell and an edge."""
    x, y = cell % SIZE, cell // SIZE
    return (y, SIZE - 1 - x, SIZE - 1 - y, x)[edge]


class Content:
    """All that a game can be played with, by number and by id."""

    def __init__(self) -> None:
        self.types: list[str] = []  # of characters: "boss", "knight"
        self.cards: list[Card] = []
        self.rewards: list[Reward] = []
        self.scenery: list[SceneryKind] = []
        self.punch: Spell = Spell("punch", ATTACK, 5)
        self.ice_shove: Spell = Spell("ice_shove", SPECIAL, 1)
        self.card_number: dict[str, int] = {}
        self.reward_number: dict[str, int] = {}
        self.boards: dict[str, Board] = {}
        self.teams: dict[str, list[str]] = {}  # ready-made: ids of their members
