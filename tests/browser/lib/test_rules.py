"""js/lib/rules.js: the question mark opens the rule of a thing."""

from playwright.sync_api import Page, expect

from tests.browser.lib.workbench import Workbench

THINGS = """
  const things = Object.entries({
    yeti: { rule: "claim.frost.yeti" },
    turn: { rule: "core.turn" },
    nothing: {},
    unknown: { rule: "claim.unknown" },
  });
  const style = { position: "fixed", left: 0, top: "200px" };
  const root = dom.h("div", { dataset: { game: "claim" }, style });
  for (const [id, dataset] of things)
    root.append(dom.h("div", { dataset }, dom.h("button", { id }, id)));
  document.body.append(root);
  const { rules: book } = await api.get("/api/games/claim/rules");
  const titleOf = (rule) => book.find(({ id }) => id === rule)?.title;
  return Object.fromEntries(things.map(([name, { rule }]) => [name, titleOf(rule)]));
"""


def rule_shown(bench: Workbench) -> str:
    """The title of the dialog that the question mark opens; it is put away again."""
    bench.page.keyboard.press("?")
    box = bench.page.get_by_role("dialog")
    title = box.get_by_role("heading").first.inner_text()
    bench.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    return title


def point_at(page: Page, thing: str) -> None:
    """Move the pointer there; the browser tells the page so a frame later."""
    page.locator(thing).hover()
    expect(page.locator(f"{thing}:hover")).to_have_count(1)


def test_the_question_mark_opens_the_rule_of_what_is_pointed_at_or_in_focus(
    bench: Workbench,
) -> None:
    titles = bench.run(THINGS)
    page = bench.page
    point_at(page, "#yeti")
    assert rule_shown(bench) == titles["yeti"]
    page.locator("#turn").focus()
    assert rule_shown(bench) == titles["turn"]
    point_at(page, "#turn")
    point_at(page, "#yeti")
    assert rule_shown(bench) == titles["yeti"]
    page.locator("#nothing").focus()
    assert rule_shown(bench) == titles["yeti"]
    assert None not in (titles["yeti"], titles["turn"])


def test_where_no_game_is_on_the_page_the_id_says_whose_rule_it_is(bench: Workbench) -> None:
    title = bench.run(
        """
        const button = dom.h("button", { id: "glory", dataset: { rule: "kros.ko.gg" } }, "KO");
        document.querySelector("main").append(button);
        const { rules: book } = await api.get("/api/games/krosmaster/rules");
        return book.find(({ id }) => id === "kros.ko.gg").title;
        """
    )
    bench.page.locator("#glory").focus()
    assert rule_shown(bench) == title


def test_without_a_rule_at_hand_the_question_mark_tells_the_keys(bench: Workbench) -> None:
    bench.run(THINGS)
    bench.run("keys.keys({ p() {} }, { label: 'Play' })")
    bench.page.locator("#nothing").focus()
    bench.page.keyboard.press("?")
    box = bench.page.get_by_role("dialog", name="Keys")
    expect(box.get_by_role("definition")).to_have_text("P")
    bench.page.keyboard.press("?")
    expect(bench.page.get_by_role("dialog")).to_have_count(1)


def test_a_rule_leads_on_into_the_rulebook(bench: Workbench) -> None:
    bench.run(THINGS)
    bench.page.locator("#yeti").focus()
    bench.page.keyboard.press("?")
    expect(bench.page.get_by_role("dialog", name="Yetis")).to_be_visible()
    bench.me.button("Read on in the rulebook").click()
    bench.page.wait_for_url("**/#/rules/claim/claim.frost.yeti")


def test_a_rule_that_is_in_no_book_is_told(bench: Workbench) -> None:
    bench.run(THINGS)
    bench.page.locator("#unknown").focus()
    bench.page.keyboard.press("?")
    expect(bench.page.get_by_text("The rulebook has no such rule.")).to_be_visible()
