"""Runebound at a real server: alone, a fight that survives a kill, and somebody who leaves three.

How long a message may get is here too; how long it takes to tell is in bench/table_journey.py.
"""

import asyncio
import json
import random
from pathlib import Path
from random import Random

from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import (
    ALLY,
    ARMOR,
    ARTIFACT,
    POTION,
    RUNE,
    SYMBOLS,
    WEAPON,
)
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.registry import kit_of, load_game
from tests.browser.robot import table_at
from tests.shares import share
from tests.table.client import Client, Rest, Room, in_loop, invited, person
from tests.table.hall import a_hall, a_table, enter, people, run, seated, texts
from tests.table.server import Server

FIGHT: Json = {
    "step": "adventure",
    "parties": [
        {"hero": "zyla", "space": "G10", "allies": ["weik_shieldmaiden"]},
        {"hero": "karnon", "space": "N7"},
    ],
    "undefeated": {"A": {"card": "prowling_sabercat", "space": "G10"}},
}
LIMIT = 60_000  # bytes of a message
TURNS = share(4, 100)  # of each hero: whole games take a minute to play uncompiled
MANY_MOVES = share(150, 1000)


def test_a_fight_goes_on_where_it_was_when_the_server_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        asyncio.run(killed_in_a_fight(server))
    assert "Traceback" not in server.log_text(), server.log_text()


async def killed_in_a_fight(server: Server) -> None:
    game = load_game("runebound", 2)
    held = table_at(server, game, game.from_json(FIGHT))
    key = {"table": held.id, "token": held.token}
    async with Room(server.address) as room:
        ada = await room.sit(key)
        for move in ("attempt", "pass", "defend ranged"):
            await make(ada, move)
        assert ada.state["view"]["fight"]["phase"] == "melee"
        before = {name: ada.state[name] for name in ("view", "choices", "prompt", "standing")}
        server.kill()
        server.start()
        ada = await room.sit(key)
        assert {name: ada.state[name] for name in before} == before
        await make(ada, "ally weik_shieldmaiden")
        [roll] = rolls_of(ada)  # of this move
        server.kill()  # what was rolled stays rolled
        server.start()
        again = await room.sit(key)
        assert again.state["view"] == ada.state["view"]
        assert rolls_of(again)[-1] == roll


async def make(client: Client, move: str) -> None:
    version = client.state["version"]
    answer = await client.act(move)
    assert answer["type"] == "done", answer
    await client.until(lambda: client.state["version"] > version)


def rolls_of(client: Client) -> list[Json]:
    events = [line["event"] for line in client.state["log"]["lines"]]
    return [event for event in events if event["kind"] == "combat_roll"]


@in_loop
async def test_whoever_leaves_a_journey_of_three_is_replaced_and_the_others_end_it(
    server: Server,
) -> None:
    async with Room(server.address) as room:
        seats = (person("Ada"), invited(), invited())
        made = room.make(*seats, game="runebound", options={"max_rounds": 2})
        keys = [made, *(room.join(made, name, n) for n, name in enumerate(("Ben", "Cy")))]
        ada, ben, cy = [await room.sit(key) for key in keys]
        await ada.until(lambda: ada.state["stage"] == "playing")
        await asyncio.gather(*(each.play(Random(7), 1) for each in (ada, ben, cy)))
        assert (await ben.ask("resign"))["type"] == "done"
        await ada.until(lambda: ada.seats[1]["kind"] == "computer")
        assert ada.seats[1]["name"].endswith("for Ben")
        await asyncio.gather(*(each.play(Random(n)) for n, each in enumerate((ada, cy))))
        for each in (ada, cy):
            assert each.state["end"]["kind"] == "played"
            assert len(each.state["end"]["ranks"]) == 3
        turns = [party["turns"] for party in ada.state["view"]["parties"]]
        assert turns == [2, 2, 2]


