"""js/replay/scenes.js: the frames of a record as scenes."""

from typing import Any

from tests.browser.lib.workbench import Workbench

TOLD = """
  const told = scenes.scenesOf(frames);
  return told.map(({ version, from, lines }) => [version, from, lines.length]);
"""
VIEWS = "return scenes.scenesOf(frames).map(({ view }) => view)"
LINES = """
  const all = scenes.scenesOf(frames);
  return [0, 1, 2, 9].map((line) => scenes.sceneOfLine(all, line));
"""
PLACES = """
  const all = scenes.scenesOf(frames);
  return [0, 1, 2, 9].map((version) => scenes.sceneAt(all, version));
"""


def frame(version: int, *quiet: bool) -> dict[str, Any]:
    log = [{"text": f"{version}", "quiet": each} for each in quiet]
    return {"version": version, "view": {}, "gone": [], "log": log}


def test_a_frame_in_which_nothing_loud_happens_is_told_with_the_next(bench: Workbench) -> None:
    frames = [frame(0), frame(1, False), frame(2, True), frame(3, True, False), frame(4, True)]
    assert bench.run(TOLD, frames=frames) == [[0, 0, 0], [1, 0, 1], [3, 1, 3], [4, 4, 1]]


def test_a_version_is_seen_in_its_scene_or_the_next(bench: Workbench) -> None:
    frames = [frame(0), frame(1, True), frame(2, False), frame(3, False)]
    assert bench.run(PLACES, frames=frames) == [0, 1, 1, 2]


def test_a_view_is_what_all_frames_so_far_have_told(bench: Workbench) -> None:
    frames = [
        {**frame(0), "view": {"turn": 1, "dice": ["A"], "stock": [0, 0]}},
        {**frame(1, True), "parts": {"stock": {"0": {"=": 1}}}},
        {**frame(2, False), "parts": {"turn": {"=": 2}}, "gone": ["dice"]},
    ]
    assert bench.run(VIEWS, frames=frames) == [
        {"turn": 1, "dice": ["A"], "stock": [0, 0]},
        {"turn": 2, "stock": [1, 0]},
    ]


def test_a_line_of_the_log_is_told_in_its_scene(bench: Workbench) -> None:
    frames = [frame(0, False), frame(1, True), frame(2, False), frame(3, False)]
    assert bench.run(LINES, frames=frames) == [0, 1, 1, 2]
