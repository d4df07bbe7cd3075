"""Every figure of the cards, as the source of the rules prints them, copied from there."""

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import (
    COLOURS,
    SKILLS,
    TERRAINS,
    TRAITS,
    Adventure,
    Card,
)
from hoarfrost.games.runebound.files.content import built_in, standard_content

CONTENT = standard_content()

HEROES = {
    "zyla": (4, 4, (4, 1), (1, 1), (4, 2), {"stealth": 2, "lore": 2, "escape": 2}),
    "karnon": (6, 3, (1, 1), (5, 1), (0, 1), {"climb": 3, "survival": 2}),
    "arvel_worldwalker": (4, 4, (4, 1), (3, 1), (2, 1), {"escape": 3, "survival": 2, "climb": 1}),
    "brynja_stormborn": (5, 3, (1, 1), (3, 2), (0, 1), {"swim": 3, "diplomacy": 1}),
    "ittuk_the_pathwise": (
        5,
        3,
        (2, 1),
        (2, 1),
        (5, 1),
        {"diplomacy": 3, "survival": 3, "lore": 1},
    ),
    "olen_greycloak": (5, 3, (5, 1), (2, 1), (0, 1), {"stealth": 3, "observation": 3}),
}
FIGHTS = {
    "prowling_sabercat": ("green", "beast", 2, (12, 0), (14, 2), (11, 0), 1, 0, 0),
    "starving_wolf_pack": ("green", "beast", 2, (12, 0), (13, 1), (12, 1), 1, 0, 0),
    "weik_cutthroat": ("green", "human", 2, (13, 1), (14, 1), (11, 0), 3, 1, 0),
    "drift_goblin_trappers": ("green", "human", 2, (13, 1), (12, 1), (11, 1), 2, 1, 0),
    "frost_sprite": ("green", "spirit", 2, (12, 0), (13, 0), (14, 1), 2, 1, 0),
    "rusted_sentry": ("green", "machine", 2, (14, 1), (13, 1), (12, 0), 2, 1, 0),
    "ice_imp": ("green", "spirit", 2, (13, 1), (12, 1), (14, 1), 2, 1, 0),
    "tusker_bull": ("green", "beast", 3, (11, 0), (14, 2), (11, 0), 1, 0, 0),
    "snow_adder_nest": ("green", "beast", 2, (12, 0), (13, 1), (12, 0), 1, 0, 0),
    "wreck_scavengers": ("green", "human", 2, (14, 1), (13, 1), (12, 0), 3, 0, 1),
    "ice_wraith": ("yellow", "undead", 3, (15, 1), (14, 1), (16, 1), 4, 0, 1),
    "snow_troll": ("yellow", "giant", 4, (14, 1), (16, 3), (14, 0), 4, 0, 0),
    "cave_bear": ("yellow", "beast", 4, (14, 0), (16, 2), (14, 0), 2, 0, 0),
    "weik_berserkers": ("yellow", "human", 3, (15, 1), (17, 2), (14, 0), 5, 1, 0),
    "onoit_outcast": ("yellow", "human", 3, (14, 1), (14, 1), (17, 2), 4, 1, 0),
    "frozen_dead": ("yellow", "undead", 3, (14, 1), (16, 2), (15, 1), 3, 1, 0),
    "jefa_drone": ("yellow", "machine", 3, (17, 2), (15, 1), (14, 0), 4, 0, 1),
    "young_icewyrm": ("yellow", "wyrm", 4, (16, 2), (16, 2), (15, 1), 5, 1, 0),
    "ghost_ship_crew": ("yellow", "undead", 3, (15, 1), (16, 2), (16, 1), 5, 0, 1),
    "lone_mammoth": ("yellow", "beast", 5, (14, 0), (16, 3), (13, 0), 3, 0, 0),
    "harpy_flock": ("yellow", "beast", 3, (16, 2), (15, 1), (14, 1), 3, 1, 0),
    "ravine_ambush": ("yellow", "human", 3, (16, 2), (16, 1), (14, 0), 5, 1, 0),
    "frost_giant": ("blue", "giant", 5, (17, 2), (19, 4), (15, 1), 7, 1, 1),
    "elder_icewyrm": ("blue", "wyrm", 5, (18, 3), (18, 3), (17, 2), 7, 0, 1),
    "jefa_warder": ("blue", "machine", 5, (18, 3), (17, 3), (15, 1), 6, 0, 2),
    "lich_of_the_sunken_barrow": ("blue", "undead", 4, (16, 2), (16, 2), (19, 3), 8, 1, 1),
    "storm_caller": ("blue", "human", 4, (17, 2), (15, 1), (18, 3), 6, 0, 1),
    "white_stalker": ("blue", "beast", 4, (17, 2), (18, 3), (16, 1), 5, 1, 0),
    "arshans_marshal": ("blue", "machine", 5, (18, 3), (18, 3), (16, 2), 8, 1, 1),
    "sarschas_brood": ("red", "wyrm", 6, (18, 3), (18, 3), (17, 2), 10, 0, 2),
    "the_glacier_king": ("red", "giant", 7, (17, 3), (20, 5), (16, 2), 12, 1, 2),
    "titan_engine": ("red", "machine", 7, (19, 4), (19, 4), (16, 2), 10, 0, 3),
    "herald_of_the_white_death": ("red", "undead", 6, (17, 3), (17, 3), (20, 4), 11, 1, 2),
    "sarscha_the_vile": ("red", "wyrm", 7, (19, 4), (19, 4), (19, 4), 12, 1, 3),
    "guardians_of_the_colony_ship": ("red", "machine", 6, (19, 4), (18, 3), (17, 3), 9, 0, 3),
}
TESTS = {
    "thin_ice": ("green", "hazard", ["swim 12 deal hero frost 2"], 1, 1, 0),
    "lost_caravan": ("green", "human", ["diplomacy 12 deal hero exhaustion 1"], 3, 1, 0),
    "avalanche_slope": (
        "green",
        "hazard",
        ["climb 13 deal hero wound 1, deal hero exhaustion 1"],
        1,
        1,
        0,
    ),
    "crevasse": ("yellow", "hazard", ["climb 15 deal hero wound 2"], 3, 1, 0),
    "whiteout": ("yellow", "hazard", ["survival 15 deal party frost 2"], 2, 1, 0),
    "frozen_library": ("yellow", "hazard", ["lore 15 deal hero exhaustion 2"], 2, 1, 1),
    "the_screaming_gorge": (
        "blue",
        "hazard",
        ["climb 17 deal hero wound 2", "observation 16 deal hero wound 2"],
        4,
        1,
        1,
    ),
    "the_sealed_vault": ("blue", "machine", ["lore 17 deal party exhaustion 2"], 5, 0, 2),
    "heart_of_the_blizzard": (
        "red",
        "hazard",
        ["survival 17 deal party frost 4, deal hero wound 2"],
        6,
        1,
        2,
    ),
}
EVENTS = {
    "market_days_in_the_cities": ("green", 1, "orange_sun"),
    "quiet_snowfall": ("green", 1, "white_cloud"),
    "the_moonlit_hunt": ("green", 2, "yellow_moon"),
    "rain_on_the_ice": ("green", 2, "blue_drop"),
    "a_brief_thaw": ("yellow", 2, "green_leaf"),
    "wind_off_the_peaks": ("yellow", 2, "blue_diamond"),
    "the_long_drift": ("yellow", 3, "violet_spiral"),
    "sickness_in_the_villages": ("yellow", 3, "silver_fang"),
    "the_machines_wake": ("blue", 3, "blue_diamond"),
    "night_of_the_red_star": ("blue", 3, "red_star"),
    "the_raiding_fleet_sails": ("blue", 4, "silver_fang"),
    "the_white_night": ("red", 4, "black_skull"),
}
FORAGE = {
    "prowling_sabercat": "sabercat_pelt",
    "starving_wolf_pack": "wolf_furs",
    "tusker_bull": "tusker_blubber",
    "snow_adder_nest": "adder_venom",
    "snow_troll": "troll_hide",
    "cave_bear": "bear_cloak",
    "jefa_drone": "drone_cell",
    "young_icewyrm": "icewyrm_scale",
    "lone_mammoth": "mammoth_wool",
    "elder_icewyrm": "wyrm_blood",
    "jefa_warder": "warder_plate",
    "white_stalker": "stalker_fur",
    "sarscha_the_vile": "sarschas_fang",
}
LEGENDS = {
    "twisted_symbol": ("artifact", "green", 2, 4, True),
    "gauntlets_of_fortitude": ("armor", "green", 3, 6, True),
    "spirit_spear": ("weapon", "yellow", 3, 8, True),
    "ragnars_axe": ("weapon", "yellow", 4, 9, True),
    "steeltooth_trap": ("artifact", "green", 2, 5, True),
    "bow_of_the_sky": ("weapon", "blue", 4, 10, False),
    "sunstone_amulet": ("artifact", "blue", 4, 9, False),
    "cloak_of_the_first_winter": ("armor", "yellow", 3, 7, False),
    "jefa_pulse_rod": ("weapon", "blue", 5, 11, False),
    "ulfen_sledge": ("artifact", "yellow", 3, 7, False),
    "horn_of_isheim": ("artifact", "red", 5, 12, False),
    "mirror_of_taira": ("artifact", "blue", 4, 8, False),
    "mail_of_the_glacier_king": ("armor", "red", 6, 14, False),
    "frida_brani": ("ally", "yellow", 3, 8, True),
    "old_ukko_the_ulfen_elder": ("ally", "green", 4, 7, False),
    "sela_icevoice": ("ally", "blue", 4, 10, False),
    "unit_seven_the_freed_machine": ("ally", "blue", 5, 11, False),
    "halla_the_undying": ("ally", "red", 5, 13, False),
}
MARKET = {
    "whalebone_knife": ("weapon", 1),
    "hunting_sling": ("weapon", 1),
    "carved_totem": ("weapon", 1),
    "weik_hand_axe": ("weapon", 3),
    "yew_bow": ("weapon", 3),
    "rune_wand": ("weapon", 3),
    "barbed_harpoon": ("weapon", 4),
    "boarding_sword": ("weapon", 5),
    "horn_bow": ("weapon", 5),
    "staff_of_cinders": ("weapon", 5),
    "twin_gutting_knives": ("weapon", 8),
    "lightning_mace": ("weapon", 8),
    "mace_of_kellos": ("weapon", 8),
    "storm_bow": ("weapon", 10),
    "great_weik_axe": ("weapon", 10),
    "sceptre_of_embers": ("weapon", 10),
    "padded_furs": ("armor", 2),
    "sealskin_coat": ("armor", 3),
    "boiled_leather": ("armor", 3),
    "round_shield": ("armor", 4),
    "climbers_harness": ("armor", 4),
    "ringmail": ("armor", 5),
    "warded_robe": ("armor", 6),
    "scale_hauberk": ("armor", 7),
    "winterguard_mail": ("armor", 8),
    "snowlord_plate": ("armor", 10),
    "hot_spiced_mead": ("potion", 1),
    "healing_draught": ("potion", 2),
    "ember_flask": ("potion", 3),
    "whiteroot_tonic": ("potion", 2),
    "fire_pot": ("potion", 3),
    "rope_and_pitons": ("artifact", 2),
    "snow_goggles": ("artifact", 2),
    "brass_spyglass": ("artifact", 3),
    "traders_seal": ("artifact", 4),
    "rune_of_warding": ("rune", 5),
    "rune_of_striding": ("rune", 5),
    "rune_of_return": ("rune", 4),
    "knucklebone_charm": ("artifact", 4),
    "charm_of_warmth": ("artifact", 5),
    "onoit_guide": ("ally", 3),
    "young_ulfen": ("ally", 4),
    "seal_hunter": ("ally", 4),
    "rune_apprentice": ("ally", 4),
    "burning_priest": ("ally", 5),
    "weik_shieldmaiden": ("ally", 5),
    "battle_skald": ("ally", 6),
    "old_shaman": ("ally", 6),
    "snow_leopard": ("ally", 6),
    "sellsword_of_seragart": ("ally", 6),
    "grim_archer": ("ally", 7),
    "hedge_witch": ("ally", 7),
    "ulfen_warhound": ("ally", 8),
    "star_reader": ("ally", 9),
    "deadeye_of_iagart": ("ally", 9),
    "champion_of_the_north": ("ally", 10),
}
ALLIES = {
    "frida_brani": (4, 3, (2, 1), (5, 2), (0, 1)),
    "old_ukko_the_ulfen_elder": (5, 3, (0, 1), (4, 1), (2, 1)),
    "sela_icevoice": (4, 4, (1, 1), (0, 1), (6, 2)),
    "unit_seven_the_freed_machine": (5, 2, (5, 2), (5, 1), (0, 1)),
    "halla_the_undying": (6, 3, (3, 1), (7, 3), (3, 1)),
    "onoit_guide": (3, 2, (1, 1), (1, 1), (1, 1)),
    "young_ulfen": (3, 3, (0, 1), (3, 1), (0, 1)),
    "seal_hunter": (3, 2, (3, 1), (1, 1), (0, 1)),
    "rune_apprentice": (3, 2, (0, 1), (0, 1), (3, 1)),
    "burning_priest": (3, 3, (0, 1), (1, 1), (3, 1)),
    "weik_shieldmaiden": (4, 2, (1, 1), (4, 1), (0, 1)),
    "battle_skald": (4, 3, (1, 1), (3, 1), (2, 1)),
    "old_shaman": (3, 4, (0, 1), (0, 1), (4, 1)),
    "snow_leopard": (4, 2, (0, 1), (5, 1), (0, 1)),
    "sellsword_of_seragart": (4, 2, (2, 1), (5, 1), (0, 1)),
    "grim_archer": (4, 2, (5, 2), (1, 1), (0, 1)),
    "hedge_witch": (4, 3, (0, 1), (0, 1), (5, 2)),
    "ulfen_warhound": (5, 3, (0, 1), (6, 2), (0, 1)),
    "star_reader": (4, 4, (2, 1), (0, 1), (6, 2)),
    "deadeye_of_iagart": (4, 2, (7, 2), (2, 1), (0, 1)),
    "champion_of_the_north": (5, 3, (2, 1), (7, 2), (0, 1)),
}
WEATHER = {
    "printed": [1, 1, 2, 2, 1, 2, 3],
    "yellow_moon": [1, 2, 2, 2, 2, 3, 4],
    "white_cloud": [0, 1, 2, 2, 1, 2, 3],
    "blue_diamond": [1, 2, 2, 2, 2, 3, 4],
    "green_leaf": [0, 1, 1, 1, 1, 2, 3],
    "red_star": [2, 3, 3, 3, 3, 4, 5],
    "orange_sun": [0, 1, 1, 2, 1, 2, 3],
    "violet_spiral": [1, 3, 2, 3, 2, 3, 4],
    "silver_fang": [1, 2, 4, 3, 2, 3, 4],
    "black_skull": [2, 3, 4, 4, 3, 4, 5],
    "blue_drop": [1, 2, 3, 2, 1, 2, 4],
}
EFFECTS = {
    "zyla": ["before_roll ex:1 phase:magic roller:hero per round > mod roll 2"],
    "karnon": ["passive > mod frost -1"],
    "arvel_worldwalker": ["after_move_roll ex:1 per turn > setdie 1"],
    "brynja_stormborn": ["on_hit ex:2 phase:melee roller:hero per combat > deal foe wound 1"],
    "ittuk_the_pathwise": [
        "before_move ex:1 per turn > choose (heal char wound 1) (heal char frost 2)"
    ],
    "olen_greycloak": ["before_roll ex:1 phase:ranged roller:hero per round > mod roll 2"],
    "sabercat_pelt": ["take_frost act > cancel frost 1"],
    "starving_wolf_pack": ["before > test survival 11 () (deal hero exhaustion 1)"],
    "wolf_furs": ["take_frost act > cancel frost 1"],
    "drift_goblin_trappers": ["before > test observation 12 () (deal hero wound 1)"],
    "frost_sprite": ["foe_hit phase:magic > deal victim frost 1"],
    "tusker_blubber": ["any disc > heal party frost all"],
    "snow_adder_nest": ["before > test stealth 12 () (deal hero exhaustion 2)"],
    "adder_venom": ["on_hit disc > deal foe wound 1"],
    "market_days_in_the_cities": ["ongoing town:weik > market price -1"],
    "quiet_snowfall": ["ongoing > mod skill.survival 2"],
    "the_moonlit_hunt": ["ongoing trait:beast > mod foe.value 1"],
    "rain_on_the_ice": ["immediate terrain:ice > deal each_party frost 1"],
    "ice_wraith": ["foe_hit phase:magic > deal victim white_death 1"],
    "troll_hide": ["take_frost act > cancel frost 2"],
    "bear_cloak": ["take_frost act > cancel frost 2"],
    "onoit_outcast": ["before > test diplomacy 14 (mod foe.life -1) ()"],
    "drone_cell": ["before_roll disc role:attack > mod roll 4"],
    "icewyrm_scale": ["on_damage act > cancel wound 1"],
    "mammoth_wool": ["take_frost act > cancel_party frost 1"],
    "ravine_ambush": ["before > test observation 14 () (deal hero wound 1)"],
    "a_brief_thaw": ["immediate > heal each_party frost 1"],
    "wind_off_the_peaks": ["immediate terrain:mountain > deal each_hero exhaustion 1"],
    "the_long_drift": ["ongoing > mod dice -1"],
    "sickness_in_the_villages": ["ongoing town:onoit > market free_heal -1"],
    "wyrm_blood": [
        "take_white_death disc > cancel white_death all",
        "any disc > heal char white_death all",
    ],
    "warder_plate": ["on_damage act > cancel wound 2"],
    "lich_of_the_sunken_barrow": ["foe_hit phase:magic > deal victim white_death 1"],
    "storm_caller": ["before > test survival 16 () (deal party frost 2)"],
    "white_stalker": ["before_combat > forbid escape"],
    "stalker_fur": ["take_frost act > cancel frost 3"],
    "the_machines_wake": ["immediate > counters yellow", "ongoing trait:machine > mod foe.value 1"],
    "night_of_the_red_star": ["ongoing trait:undead > mod foe.value 1"],
    "the_raiding_fleet_sails": ["ongoing town:weik > market draw_set 0"],
    "herald_of_the_white_death": ["foe_hit > deal victim white_death 1"],
    "sarscha_the_vile": ["before > deal party frost 2"],
    "sarschas_fang": ["before_roll act role:attack > mod roll 5"],
    "the_white_night": [
        "immediate not_town > deal each_party frost 2",
        "ongoing > weather wastes 1",
    ],
    "twisted_symbol": ["test_failed act > reroll test"],
    "gauntlets_of_fortitude": ["passive > mod stamina 2", "on_damage act > cancel wound 1"],
    "spirit_spear": ["passive > mod roll.melee 2, mod roll.magic 2"],
    "ragnars_axe": ["passive > mod roll.melee 3, mod dmg.melee 1"],
    "steeltooth_trap": ["before_combat act > deal foe wound 1"],
    "bow_of_the_sky": ["passive > mod roll.ranged 4, mod dmg.ranged 1"],
    "sunstone_amulet": ["take_frost act > cancel_party frost 2"],
    "cloak_of_the_first_winter": ["passive > mod frost -1", "on_damage act > cancel wound 2"],
    "jefa_pulse_rod": ["passive > mod roll.magic 4, mod dmg.magic 1"],
    "ulfen_sledge": ["passive > mod dice 1"],
    "horn_of_isheim": ["before_combat act > mod foe.value -2"],
    "mirror_of_taira": ["before_move act ex:1 > gain rumor 1"],
    "mail_of_the_glacier_king": ["passive > mod life 1", "on_damage act > cancel wound 4"],
    "old_ukko_the_ulfen_elder": ["passive > mod skill.survival 3"],
    "sela_icevoice": ["before_move ex:2 per turn > heal char wound 1"],
    "unit_seven_the_freed_machine": ["passive > mod frost -9"],
    "whalebone_knife": ["passive > mod roll.melee 1"],
    "hunting_sling": ["passive > mod roll.ranged 1"],
    "carved_totem": ["passive > mod roll.magic 1"],
    "weik_hand_axe": ["passive > mod roll.melee 2"],
    "yew_bow": ["passive > mod roll.ranged 2"],
    "rune_wand": ["passive > mod roll.magic 2"],
    "barbed_harpoon": [
        "passive > mod roll.ranged 1, mod roll.melee 1",
        "on_hit disc roller:hero > deal foe wound 2",
    ],
    "boarding_sword": ["passive > mod roll.melee 3"],
    "horn_bow": ["passive > mod roll.ranged 3"],
    "staff_of_cinders": ["passive > mod roll.magic 3"],
    "twin_gutting_knives": ["round_start act > extra attack 1"],
    "lightning_mace": ["passive > mod roll.melee 4"],
    "mace_of_kellos": ["on_hit act phase:melee roller:hero > deal foe wound 2"],
    "storm_bow": ["passive > mod roll.ranged 4, mod dmg.ranged 1"],
    "great_weik_axe": ["passive > mod roll.melee 4, mod dmg.melee 1"],
    "sceptre_of_embers": ["passive > mod roll.magic 4, mod dmg.magic 1"],
    "padded_furs": ["on_damage act > cancel wound 1"],
    "sealskin_coat": ["take_frost act > cancel frost 2"],
    "boiled_leather": ["passive > mod def 1"],
    "round_shield": ["passive > mod def.melee 2, mod def.ranged 1"],
    "climbers_harness": ["passive > mod skill.climb 3", "on_damage act > cancel wound 1"],
    "ringmail": ["on_damage act > cancel wound 2"],
    "warded_robe": ["passive > mod def.magic 3, mod def.ranged 1"],
    "scale_hauberk": ["on_damage act > cancel wound 3"],
    "winterguard_mail": ["passive > mod frost -1, mod def 1"],
    "snowlord_plate": ["passive > mod def 2", "on_damage act > cancel wound 2"],
    "hot_spiced_mead": ["any round_start disc > heal char exhaustion all"],
    "healing_draught": ["any round_start disc > heal char wound 2"],
    "ember_flask": ["take_frost disc > cancel_party frost all"],
    "whiteroot_tonic": ["take_white_death disc > cancel white_death 1"],
    "fire_pot": ["before_combat disc > deal foe wound 2"],
    "rope_and_pitons": ["passive > mod skill.climb 2, mod skill.escape 1"],
    "snow_goggles": ["passive > mod skill.survival 2, mod skill.observation 1"],
    "brass_spyglass": ["passive > mod skill.observation 3"],
    "traders_seal": ["market > market price -1"],
    "rune_of_warding": ["before_roll act role:defend > mod roll 3"],
    "rune_of_striding": ["after_move_roll act > setdie 1"],
    "rune_of_return": ["before_move disc > goto any_town"],
    "knucklebone_charm": ["test_failed act > reroll test"],
    "charm_of_warmth": ["take_frost act > cancel_party frost 1"],
    "onoit_guide": ["passive > mod skill.survival 2, mod skill.climb 1"],
    "young_ulfen": ["passive > mod frost -1"],
    "rune_apprentice": ["passive > mod skill.lore 2"],
    "burning_priest": ["before_roll ex:1 roller:hero per round > mod roll 2"],
    "battle_skald": [
        "before_combat ex:1 roller:hero > mod roll.melee 1",
        "passive > mod skill.diplomacy 2",
    ],
    "old_shaman": ["before_move ex:2 per turn > heal char wound 1"],
    "snow_leopard": ["passive > mod skill.stealth 2"],
    "ulfen_warhound": ["passive > mod frost -1"],
    "star_reader": ["test_failed ex:2 per turn > reroll test"],
}


