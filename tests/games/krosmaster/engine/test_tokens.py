"""AP, MP and Range tokens, regular and Frozen."""

import pytest

from tests.games.krosmaster.scene import Scene, foe, lying, own
from tests.games.krosmaster.workshop import (
    bomb,
    calling,
    charm,
    hero,
    made,
    shot,
    tokens,
    until_turn_of,
)

FREEZING = {
    "+1AP": "akseleraktion",
    "-1AP": "glaciaktion",
    "+1MP": "splicing",
    "-1MP": "desplicing",
}
OPPOSITE = {"+1AP": "-1AP", "-1AP": "+1AP", "+1MP": "-1MP", "-1MP": "+1MP"}
KINDS = list(FREEZING)


# Regular tokens ---------------------------------------------------------------------------------


@pytest.mark.rule("kros.token.cancel")
def test_v17_a_minus_token_that_meets_a_plus_token_takes_it_away() -> None:
    scene = Scene([own("drop_knight", "F6"), foe("bill_tell", "F8", tokens={"+1AP": 1})])
    scene.do("cast sluggish F8", rolls="A L")
    assert scene.unit("bill_tell").tokens == {}


@pytest.mark.rule("kros.token.cancel")
@pytest.mark.parametrize("kind", KINDS)
def test_opposite_regular_tokens_remove_each_other_one_for_one(kind: str) -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8", tokens={OPPOSITE[kind]: 2})],
        **made(hero(charm(tokens(kind)))),
    )
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {OPPOSITE[kind]: 1}


@pytest.mark.rule("kros.token.cancel")
@pytest.mark.parametrize(("held", "new"), [("+1MP", "-1AP"), ("+1AP", "-1MP"), ("-1MP", "+1AP")])
def test_ap_and_mp_tokens_never_cancel_each_other(held: str, new: str) -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8", tokens={held: 1})],
        **made(hero(charm(tokens(new)))),
    )
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {held: 1, new: 1}


@pytest.mark.rule("kros.token.who")
@pytest.mark.parametrize("kind", KINDS)
def test_a_bomb_has_neither_ap_nor_mp_and_so_gets_no_tokens(kind: str) -> None:
    scene = Scene([own("hero", "F6"), foe("firebomb", "F8")], **made(hero(charm(tokens(kind)))))
    scene.do("cast charm F8")
    assert scene.unit("firebomb").tokens == {}


@pytest.mark.rule("kros.token.who")
def test_a_turret_has_ap_but_no_mp_and_gets_ap_tokens_only() -> None:
    turret = {"id": "turret", "name": "Turret", "hp": 3, "ap": 4, "spells": [shot()]}
    caster = hero(*calling("turret"), charm(tokens("-1AP"), tokens("-1MP")))
    scene = Scene([own("hero", "F6"), foe("turret", "F8")], **made(caster, summons=(turret,)))
    scene.do("cast charm F8")
    assert scene.unit("turret").tokens == {"-1AP": 1}


@pytest.mark.rule("kros.effect.tokens")
def test_tokens_change_no_gauge_before_the_next_preliminary_step() -> None:
    caster = hero(charm(tokens("+1AP"), tokens("-1MP"), range="self"))
    scene = Scene([own("hero", "F6"), foe("coa_gulary", "A1")], **made(caster))
    scene.do("cast charm F6")
    assert scene.unit("hero").gauges == (19, 3)
    assert scene.unit("hero").tokens == {"+1AP": 1, "-1MP": 1}
    assert until_turn_of(scene, "hero").unit("hero").gauges == (21, 2)
    assert scene.unit("hero").tokens == {}


@pytest.mark.rule("kros.effect.tokens")
def test_tokens_for_the_caster_come_once_however_many_targets_there_are() -> None:
    caster = hero(charm(tokens("+1MP", 2, to="caster"), area="cross"))
    scene = Scene(
        [own("hero", "F6"), own("coa_gulary", "E8"), foe("bill_tell", "F8"), foe("yugo", "G8")],
        **made(caster),
    )
    scene.do("cast charm F8")
    assert scene.unit("hero").tokens == {"+1MP": 2}
    assert all(scene.unit(cell).tokens == {} for cell in ("E8", "F8", "G8"))


