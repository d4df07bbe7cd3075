"""What each seat sees."""

from typing import Any

import pytest

import hoarfrost
from hoarfrost.core.rng import rng_from_seed
from tests.games.claim.scene import act, field, legal, pass_all, play, scene, seen, strings, trick

VIEWERS = (0, 1, None)


EVERYWHERE: dict[str, Any] = {
    "phase": 1,
    "trickNo": 4,
    "hand": ["GO1 GO2", "UD1 UD2"],
    "followers": ["GO3 GO4", "UD3 UD4"],
    "score": ["GO5", "UD5"],
    "row": ["GN1a", "GN3a"],
    "camp": "TR4 TR2",
    "discard": "GO7 GO6 UD6",
    "prizes": "GO8",
    "deck": "GO9 UD9 UD8",
    "flail": ["DW1", "DW2"],
    "mark": [{"card": "DW3", "dueTrick": 9}, {"card": "DW4", "dueTrick": 9}],
    "artifacts": ["ice_sword magic_wand", "spyglass"],
    "spent": [{"artifact": "prowlers_torch", "by": 1}],
    "lossStreak": [2, 0],
}


def match_with_demons(demons: str) -> hoarfrost.Match:
    """Seat 0 holds the first and the third of four Demons, seat 1 the others."""
    hands = "GO1 UD1 GO2 UD2 GO3 UD3 GO4 UD4 GO5 UD5 GO6 UD6 GO7 UD7 GO8 UD8 GO9 UD9 "
    hands += f"KN2 DW2 KN3 DW3 {demons} DW9"
    game = hoarfrost.load_game("claim", mix="fire", first_leader=0)
    return hoarfrost.Match(game, seed=1, play_forced=False, rolls=hands.split())


@pytest.mark.rule("claim.info.zones", "claim.engine.invariants")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_owner_alone(viewer: int | None) -> None:
    state = scene(**EVERYWHERE)
    assert seen(state, viewer, "hand") == [
        ["GO1", "GO2"] if viewer == 0 else ["?", "?"],
        ["UD1", "UD2"] if viewer == 1 else ["?", "?"],
    ]


@pytest.mark.rule("claim.info.zones", "claim.info.noshow")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_followers_are_seen_by_their_owner_alone(viewer: int | None) -> None:
    state = scene(**EVERYWHERE)
    assert seen(state, viewer, "followers") == [
        ["GO3", "GO4"] if viewer == 0 else ["?", "?"],
        ["UD3", "UD4"] if viewer == 1 else ["?", "?"],
    ]


@pytest.mark.rule("claim.info.zones", "claim.info.zones.secret")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_deck_is_a_number_of_backs(viewer: int | None) -> None:
    state = scene(**EVERYWHERE)
    assert seen(state, viewer, "deck") == ["?", "?", "?"]
    assert not {"GO9", "UD9", "UD8"} & set(strings(state.view(viewer)))


@pytest.mark.rule("claim.info.zones")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_open_zones_are_open_to_all(viewer: int | None) -> None:
    state = scene(**EVERYWHERE)
    assert seen(state, viewer, "prizes") == ["GO8"]
    assert seen(state, viewer, "score") == [["GO5"], ["UD5"]]
    assert seen(state, viewer, "row") == [["GN1a"], ["GN3a"]]
    assert seen(state, viewer, "camp") == ["TR2", "TR4"]
    assert seen(state, viewer, "discard") == ["GO7", "GO6", "UD6"]  # in order
    assert seen(state, viewer, "spent") == [{"artifact": "prowlers_torch", "by": 1}]
    assert seen(state, viewer, "lossStreak") == [2, 0]
    assert (seen(state, viewer, "phase"), seen(state, viewer, "trickNo")) == (1, 4)


@pytest.mark.rule("claim.info.zones")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_flailed_and_marked_cards_are_seen_by_their_owner_alone(viewer: int | None) -> None:
    state = scene(**EVERYWHERE)
    assert seen(state, viewer, "flail") == [
        "DW1" if viewer == 0 else "?",
        "DW2" if viewer == 1 else "?",
    ]
    assert [mark["card"] for mark in seen(state, viewer, "mark")] == [
        "DW3" if viewer == 0 else "?",
        "DW4" if viewer == 1 else "?",
    ]


