"""The REST half of docs/protocol.md, as it is promised in sentences."""

import hashlib
import json
import re
from collections.abc import Iterator

import httpx
import pytest

from hoarfrost import Match, load_game
from hoarfrost.core.replay import read_match
from hoarfrost.table.guard import HEADERS
from tests.table.client import (
    Json,
    Rest,
    Room,
    computer,
    error_of,
    in_loop,
    invited,
    person,
)
from tests.table.server import Server

LANGUAGES = ("en", "nl", "es")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("rest"), "--max-requests", "1000") as running:
        yield running
    assert "Traceback" not in running.log_text(), running.log_text()


@pytest.fixture
def rest(server: Server) -> Iterator[Rest]:
    with Rest(server.address) as client:
        yield client


# Games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_and_surprise_is_a_legal_game(rest: Rest, lang: str) -> None:
    details = rest.get("/games/claim", lang=lang).json()
    surprises = [rest.get("/games/claim/surprise").json() for _ in range(5)]
    assert {"classic", "claim2", "frost", "demons"} <= {
        preset["id"] for preset in details["presets"]
    }
    for options in [*(preset["options"] for preset in details["presets"]), *surprises]:
        answer = rest.post("/games/claim/check", {"options": options})
        assert answer.status_code == 200, answer.text
        assert set(answer.json()["options"]) == set(details["options"]["properties"])


def test_a_check_gives_all_options_and_warns(rest: Rest) -> None:
    mix = ["goblins", "knights", "demons", "poisoners", "dwarves"]
    checked = rest.post("/games/claim/check", {"options": {"mix": mix}}, lang="nl").json()
    english = rest.post("/games/claim/check", {"options": {"mix": mix}}).json()
    assert sorted(checked["options"]["mix"]) == sorted(mix)
    assert checked["options"]["artifacts"] is False
    assert len(checked["warnings"]) == 1
    assert checked["warnings"] != english["warnings"]


def test_a_game_without_content_of_ones_own_adds_nothing_to_its_things(rest: Rest) -> None:
    assert rest.post("/games/claim/things", {"options": {}}).json() == {}


def test_the_texts_of_the_house_and_of_a_game_come_apart(rest: Rest) -> None:
    house, game = (rest.get(path, lang="nl").json() for path in ("/texts", "/games/claim/texts"))
    assert (house["Fox"], game["Pass"]) == ("Vos", "Passen")
    assert not house.keys() & game.keys()
    assert game["{n} card"] == {"one": "{n} kaart", "other": "{n} kaarten"}
    assert "" not in house


def test_english_is_the_key_of_all_texts(rest: Rest) -> None:
    for path in ("/texts", "/games/claim/texts"):
        assert rest.get(path, lang="en").json() == {}
    assert rest.get("/games/chess/texts").status_code == 404


def test_an_option_that_is_wrong_is_named(rest: Rest) -> None:
    wrong = {"mix": ["goblins", "knights", "gnomes", "giants", "dwarves"]}
    answer = rest.post("/games/claim/check", {"options": wrong})
    assert answer.status_code == 422
    assert answer.json()["error"]["option"] == "mix"
    assert error_of(answer) == "E_MIX_PAIR_COUNT"


def test_the_rules_can_be_searched_in_every_language(rest: Rest) -> None:
    for lang in LANGUAGES:
        everything = rest.get("/games/claim/rules", lang=lang).json()
        found = rest.get("/games/claim/rules", lang=lang, q="yeti").json()
        assert 0 < len(found["rules"]) < len(everything["rules"])
        assert {rule["section"] for rule in everything["rules"]} <= {
            section["id"] for section in everything["sections"]
        }
        assert rest.get("/games/claim/rules", lang=lang, q="qqqq zzzz").json()["rules"] == []
        mistyped = rest.get("/games/claim/rules", lang=lang, q="yetti").json()
        assert (mistyped["corrected"], mistyped["marks"]) == ("Yeti", ["yeti"])


# Tables -------------------------------------------------------------------------------------------


def test_each_kind_of_seat_gets_what_it_needs(rest: Rest) -> None:
    made = rest.make(person("Ada"), invited())
    assert made["seats"] == [0]
    assert [entry["seat"] for entry in made["invitations"]] == [1]

    passed_round = rest.make(person("Ada"), person("Ben"))
    assert passed_round["seats"] == [0, 1]
    assert passed_round["invitations"] == []

    computers = rest.make(computer("greedy"), computer("random"))
    assert computers["token"] is None
    assert computers["seats"] == []

    strangers = rest.make(invited(), invited())
    assert strangers["token"] is None
    assert len(strangers["invitations"]) == 2

    secrets = [made["token"], passed_round["token"]]
    secrets += [entry["invitation"] for entry in strangers["invitations"] + made["invitations"]]
    assert len(set(secrets)) == 5


