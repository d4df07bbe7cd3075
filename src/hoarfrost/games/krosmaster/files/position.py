"""Positions from outside: files, views, scenes that a person has typed in.

Everything may be left out that the rest, or the rules, already say: a scene needs no more than
`units` with `card`, `owner` and `cell`. Then the board's own scenery and Kamas lie there, timelines
go by Initiative, and the first piece of the active player acts with full gauges.
"""

from typing import TYPE_CHECKING, Any, Final

from hoarfrost.core.errors import HoarfrostError, PositionError
from hoarfrost.core.messages import Message
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import Fields, compact, is_texts, is_whole
from hoarfrost.core.rng import Rng, rng_from_json
from hoarfrost.games.krosmaster.engine.arena import (
    FACE_UP,
    MOST_UNITS,
    NO_TOKENS,
    SCENERY,
    SEEN,
    SLOT_OF_MARK,
    Bomb,
    Casting,
    Grant,
    Unit,
)
from hoarfrost.games.krosmaster.engine.casting import STAGE_NAMES
from hoarfrost.games.krosmaster.engine.content import CELLS, EDGES, NONE, RANKS, TOKENS, Card, Spell
from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER
from hoarfrost.games.krosmaster.engine.legal import legal_actions
from hoarfrost.games.krosmaster.engine.powers.known import POWER_NUMBER
from hoarfrost.games.krosmaster.engine.setting_up import lay_board
from hoarfrost.games.krosmaster.engine.shop import put_on
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.engine.steps import (
    ACT,
    DEPLOY,
    FACES,
    LOCKED,
    MOST_SLOTS,
    NOBODY,
    OVER,
    PICK_BOARD,
    STEP_NAMES,
    TIMELINE,
)
from hoarfrost.games.krosmaster.engine.tokens import fill_gauges
from hoarfrost.games.krosmaster.files.invariants import problems

if TYPE_CHECKING:
    from hoarfrost.games.krosmaster.engine.game import KrosmasterGame

HEADER: Final = ("game", "options", "viewer", "rolls", "rng", "note")
FIELDS: Final = (
    *HEADER, "board", "step", "asked", "turn", "active", "first", "edges", "piece", "units",
    "timelines", "scenery", "kamas", "gg", "wild", "stock", "ggBought", "piles", "display",
    "unseen", "dice", "rolled", "goal", "casting", "bombs", "fallen", "grants", "winner", "reason",
)  # fmt: skip
UNIT_FIELDS: Final = (
    "piece", "card", "owner", "cell", "ap", "mp", "injuries", "frozen", "powers", "tokens",
    "summoner", "rangeChange", "rangeBonus", "inspired", "used", "usedUp", "marks", "rewards",
    "reveals", "pickedUp",
)  # fmt: skip
CASTING_FIELDS: Final = (
    "caster", "card", "spell", "cell", "origin", "player", "targets", "effect", "queue", "front",
    "begun", "healed", "stage",
)  # fmt: skip
SET_UP: Final = (PICK_BOARD, 1, TIMELINE, DEPLOY)
MOST: Final = 999  # of anything that is counted


def fault(message: Message) -> HoarfrostError:
    return PositionError(message)


def read_position(game: "KrosmasterGame", position: Any) -> KrosmasterState:
    """The state of a position; raises PositionError."""
    if not isinstance(position, dict):
        raise PositionError(f"a position is an object, not {type(position).__name__}")
    check_header(game, position)
    return PositionReader(game, position).read()


def check_header(game: "KrosmasterGame", position: Json) -> None:
    if position.get("game", game.name) != game.name:
        raise PositionError(f"this is a position of {position['game']!r}, not of {game.name!r}")
    given = position.get("options")
    if given is None:
        return
    if not isinstance(given, dict):
        raise PositionError(f'"options" is an object, not {compact(given)[:80]}')
    for name, value in given.items():
        if name not in game.options:
            raise PositionError(f"unknown option {name!r}; {suggestion(name, list(game.options))}")
        if value != game.options[name]:
            raise PositionError(
                f"the position is of a game with {name} = {compact(value)[:80]}, "
                f"this game has {compact(game.options[name])[:80]}"
            )


