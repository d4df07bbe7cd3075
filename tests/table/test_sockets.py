"""The WebSocket half of docs/protocol.md, as it is promised in sentences."""

import asyncio
import hashlib
import json
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hoarfrost.table.telling import PHRASES
from tests.table.client import (
    ENTROPY,
    Client,
    Json,
    Room,
    computer,
    in_loop,
    invited,
    person,
    socket_address,
)
from tests.table.server import Server

LEADS = {"first_leader": 0}  # seat 0 is the first to be asked
NO_TOKEN = "x" * 43


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("sockets"), "--max-requests", "1000", absence=0) as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()


# Coming and going ---------------------------------------------------------------------------------


@in_loop
async def test_who_may_not_come_in_is_told_why(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), person("Ben"), spectators="none")
        other = room.make(person("Cleo"), person("Dirk"))
        hello = {"type": "hello", "entropy": ENTROPY}
        refused: list[tuple[str, Json | str, str, int]] = [
            (made["table"], {**hello, "token": NO_TOKEN}, "E_TOKEN", 4401),
            (made["table"], {**hello, "token": other["token"]}, "E_TOKEN", 4401),
            (made["table"], {**hello, "token": 5}, "E_TOKEN", 4401),
            (made["table"], hello, "E_PRIVATE", 4401),
            ("nowhere", hello, "E_NO_TABLE", 4404),
            (other["table"], {"type": "ping"}, "E_MESSAGE", 1003),
            (other["table"], {**hello, "entropy": "not hexadecimal"}, "E_MESSAGE", 1003),
            (other["table"], {**hello, "entropy": "f" * 129}, "E_MESSAGE", 1003),
            (other["table"], "hello", "E_MESSAGE", 1003),
        ]
        for table, message, code, close in refused:
            client = Client(await room.connect(table))
            text = message if isinstance(message, str) else json.dumps(message)
            await client.socket.send(text)
            assert await client.closed() == close, message
            assert [heard["code"] for heard in client.heard] == [code], message


@in_loop
async def test_a_page_of_somebody_else_cannot_connect(server: Server) -> None:
    async with Room(server.address) as room:
        address = socket_address(server.address, room.make(person(), person())["table"])
        for origin in ("http://evil.example", "null", f"{server.address}.evil.example"):
            with pytest.raises(InvalidStatus) as refusal:
                await connect(address, additional_headers={"Origin": origin})
            assert refusal.value.response.status_code == 403
        async with connect(address, additional_headers={"Origin": server.address}) as socket:
            await socket.send('{"type": "hello"}')
            assert json.loads(await socket.recv())["type"] == "welcome"


@in_loop
async def test_the_cards_are_dealt_when_everybody_has_come(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), invited())
        ada = await room.sit(made, entropy="0a")
        assert ada.state["stage"] == "waiting"
        assert ada.state["view"] is None
        assert ada.state["asked"] == []
        assert [seat["kind"] for seat in ada.seats] == ["person", "open"]
        joined = room.join(made, "Ben")
        await ada.until(lambda: ada.seats[1]["name"] == "Ben")
        assert not ada.seats[1]["present"]
        watcher = await room.watch(made, entropy="0c")
        assert watcher.state["stage"] == "waiting"
        ben = await room.sit(joined, entropy="0b")
        for client in (ada, ben, watcher):
            await client.until(lambda: client.state["version"] == 1)  # noqa: B023
            assert client.state["stage"] == "playing"
        assert [ada.state["seat"], ben.state["seat"], watcher.state["seat"]] == [0, 1, None]

        again = await room.sit(made, entropy="0d")  # later entropy changes nothing
        assert again.state["view"] == ada.state["view"]
        await ada.ask("resign")
        await ben.until(ben.is_over)
        shuffle = ben.state["end"]["shuffle"]
        assert shuffle["entropy"] == ["0a", "0b"]
        secret = bytes.fromhex(shuffle["secret"])
        assert hashlib.sha256(secret).hexdigest() == shuffle["commitment"] == made["commitment"]


