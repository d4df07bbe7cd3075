"""Coins: a game of a page, to try what surrounds a game.

Two seats hold cards of which they see only whether they are odd or even. On its turn a seat flips
a coin for a point, plays a card face-up, buries one (a compound move: which, then how deep), digs
up the last one buried, peeks at a card of the other, bows low, or challenges: the other can only
accept, and a coin decides. Each seat may cough once, out of turn. After some turns the game is
over.
"""

from collections.abc import Mapping, Sequence

from mypy_extensions import i64

from hoarfrost.core.chance import pick
from hoarfrost.core.errors import IllegalMove, PositionError, Reason
from hoarfrost.core.game import TERMINAL, Game, State
from hoarfrost.core.kit import GameKit, Preset, Trials
from hoarfrost.core.levels import Level
from hoarfrost.core.messages import Message
from hoarfrost.core.options import OneOf, Option, OptionList, WholeNumber
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng, rng_from_json
from hoarfrost.core.score import Score
from hoarfrost.core.tape import Tape

TEXTS = (
    "flip",
    "play odd",
    "play even",
    "bury odd",
    "bury even",
    "deep",
    "shallow",
    "dig",
    "peek",
    "challenge",
    "accept",
    "cough",
    "bow",
    "low",
)
(
    FLIP,
    PLAY_ODD,
    PLAY_EVEN,
    BURY_ODD,
    BURY_EVEN,
    DEEP,
    SHALLOW,
    DIG,
    PEEK,
    CHALLENGE,
    ACCEPT,
    COUGH,
    BOW,
    LOW,
) = range(14)
ALIASES = {"toss": FLIP, "Accept": ACCEPT}

OPTIONS = OptionList(
    [
        Option("turns", WholeNumber(1, 50), 8, Message("Turns")),
        Option(
            "first",
            OneOf({0: Message("Seat 0"), 1: Message("Seat 1")}),
            0,
            Message("Who begins"),
            aliases=("firstLeader",),
        ),
    ]
)


def face(card: int) -> str:
    return "odd" if card % 2 else "even"


