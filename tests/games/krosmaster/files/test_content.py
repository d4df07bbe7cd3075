"""What the house plays with, and what is added to it."""

import json
import tomllib

import pytest

from hoarfrost.core.bits import bit
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.content import (
    AIR,
    ATTACK,
    BLUE,
    CLOSE_COMBAT,
    CROSS,
    DAMAGE_BONUS,
    EARTH,
    FIRE,
    GRANT_POWER,
    HEAL,
    IF_OTHER_TEAM_TYPE,
    IF_TARGET_TYPE,
    LINE3,
    MINUS_MP,
    NEUTRAL,
    NONE,
    PER_UNIT_ADJACENT,
    PERSONAL,
    PLACE_TOKENS,
    PRICES,
    PURPLE,
    RANGED,
    RANKS,
    RED,
    SPECIAL,
    TOKEN_BONUS,
    WATER,
    Card,
    Spell,
)
from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER
from hoarfrost.games.krosmaster.engine.powers.known import POWER_NUMBER, power_names
from hoarfrost.games.krosmaster.files.content import (
    HOUSE,
    LIBRARY,
    build,
    built_in,
    check_entries,
    needed,
)
from tests.games.krosmaster.files.samples import (
    CHICK,
    SPELL,
    TEAM,
    WHERE,
    extras,
    owl_with,
    special,
)


def card(id: str) -> Card:
    content = build({})
    return content.cards[content.card_number[id]]


def spell_of(id: str, spell: str) -> Spell:
    return next(one for one in card(id).spells if one.id == spell)


def test_the_house_has_23_krosmasters_3_summons_16_rewards_5_boards_and_6_teams() -> None:
    content = build({})
    assert sum(card.is_krosmaster for card in content.cards) == 23
    assert [card.id for card in content.cards[23:]] == ["firebomb", "gobball", "tofu"]
    assert len(content.rewards) == 16
    assert list(content.boards) == ["frigost_1", "frigost_2", "glacier_gate", "green_court", "open"]
    assert len(content.teams) == 6


def test_cards_and_rewards_know_their_numbers() -> None:
    content = build({})
    assert [card.number for card in content.cards] == list(range(26))
    assert [content.card_number[card.id] for card in content.cards] == list(range(26))
    assert [content.reward_number[reward.id] for reward in content.rewards] == list(range(16))
    assert [kind.number for kind in content.scenery] == list(range(6))


@pytest.mark.parametrize(
    ("id", "figures", "powers"),
    [
        ("count_harebourg", (6, 8, 4, 16, 8), ["unfazed", "frostbite", "glaciaktion"]),
        ("bad_aboum", (3, 3, 3, 9, 6), ["dodge", "lock"]),
        ("darkness_knight", (6, 8, 4, 15, 7), []),
        ("coa_gulary", (1, 6, 3, 7, 5), []),
        ("drop_knight", (3, 2, 3, 10, 6), ["resistance_water"]),
        ("pip_thinshell", (1, 9, 4, 7, 5), ["dodge", "fragility"]),
        ("bruno_sledge", (3, 8, 3, 9, 6), ["splicing", "akseleraktion"]),
    ],
)
def test_a_krosmaster_has_the_figures_of_its_card(
    id: str, figures: tuple[int, ...], powers: list[str]
) -> None:
    this = card(id)
    assert (this.level, this.initiative, this.mp, this.hp, this.ap) == figures
    assert sorted(power_names(this.powers)) == sorted(powers)


def test_a_mechanism_has_no_mp_and_no_ap() -> None:
    bomb = card("firebomb")
    assert (bomb.mp, bomb.ap, bomb.hp) == (NONE, NONE, 2)
    assert not bomb.is_krosmaster
    explosion = bomb.spells[0]
    assert (explosion.reach, explosion.element, explosion.damage) == (PERSONAL, FIRE, 2)
    assert explosion.area == CROSS


