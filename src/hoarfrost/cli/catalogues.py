"""The catalogues of translations, made from the sources: `python -m hoarfrost.cli.catalogues`.

Every sentence that the program can say stands in a call that this module knows: `Message("...")`,
`t("...")` in the terminal, and the tables of sentences below. Without an argument the catalogues
are brought up to date (new sentences with an empty translation, stale ones dropped); with
`--check` nothing is written and the exit code tells whether something is missing.
"""

import argparse
import ast
import string
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import hoarfrost
from hoarfrost.core.messages import LANGUAGES, parse_po

PACKAGE = Path(hoarfrost.__file__).parent
FIRST_ARGUMENT = ("Message", "t")  # calls whose first argument is a sentence
ALL_ARGUMENTS = ("Told", "choice")  # calls whose arguments are all sentences
MAKERS = ("speech.py", "options.py", "sentences.py")  # where sentences come in by a parameter
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

    def add(self, node: ast.expr, file: str) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.places.setdefault(node.value, set()).add(file)
        elif Path(file).name not in MAKERS:
            self.unreadable.append(f"{file}:{node.lineno}: write the sentence as a plain text")


def extract(package: Path = PACKAGE) -> Sentences:
    found = Sentences()
    for path in sorted(package.rglob("*.py")):
        file = path.relative_to(package).as_posix()
        for call in calls(ast.parse(path.read_text("utf-8"))):
            name = called(call)
            if name in FIRST_ARGUMENT and call.args:
                found.add(call.args[0], file)
            elif name in ALL_ARGUMENTS:
                for argument in [*call.args, *(keyword.value for keyword in call.keywords)]:
                    found.add(argument, file)
    return found


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
