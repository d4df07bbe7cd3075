"""A fault planted on purpose, one in each hidden zone and one for each promise, is caught."""

import json
import random
from collections.abc import Sequence
from typing import NoReturn

import pytest

from hoarfrost.core.errors import IllegalMove, Reason
from hoarfrost.core.laws import LawBroken, check_game
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Values
from snowfall.engine.game import Snowfall
from snowfall.engine.state import SnowfallState
from snowfall.engine.things import CATCH, HUT, LOOK, PASS, THROW_BALL, WORDS

SEATS = range(3)
OPTIONS = {"rounds": 2, "hand": 2, "balls": 2, "icicles": 2, "mittens": 3}
GAMES = 60  # so many games may pass before the fault is caught


def law_that_catches(fault: type[SnowfallState]) -> int:
    game = Snowfall(OPTIONS, len(SEATS), fault)
    for seed in range(GAMES):
        try:
            check_game(game, seed, rate=1.0)
        except LawBroken as broken:
            return broken.law
    pytest.fail(f"{fault.__name__} is not caught in {GAMES} games")


# Leaks: handles


class HandlesTellTheWeightOfALikeBall(SnowfallState):
    """Numbers by the true cards: a ball of the hand takes another when a like one lands."""

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        own = [] if seat is None else self.hands[seat]
        seen = [(card, "pile", card) for card in self.pile]
        seen += [(self.flight, "flight", self.flight[0])] if self.flight else []
        seen += [(card, f"hand {seat}", card[0]) for card in own]
        left = list(self.game.cards)
        pieces: list[tuple[int, str, str]] = []
        for card, place, face in seen:
            pieces.append((left.index(card), place, face))
            left[pieces[-1][0]] = ""
        return pieces


# Leaks: the view


class ViewShowsAnotherHand(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "left": [card[0] for card in self.hands[0]]}


class ViewShowsTheDeck(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "deck": [card[0] for card in self.deck]}


class ViewShowsTheWeightOfTheOwnBalls(SnowfallState):
    def view(self, seat: int | None) -> Json:
        own = [] if seat is None else self.hands[seat]
        return {**super().view(seat), "weights": list(own)}


class ViewShowsTheWeightOfTheBallInFlight(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "flying": self.flight}


class ViewShowsTheSky(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "above": self.sky}


class ViewShowsASecretChoiceEarly(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "places": list(self.hides)}


class ViewShowsHalfAMove(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "hesitates": self.picked != ""}


class ViewShowsTheGenerator(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "rng": self.rng.to_json()}


class ViewShowsComingRolls(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "coming": len(self.coming_rolls())}


class ViewTellsByALength(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "blank": " " * self.deck.count("M")}


class ViewTellsByTheOrderOfItsFields(SnowfallState):
    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        return view if "M" in self.deck else dict(reversed(view.items()))


class SpectatorSeesWhatALookerSaw(SnowfallState):
    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        return {**view, "sky": self.sky} if seat is None and self.lookers else view


# Leaks: what is asked and offered


class WindowIsAskedOfWhoIsTrulyAble(SnowfallState):
    def current_player(self) -> int:
        asked = super().current_player()
        able = [seat for seat in SEATS if "M" in self.hands[seat]]
        return able[0] if self.step == "catch" and able else asked

    def land(self, caught: bool) -> None:
        self.target = self.current_player()
        super().land(caught)


class WindowHidesOnlyARealChoice(SnowfallState):
    def is_window(self) -> bool:
        return super().is_window() and len(self.legal_actions()) > 1


class StopIsTheCardThatIsHeld(SnowfallState):
    def stops(self) -> list[str]:
        return ["catch"] if "M" in self.hands[self.current_player()] else []


class LookAlikesAreTwoActions(SnowfallState):
    """The lighter half of the balls under another number."""

    def legal_actions(self, seat: int = -1) -> list[int]:
        legal = super().legal_actions(seat)
        light = THROW_BALL in legal and "B1" in self.hands[self.turn]
        return sorted({*legal, LOOK}) if light else legal


