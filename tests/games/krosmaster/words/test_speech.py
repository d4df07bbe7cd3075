"""What a table says of Krosmaster: prompts, labels, targets, names, presets."""

import pytest

from hoarfrost.core.kit import GameKit
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.krosmaster.engine.game import make_game
from hoarfrost.games.krosmaster.engine.steps import STEP_NAMES
from hoarfrost.games.krosmaster.options import OPTIONS
from hoarfrost.games.krosmaster.words import speech
from hoarfrost.games.krosmaster.words.names import tables
from hoarfrost.registry import kit_of
from tests.games.krosmaster.scene import Scene, dealt, foe, lying, own
from tests.games.krosmaster.words.games import positions
from tests.games.krosmaster.workshop import balm, hero, made, shot

KIT: GameKit = kit_of("krosmaster")
SELDOM = {"heal", "ko", "explode"}  # each has a test of its own
DICE = {"faces": ["D", "X"], "symbols": ["D", None], "given": 0, "left": 0}


def asks(scene: Scene, reader: int | None = 0, lang: str = "en") -> str:
    return speech.prompt(scene.state.view(reader), reader).text(lang)


def labels(scene: Scene, verb: str = "") -> list[str]:
    view = scene.state.view(scene.asked)
    return [speech.label(text, view).text() for text in scene.legal(verb)]


def targets(scene: Scene, verb: str = "") -> list[Json | None]:
    view = scene.state.view(scene.asked)
    return [speech.target(text, view) for text in scene.legal(verb)]


# In any position --------------------------------------------------------------------------------


def test_every_position_has_a_prompt_for_everybody() -> None:
    steps = set()
    for state in positions():
        for reader in (0, 1, None):
            view = state.view(reader)
            texts = [speech.prompt(view, reader).text(lang) for lang in LANGUAGES]
            assert all(text[-1] in ".?" and "_" not in text for text in texts)
            assert len(set(texts)) == len(LANGUAGES)
        steps.add(view["step"])
    assert steps | SELDOM == set(STEP_NAMES)


def test_every_action_has_a_label_and_a_target() -> None:
    kinds = set()
    for state in positions():
        if state.is_terminal():
            continue
        view = state.view(int(state.current_player()))
        for action in state.legal_actions():
            text = state.action_to_string(action)
            assert all("_" not in speech.label(text, view).text(lang) for lang in LANGUAGES)
            target = speech.target(text, view)
            assert target is not None
            kinds.add((target["kind"], target.get("verb")))
    assert {kind for kind, _ in kinds} == {
        "cell", "reward", "rank", "way", "symbol", "edge", "board", "card", "number", "word",
    }  # fmt: skip


# What is asked ----------------------------------------------------------------------------------


@pytest.mark.rule("kros.act.mix")
def test_whoever_acts_reads_the_piece_and_its_points() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("yugo", "A1")])
    assert asks(scene) == "Luk Ylook: 6 AP and 3 MP. What do you do?"
    assert asks(scene, 1) == "Your opponent acts with Luk Ylook: 6 AP, 3 MP."
    assert asks(scene, None) == "Luk Ylook acts: 6 AP, 3 MP."
    assert asks(scene, 0, "nl") == "Luk Ylook: 6 AP en 3 BP. Wat doe je?"


def test_others_wait() -> None:
    scene = dealt()
    waiting = 1 - scene.asked
    assert asks(scene, waiting) == "Waiting for your opponent."
    assert asks(scene, None) == "Waiting for a decision: your edge of the board."
    assert asks(scene, scene.asked) == "Choose your edge of the board."


@pytest.mark.rule("kros.tension.reroll", "kros.dice.tension_symbol", "kros.refund")
def test_questions_about_dice() -> None:
    units = [own("yugo", "C3"), foe("bill_tell", "A1")]
    unsure = {**DICE, "symbols": [None, None]}
    keep = Scene(units, step="keep", turn=3, dice=unsure)
    assert asks(keep) == (
        "Your tension dice: Dodge + Critical Hit or Dodge. Keep both, or roll a single one instead?"
    )
    assert labels(keep) == ["Keep the dice", "Roll one die"]
    keep.do("keep")
    assert asks(keep) == "Which symbol do you choose for Critical Hit or Dodge?"
    assert labels(keep) == ["Critical Hit", "Dodge"]
    assert targets(keep)[0] == {"kind": "symbol", "symbol": "C"}
    keep.do("as C")
    assert asks(keep) == "Who gets the die with Dodge?"
    assert labels(keep) == ["Give to nobody", "Yugo on C3"]
    assert targets(keep)[1] == {"kind": "cell", "cell": "C3", "verb": "inspire", "piece": 0}
    keep.do("leave", "inspire C3")
    assert asks(keep) == "Do you sell the die that is left?"
    assert labels(keep) == ["Sell no die", "Sell 1 die"]
    assert targets(keep)[1] == {"kind": "number", "n": 1, "verb": "sell"}


