"""A position of Claim as core's contract sees it: the procedure with views, texts and files."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hoarfrost.core import refusals
from hoarfrost.core.errors import IllegalMove, Reason, RollError
from hoarfrost.core.game import TERMINAL
from hoarfrost.core.moves import refused_action
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.games.claim.engine import legal, procedure
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.cards import Pack, toxic_name
from hoarfrost.games.claim.engine.following import BOUND_NAMES, bound_by
from hoarfrost.games.claim.engine.phases import GIFTS_STEP, has_choice_of_gifts
from hoarfrost.games.claim.engine.resample import redeal
from hoarfrost.games.claim.engine.scoring import tally
from hoarfrost.games.claim.engine.steps import (
    LEAD,
    OVER,
    PASS,
    PLAY_ARTIFACT,
    SECOND,
    STEP_NAMES,
    TAVERN,
    WINDOWS,
)
from hoarfrost.games.claim.engine.table import Rules, Table
from hoarfrost.games.claim.files import view
from hoarfrost.games.claim.files.fields import compact
from hoarfrost.games.claim.files.invariants import problems
from hoarfrost.games.claim.words.notation import find_action, format_action, respelled
from hoarfrost.games.claim.words.why_not import describe_place, reasons_against

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.game import ClaimGame


class ClaimState(Table):
    def __init__(self, game: "ClaimGame", pack: Pack, rules: Rules, rng: Rng) -> None:
        super().__init__(pack, rules, rng)
        self.game: ClaimGame = game

    def current_player(self) -> i64:
        return TERMINAL if self.step == OVER else self.asked

    def is_terminal(self) -> bool:
        return self.step == OVER

    def legal_actions(self, seat: int = -1) -> list[int]:
        return [] if seat >= 0 and seat != self.asked else legal.legal_actions(self)

    def legal_count(self) -> i64:
        return legal.legal_count(self)

    def nth_legal(self, n: i64) -> i64:
        return legal.nth_legal(self, n)

    def play_out(self, rng: Rng, horizon: int = 0) -> i64:
        return procedure.play_out(self, rng, horizon)

    def apply_action(self, action: i64, seat: int = -1) -> None:
        if (seat >= 0 and seat != self.asked) or not legal.is_legal(self, action):
            raise refused_action(self, int(action), seat, describe_place(self))
        if self.coming_at < len(self.coming):
            self.do_as_rolled(action)
        else:
            procedure.carry_out(self, action)

    def do_as_rolled(self, action: i64) -> None:
        """Carry out an action with prescribed chance; a roll that cannot happen undoes it."""
        before = self.clone()
        try:
            procedure.carry_out(self, action)
        except RollError:
            self.copy_from(before)
            raise

    def is_window(self) -> bool:
        """Whether an artifact can be left for later. Peeking at a Toxic hides nothing: all may."""
        return self.artifact < 0 and self.step in WINDOWS

    def pass_action(self) -> i64:
        return PASS

    def stops(self) -> list[str]:
        """The window by its name, and the artifacts that by what all know could be played in it."""
        possible = legal.possible_artifacts(self, self.asked)
        artifacts = [artifact for artifact in ARTIFACTS if possible & legal.artifact_bit(artifact)]
        return [STEP_NAMES[self.step], *(artifact.id for artifact in artifacts)]

    def asked_at_once(self) -> list[int]:
        """At the Tavern both choose their gifts in secret."""
        if self.step != TAVERN:
            return super().asked_at_once()
        choosing = [seat for seat in (0, 1) if seat >= self.asked]
        return [seat for seat in choosing if has_choice_of_gifts(self, seat)]

    def is_mid_move(self) -> bool:
        """The parameters of an artifact and the second card for the Tavern belong to one move."""
        if self.artifact >= 0:
            return self.asked == self.player and self.set_aside < 0
        return self.step == TAVERN and self.chosen >= 0

    def continues_after(self, action: int, seat: int = -1) -> bool:
        if self.artifact >= 0:
            return self.stage == 1 and ARTIFACTS[self.artifact].asks_for_pair
        if self.step == TAVERN:
            return self.chosen < 0
        if self.step not in WINDOWS or action == PASS:
            return False
        return ARTIFACTS[action - PLAY_ARTIFACT].hides_steps

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.game_winner > 1:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.game_winner == 0 else [-1.0, 1.0]

    def clone(self) -> "ClaimState":
        copy = ClaimState(self.game, self.pack, self.rules, Rng(0, 0, 0, 0))
        copy.copy_from(self)
        return copy

    def resample(self, seat: int, rng: Rng) -> "ClaimState":
        world = self.clone()
        redeal(world, seat, self.game.toxics, rng)
        world.rng = rng.fork()
        return world

    # --- Texts and files ---

    def action_to_string(self, action: int) -> str:
        return format_action(self, action)

    def string_to_action(self, text: str, seat: int = -1) -> int:
        mover = int(self.asked) if seat < 0 else seat
        action = find_action(self, text) if mover == self.asked else -1
        if action < 0:
            reasons = self.why_not(text, mover) or [refusals.several_steps(text)]
            raise IllegalMove(text, reasons, describe_place(self), mover)
        return action

    def respell(self, text: str) -> str:
        return respelled(self, text)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        return reasons_against(self, text, int(self.asked) if seat is None else seat)

    def view(self, seat: int | None) -> Json:
        who = view.SPECTATOR if seat is None else seat
        viewer = "spectator" if seat is None else seat
        header = {**self.header(), "viewer": viewer}
        if seat == self.asked and self.artifact < 0 and self.step in (LEAD, SECOND):
            header["boundBy"] = BOUND_NAMES[bound_by(self, self.asked)]
        return {**header, **compact(view.write_position(self, who))}

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        return view.visible_pieces(self, view.SPECTATOR if seat is None else seat)

    def open_view(self) -> Json:
        position = view.write_position(self, view.EVERYTHING)
        position["deck"] = self.pack.codes_of(self.deck)
        return {**self.header(), **compact(position)}

    def open_pieces(self) -> list[tuple[int, str, str]]:
        return view.visible_pieces(self, view.EVERYTHING)

    def to_json(self) -> Json:
        position = view.write_position(self, view.EVERYTHING)
        ordered = position["deck"]
        position["undrawn"] = [c for c in self.pack.codes_of(self.deck) if c not in ordered]
        position["outKnown"] = self.pack.codes_of(self.out_known)
        position["rolls"] = self.coming_rolls()
        position["rng"] = self.rng.to_json()
        return {**self.header(), **compact(position)}

    def header(self) -> Json:
        if self.pack is self.game.pack:
            return {"game": self.game.name, "options": self.game.options}
        options = {name: value for name, value in self.game.options.items() if name != "mix"}
        factions = [suit.faction.id for suit in self.pack.suits]
        return {
            "game": self.game.name,
            "options": options,
            "unchecked": True,
            "factions": factions,
        }

    def result(self) -> Json | None:
        """claim.engine.result."""
        if not self.is_terminal():
            return None
        return {
            "winner": "draw" if self.game_winner > 1 else int(self.game_winner),
            "reason": self.reason,
            "factions": tally(self),
            # As in the records of version 0.1, without the gifts of the Tavern.
            "removed": [entry for entry in view.write_removed(self) if entry["step"] != GIFTS_STEP],
            "toxics": [toxic_name(toxic) for toxic in self.toxics],
            "fakes": self.pack.codes_of(self.pack.fakes),
        }

    def invariants(self) -> list[str]:
        return problems(self)
