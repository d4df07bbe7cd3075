"""The steps of a game, at which somebody is asked, and the numbers of actions."""

from typing import Final

from hoarfrost.games.krosmaster.engine.content import CELLS

NOBODY: Final = -1
DRAW: Final = 2

STEP_NAMES: Final = (
    "board", "edge", "timeline", "deploy", "keep", "assign", "inspire", "refund", "act", "lock",
    "axis", "push", "port", "heal", "ko", "explode", "over",
)  # fmt: skip
PICK_BOARD: Final = 0  # kros.setup.board
PICK_EDGE: Final = 1
TIMELINE: Final = 2  # kros.setup.timeline: which of equal Initiative comes next
DEPLOY: Final = 3  # kros.setup.deploy
KEEP: Final = 4  # kros.tension.reroll
ASSIGN: Final = 5  # kros.dice.tension_symbol
INSPIRE: Final = 6
REFUND: Final = 7
ACT: Final = 8  # kros.act: the active piece
LOCKED: Final = 9  # kros.lock.then_move: go or stay
AXIS: Final = 10  # kros.push.direction: which way a piece is displaced
PUSH_ORDER: Final = 11  # kros.push.order: which of equally far pieces is displaced first
PORT: Final = 12  # teleport_choice: who goes
HEAL_MIX: Final = 13  # kros.injury.heal_choice
KO_ORDER: Final = 14  # kros.win.ko_order
EXPLODE: Final = 15  # kros.bomb.explode: which bomb next
OVER: Final = 16

# Faces of a die. The first four are symbols too: what a die gives when it inspires.
FACES: Final = ("C", "D", "L", "A", "X", "W")
FACE_C: Final = 0
FACE_D: Final = 1
FACE_L: Final = 2
FACE_A: Final = 3
FACE_X: Final = 4  # Critical Hit or Dodge
FACE_W: Final = 5  # the Dofus, which is everything
SIDES: Final = 6

# Actions.
END: Final = 0
GO: Final = 1
STAY: Final = 2
KEEP_DICE: Final = 3
REROLL: Final = 4
LEAVE: Final = 5
PICK_UP: Final = 6
BUY_GG: Final = 7
SELL: Final = 8  # + dice sold, 0 to 2
SYMBOL: Final = 11  # + C, D, L, A
EDGE: Final = 15  # + number of the edge
TURN: Final = 19  # + direction
HEAL_FROZEN: Final = 23  # + Frozen markers removed, 0 to 99
BUY_BLIND: Final = 123  # + rank
CHOOSE: Final = 127  # + cell: to deploy, inspire, teleport, KO, push, explode there
MOVE: Final = CHOOSE + CELLS  # + cell
NEXT: Final = MOVE + CELLS  # + place in the team: next in the timeline
MOST_TEAM: Final = 8  # kros.team.size
PLAY_ON: Final = NEXT + MOST_TEAM  # + board
MOST_BOARDS: Final = 64
REVEAL: Final = PLAY_ON + MOST_BOARDS  # + reward
MOST_REWARDS: Final = 64
BUY_SHOWN: Final = REVEAL + MOST_REWARDS  # + reward
CAST: Final = BUY_SHOWN + MOST_REWARDS  # + 144 * slot + cell
MOST_SLOTS: Final = 24  # 8 spells of a card, Punch, Ice Shove, and one by each reward
ACTIONS: Final = CAST + MOST_SLOTS * CELLS
