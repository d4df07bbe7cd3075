"""Snowfall: a toy game that shows what core must allow, whatever Claim happens to need.

Three children throw snowballs for some rounds. A round goes like this:

- The sky of the round (snow, storm or sun) lies face down. Once a game a child may look at it
  while another is asked: a side action. That he looked is public, what he saw is not.
- All secretly choose to hide in the hut or behind the tree; the choices are shown when all are in.
- Each child in turn throws or passes. A throw is a compound move: a card, then a child who hides
  elsewhere. A ball's weight (1 to 3) is on its underside, so the balls of a hand look alike and
  chance takes one. An icicle weighs 2.
- The target is asked whether he catches with a mitten, if by what all know he could hold one: a
  window. What is not caught scores its weight, which is public when the card has landed.
- Then the sky is shown: a storm costs those behind the tree 1, the sun those in the hut. All draw.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from hoarfrost.core.errors import IllegalMove, PositionError, Reason, RollError
from hoarfrost.core.game import TERMINAL, Game, State
from hoarfrost.core.kit import GameKit, LawCase, Trials
from hoarfrost.core.levels import Level
from hoarfrost.core.messages import Message
from hoarfrost.core.options import Option, OptionList, WholeNumber
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_json
from hoarfrost.core.tape import Tape, Values
from tests.core import coins

WORDS = ("pass", "hut", "tree", "throw B", "throw I", "at 0", "at 1", "at 2", "catch", "look")
PASS, HUT, TREE, BALL, ICICLE, AT, _, _, CATCH, LOOK = range(10)
SKIES = ("snow", "storm", "sun", "sun")
SEATS = range(3)
PUBLIC = ("round", "step", "turn", "past", "lookers", "looked", "target", "pile", "scores")
HIDDEN = ("sky", "hides", "picked", "flight", "deck", "hands", "rolls")


class SnowfallState(State):
    def __init__(self, game: "Snowfall", rng: Rng) -> None:
        super().__init__(rng)
        self.game = game
        self.round = 0
        self.step = "hide"  # then throw, catch, and over at the end
        self.turn = 0
        self.past: list[str] = []  # the skies of rounds gone by
        self.lookers: list[int] = []  # who looked at the sky that now lies there
        self.looked: list[int] = []  # who has used his look
        self.target = -1
        self.pile: list[str] = []
        self.scores = [0, 0, 0]
        self.sky = ""
        self.hides = ["", "", ""]
        self.picked = ""  # the face that the thrower has chosen and nobody else has seen yet
        self.flight = ""
        self.deck: list[str] = []
        self.hands: list[list[str]] = [[], [], []]
        self.rolls: list[str] = []

    def current_player(self) -> int:
        if self.step == "over":
            return TERMINAL
        return self.target if self.step == "catch" else self.turn

    def is_terminal(self) -> bool:
        return self.step == "over"

    def is_mid_move(self) -> bool:
        return self.picked != ""

    def targets(self) -> list[int]:
        return [seat for seat in SEATS if self.hides[seat] != self.hides[self.turn]]

    def holds(self, seat: int, face: str) -> bool:
        return any(card[0] == face for card in self.hands[seat])

    def may_hold_mitten(self, seat: int) -> bool:
        """Whether all would believe it: a window is asked by public facts."""
        return bool(self.hands[seat]) and self.pile.count("M") < self.game.options["mittens"]

    def legal_actions(self, seat: int = -1) -> list[int]:
        if self.step == "over":
            return []
        asked = self.current_player()
        if seat not in (-1, asked):
            return [LOOK] if seat in SEATS and seat not in self.looked else []
        if self.step == "hide":
            return [HUT, TREE]
        if self.step == "catch":
            return [PASS, CATCH] if self.holds(asked, "M") else [PASS]
        if self.picked:
            return [AT + target for target in self.targets()]
        faces = [(BALL, "B"), (ICICLE, "I")] if self.targets() else []
        return [PASS] + [action for action, face in faces if self.holds(asked, face)]

    def legal_count(self) -> int:
        return len(self.legal_actions())

    def nth_legal(self, n: int) -> int:
        return self.legal_actions()[n]

    def apply_action(self, action: int, seat: int = -1) -> None:
        seat = self.current_player() if seat == -1 else seat
        if action not in self.legal_actions(seat):
            self.refuse(WORDS[action] if 0 <= action < len(WORDS) else str(action), seat)
        if action == LOOK:
            self.looked = sorted([*self.looked, seat])
            self.lookers = sorted([*self.lookers, seat])
            self.tell("look", {"seat": seat}, {seat: {"sky": self.sky}})
        elif self.step == "hide":
            self.hide(seat, WORDS[action])
        elif self.step == "catch":
            self.land(caught=action == CATCH)
        elif action == PASS:
            self.tell("pass", {"seat": seat})
            self.next_turn()
        elif self.picked:
            self.throw(action - AT)
        else:
            self.picked = "B" if action == BALL else "I"

    def hide(self, seat: int, place: str) -> None:
        self.hides[seat] = place
        self.tell("hide", {"seat": seat})
        self.turn += 1
        if self.turn == len(SEATS):
            self.step, self.turn = "throw", 0
            self.tell("hidden", {"places": list(self.hides)})

    def throw(self, target: int) -> None:
        alike = [card for card in self.hands[self.turn] if card[0] == self.picked]
        self.flight = self.chance(alike)
        self.hands[self.turn].remove(self.flight)
        self.tell("throw", {"seat": self.turn, "target": target, "face": self.picked})
        self.picked, self.target = "", target
        if self.may_hold_mitten(target):
            self.step = "catch"
        else:
            self.land(caught=False)

    def land(self, caught: bool) -> None:
        if caught:
            self.hands[self.target].remove("M")
            self.pile.append("M")
        else:
            self.scores[self.turn] += self.game.weight(self.flight)
        self.tell("land", {"card": self.flight, "target": self.target, "caught": caught})
        self.pile.append(self.flight)
        self.flight, self.target, self.step = "", -1, "throw"
        self.next_turn()

    def next_turn(self) -> None:
        self.turn += 1
        if self.turn < len(SEATS):
            return
        wet = {"storm": "tree", "sun": "hut"}.get(self.sky)
        for seat in SEATS:
            self.scores[seat] -= self.hides[seat] == wet
        self.past.append(self.sky)
        self.tell("sky", {"sky": self.sky})
        self.round += 1
        self.draw_cards(1)
        self.begin_round()

    def draw_cards(self, count: int) -> None:
        for seat in [seat for _ in range(count) for seat in SEATS if self.deck]:
            if self.deck:
                card = self.chance(self.deck)
                self.deck.remove(card)
                self.hands[seat] = sorted([*self.hands[seat], card])
                self.tell("draw", {"seat": seat}, {seat: {"face": card[0]}})

    def begin_round(self) -> None:
        self.turn, self.lookers, self.hides = 0, [], ["", "", ""]
        if self.round == self.game.options["rounds"]:
            self.step, self.sky = "over", ""
        else:
            self.step, self.sky = "hide", self.chance(self.game.skies_left(self.past))

    def chance(self, results: list[str]) -> str:
        """One of these, by the coming rolls or else by the generator."""
        if self.rolls and self.rolls[0] not in results:
            raise RollError(f"{self.rolls[0]!r} cannot come now, only {', '.join(results)}")
        result = self.rolls.pop(0) if self.rolls else results[self.rng.below(len(results))]
        if self.tape is not None:
            self.tape.rolls.append(result)
        return result

    def feed(self, rolls: Sequence[str]) -> None:
        self.rolls += rolls

    def tell(self, kind: str, values: Values, secrets: dict[int, Values] | None = None) -> None:
        if self.tape is not None:
            self.tape.tell(kind, f"snowfall.{kind}", values, secrets)

    def returns(self) -> list[float]:
        best = max(self.scores)
        if self.step != "over":
            return [0.0, 0.0, 0.0]
        won = 1.0 if self.scores.count(best) == 1 else 0.0
        return [won if score == best else -1.0 for score in self.scores]

    def result(self) -> Json | None:
        return {"scores": list(self.scores)} if self.step == "over" else None

    def clone(self) -> "SnowfallState":
        twin = type(self)(self.game, self.rng.clone())
        for name in PUBLIC + HIDDEN:
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def to_json(self) -> Json:
        fields = {name: copied(getattr(self, name)) for name in PUBLIC + HIDDEN}
        return {"game": self.game.name, **fields, "rng": self.rng.to_json()}

    def view(self, seat: int | None) -> Json:
        view: Json = {name: copied(getattr(self, name)) for name in PUBLIC}
        shown = self.step != "hide"
        view["hides"] = [place if shown or n == seat else "" for n, place in enumerate(self.hides)]
        view["sky"] = self.sky if seat in self.lookers else ""
        view["picked"] = self.picked if seat == self.current_player() else ""
        view["flight"] = self.flight[:1]
        view["counts"] = [len(hand) for hand in self.hands]
        view["seat"] = seat
        view["hand"] = [] if seat is None else [card[0] for card in self.hands[seat]]
        return view

    def resample(self, seat: int, rng: Rng) -> "SnowfallState":
        return self.game.sample(self.view(seat), rng)

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        hand = [] if seat is None else [(card, f"hand {seat}") for card in self.hands[seat]]
        flight = [(self.flight, "flight")] if self.flight else []
        left, pieces = list(self.game.cards), []
        for card, place in [(card, "pile") for card in self.pile] + flight + hand:
            pieces.append((left.index(card), place, card if place == "pile" else card[0]))
            left[pieces[-1][0]] = ""
        return pieces

    def action_to_string(self, action: int) -> str:
        return WORDS[action]

    def string_to_action(self, text: str) -> int:
        if self.why_not(text):
            self.refuse(text, self.current_player())
        return WORDS.index(text)

    def refuse(self, move: str, seat: int) -> NoReturn:
        raise IllegalMove(move, self.why_not(move, seat), self.information_state_string(seat))

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        asked = self.current_player()
        seat = asked if seat is None else seat
        if text not in WORDS:
            return [Reason("E_UNKNOWN", "snowfall.words", Message("There is no move {m}.", m=text))]
        if WORDS.index(text) in self.legal_actions(seat):
            return []
        if self.step == "over":
            return [Reason("E_GAME_OVER", "snowfall.end", Message("The game is over."))]
        if seat != asked:
            late = Message("Seat {n} is asked, and {m} must wait.", n=asked, m=text)
            return [Reason("E_NOT_YOUR_TURN", "snowfall.turn", late)]
        no = Message("Your hand or the moment does not allow {m}.", m=text)
        return [Reason("E_NOT_NOW", f"snowfall.{self.step}", no)]

    def invariants(self) -> list[str]:
        flight = [self.flight] if self.flight else []
        cards = sorted(sum(self.hands, self.deck + self.pile + flight))
        return [] if cards == self.game.cards else [f"the cards are {cards}"]


class Snowfall(Game):
    def __init__(self, options: Json, state_type: type[SnowfallState] = SnowfallState) -> None:
        super().__init__("snowfall", "1", OPTIONS.resolve(options), len(SEATS))
        self.state_type = state_type  # for tests with a state that does something wrong
        number: dict[str, int] = self.options
        balls = ["B1", "B2", "B3"] * number["balls"]
        self.cards = sorted(balls + ["I"] * number["icicles"] + ["M"] * number["mittens"])

    def num_distinct_actions(self) -> int:
        return len(WORDS)

    def max_game_length(self) -> int:
        return 12 * int(self.options["rounds"]) + len(SEATS)

    def weight(self, card: str) -> int:
        return 2 if card == "I" else int(card[1])

    def skies_left(self, past: list[str]) -> list[str]:
        return without(SKIES, past)

    def deal(self, rng: Rng, rolls: Sequence[str], tape: Tape | None) -> SnowfallState:
        state = self.state_type(self, rng)
        state.tape = tape
        state.deck = list(self.cards)
        state.feed(rolls)
        state.draw_cards(self.options["hand"])
        state.begin_round()
        state.tape = None
        return state

    def from_json(self, position: Json) -> SnowfallState:
        state = self.state_type(self, rng_from_json(position["rng"]))
        for name in PUBLIC + HIDDEN:
            if name not in position:
                raise PositionError(f"the position lacks {name}")
            setattr(state, name, copied(position[name]))
        return state

    def sample(self, view: Json, rng: Rng) -> SnowfallState:
        """Half a throw of another seat is a thought, not a world: the sample stands before it."""
        state = self.state_type(self, rng.fork())
        for name in (*PUBLIC, "hides", "sky", "picked"):
            setattr(state, name, copied(view[name]))
        unseen = without(self.cards, state.pile)
        if view["flight"]:
            state.flight = take(unseen, view["flight"], rng)
        own = [take(unseen, face, rng) for face in view["hand"]]
        for seat in SEATS:
            others = [] if seat == view["seat"] else range(view["counts"][seat])
            state.hands[seat] = sorted(take(unseen, "", rng) for _ in others)
            if state.step == "hide" and seat < state.turn and seat != view["seat"]:
                state.hides[seat] = WORDS[HUT + rng.below(2)]
        if view["seat"] is not None:
            state.hands[view["seat"]] = sorted(own)
        state.deck = unseen
        if state.step != "over" and not state.sky:
            state.sky = take(self.skies_left(state.past), "", rng)
        return state


def copied(value: Any) -> Any:
    return [copied(item) for item in value] if isinstance(value, list) else value


def without(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def take(cards: list[str], face: str, rng: Rng) -> str:
    """Take out one of the cards of this face ("": of any) by chance."""
    alike = [n for n, card in enumerate(cards) if card.startswith(face)]
    return cards.pop(alike[rng.below(len(alike))])


def number(name: str, low: int, high: int, default: int) -> Option:
    return Option(name, WholeNumber(low, high), default, Message(name))


OPTIONS = OptionList(
    [
        number("rounds", 1, 3, 2),
        number("hand", 1, 3, 2),
        number("balls", 1, 3, 1),
        number("icicles", 0, 9, 2),
        number("mittens", 0, 9, 2),
    ]
)


def make_game(options: Mapping[str, object], _seats: int = 3) -> Snowfall:
    return Snowfall(dict(options))


KIT = GameKit(
    name="snowfall",
    package=__name__,
    least_seats=3,
    most_seats=3,
    options=OPTIONS,
    make_game=make_game,
    speech=coins.CoinsSpeech(),
    levels=[Level("fox", "search:50", Message("Plays."))],
    trials=Trials(
        [
            LawCase(options, 3)
            for options in (
                {},
                {"rounds": 1, "hand": 1, "icicles": 0, "mittens": 1},
                {"rounds": 3, "hand": 3, "balls": 3, "icicles": 4, "mittens": 4},
                {"rounds": 2, "hand": 2, "balls": 2, "icicles": 0, "mittens": 0},  # no catching
                {"rounds": 3, "hand": 1, "balls": 1, "icicles": 0, "mittens": 9},
                {"rounds": 3, "hand": 2, "balls": 1, "icicles": 3, "mittens": 0},  # no deck left
            )
        ]
    ),
)