def test_a_table_needs_the_seats_of_its_game(rest: Rest) -> None:
    for seats in ([person()], [person(), computer(), computer()]):
        answer = rest.post("/tables", {"game": "claim", "seats": seats})
        assert answer.status_code == 422
        assert error_of(answer) == "E_SEATS"
    answer = rest.post("/tables", {"game": "chess", "seats": [person(), person()]})
    assert answer.status_code == 404
    assert error_of(answer) == "E_NO_GAME"


def test_a_level_that_the_game_does_not_have_is_refused_also_for_a_stand_in(rest: Rest) -> None:
    for wish in (
        {"seats": [person(), computer("dragon")]},
        {"seats": [person(), person()], "stand_in": "dragon"},
    ):
        answer = rest.post("/tables", {"game": "claim", **wish})
        assert answer.status_code == 422
        assert error_of(answer) == "E_LEVEL"


def test_a_name_is_one_short_line(rest: Rest) -> None:
    made = rest.make(person("  Ada\n\u202e Lovelace\x00 of the analytical engine"), person(""))
    seats = rest.get(f"/tables/{made['table']}", lang="nl").json()["seats"]
    assert seats[0]["name"] == "Ada Lovelace of the anal"
    assert seats[1]["name"] == "Speler 2"


def test_an_invitation_holds_once(rest: Rest) -> None:
    made = rest.make(person("Ada"), invited())
    body = {"invitation": made["invitations"][0]["invitation"]}
    seen = rest.post("/invitation", body)
    assert seen.json()["id"] == made["table"]
    assert [seat["kind"] for seat in seen.json()["seats"]] == ["person", "open"]
    joined = rest.join(made, "Ben")
    assert joined["table"] == made["table"]
    assert joined["seats"] == [1]
    assert joined["token"] != made["token"]
    for path in ("/invitation", "/join"):
        again = rest.post(path, body)
        assert again.status_code == 409
        assert error_of(again) == "E_INVITATION_USED"
    assert [seat["name"] for seat in seats_of(rest, made)] == ["Ada", "Ben"]


def seats_of(rest: Rest, made: Json) -> list[Json]:
    seats: list[Json] = rest.get(f"/tables/{made['table']}").json()["seats"]
    return seats


@pytest.mark.parametrize("invitation", ["", "x" * 43, "x" * 64, "../../tables"])
def test_what_is_no_invitation_is_refused(rest: Rest, invitation: str) -> None:
    for path in ("/invitation", "/join"):
        answer = rest.post(path, {"invitation": invitation})
        assert answer.status_code == 404
        assert error_of(answer) == "E_INVITATION"


def test_a_token_is_no_invitation_and_no_table(rest: Rest) -> None:
    made = rest.make(person("Ada"), invited())
    assert rest.post("/join", {"invitation": made["token"]}).status_code == 404
    invitation = made["invitations"][0]["invitation"]
    record = f"/tables/{made['table']}/record"
    assert rest.get(record, invitation).status_code == 401
    assert rest.get(f"/tables/{made['token']}").status_code == 404


def test_own_tables_are_told_to_who_holds_their_tokens(rest: Rest) -> None:
    mine = rest.make(person("Ada"), person("Ben"))
    other = rest.make(person("Cleo"), invited())
    asked = [
        {"id": mine["table"], "token": mine["token"]},
        {"id": other["table"], "token": mine["token"]},
        {"id": "nowhere", "token": other["token"]},
    ]
    told = rest.post("/tables/mine", {"tables": asked}).json()
    assert [(entry["id"], entry["you"]) for entry in told] == [(mine["table"], [0, 1])]


@in_loop
async def test_tables_that_all_may_watch_are_listed_while_they_are_played(server: Server) -> None:
    async with Room(server.address) as room:
        tables: dict[str, str] = {}
        for spectators in ("public", "end", "none"):
            made = room.make(person("Ada"), person("Ben"), spectators=spectators)
            await room.sit(made)
            tables[spectators] = made["table"]
        waiting = room.make(person("Ada"), invited())
        listed = {entry["id"]: entry for entry in room.get("/tables").json()}
    assert tables["public"] in listed
    assert listed[tables["public"]]["stage"] == "playing"
    assert not listed.keys() & {tables["end"], tables["none"], waiting["table"]}


