"""Green Vale, Arshan and the ends of a game (R§20, R§21)."""

import pytest

from hoarfrost.games.runebound.engine.steps import (
    ADVENTURE_STAGE,
    ATTACK,
    ATTEMPT,
    COUNTER,
    DEFEND,
    ESCAPE,
    FLARE_STAGE,
    MOVING,
    PASS,
    PLACE_FLARE,
    ROLL,
    SURVIVAL,
)
from tests.games.runebound.scenes import Figure, Marks, Scene, dealt, fight, hero

OTHER = hero("ittuk_the_pathwise", "H13")
MASTER = (9, 9, 9, 9, 9)


def at_the_gate(figure: Figure, **fields: object) -> Scene:
    """Beside Green Vale with one die that shows wastes."""
    figure.space = "H3"
    return Scene(figure, OTHER, stage=MOVING, dice="2 2", **fields)  # type: ignore[arg-type]


def enter(scene: Scene) -> Scene:
    return scene.walk((2, "H2"))


@pytest.mark.rule("rune.win.princess", "rune.win.end", "rune.opening", "rune.opening.end")
def test_v1_whoever_brings_the_princess_wins_with_the_first_die_at_once() -> None:
    scene = enter(at_the_gate(hero("zyla", "H3", wounds=3), princess=0))
    assert scene.is_over
    assert scene.winners == [0]
    assert scene.state.reason == "princess"
    assert not scene.events("fight")
    assert scene.state.returns() == [1.0, -1.0]
    assert scene.legal() == []


@pytest.mark.rule("rune.win.princess")
def test_the_princess_may_also_be_led_in_by_a_step_without_dice() -> None:
    scene = Scene(hero("zyla", "H3"), OTHER, princess=0)
    scene.do(scene.step("H2"))
    assert scene.winners == [0]


@pytest.mark.rule("rune.win.princess")
def test_the_princess_of_somebody_else_helps_nobody() -> None:
    scene = enter(at_the_gate(hero("zyla", "H3"), princess=1))
    assert not scene.is_over
    assert scene.told("fight")["foe"] == "arshan"


@pytest.mark.rule("rune.win.arshan", "rune.arshan.fight", "rune.term.arshan")
def test_v2_without_her_a_hero_must_fight_arshan_whose_cold_strikes_first() -> None:
    scene = enter(at_the_gate(hero("karnon", "H3", allies=["onoit_guide"])))
    assert scene.told("fight")["foe"] == "arshan"
    assert scene.marks(0) == Marks(frost=2)  # usual frost: no coat helps against it
    assert scene.marks("onoit_guide") == Marks(frost=2)
    assert scene.legal() == [PASS, ESCAPE]


@pytest.mark.rule("rune.win.arshan", "rune.win.end", "rune.opening", "rune.opening.end")
def test_v3_whoever_defeats_arshan_wins_at_once() -> None:
    arvel = hero("arvel_worldwalker", "H3", counters=MASTER, items=["storm_bow"])  # damage 2
    scene = enter(at_the_gate(arvel))
    for _ in range(3):
        scene.do(PASS, ATTACK, rolls="10 10 10 10 10 10")
    assert not scene.is_over
    scene.do(PASS, ATTACK, rolls="10 10")
    assert scene.is_over
    assert scene.winners == [0]
    assert scene.state.reason == "arshan"


@pytest.mark.rule("rune.setup.placement", "rune.vale.not_town")
def test_v5_nobody_starts_in_green_vale() -> None:
    scene = dealt()
    towns = {scene.content.map.names[town.space] for town in scene.content.map.towns}
    assert scene.legal() == [scene.town(town.id) for town in scene.content.map.towns]
    assert "H2" not in towns
    assert len(towns) == 7


@pytest.mark.rule("rune.win.arshan", "rune.vale.not_town")
def test_a_hero_who_starts_a_turn_beside_the_vale_is_not_made_to_enter() -> None:
    scene = at_the_gate(hero("zyla", "H3")).do(PASS)
    assert scene.where() == "H3"
    assert not scene.events("fight")


@pytest.mark.rule("rune.vale.not_town", "rune.survival.skip")
def test_green_vale_has_no_cold_no_market_and_no_healing() -> None:
    scene = Scene(hero("karnon", "H2"), OTHER, stage=SURVIVAL, weather="black_skull")
    assert not scene.events("survival")
    assert scene.state.map.town_at[scene.space("H2")] == -1


