"""The options: what the editions differ in (section 19), and what our rulings leave open."""

from typing import Any

import pytest

from hoarfrost.core.errors import OptionError
from hoarfrost.games.krosmaster.engine.game import make_game
from hoarfrost.games.krosmaster.files.content import built_in
from hoarfrost.games.krosmaster.options import OPTIONS
from tests.games.krosmaster.scene import Scene, foe, game_with, lying, own

TWO = ["darkness_knight", "count_harebourg"]  # Levels 6 and 6
SECOND_EDITION = {
    "edition": "v2",
    "min_team": 3,
    "tension_reroll": True,
    "lock_mode": "v2",
    "crit_mode": "cap1",
    "reward_reveal": "progressive",
    "gg_per_turn": 1,
    "reveals_per_turn": 1,
    "summon_limit": "all",
}
FIRST_EDITION = {
    "edition": "v1",
    "min_team": 2,
    "tension_reroll": False,
    "lock_mode": "v1",
    "crit_mode": "sum",
    "reward_reveal": "setup",
    "gg_per_turn": 0,
    "reveals_per_turn": 0,
    "summon_limit": "kind",
}


def chosen(**given: Any) -> dict[str, Any]:
    resolved = OPTIONS.resolve(given)
    return {name: resolved[name] for name in SECOND_EDITION}


@pytest.mark.rule("kros.version.base")
def test_the_rules_are_those_of_the_second_edition_unless_the_options_say_otherwise() -> None:
    assert chosen() == SECOND_EDITION
    options = OPTIONS.resolve({})
    assert options["frozen_tokens_persist"] is True
    assert (options["ice_shove_ap"], options["ice_shove_limit"]) == (1, "blue")


@pytest.mark.rule("kros.version.base")
def test_the_first_edition_sets_all_that_differed_and_each_can_be_set_again() -> None:
    assert chosen(edition="v1") == FIRST_EDITION
    assert chosen(edition="v1", lock_mode="v2") == {**FIRST_EDITION, "lock_mode": "v2"}


@pytest.mark.rule("kros.opt.min_team", "kros.team.size")
def test_a_team_of_two_needs_the_option() -> None:
    """V02."""
    with pytest.raises(OptionError):
        make_game({"team1": TWO})
    assert len(make_game({"team1": TWO, "min_team": 2}).teams[0]) == 2


@pytest.mark.rule("kros.opt.crit_mode")
@pytest.mark.parametrize(
    ("rolls", "capped", "summed"),
    [("C X D", 2, 3), ("C A D", 2, 2), ("A A D", 1, 1), ("A A W", 0, 0)],
)
def test_in_the_older_rules_each_critical_hit_adds_1(rolls: str, capped: int, summed: int) -> None:
    """V44: Kassius, who has Critical Hit, stings for 1."""
    units = [own("kassius_kaos", "F6"), foe("luk_ylook", "F8")]
    for mode, damage in (("cap1", capped), ("sum", summed)):
        scene = Scene(units, crit_mode=mode).do("cast irritating_sting F8", rolls=rolls)
        assert scene.unit("luk_ylook").injuries == damage


@pytest.mark.rule("kros.opt.crit_mode")
@pytest.mark.parametrize(("mode", "damage"), [("cap1", 1), ("sum", 0)])
def test_in_the_older_rules_each_armour_success_takes_1_off(mode: str, damage: int) -> None:
    """Cruel Shot does 2 to Maskun John, who has Armour and so rolls two dice."""
    units = [own("darkness_knight", "F6"), foe("maskun_john", "F8")]
    scene = Scene(units, crit_mode=mode).do("cast cruel_shot F8", rolls="A A W")
    assert scene.unit("maskun_john").injuries == damage


@pytest.mark.rule("kros.opt.summon_limit", "kros.summon.limit")
@pytest.mark.parametrize(("limit", "may"), [("all", False), ("kind", True)])
def test_summons_of_another_kind_count_towards_the_limit_or_not(limit: str, may: bool) -> None:
    """The King may have one Summon, and a Tofu is there already."""
    units = [own("king_of_the_gobballs", "F6"), own("tofu", "A1"), foe("yugo", "L12")]
    scene = Scene(units, summon_limit=limit, piece="king_of_the_gobballs")
    assert bool(scene.cells("cast summon_gobball")) is may


@pytest.mark.rule("kros.opt.summon_limit", "kros.summon.limit")
@pytest.mark.parametrize("limit", ["all", "kind"])
def test_summons_of_the_same_kind_count_in_any_case_but_only_the_own_ones(limit: str) -> None:
    king = own("king_of_the_gobballs", "F6")
    others = [own("gobball", "A1"), foe("yugo", "L12")]
    scene = Scene([king, *others], summon_limit=limit, piece="king_of_the_gobballs")
    assert scene.cells("cast summon_gobball") == set()
    theirs = [foe("gobball", "A1"), foe("yugo", "L12")]
    scene = Scene([king, *theirs], summon_limit=limit, piece="king_of_the_gobballs")
    assert scene.cells("cast summon_gobball") == {"F5", "E6", "G6", "F7"}


def shover(ap: int = 6, **fields: Any) -> Scene:
    """Bill on Frigost I between two cubes at the rim of the rink."""
    return Scene(
        [own("bill_tell", "D7", ap=ap), foe("coa_gulary", "L12")],
        board="frigost_1",
        scenery=lying("ice_cube", "D6", "E7"),
        turn=5,
        **fields,
    )


@pytest.mark.rule("kros.opt.ice_shove_ap")
@pytest.mark.parametrize("ap", [0, 1, 3])
def test_the_option_says_what_an_ice_shove_costs(ap: int) -> None:
    assert shover(ice_shove_ap=ap).do("cast ice_shove E7").unit("bill_tell").ap == 6 - ap
    if ap > 0:
        assert not shover(ap - 1, ice_shove_ap=ap).legal("cast ice_shove")


@pytest.mark.rule("kros.opt.ice_shove_limit", "kros.spell.limits")
@pytest.mark.parametrize(
    ("limit", "another", "the_same", "next_turn"),
    [
        ("blue", False, False, True),
        ("black", True, True, True),
        ("purple", True, False, True),
        ("red", False, False, False),
    ],
)
def test_the_option_says_how_often_an_ice_shove_is_cast(
    limit: str, another: bool, the_same: bool, next_turn: bool
) -> None:
    """The cube at E7 slides to I7, out of reach; the one at D6 moves one cell to D5."""
    scene = shover(ice_shove_limit=limit).do("cast ice_shove D6")
    assert scene.scenery("D5") == "ice_cube"
    assert scene.allows("cast ice_shove E7") is another
    scene.do("mv D6")
    assert scene.allows("cast ice_shove D5") is the_same
    scene.pass_turn().pass_turn()
    assert scene.allows("cast ice_shove D5") is next_turn


@pytest.mark.rule("kros.opt.ice_shove_ap", "kros.opt.ice_shove_limit")
def test_an_ice_shove_for_nothing_without_a_limit_is_refused() -> None:
    with pytest.raises(OptionError):
        make_game({"ice_shove_ap": 0, "ice_shove_limit": "black"})


def test_an_own_character_plays_in_a_team_that_is_a_list() -> None:
    """Own content and a list of characters as a team go together."""
    twin = built_in()["characters"]["naz_rael"]
    team = ["twin", "hild_rimeguard", "bill_tell", "kassius_kaos"]
    game = game_with(team2=team, content={"characters": {"twin": twin}})
    assert [card.id for card in game.teams[1]] == team