@in_loop
async def test_a_seat_is_present_while_somebody_holds_it(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), invited())
        joined = room.join(made)
        ada = await room.sit(made)
        ben = await room.sit(joined)
        other_device = await room.sit(joined)
        await ada.until(lambda: ada.seats[1]["present"])
        await ben.socket.close()
        await ada.hear(type="seats")
        assert ada.seats[1]["present"]
        await other_device.socket.close()
        await ada.until(lambda: not ada.seats[1]["present"])
        back = await room.sit(joined)
        await ada.until(lambda: ada.seats[1]["present"])
        assert back.state["view"]["hand"][1] == ben.state["view"]["hand"][1]


@in_loop
async def test_spectators_see_what_is_public_or_nothing_before_the_end(server: Server) -> None:
    async with Room(server.address) as room:
        public = room.make(person("Ada"), person("Ben"), options=LEADS)
        hidden = room.make(person("Ada"), person("Ben"), options=LEADS, spectators="end")
        for made, sees in ((public, True), (hidden, False)):
            ada = await room.sit(made)
            watcher = await room.watch(made)
            assert watcher.welcome["you"] == {"seats": [], "seat": None}
            assert (watcher.state["view"] is not None) == sees
            assert bool(watcher.log) == sees
            assert watcher.state["choices"] == []
            for card in ada.state["view"]["hand"][0]:
                assert f'"{card}"' not in json.dumps(watcher.heard)
            await ada.act(ada.state["choices"][0]["move"])
            await watcher.until(lambda: watcher.state["version"] == 2)  # noqa: B023
            for message in ("act", "why", "undo", "resign", "hint", "chat", "rematch"):
                fields = {"version": 2, "move": "GO4", "text": "x"}
                assert await watcher.refusal(message, **fields) == "E_NOT_SEATED"
            assert await watcher.refusal("look", seat=0) == "E_NOT_SEATED"
            assert await watcher.refusal("takeover", seat=0) == "E_NOT_SEATED"
            assert (await watcher.ask("ping"))["type"] == "pong"
            await ada.ask("resign")
            await watcher.until(watcher.is_over)
            assert watcher.log
            assert watcher.state["end"]["kind"] == "resigned"


# Moves --------------------------------------------------------------------------------------------


@in_loop
async def test_a_move_that_cannot_be_is_refused_and_changes_nothing(server: Server) -> None:
    async with Room(server.address) as room:
        ada, ben = await room.pair(options=LEADS)
        version, move = ada.state["version"], ada.state["choices"][0]["move"]
        assert ben.state["asked"] == [0]
        assert ben.state["prompt"] == ""
        assert await ada.refusal("act", version=version - 1, move=move) == "E_STALE"
        assert await ada.refusal("act", version=version + 1, move=move) == "E_STALE"
        assert await ada.refusal("act", version=version, move=move, seat=1) == "E_NOT_YOUR_SEAT"
        wrong: list[Json] = [
            {"move": move},
            {"version": version},
            {"version": str(version), "move": move},
            {"version": True, "move": move},
            {"version": version, "move": [move]},
            {"version": version, "move": "x" * 201},
            {"version": version, "move": move, "seat": "0"},
            {"version": 10**30, "move": move},
        ]
        for fields in wrong:
            assert await ada.refusal("act", **fields) == "E_MESSAGE", fields

        early = await ben.ask("act", version=version, move=ben.state["view"]["hand"][1][0])
        assert early["type"] == "error"
        illegal = await ada.ask("act", version=version, move="pass")
        assert illegal["type"] == "error"
        assert illegal["reasons"][0]["code"] == illegal["code"]
        assert illegal["reasons"][0]["rule"].startswith(("claim.", "core."))
        why = await ada.ask("why", move="pass")
        assert why["reasons"] == illegal["reasons"]
        assert (await ada.ask("why", move=move))["reasons"] == []

        done = await ada.act(move)
        assert (done["type"], done["version"]) == ("done", version + 1)
        assert await ada.refusal("act", version=version, move=move) == "E_STALE"
        await ben.until(lambda: ben.state["version"] == version + 1)
        assert ben.state["asked"] == [1]
        assert ben.state["prompt"]


