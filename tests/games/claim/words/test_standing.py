"""How the game stands: the place, what play has proved absent, and the effects in force."""

import pytest

from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.games.claim.words.speech import standing
from tests.games.claim.scene import act, at_the_end, play, scene


def effects(state: State) -> list[Json]:
    found: list[Json] = standing(state.view(0))["effects"]
    return found


def by(effect: str, artifact: str, **more: object) -> Json:
    return {
        "effect": effect,
        "rule": f"claim.artifact.{artifact}",
        "artifact": artifact,
        **more,
    }


def test_the_place_is_the_phase_and_the_trick_and_at_last_the_end() -> None:
    first = scene(phase=1, trickNo=4, hand=["GO4", "GO9"], deck="DW6 DW7", prizes="KN2")
    place = {"stage": "play", "phase": 1, "trick": 4, "tricks": 13}
    assert standing(first.view(0))["place"] == place
    second = scene(phase=2, trickNo=2, hand=["GO4", "GO9"])
    assert standing(second.view(0))["place"] == {"stage": "play", "phase": 2, "trick": 2}
    tavern = at_the_end(["UD2 UD3 UD4", "GO1"], locations="tavern")
    assert standing(tavern.view(0))["place"] == {"stage": "end"}
    assert standing(at_the_end(["UD2", "GO1"]).view(0))["place"] == {"stage": "over"}


def test_who_did_not_follow_has_none_of_the_led_faction() -> None:
    state = scene(phase=2, hand=["GO9 GO8", "UD2 UD3"])
    assert standing(state.view(0))["voids"] == [[], []]
    play(state, "GO9", "UD2")
    for reader in (0, 1, None):
        assert standing(state.view(reader))["voids"] == [[], ["goblins"]]


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"maskLeft": 2}, by("lead_down", "mask_of_darkness", tricks=2)),
        ({"bookArmed": True, "score": ["KN2", ""]}, by("lead_from_score", "book_of_memories")),
        ({"bottle": True}, by("lower_wins", "bottomless_bottle")),
        ({"diced": [False, True]}, by("random_card", "gamblers_dice", seat=1)),
        (
            {"diced": [False, True], "flask": [False, False]},
            by("random_card", "gamblers_dice", seat=1),
        ),
        ({"flask": [True, False]}, by("nine_more", "flask_of_tears", seat=0)),
        (
            {"locations": ["lava_fields"], "lossStreakP2": [0, 3]},
            {"effect": "losses", "rule": "claim.location.lava", "seat": 1, "losses": 3, "left": 2},
        ),
    ],
)
def test_an_effect_in_force_is_told_with_its_rule(fields: Json, told: Json) -> None:
    assert effects(scene(phase=2, step="T4", hand=["GO4 GO5", "GO9 UD3"], **fields)) == [told]


def test_nothing_is_in_force_in_a_plain_trick_and_one_loss_in_the_lava_is_no_news() -> None:
    fields = {"locations": ["lava_fields"], "lossStreakP2": [0, 1]}
    assert effects(scene(phase=2, hand=["GO4", "GO9"], **fields)) == []


def test_a_wish_is_told_by_its_name_and_a_missed_one_by_who_wins() -> None:
    hit = scene(phase=2, hand=["GO4 UD1", "GO9 UD5"], artifacts=["wishing_lamp", ""])
    play(hit, "GO4", "!wishing_lamp UD5")
    assert effects(hit) == [by("wished", "wishing_lamp", card="UD5")]
    missed = scene(phase=2, hand=["GO4 UD1", "GO9 UD5"], artifacts=["wishing_lamp", ""])
    play(missed, "GO4", "!wishing_lamp UD7")
    assert effects(missed) == [by("wish_missed", "wishing_lamp", seat=1)]


def test_the_cloak_tells_the_rival_only_that_a_card_was_picked() -> None:
    state = scene(phase=2, hand=["GO4 UD1", "GO9 UD5"], artifacts=["hunting_cloak", ""])
    play(state, "GO4")
    act(state, "!hunting_cloak")
    assert effects(state) == [by("picked", "hunting_cloak", seat=1)]
