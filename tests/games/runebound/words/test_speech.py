"""What a table says of Runebound: prompts, labels, targets, names, presets, chapters, lists."""

import pytest

from hoarfrost.core.chapters import chapters_of
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.rulebook import load_rulebook
from hoarfrost.games.runebound.engine.game import make_game
from hoarfrost.games.runebound.engine.steps import ADVENTURE_STAGE, MARKET_STAGE, MOVING
from hoarfrost.games.runebound.files.fields import STEPS
from hoarfrost.games.runebound.options import OPTIONS
from hoarfrost.games.runebound.words import listing, speech, turns
from hoarfrost.games.runebound.words.names import tables
from hoarfrost.games.runebound.words.notation import find_action
from tests.games.runebound.scenes import Scene, dealt, fight, hero
from tests.games.runebound.words.games import game_of, positions

FAR = hero("olen_greycloak", "N7")
KINDS = {
    "space", "town", "card", "character", "seat", "dice", "die", "token", "clue", "gear", "counter",
    "choice", "word",
}  # fmt: skip


def asks(scene: Scene, reader: int | None = 0, lang: str = "en") -> str:
    return speech.prompt(scene.state.view(reader), reader).text(lang)


def label(scene: Scene, text: str, lang: str = "en") -> str:
    return speech.label(text, scene.state.view(scene.asked)).text(lang)


def target(scene: Scene, text: str) -> Json | None:
    return speech.target(text, scene.state.view(scene.asked))


def is_clean(text: str) -> bool:
    return bool(text) and not set("{}_") & set(text)


# In any position --------------------------------------------------------------------------------


def test_every_position_has_a_prompt_for_everybody() -> None:
    for state in positions():
        for reader in (*range(len(state.parties)), None):
            view = state.view(reader)
            texts = [speech.prompt(view, reader).text(lang) for lang in LANGUAGES]
            assert all(text[-1] in ".?" and is_clean(text) for text in texts)
            assert len(set(texts)) == len(LANGUAGES)


def test_every_action_has_a_label_and_a_target() -> None:
    kinds = set()
    for state in positions():
        for seat in range(len(state.parties)):
            view = state.view(seat)
            for action in state.legal_actions(seat):
                text = state.action_to_string(action)
                labels = [speech.label(text, view).text(lang) for lang in LANGUAGES]
                assert all(is_clean(one) and one[0] == one[0].upper() for one in labels), text
                found = speech.target(text, view)
                assert found is not None
                kinds.add(found["kind"])
    assert kinds <= KINDS
    assert len(kinds) > len(KINDS) - 4


def test_standing_and_notes_are_told_in_every_position() -> None:
    for state in positions():
        view = state.view(None)
        standing = speech.standing(view)
        assert len(standing["counters"]) == len(state.parties)
        note = listing.note(view)
        for lang in LANGUAGES:
            assert is_clean(listing.progress(note, 0).text(lang))


# What is asked ----------------------------------------------------------------------------------


def test_whoever_moves_reads_how_many_dice_there_are() -> None:
    scene = Scene(hero("zyla", "E9"), FAR, stage=MOVING, dice="2 5")
    assert asks(scene) == "You have 2 dice. Where do you go?"
    assert asks(scene, 1) == asks(scene, None) == "Waiting for Zyla."
    assert label(scene, "move d5 F9") == "To F9 with die 5"
    assert label(scene, "pass") == "Stay here"
    assert target(scene, "move d5 F9") == {
        "kind": "space",
        "space": "F9",
        "verb": "move",
        "face": 5,
    }
    assert target(scene, "snowshoe d5 d1") == {
        "kind": "die", "face": 5, "verb": "snowshoe", "to": 1,
    }  # fmt: skip


def test_a_discovery_is_asked_token_by_token() -> None:
    figure = hero("zyla", "E9", rumors="mountain tundra tundra fjord")
    scene = Scene(figure, FAR, stage=MOVING, dice="1", row=["bow_of_the_sky"])
    assert label(scene, "discover bow_of_the_sky F T T M") == (
        "Discover Bow of the Sky: fjord, tundra, tundra and mountain"
    )
    assert target(scene, "discover bow_of_the_sky F M") == {
        "kind": "card", "card": "bow_of_the_sky", "verb": "discover",
        "tokens": ["fjord", "mountain"],
    }  # fmt: skip
    scene.state.apply_action(find_action(scene.state, "discover bow_of_the_sky", 0))
    assert asks(scene) == "Bow of the Sky: which rumor tokens do you spend? 4 are still needed."
    assert label(scene, "F", "es") == "Fiordo"
    assert target(scene, "F") == {"kind": "token", "symbol": "fjord"}


