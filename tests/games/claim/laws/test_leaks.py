"""A leak planted on purpose in each hidden zone of Claim (claim.info) is caught.

The states of Claim have no interpreted subclasses, so a wrapper plays through a true state and
tells in one place what it should not. The games start from whole positions in which the zone is
soon filled.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest

from hoarfrost.core.comparing import canonical
from hoarfrost.core.errors import IllegalMove, Reason
from hoarfrost.core.game import Game, State
from hoarfrost.core.laws import LawBroken, Trial, check_game
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Event, Tape
from hoarfrost.registry import load_game
from tests.games.claim.laws.test_worlds import course, missed_and_impossible
from tests.games.claim.laws.worlds import ARTIFACTS, moments

pytestmark = pytest.mark.compiled
GAMES = 12  # so many games may pass before the leak is caught


@pytest.fixture(autouse=True)
def _what_is_read_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wrapper itself reads the whole position, and here what is told shall give it away."""
    monkeypatch.setattr(Trial, "check_answer", lambda _trial, _seat: None)


class Leaky(State):
    """Plays through a state of Claim; a subclass tells too much somewhere."""

    def __init__(self, game: "LeakyGame", true_state: State) -> None:
        super().__init__(true_state.rng)
        self.game = game
        self.true_state = true_state

    @property
    def inner(self) -> State:
        """The true state, with the generator and the tape that others have given to this one."""
        self.true_state.rng = self.rng
        self.true_state.tape = self.tape
        return self.true_state

    def wrapped(self, state: State) -> "Leaky":
        return type(self)(self.game, state)

    def secrets(self) -> Json:
        return self.inner.to_json()

    def current_player(self) -> int:
        return int(self.inner.current_player())

    def is_terminal(self) -> bool:
        return self.inner.is_terminal()

    def is_mid_move(self) -> bool:
        return self.inner.is_mid_move()

    def legal_actions(self, seat: int = -1) -> list[int]:
        return self.inner.legal_actions(seat)

    def legal_count(self) -> int:
        return len(self.legal_actions())

    def nth_legal(self, n: int) -> int:
        return self.legal_actions()[n]

    def apply_action(self, action: int, seat: int = -1) -> None:
        self.inner.apply_action(action, seat)

    def returns(self) -> list[float]:
        return self.inner.returns()

    def result(self) -> Json | None:
        return self.inner.result()

    def clone(self) -> "Leaky":
        return self.wrapped(self.inner.clone())

    def resample(self, seat: int, rng: Rng) -> "Leaky":
        return self.wrapped(self.inner.resample(seat, rng))

    def feed(self, rolls: Sequence[str]) -> None:
        self.inner.feed(rolls)

    def to_json(self) -> Json:
        return self.inner.to_json()

    def view(self, seat: int | None) -> Json:
        return self.inner.view(seat)

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        return self.inner.visible_pieces(seat)

    def action_to_string(self, action: int) -> str:
        return self.inner.action_to_string(action)

    def string_to_action(self, text: str, seat: int = -1) -> int:
        return self.inner.string_to_action(text, seat)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        return self.inner.why_not(text, seat)

    def invariants(self) -> list[str]:
        return self.inner.invariants()


class LeakyGame(Game):
    """Claim from a given position on, with states that leak."""

    def __init__(self, rules: Game, state_type: type[Leaky], start: Json) -> None:
        super().__init__(rules.name, rules.rules_version, rules.options, 2)
        self.rules = rules
        self.state_type = state_type
        self.start = start

    def num_players(self) -> int:
        return self.rules.num_players()

    def num_distinct_actions(self) -> int:
        return self.rules.num_distinct_actions()

    def max_game_length(self) -> int:
        return self.rules.max_game_length()

    def deal(self, rng: Rng, rolls: Sequence[str], tape: Tape | None) -> Leaky:
        state = self.from_json(self.start)
        state.rng = rng
        state.feed(rolls)
        return state

    def from_json(self, position: Json) -> Leaky:
        return self.state_type(self, self.rules.from_json(position))

    def sample(self, view: Json, rng: Rng) -> Leaky:
        told = {key: value for key, value in view.items() if key != "leak"}
        return self.state_type(self, self.rules.sample(told, rng))


