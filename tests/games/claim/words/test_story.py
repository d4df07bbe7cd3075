"""The story between the final trick and the winner, told by the server."""

from collections import Counter
from itertools import chain

import pytest

from hoarfrost import load_game
from hoarfrost.core.game import State
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.words.speech import standing
from tests.games.claim.scene import act, at_the_end, cards, game_with, result


def story(state: State) -> Json:
    assert state.is_terminal()
    told: Json = standing(state.view(0))["story"]
    return told


def kinds(told: Json) -> list[str]:
    return [stage["kind"] for stage in told["stages"] if stage["kind"] != "vote"]


@pytest.mark.rule("claim.end")
def test_the_stages_come_in_the_order_of_the_end_with_what_left_each_pile() -> None:
    state = at_the_end(
        ["IK3 IQ3 PO5 TC9x UD1", "IK7 IQ7"],
        row=["GN5a", ""],
        lastWinnerP2=0,
        locations="pit",
        toxic=[5, "X", "X"],
        rolls="UD1 IK3",
    )
    told = story(state)
    assert kinds(told) == ["pit", "poison", "fakes", "marriages"]
    pit, poison, fakes, marriages, *votes = told["stages"]
    assert cards(*pit["cards"][0]) == cards("UD1 IK3")
    assert cards(*poison["cards"][0]) == cards("PO5 GN5a")
    assert poison["toxics"] == ["5", "X", "X"]
    assert fakes["cards"] == [["TC9x"], []]
    assert marriages["cards"] == [[], ["IK7", "IQ7"]]
    assert [set(pile) for pile in told["before"]] == [
        cards("IK3 IQ3 PO5 TC9x UD1 GN5a"),
        cards("IK7 IQ7"),
    ]
    assert {vote["vote"]["faction"] for vote in votes} >= {"ice_kings", "undead"}
    assert all(stage["piles"] == [["IQ3"], []] for stage in votes)


@pytest.mark.rule("claim.location.tavern")
def test_the_gifts_of_the_tavern_lie_where_they_lay_before_they_were_given() -> None:
    state = at_the_end(["UD2 UD3 UD4", "GO1 GO2 GO4"], locations="tavern")
    act(state, "give UD2 UD4", "give GO1 GO4")
    told = story(state)
    (tavern,) = (stage for stage in told["stages"] if stage["kind"] == "tavern")
    assert tavern["cards"] == [["UD2", "UD4"], ["GO1", "GO4"]]
    assert [set(pile) for pile in tavern["piles"]] == [cards("UD3 GO1 GO4"), cards("GO2 UD2 UD4")]
    assert [set(pile) for pile in told["before"]] == [cards("UD2 UD3 UD4"), cards("GO1 GO2 GO4")]


@pytest.mark.rule("claim.engine.result")
def test_a_result_has_no_gifts_so_that_records_of_version_0_1_agree_with_it() -> None:
    state = at_the_end(["UD2 UD3 UD4", "GO1 GO2 GO4"], locations="tavern")
    act(state, "give UD2 UD4", "give GO1 GO4")
    assert result(state)["removed"] == []


@pytest.mark.rule("claim.location.forest")
def test_the_forest_says_how_many_cards_each_has_and_whether_that_decides() -> None:
    few = story(at_the_end(["UD1", "UD2 UD3 UD4 UD5 UD6 UD7"], locations="forest"))
    (forest,) = few["stages"]
    assert (forest["counts"], forest["decides"]) == ([1, 6], True)
    assert not few["verdict"]["counted"]
    both = story(at_the_end(["UD1", "UD2"], locations="forest"))
    assert not both["stages"][0]["decides"]
    assert both["verdict"]["counted"]


@pytest.mark.rule("claim.end.9")
def test_each_vote_says_why_it_goes_where_it_goes() -> None:
    told = story(at_the_end(["UD9 UD3 DW1 DW2 GO0a", "UD8 UD5 DW3 GO0b"]))
    why = {
        vote["faction"]: {key: vote[key] for key in ("because", "high", "low") if key in vote}
        for vote in (stage["vote"] for stage in told["stages"] if stage["kind"] == "vote")
    }
    assert why["undead"] == {"because": "higher", "high": 9, "low": 8}
    assert why["dwarves"] == {"because": "more"}
    assert why["goblins"] == {"because": "even"}


@pytest.mark.rule("claim.end.10")
def test_the_verdict_has_the_votes_and_the_cards_behind_them() -> None:
    drawn = story(at_the_end(["UD9", "GO3"]))["verdict"]
    assert drawn == {
        "reason": "draw",
        "winner": "draw",
        "counted": True,
        "votes": [1, 1],
        "cards": [1, 1],
    }
    by_cards = story(at_the_end(["UD9 UD8", "GO3"]))["verdict"]
    assert (by_cards["reason"], by_cards["winner"], by_cards["cards"]) == ("cards", 0, [2, 1])


OPTIONS: list[Json] = [
    {"mix": "frost_and_fire", "locations": ["tavern", "forest"]},
    {"mix": "poison", "locations": "building", "artifacts": True},
    {"mix": "tricksters", "locations": "both"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_in_a_whole_game_nothing_is_created_or_lost_between_two_stages(options: Json) -> None:
    for seed in range(6):
        state = load_game("claim", **options).new_initial_state(seed=seed)
        while not state.is_terminal():
            state.apply_action(state.nth_legal(seed % state.legal_count()))
        told, before = story(state), None
        for stage in told["stages"]:
            before = before or told["before"]
            if stage["kind"] == "tavern":
                assert Counter(chain(*before)) == Counter(chain(*stage["piles"]))
            else:
                for seat in (0, 1):
                    left = Counter(stage["piles"][seat]) + Counter(stage["cards"][seat])
                    assert Counter(before[seat]) == left
            before = stage["piles"]


def test_a_game_that_goes_on_has_no_story() -> None:
    match = Match(game_with(mix="frost"), seed=1)
    assert "story" not in standing(match.view(0))