@pytest.mark.rule("rune.arshan.fight")
def test_the_way_out_of_the_vale_is_a_neighbour_and_then_comes_experience() -> None:
    scene = enter(at_the_gate(hero("arvel_worldwalker", "H3", xp=9, flares=1)))
    scene.do(ESCAPE, rolls="10 10")
    assert scene.told("test")["difficulty"] == 20
    assert len(scene.legal()) == 6
    scene.do(scene.flee("G2"))
    assert scene.where() == "G2"
    assert scene.marks(0) == Marks(frost=2)  # no Survival step there
    assert scene.allows(COUNTER)
    assert scene.undefeated() == {}
    scene.do(PASS)
    assert scene.allows(PLACE_FLARE)


@pytest.mark.rule("rune.arshan.fight")
def test_a_hero_who_fled_onto_a_counter_has_no_adventure_there() -> None:
    scene = enter(at_the_gate(hero("arvel_worldwalker", "H3")))
    scene.do(ESCAPE, rolls="10 10")
    assert scene.counter("H1")
    scene.do(scene.flee("H1"))
    assert not scene.allows(ATTEMPT)
    assert scene.active == 1


@pytest.mark.rule("rune.arshan.fight", "rune.ko.sequence")
def test_arshan_takes_no_slot_and_no_wounds_into_the_next_fight() -> None:
    scene = enter(at_the_gate(hero("zyla", "H3", wounds=1, gold=3)))
    scene.do(PASS, ATTACK, rolls="10 10 10 10")
    assert scene.state.the_fight().wounds == 1
    scene.do(PASS, rolls="1 1")
    assert scene.told("knock_out") == {"seat": 0}
    assert scene.undefeated() == {}
    assert scene.where() in ("E5", "H8")
    assert scene.active == 1
    assert scene.state.challenge == -1
    scene.party(1).space = scene.space("H3")
    scene.do(scene.step("H2"))
    assert scene.state.the_fight().wounds == 0


@pytest.mark.rule("rune.arshan.fight", "rune.combat.limit")
def test_after_twenty_rounds_the_hero_leaves_the_vale() -> None:
    scene = enter(at_the_gate(hero("karnon", "H3", counters=MASTER)))
    for _ in range(20):
        scene.do(PASS, DEFEND, rolls="10 10").do(DEFEND, rolls="10 10").do(DEFEND, rolls="10 10")
    assert len(scene.legal()) == 6
    scene.do(scene.flee("I3"))
    assert scene.where() == "I3"


@pytest.mark.rule("rune.turn.any_window")
def test_cards_may_be_used_right_before_the_forced_fight() -> None:
    scene = enter(at_the_gate(hero("karnon", "H3", wounds=3, items=["healing_draught"])))
    assert not scene.events("fight")
    scene.do(scene.use("healing_draught"))
    assert scene.told("fight")["foe"] == "arshan"
    assert scene.marks(0) == Marks(wounds=1, frost=2)


@pytest.mark.rule("rune.turn.any_window")
def test_nobody_has_to_use_a_card_before_the_forced_fight() -> None:
    scene = enter(at_the_gate(hero("karnon", "H3", wounds=3, items=["healing_draught"])))
    scene.do(PASS)
    assert scene.told("fight")["foe"] == "arshan"
    assert scene.items() == ["healing_draught"]


@pytest.mark.rule("rune.arshan.fight", "rune.frost.cancel")
def test_a_pelt_helps_against_arshans_cold() -> None:
    scene = enter(at_the_gate(hero("karnon", "H3", items=["sabercat_pelt"])))
    scene.do(scene.use("sabercat_pelt"))
    assert scene.marks(0) == Marks(frost=1)


@pytest.mark.rule("rune.term.arshan", "rune.setup.arshan")
def test_arshan_waits_in_green_vale_and_lies_in_no_deck() -> None:
    scene = Scene(OTHER)
    arshan = scene.content.adventures[scene.content.arshan]
    assert (arshan.life, arshan.targets, arshan.damages) == (7, [17, 17, 18], [3, 3, 4])
    assert all(scene.content.arshan not in deck for deck in scene.state.decks)
    assert scene.state.map.vale == scene.space("H2")


# Limits and clocks --------------------------------------------------------------------------------


def last_turn(*figures: Figure, turns: int, **options: object) -> Scene:
    """The last player of a round has come to the end of this turn."""
    scene = Scene(*figures, stage=FLARE_STAGE, **options)  # type: ignore[arg-type]
    for party in scene.state.parties:
        party.turns = turns
    scene.state.first = 1
    return scene


