"""js/lib/dialog.js: dialogs and short notices."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lib.workbench import Workbench

ASK = """
  globalThis.answers = [];
  const actions = [
    { label: "Resign now", value: "yes" },
    { label: "Play on", value: "no", primary: true },
  ];
  const question = { title: "Resign?", body: "The other wins.", actions };
  const onclick = async () => answers.push(await dialog.dialog(question));
  const style = { position: "fixed", left: "8px", top: "300px" };
  document.body.append(dom.h("button", { id: "resign", style, onclick }, "Resign"));
  resign.focus();
"""


def asked(bench: Workbench) -> Locator:
    bench.page.keyboard.press("Enter")
    box = bench.page.get_by_role("dialog", name="Resign?", exact=True)
    expect(box).to_be_visible()
    return box


def test_a_dialog_is_named_by_its_title_and_begins_at_its_first_choice(bench: Workbench) -> None:
    bench.run(ASK)
    box = asked(bench)
    expect(box.get_by_role("heading")).to_have_text("Resign?")
    expect(box.get_by_text("The other wins.")).to_be_visible()
    expect(box.get_by_role("button", name="Play on")).to_be_focused()


@pytest.mark.parametrize(
    ("way", "answer"),
    [("Escape", None), ("Enter", "no"), ("Resign now", "yes"), ("Close", None), ("outside", None)],
)
def test_a_dialog_answers_and_gives_the_focus_back(
    bench: Workbench, way: str, answer: str | None
) -> None:
    bench.run(ASK)
    box = asked(bench)
    if way in ("Escape", "Enter"):
        bench.page.keyboard.press(way)
    elif way == "outside":
        bench.page.mouse.click(12, 304)
    else:
        box.get_by_role("button", name=way).click()
    expect(box).to_be_hidden()
    bench.wait_for("answers.length > 0")
    assert bench.run("return answers") == [answer]
    expect(bench.page.locator("#resign")).to_be_focused()


def test_a_click_inside_a_dialog_does_not_put_it_away(bench: Workbench) -> None:
    bench.run(ASK)
    box = asked(bench)
    box.get_by_text("The other wins.").click()
    edge = box.bounding_box()
    assert edge is not None
    bench.page.mouse.click(edge["x"], edge["y"] + 60)
    expect(box).to_be_visible()


def test_a_dialog_does_not_follow_to_another_screen(bench: Workbench) -> None:
    bench.run(ASK)
    box = asked(bench)
    bench.run("location.hash = '#/elsewhere'")
    expect(box).to_be_hidden()
    bench.wait_for("answers.length > 0")
    assert bench.run("return answers") == [None]


def test_while_a_dialog_is_open_only_its_keys_are_heard(bench: Workbench) -> None:
    bench.listen()
    bench.run(ASK)
    asked(bench)
    assert bench.press("e") == []
    bench.page.keyboard.press("Escape")
    bench.wait_for("answers.length > 0")
    assert bench.press("e") == ["e"]


def test_a_dialog_may_be_closed_by_what_is_in_it(bench: Workbench) -> None:
    bench.run("""
      globalThis.answers = [];
      const body = (close) => dom.h("button", { onclick: () => close(7) }, "Seven");
      const actions = [{ label: "Count", run: () => answers.push("counted") }];
      dialog.dialog({ title: "Number", body, actions }).then((answer) => answers.push(answer));
    """)
    bench.me.button("Count").click()
    bench.me.button("Seven").click()
    bench.wait_for("answers.length === 2")
    assert bench.run("return answers") == ["counted", 7]


def test_a_notice_is_told_as_a_status_and_leaves_by_itself(bench: Workbench) -> None:
    bench.run("""
      const later = globalThis.setTimeout;
      globalThis.setTimeout = (run, pause) => (globalThis.leave = run, later(() => {}, pause));
      dialog.toast("Copied.");
      globalThis.setTimeout = later;
    """)
    notice = bench.page.get_by_role("status").get_by_text("Copied.")
    expect(notice).to_be_visible()
    bench.run("leave()")
    expect(notice).to_have_count(0)
