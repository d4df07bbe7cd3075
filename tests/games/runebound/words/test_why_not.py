"""Why a move is refused: the code, the rule and the sentence."""

from collections.abc import Callable

import pytest

from hoarfrost.core.messages import LANGUAGES
from hoarfrost.core.moves import objections
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.rulebook import load_rulebook
from hoarfrost.games.runebound.engine.gains import gain_rumors
from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    DROPPING,
    EXPERIENCE,
    FLARE_STAGE,
    MARKET_STAGE,
    MOVING,
    PLACING_FLARE,
    ROLLING_MORE,
)
from hoarfrost.games.runebound.words.notation import find_action
from hoarfrost.games.runebound.words.shorthand import VERBS
from tests.games.runebound.scenes import Scene, ally, dealt, fight, hero
from tests.games.runebound.words.games import positions

FAR = hero("olen_greycloak", "N7")
SHARE = 6  # one in so many positions gets odd texts


def refusal(scene: Scene, text: str) -> tuple[str, str]:
    """The code and the sentence of the first reason."""
    found = scene.state.why_not(text, scene.asked)
    assert found, f"{text} is allowed"
    return found[0].code, found[0].sentence()


def do(scene: Scene, *texts: str, rolls: str = "") -> Scene:
    scene.state.feed(rolls.split())
    for text in texts:
        action = find_action(scene.state, text, scene.asked)
        assert action >= 0, text
        scene.state.apply_action(action)
    return scene


def moving(**more: object) -> Scene:
    figure = hero("zyla", "E9", **more)  # type: ignore[arg-type]
    return Scene(figure, FAR, stage=MOVING, dice="1 5", row=["bow_of_the_sky", "ragnars_axe"])


def market(space: str = "E11", town: str = "suluk", **more: object) -> Scene:
    figure = hero("zyla", space, items=["staff_of_cinders"], **more)  # type: ignore[arg-type]
    scene = Scene(figure, FAR, stage=MARKET_STAGE, stacks={town: ["ringmail"]})
    return do(scene, "market")


def combat(**more: object) -> Scene:
    figure = hero("brynja_stormborn", "B7", **more)  # type: ignore[arg-type]
    return fight("prowling_sabercat", figure, FAR)


def in_phase(**more: object) -> Scene:
    return do(combat(**more), "pass")


def clued(clues: str, space: str = "L7") -> Scene:
    return Scene(hero("zyla", space, clues=clues), FAR, stage=MOVING, dice="1")


def rumored(rumors: str) -> Scene:
    return moving(rumors=rumors)


def resting() -> Scene:
    party = ["seal_hunter", ally("hedge_witch", exhaustion=1)]
    return do(Scene(hero("zyla", "E9", exhaustion=2, allies=party), FAR), "roll 2")


def discovering() -> Scene:
    """A Legend has just been discovered."""
    figure = hero("zyla", "E9", rumors="mountain tundra tundra fjord", clues="wild")
    scene = Scene(figure, FAR, stage=MOVING, dice="1", row=["bow_of_the_sky", "mirror_of_taira"])
    return do(scene, "discover bow_of_the_sky", "F", "T", "T", "M")


def with_princess() -> Scene:
    clues = "snowdrift+snowdrift snowdrift tundra+tundra forest wastes"
    figure = hero("zyla", "L7", clues=clues)
    scene = Scene(figure, FAR, stage=MOVING, dice="1", row=["bow_of_the_sky"])
    return do(scene, "princess snowdrift")


def too_much_armor() -> Scene:
    figure = hero("zyla", "E11", gold=9, items=["padded_furs", "yew_bow"])
    scene = Scene(figure, FAR, stage=MARKET_STAGE, stacks={"suluk": ["ringmail"]})
    return do(scene, "market", "buy ringmail")


def sold_out() -> Scene:
    scene = market(gold=5)
    scene.state.gear[0] = 0
    return scene