class SideActionIsOfferedByHiddenFacts(SnowfallState):
    def legal_actions(self, seat: int = -1) -> list[int]:
        legal = super().legal_actions(seat)
        return [] if legal == [LOOK] and self.sky == "storm" else legal


# Leaks: what is said


class ReasonNamesAHiddenThing(SnowfallState):
    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        reasons = super().why_not(text, seat)
        if reasons and self.sky == "sun":
            sunny = Message("It would be a pity in the sun.")
            return [Reason(reasons[0].code, reasons[0].rule, sunny)]
        return reasons


class ReasonForWhoWaitsNamesAHiddenThing(SnowfallState):
    """Only to words that are no move, for a seat that is not asked: nothing else would show it."""

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        reasons = super().why_not(text, seat)
        waits = seat not in (None, self.current_player())
        if reasons and waits and text == "no such move" and self.sky == "sun":
            return [Reason(reasons[0].code, reasons[0].rule, Message("Wait in the sun."))]
        return reasons


class ErrorShowsTheWholePosition(SnowfallState):
    def refuse(self, move: str, seat: int) -> NoReturn:
        raise IllegalMove(move, self.why_not(move, seat), json.dumps(self.to_json()), seat)


class LogNamesTheWeightOfAThrownBall(SnowfallState):
    def tell(self, kind: str, values: Values, secrets: dict[int, Values] | None = None) -> None:
        super().tell(kind, {**values, "card": self.flight} if kind == "throw" else values, secrets)


class LogNamesADrawnCard(SnowfallState):
    def tell(self, kind: str, values: Values, secrets: dict[int, Values] | None = None) -> None:
        if kind == "draw":
            values = {**values, "card": list(self.hands[values["seat"]])}
        super().tell(kind, values, secrets)


class LogTellsAllWhatALookerSaw(SnowfallState):
    def tell(self, kind: str, values: Values, secrets: dict[int, Values] | None = None) -> None:
        super().tell(kind, {**values, "sky": self.sky} if kind == "look" else values, secrets)


class LogTellsASecretChoiceEarly(SnowfallState):
    def tell(self, kind: str, values: Values, secrets: dict[int, Values] | None = None) -> None:
        if kind == "hide":
            values = {**values, "place": self.hides[values["seat"]]}
        super().tell(kind, values, secrets)


class LogTellsHalfAMove(SnowfallState):
    def apply_action(self, action: int, seat: int = -1) -> None:
        super().apply_action(action, seat)
        if self.picked:
            self.tell("pick", {"seat": self.turn})


class HalfAMoveShowsWhatChanceGives(SnowfallState):
    def apply_action(self, action: int, seat: int = -1) -> None:
        super().apply_action(action, seat)
        if self.picked:
            self.chance(["fair", "foul"])


class SeatsThatReactToEachOtherAreAskedAtOnce(SnowfallState):
    def asked_at_once(self) -> list[int]:
        return super().asked_at_once() if self.step != "throw" else [self.turn, *self.targets()]


class SecretOfOneIsOpenToTheNext(SnowfallState):
    """Openly, and known to every sample: only those who are asked at once must not see it."""

    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "hides": list(self.hides)}

    def tell(self, kind: str, values: Values, secrets: dict[int, Values] | None = None) -> None:
        if kind == "hide":
            values, secrets = {**values, "place": self.hides[values["seat"]]}, None
        super().tell(kind, values, secrets)


class AnswerOfOneForbidsAnAnswerOfTheNext(SnowfallState):
    def legal_actions(self, seat: int = -1) -> list[int]:
        legal = super().legal_actions(seat)
        full = self.step == "hide" and self.turn and self.hides[self.turn - 1] == "hut"
        return [action for action in legal if action != HUT] if full else legal


class PieceShowsItsHiddenNumber(SnowfallState):
    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        pieces = super().visible_pieces(seat)
        hand = [] if seat is None else list(self.hands[seat])
        return [
            (number, place, hand.pop(0) if place.startswith("hand") else seen)
            for number, place, seen in pieces
        ]


