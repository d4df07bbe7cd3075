"""The worlds of Claim that a seat cannot rule out, found by brute force from the rules.

A course is a small position with all its cards, and the moves made from it. Every other way to lay
the hidden things at its start is tried: opponent's hand and Followers, deck, what is out, numbers
and fakes that cannot be read, Toxics, artifacts. Then the course is followed in each of them with
every answer the opponent could give and every result of chance, and those stay that look the same
to the seat at every step. What looks the same is written down here, from claim.info, and
read in the log: nothing of the engine's views, of its fields of knowledge or of `resample` is used
to find the worlds.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product
from typing import Any, NamedTuple

from hoarfrost.core.comparing import canonical, events_seen, without_chance
from hoarfrost.core.errors import RollError
from hoarfrost.core.game import Game, State
from hoarfrost.core.moves import read_move
from hoarfrost.core.plain import Json
from hoarfrost.core.tape import Event, Tape
from hoarfrost.registry import load_game
from tests.games.claim.scene import in_lists

ARTIFACTS = (
    *("flail_of_dawn", "hunting_cloak", "kings_dagger", "prowlers_torch", "wishing_lamp"),
    *("gamblers_book", "spyglass", "magic_wand", "endless_rope", "bottomless_bottle"),
    *("flask_of_tears", "mask_of_darkness", "gamblers_dice", "mirror_of_lies"),
    *("book_of_memories", "ice_sword"),
)
SECRET_UNTIL_COMPLETE = ("wishing_lamp", "spyglass", "magic_wand", "endless_rope")
PUBLIC = (
    *("phase", "trickNo", "leader", "step", "asked", "passes", "locations", "spent", "numbers"),
    *("lossStreak", "lossStreakP2", "lastWinnerP2", "trickWinner", "maskLeft", "torchTricks"),
    *("bottle", "diced", "bookArmed", "bound", "lampFree", "flask", "autoWin", "forfeitBy"),
    *("victim", "wish", "toxicSeen", "winner", "reason", "removed"),
)
FIELDS_OF_KNOWLEDGE = (
    *("shown", "shownFollowers", "spied", "spiedFollowers", "absent", "markAbsent", "loose"),
)


@cache
def game_with(**options: Any) -> Game:
    chosen = {name: list(v) if isinstance(v, tuple) else v for name, v in options.items()}
    return load_game("claim", None, **chosen)


class Course:
    """A start and the moves from there; `rolls` in the start say what chance gives on the way."""

    def __init__(self, moves: str = "", options: Json | None = None, **fields: Any) -> None:
        given = options or {}
        self.game = game_with(
            **{key: tuple(v) if isinstance(v, list) else v for key, v in given.items()}
        )
        self.position: Json = {name: in_lists(name, value) for name, value in fields.items()}
        self.moves = [move.strip() for move in moves.split(",") if move.strip()]

    def start(self) -> State:
        return self.game.from_json({"unchecked": True, **self.position})


# What a seat sees -------------------------------------------------------------------------------


class Eye:
    """One seat looking at a whole position (claim.info)."""

    def __init__(self, position: Json, seat: int, reads_fire: bool) -> None:
        self.position = position
        self.seat = seat
        self.reads_fire = reads_fire
        self.numbers = set(position.get("numbers", []))

    def face(self, card: str, private: bool = False) -> str:
        """claim.info.face, claim.info.number and claim.info.owner_knows."""
        faction, value = card[:2], card[2:]
        if faction == "TC":
            return card[:3]
        if faction not in ("DM", "FE") or card in self.numbers:
            return card
        if faction == "DM":
            return "DMo" if int(value) % 2 else "DMe"
        if private and self.reads_fire:
            return card
        return "FEh" if int(value) >= 5 else "FEl"

    def faces(self, cards: Iterable[str], private: bool = False) -> list[str]:
        return sorted(self.face(card, private) for card in cards)

    def pair(self, field: str) -> list[Any]:
        return list(self.position.get(field) or [None, None])

    def looks(self) -> str:
        """Everything that lies in sight (claim.info.zones), in one line."""
        position = self.position
        looks: Json = {field: position.get(field) for field in PUBLIC}
        for field in ("prizes", "discard"):
            looks[field] = [self.face(card) for card in position.get(field, [])]
        for field in ("camp", "won", "lost", "outKnown"):
            looks[field] = self.faces(position.get(field, []))
        for field in ("score", "row"):
            looks[field] = [self.faces(cards or []) for cards in self.pair(field)]
        for field in ("hand", "followers", "gift", "forced"):
            looks[field] = [self.own(field, seat) for seat in (0, 1)]
        for field in ("artifacts",):
            looks[field] = [
                held if seat == self.seat else len(held or [])
                for seat, held in enumerate(self.pair(field))
            ]
        looks["flail"] = [self.own_card(card, seat) for seat, card in enumerate(self.pair("flail"))]
        looks["mark"] = [self.mark(mark, seat) for seat, mark in enumerate(self.pair("mark"))]
        looks["deck"] = len(position.get("deck", [])) + len(position.get("undrawn", []))
        looks["out"] = len(position.get("out", []))
        looks["setAside"] = self.card(position.get("setAside"))
        looks["table"] = self.table()
        looks["frozen"] = self.frozen()
        looks["top"] = self.top()
        looks["pending"] = self.pending()
        looks["toxic"] = self.toxics()
        return canonical(looks)

    def card(self, card: str | None) -> str | None:
        return None if card is None else self.face(card)

    def own(self, field: str, seat: int) -> Any:
        """Cards that only their owner sees; what is forced on another is seen, but not how many."""
        cards = self.pair(field)[seat] or []
        if seat == self.seat:
            return self.faces(cards, private=field != "gift")
        return bool(cards) if field == "forced" else len(cards)

    def own_card(self, card: str | None, seat: int) -> str | None:
        if card is None or seat != self.seat:
            return None if card is None else "?"
        return self.face(card, private=True)

    def mark(self, mark: Json | None, seat: int) -> Any:
        return None if mark is None else [self.own_card(mark["card"], seat), mark["dueTrick"]]

    def table(self) -> list[Any]:
        looks: list[Any] = []
        for place in ("lead", "second"):
            play = self.position.get("table", {}).get(place)
            if play is not None:
                hidden = play["faceDown"] and play["by"] != self.seat
                card = "?" if hidden else self.face(play["card"])
                looks.append([place, card, play["faceDown"], play["origin"], play["mods"]])
        return looks

    def frozen(self) -> Any:
        frozen = self.position.get("frozen")
        return frozen and [[self.card(card) for card in frozen["card"]], frozen["value"]]

    def top(self) -> str | None:
        """The top card while a Seer's player decides."""
        top = self.position.get("top")
        if top is None or self.position.get("asked") != self.seat:
            return None if top is None else "?"
        return self.face(top, private=True)

    def pending(self) -> Json | None:
        pending: Json | None = self.position.get("pending")
        if pending is None or self.position.get("asked") == self.seat:
            return pending
        announced = pending.get("artifact") not in (None, *SECRET_UNTIL_COMPLETE)
        return {"artifact": pending["artifact"]} if announced else None

    def toxics(self) -> list[str]:
        seen = self.pair("toxicSeen")[self.seat] or [False] * 3
        toxics = self.position.get("toxic", [])
        return [toxic if peeked else "?" for toxic, peeked in zip(toxics, seen, strict=False)]


