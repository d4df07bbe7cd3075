"""The REST half of the protocol (docs/protocol.md)."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response

import hoarfrost
from hoarfrost.core.catalogue import HOUSE
from hoarfrost.core.kit import GameKit
from hoarfrost.core.messages import Message
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.rule_search import search_rules
from hoarfrost.core.rulebook import Rule, Rulebook, load_rulebook
from hoarfrost.registry import game_names, kit_of, kits
from hoarfrost.table import errors, lessons
from hoarfrost.table.analysing import part_of_analysis, position_to_play_on
from hoarfrost.table.doorkeeper import Doorkeeper, address_of
from hoarfrost.table.game_table import OVER, WAITING
from hoarfrost.table.guard import GuardedRoute
from hoarfrost.table.hall import Hall, NewTable
from hoarfrost.table.languages import Texts, accepted, texts
from hoarfrost.table.listing import edition_of, standing_of
from hoarfrost.table.names import own_name
from hoarfrost.table.orders import Asker
from hoarfrost.table.patience import Gone, LongAnswer, unless_gone
from hoarfrost.table.requests import (
    GAMES,
    AnalysisPart,
    AnalysisWish,
    CheckedOptions,
    FaultAnswer,
    Frames,
    GameDetails,
    GameEntry,
    Health,
    InvitationToRead,
    JoinWish,
    Lang,
    LessonAnswer,
    LessonEntry,
    LessonList,
    LessonMoveWish,
    LessonPreviewWish,
    LessonWish,
    ListedTable,
    MadeTable,
    MoreAnswer,
    OptionsToCheck,
    OwnTableEntry,
    OwnTables,
    PlayOnWish,
    PreviewAnswer,
    ReplayWish,
    Rules,
    SeatWish,
    TableEntry,
    TableWish,
    TakenSeat,
    WhyAnswer,
)
from hoarfrost.table.seats import COMPUTER, PERSON, Seat, seat_from_json
from hoarfrost.table.settings import complete
from hoarfrost.table.store import TableRow
from hoarfrost.table.telling import named_seats, settings_for
from hoarfrost.table.tokens import hash_of, is_token

WATCHED = 50
CLIENT_CLOSED_REQUEST = 499  # nobody reads it
NO_TABLE = "no such table"
FAULTS: dict[int | str, dict[str, Any]] = {
    status: {"model": FaultAnswer, "description": what}
    for status, what in {
        400: "not JSON, or nested too deeply",
        401: "the token is not the key to a seat of that table",
        403: "not allowed",
        404: "there is no such thing",
        409: "not possible now",
        413: "too much at once",
        415: "the body is not declared as JSON",
        422: "what was asked for does not fit; the message says why",
        429: "too many requests",
    }.items()
}

router = APIRouter(prefix="/api", responses=FAULTS, route_class=GuardedRoute)


# What every request brings ------------------------------------------------------------------------


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def reader_language(
    lang: Annotated[Lang | None, Query()] = None,
    accept_language: Annotated[str, Header(max_length=500)] = "",
) -> str:
    return lang or accepted(accept_language)


def game_name(game: Annotated[str, Path(max_length=40, json_schema_extra=GAMES)]) -> str:
    if game not in game_names():
        raise errors.TableError("E_NO_GAME", Message("There is no such game."), 404)
    return game


def bearer(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str | None:
    """The token in the Authorization header, if there is one."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not is_token(token):
        raise errors.wrong_token()
    return token


# On the loop, not in a thread as FastAPI runs plain functions: the counts are nobody else's.


async def count_change(request: Request) -> None:
    door: Doorkeeper = request.app.state.door
    door.count_change(address_of(request.client))


async def count_table(request: Request) -> None:
    door: Doorkeeper = request.app.state.door
    door.count_table(address_of(request.client))


def costs(cost: float) -> Callable[[Request], Awaitable[None]]:
    """Counts a request as several."""

    async def count(request: Request) -> None:
        door: Doorkeeper = request.app.state.door
        door.count_read(address_of(request.client), cost - 1)  # the guard has counted one

    return count


