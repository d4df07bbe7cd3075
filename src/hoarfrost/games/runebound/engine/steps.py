"""The steps of a game, at which somebody is asked, and the numbers of actions."""

from typing import Final

NOBODY: Final = -1

# Limits of content, by which actions are numbered (files/content_check.py keeps them).
MOST_SEATS: Final = 6
MOST_CARDS: Final = 256
MOST_TOWNS: Final = 16
MOST_CLUES: Final = 64
MOST_EFFECTS: Final = 4  # of one card
MOST_NEIGHBOURS: Final = 6
MOST_BRANCHES: Final = 4  # of one choice
FACES: Final = 6  # of a movement die
MOST_DICE: Final = 5

# Frames: what is under way. The uppermost one of the stack is carried out, or asks.
FRAMES: Final = (
    "begin", "turn", "frost", "white_death", "harm", "knock_out", "limit", "test", "effect",
    "adventure", "event", "combat", "reward", "market", "rumor",
)  # fmt: skip
BEGIN: Final = 0  # heroes and places are chosen (rune.setup.heroes, rune.setup.placement)
TURN: Final = 1
TAKING_FROST: Final = 2
TAKING_WHITE_DEATH: Final = 3
HARM: Final = 4  # wounds are about to be taken
KNOCK_OUT: Final = 5
OVER_LIMIT: Final = 6
TESTING: Final = 7
EFFECT: Final = 8
ADVENTURE: Final = 9
EVENT_IN_PLAY: Final = 10
COMBAT: Final = 11
REWARD: Final = 12
MARKET: Final = 13
DRAWING_RUMOR: Final = 14

# Stages of a turn (rune.turn.steps).
REFRESH: Final = 0
FLARE_STAGE: Final = 1
FLARE_WARMTH: Final = 2  # after a flare: frost may go
BEFORE_MOVING: Final = 3
DROPPING: Final = 4  # pre-rolled dice that are too many
ROLLING_MORE: Final = 5
RESTING: Final = 6
ROLL_DICE: Final = 7
MOVING: Final = 8
SURVIVAL: Final = 9
ADVENTURE_STAGE: Final = 10
MARKET_STAGE: Final = 11
EXPERIENCE: Final = 12
PLACING_FLARE: Final = 13
TURN_OVER: Final = 14

# Actions.
PASS: Final = 0  # go on, stay, decline, leave it
ROLL: Final = 1  # + dice, 0 to 5; with pre-rolled dice: so many more
TAKE_DICE: Final = 7  # the pre-rolled ones
STEP: Final = 8  # + place among the neighbours: the step without dice
MOVE: Final = 14  # + 6 * face + place among the neighbours
SHOE: Final = 50  # + 6 * face + new face
SET: Final = 86  # + 6 * face + new face, by an effect
DROP: Final = 122  # + face
REST: Final = 128  # + place in the party, the hero first
CHARACTER: Final = 132  # + place in the party: whom an effect is for
TOWN: Final = 136  # + town: to be placed, or put there
SPACE: Final = TOWN + MOST_TOWNS  # + place among the neighbours: after an escape from Arshan
WARM: Final = SPACE + MOST_NEIGHBOURS  # discard all frost
ATTEMPT: Final = WARM + 1
DUEL: Final = ATTEMPT + 1  # + seat
ESCAPE: Final = DUEL + MOST_SEATS
DEFEND: Final = ESCAPE + 1
ATTACK: Final = DEFEND + 1
ALLY_ATTACKS: Final = ATTACK + 1  # + place among the allies
LUCK: Final = ALLY_ATTACKS + 3
TRUCE: Final = LUCK + 1
TRADE: Final = TRUCE + 1  # take the Market step
CHOOSE: Final = TRADE + 1  # + branch
STEAL: Final = CHOOSE + MOST_BRANCHES  # + seat: a rumor token, when the pool is empty
HEAL_WOUND: Final = STEAL + MOST_SEATS  # + place in the party, for gold
HEAL_EXHAUSTION: Final = HEAL_WOUND + 4
HEAL_WHITE_DEATH: Final = HEAL_EXHAUSTION + 4
FREE: Final = HEAL_WHITE_DEATH + 4  # the same three without gold: + 4 * (0 to 2) + place
GEAR_TO_BUY: Final = FREE + 12  # + kind
COUNTER: Final = GEAR_TO_BUY + 3  # + kind of experience counter
PLACE_FLARE: Final = COUNTER + 5
LOSE_GEAR: Final = PLACE_FLARE + 1  # + kind
TOKEN: Final = LOSE_GEAR + 3  # + symbol: of a discovery set
PREROLL: Final = TOKEN + 8  # + dice
PRINCESS: Final = PREROLL + 6  # + kind of clue card that covers the own space
DISCOVER: Final = PRINCESS + MOST_CLUES  # + card
BUY: Final = DISCOVER + MOST_CARDS  # + card
SELL: Final = BUY + MOST_CARDS  # + card
LOSE: Final = SELL + MOST_CARDS  # + card: in a knock-out, or over a limit
HERO: Final = LOSE + MOST_CARDS  # + card
USE: Final = HERO + MOST_CARDS  # + 4 * card + effect
ACTIONS: Final = USE + MOST_CARDS * MOST_EFFECTS

# Experience counters (rune.xp.kinds): an attribute by its number, then Stamina and Life.
COUNTER_KINDS: Final = ("mind", "body", "spirit", "stamina", "life")
STAMINA_COUNTER: Final = 3
LIFE_COUNTER: Final = 4
