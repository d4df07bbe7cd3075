"""The arena: a position as plain fields, with what is needed to ask about it and change it.

Units and pieces of scenery have numbers that stay theirs. Sets of cells (who stands where, what
blocks sight) are kept beside the pieces, so that asking is quick; whoever moves a piece does it by
the functions here, which keep both alike. The rules are in the modules beside this one.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import WideSet, bit
from hoarfrost.core.chance import pick, prescribed
from hoarfrost.core.game import State
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Tape, Values
from hoarfrost.games.krosmaster.engine.content import (
    BLUE,
    CELLS,
    NONE,
    TOKEN_KINDS,
    Board,
    Card,
    Content,
    SceneryKind,
    Spell,
)
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.powers.known import BULKY
from hoarfrost.games.krosmaster.engine.steps import ACT, FACES, NOBODY, SIDES

NO_ROLLS: Final[list[str]] = []  # one for all: a new one would cost every copy of an arena
NO_TOKENS: Final = [0] * TOKEN_KINDS
FACE_LIST: Final = list(FACES)

# A piece as one number: a unit by its own, scenery above.
SCENERY: Final = 64
MOST_UNITS: Final = 60

# A reward on a card as one number: 4 * its number + FACE_UP + SEEN.
FACE_UP: Final = 2
SEEN: Final = 1  # the opponent knows which it is


class Rules:
    """The options of a game as the procedure asks for them (kros.opt)."""

    def __init__(self) -> None:
        self.reroll: bool = True
        self.locks_fully: bool = False  # lock_mode v1
        self.sums_successes: bool = False  # crit_mode sum
        self.reveals_at_setup: bool = False
        self.gg_per_turn: i64 = 1  # 0: no limit
        self.reveals_per_turn: i64 = 1
        self.summons_by_kind: bool = False
        self.frozen_tokens_stay: bool = True
        self.ice_shove_ap: i64 = 1
        self.ice_shove_limit: i64 = BLUE
        self.last_turn: i64 = 60  # 0: no limit


class Unit:
    """A Krosmaster or a summon. `cell` is NONE when it is not on the board."""

    def __init__(self, number: i64, card: Card, owner: i64, spells: list[Spell]) -> None:
        self.number: i64 = number
        self.card: Card = card
        self.owner: i64 = owner
        self.summoner: i64 = NONE
        self.cell: i64 = NONE
        self.ap: i64 = 0
        self.mp: i64 = 0
        self.injuries: i64 = 0  # regular markers
        self.frozen: i64 = 0  # Frozen markers
        self.tokens: list[int] = NO_TOKENS  # never changed in place: copies share it
        self.range_change: i64 = 0  # by tokens, this turn
        self.range_bonus: i64 = 0  # by effects, this turn
        self.inspired: i64 = 0  # powers by Inspiration dice
        self.powers: i64 = card.powers  # all that it has now
        self.spells: list[Spell] = spells  # by slot; never changed in place
        self.used: i64 = 0  # slots cast this turn
        self.used_up: i64 = 0  # slots cast in this game that may be cast once
        self.marks: list[int] = NO_MARKS  # SLOT_OF_MARK * slot + piece: targets this turn
        self.held: list[int] = NO_MARKS  # rewards; never changed in place
        self.reveals: i64 = 0  # this turn
        self.picked_up: bool = False  # a Kama, this turn

    def copy(self) -> "Unit":
        twin = Unit(self.number, self.card, self.owner, self.spells)
        twin.summoner = self.summoner
        twin.cell = self.cell
        twin.ap = self.ap
        twin.mp = self.mp
        twin.injuries = self.injuries
        twin.frozen = self.frozen
        twin.tokens = self.tokens
        twin.range_change = self.range_change
        twin.range_bonus = self.range_bonus
        twin.inspired = self.inspired
        twin.powers = self.powers
        twin.used = self.used
        twin.used_up = self.used_up
        twin.marks = self.marks
        twin.held = self.held
        twin.reveals = self.reveals
        twin.picked_up = self.picked_up
        return twin

    def is_character(self) -> bool:
        """kros.piece.character: what has MP walks; the others are mechanisms."""
        return self.card.mp >= 0

    def has(self, power: i64) -> bool:
        return self.powers & power != 0

    def is_ko(self) -> bool:
        return self.injuries + self.frozen >= self.card.hp

    def hp_left(self) -> i64:
        return self.card.hp - self.injuries - self.frozen

    def blocks_sight(self) -> bool:
        """kros.los.blockers."""
        return self.card.mp >= 0 or self.powers & BULKY != 0


NO_MARKS: Final[list[int]] = []
NO_CELLS: Final = [NONE] * CELLS
NO_KINDS: Final[list[SceneryKind]] = []
NO_SET: Final = WideSet()
SLOT_OF_MARK: Final = 256  # more than there are numbers of pieces


class Casting:
    """A spell under way: what is decided, and how far the procedure is."""

    def __init__(self, caster: i64, spell: Spell, cell: i64, origin: i64, player: i64) -> None:
        self.caster: i64 = caster  # the number of the unit; NONE for an Explosion
        self.spell: Spell = spell
        self.cell: i64 = cell  # the principal target cell
        self.origin: i64 = origin  # of an Explosion, whose caster has left the board
        self.player: i64 = player
        self.card_id: str = ""  # of the bomb, when it is an Explosion
        self.powers: i64 = 0  # of the bomb
        self.targets: list[int] = []  # pieces
        self.effect: i64 = 0  # the number of the next Additional Effect
        self.queue: list[int] = []  # pieces that this effect has still to displace
        self.front: list[int] = []  # of them those whose turn it is
        self.begun: bool = False  # the effect has filled the queue
        self.healed: i64 = 0  # so many targets are healed
        self.stage: i64 = 0

    def copy(self) -> "Casting":
        twin = Casting(self.caster, self.spell, self.cell, self.origin, self.player)
        twin.card_id = self.card_id
        twin.powers = self.powers
        twin.targets = self.targets.copy()
        twin.effect = self.effect
        twin.queue = self.queue.copy()
        twin.front = self.front.copy()
        twin.begun = self.begun
        twin.healed = self.healed
        twin.stage = self.stage
        return twin


class Bomb:
    """An Explosion that waits."""

    def __init__(self, card: Card, owner: i64, cell: i64) -> None:
        self.card: Card = card
        self.owner: i64 = owner
        self.cell: i64 = cell


class Grant:
    """A power that a spell gave to a unit until the caster's next turn."""

    def __init__(self, caster: i64, target: i64, power: i64) -> None:
        self.caster: i64 = caster
        self.target: i64 = target
        self.power: i64 = power