# Where the games start --------------------------------------------------------------------------


class Start:
    """A whole position: every card of the mix that is not named lies in the discard pile."""

    def __init__(self, mix: str, options: Json | None = None, **fields: Any) -> None:
        self.rules = load_game("claim", mix=mix.split(), **(options or {}))
        deal = self.rules.new_initial_state(1).to_json()
        cards = [*deal["hand"][0], *deal["hand"][1], *deal.get("prizes", []), *deal["undrawn"]]
        named = canonical(fields)
        rest = [card for card in cards if f'"{card}"' not in named]
        self.position = {**fields, "discard": sorted(rest, reverse=True)}

    def game(self, state_type: type[Leaky]) -> LeakyGame:
        return LeakyGame(self.rules, state_type, self.position)


def artifacts(*names: str) -> Json:
    """Fields of a position in which the seats hold these artifacts."""
    return {"artifacts": [name.split() for name in names]}


@cache
def recruiting() -> Start:
    """The last tricks of Phase 1, with Seers and two factions of hidden numbers."""
    return Start(
        "goblins knights seers demons fire_elementals",
        {"cloak": "next"},
        trickNo=10,
        hand=[["SE9", "DM1", "DM4", "FE5"], ["SE2", "GO3", "DM3", "FE7"]],
        prizes=["DM5"],
        deck=["GO7", "FE9"],
        undrawn=["DM7", "GO9", "KN5", "DM2", "SE4"],
        followers=[["GO1", "FE8", "KN2"], ["GO2", "KN9", "DM9"]],
        **artifacts("hunting_cloak prowlers_torch", "gamblers_dice ice_sword"),
    )


@cache
def second_phase() -> Start:
    """The last tricks of Phase 2, with the Flail to come, Toxics and the Tavern."""
    return Start(
        "goblins knights demons tricksters poisoners",
        phase=2,
        step="PHASE2_START",
        asked=0,
        hand=[["DM1", "TC3r", "GO4", "PO8"], ["DM3", "TC3x", "GO9", "PO2"]],
        score=[["TC5x", "TC1r", "GO1"], ["TC5r", "TC1x", "GO2"]],
        out=["DM5", "GO7", "TC7x"],
        toxic=["4", "X", "0"],
        locations=["tavern"],
        **artifacts("flail_of_dawn hunting_cloak spyglass", "mask_of_darkness wishing_lamp"),
    )


@cache
def cloaked(cloak: str = "current") -> Start:
    """Little but the Cloak is there to be played."""
    return Start(
        "goblins knights undead dwarves doppelgangers",
        {"cloak": cloak},
        phase=2,
        hand=[["GO4", "UD1", "KN2"], ["GO9", "UD2", "DW3"]],
        out=["GO7", "UD5"],
        **artifacts("hunting_cloak", "ice_sword"),
    )


def marked() -> Start:
    return cloaked("next")


@cache
def at_the_tavern() -> Start:
    """Play is over, and both have to choose."""
    return Start(
        "goblins knights undead dwarves tricksters",
        phase=2,
        step="end.3",
        score=[["TC5x", "TC1r", "GO1"], ["TC5r", "TC1x", "GO2"]],
        out=["TC3r", "TC3x"],
        locations=["tavern"],
    )


# Leaks of the view ------------------------------------------------------------------------------

Tells = Callable[[Json, int], Any]  # of the whole position, what a seat is told


def leaking_view(tells: Tells) -> type[Leaky]:
    class LeakyView(Leaky):
        def view(self, seat: int | None) -> Json:
            view = super().view(seat)
            return view if seat is None else {**view, "leak": tells(self.secrets(), seat)}

    return LeakyView


def other(position: Json, field: str, seat: int) -> Any:
    return position.get(field, [None, None])[1 - seat]


def of_faction(cards: Sequence[str], code: str) -> list[str]:
    return [card for card in cards if card.startswith(code)]


def hidden_lead(position: Json, _seat: int = 0) -> Any:
    lead = position.get("table", {}).get("lead")
    return lead and lead["faceDown"] and lead["card"]


def open_lead(position: Json) -> Any:
    lead = position.get("table", {}).get("lead")
    return lead and not lead["faceDown"] and lead["card"]