def card(id: str) -> Card:
    return CONTENT.cards[CONTENT.card_number[id]]


def adventure(id: str) -> Adventure:
    return CONTENT.adventures[CONTENT.adventure_number[id]]


def pairs(first: list[int], second: list[int]) -> list[tuple[int, int]]:
    return list(zip(first, second, strict=True))


def told(primitive: object) -> str:
    """A primitive as the tables above write it."""
    if not isinstance(primitive, list):
        return str(primitive)
    words = []
    for part in primitive:
        lists = isinstance(part, list)
        words.append(f"({', '.join(told(one) for one in part)})" if lists else str(part))
    return " ".join(words)


def effect_words(effect: Json) -> str:
    limit = [] if effect["limit"] == "none" else [f"per {effect['limit']}"]
    head = [*effect["when"], *effect["cost"], *effect["if"], *limit]
    return f"{' '.join(head)} > {', '.join(told(one) for one in effect['do'])}"


def all_effects() -> dict[str, list[str]]:
    """The effects of everything that has any, by id."""
    house = built_in()
    found: dict[str, list[str]] = {}
    for section in ("heroes", "adventures", "legends", "market"):
        for id, entry in house[section].items():
            words = [effect_words(effect) for effect in entry.get("effects", [])]
            if entry.get("before"):
                words.insert(0, f"before > {', '.join(told(one) for one in entry['before'])}")
            found[id] = words
            if "forage" in entry:
                forage = entry["forage"]
                found[forage["id"]] = [effect_words(effect) for effect in forage["effects"]]
    return {id: words for id, words in found.items() if words}