@pytest.mark.rule("kros.effect.tokens", "kros.area.targets")
def test_tokens_for_targets_come_to_each_of_them_on_either_side() -> None:
    scene = Scene(
        [own("hero", "F6"), own("coa_gulary", "E8"), foe("bill_tell", "F8"), foe("tofu", "G8")],
        **made(hero(charm(tokens("-1MP", 2), area="cross"))),
    )
    scene.do("cast charm F8")
    assert all(scene.unit(cell).tokens == {"-1MP": 2} for cell in ("E8", "F8", "G8"))
    assert scene.unit("hero").tokens == {}


# Frozen tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("kros.frozen.tokens.get")
@pytest.mark.parametrize("board", ["open", "green_court", "frigost_1", "glacier_gate"])
@pytest.mark.parametrize("kind", KINDS)
def test_all_four_frozen_tokens_exist_on_every_board(kind: str, board: str) -> None:
    caster = hero(charm(tokens(kind)), powers=[FREEZING[kind]])
    scene = Scene(
        [own("hero", "A1"), foe("bill_tell", "C1")], board=board, scenery=[], **made(caster)
    )
    scene.do("cast charm C1")
    assert scene.unit("bill_tell").tokens == {f"F{kind}": 1}


@pytest.mark.rule("kros.frozen.tokens.mix", "kros.frozen.tokens.count", "kros.frozen.tokens.stay")
def test_v18_a_plus_token_beside_a_frozen_minus_token() -> None:
    scene = Scene([own("count_harebourg", "F6"), foe("bill_tell", "F7", tokens={"+1AP": 1})])
    scene.do("cast pendulum_blow F7", rolls="A L")
    assert scene.unit("bill_tell").tokens == {"+1AP": 1, "F-1AP": 1}
    until_turn_of(scene, "bill_tell")
    assert scene.unit("bill_tell").ap == 6
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1}
    until_turn_of(scene, "bill_tell")
    assert scene.unit("bill_tell").ap == 5
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1}


@pytest.mark.rule("kros.frozen.tokens.cancel")
def test_v19_opposite_frozen_tokens_remove_each_other() -> None:
    scene = Scene([own("bruno_sledge", "F6"), foe("bill_tell", "F8", tokens={"F-1AP": 1})])
    scene.do("cast second_wind F8")
    assert scene.unit("bill_tell").tokens == {}


@pytest.mark.rule("kros.frozen.tokens.cap", "kros.frozen.tokens.stay")
def test_v21_a_minus_token_beyond_the_printed_ap_is_lost() -> None:
    held = {"F-1AP": 3, "-1AP": 2}
    scene = Scene([own("count_harebourg", "F6"), foe("coa_gulary", "F7", tokens=held)])
    scene.do("cast pendulum_blow F7", rolls="A L")
    assert scene.unit("coa_gulary").tokens == held
    until_turn_of(scene, "coa_gulary")
    assert scene.unit("coa_gulary").ap == 0
    assert scene.unit("coa_gulary").tokens == {"F-1AP": 3}
    assert until_turn_of(scene, "coa_gulary").unit("coa_gulary").ap == 2


@pytest.mark.rule("kros.frozen.tokens.cancel", "kros.frozen.tokens.mix")
@pytest.mark.parametrize("kind", KINDS)
def test_a_frozen_token_cancels_only_its_frozen_opposite(kind: str) -> None:
    caster = hero(charm(tokens(kind)), powers=[FREEZING[kind]])
    held = {OPPOSITE[kind]: 1, f"F{OPPOSITE[kind]}": 1}
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8", tokens=held)], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {OPPOSITE[kind]: 1}
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {OPPOSITE[kind]: 1, f"F{kind}": 1}


@pytest.mark.rule("kros.frozen.tokens.cancel", "kros.frozen.tokens.mix")
@pytest.mark.parametrize("kind", KINDS)
def test_a_regular_token_never_cancels_a_frozen_one(kind: str) -> None:
    held = {f"F{OPPOSITE[kind]}": 1}
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8", tokens=held)], **made(hero(charm(tokens(kind))))
    )
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {kind: 1, **held}


