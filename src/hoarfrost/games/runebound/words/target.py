"""What an action is about, as data, so that no board reads the text of a move.

{"kind": "space", "space", "verb"}       a space: to "step", "move" (with the "face" of a die) or
                                         "flee" there
{"kind": "town", "town", "space", "verb"} to "place" the hero, to follow a "flare", to go there
{"kind": "card", "card", "verb"}         "hero", "buy", "sell", "lose", "discover" (with "tokens" if
                                         they are named), "use" (with "effect", its place on the
                                         card, where the text names it)
{"kind": "character", "card", "verb"}    a hero or an ally: "rest", "for", "ally", or "heal" with
                                         "counter" (wound, exhaustion, white_death) and "free"
{"kind": "seat", "seat", "card", "verb"} somebody else's hero: "duel", "steal"
{"kind": "dice", "n", "verb"}            so many dice: "roll", "more", "preroll"
{"kind": "die", "face", "verb"}          a die that shows a face: "drop"; "snowshoe" and "set" with
                                         "to", the new face
{"kind": "token", "symbol"}              a rumor token of a discovery set
{"kind": "clue", "clue", "symbols"}      the clue card that covers the own space
{"kind": "gear", "gear", "verb"}         "buy" or "lose"
{"kind": "counter", "counter"}           an experience counter
{"kind": "choice", "n"}                  a branch of an effect, from 1
{"kind": "word", "word"}                 pass, take, warm, attempt, escape, luck, truce, market,
                                         flare; attack and defend with "phase"
"""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import GEAR, SYMBOL_LETTERS, SYMBOLS
from hoarfrost.games.runebound.words.seen import Seen, seen_in

WORDS: Final = (
    "pass", "take", "warm", "attempt", "escape", "luck", "truce", "market", "flare",
)  # fmt: skip
SPACES: Final = ("step", "flee")
TOWNS: Final = ("place", "town", "flare")
CARDS: Final = ("hero", "buy", "sell", "lose")
CHARACTERS: Final = ("rest", "for", "ally")
SEATS: Final = ("duel", "steal")
DICE: Final = ("roll", "more", "preroll")
TREATED: Final = {"cure": "white_death"}  # the others are called as their counters


def target(step: str, view: Json) -> Json | None:
    if step in WORDS:
        return {"kind": "word", "word": step}
    verb, *words = step.split() or [""]
    if verb in SYMBOL_LETTERS and verb and not words:
        return {"kind": "token", "symbol": symbol_of(verb)}
    if not words:
        return None
    return target_of(verb, words, seen_in(view))


def symbol_of(letter: str) -> str:
    return SYMBOLS[SYMBOL_LETTERS.index(letter)]


def target_of(verb: str, words: Sequence[str], seen: Seen) -> Json | None:
    """Of a verb with words."""
    word = words[0]
    if verb == "move":
        face = int(word.removeprefix("d"))
        return {"kind": "space", "space": words[-1], "verb": verb, "face": face}
    if verb in SPACES:
        return {"kind": "space", "space": word, "verb": verb}
    if verb in TOWNS:
        return town_target(seen, verb, word)
    if verb in ("snowshoe", "set", "drop"):
        return die_target(verb, words)
    if verb in DICE:
        return {"kind": "dice", "n": int(word), "verb": verb}
    if verb in SEATS:
        return {"kind": "seat", "seat": seen.seat_of(word), "card": word, "verb": verb}
    if verb in ("attack", "defend"):
        return {"kind": "word", "word": verb, "phase": word}
    return thing_target(verb, words)


def thing_target(verb: str, words: Sequence[str]) -> Json | None:
    """Of cards, characters, gear and counters."""
    word = words[0]
    if verb == "gear" or (verb == "lose" and word in GEAR):
        return {"kind": "gear", "gear": word, "verb": "buy" if verb == "gear" else verb}
    if verb in CARDS:
        return {"kind": "card", "card": word, "verb": verb}
    if verb in CHARACTERS:
        return {"kind": "character", "card": word, "verb": verb}
    if verb in ("heal", "cure", "free"):
        return treatment_target(verb, words)
    if verb == "use":
        told: Json = {"kind": "card", "card": word, "verb": verb}
        return told if len(words) == 1 else {**told, "effect": int(words[1]) - 1}
    if verb == "discover":
        told = {"kind": "card", "card": word, "verb": verb}
        tokens = [symbol_of(letter) for letter in words[1:] if letter in SYMBOL_LETTERS]
        return {**told, "tokens": tokens} if tokens else told
    if verb == "princess":
        return {"kind": "clue", "clue": word, "symbols": word.split("+")}
    if verb == "level":
        return {"kind": "counter", "counter": word}
    return {"kind": "choice", "n": int(word)} if verb == "choose" else None


def town_target(seen: Seen, verb: str, town: str) -> Json:
    board = seen.content.map
    spaces = (board.names[each.space] for each in board.towns if each.id == town)
    return {"kind": "town", "town": town, "space": next(spaces, None), "verb": verb}


def die_target(verb: str, words: Sequence[str]) -> Json:
    faces = [int(word.removeprefix("d")) for word in words]
    told: Json = {"kind": "die", "face": faces[0], "verb": verb}
    return {**told, "to": faces[1]} if len(faces) > 1 else told


def treatment_target(verb: str, words: Sequence[str]) -> Json:
    what = words[0] if len(words) > 1 else "cure"
    return {
        "kind": "character",
        "card": words[-1],
        "verb": "heal",
        "counter": TREATED.get(what, what),
        "free": verb == "free",
    }
