"""The whole screen of Runebound: sheet, weather, others, log, in windows of many sizes."""

import re
from dataclasses import replace

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.screen import Scene as ScreenScene
from hoarfrost.games.runebound.engine.content import PHASES
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTACK,
    ATTEMPT,
    DUEL,
    MARKET_STAGE,
    PASS,
    SURVIVAL,
    TRADE,
)
from hoarfrost.games.runebound.terminal.sheet import short_phases
from hoarfrost.games.runebound.words.card_texts import adventure_text, card_text
from tests.games.runebound.scenes import Scene, ally, fight, game_with, hero
from tests.games.runebound.terminal.showing import Shown, lines_of, plain, played, state_of

SIZES = [(80, 24), (80, 40), (100, 30), (120, 40), (60, 50), (45, 80)]
USUAL = [size for size in SIZES if size[0] >= 80]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("plies", [0, 3, 40, 150, 333])
def test_every_moment_is_within_the_width(width: int, height: int, plies: int) -> None:
    view = Shown(state_of(played("fits", plies)), lang="nl")
    lines = plain(view.drawn(width, height))
    assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize(("width", "height"), USUAL)
@pytest.mark.parametrize("plies", [0, 3, 40, 75, 200])
def test_every_moment_fits_into_every_usual_window(width: int, height: int, plies: int) -> None:
    view = Shown(state_of(played("room", plies)))
    assert len(plain(view.drawn(width, height))) < height


def test_more_room_shows_more() -> None:
    view = Shown(state_of(played("room", 60)))
    sizes = [len(plain(view.drawn(80, height))) for height in (24, 30, 40, 60)]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_step_of_a_game_can_be_shown_to_everybody(lang: str, seats: int) -> None:
    for plies in (0, 25, 90, 160):
        match = played(f"{seats} {lang}", plies, seats)
        for seat in (*range(seats), None):
            assert Shown(state_of(match), seat, lang).render(80)
        screen = Shown(state_of(match), None, lang).screen
        scene = ScreenScene(match.state.to_json(), None, ["Ann"] * seats, match.log(None))
        assert lines_of(screen.render(scene, 80, 5), 80)


def test_what_is_hidden_is_never_on_the_screen() -> None:
    match = played("hidden", 400)
    for seat in (0, 1):
        twin = match.state.resample(seat, rng_from_seed("twin"))
        states = (state_of(match), twin)
        screens = [Shown(state, seat).render(120) for state in states]  # type: ignore[arg-type]
        assert screens[0] == screens[1]


# The sheet ----------------------------------------------------------------------------------------


def test_the_sheet_tells_life_values_cards_and_tokens() -> None:
    own = hero(
        "zyla",
        "E9",
        wounds=1,
        frost=2,
        gold=7,
        xp=3,
        items=["ringmail"],
        activated=["ringmail"],
        allies=[ally("young_ulfen", frost=1)],
        rumors="fjord wild",
        clues="snowdrift",
        luckstones=2,
        counters=(1, 0, 0, 0, 0),
    )
    text = Shown(Scene(own, hero("karnon", "A8"))).text()
    for told in (
        "Zyla E9 mountain",
        "Frost 2/",
        "7 gold",
        "experience 3 of 5",
        "+1 Mind",
        "2 x luckstone",
        "Ringmail (used)",
        "Young Ulfen 3/3 frost 1",
        "Rumors: F *",
        "Clues: D",
        "Ranged Melee Magic",
    ):
        assert told in text


def test_others_see_how_many_tokens_but_no_faces() -> None:
    own = hero("zyla", "E9", rumors="fjord wild", clues="snowdrift", gold=3)
    text = Shown(Scene(own, hero("karnon", "A8")), 1).text()
    assert "Rumors:" not in text
    assert "Zyla E9 mountain" in text
    assert "2 rumors · 1 clue" in text


def test_the_head_tells_how_many_turns_there_are_if_they_are_numbered() -> None:
    alone = Shown(Scene(hero("zyla", "E9"), solo="hard")).render(80)
    assert "Turn 1 of 45: Zyla" in alone[0]
    limited = Shown(Scene(hero("zyla", "E9"), hero("karnon", "A8"), max_rounds=30))
    assert "Turn 1 of 30: Zyla" in limited.render(80)[0]
    free = Shown(Scene(hero("zyla", "E9"), hero("karnon", "A8"))).render(80)
    assert "Turn 1: Zyla" in free[0]


