"""Information-set Monte Carlo tree search over the contract of core; it knows no game.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), the plain
form with a single observer. Each iteration draws a fresh world that the searching seat cannot tell
from the real one, goes down one common tree along actions legal in this world, adds a node, plays
out (at random, if the game knows nothing better) and counts the result for the seat that made each
move. The tree is open loop: a node stands for the moves that lead to it, whatever chance gave in
between. Its weakness is that of every search with a single observer: moves that another seat makes
in secret have their own nodes, as if the searcher saw them.

A game that has habits of its own gets no tree: its moves are held against them (rivals.py).
"""

from math import log, sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64

from hoarfrost.core.game import EXPLORATION, State
from hoarfrost.core.player import Analysis, JudgedMove, Player
from hoarfrost.core.rng import Rng
from hoarfrost.players.rivals import NO_LIMIT, Contest

TO_THE_END: Final = 0
BETWEEN_CLOCK_CHECKS: Final = 16
SEAT: Final = 0x100000000  # in a key the seat stands above any action


class Node:
    """A move in the tree: who made it, how often it was tried or could be, what came of it."""

    def __init__(self, seat: i64, action: i64, next_sibling: "Node | None") -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.key: i64 = seat * SEAT + action
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward: float = 0.0
        self.first_child: Node | None = None
        self.next_sibling: Node | None = next_sibling  # ascending keys

    def child(self, seat: i64, action: i64) -> "Node":
        """The child for this move; it is made if there is none."""
        key = seat * SEAT + action
        before: Node | None = None
        after = self.first_child
        while after is not None and after.key < key:
            before = after
            after = after.next_sibling
        if after is not None and after.key == key:
            return after
        made = Node(seat, action, after)
        if before is None:
            self.first_child = made
        else:
            before.next_sibling = made
        return made

    def upper_bound(self, exploration: float) -> float:
        """UCB1, with how often the move was available in place of the visits of its parent."""
        visits = float(self.visits)
        return self.reward / visits + exploration * sqrt(log(float(self.available)) / visits)


class Search(Player):
    """Searches for a number of iterations, or until the time limit in seconds, if there is one."""

    def __init__(
        self,
        iterations: int,
        rng: Rng,
        time_limit: float = NO_LIMIT,
        exploration: float = EXPLORATION,
        horizon: int = TO_THE_END,
    ) -> None:
        self.iterations: i64 = iterations
        self.rng: Rng = rng
        self.time_limit: float = time_limit
        self.exploration: float = exploration
        self.horizon: int = horizon  # actions of a play-out, after which the position is estimated
        self.path: list[Node] = []
        self.untried: list[int] = []

    def choose(self, state: State, seat: int) -> int:
        return self.analyse(state, seat).best

    def analyse(self, state: State, seat: int) -> Analysis:
        looked_at = state.candidates()
        if len(looked_at) == 1:  # it has no node: the children of the root would be later ones
            return Analysis(looked_at[0], [], 0)
        habit = state.habit()
        if habit >= 0:
            contest = Contest(state, seat, habit, self.rng, self.horizon)
            contest.run(self.iterations, self.time_limit)
            return contest.analysis()
        root = Node(-1, -1, None)
        done = self.grow(root, state, seat)
        moves: list[JudgedMove] = []
        child = root.first_child
        while child is not None:
            moves.append(JudgedMove(child.action, child.visits, child.reward / float(child.visits)))
            child = child.next_sibling
        moves.sort(key=preference)
        return Analysis(moves[0].action, moves, done)

    def grow(self, root: Node, state: State, seat: int) -> int:
        """Add iterations to the tree until they or the time are used up; returns how many."""
        limited = self.time_limit > NO_LIMIT
        deadline = monotonic() + self.time_limit
        done: i64 = 0
        while done < self.iterations:
            world = state.resample(seat, self.rng)
            self.descend(root, world, seat)
            world.roll_out(self.rng, self.horizon, state)
            self.reward_path(self.values(world))
            done += 1
            if limited and done % BETWEEN_CLOCK_CHECKS == 0 and monotonic() >= deadline:
                break
        return done

    def values(self, world: State) -> list[float]:
        """One number per seat, from -1 to 1: how the play-out ended, or how it looks there."""
        if self.horizon == TO_THE_END or world.is_terminal():
            return world.returns()
        return [2.0 * world.estimate(seat) - 1.0 for seat in range(len(world.returns()))]

    def descend(self, root: Node, world: State, seat: i64) -> None:
        """Play the best known moves in this world until one is new; `path` keeps their nodes."""
        self.path.clear()
        self.descend_from(root, world, seat)

    def descend_from(self, node: Node, world: State, seat: i64) -> None:
        while True:
            mover = world.current_player()
            if mover < 0:
                return
            legal = world.candidates()
            if len(legal) > 1:
                node = self.select(node, mover, legal)
            elif mover != seat:
                # Another seat's only answer still tells the searcher something, so it has its node;
                # its own follows from what it knows.
                node = node.child(mover, legal[0])
                node.available += 1
            else:
                world.apply_action(legal[0])
                continue
            self.path.append(node)
            world.apply_action(node.action)
            if node.visits == 0 and len(legal) > 1:
                return

    def select(self, parent: Node, seat: i64, legal: list[int]) -> Node:
        """A random untried move, else the one with the highest upper bound. Both lists ascend."""
        untried = self.untried
        untried.clear()
        base = seat * SEAT
        best = parent
        best_bound = -1.0
        child = parent.first_child
        for action in legal:
            key = base + action
            while child is not None and child.key < key:
                child = child.next_sibling
            if child is None or child.key != key:
                untried.append(action)
                continue
            child.available += 1
            if len(untried) == 0:
                bound = child.upper_bound(self.exploration)
                if bound > best_bound:
                    best_bound = bound
                    best = child
        if len(untried) == 0:
            return best
        made = parent.child(seat, untried[self.rng.below(len(untried))])
        made.available += 1
        return made

    def reward_path(self, returns: list[float]) -> None:
        for node in self.path:
            node.visits += 1
            node.reward += 0.5 + 0.5 * returns[node.seat]


def preference(move: JudgedMove) -> tuple[int, float, int]:
    """Most visited first, then the better one."""
    return -move.visits, -move.win_rate, move.action
