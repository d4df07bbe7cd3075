"""Whole moves and their texts. A compound move is a row of actions of one seat in one text."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core import refusals
from hoarfrost.core.errors import HoarfrostError, IllegalMove, Reason
from hoarfrost.core.game import State

# Texts come from strangers, so they are short before they are read. The longest whole move so far
# has four words ("throw ball at 2"), and no step has more than two; the laws look whether a game
# needs more.
WORDS_OF_A_MOVE: Final = 12
WORDS_OF_A_STEP: Final = 6


def continues(state: State, seat: int) -> bool:
    """Whether the move that this seat has begun needs another step."""
    return state.is_mid_move() and state.current_player() == seat


def after(state: State, action: int, seat: int) -> State:
    """A copy of the state with one action carried out."""
    copy = state.clone()
    copy.apply_action(action, seat)
    return copy


def move_texts(state: State, seat: int) -> list[str]:
    """Every whole move of a seat, in the order of its actions."""
    texts: list[str] = []
    for action in state.legal_actions(seat):
        step = state.action_to_string(action)
        if state.continues_after(action, seat):
            rests = move_texts(after(state, action, seat), seat)
            texts.extend(f"{step} {rest}" for rest in rests)
        else:
            texts.append(step)
    return texts


def only_move(state: State) -> list[int]:
    """The actions of the one whole move that the asked seat has; empty if it has a choice."""
    actions: list[int] = []
    seat = state.current_player()
    while state.legal_count() == 1:
        action = state.nth_legal(0)
        actions.append(action)
        if not state.continues_after(action, seat):
            return actions
        state = after(state, action, seat)
    return []


def when_asked(state: State, seat: int) -> State:
    """The position in which a seat of `asked_at_once` is asked.

    Those before it have then answered somehow: what, makes no difference for this seat. They
    answer in a sample of what it knows, for what they truly could answer is theirs alone.
    """
    if state.current_player() == seat:
        return state
    return asked_in_turn(state.known_to(seat), seat)


def asked_in_turn(state: State, seat: int) -> State:
    """The position in which a seat is asked, after the first answers that those before it have."""
    for _ in state.asked_at_once():
        if state.current_player() == seat:
            return state
        state = answered_somehow(state)
    raise HoarfrostError(f"seat {seat} is not asked at once with the others")


def answered_somehow(state: State) -> State:
    """A copy in which the asked seat has given the first answer after which another is asked."""
    seat = int(state.current_player())
    for first in state.legal_actions():
        copy = after(state, first, seat)
        while continues(copy, seat):
            copy.apply_action(copy.nth_legal(0), seat)
        if copy.current_player() != seat:
            return copy
    raise HoarfrostError(f"no answer of seat {seat} is the last that it is asked for")


class Reading:
    """How far a text could be read as a move: its actions, and what is missing or left over."""

    def __init__(self, actions: list[int], rest: Sequence[str], next_steps: list[str]) -> None:
        self.actions = actions
        self.rest = rest
        self.next_steps = next_steps

    def is_whole(self) -> bool:
        return bool(self.actions) and not self.rest and not self.next_steps


def is_too_long(text: str) -> bool:
    return len(text.split(maxsplit=WORDS_OF_A_MOVE)) > WORDS_OF_A_MOVE


def barred(state: State, text: str, seat: int) -> list[Reason]:
    """Why a text is not even read as a move of this seat.

    Whoever is not asked and has no side move is answered here, before anything is looked up: else
    the time of the answer would tell of the moves of the seat that is asked.
    """
    if is_too_long(text):
        return [refusals.too_long(WORDS_OF_A_MOVE)]
    if state.is_terminal():
        return [refusals.game_over()]
    asked = int(state.current_player())
    if seat != asked and not state.legal_actions(seat):
        return [refusals.not_your_turn(seat, asked)]
    return []


def read_move(state: State, text: str, seat: int) -> Reading:
    """The actions that a text stands for: as the game writes them, else by the game's aliases."""
    if is_too_long(text):
        return Reading([], text.split(), [])
    words = text.split()
    exact = read_words(state, words, seat, with_aliases=False)
    if exact.is_whole():
        return exact
    with_aliases = read_words(state, words, seat, with_aliases=True)
    if with_aliases.is_whole():
        return with_aliases
    respelled = state.respell(text).split()
    if respelled != words:
        in_our_way = read_words(state, respelled, seat, with_aliases=True)
        if in_our_way.is_whole():
            return in_our_way
    return with_aliases if len(with_aliases.rest) < len(exact.rest) else exact


