"""What a page and the terminal are told beforehand."""

import json

import pytest

from hoarfrost.core.errors import IllegalMove
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.runebound import own_things
from hoarfrost.games.runebound.engine.content import TERRAINS
from hoarfrost.games.runebound.engine.fighting import begin_fight
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.procedure import run
from hoarfrost.games.runebound.engine.state import RuneboundState
from hoarfrost.games.runebound.engine.steps import ROLL
from hoarfrost.games.runebound.files.foresight import foresee


@pytest.fixture
def state() -> RuneboundState:
    state = make_game({}, 2).deal(rng_from_seed("foresight"))
    while state.active < 0:
        state.apply_action(state.legal_actions()[0])
    return state


def told(state: RuneboundState, about: str) -> Json:
    found = foresee(state, about, int(state.asked), "en")
    assert found is not None
    json.dumps(found)
    return found


def test_reach_before_and_after_the_roll(state: RuneboundState) -> None:
    before = told(state, "reach")
    assert before["rolled"] is False
    assert before["dice"] == 5
    start = next(way for way in before["ways"] if way["space"] == before["from"])
    assert start["chance"] == 1
    state.apply_action(ROLL + 5)
    after = told(state, "reach")
    assert after["rolled"] is True
    likely = {way["space"] for way in before["ways"]}
    for way in after["ways"]:
        assert len(way["path"]) == len(way["dice"])
        assert way["shoes"] <= 1
        assert way["shoes"] > 0 or way["space"] in likely


def test_a_fight(state: RuneboundState) -> None:
    found = told(state, "fight prowling_sabercat")
    assert found["win"] + found["ko"] + found["escape"] == pytest.approx(1, abs=0.001)
    assert found["win"] > told(state, "fight arshan")["win"]


def test_tests(state: RuneboundState) -> None:
    found = told(state, "test climb 13")
    assert 0 <= found["chance"] <= found["luck"] <= 1
    gorge = told(state, "test the_screaming_gorge")
    assert [test["skill"] for test in gorge["tests"]] == ["climb", "observation"]


def test_a_legend(state: RuneboundState) -> None:
    party = state.parties[state.asked]
    assert min(find["missing"] for find in told(state, "legend twisted_symbol")["spaces"]) == 2
    party.rumors = [0, 0, 0, 0, 0, 0, 0, 2]
    assert {find["missing"] for find in told(state, "legend twisted_symbol")["spaces"]} == {0}


def test_the_princess(state: RuneboundState) -> None:
    party = state.parties[state.asked]
    found = told(state, "princess")
    assert found["free"] is True
    assert {find["missing"] for find in found["spaces"]} == {7}
    party.clues = [2] * len(party.clues)
    assert told(state, "princess")["spaces"][0]["missing"] == 0


def test_the_weather(state: RuneboundState) -> None:
    found = told(state, "weather")
    assert set(found["terrains"]) == set(TERRAINS)
    wastes = found["terrains"]["wastes"]
    assert wastes["white_death"] <= wastes["knock_out"]


def test_markets_tell_prices_as_this_party_would_pay_them_in_each_town() -> None:
    parties: list[Json] = [{"hero": "zyla", "space": "K10"}, {"hero": "karnon", "space": "D6"}]
    stacks = {"omarra": ["horn_bow"], "seragart": ["ringmail"]}
    event = "market_days_in_the_cities"
    state = make_game({}, 2).from_json({"parties": parties, "stacks": stacks, "event": event})
    assert isinstance(state, RuneboundState)
    found = told(state, "market")
    assert found["town"] == "omarra"
    cost = {card.id: card.cost for card in state.content.cards}
    assert found["towns"]["omarra"]["prices"] == {"horn_bow": cost["horn_bow"]}
    assert found["towns"]["seragart"]["prices"] == {"ringmail": cost["ringmail"] - 1}
    assert (found["towns"]["omarra"]["new"], found["towns"]["omarra"]["free"]) == (1, 1)
    assert (found["towns"]["seragart"]["free"], found["towns"]["seragart"]["cures"]) == (0, False)


def test_markets_tell_what_a_card_would_change_and_of_which_cards_one_must_go() -> None:
    items = ["horn_bow", "weik_hand_axe", "ringmail"]
    parties: list[Json] = [
        {"hero": "zyla", "space": "K10", "items": items},
        {"hero": "karnon", "space": "D6"},
    ]
    stacks = {"omarra": ["yew_bow", "barbed_harpoon"]}
    state = make_game({}, 2).from_json({"parties": parties, "stacks": stacks})
    assert isinstance(state, RuneboundState)
    found = told(state, "market")
    gain = found["gains"]["yew_bow"]
    assert sorted(gain["over"]) == ["horn_bow", "weik_hand_axe"]
    assert gain["changes"]["attack.ranged"] > gain["instead"]["horn_bow"].get("attack.ranged", 0)
    assert found["sales"]["horn_bow"]["changes"]["attack.ranged"] < 0
    assert found["sales"]["ringmail"] == {"gold": 2, "changes": {}}
    assert state.parties[0].space == state.map.numbers["K10"]
    assert len(state.parties[0].items) == len(items)


def test_what_is_at_hand(state: RuneboundState) -> None:
    seat = int(state.asked)
    assert told(state, "") == told(state, "reach")
    assert foresee(state, "", 1 - seat, "en") is None
    begin_fight(state, state.parties[seat], state.content.adventure_number["frost_giant"])
    run(state)
    assert told(state, "") == told(state, "fight frost_giant")


def test_the_same_is_told_in_all_worlds_that_a_seat_cannot_tell_apart(
    state: RuneboundState,
) -> None:
    seat = int(state.asked)
    state.parties[1 - seat].clues[0] = 1
    state.clues[0] -= 1
    for about in (
        "reach",
        "fight arshan",
        "attempt blue",
        "princess",
        "legend twisted_symbol",
        "weather",
        "market",
    ):
        worlds = [state.resample(seat, rng_from_seed(f"world {n}")) for n in range(3)]
        answers = [foresee(world, about, seat, "en") for world in worlds]
        assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize(
    "about", ["dance", "fight nobody", "test dancing 12", "legend x", "attempt purple"]
)
def test_what_makes_no_sense_is_refused(state: RuneboundState, about: str) -> None:
    with pytest.raises(IllegalMove):
        foresee(state, about, int(state.asked), "en")


def test_cards_of_ones_own_are_told_with_a_text_made_from_their_effects() -> None:
    effect = {
        "when": "any",
        "do": [["heal", "hero", "wound", 1]],
        "cost": ["gold:2"],
        "limit": "turn",
    }
    card = {"name": "Odd Thing", "type": "artifact", "cost": 3, "effects": [effect]}
    content = {"market": {"odd_thing": card}}
    own = own_things(make_game({"content": content}, 2), "nl")
    assert list(own["cards"]) == ["odd_thing"]
    thing = own["cards"]["odd_thing"]
    assert thing["text"][0] == "Artefact, 3 goud"
    [told] = thing["effects"]
    assert told["use"] == "use odd_thing"
    assert "2 goud" in told["text"]
    assert "1 wond" in told["text"]
    plain = own_things(make_game({}, 2), "en")
    assert plain == {"cards": {}, "adventures": {}, "weather": {}}
