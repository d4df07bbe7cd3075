"""Refusals: the code, the rule and the fact that is in the way."""

from typing import Any

import pytest

from hoarfrost.core.asking import typed
from hoarfrost.core.errors import IllegalMove
from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.krosmaster.engine.steps import STEP_NAMES
from hoarfrost.games.krosmaster.words.why_not import VERBS
from hoarfrost.registry import kit_of
from tests.games.krosmaster.scene import Scene, dealt, foe, lying, own
from tests.games.krosmaster.words.games import positions
from tests.games.krosmaster.workshop import hero, made, shot

FAR = foe("yugo", "A1")
SHARE = 5  # one of so many positions is asked


def says(scene: Scene, text: str, lang: str = "en") -> list[str]:
    return [reason.sentence(lang) for reason in scene.state.why_not(text)]


def why(scene: Scene, text: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in scene.state.why_not(text)]


def only(scene: Scene, text: str) -> tuple[str, str, str]:
    """The code, the rule and the sentence of the one reason; in three languages it is another."""
    (reason,) = scene.state.why_not(text)
    assert len({reason.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    return reason.code, reason.rule, reason.sentence()


# Whoever is not asked ---------------------------------------------------------------------------


def test_whoever_is_not_asked_is_told_so_before_anything_is_looked_at() -> None:
    scene = Scene([own("yugo", "F6"), foe("bill_tell", "A1")])
    for text in ("mv F7", "nonsense", "", "end"):
        (reason,) = scene.state.why_not(text, 1)
        assert reason.code == "E_NOT_YOUR_TURN"


def test_after_the_end_nothing_is_a_move() -> None:
    scene = Scene([own("yugo", "F6"), FAR], turn=60).do("end")
    assert scene.refused("mv F7") == ["E_GAME_OVER"]


# Any text ---------------------------------------------------------------------------------------


def test_reasons_are_given_exactly_where_a_text_is_refused() -> None:
    """Whatever is typed, in any position: nothing breaks, and each reason names a rule."""
    rules = {rule.id for rule in kit_of("krosmaster").rulebook}
    rng = rng_from_seed("why not")
    texts = ["", "pass", "cast", "mv", "buy", "reveal", "sell -1", "as", "thaw ²", "put Z9"]
    for state in list(positions())[::SHARE]:
        if state.is_terminal():
            continue
        texts += [state.action_to_string(action) for action in state.legal_actions()[:9]]
        for _ in range(6):
            text = typed(rng, texts)
            reasons = state.why_not(text)
            assert is_accepted(state, text) == (not reasons)
            for reason in reasons:
                assert reason.rule in rules or reason.rule.startswith("core.")
                assert reason.code.startswith("E_")
                assert all(reason.sentence(lang) for lang in LANGUAGES)


def is_accepted(state: Any, text: str) -> bool:
    try:
        state.string_to_action(text)
    except IllegalMove:
        return False
    return True


def test_every_step_has_its_verbs() -> None:
    assert set(VERBS) == set(STEP_NAMES) - {"over"}


def test_the_answers_of_every_step_begin_with_its_verbs() -> None:
    for state in positions():
        step = state.view(None)["step"]
        for action in state.legal_actions() if step != "over" else ():
            assert state.action_to_string(action).split()[0] in VERBS[step]


@pytest.mark.parametrize(
    ("text", "code", "sentence"),
    [
        ("", "E_UNKNOWN_MOVE", "Name a move."),
        ("mvv F7", "E_UNKNOWN_MOVE", "There is no action mvv. Did you mean mv?"),
        ("mv", "E_PARAM", "Write it like this: mv E6."),
        ("mv Z9", "E_CELL", "There is no cell z9. Cells go from A1 to L12."),
        ("cast punch", "E_PARAM", "Write it like this: cast repelling_arrow E6."),
        ("cast punsh F7", "E_SPELL", "Not known here: punsh. Did you mean punch?"),
        ("end now", "E_PARAM", "Write it like this: end."),
        ("buy grannite", "E_REWARD", "Not known here: grannite. Did you mean granite?"),
        ("reveal snowshoe", "E_REWARD", "Not known here: snowshoe. Did you mean snowshoes?"),
        ("stay", "E_NOT_NOW", "Something else has to be decided now: the next action."),
    ],
)
def test_what_people_type_is_answered_in_a_whole_sentence(
    text: str, code: str, sentence: str
) -> None:
    scene = Scene([own("luk_ylook", "F6"), FAR])
    (reason,) = scene.state.why_not(text)
    assert reason.code == code
    assert reason.sentence().startswith(sentence)


# Walking ----------------------------------------------------------------------------------------


@pytest.mark.rule("kros.move.step", "kros.move.no_share", "kros.board.free")
def test_what_keeps_a_piece_from_walking() -> None:
    scene = Scene(
        [own("luk_ylook", "F6"), own("coa_gulary", "F5"), foe("bill_tell", "L12")],
        scenery=lying("tree", "F7"),
    )
    assert only(scene, "mv F6") == (
        "E_SAME_CELL", "kros.move.step", "Luk Ylook is already on F6.",
    )  # fmt: skip
    assert only(scene, "mv F5")[1:] == (
        "kros.move.no_share", "F5 is not Free: your Coa Gulary is there.",
    )  # fmt: skip
    assert only(scene, "mv F7")[1:] == ("kros.board.free", "F7 is not Free: the Tree is there.")
    assert only(scene, "mv F9") == (
        "E_TOO_FAR",
        "kros.move.step",
        "The way to F9 takes 5 MP. Luk Ylook has 3, which is 2 short.",
    )


@pytest.mark.rule("kros.move.step")
def test_a_piece_without_mp_is_told() -> None:
    scene = Scene([own("luk_ylook", "F6", mp=0), FAR])
    assert only(scene, "mv F7")[2] == "Luk Ylook has no MP left."


@pytest.mark.rule("kros.lock.when")
def test_whoever_locks_is_named() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("coa_gulary", "F7"), foe("yugo", "E6")])
    code, rule, sentence = only(scene, "mv F4")
    assert (code, rule) == ("E_LOCKED", "kros.lock.when")
    assert "your opponent's Yugo and your opponent's Coa Gulary" in sentence