def test_others_are_told_in_full_where_there_is_room() -> None:
    items = ["ringmail", "storm_bow", "snow_goggles", "rope_and_pitons"]
    other = hero("karnon", "A8", items=items, rumors="fjord")
    view = Shown(Scene(hero("zyla", "E9"), other))
    assert "Snow Goggles · Rope and Pitons · 1 rumor" in " ".join(" ".join(view.render(80)).split())
    line = next(line for line in view.render(80, 3) if line.startswith(" KA "))
    assert line.endswith("…")


def test_the_weather_tells_frost_and_letters_of_terrains() -> None:
    text = Shown(Scene(hero("zyla", "E9"), hero("karnon", "A8"))).text()
    assert "Frost (Printed Weather): F fjord 1 T tundra 1 I ice 2" in text


def test_legends_undefeated_challenges_and_the_princess_are_told() -> None:
    scene = Scene(
        hero("zyla", "E9"),
        hero("karnon", "A8"),
        undefeated={"B7": "weik_cutthroat"},
        princess=1,
        row=["frida_brani"],
    )
    text = Shown(scene).text()
    assert "Undefeated: A Weik Cutthroat B7" in text
    assert "Legends: y3 Frida Brani" in text
    assert "has Princess Taira" in text


def test_where_there_is_little_room_others_are_still_told_beside_much_that_is_owned() -> None:
    items = ["ringmail", "storm_bow", "snow_goggles", "rope_and_pitons", "charm_of_warmth"]
    own = hero(
        "zyla",
        "E9",
        allies=["weik_shieldmaiden", "burning_priest"],
        items=items,
        flares=1,
        luckstones=1,
        snowshoes=1,
        rumors="fjord wild",
        clues="snowdrift",
    )
    for lang in LANGUAGES:
        lines = plain(Shown(Scene(own, hero("karnon", "A8", gold=2)), lang=lang).drawn(80, 24))
        told = next(line for line in lines if " KA  A8" in line)
        assert "6/6" in told
        assert not told.endswith("…")


# Fights and markets -------------------------------------------------------------------------------


def test_a_fight_tells_figures_and_chances() -> None:
    scene = fight("weik_cutthroat", hero("arvel_worldwalker", "B7"), hero("karnon", "A8"))
    text = Shown(scene).text()
    assert "Weik Cutthroat Life 2/2 Green: fight, human" in text
    assert "to reach 13 14 11" in text
    assert "The fight:" in text
    assert "% to win" in text


def test_where_there_is_little_room_a_fight_is_shown_without_the_map() -> None:
    scene = fight("weik_cutthroat", hero("arvel_worldwalker", "B7"), hero("karnon", "A8"))
    view = Shown(scene)
    small, large = plain(view.drawn(80, 24)), plain(view.drawn(80, 60))
    assert not any("Vr D" in line for line in small)
    assert any("Vr D" in line for line in large)
    assert any("to reach" in line for line in small)


def test_the_market_lists_prices_texts_and_what_is_too_dear() -> None:
    scene = Scene(
        hero("zyla", "H13", gold=3),
        hero("karnon", "A8"),
        stage=MARKET_STAGE,
        stacks={"seragart": ["ringmail"]},
    )
    scene.do(TRADE, rolls="rope_and_pitons storm_bow")
    text = Shown(scene).text()
    assert "Buy Rope and Pitons 2 gold." in text
    assert "Buy Storm Bow 10 gold, too dear. +4 to Ranged rolls" in text
    assert "Buy a luckstone (1 gold)" in text


def test_where_there_is_little_room_cards_for_sale_are_told_in_full_beside_the_sheet() -> None:
    scene = Scene(
        hero("zyla", "H13", gold=3),
        hero("karnon", "A8"),
        stage=MARKET_STAGE,
        stacks={"seragart": ["weik_shieldmaiden", "ringmail", "seal_hunter"]},
    )
    scene.do(TRADE, rolls="rope_and_pitons storm_bow")
    for lang in LANGUAGES:
        view = Shown(scene, lang=lang)
        lines = plain(view.drawn(80, 24))
        beside = " ".join(" ".join(line[34:] for line in lines).split())
        for id in ("weik_shieldmaiden", "ringmail", "seal_hunter", "storm_bow"):
            card = view.look().content.cards[scene.card(id)]
            for told in card_text(card, lang)[1:]:
                assert told.rstrip(".") in beside
        assert len(lines) < 24


