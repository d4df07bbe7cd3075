"""The rules of Snowfall. The rulebook (words/rulebook.toml) tells them in the same order.

A round: all hide in secret, all see where, each in turn throws or passes, the sky is turned up.
"""

from typing import TYPE_CHECKING, NoReturn

from hoarfrost.core.chance import pick
from hoarfrost.core.errors import IllegalMove, Reason
from hoarfrost.core.game import TERMINAL, State
from hoarfrost.core.outcome import Outcome, outcome_of_returns
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.tape import Values
from snowfall.engine.things import (
    AT,
    CARDS_AFTER,
    CATCH,
    FACE_OF_THROW,
    HUT,
    LOOK,
    MITTEN,
    PASS,
    SKIES,
    TREE,
    WET_PLACE,
    WORDS,
    face,
    weight,
    without,
)
from snowfall.files import positions, views
from snowfall.words import why_not

if TYPE_CHECKING:
    from snowfall.engine.game import Snowfall

HIDE, THROW, CATCHING, OVER = "hide", "throw", "catch", "over"
NOBODY = -1
RULE_OF = {"hidden": "snowfall.hide", "pass": "snowfall.throw", "hit": "snowfall.weight"}
LEAD_OF_A_WINNER = 6  # points ahead at which `estimate` takes a game for won


