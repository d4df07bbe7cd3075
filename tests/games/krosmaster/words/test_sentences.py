"""The log of Krosmaster in words."""

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.games.krosmaster.words.events import KINDS
from hoarfrost.games.krosmaster.words.sentences import TELLERS, sentence
from tests.games.krosmaster.scene import Scene, dealt, foe, lying, own
from tests.games.krosmaster.words.games import seen_events

MAY_BE_SILENT = {"heal", "tire"}  # where nothing is healed or lost


def log(scene: Scene, reader: int | None, lang: str = "en", names: tuple[str, ...] = ()) -> str:
    """What a reader reads of the last moves."""
    told = [sentence(event.seen_by(reader), reader, names) for event in scene.events()]
    return " ".join(message.text(lang) for message in told if message is not None)


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(TELLERS) == set(KINDS)


def test_every_event_of_a_game_is_told_in_every_language() -> None:
    for event, reader in seen_events():
        message = sentence(event, reader, ())
        if message is None:
            assert event["kind"] in MAY_BE_SILENT
            continue
        texts = [message.text(lang) for lang in LANGUAGES]
        assert all(text[0] == text[0].upper() and text.endswith((".", "!")) for text in texts)
        assert "_" not in texts[0]


def shooting() -> Scene:
    units = [own("luk_ylook", "F6"), foe("coa_gulary", "F9")]
    return Scene(units).do("cast repelling_arrow F9", rolls="C L")


@pytest.mark.rule("kros.cast.steps")
def test_a_spell_is_told_step_by_step() -> None:
    assert log(shooting(), 0) == (
        "You cast Repelling Arrow at F9 with Luk Ylook (3 AP). "
        "Your opponent's Coa Gulary is pushed from F9 to F11. "
        "Critical Hit roll: Critical Hit. 1 success. "
        "Armour roll of your opponent's Coa Gulary: Lock. 0 successes. "
        "Your opponent's Coa Gulary takes 2 damage."
    )


def test_the_other_side_reads_the_same_from_there() -> None:
    told = log(shooting(), 1)
    assert told.startswith("Your opponent casts Repelling Arrow at F9 with Luk Ylook (3 AP).")
    assert told.endswith("Your Coa Gulary takes 2 damage.")


def test_a_spectator_reads_names() -> None:
    told = log(shooting(), None, names=("Ann", "Bo"))
    assert told.startswith("Ann casts Repelling Arrow at F9 with Luk Ylook (3 AP).")
    assert told.endswith("Bo's Coa Gulary takes 2 damage.")
    assert log(shooting(), None).endswith("Player 2's Coa Gulary takes 2 damage.")


def test_other_languages_say_it_in_their_way() -> None:
    assert log(shooting(), 0, "nl").startswith("Je spreekt Afstotende pijl uit op F9 met Luk Ylook")
    assert log(shooting(), 0, "es").endswith("Coa Gulary de tu rival recibe 2 de daño.")


@pytest.mark.rule("kros.cast.prereq")
def test_all_that_a_spell_costs_is_told() -> None:
    scene = Scene([own("coa_gulary", "F6"), foe("yugo", "F7")])
    scene.do("cast punishment F7", rolls="D D")
    assert "(3 AP and 1 injury)" in log(scene, 0)


@pytest.mark.rule("kros.lock.result")
@pytest.mark.parametrize(
    ("rolls", "sentence"),
    [
        ("L D", "Your Yugo is grappled by Coa Gulary: -1 AP and -1 MP. Dodge roll: Dodge."),
        ("A D", "Your Yugo slips away from Coa Gulary. Dodge roll: Dodge. Lock roll: Armour."),
        ("W A", "Your Yugo is locked by Coa Gulary: -3 AP and -3 MP. Dodge roll: Armour."),
    ],
)
def test_a_lock_check_tells_its_dice_and_what_it_costs(rolls: str, sentence: str) -> None:
    scene = Scene([own("yugo", "F6"), foe("coa_gulary", "F7")]).do("mv F5", rolls=rolls)
    assert log(scene, 0).startswith(sentence)


@pytest.mark.rule("kros.ice_shove.carry")
def test_whoever_rides_on_an_ice_cube_is_named() -> None:
    scene = Scene(
        [own("luk_ylook", "C7"), foe("yugo", "D7")],
        board="glacier_gate",
        scenery=lying("ice_cube", "D7"),
    )
    told = log(scene.do("cast ice_shove D7"), 0)
    assert told.endswith("The Ice Cube slides from D7 to J7, with your opponent's Yugo on it.")


@pytest.mark.rule("kros.frozen.tokens.cap", "kros.token.cancel")
@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        ({}, "Your opponent's Luk Ylook gets a token: -1 AP."),
        ({"+1AP": 1}, "-1 AP for your opponent's Luk Ylook is cancelled by an opposite token."),
        ({"-1AP": 6}, "-1 AP for your opponent's Luk Ylook is lost: the limit is reached."),
    ],
)
def test_what_came_of_a_token_is_told(tokens: dict[str, int], sentence: str) -> None:
    units = [own("drop_knight", "F6"), foe("luk_ylook", "F7", tokens=tokens)]
    scene = Scene(units).do("cast sluggish F7", rolls="D D")
    assert sentence in log(scene, 0)


@pytest.mark.rule("kros.reward.buy")
def test_an_unseen_reward_is_named_to_its_buyer_alone() -> None:
    scene = Scene(
        [own("luk_ylook", "E7"), foe("yugo", "A1")], board="glacier_gate", stock=[9, 0], turn=1
    )
    scene.do("buy granite", rolls="whetstone")
    assert log(scene, 0) == "You buy Whetstone for Luk Ylook: Granite, 3 Kamas."
    assert log(scene, 1) == ("Your opponent buys a reward unseen for Luk Ylook: Granite, 3 Kamas.")


@pytest.mark.rule("kros.ko.gg", "kros.gg.wild_first")
def test_a_ko_tells_the_glory_that_it_brings() -> None:
    units = [
        own("pip_thinshell", "F6"),
        foe("kassius_kaos", "F7", injuries=7),
        foe("yugo", "A1"),
    ]
    scene = Scene(units).do("cast needle F7", rolls="C D")
    assert log(scene, 0).endswith(
        "Your opponent's Kassius Kaos is KO. You gain 3 GG, the wild one first. Now 9 : 4."
    )
    assert log(scene, 1).endswith("Your opponent gains 3 GG, the wild one first. Now 4 : 9.")


def test_the_beginning_of_a_game_is_told() -> None:
    told = log(dealt(), 0)
    assert told == "Your opponent is the first player. The board: Glacier Gate."


def test_content_that_the_house_does_not_know_is_called_by_its_id_in_words() -> None:
    event = {
        "kind": "ko", "rule": "kros.ko.when", "piece": 3, "card": "frost_giant", "owner": 0,
        "cell": "E6", "level": 2,
    }  # fmt: skip
    told = sentence(event, 0, ())
    assert told is not None
    assert told.text() == "Your Frost Giant is KO."


def test_an_event_of_another_kind_has_no_sentence() -> None:
    assert sentence({"kind": "tea", "rule": "kros"}, 0, ()) is None
