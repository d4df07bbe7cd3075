"""Actions as people write them: `mv E6`, `cast repelling_arrow E8`, `buy granite`, `end`."""

from typing import TYPE_CHECKING, Final

from hoarfrost.games.krosmaster.engine import legal, setting_up
from hoarfrost.games.krosmaster.engine.content import CELLS, EDGES, RANKS
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES
from hoarfrost.games.krosmaster.engine.steps import (
    BUY_BLIND,
    BUY_GG,
    BUY_SHOWN,
    CAST,
    CHOOSE,
    DEPLOY,
    EDGE,
    END,
    EXPLODE,
    FACES,
    GO,
    HEAL_FROZEN,
    INSPIRE,
    KEEP_DICE,
    KO_ORDER,
    LEAVE,
    MOVE,
    NEXT,
    PICK_UP,
    PLAY_ON,
    PORT,
    PUSH_ORDER,
    REROLL,
    REVEAL,
    SELL,
    STAY,
    SYMBOL,
    TURN,
)
from hoarfrost.games.krosmaster.words.shorthand import spelled_out

if TYPE_CHECKING:
    from hoarfrost.games.krosmaster.engine.arena import Arena

PLAIN: Final = {
    END: "end",
    GO: "go",
    STAY: "stay",
    KEEP_DICE: "keep",
    REROLL: "reroll",
    LEAVE: "leave",
    PICK_UP: "pick",
    BUY_GG: "buy gg",
}
VERBS: Final = {  # of a choice of a cell, by step
    DEPLOY: "put",
    INSPIRE: "inspire",
    PORT: "port",
    PUSH_ORDER: "push",
    KO_ORDER: "ko",
    EXPLODE: "explode",
}


def format_action(arena: "Arena", action: int) -> str:
    """The text of an action, legal or not; raises ValueError if it has no meaning here."""
    if action in PLAIN:
        return PLAIN[action]
    if action >= CAST:
        slot, cell = divmod(action - CAST, CELLS)
        spells = arena.units[arena.piece].spells if arena.piece >= 0 else []
        if slot >= len(spells):
            raise ValueError(f"the active piece has no spell {slot}")
        return f"cast {spells[slot].id} {CELL_NAMES[cell]}"
    if action >= REVEAL:
        verb, number = (
            ("buy", action - BUY_SHOWN) if action >= BUY_SHOWN else ("reveal", action - REVEAL)
        )
        if number >= len(arena.content.rewards):
            raise ValueError(f"there is no reward {number}")
        return f"{verb} {arena.content.rewards[number].id}"
    if action >= MOVE:
        return format_team(arena, action)
    return format_small(arena, action)


def format_team(arena: "Arena", action: int) -> str:
    if action < NEXT:
        return f"mv {CELL_NAMES[action - MOVE]}"
    if action >= PLAY_ON:
        boards = legal.playable_boards(arena)
        if action - PLAY_ON >= len(boards):
            raise ValueError("there is no such board")
        return f"board {boards[action - PLAY_ON]}"
    team = setting_up.team_of(arena, arena.asked)
    if action - NEXT >= len(team):
        raise ValueError("there is nobody of that number")
    return f"next {team[action - NEXT].card.id}"


def format_small(arena: "Arena", action: int) -> str:
    if action >= CHOOSE:
        return f"{VERBS.get(arena.step, 'choose')} {CELL_NAMES[action - CHOOSE]}"
    if action >= BUY_BLIND:
        return f"buy {RANKS[action - BUY_BLIND]}"
    if action >= HEAL_FROZEN:
        return f"thaw {action - HEAL_FROZEN}"
    if action >= TURN:
        return f"way {EDGES[action - TURN]}"
    if action >= EDGE:
        return f"edge {EDGES[action - EDGE]}"
    if action >= SYMBOL:
        return f"as {FACES[action - SYMBOL]}"
    if action >= SELL:
        return f"sell {action - SELL}"
    raise ValueError(f"there is no action {action}")


def normal(text: str) -> str:
    """A text as we write it: one space, words small, cells and symbols in capitals."""
    words = text.lower().split()
    if len(words) > 1:
        last = words[-1].upper()
        if last in CELL_NAMES or words[0] == "as":
            words[-1] = last
    if words[:1] in (["move"], ["m"], ["go"]) and len(words) == 2:
        words[0] = "mv"
    return " ".join(words)


def meant(arena: "Arena", text: str) -> str:
    """The text of an action, legal or not, that somebody has written in full or in short."""
    return read(arena, text, legal_texts(arena))


def find_action(arena: "Arena", text: str) -> int:
    """The legal action that a text names, in full or in short, or -1."""
    texts = legal_texts(arena)
    return texts.get(read(arena, text, texts), -1)


def legal_texts(arena: "Arena") -> dict[str, int]:
    return {format_action(arena, action): action for action in legal.legal_actions(arena)}


def read(arena: "Arena", text: str, texts: dict[str, int]) -> str:
    wanted = normal(text)
    if wanted in texts:
        return wanted
    verb = VERBS.get(arena.step, "mv")
    return spelled_out(arena, wanted.split(), verb, list(texts)) or wanted