@pytest.mark.rule("kros.lock.when", "kros.board.impassable")
def test_a_way_past_opponents_and_no_way_at_all_are_told_apart() -> None:
    walls = lying("tree", "A3", "B3", "C3", "D3", "E3", "F3", "G3", "H3", "I3", "J3", "L3")
    walls += lying("tree", "J5", "L5", "J4")
    scene = Scene([own("luk_ylook", "K6"), foe("coa_gulary", "L4")], scenery=walls)
    assert only(scene, "mv K3") == (
        "E_LOCK_ON_THE_WAY",
        "kros.lock.when",
        "The way to K3 leads past your opponent's Coa Gulary: move to K4 first, for a Lock check.",
    )
    closed = Scene([own("luk_ylook", "K6"), FAR], scenery=[*walls, *lying("tree", "K3")])
    assert only(closed, "mv K2")[0] == "E_NO_WAY"


# Casting ----------------------------------------------------------------------------------------


@pytest.mark.rule("kros.range.distance", "kros.range.max", "kros.spell.range_colour")
@pytest.mark.parametrize(
    ("text", "code", "sentence"),
    [
        ("cast snap_shot F7", "E_RANGE", "F7 is 2 too near for Snap Shot: distance 1, at least 3."),
        ("cast snap_shot F13", "E_CELL", "There is no cell f13. Cells go from A1 to L12."),
        ("cast snap_shot L7", "E_RANGE", "L7 is 1 too far for Snap Shot: distance 7, at most 6."),
        (
            "cast repelling_arrow G8",
            "E_STRAIGHT",
            "Repelling Arrow needs a straight line, and G8 is not in line with F6.",
        ),
        ("cast punch F8", "E_RANGE", "Punch is for adjacent cells, and F8 is at distance 2."),
        ("cast ice_shove F7", "E_NO_CUBE", "Ice Shove needs an Ice Cube, and there is none on F7."),
        ("cast burst_of_wakfu F7", "E_SPELL", "Luk Ylook does not have Burst of Wakfu."),
        ("cast horn_blast F7", "E_SPELL", "Luk Ylook does not have Horn Blast."),
    ],
)
def test_what_is_wrong_with_a_target(text: str, code: str, sentence: str) -> None:
    scene = Scene([own("luk_ylook", "F6"), FAR])
    told = only(scene, text)
    assert told[0] == code
    assert told[2].startswith(sentence)


@pytest.mark.rule("kros.scenery.range_bonus", "kros.range.max")
def test_a_longer_range_is_counted() -> None:
    scene = Scene([own("luk_ylook", "F6"), FAR], scenery=lying("crate", "F6"))
    assert scene.allows("cast snap_shot L7")
    assert only(scene, "cast snap_shot L8")[2].endswith("distance 8, at most 7.")