def test_a_spell_has_the_figures_of_its_card() -> None:
    arrow = spell_of("luk_ylook", "repelling_arrow")
    assert (arrow.kind, arrow.ap, arrow.element, arrow.damage) == (ATTACK, 3, AIR, 1)
    assert (arrow.reach, arrow.least, arrow.most) == (RANGED, 2, 5)
    assert arrow.alterable
    assert arrow.straight
    assert arrow.los
    assert arrow.displaces
    assert arrow.effects[0].n == 2

    punishment = spell_of("coa_gulary", "punishment")
    assert (punishment.injury, punishment.damage, punishment.reach) == (1, 3, CLOSE_COMBAT)
    assert (punishment.least, punishment.most) == (1, 1)

    puff = spell_of("kassius_kaos", "puff")
    assert (puff.limit, puff.alterable, puff.damage) == (RED, False, 3)
    assert spell_of("mo_snowmole", "snow_spit").area == LINE3
    assert spell_of("tock_minutia", "swap_second").los is False
    assert spell_of("sister_cinder", "warm_hands").heal == 2
    assert spell_of("sister_cinder", "warm_hands").limit == PURPLE


def test_effects_name_powers_tokens_summons_and_types_by_number() -> None:
    content = build({})
    brace = spell_of("hild_rimeguard", "brace").effects[0]
    assert (brace.op, brace.power) == (GRANT_POWER, POWER_NUMBER["armour"])

    tokens, bonus = spell_of("leaf_knight", "toadaby").effects
    assert (tokens.op, tokens.token, tokens.n, tokens.to_caster) == (
        PLACE_TOKENS,
        MINUS_MP,
        1,
        False,
    )
    assert (bonus.op, bonus.condition) == (TOKEN_BONUS, IF_OTHER_TEAM_TYPE)
    assert content.types[bonus.of] == "knight"
    assert card("leaf_knight").types == bit(content.types.index("knight"))
    assert spell_of("drop_knight", "restauration").effects[0].condition == IF_TARGET_TYPE

    summoning = spell_of("queen_of_the_tofus", "summon_tofu")
    assert (summoning.summons, summoning.summon_limit) == (content.card_number["tofu"], 3)
    per_tofu = spell_of("queen_of_the_tofus", "dan_to_fu").effects[0]
    assert (per_tofu.op, per_tofu.condition) == (DAMAGE_BONUS, PER_UNIT_ADJACENT)
    assert per_tofu.of == content.card_number["tofu"]


def test_everybody_punches_and_shoves_ice() -> None:
    content = build({})
    punch, shove = content.punch, content.ice_shove
    assert (punch.ap, punch.element, punch.damage, punch.limit) == (5, NEUTRAL, 1, BLUE)
    assert (shove.kind, shove.ap, shove.reach, shove.limit) == (SPECIAL, 1, CLOSE_COMBAT, BLUE)
    assert shove.is_shove


@pytest.mark.rule("kros.reward.ranks")
def test_rewards_cost_3_6_12_or_18_kamas_by_rank() -> None:
    content = build({})
    price = {reward.id: PRICES[reward.rank] for reward in content.rewards}
    assert price["mending_draught"] == 3
    assert price["snowshoes"] == 6
    assert price["warhorn"] == 12
    assert price["hearth_egg"] == 18
    ranks = [RANKS[reward.rank] for reward in content.rewards]
    assert ranks == ["granite"] * 5 + ["jade"] * 4 + ["gold"] * 3 + ["ruby"] * 4
    assert all(reward.copies == 2 for reward in content.rewards)


def test_a_reward_says_what_it_does() -> None:
    content = build({})
    rewards = {reward.id: reward for reward in content.rewards}
    assert rewards["mending_draught"].heal == 2
    assert rewards["quickstep_vial"].gauge_mp == 2
    assert rewards["focus_vial"].gauge_ap == 2
    assert rewards["far_lens"].range_bonus == 1
    assert power_names(rewards["hasty_egg"].powers) == ["splicing", "akseleraktion"]
    stab = rewards["icepick"].spell
    assert stab is not None
    assert (stab.id, stab.ap, stab.element, stab.damage) == ("icepick_stab", 4, WATER, 2)


