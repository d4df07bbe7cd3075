"""The options of Krosmaster: teams, board, own content, and the rules that editions differ in."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hoarfrost.core.content.option import content_option
from hoarfrost.core.errors import OptionError
from hoarfrost.core.nearest import suggestion
from hoarfrost.core.options import Checked, Flag, OneOf, Option, OptionList, WholeNumber
from hoarfrost.core.plain import Json
from hoarfrost.core.reading import LONGEST_SHOWN, compact, is_texts
from hoarfrost.games.krosmaster.engine.arena import Rules
from hoarfrost.games.krosmaster.engine.content import LIMITS, Board, Card, Content
from hoarfrost.games.krosmaster.engine.steps import MOST_TEAM
from hoarfrost.games.krosmaster.files.content import (
    LIBRARY,
    build,
    built_in,
    needed,
)
from hoarfrost.games.krosmaster.files.teams import check_team
from hoarfrost.games.krosmaster.words.message import Message

CHOOSE_BOARD: Final = "choose"
NO_LIMIT: Final = 0


def check_team_option(value: object) -> object:
    """A team by name, or a list of its members; what they are is looked up with the content."""
    if isinstance(value, str):
        return value
    if is_texts(value) and len(value) <= MOST_TEAM:
        return list(value)
    raise OptionError(
        Message(
            "a team is the name of a ready-made one or a list of up to {most} characters, "
            "not {value}",
            most=MOST_TEAM,
            value=compact(value)[:LONGEST_SHOWN],
        )
    )


def parse_team(text: str) -> object:
    words = [word.strip() for word in text.split(",")]
    return words if len(words) > 1 else words[0]


def check_board_option(value: object) -> object:
    if not isinstance(value, str):
        raise OptionError(
            Message(
                "a board is chosen by its name, not {value}", value=compact(value)[:LONGEST_SHOWN]
            )
        )
    return value


def team_schema() -> Json:
    names = list(built_in()["teams"])
    characters = list(built_in()["characters"])
    return {
        "oneOf": [
            {"type": "string", "enum": names},
            {
                "type": "array",
                "items": {"type": "string", "enum": characters},
                "minItems": 2,
                "maxItems": MOST_TEAM,
            },
        ]
    }


def board_schema() -> Json:
    return {"oneOf": [{"type": "string", "enum": [*built_in()["boards"], CHOOSE_BOARD]}]}


TEAM_DOC: Final = Message(
    "A ready-made team by its name, or three to eight characters whose Levels add up to 12."
)
V1: Final[dict[str, object]] = {
    "min_team": 2,
    "tension_reroll": False,
    "lock_mode": "v1",
    "crit_mode": "sum",
    "reward_reveal": "setup",
    "gg_per_turn": NO_LIMIT,
    "reveals_per_turn": NO_LIMIT,
    "summon_limit": "kind",
}

OPTIONS: Final = OptionList(
    [
        Option(
            "team1",
            Checked(check_team_option, team_schema(), parse_team),
            "clockwork",
            Message("First team"),
            TEAM_DOC,
        ),
        Option(
            "team2",
            Checked(check_team_option, team_schema(), parse_team),
            "frost_line",
            Message("Second team"),
            TEAM_DOC,
        ),
        Option(
            "board",
            Checked(check_board_option, board_schema()),
            "glacier_gate",
            Message("Board"),
            Message("A board by its name; or let the first player choose."),
        ),
        Option(
            "edition",
            OneOf({"v2": Message("Rules 2.x"), "v1": Message("Rules 1.x")}),
            "v2",
            Message("Edition"),
            Message("The rules of today, or those of the first season."),
            presets={"v1": V1},
        ),
        Option(
            "min_team",
            OneOf({3: Message("At least 3"), 2: Message("At least 2")}),
            3,
            Message("Size of a team"),
        ),
        Option(
            "tension_reroll",
            Flag(),
            True,
            Message("Tension dice may be rolled again"),
            Message("Two tension dice may be swapped for a single new one."),
        ),
        Option(
            "lock_mode",
            OneOf(
                {
                    "v2": Message("Grappled or locked"),
                    "v1": Message("All points are lost"),
                }
            ),
            "v2",
            Message("Failed Dodge"),
        ),
        Option(
            "crit_mode",
            OneOf(
                {
                    "cap1": Message("At most 1 more or less"),
                    "sum": Message("1 for each success"),
                }
            ),
            "cap1",
            Message("Critical Hits and Armour"),
        ),
        Option(
            "reward_reveal",
            OneOf(
                {
                    "progressive": Message("One more in turns 2 and 3"),
                    "setup": Message("Two from the start"),
                }
            ),
            "progressive",
            Message("Rewards face up"),
        ),
        Option(
            "gg_per_turn",
            WholeNumber(0, 9),
            1,
            Message("GG bought per turn"),
            Message("How many GG a player may buy in a turn; 0 is no limit."),
        ),
        Option(
            "reveals_per_turn",
            WholeNumber(0, 9),
            1,
            Message("Rewards revealed per turn"),
            Message("How many rewards a Krosmaster may reveal in a turn; 0 is no limit."),
        ),
        Option(
            "summon_limit",
            OneOf({"all": Message("All Summons count"), "kind": Message("Each kind for itself")}),
            "all",
            Message("Limit of Summons"),
        ),
        Option(
            "frozen_tokens_persist",
            Flag(),
            True,
            Message("Frozen tokens stay"),
            Message("Frozen tokens stay until they are cancelled."),
        ),
        Option("ice_shove_ap", WholeNumber(0, 9), 1, Message("AP for Ice Shove")),
        Option(
            "ice_shove_limit",
            OneOf(
                {
                    "blue": Message("Once per turn"),
                    "black": Message("As often as you like"),
                    "purple": Message("Once per turn and Ice Cube"),
                    "red": Message("Once per game"),
                }
            ),
            "blue",
            Message("Limit of Ice Shove"),
        ),
        Option(
            "max_game_turns",
            WholeNumber(0, 999),
            60,
            Message("Last turn"),
            Message("After so many turns of both players together the game ends; 0 is no limit."),
        ),
        content_option(
            LIBRARY,
            Message("Own characters and boards"),
            Message("A folder with characters, boards, rewards, Summons and teams of your own."),
        ),
    ]
)


@dataclass(frozen=True)
class Chosen:
    """The options of a game, with what they name looked up."""

    options: Json
    content: Content
    teams: list[list[Card]]
    board: Board


def chosen_content(given: Mapping[str, object]) -> Chosen:
    """The options resolved, and everything they name; raises OptionError."""
    options = OPTIONS.resolve(given)
    content = build(options["content"])
    if options["ice_shove_ap"] == 0 and options["ice_shove_limit"] == "black":
        raise OptionError(
            Message("Ice Shove costs 1 AP or has a limit: else it could be cast for ever.")
        )
    names: list[list[str]] = []
    for option in ("team1", "team2"):
        try:
            names.append(members_of(content, options[option]))
            check_team(content, names[-1], options["min_team"])
        except OptionError as error:
            error.option = option
            raise
    board = board_of(content, options["board"])
    boards = list(content.boards) if options["board"] == CHOOSE_BOARD else [board.id]
    if options["content"]:
        # A saved game holds what it needs, so named teams are written out.
        options["content"] = needed(options["content"], names[0] + names[1], boards)
        for option, members in zip(("team1", "team2"), names, strict=True):
            if options[option] not in list(built_in()["teams"]):
                options[option] = members
        content = build(options["content"])
    teams = [[content.cards[content.card_number[id]] for id in members] for members in names]
    return Chosen(options, content, teams, board_of(content, options["board"]))


def members_of(content: Content, team: object) -> list[str]:
    if isinstance(team, list):
        return team
    name = str(team)
    if name not in content.teams:
        near = suggestion(name, list(content.teams))
        raise OptionError(Message("there is no team {name}; {known}", name=name, known=near))
    return content.teams[name]


def board_of(content: Content, name: str) -> Board:
    if name == CHOOSE_BOARD:
        return next(iter(content.boards.values()))
    if name not in content.boards:
        near = suggestion(name, [*content.boards, CHOOSE_BOARD])
        error = OptionError(Message("there is no board {name}; {known}", name=name, known=near))
        error.option = "board"
        raise error
    return content.boards[name]


def rules_of(options: Mapping[str, object]) -> Rules:
    """The resolved options as the procedure reads them."""
    rules = Rules()
    rules.reroll = options["tension_reroll"] is True
    rules.locks_fully = options["lock_mode"] == "v1"
    rules.sums_successes = options["crit_mode"] == "sum"
    rules.reveals_at_setup = options["reward_reveal"] == "setup"
    rules.gg_per_turn = number(options, "gg_per_turn")
    rules.reveals_per_turn = number(options, "reveals_per_turn")
    rules.summons_by_kind = options["summon_limit"] == "kind"
    rules.frozen_tokens_stay = options["frozen_tokens_persist"] is True
    rules.ice_shove_ap = number(options, "ice_shove_ap")
    rules.ice_shove_limit = LIMITS.index(str(options["ice_shove_limit"]))
    rules.last_turn = number(options, "max_game_turns")
    return rules


def number(options: Mapping[str, object], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value
