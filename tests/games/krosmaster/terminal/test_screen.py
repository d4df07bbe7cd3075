"""The whole screen of Krosmaster: what is told beside the board, in windows of many sizes."""

import re

import pytest

from hoarfrost.core.match import Match
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.screen import Scene as ScreenScene
from tests.games.krosmaster.scene import foe, game_with, own
from tests.games.krosmaster.terminal.showing import Shown, lines_of, plain, shown

SIZES = [(80, 24), (80, 40), (100, 30), (120, 40), (60, 40), (45, 70)]


def played(seed: str, plies: int, **options: object) -> Match:
    """A match with so many random choices."""
    match = Match(game_with(**options), seed)
    rng = rng_from_seed(seed)
    for _ in range(plies):
        if match.state.is_terminal():
            break
        match.push_action(int(match.state.nth_legal(rng.below(match.state.legal_count()))))
    return match


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("plies", [0, 3, 20, 60, 161])
def test_every_moment_fits_into_every_usual_window(width: int, height: int, plies: int) -> None:
    view = Shown(played("fits", plies).state, lang="nl")
    lines = plain(view.drawn(width, height))
    assert len(lines) < height
    assert max(len(line) for line in lines) <= width


def test_more_room_shows_more() -> None:
    view = Shown(played("room", 60).state)
    sizes = [len(plain(view.drawn(80, height))) for height in (24, 30, 40, 60)]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["frigost_1", "frigost_2", "green_court"])
def test_every_step_of_a_game_can_be_shown_to_everybody(lang: str, board: str) -> None:
    match = played(f"{board} {lang}", 120, board=board, team1="hearth", team2="swarm")
    for seat in (0, 1, None):
        view = Shown(match.state, seat, lang)
        assert view.render(80)
    whole = match.state.to_json()
    screen = Shown(match.state, None, lang).screen
    scene = ScreenScene(whole, None, ["Ann", "Ben"], match.log(None))
    assert lines_of(screen.render(scene, 80, 5), 80)


# Beside the board ---------------------------------------------------------------------------------


def test_the_race_for_glory_shows_both_and_the_wild_one() -> None:
    view = shown([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")], gg=[5, 3], wild=True)
    assert "GG 5 ●●●●●◇○○○ 3" in "\n".join(view.render())
    gone = shown([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")], gg=[9, 4], wild=False)
    assert "GG 9 ●●●●●●●●●○○○○ 4" in "\n".join(gone.render())


def test_the_viewer_comes_first() -> None:
    units = [own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")]
    view = shown(units, seat=1, gg=[5, 3], wild=False, stock=[2, 7])
    text = "\n".join(view.render())
    assert "GG 3 ●●●○○○○○ 5" in text
    assert re.search(r"● You +7 Kamas[\s\S]*○ Opponent +2 Kamas", text)


def test_timelines_tell_hp_and_cells_and_who_acts() -> None:
    units = [own("luk_ylook", "C5", injuries=2), foe("ysolde_hoar", "C9")]
    text = "\n".join(shown(units).render())
    assert re.search(r"►LY Luk Ylook +3/5 C5", text)
    assert re.search(r" YH Ysolde Hoar +9/9 C9", text)
    assert "AP 6/6  MP 3/3" in text


def test_powers_tokens_injuries_and_rewards_are_told() -> None:
    piece = own(
        "ysolde_hoar",
        "C5",
        tokens={"F-1MP": 2, "+1AP": 1},
        frozen=1,
        rewards=[{"rank": "jade", "reward": "icepick", "up": True, "seen": True}],
    )
    units = [piece, foe("luk_ylook", "C9")]
    for seat in (0, 1):
        text = " ".join(" ".join(shown(units, seat).render(130)).split())
        for told in ("Frostbite", "2 x Frozen -1 MP", "+1 AP", "1 Frozen injury", "Icepick"):
            assert told in text


def test_a_face_down_reward_is_known_to_its_owner_only() -> None:
    held = [{"rank": "jade", "reward": "icepick"}]
    units = [own("ysolde_hoar", "C5", rewards=held), foe("luk_ylook", "C9")]
    mine = " ".join(" ".join(shown(units, 0).render(130)).split())
    theirs = " ".join(" ".join(shown(units, 1).render(130)).split())
    assert "Icepick (face down)" in mine
    assert "Icepick" not in theirs
    assert "unseen reward (Jade)" in theirs


def test_what_is_hidden_is_never_on_the_screen() -> None:
    match = played("hidden", 400)
    for seat in (0, 1):
        twin = match.state.resample(seat, rng_from_seed("twin"))
        screens = [Shown(state, seat).render(120) for state in (match.state, twin)]
        assert screens[0] == screens[1]


def test_the_shop_tells_prices_what_lies_open_and_what_is_left() -> None:
    view = shown(
        [own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")], display=["whetstone", "rimefang"]
    )
    text = "\n".join(view.render(120))
    assert re.search(r"D +3 Granite \(9\): Whetstone", text)
    assert re.search(r"D 12 Gold \(5\): Rimefang", text)
    assert re.search(r"D 18 Ruby \(8\)", text)


def test_fallen_krosmasters_are_named() -> None:
    units = [own("luk_ylook", "C5"), foe("ysolde_hoar", "C9"), foe("coa_gulary", None, injuries=7)]
    assert "KO: Coa Gulary" in "\n".join(shown(units).render())


# The log ------------------------------------------------------------------------------------------


def test_what_is_new_is_marked_in_the_log() -> None:
    match = played("log", 60)
    seat = int(match.state.current_player())
    view = Shown(match.state, seat)
    log = match.log(seat)
    scene = view.scene(log)
    scene.fresh = len(log) - 1
    lines = lines_of(view.screen.render(scene, 80, 5), 80)
    assert sum(line.startswith("▸ ") for line in lines) <= 1
    scene.fresh = 0
    lines = lines_of(view.screen.render(scene, 80, 5), 80)
    assert sum(line.startswith("▸ ") for line in lines) > 3


def test_a_spectator_reads_names() -> None:
    match = played("spectator", 40)
    view = Shown(match.state, None)
    scene = view.scene(match.log(None))
    text = "\n".join(lines_of(view.screen.render(scene, 80, 5), 80))
    assert "● Ann" in text
    assert "○ Ben" in text
    assert "You" not in text


def test_the_help_for_newcomers_fits_on_one_screen() -> None:
    match: Json = {}
    for lang in LANGUAGES:
        view = shown([own("luk_ylook", "C5"), foe("ysolde_hoar", "C9")], lang=lang, **match)
        lines = lines_of(view.screen.about(), 80)
        assert len(lines) < 23
        assert max(len(line) for line in lines) <= 80