class SnowfallState(State):
    def __init__(self, game: "Snowfall", rng: Rng) -> None:
        super().__init__(rng)
        self.game = game
        # What all see
        self.round = 0
        self.step = HIDE
        self.turn = 0  # the seat that hides or throws
        self.past: list[str] = []  # the skies of earlier rounds
        self.lookers: list[int] = []  # the seats that have seen the present sky
        self.looked: list[int] = []  # the seats that have used their look
        self.target = NOBODY
        self.pile: list[str] = []  # cards that have landed
        self.scores = [0] * game.seats
        # What some see, or nobody
        self.sky = ""
        self.hides = [""] * game.seats
        self.picked = ""  # the face that the thrower has chosen, before the target
        self.flight = ""
        self.deck: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(game.seats)]

    # Who is asked, and what --------------------------------------------------------------------

    def current_player(self) -> int:
        if self.step == OVER:
            return TERMINAL
        return self.target if self.step == CATCHING else self.turn

    def is_terminal(self) -> bool:
        return self.step == OVER

    def is_mid_move(self) -> bool:
        return self.picked != ""

    def is_window(self) -> bool:
        """To catch, and to throw: whoever can only pass must not be found out by a quick answer."""
        if self.step == THROW:
            return bool(self.hands[self.turn] and self.targets())
        return self.step == CATCHING

    def pass_action(self) -> int:
        return PASS

    def stops(self) -> list[str]:
        return ["catch" if self.step == CATCHING else "throw"]

    def continues_after(self, action: int, seat: int = -1) -> bool:
        """After the card comes the target."""
        return action in FACE_OF_THROW

    def asked_at_once(self) -> list[int]:
        if self.step == HIDE:
            return list(range(self.turn, self.game.seats))
        return super().asked_at_once()

    def legal_actions(self, seat: int = -1) -> list[int]:
        if self.step == OVER:
            return []
        asked = self.current_player()
        if seat not in (-1, asked):
            return [LOOK] if self.may_look(seat) else []
        if self.step == HIDE:
            return [HUT, TREE, LOOK] if self.may_look(asked) else [HUT, TREE]
        if self.step == CATCHING:
            return [PASS, CATCH] if MITTEN in self.hands[asked] else [PASS]
        if self.picked:
            return [AT + target for target in self.targets()]
        faces = {face(card) for card in self.hands[asked]} if self.targets() else set()
        return [PASS, *(action for action, needed in FACE_OF_THROW.items() if needed in faces)]

    def legal_count(self) -> int:
        return len(self.legal_actions())

    def nth_legal(self, n: int) -> int:
        return self.legal_actions()[n]

    def may_look(self, seat: int) -> bool:
        return seat in range(self.game.seats) and seat not in self.looked

    def targets(self) -> list[int]:
        """snowfall.throw: whoever hides elsewhere."""
        here = self.hides[self.turn]
        return [seat for seat, place in enumerate(self.hides) if place != here]

    def may_hold_mitten(self, seat: int) -> bool:
        """snowfall.catch: whoever could hold one, as far as all know, is asked."""
        return bool(self.hands[seat]) and self.pile.count(MITTEN) < self.game.mittens

    def apply_action(self, action: int, seat: int = -1) -> None:
        seat = self.current_player() if seat == -1 else seat
        if action not in self.legal_actions(seat):
            self.refuse(WORDS[action] if 0 <= action < len(WORDS) else str(action), seat)
        if action == LOOK:
            self.look(seat)
        elif self.step == HIDE:
            self.hide(seat, WORDS[action])
        elif self.step == CATCHING:
            self.land(caught=action == CATCH)
        elif action == PASS:
            self.tell("pass", {"seat": seat})
            self.next_turn()
        elif self.picked:
            self.throw(action - AT)
        else:
            self.picked = FACE_OF_THROW[action]

    # The course of a round ---------------------------------------------------------------------

    def begin_round(self) -> None:
        self.round += 1
        self.step, self.turn = HIDE, 0
        self.lookers, self.hides = [], [""] * self.game.seats
        self.sky = self.chance(without(list(SKIES), self.past))
        self.tell("round", {"round": self.round, "first": self.first()})

    def first(self) -> int:
        """The seat that throws first, which is another one in each round."""
        return (self.round - 1) % self.game.seats

    def look(self, seat: int) -> None:
        self.looked = sorted([*self.looked, seat])
        self.lookers = sorted([*self.lookers, seat])
        self.tell("look", {"seat": seat}, {seat: {"sky": self.sky}})

    def hide(self, seat: int, place: str) -> None:
        self.hides[seat] = place
        self.tell("hide", {"seat": seat}, {seat: {"place": place}})
        self.turn += 1
        if self.turn == self.game.seats:
            self.step, self.turn = THROW, self.first()
            self.tell("hidden", {"places": list(self.hides)})

    def throw(self, target: int) -> None:
        alike = [card for card in self.hands[self.turn] if face(card) == self.picked]
        self.flight = self.chance(alike)
        self.hands[self.turn].remove(self.flight)
        self.tell("throw", {"seat": self.turn, "target": target, "face": self.picked})
        self.picked, self.target = "", target
        if self.may_hold_mitten(target):
            self.step = CATCHING
        else:
            self.land(caught=False)

    def land(self, caught: bool) -> None:
        values = {"seat": self.turn, "target": self.target, "card": self.flight}
        if caught:
            self.hands[self.target].remove(MITTEN)
            self.pile.append(MITTEN)
            self.scores[self.target] += 1
            self.tell("catch", values)
        else:
            points = weight(self.flight)
            self.scores[self.turn] += points
            self.tell("hit", {**values, "points": points})
        self.pile.append(self.flight)
        self.flight, self.target, self.step = "", NOBODY, THROW
        self.next_turn()

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.game.seats
        if self.turn == self.first():
            self.end_round()

    def end_round(self) -> None:
        sky = self.sky
        wet = [n for n, place in enumerate(self.hides) if place == WET_PLACE.get(sky)]
        for seat in wet:
            self.scores[seat] -= 1
        self.past.append(sky)
        self.tell("sky", {"sky": sky, "wet": wet})
        if self.round == self.game.rounds:
            self.end_game()
        else:
            self.draw_cards(CARDS_AFTER[sky])
            self.begin_round()

    def end_game(self) -> None:
        self.step, self.sky, self.turn = OVER, "", 0
        best = max(self.scores)
        winners = [seat for seat, score in enumerate(self.scores) if score == best]
        self.tell("end", {"winners": winners, "scores": list(self.scores)})

    def draw_cards(self, count: int) -> None:
        """snowfall.draw: one card each in turn, so many times, while there are any."""
        drawn: list[list[str]] = [[] for _ in self.hands]
        for seat in [*range(self.game.seats)] * count:
            if self.deck:
                card = self.chance(self.deck)
                self.deck.remove(card)
                drawn[seat].append(card)
        for seat, cards in enumerate(drawn):
            if cards:
                self.hands[seat] = sorted([*self.hands[seat], *cards])
                # Sorted, for the order of the draws is in no view.
                faces = sorted(map(face, cards))
                self.tell("draw", {"seat": seat, "count": len(cards)}, {seat: {"faces": faces}})

    def chance(self, results: list[str]) -> str:
        return results[pick(self, results)]

    def tell(self, kind: str, values: Values, secrets: dict[int, Values] | None = None) -> None:
        if self.tape is not None:
            self.tape.tell(kind, RULE_OF.get(kind, f"snowfall.{kind}"), values, secrets)

    # The end -----------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """snowfall.end: alone at the top is won, together is half won."""
        if self.step != OVER:
            return [0.0] * self.game.seats
        best = max(self.scores)
        won = 1.0 if self.scores.count(best) == 1 else 0.0
        return [won if score == best else -1.0 for score in self.scores]

    def result(self) -> Json | None:
        return {"reason": "points", "scores": list(self.scores)} if self.step == OVER else None

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        return outcome_of_returns(self.scores, "points")

    def estimate(self, seat: int) -> float:
        """How far the seat is ahead of the best of the others."""
        if self.step == OVER:
            return super().estimate(seat)
        lead = self.scores[seat] - max(self.scores[:seat] + self.scores[seat + 1 :])
        return min(1.0, max(0.0, 0.5 + lead / (2 * LEAD_OF_A_WINNER)))

    # Texts, views and copies -------------------------------------------------------------------

    def action_to_string(self, action: int) -> str:
        return WORDS[action]

    def string_to_action(self, text: str, seat: int = -1) -> int:
        seat = self.current_player() if seat == -1 else seat
        if self.why_not(text, seat):
            self.refuse(text, seat)
        return WORDS.index(text)

    def why_not(self, text: str, seat: int | None = None) -> list[Reason]:
        return why_not.reasons(self, text, self.current_player() if seat is None else seat)

    def refuse(self, move: str, seat: int) -> NoReturn:
        raise IllegalMove(move, self.why_not(move, seat), self.information_state_string(seat), seat)

    def view(self, seat: int | None) -> Json:
        return views.view(self, seat)

    def visible_pieces(self, seat: int | None) -> list[tuple[int, str, str]]:
        return views.visible_pieces(self, seat)

    def open_pieces(self) -> list[tuple[int, str, str]]:
        return views.open_pieces(self)

    def resample(self, seat: int, rng: Rng) -> "SnowfallState":
        return self.game.sample(self.view(seat), rng)

    def to_json(self) -> Json:
        return positions.to_json(self)

    def invariants(self) -> list[str]:
        return positions.invariants(self)

    def clone(self) -> "SnowfallState":
        twin = type(self)(self.game, self.rng.clone())
        twin.take_chance_of(self)
        twin.round, twin.step = self.round, self.step
        twin.turn, twin.target = self.turn, self.target
        twin.past, twin.pile, twin.scores = self.past[:], self.pile[:], self.scores[:]
        twin.lookers, twin.looked = self.lookers[:], self.looked[:]
        twin.sky, twin.picked, twin.flight = self.sky, self.picked, self.flight
        twin.hides, twin.deck = self.hides[:], self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        return twin