def undealt_artifacts(position: Json, _seat: int) -> list[str]:
    spent = [entry["artifact"] for entry in position.get("spent", [])]
    held = [name for names in position.get("artifacts", []) for name in names]
    return [name for name in ARTIFACTS if name not in spent and name not in held]


def fakes(cards: Sequence[str]) -> int:
    return sum(card.startswith("TC") and card.endswith("x") for card in cards)


VIEW_LEAKS: dict[str, tuple[Callable[[], Start], Tells]] = {
    "the opponent's hand": (second_phase, lambda p, s: other(p, "hand", s)),
    "one faction in the opponent's hand": (
        second_phase,
        lambda p, s: bool(of_faction(other(p, "hand", s) or [], "GO")),
    ),
    "the top card of the deck": (recruiting, lambda p, _: p.get("deck")),
    "the cards of the deck": (recruiting, lambda p, _: p.get("undrawn")),
    "the opponent's hidden Followers": (recruiting, lambda p, s: other(p, "followers", s)),
    "a face-down lead": (second_phase, hidden_lead),
    "the card under the opponent's Flail": (second_phase, lambda p, s: other(p, "flail", s)),
    "the opponent's marked card": (marked, lambda p, s: other(p, "mark", s)),
    "the card that the Cloak picked": (cloaked, lambda p, s: other(p, "forced", s)),
    "the numbers of one's own Demons": (
        second_phase,
        lambda p, s: of_faction(p.get("hand", [[], []])[s], "DM"),
    ),
    "the numbers of one's own Fire Elementals": (
        recruiting,
        lambda p, s: of_faction(p.get("hand", [[], []])[s], "FE"),
    ),
    "the numbers of own Followers": (recruiting, lambda p, s: p.get("followers", [[], []])[s]),
    "the number of the prize": (recruiting, lambda p, _: p.get("prizes")),
    "the numbers of unread Demons in the discard pile": (
        second_phase,
        lambda p, _: of_faction(p["discard"], "DM"),
    ),
    "how many Tricksters of one's own hand are fakes": (
        second_phase,
        lambda p, s: fakes(p.get("hand", [[], []])[s]),
    ),
    "which Tricksters of the score piles are fakes": (
        second_phase,
        lambda p, _: [of_faction(pile, "TC") for pile in p["score"]],
    ),
    "the Toxics": (second_phase, lambda p, _: p["toxic"]),
    "whether a Toxic is an X": (second_phase, lambda p, _: "X" in p["toxic"]),
    "the opponent's artifacts": (second_phase, lambda p, s: other(p, "artifacts", s)),
    "the artifacts that were not dealt": (second_phase, undealt_artifacts),
    "the opponent's choice for the Tavern": (at_the_tavern, lambda p, s: other(p, "gift", s)),
    "the half-made move of another": (second_phase, lambda p, _: p.get("pending")),
    "the generator": (recruiting, lambda p, _: p["rng"]),
    "one digit of the generator": (recruiting, lambda p, _: p["rng"][0]),
    "the cards that are out unseen": (second_phase, lambda p, _: p.get("out")),
    "coming results of chance": (recruiting, lambda p, _: len(p.get("rolls", []))),
    "a length": (
        second_phase,
        lambda p, s: " " * len(of_faction(other(p, "hand", s) or [], "GO")),
    ),
    "what an opponent who peeked saw": (
        second_phase,
        lambda p, s: [
            toxic
            for toxic, seen in zip(p["toxic"], other(p, "toxicSeen", s) or [False] * 3, strict=True)
            if seen
        ],
    ),
}


def law_that_catches(game: Game) -> int:
    for seed in range(GAMES):
        try:
            check_game(game, seed, rate=0.5)
        except LawBroken as broken:
            return broken.law
    pytest.fail(f"the leak is not caught in {GAMES} games")


@pytest.mark.parametrize("zone", VIEW_LEAKS)
def test_a_view_that_tells_is_caught(zone: str) -> None:
    start, tells = VIEW_LEAKS[zone]
    assert law_that_catches(start().game(leaking_view(tells))) in {4, 5}


@pytest.mark.parametrize("start", [recruiting, second_phase, cloaked, marked, at_the_tavern])
def test_without_a_leak_the_wrapper_keeps_the_laws(start: Callable[[], Start]) -> None:
    check_game(start().game(Leaky), 1, rate=0.5)