def no_tokens_left() -> Scene:
    """The pool is empty, and only one of the others has a token."""
    figures = [
        hero("zyla", "E9"),
        hero("karnon", "N7", rumors="ice"),
        hero("arvel_worldwalker", "A9"),
    ]
    scene = Scene(*figures, stage=PLACING_FLARE)
    scene.state.pool = [0] * len(scene.state.pool)
    gain_rumors(scene.state, scene.party(), 1)
    scene.run()
    return scene


def taken() -> Scene:
    return do(dealt(2, heroes="chosen"), "hero zyla")


CASES: list[tuple[Callable[[], Scene], str, str, str]] = [
    # Moving
    (moving, "move d5 K7", "E_NOT_NEXT", "K7 is not next to E9."),
    (moving, "move d5 E9", "E_SAME_SPACE", "You are already on E9."),
    (moving, "move d5 Z9", "E_SPACE", "There is no space z9 on this map."),
    (moving, "move d1 E8", "E_TERRAIN", "Face 1 shows ice and forest. E8 needs tundra."),
    (
        lambda: Scene(hero("zyla", "E9"), FAR, stage=MOVING, dice="1"),
        "move d1 E8",
        "E_TERRAIN",
        "None of your dice shows tundra, so you cannot go to E8.",
    ),
    (moving, "move d3 E8", "E_FACE", "None of your dice shows face 3. You have 1 and 5."),
    (
        lambda: Scene(hero("zyla", "E9"), FAR, stage=MOVING, dice="5 6"),
        "move E8",
        "E_WHICH_DIE",
        "Several dice lead to E8. Name the face of one: d5 or d6.",
    ),
    (lambda: do(moving(), "move 5 E8"), "move d5 E9", "E_TERRAIN", "None of your dice"),
    (
        lambda: Scene(hero("zyla", "E9"), FAR, stage=MOVING),
        "move d1 E8",
        "E_NO_DICE",
        "You have no",
    ),
    (moving, "move", "E_PARAM", "Write it like this"),
    (moving, "move dx E8", "E_PARAM", "Write it like this: move d5 E8."),
    (moving, "step E8", "E_NOT_NOW", "A step without dice is taken before"),
    (moving, "snowshoe d1 d5", "E_GEAR", "You have no snowshoe left."),
    (lambda: moving(snowshoes=1), "snowshoe d1 d1", "E_SAME_FACE", "The die already shows face 1."),
    (lambda: moving(snowshoes=1), "snowshoe d2 d1", "E_FACE", "None of your dice shows face 2"),
    (lambda: moving(snowshoes=1), "snowshoe", "E_PARAM", "Write it like this"),
    (
        lambda: do(moving(snowshoes=1), "move 5 E8"),
        "snowshoe d1 d5",
        "E_MOVED",
        "A snowshoe turns a die before your first move",
    ),
    (lambda: Scene(hero("zyla", "E9"), FAR), "roll 6", "E_DICE", "You may roll 5 dice."),
    (
        lambda: Scene(hero("zyla", "E9", wounds=1), FAR),
        "roll 5",
        "E_DICE",
        "You may roll 4 dice: s",
    ),
    (lambda: Scene(hero("zyla", "E9"), FAR), "roll x", "E_PARAM", "Write it like this: roll 5."),
    (lambda: Scene(hero("zyla", "E9"), FAR), "take", "E_NO_DICE", "You have not rolled ahead."),
    (
        lambda: Scene(hero("zyla", "E9", ahead=(1,)), FAR),
        "roll 2",
        "E_ROLLED_AHEAD",
        "You have rol",
    ),
    (lambda: Scene(hero("zyla", "E9"), FAR), "step K7", "E_NOT_NEXT", "K7 is not next to E9."),
    (lambda: Scene(hero("zyla", "E9"), FAR), "step Z1", "E_SPACE", "There is no space"),
    (lambda: Scene(hero("zyla", "E9"), FAR), "step", "E_PARAM", "Write it like this: step D8."),
    (lambda: Scene(hero("zyla", "E9"), FAR), "move d1 E8", "E_NOT_NOW", "You move with dice after"),
    (
        lambda: Scene(hero("zyla", "E9", wounds=1), FAR, stage=DROPPING, dice="1 1 2 3 3"),
        "drop 5",
        "E_FACE",
        "None of your dice shows face 5",
    ),
    (
        lambda: Scene(hero("zyla", "E9"), FAR, stage=ROLLING_MORE, dice="1"),
        "more 5",
        "E_DICE",
        "You",
    ),
    (
        resting,
        "rest seal_hunter",
        "E_NO_COUNTER",
        "Seal Hunter has no exhaustion.",
    ),
    (resting, "rest ringmail", "E_CHARACTER", "Not known here: ringmail."),
    (
        lambda: Scene(hero("zyla", "E9", flare=True), FAR, stage=FLARE_STAGE),
        "flare vrede",
        "E_NOT_NEAREST",
        "Vrede is not the nearest town. Nearest: Suluk.",
    ),
    (
        lambda: Scene(hero("zyla", "E9", flares=1), FAR, stage=PLACING_FLARE),
        "flare suluk",
        "E_PARAM",
        "Write it like this: flare.",
    ),
    (lambda: dealt(2), "place atlantis", "E_TOWN", "Not known here: atlantis."),
    # Discoveries
    (moving, "discover ringmail", "E_NO_LEGEND", "Ringmail is no Legend."),
    (moving, "discover spirit_spear", "E_NOT_OPEN", "Spirit Spear is not among the open Legends."),
    (moving, "discover", "E_PARAM", "Write it like this"),
    (moving, "discover tea", "E_CARD", "Not known here: tea."),
    (
        moving,
        "discover ragnars_axe",
        "E_JEWEL",
        "The jewel on E9 is blue. Ragnar's Axe needs this one: yellow.",
    ),
    (
        lambda: Scene(hero("zyla", "L7"), FAR, stage=MOVING, row=["ragnars_axe"]),
        "discover ragnars_axe",
        "E_JEWEL",
        "L7 has no jewel. Ragnar's Axe needs this one: yellow.",
    ),
    (
        lambda: rumored("ice ice ice"),
        "discover bow_of_the_sky",
        "E_TOKENS",
        "Bow of the Sky needs 4 rumor tokens, and you have 3.",
    ),
    (
        lambda: rumored("tundra tundra tundra fjord"),
        "discover bow_of_the_sky",
        "E_OWN_SPACE",
        "Nothing covers your own space, E9: it is mountain.",
    ),
    (
        lambda: rumored("mountain ice ice ice"),
        "discover bow_of_the_sky",
        "E_NO_MATCH",
        "No 4 of your rumor tokens fit E9",
    ),
    (
        lambda: rumored("mountain tundra tundra fjord ice"),
        "discover bow_of_the_sky M T T I",
        "E_NO_MATCH",
        "One token covers E9; the others do not fit the spaces around it.",
    ),
    (
        lambda: rumored("mountain tundra tundra fjord ice"),
        "discover bow_of_the_sky M T T W",
        "E_TOKENS",
        "So many rumor tokens with this symbol you do not have: forest (0).",
    ),
    (
        lambda: rumored("mountain tundra tundra fjord ice"),
        "discover bow_of_the_sky M T T F F F",
        "E_TOKENS",
        "So many rumor tokens with this symbol",
    ),
    (
        lambda: rumored("mountain tundra tundra fjord ice"),
        "discover bow_of_the_sky M T T F I",
        "E_TOKENS",
        "Bow of the Sky needs 4 rumor tokens, and you name 5.",
    ),
    (
        lambda: rumored("mountain fjord ice tundra"),
        "discover bow_of_the_sky M T F Q",
        "E_TOKEN",
        "",
    ),
    (
        lambda: do(moving(), "move 5 E8"),
        "discover bow_of_the_sky",
        "E_MOVED",
        "You discover before",
    ),
    (
        lambda: Scene(hero("zyla", "E9"), FAR, stage=MOVING, legends="market"),
        "discover bow_of_the_sky",
        "E_LEGENDS_SOLD",
        "In this game Legends are bought in towns.",
    ),
    (lambda: clued("wild"), "princess", "E_PARAM", "Write it like this: princess wild."),
    (lambda: clued(""), "princess", "E_NO_CLUE", "You have no clue cards."),
    (lambda: clued("wild"), "princess tea", "E_CLUE", "Not known here: tea."),
    (lambda: clued("wild"), "princess ice", "E_NO_CLUE", "You have no clue card with ice."),
    (
        lambda: clued("ice wild"),
        "princess ice",
        "E_OWN_SPACE",
        "Nothing covers your own space, L7: it is snowdrift.",
    ),
    (
        lambda: clued("snowdrift+snowdrift snowdrift tundra+tundra forest"),
        "princess snowdrift",
        "E_CLUES",
        "Around L7 you still need these clue symbols: 1 of wastes.",
    ),
    (lambda: clued("wild", "E11"), "princess wild", "E_PRINCESS_PLACE", "Suluk is no space with"),
    (lambda: clued("wild", "A10"), "princess wild", "E_PRINCESS_PLACE", "A10 does not have six"),
    (
        lambda: Scene(hero("zyla", "L7"), FAR, stage=MOVING, princess=1),
        "princess wild",
        "E_PRINCESS",
        "The Princess has been found: Olen Greycloak has the token.",
    ),
    (
        discovering,
        "discover mirror_of_taira",
        "E_ONE_LEGEND",
        "You have discovered a Legend in this",
    ),
    (discovering, "princess wild", "E_ONE_DISCOVERY", "You have discovered a Legend in this turn:"),
    (with_princess, "discover bow_of_the_sky", "E_ONE_DISCOVERY", "You have found the Princess"),
    # Adventures and combat
    (
        lambda: Scene(hero("zyla", "L8"), hero("karnon", "L8"), FAR, stage=ADVENTURE_STAGE),
        "duel olen_greycloak",
        "E_NOT_HERE",
        "Olen Greycloak is elsewhere: Weikgart.",
    ),
    (
        lambda: Scene(hero("zyla", "L8"), hero("karnon", "L8"), stage=ADVENTURE_STAGE),
        "duel zyla",
        "E_OWN_HERO",
        "You cannot attack your own Hero.",
    ),
    (
        lambda: Scene(hero("zyla", "L8"), hero("karnon", "L8"), stage=ADVENTURE_STAGE),
        "attempt",
        "E_NO_COUNTER_HERE",
        "There is no adventure counter on L8.",
    ),
    (combat, "attack ranged", "E_NOT_NOW", "You attack and defend in the phases of a combat."),
    (in_phase, "attack melee", "E_PHASE", "It is the Ranged phase now."),
    (in_phase, "ally hedge_witch", "E_NO_ALLY", "You have no Ally."),
    (lambda: in_phase(allies=["seal_hunter"]), "ally tea", "E_CHARACTER", "Not known here: tea."),
    (in_phase, "escape", "E_NOT_NOW", "You can try to escape only at the start of a round"),
    (in_phase, "luck", "E_NOT_NOW", "A luckstone helps only right after a failed skill test."),
    (
        lambda: do(combat(), "escape", rolls="1 1"),
        "luck",
        "E_NOT_NOW",
        "A luckstone helps only",
    ),
    (
        lambda: do(combat(items=["knucklebone_charm"]), "escape", rolls="1 1"),
        "luck",
        "E_GEAR",
        "You have no luckstone left.",
    ),
    (
        lambda: fight(
            "white_stalker", hero("brynja_stormborn", "E9", items=["twin_gutting_knives"]), FAR
        ),
        "escape",
        "E_NO_ESCAPE",
        "There is no escape from this combat.",
    ),
    (
        lambda: do(in_phase(allies=["seal_hunter"]), "attack", rolls="10 10"),
        "attack melee",
        "E_ATTACKED",
        "Your Hero has attacked in this round already.",
    ),
    (
        lambda: do(in_phase(allies=["seal_hunter"]), "ally", rolls="1 1"),
        "ally seal_hunter",
        "E_ATTACKED",
        "Seal Hunter has attacked in this round already.",
    ),
    # Cards
    (combat, "use zyla", "E_NOT_YOURS", "You do not have Zyla."),
    (lambda: combat(items=["yew_bow"]), "use yew_bow", "E_PASSIVE", "Yew Bow works by itself"),
    (lambda: combat(items=["ringmail"]), "use ringmail", "E_MOMENT", "Ringmail is for another mom"),
    (lambda: combat(items=["ringmail"]), "use ringmail 3", "E_EFFECT", "Ringmail has no effect 3"),
    (
        lambda: combat(items=["twin_gutting_knives"], activated=["twin_gutting_knives"]),
        "use twin_gutting_knives",
        "E_ACTIVATED",
        "Twin Gutting Knives is activated already",
    ),
    (
        lambda: Scene(hero("ittuk_the_pathwise", "E9", exhaustion=9, wounds=1), FAR),
        "use ittuk_the_pathwise",
        "E_STAMINA",
        "That costs",
    ),
    (
        lambda: Scene(hero("zyla", "E9", items=["healing_draught"]), FAR),
        "use healing_draught",
        "E_NO_EFFECT",
        "Healing Draught would change nothing now.",
    ),
    (combat, "use", "E_PARAM", "Write it like this: use brynja_stormborn."),
    (combat, "use tea", "E_CARD", "Not known here: tea."),
    # Market
    (market, "buy ringmail", "E_GOLD", "That costs 5 gold, and you have 0."),
    (market, "buy yew_bow", "E_NOT_SOLD", "Yew Bow is not for sale in Suluk."),
    (market, "buy", "E_PARAM", "Write it like this"),
    (
        lambda: do(market(gold=9), "buy ringmail"),
        "sell ringmail",
        "E_TRADED",
        "You have bought Ring",
    ),
    (lambda: do(market(), "sell staff"), "buy staff_of_cinders", "E_TRADED", "You have traded"),
    (market, "sell yew_bow", "E_NOT_YOURS", "You do not have Yew Bow."),
    (market, "sell zyla", "E_HERO", "Your Hero is not for sale."),
    (market, "sell tea", "E_CARD", "Not known here"),
    (market, "gear flare", "E_GOLD", "That costs 1 gold, and you have 0."),
    (
        lambda: do(market(gold=5), "gear flare"),
        "gear flare",
        "E_ONE_OF_A_KIND",
        "You have bought a flare crystal in this Market step",
    ),
    (market, "gear tea", "E_GEAR", "Not known here: tea."),
    (market, "heal wound zyla", "E_NO_COUNTER", "Zyla has none of these counters: wound."),
    (lambda: market(wounds=1), "heal wound zyla", "E_GOLD", "That costs 1 gold"),
    (market, "heal zyla", "E_PARAM", "Write it like this: heal wound zyla."),
    (market, "heal wound tea", "E_CHARACTER", "Not known here: tea."),
    (market, "cure zyla", "E_NO_COUNTER", "Zyla has none of these counters: White Death."),
    (
        lambda: market("A9", "iagart", white_death=1, gold=3),
        "cure zyla",
        "E_WEIK",
        "White Death is not cured in Weik cities.",
    ),
    (
        lambda: market("A9", "iagart", wounds=1),
        "free wound zyla",
        "E_NOT_FREE",
        "Healing is not free in Weik cities.",
    ),
    (
        lambda: do(market(wounds=2), "free wound zyla"),
        "free wound zyla",
        "E_NOT_FREE",
        "You have used your free healing here.",
    ),
    (moving, "buy ringmail", "E_NOT_NOW", "You trade and heal in your Market step, in a town."),
    (sold_out, "gear flare", "E_SUPPLY", "The supply is out of this gear: flare crystal."),
    (
        too_much_armor,
        "lose yew_bow",
        "E_CHOICE",
        "One card of the kind that you have too many of has to go: Padded Furs or Ringmail.",
    ),
    (too_much_armor, "lose rune_wand", "E_NOT_YOURS", "You do not have Rune Wand."),
    (too_much_armor, "lose tea", "E_CARD", "Not known here: tea."),
    (
        no_tokens_left,
        "steal arvel_worldwalker",
        "E_NO_TOKEN",
        "Arvel Worldwalker has no rumor token.",
    ),
    (no_tokens_left, "steal zyla", "E_HERO", "Not known here: zyla."),
    # Experience, losses, words
    (
        lambda: Scene(hero("zyla", "E9", xp=9), FAR, stage=EXPERIENCE),
        "level tea",
        "E_ATTRIBUTE",
        "Not known here: tea.",
    ),
    (
        moving,
        "level mind",
        "E_EXPERIENCE",
        "An experience counter costs 5 experience, and you have 0",
    ),
    (lambda: moving(xp=9), "level mind", "E_NOT_NOW", "You buy experience counters at the end"),
    (lambda: dealt(2, heroes="chosen"), "hero tea", "E_HERO", "Not known here: tea."),
    (taken, "hero zyla", "E_TAKEN", "Zyla has been chosen already."),
    (moving, "pass now", "E_PARAM", "Write it like this: pass."),
    (moving, "hero zyla", "E_NOT_NOW", "Something else has to be decided now: where you go."),
    (moving, "mvoe", "E_UNKNOWN_MOVE", "There is no action mvoe. Did you mean move?"),
    (moving, "dance", "E_UNKNOWN_MOVE", "There is no action dance."),
    (moving, "", "E_UNKNOWN_MOVE", "Name a move."),
]