class PieceIsFollowedThroughTheHandOfAnother(SnowfallState):
    """All see where each mitten is, though not that it is one."""

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        backs = [
            (100 + owner, f"hand {owner}", "back") for owner in SEATS if "M" in self.hands[owner]
        ]
        return super().visible_pieces(seat) + backs


class HandsAreSaidToBeSeenByAll(SnowfallState):
    def all_see_alike(self) -> bool:
        return True


class PictureShowsTheSky(SnowfallState):
    def to_svg(self, seat: int | None) -> str:
        return f"<svg><title>{self.sky}</title></svg>"


LEAKS = [
    HandlesTellTheWeightOfALikeBall,
    ViewShowsAnotherHand,
    ViewShowsTheDeck,
    ViewShowsTheWeightOfTheOwnBalls,
    ViewShowsTheWeightOfTheBallInFlight,
    ViewShowsTheSky,
    ViewShowsASecretChoiceEarly,
    ViewShowsHalfAMove,
    ViewShowsTheGenerator,
    ViewShowsComingRolls,
    ViewTellsByALength,
    ViewTellsByTheOrderOfItsFields,
    SpectatorSeesWhatALookerSaw,
    WindowIsAskedOfWhoIsTrulyAble,
    WindowHidesOnlyARealChoice,
    StopIsTheCardThatIsHeld,
    LookAlikesAreTwoActions,
    SideActionIsOfferedByHiddenFacts,
    ReasonNamesAHiddenThing,
    ReasonForWhoWaitsNamesAHiddenThing,
    ErrorShowsTheWholePosition,
    LogNamesTheWeightOfAThrownBall,
    LogNamesADrawnCard,
    LogTellsAllWhatALookerSaw,
    LogTellsASecretChoiceEarly,
    LogTellsHalfAMove,
    HalfAMoveShowsWhatChanceGives,
    SeatsThatReactToEachOtherAreAskedAtOnce,
    SecretOfOneIsOpenToTheNext,
    AnswerOfOneForbidsAnAnswerOfTheNext,
    PieceShowsItsHiddenNumber,
    PieceIsFollowedThroughTheHandOfAnother,
    HandsAreSaidToBeSeenByAll,
    PictureShowsTheSky,
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak: type[SnowfallState]) -> None:
    # 5: a sample of the view has another view; 7: what is told takes another time
    assert law_that_catches(leak) in {4, 5, 7}


# Leaks: what is read, and how long it takes, to give an answer that is the same


class TextIsReadAgainstTheMovesOfTheAsked(SnowfallState):
    def string_to_action(self, text: str, seat: int = -1) -> int:
        if text in map(self.action_to_string, self.legal_actions()):
            self.targets()
        return super().string_to_action(text, seat)


class ReasonAsksWhatTheAskedMayDo(SnowfallState):
    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        self.legal_actions(self.current_player())
        return super().why_not(text, seat)


class ReasonLooksThroughAnotherHand(SnowfallState):
    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        reader = self.current_player() if seat is None else seat
        for card in self.hands[reader - 1]:
            if card == "M":
                break
        return super().why_not(text, seat)


class ReasonSearchesTheDeck(SnowfallState):
    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        any(card == "M" for card in self.deck)
        return super().why_not(text, seat)


class RefusalLooksAtTheWholePosition(SnowfallState):
    def refuse(self, move: str, seat: int) -> NoReturn:
        self.to_json()
        super().refuse(move, seat)


class ViewTakesLongerInAStorm(SnowfallState):
    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        return dict(view) if self.sky == "storm" and seat not in self.lookers else view


class ChoicesAreTriedInTheTrueState(SnowfallState):
    def continues_after(self, action: int, seat: int = -1) -> bool:
        mover = self.current_player() if seat < 0 else seat
        copy = self.clone()
        copy.apply_action(action, mover)
        return copy.is_mid_move() and copy.current_player() == mover


