"""The game of Claim with its options chosen: the set-up (claim.setup.steps), and positions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, lowest, nth
from hoarfrost.core.errors import PositionError, RollError
from hoarfrost.core.game import Game, State
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Tape
from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER, ARTIFACTS
from hoarfrost.games.claim.engine.cards import TOXIC_X, Pack, pack_of_factions, toxic_name
from hoarfrost.games.claim.engine.locations import BUILDINGS, LOCATION_NUMBER, LOCATIONS, SETTINGS
from hoarfrost.games.claim.engine.procedure import advance
from hoarfrost.games.claim.engine.state import ClaimState
from hoarfrost.games.claim.engine.steps import ACTIONS, NOBODY
from hoarfrost.games.claim.engine.table import Rules
from hoarfrost.games.claim.files.placing import unchecked_pack
from hoarfrost.games.claim.files.position import PositionReader
from hoarfrost.games.claim.mix import mix_warnings
from hoarfrost.games.claim.options import OPTIONS, rules_of

RULES_VERSION: Final = "1"
SEATS: Final = 2
HAND_SIZE: Final = 13
# 27 tricks, each with at most two cards, two Dagger cards, a Seer's two answers, a peek and the
# passes of its windows; and each of the six artifacts re-opens a window and has up to three steps.
MAX_LENGTH: Final = 27 * 18 + 6 * 5 + 8


class ClaimGame(Game):
    def __init__(self, options: Mapping[str, object]) -> None:
        resolved = OPTIONS.resolve(options)
        super().__init__("claim", RULES_VERSION, resolved, SEATS)
        self.mix: list[str] = list(resolved["mix"])
        self.pack: Pack = pack_of_factions(self.mix)
        self.rules: Rules = rules_of(resolved)
        self.toxics: list[int] = [toxic_value(toxic) for toxic in resolved["toxics"]]
        self.plays_artifacts: bool = resolved["artifacts"]
        self.plays_locations: bool = resolved["locations"] != "none"
        first = resolved["first_leader"]
        self.first_leader: int = NOBODY if first == "random" else int(first)

    def num_distinct_actions(self) -> int:
        return ACTIONS

    def max_game_length(self) -> int:
        return MAX_LENGTH

    def warnings(self) -> list[str]:
        return mix_warnings(self.mix)

    def deal(self, rng: Rng, rolls: Sequence[str] = (), tape: Tape | None = None) -> ClaimState:
        """claim.setup.steps, in the order of claim.setup.rng."""
        state = ClaimState(self, self.pack, self.rules, rng)
        state.tape = tape
        lot = Lot(state, rolls)
        state.deck = self.pack.all
        if lot.is_free():
            lot.deal_hands()
        else:
            for _ in range(HAND_SIZE):
                state.side0.hand |= lot.card()
                state.side1.hand |= lot.card()
        if self.pack.poisoners:
            lot.toxics(self.toxics)
        if self.plays_artifacts:
            lot.artifacts()
        if self.plays_locations:
            lot.locations(self.options["locations"])
        state.leader = lot.seat() if self.first_leader < 0 else self.first_leader
        lot.hand_over()
        if tape is not None:
            tell_deal(state)
        advance(state)
        return state

    def from_json(self, position: Any) -> State:
        return self.read(position, False)

    def read(self, position: Any, sampling: bool) -> ClaimState:
        if not isinstance(position, dict):
            raise PositionError(f"a position is an object, not {type(position).__name__}")
        self.check_header(position)
        pack = self.pack
        if position.get("unchecked"):
            given = position.get("options") or {}
            names_cards = "mix" in given or "wishing_lamp" in str(position.get("artifacts"))
            pack = unchecked_pack(position, self.mix if names_cards else [])
        state = ClaimState(self, pack, self.rules, Rng(1, 2, 3, 4))
        PositionReader(state, position, sampling).read()
        return state

    def check_header(self, position: Json) -> None:
        if position.get("game", self.name) != self.name:
            raise PositionError(f"this is a position of {position['game']!r}, not of {self.name!r}")
        given = position.get("options")
        if given is None:
            return
        if not isinstance(given, dict):
            raise PositionError(f'"options" is an object, not {given!r}')
        for name, value in given.items():
            option = OPTIONS[name]
            if option.check(value) != self.options[option.name]:
                raise PositionError(
                    f"the position is of a game with {option.name} = {value!r}, "
                    f"this game has {self.options[option.name]!r}"
                )

    def sample(self, view: Any, rng: Rng) -> State:
        seat = view.get("viewer") if isinstance(view, dict) else None
        if seat not in (0, 1):
            raise PositionError(f'a view to fill has a "viewer", seat 0 or 1, not {seat!r}')
        return self.read(view, True).resample(seat, rng)


def toxic_value(toxic: str) -> int:
    return TOXIC_X if toxic == "X" else int(toxic)


def tell_deal(state: ClaimState) -> None:
    locations = [LOCATIONS[n].id for n in (state.building, state.setting) if n >= 0]
    state.tell("deal", "claim.setup.steps", {"leader": int(state.leader), "locations": locations})


class Lot:
    """The draws of the set-up: prescribed rolls first, then the generator."""

    def __init__(self, state: ClaimState, rolls: Sequence[str]) -> None:
        self.state: ClaimState = state
        self.rolls: list[str] = list(rolls)

    def is_free(self) -> bool:
        """Nothing is prescribed and nobody listens."""
        return not self.rolls and self.state.tape is None

    def deal_hands(self) -> None:
        """The same draws as `card`, one after the other, without looking left and right."""
        state = self.state
        rng = state.rng
        deck = state.deck
        left = count(deck)
        hand0: i64 = 0
        hand1: i64 = 0
        for _ in range(HAND_SIZE):
            this = nth(deck, rng.below(left))
            deck &= ~this
            hand0 |= this
            this = nth(deck, rng.below(left - 1))
            deck &= ~this
            hand1 |= this
            left -= 2
        state.deck = deck
        state.side0.hand = hand0
        state.side1.hand = hand1

    def card(self) -> i64:
        """The next card of the deck, as a set of one."""
        state = self.state
        if self.rolls:
            this = bit(state.card_of_roll(self.rolls.pop(0)))
            if state.deck & this == 0:
                raise RollError(f"the card {state.pack.codes[lowest(this)]} is dealt twice")
        else:
            this = nth(state.deck, state.rng.below(count(state.deck)))
        state.deck &= ~this
        if state.tape is not None:
            self.note(state.pack.codes[lowest(this)])
        return this

    def toxics(self, toxics: list[int]) -> None:
        """Three of the fourteen."""
        pool = toxics.copy()
        slots: list[int] = []
        for _ in range(3):
            names = [toxic_name(toxic) for toxic in pool]
            slots.append(pool.pop(self.index(names)))
        self.state.toxics = bytes(slots)

    def artifacts(self) -> None:
        pool = [artifact.id for artifact in ARTIFACTS]
        for seat in (0, 1):
            for _ in range(3):
                name = pool.pop(self.index(pool))
                self.state.side(seat).artifacts |= bit(ARTIFACT_NUMBER[name])

    def locations(self, chosen: str | list[str]) -> None:
        state = self.state
        if isinstance(chosen, list):
            for name in chosen:
                number = LOCATION_NUMBER[name]
                if number in SETTINGS:
                    state.setting = number
                else:
                    state.building = number
            return
        if chosen in ("setting", "both"):
            state.setting = SETTINGS[self.index([LOCATIONS[n].id for n in SETTINGS])]
        if chosen in ("building", "both"):
            state.building = BUILDINGS[self.index([LOCATIONS[n].id for n in BUILDINGS])]

    def seat(self) -> int:
        return self.index(["seat 0", "seat 1"])

    def index(self, names: list[str]) -> int:
        """Which of the names chance takes."""
        if self.rolls:
            roll = self.rolls.pop(0)
            if roll not in names:
                raise RollError(
                    f"the roll {roll!r} cannot happen here; possible are {', '.join(names)}"
                )
            n = names.index(roll)
        else:
            n = int(self.state.rng.below(len(names)))
        self.note(names[n])
        return n

    def note(self, result: str) -> None:
        if self.state.tape is not None:
            self.state.tape.rolls.append(result)

    def hand_over(self) -> None:
        """Rolls that are left belong to the game."""
        if self.rolls:
            self.state.feed(self.rolls)


def make_game(options: Mapping[str, object], _seats: int = SEATS) -> ClaimGame:
    return ClaimGame(options)
