"""js/lib/memo.js: answers that are worked out once."""

from tests.browser.lib.workbench import Workbench


def test_the_same_values_are_asked_for_once(bench: Workbench) -> None:
    found = bench.run("""
      const asked = [];
      const add = memo.memo((a, b) => { asked.push([a, b]); return a + b; });
      const sums = [add(1, 2), add(1, 2), add(2, 1), add("1", 2)];
      return { sums, asked };
    """)
    assert found == {"sums": [3, 3, 3, "12"], "asked": [[1, 2], [2, 1], ["1", 2]]}


def test_a_promise_that_is_kept_is_asked_for_once(bench: Workbench) -> None:
    assert bench.run("""
      let asked = 0;
      const wait = memo.memo(async (name) => { asked += 1; return name; });
      return [await wait("a"), await wait("a"), asked];
    """) == ["a", "a", 1]


def test_a_promise_that_is_broken_is_asked_for_again(bench: Workbench) -> None:
    assert bench.run("""
      let asked = 0;
      const fetched = memo.memo(async (name) => {
        asked += 1;
        if (asked === 1) throw new Error("no answer");
        return name;
      });
      const first = await fetched("a").catch((error) => error.message);
      return [first, await fetched("a"), asked];
    """) == ["no answer", "a", 2]
