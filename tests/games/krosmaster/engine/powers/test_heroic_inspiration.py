"""Heroic Inspiration: own spells cost 1 AP less beside another of the Brotherhood."""

import pytest

from hoarfrost.core.errors import ContentError
from tests.games.krosmaster.scene import Scene, foe, own
from tests.games.krosmaster.workshop import calling, charm, hero, made

BROTHER = hero(id="brother", types=["brotherhood"], initiative=1)


def ap_after(scene: Scene, spell: str, cell: str) -> int:
    scene.do(f"cast {spell} {cell}")
    return 7 - scene.unit("yugo").ap


@pytest.mark.rule("kros.power.heroic_inspiration")
def test_yugo_alone_pays_the_printed_cost() -> None:
    scene = Scene([own("yugo", "F6"), own("bill_tell", "A1"), foe("naz_rael", "L12")], piece=0)
    assert ap_after(scene, "transfer_portal", "F7") == 4


@pytest.mark.rule("kros.power.heroic_inspiration")
@pytest.mark.parametrize(
    ("spell", "cell", "cost"), [("transfer_portal", "F7", 3), ("burst_of_wakfu", "F7", 2)]
)
def test_beside_another_of_the_brotherhood_his_own_spells_cost_one_less(
    spell: str, cell: str, cost: int
) -> None:
    scene = Scene(
        [own("yugo", "F6"), own("brother", "A1"), foe("naz_rael", "L12")], **made(BROTHER)
    )
    assert ap_after(scene, spell, cell) == cost


@pytest.mark.rule("kros.power.heroic_inspiration")
def test_punch_ice_shove_and_rewards_cost_as_much_as_ever() -> None:
    worn = [{"reward": "icepick", "up": True}]
    for spell, cell, cost in (
        ("punch", "E7", 5),
        ("ice_shove", "F8", 1),
        ("icepick_stab", "E7", 4),
    ):
        scene = Scene(
            [own("yugo", "E8", rewards=worn), own("brother", "A1"), foe("naz_rael", "L12")],
            board="frigost_1",
            **made(BROTHER),
        )
        assert ap_after(scene, spell, cell) == cost


@pytest.mark.rule("kros.power.heroic_inspiration")
@pytest.mark.parametrize("other", ["gone", "opposing"])
def test_a_brother_off_the_board_or_on_the_other_side_does_not_count(other: str) -> None:
    brother = own("brother", None) if other == "gone" else foe("brother", "A1")
    scene = Scene([own("yugo", "F6"), brother, foe("naz_rael", "L12")], **made(BROTHER))
    assert ap_after(scene, "transfer_portal", "F7") == 4


@pytest.mark.rule("kros.power.heroic_inspiration", "kros.cast.prereq")
def test_with_one_ap_less_than_printed_the_spell_can_be_cast() -> None:
    for brothers, legal in (([own("brother", "A1")], True), ([], False)):
        scene = Scene([own("yugo", "F6", ap=3), *brothers, foe("naz_rael", "L12")], **made(BROTHER))
        assert scene.allows("cast transfer_portal F7") is legal


@pytest.mark.rule("kros.power.heroic_inspiration")
def test_a_spell_for_one_ap_becomes_free() -> None:
    caster = hero(charm(limit="blue"), types=["brotherhood"], powers=["heroic_inspiration"], ap=1)
    scene = Scene(
        [own("hero", "F6"), own("brother", "A1"), foe("naz_rael", "L12")],
        **made(caster, BROTHER),
    )
    scene.do("cast charm F8")
    assert scene.unit("hero").ap == 1


@pytest.mark.rule("kros.power.heroic_inspiration")
@pytest.mark.parametrize("who", ["krosmaster", "summon"])
def test_a_card_with_a_spell_that_would_become_free_without_limit_is_refused(who: str) -> None:
    powers = ["heroic_inspiration"]
    page = {"id": "page", "name": "Page", "hp": 1, "mp": 1, "ap": 1, "powers": powers}
    page["spells"] = [charm()]
    if who == "summon":
        cards = made(hero(*calling("page")), summons=(page,))
    else:
        cards = made(hero(charm(), powers=powers))
    with pytest.raises(ContentError, match="for ever"):
        Scene([own("hero", "F6"), foe("naz_rael", "L12")], **cards)
