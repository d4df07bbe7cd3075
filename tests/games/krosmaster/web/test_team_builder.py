"""The set-up of Krosmaster: teams are chosen, built, refused, saved, shared and played."""

import json
import re
import urllib.error
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from hoarfrost.games.krosmaster.files.content import house_content
from hoarfrost.games.krosmaster.files.teams import check_team
from hoarfrost.games.krosmaster.options import parse_team
from tests.browser.conftest import Sit
from tests.browser.person import Look, Person
from tests.browser.robot import Json, post
from tests.browser.sizes import assert_fits
from tests.browser.test_accessibility import assert_axe_finds_nothing
from tests.shares import share
from tests.table.server import Server

OWN = ["count_harebourg", "tock_minutia", "coa_gulary", "coa_gulary"]  # 6 + 4 + 1 + 1 Levels
NAMES = ["Count Harebourg", "Tock Minutia", "Coa Gulary", "Coa Gulary"]
MOST_TABS = 200


def set_up(house: Server, sit: Sit, look: Look | None = None) -> Person:
    me = sit(house, look or Look())
    me.go("#/new/krosmaster")
    expect(me.button("Start")).to_be_visible()
    return me


def side(me: Person, title: str = "Your team") -> Locator:
    return me.page.get_by_role("group", name=title)


def members(team: Locator) -> list[str]:
    return team.locator(".members .who").all_inner_texts()


def dialog(me: Person) -> Locator:
    return me.page.get_by_role("dialog").last


def build(me: Person, title: str = "Your team", *, empty: bool = True) -> Locator:
    """The builder of a side, with nobody in the team yet."""
    side(me, title).get_by_role("button", name="Build").click()
    if empty:
        dialog(me).get_by_role("button", name="Empty the team").click()
    return dialog(me)


def add(builder: Locator, *names: str) -> None:
    for name in names:
        builder.get_by_role("button", name=f"Add {name},").click()


def tile(builder: Locator, id: str) -> Locator:
    return builder.locator(f".tile[data-id={id}]")


def shown(builder: Locator) -> list[str]:
    return builder.locator(".tile:not([hidden]) b").all_inner_texts()


# Building ---------------------------------------------------------------------------------------