def test_the_market_is_asked_about() -> None:
    figure = hero("zyla", "E11", wounds=1, gold=9, items=["staff_of_cinders"])
    scene = Scene(figure, FAR, stage=MARKET_STAGE, stacks={"suluk": ["ringmail"]})
    assert asks(scene) == "Do you visit the market of Suluk?"
    scene.state.apply_action(find_action(scene.state, "market", 0))
    assert asks(scene) == "The market of Suluk. You have 9 gold. What do you do?"
    assert label(scene, "buy ringmail") == "Buy Ringmail"
    assert label(scene, "sell staff_of_cinders") == "Sell Staff of Cinders (2 gold)"
    assert label(scene, "gear flare") == "Buy a flare crystal (1 gold)"
    assert label(scene, "pass", "nl") == "Markt verlaten"
    assert target(scene, "free wound zyla") == {
        "kind": "character", "card": "zyla", "verb": "heal", "counter": "wound", "free": True,
    }  # fmt: skip
    assert target(scene, "cure zyla") == {
        "kind": "character", "card": "zyla", "verb": "heal", "counter": "white_death",
        "free": False,
    }  # fmt: skip
    assert target(scene, "gear flare") == {"kind": "gear", "gear": "flare", "verb": "buy"}


def test_combat_is_asked_about() -> None:
    scene = fight("prowling_sabercat", hero("brynja_stormborn", "B7"), FAR)
    assert asks(scene) == ("Round 1 against Prowling Sabercat: do you fight, or try to escape?")
    assert label(scene, "pass") == "Fight"
    scene.state.apply_action(find_action(scene.state, "pass", 0))
    assert asks(scene) == "Ranged phase: do you attack (once a round) or defend?"
    assert label(scene, "attack ranged") == "Attack (Ranged)"
    assert target(scene, "attack ranged") == {"kind": "word", "word": "attack", "phase": "ranged"}


def test_an_attack_names_its_hero() -> None:
    scene = Scene(hero("zyla", "L8"), hero("karnon", "L8"), stage=ADVENTURE_STAGE)
    assert asks(scene) == "Do you attack a Hero on L8?"
    assert label(scene, "duel karnon") == "Attack Karnon"
    assert target(scene, "duel karnon") == {
        "kind": "seat", "seat": 1, "card": "karnon", "verb": "duel",
    }  # fmt: skip


def test_setting_up_is_asked_about() -> None:
    scene = dealt(2, heroes="chosen")
    assert asks(scene, scene.asked) == "Which Hero do you play?"
    assert asks(scene, None).startswith("Waiting for Player")
    assert label(scene, "hero zyla") == "Zyla"


def test_odd_texts_have_a_label_too() -> None:
    scene = Scene(hero("zyla", "E9"), FAR)
    for text in ("", "tea", "tea time", "buy nothing_known", "gear tea", "choose 3"):
        assert label(scene, text) is not None
    assert target(scene, "tea") is target(scene, "tea time") is None


# How it stands ----------------------------------------------------------------------------------


def test_whoever_has_most_counters_is_ahead_and_the_princess_counts_more() -> None:
    figures = [hero("zyla", "E9", counters=(1, 0, 0, 0, 0)), hero("karnon", "N7", gold=3)]
    assert speech.standing(Scene(*figures).state.view(None))["ahead"] == 0
    assert speech.standing(Scene(*figures, princess=1).state.view(None))["ahead"] == 1
    equal = Scene(hero("zyla", "E9"), hero("karnon", "N7"))
    assert speech.standing(equal.state.view(None))["ahead"] is None


def test_a_score_is_better_for_a_quick_victory() -> None:
    result: Json = {
        "winners": [0], "reason": "arshan", "turns": [30, 29], "counters": [4, 6], "gold": [1, 2],
    }  # fmt: skip
    won, lost = speech.score(result, 0), speech.score(result, 1)
    assert won.line.text() == "Won in 30 turns"
    assert lost.line.text() == "6 experience counters, 2 gold"
    assert won.points > lost.points
    timed = speech.score({**result, "reason": "limit"}, 0)
    assert timed.line.text("es") == "4 fichas de experiencia, 1 de oro"


def test_a_short_log_leaves_out_what_the_board_shows() -> None:
    assert speech.is_quiet({"kind": "stock"})
    assert not speech.is_quiet({"kind": "defeat"})
    assert set(speech.stops({})) == {"discovery"}


# Things -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_known_rule(lang: str) -> None:
    rules = {rule.id for rule in load_rulebook("hoarfrost.games.runebound.words")}
    for kind, things in speech.things(lang).items():
        for thing in things.values():
            assert thing["name"][0] == thing["name"][0].upper(), kind
            assert thing.get("rule", "rune.opening") in rules
            assert is_clean(thing["name"])


