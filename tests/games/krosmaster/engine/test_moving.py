"""Walking, and the Lock check that stands in its way (section 9)."""

from collections import Counter, deque
from itertools import product
from random import Random

import pytest

from hoarfrost.core.plain import Json
from hoarfrost.games.krosmaster.engine.arena import Ways
from hoarfrost.games.krosmaster.engine.grid import CELL_NAMES, CELL_NUMBER
from hoarfrost.games.krosmaster.engine.moving import find_moves, path_to, steps_to
from hoarfrost.games.krosmaster.engine.previews import lock_odds
from hoarfrost.games.krosmaster.engine.state import KrosmasterState
from tests.games.krosmaster.scene import Scene, at, foe, lying, own

FACES = "CDLAXW"
BILL = own("bill_tell", at(5, 5))  # MP 3, AP 6, Dodge: two dice; he wants to go to (5,6)
COA_ABOVE = foe("coa_gulary", at(5, 4))
WISH = f"mv {at(5, 6)}"


def result_of(scene: Scene) -> str:
    return str(scene.told("lock")["result"])


# Walking ------------------------------------------------------------------------------------------


@pytest.mark.rule("kros.move.step", "kros.term.distance")
def test_each_mp_takes_a_character_one_cell_further_but_never_diagonally() -> None:
    scene = Scene([own("luk_ylook", "F6")])
    scene.do("mv F7")
    assert scene.unit("luk_ylook").gauges == (6, 2)
    scene.do("mv G8")
    assert scene.unit("luk_ylook").gauges == (6, 0)
    assert scene.unit("luk_ylook").cell == "G8"
    assert scene.cells("mv") == set()


@pytest.mark.rule("kros.move.step", "kros.term.distance")
def test_a_character_reaches_the_cells_within_its_mp_counted_without_diagonals() -> None:
    scene = Scene([own("luk_ylook", "B2")])
    assert scene.cells("mv") == {
        *("A1", "B1", "C1", "D1"),
        *("A2", "C2", "D2", "E2"),
        *("A3", "B3", "C3", "D3"),
        *("A4", "B4", "C4"),
        "B5",
    }


@pytest.mark.rule("kros.move.step")
@pytest.mark.parametrize("kind", ["crate", "ice_cube"])
def test_stepping_onto_a_crate_or_a_cube_and_off_again_costs_nothing_more(kind: str) -> None:
    scene = Scene([own("luk_ylook", "E6")], board="frigost_1", scenery=lying(kind, "E7"))
    scene.do("mv E7")
    assert scene.unit("luk_ylook").mp == 2
    scene.do("mv E8")
    assert scene.unit("luk_ylook").mp == 1


@pytest.mark.rule("kros.board.ground", "kros.move.step")
def test_walking_on_the_ice_rink_costs_the_same_as_on_plain_ground() -> None:
    """On Frigost I the rink begins at D5 in this row; C5 is plain."""
    scene = Scene([own("queen_of_the_tofus", "C5")], board="frigost_1")
    scene.do("mv D5")
    assert scene.unit("queen_of_the_tofus").mp == 3
    scene.do("mv F5")
    assert scene.unit("queen_of_the_tofus").mp == 1
    assert scene.unit("queen_of_the_tofus").cell == "F5"


@pytest.mark.rule("kros.move.no_share", "kros.board.impassable")
@pytest.mark.parametrize("card", ["coa_gulary", "tofu", "firebomb"])
@pytest.mark.parametrize("side", [own, foe])
def test_nobody_walks_into_or_through_another_unit(card: str, side: type) -> None:
    """In the corner the way leads past one cell only, and somebody stands there."""
    scene = Scene([own("luk_ylook", "A1"), side(card, "A3")], scenery=lying("bush", "B1", "B2"))
    assert scene.cells("mv") == {"A2"}