@in_loop
async def test_somebody_alone_plays_against_the_winter_and_is_told_how_it_ended(
    server: Server,
) -> None:
    async with Room(server.address) as room:
        made = room.make(person("Ada"), game="runebound", options={"max_rounds": 3})
        ada = await room.sit(made)
        await ada.play(Random(3))
        assert ada.state["end"]["kind"] == "played"
        assert ada.state["view"]["parties"][0]["turns"] == 3
        assert len(ada.log) > 10


# How long messages get ----------------------------------------------------------------------------

HEROES = [
    "arvel_worldwalker", "brynja_stormborn", "ittuk_the_pathwise", "karnon", "olen_greycloak",
    "zyla",
]  # fmt: skip
SPACES = ["D4", "F7", "D1", "C8", "G10", "N9"]


def full_table() -> Json:
    """Six heroes with all that they may carry, a full market and every challenge undefeated."""
    content = make_game({}, 6).content
    wares = [content.cards[number] for number in content.market]
    weapons, armor, allies, others = (
        [card.id for card in wares if card.type in types]
        for types in ((WEAPON,), (ARMOR,), (ALLY,), (ARTIFACT, RUNE, POTION))
    )
    parties = [
        {
            "hero": hero,
            "space": space,
            "gold": 99,
            "experience": {"mind": 3, "body": 3, "spirit": 3, "life": 3, "stamina": 3},
            "counters": {"wound": 1, "frost": 2, "exhaustion": 1, "white_death": 1},
            "allies": allies[2 * seat : 2 * seat + 2],
            "items": weapons[2 * seat :][:2] + armor[seat : seat + 1] + others[2 * seat :][:2],
            "rumors": ["wild", *SYMBOLS[seat % 5 :][:3]],
            "clues": ["wild"] if seat < 4 else ["fjord"],
        }
        for seat, (hero, space) in enumerate(zip(HEROES, SPACES, strict=True))
    ]
    challenges = [
        "frost_giant", "ice_wraith", "titan_engine", "thin_ice", "frost_sprite", "ice_imp",
    ]  # fmt: skip
    return {
        "parties": parties,
        "event": "rain_on_the_ice",
        "stacks": {"weikgart": [*allies[12:], *weapons[12:], *armor[6:], *others[12:]]},
        "undefeated": {
            letter: {"card": card, "space": space}
            for letter, card, space in zip("ABCDEF", challenges, SPACES, strict=True)
        },
    }


def test_no_message_to_six_people_is_longer_than_sixty_kilobytes() -> None:
    async def story() -> None:
        async with a_hall() as hall:
            live = await a_table(hall, {}, people(6), game="runebound")
            viewers = await seated(live)
            game = make_game({}, 6)
            start = game.from_json(full_table())
            live.waiting.stop()
            live.table.match = Match(game, seed=1, play_forced=False, start=start)
            sizes = []
            rng = random.Random(1)
            for _ in range(60):
                seat = live.table.asked[0]
                move = rng.choice(live.table.legal_moves(seat))
                await live.act(live.table.version, move, seat)
                sizes += [len(text.encode()) for viewer in viewers for text in texts(viewer)]
            late = await enter(live, 2)  # is told all of the log, by and by
            sizes += [len(text.encode()) for text in texts(late)]
            assert len(sizes) > 300
            assert max(sizes) < LIMIT

    run(story)


def test_a_long_game_of_six_heroes_can_be_replayed(tmp_path: Path) -> None:
    """Within the time on the processor that a worker has for it."""
    text = long_game().record()
    moves = len(json.loads(text)["moves"])
    assert moves > MANY_MOVES
    with Server(tmp_path) as server, Rest(server.address) as rest:
        answer = rest.post("/replay", {"record": text, "seat": "all"}, lang="nl")
    assert answer.status_code == 200, answer.text
    assert len(answer.json()["frames"]) == moves + 1


def long_game() -> Match:
    """By greedy players: heroes who wander at random get no cards, and little is told of them."""
    match = Match(load_game("runebound", 6, max_rounds=TURNS), seed=0, play_forced=False)
    greedy = kit_of("runebound").greedy
    assert greedy is not None
    player = greedy()
    while not match.is_over():
        seat = int(match.state.current_player())
        match.push_action(player.choose(match.state.known_to(seat), seat), seat)
    return match
