"""js/setup/plan.js: who sits where at a new table."""

from typing import Any

from tests.browser.lib.workbench import Workbench

LEVELS = [{"id": id, "title": id, "about": ""} for id in ("snowflake", "fox", "wolf")]
PLAN = "const made = plan.planFor(game, last, names);"


def game(least: int, most: int) -> dict[str, Any]:
    return {"players": [least, most], "levels": LEVELS, "default_level": "wolf"}


def kinds(bench: Workbench, of: dict[str, Any], last: object = None) -> list[str]:
    script = "return made.chairs.map(({ kind }) => kind)"
    found: list[str] = bench.run(PLAN, script, game=of, last=last, names=[])
    return found


def test_at_first_the_reader_plays_against_computers(bench: Workbench) -> None:
    assert kinds(bench, game(2, 2)) == ["person", "computer"]
    assert kinds(bench, game(3, 6)) == ["person", "computer", "computer"]
    assert kinds(bench, game(1, 6)) == ["person", "computer"]
    assert kinds(bench, game(1, 1)) == ["person"]


def test_what_was_chosen_last_is_kept_as_far_as_the_game_allows_it(bench: Workbench) -> None:
    chairs = [{"kind": kind} for kind in ("open", "person", "computer", "ghost")]
    last = {"chairs": chairs, "byChance": False, "minutes": 5}
    assert kinds(bench, game(2, 3), last) == ["open", "person", "computer"]
    assert kinds(bench, game(5, 6), last) == ["open", "person", "computer", "computer", "computer"]
    kept = bench.run(
        PLAN, "return [made.byChance, made.minutes]", game=game(2, 3), last=last, names=[]
    )
    assert kept == [False, 5]


def test_a_plan_of_an_older_page_counts_as_none(bench: Workbench) -> None:
    assert kinds(bench, game(2, 2), {"others": [{"kind": "open"}], "seat": "lot"}) == [
        "person",
        "computer",
    ]


def test_people_get_the_names_they_had_and_computers_a_level_of_the_game(bench: Workbench) -> None:
    last = {"chairs": [{"kind": "computer", "level": "owl"}, {"kind": "person", "name": "Old"}]}
    script = "return made.chairs.map(({ name, level }) => [name, level])"
    found = bench.run(PLAN, script, game=game(2, 2), last=last, names=["Ada"])
    assert found == [["", "wolf"], ["Ada", "wolf"]]


def test_seats_are_as_the_server_wants_them(bench: Workbench) -> None:
    chairs = [
        {"kind": "person", "name": " Ada "},
        {"kind": "person", "name": ""},
        {"kind": "computer", "level": "wolf"},
        {"kind": "open"},
    ]
    script = "return plan.seatsOf(made)"
    last = {"chairs": chairs, "byChance": False}
    found = bench.run(PLAN, script, game=game(2, 6), last=last, names=[])
    assert found == [
        {"kind": "person", "name": "Ada"},
        {"kind": "person", "name": ""},
        {"kind": "computer", "level": "wolf"},
        {"kind": "open"},
    ]


def test_chance_seats_everybody_once(bench: Workbench) -> None:
    chairs = [{"kind": "person", "name": name} for name in "ABCDEF"]
    script = """
      const orders = Array.from({ length: 20 }, () => plan.seatsOf(made));
      return orders.map((seats) => seats.map(({ name }) => name).join(""));
    """
    orders = bench.run(PLAN, script, game=game(2, 6), last={"chairs": chairs}, names=[])
    assert {"".join(sorted(order)) for order in orders} == {"ABCDEF"}
    assert len(set(orders)) > 1


def test_somebody_can_sit_one_place_earlier(bench: Workbench) -> None:
    last = {"chairs": [{"kind": kind} for kind in ("person", "computer", "open")]}
    script = "plan.moveUp(made, 2); return made.chairs.map(({ kind }) => kind)"
    found = bench.run(PLAN, script, game=game(3, 3), last=last, names=[])
    assert found == ["person", "open", "computer"]


def test_without_a_person_here_the_reader_watches(bench: Workbench) -> None:
    script = "return plan.isWatching(made)"
    last = {"chairs": [{"kind": "computer"}, {"kind": "open"}]}
    assert bench.run(PLAN, script, game=game(2, 2), last=last, names=[]) is True
    assert bench.run(PLAN, script, game=game(2, 2), last=None, names=[]) is False


AGREED = "return plan.agreementOf(made)"


def test_a_new_table_is_private_relaxed_and_without_a_clock(bench: Workbench) -> None:
    assert bench.run(PLAN, AGREED, game=game(2, 2), last=None, names=[]) == {
        "clock": None,
        "spectators": "none",
        "open_chat": False,
        "rhythm": "relaxed",
        "window": 1.5,
        "stand_in": "wolf",
    }


def test_a_poker_face_is_for_people_who_do_not_sit_at_one_device(bench: Workbench) -> None:
    for other, rhythm in (("open", "poker"), ("person", "relaxed"), ("computer", "relaxed")):
        last = {"chairs": [{"kind": "person"}, {"kind": other}], "rhythm": "poker", "window": 3}
        agreed = bench.run(PLAN, AGREED, game=game(2, 2), last=last, names=[])
        assert (agreed["rhythm"], agreed["window"]) == (rhythm, 3)


def test_whoever_only_watches_sees_something(bench: Workbench) -> None:
    last = {"chairs": [{"kind": "computer"}, {"kind": "computer"}]}
    agreed = bench.run(PLAN, AGREED, game=game(2, 2), last=last, names=[])
    assert agreed["spectators"] == "public"