@pytest.mark.rule("kros.board.impassable", "kros.board.free", "kros.move.step")
@pytest.mark.parametrize("kind", ["tree", "fir", "bush", "geyser"])
def test_nobody_walks_into_trees_or_bushes_or_off_the_board(kind: str) -> None:
    scene = Scene([own("luk_ylook", "A1")], scenery=lying(kind, "A2", "B2"))
    assert scene.cells("mv") == {"B1", "C1", "D1", "C2"}


@pytest.mark.rule("kros.board.free")
def test_cubes_and_crates_that_nobody_stands_on_are_free_and_kamas_never_matter() -> None:
    """V86: Bill at (4,7) walks to (5,7) for 1 MP and stands on the cube."""
    scene = Scene([own("bill_tell", at(4, 7))], board="frigost_1", kamas={at(4, 6): 3})
    assert scene.scenery(at(5, 7)) == "ice_cube"
    assert scene.allows(f"mv {at(4, 6)}")
    scene.do(f"mv {at(5, 7)}")
    assert scene.unit("bill_tell").cell == at(5, 7)
    assert scene.unit("bill_tell").mp == 2
    crate = Scene([own("luk_ylook", "A1")], scenery=lying("crate", "A2"), kamas={"B1": 2})
    assert {"A2", "B1"} <= crate.cells("mv")
    taken = Scene([own("luk_ylook", "A1"), own("coa_gulary", "A2")], scenery=lying("crate", "A2"))
    assert not taken.allows("mv A2")


@pytest.mark.rule("kros.piece.character", "kros.turn.mechanism_skip", "kros.lock.who")
def test_a_mechanism_has_no_mp_and_so_neither_walks_nor_has_a_turn() -> None:
    scene = Scene([own("luk_ylook", "F6"), own("firebomb", "H6", summoner=0), foe("yugo", "A1")])
    scene.do("end")
    assert scene.active == 1
    assert not [e for e in scene.events("piece") if e.values["card"] == "firebomb"]


@pytest.mark.rule("kros.move.forced")
def test_a_piece_that_a_spell_pushes_out_of_a_locked_cell_makes_no_check_and_pays_no_mp() -> None:
    """Luk pushes his ally Bill, whom Coa would lock. The two dice are those of the attack."""
    units = [own("luk_ylook", "F3"), own("bill_tell", "F6"), foe("coa_gulary", "G6")]
    scene = Scene(units, piece="luk_ylook")
    scene.do("cast repelling_arrow F6", rolls="A L")
    assert scene.unit("bill_tell").cell == "F8"
    assert not scene.events("lock")


@pytest.mark.rule("kros.move.forced", "kros.effect.teleport")
def test_a_teleport_out_of_a_locked_cell_costs_no_mp_and_needs_no_check() -> None:
    scene = Scene([own("naz_rael", "F6"), foe("coa_gulary", "F5")])
    scene.do("cast feline_leap F7")
    assert scene.unit("naz_rael").gauges == (3, 3)
    assert scene.rolls == []


@pytest.mark.rule("kros.move.forced", "kros.ice_shove.ride")
def test_whoever_rides_a_cube_past_opponents_makes_no_check_and_pays_no_mp() -> None:
    scene = Scene(
        [own("luk_ylook", at(2, 5)), own("bill_tell", at(3, 5)), foe("coa_gulary", at(3, 4))],
        board="frigost_1",
        piece="luk_ylook",
    )
    scene.do(f"cast ice_shove {at(3, 5)}")
    assert scene.unit("bill_tell").cell == at(8, 5)
    assert scene.rolls == []


# Reachability, against a plain search -------------------------------------------------------------

CLOSED = {"tree", "fir", "bush", "geyser"}
CARDS = ["coa_gulary", "luk_ylook", "yugo", "gobball", "tofu", "firebomb", "naz_rael", "bad_aboum"]


def neighbours(cell: str) -> list[str]:
    x, y = CELL_NUMBER[cell] % 12, CELL_NUMBER[cell] // 12
    around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    return [at(i, j) for i, j in around if 0 <= i < 12 and 0 <= j < 12]