def test_the_things_of_a_kind_are_all_there() -> None:
    things = speech.things("en")
    assert set(things) >= set(tables())
    zyla = things["cards"]["zyla"]
    assert (zyla["life"], zyla["stamina"], zyla["values"]["magic"]) == (4, 4, 4)
    assert things["adventures"]["prowling_sabercat"]["forage"] == "sabercat_pelt"
    assert things["weather"]["printed"]["frost"]["wastes"] == 3
    assert things["towns"]["suluk"]["space"] == "E11"
    assert things["rolls"]["two"]["reach"][11] == 0.55
    assert things["rolls"]["two"]["reach"][21] == 0
    assert things["maps"]["isheim"]["spaces"]["E9"]["terrain"] == "mountain"
    assert things["faces"]["5"]["terrains"] == ["fjord", "tundra", "mountain"]
    assert things["gear"]["flare"]["cost"] == 1
    assert things["skills"]["lore"]["attribute"] == "spirit"


def test_every_step_of_a_view_has_a_name() -> None:
    told = speech.things("en")["steps"]
    asked = {state.view(None)["step"] for state in positions()}
    assert asked <= set(told)
    assert set(told) <= set(STEPS)


def test_short_texts_are_short() -> None:
    for kind in tables().values():
        for entry in kind.values():
            assert all(len(entry["power"][lang]) <= 60 for lang in LANGUAGES if "power" in entry)


# Setting up -------------------------------------------------------------------------------------


def test_every_preset_is_a_game_that_begins_and_is_described() -> None:
    presets = speech.presets()
    assert len({preset.id for preset in presets}) == len(presets)
    for preset in presets:
        assert not make_game(preset.options, 2).new_initial_state(1).is_terminal()
        for lang in LANGUAGES:
            assert preset.title.text(lang)
            assert preset.about.text(lang).endswith(".")
        assert not speech.warnings(OPTIONS.resolve(preset.options))


def test_warnings_speak_against_odd_options() -> None:
    def told(**options: object) -> int:
        return len(speech.warnings(OPTIONS.resolve(options)))

    assert told() == 0
    assert told(max_rounds=0) == told(max_rounds=5) == told(max_rounds=500) == 1


def test_a_surprise_is_a_game_that_begins() -> None:
    for seed in range(10):
        options = speech.surprise(rng_from_seed(seed))
        assert not make_game(options, 3).new_initial_state(seed).is_terminal()


# Chapters and lists -----------------------------------------------------------------------------

TURN: Json = {"kind": "turn", "rule": "rune.turn.steps", "turn": 3, "seat": 0, "count": 5}


def brief(*events: Json, reader: int | None = 0, lang: str = "en") -> str:
    told = turns.brief([TURN, *events], reader, ("Ann", "Bo"))
    assert told is not None
    return told.text(lang)


def test_a_turn_is_one_line() -> None:
    moved: Json = {"kind": "move", "seat": 0, "space": "M7"}
    bought: Json = {"kind": "buy", "seat": 0, "card": "ringmail"}
    beaten: Json = {"kind": "reward", "seat": 0, "foe": "prowling_sabercat"}
    away: Json = {"kind": "carried", "seat": 0, "town": "suluk"}
    assert brief() == "Your turn."
    assert brief(moved) == "Your turn: to M7."
    assert brief(away) == "Your turn: to Suluk."
    assert brief(moved, bought) == "Your turn: you buy Ringmail."
    assert brief(moved, beaten, reader=1) == "The turn of Ann: overcomes Prowling Sabercat."
    assert brief({"kind": "undefeated", "foe": "prowling_sabercat"}, lang="nl") == (
        "Jouw beurt: Sluipende sabelkat blijft openstaan."
    )
    assert brief({"kind": "discover", "seat": 0, "card": "ragnars_axe"}).endswith("Axe.")
    assert brief({"kind": "princess", "seat": 0, "space": "M7"}).endswith("on M7.")
    assert brief(moved, {"kind": "knock_out", "seat": 1}) == "Your turn: to M7."


def test_every_turn_of_a_game_is_a_chapter() -> None:
    for number in range(6):
        log = [event.seen_by(0) for event in game_of(number)[1]]
        chapters = chapters_of(turns, log)
        numbers = [chapter.number for chapter in chapters if chapter.number]
        assert numbers == list(range(1, len(numbers) + 1))
        for chapter in chapters:
            if chapter.number:
                told = turns.brief(chapter.events, 0, ())
                assert told is not None
                assert all(told.text(lang).endswith(".") for lang in LANGUAGES)


def test_a_table_is_called_by_its_map() -> None:
    told = listing.edition(OPTIONS.resolve({}))
    assert told is not None
    assert told.text("nl") == "Landkaart: Isheim"
    fresh = listing.note(dealt(2).state.view(None))
    assert listing.progress(fresh, 0).text() == "Setting up"


def test_effects_that_wait_to_be_used_say_how() -> None:
    cards = speech.things("en")["cards"]
    assert cards["ringmail"]["effects"][0]["use"] == "use ringmail"
    skald = cards["battle_skald"]["effects"]
    assert [effect.get("use") for effect in skald] == ["use battle_skald", None]
    for card in cards.values():
        texts = [effect["text"] for effect in card["effects"]]
        assert card["text"][len(card["text"]) - len(texts) :] == texts
