"""tally.js: what a game came to, held against the final positions of whole games."""

from collections import Counter
from typing import Any

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import PRICES, RANKS
from hoarfrost.games.krosmaster.engine.shop import GG_PRICE
from tests.browser.lib.desk import Desk
from tests.games.krosmaster.finished import finished_game
from tests.games.krosmaster.words.games import game_of, numbers

COUNT = """
  const told = tally.tally(events, team, gg);
  return { ...told, figures: told.figures.map((one) => ({ ...one, rewards: [...one.rewards] })) };
"""
DECIDE = "return tally.decisive(steps, winner)?.line ?? null"
ANY = [0, 7]  # GG at the end, where nothing depends on it
YUGO = {"piece": 0, "card": "yugo", "owner": 0}
BAD = {"piece": 1, "card": "bad_aboum", "owner": 0}
LUK = {"piece": 2, "card": "luk_ylook", "owner": 1}
BOMB = {"piece": 3, "card": "firebomb", "owner": 0}
TEAM = [YUGO, BAD, LUK]


def count(desk: Desk, events: list[Json], team: list[Json], gg: list[int]) -> Any:
    return desk.run("tally", COUNT, events=events, team=team, gg=gg)


def counted(desk: Desk, *events: Json) -> dict[int, Json]:
    """Each figure of a small game, by its number."""
    told = count(desk, list(events), TEAM, ANY)
    return {figure["piece"]: figure for figure in told["figures"]}


def event(kind: str, who: Json, **values: object) -> Json:
    return {"kind": kind, **who, **values}


def cast(who: Json) -> Json:
    return event("cast", who, spell="s", cell="A1", injury=0)


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", list(numbers())[::4])
def test_a_random_game_adds_up(desk: Desk, number: int) -> None:
    states, told = game_of(number)
    check_sums(desk, states[-1].open_view(), [each.in_full() for each in told])


@pytest.mark.parametrize(("seed", "team"), [(1, "clockwork"), (2, "swarm"), (3, "hearth")])
def test_a_game_that_is_played_to_win_adds_up(desk: Desk, seed: int, team: str) -> None:
    match = finished_game(seed, team1=team)
    found = check_sums(desk, match.state.open_view(), match.log(None))
    assert found["steps"]
    assert any(figure["kos"] for figure in found["figures"])


def check_sums(desk: Desk, view: Json, events: list[Json]) -> Any:
    """What is counted of a game adds up to its final position."""
    placed = {each["piece"] for each in events if each["kind"] == "deploy"}
    team = [unit for unit in view["units"] if unit["piece"] in placed]
    found = count(desk, events, team, view["gg"])
    figures = {figure["piece"]: figure for figure in found["figures"]}

    paid: Counter[int] = Counter()
    healed: Counter[int] = Counter()
    for each in events:
        if each["kind"] == "cast":
            paid[each["piece"]] += each["injury"]
        elif each["kind"] == "heal":
            healed[each["piece"]] += each["count"]
    for unit in team:
        piece = unit["piece"]
        marks = unit["injuries"] + unit["frozen"]
        assert figures[piece]["taken"] == marks - paid[piece] + healed[piece]

    for seat in (0, 1):
        own = [figure for figure in found["figures"] if figure["owner"] == seat]
        kamas = sum(figure["kamas"] for figure in own) + other_kamas(events, seat)
        assert kamas == view["stock"][seat]
        assert sum(figure["done"] for figure in own) == done_by(events, seat)
        kos = sum(figure["out"] is not None for figure in own)
        assert kos == sum(unit["cell"] is None for unit in team if unit["owner"] == seat)
        held = {held["reward"] for unit in team for held in unit.get("rewards", [])}
        assert held <= {reward for figure in found["figures"] for reward in figure["rewards"]}

    gg = found["start"]
    for step in found["steps"]:
        gg = [before + change for before, change in zip(gg, step["change"], strict=True)]
        assert gg == step["gg"]
        assert step["turn"] <= step["at"] < step["turn"] + 1
    assert gg == view["gg"]
    assert found["turns"] == view["turn"]
    return found


