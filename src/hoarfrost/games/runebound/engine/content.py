"""What a game is played with: the map, heroes, cards, tokens, weather. Plain data.

Content is read from files (files/content.py) and never changes in play, so copies of a position
share it. Names of things (`TERRAINS[1]` is "tundra") are the words of the files; in play they are
numbers, their places in these rows.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit

NONE: Final = -1
ALL: Final = 99  # "all" in an effect: more than anybody has

TERRAINS: Final = ("fjord", "tundra", "ice", "snowdrift", "forest", "mountain", "wastes")
TERRAIN_LETTERS: Final = "FTIDWMX"
FJORD: Final = 0
TUNDRA: Final = 1
ICE: Final = 2
SNOWDRIFT: Final = 3
FOREST: Final = 4
MOUNTAIN: Final = 5
WASTES: Final = 6
ANY: Final = 7  # a wild symbol, or the ground of a town: it matches everything

SYMBOLS: Final = (*TERRAINS, "wild")  # of rumor tokens and clue cards
SYMBOL_LETTERS: Final = TERRAIN_LETTERS + "*"
SYMBOL_COUNT: Final = 8

TOWN_TYPES: Final = ("weik", "onoit", "vrede")
WEIK: Final = 0
ONOIT: Final = 1
VREDE: Final = 2

COLOURS: Final = ("green", "yellow", "blue", "red")
GREEN: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
RED: Final = 3

ATTRIBUTES: Final = ("mind", "body", "spirit")
PHASES: Final = ("ranged", "melee", "magic")  # the attribute of a phase has its number
RANGED: Final = 0
MELEE: Final = 1
MAGIC: Final = 2

SKILLS: Final = (
    "climb", "swim", "observation", "stealth", "escape", "survival", "diplomacy", "lore",
)  # fmt: skip
SKILL_ATTRIBUTE: Final = (1, 1, 0, 0, 0, 0, 2, 2)
CLIMB: Final = 0
ESCAPE: Final = 4

COUNTERS: Final = ("wound", "exhaustion", "frost", "white_death")
WOUND: Final = 0
EXHAUSTION: Final = 1
FROST: Final = 2
WHITE_DEATH: Final = 3

TRAITS: Final = ("beast", "human", "spirit", "undead", "machine", "wyrm", "giant", "hazard")

GEAR: Final = ("flare", "luckstone", "snowshoe")
FLARE: Final = 0
LUCKSTONE: Final = 1
SNOWSHOE: Final = 2

CARD_TYPES: Final = (
    "hero", "ally", "weapon", "armor", "artifact", "rune", "potion", "forage",
)  # fmt: skip
HERO: Final = 0
ALLY: Final = 1
WEAPON: Final = 2
ARMOR: Final = 3
ARTIFACT: Final = 4
RUNE: Final = 5
POTION: Final = 6
FORAGE: Final = 7

# Where a card belongs when nobody has it.
FROM_HEROES: Final = 0
FROM_MARKET: Final = 1
FROM_LEGENDS: Final = 2
FROM_ADVENTURES: Final = 3  # forage: the adventure card itself

ADVENTURE_KINDS: Final = ("fight", "test", "event")
FIGHT: Final = 0
TEST: Final = 1
EVENT: Final = 2

# The effect language (rune.fx). ------------------------------------------------------------------

WINDOWS: Final = (
    "passive", "before_move", "after_move_roll", "take_frost", "take_white_death", "before_combat",
    "round_start", "before_roll", "on_hit", "foe_hit", "on_damage", "test_failed", "market", "any",
    "immediate", "ongoing",
)  # fmt: skip
PASSIVE: Final = 0
BEFORE_MOVE: Final = 1
AFTER_MOVE_ROLL: Final = 2
TAKE_FROST: Final = 3
TAKE_WHITE_DEATH: Final = 4
BEFORE_COMBAT: Final = 5
ROUND_START: Final = 6
BEFORE_ROLL: Final = 7
ON_HIT: Final = 8
FOE_HIT: Final = 9
ON_DAMAGE: Final = 10
TEST_FAILED: Final = 11
IN_MARKET: Final = 12
ANY_TIME: Final = 13
IMMEDIATE: Final = 14
ONGOING: Final = 15

PRIMITIVES: Final = (
    "mod", "deal", "heal", "cancel", "cancel_party", "gain", "test", "reroll", "setdie", "goto",
    "extra", "forbid", "choose", "market", "weather", "counters", "win",
)  # fmt: skip
MOD: Final = 0
DEAL: Final = 1
HEAL: Final = 2
CANCEL: Final = 3
CANCEL_PARTY: Final = 4
GAIN: Final = 5
MAKE_TEST: Final = 6
REROLL: Final = 7
SET_DIE: Final = 8
GO_TO: Final = 9
EXTRA_ATTACK: Final = 10
FORBID_ESCAPE: Final = 11
CHOOSE_ONE: Final = 12
CHANGE_MARKET: Final = 13
CHANGE_WEATHER: Final = 14
PUT_COUNTERS: Final = 15
WIN: Final = 16

WHO: Final = ("hero", "char", "party", "foe", "victim", "each_hero", "each_party")
THE_HERO: Final = 0
ONE_CHARACTER: Final = 1
THE_PARTY: Final = 2
THE_FOE: Final = 3
THE_VICTIM: Final = 4
EACH_HERO: Final = 5
EACH_PARTY: Final = 6

STATS: Final = (
    "life", "stamina", "dice", "frost", "roll", "roll.ranged", "roll.melee", "roll.magic", "def",
    "def.ranged", "def.melee", "def.magic", "dmg.ranged", "dmg.melee", "dmg.magic",
    "skill.climb", "skill.swim", "skill.observation", "skill.stealth", "skill.escape",
    "skill.survival", "skill.diplomacy", "skill.lore", "foe.value", "foe.life",
)  # fmt: skip
LIFE: Final = 0
STAMINA: Final = 1
DICE: Final = 2
FROST_TAKEN: Final = 3
ROLL: Final = 4
ROLL_PHASE: Final = 5  # + phase
DEF: Final = 8
DEF_PHASE: Final = 9  # + phase
DMG_PHASE: Final = 12  # + phase
SKILL: Final = 15  # + skill
FOE_VALUE: Final = 23
FOE_LIFE: Final = 24
STAT_COUNT: Final = 25

GAINS: Final = ("gold", "rumor", "clue")
GAIN_GOLD: Final = 0
GAIN_RUMOR: Final = 1
GAIN_CLUE: Final = 2

MARKET_KEYS: Final = ("price", "draw_set", "free_heal")
PRICE: Final = 0
DRAW_SET: Final = 1
FREE_HEAL: Final = 2

LIMITS: Final = ("none", "turn", "round", "combat")
UNLIMITED: Final = 0
PER_TURN: Final = 1
PER_ROUND: Final = 2
PER_COMBAT: Final = 3

ROLES: Final = ("attack", "defend")
ATTACK: Final = 0
DEFEND: Final = 1


class Prim:
    """One thing that an effect does: a primitive with what it needs; the rest stays as it is."""

    def __init__(self, op: i64) -> None:
        self.op: i64 = op
        self.n: i64 = 0  # ALL for "all"; of a test: the difficulty
        self.who: i64 = THE_HERO  # of deal, heal
        self.kind: i64 = NONE  # counter (deal, heal, cancel), skill (test), what is gained,
        # key (market), terrain or NONE for all (weather), colour (counters)
        self.stat: i64 = NONE  # of mod
        self.branches: list[list[Prim]] = []  # choose: its lists; test: on success, on failure

    def is_for_each(self) -> bool:
        """Whether it strikes every player: that is up to the event, not to a single effect."""
        return self.who == EACH_HERO or self.who == EACH_PARTY


class Effect:
    """An entry of an `fx` list: when, for what, under which conditions, and what it does."""

    def __init__(self) -> None:
        self.windows: i64 = 0  # a set
        self.activates: bool = False  # costs
        self.discards: bool = False
        self.exhausts: i64 = 0
        self.gold: i64 = 0
        self.phases: i64 = 0  # conditions: a set; 0 is no condition, as below
        self.role: i64 = NONE
        self.by_hero: bool = False  # roller:hero
        self.trait: i64 = NONE
        self.terrains: i64 = 0  # a set
        self.towns: i64 = 0  # a set of town types
        self.not_in_town: bool = False
        self.limit: i64 = UNLIMITED
        self.prims: list[Prim] = []

    def opens_in(self, window: i64) -> bool:
        return self.windows & bit(window) != 0

    def is_at_times(self) -> bool:
        """Whether it holds only in some phases of a fight, or for one role."""
        return self.phases != 0 or self.role >= 0

    def is_for(self, phase: i64, role: i64) -> bool:
        if self.role >= 0 and self.role != role:
            return False
        return self.phases == 0 or self.phases & bit(phase) != 0


def stats_of(effects: list[Effect]) -> i64:
    """The stats to which effects add, as a set: most cards add to few, and are soon passed over."""
    found: i64 = 0
    for effect in effects:
        for prim in effect.prims:
            if prim.stat >= 0:
                found |= bit(prim.stat)
    return found


class Card:
    """A hero, an ally or an item: whatever lies before a player."""

    def __init__(self, id: str, number: i64, type: i64, origin: i64) -> None:
        self.id: str = id
        self.name: dict[str, str] = {}  # by language
        self.number: i64 = number  # its place in Content.cards
        self.type: i64 = type
        self.origin: i64 = origin
        self.cost: i64 = 0  # to buy it; of forage: twice its experience (rune.market.forage)
        self.colour: i64 = NONE  # of legends and forage
        self.difficulty: i64 = 0  # of legends: so many rumor tokens
        self.is_open: bool = False  # a legend that lies open from the start
        self.adventure: i64 = NONE  # of forage: the number of its adventure card
        self.life: i64 = 0  # heroes and allies
        self.stamina: i64 = 0
        self.values: list[int] = [0, 0, 0]  # by phase
        self.damages: list[int] = [0, 0, 0]
        self.skills: list[int] = [0] * len(SKILLS)  # heroes
        self.effects: list[Effect] = []
        self.passives: list[Effect] = []  # those of them that always hold
        self.stats: i64 = 0  # the stats to which these add, as a set

    def set_effects(self, effects: list[Effect]) -> None:
        self.effects = effects
        self.passives = [effect for effect in effects if effect.opens_in(PASSIVE)]
        self.stats = stats_of(self.passives)

    def is_character(self) -> bool:
        return self.type <= ALLY

    def phases_helped(self) -> i64:
        """The phases whose rolls or damage a card adds to, as a set."""
        found: i64 = 0
        for effect in self.effects:
            for prim in effect.prims:
                if ROLL_PHASE <= prim.stat < DEF:
                    found |= bit(prim.stat - ROLL_PHASE)
                elif DMG_PHASE <= prim.stat < SKILL:
                    found |= bit(prim.stat - DMG_PHASE)
        return found

    def selling_price(self) -> i64:
        """rune.market.sell, rune.market.forage: half the cost, at least 1."""
        return max(1, self.cost // 2)


class SkillTest:
    """A test of a challenge: what it asks, and the penalty."""

    def __init__(self, skill: i64, difficulty: i64, failure: list[Prim]) -> None:
        self.skill: i64 = skill
        self.difficulty: i64 = difficulty
        self.failure: list[Prim] = failure


class Adventure:
    """An adventure card: a fight, a test or an event; Arshan too, who has no colour."""

    def __init__(self, id: str, number: i64, kind: i64, colour: i64) -> None:
        self.id: str = id
        self.name: dict[str, str] = {}
        self.number: i64 = number  # its place in Content.adventures
        self.kind: i64 = kind
        self.colour: i64 = colour
        self.trait: i64 = NONE
        self.life: i64 = 0
        self.targets: list[int] = [0, 0, 0]  # by phase
        self.damages: list[int] = [0, 0, 0]
        self.before: list[Prim] = []  # before combat
        self.tests: list[SkillTest] = []
        self.effects: list[Effect] = []
        self.ongoing: list[Effect] = []  # those that hold while an event is in play
        self.stats: i64 = 0  # the stats to which these add, as a set
        self.gold: i64 = 0
        self.rumor: i64 = 0
        self.clue: i64 = 0
        self.forage: i64 = NONE  # the card that it becomes
        self.event_number: i64 = 0
        self.face: i64 = NONE  # of an event: its weather, a place in Content.weather

    def set_effects(self, effects: list[Effect]) -> None:
        self.effects = effects
        self.ongoing = [effect for effect in effects if effect.opens_in(ONGOING)]
        self.stats = stats_of(self.ongoing)

    def experience(self) -> i64:
        """rune.reward.xp"""
        return self.colour + 1


class Weather:
    """A face of a weather tile, or the printed track: frost by terrain."""

    def __init__(self, icon: str, frost: list[int]) -> None:
        self.icon: str = icon
        self.name: dict[str, str] = {}
        self.frost: list[int] = frost


class Town:
    def __init__(self, id: str, number: i64, space: i64, type: i64, start_cards: i64) -> None:
        self.id: str = id
        self.name: dict[str, str] = {}
        self.number: i64 = number  # its place in Map.towns
        self.space: i64 = space
        self.type: i64 = type
        self.start_cards: i64 = start_cards


class Map:
    """Spaces by number, from the north-west, row by row; the sea has none."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.name: dict[str, str] = {}
        self.names: list[str] = []  # "A9": column and row
        self.numbers: dict[str, int] = {}
        self.columns: list[int] = []  # by space, for drawing
        self.rows: list[int] = []
        self.terrains: list[int] = []  # ANY: a town or Green Vale
        self.jewels: list[int] = []  # colour or NONE
        self.neighbours: list[list[int]] = []  # ascending
        self.towns: list[Town] = []
        self.town_at: list[int] = []  # the number of the town or NONE, by space
        self.vale: i64 = NONE  # the space of Green Vale
        self.vale_name: dict[str, str] = {}
        self.nearest: list[list[int]] = []  # by space: the numbers of the nearest towns
        self.distance: list[list[int]] = []  # by town: steps from every space


class Clue:
    """A kind of clue card: cards with the same symbols are alike."""

    def __init__(self, id: str, symbols: list[int], count: i64) -> None:
        self.id: str = id  # "fjord", "snowdrift+mountain"
        self.symbols: list[int] = symbols
        self.count: i64 = count


class Content:
    """All that a game can be played with, by number and by id."""

    def __init__(self) -> None:
        self.map: Map = Map("")
        self.cards: list[Card] = []  # heroes, market cards, legends, forage
        self.card_number: dict[str, int] = {}
        self.heroes: list[int] = []  # numbers of cards
        self.market: list[int] = []
        self.legends: list[int] = []
        self.adventures: list[Adventure] = []
        self.adventure_number: dict[str, int] = {}
        self.arshan: i64 = NONE  # the number of his adventure card
        self.weather: list[Weather] = []  # the printed track first
        self.faces: list[int] = []  # of a movement die, from face 1: sets of terrains
        self.dice: i64 = 5
        self.rumors: list[int] = [0] * SYMBOL_COUNT  # tokens by symbol
        self.clues: list[Clue] = []
        self.gear: list[int] = [0, 0, 0]  # the supply
        self.gear_cost: list[int] = [1, 1, 1]