def locked_cells(position: Json, mover: Json) -> set[str]:
    """The cells next to somebody who locks this mover."""
    if mover["card"] == "tofu":
        return set()
    lockers = [
        unit["cell"]
        for unit in position["units"]
        if unit["owner"] != mover["owner"] and unit["card"] not in ("tofu", "firebomb")
    ]
    return {beside for cell in lockers for beside in neighbours(cell)}


def search(position: Json) -> dict[str, int]:
    """Where the active unit gets in one move and at what cost, step by step."""
    mover = position["units"][position["piece"]]
    filled = {unit["cell"] for unit in position["units"]}
    filled |= {piece["cell"] for piece in position["scenery"] if piece["kind"] in CLOSED}
    locked = locked_cells(position, mover)
    cost = {mover["cell"]: 0}
    waiting = deque([mover["cell"]])
    most = min(mover["mp"], 1) if mover["cell"] in locked else mover["mp"]
    while waiting:
        cell = waiting.popleft()
        if cost[cell] == most or (cell in locked and cell != mover["cell"]):
            continue
        for further in neighbours(cell):
            if further not in cost and further not in filled:
                cost[further] = cost[cell] + 1
                waiting.append(further)
    del cost[mover["cell"]]
    return cost


def random_scene(seed: int) -> Scene:
    random = Random(seed)
    cells = random.sample(CELL_NAMES, 144)
    board = random.choice(["open", "frigost_2", "green_court"])
    fields: Json = {"board": board}
    if board == "open":
        fields["scenery"] = [
            {"kind": random.choice(["tree", "bush", "crate", "geyser"]), "cell": cells.pop()}
            for _ in range(random.randrange(50))
        ]
        taken = {piece["cell"] for piece in fields["scenery"]}
    else:
        taken = {
            piece["cell"] for piece in Scene([own("yugo", "F2")], board=board).field("scenery")
        }
    free = [cell for cell in cells if cell not in taken]
    units = [own(random.choice(CARDS[:5]), free.pop(), mp=random.randrange(8))]
    units += [
        random.choice([own, foe])(random.choice(CARDS), free.pop())
        for _ in range(random.randrange(12))
    ]
    return Scene(units, **fields, piece=0)


@pytest.mark.rule("kros.move.step", "kros.lock.when", "kros.move.no_share", "kros.term.distance")
@pytest.mark.parametrize("block", range(6))
def test_a_move_leads_wherever_single_steps_lead_without_a_lock_check(block: int) -> None:
    for seed in range(100 * block, 100 * block + 100):
        scene = random_scene(seed)
        state = scene.state
        assert isinstance(state, KrosmasterState)
        mover = state.units[0]
        ways = Ways()
        find_moves(state, mover, ways)
        found = {CELL_NAMES[cell]: int(steps_to(ways, cell)) for cell in ways.moves.members()}
        position = state.to_json()
        assert found == search(position), f"seed {seed}"
        assert scene.cells("mv") == set(found)
        locked = locked_cells(position, position["units"][0])
        for goal, cost in found.items():
            path = [CELL_NAMES[c] for c in path_to(ways, CELL_NUMBER[goal])]
            assert len(path) == cost
            assert path[-1] == goal
            for before, after in zip([CELL_NAMES[mover.cell], *path], path, strict=False):
                assert after in neighbours(before)
            assert set(path) <= set(found)
            assert not locked & set(path[:-1])


@pytest.mark.rule("kros.move.step")
def test_a_longer_walk_costs_as_many_mp_as_it_has_steps() -> None:
    for seed in range(40):
        scene = random_scene(seed)
        state = scene.state.clone()
        before = scene.unit(0)
        if before.cell in locked_cells(scene.state.to_json(), scene.field("units")[0]):
            continue
        for goal, cost in search(scene.state.to_json()).items():
            walk = Scene.of(state.clone()).do(f"mv {goal}")
            assert walk.unit(0).cell == goal
            assert walk.unit(0).gauges == (before.ap, before.mp - cost)
            assert walk.rolls == []
            assert len(walk.told("move")["path"]) == cost + 1


# Lock checks: the worked examples -----------------------------------------------------------------


