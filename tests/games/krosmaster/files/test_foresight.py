"""What a board is told of what would happen agrees with what then happens, and tells no secret."""

import json
from collections.abc import Iterator

import pytest

from hoarfrost.core.errors import IllegalMove
from hoarfrost.core.game import State
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.krosmaster import KIT
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from tests.games.krosmaster.scene import Scene, at, foe, own
from tests.games.krosmaster.words.games import positions

ANSWER_STEPS = ("axis", "push", "port", "explode")
CHAINED = [
    own("darkness_knight", at(2, 5)),
    own("firebomb", at(4, 5)),
    foe("firebomb", at(5, 5)),
    foe("bill_tell", at(11, 11)),
]


def asked_of(state: State, about: str, seat: int | None = None, lang: str = "en") -> Json | None:
    assert KIT.preview is not None
    who = int(state.current_player()) if seat is None else seat
    return KIT.preview(state.known_to(who), about, who, lang)


def told(scene: Scene, about: str) -> Json:
    found = asked_of(scene.state, about)
    assert found is not None
    return found


def abouts(state: State) -> Iterator[str]:
    """All that can be asked about a position."""
    assert isinstance(state, KrosmasterState)
    yield ""
    for unit in state.units:
        yield f"unit {unit.number}"
    if state.piece >= 0:
        for spell in state.units[state.piece].spells:
            yield f"cast {spell.id}"
    if not state.is_terminal() and step_of(state) in ANSWER_STEPS:
        yield from map(state.action_to_string, state.legal_actions())


def step_of(state: State) -> str:
    return str(state.view(None)["step"])


def sampled(every: int) -> Iterator[State]:
    for number, state in enumerate(positions()):
        if number % every == 0 or step_of(state) in (*ANSWER_STEPS, "lock"):
            yield state


# A turn -------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.move.step", "kros.lock.when")
def test_the_walks_are_the_legal_moves_and_cost_what_they_say() -> None:
    compared = 0
    for state in sampled(40):
        turn = asked_of(state, "") if not state.is_terminal() else None
        if turn is None or turn["leaving"] is not None or step_of(state) != "act":
            continue
        legal = list(map(state.action_to_string, state.legal_actions()))
        assert [f"mv {walk['cell']}" for walk in turn["walks"]] == [
            text for text in legal if text.startswith("mv ")
        ]
        for walk in turn["walks"][::7]:
            assert (walk["path"][-1], len(walk["path"])) == (walk["cell"], walk["cost"])
            after = state.clone()
            after.apply_action(after.string_to_action(f"mv {walk['cell']}"))
            piece = state.view(None)["piece"]
            mp = [world.view(None)["units"][piece]["mp"] for world in (state, after)]
            assert mp[0] - mp[1] == walk["cost"]
            compared += 1
    assert compared > 20


@pytest.mark.rule("kros.lock.result")
def test_a_walk_tells_the_risk_of_leaving_its_cell_again() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", "F9")])
    turn = told(scene, "")
    assert turn["leaving"] is None
    walks = {walk["cell"]: walk for walk in turn["walks"]}
    assert (walks["F7"]["risk"], walks["F7"]["lockers"]) == (0, [])
    assert walks["F8"]["risk"] > 0
    assert walks["F8"]["lockers"] == [scene.unit("coa_gulary").number]
    scene.do("mv F8")
    leaving = told(scene, "")["leaving"]
    assert leaving["grappled"] + leaving["locked"] == pytest.approx(walks["F8"]["risk"], abs=1e-3)
    assert sum(leaving[n] for n in ("dodged", "grappled", "locked")) == pytest.approx(1, abs=1e-3)
    assert leaving["lockers"] == walks["F8"]["lockers"]


@pytest.mark.rule("kros.lock.then_move")
def test_after_a_lock_check_the_cell_that_was_named_is_told() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", "F5")])
    scene.do("mv F7", rolls="L A X")
    assert scene.step == "lock"
    (walk,) = told(scene, "")["walks"]
    assert (walk["cell"], walk["path"], walk["cost"], walk["risk"]) == ("F7", ["F7"], 1, 0)