@in_loop
async def test_an_answer_carries_the_id_of_its_message(server: Server) -> None:
    async with Room(server.address) as room:
        ada = await room.sit(room.make(person(), person()))
        fine: list[object] = [0, -7, 2**53, "", "seven", "é" * 64]
        strange: list[object] = [None, True, 1.5, 2**53 + 1, "x" * 65, [1], {}]
        for id in fine:
            await ada.say("ping", id=id)
            assert (await ada.hear(type="pong"))["re"] == id
        for id in strange:
            await ada.say("ping", id=id)
            assert "re" not in await ada.hear(type="pong")
        await ada.say("nothing", id=5)
        assert (await ada.hear(type="error"))["re"] == 5


@in_loop
async def test_a_device_that_is_passed_round_looks_with_other_eyes(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), person("Ben"), options=LEADS)
        device = await room.sit(made)
        assert device.welcome["you"] == {"seats": [0, 1], "seat": 0}
        assert "?" in device.state["view"]["hand"][1]
        ada_s_hand = device.state["view"]["hand"][0]
        lines = len(device.log)
        await device.act(device.state["choices"][0]["move"])
        assert (await device.ask("look", seat=1))["type"] == "done"
        assert device.state["seat"] == 1
        assert device.state["log"]["from"] == 0
        assert len(device.log) > lines
        assert set(device.state["view"]["hand"][0]) == {"?"}
        assert not set(ada_s_hand) & set(device.state["view"]["hand"][1])
        move = device.state["choices"][0]["move"]
        version = device.state["version"]
        assert await device.refusal("act", version=version, move=move, seat=0) != "E_STALE"
        assert (await device.act(move, seat=1))["type"] == "done"
        for seat in (2, -1, 10**20):
            assert (await device.ask("look", seat=seat))["type"] == "error"
        assert await device.refusal("look", seat=2) == "E_NOT_YOUR_SEAT"


@in_loop
async def test_a_language_switch_turns_everything(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), computer(), options=LEADS)
        ada = await room.sit(made, lang="nl")
        dutch = [ada.state["prompt"], *ada.log, *labels(ada), *phrases(ada)]
        assert (await ada.ask("language", lang="es"))["type"] == "done"
        spanish = [ada.state["prompt"], *ada.log, *labels(ada), *phrases(ada)]
        assert (await ada.ask("language", lang="en"))["type"] == "done"
        english = [ada.state["prompt"], *ada.log, *labels(ada), *phrases(ada)]
        assert len(dutch) == len(spanish) == len(english)
        for told in zip(dutch, spanish, english, strict=True):
            assert len(set(told)) == 3, told
        await ada.say("act", version=0, move="GO4")
        in_english = (await ada.hear(type="error"))["message"]
        await ada.ask("language", lang="nl")
        await ada.say("act", version=0, move="GO4")
        assert (await ada.hear(type="error"))["message"] != in_english
        await ada.ask("language", lang="tlh")
        assert ada.state["prompt"] == english[0]


def labels(client: Client) -> list[str]:
    return [choice["label"] for choice in client.state["choices"]]


def phrases(client: Client) -> list[str]:
    return [phrase["text"] for phrase in client.welcome["phrases"]]


@in_loop
async def test_a_hint_is_for_who_plays_alone_and_is_asked(server: Server) -> None:
    async with Room(server.address) as room:
        ada = await room.sit(room.make(person("Ada"), computer(), options=LEADS))
        moves = [choice["move"] for choice in ada.state["choices"]]
        await ada.say("hint", id="a hint")
        assert await ada.refusal("hint") == "E_SLOW_DOWN"
        answer = await ada.hear(re="a hint")
        assert sorted(hint["move"] for hint in answer["moves"]) == sorted(moves)
        assert {hint["label"] for hint in answer["moves"]} == set(labels(ada))
        assert all(0 <= hint["win"] <= 1 for hint in answer["moves"] if hint["win"] is not None)

        one, other = await room.pair(options=LEADS)
        assert await one.refusal("hint") == "E_NO_HINTS"
        assert await other.refusal("hint") == "E_NOT_YOUR_TURN"