@pytest.mark.rule("claim.info.zones", "claim.artifact.common")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_artifacts_are_seen_by_their_owner_and_counted_by_others(viewer: int | None) -> None:
    state = scene(**EVERYWHERE)
    assert [sorted(held) for held in seen(state, viewer, "artifacts")] == [
        ["ice_sword", "magic_wand"] if viewer == 0 else ["?", "?"],
        ["spyglass"] if viewer == 1 else ["?"],
    ]


@pytest.mark.rule("claim.info.zones")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_frozen_cards_and_table_cards_are_open(viewer: int | None) -> None:
    state = scene(
        phase=2,
        hand=["GO1 GO2", "GO3 GO4"],
        table={"lead": "UD1"},
        frozen={"card": ["UD8", "UD9"], "value": [8, 9]},
    )
    assert seen(state, viewer, "frozen")["card"] == ["UD8", "UD9"]
    assert seen(state, viewer, "table")["lead"]["card"] == "UD1"


@pytest.mark.rule("claim.info.zones", "claim.info.noshow")
def test_the_loser_alone_sees_the_drawn_card_and_all_see_the_prize() -> None:
    state = trick(1, "GO4", "GO9", deck="UD1 UD2 UD3 UD4")
    assert seen(state, 0, "followers") == [["UD2"], ["UD1"]]
    assert seen(state, 1, "followers") == [["?"], ["UD1"]]
    assert seen(state, None, "followers") == [["?"], ["UD1"]]


@pytest.mark.rule("claim.info.zones", "claim.boundary")
def test_what_was_known_of_the_followers_is_known_of_the_new_hand() -> None:
    state = scene(phase=1, trickNo=13, hand=["GO4", "GO9"], deck="UD1 UD2", followers=["DW1", ""])
    play(state, "GO4", "GO9")
    assert seen(state, 0, "hand") == [["DW1", "UD2"], ["?"]]
    assert seen(state, 0, "shown")[1] == ["UD1"]
    assert seen(state, 1, "shown")[0] == []


@pytest.mark.rule("claim.info.hidden_matrix", "claim.info.face")
@pytest.mark.parametrize(
    ("card", "face"),
    [
        *(("DM7", "DMo"), ("DM4", "DMe"), ("TC5x", "TC5")),
        *(("FE9", "FEh"), ("FE5", "FEh"), ("FE4", "FEl"), ("FE0", "FEl")),
    ],
)
def test_a_fire_card_shows_its_face_wherever_it_is_seen(card: str, face: str) -> None:
    places: list[dict[str, Any]] = [
        {"hand": [f"{card} GO1", "GO2 GO3"]},
        {"followers": [card, ""]},
        {"flail": [card, None]},
        {"mark": [{"card": card, "dueTrick": 9}, None]},
        {"prizes": card},
        {"discard": card},
        {"score": [card, ""]},
        {"score": ["", card]},
        {"table": {"lead": card}},
        {"setAside": card},
    ]
    for place in places:
        fields = {"phase": 1, "hand": ["GO4 GO1", "GO2 GO3"], "deck": "UD1 UD2 UD3 UD4", **place}
        state = scene(**fields)
        for viewer in VIEWERS:
            found = set(strings(state.view(viewer)))
            assert card not in found
            owned_by_0 = next(iter(place)) in ("hand", "followers", "flail", "mark")
            assert (face in found) is (viewer == 0 or not owned_by_0), (place, viewer)


@pytest.mark.rule("claim.info.hidden_matrix", "claim.info.number")
def test_on_the_table_a_number_is_hidden_until_both_cards_are_down() -> None:
    state = scene(phase=2, hand=["DM7 GO1", "DM4 GO2"], artifacts=["ice_sword", "magic_wand"])
    play(state, "DMo")
    for viewer in VIEWERS:
        assert seen(state, viewer, "table")["lead"]["card"] == "DMo"
    play(state, "DMe")
    for viewer in VIEWERS:
        assert seen(state, viewer, "table")["lead"]["card"] == "DM7"
        assert seen(state, viewer, "table")["second"]["card"] == "DM4"


@pytest.mark.rule("claim.info.hidden_matrix", "claim.artifact.mask_of_darkness")
def test_a_masked_demon_is_a_back_for_the_opponent_and_a_badge_for_its_player() -> None:
    state = scene(phase=2, hand=["DM7 GO1", "DM4 GO2"], maskLeft=1)
    play(state, "DMo")
    assert seen(state, 0, "table")["lead"]["card"] == "DMo"
    assert seen(state, 1, "table")["lead"]["card"] == "?"
    assert seen(state, None, "table")["lead"]["card"] == "?"


