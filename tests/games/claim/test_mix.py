"""Which factions make a deck (claim.mix)."""

from collections import Counter

import pytest

import hoarfrost
from hoarfrost.core.game import Game
from hoarfrost.games.claim.engine.factions import FACTIONS
from hoarfrost.games.claim.engine.factions.faction import Faction
from hoarfrost.games.claim.mix import MixError, check_mix
from hoarfrost.games.claim.words.speech import warnings
from tests.games.claim.scene import all_fields, scene

PAIRS = {"goblins": "knights", "gnomes": "giants", "ice_kings": "ice_queens"}
TENS = [
    "undead",
    "dwarves",
    "doppelgangers",
    "dragons",
    "seers",
    "trolls",
    "yetis",
    "frostbeasts",
    "demons",
    "fire_elementals",
    "tricksters",
    "poisoners",
]
OUT_OF_SCOPE = [
    "elves",
    "orcs",
    "elf_orcs",
    "cyclopes",
    "heroes",
    "wizards",
    "druids",
    "shapeshifters",
    "phoenixes",
    "unicorns",
    "basilisks",
    "vampires",
    "zombies",
    "werewolves",
    "shadows",
    "ghosts",
    "dark_elves",
    "mermaids",
    "minotaurs",
    "tinkerers",
    "valkyries",
    "awakeners",
    "satyrs",
]


def game_of(mix: str) -> Game:
    return hoarfrost.load_game("claim", mix=mix.split())


def deck_of(game: Game) -> list[str]:
    """All cards of a new game."""
    position = all_fields(game.new_initial_state(seed=1))
    zones = [position["deck"], position["undrawn"], position["prizes"], *position["hand"]]
    return [card for zone in zones for card in zone]


def values_of(game: Game, code: str) -> list[int]:
    cards = [card for card in deck_of(game) if card.startswith(code)]
    return sorted(int(card[2:].rstrip("abcderx")) for card in cards)


def refused(mix: str) -> tuple[str, str]:
    with pytest.raises(hoarfrost.OptionError) as raised:
        game_of(mix)
    return raised.value.code, str(raised.value)


# Cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("claim.mix.shape", "claim.mix.pairs", "claim.mix.tens")
@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("n", range(len(TENS)))
def test_every_pair_goes_with_every_three_tens(pair: str, n: int) -> None:
    tens = [TENS[n], TENS[(n + 1) % 12], TENS[(n + 5) % 12]]
    deck = deck_of(hoarfrost.load_game("claim", mix=[pair, PAIRS[pair], *tens]))
    assert len(deck) == len(set(deck)) == 52
    by_faction = Counter(card[:2] for card in deck)
    assert len(by_faction) == 5
    assert sorted(by_faction.values())[-5:].count(10) >= 3


@pytest.mark.rule("claim.mix.pairs", "claim.cards.order")
@pytest.mark.parametrize(
    ("mix", "code", "values"),
    [
        ("goblins knights", "GO", [0] * 5 + list(range(1, 10))),
        ("goblins knights", "KN", list(range(2, 10))),
        ("gnomes giants", "GN", [1] * 3 + [3] * 3 + [5] * 3 + [7] * 3 + [9]),
        ("gnomes giants", "GI", [1, 1, 3, 3, 5, 5, 7, 7, 9]),
        ("ice_kings ice_queens", "IK", list(range(11))),
        ("ice_kings ice_queens", "IQ", list(range(11))),
    ],
)
def test_the_cards_of_the_pairs(mix: str, code: str, values: list[int]) -> None:
    assert values_of(game_of(f"{mix} undead dwarves yetis"), code) == values


@pytest.mark.rule("claim.mix.tens")
@pytest.mark.parametrize(
    ("faction", "code"),
    list(
        zip(
            TENS,
            ["UD", "DW", "DP", "DR", "SE", "TR", "YE", "FB", "DM", "FE", "TC", "PO"],
            strict=True,
        )
    ),
)
def test_the_cards_of_the_tens(faction: str, code: str) -> None:
    others = [ten for ten in TENS if ten != faction][:2]
    game = hoarfrost.load_game("claim", mix=["goblins", "knights", faction, *others])
    expected = [1, 1, 3, 3, 5, 5, 7, 7, 9, 9] if code == "TC" else list(range(10))
    assert values_of(game, code) == expected


@pytest.mark.rule("claim.fire.trickster", "claim.mix.tens")
def test_of_each_trickster_one_is_real_and_one_is_a_fake() -> None:
    deck = deck_of(game_of("goblins knights undead dwarves tricksters"))
    assert {card for card in deck if card.startswith("TC")} == {
        f"TC{value}{mark}" for value in (1, 3, 5, 7, 9) for mark in "rx"
    }


