"""A game being played: a State with its history and record, in the manner of python-chess.

    match = Match(game, seed=7)
    match.push("throw ball at 2")
    match.pop()

Moves are texts. Answers without a choice are given by the Match itself. What one seat may read
(`view`, `log`, `record`) never depends on what it cannot know.
"""

import secrets
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from hoarfrost.core import refusals
from hoarfrost.core.errors import HoarfrostError, IllegalMove, Reason, RecordError
from hoarfrost.core.game import Game, State
from hoarfrost.core.handles import Handles
from hoarfrost.core.history import MadeMove, Snapshot
from hoarfrost.core.loader import GameLoader, default_loader
from hoarfrost.core.messages import Message
from hoarfrost.core.moves import barred, continues, gaps, move_texts, only_move, read_move
from hoarfrost.core.outcome import Outcome, outcome_of_stop
from hoarfrost.core.plain import Json
from hoarfrost.core.record import SPECTATOR, Record, Seed
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.shuffle import Shuffle
from hoarfrost.core.tape import Tape, Values


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One game from the deal to the end."""

    def __init__(
        self,
        game: Game,
        seed: Seed | None = None,
        play_forced: bool = True,
        rolls: Sequence[str] = (),
        shuffle: Shuffle | None = None,
        start: State | None = None,
    ) -> None:
        """Deal a game. `rolls` are results of chance to use before the generator of the seed.

        With a `shuffle` all chance comes from it and there is no seed. With a `start` there is no
        deal: the match begins with a copy of that state, which must be one of this game. Chance
        then comes from the seed, or without one from the generator of the state itself.
        """
        self.game = game
        self.shuffle = shuffle
        self.seed: Seed | None = seed
        if seed is None and shuffle is None and start is None:
            self.seed = secrets.randbits(128)
        self.commitment = "" if shuffle is None else shuffle.commitment
        self.players: list[str] = []  # the names of those who sit there, for the record
        self.stopped: Json | None = None  # why it ended before its end: {"kind", "seat"}
        self.play_forced = play_forced
        self.deal = Tape()
        rng = rng_from_seed(self.seed) if shuffle is None else shuffle.generator(0)
        self.start: Json | None = None
        if start is None:
            self.state = game.deal(rng, rolls, self.deal)
        else:
            self.state = start.clone()
            if self.seed is not None:
                self.state.rng = rng
            self.state.feed(rolls)
            self.start = self.state.to_json()
            game.from_json(self.start)  # else a record could be written that nobody can read
        self.state.tape = None
        self.moves: list[MadeMove] = []
        self._before_choices: list[Snapshot] = []
        self._handles = [Handles(None)]  # the spectator's, then one for each seat that sees others
        if not self.state.all_see_alike():
            self._handles.extend(Handles(seat) for seat in range(game.num_players()))
        self._look()
        self._answer_all_forced()

    @property
    def legal_moves(self) -> list[str]:
        """The whole moves of the asked seat; empty after the end."""
        return [] if self.state.is_terminal() else move_texts(self.state, self._asked())

    def side_moves(self, seat: int) -> list[str]:
        """What a seat may do although another is asked; empty for the asked seat."""
        self._check_seat(seat)
        if self.state.is_terminal() or seat == self._asked() or self._unfinished() is not None:
            return []
        return move_texts(self.state, seat)

    def push(self, text: str, seat: int | None = None, rolls: Sequence[str] = ()) -> MadeMove:
        """Make a whole move (default: of the asked seat), then the forced answers to it.

        `rolls` are results of chance to use before the generator.
        """
        mover = self._mover(seat)
        actions, reasons = self._read(text, mover)
        if reasons:
            raise self._illegal(text, reasons, mover)
        return self._choose(mover, actions, rolls)

    def push_action(self, action: int, seat: int | None = None) -> MadeMove:
        """Make one action; of a compound move this is one step, and the move grows with each."""
        mover = self._mover(seat)
        reasons = self._barred(str(action), mover)
        if not reasons and action not in self.state.legal_actions(mover):
            if mover != self._asked():
                reasons = [refusals.not_your_turn(mover, self._asked())]
            else:
                reasons = [refusals.not_a_move(str(action))]
        if reasons:
            raise self._illegal(str(action), reasons, mover)
        return self._choose(mover, [action], ())

    def answer_forced(self, rolls: Sequence[str] = ()) -> MadeMove | None:
        """Give the answer of the asked seat if it has no choice; None if it has one."""
        actions = [] if self.state.is_terminal() else only_move(self.state)
        if not actions:
            return None
        if rolls:
            self.state.feed(rolls)
        self._make(self._asked(), actions, forced=True)
        return self.moves[-1]

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        """Why a seat (default: the asked one) may not make this move; empty if it may."""
        return self._read(text, self._mover(seat))[1]

    def pop(self) -> MadeMove:
        """Take back the last chosen move and the forced answers to it; chance is not re-rolled."""
        if not self._before_choices:
            raise HoarfrostError("there is no move to take back")
        snapshot = self._before_choices.pop()
        taken_back = self.moves[snapshot.moves_made]
        self._go_back_to(snapshot)
        return taken_back

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat may take back the last chosen move without asking anybody.

        It may until chance or another seat has spoken or it has seen something hidden. Forced
        answers of others count as spoken: else this would tell whether an opponent had a choice.
        The last of a secret choice made at once has seen what the others chose.
        """
        self._check_seat(seat)
        if not self._before_choices:
            return False
        snapshot = self._before_choices[-1]
        # From the last one back: the first step must not depend on whether another had a choice.
        for move in reversed(self.moves[snapshot.moves_made :]):
            if move.seat != seat or move.rolls:
                return False
            if any(seat in event.secrets for event in move.events):
                return False
        if snapshot.moves_made and seat in self.moves[snapshot.moves_made - 1].asked[1:]:
            return False
        return faces(self.state, seat) <= faces(snapshot.state, seat)

    def view(self, seat: int | None) -> Json:
        """Everything this seat may know (None: a spectator), with handles for what it sees."""
        return self.view_of(self.state, seat)

    def view_of(self, state: State, seat: int | None) -> Json:
        """The view of a state in which this seat sees the same pieces as in the present one."""
        viewer = 0 if seat is None else self._check_seat(seat) + 1
        handles = self._handles[viewer if len(self._handles) > 1 else 0]
        return {**state.view(seat), "handles": handles.to_json()}

    def log(self, seat: int | None, start: int = 0) -> list[Values]:
        """The events as this seat saw them (None: a spectator); after the end in full.

        `start` leaves out so many from the beginning.
        """
        events = list(self.deal.events[start:])
        moves = self._known_moves(seat)
        first = len(moves)
        # From the end: a table asks for the latest few of thousands.
        while first and moves[first - 1].first_event + len(moves[first - 1].events) > start:
            first -= 1
        for move in moves[first:]:
            events += move.events[max(0, start - move.first_event) :]
        if self.is_over():
            return [event.in_full() for event in events]
        return [event.seen_by(seat) for event in events]

    def log_length(self) -> int:
        """How many events there were, with those of a move that is only begun."""
        if not self.moves:
            return len(self.deal.events)
        return self.moves[-1].first_event + len(self.moves[-1].events)

    def is_over(self) -> bool:
        """Whether it was played to its end, or stopped before."""
        return self.stopped is not None or self.state.is_terminal()

    def outcome(self) -> Outcome | None:
        """Who won, the ranks and why, also of a game that was stopped; None before the end."""
        if self.stopped is not None:
            kind, seat = self.stopped["kind"], self.stopped["seat"]
            return outcome_of_stop(self.game.num_players(), seat, kind)
        return self.state.outcome()

    def result(self) -> Json | None:
        """What the game itself tells of its end, as plain data; None before the end."""
        return self.state.result()

    def _repr_svg_(self) -> str:
        return self.state.to_svg(None)

    def record(self, seat: int | None = None, full: bool = False, sealed: bool = False) -> str:
        """The record as text: until the end what this seat saw, after it (or if `full`) everything.

        A full record of an unfinished game holds what is hidden: it is for saving, not for showing.
        A `sealed` one lacks the secret, of which others are still to be dealt the same.
        """
        record = self._record(seat, full or self.is_over())
        if sealed:
            record.seed, record.shuffle = None, None
        return record.to_text()

    @classmethod
    def from_record(cls, text: str, load_game: GameLoader | None = None) -> "Match":
        """The match that a full record tells, ready to go on; raises RecordError."""
        from hoarfrost.core.replay import read_match  # replay is built on Match

        match = read_match(text, load_game or default_loader())
        match.play_forced = True
        match._answer_all_forced()
        return match

    def verify(self) -> None:
        """Check that the chance of this game came from its seed or secret; raises RecordError."""
        from hoarfrost.core.replay import replay_from_seed

        if self.seed is None and self.shuffle is None:
            if self.commitment:
                raise RecordError(
                    Message(
                        "the seal of this deal is not open yet: "
                        "download the game again when its day is over"
                    )
                )
            raise RecordError("there is neither a seed nor a secret, so nothing can be verified")
        replay_from_seed(self._record(None, full=True), self.game)

    def _asked(self) -> int:
        return self.state.current_player()

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.game.num_players():
            raise HoarfrostError(
                f"there is no seat {seat}; the seats are 0 to {self.game.num_players() - 1}"
            )
        return seat

    def _mover(self, seat: int | None) -> int:
        return self._asked() if seat is None else self._check_seat(seat)

    def _unfinished(self) -> MadeMove | None:
        """The compound move that the asked seat has begun and not finished."""
        if self.moves and continues(self.state, self.moves[-1].seat):
            return self.moves[-1]
        return None

    def _barred(self, text: str, seat: int) -> list[Reason]:
        """Why this seat may not move at all, whatever the move."""
        reasons = barred(self.state, text, seat)
        unfinished = self._unfinished()
        if reasons or unfinished is None or unfinished.seat == seat:
            return reasons
        return [refusals.move_in_progress(unfinished.seat)]

    def _read(self, text: str, seat: int) -> tuple[list[int], list[Reason]]:
        """The actions of a whole move, or why it is none of this seat."""
        reasons = self._barred(text, seat)
        if reasons:
            return [], reasons
        reading = read_move(self.state, text, seat)
        return reading.actions, gaps(self.state, text, seat, reading)

    def _illegal(self, text: str, reasons: list[Reason], seat: int) -> IllegalMove:
        reader = max(seat, 0)  # after the end nobody is asked, and everybody may see everything
        return IllegalMove(text, reasons, self.state.information_state_string(reader), seat)

    def _choose(self, seat: int, actions: list[int], rolls: Sequence[str]) -> MadeMove:
        before = self._snapshot()
        begins = self._unfinished() is None
        try:
            if rolls:
                self.state.feed(rolls)
            self._make(seat, actions, forced=False)
        except HoarfrostError:
            self._go_back_to(before)
            raise
        if begins:
            self._before_choices.append(before)
        chosen = self.moves[-1]
        self._answer_all_forced()
        return chosen

    def _answer_all_forced(self) -> None:
        while self.play_forced and self.answer_forced() is not None:
            pass

    def _make(self, seat: int, actions: list[int], forced: bool) -> None:
        """Carry out the steps of a move, or further steps of the unfinished one."""
        move = self._unfinished()
        if move is None:
            asked = self.state.asked_at_once()
            move = MadeMove(seat, forced, self._actions_made() + 1, self.log_length(), asked)
            self.moves.append(move)
        for action in actions:
            text = self.state.action_to_string(action)
            if self.shuffle is not None:
                self.state.rng = self.shuffle.generator(move.first_action + move.steps)
            tape = Tape()
            self.state.tape = tape
            self.state.apply_action(action, seat)
            self.state.tape = None
            move.add_step(text, tape)
            self._look()

    def _actions_made(self) -> int:
        return self.moves[-1].first_action + self.moves[-1].steps - 1 if self.moves else 0

    def _look(self) -> None:
        for handles in self._handles:
            handles.look(self.state)

    def _snapshot(self) -> Snapshot:
        return Snapshot(self.state.clone(), len(self._handles[0].changes), len(self.moves))

    def _go_back_to(self, snapshot: Snapshot) -> None:
        self.state = snapshot.state
        for handles in self._handles:
            handles.go_back_to(snapshot.looks)
        del self.moves[snapshot.moves_made :]

    def _known_moves(self, seat: int | None) -> list[MadeMove]:
        """The moves that a seat knows of: nobody else sees a step before the last."""
        unfinished = self._unfinished()
        if unfinished is None or unfinished.seat == seat:
            return self.moves
        return self.moves[:-1]

    def _record(self, seat: int | None, full: bool) -> Record:
        record = Record(self.game.name, self.game.options, self.game.rules_version)
        record.seats = self.game.num_players()
        record.players = self.players
        record.stopped = self.stopped
        record.commitment = self.commitment
        record.result = self.result()
        if full:
            record.seed = self.seed
            record.shuffle = self.shuffle
            record.start = self.start
            record.deal = self.deal.rolls
            whole = self.moves if self._unfinished() is None else self.moves[:-1]
            record.moves = [move.recorded() for move in whole]
            return record
        record.seen_by = SPECTATOR if seat is None else self._check_seat(seat)
        record.dealt = [event.seen_by(seat) for event in self.deal.events]
        record.moves = [move.recorded_for(seat) for move in self._known_moves(seat)]
        return record


def faces(state: State, seat: int) -> set[tuple[int, str]]:
    """Each piece that a seat sees, with its face, wherever it is."""
    return {(piece, face) for piece, _, face in state.visible_pieces(seat)}
