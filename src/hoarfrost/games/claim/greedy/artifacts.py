"""When the greedy player of Claim plays an artifact, and what it then chooses: one rule each.

`gain` tells what playing the artifact now brings, in votes; it is played if that is more than it is
worth keeping for. `choice` ranks the answers it asks for, also those of its victim.
"""

from typing import Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, members_of
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.state import ClaimState
from hoarfrost.games.claim.engine.steps import MIRROR, NOTHING, PLUS, WAND_DOWN, WAND_UP
from hoarfrost.games.claim.engine.winning import effective, modify, trick_winner
from hoarfrost.games.claim.greedy.sight import Sight
from hoarfrost.games.claim.greedy.worth import Worth

WORTH_KEEPING: Final = 0.15  # artifacts are few, so a smaller gain is let go
ALWAYS: Final = 1.0
BETTER_ODDS: Final = 0.3  # how much likelier the leader wins a trick in which nobody chooses well


class Scene:
    """The decision at hand, with the questions that several rules ask."""

    def __init__(self, state: ClaimState, sight: Sight, worth: Worth) -> None:
        self.state: ClaimState = state
        self.sight: Sight = sight
        self.worth: Worth = worth
        self.seat: i64 = sight.seat
        self.leads: bool = state.leader == sight.seat

    def stake(self) -> float:
        """What it is worth to win this trick rather than to lose it."""
        lead = NOTHING if self.sight.lead_is_hidden() else self.state.lead
        won = self.worth.trick(lead, self.state.second, self.seat)
        return won - self.worth.trick(lead, self.state.second, 1 - self.seat)

    def gain_by_modifier(self, mod: i64) -> float:
        """The stake, if a modifier on our card turns the trick. All numbers are public now."""
        changed = self.state.clone()
        before = trick_winner(changed)
        modify(changed, self.seat, mod)
        after = trick_winner(changed)
        if before == after:
            return 0.0
        return self.stake() if after == self.seat else -self.stake()

    def weakest(self, cards: i64) -> float:
        return min([self.worth.strength(card) for card in members_of(cards)], default=0.0)


class Habit:
    """How the greedy player uses one artifact."""

    def gain(self, scene: Scene) -> float:
        return 0.0

    def choice(self, scene: Scene, action: i64) -> float:
        return 0.0


class Flail(Habit):
    """Hindering the opponent costs nothing; a victim puts the weakest card aside."""

    def gain(self, scene: Scene) -> float:
        return ALWAYS

    def choice(self, scene: Scene, action: i64) -> float:
        return -scene.worth.strength(scene.sight.card(action))


class Cloak(Habit):
    """When a random answer is less likely to beat the lead than a chosen one."""

    def gain(self, scene: Scene) -> float:
        sight, lead = scene.sight, scene.state.lead
        held = 0.0
        beating = 0.0
        for card in members_of(sight.unknown | sight.known):
            chance = sight.chance_held(card)
            held += chance
            if sight.second_wins(lead, card, scene.state.bottle):
                beating += chance
        if held == 0.0:
            return 0.0
        chosen = sight.chance_to_win(lead, scene.state.bottle)
        return (1.0 - beating / held - chosen) * scene.stake()


class Dagger(Habit):
    """Takes every 5 that votes, and the opponent is a card short."""

    def gain(self, scene: Scene) -> float:
        target = scene.state.second if scene.leads else scene.state.lead
        return WORTH_KEEPING + scene.worth.to_me(target)


class Torch(Habit):
    """Knowing more costs nothing."""

    def gain(self, scene: Scene) -> float:
        return ALWAYS


class Lamp(Habit):
    """Names a card that the opponent probably holds and that loses to the lead."""

    def gain(self, scene: Scene) -> float:
        sight = scene.sight
        best = 0.0
        for card in members_of(sight.unknown | sight.known):
            best = max(best, self.naming(scene, card))
        return best - scene.worth.leading(scene.state.lead, scene.state.bottle)

    def choice(self, scene: Scene, action: i64) -> float:
        return max(self.naming(scene, card) for card in members_of(scene.sight.pack.named(action)))

    def naming(self, scene: Scene, card: i64) -> float:
        state, seat = scene.state, scene.seat
        if bit(card) & scene.sight.unread & scene.sight.pack.hidden:
            return scene.worth.trick(state.lead, NOTHING, 1 - seat)
        chance = scene.sight.chance_held(card)
        beaten = scene.sight.second_wins(state.lead, card, state.bottle)
        hit = scene.worth.trick(state.lead, card, 1 - seat if beaten else seat)
        return chance * hit + (1.0 - chance) * scene.worth.trick(state.lead, NOTHING, 1 - seat)