def eye_of(state: State, game: Game, seat: int) -> Eye:
    reads_fire = game.options["fire_elementals"] == "owner_knows"
    return Eye(state.to_json(), seat, reads_fire)


def looks(state: State, game: Game, seat: int) -> str:
    return eye_of(state, game, seat).looks()


# Every start ------------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where cards lie: the way to them in the position, and what the seat sees of them."""

    path: tuple[Any, ...]
    cards: tuple[str, ...]  # those of which the seat cannot tell which card it is
    fixed: tuple[str, ...]  # the others
    faces: list[str] | None  # of `cards`; None where the seat sees backs
    is_one: bool


def places(eye: Eye) -> Iterator[Place]:
    position = eye.position
    for seat in (0, 1):
        mine = seat == eye.seat
        for field in ("hand", "followers"):
            yield place(eye, (field, seat), mine, mine)
        for field in ("score", "row"):
            yield place(eye, (field, seat), True, False)
        yield place(eye, ("flail", seat), mine, mine)
        yield place(eye, ("mark", seat, "card"), mine, mine)
        yield place(eye, ("frozen", "card", seat), True, False)
    for field in ("camp", "won", "lost", "setAside"):
        yield place(eye, (field,), True, False)
    for field in ("undrawn", "out"):
        yield place(eye, (field,), False, False)
    for field in ("prizes", "discard"):
        for n in range(len(position.get(field, []))):
            yield place(eye, (field, n), True, False)
    for field in ("lead", "second"):
        play = position.get("table", {}).get(field)
        if play is not None:
            mine = play["by"] == eye.seat
            yield place(eye, ("table", field, "card"), mine or not play["faceDown"], False)