@pytest.mark.parametrize("id", HEROES)
def test_a_hero_has_the_figures_of_its_card(id: str) -> None:
    this = card(id)
    skills = {SKILLS[skill]: bonus for skill, bonus in enumerate(this.skills) if bonus}
    assert (
        this.life,
        this.stamina,
        *pairs(this.values, this.damages),
        skills,
    ) == HEROES[id]


@pytest.mark.parametrize("id", FIGHTS)
def test_a_fight_has_the_figures_of_its_card(id: str) -> None:
    this = adventure(id)
    assert (
        COLOURS[this.colour],
        TRAITS[this.trait],
        this.life,
        *pairs(this.targets, this.damages),
        this.gold,
        this.rumor,
        this.clue,
    ) == FIGHTS[id]


@pytest.mark.parametrize("id", TESTS)
def test_a_test_has_the_figures_of_its_card(id: str) -> None:
    this = built_in()["adventures"][id]
    tests = [
        f"{test['skill']} {test['difficulty']} {', '.join(told(one) for one in test['failure'])}"
        for test in this["tests"]
    ]
    rewards = (this["gold"], this["rumor"], this["clue"])
    assert (this["colour"], this["trait"], tests, *rewards) == TESTS[id]


def test_an_event_has_its_number_and_its_weather() -> None:
    for id, figures in EVENTS.items():
        this = adventure(id)
        icon = CONTENT.weather[this.face].icon
        assert (COLOURS[this.colour], this.event_number, icon) == figures


