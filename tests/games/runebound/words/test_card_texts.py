"""The texts of cards follow from their effects."""

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.games.runebound.engine.content import Adventure, Card
from hoarfrost.games.runebound.files.content import build, check_entries, standard_content
from hoarfrost.games.runebound.words.card_texts import (
    adventure_text,
    card_effects,
    card_text,
    in_lines,
)
from tests.games.runebound.files.samples import WHERE, doing, hero, hero_effect

CONTENT = standard_content()


def card(id: str) -> Card:
    return CONTENT.cards[CONTENT.card_number[id]]


def effects(id: str) -> list[str]:
    return in_lines(card_effects(card(id)), "en")


def adventure(id: str) -> Adventure:
    return CONTENT.adventures[CONTENT.adventure_number[id]]


def own(entries: Json) -> str:
    """The effects of the hero that these entries add."""
    content = build(check_entries(entries, WHERE))
    return " ".join(in_lines(card_effects(content.cards[content.heroes[-1]]), "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text(lang: str) -> None:
    texts = [card_text(one, lang) for one in CONTENT.cards]
    texts += [adventure_text(one, CONTENT, lang) for one in CONTENT.adventures]
    for lines in texts:
        assert lines
        for line in lines:
            assert line.strip() == line != ""
            assert "None" not in line
            assert "{" not in line
            assert "Message" not in line


def test_every_effect_is_a_sentence() -> None:
    for one in CONTENT.cards:
        for line in in_lines(card_effects(one), "en"):
            assert line.endswith(".")
            assert not line[0].islower()


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("sabercat_pelt", "Activate: one character of your party takes up to 1 frost less."),
        ("ringmail", "Activate: the Hero takes up to 2 wounds less."),
        ("ember_flask", "Discard: each character of the party takes no frost."),
        (
            "zyla",
            "Before a combat roll of the Hero in the Magic phase, take 1 exhaustion: +2 to this "
            "roll (once per round).",
        ),
        ("karnon", "The Hero takes 1 frost less in the Survival step."),
        ("young_ulfen", "This Ally takes 1 frost less in the Survival step."),
        ("unit_seven_the_freed_machine", "This Ally takes no frost in the Survival step."),
        (
            "ittuk_the_pathwise",
            "Before moving, take 1 exhaustion: one character of your party loses 1 wound or one "
            "character of your party loses up to 2 frost (once per turn).",
        ),
        ("spirit_spear", "+2 to Melee rolls; +2 to Magic rolls."),
        ("round_shield", "+2 to Melee defence; +1 to Ranged defence."),
        ("bow_of_the_sky", "+4 to Ranged rolls; +1 Ranged damage."),
        (
            "winterguard_mail",
            "The Hero takes 1 frost less in the Survival step; +1 to defence.",
        ),
        (
            "mace_of_kellos",
            "After a hit of the Hero in the Melee phase, activate: the foe takes 2 wounds.",
        ),
        (
            "twin_gutting_knives",
            "At the start of a round of combat, activate: the Hero may attack in 1 more phase of "
            "this round.",
        ),
        ("horn_of_isheim", "Before combat, activate: the foe's values are 2 lower in this combat."),
        ("mirror_of_taira", "Before moving, activate and take 1 exhaustion: draw 1 rumor token."),
        (
            "hot_spiced_mead",
            "At the start of a round of combat or in your turn, discard: one character of your "
            "party loses all exhaustion.",
        ),
        ("traders_seal", "In the market: all cards cost 1 gold less."),
        (
            "rune_of_return",
            "Before moving, discard: go to a town of your choice instead of moving.",
        ),
        ("rune_of_warding", "Before a defence roll, activate: +3 to this roll."),
        ("knucklebone_charm", "Activate: roll a failed test again."),
        ("rope_and_pitons", "Climb +2; Escape +1."),
        ("ulfen_sledge", "Roll 1 movement die more."),
    ],
)
def test_an_effect_is_told(id: str, said: str) -> None:
    assert effects(id) == [said]


def test_two_effects_are_two_sentences() -> None:
    assert effects("battle_skald") == [
        "Before combat, take 1 exhaustion: +1 to Melee rolls for the Hero in this combat.",
        "Diplomacy +2.",
    ]


def test_the_figures_of_characters_are_told() -> None:
    assert card_text(card("arvel_worldwalker"), "en")[:-1] == [
        "Hero",
        "Life 4, Stamina 4",
        "Mind 4, damage 1",
        "Body 3, damage 1",
        "Spirit 2, damage 1",
        "Climb +1",
        "Escape +3",
        "Survival +2",
    ]
    assert card_text(card("frida_brani"), "en") == [
        "Ally, 8 gold",
        "Legend: yellow, 3 rumor tokens",
        "Life 4, Stamina 3",
        "Ranged 2, damage 1",
        "Melee 5, damage 2",
        "Magic 0, damage 1",
    ]


