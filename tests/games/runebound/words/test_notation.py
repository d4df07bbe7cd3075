"""Actions as texts, and back."""

import pytest

from hoarfrost.core.moves import move_texts, objections, read_move
from hoarfrost.games.runebound.engine.steps import ADVENTURE_STAGE, MARKET_STAGE, MOVING, SURVIVAL
from hoarfrost.games.runebound.words.notation import find_action, format_action
from tests.games.runebound.scenes import Scene, dealt, fight, hero
from tests.games.runebound.words.games import positions

FAR = hero("olen_greycloak", "N7")


def read(scene: Scene, text: str, seat: int = 0) -> str:
    """The action that a text means, as we write it; "" if it means none."""
    action = find_action(scene.state, text, seat)
    return "" if action < 0 else format_action(scene.state, action)


def test_every_action_of_a_game_has_a_text_of_its_own() -> None:
    for state in positions():
        for seat in range(len(state.parties)):
            actions = state.legal_actions(seat)
            texts = [state.action_to_string(action) for action in actions]
            assert len(set(texts)) == len(texts)
            for action, text in zip(actions, texts, strict=True):
                assert state.string_to_action(text, seat) == action
                assert find_action(state, text.upper().replace("_", " "), seat) == action
                assert len(text.split()) <= 3


def test_numbers_without_a_meaning_have_no_text() -> None:
    scene = Scene(hero("zyla", "E9"), FAR)
    for action in (-1, 10**6, 155, 1900):
        try:
            format_action(scene.state, action)
        except ValueError:
            continue
        assert scene.state.why_not(format_action(scene.state, action))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("move d5 E8", "move d5 E8"),
        ("mv 5 e8", "move d5 E8"),
        ("move E8 d5", "move d5 E8"),
        ("E8", "move d5 E8"),
        ("ga D8", "move d5 D8"),
        ("snow 5 1", "snowshoe d5 d1"),
        ("raquetas d5 d1", "snowshoe d5 d1"),
        ("done", "pass"),
        ("klaar", "pass"),
        ("move Q9", ""),
        ("", ""),
    ],
)
def test_moves_are_read_in_many_ways(typed: str, meant: str) -> None:
    scene = Scene(hero("zyla", "E9", snowshoes=1), FAR, stage=MOVING, dice="5")
    assert read(scene, typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("buy ringmail", "buy ringmail"),
        ("buy RING", "buy ringmail"),
        ("koop maliënkolder", "buy ringmail"),
        ("buy rigmail", "buy ringmail"),
        ("sell staff of cinders", "sell staff_of_cinders"),
        ("vender bastón de ascuas", "sell staff_of_cinders"),
        ("heal wound", "heal wound zyla"),
        ("heal white death zyla", "cure zyla"),
        ("free white death zyla", "free cure zyla"),
        ("gear flare", "gear flare"),
        ("gear lichtkristal", "gear flare"),
    ],
)
def test_goods_are_read_in_every_language(typed: str, meant: str) -> None:
    figure = hero("zyla", "E11", wounds=1, white_death=1, gold=9, items=["staff_of_cinders"])
    scene = Scene(figure, FAR, stage=MARKET_STAGE, stacks={"suluk": ["ringmail", "yew_bow"]})
    names = scene.content.cards[scene.card("ringmail")].name
    staff = scene.content.cards[scene.card("staff_of_cinders")].name
    typed = typed.replace("maliënkolder", names["nl"]).replace("bastón de ascuas", staff["es"])
    scene.state.apply_action(find_action(scene.state, "market", 0))
    assert read(scene, typed) == meant


def test_others_are_named_by_their_hero_or_their_seat() -> None:
    scene = Scene(hero("zyla", "L8"), hero("karnon", "L8"), FAR, stage=ADVENTURE_STAGE)
    assert read(scene, "duel karnon") == read(scene, "duel 1") == "duel karnon"
    assert read(scene, "duel 0") == ""


def test_a_discovery_names_its_tokens_in_any_order() -> None:
    figure = hero("zyla", "E9", rumors="mountain tundra tundra fjord ice")
    scene = Scene(figure, FAR, stage=MOVING, dice="1", row=["bow_of_the_sky"])
    whole = "discover bow_of_the_sky F T T M"
    assert whole in move_texts(scene.state, 0)
    for text in (
        whole,
        "discover bow_of_the_sky M,T,T,F",
        "discover bow of the sky m t t f",
        "ontdek boog van de hemel mttf",
        "discover bow_of_the_sky mountain tundra tundra fjord",
    ):
        reading = read_move(scene.state, text, 0)
        assert reading.is_whole(), text
        assert objections(scene.state, text, 0) == []
    assert [reason.code for reason in objections(scene.state, "discover bow_of_the_sky", 0)] == [
        "E_INCOMPLETE_MOVE"
    ]


def test_the_princess_is_found_with_a_clue_by_its_symbols() -> None:
    clues = "snowdrift+mountain snowdrift+snowdrift tundra+tundra wild wild wild forest"
    scene = Scene(hero("zyla", "L7", clues=clues), FAR, stage=MOVING, dice="1")
    assert read(scene, "princess mountain+snowdrift") == "princess snowdrift+mountain"
    assert read(scene, "prinses berg sneeuwduin") == "princess snowdrift+mountain"


def test_combat_is_short_to_write() -> None:
    scene = fight("prowling_sabercat", hero("brynja_stormborn", "B7", allies=["hedge_witch"]), FAR)
    assert read(scene, "escape") == "escape"
    scene.state.apply_action(find_action(scene.state, "done", 0))
    assert read(scene, "attack") == "attack ranged"
    assert read(scene, "ally") == read(scene, "witch") == "ally hedge_witch"


def test_a_card_with_several_effects_names_the_one() -> None:
    scene = Scene(hero("zyla", "E9"), FAR)
    assert format_action(scene.state, scene.use("ringmail")) == "use ringmail"
    assert format_action(scene.state, scene.use("snowlord_plate", 1)) == "use snowlord_plate"


def test_whoever_comes_next_rolls_ahead() -> None:
    scene = Scene(hero("zyla", "H9"), hero("karnon", "N7"), stage=SURVIVAL, weather="printed")
    assert read(scene, "preroll 4", seat=1) == "preroll 4"
    assert read(scene, "preroll 4", seat=0) == ""


def test_a_hero_and_a_place_are_chosen() -> None:
    scene = dealt(2, heroes="chosen")
    seat = scene.asked
    assert read(scene, "zyla", seat) == read(scene, "hero zyl", seat) == "hero zyla"
    scene = dealt(2)
    assert read(scene, "seragart", scene.asked) == "place seragart"