def faction_of_nine(name: str, partner: str = "") -> Faction:
    """A faction of one's own, which is no size that a deck could take."""
    faction = Faction(name, name[:2].upper(), "own", range(9))
    faction.partner = partner
    return faction


@pytest.mark.rule("claim.mix.shape", "claim.mix.validate")
def test_beside_the_pair_a_deck_has_three_factions_of_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACTIONS, "nine", faction_of_nine("nine"))
    with pytest.raises(MixError) as raised:
        check_mix(["goblins", "knights", "undead", "dwarves", "nine"])
    assert raised.value.code == "E_MIX_TEN_COUNT"
    assert "got 2" in str(raised.value)


@pytest.mark.rule("claim.mix.shape", "claim.mix.validate")
def test_a_pair_that_has_no_22_cards_makes_no_deck_of_52(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACTIONS, "left", faction_of_nine("left", "right"))
    monkeypatch.setitem(FACTIONS, "right", faction_of_nine("right", "left"))
    with pytest.raises(MixError) as raised:
        check_mix(["left", "right", "undead", "dwarves", "trolls"])
    assert raised.value.code == "E_MIX_TOTAL"
    assert "48 cards instead of 52" in str(raised.value)


# Validation -------------------------------------------------------------------------------------


@pytest.mark.rule("claim.mix.validate", "claim.mix.default")
def test_ex_90_the_box_of_claim() -> None:
    game = game_of("goblins knights undead dwarves doppelgangers")
    assert len(deck_of(game)) == 52
    assert warnings(game.options) == []
    assert game.options == hoarfrost.load_game("claim").options


@pytest.mark.rule("claim.mix.validate")
def test_ex_91_frost_with_demons() -> None:
    game = game_of("ice_kings ice_queens yetis frostbeasts demons")
    assert len(deck_of(game)) == 52
    assert warnings(game.options) == []


@pytest.mark.rule("claim.mix.validate", "claim.mix.fire_advice")
def test_ex_92_more_than_one_fire_faction_is_warned_of() -> None:
    (warning,) = warnings(game_of("gnomes giants demons tricksters poisoners").options)
    assert str(warning) == "The publisher advises at most one Fire faction; this mix has 3."


@pytest.mark.rule("claim.mix.validate", "claim.mix.pairs")
def test_ex_93_half_a_pair_is_refused() -> None:
    code, message = refused("goblins undead dwarves yetis demons")
    assert code == "E_MIX_SPLIT_PAIR"
    assert '"goblins" can only be used together with "knights"' in message


@pytest.mark.rule("claim.mix.validate")
def test_ex_94_a_deck_needs_a_pair() -> None:
    code, message = refused("undead dwarves yetis demons trolls")
    assert code == "E_MIX_PAIR_COUNT"
    assert "got 0" in message


@pytest.mark.rule("claim.mix.validate")
def test_two_pairs_are_one_too_many() -> None:
    code, message = refused("goblins knights gnomes giants undead")
    assert code == "E_MIX_PAIR_COUNT"
    assert "got 2" in message


@pytest.mark.rule("claim.mix.validate", "claim.mix.shape")
@pytest.mark.parametrize(
    ("mix", "n"),
    [
        ("goblins knights undead dwarves", 4),
        ("goblins knights undead dwarves yetis demons", 6),
    ],
)
def test_ex_96_a_deck_needs_five_factions(mix: str, n: int) -> None:
    code, message = refused(mix)
    assert code == "E_MIX_SIZE"
    assert f"got {n}" in message


@pytest.mark.rule("claim.mix.validate")
def test_ex_97_no_faction_twice() -> None:
    code, message = refused("goblins knights undead undead dwarves")
    assert code == "E_MIX_DUPLICATE"
    assert '"undead"' in message


@pytest.mark.rule("claim.mix.validate", "claim.scope.sets")
def test_ex_98_factions_of_other_boxes_are_refused_by_name() -> None:
    code, message = refused("elves orcs undead dwarves yetis")
    assert code == "E_MIX_UNSUPPORTED"
    assert '"elves" belongs to Mercenaries' in message


@pytest.mark.rule("claim.mix.validate")
def test_ex_99_an_unknown_faction() -> None:
    code, message = refused("goblins knights undead dwarves pixies")
    assert code == "E_MIX_UNKNOWN"
    assert '"pixies"' in message


