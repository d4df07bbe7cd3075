"""js/lib/foresight.js: what the server foresees, asked once, and again only if it had no answer."""

from tests.browser.lib.workbench import Workbench

ASKED = """
  const asked = [];
  let came = 0;
  const answers = { reach: [null, { dice: 5 }], scene: [{ win: 1 }] };
  const ask = async (about) => { asked.push(about); return answers[about].shift() ?? null; };
  const ahead = new foresight.Foresight(ask, () => { came += 1; });
  ahead.at(1);
"""


def test_what_is_known_is_asked_once(bench: Workbench) -> None:
    assert bench.run(f"""{ASKED}
      const first = ahead.of("scene");
      ahead.of("scene");
      await ahead.known("scene");
      return [first, ahead.of("scene"), asked, came];
    """) == [None, {"win": 1}, ["scene"], 1]


def test_what_had_no_answer_is_asked_again(bench: Workbench) -> None:
    """A move may have been on its way, or too much was asked at once."""
    assert bench.run(f"""{ASKED}
      await ahead.known("reach");
      const before = [ahead.of("reach"), came];
      await ahead.known("reach");
      return [before, ahead.of("reach"), asked.length, came];
    """) == [[None, 0], {"dice": 5}, 2, 1]
