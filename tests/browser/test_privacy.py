"""A table is private, unless its players want to be watched; who reads the chat is said in it."""

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import OPEN, join, new_table, person
from tests.table.server import Server


def id_of_table(me: Person) -> str:
    return me.page.url.partition("#/table/")[2]


def test_a_game_against_the_computer_is_nobody_else_s_business(server: Server, sit: Sit) -> None:
    me, other = sit(server, Look()), sit(server, Look())
    me.go()
    me.play_now.click()
    expect(me.hand.first).to_be_visible()
    expect(me.page.locator(".tools").get_by_text("Private", exact=True)).to_be_visible()
    other.go(f"#/table/{id_of_table(me)}")
    expect(other.page.get_by_text("This table is not open to spectators.")).to_be_visible()


def test_a_plan_of_an_older_page_does_not_make_a_table_public(server: Server, sit: Sit) -> None:
    me = sit(server, Look())
    old = "{'setup claim': {chosen: {}, plan: {chairs: [], spectators: 'public'}}}"
    me.context.add_init_script(f"localStorage.setItem('hoarfrost.settings', JSON.stringify({old}))")
    me.go("#/new/claim")
    expect(me.page.get_by_role("combobox", name="Who may watch?")).to_have_value("Nobody")
    expect(me.page.get_by_text("Private: nobody else can watch.")).to_be_visible()


def test_watchers_are_counted_and_read_the_chat_only_if_that_was_agreed_on(
    server: Server, sit: Sit
) -> None:
    for is_open, readers in ((False, "Only the players"), (True, "Players and spectators")):
        table = new_table(server, person("Ada"), OPEN, agreed={"open_chat": is_open})
        ada, bo, cleo = (sit(server, Look()) for _ in range(3))
        ada.hold(table)
        bo.hold(join(server, table, "Bo"))
        for me in (ada, bo, cleo):
            me.go(f"#/table/{table.id}")
        expect(ada.page.get_by_text("1 person watches")).to_be_visible()
        ada.page.get_by_role("tab", name="Chat").click()
        expect(ada.page.get_by_text(f"{readers} read the chat.")).to_be_visible()
        ada.button("Good game.").click()
        expect(ada.page.locator(".chat")).to_contain_text("Good game.")
        expect(cleo.page.locator(".chat .words")).to_have_count(1 if is_open else 0)
        expect(cleo.page.get_by_role("tab", name="Chat")).to_have_count(1 if is_open else 0)
        cleo.page.close()
        expect(ada.page.get_by_text("0 people watch")).to_be_visible()


def test_the_chat_stays_when_the_language_changes_and_speaks_it(server: Server, sit: Sit) -> None:
    table = new_table(server, person("Ada"), OPEN)
    ada, bo = sit(server, Look()), sit(server, Look())
    ada.hold(table)
    bo.hold(join(server, table, "Bo"))
    for me in (ada, bo):
        me.go(f"#/table/{table.id}")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.button("Good game.").click()
    ada.page.get_by_role("textbox", name="Message").fill("Tea?")
    ada.button("Send", exact=True).click()
    words = ada.page.locator(".chat .words")
    expect(words).to_have_text(["Good game.", "Tea?"])
    ada.choose_language("EN", "Nederlands")
    expect(words.last).to_have_text("Tea?")
    expect(words.first).not_to_have_text("Good game.")
    expect(words).to_have_count(2)