# Records ------------------------------------------------------------------------------------------


@in_loop
async def test_a_record_tells_what_its_reader_saw_and_at_the_end_everything(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), invited(), options={"mix": "fire"})
        assert error_of(record_for(room, made, made["token"])) == "E_NOT_PLAYING"
        joined = room.join(made)
        ada = await room.sit(made)
        ben = await room.sit(joined)
        await ada.until(lambda: ada.state["stage"] == "playing")

        readers = {"spectator": None, 0: made["token"], 1: joined["token"]}
        for reader, token in readers.items():
            record = record_for(room, made, token).json()
            assert record["seen_by"] == reader
            assert record["commitment"] == made["commitment"]
            assert not {"secret", "entropy", "seed", "deal"} & record.keys()
            assert record["result"] is None
        seen = record_for(room, made, joined["token"]).text
        own = set(re.findall(r'"(\w+)"', json.dumps(ben.state["view"]["hand"][1])))
        numbered = [card for card in ada.state["view"]["hand"][0] if card[-1].isdigit()]
        unseen = [card for card in numbered if card not in own]  # a face may be another card's
        assert not [card for card in unseen if f'"{card}"' in seen]

        await ada.ask("resign")
        texts = {record_for(room, made, token).text for token in readers.values()}
        assert len(texts) == 1
        whole = json.loads(texts.pop())
        assert hashlib.sha256(bytes.fromhex(whole["secret"])).hexdigest() == made["commitment"]
        assert whole["stopped"] == {"kind": "resigned", "seat": 0}
        assert whole["players"] == ["Ada", "Ben"]
        replay = room.post("/replay", {"record": json.dumps(whole), "seat": None}).json()
        assert replay["outcome"]["winners"] == [1]
        assert replay["stopped"] == whole["stopped"]
        assert replay["result"] is None


def record_for(rest: Rest, made: Json, token: str | None, **params: str) -> httpx.Response:
    return rest.get(f"/tables/{made['table']}/record", token, **params)


@in_loop
async def test_a_record_can_be_read_by_those_who_may_watch(server: Server) -> None:
    async with Room(server.address) as room:
        before = {"public": 200, "end": 403, "none": 403}
        after = {"public": 200, "end": 200, "none": 403}
        other = room.make(person(), person())
        for spectators in before:
            made = room.make(person("Ada"), person("Ben"), spectators=spectators)
            ada = await room.sit(made)
            assert record_for(room, made, None).status_code == before[spectators]
            for seat in ("0", "1"):
                answer = record_for(room, made, made["token"], seat=seat)
                assert answer.json()["seen_by"] == int(seat)
            assert record_for(room, made, other["token"]).status_code == 401
            assert record_for(room, made, "not-a-token").status_code == 401
            await ada.ask("resign")
            assert record_for(room, made, None).status_code == after[spectators]
        foreign_seat = room.make(person("Ada"), invited())
        ada = await room.sit(foreign_seat)
        await room.sit(room.join(foreign_seat))
        await ada.until(lambda: ada.state["stage"] == "playing")
        answer = record_for(room, foreign_seat, foreign_seat["token"], seat="1")
        assert error_of(answer) == "E_NOT_YOUR_SEAT"


@in_loop
async def test_a_game_of_the_table_can_be_proved_and_looked_at_again(server: Server) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), computer(), options={"mix": "poison", "artifacts": True})
        ada = await room.sit(made)
        await ada.play()
        text = record_for(room, made, None).text
        entry = room.get(f"/tables/{made['table']}").json()
        match = read_match(text, load_game)
        assert match.shuffle is not None
        assert match.shuffle.commitment == made["commitment"]
        assert match.result() == ada.state["end"]["result"]
        assert entry["stage"] == "over"
        assert entry["outcome"]["winners"] == ada.state["end"]["winners"]
        for seat in (0, 1, None, "all"):
            answer = room.post("/replay", {"record": text, "seat": seat}, lang="es")
            assert answer.status_code == 200, answer.text
            replay = answer.json()
            frames = replay["frames"]
            assert len(frames) == len(match.moves) + 1
            assert replay["outcome"]["winners"] == entry["outcome"]["winners"]
            assert replay["players"][0] == "Ada"
            hidden = [frame["move"]["text"] is None for frame in frames[1:]]
            assert hidden == [seat != "all" and move.seat != seat for move in match.moves]
            assert ("?" in json.dumps(frames[0]["view"]["hand"])) == (seat != "all")


