"""The door: who may call the server what, whose word is believed, and what stays on the disk."""

import contextlib
import json
import logging
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hoarfrost.table.app import Settings
from hoarfrost.table.hosts import Hosts
from hoarfrost.table.serving import OUT_OF_FILES, Sieve, config_of
from tests.table.client import (
    PATIENCE,
    Json,
    Rest,
    Room,
    computer,
    error_of,
    in_loop,
    invited,
    person,
)
from tests.table.server import HOST, Server
from tests.table.test_hostile import exchange, handshake

EVIL = "evil.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = ("--allowed-host", "frost.example", "--max-requests", "1000")
    with Server(tmp_path_factory.mktemp("door"), *options) as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()


# Names of the server ------------------------------------------------------------------------------


def test_a_page_whose_name_leads_here_is_refused(server: Server) -> None:
    """H7: with DNS rebinding any page that somebody visits could make and watch tables."""
    headers = {"Host": EVIL, "Origin": f"http://{EVIL}"}
    with httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE) as http:
        wish = {"game": "claim", "seats": [person(), person()]}
        for answer in (http.get("/api/tables"), http.post("/api/tables", json=wish)):
            assert (answer.status_code, error_of(answer)) == (403, "E_HOST")
        page = http.get("/")
        assert page.status_code == 403
        assert "--allowed-host evil.example" in page.text
        assert page.headers["content-type"].startswith("text/plain")
        assert "Este servidor" in http.get("/", params={"lang": "es"}).text
    opening = handshake("/api/tables/none/socket", f"Origin: http://{EVIL}")
    assert exchange(server, opening.replace(HOST.encode(), EVIL.encode()))[0] == "403"


def test_the_names_of_this_computer_and_those_allowed_are_served(server: Server) -> None:
    port = server.port
    for name in (HOST, f"{HOST}:{port}", "localhost", f"LOCALHOST:{port}", "[::1]:1", "localhost."):
        assert get(server, name) == 200, name
    assert get(server, "frost.example") == get(server, "Frost.Example:443") == 200
    for name in (EVIL, f"localhost.{EVIL}", "192.168.0.1", "", "a b", "<script>", "localhost:x"):
        assert get(server, name) == 403, name


def get(server: Server, host: str) -> int:
    headers = {"Host": host}
    return httpx.get(f"{server.address}/api/health", headers=headers, timeout=PATIENCE).status_code


def test_in_a_network_numbers_and_the_computers_own_names_are_served() -> None:
    own = socket.gethostname().lower()
    hosts = Hosts("0.0.0.0", ["frost.example"])
    for name in (own, f"{own.partition('.')[0]}.local:8765", "192.168.0.7:8765", "[fe80::1]"):
        assert hosts.allow(name), name
    assert hosts.allow("localhost")
    assert hosts.allow("frost.example")
    assert not hosts.allow(EVIL)
    assert not hosts.allow(f"{own.partition('.')[0]}.{EVIL}")
    assert Hosts("::").allow("[2001:db8::1]:80")
    assert not Hosts("::1").allow("[2001:db8::1]:80")


# Forwarded addresses ------------------------------------------------------------------------------


def test_a_forged_address_frees_nobody_of_a_limit(tmp_path: Path) -> None:
    """H8: uvicorn believes X-Forwarded-For from this computer unless it is told not to."""
    with Server(tmp_path, "--max-requests", "10") as server:
        assert 429 in forged(server)


def test_a_proxy_is_believed_if_we_are_told_of_it(tmp_path: Path) -> None:
    with Server(tmp_path, "--max-requests", "10", "--proxy") as server:
        assert 429 not in forged(server)