@pytest.mark.rule("claim.scope.sets")
@pytest.mark.parametrize("faction", OUT_OF_SCOPE)
def test_everything_out_of_scope_is_unsupported_and_not_unknown(faction: str) -> None:
    assert refused(f"goblins knights undead dwarves {faction}")[0] == "E_MIX_UNSUPPORTED"


@pytest.mark.rule("claim.scope.sets")
def test_locations_of_other_boxes_are_refused_by_name() -> None:
    with pytest.raises(hoarfrost.OptionError, match="castle"):
        hoarfrost.load_game("claim", locations=["castle"])


@pytest.mark.rule("claim.mix.validate")
@pytest.mark.parametrize(
    ("mix", "first"),
    [
        ("pixies elves undead undead", "E_MIX_UNKNOWN"),
        ("elves undead undead", "E_MIX_UNSUPPORTED"),
        ("undead undead goblins", "E_MIX_DUPLICATE"),
        ("goblins undead", "E_MIX_SIZE"),
        ("goblins gnomes undead dwarves yetis", "E_MIX_SPLIT_PAIR"),
    ],
)
def test_the_first_failing_check_is_told(mix: str, first: str) -> None:
    assert refused(mix)[0] == first


@pytest.mark.rule("claim.mix.replace", "claim.cards.toxics")
def test_the_toxics_are_not_among_the_52_cards() -> None:
    game = game_of("goblins knights undead dwarves poisoners")
    assert len(deck_of(game)) == 52
    assert len(game.new_initial_state(seed=1).to_json()["toxic"]) == 3


@pytest.mark.rule("claim.mix.replace")
@pytest.mark.parametrize(
    "faction", ["yetis", "frostbeasts", "demons", "fire_elementals", "tricksters", "poisoners"]
)
def test_a_faction_of_frost_or_fire_replaces_a_ten(faction: str) -> None:
    for base in ("goblins knights undead dwarves", "gnomes giants dragons seers"):
        assert len(deck_of(game_of(f"{base} {faction}"))) == 52


@pytest.mark.rule("claim.mix.fire_advice")
def test_one_fire_faction_is_no_reason_to_warn() -> None:
    for faction in ("demons", "fire_elementals", "tricksters", "poisoners"):
        assert warnings(game_of(f"goblins knights undead dwarves {faction}").options) == []


@pytest.mark.rule("claim.mix.fire_advice")
def test_two_fire_factions_are_warned_of_and_allowed() -> None:
    (warning,) = warnings(game_of("goblins knights undead demons poisoners").options)
    assert "this mix has 2" in str(warning)


@pytest.mark.rule("claim.mix.default")
def test_without_a_mix_the_classic_game_is_played() -> None:
    assert set(hoarfrost.load_game("claim").options["mix"]) == {
        "goblins",
        "knights",
        "undead",
        "dwarves",
        "doppelgangers",
    }


@pytest.mark.rule("claim.mix.default")
@pytest.mark.parametrize(
    ("name", "factions"),
    [
        ("classic", "goblins knights undead dwarves doppelgangers"),
        ("claim2", "gnomes giants dragons seers trolls"),
        ("frost", "ice_kings ice_queens yetis frostbeasts doppelgangers"),
    ],
)
def test_a_mix_has_a_name(name: str, factions: str) -> None:
    assert set(hoarfrost.load_game("claim", mix=name).options["mix"]) == set(factions.split())


@pytest.mark.rule("claim.mix.default", "claim.mix.validate")
def test_an_unknown_name_of_a_mix_is_answered_with_a_guess() -> None:
    with pytest.raises(hoarfrost.OptionError, match="frost") as raised:
        hoarfrost.load_game("claim", mix="frots")
    assert raised.value.code == "E_MIX_UNKNOWN"


@pytest.mark.rule("claim.scope.players")
def test_claim_is_for_two() -> None:
    game = hoarfrost.load_game("claim")
    assert game.num_players() == 2
    state = game.new_initial_state(seed=1)
    assert len(state.returns()) == 2
    assert len(state.to_json()["hand"]) == 2


@pytest.mark.rule("claim.scope.players")
def test_three_hands_are_no_position() -> None:
    with pytest.raises(hoarfrost.PositionError, match="two seats"):
        scene(phase=2, hand=["GO1", "GO2", "GO3"])


@pytest.mark.rule("claim.mix.fire_advice")
@pytest.mark.parametrize(
    ("old", "new"),
    [("fire", "demons"), ("elementals", "fire_elementals"), ("poison", "poisoners")],
)
def test_a_mix_is_still_read_by_the_name_it_had_before(old: str, new: str) -> None:
    assert (
        hoarfrost.load_game("claim", mix=old).options
        == hoarfrost.load_game("claim", mix=new).options
    )