def whole_record() -> str:
    match = Match(load_game("claim"), seed=3)
    while not match.is_over():
        match.push(match.legal_moves[0])
    return match.record()


def test_what_is_no_record_is_refused_with_its_place(rest: Rest) -> None:
    record = json.loads(whole_record())
    seen = Match(load_game("claim"), seed=3).record(0)
    move = {"seat": 0, "move": "DR7"}
    wrong: dict[str, object] = {
        "cut off": whole_record()[:700],
        "no JSON": "moves",
        "a list": [],
        "nested": "[" * 100_000,
        "half a character": {**record, "players": ["\ud800", ""]},
        "half a character in a move": {**record, "moves": [{"seat": 0, "move": "\ud800"}]},
        "a number without end": whole_record().replace('"seed": 3', f'"seed": {"3" * 5000}'),
        "not full": seen,
        "of another game": {**record, "game": "chess"},
        "impossible deal": {**record, "deal": record["deal"][::-1]},
        "illegal move": {**record, "moves": [move]},
        "text for moves": {**record, "moves": "GO4"},
        "number for a move": {**record, "moves": [5]},
        "huge seat": {**record, "moves": [{**record["moves"][0], "seat": 10**30}]},
        "illegal options": {**record, "options": {"mix": "nothing"}},
        "forged winner": {**record, "result": {"winner": "everybody"}},
        "forged result": {**record, "result": {}},
        "forged result of a list": {**record, "result": [1]},
        "forged stop": {**record, "stopped": {"kind": ["x"], "seat": {}}},
        "stopped and played": {**record, "stopped": {"kind": "time", "seat": 0}},
        "numbers for players": {**record, "players": [1, 2]},
    }
    for what, text in wrong.items():
        record_text = text if isinstance(text, str) else json.dumps(text)
        answer = rest.post("/replay", {"record": record_text}, lang="nl")
        assert answer.status_code == 422, (what, answer.text[:300])
        assert answer.json()["error"]["message"], what
    answer = rest.post("/replay", {"record": whole_record(), "seat": 7})
    assert answer.status_code == 422


# Every answer -------------------------------------------------------------------------------------


def test_errors_are_in_the_language_of_the_reader(server: Server, rest: Rest) -> None:
    def messages(path: str, body: Json | None = None) -> list[str]:
        answers = [
            rest.get(path, lang=lang) if body is None else rest.post(path, body, lang=lang)
            for lang in LANGUAGES
        ]
        assert all(answer.status_code >= 400 for answer in answers)
        return [answer.json()["error"]["message"] for answer in answers]

    for told in (
        messages("/tables/nowhere"),
        messages("/games/chess"),
        messages("/nothing"),
        messages("/tables", {"game": "claim"}),
        messages("/tables", {"game": "claim", "seats": [person()]}),
        messages("/join", {"invitation": "x" * 43}),
        messages("/games/claim/check", {"options": {"artifacts": 5}}),
        messages("/games/claim/check", {"options": {"mix": ["elves"]}}),
        messages("/games/claim/check", {"options": {"colour": 5}}),
        messages("/replay", {"record": "[]"}),
        messages("/replay", {"record": whole_record(), "seat": 9}),
        messages("/replay", {"record": "x" * 20_000, "colour": 1}),
        messages("/tables/mine", {"tables": [{"id": "x" * 20_000, "token": ""}]}),
    ):
        assert len(set(told)) == 3, told

    headers = {"Accept-Language": "fr, es-MX;q=0.8, en;q=0.5"}
    spanish = httpx.get(f"{server.address}/api/tables/nowhere", headers=headers).json()
    assert spanish == rest.get("/tables/nowhere", lang="es").json()