@pytest.mark.rule("kros.lock.result", "kros.lock.then_move", "kros.lock.dice")
def test_as_many_locks_as_dodges_grapple_and_the_mover_still_goes() -> None:
    """V24."""
    scene = Scene([BILL, COA_ABOVE]).do(WISH, rolls="L A X")
    assert result_of(scene) == "grappled"
    assert scene.unit("bill_tell").gauges == (5, 2)
    assert scene.unit("bill_tell").cell == at(5, 5)
    scene.do("go")
    assert scene.unit("bill_tell").cell == at(5, 6)
    assert scene.unit("bill_tell").gauges == (5, 1)


@pytest.mark.rule("kros.lock.result", "kros.lock.then_move")
def test_more_locks_than_dodges_cost_3_of_each_but_the_turn_goes_on() -> None:
    """V25."""
    scene = Scene([BILL, COA_ABOVE]).do(WISH, rolls="L A L")
    assert result_of(scene) == "locked"
    assert scene.unit("bill_tell").gauges == (3, 0)
    assert scene.unit("bill_tell").cell == at(5, 5)
    assert (scene.step, scene.active_card()) == ("act", "bill_tell")
    assert scene.allows("cast plaguing_arrow F10")


@pytest.mark.rule("kros.lock.result")
def test_whoever_dodges_loses_nothing_and_walks_on() -> None:
    """V27."""
    scene = Scene([BILL, COA_ABOVE]).do(WISH, rolls="A W A")
    assert result_of(scene) == "dodged"
    assert scene.unit("bill_tell").gauges == (6, 2)
    assert scene.unit("bill_tell").cell == at(5, 6)


@pytest.mark.rule("kros.lock.mob")
def test_locked_by_summons_alone_counts_as_grappled() -> None:
    """V28."""
    scene = Scene([BILL, foe("gobball", at(5, 4))]).do(WISH, rolls="L A A")
    assert result_of(scene) == "grappled"
    assert scene.unit("bill_tell").gauges == (5, 2)


@pytest.mark.rule("kros.lock.mob")
def test_one_krosmaster_among_the_lockers_is_enough_to_be_locked() -> None:
    """The Gobball holds, but Coa is there too."""
    scene = Scene([BILL, foe("gobball", at(5, 4)), foe("coa_gulary", at(4, 5))])
    scene.do(WISH, rolls="L A A A")
    assert result_of(scene) == "locked"
    assert scene.unit("bill_tell").gauges == (3, 0)


@pytest.mark.rule("kros.lock.who", "kros.power.itty_bitty", "kros.bomb.kind")
@pytest.mark.parametrize("card", ["tofu", "firebomb"])
def test_a_tofu_or_a_bomb_locks_nobody(card: str) -> None:
    """V29."""
    scene = Scene([BILL, foe(card, at(5, 4))]).do(f"mv {at(5, 8)}")
    assert scene.rolls == []
    assert scene.unit("bill_tell").gauges == (6, 0)
    assert scene.unit("bill_tell").cell == at(5, 8)


@pytest.mark.rule("kros.lock.dice", "kros.conv.simultaneous", "kros.conv.random")
@pytest.mark.parametrize("swapped", [False, True])
def test_lockers_roll_row_by_row_each_with_all_its_dice_and_their_locks_count_together(
    swapped: bool,
) -> None:
    """V30: the King with two dice is further north than Coa; three lock dice, then two to dodge."""
    lockers = [foe("coa_gulary", at(4, 5)), foe("king_of_the_gobballs", at(5, 4))]
    scene = Scene([BILL, *(lockers[::-1] if swapped else lockers)]).do(WISH, rolls="L L A D X")
    told = scene.told("lock")
    assert [(locker["card"], locker["faces"]) for locker in told["lockers"]] == [
        ("king_of_the_gobballs", ["L", "L"]),
        ("coa_gulary", ["A"]),
    ]
    assert (told["lock"], told["dodge"], told["result"]) == (2, 2, "grappled")


# Lock checks: when and who ------------------------------------------------------------------------