def test_there_are_no_other_adventure_cards() -> None:
    assert {*FIGHTS, *TESTS, *EVENTS} == set(built_in()["adventures"])
    forage = {one.id: CONTENT.cards[one.forage].id for one in CONTENT.adventures if one.forage >= 0}
    assert forage == FORAGE


def test_legends_and_market_cards_have_the_figures_of_their_cards() -> None:
    house = built_in()
    fields = ("type", "colour", "difficulty", "cost", "open")
    assert {
        id: tuple(entry[field] for field in fields) for id, entry in house["legends"].items()
    } == LEGENDS
    assert {id: (entry["type"], entry["cost"]) for id, entry in house["market"].items()} == MARKET


@pytest.mark.parametrize("id", ALLIES)
def test_an_ally_has_the_figures_of_its_card(id: str) -> None:
    this = card(id)
    assert (this.life, this.stamina, *pairs(this.values, this.damages)) == ALLIES[id]


def test_the_weather_brings_as_much_frost_as_its_tiles_show() -> None:
    assert {one.icon: one.frost for one in CONTENT.weather} == WEATHER
    assert list(built_in()["weather"]["printed"]["frost"]) == list(TERRAINS)


def test_all_effects_are_those_of_the_cards() -> None:
    assert all_effects() == EFFECTS