# Taking back --------------------------------------------------------------------------------------


@in_loop
async def test_a_move_against_the_computer_is_taken_back_at_once(server: Server) -> None:
    async with Room(server.address) as room:
        ada = await room.sit(room.make(person("Ada"), computer(), options=LEADS))
        assert ada.state["undo"] == "no"
        assert await ada.refusal("undo") == "E_NO_UNDO"
        lines, hand = list(ada.log), ada.state["view"]["hand"]
        await ada.play(moves=1)
        await ada.until(lambda: ada.state["undo"] == "free" and ada.is_asked())
        assert (await ada.ask("undo"))["type"] == "done"
        assert ada.log == lines
        assert ada.state["view"]["hand"] == hand
        assert ada.state["undo"] == "no"


@in_loop
async def test_between_people_the_other_is_asked_before_a_move_is_taken_back(
    server: Server,
) -> None:
    async with Room(server.address) as room:
        ada, ben = await room.pair(options=LEADS)
        hand = ada.state["view"]["hand"][0]
        await ada.play(moves=1)
        await ben.play(moves=1)
        version = ben.state["version"]
        await ada.until(lambda: ada.state["version"] >= version)
        assert ada.state["undo"] == "ask"
        assert await ben.refusal("undo_answer", agree=True, question=1) == "E_NO_QUESTION"

        assert (await ada.ask("undo"))["type"] == "asked"
        question = await ben.hear(type="undo")
        assert (question["seat"], question["open"]) == (0, True)
        number = question["question"]
        assert await ada.refusal("undo_answer", agree=True, question=number) == "E_NO_QUESTION"
        assert await ben.refusal("undo_answer", agree="yes", question=number) == "E_MESSAGE"
        assert await ben.refusal("undo_answer", agree=True) == "E_MESSAGE"
        await ben.ask("undo_answer", agree=False, question=number)
        assert (await ada.hear(type="undo", open=False))["seat"] == 0
        assert ada.state["view"]["hand"][0] != hand

        await ada.ask("undo")
        assert await ben.refusal("undo_answer", agree=True, question=number) == "E_NO_QUESTION"
        await ben.ask("undo_answer", agree=True, question=number + 1)
        await ada.until(lambda: ada.state["view"]["hand"][0] == hand)
        await ada.hear(type="undo", open=False)
        assert ada.is_asked()

        await ada.play(moves=1)
        await ada.ask("undo")
        await ben.play(moves=1)  # whoever moves has answered
        await ada.hear(type="undo", open=False)
        last = (await ben.hear(type="undo", open=False))["question"]
        assert await ben.refusal("undo_answer", agree=True, question=last) == "E_NO_QUESTION"


# The end ------------------------------------------------------------------------------------------


@in_loop
async def test_who_resigns_has_lost_and_the_game_is_over(server: Server) -> None:
    async with Room(server.address) as room:
        ada, ben = await room.pair()
        assert await ada.refusal("resign", seat=1) == "E_NOT_YOUR_SEAT"
        assert await ada.refusal("rematch") == "E_NOT_OVER"
        assert (await ben.ask("resign"))["type"] == "done"
        await ada.until(ada.is_over)
        assert ada.state["end"]["kind"] == "resigned"
        assert ada.state["end"]["seat"] == 1
        assert ada.state["end"]["winners"] == [0]
        assert ada.state["end"]["result"] is None
        for client in (ada, ben):
            assert await client.refusal("resign") == "E_NOT_PLAYING"
            version = client.state["version"]
            assert await client.refusal("act", version=version, move="GO4") == "E_NOT_PLAYING"
            assert await client.refusal("undo") == "E_NO_UNDO"


