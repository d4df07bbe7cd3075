"""The factions of Fire: hidden numbers, fakes and Toxics (claim.md, 10.4)."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    at_the_end,
    cards,
    discard,
    field,
    followers,
    legal,
    play,
    result,
    scene,
    score,
    seen,
    strings,
    trick,
    votes,
    why,
)

# Demons -----------------------------------------------------------------------------------------


@pytest.mark.rule("claim.info.face", "claim.fire.demon")
def test_ex_27_the_number_of_a_demon_is_in_no_view() -> None:
    state = scene(phase=2, hand=["DM7 GO1", "GO2 GO3"])
    assert seen(state, 0, "hand") == [["DMo", "GO1"], ["?", "?"]]
    assert seen(state, 1, "hand")[0] == ["?", "?"]
    for viewer in (0, 1, None):
        assert "DM7" not in set(strings(state.view(viewer)))


@pytest.mark.rule("claim.mixcase.dp_dm", "claim.fire.demon", "claim.info.number")
def test_ex_28_a_doppelganger_is_compared_with_the_announced_number() -> None:
    state = scene(phase=1, hand=["DM3 GO1", "DP5 DM4 GO2"], deck="UD1 UD2 UD3 UD4")
    act(state, "DMo")
    assert legal(state) == {"DP5", "DMe"}
    assert seen(state, 1, "table")["lead"]["card"] == "DMo"
    act(state, "DP5")
    assert followers(state, 1) == {"UD1"}
    assert field(state, "numbers") == ["DM3"]
    assert seen(state, None, "discard") == ["DM3", "DP5"]


@pytest.mark.rule("claim.fire.demon")
@pytest.mark.parametrize(("demon", "badge"), [("DM0", "DMe"), ("DM8", "DMe"), ("DM1", "DMo")])
def test_a_demon_shows_odd_or_even(demon: str, badge: str) -> None:
    state = scene(phase=2, hand=[f"{demon} GO1", "GO2 GO3"])
    assert legal(state) == {badge, "GO1"}


@pytest.mark.rule("claim.fire.demon", "claim.engine.decisions")
def test_two_demons_that_look_alike_are_one_choice_and_chance_takes_one() -> None:
    for chance in ("DM1", "DM7"):
        state = scene(phase=2, hand=["DM1 DM7 GO1", "DM3 GO2 GO3"], rolls=chance)
        assert legal(state) == {"DMo", "GO1"}
        play(state, "DMo", "DMo")
        assert field(state, "numbers") == sorted({chance, "DM3"})


@pytest.mark.rule("claim.info.number")
def test_an_announced_number_stays_public_wherever_the_card_goes() -> None:
    state = scene(phase=2, hand=["DM7 GO1", "DM3 GO2"], numbers="DM7")
    assert legal(state) == {"DM7", "GO1"}
    assert seen(state, 0, "hand")[0] == ["DM7", "GO1"]
    assert seen(state, 1, "hand")[0] == ["?", "?"]
    act(state, "DM7")
    assert seen(state, 1, "table")["lead"]["card"] == "DM7"


@pytest.mark.rule("claim.info.number", "claim.info.hidden_matrix")
def test_a_demon_that_was_never_on_the_table_shows_its_badge_in_the_discard_pile() -> None:
    state = scene(phase=2, hand=["GO1", "GO2"], discard="DM7 FE9 DM2")
    for viewer in (0, 1, None):
        assert seen(state, viewer, "discard") == ["DMo", "FEh", "DMe"]


@pytest.mark.rule("claim.end.5", "claim.info.number")
def test_hidden_numbers_are_announced_at_the_end() -> None:
    state = at_the_end(["DM7 DM2", "FE9"])
    assert seen(state, 1, "score") == [["DM2", "DM7"], ["FE9"]]
    state = at_the_end(["DM7 DM2", "FE9 PO1"], toxic=["X", "X", "X"])
    assert field(state, "numbers") == ["DM2", "DM7", "FE9"]


# Fire Elementals --------------------------------------------------------------------------------


@pytest.mark.rule("claim.fire.elemental")
def test_ex_29_two_low_elementals_are_compared_by_their_numbers() -> None:
    state = scene(phase=2, hand=["FE4 GO1", "FE2 GO2"])
    act(state, "FEl", "FEl")
    assert field(state, "numbers") == ["FE2", "FE4"]
    assert score(state, 0) == cards("FE4 FE2")


@pytest.mark.rule("claim.fire.elemental")
@pytest.mark.parametrize(
    ("elemental", "badge"), [("FE0", "FEl"), ("FE4", "FEl"), ("FE5", "FEh"), ("FE9", "FEh")]
)
def test_an_elemental_shows_high_or_low(elemental: str, badge: str) -> None:
    state = scene(phase=2, hand=[f"{elemental} GO1", "GO2 GO3"])
    assert legal(state) == {badge, "GO1"}


@pytest.mark.rule("claim.opt.fire_elementals", "claim.fire.elemental")
def test_with_blind_the_holder_does_not_read_the_number() -> None:
    state = scene(phase=2, hand=["FE8 GO1", "GO2 FE3"], fire_elementals="blind")
    assert seen(state, 0, "hand")[0] == ["FEh", "GO1"]
    assert legal(state) == {"FEh", "GO1"}


@pytest.mark.rule("claim.opt.fire_elementals", "claim.info.owner_knows", "claim.fire.elemental")
def test_ex_36_with_owner_knows_the_holder_reads_the_number() -> None:
    state = scene(phase=2, hand=["FE8 GO1", "GO2 FE3"], fire_elementals="owner_knows")
    assert seen(state, 0, "hand")[0] == ["FE8", "GO1"]
    assert seen(state, 1, "hand")[0] == ["?", "?"]
    assert legal(state) == {"FE8", "GO1"}
    act(state, "FE8")
    assert seen(state, 1, "table")["lead"]["card"] == "FEh"
    assert seen(state, None, "table")["lead"]["card"] == "FEh"
    assert legal(state) == {"FE3"}
    act(state, "FE3")
    assert seen(state, 1, "score")[0] == ["FE3", "FE8"]


@pytest.mark.rule("claim.info.owner_knows", "claim.opt.fire_elementals")
def test_with_owner_knows_own_followers_are_read_and_prizes_are_not() -> None:
    state = scene(
        phase=1,
        hand=["GO4", "GO9"],
        deck="FE8 FE1 UD1 UD2",
        followers=["FE7", "FE2"],
        fire_elementals="owner_knows",
    )
    assert seen(state, 0, "prizes") == ["FEh"]
    assert seen(state, 0, "followers") == [["FE7"], ["?"]]
    assert seen(state, 1, "followers") == [["?"], ["FE2"]]
    assert seen(state, None, "followers") == [["?"], ["?"]]


@pytest.mark.rule("claim.info.owner_knows")
def test_with_owner_knows_a_gained_prize_is_read_by_its_owner_alone() -> None:
    state = trick(1, "GO4", "GO9", deck="FE8 FE1 UD1 UD2", fire_elementals="owner_knows")
    assert seen(state, 1, "followers") == [["?"], ["FE8"]]
    assert seen(state, 0, "followers") == [["FE1"], ["FEh"]]


@pytest.mark.rule("claim.info.owner_knows")
def test_with_owner_knows_a_seer_reads_the_top_card() -> None:
    state = trick(1, "SE7", "SE2", deck="GO1 FE8 UD1 UD2", fire_elementals="owner_knows")
    play(state, "look")
    assert seen(state, 0, "top") == "FE8"
    play(state, "keep")
    assert seen(state, 0, "followers")[1] == ["FE8"]
    assert seen(state, 1, "followers")[1] == ["FE8"]
    assert seen(state, None, "followers")[1] == ["?"]


@pytest.mark.rule("claim.info.owner_knows")
def test_with_owner_knows_the_flailed_and_the_marked_card_are_read() -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "GO3 GO4"],
        flail=["FE8", None],
        mark=[{"card": "FE2", "dueTrick": 3}, None],
        fire_elementals="owner_knows",
    )
    assert seen(state, 0, "flail")[0] == "FE8"
    assert seen(state, 0, "mark")[0]["card"] == "FE2"
    assert seen(state, 1, "flail")[0] == "?"
    assert seen(state, 1, "mark")[0]["card"] == "?"


@pytest.mark.rule("claim.info.owner_knows")
def test_with_owner_knows_demons_stay_blind() -> None:
    state = scene(phase=2, hand=["DM7 GO1", "GO2 GO3"], fire_elementals="owner_knows")
    assert seen(state, 0, "hand")[0] == ["DMo", "GO1"]


@pytest.mark.rule("claim.info.owner_knows", "claim.info.hidden_matrix")
def test_with_owner_knows_the_torch_shows_the_opponent_only_the_badge() -> None:
    state = trick(
        1, "GO4", "GO9", deck="UD8 FE1 UD1 UD2", torchTricks=[1, 2], fire_elementals="owner_knows"
    )
    assert seen(state, 0, "followers")[0] == ["FE1"]
    assert seen(state, 1, "followers")[0] == ["FEl"]


# Tricksters -------------------------------------------------------------------------------------


@pytest.mark.rule("claim.end.6", "claim.end.9", "claim.fire.trickster")
def test_ex_32_fakes_are_removed_before_the_votes() -> None:
    state = at_the_end(["TC9x TC7r TC5x", "TC9r"])
    assert score(state, 0) == {"TC7r"}
    assert votes(state)["tricksters"] == 1
    assert set(discard(state)) == cards("TC9x TC5x")
    assert result(state)["removed"] == [{"step": 6, "seat": 0, "cards": ["TC5x", "TC9x"]}]


@pytest.mark.rule("claim.fire.trickster", "claim.power.printed")
def test_in_play_a_fake_is_worth_its_value() -> None:
    state = scene(phase=2, hand=["TC3r GO1", "TC9x GO2"])
    act(state, "TC3", "TC9")
    assert score(state, 1) == cards("TC3r TC9x")


@pytest.mark.rule("claim.info.fake", "claim.info.hidden_matrix")
def test_nobody_can_tell_a_fake_before_the_end() -> None:
    state = scene(
        phase=2,
        hand=["TC3r TC3x", "TC5r GO1"],
        score=["TC7x", "TC9r"],
        discard="TC1x",
    )
    assert legal(state) == {"TC3"}
    for viewer in (0, 1, None):
        assert not {"TC3r", "TC3x", "TC5r", "TC7x", "TC9r", "TC1x"} & set(
            strings(state.view(viewer))
        )
    assert seen(state, 0, "hand")[0] == ["TC3", "TC3"]


@pytest.mark.rule("claim.info.fake")
def test_chance_decides_which_trickster_of_a_value_is_played() -> None:
    for chance in ("TC3r", "TC3x"):
        state = scene(phase=2, hand=["TC3r TC3x", "TC1r GO1"], rolls=chance)
        act(state, "TC3", "TC1")
        assert chance in score(state, 0)


# Poisoners and Toxics ---------------------------------------------------------------------------


@pytest.mark.rule("claim.fire.poison", "claim.end.5", "claim.power.printed")
def test_ex_33_cards_of_a_revealed_value_are_discarded() -> None:
    state = at_the_end(["GO0a IK4 DW4 YE9", "PO0 PO6"], toxic=[4, "X", 0])
    assert (score(state, 0), score(state, 1)) == ({"YE9"}, {"PO6"})
    assert set(discard(state)) == cards("GO0a IK4 DW4 PO0")
    assert {entry["step"] for entry in result(state)["removed"]} == {5}


@pytest.mark.rule("claim.fire.poison", "claim.cards.toxics")
def test_an_x_removes_nothing() -> None:
    state = at_the_end(["GO0a IK10 IQ4", "PO0 PO6"], toxic=["X", "X", "X"])
    assert (score(state, 0), score(state, 1)) == (cards("GO0a IK10 IQ4"), cards("PO0 PO6"))


@pytest.mark.rule("claim.fire.poison", "claim.end.5")
def test_poison_finds_hidden_numbers_and_gnomes_of_the_row() -> None:
    state = at_the_end(["DM7 FE7 TC7r", "PO0"], row=["GN7a", ""], toxic=[7, "X", "X"])
    assert score(state, 0) == set()


@pytest.mark.rule(
    "claim.fire.poisoner", "claim.info.toxic", "claim.info.steps", "claim.engine.decisions"
)
def test_ex_34_a_peek_tells_the_peeker_alone() -> None:
    state = trick(1, "PO6", "PO2", toxic=[4, "X", 0])
    assert legal(state) == {"peek 0", "peek 1", "peek 2", "pass"}
    assert asked(state) == 0
    play(state, "peek 1")
    assert seen(state, 0, "toxic") == ["?", "X", "?"]
    for viewer in (1, None):
        assert seen(state, viewer, "toxic") == ["?", "?", "?"]
        assert seen(state, viewer, "toxicSeen")[0] == [False, True, False]


@pytest.mark.rule("claim.fire.poisoner")
def test_a_peek_may_be_declined_and_a_slot_seen_again() -> None:
    state = trick(2, "PO6", "PO2", toxic=[4, "X", 0], toxicSeen=[[True] * 3, [False] * 3])
    assert legal(state) == {"peek 0", "peek 1", "peek 2", "pass"}
    play(state, "pass")
    assert field(state, "trickNo") == 2


@pytest.mark.rule("claim.opt.poisoner", "claim.fire.poisoner")
@pytest.mark.parametrize(("option", "peeks"), [("win_with", False), ("win_card", True)])
def test_ex_35_who_beats_a_poisoner_peeks_only_with_win_card(option: str, peeks: bool) -> None:
    state = trick(2, "PO2", "DP9", toxic=[4, "X", 0], poisoner=option)
    assert score(state, 1) == cards("PO2 DP9")
    assert ("peek 0" in legal(state)) is peeks
    assert asked(state) == 1


@pytest.mark.rule("claim.opt.poisoner")
@pytest.mark.parametrize("phase", [1, 2])
def test_with_win_card_two_poisoners_give_one_peek(phase: int) -> None:
    state = trick(phase, "PO2", "PO9", toxic=[4, "X", 0], poisoner="win_card")
    act(state, "peek 0")
    assert "peek 1" not in legal(state)


@pytest.mark.rule("claim.fire.poisoner")
def test_a_poisoner_that_loses_gives_no_peek() -> None:
    state = trick(1, "GO2", "PO9", toxic=[4, "X", 0])
    assert "peek 0" not in legal(state)


@pytest.mark.rule("claim.info.toxic", "claim.end.5")
def test_all_toxics_are_public_at_the_end() -> None:
    state = at_the_end(["PO1", "PO2"], toxic=[4, "X", 0])
    for viewer in (0, 1, None):
        assert seen(state, viewer, "toxic") == ["4", "X", "0"]
    assert result(state)["toxics"] == ["4", "X", "0"]


@pytest.mark.rule("claim.fire.poisoner", "claim.engine.errors")
def test_a_wrong_slot_is_refused() -> None:
    state = trick(1, "PO6", "PO2", toxic=[4, "X", 0])
    assert why(state, "peek 3") == ("E_PARAM", "claim.fire.poisoner")
