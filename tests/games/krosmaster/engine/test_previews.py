"""Previews tell what happens: chances against every roll there is, ends against what is done."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from hoarfrost.core.bits import WideSet
from hoarfrost.core.plain import Json
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.core.tape import Tape
from hoarfrost.games.krosmaster import KIT
from hoarfrost.games.krosmaster.engine.aiming import find_hidden
from hoarfrost.games.krosmaster.engine.content import CELLS
from hoarfrost.games.krosmaster.engine.game import make_game
from hoarfrost.games.krosmaster.engine.grid import CELL_NUMBER
from hoarfrost.games.krosmaster.engine.legal import is_legal
from hoarfrost.games.krosmaster.engine.previews import (
    Preview,
    preview,
    sight_blockers,
    walks,
)
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from hoarfrost.games.krosmaster.engine.steps import ACT, ACTIONS, CAST
from hoarfrost.games.krosmaster.words.against_cast import CHECKS
from tests.games.krosmaster.scene import Scene, at, foe, own

FACES = "CDLAXW"

# A caster and its spell at a cell, what else stands there, and how many dice it takes.
ATTACKS: list[tuple[str, str, list[Json], int, dict[str, Any]]] = [
    ("cruel_shot", at(5, 7), [own("darkness_knight", at(5, 5)), foe("bill_tell", at(5, 7))], 2, {}),
    (
        "vile_age",
        at(5, 7),
        [own("darkness_knight", at(5, 5)), foe("hild_rimeguard", at(5, 7))],
        2,
        {},
    ),
    (
        "irritating_sting",
        at(5, 8),
        [own("kassius_kaos", at(5, 5)), foe("maskun_john", at(5, 8))],
        4,
        {},
    ),
    (
        "irritating_sting",
        at(5, 8),
        [own("kassius_kaos", at(5, 5)), foe("maskun_john", at(5, 8))],
        4,
        {"crit_mode": "sum"},
    ),
    ("punch", at(5, 6), [own("kassius_kaos", at(5, 5)), foe("maskun_john", at(5, 6))], 2, {}),
    ("sharp_thread", at(5, 7), [own("oscar_kass", at(5, 5)), foe("maskun_john", at(5, 7))], 1, {}),
    (
        "needle",
        at(5, 6),
        [own("pip_thinshell", at(5, 5)), foe("pip_thinshell", at(5, 6), injuries=3)],
        2,
        {},
    ),
    (
        "devastation",
        at(5, 7),
        [
            own("darkness_knight", at(5, 5)),
            foe("bill_tell", at(5, 7)),
            foe("coa_gulary", at(5, 8), frozen=5),
            own("firebomb", at(4, 7)),
        ],
        3,
        {},
    ),
]


def looked_at(scene: Scene, spell: str, cell: str) -> Preview:
    state = scene.state
    assert isinstance(state, KrosmasterState)
    unit = state.units[state.piece]
    slot = [one.id for one in unit.spells].index(spell)
    return preview(state, unit, slot, CELL_NUMBER[cell])


@pytest.mark.rule("kros.cast.crit_dice", "kros.cast.armour_dice", "kros.damage.formula")
@pytest.mark.parametrize(("spell", "cell", "units", "dice", "options"), ATTACKS)
def test_the_odds_of_an_attack_are_those_of_all_rolls(
    spell: str, cell: str, units: list[Json], dice: int, options: dict[str, Any]
) -> None:
    scene = Scene(units, **options)
    hits = looked_at(scene, spell, cell).hits
    action = scene.state.string_to_action(f"cast {spell} {cell}")
    counted: dict[int, Counter[int]] = {int(hit.piece): Counter() for hit in hits}
    for faces in product(FACES, repeat=dice):
        state = scene.state.clone()
        state.feed(list(faces))
        state.tape = tape = Tape()
        state.apply_action(action)
        first: dict[int, int] = {}  # an Explosion after the spell hurts too, and is not meant
        for event in tape.events:
            if event.kind == "damage":
                first.setdefault(event.values["piece"], event.values["placed"])
        for piece, placed in first.items():
            counted[piece][placed] += 1
    rolls = len(FACES) ** dice
    for hit in hits:
        told = {n: ways / hit.total for n, ways in enumerate(hit.ways) if ways}
        seen = {n: count / rolls for n, count in counted[int(hit.piece)].items()}
        assert told == pytest.approx(seen), hit.piece
        assert hit.expected() == pytest.approx(sum(n * share for n, share in seen.items()))


def test_the_chance_of_a_ko_is_that_of_as_many_markers_as_hp_are_left() -> None:
    units = [own("pip_thinshell", at(5, 5)), foe("pip_thinshell", at(5, 6), injuries=4)]
    (hit,) = looked_at(Scene(units), "needle", at(5, 6)).hits
    # Fragility: 3, and 4 or 2 by the dice; 3 HP are left, so only a roll of 2 does not do.
    assert hit.ko_chance() == pytest.approx(1 - 1 / 2 * 1 / 3)


@pytest.mark.rule("kros.ice_cube.rider_target", "kros.push.independent")
def test_a_preview_shows_where_pushed_pieces_end() -> None:
    units = [own("luk_ylook", at(3, 7)), foe("bad_aboum", at(3, 5))]
    scene = Scene(units, board="frigost_1")
    events = looked_at(scene, "repelling_arrow", at(3, 5)).events
    ends = [event["path"][-1] for event in events if event["kind"] == "push"]
    assert ends == [at(3, 4), at(3, 3)]
    scene.do(f"cast repelling_arrow {at(3, 5)}")
    assert scene.unit("bad_aboum").cell == at(3, 3)


@pytest.mark.rule("kros.ice_shove.slide", "kros.ice_shove.carry")
def test_a_preview_shows_where_a_ride_ends() -> None:
    units = [own("bill_tell", at(2, 5)), foe("count_harebourg", at(3, 5))]
    (event,) = looked_at(Scene(units, board="frigost_1"), "ice_shove", at(3, 5)).events
    assert event["kind"] == "shove"
    assert event["path"][-1] == at(8, 5)
    assert event["rider"]["card"] == "count_harebourg"


@pytest.mark.rule("kros.bomb.explode")
def test_a_preview_shows_which_bombs_may_go_off() -> None:
    units = [
        own("darkness_knight", at(2, 5)),
        own("firebomb", at(4, 5)),
        foe("firebomb", at(5, 5)),
        foe("firebomb", at(7, 5)),  # two cells from the next one: it stays
        foe("bill_tell", at(11, 11)),
    ]
    cells = looked_at(Scene(units), "cruel_shot", at(4, 5)).explosions
    assert cells == [CELL_NUMBER[at(4, 5)], CELL_NUMBER[at(5, 5)]]


@pytest.mark.rule("kros.push.direction")
def test_a_preview_says_when_a_choice_comes_first() -> None:
    units = [own("luk_ylook", at(2, 2), rewards=[{"reward": "warhorn", "up": True}])]
    scene = Scene([*units, foe("bill_tell", at(3, 3))])
    seen = looked_at(scene, "horn_blast", at(3, 3))
    assert seen.asks
    assert not seen.hits


def test_a_preview_changes_nothing() -> None:
    units = [own("darkness_knight", at(5, 5)), foe("bill_tell", at(5, 7))]
    scene = Scene(units)
    before = scene.state.to_json()
    looked_at(scene, "devastation", at(5, 7))
    assert scene.state.to_json() == before


def positions(count: int) -> list[KrosmasterState]:
    """Positions of random games, in which a piece acts."""
    found: list[KrosmasterState] = []
    cases = KIT.trials.cases
    for n in range(10 * count):
        if len(found) == count:
            break
        state = make_game(cases[n % len(cases)].options).new_initial_state(n)
        assert isinstance(state, KrosmasterState)
        state.play_out(rng_from_seed(n), 30 + 13 * n % 240)
        if state.step == ACT:
            found.append(state)
    return found


@pytest.mark.rule("kros.cast.prereq")
def test_a_reason_is_given_exactly_where_a_spell_cannot_be_aimed() -> None:
    for state in positions(24):
        unit = state.units[state.piece]
        legal = set(state.legal_actions())
        for slot in range(len(unit.spells)):
            for cell in range(CELLS):
                told = [check(state, unit, slot, cell) for check in CHECKS]
                is_open = CAST + CELLS * slot + cell in legal
                assert (not any(told)) == is_open, (unit.spells[slot].id, cell, told)


def test_an_action_is_legal_exactly_if_it_is_listed() -> None:
    for state in positions(12):
        legal = set(state.legal_actions())
        assert {action for action in range(ACTIONS) if is_legal(state, action)} == legal


@pytest.mark.rule("kros.los.rule")
def test_a_cell_is_seen_exactly_if_nothing_stands_in_the_line() -> None:
    for state in positions(6):
        start = state.units[state.piece].cell
        hidden = WideSet()
        find_hidden(state, start, hidden)
        blocked = [cell for cell in range(CELLS) if sight_blockers(state, start, cell)]
        assert hidden.members() == blocked


@pytest.mark.rule("kros.move.step", "kros.lock.when")
def test_walks_are_the_moves_with_their_cost() -> None:
    for state in positions(12):
        unit = state.units[state.piece]
        for walk in walks(state, unit):
            after = state.clone()
            after.apply_action(state.string_to_action(f"mv {name(walk.cell)}"))
            if after.units[unit.number].cell == walk.cell and not after.rolled:
                assert unit.mp - after.units[unit.number].mp == walk.cost()


def name(cell: int) -> str:
    return next(text for text, number in CELL_NUMBER.items() if number == cell)
