"""What a town sells: prices and texts, beside the sheet or in a list."""

from rich.text import Text

from hoarfrost.games.runebound.engine.content import Card
from hoarfrost.games.runebound.engine.market import price
from hoarfrost.games.runebound.terminal.lines import wrapped
from hoarfrost.games.runebound.terminal.look import Look
from hoarfrost.games.runebound.words.card_texts import card_text


def for_sale(look: Look) -> list[Card]:
    """In the town where the reader is."""
    town = look.realm.town_of(look.own)
    return [] if town < 0 else [look.content.cards[number] for number in look.realm.stacks[town]]


def wares_lines(look: Look, width: int) -> list[Text]:
    """Each card with all that stands on it; the price stands beside the choice."""
    lines: list[Text] = []
    for card in for_sale(look):
        told = ". ".join(line.rstrip(".") for line in card_text(card, look.lang)[1:])
        text = wrapped(f"{look.name(card)}: {told}.", width)
        text[0].stylize("bold", 0, len(look.name(card)) + 1)
        lines += text
    return lines


def price_text(look: Look, card: Card) -> str:
    cost = int(price(look.realm, look.own, card))
    if cost > look.own.gold:
        return look.t("{n} gold, too dear", n=cost)
    return look.t("{n} gold", n=cost)
