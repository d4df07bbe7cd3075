"""Bring the catalogues of translations up to date with the sources, or check them.

    python tools/catalogues.py [--check] [CATALOGUE ...]

There is one catalogue for the house (hoarfrost) and one for each game of this repository, also of
those under examples/. Babel finds the sentences: `Message("...")` and `t("...")`, and for numbers
`Message.plural("...", "...")` and `plural("...", "...")`. A new sentence is added with an empty
translation, one that is no longer said is dropped. With --check nothing is written. Either way the
exit code is 1 if something is left to do.
"""

import argparse
import ast
import re
import string
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract, extract_javascript
from babel.messages.pofile import read_po, write_po

from hoarfrost.core.catalogue import ENGLISH
from hoarfrost.core.messages import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
HOUSE = "hoarfrost"
GROUP = "hoarfrost.games"  # the entry points of games
TRANSLATED = [lang for lang in LANGUAGES if lang != ENGLISH]
KEYWORDS: Mapping[str, Any] = {"Message": None, "t": None, "plural": (1, 2)}
CALL_OR_COMMENT = re.compile(r"(?<!:)//.*|/\*[\s\S]*?\*/|(?<![\w$.])(?:t|plural)(?=\()")

UNREAD = "write the sentence as a plain text, in no other text, and calls in its values before it"

Forms = str | tuple[str, ...] | list[str]  # a sentence, or its forms for numbers


@dataclass(frozen=True)
class Words:
    """Where the sentences of the house or of a game are, and where their translations go."""

    name: str
    sources: Path
    locale: Path
    games: tuple[Path, ...] = ()  # in `sources`, but with a catalogue of their own

    def files(self, ending: str) -> Iterator[Path]:
        for path in sorted(self.sources.rglob(f"*{ending}")):
            if not any(path.is_relative_to(game) for game in self.games):
                yield path

    def po(self, lang: str) -> Path:
        return self.locale / lang / "LC_MESSAGES" / f"{self.name}.po"


def all_words(root: Path = ROOT) -> list[Words]:
    """The house first, then the games that the distributions of this repository offer."""
    games = {
        name: folder
        for project in [root / "pyproject.toml", *sorted(root.glob("examples/*/pyproject.toml"))]
        for name, folder in games_of(project)
    }
    house = root / "src" / "hoarfrost"
    return [
        Words(HOUSE, house, house / "locale", tuple(games.values())),
        *(Words(name, folder, folder / "words" / "locale") for name, folder in games.items()),
    ]


def games_of(project: Path) -> Iterator[tuple[str, Path]]:
    """The names of the games of a distribution, and the folders of their packages."""
    entries = tomllib.loads(project.read_text("utf-8"))["project"].get("entry-points", {})
    for name, target in entries.get(GROUP, {}).items():
        path = target.partition(":")[0].replace(".", "/")
        places = (project.parent / "src" / path, project.parent / path)
        yield name, next(place for place in places if place.is_dir())


# What is said in the sources ----------------------------------------------------------------------


def template_of(words: Words, house: Catalog | None = None) -> Catalog:
    """The sentences of the sources; those of the house need no second translation."""
    template = Catalog(project=words.name, fuzzy=False)
    for ending, method in METHODS.items():
        for path in words.files(ending):
            place = path.relative_to(words.sources).as_posix()
            with path.open("rb") as file:
                for line, sentence, _, _ in extract(method, file, KEYWORDS):
                    if house is None or house.get(first(sentence)) is None:
                        template.add(sentence, locations=[(place, line)])
    return template


def each_call(
    file: IO[bytes], keywords: Mapping[str, Any], tags: Collection[str], options: Any
) -> Iterator[Any]:
    """Babel's reader of JavaScript, given one call at a time.

    In a whole file it finds no call inside another, and none after a template inside a template.
    """
    source = file.read().decode()
    for call in CALL_OR_COMMENT.finditer(source):
        if call[0] in keywords:
            rest = BytesIO(source[call.start() :].encode())
            line = source.count("\n", 0, call.start()) + 1
            for _, name, sentence, comments in extract_javascript(rest, keywords, tags, options):
                yield line, name, sentence, comments
                break


METHODS: Mapping[str, Any] = {".py": "python", ".js": each_call}


def unread_calls(words: Words) -> Iterator[str]:
    """Calls in Python that Babel did not read, or not as they are said.

    In JavaScript the type of `t` lets only plain texts through.
    """
    for path in words.files(".py"):
        source = path.read_bytes()
        read = {sentence for _, sentence, _, _ in extract("python", BytesIO(source), KEYWORDS)}
        for call in ast.walk(ast.parse(source)):
            if isinstance(call, ast.Call) and said_by(call) not in (None, *read):
                place = path.relative_to(words.sources).as_posix()
                yield f"{place}:{call.lineno}: {UNREAD}"