@pytest.mark.parametrize(("scene", "text", "code", "sentence"), CASES)
def test_a_refusal_says_what_is_in_the_way(
    scene: Callable[[], Scene], text: str, code: str, sentence: str
) -> None:
    found, told = refusal(scene(), text)
    assert (found, told[: len(sentence)]) == (code, sentence)


def test_whoever_is_not_asked_is_told_so_first() -> None:
    scene = moving()
    for text in ("move d5 E8", "pass", "tea", ""):
        assert [reason.code for reason in scene.state.why_not(text, 1)] == ["E_NOT_YOUR_TURN"]


def test_whoever_may_roll_ahead_is_told_how_many_dice() -> None:
    scene = Scene(hero("zyla", "H9"), FAR, stage=ADVENTURE_STAGE)
    assert scene.state.why_not("preroll 5", 1) == []
    assert scene.state.why_not("preroll 6", 1)[0].code == "E_DICE"
    assert scene.state.why_not("pass", 1)[0].code == "E_NOT_YOUR_TURN"


def test_the_secrets_of_others_change_no_reason() -> None:
    """Two states that the asked seat cannot tell apart."""
    told = []
    for rumors in ("ice ice", "wild forest"):
        other = hero("karnon", "L7", rumors=rumors)
        scene = Scene(hero("zyla", "L7"), other, stage=MOVING, dice="1")
        texts = ("discover bow_of_the_sky", "princess wild", "steal karnon", "move d1 A1")
        told.append([[one.sentence() for one in scene.state.why_not(text, 0)] for text in texts])
    assert told[0] == told[1]