def test_a_spell_without_a_target_says_why_in_the_reader_s_language() -> None:
    scene = Scene([own("bill_tell", "F6", ap=0), foe("coa_gulary", "F9")])
    punch = next(spell for spell in told(scene, "")["spells"] if spell["spell"] == "punch")
    (reason, *_) = scene.state.why_not("cast punch F7")
    assert (punch["obstacle"], punch["targets"]) == ("ap", 0)
    assert punch["why"] == reason.sentence("en")
    dutch = asked_of(scene.state, "", lang="nl")
    assert dutch is not None
    assert next(s["why"] for s in dutch["spells"] if s["spell"] == "punch") == reason.sentence("nl")


def test_a_spell_that_reaches_nothing_says_so() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", "F9")])
    shove = next(spell for spell in told(scene, "")["spells"] if spell["spell"] == "ice_shove")
    assert (shove["obstacle"], shove["targets"]) == ("", 0)
    assert "Ice Shove" in shove["why"]
    assert "F6" in shove["why"]


# Spells -------------------------------------------------------------------------------------------


def test_the_targets_are_the_legal_ones_and_what_is_hidden_says_what_hides_it() -> None:
    compared = 0
    for state in sampled(60):
        turn = asked_of(state, "") if step_of(state) == "act" else None
        for spell in [] if turn is None else turn["spells"]:
            cast = asked_of(state, f"cast {spell['spell']}")
            assert cast is not None
            start = f"cast {spell['spell']} "
            legal = [t for t in map(state.action_to_string, state.legal_actions()) if start in t]
            assert [start + cell for cell in cast["targets"]] == legal
            assert len(legal) == spell["targets"]
            assert set(cast["targets"]) <= set(cast["range"])
            assert set(cast["hidden"]) <= set(cast["range"])
            assert not set(cast["hidden"]) & set(cast["targets"])
            assert all(cast["hidden"].values())
            assert set(cast["aims"]) <= set(cast["targets"])
            compared += len(legal)
    assert compared > 100


@pytest.mark.rule("kros.range.max")
def test_the_limits_are_those_of_the_cells_in_range() -> None:
    for state in sampled(60):
        if step_of(state) != "act":
            continue
        for about in abouts(state):
            cast = asked_of(state, about) if about.startswith("cast") else None
            if cast is not None and cast["range"]:
                away = [distance(cast["origin"], cell) for cell in cast["range"]]
                assert cast["min"] <= min(away)
                assert max(away) <= cast["max"]


def distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


@pytest.mark.rule("kros.los.rule")
def test_a_cell_out_of_sight_names_the_cell_in_the_way() -> None:
    scene = Scene([own("bill_tell", "F3"), foe("coa_gulary", "F5"), foe("naz_rael", "F6")])
    spell = next(s["spell"] for s in told(scene, "")["spells"] if s["spell"] != "punch")
    cast = told(scene, f"cast {spell}")
    assert cast["hidden"]["F6"] == ["F5"]
    assert "F6" in cast["range"]
    assert "F6" not in cast["targets"]


@pytest.mark.rule("kros.ice_shove.slide", "kros.ice_shove.carry")
def test_a_shove_tells_where_cube_and_rider_end() -> None:
    units = [own("bill_tell", at(2, 5)), foe("count_harebourg", at(3, 5))]
    scene = Scene(units, board="frigost_1")
    (event,) = told(scene, "cast ice_shove")["aims"][at(3, 5)]["events"]
    scene.do(f"cast ice_shove {at(3, 5)}")
    assert event["rider"]["card"] == "count_harebourg"
    assert scene.unit("count_harebourg").cell == event["path"][-1]
    assert scene.scenery(event["path"][-1]) == "ice_cube"


@pytest.mark.rule("kros.push.steps")
def test_what_a_spell_is_told_to_move_and_hit_it_moves_and_hits() -> None:
    """Whatever the dice bring: the events of step 3 come, and markers that have a chance."""
    compared = 0
    for state in sampled(15):
        if step_of(state) != "act":
            continue
        for about in abouts(state):
            cast = asked_of(state, about) if about.startswith("cast") else None
            aims = {} if cast is None else cast["aims"]
            for cell, aim in list(aims.items())[:4]:
                happened = events_of(state, f"{about} {cell}")
                foretold = aim.get("events", [])
                assert happened[1 : 1 + len(foretold)] == foretold
                check_hits(aim, happened)
                compared += 1
    assert compared > 100