@pytest.mark.rule("claim.info.hidden_matrix")
def test_a_poisoner_is_an_ordinary_card() -> None:
    state = scene(phase=2, hand=["PO7 GO1", "GO2 GO3"], toxic=[7, "X", 1])
    assert seen(state, 0, "hand")[0] == ["GO1", "PO7"]


@pytest.mark.rule("claim.info.toxic", "claim.info.noshow")
def test_each_player_sees_the_toxics_peeked_at() -> None:
    state = scene(
        phase=2,
        hand=["PO7 GO1", "GO2 GO3"],
        toxic=[7, "X", 1],
        toxicSeen=[[True, False, False], [False, True, True]],
    )
    assert seen(state, 0, "toxic") == ["7", "?", "?"]
    assert seen(state, 1, "toxic") == ["?", "X", "1"]
    assert seen(state, None, "toxic") == ["?", "?", "?"]
    for viewer in VIEWERS:
        assert seen(state, viewer, "toxicSeen") == [[True, False, False], [False, True, True]]


@pytest.mark.rule("claim.info.noshow", "claim.engine.decisions")
def test_there_is_no_move_that_shows_a_hidden_card() -> None:
    state = trick(1, "GO4", "GO9", deck="UD1 UD2 UD3 UD4")
    assert legal(state) == {"KN3"}
    assert state.why_not("show UD2")


@pytest.mark.rule("claim.info.tokens")
def test_hidden_cards_have_no_handle_and_look_alikes_no_telling_one() -> None:
    match = hoarfrost.Match(hoarfrost.load_game("claim", mix="fire"), seed=4)
    for viewer in VIEWERS:
        handles = match.view(viewer)["handles"]
        for seat in (0, 1):
            assert (f"hand{seat}" in handles) is (viewer == seat)
        assert "deck" not in handles


@pytest.mark.rule("claim.info.tokens")
def test_handles_tell_no_number() -> None:
    views = []
    for demons in ("DM1 DM0 DM4 DM2", "DM5 DM0 DM4 DM2"):
        match = match_with_demons(demons)
        views.append([match.view(viewer) for viewer in VIEWERS])
    assert views[0] == views[1]


@pytest.mark.rule("claim.info.tokens")
def test_handles_do_not_tell_which_of_two_cards_that_look_alike_was_played() -> None:
    views = []
    for played in ("DM1", "DM7"):
        match = match_with_demons("DM1 DM0 DM7 DM2")
        match.push("DMo", rolls=[played])
        views.append([match.view(viewer) for viewer in VIEWERS])
    assert views[0] == views[1]


@pytest.mark.rule("claim.info.tokens")
def test_a_card_that_was_out_of_sight_comes_back_with_a_new_handle() -> None:
    game = hoarfrost.load_game("claim", first_leader=0)
    match = hoarfrost.Match(game, seed=3)
    played = match.legal_moves[0]
    match.push(played)
    before = [handle for _, handle in match.view(1)["handles"]["lead"]]
    known = [handle for place in match.view(1)["handles"].values() for _, handle in place]
    assert before[0] == max(known)


@pytest.mark.rule("claim.info.log", "claim.info.steps")
def test_the_log_tells_each_reader_what_that_reader_saw() -> None:
    game = hoarfrost.load_game("claim", first_leader=0)
    hands = "GO1 UD1 GO2 UD2 GO3 UD3 GO4 UD4 GO5 UD5 GO6 UD6 GO7 UD7 GO8 UD8 GO9 UD9 "
    hands += "KN2 DW2 KN3 DW3 KN4 DW4 KN5 DW5"
    match = hoarfrost.Match(game, seed=1, rolls=[*hands.split(), "KN9", "DP9", "DP1"])
    match.push("GO1")
    match.push("UD1")
    for viewer, face in ((0, "?"), (1, "DP9"), (None, "?")):
        draws = [event for event in match.log(viewer) if event["kind"] == "draw"]
        assert [event["card"] for event in draws] == [face]
    kinds = [event["kind"] for event in match.log(None)]
    assert kinds[:8] == ["deal", "trick", "prize", "lead", "second", "win", "gain", "draw"]
    assert kinds[8:] == ["rise", "trick", "prize"]
    assert all(event["rule"].startswith("claim.") for event in match.log(None))