TheHall = Annotated[Hall, Depends(hall_of)]
Language = Annotated[str, Depends(reader_language)]
GameName = Annotated[str, Depends(game_name)]
Token = Annotated[str | None, Depends(bearer)]
TableId = Annotated[str, Path(max_length=64)]
LessonId = Annotated[str, Path(max_length=64)]
COUNTED = [Depends(count_change)]


# Games --------------------------------------------------------------------------------------------


@router.get("/health")
async def health(hall: TheHall) -> Health:
    return Health(version=hoarfrost.__version__, tables=len(hall.live))


@router.get("/texts")
async def house_texts(lang: Language) -> Texts:
    return texts(HOUSE, lang)


@router.get("/games")
async def games(lang: Language) -> list[GameEntry]:
    return [GameEntry(**game_entry(kit, lang)) for kit in kits()]


@router.get("/games/{game}")
async def one_game(game: GameName, lang: Language) -> GameDetails:
    kit = kit_of(game)
    return GameDetails(
        **game_entry(kit, lang),
        options=kit.options.json_schema(lang),
        things=kit.speech.things(lang),
    )


@router.get("/games/{game}/texts")
async def game_texts(game: GameName, lang: Language) -> Texts:
    return texts(kit_of(game).catalogue, lang)


@router.post("/games/{game}/check")
async def check_options(game: GameName, body: OptionsToCheck, lang: Language) -> CheckedOptions:
    kit = kit_of(game)
    options = kit.make_game(body.options, kit.least_seats).options
    warnings = [warning.text(lang) for warning in kit.speech.warnings(options)]
    return CheckedOptions(
        options=options, warnings=warnings, windows=bool(kit.speech.stops(options))
    )


@router.post("/games/{game}/things", dependencies=[Depends(costs(5))])
async def added_things(game: GameName, body: OptionsToCheck, lang: Language) -> dict[str, Any]:
    """What options add to the things of a game: cards of one's own with their texts."""
    kit = kit_of(game)
    made = kit.make_game(body.options, kit.least_seats)  # which refuses what makes no sense
    return {} if kit.own_things is None else kit.own_things(made, lang)


@router.get("/games/{game}/surprise")
async def surprise(game: GameName) -> dict[str, Any]:
    options: dict[str, Any] = kit_of(game).speech.surprise(rng_from_seed(None))
    return options


@router.get("/games/{game}/rules", dependencies=[Depends(costs(5))])
async def rules(
    game: GameName, lang: Language, q: Annotated[str, Query(max_length=200)] = ""
) -> Rules:
    # In a thread: a search looks at every word of the book.
    return await asyncio.to_thread(found_rules, game, lang, " ".join(q.split()))


@lru_cache(maxsize=200)
def found_rules(game: str, lang: str, query: str) -> Rules:
    books = (kit_of(game).rulebook, load_rulebook("hoarfrost.core"))
    found = search_rules(books, lang, query)
    home = {rule.id: book for book in books for rule in book}
    return Rules(
        sections=[
            {"id": section, "title": names[lang]}
            for book in books
            for section, names in book.sections.items()
        ],
        rules=[rule_entry(rule, home[rule.id], lang) for rule in found.rules],
        marks=list(found.marks),
        corrected=found.corrected,
        partial=found.is_partial,
        near=list(found.near),
    )


def game_entry(kit: GameKit, lang: str) -> dict[str, Any]:
    speech = kit.speech
    return {
        "name": kit.name,
        "title": speech.TITLE.text(lang),
        "subtitle": speech.SUBTITLE.text(lang),
        "about": speech.ABOUT.text(lang),
        "players": [kit.least_seats, kit.most_seats],
        "parts": [file.removesuffix(".js") for file in kit.web_files() if file.endswith(".js")],
        "styles": [file for file in kit.web_files() if file.endswith(".css")],
        "presets": [
            {
                "id": preset.id,
                "title": preset.title.text(lang),
                "about": preset.about.text(lang),
                "options": preset.options,
            }
            for preset in speech.presets()
        ],
        "levels": [
            {"id": level.id, "title": level.title.text(lang), "about": level.about.text(lang)}
            for level in kit.levels
        ],
        "default_level": kit.default_level,
        "lessons": len(kit.course),
        "rules": kit.rules,
    }


