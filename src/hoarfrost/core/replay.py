"""From a record back to the match. Chance comes from the record; a seed only proves it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from hoarfrost.core.errors import HoarfrostError, IllegalMove, OptionError, RecordError
from hoarfrost.core.game import Game, State
from hoarfrost.core.history import MadeMove
from hoarfrost.core.loader import GameLoader
from hoarfrost.core.match import Match
from hoarfrost.core.messages import Message
from hoarfrost.core.reading import shortened
from hoarfrost.core.record import Record, RecordedMove, parse_record

THE_DEAL: Final = Message("the deal")


def read_match(text: str, load_game: GameLoader) -> Match:
    """The match that a full record tells, ready to go on; raises RecordError.

    If the seed, the secret or the generator of the start proves the record, the match goes on with
    it, as if it had never been interrupted; else with a fresh one.
    """
    record = parse_full_record(text)
    game = game_of(record, load_game)
    match = replay(record, game)
    check_result(record, match)
    if record.seed is not None or record.shuffle is not None or record.start is not None:
        with suppress(RecordError):
            match = replay_from_seed(record, game)
    match.commitment = record.commitment
    match.players = record.players
    match.stopped = record.stopped
    return match


def parse_full_record(text: str) -> Record:
    """A record that can be replayed; raises RecordError if it is another one."""
    record = parse_record(text)
    if not record.is_full():
        message = Message(
            "the saved game holds only what {reader} saw and cannot be replayed; take the full "
            "one, which is there when the game is over",
            reader=reader(record),
        )
        raise RecordError(message)
    return record


def game_of(record: Record, load_game: GameLoader) -> Game:
    try:
        if "seats" in record.options:  # they have a field of their own
            raise OptionError("unknown option seats")
        return load_game(record.game, record.seats, **record.options)
    except HoarfrostError as error:
        message = Message("the saved game cannot be set up: {problem}", problem=error.told)
        raise RecordError(message) from error


def reader(record: Record) -> Message:
    if isinstance(record.seen_by, int):
        return Message("seat {seat}", seat=record.seen_by)
    return Message("a spectator")


def replay(record: Record, game: Game) -> Match:
    """The match of a full record, with the chance that it writes down."""
    steps = list(replay_steps(record, game))
    return steps[-1]


def replay_steps(record: Record, game: Game) -> Iterator[Match]:
    """One match, given out after the deal and again after each move, also the forced ones."""
    hint = rules_hint(record, game)
    check_length(record, game)
    try:
        start = start_of(record, game)
        if start is not None:
            start.forget_rolls()  # each move has its own
        match = Match(game, play_forced=False, rolls=record.deal, start=start)
    except HoarfrostError as error:
        raise RecordError(located(THE_DEAL, error.told, hint)) from error
    match.seed = record.seed
    match.shuffle = record.shuffle
    check_rolls(THE_DEAL, match.deal.rolls, record.deal, hint)
    yield match
    for number, recorded in enumerate(record.moves, 1):
        replay_move(match, recorded, number, recorded.rolls, hint)
        yield match


def check_length(record: Record, game: Game) -> None:
    longest = game.max_game_length()
    if len(record.moves) > longest:
        message = Message(
            "the saved game has {n} moves, but a game has at most {longest}: fetch the file again",
            n=len(record.moves),
            longest=longest,
        )
        raise RecordError(message)


def start_of(record: Record, game: Game) -> State | None:
    return None if record.start is None else game.from_json(record.start)


def replay_from_seed(record: Record, game: Game) -> Match:
    """The match of a full record, with the chance of its seed or secret, which must be the same."""
    check_commitment(record)
    hint = Message("; the secret does not prove this game")
    if record.shuffle is None:
        hint = Message("; the seed does not prove this game")
    start = start_of(record, game)
    match = Match(game, record.seed, play_forced=False, shuffle=record.shuffle, start=start)
    check_rolls(THE_DEAL, match.deal.rolls, record.deal, hint)
    for number, recorded in enumerate(record.moves, 1):
        replay_move(match, recorded, number, (), hint)
    return match


def check_commitment(record: Record) -> None:
    if record.shuffle is not None and record.shuffle.commitment != record.commitment:
        message = Message(
            "the secret does not match the seal that was shown before the deal: somebody changed "
            "one of them"
        )
        raise RecordError(message)


def replay_move(
    match: Match, recorded: RecordedMove, number: int, rolls: Sequence[str], hint: Message | None
) -> None:
    """Make one move of a record with these results of chance, and compare what chance gave."""
    text = recorded.move or ""
    where = Message("move {n} ({move}, seat {seat})", n=number, move=text, seat=recorded.seat)
    try:
        move = made(match, recorded, text, rolls)
    except IllegalMove as error:
        message = Message(
            "{reason} [{rule}]; correct the move, or cut the saved game off before it and play on",
            reason=error.reasons[0].message,
            rule=error.reasons[0].rule,
        )
        raise RecordError(located(where, message, hint)) from error
    except HoarfrostError as error:
        raise RecordError(located(where, error.told, hint)) from error
    check_rolls(where, move.rolls, recorded.rolls, hint)


def made(match: Match, recorded: RecordedMove, text: str, rolls: Sequence[str]) -> MadeMove:
    if not recorded.forced:
        return match.push(text, recorded.seat, rolls)
    reasons = match.why_not(text, recorded.seat)
    if reasons:
        raise IllegalMove(text, reasons, "", recorded.seat)
    answer = match.answer_forced(rolls)
    if answer is None:
        raise RecordError(
            Message('it is marked as forced, but there was a choice: leave "forced" out')
        )
    return answer


def check_rolls(where: Message, used: list[str], written: list[str], hint: Message | None) -> None:
    if used != written:
        problem = Message(
            "the saved game has {written} as the results of chance, but the game comes to {used}: "
            "correct them or fetch the file again",
            written=shortened(written),
            used=shortened(used),
        )
        raise RecordError(located(where, problem, hint))


def located(where: Message, problem: str | Message, hint: Message | None) -> Message:
    return Message("{where}: {problem}{hint}", where=where, problem=problem, hint=hint or "")


def check_result(record: Record, match: Match) -> None:
    check_stop(record, match)
    if match.state.is_terminal():
        if match.result() != record.result:
            message = Message(
                "the saved game gives the result {written}, but its moves lead to {played}: "
                "correct it{hint}",
                written=shortened(record.result),
                played=shortened(match.result()),
                hint=rules_hint(record, match.game) or "",
            )
            raise RecordError(message)
    elif record.result is not None:
        message = Message.plural(
            "the saved game gives a result, but after its {n} move the game goes on: "
            "fetch the file again, or set the result to null",
            "the saved game gives a result, but after its {n} moves the game goes on: "
            "fetch the file again, or set the result to null",
            n=len(record.moves),
        )
        raise RecordError(message)


def check_stop(record: Record, match: Match) -> None:
    """A game that was stopped had not ended, and somebody who sat there stopped it."""
    if record.stopped is None:
        return
    if match.state.is_terminal() or record.stopped["seat"] not in range(match.game.num_players()):
        raise RecordError(
            Message(
                '"stopped" of the saved game does not fit its moves: correct it or leave it out'
            )
        )


def rules_hint(record: Record, game: Game) -> Message | None:
    if record.rules == game.rules_version:
        return None
    return Message(
        "; it was played under version {theirs} of the rules and this is version {ours}: the "
        "release that saved it can replay it",
        theirs=record.rules,
        ours=game.rules_version,
    )
