"""Why a move is not allowed: the rule and a sentence, from what the asking seat itself can see."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from hoarfrost.core import refusals
from hoarfrost.core.bits import bit, members_of
from hoarfrost.core.errors import Reason
from hoarfrost.core.messages import AnyOf, Names
from hoarfrost.core.moves import barred
from hoarfrost.core.nearest import nearest
from hoarfrost.games.claim.engine.artifacts import ARTIFACT_NUMBER, ARTIFACTS
from hoarfrost.games.claim.engine.cards import FACTION_OF_CODE
from hoarfrost.games.claim.engine.following import (
    BOOK,
    FLAIL,
    FORCED,
    MARK,
    NO_RULE,
    bound_by,
)
from hoarfrost.games.claim.engine.knowledge import face_for
from hoarfrost.games.claim.engine.procedure import carry_out
from hoarfrost.games.claim.engine.steps import (
    BEFORE_LEAD,
    COLLECT,
    LEAD,
    LEAD_PLAYED,
    NOTHING,
    PEEK,
    SECOND,
    STEP_NAMES,
    TAVERN,
    WINDOWS,
)
from hoarfrost.games.claim.files.view import reading_order
from hoarfrost.games.claim.words.message import Message
from hoarfrost.games.claim.words.names import names_of, the_artifact, when_of
from hoarfrost.games.claim.words.needs import what_it_lacks
from hoarfrost.games.claim.words.notation import (
    WORDS_OF_A_STEP,
    artifacts_meant,
    find_action,
    format_action,
    with_artifact,
)
from hoarfrost.games.claim.words.sentences import card_names, cards_of_faction

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.state import ClaimState


def reasons_against(state: "ClaimState", text: str, seat: int) -> list[Reason]:
    """Empty if the seat may make this move now."""
    reasons = barred(state, text, seat)
    if reasons:
        return reasons
    words = with_artifact(text).split()
    if find_action(state, text) >= 0 or is_whole_move(state, words):
        return []
    if not words:
        return [refusals.not_a_move(text)]
    if words[0].startswith("!"):
        return [artifact_reason(state, words, seat)]
    codes = [word for word in words if is_card(state, word)]
    if codes:
        return [card_reason(state, [card_code(word) for word in codes], text, seat)]
    return [wrong_word(state, text)]


def is_whole_move(state: "ClaimState", words: list[str]) -> bool:
    """Whether the words are a compound move, step by step."""
    for length in range(1, min(len(words), WORDS_OF_A_STEP + 1)):
        action = find_action(state, " ".join(words[:length]))
        if action >= 0 and state.continues_after(action):
            after = state.clone()
            carry_out(after, action)
            rest = words[length:]
            if find_action(after, " ".join(rest)) >= 0 or is_whole_move(after, rest):
                return True
    return False


def is_card(state: "ClaimState", word: str) -> bool:
    code = card_code(word)
    return (
        code in FACTION_OF_CODE
        or any(face.code == code for face in state.pack.faces)
        or any(
            known[:2] == code[:2] and known[2:].rstrip("abcderx") == code[2:]
            for known in FACTION_OF_CODE
        )
    )


def card_code(word: str) -> str:
    return word[:2].upper() + word[2:].lower()


# --- Artifacts ---


def artifact_reason(state: "ClaimState", words: list[str], seat: int) -> Reason:
    name = words[0][1:]
    if name not in ARTIFACT_NUMBER:
        return Reason("E_PARAM", "claim.cards.artifacts", which_artifact(name))
    artifact = ARTIFACTS[ARTIFACT_NUMBER[name]]
    rule = f"claim.artifact.{name}"
    title = the_artifact(name)
    if state.side(seat).artifacts & bit(artifact.number) == 0:
        message = Message("You do not have {artifact}.", artifact=title)
        return Reason("E_ARTIFACT_NOT_OWNED", "claim.artifact.common", message)
    if state.artifact >= 0:
        message = Message("First finish the artifact that you are playing.")
        return Reason("E_PARAM", "claim.artifact.atomic", message)
    may_play = artifact.may_play(state, seat)
    window = int(state.step) if may_play else just_passed(state)
    if window not in artifact.windows or not artifact.is_open(state, seat):
        message = Message(
            "This is not the moment to play {artifact}. Its moment: {when}.",
            artifact=title,
            when=when_of(name),
        )
        return Reason("E_ARTIFACT_WINDOW", rule, message)
    if not may_play:
        return Reason("E_ARTIFACT_PRECONDITION", rule, what_it_lacks(state, artifact, seat))
    given = " ".join(words[1:]) or "-"
    message = Message("You cannot play {artifact} with: {given}.", artifact=title, given=given)
    return Reason("E_PARAM", rule, message)


def which_artifact(name: str) -> Message:
    """A name that means no artifact, or several."""
    meant = artifacts_meant(name)
    if meant:
        titles = [names_of("artifacts", artifact) for artifact in meant]
        return Message("Which artifact: {artifacts}?", artifacts=AnyOf(titles))
    if not name:
        return Message("Name an artifact after the exclamation mark.")
    near = nearest(name, ARTIFACT_NUMBER)
    if near:
        known = names_of("artifacts", near[0])
        return Message("There is no artifact {name}. Did you mean {known}?", name=name, known=known)
    return Message("There is no artifact {name}.", name=name)


def just_passed(state: "ClaimState") -> int:
    """The window before a card is played; whoever publicly can play nothing was not asked there."""
    if state.step == SECOND:
        return LEAD_PLAYED
    return BEFORE_LEAD if state.step == LEAD else int(state.step)


# --- Cards ---


def card_reason(state: "ClaimState", codes: list[str], text: str, seat: int) -> Reason:
    code = codes[0]
    if state.artifact >= 0:
        artifact = ARTIFACTS[state.artifact]
        message = Message(
            "{card} cannot be chosen for {artifact}.",
            card=card_names(code),
            artifact=the_artifact(artifact.id),
        )
        return Reason("E_PARAM", f"claim.artifact.{artifact.id}", message)
    if state.step in (LEAD, SECOND):
        return play_reason(state, code, text, seat)
    if state.step == TAVERN:
        return Reason("E_PARAM", "claim.location.tavern", gift_message(state, codes, seat))
    return wrong_word(state, card_names(code))


def gift_message(state: "ClaimState", codes: list[str], seat: int) -> Message:
    score = faces_of(state, state.side(seat).score, seat)
    strange = [code for code in codes if not is_among(code, score)]
    if strange:
        return Message("{card} is not in your score pile.", card=card_names(strange[0]))
    return Message("Name two different cards of your score pile.")


def play_reason(state: "ClaimState", code: str, text: str, seat: int) -> Reason:
    held = faces_of(state, state.side(seat).hand, seat)
    if not is_among(code, held):
        rule = "claim.lead" if state.step == LEAD else "claim.follow"
        return Reason("E_CARD_NOT_HELD", rule, not_held(state, code, held, seat))
    by = bound_by(state, seat)
    legal = [format_action(state, action) for action in state.legal_actions()]
    if by == NO_RULE or is_among(code, legal):
        return wrong_word(state, text)  # the card could be played, if it were all that was said
    if by in BINDINGS:
        return BINDINGS[by](state, card_names(code), seat)
    led = state.pack.suit_of[state.lead].faction
    following = [face for face in held if face[:2] == led.code]
    message = Message(
        "You hold {cards}, so {card} has to wait.",
        cards=cards_of_faction(following),
        card=card_names(code),
    )
    return Reason("E_MUST_FOLLOW", "claim.follow", message)


def faces_of(state: "ClaimState", cards: int, seat: int) -> list[str]:
    """Cards as a seat sees them, in an order that tells nothing."""
    faces = [face_for(state, seat, card) for card in members_of(cards)]
    return sorted(faces, key=reading_order)


def not_held(state: "ClaimState", code: str, held: Sequence[str], seat: int) -> Message:
    """Why a code means no card of the hand: perhaps one is there that is called otherwise."""
    card = state.pack.number.get(code, NOTHING)
    if card >= 0:
        face = face_for(state, seat, card)
        if face != code and face in held:
            return Message(
                "You hold {held} and can read no more of it: say {face}.",
                held=card_names(face),
                face=face,
            )
        copies = [face for face in held if card_names(face) == card_names(code)]
        if copies:
            return Message("You hold {copies}, not {code}.", copies=copies, code=code)
    return Message("You do not hold {card}.", card=card_names(code))


def is_among(code: str, faces: Sequence[str]) -> bool:
    """Whether a card is one of these; like Goblins need no letter.

    All are looked at: where the first fits depends on numbers that the holder may not know.
    """
    return code in {*faces, *(face.rstrip("abcde") for face in faces)}


def forced(state: "ClaimState", card: Names, seat: int) -> Reason:
    if state.wish >= 0:
        message = Message(
            "The Lamp has named {named}, so {card} has to wait.",
            named=card_names(state.pack.name(state.wish)),
            card=card,
        )
        return Reason("E_FORCED_CARD", "claim.artifact.wishing_lamp", message)
    message = Message(
        "The Cloak has picked {picked}, so {card} has to wait.",
        picked=[card_names(face) for face in faces_of(state, state.side(seat).forced, seat)],
        card=card,
    )
    return Reason("E_FORCED_CARD", "claim.artifact.hunting_cloak", message)


def from_score(_state: "ClaimState", card: Names, _seat: int) -> Reason:
    message = Message(
        "The Book of Memories is in play: you lead a card of your score pile, not {card}.",
        card=card,
    )
    return Reason("E_FORCED_CARD", "claim.artifact.book_of_memories", message)


def marked(state: "ClaimState", card: Names, seat: int) -> Reason:
    message = Message(
        "The Cloak has reserved {reserved} for this trick, so {card} has to wait.",
        reserved=card_names(face_for(state, seat, int(state.side(seat).mark))),
        card=card,
    )
    return Reason("E_FORCED_CARD", "claim.artifact.hunting_cloak", message)


def flailed(state: "ClaimState", card: Names, seat: int) -> Reason:
    message = Message(
        "This is the final trick: {aside} is under the Flail and has to be played, not {card}.",
        aside=card_names(face_for(state, seat, int(state.side(seat).flail))),
        card=card,
    )
    return Reason("E_FORCED_CARD", "claim.artifact.flail_of_dawn.final", message)


BINDINGS: Final[dict[int, Callable[["ClaimState", Names, int], Reason]]] = {
    FORCED: forced,
    BOOK: from_score,
    MARK: marked,
    FLAIL: flailed,
}


# --- Everything else ---


def wrong_word(state: "ClaimState", text: str | Names) -> Reason:
    """The text is no answer to what is being asked."""
    step = int(state.step)
    if state.artifact >= 0:
        rule = f"claim.artifact.{ARTIFACTS[state.artifact].id}"
        message = Message("{text} is not a valid choice for this artifact.", text=text)
    elif step in WINDOWS:
        rule = "claim.window.model"
        message = Message("Now you can only play an artifact or pass, not {text}.", text=text)
    elif step == COLLECT:
        rule = "claim.claim2.seers"
        message = Message("Now you can only look, keep or take, not {text}.", text=text)
    elif step == PEEK:
        rule = "claim.fire.poisoner"
        message = Message(
            "Now you can only peek at slot 0, 1 or 2, or pass, not {text}.", text=text
        )
    elif step == TAVERN:
        rule = "claim.location.tavern"
        message = Message("Now you give two cards of your score pile, not {text}.", text=text)
    else:
        rule = "claim.lead" if step == LEAD else "claim.follow"
        message = Message("You can only play a card now, not {text}.", text=text)
    return Reason("E_PARAM", rule, message)


def describe_place(state: "ClaimState") -> str:
    """Where the game stands, for error messages: public facts alone."""
    return f"phase {state.phase}, trick {state.trick_no}, {STEP_NAMES[state.step]}"