def test_scenery_has_the_figures_of_the_rules() -> None:
    kinds = {kind.id: kind for kind in build({}).scenery}
    figures = {id: (kind.hp, kind.loot) for id, kind in kinds.items()}
    assert figures == {
        "tree": (6, 3),
        "fir": (4, 2),
        "bush": (4, 2),
        "geyser": (3, 1),
        "crate": (4, 2),
        "ice_cube": (3, 1),
    }
    assert {id for id in kinds if kinds[id].can_stand} == {"crate", "ice_cube"}
    assert {id for id in kinds if kinds[id].blocks_sight} == {"tree", "fir"}
    assert {id for id in kinds if kinds[id].slides} == {"ice_cube"}


@pytest.mark.rule("kros.board.size", "kros.board.ground", "kros.board.features")
def test_a_board_has_144_cells_with_grounds_and_features() -> None:
    board = build({}).boards["frigost_1"]
    assert len(board.kamas) == 144
    assert CELL_NUMBER["E4"] in board.rink
    assert CELL_NUMBER["D4"] not in board.rink
    assert CELL_NUMBER["D4"] in board.demons
    assert CELL_NUMBER["A1"] in board.setup
    assert board.kamas[CELL_NUMBER["F6"]] == 3
    kinds = {kind.number: kind.id for kind in build({}).scenery}
    scenery = {cell: kinds[kind] for cell, kind in board.scenery}
    assert scenery[CELL_NUMBER["E4"]] == "ice_cube"
    assert scenery[CELL_NUMBER["F3"]] == "fir"
    assert scenery[CELL_NUMBER["C3"]] == "geyser"
    court = {kinds[kind] for _, kind in build({}).boards["green_court"].scenery}
    assert court == {"tree", "bush", "crate"}


@pytest.mark.rule("kros.board.edges")
@pytest.mark.parametrize(
    ("id", "edges", "cells"),
    [
        ("frigost_1", [0, 1, 2, 3], 10),
        ("frigost_2", [0, 1, 2, 3], 10),
        ("glacier_gate", [0, 2], 12),
        ("green_court", [0, 2], 12),
        ("open", [], 0),
    ],
)
def test_each_edge_that_may_be_chosen_has_room_for_a_team(
    id: str, edges: list[int], cells: int
) -> None:
    board = build({}).boards[id]
    assert board.edges == edges
    assert {len(board.setup_of(edge)) for edge in edges} <= {cells}


@pytest.mark.rule("kros.board.demon_kama")
def test_no_kama_starts_on_a_demon_cell() -> None:
    for board in build({}).boards.values():
        assert all(board.kamas[cell] == 0 for cell in board.demons)


def test_no_edge_of_a_board_is_better_than_the_opposite_one() -> None:
    """A half turn changes nothing."""
    for board in build({}).boards.values():
        for cells in (board.rink, board.setup, board.demons):
            assert sorted(143 - cell for cell in cells) == cells
        assert board.kamas[::-1] == board.kamas
        assert sorted((143 - cell, kind) for cell, kind in board.scenery) == board.scenery


def test_every_name_is_there_in_three_languages() -> None:
    for section, entries in built_in().items():
        if section == "scenery":
            continue
        for id, entry in entries.items():
            assert set(entry["name"]) == set(LANGUAGES), (section, id)
            if section in ("boards", "teams"):
                assert set(entry["about"]) == set(LANGUAGES), (section, id)
    assert card("count_harebourg").name["nl"] == "Graaf Harebourg"
    assert spell_of("luk_ylook", "snap_shot").name["es"] == "Disparo rápido"


def test_every_figure_says_where_it_comes_from() -> None:
    for section in ("characters", "summons"):
        for entry in built_in()[section].values():
            assert entry["src"]


def test_no_two_spells_of_the_house_share_an_id() -> None:
    content = build({})
    ids = [spell.id for card in content.cards for spell in card.spells]
    ids += [reward.spell.id for reward in content.rewards if reward.spell is not None]
    ids += [content.punch.id, content.ice_shove.id]
    assert len(set(ids)) == len(ids)


def test_the_files_of_the_house_are_short_lines_of_toml() -> None:
    for path in HOUSE.rglob("*.toml"):
        text = path.read_text("utf-8")
        assert tomllib.loads(text)
        assert max(map(len, text.splitlines())) <= 120, path