@pytest.mark.rule("kros.frozen.tokens.count")
@pytest.mark.parametrize(
    ("held", "gauges"),
    [
        ({"F+1AP": 2}, (8, 3)),
        ({"F-1AP": 2, "+1AP": 1}, (5, 3)),
        ({"F+1MP": 1, "-1MP": 3}, (6, 1)),
        ({"F-1MP": 2, "-1MP": 1}, (6, 0)),
        ({"F+1AP": 1, "+1AP": 1, "F+1MP": 2, "+1MP": 1}, (8, 6)),
    ],
)
def test_frozen_tokens_count_like_regular_ones(
    held: dict[str, int], gauges: tuple[int, int]
) -> None:
    scene = Scene([own("coa_gulary", "F6"), foe("bill_tell", "F8", tokens=held)])
    assert until_turn_of(scene, "bill_tell").unit("bill_tell").gauges == gauges
    left = {kind: count for kind, count in held.items() if kind.startswith("F")}
    assert scene.unit("bill_tell").tokens == left


@pytest.mark.rule("kros.frozen.tokens.cap")
def test_frozen_and_regular_minus_mp_tokens_together_are_at_most_the_printed_mp() -> None:
    held = {"-1MP": 1, "F-1MP": 2}
    units = [foe("bill_tell", "F8", tokens=held)]
    frozen = Scene([own("ysolde_hoar", "F6"), *units]).do("cast frost_arrow F8", rolls="A L")
    assert frozen.unit("bill_tell").tokens == held
    regular = Scene([own("leaf_knight", "F6"), *units]).do("cast toadaby F8", rolls="A L")
    assert regular.unit("bill_tell").tokens == held


@pytest.mark.rule("kros.frozen.tokens.cap")
def test_the_cap_of_ap_does_not_touch_mp() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8", tokens={"-1AP": 6})],
        **made(hero(charm(tokens("-1MP", 9), tokens("-1AP")))),
    )
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {"-1AP": 6, "-1MP": 3}


@pytest.mark.rule("kros.frozen.tokens.cap")
def test_plus_tokens_have_no_limit() -> None:
    caster = hero(charm(tokens("+1AP", 30), tokens("+1MP", 30)), powers=["splicing"])
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {"+1AP": 30, "F+1MP": 30}
    assert until_turn_of(scene, "bill_tell").unit("bill_tell").gauges == (36, 33)


@pytest.mark.rule("kros.frozen.tokens.stay", "kros.opt.frozen_tokens_persist")
def test_frozen_tokens_stay_only_as_long_as_the_option_says() -> None:
    units = [own("coa_gulary", "F6"), foe("bill_tell", "F8", tokens={"F-1AP": 1})]
    for persist, later in ((True, 5), (False, 6)):
        scene = Scene(units, frozen_tokens_persist=persist)
        assert until_turn_of(scene, "bill_tell").unit("bill_tell").ap == 5
        assert until_turn_of(scene, "bill_tell").unit("bill_tell").ap == later


@pytest.mark.rule("kros.frozen.tokens.count", "kros.prelim.gauges", "kros.token.who")
def test_a_figure_of_0_is_a_figure_and_plus_tokens_raise_it() -> None:
    slow = hero(id="slow", ap=0, mp=0)
    scene = Scene(
        [own("bill_tell", "A1"), foe("slow", "F8", tokens={"+1AP": 2, "F+1MP": 1})], **made(slow)
    )
    assert until_turn_of(scene, "slow").unit("slow").gauges == (2, 1)


# The order of placing ---------------------------------------------------------------------------


@pytest.mark.rule("kros.token.place_order")
def test_tokens_come_one_after_the_other_first_cancelling_then_up_to_the_cap() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("coa_gulary", "F8", tokens={"+1AP": 1, "F-1AP": 3})],
        **made(hero(charm(tokens("-1AP", 4)))),
    )
    scene.do("cast charm F8")
    assert scene.unit("coa_gulary").tokens == {"F-1AP": 3, "-1AP": 2}
    assert [event.values["came"] for event in scene.events("token")] == [
        "cancelled",
        "placed",
        "placed",
        "lost",
    ]


