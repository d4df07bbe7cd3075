"""Gallons of Glory, and how a game is won or lost (kros.win, kros.gg)."""

from typing import Any

import pytest

from hoarfrost.core.match import Match
from tests.games.krosmaster.scene import Scene, dealt, foe, game_with, own

SPARE = [own("yugo", "A1"), foe("naz_rael", "L12")]  # so that nobody is wiped out
SUMMONS = {"tofu", "gobball", "firebomb"}


def tension(rolls: str, units: list[Any] | None = None, **fields: Any) -> Scene:
    """The beginning of seat 0's game turn 5, with these tension dice, which are kept."""
    scene = Scene(units or SPARE, active=1, turn=4, **fields)
    return scene.do("end", rolls=rolls).do("keep")


def explosion(*units: Any, **fields: Any) -> Scene:
    """Luk at F6 punches a bomb at F7 that then explodes and does 2 damage around it."""
    luk = own("luk_ylook", "F6", injuries=fields.pop("injuries", 0))
    bomb = foe("firebomb", "F7", injuries=1)
    return Scene([luk, bomb, *units], piece="luk_ylook", **fields)


# KO -----------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.gg.wild_first", "kros.ko.gg", "kros.opening.end")
def test_the_first_gg_that_anyone_gains_is_the_wild_one_and_the_rest_come_from_the_opponent() -> (
    None
):
    """V91: first a Level 3, then a Level 6 that takes all that is left."""
    units = [
        own("coa_gulary", "F6", ap=20),
        foe("bill_tell", "F5", injuries=5),
        foe("count_harebourg", "F7", injuries=15),
        foe("luk_ylook", "A1"),
    ]
    scene = Scene(units).do("cast punishment F5", rolls="A L")
    assert scene.told("glory")["count"] == 3
    assert (scene.gg, scene.wild) == ((9, 4), False)
    assert not scene.is_over
    scene.do("cast punishment F7", rolls="A L")
    assert scene.gg == (13, 0)
    assert scene.winner == 0


@pytest.mark.rule("kros.gg.wild_first")
def test_the_wild_gg_goes_to_the_second_player_as_well() -> None:
    units = [foe("coa_gulary", "F6"), own("luk_ylook", "F5", injuries=4), *SPARE]
    scene = Scene(units, active=1, piece="coa_gulary").do("cast punishment F5", rolls="A L")
    assert (scene.gg, scene.wild) == ((5, 8), False)


@pytest.mark.rule("kros.gg.wild_first", "kros.ko.gg")
def test_without_the_wild_gg_all_come_from_the_opponent() -> None:
    units = [own("coa_gulary", "F6"), foe("luk_ylook", "F5", injuries=4), *SPARE]
    scene = Scene(units, wild=False, piece="coa_gulary").do("cast punishment F5", rolls="A L")
    assert scene.gg == (8, 4)


@pytest.mark.rule("kros.gg.shortage", "kros.win.gg")
def test_if_the_opponent_has_fewer_gg_than_due_all_are_taken_and_the_game_is_over() -> None:
    units = [own("coa_gulary", "F6"), foe("count_harebourg", "F5", injuries=15), *SPARE]
    scene = Scene(units, gg=[6, 2], wild=False, piece="coa_gulary")
    scene.do("cast punishment F5", rolls="A L")
    assert scene.gg == (8, 0)
    assert (scene.winner, scene.reason) == (0, "glory")


@pytest.mark.rule("kros.gg.shortage", "kros.gg.wild_first")
def test_the_wild_gg_counts_as_one_of_those_due() -> None:
    """Level 3 is the wild one and both that are left."""
    units = [own("coa_gulary", "F6"), foe("bill_tell", "F5", injuries=5), *SPARE]
    scene = Scene(units, gg=[6, 2], piece="coa_gulary").do("cast punishment F5", rolls="A L")
    assert scene.gg == (9, 0)
    assert scene.winner == 0


@pytest.mark.rule("kros.win.wipe", "kros.opening.end")
def test_a_player_without_a_krosmaster_on_the_board_loses_even_with_summons() -> None:
    units = [
        own("coa_gulary", "F6"),
        foe("luk_ylook", "F5", injuries=4),
        foe("gobball", "A1", summoner=1),
        foe("firebomb", "B1", summoner=1),
    ]
    scene = Scene(units).do("cast punishment F5", rolls="A L")
    assert (scene.winner, scene.reason) == (0, "wipe")
    assert scene.gg == (8, 5)


@pytest.mark.rule("kros.win.wipe", "kros.ko.gg")
def test_whoever_takes_the_own_last_krosmaster_off_the_board_loses() -> None:
    units = [own("coa_gulary", "F6", injuries=6), foe("count_harebourg", "F5")]
    scene = Scene(units).do("cast punishment F5", rolls="A L")
    assert (scene.winner, scene.reason) == (1, "wipe")


