"""The REST half of the protocol: deals that several people play apart."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from hoarfrost.table import errors
from hoarfrost.table.apart import apart
from hoarfrost.table.deal_store import DAILY
from hoarfrost.table.deal_telling import deal_for
from hoarfrost.table.doorkeeper import Doorkeeper, address_of
from hoarfrost.table.guard import GuardedRoute
from hoarfrost.table.names import own_name
from hoarfrost.table.requests import (
    ApartEntry,
    Dailies,
    DealEntry,
    DealToTry,
    DeviceKey,
    MadeChallenge,
    TakenSeat,
)
from hoarfrost.table.rest import (
    COUNTED,
    FAULTS,
    GameName,
    Language,
    TableId,
    TheHall,
    Token,
    costs,
    count_table,
)

router = APIRouter(prefix="/api", responses=FAULTS, route_class=GuardedRoute)

DealId = Annotated[str, Path(max_length=80)]
Number = Annotated[int, Query(ge=1, le=10_000_000)]


async def count_challenge(request: Request) -> None:
    door: Doorkeeper = request.app.state.door
    door.count_challenge(address_of(request.client))


@router.post(
    "/tables/{table}/challenge",
    status_code=201,
    dependencies=[*COUNTED, Depends(count_challenge)],
)
async def make_challenge(
    table: TableId, body: DeviceKey, hall: TheHall, token: Token
) -> MadeChallenge:
    """The deal of a finished game, for others to try."""
    if token is None or not await hall.seats_of(table, token):
        raise errors.wrong_token()
    deal = await hall.deals.challenge(await hall.find(table), body.device)
    return MadeChallenge(deal=deal.id)


@router.get("/daily/{game}", dependencies=[Depends(costs(5))])
async def dailies(game: GameName, hall: TheHall, lang: Language, device: Token) -> Dailies:
    """The deal of the day, and yesterday's; the bearer is the key of a device."""
    today = await hall.deals.today(game)
    yesterday = await hall.deals.yesterday(game)
    told = [
        DealEntry(**deal_for(deal, await hall.deals.tries(deal), device, lang))
        for deal in (today, yesterday)
        if deal is not None
    ]
    return Dailies(today=told[0], yesterday=told[1] if yesterday is not None else None)


@router.get("/deals/{deal}", dependencies=[Depends(costs(5))])
async def one_deal(deal: DealId, hall: TheHall, lang: Language, device: Token) -> DealEntry:
    found = await hall.deals.find(deal)
    return DealEntry(**deal_for(found, await hall.deals.tries(found), device, lang))


@router.post("/deals/{deal}", status_code=201, dependencies=[*COUNTED, Depends(count_table)])
async def try_deal(request: Request, deal: DealId, body: DealToTry, hall: TheHall) -> TakenSeat:
    """A table with this deal for whoever asks."""
    found = await hall.deals.find(deal)
    name = own_name(body.name)
    await hall.deals.check(found, body.device)
    if found.kind == DAILY:
        door: Doorkeeper = request.app.state.door
        door.count_daily(address_of(request.client))
    begun = await hall.deals.begin(found, body.device, name)
    return TakenSeat(
        table=begun.table, seats=[begun.seat], token=begun.token, commitment=begun.commitment
    )


@router.get(
    "/deals/{deal}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "the record"}},
    dependencies=[Depends(costs(5))],
)
async def record_of_try(deal: DealId, number: Number, hall: TheHall, device: Token) -> Response:
    """The game of somebody else, for whoever has finished theirs."""
    found = await hall.deals.find(deal)
    tries = await hall.deals.finished(found, device)
    live = await hall.deals.game_of(tries, number)
    return Response(await live.record(found.seat), media_type="application/json")


@router.get("/deals/{deal}/apart", dependencies=[Depends(costs(5))])
async def where_apart(
    deal: DealId, one: Number, other: Number, hall: TheHall, lang: Language, device: Token
) -> ApartEntry:
    """Where two games of a deal went apart, for whoever has finished theirs."""
    tries = await hall.deals.finished(await hall.deals.find(deal), device)
    games = [await hall.deals.game_of(tries, number) for number in (one, other)]
    return ApartEntry(**apart(games[0].table, games[1].table, lang))