@in_loop
async def test_in_a_rematch_everybody_moves_on_by_one_seat(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), invited(), options={"mix": "frost"})
        joined = room.join(made, "Ben")
        ada, ben, watcher = await room.sit(made), await room.sit(joined), await room.watch(made)
        await ben.ask("resign")
        assert (await ada.ask("rematch"))["type"] == "done"
        assert (await ben.hear(type="rematch"))["offers"] == [0]
        await ben.ask("rematch")
        for_ada = await heard_rematch(ada)
        for_ben = await heard_rematch(ben)
        for_watcher = await heard_rematch(watcher)
        assert (for_ada["seats"], for_ben["seats"]) == ([1], [0])
        assert for_ada["table"] == for_ben["table"] == for_watcher["table"] != made["table"]
        assert not {"token", "seats"} & for_watcher.keys()
        old_and_new = {made["token"], joined["token"], for_ada["token"], for_ben["token"]}
        assert len(old_and_new) == 4

        await ada.ask("rematch")  # once more makes no other table
        assert await heard_rematch(ada) == for_ada

        new_ada, new_ben = await room.sit(for_ada), await room.sit(for_ben)
        await new_ada.until(lambda: new_ada.state["stage"] == "playing")
        assert [seat["name"] for seat in new_ben.seats] == ["Ben", "Ada"]
        assert new_ada.welcome["table"]["options"] == ada.welcome["table"]["options"]
        assert new_ada.welcome["table"]["commitment"] != ada.welcome["table"]["commitment"]
        stranger = Client(await room.connect(for_ada["table"]))
        await stranger.say("hello", token=made["token"])
        assert await stranger.closed() == 4401


async def heard_rematch(client: Client) -> Json:
    while "table" not in (message := await client.hear(type="rematch")):
        pass
    return message


# People -------------------------------------------------------------------------------------------


@in_loop
async def test_a_phrase_is_read_in_the_reader_s_language(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), invited(), open_chat=True)
        ada = await room.sit(made, lang="nl")
        ben = await room.sit(room.join(made, "Ben"), lang="es")
        for phrase, message in PHRASES.items():
            await ada.ask("chat", phrase=phrase)
            heard = await ben.hear(type="chat")
            assert heard["phrase"] == phrase
            assert heard["text"] == message.text("es")
            assert heard["name"] == "Ada"
        await ben.ask("chat", text="  Hola,\n\u202e Ada \x00 ")
        said = await ada.hear(type="chat", seat=1)
        assert (said["text"], said["phrase"]) == ("Hola, Ada", None)
        wrong: list[Json] = [
            {},
            {"text": "x" * 301},
            {"text": 5},
            {"phrase": "swear"},
            {"phrase": None},
            {"phrase": ["hello"]},
        ]
        for fields in wrong:
            assert await ada.refusal("chat", **fields) == "E_MESSAGE"
        later = await room.watch(made)
        assert [chat["text"] for chat in later.welcome["chat"]] == [
            *(message.text("en") for message in PHRASES.values()),
            "Hola, Ada",
        ]


@in_loop
async def test_the_computer_plays_for_a_person_who_left_until_they_come_back(
    server: Server,
) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), invited(), options={"first_leader": 1})
        joined = room.join(made)
        ada, ben = await room.sit(made), await room.sit(joined)
        await ada.until(lambda: ada.state["stage"] == "playing")
        assert await ada.refusal("takeover", seat=1) == "E_PRESENT"
        await ben.socket.close()
        await ada.until(lambda: not ada.seats[1]["present"])
        assert await ada.refusal("takeover", seat=2) == "E_MESSAGE"
        assert (await ada.ask("takeover", seat=1))["type"] == "done"
        assert ada.seats[1]["away"]
        await ada.until(ada.is_asked)  # the computer has led
        assert ada.state["version"] == 2

        back = await room.sit(joined)
        await ada.until(lambda: not ada.seats[1]["away"])
        await ada.play(moves=1)
        await back.until(lambda: back.state["version"] >= 3)
        await asyncio.sleep(0.3)  # nobody moves for that seat any more
        assert (await back.ask("ping"))["type"] == "pong"
        if back.is_asked():
            assert (await back.act(back.state["choices"][0]["move"]))["type"] == "done"


