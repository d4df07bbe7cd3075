"""A game of Krosmaster in a list of tables: teams and board, the turn it is at, and the GG."""

from hoarfrost.core.messages import Message as AnyMessage
from hoarfrost.core.messages import Names
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.options import CHOOSE_BOARD
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.names import Extra, board_names, team_names


def edition(options: Json) -> Message | None:
    extra = options["content"]
    teams = {
        "team1": team_title(options["team1"], extra),
        "team2": team_title(options["team2"], extra),
    }
    if options["board"] == CHOOSE_BOARD:
        return Message("{team1} against {team2}", **teams)
    board = board_names(options["board"], extra)
    return Message("{team1} against {team2}: {board}", board=board, **teams)


def team_title(team: object, extra: Extra) -> Names | AnyMessage:
    return team_names(team, extra) if isinstance(team, str) else Message("own team")


def note(view: Json) -> Json:
    return {"stage": view["step"], "turn": view["turn"], "gg": view["gg"]}


def progress(note: Json, seat: int) -> Message:
    own, other = note["gg"][seat], note["gg"][1 - seat]
    if note["turn"] == 0:
        return Message("Setting up")
    return Message("Game turn {turn}, {own} : {other} GG", turn=note["turn"], own=own, other=other)