def test_a_heal_is_no_attack() -> None:
    heal = spell_of("mo_snowmole", "lick_wounds")
    assert (heal.kind, heal.heal, heal.damage, heal.reach) == (HEAL, 2, 0, PERSONAL)
    assert spell_of("mo_snowmole", "claw").element == EARTH


def test_extra_entries_come_behind_those_of_the_house() -> None:
    entries = check_entries(extras(), WHERE)
    content = build(entries)
    assert [card.id for card in content.cards[:26]] == [card.id for card in build({}).cards]
    assert [card.id for card in content.cards[26:]] == [
        "old_owl", "snow_owl", "bomb", "chick", "egg",
    ]  # fmt: skip
    assert content.cards[27].spells[0].summons == 29
    assert content.rewards[16].id == "down_coat"
    assert content.types == [*build({}).types, "elder"]
    assert content.boards["pond"].edges == [0, 2]
    assert content.teams["parliament"] == TEAM["members"]
    assert LIBRARY.with_house(entries)["characters"]["snow_owl"]["name"]["nl"] == "Sneeuwuil"


def test_the_order_in_which_entries_are_written_does_not_matter() -> None:
    entries = extras()
    backwards = {
        section: dict(reversed(table.items())) for section, table in reversed(entries.items())
    }
    ids = [card.id for card in build(check_entries(entries, WHERE)).cards]
    assert [card.id for card in build(check_entries(backwards, WHERE)).cards] == ids


def test_the_normal_form_of_entries_is_json_and_its_own_normal_form() -> None:
    entries = check_entries(extras(), WHERE)
    again = json.loads(json.dumps(entries))
    assert again == entries
    assert check_entries(again, WHERE) == entries


def test_a_plain_name_serves_in_all_languages() -> None:
    entries = check_entries({"summons": {"chick": CHICK}}, WHERE)
    assert entries["summons"]["chick"]["name"] == {"en": "Chick", "nl": "Chick", "es": "Chick"}


def test_a_game_needs_only_what_its_characters_and_boards_name() -> None:
    entries = check_entries(extras(), WHERE)
    kept = needed(entries, ["snow_owl", "yugo"], ["pond", "open"])
    assert list(kept["characters"]) == ["snow_owl"]
    assert list(kept["summons"]) == ["bomb", "chick"]  # the chick counts bombs
    assert list(kept["boards"]) == ["pond"]
    assert list(kept["rewards"]) == ["down_coat"]  # for sale in every game
    assert "teams" not in kept
    assert check_entries(kept, WHERE) == kept
    assert build(kept).cards[26].id == "snow_owl"


def test_a_game_of_the_house_alone_needs_nothing() -> None:
    assert needed({}, ["yugo"], ["open"]) == {}
    assert build({}) is build({})


def test_a_condition_may_name_a_type_whose_characters_are_not_in_this_game() -> None:
    entries = owl_with({"op": "damage_bonus", "n": 1, "if_target_type": "elder"})
    assert build(check_entries(entries, WHERE)).types[-1] == "elder"


@pytest.mark.parametrize(
    "entries",
    [
        owl_with(ap=1),
        owl_with(ap=0, mp=1),
        owl_with(ap=0, limit="blue"),
        owl_with(ap=0, injury=1),
        owl_with(area="line3"),
        owl_with(area="diamond2", range="self"),
        owl_with({"op": "tokens", "k": "-1Range", "n": 2, "to": "caster"}),
        owl_with({"op": "transpose"}, {"op": "steal_mp", "n": 1}),
        special({"op": "ice_shove"}),
        special({"op": "summon", "unit": "tofu", "limit": 1}),
        {"summons": {"turret": {"name": "Turret", "hp": 3, "ap": 4, "spells": [SPELL]}}},
        {"summons": {"chick": {**CHICK, "mp": None}}},
    ],
)
def test_what_the_rules_allow_is_read(entries: Json) -> None:
    normal = check_entries(entries, WHERE)
    assert check_entries(normal, WHERE) == normal
    build(normal)