def rule_entry(rule: Rule, book: Rulebook, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "section": rule.section,
        "title": rule.title(lang),
        "text": rule.text(lang),
        "source": rule.source,
        "cites": book.cited(rule, lang),
    }


# Lessons ------------------------------------------------------------------------------------------


@router.get("/lessons/{game}")
async def course(game: GameName, lang: Language) -> LessonList:
    return LessonList(lessons=[LessonEntry(**e) for e in lessons.entries(kit_of(game), lang)])


@router.post("/lessons/{game}/{lesson}", dependencies=[Depends(costs(3))])
async def lesson(
    game: GameName, lesson: LessonId, body: LessonWish, lang: Language
) -> LessonAnswer:
    found = lessons.Walk(kit_of(game), lesson, body.moves)
    return LessonAnswer(**found.answer(body.move, lang))


@router.post("/lessons/{game}/{lesson}/more", dependencies=[Depends(costs(3))])
async def more_of_a_move(
    game: GameName, lesson: LessonId, body: LessonMoveWish, lang: Language
) -> MoreAnswer:
    return MoreAnswer(**lessons.Walk(kit_of(game), lesson, body.moves).more(body.move, lang))


@router.post("/lessons/{game}/{lesson}/why", dependencies=[Depends(costs(3))])
async def why_not_in_a_lesson(
    game: GameName, lesson: LessonId, body: LessonMoveWish, lang: Language
) -> WhyAnswer:
    return WhyAnswer(**lessons.Walk(kit_of(game), lesson, body.moves).why(body.move, lang))


@router.post("/lessons/{game}/{lesson}/preview", dependencies=[Depends(costs(3))])
async def preview_in_a_lesson(
    game: GameName, lesson: LessonId, body: LessonPreviewWish, lang: Language
) -> PreviewAnswer:
    walk = lessons.Walk(kit_of(game), lesson, body.moves)
    return PreviewAnswer(**walk.preview(body.about, lang))


# Tables -------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201, dependencies=[*COUNTED, Depends(count_table)])
async def create_table(body: TableWish, hall: TheHall) -> MadeTable:
    game = game_name(body.game)
    kit = kit_of(game)
    settings = {
        "clock": None if body.clock is None else body.clock.model_dump(),
        "spectators": body.spectators,
        "rhythm": body.rhythm,
        "window": body.window,
        "stand_in": body.stand_in or kit.default_level,
        "open_chat": body.open_chat,
    }
    seats = [seat_of(wish, kit) for wish in body.seats]
    return told_of(await hall.create(game, body.options, seats, settings))


def told_of(made: NewTable) -> MadeTable:
    return MadeTable(
        table=made.id,
        token=made.token,
        seats=made.seats,
        invitations=made.invitations,
        commitment=made.commitment,
    )


def seat_of(wish: SeatWish, kit: GameKit) -> Seat:
    if wish.kind == COMPUTER:
        return Seat(COMPUTER, level=wish.level or kit.default_level)
    return Seat(wish.kind, own_name(wish.name))


@router.get("/tables")
async def watchable_tables(hall: TheHall, lang: Language) -> list[ListedTable]:
    rows = await hall.played_now(WATCHED)
    return [ListedTable(**listed_entry(row, 0, lang)) for row in rows]


@router.post("/tables/mine", dependencies=[Depends(costs(5))])
async def own_tables(body: OwnTables, hall: TheHall, lang: Language) -> list[OwnTableEntry]:
    held = {own.id: await hall.store.token(hash_of(own.token)) for own in body.tables}
    seats = {id: token.seats for id, token in held.items() if token and token.table == id}
    rows = await hall.store.rows(seats)
    return [
        OwnTableEntry(
            **listed_entry(row, seats[row.id][0], lang), you=still_held(row, seats[row.id])
        )
        for row in rows
    ]


def still_held(row: TableRow, seats: list[int]) -> list[int]:
    """Of the seats of a token those that their person has not left for good."""
    return [seat for seat in seats if row.seats[seat]["kind"] == PERSON]


@router.get("/tables/{table}")
async def one_table(table: TableId, hall: TheHall, lang: Language) -> TableEntry:
    rows = await hall.store.rows([table])
    if not rows:
        raise errors.no_such_table()
    return TableEntry(**table_entry(rows[0], lang))