@pytest.mark.parametrize(
    ("id", "said"),
    [
        (
            "prowling_sabercat",
            [
                "Green: fight, beast",
                "Life 2",
                "Ranged 12, damage 0",
                "Melee 14, damage 2",
                "Magic 11, damage 0",
                "Reward: 1 experience, 1 gold and the Item Sabercat Pelt.",
            ],
        ),
        (
            "avalanche_slope",
            [
                "Green: skill test, hazard",
                "Test Climb 13; on failure the Hero takes 1 wound and 1 exhaustion.",
                "Reward: 1 experience, 1 gold and 1 rumor token.",
            ],
        ),
        (
            "the_white_night",
            [
                "Red: Event number 4",
                "Weather: Black Skull",
                "At once, outside towns: every Hero and every Ally takes 2 frost.",
                "While this Event is in play: in the wastes the weather brings 1 frost more.",
            ],
        ),
        (
            "arshan",
            [
                "Fight, machine",
                "Life 7",
                "Ranged 17, damage 3",
                "Melee 17, damage 3",
                "Magic 18, damage 4",
                "Before combat: each character of the party takes 2 frost.",
            ],
        ),
    ],
)
def test_an_adventure_card_is_told(id: str, said: list[str]) -> None:
    assert adventure_text(adventure(id), CONTENT, "en") == said


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("onoit_outcast", "Before combat: test Diplomacy 14; on success the foe has 1 Life less."),
        (
            "storm_caller",
            "Before combat: test Survival 16; on failure each character of the party takes 2 "
            "frost.",
        ),
        (
            "ice_wraith",
            "After a wound in the Magic phase: the wounded character takes 1 White Death.",
        ),
        ("white_stalker", "Before combat: nobody can escape from this combat."),
        ("rain_on_the_ice", "At once, on ice: every Hero and every Ally takes 1 frost."),
        (
            "the_moonlit_hunt",
            "While this Event is in play, against beasts: the foe's values are 1 higher.",
        ),
        ("the_machines_wake", "At once: every empty yellow jewel gets an adventure counter."),
        (
            "the_raiding_fleet_sails",
            "While this Event is in play, in Weik cities: no new cards come into the market.",
        ),
        (
            "sickness_in_the_villages",
            "While this Event is in play, in Onoit villages: 1 free healing less.",
        ),
    ],
)
def test_what_a_challenge_or_an_event_does_is_told(id: str, said: str) -> None:
    assert said in adventure_text(adventure(id), CONTENT, "en")


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        (
            doing("any", ["test", "lore", 9, [["gain", "gold", 2]], [["gain", "gold", 1]]]),
            "In your turn: test Lore 9; on success gain 2 gold, on failure gain 1 gold (once per "
            "turn).",
        ),
        (doing("any", ["test", "lore", 12, [], []]), "In your turn: test Lore 12 (once per turn)."),
        (doing("any", ["win"]), "In your turn: you win the game (once per turn)."),
        (doing("any", ["gain", "clue", 2]), "In your turn: draw 2 clue cards (once per turn)."),
        (
            doing("passive", ["mod", "frost", 1]),
            "The Hero takes 1 frost more in the Survival step.",
        ),
        (doing("passive", ["mod", "roll", 1]), "+1 to all rolls in combat."),
        (doing("passive", ["mod", "dice", -2]), "Roll 2 movement dice less."),
        (
            doing("market", ["market", "draw_set", 3]),
            "In the market: 3 new cards come into the market.",
        ),
        (
            doing("after_move_roll", ["setdie", 2]),
            "After rolling the movement dice: turn up to 2 movement dice to faces of your choice "
            "(once per turn).",
        ),
        (
            hero_effect(
                when="on_hit", cost=["gold:2"], limit="combat", do=[["deal", "foe", "wound", 2]]
            ),
            "After a hit, pay 2 gold: the foe takes 2 wounds (once per combat).",
        ),
        (
            hero_effect(when="any", **{"if": ["terrain:ice|fjord"]}, do=[["gain", "gold", 1]]),
            "In your turn, on fjord or on ice, activate: gain 1 gold.",
        ),
        (
            hero_effect(
                when="before_roll", **{"if": ["phase:ranged|magic"]}, do=[["mod", "roll", 1]]
            ),
            "Before a combat roll in the Ranged phase or in the Magic phase, activate: +1 to this "
            "roll.",
        ),
        (hero(effects=[]), ""),
    ],
)
def test_effects_of_own_cards_are_told_too(entries: Json, said: str) -> None:
    assert own(entries) == said
