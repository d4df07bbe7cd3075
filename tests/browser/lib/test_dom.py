"""js/lib/dom.js: elements, and lists of them that stay alive."""

import itertools

import pytest

from tests.browser.lib.workbench import Workbench


def test_an_element_has_what_it_was_made_with(bench: Workbench) -> None:
    made = bench.run("""
      const attributes = {
        class: "card", dataset: { key: "YE4" }, disabled: true, hidden: false,
        title: null, id: undefined, tabindex: 0, style: { "--n": 2, color: "red" },
      };
      const children = ["Yeti ", 4, null, false, undefined, [dom.h("b", null, "!"), 0]];
      return dom.h("button", attributes, ...children).outerHTML;
    """)
    assert made == (
        '<button class="card" data-key="YE4" disabled="" tabindex="0" style="--n: 2; color: red;">'
        "Yeti 4<b>!</b>0</button>"
    )


def test_an_element_calls_its_listener(bench: Workbench) -> None:
    clicks = bench.run("""
      let clicks = 0;
      dom.h("button", { onclick: () => (clicks += 1) }).click();
      return clicks;
    """)
    assert clicks == 1


def test_each_use_of_a_picture_is_an_element_of_its_own(bench: Workbench) -> None:
    pictures = bench.run("""
      const text = '<svg viewBox="0 0 1 1"><path d="M0 0h1"></path></svg>';
      const [a, b] = [dom.picture(text), dom.picture(text)];
      return [a !== b, a instanceof SVGElement, a.outerHTML === text];
    """)
    assert pictures == [True, True, True]


KEYED = """
  const list = dom.h("div", null, dom.h("h2", null, "Hand"));
  document.body.append(list);
  const make = (item) => dom.h("button", { id: item.key });
  const update = (element, item) => (element.textContent = item.text ?? item.key);
  const show = (...items) => dom.keyed(list, items, (item) => item.key, make, update);
  const names = (text) => [...text].map((key) => ({ key }));
  const seen = () => [...list.children].map((element) => element.textContent).join(" ");
"""


def test_each_key_keeps_its_element_in_the_order_of_the_items(bench: Workbench) -> None:
    orders = ["".join(order) for order in itertools.permutations("abcd")]
    script = """
      show(...names("abcd"));
      const first = Object.fromEntries([...list.children].map((element) => [element.id, element]));
      return orders.filter((order) => {
        show(...names(order));
        const kept = [...order].every((key) => document.getElementById(key) === first[key]);
        return !kept || seen() !== ["Hand", ...order].join(" ");
      });
    """
    assert bench.run(KEYED, script, orders=orders) == []


def test_an_element_is_updated_in_its_place(bench: Workbench) -> None:
    script = """
      show(...names("abc"));
      show({ key: "a" }, { key: "b", text: "B" }, { key: "c" });
      return seen();
    """
    assert bench.run(KEYED, script) == "Hand a B c"


def test_an_element_is_not_touched_while_its_neighbours_stay(bench: Workbench) -> None:
    script = """
      show(...names("abcd"));
      const observer = new MutationObserver(() => {});
      observer.observe(list, { childList: true });
      show(...names("acd"));
      const touched = observer.takeRecords().map((change) => [
        ...change.addedNodes,
        ...change.removedNodes,
      ]);
      return touched.flat().map(({ id }) => id);
    """
    assert bench.run(KEYED, script) == ["b"]


@pytest.mark.parametrize("can_move", [True, False], ids=["moveBefore", "insertBefore"])
def test_an_element_in_focus_keeps_it_wherever_it_goes(bench: Workbench, *, can_move: bool) -> None:
    orders = ["".join(order) for order in itertools.permutations("abc")]
    script = """
      if (!canMove) delete Element.prototype.moveBefore;
      const lost = [];
      for (const key of "abc") for (const order of orders) {
        show(...names("abc"));
        document.getElementById(key).focus();
        show(...names(order));
        if (document.activeElement.id !== key) lost.push(`${key} in ${order}`);
      }
      return lost;
    """
    assert bench.run(KEYED, script, orders=orders, canMove=can_move) == []


def test_an_element_whose_key_is_gone_leaves_and_comes_back_as_a_new_one(bench: Workbench) -> None:
    script = """
      show(...names("abc"));
      const old = document.getElementById("b");
      show(...names("ac"));
      const without = seen();
      show(...names("abc"));
      return [without, old.isConnected, seen(), document.getElementById("b") !== old];
    """
    assert bench.run(KEYED, script) == ["Hand a c", False, "Hand a b c", True]


def test_a_key_that_is_there_twice_is_a_mistake(bench: Workbench) -> None:
    script = """
      try { show(...names("aba")); } catch (error) { return error.message; }
    """
    assert bench.run(KEYED, script) == "keyed: a is there twice"
