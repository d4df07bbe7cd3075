"""The bodies of REST requests and answers, as OpenAPI describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from hoarfrost.core.kit import MOST_SEATS
from hoarfrost.core.lessons import MOST_STEPS
from hoarfrost.core.levels import TITLES
from hoarfrost.core.names import NAME_LENGTH
from hoarfrost.core.record import MOVES
from hoarfrost.registry import kits
from hoarfrost.table.settings import WINDOW_SECONDS

Json = dict[str, Any]

LETTERS_OF_A_MOVE = 200


def whole(value: object) -> object:
    """In JSON 10.0 is the same number as 10."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = BeforeValidator(whole)
Lang = Literal["en", "nl", "es"]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS), Whole]
MoveNumber = Annotated[int, Field(ge=0, le=MOVES), Whole]
Secret = Annotated[str, Field(max_length=64)]
# Told, not checked here: whoever asks for something else gets an answer that says more.
GAMES: Json = {"enum": [kit.name for kit in kits()]}
LEVELS: Json = {"enum": list(TITLES)}
OPTIONS: Json = {"anyOf": [kit.options.json_schema() for kit in kits()]}
Options = Annotated[Json, Field(json_schema_extra=OPTIONS)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    kind: Literal["person", "computer", "open"]
    name: Annotated[str, Field(max_length=4 * NAME_LENGTH)] = ""
    level: Annotated[str, Field(max_length=20, json_schema_extra=LEVELS)] | None = None


class Clock(Body):
    seconds: Annotated[int, Field(ge=10, le=24 * 3600), Whole]
    increment: Annotated[int, Field(ge=0, le=600), Whole] = 0


class TableWish(Body):
    game: Annotated[str, Field(max_length=40, json_schema_extra=GAMES)]
    options: Options = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    clock: Clock | None = None
    spectators: Literal["public", "end", "none"] = "none"
    rhythm: Literal["relaxed", "poker"] = "relaxed"
    window: Annotated[float, Field(ge=0.5, le=10)] = WINDOW_SECONDS
    stand_in: Annotated[str, Field(max_length=20, json_schema_extra=LEVELS)] | None = None
    open_chat: bool = False


class OptionsToCheck(Body):
    options: Options = {}


class InvitationToRead(Body):
    invitation: Secret


class JoinWish(InvitationToRead):
    name: Annotated[str, Field(max_length=4 * NAME_LENGTH)] = ""


class OwnTable(Body):
    id: Annotated[str, Field(max_length=64)]
    token: Secret


class OwnTables(Body):
    tables: Annotated[list[OwnTable], Field(max_length=100)]


class DeviceKey(Body):
    device: Secret


class DealToTry(DeviceKey):
    name: Annotated[str, Field(max_length=4 * NAME_LENGTH)] = ""


class ReplayWish(Body):
    record: str
    seat: SeatNumber | Literal["all"] | None = None


class AnalysisWish(Body):
    record: str
    seat: SeatNumber
    at: MoveNumber = 0  # the number of the next decision


class PlayOnWish(Body):
    record: str
    seat: SeatNumber
    move: MoveNumber  # so many had been made
    name: Annotated[str, Field(max_length=4 * NAME_LENGTH)] = ""


LearnersMove = Annotated[str, Field(max_length=LETTERS_OF_A_MOVE)]


class LessonWish(Body):
    moves: Annotated[list[LearnersMove], Field(max_length=MOST_STEPS)] = []
    move: LearnersMove | None = None


class LessonMoveWish(LessonWish):
    move: LearnersMove


class LessonPreviewWish(Body):
    moves: Annotated[list[LearnersMove], Field(max_length=MOST_STEPS)] = []
    about: LearnersMove


class Health(BaseModel):
    status: Literal["ok"] = "ok"
    version: str
    tables: int


class GameEntry(BaseModel):
    name: str
    title: str
    subtitle: str
    about: str
    players: list[int]
    parts: list[str]
    styles: list[str]
    presets: list[Json]
    levels: list[Json]
    default_level: str
    lessons: int
    rules: str


class GameDetails(GameEntry):
    options: Json
    things: Json


class CheckedOptions(BaseModel):
    options: Json
    warnings: list[str]
    windows: bool


class Rules(BaseModel):
    sections: list[Json]
    rules: list[Json]
    marks: list[str]
    corrected: str
    partial: bool
    near: list[str]


class MadeTable(BaseModel):
    table: str
    token: str | None
    seats: list[int]
    invitations: list[Json]
    commitment: str


class TakenSeat(BaseModel):
    table: str
    seats: list[int]
    token: str
    commitment: str


class TableEntry(BaseModel):
    id: str
    game: str
    stage: Literal["waiting", "playing", "over"]
    asked: list[int]
    seats: list[Json]
    updated: float
    outcome: Json | None
    settings: Json


class ListedTable(TableEntry):
    edition: str
    standing: str


class OwnTableEntry(ListedTable):
    you: list[int]


class MadeChallenge(BaseModel):
    deal: str


class DealEntry(BaseModel):
    id: str
    kind: Literal["challenge", "daily"]
    game: str
    options: Json
    preset: str | None
    seats: list[Json]
    seat: int
    commitment: str
    secret: str | None
    opens: float | None
    by: Json | None
    people: int
    results: list[Json]
    yours: list[Json]
    refusal: str | None


class Dailies(BaseModel):
    today: DealEntry
    yesterday: DealEntry | None


class ApartEntry(BaseModel):
    frame: int | None
    choices: list[str | None]
    text: str


class Frames(BaseModel):
    game: str
    options: Json
    players: list[str]
    seats: int
    result: Json | None
    stopped: Json | None
    outcome: Json | None
    frames: list[Json]


class LessonEntry(BaseModel):
    id: str
    title: str
    about: str
    steps: int


class LessonList(BaseModel):
    lessons: list[LessonEntry]


class LessonWrong(BaseModel):
    text: str
    rule: str | None


class LessonAnswer(BaseModel):
    table: Json
    state: Json
    events: list[Json]
    moves: list[str]
    step: int
    steps: int
    say: str
    at: str
    task: bool
    hint: str | None
    wrong: LessonWrong | None
    done: bool
    next: str | None


class MoreAnswer(BaseModel):
    type: Literal["more"] = "more"
    move: str
    prompt: str
    choices: list[Json]


class AnalysisPart(BaseModel):
    decisions: int
    at: int
    verdicts: list[Json]
    result: float


class WhyAnswer(BaseModel):
    move: str
    reasons: list[Json]


class PreviewAnswer(BaseModel):
    type: Literal["preview"] = "preview"
    about: str
    told: Json | None


class Fault(BaseModel):
    code: str
    message: str
    option: str | None = None


class FaultAnswer(BaseModel):
    error: Fault
