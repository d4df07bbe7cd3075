"""The catalogues of translations, made from the sources: `python -m hoarfrost.cli.catalogues`.

Every sentence that the program can say stands in a call that this module knows: `Message("...")`,
`t("...")` in the terminal and in the browser, and the tables of sentences below. Without an
argument the catalogues are brought up to date (new sentences with an empty translation, stale ones
dropped); with `--check` nothing is written and the exit code tells whether something is missing.
"""

import argparse
import ast
import string
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import hoarfrost
from hoarfrost.cli.javascript import Token, tokens_of
from hoarfrost.core.messages import LANGUAGES, parse_po

PACKAGE = Path(hoarfrost.__file__).parent
FIRST_ARGUMENT = ("Message", "t")  # calls whose first argument is a sentence
ALL_ARGUMENTS = ("Told", "choice")  # calls whose arguments are all sentences
MAKERS = (  # where sentences come in by a parameter
    "games/claim/options.py",
    "games/claim/words/sentences.py",
    "core/translator.py",
)
HEADER = (
    'msgid ""\nmsgstr ""\n"Project-Id-Version: hoarfrost\\n"\n"Language: {lang}\\n"\n'
    '"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n'
    '"Content-Transfer-Encoding: 8bit\\n"\n'
)


@dataclass
class Sentences:
    """The sentences of the sources, with the files in which they stand."""

    places: dict[str, set[str]] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)

    def add(self, sentence: str | None, file: str, line: int) -> None:
        """A sentence, or None for an argument that is not a plain text."""
        if sentence is not None:
            self.places.setdefault(sentence, set()).add(file)
        elif file not in MAKERS:
            self.unreadable.append(f"{file}:{line}: write the sentence as a plain text")


def extract(package: Path = PACKAGE) -> Sentences:
    found = Sentences()
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package).as_posix()
        for node in arguments(ast.parse(path.read_text("utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            found.add(text if isinstance(text, str) else None, file, node.lineno)
    for path in sorted(package.rglob("*.js")):
        file = path.relative_to(package).as_posix()
        for sentence, line in said_in_javascript(path.read_text("utf-8")):
            found.add(sentence, file, line)
    return found


def arguments(tree: ast.AST) -> Iterator[ast.expr]:
    """The arguments of calls in Python that are to be sentences."""
    for call in calls(tree):
        name = called(call)
        if name in FIRST_ARGUMENT and call.args:
            yield call.args[0]
        elif name in ALL_ARGUMENTS:
            yield from call.args
            yield from (keyword.value for keyword in call.keywords)


def said_in_javascript(source: str) -> Iterator[tuple[str | None, int]]:
    """The sentence, if it is a plain text, and the line of each call of `t`."""
    nothing = Token("sign", "", 0)
    tokens = [nothing, *tokens_of(source), nothing, nothing, nothing]
    for before, name, opening, argument, after in zip(
        tokens, tokens[1:], tokens[2:], tokens[3:], tokens[4:], strict=False
    ):
        is_call = (name.kind, name.text) == ("name", "t") and opening.text == "("
        if is_call and before.text not in ("function", "."):
            plain = argument.kind == "text" and after.text in (",", ")")
            yield (argument.text if plain else None), name.line


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    """The name of a called function; of methods only `self.t` speaks."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr if call.func.attr == "t" else ""
    return call.func.id if isinstance(call.func, ast.Name) else ""


def places_of(template: str) -> set[str]:
    """The named places of a sentence."""
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def problems(sentences: Sentences, translated: dict[str, str]) -> list[str]:
    """What is missing, stale or has other places than the English sentence."""
    found = list(sentences.unreadable)
    for template in sentences.places:
        translation = translated.get(template, "")
        if not translation:
            found.append(f"not translated: {template!r}")
        elif places_of(translation) != places_of(template):
            found.append(f"other places than in English: {template!r} -> {translation!r}")
    found += [f"stale: {template!r}" for template in translated if template not in sentences.places]
    return found


def file_of(lang: str) -> Path:
    return PACKAGE / "locale" / lang / "LC_MESSAGES" / "hoarfrost.po"


def updated(lang: str, sentences: Sentences, translated: dict[str, str]) -> str:
    """The text of a catalogue: the sentences by file, each with its translation if there is one."""
    entries = [HEADER.format(lang=lang)]
    for template, files in sorted(sentences.places.items(), key=by_file):
        comment = f"#: {' '.join(sorted(files))}"
        translation = translated.get(template, "")
        entries.append(f"{comment}\nmsgid {quoted(template)}\nmsgstr {quoted(translation)}\n")
    return "\n".join(entries)


def by_file(entry: tuple[str, set[str]]) -> tuple[str, str]:
    template, files = entry
    return min(files), template


def quoted(text: str) -> str:
    for plain, escaped in (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("\t", "\\t")):
        text = text.replace(plain, escaped)
    return f'"{text}"'


def translated_languages() -> Iterable[str]:
    return (lang for lang in LANGUAGES if lang != "en")


def main() -> int:
    parser = argparse.ArgumentParser(description="Bring the catalogues of translations up to date.")
    parser.add_argument("--check", action="store_true", help="only tell what is wrong")
    args = parser.parse_args()
    sentences = extract()
    wrong = 0
    for lang in translated_languages():
        path = file_of(lang)
        translated = parse_po(path.read_text("utf-8"))
        if not args.check:
            path.write_text(updated(lang, sentences, translated), "utf-8")
            translated = parse_po(path.read_text("utf-8"))
        for problem in problems(sentences, translated):
            print(f"{lang}: {problem}", file=sys.stderr)
            wrong += 1
    print(f"{len(sentences.places)} sentences, {wrong} problems")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