@pytest.mark.rule("kros.los.rule", "kros.los.blockers")
def test_all_that_blocks_sight_is_named_with_its_cell() -> None:
    scene = Scene(
        [own("bill_tell", "A1"), foe("yugo", "C1"), own("coa_gulary", "E1")],
        scenery=lying("fir", "D1"),
    )
    assert only(scene, "cast plaguing_arrow G1") == (
        "E_SIGHT",
        "kros.los.rule",
        "There is no line of sight to G1. In the way: your opponent's Yugo on C1, "
        "the Fir on D1 and your Coa Gulary on E1.",
    )


@pytest.mark.rule("kros.cast.prereq", "kros.spell.limits")
def test_everything_that_is_in_the_way_is_told() -> None:
    scene = Scene([own("luk_ylook", "F6", ap=1, used=["snap_shot"]), foe("yugo", "F8")])
    assert says(scene, "cast snap_shot F12") == [
        "Luk Ylook has cast Snap Shot in this turn: it can be cast once per turn.",
        "Snap Shot costs 3 AP. Luk Ylook has 1, which is 2 short.",
        "There is no line of sight to F12. In the way: your opponent's Yugo on F8.",
    ]


@pytest.mark.rule("kros.spell.limits")
def test_a_spell_of_once_a_game_and_of_once_a_target() -> None:
    spent = Scene([own("kassius_kaos", "F6", usedUp=["puff"]), foe("yugo", "F8")])
    assert only(spent, "cast puff F8")[2].endswith("it can be cast once per game.")
    bear = Scene([own("mo_snowmole", "F6"), foe("yugo", "F7")])
    bear.do("cast claw F7", rolls="D D")
    assert only(bear, "cast claw F7")[2] == (
        "Claw has hit your opponent's Yugo in this turn: each target once per turn."
    )


@pytest.mark.rule("kros.cast.prereq")
def test_mp_and_injuries_that_cannot_be_paid() -> None:
    costly = made(hero(shot(mp=4, injury=3)))
    scene = Scene([own("hero", "F6", injuries=18), foe("yugo", "F8")], **costly)
    assert says(scene, "cast shot F8") == [
        "Shot costs 4 MP. hero has 3, which is 1 short.",
        "Shot costs 3 injuries. hero has 2 HP left, which is 1 short.",
    ]


@pytest.mark.rule("kros.power.blind")
def test_a_blind_piece_reaches_adjacent_cells_only() -> None:
    scene = Scene([own("mo_snowmole", "F6"), foe("yugo", "F8")])
    assert only(scene, "cast snow_spit F8")[:2] == ("E_BLIND", "kros.power.blind")
    assert only(scene, "cast lick_wounds F6")[:2] == ("E_BLIND", "kros.power.blind")


@pytest.mark.rule("kros.summon.cast", "kros.summon.limit", "kros.summon.restrict")
def test_summoning_needs_a_free_cell_and_room_for_one_more() -> None:
    scene = Scene([own("king_of_the_gobballs", "F6"), own("gobball", "F7"), foe("yugo", "E6")])
    assert why(scene, "cast summon_gobball E6") == [
        ("E_SUMMON_LIMIT", "kros.summon.limit"),
        ("E_NOT_FREE", "kros.move.no_share"),
    ]
    assert says(scene, "cast summon_gobball F5") == [
        "Summon Gobball allows 1 Summon on the board, and you have 1."
    ]
    scene.do("end")
    assert scene.active_card() == "gobball"
    assert only(scene, "cast punch F8")[1] == "kros.summon.restrict"
    assert only(scene, "pick")[1] == "kros.summon.restrict"
    assert only(scene, "buy gg")[1] == "kros.summon.restrict"


def test_a_spell_in_two_words_is_understood_or_explained() -> None:
    scene = Scene([own("luk_ylook", "F6"), foe("yugo", "F9")])
    reasons = scene.state.why_not("cast repelling arrow F9")
    assert not reasons or reasons[0].sentence().endswith("cast repelling_arrow F9.")


# The shop ---------------------------------------------------------------------------------------


def shopper(**fields: Any) -> Scene:
    """Luk Ylook, Level 2, on the Demon cell E7."""
    unit = own("luk_ylook", "E7", **fields.pop("unit", {}))
    return Scene([unit, foe("yugo", "A1")], board="glacier_gate", turn=4, **fields)


@pytest.mark.rule("kros.act.kama")
def test_a_kama_must_be_there() -> None:
    scene = Scene([own("luk_ylook", "F6", ap=0), FAR])
    assert says(scene, "pick") == ["There is no Kama on F6.", "Luk Ylook has no AP left."]


@pytest.mark.rule("kros.act.buy_ap", "kros.act.gg_price")
def test_buying_needs_a_demon_and_kamas() -> None:
    scene = Scene([own("luk_ylook", "F6"), FAR], stock=[5, 0])
    assert says(scene, "buy gg") == [
        "Luk Ylook is on F6, and you buy on a Demon cell only.",
        "That costs 12 Kamas. You have 5, which is 7 short.",
    ]


