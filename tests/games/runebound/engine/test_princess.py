"""Princess Taira: clues, discovery, escort (R§15)."""

import pytest

from hoarfrost.games.runebound.engine.moving import allowance
from hoarfrost.games.runebound.engine.steps import (
    ATTACK,
    DEFEND,
    DISCOVER,
    DUEL,
    MOVING,
    NOBODY,
    PASS,
    PRINCESS,
    ROLL,
    SURVIVAL,
)
from tests.games.runebound.scenes import Marks, Scene, hero

OTHER = hero("ittuk_the_pathwise", "H13")
SEED_CLUES = "fjord wastes tundra snowdrift wild wild snowdrift+snowdrift"


def covering(space: str, clues: str, **fields: object) -> set[str]:
    """The clue cards with which Karnon may find her here."""
    scene = Scene(hero("karnon", space, clues=clues), OTHER, stage=MOVING, **fields)  # type: ignore[arg-type]
    return {
        scene.content.clues[action - PRINCESS].id
        for action in scene.legal()
        if PRINCESS <= action < DISCOVER
    }


@pytest.mark.rule("rune.princess.match", "rune.princess.take", "rune.princess.discard")
def test_q1_karnon_finds_the_princess_at_m7_as_in_the_box_of_the_rules() -> None:
    scene = Scene(hero("karnon", "M7", clues=SEED_CLUES), OTHER, stage=MOVING, dice="5 2")
    scene.do(scene.princess("snowdrift"))
    assert scene.state.princess == 0
    assert scene.told("princess") == {"seat": 0, "clue": "snowdrift", "space": "M7"}
    assert sorted(scene.clues()) == sorted(SEED_CLUES.replace(" snowdrift ", " ").split())
    kinds = [kind.id for kind in scene.content.clues]
    assert scene.state.clues[kinds.index("snowdrift")] == 2  # shuffled back into the deck
    scene.walk((5, "M8"))  # the movement goes on


@pytest.mark.rule("rune.princess.discard", "rune.princess.match")
def test_q2_four_cards_may_cover_the_own_space() -> None:
    assert covering("M7", SEED_CLUES) == {"snowdrift", "snowdrift+snowdrift", "wild"}
    scene = Scene(hero("karnon", "M7", clues=SEED_CLUES), OTHER, stage=MOVING)
    wild = scene.princess("wild")
    scene.do(wild)
    assert scene.clues().count("wild") == 1  # one of the two


@pytest.mark.rule("rune.princess.discard", "rune.clue.symbols")
def test_a_card_with_two_symbols_goes_back_with_both() -> None:
    scene = Scene(hero("karnon", "M7", clues=SEED_CLUES), OTHER, stage=MOVING)
    scene.do(scene.princess("snowdrift+snowdrift"))
    assert "snowdrift+snowdrift" not in scene.clues()
    assert len(scene.clues()) == 6


@pytest.mark.rule("rune.princess.match", "rune.clue.symbols")
def test_every_one_of_the_seven_spaces_needs_a_symbol_of_its_own() -> None:
    assert covering("M7", "wastes tundra snowdrift wild wild snowdrift+snowdrift")
    assert not covering("M7", "wastes tundra snowdrift wild wild")  # six symbols only
    assert not covering("M7", "fjord fjord wastes tundra snowdrift ice snowdrift+snowdrift")


@pytest.mark.rule("rune.clue.symbols")
def test_any_symbol_may_stand_for_a_town_but_only_for_one_space() -> None:
    # Round M7: snowdrift 2, wastes, tundra 2, Weikgart; the own space is snowdrift.
    both = "snowdrift+snowdrift snowdrift wastes tundra+tundra"
    assert covering("M7", f"{both} ice")
    assert covering("M7", f"{both} forest")
    assert not covering("M7", both)


@pytest.mark.rule("rune.clue.symbols", "rune.term.clue")
def test_clue_cards_have_one_or_two_symbols_and_there_are_twenty_nine() -> None:
    content = Scene(OTHER).content
    assert {len(kind.symbols) for kind in content.clues} == {1, 2}
    assert sum(kind.count for kind in content.clues) == 29