def test_a_team_is_built_by_clicking_and_played(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    builder = build(me)
    add(builder, *NAMES)
    expect(builder.get_by_text("4 Krosmasters: this team can play.")).to_be_visible()
    expect(builder.get_by_role("meter")).to_have_attribute("aria-valuetext", "12 of 12 Levels")
    builder.get_by_role("button", name="Done").click()
    expect(builder).to_have_count(0)
    assert members(side(me)) == NAMES
    expect(side(me).get_by_role("combobox")).to_have_value("")  # the reader's own choice
    me.button("Start").click()
    assert me.wait(lambda state: state["seat"] is not None)
    assert me.state is not None
    cards = [(unit["owner"], unit["card"]) for unit in me.state["view"]["units"]]
    # Nobody was seated by chance: who builds a team plays it.
    assert me.state["seat"] == 0
    assert sorted(card for owner, card in cards if owner == 0) == sorted(OWN)


def test_an_unfinished_team_is_refused_by_the_page_with_the_reason(house: Server, sit: Sit) -> None:
    me = set_up(house, sit, Look(390))
    me.expect_errors("status of 422")
    builder = build(me)
    add(builder, "Count Harebourg", "Coa Gulary")
    builder.get_by_role("button", name="Done").click()
    reason = builder.locator("footer").get_by_role("alert")
    expect(reason).to_contain_text("5 Levels are missing.")
    expect(reason).to_contain_text("A team has 3 to 8 Krosmasters, this one 2.")
    builder.get_by_role("button", name="Close").click()
    # What was begun is not lost, and the page says what it lacks.
    assert members(side(me)) == ["Count Harebourg", "Coa Gulary"]
    fault = side(me).get_by_role("alert")
    expect(fault).to_contain_text("5 Levels are missing.")
    me.page.mouse.wheel(0, 5000)
    me.button("Start").click()
    expect(fault).to_be_in_viewport()
    expect(me.page).to_have_url(re.compile("#/new/krosmaster$"))
    fault.get_by_role("button", name="Rule").first.click()
    expect(dialog(me).get_by_role("heading", name="Levels add up to 12")).to_be_visible()


@pytest.mark.parametrize(
    ("team", "code"),
    [
        (["count_harebourg", "coa_gulary"], "E_TEAM_SIZE"),
        (["count_harebourg", "coa_gulary", "luk_ylook"], "E_TEAM_LEVELS"),
        (["count_harebourg", "luk_ylook", "luk_ylook", "mo_snowmole"], "E_TEAM_COPIES"),
    ],
)
def test_the_server_refuses_an_illegal_team_too(house: Server, team: list[str], code: str) -> None:
    options = {"options": {"team2": team}}
    bodies: dict[str, Json] = {
        "/api/games/krosmaster/check": options,
        "/api/tables": {"game": "krosmaster", "seats": [{"kind": "open"}] * 2, **options},
    }
    for path, body in bodies.items():
        with pytest.raises(urllib.error.HTTPError) as refused:
            post(house, path, body)
        error = json.load(refused.value)["error"]
        assert (refused.value.code, error["code"], error["option"]) == (422, code, "team2")


def test_what_cannot_be_added_says_why_before_it_is_tried_and_then(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    builder = build(me)
    add(builder, "Count Harebourg")
    knight = tile(builder, "darkness_knight")
    expect(knight).to_contain_text("All Levels would be used, and a team has at least 3")
    expect(tile(builder, "count_harebourg")).to_contain_text("can be in a team once.")
    add(builder, "Tock Minutia")
    expect(knight).to_contain_text("Needs 6 Levels, 2 are left.")
    barred = builder.get_by_role("button", name="Add Darkness Knight,")
    expect(barred).to_have_attribute("aria-disabled", "true")
    expect(barred).to_have_accessible_description(re.compile("Needs 6 Levels, 2 are left."))
    barred.click(force=True)  # it is not dead: it answers
    heard = builder.get_by_role("alert").filter(has_text="Darkness Knight")
    expect(heard).to_have_text("Darkness Knight: Needs 6 Levels, 2 are left.")
    expect(builder.locator(".slot")).to_have_count(2)
    knight.get_by_role("button", name="Rule").click()
    expect(dialog(me).get_by_role("heading", name="Levels add up to 12")).to_be_visible()
    me.page.keyboard.press("Escape")
    add(builder, "Luk Ylook")
    expect(tile(builder, "coa_gulary")).to_contain_text("The Levels already add up to 12.")


def test_who_is_in_can_be_taken_out_and_taken_back(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    builder = build(me)
    add(builder, "Coa Gulary", "Coa Gulary")
    expect(tile(builder, "coa_gulary")).to_contain_text("2 in the team")
    tile(builder, "coa_gulary").get_by_role("button", name="Take Coa Gulary out").click()
    expect(builder.locator(".slot")).to_have_count(1)
    builder.locator(".slot").click()
    expect(builder.locator(".slot")).to_have_count(0)
    builder.get_by_role("button", name="Take back").click()
    builder.get_by_role("button", name="Take back").click()
    expect(builder.locator(".slot")).to_have_count(2)
    builder.get_by_role("button", name="Surprise me").click()
    expect(builder.get_by_text("this team can play.")).to_be_visible()


def test_where_nobody_fits_any_more_it_is_said(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    builder = build(me)
    add(builder, "Coa Gulary", "Coa Gulary", "Pip Thinshell", "Mo Snowmole", "Mo Snowmole")
    add(builder, "Naz Rael", "Tilly Furrow")
    expect(builder.get_by_text("Nobody fits any more: take somebody out.")).to_be_visible()


# Finding ----------------------------------------------------------------------------------------


def test_filters_narrow_the_list(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    builder = build(me)
    found = builder.get_by_text(re.compile("of 23 characters"))
    expect(found).to_have_text("23 of 23 characters")

    def check(name: str) -> None:
        builder.get_by_role("checkbox", name=name, exact=True).check()

    check("Healer")
    assert shown(builder) == ["Drop Knight", "Sister Cinder", "Mo Snowmole"]
    check("Long range")  # both roles
    assert shown(builder) == ["Drop Knight", "Sister Cinder"]
    check("Fire")
    assert shown(builder) == ["Sister Cinder"]
    check("2")
    assert shown(builder) == []
    expect(builder.get_by_text("Nobody matches these filters.")).to_be_visible()
    builder.get_by_role("button", name="Clear filters").click()
    expect(found).to_have_text("23 of 23 characters")
    search = builder.get_by_role("searchbox")
    search.fill("portal")  # the name of a Spell
    assert shown(builder) == ["Yugo"]
    search.fill("queen")
    assert shown(builder) == ["Queen of the Tofus"]
    search.fill("")
    add(builder, "Count Harebourg", "Tock Minutia")
    check("Fits into the team")
    assert {"Coa Gulary", "Luk Ylook"} <= set(shown(builder))
    assert "Count Harebourg" not in shown(builder)


def test_every_word_of_a_card_opens_its_rule(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    builder = build(me, empty=False)
    builder.get_by_role("button", name="Card of King of the Gobballs").click()
    card = builder.get_by_role("article", name="King of the Gobballs")
    expect(card).to_contain_text("summons Gobball, limit 1")
    expect(card).to_contain_text("Bite")
    for word, title in [
        ("Armour", "Armour"),
        ("Close Combat", "Green and red Range"),
        ("2 more damage (if Gobball is next to the target)", "Bonuses with a condition"),
        ("Initiative", "The first player"),
        ("Gold: at most once in a team", "The same Krosmaster more than once"),
    ]:
        card.get_by_role("button", name=word, exact=True).first.click()
        expect(dialog(me).get_by_role("heading", name=title, exact=True)).to_be_visible()
        me.page.keyboard.press("Escape")
    card.get_by_role("button", name="Lock", exact=True).focus()
    me.page.keyboard.press("?")
    expect(dialog(me).get_by_role("heading", name="Lock", exact=True)).to_be_visible()


def test_a_phone_shows_the_card_over_the_list_and_adds_from_it(house: Server, sit: Sit) -> None:
    me = set_up(house, sit, Look(390, touch=True))
    builder = build(me)
    builder.get_by_role("button", name="Card of Yugo").click()
    card = dialog(me)
    expect(card.get_by_role("article", name="Yugo")).to_be_visible()
    card.get_by_role("button", name="Add").click()
    expect(me.page.locator(".slot")).to_have_count(1)


# Own teams --------------------------------------------------------------------------------------


def save(me: Person, name: str) -> None:
    side(me).get_by_role("button", name="Save").click()
    dialog(me).get_by_role("textbox", name="Name of the team").fill(name)
    me.page.keyboard.press("Enter")
    expect(dialog(me)).to_have_count(0)


def paste(me: Person, text: str) -> Locator:
    side(me).get_by_role("button", name="Paste").click()
    dialog(me).get_by_role("textbox").fill(text)
    return dialog(me)


def use(me: Person, text: str) -> None:
    paste(me, text).get_by_role("button", name="Use this team").click()
    expect(dialog(me)).to_have_count(0)


def test_own_teams_are_saved_renamed_deleted_and_brought_back(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    use(me, ",".join(OWN))
    save(me, "Time and blood")
    side(me).get_by_role("combobox").select_option(label="Swarm")
    me.page.reload()
    expect(side(me).locator(".members li")).to_have_count(6)
    side(me).get_by_role("combobox").select_option(label="Time and blood")
    assert members(side(me)) == NAMES
    me.page.get_by_text("Your teams (1)").click()
    own = me.page.locator(".own-teams")
    own.get_by_role("button", name="Rename Time and blood").click()
    dialog(me).get_by_role("textbox").fill("")
    dialog(me).get_by_role("button", name="Rename").click()
    expect(dialog(me).get_by_role("alert")).to_have_text("Give the team a name first.")
    dialog(me).get_by_role("textbox").fill("Old clock")
    me.page.keyboard.press("Enter")
    expect(side(me).get_by_role("combobox").locator("option:checked")).to_have_text("Old clock")
    own.get_by_role("button", name="Delete Old clock").click()
    expect(own).to_contain_text("Old clock is deleted.")
    expect(own.get_by_role("button", name="Undo")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(own.get_by_role("button", name="Delete Old clock")).to_be_visible()
    own.get_by_role("button", name="Delete Old clock").click()
    me.page.reload()
    expect(me.page.get_by_text("Your teams (0)")).to_be_visible()


def test_a_name_that_is_taken_says_that_the_team_is_replaced(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    save(me, "Mine")
    side(me).get_by_role("combobox").select_option(label="Swarm")
    side(me).get_by_role("button", name="Save").click()
    dialog(me).get_by_role("textbox").fill("mine")
    expect(dialog(me).get_by_text("It will be replaced.")).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_text("Your teams (1)")).to_be_visible()


def test_a_shared_text_is_read_by_the_terminal_and_by_the_page(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    use(me, ",".join(OWN))
    side(me).get_by_role("button", name="Share").click()
    text = dialog(me).get_by_role("textbox").input_value()
    assert parse_team(text) == OWN
    me.page.keyboard.press("Escape")
    side(me).get_by_role("combobox").select_option(label="Swarm")
    use(me, f"hoarfrost play krosmaster --team1 {text}".partition("krosmaster ")[2])
    assert members(side(me)) == NAMES


WRITINGS = [
    "Count Harebourg, Tock Minutia, Coa Gulary x2",
    "count_harebourg tock_minutia coa_gulary x2",
    "2x coa gulary; COUNT HAREBOURG\ntock-minutia",
]
FAULTY = {
    "bil tell, yugo": ["“bil” is not known.", "“tell” is not known."],
    "count_harebourgh": ["“count_harebourgh” is not known. Do you mean Count Harebourg?"],
    "clockwork, yugo": ["3 Levels too many."],
    "luk_ylook x2, tock_minutia x2": ["Luk Ylook can be in a team once.", "one Boss"],
    "coa_gulary x9": ["Coa Gulary can be in a team 2 times.", "this one 9."],
    "yugo": ["9 Levels are missing.", "A team has 3 to 8 Krosmasters, this one 1."],
    "": ["Paste the text of a team first."],
}


def test_a_pasted_team_may_be_written_as_people_write(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    for text in WRITINGS:
        side(me).get_by_role("combobox").select_option(label="Swarm")
        use(me, text)
        assert sorted(members(side(me))) == sorted(NAMES), text


def test_a_pasted_text_that_is_no_team_says_what_is_wrong(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    for text, faults in FAULTY.items():
        pasted = paste(me, text)
        pasted.get_by_role("button", name="Use this team").click()
        for fault in faults:
            expect(pasted.locator(".missing")).to_contain_text(fault)
        me.page.keyboard.press("Escape")
        assert members(side(me))[0] == "Count Harebourg"  # as it was


# Choosing ---------------------------------------------------------------------------------------


def test_one_click_gives_both_a_random_legal_team(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    board = me.page.get_by_role("radio", name="Green Court", exact=False).last
    board.check()
    with me.page.expect_response(re.compile("/surprise")) as answer:
        me.button("Two random teams").click()
    drawn = answer.value.json()
    for name, title in [("team1", "Your team"), ("team2", "The computer's team")]:
        check_team(house_content(), drawn[name], 3)
        expect(side(me, title).locator(".members li")).to_have_count(len(drawn[name]))
    expect(board).to_be_checked()  # only the teams change
    with me.page.expect_response(re.compile("/surprise")) as answer:
        side(me).get_by_role("button", name="Surprise me").click()
    expect(side(me).locator(".members li")).to_have_count(len(answer.value.json()["team1"]))
    me.button("Start").click()
    assert me.wait(lambda state: state["seat"] == 0)


def test_whose_team_it_is_follows_the_players(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    second = me.page.get_by_role("group", name="Player 2")
    second.get_by_role("radio", name="Invitation").check()
    expect(side(me, "Your guest's team")).to_be_visible()
    expect(me.page.get_by_text("You choose both teams: your guest plays")).to_be_visible()
    second.get_by_role("radio", name="Person here").check()
    second.get_by_role("textbox").fill("Bo")
    me.page.keyboard.press("Tab")
    expect(side(me, "Team of Bo")).to_be_visible()
    me.button("sit one place earlier").click()
    expect(side(me, "Team of player 2").or_(side(me, "Team of Bo"))).to_be_visible()
    expect(me.page.get_by_role("switch", name="Random seats")).to_have_count(0)


def test_boards_and_further_rules_are_chosen_too(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    me.page.get_by_role("radio", name="The first player chooses").check()
    me.page.get_by_role("radio", name="Rules 1.x").check()
    me.page.get_by_text("More rules").click()
    expect(me.page.get_by_role("spinbutton", name="Last turn")).to_have_value("60")
    expect(me.page.get_by_role("radio", name="At least 2")).to_be_checked()
    builder = build(me)
    add(builder, "Count Harebourg", "Darkness Knight")  # two are enough in 1.x
    builder.get_by_role("button", name="Done").click()
    with me.page.expect_request(re.compile("/api/tables")) as sent:
        me.button("Start").click()
    assert json.loads(sent.value.post_data or "")["options"] == {
        "team1": ["count_harebourg", "darkness_knight"],
        "board": "choose",
        "edition": "v1",
    }
    assert me.wait(lambda state: state["seat"] == 0)


# By keyboard, for everybody ---------------------------------------------------------------------


def tab_to(me: Person, thing: Locator) -> None:
    """Reach a thing by Tab alone."""
    for _ in range(MOST_TABS):
        if thing.evaluate("(element) => element === document.activeElement"):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {thing}")


@pytest.mark.parametrize("width", share([390], [1280, 390]))
def test_a_team_is_built_and_played_by_keyboard_alone(house: Server, sit: Sit, width: int) -> None:
    me = set_up(house, sit, Look(width))
    keyboard = me.page.keyboard
    opener = side(me).get_by_role("button", name="Build")
    tab_to(me, opener)
    keyboard.press("Enter")
    builder = dialog(me)
    tab_to(me, builder.get_by_role("button", name="Empty the team"))
    keyboard.press("Enter")
    for name in NAMES:
        tab_to(me, builder.get_by_role("searchbox"))
        keyboard.press("Control+a")
        keyboard.type(name)
        tab_to(me, builder.get_by_role("button", name=f"Add {name},"))
        keyboard.press("Enter")
    tab_to(me, builder.get_by_role("button", name="Done"))
    keyboard.press("Enter")
    expect(opener).to_be_focused()
    assert members(side(me)) == NAMES
    tab_to(me, me.button("Start"))
    keyboard.press("Enter")
    assert me.wait(lambda state: state["seat"] == 0)


def at_set_up(me: Person) -> None:
    me.page.get_by_text("More rules").click()
    me.page.get_by_text("Your teams (1)").click()


def at_builder(me: Person) -> None:
    add(build(me), "Count Harebourg", "Tock Minutia", "Coa Gulary")
    dialog(me).get_by_role("button", name="Done").click()


def at_card(me: Person) -> None:
    me.change(Look(390))
    build(me).get_by_role("button", name="Card of Queen of the Tofus").click()


def at_paste(me: Person) -> None:
    paste(me, "bil_tell, yugo, count_harebourg").get_by_role("button", name="Use").click()


def at_share(me: Person) -> None:
    side(me).get_by_role("button", name="Share").click()


def at_save(me: Person) -> None:
    side(me).get_by_role("button", name="Save").click()
    dialog(me).get_by_role("textbox").fill("Mine")


PLACES: list[Callable[[Person], None]] = [
    at_set_up,
    at_builder,
    at_card,
    at_paste,
    at_share,
    at_save,
]


@pytest.mark.parametrize("show", PLACES, ids=lambda show: show.__name__)
def test_axe_finds_nothing(
    house: Server, sit: Sit, axe: str, show: Callable[[Person], None]
) -> None:
    me = set_up(house, sit)
    save(me, "Mine")
    show(me)
    assert_axe_finds_nothing(me, axe, PLACES.index(show))


def test_the_set_up_fits_into_every_window(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    save(me, "Mine")
    at_set_up(me)
    expect(me.page.locator(".notice")).to_have_count(0)
    assert_fits(me, 0)


def test_the_builder_fits_into_every_window(house: Server, sit: Sit) -> None:
    me = set_up(house, sit)
    at_builder(me)

    def again(person: Person) -> None:
        if not person.page.locator("dialog[open]").count():
            person.page.locator(".side .build").first.click()

    assert_fits(me, 1, again)
