"""`hoarfrost rules`: the rulebook, one rule, a search, and whether everything is covered."""

import argparse
import importlib
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hoarfrost.cli.command import Command, add_language, lines, make_console
from hoarfrost.cli.marks import marked_rules, mentioned_rules
from hoarfrost.cli.rule_texts import CORE, found_rules, say_found, show_rule
from hoarfrost.core.errors import HoarfrostError
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.rulebook import Rulebook, load_rulebook
from hoarfrost.core.translator import Translator
from hoarfrost.registry import first_game, game_names, kit_of, kit_of_rule

EXAMPLES = lines(
    """  hoarfrost rules {game}                    all rules, by section
  hoarfrost rules {game}.ID --lang nl       one rule in Dutch, or all below an id
  hoarfrost rules {game} how to win         rules that these words find
  hoarfrost rules {game} --coverage         texts, tests and code of every rule"""
)
NOT_COVERED = 1
FILE_WIDTH = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        default=first_game(),
        help=f"a game, or the id of a rule (default: {first_game()})",
    )
    parser.add_argument(
        "words", metavar="WORDS", nargs="*", help="only the rules that these words find"
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="texts, tests and code of each rule; exit code 1 if a text or a test is missing",
    )
    parser.add_argument(
        "--tests", metavar="DIR", default="tests", help="where the tests are (default: tests)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    console = make_console()
    t = Translator(args.lang)
    name = args.what.partition(".")[0]
    if name != "core":
        name = kit_of_rule(args.what).name
    if args.coverage:
        return show_coverage(console, name, Path(args.tests), t)
    if args.words:
        return show_hits(console, first_game() if name == "core" else name, " ".join(args.words), t)
    book = book_of(name)
    if args.what in game_names() or args.what == "core":
        show_list(console, book, t)
        return 0
    found = book.under(args.what) or [book[args.what]]
    for rule in found:
        show_rule(console, rule, t)
    return 0


def book_of(name: str) -> Rulebook:
    return load_rulebook(CORE) if name == "core" else kit_of(name).rulebook


def sources_of(name: str) -> Path:
    """The folder of the package that carries out these rules."""
    package = importlib.import_module("hoarfrost" if name == "core" else kit_of(name).package)
    return Path(str(package.__file__)).parent


def show_list(console: Console, book: Rulebook, t: Translator) -> None:
    by_section = sorted(book, key=lambda rule: list(book.sections).index(rule.section))
    for section, rules in groupby(by_section, key=lambda rule: rule.section):
        console.print(Text(book.sections[section][t.lang], style="bold underline"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        for rule in rules:
            table.add_row(Text(f"  {rule.id}", style="dim"), Text(rule.title(t.lang)))
        console.print(table)
    console.print()
    example = next(iter(book)).id
    console.print(
        Text(
            t(
                "Rules: {n}. One of them: {command}",
                n=len(book),
                command=f"hoarfrost rules {example}",
            )
        )
    )


def show_hits(console: Console, game: str, query: str, t: Translator) -> int:
    found = found_rules(game, query, t.lang)
    say_found(console, found, query, t)
    for rule in found.rules:
        show_rule(console, rule, t, found.marks)
    if found.rules:
        console.print(Text(t.plural("{n} rule found", "{n} rules found", n=len(found.rules))))
    return 0


def show_coverage(console: Console, name: str, tests: Path, t: Translator) -> int:
    if not tests.is_dir():
        raise HoarfrostError(
            f"there is no folder {tests}: run this in the repository, or give --tests DIR"
        )
    book = book_of(name)
    in_tests = marked_rules(tests)
    in_code = mentioned_rules(sources_of(name), book.rules)
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="bold")
    table.add_column(t("Rule"), no_wrap=True)
    for lang in LANGUAGES:
        table.add_column(lang, no_wrap=True)
    table.add_column(t("Tests"), no_wrap=True)
    table.add_column(t("Code"), no_wrap=True)
    without_text: list[str] = []
    without_test: list[str] = []
    for rule in book:
        has = [lang in rule.texts and lang in rule.titles for lang in LANGUAGES]
        if not all(has):
            without_text.append(rule.id)
        if rule.id not in in_tests:
            without_test.append(rule.id)
        table.add_row(
            Text(rule.id),
            *(Text(t("yes") if ok else t("NO"), style="" if ok else "bold red") for ok in has),
            places(in_tests.get(rule.id, []), Text(t("NONE"), style="bold red")),
            places(in_code.get(rule.id, []), Text("-", style="dim")),
        )
    # In a file or a pipe nothing need be cut off.
    console.print(table, width=console.width if console.is_terminal else FILE_WIDTH)
    console.print()
    prefix = name if name == "core" else kit_of(name).rule_prefix
    unknown = sorted(
        rule for rule in in_tests if rule.startswith(f"{prefix}.") and rule not in book
    )
    console.print(Text(t.plural("{n} rule", "{n} rules", n=len(book)), style="bold"))
    for title, ids in (
        (t("Without a text in every language: {rules}", rules=without_text), without_text),
        (t("Without a test: {rules}", rules=without_test), without_test),
        (t("Marked in tests, but not in the book: {rules}", rules=unknown), unknown),
    ):
        if ids:
            console.print(Text(title))
    return NOT_COVERED if without_text or without_test or unknown else 0


def places(found: list[str], none: Text) -> Text:
    """The first place and how many more there are."""
    if not found:
        return none
    more = f" (+{len(found) - 1})" if len(found) > 1 else ""
    return Text(f"{found[0]}{more}")


COMMAND = Command("rules", "read and search the rules", EXAMPLES, add_arguments, run)
