"""What a seat can ask of a game, and the texts that people type, or try out: for the laws."""

from collections.abc import Callable, Sequence
from typing import Final

from hoarfrost.core.comparing import all_of, answer_to_text, as_sent
from hoarfrost.core.errors import IllegalMove, Reason
from hoarfrost.core.match import Match
from hoarfrost.core.rng import Rng

Question = Callable[[Match], object]

LETTERS: Final = "abdegklmnoprstuy0123!-"
LONGEST_WORD: Final = 6
MANY_WORDS: Final = 99


def random_word(rng: Rng) -> str:
    length = 1 + int(rng.below(LONGEST_WORD))
    return "".join(LETTERS[rng.below(len(LETTERS))] for _ in range(length))


def typed(rng: Rng, texts: Sequence[str]) -> str:
    """Something to type, made of texts of actions: as they are, too much, too little, or askew."""
    one, two = (texts[rng.below(len(texts))] for _ in range(2))
    words = one.split() or [""]
    ways = (
        one,
        one,
        f"{one} {two}",
        f"{one} {two} {one}",
        f"x {one}",
        f"play {one}",
        f"{random_word(rng)} {two}",
        random_word(rng),
        one.swapcase(),
        words[0],
        words[-1],
        f" {one}  ",
        " ".join([words[0] or "a"] * MANY_WORDS),
    )
    return ways[rng.below(len(ways))]


def told(reasons: Sequence[Reason], languages: Sequence[str]) -> list[str]:
    """Reasons as they are told, in all languages."""
    return [
        f"{reason.code} {reason.rule} {reason.sentence(lang)}"
        for reason in reasons
        for lang in languages
    ]


def refused(match: Match, seat: int, text: str) -> str:
    """The answer to a move that is refused; one that is not is not made."""
    if not match.why_not(text, seat):
        return "it may be made"
    try:
        match.push(text, seat)
    except IllegalMove as refusal:
        return all_of(refusal, ("en",))
    return "it was made"


def shown(match: Match, seat: int) -> str:
    """All that a seat is shown without naming a move."""
    state = match.state
    choices = [
        (state.action_to_string(action), state.continues_after(action, seat))
        for action in state.legal_actions(seat)
    ]
    told = [match.view(seat), match.log(seat), match.can_take_back(seat), match.side_moves(seat)]
    return as_sent([told, match.record(seat), choices])


OF_A_TEXT: Final[dict[str, Callable[[Match, int, str], object]]] = {
    "why_not()": lambda match, seat, text: told(match.why_not(text, seat), ("en",)),
    "a refused push()": refused,
    "string_to_action()": lambda match, seat, text: answer_to_text(match.state, text, seat),
    "State.why_not()": lambda match, seat, text: told(match.state.why_not(text, seat), ("en",)),
}


def some_question(rng: Rng, seat: int, texts: Sequence[str]) -> tuple[str, Question]:
    """Something that a seat may ask: what it is, and how it is asked."""
    if rng.below(2):
        return "what it is shown", lambda match: shown(match, seat)
    kind = list(OF_A_TEXT)[rng.below(len(OF_A_TEXT))]
    text = typed(rng, texts)
    return f"{kind} of {text!r}", lambda match: OF_A_TEXT[kind](match, seat, text)
