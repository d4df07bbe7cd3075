"""The log by game turns, and a game in a list of tables."""

from hoarfrost.core.chapters import chapters_of
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.options import OPTIONS
from hoarfrost.games.krosmaster.words import listing, turns
from tests.games.krosmaster.scene import Scene, dealt, foe, own
from tests.games.krosmaster.words.games import game_of

TURN: Json = {"kind": "turn", "rule": "kros.turn.phases", "turn": 3, "seat": 0}
YUGO: Json = {"piece": 4, "card": "yugo", "owner": 1}
TOFU: Json = {"piece": 5, "card": "tofu", "owner": 0}
HIT: Json = {"kind": "damage", "rule": "kros.damage.formula", "placed": 2, **YUGO}
OWN_HIT: Json = {"kind": "damage", "rule": "kros.damage.formula", "placed": 5, **TOFU}
TREE_HIT: Json = {"kind": "damage", "rule": "kros.damage.formula", "placed": 9, "scenery": "tree"}
FALLEN: Json = {"kind": "ko", "rule": "kros.ko.when", **YUGO}
GLORY: Json = {"kind": "glory", "rule": "kros.ko.gg", "seat": 0, "count": 2, "gg": [8, 5]}


def brief(*events: Json, reader: int | None = 0, lang: str = "en") -> str:
    told = turns.brief([TURN, *events], reader, ("Ann", "Bo"))
    assert told is not None
    return told.text(lang)


def test_a_game_turn_is_a_chapter_and_the_end_is_outside() -> None:
    _, events = game_of(3)
    log = [event.seen_by(0) for event in events]
    chapters = chapters_of(turns, log)
    numbers = [chapter.number for chapter in chapters]
    assert numbers == [0, *range(1, len(numbers) - 1), 0]
    assert chapters[0].events[0]["kind"] == "setup"
    assert chapters[-1].events[-1]["kind"] in turns.OUTSIDE
    for chapter in chapters[1:-1]:
        for lang in LANGUAGES:
            told = turns.brief(chapter.events, 0, ("Ann", "Bo"))
            assert told is not None
            assert told.text(lang).endswith(".")


def test_what_came_of_a_turn_is_one_line() -> None:
    assert brief() == "Your turn."
    assert brief(HIT, OWN_HIT, TREE_HIT, HIT) == "Your turn: 4 damage."
    assert brief(HIT, FALLEN) == "Your turn: KO for Bo's Yugo."
    assert brief(HIT, FALLEN, GLORY) == "Your turn: KO for Bo's Yugo, now 8 : 5 GG."
    assert brief(GLORY) == "Your turn: now 8 : 5 GG."
    assert brief(FALLEN, GLORY, reader=1) == "The turn of Ann: KO for your Yugo, now 5 : 8 GG."
    assert brief(HIT, reader=None, lang="nl") == "De beurt van Ann: 2 schade."


# In a list --------------------------------------------------------------------------------------


def test_a_table_is_called_by_its_teams_and_its_board() -> None:
    def called(**options: object) -> str:
        told = listing.edition(OPTIONS.resolve(options))
        assert told is not None
        return told.text()

    assert called() == "Clockwork against Frost Line: Glacier Gate"
    assert called(board="choose", team1="swarm") == "Swarm against Frost Line"
    mine = ["darkness_knight", "drop_knight", "leaf_knight"]
    assert called(team2=mine) == "Clockwork against own team: Glacier Gate"


def test_how_far_a_game_is() -> None:
    fresh = listing.note(dealt().state.view(None))
    assert listing.progress(fresh, 0).text() == "Setting up"
    scene = Scene([own("yugo", "F6"), foe("yugo", "A1")], turn=9, gg=[7, 4])
    note = listing.note(scene.state.view(None))
    assert listing.progress(note, 0).text() == "Game turn 9, 7 : 4 GG"
    assert listing.progress(note, 1).text("es") == "Turno de juego 9, 4 : 7 GG"