def events_of(state: State, move: str) -> list[Json]:
    scene = Scene.of(state.clone())
    return [event.seen_by(None) for event in scene.do(move).tape.events]


def check_hits(aim: Json, happened: list[Json]) -> None:
    first = {e["piece"]: e for e in reversed(happened) if e["kind"] == "damage"}
    dice = [event for event in happened if event["kind"] == "critical"]
    for hit in aim.get("hits", []):
        chances = dict(map(tuple, hit["chances"]))
        assert sum(chances.values()) == pytest.approx(1, abs=1e-3)
        damage = first[hit["piece"]]
        assert damage["placed"] in chances
        assert damage["frozen"] == hit.get("frozen", False)
        assert len(dice[0]["faces"]) == aim["dice"]["critical"]
        rolled = [e for e in happened if e["kind"] == "armour" and e["piece"] == hit["piece"]]
        assert len(rolled[0]["faces"] if rolled else []) == aim["dice"]["armour"].get(
            str(hit["piece"]), 0
        )


@pytest.mark.rule("kros.bomb.explode")
def test_a_chain_of_explosions_is_told_in_its_order() -> None:
    cast = told(Scene(CHAINED), "cast cruel_shot")
    assert cast["aims"][at(4, 5)]["explosions"] == [at(4, 5), at(5, 5)]


@pytest.mark.rule("kros.effect.heal_target")
def test_a_heal_tells_how_many_markers_leave() -> None:
    seen = 0
    for state in sampled(5):
        for about in abouts(state) if step_of(state) == "act" else ():
            cast = asked_of(state, about) if about.startswith("cast") else None
            for cell, aim in [] if cast is None else cast["aims"].items():
                for heal in aim.get("heals", []):
                    happened = events_of(state, f"{about} {cell}")
                    real = [e for e in happened if e["kind"] == "heal"]
                    if real and real[0]["piece"] == heal["piece"]:  # else the mix is asked
                        assert real[0]["count"] == heal["n"]
                        seen += 1
    assert seen


@pytest.mark.rule("kros.area.targets")
def test_an_area_is_told_by_target() -> None:
    scene = Scene([own("darkness_knight", at(5, 5)), foe("bill_tell", at(5, 8))])
    cast = told(scene, "cast devastation")
    covered = cast["area"][at(5, 7)]
    assert at(5, 8) in covered
    assert set(cast["area"]) == set(cast["targets"])
    assert told(scene, "cast punch")["area"] == {}


@pytest.mark.rule("kros.push.direction", "kros.push.order", "kros.effect.teleport")
def test_an_answer_in_the_middle_of_a_spell_is_foretold() -> None:
    compared = 0
    for state in sampled(10_000):
        if step_of(state) not in ANSWER_STEPS:
            continue
        for text in map(state.action_to_string, state.legal_actions()):
            aim = asked_of(state, text)
            assert aim is not None
            foretold = aim.get("events", [])
            happened = events_of(state, text)
            assert happened[: len(foretold)] == foretold
            check_hits(aim, happened)
            compared += 1
    assert compared > 5


# Units --------------------------------------------------------------------------------------------


def test_a_unit_of_the_opponent_is_told_as_if_its_turn_began() -> None:
    units = [own("bill_tell", "F6"), foe("coa_gulary", "F11", tokens={"-1MP": 1})]
    scene = Scene(units)
    number = scene.unit("coa_gulary").number
    unit = told(scene, f"unit {number}")
    assert unit["leaving"] is None
    reach = max(walk["cost"] for walk in unit["walks"])
    assert reach == unit["mp"]
    assert all("path" not in walk for walk in unit["walks"])
    scene.pass_turn()
    after = scene.unit("coa_gulary")
    assert (unit["ap"], unit["mp"]) == after.gauges


