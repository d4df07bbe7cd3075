"""A greedy player of Runebound: the best turn by odds and a few rules of thumb.

- Everything is weighed in experience (worth.py): rewards, wounds, frost, a knock-out.
- It goes where that promises most, now and from there on (goals.py): to adventures of the colours
  that it can win, to towns when it is hurt or has gold to spend, to legends and the Princess when
  its tokens and clues are enough, and to Arshan when the odds are good.
- Cards and experience counters are chosen by how much stronger they make the party (power.py).
- Fights go by the exact odds of each phase (combat.py); whoever is losing tries to escape.
- Cards that come back are used whenever they help, others when it matters (using_cards.py).
"""

from hoarfrost.core.game import State
from hoarfrost.core.player import Player
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.greedy.answering import answer
from hoarfrost.games.runebound.greedy.walking import Errand


class RuneboundGreedy(Player):
    def __init__(self) -> None:
        self.errand: Errand = Errand()

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, RuneboundState)
        return int(answer(state, seat, self.errand))