@pytest.mark.rule("kros.lock.when")
def test_it_does_not_matter_whether_the_named_cell_is_still_next_to_the_locker() -> None:
    """From F6 to F7, both beside a foe; and out of the corner between two."""
    scene = Scene([BILL, foe("coa_gulary", "G6"), foe("yugo", "G7")])
    scene.do("mv F7", rolls="L D D")
    assert [locker["card"] for locker in scene.told("lock")["lockers"]] == ["coa_gulary"]


@pytest.mark.rule("kros.lock.when")
def test_arriving_next_to_an_opponent_needs_no_check_but_leaving_again_does() -> None:
    scene = Scene([BILL, foe("coa_gulary", "H6")])
    scene.do("mv G6")
    assert scene.rolls == []
    assert scene.cells("mv") == {"F6", "G5", "G7"}
    scene.do("mv F6", rolls="A C D")
    assert result_of(scene) == "dodged"


@pytest.mark.rule("kros.lock.when")
def test_a_move_never_leads_through_a_cell_that_could_only_be_left_by_a_check() -> None:
    """Between the bushes the only way to A4 leads past B3, where Coa stands."""
    scene = Scene(
        [own("luk_ylook", "A1"), foe("coa_gulary", "B3")], scenery=lying("bush", "B1", "B2")
    )
    assert scene.cells("mv") == {"A2", "A3"}


@pytest.mark.rule("kros.lock.when", "kros.lock.then_move")
def test_each_cell_that_is_left_later_needs_a_new_check() -> None:
    scene = Scene([BILL, foe("coa_gulary", "G6"), foe("yugo", "G7")])
    scene.do("mv F7", rolls="A D A")
    scene.do("mv F8", rolls="A D A")
    assert scene.unit("bill_tell").gauges == (6, 1)


@pytest.mark.rule("kros.lock.when")
def test_without_mp_or_a_free_cell_nobody_can_even_try() -> None:
    tired = Scene([own("bill_tell", "F6", mp=0), COA_ABOVE])
    assert tired.cells("mv") == set()
    walled = Scene([own("bill_tell", "A1"), foe("coa_gulary", "B1")], scenery=lying("bush", "A2"))
    assert walled.cells("mv") == set()


@pytest.mark.rule("kros.lock.who", "kros.piece.ally")
def test_allies_and_opponents_on_a_diagonal_do_not_lock() -> None:
    scene = Scene([BILL, own("coa_gulary", "F5"), foe("yugo", "E5"), foe("naz_rael", "G7")])
    scene.do("mv E6")
    assert scene.rolls == []


@pytest.mark.rule("kros.lock.who", "kros.power.itty_bitty")
def test_a_piece_with_itty_bitty_is_not_locked_itself() -> None:
    scene = Scene([own("tofu", "F6"), own("yugo", "A1"), foe("coa_gulary", "F5")], piece="tofu")
    scene.do("mv F8")
    assert scene.rolls == []
    assert scene.unit("tofu").mp == 3


@pytest.mark.rule("kros.lock.who", "kros.piece.ally")
def test_a_summon_that_walks_is_locked_like_any_character() -> None:
    units = [own("gobball", "F6"), own("yugo", "A1"), foe("coa_gulary", "F5")]
    scene = Scene(units, piece="gobball").do("mv F7", rolls="A D")
    assert result_of(scene) == "dodged"


# Lock checks: dice and what they cost -------------------------------------------------------------


@pytest.mark.rule("kros.lock.dice", "kros.power.lock", "kros.power.dodge")
@pytest.mark.parametrize(
    ("mover", "locker", "dice"),
    [
        ("luk_ylook", "coa_gulary", (1, 1)),
        ("bill_tell", "coa_gulary", (1, 2)),
        ("luk_ylook", "hild_rimeguard", (2, 1)),
        ("bill_tell", "hild_rimeguard", (2, 2)),
    ],
)
def test_lock_and_dodge_each_give_a_second_die(
    mover: str, locker: str, dice: tuple[int, int]
) -> None:
    scene = Scene([own(mover, "F6"), foe(locker, "F5")]).do("mv F7")
    told = scene.told("lock")
    assert len(told["lockers"][0]["faces"]) == dice[0]
    assert len(told["faces"]) == dice[1]
    assert scene.rolls == [*told["lockers"][0]["faces"], *told["faces"]]


