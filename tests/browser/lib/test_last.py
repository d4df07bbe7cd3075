"""js/setup/last.js: the game that one click begins."""

from typing import Any

from tests.browser.lib.workbench import Workbench

GAME: dict[str, Any] = {
    "name": "claim",
    "players": [2, 2],
    "presets": [{"id": "usual", "title": "The usual game", "options": {"mix": "classic"}}],
    "levels": [{"id": id, "title": id, "about": ""} for id in ("snowflake", "fox", "wolf")],
    "default_level": "fox",
}
NEXT = """
  const next = again.nextGame(game);
  const who = ({ kind, level }) => (kind === "computer" ? level : kind);
  return [next.options, next.preset, next.plan.chairs.map(who)];
"""


def test_a_newcomer_plays_the_first_preset_against_the_weakest_level(bench: Workbench) -> None:
    assert bench.run(NEXT, game=GAME) == [{"mix": "classic"}, "usual", ["person", "snowflake"]]


def test_whoever_has_only_played_people_gets_the_usual_level(bench: Workbench) -> None:
    script = "store.tables.put({ id: 'a', token: 't', game: 'claim' });" + NEXT
    assert bench.run(script, game=GAME)[2] == ["person", "fox"]


def test_the_last_game_against_the_computer_comes_again(bench: Workbench) -> None:
    begin = """
      const chairs = [{ kind: "computer", level: "wolf" }, { kind: "person", name: "" }];
      again.rememberGame("claim", { options: { mix: "frost" }, preset: "frost", plan: { chairs } });
    """
    among_people = """
      const both = [{ kind: "open" }, { kind: "person", name: "" }];
      again.rememberGame("claim", { options: {}, preset: null, plan: { chairs: both } });
    """
    again = [{"mix": "frost"}, "frost", ["wolf", "person"]]
    assert bench.run(begin + NEXT, game=GAME) == again
    assert bench.run(among_people + NEXT, game=GAME) == again
    assert bench.run("again.forgetGame('claim');" + NEXT, game=GAME)[1] == "usual"
