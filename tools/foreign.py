"""Find words of games where no game should be named: in the house outside games/.

    python tools/foreign.py

The words come from the installed kits: the names of the games, and the ids, codes and names of
their things in every language. What is found is printed as file:line, and the exit code is 1.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from itertools import groupby
from pathlib import Path
from typing import Final

from hoarfrost.core.kit import GameKit
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.registry import kits

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ("src/hoarfrost", "bench", "tools", ".ci", "setup.py", "Makefile")
OF_GAMES = "src/hoarfrost/games/"
KINDS_OF_FILE = (".py", ".js", ".css", ".html", ".po", ".toml", ".json", "")
SHORTEST = 4  # letters: shorter words are found in everything

# Words of a game that everybody uses, whatever they play.
ORDINARY: Final = {
    "area": "a part of a page",
    "assign": "what one does with a value",
    "attack": "the table is attacked in tests and benchmarks",
    "away": "an adverb",
    "before moving": "a state that was never moved in",
    "begin": "a verb",
    "berg": "a part of words of which rules are searched",
    "bite": "a limit of time bites",
    "black": "a colour",
    "board": "what a page shows of any game",
    "body": "of a page or a request",
    "brace": "a sign in code",
    "buff": "a part of SO_SNDBUF",
    "building": "what setup.py does",
    "chance": "every game meets it",
    "conjunto": "a set in Spanish",
    "cross": "a mark on a button",
    "deck": "many games have one",
    "diamond": "a shape",
    "discard": "what one does with a member of a set",
    "distance": "between two points of a drawing",
    "dropping": "what one does with a file",
    "edge": "of a box on the page",
    "effect": "of the Web Animations API",
    "el final": "the end in Spanish",
    "escape": "a key",
    "even": "an adverb, also in Dutch",
    "frozen": "a frozen dataclass",
    "green": "a colour",
    "guard": "what keeps a server from harm",
    "hand": "many games have one, and by hand is an expression",
    "heal": "what a connection does",
    "held": "a seat is held by somebody",
    "help": "what --help prints",
    "het einde": "the end in Dutch",
    "high": "the other end of a range",
    "human": "a player who is one",
    "keep": "a verb",
    "level": "how strong the computer is",
    "limit": "the server has many",
    "location": "the address of a page",
    "lock": "a table is changed under one",
    "losing": "a participle",
    "machine": "what the server runs on",
    "mano": "a hand in Spanish",
    "mark": "rules are marked in tests",
    "mind": "whoever changes theirs",
    "mirror": "a drawing has a mirror image",
    "move": "what people make in every game",
    "moving": "what cards of any game do",
    "nada más": "nothing more in Spanish",
    "near": "a preposition",
    "niets meer": "nothing more in Dutch",
    "nieve": "the Spanish name of the level Snowflake has it",
    "niveau": "a level in Dutch",
    "nivel": "a level in Spanish",
    "observation": "what a peer of the benchmark gives",
    "open": "what one does with a file",
    "over": "a preposition",
    "piece": "what a game is played with",
    "plain": "plain data, the plain board",
    "port": "a server has one",
    "preparing": "a participle",
    "printed": "a participle",
    "push": "what a list and a Match do",
    "range": "from a number to another",
    "reus": "a part of SO_REUSEADDR",
    "reward": "what a search counts",
    "round": "many games have them",
    "saber": "to know in Spanish",
    "scenery": "what is behind the page",
    "score": "how a game went, in one line",
    "second": "a measure of time",
    "setting": "a table has settings",
    "setup": "the screen before a game",
    "single": "an adjective",
    "slow": "an adjective",
    "snap shot": "a picture of a moment",
    "snow": "it belongs to the house",
    "special": "an adjective",
    "stuk": "broken in Dutch",
    "test": "what make test runs",
    "the board": "what a page shows of any game",
    "the end": "every game has one",
    "token": "a seat is held by one",
    "tree": "a search has one, and so has a page",
    "turn": "every game has them",
    "want": "an English verb; in Dutch a mitten",
    "white": "a colour",
    "yellow": "a colour",
}
# Files, or folders, that name a game, each for a reason.
NAMED: Final[Mapping[str, str]] = {
    "tools/mutants.toml": "mistakes are planted in the games too",
    "tools/screenshots.py": "the pictures of the README show a real game",
    "tools/terminal_picture.py": "so does the picture of the terminal",
    "bench/boardgame/": "the peer's server must play the same game as ours",
    "bench/table_journey.py": "it measures the longest game with the most seats",
    "bench/table_telling.py": "it tells a known position, to compare its cost with earlier ones",
}


def words_of(kit: GameKit, with_ordinary: bool = False) -> set[str]:
    """Whatever tells this game from others, in lower case and with spaces between words."""
    words = {kit.name}
    for lang in LANGUAGES:
        words.add(kit.speech.TITLE.text(lang))
        words.update(names_in(kit.speech.things(lang)))
    words.update(terms_of(kit))
    plain = {word.replace("_", " ").strip().lower() for word in words}
    return {
        word for word in plain if len(word) >= SHORTEST and (with_ordinary or not is_ordinary(word))
    }


def is_ordinary(word: str) -> bool:
    return word in ORDINARY or word.removesuffix("s") in ORDINARY


def names_in(things: Json) -> Iterator[str]:
    """The ids and names of all things; the fields of views are the house's own idea."""
    for kind, of_kind in things.items():
        if kind != "fields":
            for id, thing in of_kind.items():
                yield id
                yield from texts(thing if isinstance(thing, str) else thing.get("name", ""))
                yield from texts("" if isinstance(thing, str) else thing.get("one", ""))