class CoinsState(State):
    def __init__(self, game: "CoinsGame", rng: Rng) -> None:
        super().__init__(rng)
        self.game = game
        self.hands: list[list[int]] = [[], []]
        self.deck = [1, 2, 3, 4, 5, 6, 7, 8]
        self.table: list[int] = []
        self.buried: list[int] = []
        self.points = [0, 0]
        self.coughed = [False, False]
        self.seat = 0
        self.turns_left = 0
        self.step = "turn"

    def current_player(self) -> i64:
        return TERMINAL if self.is_terminal() else self.seat

    def is_terminal(self) -> bool:
        return self.turns_left == 0

    def is_mid_move(self) -> bool:
        return self.step.startswith(("bury", "bow"))

    def continues_after(self, action: int, seat: int = -1) -> bool:
        return action in (BURY_ODD, BURY_EVEN, BOW)

    def legal_actions(self, seat: i64 = -1) -> list[int]:
        if seat not in (-1, self.seat):
            return [] if self.coughed[seat] else [COUGH]
        if self.step == "bow":
            return [LOW]
        if self.is_mid_move():
            return [DEEP, SHALLOW]
        if self.step == "answer":
            return [ACCEPT]
        held = {face(card) for card in self.hands[self.seat]}
        actions = [FLIP, PEEK, CHALLENGE, BOW]
        actions += [PLAY_ODD, BURY_ODD] if "odd" in held else []
        actions += [PLAY_EVEN, BURY_EVEN] if "even" in held else []
        actions += [DIG] if self.buried else []
        return sorted(actions)

    def legal_count(self) -> i64:
        return len(self.legal_actions())

    def nth_legal(self, n: i64) -> i64:
        return self.legal_actions()[n]

    def apply_action(self, action: i64, seat: i64 = -1) -> None:
        mover = self.seat if seat == -1 else int(seat)
        if action not in self.legal_actions(mover):
            raise IllegalMove(str(action), self.why_not(str(action), mover), "", mover)
        if action == COUGH:
            self.coughed[mover] = True
            self.tell("cough", {"seat": mover})
        elif action in (BURY_ODD, BURY_EVEN, BOW):
            self.step = TEXTS[action]
        elif action == CHALLENGE:
            self.tell("challenge", {"seat": mover})
            self.pass_on("answer")
        else:
            self.finish(action, mover)
            self.turns_left -= 1
            self.pass_on("turn")

    def finish(self, action: i64, mover: int) -> None:
        if action in (FLIP, ACCEPT):
            side = self.chance(["heads", "tails"])
            self.points[mover] += side == "heads"
            self.tell("flip", {"seat": mover, "side": side})
        elif action in (PLAY_ODD, PLAY_EVEN):
            card = self.take(mover, TEXTS[action].removeprefix("play "))
            self.table.append(card)
            self.tell("play", {"seat": mover, "card": card})
        elif action in (DEEP, SHALLOW):
            card = self.take(mover, self.step.removeprefix("bury "))
            self.buried.insert(0 if action == DEEP else len(self.buried), card)
            self.tell("bury", {"seat": mover}, {mover: {"face": face(card)}})
        elif action == DIG:
            card = self.buried.pop()
            self.hands[mover].append(card)
            self.tell("dig", {"seat": mover}, {mover: {"face": face(card)}})
        elif action == PEEK:
            self.tell("peek", {"seat": mover}, {mover: {"card": self.hands[1 - mover][:1]}})

    def pass_on(self, step: str) -> None:
        self.seat = 1 - self.seat
        self.step = step

    def take(self, seat: int, wanted: str) -> int:
        alike = [card for card in self.hands[seat] if face(card) == wanted]
        card = alike[0] if len(alike) == 1 else int(self.chance([str(card) for card in alike]))
        self.hands[seat].remove(card)
        return card

    def chance(self, results: list[str]) -> str:
        return results[pick(self, results)]

    def tell(self, kind: str, values: Json, secrets: dict[int, Json] | None = None) -> None:
        if self.tape is not None:
            self.tape.tell(kind, f"coins.{kind}", values, secrets)

    def returns(self) -> list[float]:
        lead = self.points[0] - self.points[1] if self.is_terminal() else 0
        sign = (lead > 0) - (lead < 0)
        return [float(sign), float(-sign)]

    def result(self) -> Json | None:
        return {"points": list(self.points)} if self.is_terminal() else None

    def clone(self) -> "CoinsState":
        copy = CoinsState(self.game, self.rng.clone())
        copy.set(self.to_json())
        return copy

    def set(self, position: Json) -> None:
        self.hands = [list(hand) for hand in position["hands"]]
        self.deck = list(position["deck"])
        self.table = list(position["table"])
        self.buried = list(position["buried"])
        self.points = list(position["points"])
        self.coughed = list(position["coughed"])
        self.seat = position["seat"]
        self.turns_left = position["turns_left"]
        self.step = position["step"]
        self.feed(position["rolls"])

    def to_json(self) -> Json:
        return {
            "game": "coins",
            "options": self.game.options,
            "hands": [list(hand) for hand in self.hands],
            "deck": list(self.deck),
            "table": list(self.table),
            "buried": list(self.buried),
            "points": list(self.points),
            "coughed": list(self.coughed),
            "seat": self.seat,
            "turns_left": self.turns_left,
            "step": self.step,
            "rolls": self.coming_rolls(),
            "rng": self.rng.to_json(),
        }

    def action_to_string(self, action: int) -> str:
        return TEXTS[action]

    def string_to_action(self, text: str, seat: int = -1) -> int:
        if text in ALIASES:
            return ALIASES[text]
        if text in TEXTS:
            return TEXTS.index(text)
        mover = self.seat if seat < 0 else seat
        raise IllegalMove(text, self.why_not(text, mover), "", mover)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        mover = self.seat if seat is None else seat
        if text.startswith(("play ", "bury ")) and mover == self.seat:
            message = Message("You have no such card: {move}.", move=text)
            return [Reason("E_NO_CARD", "coins.cards", message)]
        return []

    def view(self, seat: int | None) -> Json:
        mine = seat == self.seat
        return {
            "turns_left": self.turns_left,
            "asked": int(self.current_player()),
            "step": self.step if mine or self.step == "answer" else "turn",
            "points": list(self.points),
            "table": list(self.table),
            "buried": len(self.buried),
            "hands": [
                sorted(face(card) for card in hand) if seat == owner else len(hand)
                for owner, hand in enumerate(self.hands)
            ],
        }

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        pieces = [(card, "table", str(card)) for card in self.table]
        if seat is not None:
            pieces += [(card, f"hand{seat}", face(card)) for card in self.hands[seat]]
        return pieces

    def resample(self, seat: int, rng: Rng) -> State:
        raise TypeError("nothing is searched in Coins: no test samples it")