def test_the_threat_of_a_unit_is_what_its_attacks_reach_from_wherever_it_goes() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", "L12")])
    unit = told(scene, f"unit {scene.unit('bill_tell').number}")
    reached: set[str] = set()
    for start in (None, *(walk["cell"] for walk in told(scene, "")["walks"])):
        there = Scene.of(scene.state.clone())
        if start is not None:
            there.do(f"mv {start}")
        for spell in told(there, "")["spells"]:
            cast = told(there, f"cast {spell['spell']}")
            if any(aim.get("hits") for aim in cast["aims"].values()) or spell["spell"] == "punch":
                reached |= set(cast["targets"])
    assert reached <= set(unit["threat"])


def test_a_unit_that_is_not_on_the_board_has_nothing_to_tell() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", None), foe("naz_rael", "L12")])
    number = scene.unit("coa_gulary").number
    assert asked_of(scene.state, f"unit {number}") is None


# Words that make no sense -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ("castt punch", "E_ABOUT"),
        ("nonsense", "E_ABOUT"),
        (" ", "E_ABOUT"),
        ("cast", "E_SPELL"),
        ("cast pnch", "E_SPELL"),
        ("cast punch F7", "E_SPELL"),
        ("unit", "E_PIECE"),
        ("unit -1", "E_PIECE"),
        ("unit 99", "E_PIECE"),
        ("unit \N{SUPERSCRIPT TWO}", "E_PIECE"),
        ("unit " + "9" * 190, "E_PIECE"),
    ],
)
def test_words_that_make_no_sense_are_refused_with_a_reason(about: str, code: str) -> None:
    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", "F9")])
    with pytest.raises(IllegalMove) as refused:
        asked_of(scene.state, about)
    assert refused.value.code == code
    for lang in ("en", "nl", "es"):
        assert refused.value.text(lang)


def test_whoever_is_not_asked_can_look_at_units_alone() -> None:
    scene = Scene([own("bill_tell", "F6"), foe("coa_gulary", "F9")])
    for about in ("", "cast punch", "cast nonsense", "way north"):
        assert asked_of(scene.state, about, 1) is None
    assert asked_of(scene.state, "unit 0", 1) == asked_of(scene.state, "unit 0", 0)


# Secrets ------------------------------------------------------------------------------------------


def with_hidden_rewards(state: State) -> State:
    """The same position in which some Krosmasters hold rewards from the piles, face down."""
    position = state.to_json()
    ranks = [rank for rank, pile in position["piles"].items() if len(pile) > 2]
    for number, unit in enumerate(position["units"]):
        if ranks and "summoner" not in unit and number % 2 == 0:
            rank = ranks[number % len(ranks)]
            held = {"rank": rank, "reward": position["piles"][rank].pop()}
            unit["rewards"] = [*unit.get("rewards", []), held]
            ranks = [rank for rank, pile in position["piles"].items() if len(pile) > 2]
    assert isinstance(state, KrosmasterState)
    return state.game.from_json(position)


def test_previews_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart() -> None:
    compared = 0
    for number, state in enumerate(sampled(120)):
        if state.is_terminal() or step_of(state) in ("board", "edge", "timeline", "deploy"):
            continue
        world = with_hidden_rewards(state)
        for seat in (0, 1):
            twin = world.resample(seat, rng_from_seed(f"twin {number}"))
            compared += twin.open_view() != world.open_view()
            for about in list(abouts(world))[::3]:
                here, there = asked_of(world, about, seat), asked_of(twin, about, seat)
                assert json.dumps(here) == json.dumps(there), about
    assert compared > 10


def test_a_preview_fits_into_40_kb_and_changes_nothing() -> None:
    """Everybody stands together, and the widest spell covers them all."""
    near = [at(x, y) for y in range(4, 9) for x in range(4, 9)]
    units = [own("darkness_knight", near[0])]
    units += [own("firebomb", cell) for cell in near[1:5]]
    units += [
        foe(card, cell) for card, cell in zip(("bill_tell", "coa_gulary"), near[6:8], strict=True)
    ]
    units += [foe("firebomb", cell) for cell in near[8:20]]
    scene = Scene(units)
    before = scene.state.to_json()
    for about in abouts(scene.state):
        assert len(json.dumps(asked_of(scene.state, about), separators=(",", ":"))) < 40_000, about
    assert scene.state.to_json() == before
