"""Names, and what spells and rewards do in one line."""

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.krosmaster.engine.content import CONDITIONS, EFFECT_FIELDS
from hoarfrost.games.krosmaster.engine.powers.known import POWERS
from hoarfrost.games.krosmaster.files.content import built_in
from hoarfrost.games.krosmaster.words.effects import effect_text, reward_text, spell_text
from hoarfrost.games.krosmaster.words.levels import LEVELS
from hoarfrost.games.krosmaster.words.names import (
    board_names,
    card_names,
    house_spells,
    names_of,
    reward_names,
    rule_of,
    spell_names,
    tables,
    team_names,
    the_scenery,
)

EXTRA = {
    "characters": {
        "ice_hero": {
            "name": {"en": "Ice Hero", "nl": "IJsheld", "es": "Ser de hielo"},
            "spells": [{"id": "bang", "name": {"en": "Bang", "nl": "Knal", "es": "Pum"}}],
        }
    }
}


def test_everything_of_the_house_is_named_in_every_language() -> None:
    house = built_in()
    for id in (*house["characters"], *house["summons"]):
        assert set(card_names(id)) == set(LANGUAGES)
    assert reward_names("snowshoes")["nl"] == "Sneeuwschoenen"
    assert board_names("green_court")["es"] == "Patio Verde"
    assert team_names("hearth")["nl"] == "Haardvuur"
    assert spell_names("punch")["nl"] == spell_names("punch", EXTRA)["nl"] == "Vuistslag"
    assert spell_names("horn_blast")["es"] == "Toque de cuerno"


def test_every_power_has_a_name_and_its_rule() -> None:
    for power in POWERS:
        assert names_of("powers", power.id)["nl"]
        assert rule_of("powers", power.id) == power.rule


def test_own_content_has_its_own_names_where_it_is_known() -> None:
    assert card_names("ice_hero", EXTRA)["nl"] == "IJsheld"
    assert spell_names("bang", EXTRA)["es"] == "Pum"
    assert card_names("ice_hero") == dict.fromkeys(LANGUAGES, "Ice Hero")
    assert spell_names("bang")["en"] == "Bang"


def test_every_kind_of_scenery_has_its_article() -> None:
    assert set(tables()["scenery"]) == set(built_in()["scenery"])
    assert [the_scenery(kind).text("nl") for kind in ("tree", "ice_cube")] == [
        "de boom",
        "het ijsblok",
    ]


@pytest.mark.parametrize(
    ("spell", "text"),
    [
        (
            "repelling_arrow",
            "3 AP, Range 2-5, in a straight line, 1 damage (Air), Pushback 2",
        ),
        ("punishment", "3 AP, 1 injury, Close Combat, 3 damage (Fire)"),
        ("plant_bomb", "3 AP, Range 1-2, fixed Range, summons Firebomb, limit 2"),
        ("brace", "2 AP, at the caster's own cell, gives the Power Armour, once per turn"),
        (
            "swap_second",
            "4 AP, Range 2-4, without sight, swaps places with the target, once per turn",
        ),
        (
            "dan_to_fu",
            "3 AP, Range 1-3, 1 damage (Air), 1 more damage (for each Tofu next to the target)",
        ),
    ],
)
def test_a_spell_fits_in_a_line(spell: str, text: str) -> None:
    assert spell_text(house_spells()[spell], "en") == text


def test_what_a_reward_does_is_told() -> None:
    rewards = built_in()["rewards"]
    assert reward_text(rewards["quickstep_vial"], "nl") == "2 BP meer"
    assert reward_text(rewards["hearth_egg"], "en") == "Interior Fire, Armour"
    assert reward_text(rewards["icepick"], "en") == (
        "Spell Icepick Stab: 4 AP, Close Combat, 2 damage (Water)"
    )


def test_every_effect_and_every_condition_can_be_told() -> None:
    values = {"n": 2, "k": "-1MP", "to": "target", "p": "dodge", "unit": "tofu", "limit": 3}
    told = set()
    for op, fields in EFFECT_FIELDS.items():
        effect = {"op": op, **{field: values[field] for field in fields}}
        told.add(effect_text(effect).text())
        told.add(effect_text({**effect, "to": "caster"}).text())
    for condition in CONDITIONS:
        of = "knight" if condition.endswith("_type") else "tofu"
        for op in ("damage_bonus", "heal_bonus", "token_bonus"):
            told.add(effect_text({"op": op, "n": 1, condition: of}).text())
    assert len(told) == len(EFFECT_FIELDS) + 1 + 3 * len(CONDITIONS)


def test_the_levels_are_described() -> None:
    assert [level.id for level in LEVELS] == ["snowflake", "fox", "wolf", "owl"]
    for level in LEVELS:
        assert all(level.about.text(lang).endswith(".") for lang in LANGUAGES)