class GamblersBook(Habit):
    """Fetches the strongest discarded card for one that is average at worst."""

    def gain(self, scene: Scene) -> float:
        hand = members_of(scene.sight.me.hand)
        average = sum([scene.worth.as_follower(card) for card in hand]) / float(len(hand))
        best = [scene.worth.as_follower(card) for card in members_of(scene.state.discarded)]
        return max(best) - average

    def choice(self, scene: Scene, action: i64) -> float:
        return scene.worth.as_follower(scene.sight.card(action))


class Spyglass(Habit):
    """Gives the won card that matters least for the discarded one that matters most."""

    def gain(self, scene: Scene) -> float:
        given = min([scene.worth.to_me(card) for card in members_of(scene.state.won)])
        taken = max([scene.worth.to_me(card) for card in members_of(scene.state.discarded)])
        return taken - given

    def choice(self, scene: Scene, action: i64) -> float:
        matters = scene.worth.to_me(scene.sight.card(action))
        return -matters if scene.state.stage == 1 else matters


class Wand(Habit):
    """Turns a lost trick that is worth it."""

    def gain(self, scene: Scene) -> float:
        return max(scene.gain_by_modifier(WAND_UP), scene.gain_by_modifier(WAND_DOWN))

    def choice(self, scene: Scene, action: i64) -> float:
        return scene.gain_by_modifier(WAND_UP if action == PLUS else WAND_DOWN)


class Rope(Habit):
    """Fetches a strong card back, to win a trick with it in place of the weakest in hand."""

    def gain(self, scene: Scene) -> float:
        me = scene.sight.me
        return max([self.fetching(scene, card) for card in members_of(me.score)])

    def choice(self, scene: Scene, action: i64) -> float:
        return self.fetching(scene, scene.sight.card(action))

    def fetching(self, scene: Scene, card: i64) -> float:
        stronger = scene.worth.strength(card) - scene.weakest(scene.sight.me.hand)
        return stronger * scene.worth.average_swing() - scene.worth.to_me(card)


class Bottle(Habit):
    """When the lead is more likely to win as the lower card."""

    def gain(self, scene: Scene) -> float:
        lead = scene.state.lead
        return scene.worth.leading(lead, True) - scene.worth.leading(lead, False)


class Flask(Habit):
    """Nine more nearly always win."""

    def gain(self, scene: Scene) -> float:
        return 0.5 * scene.stake()


class MaskOrDice(Habit):
    """The leader gains when the opponent cannot choose the answer well."""

    def gain(self, scene: Scene) -> float:
        return BETTER_ODDS * scene.stake() if scene.leads else 0.0


class Mirror(Habit):
    """Turns a lost trick that is worth it."""

    def gain(self, scene: Scene) -> float:
        return scene.gain_by_modifier(MIRROR)


class BookOfMemories(Habit):
    """When the pile has a better lead than the hand."""

    def gain(self, scene: Scene) -> float:
        worth, me = scene.worth, scene.sight.me
        from_pile = max([worth.leading(card, False) for card in members_of(me.score)])
        from_hand = [
            worth.leading(card, False) - worth.spending(card) for card in members_of(me.hand)
        ]
        return from_pile - max(from_hand, default=0.0)


class Sword(Habit):
    """Freezes a lost trick in which our card counts at least as much."""

    def gain(self, scene: Scene) -> float:
        state = scene.state
        if trick_winner(state) == scene.seat:
            return 0.0
        lead = effective(state, state.lead, state.lead_mods)
        second = effective(state, state.second, state.second_mods)
        ahead = lead - second if scene.leads else second - lead
        return 0.5 * scene.stake() if ahead >= 0 else 0.0


HABITS: Final[dict[str, Habit]] = {
    "flail_of_dawn": Flail(),
    "hunting_cloak": Cloak(),
    "kings_dagger": Dagger(),
    "prowlers_torch": Torch(),
    "wishing_lamp": Lamp(),
    "gamblers_book": GamblersBook(),
    "spyglass": Spyglass(),
    "magic_wand": Wand(),
    "endless_rope": Rope(),
    "bottomless_bottle": Bottle(),
    "flask_of_tears": Flask(),
    "mask_of_darkness": MaskOrDice(),
    "gamblers_dice": MaskOrDice(),
    "mirror_of_lies": Mirror(),
    "book_of_memories": BookOfMemories(),
    "ice_sword": Sword(),
}
NO_HABIT: Final = Habit()


def habit_of(artifact: i64) -> Habit:
    """An artifact without a habit of its own is left alone."""
    return HABITS.get(ARTIFACTS[artifact].id, NO_HABIT)


def gain_of_playing(state: ClaimState, sight: Sight, worth: Worth, artifact: i64) -> float:
    return habit_of(artifact).gain(Scene(state, sight, worth)) - WORTH_KEEPING


def rank_of_choice(state: ClaimState, sight: Sight, worth: Worth, action: i64) -> float:
    return habit_of(state.artifact).choice(Scene(state, sight, worth), action)
