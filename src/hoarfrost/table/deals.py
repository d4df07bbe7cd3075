"""The same deal for several people who play it apart: challenges, and the deal of the day.

Its secret and the entropy beside it are fixed, so the cards and all further chance are the same for
everybody, and so are the answers of the computers (answers.py). Whoever plays it sends entropy
like everybody, but it is not mixed in. The seal, which is the same for all, proves it.
"""

import hmac
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final, NamedTuple

from hoarfrost.core.kit import GameKit
from hoarfrost.core.messages import Message
from hoarfrost.core.plain import Json
from hoarfrost.core.shuffle import new_secret
from hoarfrost.registry import kit_of
from hoarfrost.table import clock, errors
from hoarfrost.table.answers import answers_in
from hoarfrost.table.deal_store import CHALLENGE, DAILY, Answer, Deal, Try
from hoarfrost.table.errors import TableError
from hoarfrost.table.game_table import OVER, GameTable, new_table
from hoarfrost.table.limits import TRIES
from hoarfrost.table.seats import COMPUTER, PERSON, Seat, seat_from_json
from hoarfrost.table.store import StoreConflict
from hoarfrost.table.tokens import hash_of, is_token, new_table_id, new_token

if TYPE_CHECKING:
    from hoarfrost.table.hall import Hall
    from hoarfrost.table.live_table import LiveTable

ATTEMPTS: Final = {CHALLENGE: 2, DAILY: 1}


class BegunTry(NamedTuple):
    """What whoever plays a deal gets: the key is shown once and never stored."""

    table: str
    token: str
    seat: int
    commitment: str


class Deals:
    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    # Finding -------------------------------------------------------------------------------------

    async def find(self, id: str) -> Deal:
        found = await self.hall.store.deals.find(id)
        if found is None:
            unknown = Message(
                "There is no such deal. It may be too old, or part of the link is missing."
            )
            raise TableError("E_NO_DEAL", unknown, 404)
        return found

    async def tries(self, deal: Deal) -> list[Try]:
        return await self.hall.store.deals.tries(deal.id)

    async def finished(self, deal: Deal, device: str | None) -> list[Try]:
        """All tries, for somebody who has played the deal to an end and knows its cards."""
        tries = await self.tries(deal)
        if not has_finished(tries, device):
            told = Message("Play the deal first. Then you can see the games of others.")
            raise TableError("E_NOT_PLAYED", told, 403)
        return tries

    async def game_of(self, tries: list[Try], number: int) -> "LiveTable":
        """The finished game of one of the tries."""
        for each in tries:
            if each.number == number and each.ending is not None:
                return await self.hall.find(each.table)
        raise TableError("E_NO_TRY", Message("There is no such game of this deal."), 404)

    # Challenges ----------------------------------------------------------------------------------

    async def challenge(self, live: "LiveTable", device: str) -> Deal:
        """The deal of a finished game, for others; the same one each time it is asked for."""
        known = await self.hall.store.deals.of_table(live.table.id)
        if known is not None:
            return known
        async with live.hold():
            table = live.table
            check_challenge(table)
            shuffle = table.shuffle()
            deal = Deal(
                id=new_table_id(),
                kind=CHALLENGE,
                game=table.game.name,
                options=table.game.options,
                rules=table.game.rules_version,
                seats=[replace(seat, name="").to_json() for seat in table.seats],
                secret=shuffle.secret.hex(),
                entropy=shuffle.entropy,
                created=clock.wall(),
            )
            name = table.seats[deal.seat].name
            first = Try(deal.id, person_of(device), 1, table.id, name, live.ending())
            answers = await self.answers_at(table.id)
            return await self.hall.store.deals.add(deal, first, answers)

    async def answers_at(self, id: str) -> list[Answer]:
        """What the computers answered at a table, by its log."""
        loaded = await self.hall.store.load(id)
        if loaded is None:
            raise errors.no_such_table()
        row, entries, _ = loaded
        return answers_in(new_table(row), entries)

    # The deal of the day -------------------------------------------------------------------------

    async def today(self, game: str) -> Deal:
        """Today's deal of a game, by the calendar of UTC."""
        day = datetime.fromtimestamp(clock.wall(), UTC).date()
        known = await self.hall.store.deals.find(daily_id(game, day))
        if known is not None:
            return known
        secret = await self.hall.store.deals.server_secret(new_secret().hex())
        deal = deal_of_the_day(kit_of(game), day, bytes.fromhex(secret))
        return await self.hall.store.deals.add(deal, None, [])

    async def yesterday(self, game: str) -> Deal | None:
        """Yesterday's, if anybody asked for it then."""
        day = datetime.fromtimestamp(clock.wall(), UTC).date() - timedelta(days=1)
        return await self.hall.store.deals.find(daily_id(game, day))

    # Playing -------------------------------------------------------------------------------------

    async def check(self, deal: Deal, device: str) -> list[Try]:
        """All tries of a deal; raises a TableError if this person may not have another."""
        tries = await self.tries(deal)
        refusal = why_not_begin(deal, tries, person_of(device))
        if refusal is not None:
            raise refusal
        return tries

    async def begin(self, deal: Deal, device: str, name: str) -> BegunTry:
        """A table with this deal for somebody; raises a TableError if they may not try it."""
        tries = await self.check(deal, device)
        person = person_of(device)
        attempt = 1 + sum(each.person == person for each in tries)
        seats = [seat_from_json(seat) for seat in deal.seats]
        seats[deal.seat] = Seat(PERSON, name)
        token = new_token()
        try:
            table = await self.hall.open(
                deal.game,
                deal.options,
                seats,
                settings_of(deal, attempt),
                bytes.fromhex(deal.secret),
                [(token, [deal.seat])],
                {},
                Try(deal.id, person, attempt, "", name),
            )
        except StoreConflict as error:  # the same person has begun it at the same moment
            raise begun_already() from error
        return BegunTry(table.id, token, deal.seat, table.commitment)