def terms_of(kit: GameKit) -> Iterator[str]:
    """The glossary of the game, where it has one beside its rulebook."""
    file = resources.files(kit.package) / "words" / "names.toml"
    if file.is_file():
        tables = tomllib.loads(file.read_text("utf-8"))
        for kind, entries in tables.items():
            if kind != "fields":
                for id, entry in entries.items():
                    yield id
                    yield from (entry[lang] for lang in LANGUAGES if lang in entry)


def texts(name: object) -> Iterator[str]:
    if isinstance(name, str) and name:
        yield name


def codes_of(kit: GameKit) -> set[str]:
    """The letters with which the codes of its pieces begin, as in AB7."""
    return {
        thing["code"]
        for kind in kit.speech.things("en").values()
        for thing in kind.values()
        if isinstance(thing, dict) and "code" in thing
    }


def pattern_of(words: Iterable[str], codes: Iterable[str]) -> re.Pattern[str]:
    """Any word, also written as_an_id, in-a-class or in the plural, and any code with a number."""
    either = "|".join(
        rf"{first}(?:{alternatives(found)})"
        for first, found in groupby(sorted(words), key=lambda word: re.escape(word[0]))
    )
    letters = "|".join(map(re.escape, sorted(codes))) or "(?!)"
    return re.compile(
        rf"(?:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z]))(?i:{either})s?(?![a-z])|(?<![A-Za-z0-9])(?:{letters})\d(?![A-Za-z0-9])"
    )


def alternatives(words: Iterable[str]) -> str:
    """What may follow the letter that all these words begin with: a search by letters is quick."""
    ways = (r"[\s_-]?".join(map(re.escape, word[1:].split(" "))) for word in words)
    return "|".join(sorted(ways, key=len, reverse=True))


def house_files(root: Path = ROOT) -> Iterator[Path]:
    for name in HOUSE:
        place = root / name
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.suffix in KINDS_OF_FILE and path != Path(__file__):
                yield path


def foreign_words(files: Iterable[Path], games: Iterable[GameKit], root: Path = ROOT) -> list[str]:
    """The places where a game is named, as "file:line: word"."""
    every = list(games)
    pattern = pattern_of(
        {word for kit in every for word in words_of(kit)},
        {code for kit in every for code in codes_of(kit)},
    )
    found: list[str] = []
    for path in files:
        place = path.relative_to(root).as_posix()
        if place.startswith((OF_GAMES, *NAMED)):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found += [f"{place}:{number}: {match[0]}" for match in pattern.finditer(line)]
    return found


def main() -> int:
    found = foreign_words(house_files(), kits())
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