@pytest.mark.rule("kros.lock.dice", "kros.inspire.power", "kros.inspire.duration")
def test_inspired_powers_give_their_dice_too_and_on_the_opponents_turn_as_well() -> None:
    scene = Scene(
        [own("luk_ylook", "F6", inspired=["dodge"]), foe("coa_gulary", "F5", inspired=["lock"])]
    )
    scene.do("mv F7", rolls="L L D D")
    told = scene.told("lock")
    assert (told["lock"], told["dodge"]) == (2, 2)


@pytest.mark.rule("kros.dice.success", "kros.lock.dice")
@pytest.mark.parametrize("face", FACES)
def test_lock_and_the_dofus_lock(face: str) -> None:
    scene = Scene([own("luk_ylook", "F6"), COA_ABOVE]).do("mv F7", rolls=f"{face} A")
    assert scene.told("lock")["lock"] == (face in "LW")


@pytest.mark.rule("kros.dice.success", "kros.lock.dice")
@pytest.mark.parametrize("face", FACES)
def test_dodge_the_combined_face_and_the_dofus_dodge(face: str) -> None:
    scene = Scene([own("luk_ylook", "F6"), COA_ABOVE]).do("mv F7", rolls=f"A {face}")
    assert scene.told("lock")["dodge"] == (face in "DXW")


@pytest.mark.rule("kros.lock.result")
def test_none_against_none_is_a_grapple() -> None:
    scene = Scene([own("luk_ylook", "F6"), COA_ABOVE]).do("mv F7", rolls="A A")
    assert result_of(scene) == "grappled"
    assert scene.unit("luk_ylook").gauges == (5, 2)


@pytest.mark.rule("kros.lock.result", "kros.lock.then_move")
@pytest.mark.parametrize(
    ("ap", "mp", "rolls", "left"),
    [(0, 1, "A A", (0, 0)), (2, 2, "L A", (0, 0)), (5, 4, "L A", (2, 1)), (0, 3, "A A", (0, 2))],
)
def test_a_lock_check_takes_what_is_there_and_never_more(
    ap: int, mp: int, rolls: str, left: tuple[int, int]
) -> None:
    scene = Scene([own("luk_ylook", "F6", ap=ap, mp=mp), COA_ABOVE]).do("mv F7", rolls=rolls)
    assert scene.unit("luk_ylook").gauges == left
    assert scene.step == ("lock" if left[1] > 0 else "act")


@pytest.mark.rule("kros.lock.then_move")
def test_after_the_loss_the_mover_may_stay_and_act_on() -> None:
    scene = Scene([BILL, COA_ABOVE]).do(WISH, rolls="A A A")
    assert scene.legal() == ["go", "stay"]
    scene.do("stay")
    assert scene.unit("bill_tell").cell == at(5, 5)
    assert scene.unit("bill_tell").gauges == (5, 2)
    assert scene.active_card() == "bill_tell"
    scene.do(f"mv {at(6, 5)}", rolls="A D A")
    assert scene.unit("bill_tell").gauges == (5, 1)


@pytest.mark.rule("kros.opt.lock_mode")
@pytest.mark.parametrize(
    ("rolls", "result", "gauges", "cell"),
    [
        ("L A A", "stopped", (0, 0), at(5, 5)),
        ("L A X", "dodged", (6, 2), at(5, 6)),
        ("A A A", "dodged", (6, 2), at(5, 6)),
        ("A D A", "dodged", (6, 2), at(5, 6)),
    ],
)
def test_in_the_older_rules_a_lock_that_no_dodge_cancels_takes_everything(
    rolls: str, result: str, gauges: tuple[int, int], cell: str
) -> None:
    scene = Scene([BILL, COA_ABOVE], lock_mode="v1").do(WISH, rolls=rolls)
    assert result_of(scene) == result
    assert scene.unit("bill_tell").gauges == gauges
    assert scene.unit("bill_tell").cell == cell
    assert scene.step == "act"