@pytest.mark.rule("rune.princess.where")
def test_q5_she_is_not_found_in_a_town() -> None:
    assert covering("N7", "wild wild wild wild snowdrift+snowdrift tundra+tundra") == set()
    assert covering("H8", "wild wild wild wild tundra+tundra tundra+forest ice+ice") == set()


@pytest.mark.rule("rune.princess.where")
def test_q6_she_is_not_found_at_the_edge() -> None:
    assert covering("C13", "wild wild wild wild fjord+fjord fjord fjord") == set()


@pytest.mark.rule("rune.princess.where", "rune.vale.not_town")
def test_green_vale_beside_her_counts_like_a_town() -> None:
    # Round H3: wastes 4, a mountain and Green Vale, for which the ice may stand.
    clues = "wastes+wastes wastes wastes wastes+ice wild"
    assert covering("H3", clues) == {"wastes", "wastes+wastes", "wastes+ice"}
    assert covering("H3", "wastes+wastes wastes wastes wastes+ice") == set()


@pytest.mark.rule("rune.princess.when")
def test_q7_she_is_not_found_while_somebody_has_her() -> None:
    assert covering("M7", SEED_CLUES)
    assert covering("M7", SEED_CLUES, princess=1) == set()
    assert covering("M7", SEED_CLUES, princess=0) == set()


@pytest.mark.rule("rune.princess.when", "rune.move.discovery_window")
def test_she_is_found_after_the_roll_and_before_the_first_step() -> None:
    scene = Scene(hero("karnon", "M7", clues=SEED_CLUES), OTHER)
    assert not scene.allows(scene.princess("snowdrift"))
    scene.do(ROLL + 2, rolls="5 2")
    assert scene.allows(scene.princess("snowdrift"))
    scene.walk((5, "M8"), (2, "M7"))
    assert not scene.allows(scene.princess("snowdrift"))


@pytest.mark.rule("rune.princess.take")
def test_other_heroes_keep_their_clues_when_she_is_found() -> None:
    other = hero("zyla", "H13", clues="ice forest")
    scene = Scene(hero("karnon", "M7", clues=SEED_CLUES), other, stage=MOVING)
    scene.do(scene.princess("wild"))
    assert sorted(scene.clues(1)) == ["forest", "ice"]


@pytest.mark.rule("rune.princess.escort")
def test_she_is_no_ally_and_takes_neither_place_nor_frost() -> None:
    holder = hero("zyla", "A5", allies=["seal_hunter", "onoit_guide"])
    scene = Scene(holder, OTHER, stage=SURVIVAL, princess=0)
    assert scene.told("survival")["amounts"] == [1, 1, 1]
    assert allowance(scene.state, scene.party()) == 5
    assert scene.state.princess == 0
    assert scene.state.invariants() == []


@pytest.mark.rule("rune.princess.lost", "rune.clue.safe")
def test_q8_a_knocked_out_holder_loses_her_and_keeps_the_clues() -> None:
    holder = hero("zyla", "A8", wounds=3, frost=3, clues="wild ice")
    scene = Scene(holder, OTHER, stage=SURVIVAL, princess=0)
    assert scene.state.princess == NOBODY
    assert sorted(scene.clues()) == ["ice", "wild"]


@pytest.mark.rule("rune.princess.lost", "rune.pvp.win")
def test_the_victor_of_a_duel_does_not_get_her() -> None:
    scene = Scene(hero("karnon", "A8"), hero("zyla", "A8", wounds=3), stage=10, princess=1)
    scene.do(DUEL + 1, PASS, rolls="1 1").do(DEFEND, rolls="10 10 1 1").do(ATTACK, rolls="10 10")
    assert scene.told("knock_out") == {"seat": 1}
    assert scene.state.princess == NOBODY
    assert scene.marks(1) == Marks()


@pytest.mark.rule("rune.princess.lost", "rune.princess.when")
def test_after_that_anybody_may_find_her_by_the_usual_rules() -> None:
    holder = hero("zyla", "A8", wounds=3, frost=3)
    scene = Scene(holder, hero("karnon", "M7", clues=SEED_CLUES), stage=SURVIVAL, princess=0)
    assert scene.active == 1
    scene.do(ROLL)
    assert scene.allows(scene.princess("snowdrift"))
