"""A position in words: whole for a file, or with everything left out that a viewer does not know.

One writer serves both, so that a view is a position with the unknown left out: a back is "?", a
card whose number cannot be read is its face (`DMo`), and a half-made move of the opponent does not
exist.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hoarfrost.core.bits import bit, count, members_of
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.engine.artifacts import ARTIFACTS
from hoarfrost.games.claim.engine.cards import UNKNOWN, toxic_name
from hoarfrost.games.claim.engine.knowledge import known_exactly, readable_by
from hoarfrost.games.claim.engine.locations import LOCATIONS
from hoarfrost.games.claim.engine.steps import (
    COLLECT,
    EXTRA,
    FACE,
    ORIGINS,
    PLUS,
    STEP_NAMES,
    given_and_taken,
)
from hoarfrost.games.claim.engine.table import one
from hoarfrost.games.claim.engine.winning import mod_names

if TYPE_CHECKING:
    from hoarfrost.games.claim.engine.table import Side, Table

EVERYTHING: Final = 2  # the eye of a file
SPECTATOR: Final = -1

SEATS: Final = (0, 1)
MOST_CODES: Final = 1024  # of cards and faces; more than all factions have


class Eye:
    """Who looks: a seat, a spectator, or a file that holds everything."""

    def __init__(self, table: "Table", who: int) -> None:
        self.table: Table = table
        self.who: int = who
        self.sees_all: bool = who == EVERYTHING or table.is_terminal()
        self.readable: i64 = table.pack.all if who == EVERYTHING else readable_by(table, who)

    def owns(self, seat: int) -> bool:
        return self.sees_all or self.who == seat

    def face(self, card: int) -> str:
        return self.table.pack.face(card, bit(card) & self.readable != 0)

    def card(self, card: i64) -> str | None:
        return None if card < 0 else self.face(card)

    def private_card(self, card: i64, seat: int) -> str | None:
        """A card that only its owner sees."""
        if card < 0:
            return None
        return self.face(card) if self.owns(seat) else UNKNOWN

    def cards(self, cards: i64) -> list[str]:
        """In an order that tells nothing: by what can be seen."""
        return sorted([self.face(card) for card in members_of(cards)], key=reading_order)

    def private_cards(self, cards: i64, seat: int) -> list[str]:
        return self.cards(cards) if self.owns(seat) else [UNKNOWN] * int(count(cards))

    def followers(self, side: "Side", seat: int) -> list[str]:
        if self.owns(seat):
            return self.cards(side.followers)
        known = self.cards(side.followers & self.known(side, seat))
        return known + [UNKNOWN] * (int(count(side.followers)) - len(known))

    def known(self, side: "Side", seat: int) -> i64:
        """The hidden cards of a seat of which this eye knows."""
        return side.shown | side.spied if self.who == 1 - seat else side.shown

    def spied(self, seat: int, among: i64) -> list[str]:
        """What the opponent of a seat has seen of its cards, with the numbers that were read."""
        spied = self.table.side(seat).spied & among
        exact = spied & known_exactly(self.table, seat)
        codes = self.cards(spied & ~exact) + self.table.pack.codes_of(exact)
        return sorted(codes, key=reading_order)

    def sees_half_made_move(self) -> bool:
        table = self.table
        if self.who == EVERYTHING or table.asked == self.who:
            return True
        return table.artifact >= 0 and not ARTIFACTS[table.artifact].hides_steps

    def sees_top(self) -> bool:
        return self.sees_all or (self.table.step == COLLECT and self.table.asked == self.who)


@lru_cache(MOST_CODES)
def reading_order(code: str) -> tuple[str, int, str]:
    """Faction, then value, then copy; faces without a number after those with one."""
    digits = "".join(c for c in code[2:] if c.isdigit())
    return code[:2], int(digits) if digits else 99, code


def write_position(table: "Table", who: int) -> Json:
    """The position as this eye sees it, all fields (`fields.compact` leaves out the defaults)."""
    eye = Eye(table, who)
    sides = (table.side0, table.side1)
    pairs = list(zip(SEATS, sides, strict=True))
    written: Json = {
        "phase": int(table.phase),
        "trickNo": int(table.trick_no),
        "leader": int(table.leader),
        "step": STEP_NAMES[table.step],
        "asked": None if table.asked < 0 else int(table.asked),
        "passes": int(table.passes),
        "deck": write_deck(eye),
        "prizes": [eye.face(card) for card in (table.old_prize, table.prize) if card >= 0],
        "discard": [eye.face(card) for card in table.discard_pile],
        "out": write_out(eye),
        "hand": [eye.private_cards(side.hand, seat) for seat, side in pairs],
        "followers": [eye.followers(side, seat) for seat, side in pairs],
        "score": [eye.cards(side.score) for side in sides],
        "row": [eye.cards(side.row) for side in sides],
        "camp": eye.cards(table.camp),
        "table": {"lead": write_play(eye, True), "second": write_play(eye, False)},
        "frozen": write_frozen(eye),
        "flail": [eye.private_card(side.flail, seat) for seat, side in pairs],
        "mark": [write_mark(eye, seat) for seat in SEATS],
        "lossStreak": [int(side.loss_streak) for side in sides],
        "lossStreakP2": [int(side.loss_streak2) for side in sides],
        "lastWinnerP2": None if table.last_winner2 < 0 else int(table.last_winner2),
        "maskLeft": int(table.mask_left),
        "torchTricks": write_torch(table),
        "bottle": table.bottle,
        "diced": [side.diced for side in sides],
        "bookArmed": table.book_armed,
        "forced": [write_forced(eye, seat) for seat in SEATS],
        "bound": [side.bound for side in sides],
        "lampFree": [side.lamp_free for side in sides],
        "flask": [side.flask for side in sides],
        "autoWin": None if table.auto_win < 0 else int(table.auto_win),
        "forfeitBy": None if table.forfeit_by < 0 else int(table.forfeit_by),
        "victim": None if table.victim < 0 else int(table.victim),
        "wish": None if table.wish < 0 else table.pack.name(table.wish),
        "trickWinner": None if table.winner < 0 else int(table.winner),
        "won": eye.cards(table.won),
        "lost": eye.cards(table.lost),
        "artifacts": [write_artifacts(eye, side.artifacts, seat) for seat, side in pairs],
        "spent": write_spent(table),
        "toxic": [write_toxic(eye, slot) for slot in range(len(table.toxics))],
        "toxicSeen": [[side.toxics_seen & bit(slot) != 0 for slot in range(3)] for side in sides],
        "locations": [LOCATIONS[n].id for n in (table.building, table.setting) if n >= 0],
        "pending": write_pending(eye),
        "setAside": eye.card(table.set_aside),
        "top": write_top(eye),
        "gift": [write_gift(eye, seat) for seat in SEATS],
        "numbers": table.pack.codes_of(table.numbers),
        "absent": [write_names(table, side.absent) for side in sides],
        "markAbsent": [write_names(table, side.mark_absent) for side in sides],
        "flailAbsent": [write_names(table, side.flail_absent) for side in sides],
        "loose": [write_names(table, side.loose) for side in sides],
    }
    written.update(write_knowledge(eye))
    if table.is_terminal():
        written["winner"] = "draw" if table.game_winner > 1 else int(table.game_winner)
        written["reason"] = table.reason
        written["removed"] = write_removed(table)
    return written


def write_knowledge(eye: Eye) -> Json:
    """What is known about the cards each seat holds in secret."""
    table = eye.table
    sides = (table.side0, table.side1)
    if eye.who == EVERYTHING:
        return {
            "shown": [table.pack.codes_of(side.shown) for side in sides],
            "spied": [table.pack.codes_of(side.spied) for side in sides],
        }
    if table.is_terminal():
        return {}
    knowledge: Json = {"shown": [eye.cards(side.shown & ~side.followers) for side in sides]}
    in_followers = [eye.cards(side.shown & side.followers) for side in sides]
    knowledge["shownFollowers"] = in_followers
    if eye.who != SPECTATOR:
        knowledge["spied"] = [eye.spied(seat, ~sides[seat].followers) for seat in SEATS]
        knowledge["spiedFollowers"] = [eye.spied(seat, sides[seat].followers) for seat in SEATS]
    return knowledge


def write_deck(eye: Eye) -> list[str]:
    table = eye.table
    if eye.who == EVERYTHING:
        return [table.pack.codes[card] for card in table.order[table.order_at :]]
    if eye.sees_all:
        return eye.cards(table.deck)
    return [UNKNOWN] * int(count(table.deck))


def write_out(eye: Eye) -> list[str]:
    table = eye.table
    if eye.sees_all:
        return eye.cards(table.out)
    return eye.cards(table.out_known) + [UNKNOWN] * int(count(table.out & ~table.out_known))


def write_play(eye: Eye, is_lead: bool) -> Json | None:
    table = eye.table
    card = table.lead if is_lead else table.second
    if card < 0:
        return None
    seat = int(table.leader if is_lead else 1 - table.leader)
    face_down = is_lead and table.lead_down
    origin = table.lead_origin if is_lead else table.second_origin
    mods = table.lead_mods if is_lead else table.second_mods
    play: Json = {
        "card": eye.private_card(card, seat) if face_down else eye.face(card),
        "by": seat,
        "faceDown": face_down,
        "origin": ORIGINS[origin],
        "mods": mod_names(mods),
    }
    if table.trick_is_resolved():
        play["lies"] = pile_of(table, card)
    return play


def pile_of(table: "Table", card: i64) -> str:
    """Where a card of a resolved trick has gone; of the discard pile also at which place."""
    this = bit(card)
    if this & table.discarded:
        return f"discard {table.discard_pile.index(card)}"
    for name, cards in open_piles(table).items():
        if this & cards:
            return name
    return ""


def open_piles(table: "Table") -> dict[str, i64]:
    return {
        "won": table.won,
        "lost": table.lost,
        "score 0": table.side0.score,
        "score 1": table.side1.score,
        "row 0": table.side0.row,
        "row 1": table.side1.row,
        "camp": table.camp,
        "out": table.out_known,
    }


def write_frozen(eye: Eye) -> Json | None:
    sides = (eye.table.side0, eye.table.side1)
    if all(side.frozen < 0 for side in sides):
        return None
    return {
        "card": [eye.card(side.frozen) for side in sides],
        "value": [int(side.frozen_value) for side in sides],
        "lies": [frozen_pile(eye.table, side.frozen) for side in sides],
    }


def frozen_pile(table: "Table", card: i64) -> str:
    return pile_of(table, card) if card >= 0 and table.trick_is_resolved() else ""


def write_mark(eye: Eye, seat: int) -> Json | None:
    side = eye.table.side(seat)
    if side.mark < 0:
        return None
    return {"card": eye.private_card(side.mark, seat), "dueTrick": int(side.mark_due)}


def write_torch(table: "Table") -> list[int]:
    return [] if table.torch_from == 0 else [int(table.torch_from), int(table.torch_from) + 1]


def write_forced(eye: Eye, seat: int) -> list[str]:
    """A wish is public by its name; the card under the Cloak only its owner sees."""
    forced = eye.table.side(seat).forced
    if eye.owns(seat):
        return eye.cards(forced)
    return [UNKNOWN] if forced != 0 else []


def write_artifacts(eye: Eye, artifacts: i64, seat: int) -> list[str]:
    if not eye.owns(seat):
        return [UNKNOWN] * int(count(artifacts))
    return [ARTIFACTS[number].id for number in members_of(artifacts)]


def write_spent(table: "Table") -> list[Json]:
    spent = table.spent
    return [write_played(table, *spent[n : n + 3]) for n in range(0, len(spent), 3)]


def write_played(table: "Table", number: int, seat: int, detail: int) -> Json:
    artifact = ARTIFACTS[number]
    written: Json = {"artifact": artifact.id, "by": seat}
    if artifact.chooses_names and detail > 0:
        written["name"] = table.pack.name((detail - 1) // 2)
        written["hit"] = detail % 2 == 0
    elif artifact.signs_to_choose():
        written["sign"] = 2 if detail == PLUS else -2
    elif artifact.moves_cards:
        for name, action in zip(("given", "card"), given_and_taken(detail), strict=True):
            if action >= 0:
                written[name] = write_card_action(table, int(action))
    return written


def write_toxic(eye: Eye, slot: int) -> str:
    table = eye.table
    peeked = eye.who in SEATS and table.side(eye.who).toxics_seen & bit(slot) != 0
    return toxic_name(table.toxics[slot]) if eye.sees_all or peeked else UNKNOWN


def write_pending(eye: Eye) -> Json | None:
    """The artifact whose choices are being made, and the first card of a pair."""
    table = eye.table
    pending: Json = {}
    if eye.sees_half_made_move():
        if table.artifact >= 0:
            pending["artifact"] = ARTIFACTS[table.artifact].id
            pending["player"] = int(table.player)
            pending["stage"] = int(table.stage)
        if table.chosen >= 0:
            pending["chosen"] = write_card_action(table, int(table.chosen))
    return pending or None


def write_card_action(table: "Table", action: int) -> str:
    """The card or face that an action names."""
    return table.pack.codes[action] if action < EXTRA else table.pack.faces[action - FACE].code


def write_top(eye: Eye) -> str | None:
    if eye.table.top < 0:
        return None
    return eye.face(eye.table.top) if eye.sees_top() else UNKNOWN


def write_gift(eye: Eye, seat: int) -> list[str]:
    """Secret until both are in, but for the number of cards."""
    table = eye.table
    gift = table.side(seat).gift
    if eye.owns(seat):
        return eye.cards(gift)
    return [UNKNOWN] * int(count(gift))


def write_names(table: "Table", cards: i64) -> list[str]:
    """A set of cards by whole factions where it can: `GO`, else by name: `KN7`."""
    if cards == 0:
        return []
    names: list[str] = []
    for suit in table.pack.suits:
        if suit.cards and suit.cards & ~cards == 0:
            names.append(suit.faction.code)
        else:
            names += [table.pack.codes[card] for card in members_of(suit.cards & cards)]
    return names


def write_removed(table: "Table") -> list[Json]:
    removed: list[Json] = []
    for n in range(0, len(table.removed), 3):
        end_step, seat, cards = table.removed[n : n + 3]
        removed.append({"step": end_step, "seat": seat, "cards": table.pack.codes_of(cards)})
    return removed


def visible_pieces(table: "Table", who: int) -> list[tuple[int, str, str]]:
    """Each card whose face this eye sees, with its place and face."""
    eye = Eye(table, who)
    found: list[tuple[int, str, str]] = []

    places: list[tuple[str, i64]] = [
        ("discard", table.discarded),
        ("camp", table.camp),
        ("won", table.won | table.lost),
        ("out", table.out if eye.sees_all else table.out_known),
    ]
    for seat in SEATS:
        side = table.side(seat)
        places += [(f"score{seat}", side.score), (f"row{seat}", side.row)]
        places.append((f"frozen{seat}", one(side.frozen)))
        if eye.owns(seat):
            places += [(f"hand{seat}", side.hand), (f"followers{seat}", side.followers)]
            places += [(f"flail{seat}", one(side.flail)), (f"mark{seat}", one(side.mark))]
        else:
            places.append((f"followers{seat}", side.followers & eye.known(side, seat)))
    places += [("prize", one(table.prize)), ("old_prize", one(table.old_prize))]
    places += [("set_aside", one(table.set_aside))]
    if table.lead >= 0 and (not table.lead_down or eye.owns(int(table.leader))):
        places.append(("lead", one(table.lead)))
    places.append(("second", one(table.second)))
    if table.top >= 0 and eye.sees_top():
        places.append(("top", one(table.top)))
    if eye.sees_all:
        places.append(("deck", table.deck))
    seen: i64 = 0
    for place, cards in places:
        for card in members_of(cards & ~seen):
            found.append((card, place, eye.face(card)))
        seen |= cards
    return found