def person_of(device: object) -> str:
    """Who somebody is to a deal: whoever has the key that a browser made for itself."""
    if not isinstance(device, str) or not is_token(device):
        told = Message("This is not the key of a device: 43 letters, digits, - or _.")
        raise TableError("E_DEVICE", told, 422)
    return hash_of(device)


def has_finished(tries: list[Try], device: str | None) -> bool:
    if device is None:
        return False
    person = person_of(device)
    return any(each.person == person and each.ending is not None for each in tries)


def check_challenge(table: GameTable) -> None:
    """Only a whole game of one person against computers, with chance that can be dealt again."""
    if table.stage != OVER:
        raise errors.not_over()
    others = [seat for seat in table.seats if seat.kind != PERSON]
    if len(table.people()) != 1 or any(seat.kind != COMPUTER or seat.name for seat in others):
        told = Message("Only a game of one person against computers can be a challenge.")
        raise TableError("E_NO_CHALLENGE", told)
    if table.start is not None:
        told = Message("Only a game that began with a deal can be a challenge.")
        raise TableError("E_NO_CHALLENGE", told)
    if table.rules_changed or table.playing().stopped is not None:
        told = Message("Only a game that was played to its end can be a challenge.")
        raise TableError("E_NO_CHALLENGE", told)


def why_not_begin(deal: Deal, tries: list[Try], person: str) -> TableError | None:
    own = [each for each in tries if each.person == person]
    if any(each.ending is None for each in own):
        return begun_already()
    if len(own) >= ATTEMPTS[deal.kind]:
        return tried_already(deal)
    if deal.opens is not None and clock.wall() >= deal.opens:
        told = Message("The day of this deal is over, and its seal is open.")
        return TableError("E_DAY_OVER", told)
    if deal.kind == CHALLENGE and len(tries) >= TRIES:
        return TableError("E_DEAL_FULL", Message("This challenge has no room for more games."))
    if kit_of(deal.game).make_game(deal.options, len(deal.seats)).rules_version != deal.rules:
        told = Message("The rules have been corrected since; it would not be the same deal.")
        return TableError("E_RULES_CHANGED", told)
    return None


def begun_already() -> TableError:
    told = Message("You have started this deal already; continue that game.")
    return TableError("E_BEGUN", told)


def tried_already(deal: Deal) -> TableError:
    if deal.kind == DAILY:
        told = Message("You have played this deal of the day, and everybody has one try.")
    else:
        told = Message("You have played this deal twice, and there is no third try.")
    return TableError("E_TRIED", told)


def settings_of(deal: Deal, attempt: int) -> Json:
    return {
        "clock": None,
        "spectators": "none",  # whoever watches would know the cards
        "deal": {
            "id": deal.id,
            "kind": deal.kind,
            "attempt": attempt,
            "entropy": deal.entropy,
            "opens": deal.opens,
        },
    }


def daily_id(game: str, day: date) -> str:
    return f"{game}-{day.isoformat()}"


def deal_of_the_day(kit: GameKit, day: date, server_secret: bytes) -> Deal:
    """Everything in it follows from the day and the secret."""
    presets = {preset.id: preset.options for preset in kit.speech.presets()}
    preset = kit.daily[day.toordinal() % len(kit.daily)] if kit.daily else ""
    game = kit.make_game(presets.get(preset, {}), kit.least_seats)
    others = [Seat(COMPUTER, level=kit.default_level) for _ in range(kit.least_seats - 1)]
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return Deal(
        id=daily_id(kit.name, day),
        kind=DAILY,
        game=kit.name,
        options=game.options,
        rules=game.rules_version,
        seats=[seat.to_json() for seat in [Seat(PERSON), *others]],
        secret=hmac.digest(server_secret, daily_id(kit.name, day).encode(), "sha256").hex(),
        entropy=[],
        created=midnight.timestamp(),
        opens=(midnight + timedelta(days=1)).timestamp(),
        preset=preset,
    )
