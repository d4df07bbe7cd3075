"""Many games between named players, on all cores, with the same result on any number of them.

Every deal is played once in each seating: with two players, A against B and B against A. All chance
of a game comes from the seed of the run and the number of the deal or game, so neither the order in
which the games are played nor the process that plays them matters.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context

from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.game import Game, State
from hoarfrost.core.machine import available_cores
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.lab.intervals import wilson
from hoarfrost.players import Player, make_player
from hoarfrost.registry import kit_of, load_game, register_package

Progress = Callable[[int, int], None]  # games played, games in all

CHUNKS_A_PROCESS = 16
LARGEST_CHUNK = 200  # deals


class SimulationError(HoarfrostError):
    """A simulation that cannot be run like this."""


@dataclass
class Tally:
    """How often something was won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate."""
        return wilson(self.wins, self.games)

    def count(self, value: float) -> None:
        """One more game that returned this."""
        if value > 0:
            self.wins += 1
        elif value < 0:
            self.losses += 1
        else:
            self.draws += 1

    def add(self, other: "Tally") -> None:
        self.wins += other.wins
        self.draws += other.draws
        self.losses += other.losses


@dataclass
class PlayerTally:
    """The games of one player: all, those on each seat, the ranks, and by what it won."""

    name: str
    total: Tally
    by_seat: list[Tally]
    ranks: list[int]  # how often it was first, second, and so on
    win_reasons: Counter[str] = field(default_factory=Counter)

    @property
    def mean_rank(self) -> float:
        ranks = sum(rank * times for rank, times in enumerate(self.ranks, 1))
        return ranks / self.total.games if self.total.games else 0.0

    def count(self, seat: int, played: "PlayedGame") -> None:
        value = played.returns[seat]
        self.total.count(value)
        self.by_seat[seat].count(value)
        self.ranks[played.ranks[seat] - 1] += 1
        if value > 0:
            self.win_reasons[played.reason] += 1

    def add(self, other: "PlayerTally") -> None:
        self.total.add(other.total)
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.add(theirs)
        self.ranks = [mine + theirs for mine, theirs in zip(self.ranks, other.ranks, strict=True)]
        self.win_reasons.update(other.win_reasons)


@dataclass
class Simulation:
    """What came out of the games."""

    players: list[PlayerTally]
    games: int = 0
    decisions: int = 0  # actions of all games, forced ones included
    reasons: Counter[str] = field(default_factory=Counter)  # how the games ended, draws included

    @property
    def average_length(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    def count(self, played: "PlayedGame", seats: Sequence[int]) -> None:
        """Add a game; `seats` has the seat of each player."""
        self.games += 1
        self.decisions += played.decisions
        self.reasons[played.reason] += 1
        for player, seat in zip(self.players, seats, strict=True):
            player.count(seat, played)

    def add(self, other: "Simulation") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.reasons.update(other.reasons)
        for mine, theirs in zip(self.players, other.players, strict=True):
            mine.add(theirs)


@dataclass(frozen=True)
class PlayedGame:
    """How one game ended."""

    returns: list[float]
    ranks: list[int]
    reason: str
    decisions: int


@dataclass(frozen=True)
class Job:
    """A run of games, as plain data that a new process understands."""

    game: str
    package: str  # of its kit, since it may have been registered by hand
    options: dict[str, object]
    players: tuple[str, ...]
    seed: str
    first: int
    end: int

    def part(self, first: int, end: int) -> "Job":
        return Job(self.game, self.package, self.options, self.players, self.seed, first, end)


def simulate(
    game: str,
    options: Mapping[str, object],
    players: Sequence[str],
    games: int,
    seed: int | str = 0,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between players by name (`greedy`, `search:500`), one name per seat.

    `processes` None takes all cores. `progress` is told, now and then, how many games are done.
    """
    check_players(game, players)
    rules = load_game(game, len(players), **options)
    if games < 1:
        raise SimulationError(f"the number of games is at least 1, not {games}")
    if processes is not None and processes < 1:
        raise SimulationError(f"the number of processes is at least 1, not {processes}")
    for name in players:
        make_player(name, rules, 0)
    job = Job(game, kit_of(game).package, dict(options), tuple(players), str(seed), 0, games)
    wanted = processes or available_cores()
    chunks = list(chunks_of(job, wanted))
    total = empty(players)
    for part in run(chunks, min(wanted, len(chunks))):
        total.add(part)
        if progress is not None:
            progress(total.games, games)
    return total


def check_players(game: str, players: Sequence[str]) -> None:
    """Raises SimulationError if the game is not for so many."""
    kit = kit_of(game)
    least, most = kit.least_seats, kit.most_seats
    if not least <= len(players) <= most:
        allowed = str(least) if least == most else f"{least} to {most}"
        raise SimulationError(
            f"{game} is for {allowed} players, but {len(players)} are named: {', '.join(players)}"
        )


def empty(players: Sequence[str]) -> Simulation:
    seats = len(players)
    return Simulation(
        [
            PlayerTally(name, Tally(), [Tally() for _ in range(seats)], [0] * seats)
            for name in players
        ]
    )


def chunks_of(job: Job, processes: int) -> Iterator[Job]:
    """The job in parts of whole deals: small enough to share out evenly and to show progress."""
    seatings = len(job.players)
    deals = -(-job.end // seatings)
    size = max(1, min(LARGEST_CHUNK, deals // (processes * CHUNKS_A_PROCESS))) * seatings
    for first in range(0, job.end, size):
        yield job.part(first, min(first + size, job.end))


def run(chunks: Sequence[Job], processes: int) -> Iterator[Simulation]:
    """The results of the chunks, in any order."""
    if processes == 1:
        yield from map(play_chunk, chunks)
        return
    # Spawned, not forked: that works on every system and beside threads.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_chunk, chunk) for chunk in chunks]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_chunk(job: Job) -> Simulation:
    register_package(job.package)
    game = load_game(job.game, len(job.players), **job.options)
    result = empty(job.players)
    for number in range(job.first, job.end):
        deal, turn = divmod(number, len(job.players))
        seats = [(index + turn) % len(job.players) for index in range(len(job.players))]
        result.count(play_game(game, job, deal, number, seats), seats)
    return result


def play_game(game: Game, job: Job, deal: int, number: int, seats: Sequence[int]) -> PlayedGame:
    """Play one deal with each player on its seat; all see only what their seat may know."""
    on_seat: list[Player | None] = [None] * len(seats)
    for index, seat in enumerate(seats):
        seed = f"{job.seed}/game {number}/player {index}"
        on_seat[seat] = make_player(job.players[index], game, seed)
    state: State = game.new_initial_state(f"{job.seed}/deal {deal}")
    worlds = rng_from_seed(f"{job.seed}/game {number}/worlds")
    decisions = 0
    while not state.is_terminal():
        if state.legal_count() == 1:
            action = int(state.nth_legal(0))
        else:
            seat = int(state.current_player())
            player = on_seat[seat]
            assert player is not None
            action = player.choose(state.resample(seat, worlds), seat)
        state.apply_action(action)
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    return PlayedGame(state.returns(), outcome.ranks, outcome.reason, decisions)