class PositionReader:
    def __init__(self, game: "KrosmasterGame", position: Json) -> None:
        self.game = game
        self.content = game.content
        self.fields = Fields(position, Message("the position"), fault)
        self.fields.only(FIELDS)
        self.state = KrosmasterState(game, Rng(1, 2, 3, 4))

    def read(self) -> KrosmasterState:
        state = self.state
        self.read_chance()
        state.step = self.one_of("step", STEP_NAMES, self.usual_step())
        self.read_board()
        self.read_units()
        self.read_players()
        self.read_rewards()
        self.read_pending()
        for unit in state.units:
            put_on(state, unit)
        self.read_spell_marks()
        self.read_casting()
        self.read_turn()
        self.check()
        return state

    def usual_step(self) -> str:
        return "over" if "winner" in self.fields else "act"

    def read_chance(self) -> None:
        if "rng" in self.fields:
            try:
                self.state.rng = rng_from_json(self.fields.text("rng"))
            except ValueError as error:
                raise PositionError(f'"rng": {error}') from error
        if "rolls" in self.fields:
            self.state.feed(self.fields.texts("rolls", 1000, 80))

    # Words and numbers

    def one_of(self, name: str, words: tuple[str, ...], usual: str) -> int:
        word = self.fields.text(name) if name in self.fields else usual
        return self.place(word, words, name)

    def place(self, word: object, words: tuple[str, ...] | list[str], what: str) -> int:
        if not isinstance(word, str) or word not in words:
            raise PositionError(f'"{what}": {compact(word)[:80]}; {known(str(word), words)}')
        return words.index(word)

    def cell(self, value: object, what: str) -> int:
        """The number of a cell such as E6; NONE for null."""
        if value is None:
            return NONE
        if not isinstance(value, str) or value.upper() not in CELL_NUMBER:
            raise PositionError(f'"{what}" is a cell from A1 to L12, not {compact(value)[:80]}')
        return CELL_NUMBER[value.upper()]

    def count(self, fields: Fields, name: str, usual: int = 0, most: int = MOST) -> int:
        if name not in fields:
            return usual
        value = fields.need(name)
        if not is_whole(value, 0, most):
            raise fields.wrong(name, Message("a whole number from 0 to {most}", most=most))
        return value

    def pair(self, name: str, usual: int) -> tuple[int, int]:
        """One number per player."""
        if name not in self.fields:
            return usual, usual
        value = self.fields.need(name)
        if not (
            isinstance(value, list) and len(value) == 2 and all(is_whole(n, 0, MOST) for n in value)
        ):
            raise self.fields.wrong(name, Message("a list of two whole numbers"))
        return value[0], value[1]

    def seat(self, value: object, what: str) -> int:
        if not is_whole(value, 0, 1):
            raise PositionError(f'"{what}" is 0 or 1, not {compact(value)[:80]}')
        return value

    def unit_number(self, value: object, what: str) -> int:
        if not is_whole(value, 0, len(self.state.units) - 1):
            raise PositionError(f'"{what}" is the number of a unit, not {compact(value)[:80]}')
        return value

    # The board

    def read_board(self) -> None:
        state, fields = self.state, self.fields
        board = state.board
        if "board" in fields:
            id = fields.text("board")
            if id not in self.content.boards:
                raise PositionError(f'"board": {id!r}; {suggestion(id, list(self.content.boards))}')
            board = self.content.boards[id]
        if state.step == PICK_BOARD:
            return
        lay_board(state, board)
        if "scenery" in fields:
            self.read_scenery()
        if "kamas" in fields:
            state.kamas = [0] * CELLS
            for name, count in fields.object("kamas").items():
                if not is_whole(count, 0, 9):
                    raise PositionError(f'"kamas": {name} has {compact(count)[:80]}, not 0 to 9')
                state.kamas[self.cell(name, "kamas")] = count

    def read_scenery(self) -> None:
        state = self.state
        for number in range(len(state.scenery_kinds)):
            state.lift_scenery(number)
        state.scenery_kinds, state.scenery_cell, state.scenery_marks = [], [], []
        kinds = [kind.id for kind in self.content.scenery]
        for n, entry in enumerate(self.fields.objects("scenery", 60), 1):
            fields = Fields(entry, Message("scenery {n}", n=n), fault)
            fields.only(("kind", "cell", "marks"))
            kind = self.content.scenery[self.place(fields.need("kind"), kinds, "kind")]
            cell = self.cell(fields.need("cell"), "cell")
            if cell >= 0 and state.scenery_at[cell] >= 0:
                raise PositionError(f"scenery {n}: there is other scenery on {entry['cell']}")
            if kind.slides and cell >= 0 and not state.rink.has(cell):
                raise PositionError(f"scenery {n}: {entry['cell']} is not on the Ice Rink")
            state.add_scenery(kind, cell, self.count(fields, "marks", 0, int(kind.hp)))

    # Units

    def read_units(self) -> None:
        for n, entry in enumerate(self.fields.objects("units", MOST_UNITS)):
            fields = Fields(entry, Message("unit {n}", n=n), fault)
            fields.only(UNIT_FIELDS)
            if fields.data.get("piece", n) != n:
                raise fields.wrong("piece", Message("its place in the list, {n}", n=n))
            self.read_unit(fields, n)
        self.read_timelines()

    def read_unit(self, fields: Fields, number: int) -> None:
        state = self.state
        card = self.card(fields.need("card"))
        unit = Unit(number, card, self.seat(fields.need("owner"), "owner"), state.spells_of(card))
        state.units.append(unit)
        unit.injuries = self.count(fields, "injuries", 0, int(card.hp))
        unit.frozen = self.count(fields, "frozen", 0, int(card.hp))
        if unit.injuries + unit.frozen > card.hp:
            raise fields.wrong(
                "injuries", Message("at most {n} with the Frozen ones", n=int(card.hp))
            )
        cell = self.cell(fields.data.get("cell"), "cell")
        if cell >= 0:
            if not state.is_free(cell):
                raise PositionError(
                    f"{card.id} cannot stand on {fields.data['cell']}: it is not free"
                )
            state.put(unit, cell)
        unit.ap = self.count(fields, "ap")
        unit.mp = self.count(fields, "mp")
        unit.tokens = self.tokens(fields)
        unit.range_change = self.signed(fields, "rangeChange")
        unit.range_bonus = self.signed(fields, "rangeBonus")
        unit.inspired = self.powers(fields, "inspired")
        unit.held = self.held(fields)
        unit.reveals = self.count(fields, "reveals")
        unit.picked_up = fields.flag("pickedUp") if "pickedUp" in fields else False

    def card(self, id: object) -> Card:
        if not isinstance(id, str) or id not in self.content.card_number:
            known_ids = list(self.content.card_number)
            raise PositionError(f'"card": {compact(id)[:80]}; {suggestion(str(id), known_ids)}')
        return self.content.cards[self.content.card_number[id]]

    def signed(self, fields: Fields, name: str) -> int:
        value = fields.data.get(name, 0)
        if not is_whole(value, -MOST, MOST):
            raise fields.wrong(name, Message("a whole number"))
        return value

    def tokens(self, fields: Fields) -> list[int]:
        if "tokens" not in fields:
            return NO_TOKENS
        tokens = list(NO_TOKENS)
        for token, count in fields.object("tokens").items():
            if not is_whole(count, 0, MOST):
                raise fields.wrong("tokens", Message("an object of whole numbers"))
            tokens[self.place(token, TOKENS, "tokens")] = count
        return tokens

    def powers(self, fields: Fields, name: str) -> int:
        value = fields.data.get(name, [])
        if not is_texts(value):
            raise fields.wrong(name, Message("a list of texts"))
        found = 0
        for power in value:
            if power not in POWER_NUMBER:
                raise PositionError(f'"{name}": {power}; {suggestion(power, list(POWER_NUMBER))}')
            found |= 1 << POWER_NUMBER[power]
        return found

    def held(self, fields: Fields) -> list[int]:
        """Rewards on a card; one that is not named is any of its rank (files/sample.py)."""
        found: list[int] = []
        if "rewards" not in fields:
            return found
        for entry in fields.objects("rewards", 99):
            reward = Fields(entry, Message("a reward"), fault)
            reward.only(("reward", "rank", "up", "seen"))
            up = reward.flag("up") if "up" in reward else False
            seen = reward.flag("seen") if "seen" in reward else False
            found.append(
                4 * self.reward(reward.need("reward"))
                + (FACE_UP + SEEN if up else SEEN if seen else 0)
            )
        return found

    def reward(self, id: object) -> int:
        if not isinstance(id, str) or id not in self.content.reward_number:
            names = list(self.content.reward_number)
            raise PositionError(f'"reward": {compact(id)[:80]}; {suggestion(str(id), names)}')
        return self.content.reward_number[id]

    def read_timelines(self) -> None:
        state = self.state
        for n, entry in enumerate(self.fields.data["units"]):
            summoner = entry.get("summoner")
            if summoner is not None:
                state.units[n].summoner = self.unit_number(summoner, "summoner")
        if "timelines" not in self.fields:
            for player in (0, 1):
                if state.step not in SET_UP or state.step == DEPLOY:
                    state.set_line(player, self.usual_line(player))
            return
        lines = self.fields.need("timelines")
        if not (
            isinstance(lines, list) and len(lines) == 2 and all(isinstance(n, list) for n in lines)
        ):
            raise self.fields.wrong("timelines", Message("a list of two lists"))
        for player, line in enumerate(lines):
            numbers = [self.unit_number(number, "timelines") for number in line]
            if len(set(numbers)) < len(numbers) or any(
                state.units[n].owner != player for n in numbers
            ):
                raise self.fields.wrong("timelines", Message("each unit once, in its owner's list"))
            state.set_line(player, numbers)

    def usual_line(self, player: int) -> list[int]:
        """By Initiative, and summons behind their summoner."""
        units = [unit for unit in self.state.units if unit.owner == player]
        team = sorted(
            (unit for unit in units if unit.card.is_krosmaster),
            key=lambda unit: -unit.card.initiative,
        )
        line: list[int] = []
        for unit in team:
            line.append(int(unit.number))
            line += [int(other.number) for other in units if other.summoner == unit.number]
        return line + [int(unit.number) for unit in units if unit.number not in line]

    def read_spell_marks(self) -> None:
        """Uses of spells, after rewards have given theirs."""
        for unit, entry in zip(self.state.units, self.fields.data["units"], strict=True):
            fields = Fields(entry, Message("unit {n}", n=int(unit.number)), fault)
            unit.used = self.slots(fields, "used", unit)
            unit.used_up = self.slots(fields, "usedUp", unit)
            marks: list[int] = []
            for mark in fields.objects("marks", 200) if "marks" in fields else []:
                one = Fields(mark, Message("a mark"), fault)
                one.only(("spell", "piece"))
                slot = self.slot(unit, one.need("spell"))
                marks.append(SLOT_OF_MARK * slot + self.piece(one.need("piece")))
            if marks:
                unit.marks = marks

    def slots(self, fields: Fields, name: str, unit: Unit) -> int:
        found = 0
        for id in fields.texts(name, MOST_SLOTS) if name in fields else []:
            found |= 1 << self.slot(unit, id)
        return found

    def slot(self, unit: Unit, id: object) -> int:
        ids = [spell.id for spell in unit.spells]
        return self.place(id, ids, f"spell of {unit.card.id}")

    def piece(self, value: object) -> int:
        """A unit, or a piece of scenery above 64."""
        units, scenery = len(self.state.units), len(self.state.scenery_kinds)
        if is_whole(value, 0, units - 1) or is_whole(value, SCENERY, SCENERY + scenery - 1):
            return value
        raise PositionError(f"there is no piece {compact(value)[:80]}")

    # Players

    def read_players(self) -> None:
        state = self.state
        state.gg0, state.gg1 = self.pair("gg", 6)
        state.stock0, state.stock1 = self.pair("stock", 0)
        state.wild = self.fields.flag("wild") if "wild" in self.fields else True
        state.gg_bought = self.count(self.fields, "ggBought")
        state.active = self.seat(self.fields.data.get("active", 0), "active")
        state.first = self.seat(self.fields.data.get("first", 0), "first")
        state.turn = self.count(self.fields, "turn", 0 if state.step in SET_UP else 1)
        edges = self.fields.data.get("edges", [None, None])
        if not (isinstance(edges, list) and len(edges) == 2):
            raise self.fields.wrong("edges", Message("a list of two edges"))
        state.edge0, state.edge1 = [
            NONE if edge is None else self.place(edge, EDGES, "edges") for edge in edges
        ]

    def read_rewards(self) -> None:
        state = self.state
        display = self.fields.texts("display", 8) if "display" in self.fields else []
        state.display = sorted(self.reward(id) for id in display)
        if "piles" not in self.fields:
            state.piles = [int(reward.copies) for reward in self.content.rewards]
            for number in [*state.display, *(h >> 2 for u in state.units for h in u.held)]:
                state.piles[number] = max(0, state.piles[number] - 1)
            return
        state.piles = [0] * len(self.content.rewards)
        for rank, pile in self.fields.object("piles").items():
            at = self.place(rank, RANKS, "piles")
            if not is_texts(pile):
                raise self.fields.wrong("piles", Message("a list of rewards for each rank"))
            for id in pile:
                number = self.reward(id)
                if self.content.rewards[number].rank != at:
                    raise PositionError(f'"piles": {id} is not of the rank {rank}')
                state.piles[number] += 1

    # What is half-way

    def read_pending(self) -> None:
        state, fields = self.state, self.fields
        if "dice" in fields:
            self.read_dice(Fields(fields.object("dice"), Message("the dice"), fault))
        if "rolled" in fields:
            faces = fields.texts("rolled", 200)
            state.rolled = [self.place(face, FACES, "rolled") for face in faces]
        state.goal = self.cell(fields.data.get("goal"), "goal")
        if "bombs" in fields:
            state.bombs = [self.bomb(entry) for entry in fields.objects("bombs", 60)]
        if "fallen" in fields:
            numbers = fields.need("fallen")
            if not isinstance(numbers, list):
                raise fields.wrong("fallen", Message("a list of units"))
            state.fallen = [self.unit_number(number, "fallen") for number in numbers]
        if "grants" in fields:
            state.grants = [self.grant(entry) for entry in fields.objects("grants", 99)]

    def read_dice(self, fields: Fields) -> None:
        state = self.state
        fields.only(("faces", "symbols", "given", "left"))
        faces = [self.place(face, FACES, "faces") for face in fields.texts("faces", 2)]
        if not faces:
            raise fields.wrong("faces", Message("one or two faces"))
        state.die0 = faces[0]
        state.die1 = faces[1] if len(faces) > 1 else NONE
        symbols = fields.data.get("symbols", [])
        if not isinstance(symbols, list) or len(symbols) > len(faces):
            raise fields.wrong("symbols", Message("a list of symbols, one per die"))
        read = [NONE if s is None else self.place(s, FACES[:4], "symbols") for s in symbols]
        state.symbol0, state.symbol1 = [*read, NONE, NONE][:2]
        state.given = self.count(fields, "given", 0, 2)
        state.left = self.count(fields, "left", 0, 2)

    def bomb(self, entry: Json) -> Bomb:
        fields = Fields(entry, Message("a bomb"), fault)
        fields.only(("card", "owner", "cell"))
        card = self.card(fields.need("card"))
        owner = self.seat(fields.need("owner"), "owner")
        return Bomb(card, owner, self.on_board(fields, "cell"))

    def on_board(self, fields: Fields, name: str) -> int:
        cell = self.cell(fields.need(name), name)
        if cell < 0:
            raise fields.wrong(name, Message("a cell"))
        return cell

    def grant(self, entry: Json) -> Grant:
        fields = Fields(entry, Message("a granted power"), fault)
        fields.only(("caster", "target", "power"))
        power = fields.text("power")
        if power not in POWER_NUMBER:
            raise PositionError(f'"power": {power}; {suggestion(power, list(POWER_NUMBER))}')
        return Grant(
            self.unit_number(fields.need("caster"), "caster"),
            self.unit_number(fields.need("target"), "target"),
            POWER_NUMBER[power],
        )

    def read_casting(self) -> None:
        if "casting" not in self.fields:
            return
        fields = Fields(self.fields.object("casting"), Message("the spell"), fault)
        fields.only(CASTING_FIELDS)
        caster = fields.data.get("caster")
        number = NONE if caster is None else self.unit_number(caster, "caster")
        casting = Casting(
            number,
            self.spell(fields, number),
            self.on_board(fields, "cell"),
            self.on_board(fields, "origin"),
            self.seat(fields.need("player"), "player"),
        )
        if number < 0:
            casting.card_id = fields.text("card")
            casting.powers = self.card(casting.card_id).powers
        casting.targets = self.pieces(fields, "targets")
        casting.queue = self.pieces(fields, "queue")
        casting.front = self.pieces(fields, "front")
        casting.effect = self.count(fields, "effect", 0, len(casting.spell.effects))
        casting.begun = fields.flag("begun") if "begun" in fields else False
        casting.healed = self.count(fields, "healed")
        casting.stage = self.place(fields.data.get("stage", "effects"), STAGE_NAMES, "stage")
        self.state.casting = casting

    def spell(self, fields: Fields, caster: int) -> Spell:
        if caster < 0:
            card = self.card(fields.need("card"))
            spells = card.spells
        else:  # a caster that is KO has lost its rewards
            rewarded = [reward.spell for reward in self.content.rewards if reward.spell is not None]
            spells = [*self.state.units[caster].spells, *rewarded]
        return spells[self.place(fields.need("spell"), [spell.id for spell in spells], "spell")]

    def pieces(self, fields: Fields, name: str) -> list[int]:
        value = fields.data.get(name, [])
        if not isinstance(value, list) or len(value) > 144:
            raise fields.wrong(name, Message("a list of pieces"))
        return [self.piece(piece) for piece in value]

    # Whose turn it is

    def read_turn(self) -> None:
        state, fields = self.state, self.fields
        state.piece = self.active_piece()
        if state.step == ACT and state.piece >= 0:
            unit = state.units[state.piece]
            entry = fields.data["units"][state.piece]
            full = Unit(0, unit.card, 0, [])
            full.tokens = unit.tokens
            fill_gauges(full)
            unit.ap = unit.ap if "ap" in entry else full.ap
            unit.mp = unit.mp if "mp" in entry else full.mp
        asked = fields.data.get("asked")
        state.asked = state.active if asked is None else self.seat(asked, "asked")
        if state.step == OVER:
            state.asked = NOBODY
            winner = fields.need("winner")
            if not is_whole(winner, 0, 2):
                raise fields.wrong("winner", Message("0, 1, or 2 for a draw"))
            state.winner = winner
            state.reason = fields.text("reason", 80) if "reason" in fields else ""

    def active_piece(self) -> int:
        """The unit that acts: by its number or its card; the first that can if it is left out."""
        state = self.state
        given = self.fields.data.get("piece")
        line = state.line(state.active)
        if isinstance(given, str):
            for number in line:
                if state.units[number].card.id == given:
                    return number
            raise PositionError(f'"piece": the active player has no {given[:80]}')
        if given is not None:
            return self.unit_number(given, "piece")
        if state.step not in (ACT, LOCKED):
            return NONE
        for number in line:
            if state.units[number].cell >= 0 and state.units[number].card.ap >= 0:
                return number
        return NONE

    def check(self) -> None:
        state = self.state
        wrong = problems(state)
        if wrong:
            raise PositionError("; ".join(wrong))
        if state.step != OVER:
            try:
                nothing = not legal_actions(state)
            except (IndexError, AttributeError, AssertionError) as error:
                raise PositionError(
                    f"nothing can be asked at step {STEP_NAMES[state.step]}"
                ) from error
            if nothing:
                raise PositionError(f"there is nothing to do at step {STEP_NAMES[state.step]}")


def known(word: str, words: tuple[str, ...] | list[str]) -> str:
    return suggestion(word, list(words)).text()
