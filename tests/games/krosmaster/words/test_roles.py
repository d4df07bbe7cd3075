"""What the page needs to build a team: roles, and every part of a spell with its rule."""

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.krosmaster.words import speech
from hoarfrost.games.krosmaster.words.names import capital
from hoarfrost.registry import kit_of

ROLES = {
    "bad_aboum": ["far", "summon", "move", "guard"],
    "bruno_sledge": ["near", "move", "help"],
    "darkness_knight": ["near", "far", "area", "slow"],
    "hild_rimeguard": ["near", "move", "guard"],
    "mo_snowmole": ["near", "area", "heal"],  # Blind: Snow Spit goes no farther than a claw
    "tock_minutia": ["far", "move", "slow"],
}


@pytest.mark.parametrize("character", ROLES)
def test_roles_are_read_off_the_card(character: str) -> None:
    assert speech.things("en")["characters"][character]["roles"] == ROLES[character]


def test_everybody_has_a_role_and_every_role_somebody() -> None:
    things = speech.things("en")
    roles = [role for card in things["characters"].values() for role in card["roles"]]
    assert set(roles) == set(things["roles"])
    assert all(card["roles"] for card in things["characters"].values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_parts_of_a_spell_are_its_line_and_each_has_a_rule(lang: str) -> None:
    rules = {rule.id for rule in kit_of("krosmaster").rulebook}
    for spell in speech.things(lang)["spells"].values():
        parts = spell["parts"]
        assert capital(", ".join(part["text"] for part in parts)) == spell["power"]
        assert {part["rule"] for part in parts} <= rules


def test_the_limits_of_copies_and_what_is_summoned_are_told() -> None:
    things = speech.things("en")
    copies = {colour: things["colours"][colour]["copies"] for colour in things["colours"]}
    assert copies == {"gold": 1, "white": 2, "black": 3}
    assert things["spells"]["summon_tofu"]["summons"] == "tofu"
