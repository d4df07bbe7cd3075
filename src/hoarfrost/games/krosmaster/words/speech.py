"""What a table says of Krosmaster: prompts, labels, names and who is ahead."""

from typing import Final

from hoarfrost.core.kit import Preset
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import Rng
from hoarfrost.core.score import Score
from hoarfrost.games.krosmaster.files.content import house_content
from hoarfrost.games.krosmaster.files.teams import random_team
from hoarfrost.games.krosmaster.options import CHOOSE_BOARD, OPTIONS
from hoarfrost.games.krosmaster.words.labels import label
from hoarfrost.games.krosmaster.words.message import Message
from hoarfrost.games.krosmaster.words.prompts import prompt
from hoarfrost.games.krosmaster.words.sentences import sentence
from hoarfrost.games.krosmaster.words.standing import standing
from hoarfrost.games.krosmaster.words.target import target
from hoarfrost.games.krosmaster.words.things import things

__all__ = [
    "ABOUT",
    "SUBTITLE",
    "TITLE",
    "is_quiet",
    "label",
    "presets",
    "prompt",
    "score",
    "sentence",
    "standing",
    "stops",
    "surprise",
    "target",
    "things",
    "warnings",
]

TITLE: Final = Message("Krosmaster Arena")
SUBTITLE: Final = Message("with Frigost")
ABOUT: Final = Message("Two teams fight with Spells on ice and snow for six Gallons of Glory.")

QUIET: Final = ("timeline", "show", "piece", "end")


def is_quiet(event: Json) -> bool:
    """Whether a short log may leave this event out: what the board shows anyway."""
    return event["kind"] in QUIET


def score(result: Json, seat: int) -> Score:
    """The GG of both, one's own first, in one piece on every line."""
    own, other = result["gg"][seat], result["gg"][1 - seat]
    return Score(Message("{own}\u00a0:\u00a0{other}", own=own, other=other), own - other)


def stops(_options: Json) -> dict[str, Message]:
    """There are no windows."""
    return {}


def presets() -> list[Preset]:
    """Ready-made games."""
    return [
        Preset(
            "gate",
            Message("Glacier Gate"),
            {},
            Message("Clockwork against Frost Line over a broad Ice Rink; a good first game."),
        ),
        Preset(
            "frigost_1",
            Message("Frigost I"),
            {"team1": "tormentators", "team2": "hearth", "board": "frigost_1"},
            Message("Three Knights against a healer with Summons, on a round Ice Rink."),
        ),
        Preset(
            "frigost_2",
            Message("Frigost II"),
            {"team1": "clockwork", "team2": "swarm", "board": "frigost_2"},
            Message("Bombs and arrows against six cheap fighters, around a ring of ice."),
        ),
        Preset(
            "court",
            Message("Green Court"),
            {"team1": "hearth", "team2": "frost_line", "board": "green_court"},
            Message("A game without ice, among Trees, Bushes and Crates."),
        ),
        Preset(
            "portals",
            Message("Portals"),
            {"team1": "portals", "team2": "swarm", "board": "frigost_1"},
            Message("Pieces swap places and teleport, and nobody stays where they were."),
        ),
        Preset(
            "mirror",
            Message("Mirror match"),
            {"team1": "tormentators", "team2": "tormentators", "board": "glacier_gate"},
            Message("The same three Knights on both sides: only your decisions differ."),
        ),
        Preset(
            "your_board",
            Message("Your choice of board"),
            {"team1": "portals", "team2": "hearth", "board": CHOOSE_BOARD},
            Message("The first player chooses the board, the other one the edge."),
        ),
        Preset(
            "first_season",
            Message("First season"),
            {
                "team1": "tormentators",
                "team2": "clockwork",
                "board": "green_court",
                "edition": "v1",
            },
            Message("The rules of the first edition: harder locks, stronger Critical Hits."),
        ),
    ]


def warnings(options: Json) -> list[Message]:
    """What speaks against options that are allowed."""
    told: list[Message] = []
    if options["max_game_turns"] == 0:
        told.append(Message("Without a final turn a careful game can take very long."))
    elif options["max_game_turns"] < 10:
        told.append(Message("With so few turns the teams hardly meet."))
    if options["board"] != CHOOSE_BOARD and not has_edges(options):
        told.append(Message("This board has no Setup cells: it is only for trying things out."))
    return told


def has_edges(options: Json) -> bool:
    """Whether the board of these options has Setup cells; own boards are looked at by the game."""
    board = house_content().boards.get(options["board"])
    return board is None or bool(board.edges)


def surprise(rng: Rng) -> Json:
    """Options by chance: two legal teams, and a board."""
    content = house_content()
    least = int(OPTIONS.resolve({})["min_team"])
    boards = [board.id for board in content.boards.values() if board.edges]
    return {
        "team1": random_team(content, rng, least),
        "team2": random_team(content, rng, least),
        "board": boards[int(rng.below(len(boards)))],
    }
