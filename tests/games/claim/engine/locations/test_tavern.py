"""The Tavern: two secret gifts each."""

import pytest

from tests.games.claim.scene import (
    act,
    asked,
    at_the_end,
    cards,
    legal,
    play,
    row,
    score,
    seen,
    strings,
    why,
)


@pytest.mark.rule("claim.location.tavern", "claim.end.3")
def test_ex_51_the_tavern_exchanges_two_cards_or_all_there_are() -> None:
    state = at_the_end(["UD1", "UD2 UD3 UD4"], locations="tavern")
    assert asked(state) == 1
    play(state, "give UD2 UD4")
    assert (score(state, 0), score(state, 1)) == (cards("UD2 UD4"), cards("UD1 UD3"))


@pytest.mark.rule("claim.location.tavern")
def test_an_empty_pile_gives_nothing_and_receives_two() -> None:
    state = at_the_end(["", "UD2 UD3 UD4"], locations="tavern")
    play(state, "give UD3 UD4")
    assert (score(state, 0), score(state, 1)) == (cards("UD3 UD4"), {"UD2"})


@pytest.mark.rule("claim.location.tavern")
def test_a_pile_of_two_is_given_away_whole_without_asking() -> None:
    state = at_the_end(["UD1 UD5", "UD2 UD3 UD4"], locations="tavern")
    assert asked(state) == 1
    play(state, "give UD2 UD3")
    assert (score(state, 0), score(state, 1)) == (cards("UD2 UD3"), cards("UD1 UD4 UD5"))


@pytest.mark.rule("claim.location.tavern", "claim.info.steps")
def test_gifts_are_secret_until_both_are_chosen() -> None:
    state = at_the_end(["UD1 UD5 UD6", "UD2 UD3 UD4"], locations="tavern")
    assert asked(state) == 0
    act(state, "give UD1 UD6")
    assert asked(state) == 1
    assert seen(state, 0, "gift")[0] == ["UD1", "UD6"]
    for viewer in (1, None):
        assert not {"UD1", "UD6"} & set(seen(state, viewer, "gift")[0])
    assert score(state, 0) == cards("UD1 UD5 UD6")
    act(state, "give UD2 UD3")
    assert (score(state, 0), score(state, 1)) == (cards("UD2 UD3 UD5"), cards("UD1 UD4 UD6"))


@pytest.mark.rule("claim.location.tavern")
def test_the_first_choice_tells_the_second_player_nothing() -> None:
    views = []
    for gift in ("give UD1 UD5", "give UD5 UD6"):
        state = at_the_end(["UD1 UD5 UD6", "UD2 UD3 UD4"], locations="tavern")
        act(state, gift)
        views.append((state.view(1), state.view(None), legal(state)))
    assert views[0] == views[1]


@pytest.mark.rule("claim.location.tavern", "claim.engine.decisions")
def test_the_gift_is_mandatory_and_two_different_cards() -> None:
    state = at_the_end(["UD1 UD5 UD6", "UD2 UD3 UD4"], locations="tavern")
    assert legal(state) == {"give UD1", "give UD5"}
    assert why(state, "give UD1 UD1") == ("E_PARAM", "claim.location.tavern")
    assert why(state, "give UD2 UD3") == ("E_PARAM", "claim.location.tavern")
    assert why(state, "pass") == ("E_PARAM", "claim.location.tavern")


@pytest.mark.rule("claim.location.tavern", "claim.claim2.gnomes")
def test_gnomes_of_the_row_give_no_choice() -> None:
    state = at_the_end(["UD1 UD5", "UD2 UD3 UD4"], row=["GN5a", ""], locations="tavern")
    assert asked(state) == 1
    play(state, "give UD2 UD3")
    assert score(state, 0) == cards("UD2 UD3 GN5a")


@pytest.mark.rule("claim.location.tavern", "claim.claim2.gnomes")
def test_gnomes_of_the_row_cannot_be_given() -> None:
    state = at_the_end(["UD1 UD5 UD6", ""], row=["GN5a", "GN7a"], locations="tavern")
    assert "give GN5a" not in legal(state)
    play(state, "give UD1 UD5")
    assert score(state, 0) == cards("UD6 GN5a")
    assert row(state, 0) == set()


@pytest.mark.rule("claim.location.tavern", "claim.info.fake")
def test_cards_that_look_alike_are_given_by_their_face() -> None:
    state = at_the_end(["TC3r TC3x UD1", ""], locations="tavern")
    assert legal(state) == {"give UD1", "give TC3"}
    play(state, "give TC3 TC3")
    assert score(state, 1) == {"TC3r"}  # the fake is gone by now
    for chance, kept in (("TC3r", set[str]()), ("TC3x", {"TC3r"})):
        state = at_the_end(["TC3r TC3x UD1", ""], locations="tavern", rolls=chance)
        play(state, "give UD1 TC3")
        assert score(state, 0) == kept


@pytest.mark.rule("claim.location.tavern", "claim.info.number")
def test_a_hidden_number_may_be_given_unseen() -> None:
    state = at_the_end(["DM3 DM7 UD1", "UD2 UD3 UD4"], locations="tavern")
    assert legal(state) == {"give UD1", "give DMo"}
    act(state, "give DMo DMo")
    assert not {"DM3", "DM7"} & set(strings(state.view(1)))


@pytest.mark.rule("claim.end.3", "claim.fire.poison", "claim.end")
def test_the_tavern_comes_before_poison_fakes_and_marriages() -> None:
    state = at_the_end(["IK3 UD4 UD5", "IQ3 TC9x PO6"], locations="tavern", toxic=[5, "X", "X"])
    play(state, "give UD4 UD5", "give IQ3 TC9")
    assert score(state, 0) == set()
    assert score(state, 1) == cards("UD4 PO6")