@in_loop
async def test_waiting_does_not_last_for_ever(server: Server) -> None:
    """A clock runs out, and a connection that never says hello is closed."""
    async with Room(server.address) as room:
        silent = Client(await room.connect(room.make(person(), person())["table"]))
        clock = {"seconds": 10, "increment": 5}
        ada, ben = await room.pair(options=LEADS, clock=clock)
        assert ada.welcome["table"]["clock"] == clock
        assert ada.state["clock"]["runs"] == [0]
        assert ada.state["clock"]["left"][1] == 10_000
        await ada.act(ada.state["choices"][0]["move"])
        await ben.until(ben.is_asked)
        left = ben.state["clock"]["left"]
        assert 10_000 < left[0] < 15_000  # it has earned 5 seconds
        assert ben.state["clock"]["runs"] == [1]
        await ada.until(ada.is_over)
        assert ada.state["end"]["kind"] == "time"
        assert ada.state["end"]["seat"] == 1
        assert ada.state["end"]["winners"] == [0]
        assert ada.state["clock"]["left"][1] == 0
        assert await silent.closed() == 4408


# Limits -------------------------------------------------------------------------------------------


@in_loop
async def test_who_says_too_much_is_slowed_down_and_then_cut_off(server: Server) -> None:
    async with Room(server.address) as room:
        ada = await room.sit(room.make(person(), person()))
        for _ in range(180):
            await ada.say("ping")
        answers = [(await ada.listen()).get("code", "pong") for _ in range(180)]
        assert answers[:50] == ["pong"] * 50
        assert "E_SLOW_DOWN" in answers
        await asyncio.sleep(0.3)
        assert (await ada.ask("ping"))["type"] == "pong"
        for _ in range(400):
            await ada.say("ping")
        assert await ada.closed() == 4429


@in_loop
async def test_what_is_too_big_or_not_text_closes_the_connection(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person(), person())
        ada = await room.sit(made)
        await ada.socket.send(json.dumps({"type": "ping", "more": "é" * 8_192}))
        assert (await ada.hear(type="error"))["code"] == "E_TOO_BIG"
        await ada.socket.send(f'{{"type": "ping", "more": {"[" * 8}{"]" * 8}}}')
        assert (await ada.hear(type="error"))["code"] == "E_MESSAGE"
        assert (await ada.ask("ping"))["type"] == "pong"
        for message, code in ((b'{"type": "ping"}', 1003), ("x" * 65_537, 1009)):
            client = await room.sit(made)
            await client.socket.send(message)
            assert await client.closed() == code


def test_an_address_may_hold_so_many_connections(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("connections")
    with Server(folder, "--max-connections", "5") as server:
        asyncio.run(fill(server))
    assert "Traceback" not in server.log_text(), server.log_text()


async def fill(server: Server) -> None:
    """All connections taken, one of them makes room, and then the server stops."""
    async with Room(server.address) as room:
        made = room.make(person("Ada"), person("Ben"))
        others = [room.make(person("Ada"), person("Ben")) for _ in range(5)]
        clients = [await room.sit(other) for other in others]
        newcomer = await room.sit(made, lang="nl")
        closing = [asyncio.create_task(client.closed()) for client in clients]
        done, staying = await asyncio.wait(closing, return_when=asyncio.FIRST_COMPLETED)
        assert [line.result() for line in done] == [1006]
        await asyncio.to_thread(server.stop)
        assert {await line for line in staying} <= {1001, 1012}
        assert await newcomer.closed() in (1001, 1012)
        last = [client.heard[-1] for client in (*clients, newcomer)]
        assert [message["type"] for message in last].count("closing") == 5
        assert len({message["message"] for message in last if "message" in message}) == 2