def read_words(state: State, words: Sequence[str], seat: int, with_aliases: bool) -> Reading:
    """The first whole reading, longer first steps tried before shorter ones; else the farthest."""
    steps = {state.action_to_string(action): action for action in state.legal_actions(seat)}
    farthest = Reading([], words, list(steps))
    for length in range(min(len(words), WORDS_OF_A_STEP), 0, -1):
        step = " ".join(words[:length])
        action = steps.get(step, -1)
        if action < 0 and with_aliases:
            action = action_of_alias(state, step, seat)
        if action < 0:
            continue
        reading = read_on(state, action, words[length:], seat, with_aliases)
        if reading.is_whole():
            return reading
        if len(reading.rest) < len(farthest.rest):
            farthest = reading
    return farthest


def read_on(
    state: State, action: int, rest: Sequence[str], seat: int, with_aliases: bool
) -> Reading:
    """The reading of what follows the first action of a move."""
    if not state.continues_after(action, seat):
        return Reading([action], rest, [])
    reading = read_words(after(state, action, seat), rest, seat, with_aliases)
    return Reading([action, *reading.actions], reading.rest, reading.next_steps)


def carried_out(state: State, actions: Sequence[int], seat: int) -> tuple[State, str]:
    """A copy of the state after the steps of a move, and their text as the game writes it."""
    state = state.clone()
    steps: list[str] = []
    for action in actions:
        steps.append(state.action_to_string(action))
        state.apply_action(action, seat)
    return state, " ".join(steps)


def objections(state: State, text: str, seat: int) -> list[Reason]:
    """Why a text is no whole move of a seat; empty if it is one."""
    return barred(state, text, seat) or gaps(state, text, seat, read_move(state, text, seat))


def gaps(state: State, text: str, seat: int, reading: Reading) -> list[Reason]:
    """Why a text that was read so far is no whole move of a seat; empty if it is one."""
    if reading.is_whole():
        return []
    asked = int(state.current_player())
    if seat != asked:
        return state.why_not(text, seat) or [refusals.not_your_turn(seat, asked)]
    if reading.actions and not reading.rest:
        return [refusals.incomplete(text, reading.next_steps)]
    if not reading.next_steps:  # words are left over: perhaps they name what cannot be done
        return state.why_not(text, seat) or [refusals.not_a_move(text)]
    stuck, _ = carried_out(state, reading.actions, seat)
    return stuck.why_not(" ".join(reading.rest), seat) or [refusals.not_a_move(text)]


def refused_action(state: State, action: int, seat: int, place: str) -> IllegalMove:
    """Why a seat (below 0: the one that is asked) cannot take an action at this place."""
    asked = int(state.current_player())
    text, reasons = str(action), []
    if state.is_terminal():
        reasons = [refusals.game_over()]
    elif seat >= 0 and seat != asked:
        reasons = [refusals.not_your_turn(seat, asked)]
    else:
        try:
            text = state.action_to_string(action)
            reasons = state.why_not(text)
        except ValueError:
            pass  # no action of this game has the number
    reasons = reasons or [refusals.not_a_move(text)]
    return IllegalMove(text, reasons, place, asked if seat < 0 else seat)


def action_of_alias(state: State, step: str, seat: int) -> int:
    """The legal action that the game reads in a text, or -1."""
    try:
        action = state.string_to_action(step, seat)
    except HoarfrostError:
        return -1
    return action if action in state.legal_actions(seat) else -1
