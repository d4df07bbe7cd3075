"""Who is ahead, as far as it can be seen."""

from collections.abc import Iterator

from hoarfrost import load_game
from hoarfrost.core.game import State
from hoarfrost.core.match import Match
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.claim.words import speech
from tests.games.claim.scene import scene


def ahead(state: State, faction: str, reader: int | None = None) -> int | None:
    votes = speech.standing(state.view(reader))["votes"]
    found: int | None = next(vote["ahead"] for vote in votes if vote["faction"] == faction)
    return found


RICH = [
    {"mix": "claim2", "artifacts": True, "locations": ["tavern", "forest"]},
    {"mix": "frost_and_fire", "artifacts": True, "locations": "both", "edition": "en"},
    {"mix": "poison", "artifacts": True, "locations": "tavern", "edition": "nl"},
    {"mix": "tricksters", "artifacts": True, "locations": "both", "edition": "es"},
    {"mix": ["gnomes", "giants", "demons", "fire_elementals", "yetis"], "artifacts": True},
]


def random_match(seed: str, options: Json) -> Match:
    match = Match(load_game("claim", **options), seed)
    for _ in choices_of(match, seed):
        pass
    return match


def choices_of(match: Match, seed: str) -> Iterator[State]:
    """Play at random; each state in which somebody is asked, steps of longer moves too."""
    rng = rng_from_seed(seed)
    while not match.state.is_terminal():
        state = match.state
        steps: list[str] = []
        seat = int(state.current_player())
        while True:
            yield state
            action = int(state.nth_legal(rng.below(state.legal_count())))
            steps.append(state.action_to_string(action))
            state = state.clone()
            state.apply_action(action)
            if state.is_terminal() or not state.is_mid_move():
                break
        match.push(" ".join(steps), seat)


def test_more_cards_are_ahead_and_the_row_counts() -> None:
    state = scene(
        mix="claim2", phase=2, hand=["DR1", "DR2"], score=["SE1 SE2", "SE9"], row=["", "GN1a GN3a"]
    )
    votes = {vote["faction"]: vote for vote in speech.standing(state.view(0))["votes"]}
    assert votes["seers"] == {
        "faction": "seers",
        "counts": [2, 1],
        "ahead": 0,
        "because": "more",
    }
    assert votes["gnomes"]["ahead"] == 1
    assert (votes["dragons"]["ahead"], votes["dragons"]["because"]) == (None, "none")


def test_of_equally_many_the_highest_are_ahead() -> None:
    hand = ["DW1", "DW2"]
    assert ahead(scene(phase=2, hand=hand, score=["GO9 GO1", "GO8 GO7"]), "goblins") == 0
    assert ahead(scene(phase=2, hand=hand, score=["GO9 GO0a", "GO8 GO0b"]), "goblins") == 0
    assert ahead(scene(phase=2, hand=hand, score=["GO0a", "GO0b"]), "goblins") is None


def test_a_hidden_number_decides_only_what_its_badge_decides() -> None:
    def with_piles(mine: str, theirs: str) -> State:
        return scene(mix="elementals", phase=2, hand=["DW1", "DW2"], score=[mine, theirs])

    assert ahead(with_piles("FE3 FE9", "FE1"), "fire_elementals") == 0
    assert ahead(with_piles("FE9", "FE1"), "fire_elementals") == 0  # high against low
    assert ahead(with_piles("FE1", "FE2"), "fire_elementals") is None
    assert ahead(with_piles("FE1 FE9", "FE2 FE6"), "fire_elementals") is None


def test_many_hidden_numbers_reach_at_least_so_high() -> None:
    state = scene(
        mix="fire",
        phase=2,
        hand=["DW1", "DW2"],
        score=["DM1 DM3 DM5 DM7 DM9", "DM0 DM2 DM4 DM6 DM8"],
    )
    assert ahead(state, "demons") == 0  # all odd numbers: the 9 is among them


def test_a_vote_that_hangs_on_fakes_is_nobodys() -> None:
    def with_piles(mine: str, theirs: str) -> State:
        return scene(mix="tricksters", phase=2, hand=["DW1", "DW2"], score=[mine, theirs])

    assert ahead(with_piles("TC3r", ""), "tricksters") is None
    assert ahead(with_piles("TC3r TC3x", ""), "tricksters") == 0
    assert ahead(with_piles("TC3r TC3x", "TC5r TC7r"), "tricksters") is None
    assert ahead(with_piles("TC3r TC3x TC5r TC5x", "TC7x"), "tricksters") == 0
    assert ahead(with_piles("TC3r TC3x", "TC5r TC5x"), "tricksters") == 1


def test_who_is_ahead_at_the_end_has_the_vote() -> None:
    for options in RICH:
        for seed in range(3):
            match = random_match(f"standing {seed}", options)
            result = match.result()
            assert result is not None
            if result["reason"] == "lava":
                continue  # play stopped before the piles were counted
            votes = speech.standing(match.view(0))["votes"]
            assert [vote["faction"] for vote in votes] == [
                row["faction"] for row in result["factions"]
            ]
            for vote, row in zip(votes, result["factions"], strict=True):
                assert vote["counts"] == row["counts"]
                assert vote["ahead"] == (None if row["vote"] == "none" else row["vote"])