def forged(server: Server) -> list[int]:
    """Thirty requests, each as if from somebody else."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        invitation = {"invitation": "x" * 43}
        addresses = [{"X-Forwarded-For": f"10.0.0.{number}"} for number in range(30)]
        return [
            http.post("/api/invitation", json=invitation, headers=address).status_code
            for address in addresses
        ]


def test_only_the_proxy_that_was_named_is_believed() -> None:
    config = config_of(None, Settings(proxies=("10.0.0.9",)))  # type: ignore[arg-type]
    assert config.proxy_headers
    assert config.forwarded_allow_ips == ["10.0.0.9"]
    assert not config_of(None, Settings()).proxy_headers  # type: ignore[arg-type]


# The file -----------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")
def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    """H12: every user of the computer could read secrets and hands."""
    with Server(tmp_path) as server, Rest(server.address) as rest:
        rest.make(person("Ada"), person("Ben"))
        assert modes(server.database) == {0o600}
        server.stop()
        server.database.chmod(0o644)  # as an earlier version made it
        server.start()
        rest.make(person("Ada"), person("Ben"))
        assert modes(server.database) == {0o600}


def modes(database: Path) -> set[int]:
    files = [database, Path(f"{database}-wal"), Path(f"{database}-shm")]
    return {stat.S_IMODE(file.stat().st_mode) for file in files}


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such locks")
def test_a_second_server_on_one_database_says_where_the_first_is(tmp_path: Path) -> None:
    """H12: people at the two never saw each other move."""
    with Server(tmp_path) as first:
        second = Server(tmp_path)
        started = subprocess.run(
            second.command, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert started.returncode != 0
        told = " ".join((started.stdout + started.stderr).split())
        assert "another Hoarfrost" in told
        assert first.address in told
        assert "--database" in told
        assert "Traceback" not in told
        first.kill()  # the lock ends with the process, whatever ended it
        first.start()
        assert first.is_ready()


def test_tables_are_deleted_when_nobody_has_used_them_for_long(tmp_path: Path) -> None:
    """H11: nothing was ever deleted."""
    with Server(tmp_path, "--keep-waiting", "3") as server, Rest(server.address) as rest:
        waiting = [rest.make(person("Ada"), invited()) for _ in range(3)]
        games = [rest.make(computer(), computer()) for _ in range(3)]
        server.stop()
        make_older(server, waiting[0], days=2)
        make_older(server, waiting[1], days=4)
        make_older(server, games[0], days=80)
        make_older(server, games[1], days=91)
        server.start()
        end = time.monotonic() + PATIENCE
        while not is_gone(rest, games[1]) or not is_gone(rest, waiting[1]):
            assert time.monotonic() < end
            time.sleep(0.1)
        for made in (waiting[0], waiting[2], games[0], games[2]):
            assert not is_gone(rest, made)
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            tables = {table for (table,) in database.execute("SELECT table_id FROM tokens")}
        assert waiting[1]["table"] not in tables


def make_older(server: Server, made: Json, days: float) -> None:
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        then = time.time() - days * 24 * 3600
        database.execute("UPDATE tables SET updated = ? WHERE id = ?", [then, made["table"]])
        database.commit()


def is_gone(rest: Rest, made: Json) -> bool:
    return rest.get(f"/tables/{made['table']}").status_code == 404


def test_a_table_of_computers_alone_sleeps_while_nobody_looks_on(server: Server) -> None:
    """H11: it was `thinking` for ever, and read at each start."""
    with Rest(server.address) as rest:
        made = rest.make(computer(), computer())
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        question = "SELECT stage, thinking FROM tables WHERE id = ?"
        assert database.execute(question, [made["table"]]).fetchone() == ("playing", 0)


@in_loop
async def test_a_long_chat_is_not_read_whole(tmp_path: Path) -> None:
    """H11: 200,000 lines of one table held all others up for 2.6 s."""
    with Server(tmp_path) as server:
        async with Room(server.address) as room:
            made = room.make(person("Ada"), person("Ben"))
            ada = await room.sit(made)
            for _ in range(3):
                await ada.do("chat", text="hello")
            with contextlib.closing(sqlite3.connect(server.database)) as database:
                said = json.dumps([0, "Ada", "x", None])
                rows = [(made["table"], -number, said, 1.0) for number in range(5000)]
                database.executemany("INSERT INTO chats VALUES (?, ?, ?, ?)", rows)
                database.commit()
            await ada.do("chat", text="hello again")
            with contextlib.closing(sqlite3.connect(server.database)) as database:
                ((count,),) = database.execute("SELECT COUNT(*) FROM chats")
            assert count <= 200


# The log ------------------------------------------------------------------------------------------


def test_a_lack_of_files_is_mentioned_once_a_minute() -> None:
    """H9: 147,438 lines in 40 s."""
    sieve = Sieve()
    text = f"{OUT_OF_FILES}\nsocket: <asyncio.TransportSocket fd=7>"
    records = [logging.makeLogRecord({"msg": text}) for _ in range(1000)]
    assert sum(sieve.filter(record) for record in records) == 1
    assert sieve.filter(logging.makeLogRecord({"msg": "something of our own"}))


# Names of people ----------------------------------------------------------------------------------


def name_at_table(server: Server, name: str) -> str:
    with Rest(server.address) as rest:
        made = rest.make(person(name), person("Ben"))
        told: str = rest.get(f"/tables/{made['table']}").json()["seats"][0]["name"]
        return told


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\u200b\u2060", "\U000e0101", "\u0301\u0301", "\ufe0f"]
)
def test_nobody_is_invisible(server: Server, name: str) -> None:
    """H12: such names showed nothing, so anybody could have been meant."""
    assert name_at_table(server, name) == "Player 1"


def test_a_name_has_one_form_and_stays_in_its_line(server: Server) -> None:
    assert name_at_table(server, "\uff21\uff44\uff41\u202e\u200d") == "Ada"
    assert name_at_table(server, "Z" + "\u0300" * 15 + "oe") == "Z\u0300\u0300oe"
    assert name_at_table(server, "Zoe\u0308") == "Zoë"
    assert name_at_table(server, "नमस्ते") == "नमस्ते"


@pytest.mark.parametrize(
    "name",
    [
        *("Fox", "fox", "FOX", "F\u200box", "\uff26\uff4f\uff58", "F\u043ex", "Fóx", "Fox 2"),
        *("Vos", "Zorro", "Wolf", "lobo", "Sneeuwvlok", "Copo de nieve", "búho", "greedy"),
        "snowfla\u03bae",
    ],
)
def test_nobody_can_sit_down_as_the_computer(server: Server, name: str) -> None:
    """H12: a person could be called Fox."""
    with Rest(server.address) as rest:
        answer = rest.post("/tables", {"game": "claim", "seats": [person(name), person()]})
        assert (answer.status_code, error_of(answer)) == (422, "E_NAME")
        made = rest.make(person("Foxy"), invited())
        invitation = made["invitations"][0]["invitation"]
        answer = rest.post("/join", {"invitation": invitation, "name": name})
        assert (answer.status_code, error_of(answer)) == (422, "E_NAME")
        rest.join(made, "Wolfgang")  # the seat is still there


@in_loop
async def test_marks_do_not_pile_up_in_the_chat(server: Server) -> None:
    async with Room(server.address) as room:
        ada = await room.sit(room.make(person("Ada"), person("Ben")))
        await ada.do("chat", text="Z" + "\u0300" * 200 + "\u202eoe \u3164½")
        assert (await ada.hear(type="chat"))["text"] == "Z\u0300\u0300oe ½"
