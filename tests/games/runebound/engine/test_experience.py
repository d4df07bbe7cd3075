"""The Experience step (R§17)."""

import pytest

from hoarfrost.games.runebound.engine.content import MAGIC, MELEE, RANGED
from hoarfrost.games.runebound.engine.steps import COUNTER, EXPERIENCE, PASS
from tests.games.runebound.scenes import Figure, Marks, Scene, hero

MIND, BODY, SPIRIT, STAMINA, LIFE = range(5)
CROWD = ["karnon", "olen_greycloak", "brynja_stormborn", "ittuk_the_pathwise", "arvel_worldwalker"]


def learning(xp: int, players: int = 4, **fields: object) -> Scene:
    others: list[Figure] = [hero(card, "H13") for card in CROWD[: players - 1]]
    return Scene(hero("zyla", "A5", wounds=1, xp=xp), *others, stage=EXPERIENCE, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("rune.xp.cost", "rune.xp.integer")
def test_x1_four_players_pay_four_and_one_point_is_left() -> None:
    scene = learning(5)
    scene.do(COUNTER + BODY)
    assert scene.xp() == 1
    assert scene.active == 1  # not enough for another one


@pytest.mark.rule("rune.xp.cost")
@pytest.mark.parametrize(("players", "cost"), [(1, 5), (2, 5), (3, 4), (4, 4), (5, 3), (6, 3)])
def test_a_counter_costs_five_four_or_three_by_the_number_of_players(
    players: int, cost: int
) -> None:
    assert not learning(cost - 1, players).allows(COUNTER)
    scene = learning(cost, players)
    scene.do(COUNTER)
    assert scene.xp() == 0


@pytest.mark.rule("rune.xp.cost")
def test_in_a_short_game_a_counter_costs_one_less() -> None:
    scene = learning(3, levels="short")
    scene.do(COUNTER)
    assert scene.xp() == 0


@pytest.mark.rule("rune.variant.fast_level")
def test_x2_with_faster_levels_counters_cost_one_two_three() -> None:
    scene = learning(6, levels="fast")
    scene.do(COUNTER)
    assert scene.xp() == 5
    scene.do(COUNTER)
    assert scene.xp() == 3
    scene.do(COUNTER + LIFE)
    assert scene.xp() == 0


@pytest.mark.rule("rune.xp.cost")
def test_x3_five_players_with_six_points_buy_two_counters() -> None:
    scene = learning(6, 5).do(COUNTER + MIND, COUNTER + SPIRIT)
    assert scene.xp() == 0
    assert scene.party().counters == [1, 0, 1, 0, 0]


@pytest.mark.rule("rune.xp.kinds", "rune.term.experience")
def test_counters_raise_values_by_two_stamina_by_two_and_life_by_one() -> None:
    scene = learning(40)
    state, party = scene.state, scene.party()
    zyla = party.hero
    before = [state.value(party, zyla, phase) for phase in (RANGED, MELEE, MAGIC)]
    scene.do(*[COUNTER + kind for kind in range(5)])
    after = [state.value(party, zyla, phase) for phase in (RANGED, MELEE, MAGIC)]
    assert after == [value + 2 for value in before]
    assert state.stamina(party, zyla) == 4 + 2
    assert state.life(party, zyla) == 4 + 1


@pytest.mark.rule("rune.xp.kinds")
def test_a_life_counter_does_not_heal_and_no_kind_has_a_limit() -> None:
    scene = learning(40)
    scene.do(*[COUNTER + LIFE] * 6)
    assert scene.marks(0) == Marks(wounds=1)
    assert scene.party().counters[LIFE] == 6


@pytest.mark.rule("rune.xp.kinds", "rune.core.attributes")
def test_counters_raise_the_value_and_not_the_damage() -> None:
    scene = learning(4).do(COUNTER + SPIRIT)
    assert scene.party().hero.card.damages == [1, 1, 2]


@pytest.mark.rule("rune.xp.integer")
def test_nobody_has_to_buy_and_points_are_kept() -> None:
    scene = learning(9).do(PASS)
    assert scene.xp() == 9
    assert scene.party().counters == [0, 0, 0, 0, 0]


@pytest.mark.rule("rune.turn.steps")
def test_without_enough_points_the_step_is_skipped() -> None:
    assert learning(3).active == 1
