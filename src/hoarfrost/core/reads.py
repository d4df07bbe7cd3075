"""What is read, and how much is done, to answer a seat: what a clock would tell, without a clock.

Python's own tracing sees every instruction. Compiled code leaves no trace, so only plain sources
are seen whole. The work of a sample is left out: law 5 says that it depends on what its seat knows.
"""

import gc
import sys
from collections import Counter
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any, Final, TypeVar

from hoarfrost.core.game import State

Asked = TypeVar("Asked")
Work = Counter[tuple[CodeType, int]]  # how often each instruction of each function was carried out

OF_A_SEAT: Final = (
    "legal_actions",
    "string_to_action",
    "why_not",
    "continues_after",
    "apply_action",
    "view",
    "visible_pieces",
    "information_state_string",
    "to_svg",
    "resample",
)
OF_THE_ASKED: Final = ("legal_count", "nth_legal", "play_out")
OF_NOBODY: Final = ("to_json", "open_view", "open_pieces")
WATCHED: Final = frozenset((*OF_A_SEAT, *OF_THE_ASKED, *OF_NOBODY))
SAMPLES: Final = ("resample", "clone")


class Watch:
    """Watches what is done to answer a seat, in the states of which it cannot know everything."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.reads: list[str] = []  # what was asked of a state that is not this seat's to know
        self.work: Work = Counter()
        self.answer: object = None
        self.sampling: FrameType | None = None
        self.imagined: list[State] = []  # samples of what the reader knows, and their copies

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        frame.f_trace_opcodes = True
        if event == "opcode" and self.sampling is None:
            self.work[frame.f_code, frame.f_lasti] += 1
        elif event == "call" and self.sampling is None and frame.f_code.co_name in WATCHED:
            self.called(frame)
        elif event == "return" and frame.f_code.co_name in SAMPLES:
            self.returned(frame, arg)
        return self.trace

    def called(self, frame: FrameType) -> None:
        name, state = frame.f_code.co_name, frame.f_locals.get("self")
        if not isinstance(state, State) or self.is_imagined(state) or state.is_terminal():
            return
        if name in OF_NOBODY or not self.is_own(frame):
            self.reads.append(f"{name}({frame.f_locals.get('seat', '')})")
        elif name == "resample":
            self.sampling = frame

    def is_own(self, frame: FrameType) -> bool:
        """Whether a call is about the seat that is answered; None and -1 are the asked one."""
        state, seat = frame.f_locals["self"], frame.f_locals.get("seat")
        if seat is None and frame.f_code.co_name in ("view", "visible_pieces", "to_svg"):
            return True  # a spectator, who knows less
        return bool(self.reader == (state.current_player() if seat in (None, -1) else seat))

    def is_imagined(self, state: State) -> bool:
        return any(state is each for each in self.imagined)

    def returned(self, frame: FrameType, made: Any) -> None:
        is_sample = frame is self.sampling
        if is_sample:
            self.sampling = None
        if isinstance(made, State) and (is_sample or self.is_imagined(frame.f_locals["self"])):
            self.imagined.append(made)


def answered(seat: int, question: Callable[[Asked], object], asked: Asked) -> Watch:
    """Watch how a question of a seat is answered."""
    watch = Watch(seat)
    before, collects = sys.gettrace(), gc.isenabled()
    gc.disable()  # what others do when rubbish is collected is no part of the answer
    sys.settrace(watch.trace)
    try:
        watch.answer = question(asked)
    finally:
        sys.settrace(before)
        if collects:
            gc.enable()
    return watch


def first_other_work(one: Work, two: Work) -> str:
    """Where the work of two answers differs: the function, its line, and how often it was done."""
    for code, at in sorted(one.keys() | two.keys(), key=place):
        if one[code, at] != two[code, at]:
            line = line_of(code, at)
            times = f"{one[code, at]} times and {two[code, at]} times"
            return f"{code.co_qualname} (line {line}) is done {times}"
    return ""


def place(instruction: tuple[CodeType, int]) -> tuple[str, str, int]:
    code, at = instruction
    return (code.co_filename, code.co_qualname, at)


def line_of(code: CodeType, at: int) -> int:
    lines = [line for start, end, line in code.co_lines() if start <= at < end and line]
    return lines[0] if lines else code.co_firstlineno
