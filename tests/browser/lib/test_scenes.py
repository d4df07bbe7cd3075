"""js/replay/scenes.js: the frames of a record as scenes."""

from typing import Any

from tests.browser.lib.workbench import Workbench

TOLD = """
  const told = scenes.scenesOf(frames);
  return told.map(({ version, from, lines }) => [version, from, lines.length]);
"""
PLACES = """
  const all = scenes.scenesOf(frames);
  return [0, 1, 2, 9].map((version) => scenes.sceneAt(all, version));
"""


def frame(version: int, *quiet: bool) -> dict[str, Any]:
    log = [{"text": f"{version}", "quiet": each} for each in quiet]
    return {"version": version, "log": log}


def test_a_frame_in_which_nothing_loud_happens_is_told_with_the_next(bench: Workbench) -> None:
    frames = [frame(0), frame(1, False), frame(2, True), frame(3, True, False), frame(4, True)]
    assert bench.run(TOLD, frames=frames) == [[0, 0, 0], [1, 0, 1], [3, 1, 3], [4, 4, 1]]


def test_a_version_is_seen_in_its_scene_or_the_next(bench: Workbench) -> None:
    frames = [frame(0), frame(1, True), frame(2, False), frame(3, False)]
    assert bench.run(PLACES, frames=frames) == [0, 1, 1, 2]