NO_BOMBS: Final[list[Bomb]] = []
NO_GRANTS: Final[list[Grant]] = []


class Ways:
    """Where a unit can walk: scratch paper for `find_moves`, which may use it again and again."""

    def __init__(self) -> None:
        self.moves: WideSet = WideSet()
        self.danger: WideSet = WideSet()  # cells that opponents lock
        self.barred: WideSet = WideSet()  # cells that are not free
        self.rings: list[WideSet] = []  # rings[n]: the cells that take n + 1 steps


class Arena(State):
    """A position of Krosmaster without its procedure."""

    def __init__(self, content: Content, board: Board, rules: Rules, rng: Rng) -> None:
        # Not by super().__init__(): then mypyc cannot prove that the fields are always set, and
        # looks at each one before every use.
        self.rng: Rng = rng
        self.tape: Tape | None = None
        self.coming = NO_ROLLS
        self.coming_at = 0
        self.content: Content = content
        self.rules: Rules = rules
        self.board: Board = board

        self.step: i64 = ACT
        self.asked: i64 = NOBODY
        self.turn: i64 = 0  # game turns, from 1; 0 while setting up
        self.active: i64 = 0  # the player whose game turn it is
        self.first: i64 = 0  # the first player
        self.edge0: i64 = NONE
        self.edge1: i64 = NONE
        self.piece: i64 = NONE  # the number of the active unit

        self.units: list[Unit] = []
        self.line0: list[int] = []  # timelines: numbers of units, never changed in place
        self.line1: list[int] = []
        self.occupant: list[int] = NO_CELLS  # lay_board() and copies bring lists of their own
        self.scenery_kinds: list[SceneryKind] = NO_KINDS  # by number of the piece
        self.scenery_cell: list[int] = NO_MARKS
        self.scenery_marks: list[int] = NO_MARKS
        self.scenery_at: list[int] = NO_CELLS
        self.kamas: list[int] = NO_CELLS
        self.rink: WideSet = NO_SET
        self.demons: WideSet = NO_SET
        self.cubes: WideSet = WideSet()
        self.raised: WideSet = WideSet()  # Crates and Ice Cubes
        self.closed: WideSet = WideSet()  # scenery that nobody stands on
        self.taken: WideSet = WideSet()  # cells with an occupant
        self.blockers: WideSet = WideSet()

        self.gg0: i64 = 6
        self.gg1: i64 = 6
        self.wild: bool = True
        self.stock0: i64 = 0
        self.stock1: i64 = 0
        self.gg_bought: i64 = 0  # in this game turn
        self.piles: list[int] = []  # by reward: how many lie face down
        self.display: list[int] = []  # rewards that lie face up, by rank and number

        self.die0: i64 = NONE  # tension: the faces
        self.die1: i64 = NONE
        self.symbol0: i64 = NONE
        self.symbol1: i64 = NONE
        self.given: i64 = 0  # so many dice are dealt with
        self.left: i64 = 0  # of them so many were left for the refund

        self.rolled: list[int] = NO_MARKS  # faces since the last decision; all have seen them
        self.goal: i64 = NONE  # where the locked piece wants to go
        self.casting: Casting | None = None
        self.bombs: list[Bomb] = NO_BOMBS  # Explosions that wait; never changed in place
        self.fallen: list[int] = NO_MARKS  # KO Krosmasters that are still to be removed
        self.grants: list[Grant] = NO_GRANTS  # never changed in place
        self.winner: i64 = NOBODY  # or DRAW, at the end
        self.reason: str = ""

    @abstractmethod
    def clone(self) -> "Arena": ...

    @abstractmethod
    def spells_of(self, card: Card) -> list[Spell]:
        """The spells of a unit by slot: its own, then Punch and Ice Shove (kros.piece.spells)."""

    def copy_from(self, other: "Arena") -> None:
        """Become a copy of another position of the same game; the tape stays where it is."""
        self.rng.copy_from(other.rng)
        self.coming = other.coming
        self.coming_at = other.coming_at
        self.content = other.content
        self.rules = other.rules
        self.board = other.board
        self.step = other.step
        self.asked = other.asked
        self.turn = other.turn
        self.active = other.active
        self.first = other.first
        self.edge0 = other.edge0
        self.edge1 = other.edge1
        self.piece = other.piece
        self.units = [unit.copy() for unit in other.units]
        self.line0 = other.line0
        self.line1 = other.line1
        self.occupant = other.occupant.copy()
        self.scenery_kinds = other.scenery_kinds
        self.scenery_cell = other.scenery_cell.copy()
        self.scenery_marks = other.scenery_marks.copy()
        self.scenery_at = other.scenery_at.copy()
        self.kamas = other.kamas.copy()
        self.rink = other.rink
        self.demons = other.demons
        self.cubes.copy_from(other.cubes)
        self.raised.copy_from(other.raised)
        self.closed.copy_from(other.closed)
        self.taken.copy_from(other.taken)
        self.blockers.copy_from(other.blockers)
        self.gg0 = other.gg0
        self.gg1 = other.gg1
        self.wild = other.wild
        self.stock0 = other.stock0
        self.stock1 = other.stock1
        self.gg_bought = other.gg_bought
        self.piles = other.piles.copy()
        self.display = other.display.copy()
        self.die0 = other.die0
        self.die1 = other.die1
        self.symbol0 = other.symbol0
        self.symbol1 = other.symbol1
        self.given = other.given
        self.left = other.left
        self.rolled = other.rolled
        self.goal = other.goal
        casting = other.casting
        self.casting = None if casting is None else casting.copy()
        self.bombs = other.bombs
        self.fallen = other.fallen
        self.grants = other.grants
        self.winner = other.winner
        self.reason = other.reason

    # --- Players ---

    def line(self, player: i64) -> list[int]:
        return self.line0 if player == 0 else self.line1

    def set_line(self, player: i64, line: list[int]) -> None:
        if player == 0:
            self.line0 = line
        else:
            self.line1 = line

    def edge(self, player: i64) -> i64:
        return self.edge0 if player == 0 else self.edge1

    def gg(self, player: i64) -> i64:
        return self.gg0 if player == 0 else self.gg1

    def add_gg(self, player: i64, count: i64) -> None:
        if player == 0:
            self.gg0 += count
        else:
            self.gg1 += count

    def stock(self, player: i64) -> i64:
        return self.stock0 if player == 0 else self.stock1

    def add_kamas(self, player: i64, count: i64) -> None:
        if player == 0:
            self.stock0 += count
        else:
            self.stock1 += count

    # --- Pieces ---

    def unit_at(self, cell: i64) -> "Unit | None":
        number = self.occupant[cell]
        return None if number < 0 else self.units[number]

    def is_free(self, cell: i64) -> bool:
        """kros.board.free: an occupant may enter, on foot or otherwise."""
        return not self.taken.has(cell) and not self.closed.has(cell)

    def is_open_ice(self, cell: i64) -> bool:
        """kros.board.free_cube: an Ice Cube may enter."""
        return self.rink.has(cell) and self.scenery_at[cell] < 0 and not self.taken.has(cell)

    def put(self, unit: Unit, cell: i64) -> None:
        """Set a unit that is off the board on a cell."""
        unit.cell = cell
        self.occupant[cell] = unit.number
        self.taken.add(cell)
        if unit.blocks_sight():
            self.blockers.add(cell)

    def lift(self, unit: Unit) -> None:
        """Take a unit off the board."""
        cell = unit.cell
        unit.cell = NONE
        self.occupant[cell] = NONE
        self.taken.remove(cell)
        if unit.blocks_sight():
            self.hide_less(cell)

    def hide_less(self, cell: i64) -> None:
        """What blocked sight from above a cell is gone; a tree would still block."""
        number = self.scenery_at[cell]
        if number < 0 or not self.scenery_kinds[number].blocks_sight:
            self.blockers.remove(cell)

    def move_unit(self, unit: Unit, cell: i64) -> None:
        self.lift(unit)
        self.put(unit, cell)

    def add_scenery(self, kind: SceneryKind, cell: i64, marks: i64 = 0) -> None:
        self.scenery_kinds.append(kind)
        self.scenery_cell.append(NONE)
        self.scenery_marks.append(int(marks))
        if cell >= 0:
            self.put_scenery(len(self.scenery_kinds) - 1, cell)

    def put_scenery(self, number: i64, cell: i64) -> None:
        kind = self.scenery_kinds[number]
        self.scenery_cell[number] = int(cell)
        self.scenery_at[cell] = int(number)
        if kind.slides:
            self.cubes.add(cell)
        if kind.can_stand:
            self.raised.add(cell)
        else:
            self.closed.add(cell)
        if kind.blocks_sight:
            self.blockers.add(cell)

    def lift_scenery(self, number: i64) -> None:
        cell = self.scenery_cell[number]
        self.scenery_cell[number] = NONE
        self.scenery_at[cell] = NONE
        self.cubes.remove(cell)
        self.raised.remove(cell)
        self.closed.remove(cell)
        unit = self.unit_at(cell)
        if unit is None or not unit.blocks_sight():
            self.blockers.remove(cell)

    def cell_of(self, piece: i64) -> i64:
        """Where a unit or a piece of scenery is; NONE if it is gone."""
        if piece >= SCENERY:
            return self.scenery_cell[piece - SCENERY]
        return self.units[piece].cell

    def has_type_beside(self, player: i64, type: i64, but: i64) -> bool:
        """Whether the player has another Krosmaster of a type on the board than this unit."""
        wanted = bit(type)
        for unit in self.units:
            if unit.owner != player or unit.number == but or unit.cell < 0:
                continue
            if unit.card.is_krosmaster and unit.card.types & wanted != 0:
                return True
        return False

    def has_krosmaster(self, player: i64) -> bool:
        for unit in self.units:
            if unit.owner == player and unit.cell >= 0 and unit.card.is_krosmaster:
                return True
        return False

    def levels_left(self, player: i64) -> i64:
        levels: i64 = 0
        for unit in self.units:
            if unit.owner == player and unit.cell >= 0:
                levels += unit.card.level
        return levels

    def refresh_powers(self, unit: Unit) -> None:
        """All powers that a unit has now (kros.power.no_stack)."""
        blocked = unit.cell >= 0 and unit.blocks_sight()
        powers = unit.card.powers | unit.inspired
        for held in unit.held:
            if held & FACE_UP != 0:
                powers |= self.content.rewards[held >> 2].powers
        for grant in self.grants:
            if grant.target == unit.number:
                powers |= bit(grant.power)
        unit.powers = powers
        if unit.cell >= 0 and unit.blocks_sight() != blocked:
            if blocked:
                self.hide_less(unit.cell)
            else:
                self.blockers.add(unit.cell)

    # --- Chance ---

    def roll(self) -> i64:
        """A face of a die (kros.dice.faces)."""
        face: i64
        if self.coming_at < len(self.coming):
            face = prescribed(self, FACE_LIST)
        else:
            face = self.rng.below(SIDES)
        if self.tape is not None:
            self.tape.rolls.append(FACES[face])
        self.rolled = [*self.rolled, int(face)]
        return face

    def draw(self, rank: i64) -> i64:
        """A reward of a rank from the face-down pile, or NONE if that is empty."""
        left: list[int] = []
        names: list[str] = []
        for reward in self.content.rewards:
            if reward.rank == rank:
                for _ in range(self.piles[reward.number]):
                    left.append(int(reward.number))
                    names.append(reward.id)
        if len(left) == 0:
            return NONE
        drawn = left[pick(self, names)]
        self.piles[drawn] -= 1
        return drawn

    # --- Telling ---

    def tell(
        self, kind: str, rule: str, values: Values, secrets: dict[int, Values] | None = None
    ) -> None:
        if self.tape is not None:
            self.tape.tell(kind, rule, values, secrets)


def told_unit(unit: Unit) -> Values:
    """A unit in an event."""
    return {"piece": int(unit.number), "card": unit.card.id, "owner": int(unit.owner)}


def told_piece(arena: Arena, piece: i64) -> Values:
    """A unit or a piece of scenery in an event."""
    if piece >= SCENERY:
        kind = arena.scenery_kinds[piece - SCENERY]
        return {"piece": int(piece), "scenery": kind.id}
    return told_unit(arena.units[piece])


def told_cells(cells: list[int]) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells]


def told_faces(faces: list[int]) -> list[str]:
    return [FACES[face] for face in faces]