def test_reasons_are_given_exactly_where_a_text_is_refused() -> None:
    """Whatever is typed, in any position: nothing breaks, and each reason names a rule."""
    rules = {rule.id for rule in load_rulebook("hoarfrost.games.runebound.words")}
    rng = rng_from_seed("why not")
    verbs = sorted(set(VERBS.values()))
    words = ["1", "d3", "²", "M", "*", "wound", "mind", "flare", "E9", "vrede", "zyla", "ringmail"]
    for state in list(positions())[::SHARE]:
        if state.is_terminal():
            continue
        seat = int(state.asked)
        for _ in range(4):
            count = rng.below(4)
            text = " ".join([verbs[rng.below(len(verbs))]] + [words[rng.below(12)]] * count)
            reasons = state.why_not(text, seat)
            assert bool(reasons) == (find_action(state, text, seat) < 0)
            for reason in (*reasons, *objections(state, text, seat)):
                assert reason.rule in rules or reason.rule.startswith("core.")
                texts = [reason.sentence(lang) for lang in LANGUAGES]
                assert all(told and not set("{}") & set(told) for told in texts)


def test_the_only_card_that_can_be_used_does_not_stand_for_another() -> None:
    scene = Scene(hero("zyla", "E9", wounds=1, items=["healing_draught"]), hero("karnon", "A9"))
    assert [reason.code for reason in objections(scene.state, "use zyla", 0)] == ["E_MOMENT"]
