"""The laws that every game keeps, checked by random play through the contract alone.

`check_game` plays one game and watches; `fuzz` plays until enough actions are seen. What costs
little is checked at every action, what costs more (views, samples, JSON) at a share of them, the
`rate`. The first thing that is wrong raises LawBroken, which tells how to see it again.
"""

import json
from collections.abc import Callable, Sequence
from typing import Final

from hoarfrost.core.asking import some_question, told, typed
from hoarfrost.core.comparing import (
    answer_to_action,
    answer_to_text,
    as_sent,
    canonical,
    events_seen,
    first_difference,
    handles_after,
    without_chance,
)
from hoarfrost.core.errors import IllegalMove
from hoarfrost.core.game import TERMINAL, Game, State
from hoarfrost.core.match import Match
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.moves import (
    WORDS_OF_A_MOVE,
    WORDS_OF_A_STEP,
    answered_somehow,
    asked_in_turn,
    continues,
)
from hoarfrost.core.plain import Json
from hoarfrost.core.reads import answered, first_other_work
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Tape

LAWS: Final = {
    0: "a legal game never crashes",
    1: "the same seed and actions give the same states",
    2: "copies, positions, texts and results of chance say exactly what the state is",
    3: "there is always something to do until the end, which comes, and nothing is lost",
    4: "nobody learns what they may not know",
    5: "a sample depends on what its seat knows alone, and is a good position",
    # 6, that every rule has a test, is no matter of play
    7: "a seat is answered from what it knows alone, and the work tells nothing of the rest",
}
ODD_TEXTS: Final = ("", "pass", "no such move", "42")  # what people type
TEXTS_TRIED: Final = 8
ACTIONS_TRIED: Final = 4
ANSWERS_TRIED: Final = 8
RATE_SCALE: Final = 1_000_000

Choose = Callable[[int], int]  # of so many moves, the number of the one to make
Move = tuple[int, int]  # seat and action


class LawBroken(Exception):  # noqa: N818 - says what happened
    """A game does not keep a law."""

    def __init__(self, law: int, what: str, where: str) -> None:
        super().__init__(f"law {law} ({LAWS[law]}): {what}\n{where}")
        self.law = law
        self.what = what


class Report:
    """How much was checked."""

    def __init__(self) -> None:
        self.games = 0
        self.plies = 0
        self.checks: dict[int, int] = dict.fromkeys(LAWS, 0)

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.plies += other.plies
        for law, checks in other.checks.items():
            self.checks[law] += checks

    def __str__(self) -> str:
        laws = ", ".join(f"law {law}: {n:,}" for law, n in self.checks.items() if n)
        return f"{self.plies:,} actions in {self.games:,} games; checks of {laws}"


def check_game(
    game: Game,
    seed: int | str,
    *,
    rate: float = 0.1,
    choose: Choose | None = None,
    report: Report | None = None,
) -> Report:
    """Play one game and check laws 1 to 5 and 7; raises LawBroken.

    The seed decides all: the chance of the game, the actions, and what is looked at. `choose` may
    choose the actions instead, among those of the asked seat and the side actions of the others.
    """
    trial = Trial(game, seed, rate, choose, Report() if report is None else report)
    try:
        trial.play()
    except LawBroken:
        raise
    except Exception as error:
        raise trial.broken(0, f"{type(error).__name__}: {error}") from error
    return trial.report