# Leaks of the spectator's view, of what is offered and of what is said --------------------------


class SpectatorSeesAHand(Leaky):
    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        return view if seat is not None else {**view, "leak": self.secrets().get("hand")}


class LegalListTellsANumber(Leaky):
    """Who holds the lowest odd Demon has one choice less."""

    def legal_actions(self, seat: int = -1) -> list[int]:
        legal = super().legal_actions(seat)
        hands = self.secrets().get("hand", [[], []])
        lowest = len(legal) > 1 and "DM1" in hands[self.current_player()]
        return legal[:-1] if lowest else legal

    def apply_action(self, action: int, seat: int = -1) -> None:
        asked = self.current_player()
        if action not in self.legal_actions(asked if seat < 0 else seat):
            never = Reason("E_NEVER", "claim.lead", Message("Never."))
            raise IllegalMove(str(action), [never], "", seat)
        super().apply_action(action, seat)


class TextTellsANumber(Leaky):
    def action_to_string(self, action: int) -> str:
        text = super().action_to_string(action)
        demons = of_faction(self.secrets().get("hand", [[], []])[self.current_player()], "DM")
        return f"DMo{len(demons)}{demons[0]}" if text == "DMo" and demons else text

    def string_to_action(self, text: str, seat: int = -1) -> int:
        return super().string_to_action("DMo" if text.startswith("DMo") else text, seat)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        return super().why_not("DMo" if text.startswith("DMo") else text, seat)


class ReasonTellsTheOpponentsHand(Leaky):
    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        reasons = super().why_not(text, seat)
        asked = self.current_player() if seat is None else seat
        if reasons and of_faction(other(self.secrets(), "hand", asked) or [], "GO"):
            pity = Message("A pity: there are Goblins.")
            return [Reason(reasons[0].code, reasons[0].rule, pity)]
        return reasons


class ErrorShowsTheWholePosition(Leaky):
    def apply_action(self, action: int, seat: int = -1) -> None:
        try:
            super().apply_action(action, seat)
        except IllegalMove as refusal:
            raise IllegalMove(str(action), refusal.reasons, str(self.inner), seat) from None


class ErrorTellsWhetherAHiddenCardIsThere(Leaky):
    """Another code when the opponent holds the artifact that is asked for."""

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        reasons = super().why_not(text, seat)
        asked = self.current_player() if seat is None else seat
        held = other(self.secrets(), "artifacts", asked) or []
        if reasons and "mask_of_darkness" in held:
            return [Reason("E_HELD_BY_OTHER", reasons[0].rule, reasons[0].message)]
        return reasons


class PictureShowsTheToxics(Leaky):
    def to_svg(self, seat: int | None) -> str:
        return f"<svg><title>{self.secrets().get('toxic')}</title></svg>"


class PieceShowsItsHiddenNumber(Leaky):
    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        return [(n, place, f"{face} {n}") for n, place, face in super().visible_pieces(seat)]


class PieceIsFollowedWhereNobodySeesIt(Leaky):
    """All see the back of one Goblin, wherever it is."""

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        pieces = super().visible_pieces(seat)
        hands = self.secrets().get("hand", [[], []])
        backs = [(200 + n, f"hand{n}", "back") for n in (0, 1) if "GO9" in hands[n]]
        return pieces + backs


class HandlesFollowTheTrueOrder(Leaky):
    """Each card of a hand has a place of its own, in the order of the true numbers."""

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        pieces = sorted(super().visible_pieces(seat))
        return [
            (piece, f"{place} {n}" if place.startswith("hand") else place, face)
            for n, (piece, place, face) in enumerate(pieces)
        ]


# Leaks of the log -------------------------------------------------------------------------------


def leaking_log(kind: str, tells: Callable[[Json], Any]) -> type[Leaky]:
    """Events of a kind tell something of the position after them."""

    class LeakyLog(Leaky):
        def apply_action(self, action: int, seat: int = -1) -> None:
            super().apply_action(action, seat)
            if self.tape is not None:
                told = {"leak": tells(self.secrets())}
                self.tape.events = [
                    Event(event.kind, event.rule, {**event.values, **told}, event.secrets)
                    if event.kind == kind
                    else event
                    for event in self.tape.events
                ]

    return LeakyLog


