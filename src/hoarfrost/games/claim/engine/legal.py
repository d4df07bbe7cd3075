"""What may be answered: the legal actions of the asked seat, as sets.

Artifacts by public facts alone, and cards that look alike as one action.
"""

from mypy_extensions import i64

from hoarfrost.core.bits import MEMBERS, bit, count, highest, lowest, nth
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS, IN_WINDOW
from hoarfrost.games.claim.engine.artifacts.artifact import Artifact
from hoarfrost.games.claim.engine.following import playable
from hoarfrost.games.claim.engine.knowledge import read_by
from hoarfrost.games.claim.engine.steps import (
    COLLECT,
    DECLINE,
    EXTRA,
    FACE,
    KEEP,
    LEAD,
    LOOK,
    MINUS,
    PASS,
    PEEK,
    PEEK_AT,
    PLAY_ARTIFACT,
    PLUS,
    SECOND,
    TAKE,
    TAVERN,
)
from hoarfrost.games.claim.engine.table import Table


def legal_sets(table: Table) -> tuple[i64, i64]:
    """The legal actions as two sets: cards, and the actions from EXTRA on."""
    seat = table.asked
    if seat < 0:
        return 0, 0
    step = table.step
    if table.artifact >= 0:
        return legal_choices(table, seat)
    if step == LEAD or step == SECOND:
        cards = playable(table, seat)
        if table.pack.alike == 0 and table.victim < 0:
            return cards, 0
        cards, extra = by_face(table, cards, seat)
        if table.victim == seat and table.rules.dagger_optional:
            extra |= bit(DECLINE - EXTRA)
        return cards, extra
    if step == COLLECT:
        if table.top < 0:
            return 0, bit(LOOK - EXTRA) | bit(KEEP - EXTRA)
        return 0, bit(KEEP - EXTRA) | bit(TAKE - EXTRA)
    if step == PEEK:
        slots = bit(PEEK_AT - EXTRA) * 7
        return 0, bit(PASS - EXTRA) | slots
    if step == TAVERN:
        return legal_gifts(table, seat)
    return 0, bit(PASS - EXTRA) | playable_artifacts(table, seat)


def legal_choices(table: Table, seat: i64) -> tuple[i64, i64]:
    artifact = ARTIFACTS[table.artifact]
    if artifact.signs_to_choose():
        return 0, bit(PLUS - EXTRA) | bit(MINUS - EXTRA)
    cards = artifact.cards_to_choose(table, seat)
    if artifact.chooses_names:
        return cards, 0
    return by_face(table, cards, seat)


def by_face(table: Table, cards: i64, seat: i64) -> tuple[i64, i64]:
    """Cards as this seat can name them: those that look alike to it are one action."""
    unread = cards & table.pack.alike
    if unread == 0:
        return cards, 0
    unread &= ~(table.numbers | read_by(table, seat))
    extra: i64 = 0
    place: i64 = FACE - EXTRA
    for face in table.pack.faces:
        if face.cards & unread:
            extra |= bit(place)
        place += 1
    return cards & ~unread, extra


def cards_meant(table: Table, action: i64, pool: i64, seat: i64) -> i64:
    """The cards of a pool that a look-alike action can mean."""
    return pool & table.pack.faces[action - FACE].cards & ~(table.numbers | read_by(table, seat))


def has_twin(table: Table, action: i64, pool: i64, seat: i64) -> bool:
    """Whether two cards of the pool look like this to the seat."""
    unread = cards_meant(table, action, pool, seat)
    return unread & (unread - 1) != 0


def legal_gifts(table: Table, seat: i64) -> tuple[i64, i64]:
    """Two cards for the Tavern, in ascending order so that a pair has one path."""
    score = table.side(seat).score
    cards, extra = by_face(table, score, seat)
    first = table.chosen
    if first < 0:
        if extra == 0:
            return cards & ~bit(highest(cards)), 0
        last = highest(extra)
        return cards, extra if has_twin(table, EXTRA + last, score, seat) else extra & ~bit(last)
    if first < EXTRA:
        return cards & -bit(first) & ~bit(first), extra
    extra &= -bit(first - EXTRA)
    return 0, extra if has_twin(table, first, score, seat) else extra & ~bit(first - EXTRA)


def playable_artifacts(table: Table, seat: i64) -> i64:
    return possible_artifacts(table, seat) & (
        table.side(seat).artifacts * bit(PLAY_ARTIFACT - EXTRA)
    )


def possible_artifacts(table: Table, seat: i64) -> i64:
    """The artifacts, as actions, that by public facts alone the seat could play now."""
    possible: i64 = 0
    for artifact in IN_WINDOW[table.step]:
        if bit(artifact.number) & table.spent_set:
            continue
        if artifact.is_open(table, seat) and artifact.may_play(table, seat):
            possible |= artifact_bit(artifact)
    return possible


def artifact_bit(artifact: Artifact) -> i64:
    """The action of playing an artifact, in a set of actions from EXTRA on."""
    return bit(PLAY_ARTIFACT - EXTRA + artifact.number)


def is_legal(table: Table, action: i64) -> bool:
    cards, extra = legal_sets(table)
    if action < 0:
        return False
    if action < EXTRA:
        return action < MEMBERS and cards & bit(action) != 0
    return action < EXTRA + MEMBERS and extra & bit(action - EXTRA) != 0


def legal_count(table: Table) -> i64:
    cards, extra = legal_sets(table)
    return count(cards) + count(extra)


def nth_legal(table: Table, n: i64) -> i64:
    cards, extra = legal_sets(table)
    plain = count(cards)
    if n < plain:
        return lowest(nth(cards, n))
    return EXTRA + lowest(nth(extra, n - plain))


def legal_actions(table: Table) -> list[int]:
    actions: list[int] = []
    cards, extra = legal_sets(table)
    while cards != 0:
        actions.append(lowest(cards))
        cards &= cards - 1
    while extra != 0:
        actions.append(EXTRA + lowest(extra))
        extra &= extra - 1
    return actions


def card_of_action(table: Table, action: i64, pool: i64, seat: i64) -> i64:
    """The card an action means; among cards that look alike chance takes one."""
    if action < EXTRA:
        return action
    unread = cards_meant(table, action, pool, seat)
    if unread & (unread - 1) == 0:
        return lowest(unread)
    return table.pick(unread)