@pytest.mark.rule("kros.piece.unit", "kros.ko.gg", "kros.summon.restrict")
def test_a_summon_has_no_level_and_brings_no_gg() -> None:
    units = [own("coa_gulary", "F6"), foe("gobball", "F5", injuries=2), *SPARE]
    scene = Scene(units, piece="coa_gulary").do("cast punishment F5", rolls="A L")
    assert scene.unit("gobball").cell is None
    assert (scene.gg, scene.wild) == ((6, 6), True)


# Several KO at once -------------------------------------------------------------------------------


@pytest.mark.rule("kros.win.ko_order", "kros.win.wipe", "kros.win.check")
@pytest.mark.parametrize(("removed", "winner"), [("F6", 1), ("F8", 0)])
def test_when_both_players_last_krosmasters_fall_at_once_the_active_player_chooses_who_loses(
    removed: str, winner: int
) -> None:
    """V96."""
    scene = explosion(foe("coa_gulary", "F8", injuries=6), injuries=4)
    scene.do("cast punch F7", rolls="A A L L")
    assert (scene.step, scene.asked) == ("ko", 0)
    assert scene.legal() == ["ko F6", "ko F8"]
    scene.do(f"ko {removed}")
    assert (scene.winner, scene.reason) == (winner, "wipe")


@pytest.mark.rule("kros.win.ko_order", "kros.gg.wild_first")
def test_krosmasters_are_removed_one_at_a_time_each_with_its_gain() -> None:
    """Whoever is removed first brings the wild GG."""
    scene = explosion(foe("coa_gulary", "F8", injuries=6), *SPARE, injuries=4)
    scene.do("cast punch F7", rolls="A A L L")
    other = Scene.of(scene.state.clone())
    scene.do("ko F8")
    assert (scene.gg, scene.wild) == ((5, 8), False)  # Coa: the wild one; Luk: two from seat 0
    other.do("ko F6")
    assert other.gg == (6, 7)  # Luk: the wild one and one from seat 0; Coa: one back
    assert scene.unit("luk_ylook").cell is None
    assert scene.unit("coa_gulary").cell is None


@pytest.mark.rule("kros.win.check", "kros.win.ko_order")
def test_the_game_stops_at_the_first_removal_that_decides_it() -> None:
    """Luk would be KO too, but he is never removed."""
    scene = explosion(
        foe("coa_gulary", "F8", injuries=6), *SPARE, injuries=4, gg=[2, 1], wild=False
    )
    scene.do(
        "cast punch F7",
        rolls="A A L L",
    ).do("ko F8")
    assert (scene.winner, scene.gg) == (0, (3, 0))
    assert scene.unit("luk_ylook").cell == "F6"


@pytest.mark.rule("kros.win.check", "kros.gg.shortage")
def test_nobody_else_is_removed_once_the_last_gg_is_gone() -> None:
    """Bill, Level 3, comes first in the order of the board; Coa would be next."""
    foes = [foe("coa_gulary", "F8", injuries=6), foe("bill_tell", "G7", injuries=5)]
    scene = explosion(*foes, *SPARE, gg=[6, 2], wild=False)
    scene.do("cast punch F7", rolls="A A L L L")
    assert (scene.winner, scene.gg) == (0, (8, 0))
    assert len(scene.events("glory")) == 1
    assert (scene.unit("bill_tell").cell, scene.unit("coa_gulary").cell) == (None, "F8")


@pytest.mark.rule("kros.win.ko_order")
def test_no_order_is_asked_for_when_only_one_players_krosmasters_fall() -> None:
    foes = [foe("coa_gulary", "F8", injuries=6), foe("bill_tell", "G7", injuries=5)]
    scene = explosion(*foes, *SPARE).do("cast punch F7", rolls="A A L L L")
    assert scene.step == "act"
    assert scene.gg == (10, 3)


@pytest.mark.rule("kros.win.ko_order", "kros.conv.simultaneous")
def test_the_active_player_chooses_also_when_the_bomb_is_the_opponents() -> None:
    units = [
        foe("luk_ylook", "F6", injuries=4),
        own("firebomb", "F7", injuries=1),
        own("coa_gulary", "F8", injuries=6),
    ]
    scene = Scene(units, active=1).do("cast punch F7", rolls="A A L L")
    assert (scene.step, scene.asked) == ("ko", 1)


# Tension ------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.win.gg", "kros.tension.double", "kros.win.check")
def test_whoever_loses_the_last_gg_to_a_tension_double_loses_the_game() -> None:
    """V15: GG 1/3."""
    scene = tension("A A", gg=[1, 3])
    assert scene.gg == (0, 2)
    assert (scene.winner, scene.reason) == (1, "tension")
    assert tension("A A", gg=[3, 1]).winner == 0


