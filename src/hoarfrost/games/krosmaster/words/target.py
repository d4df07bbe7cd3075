"""What an action is about, as data, so that no board reads the text of a move.

{"kind": "cell", "cell", "verb"}         a cell is chosen: to "move" or "go" there, to "put" a piece
                                         on it, to "cast" at it (with the "spell"), to "inspire",
                                         "port", "push", "ko" or "explode" what is there;
                                         "piece" is the number of the unit on it, if there is one
{"kind": "reward", "reward", "verb"}     "buy" or "reveal"
{"kind": "rank", "rank", "verb"}         "buy" unseen
{"kind": "way", "way", "piece", "cell"}  a direction for a piece that stands on the cell
{"kind": "symbol", "symbol"}             of a die
{"kind": "edge", "edge"}                 of the board
{"kind": "board", "board"}
{"kind": "card", "card", "verb"}         who is "next" in the timeline
{"kind": "number", "n", "verb"}          dice to "sell", Frozen injuries to "thaw"
{"kind": "word", "word"}                 end, stay, keep, reroll, leave, pick, buy_gg
"""

from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.arena import SCENERY
from hoarfrost.games.krosmaster.engine.content import RANKS
from hoarfrost.games.krosmaster.words.seen import Seen, seen_in

WORDS: Final = ("end", "stay", "keep", "reroll", "leave", "pick")
KINDS: Final = {"as": "symbol", "edge": "edge", "board": "board"}
CELL_VERBS: Final = {"mv": "move"}  # the others are as they are written


def target(step: str, view: Json) -> Json | None:
    if step in WORDS:
        return {"kind": "word", "word": step}
    if step == "buy gg":
        return {"kind": "word", "word": "buy_gg"}
    seen = seen_in(view)
    if step == "go":
        return cell_target(seen, "go", view["goal"])
    verb, *rest = step.split()
    if verb == "cast" and len(rest) == 2:
        return {**cell_target(seen, "cast", rest[1]), "spell": rest[0]}
    return target_of(verb, rest[-1], seen) if rest else None


def target_of(verb: str, word: str, seen: Seen) -> Json:
    """Of a verb with one word."""
    if verb in KINDS:
        return {"kind": KINDS[verb], KINDS[verb]: word}
    if verb == "buy" and word in RANKS:
        return {"kind": "rank", "rank": word, "verb": "buy"}
    if verb in ("buy", "reveal"):
        return {"kind": "reward", "reward": word, "verb": verb}
    if verb in ("sell", "thaw"):
        return {"kind": "number", "n": int(word), "verb": verb}
    if verb == "next":
        return {"kind": "card", "card": word, "verb": verb}
    if verb == "way":
        return way_target(seen, word)
    return cell_target(seen, CELL_VERBS.get(verb, verb), word)


def way_target(seen: Seen, way: str) -> Json:
    number = seen.view["casting"]["front"][0]
    pieces = seen.units if number < SCENERY else seen.scenery
    piece = pieces[number if number < SCENERY else number - SCENERY]
    return {"kind": "way", "way": way, "piece": number, "cell": piece["cell"]}


def cell_target(seen: Seen, verb: str, cell: str) -> Json:
    told: Json = {"kind": "cell", "cell": cell, "verb": verb}
    unit = seen.unit_at(cell)
    return told if unit is None else {**told, "piece": unit["piece"]}