@pytest.mark.rule("kros.lock.then_move")
def test_the_question_after_a_lock_check() -> None:
    scene = Scene([own("yugo", "F6"), foe("coa_gulary", "F7")]).do("mv F5", rolls="L D")
    assert asks(scene) == "Yugo was held: go to F5 for 1 MP, or stay?"
    assert labels(scene) == ["Go to F5", "Stay"]
    assert targets(scene)[0] == {"kind": "cell", "cell": "F5", "verb": "go"}


@pytest.mark.rule("kros.push.direction")
def test_the_question_which_way_a_piece_goes() -> None:
    scene = Scene(
        [own("hero", "F6"), foe("yugo", "A1")],
        **made(hero(shot({"op": "pushback", "n": 1}))),
        board="glacier_gate",
        scenery=lying("ice_cube", "G7"),
    )
    scene.do("cast shot G7")
    assert asks(scene) == "Which way does it go: the Ice Cube?"
    assert labels(scene) == ["To the east", "To the south"]
    assert targets(scene)[0] == {"kind": "way", "way": "east", "piece": 64, "cell": "G7"}


@pytest.mark.rule("kros.injury.heal_choice")
def test_the_question_how_many_frozen_markers_are_healed() -> None:
    healer = hero(balm(2), powers=["interior_fire"])
    units = [own("hero", "F6"), own("yugo", "F7", injuries=2, frozen=2), foe("yugo", "A1")]
    scene = Scene(units, **made(healer)).do("cast balm F7")
    assert asks(scene) == "How many Frozen injuries of Yugo are healed?"
    assert labels(scene) == ["0 Frozen injuries", "1 Frozen injury", "2 Frozen injuries"]


@pytest.mark.rule("kros.effect.teleport")
def test_the_question_who_is_teleported() -> None:
    scene = Scene([own("yugo", "F6"), own("bill_tell", "F7"), foe("yugo", "A1")])
    scene.do("cast transfer_portal F5")
    assert asks(scene) == "Who is teleported to F5?"
    assert labels(scene) == ["Yugo on F6", "Bill Tell on F7"]


@pytest.mark.rule("kros.win.ko_order")
def test_the_question_who_leaves_first() -> None:
    units = [
        own("hero", "F6"),
        own("yugo", "F9", injuries=7),
        own("luk_ylook", "A12"),
        foe("bill_tell", "F10", injuries=5),
        foe("yugo", "A1"),
    ]
    scene = Scene(units, **made(hero(shot(area="cross", damage=9))))
    scene.do("cast shot F9", rolls="C D D")
    assert asks(scene) == "Which Krosmaster leaves the board first?"
    assert labels(scene) == ["Yugo on F9", "Bill Tell on F10"]
    assert targets(scene)[1] == {"kind": "cell", "cell": "F10", "verb": "ko", "piece": 3}


@pytest.mark.rule("kros.bomb.explode")
def test_the_question_which_bomb_explodes_next() -> None:
    units = [own("hero", "F6"), own("firebomb", "F9"), foe("firebomb", "F10"), foe("yugo", "A1")]
    scene = Scene(units, **made(hero(shot(area="cross", damage=9))))
    scene.do("cast shot F9", rolls="C")
    assert asks(scene) == "Which bomb explodes next?"
    assert labels(scene) == ["Firebomb on F9", "Firebomb on F10"]
    assert targets(scene)[0] == {"kind": "cell", "cell": "F9", "verb": "explode"}


# Labels and targets -----------------------------------------------------------------------------


def test_what_a_piece_can_do_is_told_in_words_and_as_data() -> None:
    scene = Scene(
        [own("luk_ylook", "E7"), foe("yugo", "E9")],
        board="glacier_gate",
        stock=[20, 0],
        turn=4,
        display=["snowshoes"],
        kamas={"E7": 1},
    )
    assert "Repelling Arrow at E9 (Yugo)" in labels(scene, "cast repelling_arrow")
    assert labels(scene, "mv E6") == ["Move to E6"]
    assert labels(scene, "buy") == [
        "Buy 1 GG",
        "Buy unseen: Granite (3 Kamas)",
        "Buy unseen: Jade (6 Kamas)",
        "Buy unseen: Gold (12 Kamas)",
        "Buy unseen: Ruby (18 Kamas)",
        "Buy Snowshoes",
    ]
    assert labels(scene, "pick") + labels(scene, "end") == ["Pick up a Kama", "End turn"]
    view = scene.state.view(0)
    assert speech.target("cast repelling_arrow E9", view) == {
        "kind": "cell", "cell": "E9", "verb": "cast", "spell": "repelling_arrow", "piece": 1,
    }  # fmt: skip
    assert speech.target("mv E6", view) == {"kind": "cell", "cell": "E6", "verb": "move"}
    assert speech.target("buy jade", view) == {"kind": "rank", "rank": "jade", "verb": "buy"}
    assert speech.target("buy snowshoes", view) == {
        "kind": "reward", "reward": "snowshoes", "verb": "buy",
    }  # fmt: skip
    assert speech.target("buy gg", view) == {"kind": "word", "word": "buy_gg"}
    assert speech.target("end", view) == {"kind": "word", "word": "end"}
    assert speech.target("cast", view) is None


