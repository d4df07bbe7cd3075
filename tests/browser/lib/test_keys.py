"""js/lib/keys.js: shortcuts, and when they are left alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.lib.workbench import Workbench


def focus_on(bench: Workbench, tag: str, **attributes: str) -> None:
    script = "document.body.append(dom.h(tag, { id: 'it', ...attributes })); it.focus()"
    bench.run("document.querySelector('#it')?.remove()", script, tag=tag, attributes=attributes)


def test_a_key_is_heard_until_it_is_released(bench: Workbench) -> None:
    bench.listen()
    every = ["e", "Shift+E", "Enter", "Escape", "Space", "ArrowRight", "?"]
    heard = ["e", "e", "Enter", "Escape", "Space", "ArrowRight", "?"]
    assert bench.press(*every) == heard
    bench.run("endKeys()")
    assert bench.press(*every[:-1]) == []


@pytest.mark.parametrize(
    ("tag", "attributes"),
    [
        ("input", {"type": "text"}),
        ("input", {"type": "range"}),
        ("textarea", {}),
        ("select", {}),
        ("div", {"contenteditable": "true"}),
    ],
    ids=["input", "slider", "textarea", "select", "contenteditable"],
)
def test_a_key_is_not_heard_while_somebody_types(
    bench: Workbench, tag: str, attributes: dict[str, str]
) -> None:
    bench.listen()
    focus_on(bench, tag, **attributes)
    assert bench.press("e", "ArrowRight", "?", "Escape") == ["Escape"]


def test_a_switch_has_use_for_the_space_bar_alone(bench: Workbench) -> None:
    bench.listen()
    focus_on(bench, "input", type="checkbox")
    assert bench.press("e", "Space") == ["e"]
    expect(bench.page.locator("#it")).to_be_checked()


def test_a_button_in_focus_has_use_for_its_own_keys(bench: Workbench) -> None:
    bench.listen()
    focus_on(bench, "button")
    bench.run("it.addEventListener('click', note('click'))")
    assert bench.press("Enter", "Space", "e") == ["click", "click", "e"]


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta"])
def test_a_key_with_a_modifier_is_left_to_the_browser(bench: Workbench, modifier: str) -> None:
    bench.listen()
    assert bench.press(f"{modifier}+e", "e") == ["e"]


def test_a_key_that_is_held_down_acts_once_but_arrows_go_on(bench: Workbench) -> None:
    bench.listen()
    for name in ("e", "ArrowRight"):
        for _ in range(3):
            bench.page.keyboard.down(name)
        bench.page.keyboard.up(name)
    assert bench.run("return heard") == ["e", *["ArrowRight"] * 3]


def test_the_newest_keys_answer_first(bench: Workbench) -> None:
    bench.listen()
    bench.run("""
      const refuse = () => (heard.push("not mine"), false);
      globalThis.endNewer = keys.keys({ e: note("newer e"), Enter: refuse });
    """)
    assert bench.press("e", "Enter") == ["newer e", "not mine", "Enter"]
    bench.run("endNewer()")
    assert bench.press("e") == ["e"]


def test_silence_hides_what_was_there_before_except_the_question_mark(bench: Workbench) -> None:
    bench.listen()
    bench.run("globalThis.speak = keys.silence(); keys.keys({ x: note('x') });")
    assert bench.press("e", "x", "?") == ["x", "?"]
    bench.run("speak()")
    assert bench.press("e", "x") == ["e", "x"]


def test_the_keys_that_are_heard_can_be_told(bench: Workbench) -> None:
    script = """
      const all = keys.heard();
      keys.silence();
      keys.keys({ x() {} }, { label: "Dialog" });
      return [all, keys.heard()];
    """
    table = {"label": "Table", "keys": ["e", "Enter", "Escape", "Space", "ArrowRight", "?"]}
    bench.listen()
    assert bench.run(script) == [[table], [{"label": "Dialog", "keys": ["x"]}]]