def fuzz(
    games: Sequence[Game],
    plies: int,
    seed: int | str,
    *,
    rate: float = 0.1,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play the games in turn, each time with another seed, until so many actions are checked."""
    report = Report()
    while report.plies < plies:
        n = report.games
        check_game(games[n % len(games)], f"{seed}.{n}", rate=rate, report=report)
        if progress is not None:
            progress(report)
    return report


class Trial:
    """One game under the eyes of the laws."""

    def __init__(
        self, game: Game, seed: int | str, rate: float, choose: Choose | None, report: Report
    ) -> None:
        self.game = game
        self.seed = seed
        self.rate = rate
        self.threshold = int(rate * RATE_SCALE)
        self.choose = choose
        self.report = report
        self.rng = rng_from_seed(f"laws {seed}")
        self.languages = LANGUAGES
        self.seats = range(game.num_players())
        self.ply = 0
        self.told: list[str] = []  # the moves so far, for the message
        self.texts: dict[str, None] = dict.fromkeys(ODD_TEXTS)  # all seen so far, in order
        self.deal_tape = Tape()
        self.state = game.deal(rng_from_seed(seed), [], self.deal_tape)

    def play(self) -> None:
        twin = self.game.new_initial_state(self.seed)
        self.same(1, self.state, twin, "two deals of one seed differ")
        replay = self.game.deal(self.rng.fork(), self.deal_tape.rolls, None)
        self.same_but_chance(self.state, replay, "a deal of the told results of chance differs")
        self.report.games += 1
        while not self.state.is_terminal():
            self.check_asked()
            closely = self.rng.below(RATE_SCALE) < self.threshold
            seat, action = self.next_move()
            if closely:
                self.check_position()
                self.check_knowledge()
                self.check_action(seat, action)
                self.check_answer(int(self.rng.below(len(self.seats))))
            self.make(seat, action, twin, replay)
            if closely:
                self.same(1, self.state, twin, "two runs differ")
        self.same(1, self.state, twin, "two runs differ at the end")
        self.same_but_chance(self.state, replay, "the replay of the record ends otherwise")
        self.check_end()
        self.check_position()
        self.check_knowledge()

    def next_move(self) -> Move:
        asked = self.state.current_player()
        moves = [(int(asked), action) for action in self.state.legal_actions()]
        for seat in self.seats:
            if seat != asked:
                moves += [(seat, action) for action in self.state.legal_actions(seat)]
        if self.choose is None:
            return moves[self.rng.below(len(moves))]
        return moves[self.choose(len(moves))]

    def make(self, seat: int, action: int, twin: State, replay: State) -> None:
        """Carry out a move: in the game, in its twin, and in the replay from the record alone."""
        asked = seat == self.state.current_player()
        text = self.state.action_to_string(action)
        self.told.append(f"{seat}: {text}")
        tape = Tape()
        self.state.tape = tape
        if asked:
            self.state.apply_action(action)
        else:
            self.state.apply_action(action, seat)
        self.state.tape = None
        twin.apply_action(action, seat)
        replay.feed(tape.rolls)
        if asked:
            action = replay.string_to_action(text)
        replay.apply_action(action, seat)
        self.ply += 1
        self.report.plies += 1

    # Law 1 to 3: what needs no view

    def check_asked(self) -> None:
        """The cheap part, at every action: somebody is asked, and their legal actions are right."""
        state = self.state
        self.report.checks[3] += 1
        if self.ply >= self.game.max_game_length():
            raise self.broken(3, f"the game goes on after {self.ply} actions, its longest")
        asked = state.current_player()
        if asked not in self.seats:
            raise self.broken(3, f"seat {asked} is asked, and there is no such seat")
        legal = state.legal_actions()
        if not legal:
            raise self.broken(3, "no action is legal before the end", asked)
        self.report.checks[2] += 1
        self.check_list(legal, asked)
        if state.legal_count() != len(legal):
            raise self.broken(2, f"legal_count() is {state.legal_count()} for {legal}", asked)
        nth = [int(state.nth_legal(n)) for n in range(len(legal))]
        if nth != legal:
            raise self.broken(2, f"nth_legal() gives {nth} for {legal}", asked)

    def check_list(self, legal: list[int], seat: int) -> None:
        if legal != sorted(set(legal)):
            raise self.broken(2, f"legal actions are not ascending and distinct: {legal}", seat)
        if legal and not 0 <= legal[0] <= legal[-1] < self.game.num_distinct_actions():
            raise self.broken(2, f"legal actions out of range: {legal}", seat)

    def check_candidates(self, state: State) -> None:
        """What a search looks at: some of the legal actions, the same in every sample."""
        if state.is_terminal():
            return
        asked = int(state.current_player())
        found = state.candidates()
        self.check_list(found, asked)
        if not found or not set(state.legal_actions()).issuperset(found):
            raise self.broken(2, f"candidates() gives {found}, which are not legal actions", asked)
        if state.known_to(asked).candidates() != found:
            raise self.broken(4, "candidates() depends on what the seat does not know", asked)

    def check_position(self) -> None:
        """The position as a whole: invariants, JSON, clone, texts, and what it refuses."""
        state = self.state
        self.report.checks[3] += 1
        problems = state.invariants()
        if problems:
            raise self.broken(3, "; ".join(problems))
        if not state.is_terminal() and (any(state.returns()) or state.result() is not None):
            raise self.broken(3, "there are returns or a result before the end")
        self.check_candidates(state)
        self.check_window(state)
        self.check_json(state)
        clone = state.clone()
        self.same(2, state, clone, "the clone differs")
        if clone.tape is not None:
            raise self.broken(2, "the clone took the tape along")
        for seat in self.seats:
            self.check_texts(seat)
            self.check_refusals(seat)

    def check_window(self, state: State) -> None:
        is_open = state.is_window() and not state.is_mid_move()
        if is_open and int(state.pass_action()) not in state.legal_actions():
            raise self.broken(3, "a window cannot be passed", int(state.current_player()))

    def seen_of_window(self, state: State) -> str:
        """What all see of a window; nobody else sees that a move in it has begun."""
        if self.state.is_mid_move() or not state.is_window():
            return ""
        return str(state.stops())

    def check_json(self, state: State) -> None:
        """from_json(to_json(s)) is s, and the views are plain data too."""
        self.report.checks[2] += 1
        read = self.game.from_json(self.plain(state.to_json(), "to_json()"))
        self.same(2, state, read, "from_json(to_json()) differs")
        for seat in self.seats:
            if read.legal_actions(seat) != state.legal_actions(seat):
                raise self.broken(2, "from_json(to_json()) has other legal actions", seat)
        for viewer in (*self.seats, None):
            view = state.view(viewer)
            self.plain(view, f"view({viewer})")
            if as_sent(read.view(viewer)) != as_sent(view):
                differs = first_difference(as_sent(view), as_sent(read.view(viewer)))
                raise self.broken(2, f"from_json(to_json()) has another view: {differs}", viewer)

    def plain(self, data: Json, what: str) -> Json:
        """The data after a journey as JSON text, which must not change it."""
        arrived: Json = json.loads(json.dumps(data))
        if arrived != data:
            differs = first_difference(repr(data), repr(arrived))
            raise self.broken(2, f"{what} is not plain JSON data: {differs}")
        return arrived

    def check_texts(self, seat: int) -> None:
        """Each legal action has a text of its own that leads back to it and is not forbidden."""
        state = self.state
        legal = state.legal_actions(seat)
        self.check_list(legal, seat)
        asked = seat == state.current_player()
        if asked and legal != state.legal_actions():
            raise self.broken(2, "legal_actions() and legal_actions(asked seat) differ", seat)
        texts: dict[str, int] = {}
        for action in legal:
            text = state.action_to_string(action)
            if len(text.split()) > WORDS_OF_A_STEP:
                raise self.broken(2, f"{text!r} has more than {WORDS_OF_A_STEP} words", seat)
            if text in texts:
                raise self.broken(2, f"{texts[text]} and {action} are both called {text!r}", seat)
            texts[text] = action
            reasons = state.why_not(text, seat)
            if reasons:
                raise self.broken(2, f"why_not({text!r}) of a legal action: {reasons}", seat)
            if asked and state.string_to_action(text) != action:
                raise self.broken(2, f"{action} is called {text!r}, which leads elsewhere", seat)
        self.texts.update(dict.fromkeys(texts))
        if asked:
            for text in self.some_texts():
                refused = not isinstance(answer_to_text(state, text), int)
                if refused != bool(state.why_not(text)):
                    raise self.broken(2, f"string_to_action and why_not disagree: {text!r}", seat)

    def check_further_steps(self, seat: int) -> None:
        """continues_after() knows without trying what comes of trying."""
        before = canonical(self.state.to_json())
        for action in self.state.legal_actions(seat):
            told = self.state.continues_after(action, seat)
            if told != State.continues_after(self.state, action, seat):
                text = self.state.action_to_string(action)
                raise self.broken(2, f"continues_after({text!r}) is {told}", seat)
            if canonical(self.state.to_json()) != before:
                raise self.broken(2, "an action on a clone changes the original", seat)

    def check_refusals(self, seat: int) -> None:
        """What is not legal raises IllegalMove with a reason and changes nothing."""
        self.report.checks[2] += 1
        before = canonical(self.state.to_json())
        for action in self.illegal_actions(seat):
            try:
                self.state.apply_action(action, seat)
            except IllegalMove as refusal:
                if not refusal.reasons:
                    raise self.broken(
                        2, f"action {action} is refused without a reason", seat
                    ) from None
            else:
                raise self.broken(2, f"action {action} is not legal, and is carried out", seat)
        after = canonical(self.state.to_json())
        if after != before:
            differs = first_difference(before, after)
            raise self.broken(2, f"a refused action changes the state: {differs}", seat)

    def illegal_actions(self, seat: int) -> list[int]:
        """Some actions that the seat cannot take, with the two just out of range."""
        legal = self.state.legal_actions(seat)
        count = self.game.num_distinct_actions()
        some = [int(self.rng.below(count)) for _ in range(ACTIONS_TRIED)]
        others = self.state.legal_actions()[:1]
        return [action for action in [*some, *others, -1, count] if action not in legal]

    def check_action(self, seat: int, action: int) -> None:
        """A clone and a copy from JSON go on like the original, also with chance fed back."""
        self.report.checks[2] += 1
        before = canonical(self.state.to_json())
        clone, tape = self.after(self.state, seat, action)
        if canonical(self.state.to_json()) != before:
            raise self.broken(2, "an action on a clone changes the original", seat)
        copy, _ = self.after(self.game.from_json(self.state.to_json()), seat, action)
        self.same(2, clone, copy, "after from_json(to_json()) the game goes on otherwise")
        silent = self.state.clone()
        silent.apply_action(action, seat)
        self.same(2, clone, silent, "without a tape the game goes on otherwise")
        if tape.rolls:
            self.check_rolls(seat, action, clone, tape)
        self.check_further_steps(seat)
        self.check_log(seat, action)
        self.check_whole_move()
        self.check_asked_at_once()

    def check_rolls(self, seat: int, action: int, expected: State, tape: Tape) -> None:
        """Told results of chance, fed back, give the same again; nobody sees them coming."""
        fed = self.state.clone()
        fed.rng = self.rng.fork()
        fed.feed(tape.rolls)
        base = self.rng.fork()
        for viewer in self.seats:
            if as_sent(fed.view(viewer)) != as_sent(self.state.view(viewer)):
                raise self.broken(4, "the view shows coming results of chance", viewer)
            sample = fed.resample(viewer, base.clone())
            unfed = self.state.resample(viewer, base.clone())
            self.same(5, sample, unfed, "a sample keeps coming results of chance", viewer)
        again, retold = self.after(fed, seat, action)
        self.same_but_chance(expected, again, "the told results of chance lead elsewhere")
        if retold.rolls != tape.rolls:
            raise self.broken(2, f"fed {tape.rolls}, the tape tells {retold.rolls}")

    def check_end(self) -> None:
        state = self.state
        self.report.checks[3] += 1
        if state.current_player() != TERMINAL:
            raise self.broken(3, f"seat {state.current_player()} is asked after the end")
        if state.legal_count() or any(state.legal_actions(seat) for seat in (-1, *self.seats)):
            raise self.broken(3, "there are legal actions after the end")
        returns = state.returns()
        if len(returns) != len(self.seats) or not all(-1 <= value <= 1 for value in returns):
            raise self.broken(3, f"returns are {returns}")
        if state.result() is None:
            raise self.broken(3, "there is no result at the end")

    # Law 4 and 5: what a seat may know

    def check_knowledge(self) -> None:
        """Of one seat: what looks alike to it does, and its samples depend on its view alone."""
        seat = int(self.rng.below(len(self.seats)))
        self.check_no_leak(seat)
        self.check_sample(seat)

    def check_no_leak(self, seat: int) -> None:
        """A state that the seat cannot tell from this one tells it the same, word for word."""
        self.report.checks[4] += 1
        if self.state.all_see_alike() and self.sees(seat) != self.sees(None):
            raise self.broken(4, "it sees other pieces than all, who are said to see alike", seat)
        other = self.state.resample(seat, self.rng.fork())
        texts = self.typed_texts()
        illegal = self.illegal_actions(seat)
        ours = self.looks(self.state, seat, texts, illegal)
        theirs = self.looks(other, seat, texts, illegal)
        for what, seen in ours.items():
            if theirs[what] != seen:
                differs = first_difference(seen, theirs[what])
                raise self.broken(4, f"{what} tells hidden things: {differs}", seat)

    def sees(self, viewer: int | None) -> list[tuple[int, str, str]]:
        return sorted(self.state.visible_pieces(viewer))

    def check_asked_at_once(self) -> None:
        """What one seat chooses in secret changes nothing for those who choose with it."""
        together = self.state.asked_at_once()
        first = int(self.state.current_player())
        if together[:1] != [first] or len(set(together)) != len(together):
            raise self.broken(4, f"seat {first} is asked, but asked_at_once() is {together}")
        if len(together) == 1 or self.state.is_mid_move():
            return
        self.report.checks[4] += 1
        one, two = self.some_answer(first), self.some_answer(first)
        for state in (one, two):
            if state.asked_at_once() != together[1:]:
                raise self.broken(4, f"after one of {together}, {state.asked_at_once()} are asked")
        texts = self.typed_texts()
        for seat in together[1:]:
            ours = self.looks(asked_in_turn(one, seat), seat, texts, [])
            theirs = self.looks(asked_in_turn(two, seat), seat, texts, [])
            for what, seen in ours.items():
                if theirs[what] != seen:
                    differs = first_difference(seen, theirs[what])
                    raise self.broken(4, f"{what} tells a secret answer: {differs}", seat)
            self.check_actions_aside(asked_in_turn(one, seat), seat)

    def check_actions_aside(self, asked: State, seat: int) -> None:
        """What answers nothing can be done before the State asks this seat, too."""
        legal = asked.legal_actions()
        for action in legal:
            after, _ = self.after(asked, seat, action)
            others = set(legal) - {action}
            stays_asked = after.current_player() == seat and not after.is_mid_move()
            is_aside = stays_asked and others <= set(after.legal_actions())
            if is_aside and action not in self.state.legal_actions(seat):
                text = asked.action_to_string(action)
                raise self.broken(4, f"{text!r} answers nothing and must wait for others", seat)

    def some_answer(self, seat: int) -> State:
        """The state after an answer of the asked seat, by chance, if one ends what it is asked."""
        for _ in range(ANSWERS_TRIED):
            state = self.state.clone()
            state.apply_action(state.nth_legal(self.rng.below(state.legal_count())), seat)
            while state.is_mid_move() and state.current_player() == seat:
                state.apply_action(state.nth_legal(self.rng.below(state.legal_count())), seat)
            if state.current_player() != seat:
                return state
        return answered_somehow(self.state)

    def looks(
        self, state: State, seat: int, texts: list[str], illegal: list[int]
    ) -> dict[str, str]:
        """All that this seat, and a spectator, is told of a state."""
        asked = state.current_player()
        legal = state.legal_actions(seat)
        refusals = [answer_to_action(state, action, seat, self.languages) for action in illegal]
        refusals += [str(answer_to_text(state, text, seat, self.languages)) for text in texts]
        return {
            "view()": as_sent(state.view(seat)),
            "information_state_string()": state.information_state_string(seat),
            "a spectator's view()": as_sent(state.view(None)),
            "current_player()": str(asked),
            "is_window() or stops()": self.seen_of_window(state),
            "is_mid_move()": str(seat == asked and state.is_mid_move()),
            "legal_actions()": str(legal),
            "action_to_string()": str([state.action_to_string(action) for action in legal]),
            "why_not()": str([told(state.why_not(text, seat), self.languages) for text in texts]),
            "IllegalMove": str(refusals),
            "a handle": as_sent(handles_after(seat, [state])),
            "a spectator's handle": as_sent(handles_after(None, [state])),
            "to_svg()": state.to_svg(seat),
            "result()": as_sent([state.result(), state.returns()]),
        }

    def check_answer(self, seat: int) -> None:
        """A seat is answered the same, with the same work, in states that it cannot tell apart.

        Half a move of another is left out: no table stands there.
        """
        asked = self.state.current_player()
        if self.state.is_terminal() or (self.state.is_mid_move() and seat != asked):
            return
        self.report.checks[7] += 1
        other = self.state.resample(seat, self.rng.fork())
        here, there = self.match_from(self.state), self.match_from(other)
        legal = self.state.legal_actions(seat)
        if other.legal_actions(seat) != legal:
            raise self.broken(4, "legal_actions() tells hidden things", seat)
        if legal and self.rng.below(2):  # after a move of its own there is something to take back
            action = legal[self.rng.below(len(legal))]
            here.push_action(action, seat)
            there.push_action(action, seat)
            if here.is_over() or as_sent(here.view(seat)) != as_sent(there.view(seat)):
                return
        what, question = some_question(self.rng, seat, list(self.texts))
        question(here)  # what is made once and kept is made now
        ours, theirs = answered(seat, question, here), answered(seat, question, there)
        if str(ours.answer) != str(theirs.answer):
            differs = first_difference(str(ours.answer), str(theirs.answer))
            raise self.broken(4, f"{what} tells hidden things: {differs}", seat)
        if ours.reads:
            raise self.broken(7, f"{what} looks at what is another's: {ours.reads[0]}", seat)
        if ours.work != theirs.work:
            differs = first_other_work(ours.work, theirs.work)
            raise self.broken(7, f"{what} takes another time: {differs}", seat)

    def match_from(self, state: State) -> Match:
        return Match(self.game, play_forced=False, start=state)

    def check_log(self, actor: int, action: int) -> None:
        """What a seat reads in the log follows from what it may know.

        The view of a seat after an action holds all it may know, the action's public results
        included. So if one action leads, from two states that look the same to it, to views that
        are the same, it has read the same; and if two actions of another lead from one state to
        different states behind the same view, it cannot know which was taken, nor read it.
        """
        self.report.checks[4] += 1
        viewer = int(self.rng.below(len(self.seats)))
        after, tape = self.after(self.state, actor, action)
        if after.is_mid_move() and actor == after.current_player():
            self.check_half_move(actor, after, tape)
        other = self.state.resample(viewer, self.rng.fork())
        if action in other.legal_actions(actor):
            other_after, other_tape = self.after(other, actor, action)
            for reader in (viewer, None):
                self.check_same_log(reader, after, tape, other_after, other_tape)
                self.check_same_handles(reader, [self.state, after], [other, other_after])
        legal = self.state.legal_actions(actor)
        for _ in range(min(len(legal) - 1, ACTIONS_TRIED)):
            instead = legal[self.rng.below(len(legal))]
            other_after, other_tape = self.after(self.state, actor, instead)
            if without_chance(other_after.to_json()) == without_chance(after.to_json()):
                continue
            for reader in (*self.seats, None):
                if reader != actor:
                    self.check_same_log(reader, after, tape, other_after, other_tape)
                    self.check_same_handles(reader, [self.state, after], [self.state, other_after])

    def check_whole_move(self) -> None:
        """The same for a move of several steps, of which others see only the whole."""
        actor = int(self.state.current_player())
        if self.state.is_mid_move():
            return
        viewer = int(self.rng.below(len(self.seats)))
        other = self.state.resample(viewer, self.rng.fork())
        one, two = self.state.clone(), other.clone()
        one.tape, two.tape = Tape(), Tape()
        one_tape, two_tape = one.tape, two.tape
        words = 0
        while True:
            action = int(one.nth_legal(self.rng.below(one.legal_count())))
            words += len(one.action_to_string(action).split())
            if words > WORDS_OF_A_MOVE:
                raise self.broken(2, f"a move has more than {WORDS_OF_A_MOVE} words", actor)
            if action not in two.legal_actions(actor):
                return
            one.apply_action(action, actor)
            two.apply_action(action, actor)
            if not continues(one, actor):
                break
        one.tape, two.tape = None, None
        for reader in (viewer, None):
            self.check_same_log(reader, one, one_tape, two, two_tape)
            self.check_same_handles(reader, [self.state, one], [other, two])

    def check_same_log(
        self, reader: int | None, one: State, one_tape: Tape, two: State, two_tape: Tape
    ) -> None:
        if as_sent(one.view(reader)) != as_sent(two.view(reader)):
            return
        one_read = as_sent(events_seen(one_tape.events, reader))
        two_read = as_sent(events_seen(two_tape.events, reader))
        if one_read != two_read:
            differs = first_difference(one_read, two_read)
            raise self.broken(4, f"the log tells hidden things: {differs}", reader)

    def check_same_handles(self, reader: int | None, one: list[State], two: list[State]) -> None:
        """Handles are numbers: they must not tell which of two look-alikes moved."""
        if as_sent(one[-1].view(reader)) != as_sent(two[-1].view(reader)):
            return
        left, right = handles_after(reader, one), handles_after(reader, two)
        if left != right:
            differs = first_difference(as_sent(left), as_sent(right))
            raise self.broken(4, f"a handle tells hidden things: {differs}", reader)

    def check_half_move(self, actor: int, after: State, tape: Tape) -> None:
        """Nobody else sees a step of a compound move before the last."""
        if tape.events:
            raise self.broken(4, f"half a move is in the log: {tape.events[0].kind}", actor)
        if tape.rolls:
            raise self.broken(4, "half a move shows what chance gives, and can be left", actor)
        for reader in (*self.seats, None):
            if reader == actor:
                continue
            before, now = as_sent(self.state.view(reader)), as_sent(after.view(reader))
            if before != now:
                differs = first_difference(before, now)
                raise self.broken(4, f"the view shows half a move of another: {differs}", reader)

    def check_sample(self, seat: int) -> None:
        """A sample is made from the view alone, is a whole position, and can be played on."""
        self.report.checks[5] += 1
        before = canonical(self.state.to_json())
        base = self.rng.fork()
        sample = self.state.resample(seat, base.clone())
        other = self.state.resample(seat, self.rng.fork())
        from_other = other.resample(seat, base.clone())
        self.same(5, sample, from_other, "a sample of a state that looks the same differs", seat)
        from_view = self.game.sample(json.loads(json.dumps(self.state.view(seat))), base.clone())
        self.same(5, sample, from_view, "game.sample(view) differs from resample()", seat)
        if sample.tape is not None:
            raise self.broken(5, "a sample has a tape", seat)
        problems = sample.invariants()
        if problems:
            raise self.broken(5, "a sample is impossible: " + "; ".join(problems), seat)
        self.check_json(sample)
        plies = sample.play_out(self.rng.fork())
        if not sample.is_terminal() or plies > self.game.max_game_length():
            raise self.broken(5, f"a sample does not end in time ({plies} actions)", seat)
        if canonical(self.state.to_json()) != before:
            raise self.broken(5, "sampling, or play on a sample, changes the original", seat)

    # Tools

    def some_texts(self) -> list[str]:
        """Some texts of actions that were legal for anybody so far, and of what people type."""
        texts = list(self.texts)
        return [texts[self.rng.below(len(texts))] for _ in range(TEXTS_TRIED)]

    def typed_texts(self) -> list[str]:
        texts = list(self.texts)
        return [typed(self.rng, texts) for _ in range(TEXTS_TRIED)]

    def after(self, state: State, seat: int, action: int) -> tuple[State, Tape]:
        """A clone of the state after an action, and what was told."""
        state = state.clone()
        tape = Tape()
        state.tape = tape
        state.apply_action(action, seat)
        state.tape = None
        return state, tape

    def same(
        self, law: int, one: State, two: State, otherwise: str, seat: int | None = None
    ) -> None:
        self.report.checks[law] += 1
        left, right = canonical(one.to_json()), canonical(two.to_json())
        if left != right:
            raise self.broken(law, f"{otherwise}: {first_difference(left, right)}", seat)

    def same_but_chance(self, one: State, two: State, otherwise: str) -> None:
        self.report.checks[2] += 1
        left, right = without_chance(one.to_json()), without_chance(two.to_json())
        if left != right:
            raise self.broken(2, f"{otherwise}: {first_difference(left, right)}")

    def broken(self, law: int, what: str, seat: int | None = None) -> LawBroken:
        game = self.game
        of_seat = "" if seat is None else f", seat {seat}"
        last = " / ".join(self.told[-6:]) or "none"
        return LawBroken(
            law,
            what,
            f"in {game.name} {game.options}, seed {self.seed!r}, action {self.ply}{of_seat}\n"
            f"last moves: {last}\n"
            f"again: check_game(hoarfrost.load_game({game.name!r}, **{game.options}), "
            f"{self.seed!r}, rate={self.rate})",
        )
