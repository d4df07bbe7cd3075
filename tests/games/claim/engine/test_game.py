"""The deal, and chance."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import hoarfrost
from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from tests.games.claim.scene import act, discard, field, on_table, play, scene, seen


def deal(seed: int, **options: Any) -> State:
    return hoarfrost.load_game("claim", **options).new_initial_state(seed=seed)


SEEDS = range(600)


def is_even(counts: Counter[Any], kinds: int, total: int) -> bool:
    """Whether a total is spread over so many kinds as chance would (six standard deviations)."""
    mean = total / kinds
    spread = 6 * (mean * (1 - 1 / kinds)) ** 0.5
    return len(counts) == kinds and all(abs(n - mean) < spread for n in counts.values())


POISON = ["goblins", "knights", "undead", "dwarves", "poisoners"]


def outcomes(position: State, moves: list[str], look: Callable[[State], Any]) -> Counter[Any]:
    """What a look finds after these moves, over many runs of chance."""
    found: Counter[Any] = Counter()
    for _ in range(300):
        state = position.clone()
        state.rng = position.rng.fork()
        play(state, *moves)
        found[look(state)] += 1
    return found


@pytest.mark.rule("claim.setup.steps", "claim.opening.phase1")
def test_each_player_gets_thirteen_cards_and_the_first_prize_is_shown() -> None:
    state = deal(1)
    assert [len(held) for held in field(state, "hand")] == [13, 13]
    assert len(field(state, "prizes")) == 1
    assert len(field(state, "undrawn")) == 25
    assert (field(state, "phase"), field(state, "trickNo")) == (1, 1)
    assert field(state, "lossStreak") == [0, 0]
    assert state.current_player() == field(state, "leader")


@pytest.mark.rule("claim.setup.steps", "claim.setup.rng")
def test_cards_are_dealt_in_turn_top_card_to_seat_0() -> None:
    hands = "GO1 UD1 GO2 UD2 GO3 UD3 GO4 UD4 GO5 UD5 GO6 UD6 GO7 UD7 GO8 UD8 GO9 UD9 "
    hands += "KN2 DW2 KN3 DW3 KN4 DW4 KN5 DW5"
    game = hoarfrost.load_game("claim", first_leader=0)
    state = game.new_initial_state(seed=1, rolls=[*hands.split(), "KN9"])
    assert set(field(state, "hand")[0]) == set(hands.split()[::2])
    assert set(field(state, "hand")[1]) == set(hands.split()[1::2])
    assert field(state, "prizes") == ["KN9"]


@pytest.mark.rule(
    "claim.setup.steps", "claim.artifact.common", "claim.cards.artifacts", "claim.setup.extras"
)
def test_each_player_gets_three_different_artifacts() -> None:
    state = deal(1, artifacts=True)
    mine, theirs = field(state, "artifacts")
    assert len(mine) == len(theirs) == 3
    assert len({*mine, *theirs}) == 6
    assert seen(state, 0, "artifacts") == [mine, ["?", "?", "?"]]
    assert seen(state, 1, "artifacts") == [["?", "?", "?"], theirs]
    assert field(deal(1), "artifacts") == [[], []]


@pytest.mark.rule("claim.cards.artifacts", "claim.setup.rng")
def test_all_sixteen_artifacts_are_dealt_equally_often() -> None:
    dealt = Counter(
        artifact
        for seed in SEEDS
        for held in field(deal(seed, artifacts=True), "artifacts")
        for artifact in held
    )
    assert is_even(dealt, 16, 6 * len(SEEDS))


@pytest.mark.rule(
    "claim.setup.steps", "claim.cards.toxics", "claim.setup.rng", "claim.setup.extras"
)
def test_three_toxics_are_drawn_when_poisoners_play() -> None:
    slots = [field(deal(seed, mix=POISON), "toxic") for seed in SEEDS]
    assert all(len(toxics) == 3 for toxics in slots)
    assert any(toxics.count("X") == 3 for toxics in slots)
    assert all(toxics.count(n) <= 1 for toxics in slots for n in "0123456789")
    drawn = Counter("X" if toxic == "X" else "number" for toxics in slots for toxic in toxics)
    assert abs(drawn["X"] / drawn.total() - 4 / 14) < 0.06
    assert is_even(Counter(n for toxics in slots for n in toxics if n != "X"), 10, drawn["number"])
    assert field(deal(1), "toxic") == []


@pytest.mark.rule("claim.cards.toxics")
def test_the_list_of_toxics_may_be_another() -> None:
    state = deal(1, mix=POISON, toxics=["7"] * 14)
    assert field(state, "toxic") == ["7", "7", "7"]
    assert seen(state, 0, "toxic") == ["?", "?", "?"]


@pytest.mark.rule(
    "claim.cards.locations",
    "claim.location.types",
    "claim.setup.rng",
    "claim.setup.steps",
    "claim.setup.extras",
)
@pytest.mark.parametrize(
    ("mode", "drawn"),
    [
        ("setting", {("lava_fields",), ("forest",)}),
        ("building", {("tavern",), ("pit",)}),
        (
            "both",
            {(b, s) for b in ("tavern", "pit") for s in ("lava_fields", "forest")},
        ),
    ],
)
def test_locations_are_drawn_by_their_type(mode: str, drawn: set[tuple[str, ...]]) -> None:
    found = Counter(tuple(field(deal(seed, locations=mode), "locations")) for seed in SEEDS)
    assert set(found) == drawn
    assert is_even(found, len(drawn), len(SEEDS))
    state = deal(1, locations=mode)
    assert seen(state, None, "locations") == field(state, "locations")


@pytest.mark.rule("claim.setup.steps")
def test_without_the_option_there_is_no_location() -> None:
    assert field(deal(1), "locations") == []


@pytest.mark.rule("claim.setup.steps", "claim.setup.rng")
def test_the_first_leader_is_drawn_or_fixed() -> None:
    assert is_even(Counter(field(deal(seed), "leader") for seed in SEEDS), 2, len(SEEDS))
    for seat in (0, 1):
        assert all(field(deal(seed, first_leader=seat), "leader") == seat for seed in range(20))
        assert deal(3, firstLeader=seat).current_player() == seat


@pytest.mark.rule("claim.setup.rng")
def test_every_card_is_dealt_to_every_place_equally_often() -> None:
    in_hand: Counter[str] = Counter()
    prizes: Counter[str] = Counter()
    for seed in SEEDS:
        state = deal(seed)
        in_hand.update(field(state, "hand")[0])
        prizes.update(field(state, "prizes"))
    assert is_even(in_hand, 52, 13 * len(SEEDS))
    assert len(prizes) == 52


@pytest.mark.rule("claim.setup.rng", "claim.engine.invariants")
def test_the_same_seed_gives_the_same_deal() -> None:
    def dealt(seed: int) -> Json:
        return deal(seed, mix=POISON, artifacts=True, locations="both").to_json()

    assert dealt(5) == dealt(5)
    assert dealt(5) != dealt(6)


@pytest.mark.rule("claim.setup.rng")
def test_what_is_not_in_play_draws_nothing() -> None:
    plain = deal(5, first_leader=0)
    named = deal(5, first_leader=0, locations=["pit", "forest"])
    assert plain.to_json()["rng"] == named.to_json()["rng"]
    assert field(plain, "hand") == field(named, "hand")


@pytest.mark.rule("claim.setup.rng")
def test_chance_speaks_in_a_fixed_order() -> None:
    match = hoarfrost.Match(
        hoarfrost.load_game("claim", mix=POISON, artifacts=True, locations="both"), seed=5
    )
    rolls = match.deal.rolls
    toxics, artifacts, places, leader = rolls[26:29], rolls[29:35], rolls[35:37], rolls[37]
    assert toxics == field(match.state, "toxic")
    assert set(artifacts[:3]) == set(field(match.state, "artifacts")[0])
    assert places[0] in ("lava_fields", "forest")
    assert places[1] in ("tavern", "pit")
    assert leader in ("seat 0", "seat 1")
    assert rolls[38:] == field(match.state, "prizes")


@pytest.mark.rule("claim.setup.steps")
def test_there_is_no_decision_before_the_first_trick() -> None:
    state = deal(1)
    assert field(state, "step") == "T4"


@pytest.mark.rule("claim.setup.rng", "claim.artifact.gamblers_dice")
def test_the_dice_roll_every_hand_card_equally_often() -> None:
    position = scene(
        phase=2, hand=["GO1 GO5 GO9", "GO4 UD1 DW1"], artifacts=["gamblers_dice ice_sword", ""]
    )
    rolled = outcomes(position, ["!dice"], lambda state: tuple(on_table(state).values()))
    assert is_even(rolled, 9, 300)


@pytest.mark.rule("claim.setup.rng", "claim.artifact.hunting_cloak")
def test_the_cloak_picks_every_hand_card_equally_often() -> None:
    position = scene(phase=2, hand=["GO1 GO5", "GO4 UD1 DW1 KN3"], artifacts=["hunting_cloak", ""])
    picked = outcomes(position, ["GO1", "!cloak"], lambda state: field(state, "forced")[1][0])
    assert is_even(picked, 4, 300)


@pytest.mark.rule("claim.setup.rng", "claim.artifact.gamblers_book")
def test_the_gamblers_book_loses_every_hand_card_equally_often() -> None:
    position = scene(
        phase=1,
        step="boundary",
        followers=["GO1 GO2 UD1 UD5", "UD2"],
        discard="KN9",
        artifacts=["gamblers_book", ""],
    )
    lost = outcomes(position, ["!gamblers_book", "take KN9"], lambda state: discard(state)[0])
    assert is_even(lost, 4, 300)


@pytest.mark.rule("claim.setup.rng", "claim.fire.demon")
def test_of_cards_that_look_alike_each_is_played_equally_often() -> None:
    position = scene(phase=2, hand=["DM1 DM5 DM9 GO1", "GO2 GO3"])
    played = outcomes(position, ["DMo"], lambda state: on_table(state)["lead"])
    assert is_even(played, 3, 300)


@pytest.mark.rule("claim.setup.rng", "claim.phase1.prize")
def test_every_card_of_the_deck_comes_equally_often() -> None:
    position = scene(
        phase=1, hand=["GO4 GO1", "GO9 GO2"], undrawn="UD1 UD2 UD3 UD4 UD5", deck="UD9"
    )
    drawn = outcomes(position, ["GO4", "GO9"], lambda state: field(state, "followers")[0][0])
    assert is_even(drawn, 5, 300)


@pytest.mark.rule("claim.setup.rng")
def test_a_choice_without_an_alternative_draws_nothing() -> None:
    state = scene(phase=2, hand=["DM1 GO1", "GO2 GO3"])
    before = field(state, "rng")
    act(state, "DMo")
    assert field(state, "rng") == before


@pytest.mark.rule("claim.setup.steps")
def test_a_match_begins_only_with_a_position_of_its_own_game() -> None:
    """Else it would write a record that nobody can read."""
    frost = hoarfrost.load_game("claim", mix="frost").new_initial_state(1)
    with pytest.raises(hoarfrost.PositionError, match="this game has"):
        hoarfrost.Match(hoarfrost.load_game("claim"), start=frost)
    match = hoarfrost.Match(hoarfrost.load_game("claim", mix="frost"), start=frost)
    match.push(match.legal_moves[0])
    assert hoarfrost.Match.from_record(match.record(full=True)).moves[0].text == match.moves[0].text


@pytest.mark.rule("claim.info.face")
def test_a_record_of_a_scene_with_prescribed_chance_can_be_read() -> None:
    hands = ["DM1 DM3 DM5 DM7 GO1", "UD1 UD2 UD3 UD4 UD5"]
    start = scene(phase=2, hand=hands, leader=0, rolls="DM3 DM1", lastWinnerP2=0)
    match = hoarfrost.Match(scene_game(start), start=start)
    while not match.is_over():
        match.push("DMo" if "DMo" in match.legal_moves else match.legal_moves[0])
    assert [roll for move in match.moves for roll in move.rolls][:2] == ["DM3", "DM1"]
    assert hoarfrost.Match.from_record(match.record()).record() == match.record()


def scene_game(state: State) -> hoarfrost.Game:
    return hoarfrost.load_game("claim", **state.view(0)["options"])