@pytest.mark.rule("kros.token.place_order")
def test_a_token_cancels_even_where_the_cap_is_reached() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("coa_gulary", "F8", tokens={"+1AP": 1, "F-1AP": 5})],
        **made(hero(charm(tokens("-1AP")))),
    )
    scene.do("cast charm F8")
    assert scene.unit("coa_gulary").tokens == {"F-1AP": 5}


@pytest.mark.rule("kros.token.place_order", "kros.power.interior_fire")
def test_v23_interior_fire_makes_a_frozen_token_regular_before_it_can_cancel() -> None:
    scene = Scene([own("count_harebourg", "F6"), foe("sister_cinder", "F7", tokens={"+1AP": 1})])
    scene.do("cast pendulum_blow F7", rolls="A L")
    assert scene.unit("sister_cinder").tokens == {}


@pytest.mark.rule("kros.token.place_order", "kros.power.interior_fire_late")
def test_a_frozen_token_made_regular_by_interior_fire_does_not_cancel_an_old_frozen_one() -> None:
    scene = Scene([own("count_harebourg", "F6"), foe("sister_cinder", "F7", tokens={"F+1AP": 1})])
    scene.do("cast pendulum_blow F7", rolls="A L")
    assert scene.unit("sister_cinder").tokens == {"F+1AP": 1, "-1AP": 1}


@pytest.mark.rule("kros.token.place_order", "kros.power.interior_fire", "kros.frozen.tokens.cap")
def test_the_cap_holds_for_tokens_made_regular_by_interior_fire() -> None:
    held = {"-1AP": 4, "F-1AP": 2}
    scene = Scene([own("count_harebourg", "F6"), foe("sister_cinder", "F7", tokens=held)])
    scene.do("cast pendulum_blow F7", rolls="A L")
    assert scene.unit("sister_cinder").tokens == held


# Stealing ---------------------------------------------------------------------------------------


@pytest.mark.rule("kros.effect.steal", "kros.power.replace_scope")
def test_a_thief_of_ap_gets_a_regular_token_and_the_target_a_frozen_one() -> None:
    scene = Scene([own("tock_minutia", "F6"), foe("bill_tell", "F8")])
    scene.do("cast time_theft F8", rolls="A L")
    assert scene.unit("bill_tell").tokens == {"F-1AP": 1}
    assert scene.unit("tock_minutia").tokens == {"+1AP": 1}


@pytest.mark.rule("kros.effect.steal")
@pytest.mark.parametrize("family", ["ap", "mp"])
def test_the_thief_gains_once_however_many_targets_there_are(family: str) -> None:
    caster = hero(charm({"op": f"steal_{family}", "n": 2}, area="cross"))
    scene = Scene(
        [own("hero", "F6"), own("coa_gulary", "E8"), foe("bill_tell", "F8"), foe("yugo", "G8")],
        **made(caster),
    )
    scene.do("cast charm F8")
    for cell in ("E8", "F8", "G8"):
        assert scene.unit(cell).tokens == {f"-1{family.upper()}": 2}
    assert scene.unit("hero").tokens == {f"+1{family.upper()}": 2}


@pytest.mark.rule("kros.effect.steal")
@pytest.mark.parametrize("family", ["ap", "mp"])
def test_nothing_is_stolen_from_an_empty_cell_a_bush_or_a_bomb(family: str) -> None:
    caster = hero(charm({"op": f"steal_{family}", "n": 1}))
    scene = Scene(
        [own("hero", "F6"), foe("firebomb", "F8"), foe("bill_tell", "A1")],
        scenery=lying("bush", "G7"),
        **made(caster),
    )
    scene.do("cast charm F8", "cast charm G7", "cast charm F9")
    assert scene.unit("hero").tokens == {}
    assert scene.unit("firebomb").tokens == {}


@pytest.mark.rule("kros.effect.steal", "kros.frozen.tokens.cap")
def test_the_thief_gains_even_if_the_target_can_hold_no_more() -> None:
    scene = Scene([own("tock_minutia", "F6"), foe("coa_gulary", "F8", tokens={"F-1AP": 5})])
    scene.do("cast time_theft F8", rolls="A L")
    assert scene.unit("coa_gulary").tokens == {"F-1AP": 5}
    assert scene.unit("tock_minutia").tokens == {"+1AP": 1}