def test_content_of_ones_own_is_called_by_its_name() -> None:
    named = hero(shot(name={"en": "Big Bang", "nl": "Oerknal", "es": "Gran estallido"}))
    scene = Scene([own("hero", "F6"), foe("yugo", "F8")], **made({**named, "name": "Ice Hero"}))
    assert asks(scene) == "Ice Hero: 20 AP and 3 MP. What do you do?"
    view = scene.state.view(0)
    assert speech.label("cast shot F8", view).text("nl") == "Oerknal op F8 (Yugo)"


# How it stands ----------------------------------------------------------------------------------


def test_the_standing_is_glory_levels_and_kamas() -> None:
    scene = Scene(
        [own("luk_ylook", "F6"), own("tofu", "F7"), foe("yugo", "A1"), foe("bill_tell", None)],
        gg=[7, 5],
        stock=[3, 0],
    )
    assert speech.standing(scene.state.view(None)) == {
        "gg": [7, 5],
        "wild": True,
        "levels": [2, 3],
        "krosmasters": [1, 1],
        "kamas": [3, 0],
        "ahead": 0,
    }
    fresh = speech.standing(dealt().state.view(0))
    assert (fresh["levels"], fresh["ahead"]) == ([12, 12], None)


def test_a_score_has_ones_own_glory_first() -> None:
    result: Json = {"winner": 1, "gg": [3, 7]}
    own_score = speech.score(result, 1)
    assert (own_score.line.text(), own_score.points) == ("7\u00a0:\u00a03", 4)
    assert speech.score(result, 0).points == -4


def test_a_short_log_leaves_out_what_the_board_shows() -> None:
    assert speech.is_quiet({"kind": "piece"})
    assert not speech.is_quiet({"kind": "damage"})
    assert speech.stops({}) == {}


# Things -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_known_rule(lang: str) -> None:
    rules = {rule.id for rule in KIT.rulebook}
    for kind, things in speech.things(lang).items():
        for thing in things.values():
            assert thing["name"][0] == thing["name"][0].upper(), kind
            assert thing.get("rule", "kros.opening") in rules


def test_the_things_of_a_kind_are_all_there() -> None:
    things = speech.things("en")
    assert set(things) >= set(tables())
    luk = things["characters"]["luk_ylook"]
    assert (luk["level"], luk["ap"], luk["mp"], luk["hp"]) == (2, 6, 3, 5)
    assert [things["spells"][spell]["name"] for spell in luk["spells"]] == [
        "Repelling Arrow",
        "Snap Shot",
    ]
    assert things["boards"]["frigost_1"]["map"].count("\n") == 11
    assert things["teams"]["hearth"]["members"][0] == "sister_cinder"
    assert things["ranks"]["ruby"]["price"] == 18
    assert things["scenery"]["tree"]["hp"] == 6


def test_the_fields_of_a_view_and_of_a_result_are_named() -> None:
    fields = speech.things("en")["fields"]
    view = Scene([own("luk_ylook", "F6"), foe("yugo", "A1")]).state.view(0)
    shown = [name for name in fields if name in view]
    assert shown[:4] == ["gg", "stock", "edges", "turn"]
    result = Scene([own("yugo", "F6"), foe("yugo", "A1")], turn=60).do("end").state.result()
    assert result is not None
    assert {"gg", "levels", "kamas"} <= set(fields) & set(result)


# Setting up -------------------------------------------------------------------------------------


def test_every_preset_is_a_game_that_begins_and_is_described() -> None:
    presets = speech.presets()
    assert [preset.id for preset in presets][:2] == ["gate", "frigost_1"]
    assert len({preset.id for preset in presets}) == len(presets)
    for preset in presets:
        state = make_game(preset.options).new_initial_state(1)
        assert not state.is_terminal()
        for lang in LANGUAGES:
            assert preset.title.text(lang)
            assert preset.about.text(lang).endswith(".")
        assert not speech.warnings(OPTIONS.resolve(preset.options))


def test_names_of_presets_are_those_of_boards_and_teams() -> None:
    for lang in LANGUAGES:
        things = speech.things(lang)
        titles = {preset.id: preset.title.text(lang) for preset in speech.presets()}
        assert titles["gate"] == things["boards"]["glacier_gate"]["name"]
        assert titles["court"] == things["boards"]["green_court"]["name"]
        assert titles["portals"] == things["teams"]["portals"]["name"]


def test_warnings_speak_against_odd_options() -> None:
    def told(**options: object) -> list[str]:
        return [warning.text() for warning in speech.warnings(OPTIONS.resolve(options))]

    assert told() == []
    assert len(told(max_game_turns=0)) == len(told(max_game_turns=4)) == 1
    assert told(board="open")[0].startswith("This board has no Setup cells")
    assert told(board="my_own_board") == told(board="choose") == []


def test_a_surprise_is_a_game_that_begins() -> None:
    boards = set()
    for seed in range(20):
        options = speech.surprise(rng_from_seed(seed))
        boards.add(options["board"])
        assert not make_game(options).new_initial_state(seed).is_terminal()
    assert len(boards) > 2