def place(eye: Eye, path: tuple[Any, ...], seen: bool, private: bool) -> Place:
    found: Any = eye.position
    for step in path:
        is_there = found is not None and (isinstance(found, list) or step in found)
        found = found[step] if is_there else None
    is_one = isinstance(found, str)
    cards = [found] if isinstance(found, str) else found or []
    if not seen:
        return Place(path, tuple(cards), (), None, is_one)
    unread = [card for card in cards if eye.face(card, private) != card]
    fixed = [card for card in cards if card not in unread]
    return Place(path, tuple(unread), tuple(fixed), eye.faces(unread, private), is_one)


def all_cards(eye: Eye) -> list[str]:
    return sorted(card for spot in places(eye) for card in spot.cards + spot.fixed)


def deals(eye: Eye, left: Sequence[Place], pool: tuple[str, ...]) -> Iterator[list[Sequence[str]]]:
    """Every way to share the pool out among the places."""
    if not left:
        yield []
        return
    for cards in combinations(pool, len(left[0].cards)):
        if left[0].faces is not None and eye.faces(cards) != left[0].faces:
            continue
        rest = tuple(card for card in pool if card not in cards)
        for others in deals(eye, left[1:], rest):
            yield [cards, *others]


def with_cards(position: Json, where: Sequence[Place], deal: list[Sequence[str]]) -> Json:
    dealt = dict(position)
    for spot, cards in zip(where, deal, strict=True):
        put(dealt, spot.path, cards[0] if spot.is_one else [*spot.fixed, *cards])
    return dealt


def put(found: Any, path: tuple[Any, ...], value: Any) -> None:
    """Change one entry of nested data; what lies on the way is copied."""
    *way, last = path
    for step in way:
        found[step] = found[step].copy()
        found = found[step]
    found[last] = value


def toxic_rows(eye: Eye, game: Game) -> list[list[str]]:
    """Every row of three that can lie there, given those that were peeked at."""
    now = eye.toxics()
    if not now:
        return [[]]
    rows = set(permutations([str(toxic) for toxic in game.options["toxics"]], 3))
    return [
        list(row)
        for row in sorted(rows)
        if all(seen in ("?", toxic) for seen, toxic in zip(now, row, strict=True))
    ]


def artifact_hands(eye: Eye) -> list[list[str]]:
    """Every set of artifacts that the opponent can hold."""
    held = eye.pair("artifacts")
    spent = [entry["artifact"] for entry in eye.position.get("spent", [])]
    free = [name for name in ARTIFACTS if name not in spent and name not in (held[eye.seat] or [])]
    return [list(hand) for hand in combinations(free, len(held[1 - eye.seat] or []))]


def starts(state: State, game: Game, seat: int) -> Iterator[State]:
    """Every position that the seat cannot tell from this one, of whose past nothing is known."""
    eye = eye_of(state, game, seat)
    assert not any(field in eye.position for field in FIELDS_OF_KNOWLEDGE)
    where = [spot for spot in places(eye) if spot.cards]
    pool = tuple(sorted(card for spot in where for card in spot.cards))
    left_out = ("rng", "rolls", "options")  # the mix of the options would add its factions
    position = {key: value for key, value in eye.position.items() if key not in left_out}
    rows, hands = toxic_rows(eye, game), artifact_hands(eye)
    for deal, row, hand in product(deals(eye, where, pool), rows, hands):
        other = with_cards(position, where, deal)
        if row:
            other["toxic"] = row
        if hand:
            held = eye.pair("artifacts")
            held[1 - seat] = hand
            other["artifacts"] = held
        yield game.from_json(other)


# Following a course -----------------------------------------------------------------------------