def test_every_answer_has_its_headers(rest: Rest) -> None:
    page = rest.http.get("/")
    version = re.search(r"/w/(\w+)/", page.text)
    assert version is not None
    answers = [
        page,
        rest.http.get(f"/w/{version[1]}/css/tokens.css"),
        rest.http.get("/w/none/nothing.js"),
        rest.http.get("/nothing"),
        rest.http.put("/api/tables"),
        rest.get("/games"),
        rest.get("/tables/nowhere"),
        rest.get("/games", lang="xx"),
        rest.post("/tables", {}),
        rest.http.post("/api/tables", content=b"{", headers={"Content-Type": "application/json"}),
        rest.http.post("/api/tables", content=b"x" * 20_000),
        rest.http.get("/api/openapi.json"),
    ]
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (answer.request.url, name)
        assert "server" not in answer.headers
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_files_under_their_version_are_kept_for_ever_and_the_page_is_not(rest: Rest) -> None:
    page = rest.http.get("/")
    assert page.headers["Cache-Control"] == "no-cache"
    for path in re.findall(r'"(/w/[^"]+\.(?:js|css))"', page.text):
        answer = rest.http.get(path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["Cache-Control"]
        old = rest.http.get(re.sub(r"^/w/\w+/", "/w/000000000000/", path))
        assert old.headers["Cache-Control"] == "no-cache"


def test_files_are_compressed_for_whoever_takes_it(rest: Rest) -> None:
    path = next(iter(re.findall(r'"(/w/[^"]+linked\.js)"', rest.http.get("/").text)))
    zipped = rest.http.get(path, headers={"Accept-Encoding": "br, gzip;q=0.8"})
    plain = rest.http.get(path, headers={"Accept-Encoding": "br, gzip;q=0"})
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert zipped.content == plain.content
    assert int(zipped.headers["Content-Length"]) * 3 < int(plain.headers["Content-Length"])
    assert zipped.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"


def test_answers_are_compressed_only_if_they_are_the_same_for_everybody(rest: Rest) -> None:
    many = {"tables": [{"id": f"{n:032}", "token": "x" * 32} for n in range(40)]}
    assert rest.get("/games/claim/rules").headers["Content-Encoding"] == "gzip"
    assert rest.get("/texts", lang="nl").headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in rest.post("/tables/mine", many).headers
    assert "Content-Encoding" not in rest.get("/openapi.json").headers


@pytest.mark.parametrize(
    "path",
    [
        "/w/x/../../table/app.py",
        "/w/x/..%2f..%2ftable%2fapp.py",
        "/w/x//etc/passwd",
        "/w/x/%2e%2e/pyproject.toml",
        "/w/x/%00",
        "/w/x/__init__.py",
        "/w/x/",
    ],
)
def test_only_the_browser_s_files_are_served(server: Server, path: str) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    with httpx.Client() as http:
        url = httpx.URL(scheme="http", host=host, port=int(port), raw_path=path.encode())
        assert http.get(url).status_code == 404


def test_a_body_must_be_harmless_json_from_our_own_page(server: Server, rest: Rest) -> None:
    def post(
        content: bytes | str, path: str = "/api/tables/mine", **headers: str
    ) -> tuple[int, str]:
        sent = {"Content-Type": "application/json", **headers}
        answer = rest.http.post(path, content=content, headers=sent)
        return answer.status_code, error_of(answer)

    own = server.address
    fine = rest.http.post(
        "/api/tables/mine", json={"tables": []}, headers={"Origin": own, "Accept": "*/*"}
    )
    assert fine.status_code == 200
    assert post('{"tables": []}', Origin="http://evil.example") == (403, "E_ORIGIN")
    assert post('{"tables": []}', Origin="null") == (403, "E_ORIGIN")
    assert post('{"tables": []}', Origin=own.replace("http", "https") + "1") == (403, "E_ORIGIN")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        assert post('{"tables": []}', **{"Content-Type": kind}) == (415, "E_TYPE")
    big = json.dumps({"tables": [], "more": "x" * 16_384})
    assert post(big) == (413, "E_TOO_BIG")
    assert post(json.dumps({"record": "x" * 1_048_576}), "/api/replay") == (413, "E_TOO_BIG")
    assert post("[" * 17 + "]" * 17) == (400, "E_MESSAGE")
    assert post("[" * 10_000) == (400, "E_MESSAGE")
    for content in ("", "{", "NaN", '{"tables": 1e999}', '{"a": "\\ud800"}', "9" * 5000):
        assert post(content) == (400, "E_MESSAGE"), content[:20]
    assert post(b'{"tables": "\xff"}') == (400, "E_MESSAGE")


def test_requests_that_change_something_are_counted(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("counted")
    with Server(folder, "--max-requests", "20") as server, Rest(server.address) as rest:
        body = {"game": "claim", "seats": [person(), person()]}
        statuses = [rest.post("/tables", body).status_code for _ in range(25)]
        assert statuses[:20] == [201] * 20
        assert 429 in statuses
        assert error_of(rest.post("/join", {"invitation": ""})) == "E_SLOW_DOWN"
        assert rest.get("/games").status_code == 200