def said_by(call: ast.Call) -> Forms | None:
    """The sentence of a call, empty if it is not a plain text; None if the call says nothing."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name not in KEYWORDS:
        return None
    texts = [
        str(argument.value) if isinstance(argument, ast.Constant) else ""
        for argument in call.args[: 2 if name == "plural" else 1]
    ]
    return tuple(texts) if name == "plural" else "".join(texts)


def first(sentence: Forms) -> str:
    return forms(sentence)[0]


def forms(sentence: Forms | None) -> list[str]:
    return [sentence] if isinstance(sentence, str) else list(sentence or [""])


# What the catalogues hold -------------------------------------------------------------------------


def read(path: Path, lang: str) -> Catalog:
    if not path.exists():
        return Catalog(locale=lang, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=lang, abort_invalid=True)


def updated(catalogue: Catalog, template: Catalog) -> bytes:
    """The text of a catalogue with the sentences of the template and no others."""
    catalogue.update(template, no_fuzzy_matching=True)
    text = BytesIO()
    write_po(
        text,
        catalogue,
        width=0,
        omit_header=True,
        sort_by_file=True,
        include_lineno=False,
        ignore_obsolete=True,
    )
    return header(catalogue).encode() + text.getvalue()


def header(catalogue: Catalog) -> str:
    """What a reader of catalogues needs to know; Babel would add dates and empty addresses."""
    fields = {
        "Language": catalogue.locale_identifier,
        "Plural-Forms": catalogue.plural_forms,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "8bit",
    }
    lines = "".join(f'"{name}: {value}\\n"\n' for name, value in fields.items())
    return f'msgid ""\nmsgstr ""\n{lines}\n'


def problems(catalogue: Catalog, template: Catalog) -> list[str]:
    """What is missing, stale or has other places than the English sentence."""
    found = []
    for said in sentences(template):
        entry = catalogue.get(first(said.id))
        if entry is None or entry.fuzzy or not all(forms(entry.string)):
            found.append(f"not translated: {first(said.id)!r}")
            continue
        found += [f"{error}: {first(said.id)!r}" for error in entry.check(catalogue)]
        if not has_places_of(entry.string, said.id):
            found.append(f"other places than in English: {first(said.id)!r} -> {entry.string!r}")
    stale = [
        first(entry.id) for entry in sentences(catalogue) if template.get(first(entry.id)) is None
    ]
    return found + [f"stale: {sentence!r}" for sentence in stale]


def sentences(catalogue: Catalog) -> Iterator[Message]:
    """The entries without the header."""
    return (entry for entry in catalogue if entry.id)


def has_places_of(translation: Forms | None, sentence: Forms) -> bool:
    """Whether every form has the places of the English; the form for one needs no number."""
    *some, last = [places_of(form) for form in forms(sentence)]
    *others, most = [places_of(form) for form in forms(translation)]
    return most == last and all(form | last & {"n"} == last for form in [*some, *others])


def places_of(template: str) -> set[str]:
    """The named places of a sentence."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


# The command --------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    every = {words.name: words for words in all_words()}
    parser.add_argument("catalogues", metavar="CATALOGUE", nargs="*", help=", ".join(every))
    parser.add_argument("--check", action="store_true", help="write nothing")
    args = parser.parse_args(arguments)
    unknown = set(args.catalogues) - set(every)
    if unknown:
        parser.error(f"there is no catalogue {unknown.pop()}; known are {', '.join(every)}")
    found = [
        problem
        for name in args.catalogues or every
        for problem in brought_up_to_date(every[name], write=not args.check)
    ]
    print(*found, sep="\n", file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


def brought_up_to_date(words: Words, write: bool) -> list[str]:
    """Update the catalogues of all languages, or only look; what is left to do."""
    template = template_for(words)
    left = [f"{words.name}: {call}" for call in unread_calls(words)]
    for lang in TRANSLATED:
        path = words.po(lang)
        if write:
            text = updated(read(path, lang), template)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
        left += [f"{words.name} {lang}: {each}" for each in problems(read(path, lang), template)]
    return left


def template_for(words: Words) -> Catalog:
    """The sentences that a catalogue must hold: of a game those that the house does not have."""
    if words.name == HOUSE:
        return template_of(words)
    return template_of(words, template_of(all_words()[0]))


if __name__ == "__main__":
    sys.exit(main())
