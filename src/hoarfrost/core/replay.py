"""From a record back to the match. Chance comes from the record; a seed only proves it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from hoarfrost.core.errors import HoarfrostError, RecordError
from hoarfrost.core.game import Game
from hoarfrost.core.history import Move
from hoarfrost.core.loader import GameLoader
from hoarfrost.core.match import Match
from hoarfrost.core.record import Record, RecordedMove, parse_record


def read_match(text: str, load_game: GameLoader) -> Match:
    """The match that a full record tells, ready to go on; raises RecordError.

    If the seed or the secret proves the record, the match goes on with its generators, as if it
    had never been interrupted; else with a fresh one.
    """
    record = parse_record(text)
    if not record.is_full():
        raise RecordError(
            f"the record holds only what {reader(record)} saw and cannot be replayed; "
            "take the full record, which is there when the game is over"
        )
    game = game_of(record, load_game)
    match = replay(record, game)
    check_result(record, match)
    if record.seed is not None or record.shuffle is not None:
        with suppress(RecordError):
            match = replay_from_seed(record, game)
    match.commitment = record.commitment
    match.players = record.players
    match.stopped = record.stopped
    return match


def game_of(record: Record, load_game: GameLoader) -> Game:
    try:
        return load_game(record.game, **record.options)
    except HoarfrostError as error:
        raise RecordError(f"the game of the record cannot be set up: {error}") from error


def reader(record: Record) -> str:
    return f"seat {record.seen_by}" if isinstance(record.seen_by, int) else f"a {record.seen_by}"


def replay(record: Record, game: Game) -> Match:
    """The match of a full record, with the chance that it writes down."""
    steps = list(replay_steps(record, game))
    return steps[-1]


def replay_steps(record: Record, game: Game) -> Iterator[Match]:
    """One match, given out after the deal and again after each move, also the forced ones."""
    hint = rules_hint(record, game)
    try:
        match = Match(game, play_forced=False, rolls=record.deal)
    except HoarfrostError as error:
        raise RecordError(f"the deal: {error}{hint}") from error
    match.seed = record.seed
    match.shuffle = record.shuffle
    check_rolls("the deal", match.deal.rolls, record.deal, hint)
    yield match
    for number, recorded in enumerate(record.moves, 1):
        replay_move(match, recorded, number, recorded.rolls, hint)
        yield match


def replay_from_seed(record: Record, game: Game) -> Match:
    """The match of a full record, with the chance of its seed or secret, which must be the same."""
    check_commitment(record)
    source = "seed" if record.shuffle is None else "secret"
    hint = f"; the {source} does not prove this record"
    match = Match(game, record.seed, play_forced=False, shuffle=record.shuffle)
    check_rolls("the deal", match.deal.rolls, record.deal, hint)
    for number, recorded in enumerate(record.moves, 1):
        replay_move(match, recorded, number, (), hint)
    return match


def check_commitment(record: Record) -> None:
    if record.shuffle is not None and record.shuffle.commitment != record.commitment:
        raise RecordError(
            "the secret does not fit the commitment that was shown before the deal: "
            "somebody changed one of them"
        )


def replay_move(
    match: Match, recorded: RecordedMove, number: int, rolls: Sequence[str], hint: str
) -> None:
    """Make one move of a record with these results of chance, and compare what chance gave."""
    text = recorded.move or ""
    where = f"move {number} ({text}, seat {recorded.seat})"
    try:
        reasons = match.why_not(text, recorded.seat)
        if reasons:
            raise RecordError(
                f"{reasons[0].sentence()} [{reasons[0].rule}]; "
                "correct the move, or cut the record off before it and play on"
            )
        move = made(match, recorded, text, rolls)
    except HoarfrostError as error:
        raise RecordError(f"{where}: {error}{hint}") from error
    check_rolls(where, move.rolls, recorded.rolls, hint)


def made(match: Match, recorded: RecordedMove, text: str, rolls: Sequence[str]) -> Move:
    if not recorded.forced:
        return match.push(text, recorded.seat, rolls)
    answer = match.answer_forced(rolls)
    if answer is None:
        raise RecordError('it is marked as forced, but there was a choice: leave "forced" out')
    return answer


def check_rolls(where: str, used: list[str], written: list[str], hint: str) -> None:
    if used != written:
        raise RecordError(
            f"{where}: the record writes {written} as the results of chance, "
            f"but the game comes to {used}: correct them or fetch the file again{hint}"
        )


def check_result(record: Record, match: Match) -> None:
    if match.state.is_terminal():
        if match.outcome() != record.result:
            raise RecordError(
                f"the record gives the result {record.result}, but its moves lead to "
                f"{match.outcome()}: correct it{rules_hint(record, match.game)}"
            )
    elif record.result is not None:
        raise RecordError(
            f"the record gives a result, but after its {len(record.moves)} moves the game goes on: "
            "fetch the file again, or set the result to null to play on"
        )


def rules_hint(record: Record, game: Game) -> str:
    if record.rules == game.rules_version:
        return ""
    return (
        f"; the record was made under version {record.rules} of the rules and this is version "
        f"{game.rules_version}: the release that wrote it can replay it"
    )
