"""The game of Claim with its options chosen: the set-up (claim.setup.steps), and positions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoarfrost.core.errors import PositionError
from hoarfrost.core.game import Game, State
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Tape
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.cards import TOXIC_X, Pack, pack_of_factions
from hoarfrost.games.claim.engine.dealing import (
    deal_hands,
    draw_artifacts,
    draw_leader,
    draw_toxics,
    place_locations,
)
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.procedure import advance
from hoarfrost.games.claim.engine.resample import redeal_scene
from hoarfrost.games.claim.engine.state import ClaimState
from hoarfrost.games.claim.engine.steps import NOBODY, PLAY_ARTIFACT
from hoarfrost.games.claim.engine.table import Rules
from hoarfrost.games.claim.files.placing import unchecked_pack
from hoarfrost.games.claim.files.position import PositionReader
from hoarfrost.games.claim.options import OPTIONS, rules_of

RULES_VERSION: Final = "1"
SEATS: Final = 2
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
        return PLAY_ARTIFACT + len(ARTIFACTS)

    def max_game_length(self) -> int:
        return MAX_LENGTH

    def deal(self, rng: Rng, rolls: Sequence[str] = (), tape: Tape | None = None) -> ClaimState:
        """claim.setup.steps, in the order of claim.setup.rng."""
        state = ClaimState(self, self.pack, self.rules, rng)
        state.tape = tape
        state.feed(rolls)
        state.deck = self.pack.all
        deal_hands(state)
        if self.pack.poisoners:
            draw_toxics(state, self.toxics)
        if self.plays_artifacts:
            draw_artifacts(state)
        if self.plays_locations:
            place_locations(state, self.options["locations"])
        state.leader = draw_leader(state) if self.first_leader < 0 else self.first_leader
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
        world = self.read(view, True)
        redeal_scene(world, seat, self.toxics, rng)
        world.rng = rng.fork()
        return world


def toxic_value(toxic: str) -> int:
    return TOXIC_X if toxic == "X" else int(toxic)


def tell_deal(state: ClaimState) -> None:
    locations = [LOCATIONS[n].id for n in (state.building, state.setting) if n >= 0]
    state.tell("deal", "claim.setup.steps", {"leader": int(state.leader), "locations": locations})


def make_game(options: Mapping[str, object], _seats: int = SEATS) -> ClaimGame:
    return ClaimGame(options)