class LogTellsHalfAMove(Leaky):
    def apply_action(self, action: int, seat: int = -1) -> None:
        super().apply_action(action, seat)
        if self.tape is not None and self.is_mid_move():
            self.tape.tell("thinks", "claim.artifact.atomic", {"seat": self.current_player()})


class LogTellsTheGift(Leaky):
    def apply_action(self, action: int, seat: int = -1) -> None:
        super().apply_action(action, seat)
        gifts = self.secrets().get("gift")
        if self.tape is not None and gifts and not self.is_mid_move():
            self.tape.tell("choice", "claim.location.tavern", {"cards": gifts})


OTHER_LEAKS: dict[str, tuple[Callable[[], Start], type[Leaky]]] = {
    "a hand, to a spectator": (second_phase, SpectatorSeesAHand),
    "a hidden number, by the legal actions": (second_phase, LegalListTellsANumber),
    "a hidden number, by the text of an action": (second_phase, TextTellsANumber),
    "the opponent's hand, by a reason": (second_phase, ReasonTellsTheOpponentsHand),
    "everything, by an error": (second_phase, ErrorShowsTheWholePosition),
    "the opponent's artifacts, by a code": (second_phase, ErrorTellsWhetherAHiddenCardIsThere),
    "the Toxics, by a picture": (second_phase, PictureShowsTheToxics),
    "a hidden number, by the face of a piece": (second_phase, PieceShowsItsHiddenNumber),
    "a hidden card, by a piece": (second_phase, PieceIsFollowedWhereNobodySeesIt),
    "hidden numbers, by the order of pieces": (second_phase, HandlesFollowTheTrueOrder),
    "a drawn card, by the log": (
        recruiting,
        leaking_log("draw", lambda after: after.get("followers")),
    ),
    "a flailed card, by the log": (
        second_phase,
        leaking_log("flail", lambda after: after.get("flail")),
    ),
    "a marked card, by the log": (
        marked,
        leaking_log("cloak", lambda after: after.get("mark")),
    ),
    "a picked card, by the log": (
        cloaked,
        leaking_log("cloak", lambda after: after.get("forced")),
    ),
    "a peeked Toxic, by the log": (
        second_phase,
        leaking_log("peek", lambda after: after.get("toxic")),
    ),
    "a card seen by a Seer, by the log": (
        recruiting,
        leaking_log("look", lambda after: after.get("top")),
    ),
    "a face-down lead, by the log": (
        second_phase,
        leaking_log("lead", hidden_lead),
    ),
    "half a move, by the log": (second_phase, LogTellsHalfAMove),
    "the number of a led Demon, by the log": (
        second_phase,
        leaking_log("lead", open_lead),
    ),
    "a choice for the Tavern, by the log": (at_the_tavern, LogTellsTheGift),
}


@pytest.mark.parametrize("leak", OTHER_LEAKS)
def test_what_tells_elsewhere_is_caught(leak: str) -> None:
    start, state_type = OTHER_LEAKS[leak]
    assert law_that_catches(start().game(state_type)) in {4, 5}


# Leaks that only enumeration can catch ----------------------------------------------------------


class WindowAsksWhoCanPlay(Leaky):
    """Passes for whoever can only pass, without a word: so all learn that there was no choice."""

    def apply_action(self, action: int, seat: int = -1) -> None:
        super().apply_action(action, seat)
        tape, self.tape = self.tape, None
        while [self.action_to_string(a) for a in self.legal_actions()] == ["pass"]:
            super().apply_action(self.legal_actions()[0])
        self.tape = tape


def test_a_window_asked_by_hidden_facts_is_caught_as_samples_are_worlds_that_cannot_be() -> None:
    found = course(
        "GO4, GO9, GO2",
        phase=2,
        hand=["GO4 GO1", "GO9 GO2"],
        artifacts=["", "magic_wand"],
        unknown="mask_of_darkness",
    )
    found.game = LeakyGame(found.game, WindowAsksWhoCanPlay, found.position)
    assert any(missed_and_impossible(moment)[1] for moment in moments(found, 0))
