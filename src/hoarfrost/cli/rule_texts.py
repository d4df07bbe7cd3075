"""Finding rules and printing them."""

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from hoarfrost.core.rulebook import WORD, Rule, load_rulebook, words
from hoarfrost.core.translator import Translator
from hoarfrost.registry import kit_of

CORE = "hoarfrost.core"
TEXT_WIDTH = 96


def found_rules(game: str, wanted: str, lang: str) -> list[Rule]:
    """The rule of this id, or those below it, or those in which the words stand."""
    for book in (kit_of(game).rulebook, load_rulebook(CORE)):
        if wanted in book:
            return [book[wanted]]
        if book.under(wanted):
            return book.under(wanted)
    return [
        rule
        for book in (kit_of(game).rulebook, load_rulebook(CORE))
        for rule in book.search(wanted, lang)
    ]


def show_rule(console: Console, rule: Rule, t: Translator, highlight: str = "") -> None:
    heading = Text(rule.title(t.lang), style="bold")
    mark_hits(heading, highlight)
    heading.append(f"  {rule.id}", style="not bold dim")
    console.print(heading)
    text = Text(rule.text(t.lang))
    mark_hits(text, highlight)
    console.print(Padding(text, (0, 0, 0, 2), expand=False), width=min(console.width, TEXT_WIDTH))
    sources = {
        "document": t("printed rules"),
        "public": t("a public fact"),
        "ruling": t("our ruling"),
    }
    source = t("Source: {source}", source=sources.get(rule.source, rule.source))
    cites = f" ({', '.join(rule.cites)})" if rule.cites else ""
    console.print(Text(f"  {source}{cites}", style="dim"))
    console.print()


def mark_hits(text: Text, query: str) -> None:
    """Highlight every word that begins with a word of the query, whatever its case and accents."""
    wanted = tuple(words(query))
    if not wanted:
        return
    for match in WORD.finditer(text.plain):
        if "".join(words(match[0])).startswith(wanted):
            text.stylize("bold black on yellow", match.start(), match.end())