def other_kamas(events: list[Json], seat: int) -> int:
    """What the seat got and spent that is no deed of a figure."""
    total = 0
    for each in events:
        if each["kind"] == "refund" and each["seat"] == seat:
            total += each["kamas"]
        elif each["kind"] == "buy_gg" and each["owner"] == seat:
            total -= GG_PRICE
        elif each["kind"] == "buy" and each["owner"] == seat:
            total -= PRICES[RANKS.index(each["rank"])]
    return total


def done_by(events: list[Json], seat: int) -> int:
    """The markers that spells and bombs of the seat placed on the other side."""
    total, caster = 0, -1
    for each in events:
        if each["kind"] in ("cast", "explode"):
            caster = each["owner"]
        elif each["kind"] == "damage" and each.get("owner") == 1 - seat and caster == seat:
            total += each["placed"]
    return total


# Who did it ---------------------------------------------------------------------------------------


def test_damage_counts_for_the_caster_and_only_against_the_other_side(desk: Desk) -> None:
    found = counted(
        desk,
        cast(YUGO),
        event("damage", LUK, damage=4, placed=3),
        event("damage", BAD, damage=2, placed=2),
        event("damage", {"piece": 64}, scenery="crate", damage=9, placed=4),
    )
    assert (found[0]["done"], found[1]["taken"], found[2]["taken"]) == (3, 2, 3)


def test_a_bomb_counts_for_whoever_summoned_it_also_when_another_set_it_off(desk: Desk) -> None:
    found = counted(
        desk,
        event("turn", {}, turn=4, seat=0),
        event("summon", BOMB, cell="B2", by=BAD),
        cast(YUGO),
        event("damage", BOMB, damage=1, placed=1),
        event("ko", BOMB, cell="B2", level=0),
        event("explode", {"card": "firebomb", "owner": 0}, spell="x", cell="B2"),
        event("damage", LUK, damage=3, placed=3),
        event("ko", LUK, cell="B3", level=2),
    )
    assert (found[1]["done"], found[1]["kos"], found[0]["kos"]) == (3, 1, 0)
    assert found[2]["out"] == 4


def test_the_number_of_a_summon_that_is_gone_belongs_to_the_next(desk: Desk) -> None:
    again = {**BOMB, "owner": 1}
    found = counted(
        desk,
        event("summon", BOMB, cell="B2", by=BAD),
        event("summon", again, cell="B5", by=LUK),
        cast(again),
        event("damage", YUGO, damage=1, placed=1),
    )
    assert (found[1]["done"], found[2]["done"]) == (0, 1)


def test_a_ko_of_the_own_side_is_nobodys_deed(desk: Desk) -> None:
    found = counted(desk, cast(YUGO), event("ko", BAD, cell="A1", level=3))
    assert found[0]["kos"] == 0


def test_what_slides_or_is_pushed_counts_by_its_cells(desk: Desk) -> None:
    found = counted(
        desk,
        cast(YUGO),
        event("push", LUK, path=["A1", "A2", "A3"], n=2),
        event("push", LUK, path=["A3"], n=2),
        event("shove", {"piece": 65}, scenery="ice_cube", path=["C1", "C2"]),
    )
    assert found[0]["pushed"] == 3


# The decisive moment ------------------------------------------------------------------------------


def step(line: int, change: list[int], gg: list[int]) -> Json:
    return {"line": line, "change": change, "gg": gg}


def test_the_step_that_moved_the_race_most_towards_the_winner_decided(desk: Desk) -> None:
    steps = [step(1, [1, 0], [7, 6]), step(2, [-3, 3], [4, 9]), step(3, [2, -2], [6, 7])]
    assert desk.run("tally", DECIDE, steps=steps, winner=0) == 3
    assert desk.run("tally", DECIDE, steps=steps, winner=1) == 2


def test_of_equal_steps_the_one_that_brought_the_lead_for_good_decided(desk: Desk) -> None:
    steps = [
        step(1, [2, -2], [8, 4]),
        step(2, [-3, 3], [5, 7]),
        step(3, [2, -2], [7, 5]),
        step(4, [2, -2], [9, 3]),
    ]
    assert desk.run("tally", DECIDE, steps=steps, winner=0) == 3


def test_doubles_alone_decide_nothing(desk: Desk) -> None:
    steps = [step(1, [-1, -1], [5, 5])]
    assert desk.run("tally", DECIDE, steps=steps, winner=0) is None