@pytest.mark.rule("kros.opt.lock_mode")
def test_in_the_older_rules_summons_stop_a_mover_as_well() -> None:
    scene = Scene([BILL, foe("gobball", at(5, 4))], lock_mode="v1").do(WISH, rolls="L A A")
    assert scene.unit("bill_tell").gauges == (0, 0)


# Chances ------------------------------------------------------------------------------------------


def counted(locker_dice: int, dodge_dice: int, is_mob: bool) -> Counter[str]:
    """How often each result comes out of all rolls."""
    found: Counter[str] = Counter()
    for faces in product(FACES, repeat=locker_dice + dodge_dice):
        lock = sum(face in "LW" for face in faces[:locker_dice])
        dodge = sum(face in "DXW" for face in faces[locker_dice:])
        if dodge > lock:
            found["dodged"] += 1
        elif dodge == lock or is_mob:
            found["grappled"] += 1
        else:
            found["locked"] += 1
    return found


LOCKS = [
    ("luk_ylook", ["coa_gulary"], (1, 1)),
    ("bill_tell", ["coa_gulary"], (1, 2)),
    ("luk_ylook", ["hild_rimeguard"], (2, 1)),
    ("bill_tell", ["king_of_the_gobballs", "coa_gulary"], (3, 2)),
    ("luk_ylook", ["coa_gulary", "yugo", "naz_rael", "gobball"], (4, 1)),
    ("luk_ylook", ["gobball", "gobball"], (2, 1)),
    ("bill_tell", ["gobball", "firebomb", "tofu"], (1, 2)),
]


def around(mover: str, lockers: list[str]) -> KrosmasterState:
    cells = ["F5", "E6", "G6", "F7"]
    units = [own(mover, "F6"), *(foe(card, cells[n]) for n, card in enumerate(lockers))]
    state = Scene(units).state
    assert isinstance(state, KrosmasterState)
    return state


@pytest.mark.rule("kros.lock.result", "kros.lock.mob", "kros.dice.success", "kros.dice.faces")
@pytest.mark.parametrize(("mover", "lockers", "dice"), LOCKS)
def test_the_chances_of_a_lock_check_are_those_of_all_rolls_counted(
    mover: str, lockers: list[str], dice: tuple[int, int]
) -> None:
    state = around(mover, lockers)
    odds = lock_odds(state, state.units[0], CELL_NUMBER["F6"])
    is_mob = set(lockers) <= {"gobball", "tofu", "firebomb"}
    expected = counted(*dice, is_mob)
    assert odds.total == 6 ** sum(dice)
    assert {"dodged": odds.dodged, "grappled": odds.grappled, "locked": odds.locked} == {
        result: expected[result] for result in ("dodged", "grappled", "locked")
    }


@pytest.mark.rule("kros.lock.result", "kros.lock.dice")
@pytest.mark.parametrize(
    ("mover", "lockers", "dice"), [LOCKS[1], LOCKS[2], ("bill_tell", ["gobball"], (1, 2))]
)
def test_played_out_with_all_rolls_a_lock_check_ends_as_often_as_counted(
    mover: str, lockers: list[str], dice: tuple[int, int]
) -> None:
    state = around(mover, lockers)
    found: Counter[str] = Counter()
    for faces in product(FACES, repeat=sum(dice)):
        scene = Scene.of(state.clone()).do("mv F7", rolls=" ".join(faces))
        found[result_of(scene)] += 1
    assert found == counted(*dice, lockers == ["gobball"])


@pytest.mark.rule("kros.lock.when")
def test_where_nobody_locks_there_is_no_risk() -> None:
    state = around("luk_ylook", ["coa_gulary"])
    assert lock_odds(state, state.units[0], CELL_NUMBER["C3"]).dodged == 1
    assert lock_odds(state, state.units[0], CELL_NUMBER["C3"]).total == 1
