"""Previews over the wire: who may ask, about which version, and that nobody else learns of it."""

from collections.abc import Iterator

import httpx
import pytest

from hoarfrost.core.match import Match
from hoarfrost.registry import kit_of
from hoarfrost.table.errors import TableError
from hoarfrost.table.hall import Hall
from hoarfrost.table.live_table import LiveTable
from hoarfrost.table.viewer import Viewer
from tests.games.krosmaster.scene import foe, game_with, own
from tests.table.client import Json, Rest, Room, error_of, in_loop, person
from tests.table.hall import a_hall, a_table, both, run, texts
from tests.table.server import Server

UNITS = [own("bill_tell", "F6"), foe("coa_gulary", "F9")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("previews")) as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()


async def an_arena(hall: Hall) -> tuple[LiveTable, list[Viewer]]:
    """A table of Krosmaster at which seat 0 acts."""
    live = await a_table(hall, game="krosmaster")
    viewers = await both(live)
    position = {"board": "open", "units": UNITS}
    start = game_with().from_json(position)
    live.table.match = Match(live.table.game, seed=1, play_forced=False, start=start)
    for viewer in viewers:
        texts(viewer)
    return live, viewers


def test_a_table_tells_what_would_happen_and_nobody_else_learns_of_it() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, viewers = await an_arena(hall)
            before = (live.table.digest(), live.table.entries)
            told = await live.preview(live.table.version, "", 0, "en")
            assert (told["type"], told["about"]) == ("preview", "")
            walk = next(walk for walk in told["told"]["walks"] if walk["cell"] == "F8")
            assert (walk["path"], walk["cost"]) == (["F7", "F8"], 2)
            assert (live.table.digest(), live.table.entries) == before
            assert [texts(viewer) for viewer in viewers] == [[], []]
            await live.act(live.table.version, "mv F8", 0)
            after = await live.preview(live.table.version, "", 0, "en")
            assert after["told"]["leaving"]["lockers"] == [1]

    run(story)


def test_what_is_past_or_makes_no_sense_is_refused() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live, _ = await an_arena(hall)
            with pytest.raises(TableError) as stale:
                await live.preview(live.table.version - 1, "", 0, "en")
            assert stale.value.code == "E_STALE"
            with pytest.raises(TableError) as senseless:
                await live.preview(live.table.version, "cast pnch", 0, "en")
            assert senseless.value.code == "E_SPELL"
            assert [reason.code for reason in senseless.value.reasons] == ["E_SPELL"]
            assert (await live.preview(live.table.version, "", 1, "en"))["told"] is None
            await live.resign(1)
            with pytest.raises(TableError) as over:
                await live.preview(live.table.version, "", 0, "en")
            assert over.value.code == "E_NOT_PLAYING"

    run(story)


@in_loop
async def test_over_a_socket_only_those_who_sit_there_are_told(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), person("Bo"), game="krosmaster")
        ada = await room.sit(made)
        watcher = await room.watch(made)
        version = ada.state["version"]
        for about in ("", "unit 0"):  # nobody stands on the board yet
            answer = await ada.ask("preview", version=version, about=about)
            assert answer == {"type": "preview", "about": about, "told": None, "re": answer["re"]}
        assert await ada.refusal("preview", version=version, about="unit 99") == "E_PIECE"
        assert await ada.refusal("preview", version=version + 1, about="") == "E_STALE"
        assert await ada.refusal("preview", version=version) == "E_MESSAGE"
        assert await ada.refusal("preview", version=version, about="x" * 201) == "E_MESSAGE"
        assert await ada.refusal("preview", about="") == "E_MESSAGE"
        assert await ada.refusal("preview", version=version, about="", seat=7) == "E_NOT_YOUR_SEAT"
        assert await watcher.refusal("preview", version=version, about="") == "E_NOT_SEATED"


@in_loop
async def test_a_game_without_previews_answers_null(server: Server) -> None:
    async with Room(server.address) as room:
        ada, _ = await room.pair()
        answer = await ada.ask("preview", version=ada.state["version"], about="whatever")
        assert answer["told"] is None


def test_a_lesson_tells_what_would_happen(server: Server) -> None:
    told = 0
    with Rest(server.address) as rest:
        for lesson in kit_of("krosmaster").course:
            moves: list[str] = []
            for step in lesson.steps:
                answer = post(rest, lesson.id, moves, "")
                assert answer.status_code == 200, answer.text
                preview: Json = answer.json()
                assert preview["about"] == ""
                if step.task is None:
                    moves.append("next")
                    continue
                told += preview["told"] is not None
                moves.append(step.task.move)
            assert error_of(post(rest, lesson.id, [], "nonsense")) == "E_ABOUT"
        null = rest.post("/lessons/claim/trick/preview", {"moves": [], "about": "anything"})
    assert told > 3
    assert null.json() == {"type": "preview", "about": "anything", "told": None}


def post(rest: Rest, lesson: str, moves: list[str], about: str) -> httpx.Response:
    return rest.post(f"/lessons/krosmaster/{lesson}/preview", {"moves": moves, "about": about})