@pytest.mark.rule("kros.act.gg_once")
def test_one_gg_per_turn() -> None:
    scene = shopper(stock=[30, 0]).do("buy gg")
    assert only(scene, "buy gg")[:2] == ("E_GG_LIMIT", "kros.act.gg_once")


@pytest.mark.rule("kros.reward.buy", "kros.reward.limit", "kros.turn.reveal")
def test_rewards_must_be_there_and_fit() -> None:
    full = [{"reward": "snowshoes", "up": True, "seen": True}, {"reward": "icepick"}]
    scene = shopper(stock=[30, 0], unit={"rewards": full})
    assert why(scene, "buy whetstone") == [
        ("E_NOT_SHOWN", "kros.turn.reveal"),
        ("E_ROOM", "kros.reward.limit"),
    ]
    assert only(scene, "buy jade")[2] == (
        "Luk Ylook has Level 2 and holds 2 rewards: there is no room for another."
    )


@pytest.mark.rule("kros.reward.reveal", "kros.reward.equipment")
def test_what_keeps_a_reward_face_down() -> None:
    held = [{"reward": "snowshoes", "up": True, "seen": True}, {"reward": "anchor_boots"}]
    scene = shopper(unit={"rewards": held})
    assert only(scene, "reveal snowshoes")[0] == "E_FACE_UP"
    assert only(scene, "reveal far_lens")[2] == "Luk Ylook does not hold Far Lens."
    assert only(scene, "reveal anchor_boots") == (
        "E_EQUIPMENT",
        "kros.reward.equipment",
        "Luk Ylook already uses Snowshoes, which is of the same kind.",
    )
    both = [{"reward": "whetstone"}, {"reward": "padded_coat"}]
    again = shopper(unit={"rewards": both}).do("reveal whetstone")
    assert only(again, "reveal padded_coat")[:2] == ("E_REVEAL_LIMIT", "kros.reward.reveal")


# Other questions --------------------------------------------------------------------------------


@pytest.mark.rule("kros.setup.deploy", "kros.board.edges")
def test_setting_up() -> None:
    scene = dealt()
    assert only(scene, "edge east")[:2] == ("E_EDGE", "kros.board.edges")
    scene.do("edge north")
    while scene.step == "timeline":
        scene.do(scene.legal()[0])
    assert only(scene, "put A1")[0] == "E_SETUP_CELL"
    cell = scene.legal()[0].split()[1]
    scene.do(f"put {cell}")
    assert only(scene, f"put {cell}")[0] == "E_NOT_FREE"
    assert scene.refused("end") == ["E_NOT_NOW"]


@pytest.mark.rule("kros.inspire.no_repeat", "kros.inspire.krosmaster_only")
def test_who_gets_no_inspiration() -> None:
    scene = Scene(
        [own("bad_aboum", "F6"), own("tofu", "E6"), own("yugo", "C3"), foe("bill_tell", "A1")],
        step="inspire",
        turn=3,
        dice={"faces": ["D", "A"], "symbols": ["D", "A"], "given": 0, "left": 0},
    )
    assert only(scene, "inspire F6") == (
        "E_HAS_POWER", "kros.inspire.no_repeat", "Bad Aboum already has the Power Dodge.",
    )  # fmt: skip
    assert only(scene, "inspire E6")[0] == "E_SUMMON"
    assert only(scene, "inspire A1")[0] == "E_NOT_YOURS"
    assert only(scene, "inspire B2")[0] == "E_NOBODY"
    scene.do("leave", "leave")
    assert only(scene, "sell 3")[2] == "You have 2 dice left to sell."


@pytest.mark.rule("kros.dice.tension_symbol")
def test_a_face_has_its_symbols() -> None:
    scene = Scene(
        [own("yugo", "C3"), foe("bill_tell", "A1")],
        step="assign",
        turn=3,
        dice={"faces": ["X", "A"], "symbols": [None, None], "given": 0, "left": 0},
    )
    assert only(scene, "as L")[2] == (
        "The die shows Critical Hit or Dodge. Possible symbols: Critical Hit or Dodge."
    )


def test_an_error_names_the_move_the_seat_and_the_place() -> None:
    scene = Scene([own("luk_ylook", "F6"), FAR])
    with pytest.raises(IllegalMove, match=r"^mv F6 \(seat 0\): .* \[kros\.move\.step\]$") as raised:
        scene.state.string_to_action("mv F6")
    assert raised.value.position == "game turn 1, act, luk_ylook"