@pytest.mark.rule("claim.info.log", "claim.info.toxic")
def test_the_log_tells_only_the_peeker_what_was_seen() -> None:
    hands = "PO9 PO1 GO2 UD2 GO3 UD3 GO4 UD4 GO5 UD5 GO6 UD6 GO7 UD7 GO8 UD8 GO9 UD9 "
    hands += "KN2 DW2 KN3 DW3 KN4 DW4 KN5 DW5 7 X 0"
    game = hoarfrost.load_game("claim", mix="poison", first_leader=0)
    match = hoarfrost.Match(game, seed=1, rolls=hands.split())
    for move in ("PO9", "peek 0"):  # PO1 is forced
        match.push(move)
    for viewer, toxic in ((0, "7"), (1, None), (None, None)):
        (peek,) = (event for event in match.log(viewer) if event["kind"] == "peek")
        assert (peek["seat"], peek["slot"], peek.get("toxic")) == (0, 0, toxic)


@pytest.mark.rule("claim.info.steps", "claim.artifact.several")
def test_an_artifact_is_public_when_it_is_played() -> None:
    state = scene(
        phase=2, hand=["GO1 GO2", "GO3 GO4"], artifacts=["mask_of_darkness gamblers_dice", ""]
    )
    act(state, "!mask")
    for viewer in VIEWERS:
        assert seen(state, viewer, "spent") == [{"artifact": "mask_of_darkness", "by": 0}]
    assert seen(state, 1, "artifacts") == [["?"], []]


@pytest.mark.rule("claim.info.zones", "claim.engine.invariants")
def test_undealt_artifacts_and_cards_out_of_the_game_are_unseen() -> None:
    state = scene(phase=2, hand=["GO1 GO2", "GO3 GO4"], out="UD1 UD2", outKnown=["UD1"])
    for viewer in VIEWERS:
        assert seen(state, viewer, "out") == ["UD1", "?"]


@pytest.mark.rule("claim.engine.invariants")
def test_a_view_holds_neither_the_generator_nor_coming_rolls() -> None:
    state = scene(phase=2, hand=["GO1 GO2", "GO3 GO4"], rolls="GO1")
    for viewer in VIEWERS:
        assert not {"rng", "rolls", "undrawn"} & set(state.view(viewer))


@pytest.mark.rule("claim.info.zones")
def test_a_half_made_move_is_seen_by_its_player_alone() -> None:
    state = trick(2, "GO7", "GO2", discard="YE1 YE2", artifacts=["spyglass", ""])
    before = [state.view(1), state.view(None)]
    state.apply_action(state.string_to_action("!spyglass"))
    state.apply_action(state.string_to_action("GO7"))
    assert [state.view(1), state.view(None)] == before
    assert seen(state, 0, "pending")["artifact"] == "spyglass"


@pytest.mark.rule("claim.follow", "claim.info.zones")
def test_whoever_does_not_follow_shows_that_the_faction_is_missing() -> None:
    state = scene(phase=2, hand=["GO4 GO1 GO2", "UD1 UD2 UD3"])
    play(state, "GO4", "UD1")
    for viewer in VIEWERS:
        assert seen(state, viewer, "absent")[1] == ["GO"]
    state = scene(phase=2, hand=["GO4 GO1 GO2", "UD1 UD2 GO3"], maskLeft=1)
    play(state, "GO4", "UD1")
    assert field(state, "absent")[1] == []


@pytest.mark.rule("claim.engine.invariants")
@pytest.mark.parametrize("mix", ["classic", "claim2", "frost_and_fire"])
def test_a_view_is_the_same_in_every_world_its_seat_deems_possible(mix: str) -> None:
    rng = rng_from_seed(8)
    state = hoarfrost.load_game("claim", mix=mix, artifacts=True).new_initial_state(seed=2)
    while not state.is_terminal():
        for seat in (0, 1):
            world = state.resample(seat, rng)
            assert world.view(seat) == state.view(seat)
        state.apply_action(state.nth_legal(rng.below(state.legal_count())))


@pytest.mark.rule("claim.info.owner_knows")
def test_passing_on_an_elemental_read_by_the_owner_leaves_it_unread_for_others() -> None:
    state = scene(
        phase=2,
        hand=["FE8 FE2 GO1", "GO2 GO3"],
        artifacts=["", "magic_wand"],
        fire_elementals="owner_knows",
    )
    assert seen(state, 0, "hand")[0] == ["FE2", "FE8", "GO1"]
    act(state, *(["pass"] if "pass" in legal(state) else []))
    pass_all(state)
    act(state, "FE2")
    assert seen(state, 0, "table")["lead"]["card"] == "FE2"
    assert seen(state, 1, "table")["lead"]["card"] == "FEl"