def table_entry(row: TableRow, lang: str) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "stage": row.stage,
        "asked": row.asked,
        "seats": named_seats([seat_from_json(seat) for seat in row.seats], lang),
        "updated": row.updated,
        "outcome": row.outcome,
        "settings": settings_for(complete(row.settings, kit_of(row.game))),
    }


def listed_entry(row: TableRow, seat: int, lang: str) -> dict[str, Any]:
    """A table as a list tells it to somebody on this seat."""
    more = {"edition": edition_of(row, lang), "standing": standing_of(row, seat, lang)}
    return {**table_entry(row, lang), **more}


@router.post("/invitation", dependencies=COUNTED)
async def invitation(body: InvitationToRead, hall: TheHall, lang: Language) -> TableEntry:
    """The table of an invitation, for people who want to know before they sit down."""
    found = await hall.open_invitation(body.invitation)
    return await one_table(found.table, hall, lang)


@router.post("/join", dependencies=COUNTED)
async def join(body: JoinWish, hall: TheHall) -> TakenSeat:
    taken = await hall.join(body.invitation, own_name(body.name))
    return TakenSeat(
        table=taken.id, seats=taken.seats, token=taken.token or "", commitment=taken.commitment
    )


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}, "description": "the saved game"}},
)
async def record(
    table: TableId,
    hall: TheHall,
    token: Token,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> Response:
    if token is None:
        await check_is_open(table, hall)  # before a long log is read for somebody who may not
    live = await hall.find(table)
    seats = () if token is None else await hall.seats_of(table, token)
    has_played = token is not None and live.table.stage == OVER
    if not seats and not has_played and not is_open_to_all(live.table.settings, live.table.stage):
        raise errors.private()
    if live.table.stage == WAITING:
        raise errors.not_playing()
    if seat is not None and seat not in seats:
        raise errors.not_your_seat()
    eyes = seat if seat is not None else seats[0] if seats else None
    return Response(await live.record(eyes), media_type="application/json")


async def check_is_open(table: str, hall: Hall) -> None:
    for row in await hall.store.rows([table]):
        if not is_open_to_all(row.settings, row.stage):
            raise errors.private()


def is_open_to_all(settings: dict[str, Any], stage: str) -> bool:
    spectators = settings["spectators"]
    return spectators == "public" or (spectators == "end" and stage == OVER)


@router.post(
    "/replay",
    dependencies=COUNTED,
    response_class=Response,
    responses={200: {"model": Frames, "description": "the positions of the record"}},
)
async def replay(request: Request, body: ReplayWish, hall: TheHall, lang: Language) -> Response:
    asker = Asker(address_of(request.client))
    with ExitStack() as place:
        place.enter_context(hall.workers.replays.place(asker))
        job = hall.workers.replay(body.record, body.seat, lang, asker)
        try:
            frames = await unless_gone(request, job)
        except Gone:
            return Response(status_code=CLIENT_CLOSED_REQUEST)
        return LongAnswer(frames, place.pop_all())


@router.post("/analysis", dependencies=COUNTED, response_model=AnalysisPart)
async def analysis(
    request: Request, body: AnalysisWish, hall: TheHall, lang: Language
) -> AnalysisPart | Response:
    asker = Asker(address_of(request.client))
    job = hall.workers.look_again(
        part_of_analysis, body.record, body.seat, body.at, lang, asker=asker
    )
    try:
        return AnalysisPart(**await unless_gone(request, job))
    except Gone:
        return Response(status_code=CLIENT_CLOSED_REQUEST)


@router.post("/analysis/table", status_code=201, dependencies=[*COUNTED, Depends(count_table)])
async def play_on(request: Request, body: PlayOnWish, hall: TheHall) -> MadeTable:
    """A new game against computers from a decision of a finished one."""
    asker = Asker(address_of(request.client))
    found = await hall.workers.look_again(
        position_to_play_on, body.record, body.seat, body.move, asker=asker
    )
    seats = [Seat(COMPUTER, level=level) for level in found["levels"]]
    seats[body.seat] = Seat(PERSON, own_name(body.name))
    return told_of(await hall.create(found["game"], found["options"], seats, {}, found["position"]))