class CoinsGame(Game):
    def __init__(self, options: Json, rules_version: str = "1") -> None:
        super().__init__("coins", rules_version, OPTIONS.resolve(options), 2)

    def num_distinct_actions(self) -> int:
        return len(TEXTS)

    def max_game_length(self) -> int:
        return 3 * int(self.options["turns"]) + 2

    def deal(self, rng: Rng, rolls: Sequence[str], tape: Tape | None) -> State:
        state = CoinsState(self, rng)
        state.tape = tape
        state.feed(rolls)
        state.turns_left = self.options["turns"]
        state.seat = self.options["first"]
        for seat in (0, 1, 0, 1, 0, 1):
            card = int(state.chance([str(card) for card in state.deck]))
            state.deck.remove(card)
            state.hands[seat].append(card)
        for seat in (0, 1):
            faces = sorted(face(card) for card in state.hands[seat])
            state.tell("deal", {"seat": seat}, {seat: {"faces": faces}})
        return state

    def from_json(self, position: Json) -> State:
        if "hands" not in position:
            raise PositionError("a position of Coins has hands")
        state = CoinsState(self, rng_from_json(position["rng"]))
        state.set(position)
        return state

    def sample(self, view: Json, rng: Rng) -> State:
        raise TypeError("nothing is searched in Coins: no test samples it")


def make_game(options: Mapping[str, object], _seats: int = 2) -> Game:
    return CoinsGame(dict(options))


class CoinsSpeech:
    """A game must be able to speak; here it only says the move."""

    TITLE = Message("Coins")
    SUBTITLE = Message("a page")
    ABOUT = Message("For tests.")

    def prompt(self, view: Json, seat: int | None) -> Message:
        return Message("Your move")

    def label(self, step: str, view: Json, names: Sequence[str] = (), /) -> Message:
        return Message("{step}", step=step)

    def target(self, step: str, view: Json) -> Json | None:
        return None

    def sentence(self, event: Json, reader: int | None, names: Sequence[str]) -> Message | None:
        return Message("{kind}", kind=event["kind"])

    def is_quiet(self, event: Json) -> bool:
        return False

    def standing(self, view: Json) -> Json:
        return {}

    def score(self, result: Json, seat: int) -> Score:
        points = result["points"][seat]
        return Score(Message("{points} in coins", points=points), points)

    def things(self, lang: str) -> Json:
        return {}

    def stops(self, options: Json) -> Mapping[str, Message]:
        return {}

    def presets(self) -> Sequence[Preset]:
        return []

    def warnings(self, options: Json) -> Sequence[Message]:
        return []

    def surprise(self, rng: Rng) -> Json:
        return {}


KIT = GameKit(
    name="coins",
    package=__name__,
    least_seats=2,
    most_seats=2,
    options=OPTIONS,
    make_game=make_game,
    speech=CoinsSpeech(),
    levels=[Level("fox", "random", Message("Plays."))],
    trials=Trials([]),
)