def pass_turn(scene: Scene) -> Scene:
    before = (scene.active, scene.party(scene.active).turns)
    scene.do(ROLL)
    while not scene.is_over and (scene.active, scene.party(scene.active).turns) == before:
        scene.do(PASS)
    return scene


@pytest.mark.rule("rune.end.limit")
def test_after_the_last_round_the_most_experience_counters_win() -> None:
    learned = hero("zyla", "H13", counters=(1, 1, 0, 0, 0))
    rich = hero("karnon", "H13", gold=50, counters=(0, 1, 0, 0, 0))
    scene = pass_turn(last_turn(learned, rich, turns=100))
    assert scene.winners == [0]
    assert scene.state.reason == "limit"


@pytest.mark.rule("rune.end.limit")
def test_of_equally_many_counters_the_most_gold_wins() -> None:
    scene = pass_turn(
        last_turn(hero("zyla", "H13", gold=3), hero("karnon", "H13", gold=4), turns=100)
    )
    assert scene.winners == [1]


@pytest.mark.rule("rune.end.limit")
def test_of_equally_much_gold_it_is_a_draw_and_the_others_lose() -> None:
    figures = [hero("zyla", "H13", gold=3), hero("karnon", "H13", gold=3), OTHER]
    scene = pass_turn(last_turn(*figures, turns=100))
    assert scene.winners == [0, 1]
    assert scene.state.returns() == [0.0, 0.0, -1.0]


@pytest.mark.rule("rune.end.limit")
def test_the_limit_waits_for_the_last_player_of_the_round_and_may_be_lifted() -> None:
    scene = last_turn(hero("zyla", "H13"), hero("karnon", "H13"), turns=100)
    scene.state.first = 0
    assert not pass_turn(scene).is_over
    scene = pass_turn(last_turn(hero("zyla", "H13"), hero("karnon", "H13"), turns=99))
    assert not scene.is_over
    scene = last_turn(hero("zyla", "H13"), hero("karnon", "H13"), turns=500, max_rounds=0)
    assert not pass_turn(scene).is_over
    scene = last_turn(hero("zyla", "H13"), hero("karnon", "H13"), turns=7, max_rounds=7)
    assert pass_turn(scene).is_over


@pytest.mark.rule("rune.solo")
@pytest.mark.parametrize(("level", "turns"), [("easy", 75), ("normal", 60), ("hard", 45)])
def test_alone_a_player_loses_at_the_end_of_the_last_turn(level: str, turns: int) -> None:
    scene = last_turn(hero("zyla", "H13"), turns=turns - 1, solo=level)
    scene.state.first = 0
    assert not pass_turn(scene).is_over
    assert scene.party().turns == turns
    pass_turn(scene)
    assert scene.is_over
    assert scene.winners == []
    assert scene.state.returns() == [-1.0]


@pytest.mark.rule("rune.solo", "rune.players")
def test_alone_there_is_nobody_to_attack_and_a_counter_costs_five() -> None:
    scene = Scene(hero("zyla", "B7"), stage=ADVENTURE_STAGE)
    assert scene.legal() == [PASS, ATTEMPT]
    assert scene.state.rules.counter_cost == 5


@pytest.mark.rule("rune.variant.doom")
@pytest.mark.parametrize(("seats", "cards"), [(1, 4), (2, 4), (3, 6), (4, 8), (6, 8)])
def test_each_fourth_sixth_or_eighth_discarded_adventure_adds_a_doom_counter(
    seats: int, cards: int
) -> None:
    from hoarfrost.games.runebound.engine.cards import discard_adventure

    crowd = [
        "zyla",
        "karnon",
        "olen_greycloak",
        "brynja_stormborn",
        "ittuk_the_pathwise",
        "arvel_worldwalker",
    ]
    scene = Scene(*[hero(card, "H13") for card in crowd[:seats]], doom=True)
    for number in range(2 * cards):
        assert scene.state.doom == number // cards
        discard_adventure(
            scene.state, scene.state.decks[0].pop() if number < 12 else scene.state.decks[1].pop()
        )
    assert scene.state.doom == 2


@pytest.mark.rule("rune.variant.doom")
def test_without_the_option_nothing_is_counted() -> None:
    scene = fight("thin_ice", hero("zyla", "B7"), OTHER, rolls="10 10 wild")
    assert (scene.state.doom, scene.state.doomed_cards) == (0, 0)