def test_a_skill_test_tells_what_is_at_stake() -> None:
    own = hero("zyla", "B7", luckstones=1)
    scene = Scene(
        own,
        hero("karnon", "A8"),
        stage=ADVENTURE_STAGE,
        undefeated={"B7": "lost_caravan"},
    )
    scene.do(ATTEMPT, rolls="1 1")
    view = Shown(scene)
    assert view.look().question == "test"
    small = " ".join(" ".join(line[34:] for line in plain(view.drawn(80, 24))).split())
    card = next(card for card in view.look().content.adventures if card.id == "lost_caravan")
    for told in adventure_text(card, view.look().content, "en"):
        assert told in small


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_no_heading_of_a_fight_and_no_life_is_cut(lang: str, width: int) -> None:
    allies = [ally("weik_shieldmaiden"), ally("burning_priest")]
    own = hero("karnon", "B7", allies=allies)
    scene = fight("rusted_sentry", own, hero("zyla", "A8"))
    scene.do(PASS)
    view = Shown(scene, lang=lang)
    look, lines = view.look(), plain(view.drawn(width, 24))
    text = " ".join(" ".join(lines).split())
    assert look.t("Life {n}/{most}", n=2, most=2) in text
    assert look.t("Life") + " 6/6" in text
    heads = [line.split()[-3:] for line in lines if "►" in line]
    for short, id in zip(short_phases(look), PHASES, strict=True):
        assert short in text or look.title("phases", id) in text
    assert heads


# The log ------------------------------------------------------------------------------------------


def test_turns_of_others_are_told_in_a_line() -> None:
    match = played("log", 120)
    view = Shown(state_of(match), 0)
    lines = lines_of(view.screen.render(view.scene(match.log(0), 0), 120, 5), 120)
    assert any(line.startswith("▸ The turn of ") for line in lines)


def test_an_onlooker_reads_each_turn_in_a_line() -> None:
    match = played("log", 120)
    log = match.log(None)
    assert any(event["kind"] == "undefeated" and "seat" not in event for event in log)
    view = Shown(state_of(match), None)
    told = [line.plain for line in view.screen.log_lines(view.scene(log, 0), 500)]
    assert any("The turn of " in line for line in told)
    assert not any("stays undefeated on " in line for line in told)


def test_what_is_new_is_marked_in_the_log() -> None:
    match = played("log", 60)
    view = Shown(state_of(match), 0)
    log = match.log(0)
    lines = lines_of(view.screen.render(view.scene(log, len(log)), 80, 5), 80)
    assert not any(line.startswith("▸ ") for line in lines)


def test_free_lines_show_more_of_what_has_happened() -> None:
    match = played("log", 60)
    view = Shown(state_of(match), 0)
    scene = view.scene(match.log(0), 0)
    told = [
        sum(line.startswith("▸ ") for line in lines_of(view.screen.render(each, 80, 2), 80))
        for each in (scene, replace(scene, spare=3))
    ]
    assert told == [2, 5]


def test_the_help_for_newcomers_fits_on_one_screen() -> None:
    for lang in LANGUAGES:
        view = Shown(game_with(2).new_initial_state(1), lang=lang)  # type: ignore[arg-type]
        lines = lines_of(view.screen.about(), 80)
        assert len(lines) < 23
        assert max(len(line) for line in lines) <= 80


def test_a_duel_tells_both_heroes_and_the_number_to_reach() -> None:
    scene = Scene(hero("zyla", "E9"), hero("karnon", "E9"), stage=ADVENTURE_STAGE)
    scene.do(DUEL + 1)
    assert "Karnon Life 6/6 sets the number to reach" in Shown(scene).text()
    scene.do(PASS, rolls="7 8")
    text = Shown(scene).text()
    assert "To reach: 16" in text  # Karnon's Mind is 1
    assert "to hit for 1, else 1 wound" in text


def test_frost_that_comes_is_told() -> None:
    own = hero("zyla", "E9", items=["charm_of_warmth"])
    text = Shown(Scene(own, hero("karnon", "A8"), stage=SURVIVAL)).text()
    assert "(Zyla 2)" in text


def test_the_fight_is_as_likely_won_before_a_roll_as_the_choice_said() -> None:
    own = hero("olen_greycloak", "B7")
    scene = fight("weik_cutthroat", own, hero("karnon", "A8"))
    scene.do(PASS)
    view = Shown(scene)
    told = re.search(r"then (\d+)% to win", view.move("attack ranged"))
    assert told is not None
    scene.do(ATTACK)
    assert view.look().question == "before_roll"
    assert f"The fight: {told[1]}% to win" in view.text()
