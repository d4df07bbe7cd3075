"""Finding rules and printing them."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from hoarfrost.core.rule_search import Found, search_rules
from hoarfrost.core.rulebook import Rule, Rulebook, load_rulebook
from hoarfrost.core.spelling import WORD, plain
from hoarfrost.core.translator import Translator
from hoarfrost.registry import kit_of, kit_of_rule

CORE = "hoarfrost.core"
TEXT_WIDTH = 96


def books_of(game: str) -> tuple[Rulebook, Rulebook]:
    """What holds in a game: its own rules and those of every table."""
    return kit_of(game).rulebook, load_rulebook(CORE)


def title_of(rule: str, game: str, lang: str) -> str:
    """The title of a rule by its id; the id of one that no book has."""
    titles = [book[rule].title(lang) for book in books_of(game) if rule in book]
    return titles[0] if titles else rule


def found_rules(game: str, wanted: str, lang: str) -> Found:
    """The rule of this id, or those below it, or those that the words find."""
    for book in books_of(game):
        if wanted in book:
            return Found([book[wanted]])
        if book.under(wanted):
            return Found(book.under(wanted))
    return search_rules(books_of(game), lang, " ".join(wanted.split()))


def say_found(console: Console, found: Found, wanted: str, t: Translator) -> None:
    """What a reader must know of a search beside the rules."""
    if found.corrected:
        console.print(Text(t("Showing results for {words}.", words=found.corrected), style="bold"))
    if found.is_partial:
        console.print(Text(t("No rule has all these words. These have some of them.")))
    if not found.rules:
        console.print(Text(t("No rule contains {words}.", words=wanted)))
        if found.near:
            console.print(Text(t("Did you mean one of these? {words}", words=list(found.near))))


def show_rule(console: Console, rule: Rule, t: Translator, marks: Sequence[str] = ()) -> None:
    heading = Text(rule.title(t.lang), style="bold")
    mark_hits(heading, marks)
    heading.append(f"  {rule.id}", style="not bold dim")
    console.print(heading)
    text = Text(rule.text(t.lang))
    mark_hits(text, marks)
    console.print(Padding(text, (0, 0, 0, 2), expand=False), width=min(console.width, TEXT_WIDTH))
    cited = book_with(rule).cited(rule, t.lang)
    if cited:
        source = t("Source: {source}", source="; ".join(cited))
        console.print(Text(f"  {source}", style="dim"), width=min(console.width, TEXT_WIDTH))
    console.print()


def book_with(rule: Rule) -> Rulebook:
    if rule.id.startswith("core."):
        return load_rulebook(CORE)
    return kit_of_rule(rule.id).rulebook


def mark_hits(text: Text, marks: Sequence[str]) -> None:
    """Highlight every word that begins with one of these, whatever its case and accents."""
    for match in WORD.finditer(text.plain):
        if marks and plain(match[0]).startswith(tuple(marks)):
            text.stylize("bold black on yellow", match.start(), match.end())
