"""What an artifact lacks that cannot be played now: the public fact that decides it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hoarfrost.core.bits import bit
from hoarfrost.core.messages import Names
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.artifacts.flask_of_tears import LOSSES_NEEDED
from hoarfrost.games.claim.engine.knowledge import public_face
from hoarfrost.games.claim.words.message import Message
from hoarfrost.games.claim.words.names import names_of, the_artifact
from hoarfrost.games.claim.words.sentences import card_names

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.state import ClaimState


def what_it_lacks(state: "ClaimState", artifact: Artifact, seat: int) -> Message:
    """Why its precondition (`may_play`) does not hold; like that one from public facts alone."""
    name = names_of("artifacts", artifact.id)
    if artifact.id in LACKS:
        return LACKS[artifact.id](state, seat, name)
    return Message(
        "The conditions for {artifact} are not met right now.", artifact=the_artifact(artifact.id)
    )


def empty_score(_state: "ClaimState", _seat: int, name: Names) -> Message:
    return Message("{artifact}: your score pile is empty.", artifact=name)


def empty_hand(state: "ClaimState", seat: int, name: Names) -> Message:
    """Of the Flail and the Dice."""
    if state.side(1 - seat).hand != 0:
        return Message("{artifact}: you have no cards in your hand.", artifact=name)
    return Message("{artifact}: your opponent has no cards in hand.", artifact=name)


def few_losses(state: "ClaimState", seat: int, name: Names) -> Message:
    return Message.plural(
        "{artifact}: you have lost {n} trick in a row, and it takes {needed}.",
        "{artifact}: you have lost {n} tricks in a row, and it takes {needed}.",
        n=int(state.side(seat).loss_streak),
        artifact=name,
        needed=LOSSES_NEEDED,
    )


def nothing_to_swap(state: "ClaimState", seat: int, name: Names) -> Message:
    """Of the Gambler's Book and the Spyglass."""
    if state.discarded == 0:
        return Message("{artifact}: the discard pile is empty.", artifact=name)
    if state.side(seat).hand == 0 and state.winner < 0:
        return Message("{artifact}: you have no cards in your hand.", artifact=name)
    return Message("{artifact}: this trick gave you no card to swap.", artifact=name)


def bound_already(state: "ClaimState", seat: int, name: Names) -> Message:
    """Of the Cloak and the Lamp."""
    if state.side(1 - seat).bound:
        return Message("{artifact}: another rule already decides that card.", artifact=name)
    return Message("{artifact}: your opponent has too few cards in hand.", artifact=name)


def nothing_to_freeze(state: "ClaimState", _seat: int, name: Names) -> Message:
    if state.is_frozen():
        return Message("{artifact}: a trick is frozen already.", artifact=name)
    return Message("{artifact}: no trick follows in which this one could thaw.", artifact=name)


def no_five(state: "ClaimState", seat: int, name: Names) -> Message:
    card = state.card_of(1 - seat)
    if card == state.lead and state.lead_down:
        return Message("{artifact}: the card of your opponent lies face-down.", artifact=name)
    shown = card_names(public_face(state, int(card)))
    if bit(card) & state.pack.hidden & ~state.numbers:
        return Message(
            "{artifact}: nobody can read the number of {card}.", artifact=name, card=shown
        )
    return Message("{artifact}: {card} is not a 5.", artifact=name, card=shown)


def no_card(_state: "ClaimState", _seat: int, name: Names) -> Message:
    return Message("{artifact}: you have no card in this trick.", artifact=name)


LACKS: Final[dict[str, Callable[["ClaimState", int, Names], Message]]] = {
    "book_of_memories": empty_score,
    "endless_rope": empty_score,
    "flail_of_dawn": empty_hand,
    "gamblers_dice": empty_hand,
    "flask_of_tears": few_losses,
    "gamblers_book": nothing_to_swap,
    "spyglass": nothing_to_swap,
    "hunting_cloak": bound_already,
    "wishing_lamp": bound_already,
    "ice_sword": nothing_to_freeze,
    "kings_dagger": no_five,
    "magic_wand": no_card,
    "mirror_of_lies": no_card,
}
