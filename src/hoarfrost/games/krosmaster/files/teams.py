"""Teams: what makes one legal (section 4 of the rules), and a random legal one."""

from collections.abc import Sequence
from typing import Final

from hoarfrost.core.bits import bit
from hoarfrost.core.errors import OptionError
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.reading import LONGEST_SHOWN
from hoarfrost.core.rng import Rng
from hoarfrost.games.krosmaster.engine.content import COPIES, Card, Content
from hoarfrost.games.krosmaster.engine.steps import MOST_TEAM
from hoarfrost.games.krosmaster.words.message import Message

LEVELS: Final = 12
BOSS: Final = "boss"


def check_team(content: Content, members: Sequence[str], least: int) -> None:
    """Refuse a team that is not legal; `least` is how many members the options ask for."""
    if not least <= len(members) <= MOST_TEAM:
        raise OptionError(
            Message(
                "a team has {least} to {most} Krosmasters, not {n}",
                least=least,
                most=MOST_TEAM,
                n=len(members),
            ),
            "E_TEAM_SIZE",
        )
    cards = [card_of(content, member) for member in members]
    levels = sum(int(card.level) for card in cards)
    if levels != LEVELS:
        raise OptionError(
            Message("the Levels add up to {n}, not {levels}", n=levels, levels=LEVELS),
            "E_TEAM_LEVELS",
        )
    for card in cards:
        copies = members.count(card.id)
        if copies > COPIES[card.colour]:
            raise OptionError(
                Message.plural(
                    "a team has {name} at most once, not {copies} times",
                    "a team has {name} at most {n} times, not {copies} times",
                    n=COPIES[card.colour],
                    name=card.name,
                    copies=copies,
                ),
                "E_TEAM_COPIES",
            )
    bosses = [card.name for card in cards if is_boss(content, card)]
    if len(bosses) > 1:
        raise OptionError(
            Message("a team has at most one Boss, not {bosses}", bosses=bosses), "E_TEAM_BOSS"
        )


def card_of(content: Content, member: str) -> Card:
    for card in krosmasters(content):
        if card.id == member:
            return card
    names = [card.id for card in krosmasters(content)]
    raise OptionError(
        Message(
            "unknown Krosmaster {name}; {known}",
            name=repr(member)[:LONGEST_SHOWN],
            known=suggestion(member[:LONGEST_SHOWN], names),
        ),
        "E_TEAM_UNKNOWN",
    )


def krosmasters(content: Content) -> list[Card]:
    return [card for card in content.cards if card.is_krosmaster]


def is_boss(content: Content, card: Card) -> bool:
    return BOSS in content.types and card.types & bit(content.types.index(BOSS)) != 0


def random_team(content: Content, rng: Rng, least: int) -> list[str]:
    """A random legal team.

    Each member is as likely as any other that fits. To choose evenly among all teams would make
    nearly every one a swarm of cheap characters, since of those there are the most.
    """
    team: list[Card] = []
    if not fill(content, team, rng, least):
        raise OptionError(Message("no team can be made of these characters"), "E_TEAM_LEVELS")
    return [card.id for card in sorted(team, key=lambda card: card.number)]


def fill(content: Content, team: list[Card], rng: Rng, least: int) -> bool:
    """Add members at random until the team is legal, taking back what leads nowhere."""
    left = LEVELS - sum(int(card.level) for card in team)
    if left == 0:
        return len(team) >= least
    if len(team) == MOST_TEAM:
        return False
    fitting = [card for card in krosmasters(content) if fits(content, card, team, left)]
    while fitting:
        team.append(fitting.pop(rng.below(len(fitting))))
        if fill(content, team, rng, least):
            return True
        team.pop()
    return False


def fits(content: Content, card: Card, team: list[Card], left: int) -> bool:
    return (
        card.level <= left
        and team.count(card) < COPIES[card.colour]
        and not (is_boss(content, card) and any(is_boss(content, other) for other in team))
    )