def world(state: State) -> str:
    """The whole position but for the generator.

    That a card has been seen is kept by its face and place alone: of two cards that look alike
    nobody can tell which one was seen, and nothing depends on it. A number that was read is kept.
    """
    position = state.to_json()
    eye = Eye(position, 0, position["options"]["fire_elementals"] == "owner_knows")
    for field in ("shown", "spied"):
        if field in position:
            position[field] = [seen_cards(eye, field, seat) for seat in (0, 1)]
    for field in ("rng", "rolls"):
        position.pop(field, None)
    return canonical(position)


def seen_cards(eye: Eye, field: str, seat: int) -> list[list[str]]:
    """The cards of a seat that another has seen: those of its Followers, and all others."""
    seen = eye.pair(field)[seat] or []
    followers = eye.pair("followers")[seat] or []
    was_read = field == "spied"
    return [
        eye.faces([card for card in seen if card in followers], was_read),
        eye.faces([card for card in seen if card not in followers], was_read),
    ]


Outcome = tuple[State, list[Event]]


def outcomes(state: State, action: int, seat: int, cards: Sequence[str]) -> list[Outcome]:
    """The positions after an action, one for every course of chance, and what was told."""
    found: list[Outcome] = []
    waiting: list[list[str]] = [[]]
    while waiting:
        rolls = waiting.pop()
        after = state.clone()
        after.feed(rolls)
        tape = Tape()
        after.tape = tape
        try:
            after.apply_action(action, seat)
        except RollError:
            continue
        after.tape = None
        if tape.rolls[: len(rolls)] != rolls:
            continue  # there was nothing to choose
        if len(tape.rolls) == len(rolls):
            found.append((after, tape.events))
        else:
            waiting += [[*rolls, card] for card in cards]
    return found


def after_any_move(state: State, seat: int, cards: Sequence[str]) -> Iterator[Outcome]:
    """The outcomes of every whole move of a seat."""
    for action in state.legal_actions(seat):
        for after, events in outcomes(state, action, seat, cards):
            if after.is_mid_move() and after.current_player() == seat:
                for end, more in after_any_move(after, seat, cards):
                    yield end, events + more
            else:
                yield after, events


def after_move(state: State, text: str, seat: int, cards: Sequence[str]) -> Iterator[Outcome]:
    """The outcomes of one move; none if it is not legal here."""
    reading = read_move(state, text, seat)
    if not reading.is_whole():
        return
    so_far: list[Outcome] = [(state, [])]
    for action in reading.actions:
        so_far = [
            (end, events + more)
            for after, events in so_far
            for end, more in outcomes(after, action, seat, cards)
        ]
    yield from so_far


class Moment:
    """A position of a course, and all that may be behind it for the seat."""

    def __init__(self, course: Course, seat: int, state: State, states: list[State]) -> None:
        self.course = course
        self.seat = seat
        self.state = state
        self.states = states  # several may be the same world
        self.worlds = {world(other) for other in states}

    def __str__(self) -> str:
        return f"seat {self.seat} at {world(self.state)}"


def moments(course: Course, seat: int) -> Iterator[Moment]:
    """The course from its start on; where the next move is not legal yet, the asked seat passes."""
    game = course.game
    state = course.start()
    states = list(starts(state, game, seat))
    cards = all_cards(eye_of(state, game, seat))
    yield Moment(course, seat, state.clone(), states)
    for move in course.moves:
        text = ""
        while text != move:
            asked = int(state.current_player())
            text = move if read_move(state, move, asked).is_whole() else "pass"
            assert state.why_not(text) == [], f"{move} by seat {asked}: {state.why_not(move)}"
            told = carry_out(state, text, asked)
            seen = canonical(events_seen(told, seat)) + looks(state, game, seat)
            followed: dict[str, State] = {}
            for start in states:
                if asked == seat:
                    ends = after_move(start, text, seat, cards)
                else:
                    ends = after_any_move(start, asked, cards)
                for end, events in ends:
                    if canonical(events_seen(events, seat)) + looks(end, game, seat) == seen:
                        followed[without_chance(end.to_json())] = end
            states = list(followed.values())
            yield Moment(course, seat, state.clone(), states)


def carry_out(state: State, text: str, seat: int) -> list[Event]:
    reading = read_move(state, text, seat)
    tape = Tape()
    state.tape = tape
    for action in reading.actions:
        state.apply_action(action, seat)
    state.tape = None
    return tape.events