def doomed(*figures: Figure) -> Scene:
    """One more discarded adventure brings the last days."""
    scene = Scene(*figures, stage=ADVENTURE_STAGE, doom=True)
    scene.state.doom = 7
    scene.state.doomed_cards = 3
    return scene


@pytest.mark.rule("rune.variant.doom")
def test_in_the_last_days_each_hero_is_put_into_green_vale_and_cannot_escape() -> None:
    strong = hero("karnon", "A5", counters=MASTER, flare=True, ahead=[1])
    scene = doomed(hero("zyla", "B7", xp=9), strong)
    scene.do(ATTEMPT, rolls="thin_ice 10 10 wild")
    assert scene.told("last_days") == {}
    assert scene.allows(COUNTER)  # this turn is finished as usual
    scene.do(PASS)
    assert scene.active == 1
    assert scene.where(1) == "H2"
    assert not scene.party(1).flare
    assert scene.told("flare_lost") == {"seat": 1}
    assert scene.told("fight")["foe"] == "arshan"
    assert scene.legal() == [DEFEND, ATTACK]


@pytest.mark.rule("rune.variant.doom", "rune.win.end")
def test_if_all_have_fought_and_nobody_has_won_everybody_loses() -> None:
    scene = doomed(hero("zyla", "B7", wounds=1), hero("karnon", "A5", wounds=3))
    scene.do(ATTEMPT, rolls="thin_ice 10 10 wild")
    assert scene.active == 1
    scene.do(DEFEND, rolls="1 1")  # Karnon falls; then it is Zyla's last day
    assert scene.active == 0
    assert scene.where(0) == "H2"
    scene.do(DEFEND, rolls="1 1")
    assert scene.is_over
    assert scene.winners == []
    assert scene.state.reason == "doom"


@pytest.mark.rule("rune.variant.doom", "rune.win.princess")
def test_with_the_princess_the_last_day_is_won() -> None:
    scene = doomed(hero("zyla", "B7"), hero("karnon", "A5"))
    scene.state.princess = 1
    scene.do(ATTEMPT, rolls="thin_ice 10 10 wild")
    assert scene.winners == [1]


@pytest.mark.rule("rune.variant.doom", "rune.win.arshan")
def test_whoever_defeats_arshan_in_the_last_days_wins() -> None:
    arvel = hero("arvel_worldwalker", "A5", counters=MASTER, items=["storm_bow"])  # damage 2
    scene = doomed(hero("zyla", "B7"), arvel)
    scene.do(ATTEMPT, rolls="thin_ice 10 10 wild")
    for _ in range(3):
        scene.do(ATTACK, rolls="10 10 10 10 10 10")
    scene.do(ATTACK, rolls="10 10")
    assert scene.winners == [1]
    assert scene.state.reason == "arshan"


@pytest.mark.rule("rune.variant.legend_market")
def test_legends_may_be_market_cards_without_rumors_and_row() -> None:
    scene = dealt(legends="market")
    state = scene.state
    assert state.row == []
    assert sum(state.pool) == 0
    lying = {*state.market, *[card for stack in state.stacks for card in stack]}
    assert set(scene.content.legends) <= lying
    assert len(lying) == 56 + 18


@pytest.mark.rule("rune.variant.legend_market")
def test_with_legends_as_market_cards_rumor_icons_give_nothing() -> None:
    scene = fight("thin_ice", hero("zyla", "B7"), OTHER, rolls="10 10", legends="market")
    assert scene.xp() == 1
    assert scene.rumors() == []


@pytest.mark.rule("rune.variant.legend_market", "rune.cards.discard_place")
def test_with_legends_as_market_cards_they_are_bought_and_discarded_like_others() -> None:
    scene = Scene(
        hero("zyla", "H13", gold=10),
        OTHER,
        stage=11,
        legends="market",
        stacks={"seragart": ["bow_of_the_sky"]},
    )
    scene.do(scene.legal()[1]).do(scene.buy("bow_of_the_sky"))
    assert scene.gold() == 0
    falling = hero("zyla", "A8", wounds=3, frost=3, items=["bow_of_the_sky"])
    scene = Scene(falling, OTHER, stage=SURVIVAL, legends="market")
    assert scene.state.market_discard == [scene.card("bow_of_the_sky")]
    assert scene.state.legends_below == []