@pytest.mark.rule("kros.effect.steal", "kros.token.cancel")
def test_what_a_thief_gains_cancels_what_it_has_lost() -> None:
    scene = Scene(
        [own("tock_minutia", "F6", tokens={"-1AP": 1}, ap=7), foe("bill_tell", "F8")],
    )
    scene.do("cast time_theft F8", rolls="A L")
    assert scene.unit("tock_minutia").tokens == {}


# Range tokens -----------------------------------------------------------------------------------


def reach(scene: Scene) -> tuple[int, int]:
    """The nearest and the farthest cell east of Bill on A1 at which his arrow can be aimed."""
    columns = [
        ord(cell[0]) - ord("A") for cell in scene.cells("cast plaguing_arrow") if cell[1:] == "1"
    ]
    return min(columns), max(columns)


@pytest.mark.rule("kros.token.range")
@pytest.mark.parametrize(
    ("held", "most"), [({}, 8), ({"+1Range": 2}, 10), ({"-1Range": 3}, 5), ({"-1Range": 9}, 3)]
)
def test_range_tokens_change_the_longest_range_for_one_turn(
    held: dict[str, int], most: int
) -> None:
    scene = Scene([own("coa_gulary", "L12"), foe("bill_tell", "A1", tokens=held)])
    until_turn_of(scene, "bill_tell")
    assert reach(scene) == (3, most)
    assert scene.unit("bill_tell").tokens == {}
    until_turn_of(scene, "bill_tell")
    assert reach(scene) == (3, 8)


@pytest.mark.rule("kros.token.range", "kros.spell.range_colour")
def test_range_tokens_leave_fixed_ranges_alone() -> None:
    scene = Scene([own("coa_gulary", "L12"), foe("kassius_kaos", "A1", tokens={"+1Range": 2})])
    until_turn_of(scene, "kassius_kaos")
    assert scene.cells("cast puff") == {"B1", "C1", "D1", "A2", "A3", "A4"}
    assert scene.cells("cast punch") == {"B1", "A2"}
    assert "H1" in scene.cells("cast irritating_sting")


@pytest.mark.rule("kros.token.range")
@pytest.mark.parametrize(("held", "new"), [("+1Range", "-1Range"), ("-1Range", "+1Range")])
def test_range_tokens_cancel_each_other(held: str, new: str) -> None:
    scene = Scene(
        [own("hero", "F6"), foe("bill_tell", "F8", tokens={held: 1})],
        **made(hero(charm(tokens(new, 2)))),
    )
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {new: 1}


@pytest.mark.rule("kros.token.range")
@pytest.mark.parametrize("kind", ["+1Range", "-1Range"])
def test_range_tokens_are_never_frozen(kind: str) -> None:
    caster = hero(charm(tokens(kind)), powers=list(FREEZING.values()))
    scene = Scene([own("hero", "F6"), foe("bill_tell", "F8")], **made(caster))
    scene.do("cast charm F8")
    assert scene.unit("bill_tell").tokens == {kind: 1}


# Tokens of an Explosion -------------------------------------------------------------------------


@pytest.mark.rule("kros.effect.tokens", "kros.power.replace_scope")
def test_an_explosion_freezes_tokens_by_the_power_of_the_bomb_not_of_its_summoner() -> None:
    plain = bomb(tokens("-1MP"), id="plain_mine")
    cold = bomb(tokens("-1MP"), id="cold_mine", powers=("desplicing",))
    icy = hero(shot(), *calling("plain_mine", "cold_mine"), powers=["desplicing"])
    for mine, token in (("plain_mine", "-1MP"), ("cold_mine", "F-1MP")):
        scene = Scene(
            [own("hero", "F6"), own(mine, "F8", summoner=0), foe("bill_tell", "F9")],
            **made(icy, summons=(plain, cold)),
        )
        scene.do("cast shot F8", rolls="A A D")
        assert scene.unit("bill_tell").tokens == {token: 1}