READS = [
    TextIsReadAgainstTheMovesOfTheAsked,
    ReasonAsksWhatTheAskedMayDo,
    ReasonLooksThroughAnotherHand,
    ReasonSearchesTheDeck,
    RefusalLooksAtTheWholePosition,
    ViewTakesLongerInAStorm,
    ChoicesAreTriedInTheTrueState,
]


@pytest.mark.parametrize("fault", READS, ids=lambda fault: fault.__name__)
def test_a_planted_look_at_what_is_hidden_is_caught_though_the_answer_is_the_same(
    fault: type[SnowfallState],
) -> None:
    assert law_that_catches(fault) == 7


# Samples


class SampleKnowsTheSky(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        sample = super().resample(seat, rng)
        sample.sky = self.sky
        return sample


class SampleKnowsAnotherHand(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        sample = super().resample(seat, rng)
        if seat != 0:
            sample.hands[0], sample.deck = list(self.hands[0]), list(self.deck)
        return sample


class SampleIsTheTruth(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        return self.clone()


class SampleKeepsTheGenerator(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        sample = super().resample(seat, rng)
        sample.rng = self.rng.clone()
        return sample


class SampleKeepsComingRolls(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        sample = super().resample(seat, rng)
        sample.feed(self.coming_rolls())
        return sample


class SampleForgetsItsOwnHand(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        sample = super().resample(seat, rng)
        sample.hands[seat], sample.deck = sample.deck, sample.hands[seat]
        return sample


class SampleLosesACard(SnowfallState):
    def resample(self, seat: int, rng: Rng) -> SnowfallState:
        sample = super().resample(seat, rng)
        sample.deck = sample.deck[1:]
        return sample


# Law 1, 2 and 3


class ChanceComesFromOutside(SnowfallState):
    def chance(self, results: list[str]) -> str:
        return super().chance([random.choice(results)])


class CloneSharesItsHands(SnowfallState):
    def clone(self) -> SnowfallState:
        twin = super().clone()
        twin.hands = self.hands
        return twin


class CloneSharesItsGenerator(SnowfallState):
    def clone(self) -> SnowfallState:
        twin = super().clone()
        twin.rng = self.rng
        return twin


class JsonForgetsWhoHasLooked(SnowfallState):
    def to_json(self) -> Json:
        return {**super().to_json(), "looked": []}


class JsonHasTuples(SnowfallState):
    def to_json(self) -> Json:
        return {**super().to_json(), "scores": tuple(self.scores)}


class ViewHasNumbersForKeys(SnowfallState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "sizes": {n: len(hand) for n, hand in enumerate(self.hands)}}


class RollsAreNotUsed(SnowfallState):
    def feed(self, rolls: Sequence[str]) -> None:
        pass


class RollsAreNotTold(SnowfallState):
    def chance(self, results: list[str]) -> str:
        result = super().chance(results)
        if self.tape is not None and result.startswith("B"):
            self.tape.rolls.pop()
        return result


class TextsAreNotDistinct(SnowfallState):
    def action_to_string(self, action: int) -> str:
        return "hide" if action in (1, 2) else super().action_to_string(action)


class TextLeadsElsewhere(SnowfallState):
    def string_to_action(self, text: str, seat: int = -1) -> int:
        return PASS if text == WORDS[CATCH] else super().string_to_action(text, seat)


class StepHasTooManyWords(SnowfallState):
    def action_to_string(self, action: int) -> str:
        text = super().action_to_string(action)
        return "throw a ball of snow at somebody" if text == "throw ball" else text


class LongerMoveIsTakenForAWholeOne(SnowfallState):
    def continues_after(self, action: int, seat: int = -1) -> bool:
        return False


class ActionsAreNotSorted(SnowfallState):
    def legal_actions(self, seat: int = -1) -> list[int]:
        return super().legal_actions(seat)[::-1]


class NthIsAnother(SnowfallState):
    def nth_legal(self, n: int) -> int:
        return self.legal_actions()[-1 - n]


class IllegalActionIsCarriedOut(SnowfallState):
    def apply_action(self, action: int, seat: int = -1) -> None:
        if seat in (-1, self.current_player()) and action == CATCH:
            return
        super().apply_action(action, seat)


class RefusalChangesTheState(SnowfallState):
    def refuse(self, move: str, seat: int) -> NoReturn:
        self.rng.next32()
        super().refuse(move, seat)


class LegalActionIsForbidden(SnowfallState):
    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        never = Reason("E_NEVER", "snowfall.never", Message("Never."))
        return [never] if text == "look" else super().why_not(text, seat)


class CaughtCardIsLost(SnowfallState):
    def land(self, caught: bool) -> None:
        super().land(caught)
        if caught:
            self.pile.remove("M")


class WindowCannotBePassed(SnowfallState):
    def pass_action(self) -> int:
        return CATCH


class NobodyMayAct(SnowfallState):
    def legal_actions(self, seat: int = -1) -> list[int]:
        legal = super().legal_actions(seat)
        return [] if self.step == "throw" and legal == [PASS] else legal


class GameNeverEnds(SnowfallState):
    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(SEATS)

    def play_out(self, rng: Rng, horizon: int = 0) -> int:
        self.step = "over"
        return 0


class SomebodyIsAskedAfterTheEnd(SnowfallState):
    def current_player(self) -> int:
        return max(0, super().current_player())


class ReturnsComeEarly(SnowfallState):
    def returns(self) -> list[float]:
        return [float(score > 0) for score in self.scores]


FAULTS: list[tuple[type[SnowfallState], set[int]]] = [
    (SampleKnowsTheSky, {5}),
    (SampleKnowsAnotherHand, {0, 4, 5}),
    (SampleIsTheTruth, {5}),
    (SampleKeepsTheGenerator, {5}),
    (SampleKeepsComingRolls, {5}),
    (SampleForgetsItsOwnHand, {4, 5}),
    (SampleLosesACard, {5}),
    (ChanceComesFromOutside, {1}),
    (CloneSharesItsHands, {2}),
    (CloneSharesItsGenerator, {1, 2}),
    (JsonForgetsWhoHasLooked, {2}),
    (JsonHasTuples, {2}),
    (ViewHasNumbersForKeys, {2}),
    (RollsAreNotUsed, {2}),
    (RollsAreNotTold, {0, 2}),
    (TextsAreNotDistinct, {0, 2}),
    (TextLeadsElsewhere, {2}),
    (StepHasTooManyWords, {0, 2}),
    (LongerMoveIsTakenForAWholeOne, {2}),
    (ActionsAreNotSorted, {2}),
    (NthIsAnother, {2}),
    (IllegalActionIsCarriedOut, {2}),
    (RefusalChangesTheState, {2}),
    (LegalActionIsForbidden, {2}),
    (CaughtCardIsLost, {3}),
    (WindowCannotBePassed, {3}),
    (NobodyMayAct, {3, 5, 0}),
    (GameNeverEnds, {3}),
    (SomebodyIsAskedAfterTheEnd, {3}),
    (ReturnsComeEarly, {3}),
]


@pytest.mark.parametrize(
    ("fault", "laws"), FAULTS, ids=lambda fault: getattr(fault, "__name__", "")
)
def test_a_planted_fault_is_caught(fault: type[SnowfallState], laws: set[int]) -> None:
    assert law_that_catches(fault) in laws


def test_the_game_without_a_fault_keeps_the_laws() -> None:
    for seed in range(10):
        check_game(Snowfall(OPTIONS), seed, rate=1.0)


def test_what_is_broken_names_law_game_options_seed_action_seat_and_how_to_see_it_again() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(Snowfall(OPTIONS, len(SEATS), ViewShowsTheSky), 7, rate=1.0)
    message = str(caught.value)
    for part in ("law 4", "snowfall", "'rounds': 2", "seed 7", "action 0", "seat", "check_game("):
        assert part in message