@pytest.mark.rule("kros.win.tension_tie", "kros.win.check")
@pytest.mark.parametrize(
    ("own_card", "foe_card", "winner"),
    [("yugo", "naz_rael", 0), ("coa_gulary", "naz_rael", 1)],
)
def test_if_a_double_takes_both_last_gg_the_higher_levels_on_the_board_win(
    own_card: str, foe_card: str, winner: int
) -> None:
    """The stock would say otherwise; and summons have no Level."""
    units = [own(own_card, "A1"), foe(foe_card, "L12"), own("tofu", "B1"), foe("tofu", "K12")]
    scene = Scene(units, active=1, turn=4, gg=[1, 1], stock=[winner * 9, 9 - winner * 9])
    scene.do("end", "end", rolls="C C").do("keep")
    assert scene.gg == (0, 0)
    assert (scene.winner, scene.reason) == (winner, "tension")


@pytest.mark.rule("kros.win.tension_tie")
@pytest.mark.parametrize(("stock", "winner"), [([3, 2], 0), ([0, 2], 1), ([4, 4], "draw")])
def test_at_equal_levels_the_larger_stock_wins_and_else_it_is_a_draw(
    stock: list[int], winner: int | str
) -> None:
    units = [own("yugo", "A1"), foe("bill_tell", "L12")]
    scene = tension("L L", units, gg=[1, 1], stock=stock)
    assert scene.winner == winner


@pytest.mark.rule("kros.win.tension_tie")
def test_a_krosmaster_that_has_left_the_board_does_not_count() -> None:
    units = [own("yugo", "A1"), own("count_harebourg", None), foe("hild_rimeguard", "L12")]
    assert tension("L L", units, gg=[1, 1]).winner == 1


# The end by other means ---------------------------------------------------------------------------


@pytest.mark.rule("kros.win.limit", "kros.opt.max_game_turns")
def test_at_the_limit_of_game_turns_more_gg_win() -> None:
    for gg, winner in [([5, 4], 0), ([3, 6], 1)]:
        scene = Scene(SPARE, turn=7, gg=gg, max_game_turns=7).do("end")
        assert (scene.winner, scene.reason) == (winner, "limit")


@pytest.mark.rule("kros.win.limit", "kros.win.tension_tie")
@pytest.mark.parametrize(
    ("units", "stock", "winner"),
    [
        ([own("yugo", "A1"), foe("naz_rael", "L12")], [0, 9], 0),
        ([own("yugo", "A1"), foe("bill_tell", "L12")], [0, 9], 1),
        ([own("yugo", "A1"), foe("bill_tell", "L12")], [9, 9], "draw"),
    ],
)
def test_at_the_limit_with_equal_gg_levels_then_kamas_decide(
    units: list[Any], stock: list[int], winner: int | str
) -> None:
    scene = Scene(units, turn=7, stock=stock, max_game_turns=7).do("end")
    assert scene.winner == winner


@pytest.mark.rule("kros.win.limit", "kros.opt.max_game_turns")
def test_the_last_turn_is_played_to_its_end() -> None:
    scene = Scene([*SPARE, own("coa_gulary", "B1")], turn=7, max_game_turns=7).do("end")
    assert not scene.is_over
    assert scene.do("end").is_over
    assert not Scene(SPARE, turn=6, max_game_turns=7).do("end").is_over


@pytest.mark.rule("kros.opt.max_game_turns")
def test_without_a_limit_the_game_goes_on() -> None:
    assert not Scene(SPARE, turn=998, max_game_turns=0).do("end").is_over


@pytest.mark.rule("kros.win.concede")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_concedes_loses(seat: int) -> None:
    match = Match(game_with(), seed=5)
    assert match.outcome() is None
    match.stopped = {"kind": "resigned", "seat": seat}
    outcome = match.outcome()
    assert match.is_over()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([1 - seat], "resigned")


@pytest.mark.rule("kros.win.gg")
def test_after_the_end_nobody_is_asked_any_more() -> None:
    scene = tension("A A", gg=[1, 3])
    assert scene.legal() == []
    assert scene.state.returns() == [-1.0, 1.0]
    assert scene.refused("keep") == ["E_GAME_OVER"]


@pytest.mark.rule("kros.win.check", "kros.win.gg", "kros.win.wipe", "kros.opening")
@pytest.mark.parametrize("seed", range(3))
def test_every_game_goes_on_until_glory_or_krosmasters_or_turns_run_out(seed: int) -> None:
    """Random games, looked at after every action."""
    scene = dealt(seed=seed, max_game_turns=30).set_up()
    state = scene.state
    rng = state.rng.fork()
    while not state.is_terminal():
        position = state.to_json()
        alive = {u["owner"] for u in position["units"] if u["cell"] and u["card"] not in SUMMONS}
        assert min(position["gg"]) > 0
        assert sum(position["gg"]) + position["wild"] <= 13
        assert alive == {0, 1}
        state.apply_action(state.nth_legal(rng.below(state.legal_count())))
    end = Scene.of(state)
    levels = state.result()["levels"]  # type: ignore[index]
    if end.reason == "limit":
        assert end.turn == 30
    elif end.reason == "wipe":
        assert levels[1 - int(end.winner)] == 0
    else:
        assert min(end.gg) == 0
