"""Other ways to write an action: names in any language, short words, typing errors.

`M7` walks there, `buy rin` buys Ringmail if nothing else begins so, `discover bow of the sky
M,T,T,F` names tokens in any order, and verbs may be Dutch or Spanish.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from hoarfrost.core.spelling import corrections, plain
from hoarfrost.games.runebound.engine.content import SYMBOL_LETTERS, SYMBOLS, Content
from hoarfrost.games.runebound.engine.realm import Realm
from hoarfrost.games.runebound.words.names import names_of, tables

VERBS: Final[Mapping[str, str]] = {
    alias: verb
    for verb, aliases in {
        "pass": "pass done end stay skip no stop klaar verder nee listo fin seguir",
        "roll": "roll dice gooi werp tirar lanzar",
        "more": "more meer mas",
        "take": "take neem tomar",
        "preroll": "preroll ahead vooruit adelantar",
        "drop": "drop",
        "rest": "rest rust descansar",
        "step": "step stap paso",
        "move": "move mv go walk ga beweeg mover ir",
        "snowshoe": "snowshoe snowshoes shoe shoes sneeuwschoenen raquetas",
        "set": "set turn draai girar",
        "discover": "discover find legend ontdek descubrir",
        "princess": "princess taira prinses princesa",
        "attempt": "attempt adventure avontuur aventura",
        "duel": "duel duelo",
        "escape": "escape ontsnap escapar",
        "attack": "attack aanval atacar",
        "defend": "defend verdedig defender",
        "ally": "ally bondgenoot aliado",
        "luck": "luck luckstone geluk suerte",
        "truce": "truce wapenstilstand tregua",
        "market": "market trade shop markt mercado",
        "warm": "warm calentar",
        "buy": "buy koop comprar",
        "sell": "sell verkoop vender",
        "heal": "heal genees curar",
        "cure": "cure",
        "free": "free gratis",
        "gear": "gear uitrusting equipo",
        "level": "level counter niveau nivel",
        "flare": "flare crystal lichtkristal cristal",
        "town": "town nederzetting poblacion",
        "flee": "flee vlucht huir",
        "lose": "lose discard verlies perder",
        "steal": "steal steel robar",
        "choose": "choose kies elegir",
        "use": "use activate gebruik usar",
        "for": "for voor para",
        "hero": "hero held heroe",
        "place": "place zet colocar",
    }.items()
    for alias in aliases.split()
}
WITH_DICE: Final = ("snowshoe", "set")
TO_SPACES: Final = ("move", "step", "flee")
BEFORE_A_PLACE: Final = ("to", "naar", "hacia", "hasta")
WITH_SEATS: Final = ("duel", "steal")
NAMED: Final = ("gear", "attributes", "skills", "counters", "phases")  # of names.toml
VALE: Final = "vale"  # in texts that are being read
WORDS_OF_A_NAME: Final = 6
LEAST_OF_A_WORD: Final = 2  # letters: one alone is rather a slip


# What stands in a text ----------------------------------------------------------------------------


def in_our_words(realm: Realm, text: str) -> list[str]:
    """The words of a text, legal or not, as we write them: the verb, ids, spaces, dice, letters."""
    words = typed_words(text)
    if not words:
        return []
    if realm.finding >= 0:
        return letters(words)
    if die_in(words[0]) or words[0].upper() in realm.map.numbers:
        words = ["move", *words]
    verb = VERBS.get(words[0], words[0])
    rest = with_ids(realm.content, words[1:])
    if verb == "discover":
        return [verb, *rest[:1], *letters(rest[1:])]
    if verb == "princess":
        return [verb, *clue_named(realm.content, rest)]
    rest = in_order(verb, rest)
    rest = [die_in(word) or written(realm, verb, word) for word in rest[:-1]] + [
        die_in(word) if verb in WITH_DICE and die_in(word) else written(realm, verb, word)
        for word in rest[-1:]
    ]
    if "white_death" in rest and verb in ("heal", "free"):
        rest.remove("white_death")
        return ["cure", *rest] if verb == "heal" else ["free", "cure", *rest]
    return [verb, *rest]


def in_order(verb: str, words: list[str]) -> list[str]:
    """Of a move the die comes before the space, and nothing between: `go to Suluk`."""
    if verb in TO_SPACES and len(words) > 1:
        words = [word for word in words if word not in BEFORE_A_PLACE]
    is_turned = verb == "move" and len(words) == 2 and die_in(words[1]) and not die_in(words[0])
    return words[::-1] if is_turned else words


def die_in(word: str) -> str:
    """A die by its face, `d3`; "" if the word is none. The last word of a move is a space."""
    return word if len(word) == 2 and word[0] == "d" and word[1] in "123456" else ""


def typed_words(text: str) -> list[str]:
    """Without case, accents, commas and underscores."""
    return plain(text).replace(",", " ").replace("_", " ").split()


def with_ids(content: Content, words: Sequence[str]) -> list[str]:
    """Names of cards, towns and terms, in any language, as ids; the longest name first."""
    known = names_known(content)
    found: list[str] = []
    at = 0
    while at < len(words):
        for length in range(min(WORDS_OF_A_NAME, len(words) - at), 0, -1):
            name = " ".join(words[at : at + length])
            if name in known:
                found.append(known[name])
                at += length
                break
        else:
            found.append(words[at])
            at += 1
    return found


@lru_cache(8)
def names_known(content: Content) -> dict[str, str]:
    """The id of each name that people may write, in plain letters."""
    known: dict[str, str] = {}
    for kind in NAMED:
        for id in tables()[kind]:
            for name in (id.replace("_", " "), *names_of(kind, id).values()):
                known[plain(name)] = id
    for town in content.map.towns:
        for name in (town.id.replace("_", " "), *town.name.values()):
            known[plain(name)] = town.id
    for name in content.map.vale_name.values():
        known[plain(name)] = VALE
    for card in content.cards:
        for name in (card.id.replace("_", " "), *card.name.values()):
            known[" ".join(typed_words(name))] = card.id
    return known


def written(realm: Realm, verb: str, word: str) -> str:
    """A word after a verb: spaces in capitals, dice with their d, seats by their heroes."""
    if word.upper() in realm.map.numbers:
        return word.upper()
    if verb in TO_SPACES:
        return space_named(realm, word)
    if word.isdecimal() and word.isascii():
        if verb in WITH_DICE:
            return f"d{word}"
        if verb in WITH_SEATS and int(word) < len(realm.parties):
            return realm.parties[int(word)].hero.card.id
    if verb == "drop" and word[:1] == "d" and word[1:].isdecimal():
        return word[1:]
    return word


def space_named(realm: Realm, word: str) -> str:
    """A town or Green Vale by the name of its space; a number is a die."""
    if word == VALE:
        return realm.map.names[realm.map.vale]
    for town in realm.map.towns:
        if town.id == word:
            return realm.map.names[town.space]
    return f"d{word}" if word.isdecimal() and word.isascii() else word


def letters(words: Sequence[str]) -> list[str]:
    """Rumor tokens by their letters; they may be written together or by name: `mttf`, `mountain`.

    What is no token stays as it is.
    """
    found: list[str] = []
    for word in words:
        symbol = symbols_spoken().get(word)
        if symbol is not None:
            found.append(SYMBOL_LETTERS[symbol])
        elif all(letter in SYMBOL_LETTERS for letter in word.upper()):
            found += word.upper()
        else:
            found.append(word)
    return found


@lru_cache(1)
def symbols_spoken() -> dict[str, int]:
    """The symbol of each of its names in plain letters, and of its letter."""
    spoken: dict[str, int] = {}
    for number, symbol in enumerate(SYMBOLS):
        for name in (symbol, SYMBOL_LETTERS[number], *names_of("symbols", symbol).values()):
            spoken[plain(name)] = number
    return spoken


def clue_named(content: Content, words: Sequence[str]) -> list[str]:
    """A kind of clue card by its symbols, in any order: `snowdrift+mountain`, `m d`."""
    parts = " ".join(words).replace("+", " ").split()
    symbols = sorted(symbols_spoken().get(part, -1) for part in parts)
    for clue in content.clues:
        if sorted(clue.symbols) == symbols:
            return [clue.id]
    return list(words)


# Which legal action it is -------------------------------------------------------------------------


def spelled_out(realm: Realm, text: str, legal: Sequence[str]) -> str:
    """The one of these texts that somebody means, or "" if it may be none or several."""
    ours = " ".join(in_our_words(realm, text))
    if ours in legal:
        return ours
    typed = typed_words(text)
    if not typed or realm.finding >= 0:
        return ""
    by_id = called(realm.content)
    ways = [(one, way) for one in legal for way in ways_to_say(by_id, one)]
    return matching(ways, typed) or matching(ways, ours.split()) or corrected(ways, typed)


@lru_cache(8)
def called(content: Content) -> dict[str, list[list[str]]]:
    """The words of each name of an id."""
    by_id: dict[str, list[list[str]]] = {}
    for name, id in names_known(content).items():
        by_id.setdefault(id, []).append(name.split())
    return by_id


def ways_to_say(by_id: Mapping[str, list[list[str]]], text: str) -> Iterator[list[str]]:
    """A legal text with each name in each language, in small words."""
    verb, *rest = text.lower().split()
    for names in product(*(by_id.get(word, [[word]]) for word in rest)):
        yield [verb, *(word for name in names for word in name)]


def matching(ways: Sequence[tuple[str, list[str]]], typed: Sequence[str]) -> str:
    """The only text that the words shorten, with its verb or without it."""
    if not typed:
        return ""
    aliased = [VERBS.get(typed[0], typed[0]), *typed[1:]]
    checks: tuple[Callable[[list[str]], bool], ...] = (
        lambda way: aliased == way,
        lambda way: len(typed) == 1 and typed[0] == way[-1],
        lambda way: is_short_for(aliased, way),
        lambda way: is_short_for(typed, way[1:]),
    )
    for fits in checks:
        found = {text for text, way in ways if fits(way)}
        if found:
            return found.pop() if len(found) == 1 else ""
    return ""


def corrected(ways: Sequence[tuple[str, list[str]]], typed: Sequence[str]) -> str:
    """The same after typing errors are put right, if that can be done in one way."""
    known = sorted({word for _, way in ways for word in way})
    words: list[str] = []
    for word in typed:
        meant = [word] if word in known or word in VERBS else corrections(word, known)
        if len(meant) != 1:
            return ""
        words += meant
    return matching(ways, words)


def is_short_for(words: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether the words begin the first of these, and others in this order."""
    if not words or not whole or not begins(words[0], whole[0]):
        return False
    if len(words[0]) < LEAST_OF_A_WORD and words[0] != whole[0]:
        return False
    rest = iter(whole[1:])
    return all(any(begins(word, other) for other in rest) for word in words[1:])


def begins(word: str, other: str) -> bool:
    """Spaces, dice and numbers are written whole; a die also by its number alone."""
    is_whole = any(letter.isdecimal() for letter in other)
    return other in (word, f"d{word}") if is_whole else other.startswith(word)
