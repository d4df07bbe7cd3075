"""The rules of the greedy player of Krosmaster, one scene each."""

import pytest

from hoarfrost.core.game import State
from hoarfrost.core.rng import rng_from_seed
from hoarfrost.games.krosmaster.greedy.player import KrosmasterGreedy
from hoarfrost.lab import simulate
from tests.games.krosmaster.scene import Scene, dealt, foe, lying, own


def choice(state: State) -> str:
    """What the greedy player would do, given only what its seat knows."""
    seat = int(state.current_player())
    world = state.resample(seat, rng_from_seed(1))
    return state.action_to_string(KrosmasterGreedy().choose(world, seat))


def turn(scene: Scene, most: int = 12) -> list[str]:
    """The choices of the active piece until its turn ends."""
    piece = scene.field("piece")
    made: list[str] = []
    while not scene.is_over and scene.field("piece") == piece and len(made) < most:
        text = choice(scene.state)
        scene.do(text)
        made.append(text)
    return made


# Attacks ----------------------------------------------------------------------------------------


def test_it_takes_a_sure_ko_before_a_stronger_opponent() -> None:
    scene = Scene(
        [
            own("darkness_knight", "F6"),
            foe("coa_gulary", "F8", injuries=6),
            foe("count_harebourg", "H6"),
        ]
    )
    assert choice(scene.state).endswith("F8")


def test_it_walks_to_where_it_can_hit() -> None:
    scene = Scene([own("naz_rael", "F6"), foe("luk_ylook", "F9", injuries=4)])
    made = turn(scene)
    assert made[0].startswith("mv")
    assert any("powerful_ha_sword F9" in text for text in made)


def test_it_does_not_hit_its_own() -> None:
    scene = Scene(
        [
            own("ysolde_hoar", "F6"),
            own("pip_thinshell", "F8", injuries=4),
            foe("hild_rimeguard", "F9"),
        ]
    )
    assert not any("rime_burst" in text for text in turn(scene))


def test_out_of_reach_it_comes_nearer() -> None:
    scene = Scene([own("naz_rael", "A1"), foe("hild_rimeguard", "L12")])
    made = turn(scene)
    assert made[0].startswith("mv")
    assert made[-1] == "end"


def test_it_ends_a_turn_in_which_nothing_helps() -> None:
    scene = Scene([own("naz_rael", "F6", ap=0, mp=0), foe("hild_rimeguard", "F9")])
    assert choice(scene.state) == "end"


# Helping ----------------------------------------------------------------------------------------


def test_a_healer_heals_who_is_nearly_gone() -> None:
    scene = Scene(
        [
            own("sister_cinder", "A1"),
            own("count_harebourg", "A2", injuries=15),
            foe("hild_rimeguard", "L12"),
        ],
        piece="sister_cinder",
    )
    assert choice(scene.state) == "cast warm_hands A2"


def test_nobody_heals_the_unhurt() -> None:
    scene = Scene(
        [own("sister_cinder", "A1"), own("bill_tell", "A2"), foe("hild_rimeguard", "L12")],
        piece="sister_cinder",
    )
    assert not any("warm_hands" in text for text in turn(scene))


# Bombs ------------------------------------------------------------------------------------------


def bomb_cells(made: list[str]) -> list[str]:
    return [text.split()[-1] for text in made if "plant_bomb" in text]


def test_a_bomb_goes_beside_opponents_and_not_beside_its_own() -> None:
    scene = Scene(
        [
            own("bad_aboum", "F6", mp=0, ap=3),
            foe("bill_tell", "F9"),
            foe("luk_ylook", "G8"),
        ]
    )
    assert set(bomb_cells(turn(scene))) <= {"F8"}


def test_no_bomb_is_planted_where_it_hurts_only_its_own() -> None:
    scene = Scene(
        [own("bad_aboum", "A1", mp=0), own("coa_gulary", "A3"), foe("hild_rimeguard", "L12")],
        piece="bad_aboum",
    )
    assert bomb_cells(turn(scene)) == []


# Kamas and rewards ------------------------------------------------------------------------------


def test_it_buys_the_glory_that_wins() -> None:
    scene = Scene(
        [own("naz_rael", "D5"), foe("pip_thinshell", "D6", injuries=4)],
        board="glacier_gate",
        stock=[12, 0],
        gg=[6, 1],
        wild=False,
    )
    assert choice(scene.state) == "buy gg"


def test_it_picks_up_kamas_when_there_is_nothing_better() -> None:
    scene = Scene(
        [own("naz_rael", "A1", mp=0), foe("hild_rimeguard", "L12")],
        kamas={"A1": 2},
    )
    made = turn(scene)
    assert scene.stock[0] == 2
    assert made[-1] == "end"


# Tension ----------------------------------------------------------------------------------------


def tension(dice: str, gg: list[int]) -> Scene:
    return Scene(
        [own("naz_rael", "A1"), foe("hild_rimeguard", "L12")],
        step="keep",
        turn=4,
        active=0,
        dice={"faces": dice.split()},
        gg=gg,
        wild=False,
    )


@pytest.mark.parametrize(
    ("gg", "answer"),
    [([3, 1], "keep"), ([1, 3], "reroll"), ([5, 3], "keep"), ([3, 5], "reroll")],
)
def test_a_double_is_kept_by_whoever_is_ahead(gg: list[int], answer: str) -> None:
    assert choice(tension("A A", gg).state) == answer


def test_two_different_dice_are_kept() -> None:
    assert choice(tension("A C", [1, 1]).state) == "keep"


# Setting up and strength ------------------------------------------------------------------------


def test_fighters_stand_in_front_of_archers() -> None:
    scene = dealt(team1="clockwork", team2="tormentators")
    while scene.step != "act":
        scene.do(choice(scene.state))
    rows = {piece.card: int(str(piece.cell)[1:]) for piece in scene.units() if piece.owner == 0}
    middle = 6.5
    assert abs(rows["count_harebourg"] - middle) < abs(rows["luk_ylook"] - middle)


def test_it_beats_random_moves() -> None:
    result = simulate("krosmaster", {}, ["greedy", "random"], 6, seed=1, processes=1)
    assert result.players[0].total.wins >= 5


def test_a_scene_with_ice_is_played_to_its_end() -> None:
    scene = Scene(
        [own("bruno_sledge", "E4"), foe("bill_tell", "D6", injuries=5)],
        board="frigost_1",
        scenery=lying("ice_cube", "D6"),
    )
    assert turn(scene)[-1] in ("end", "cast sled_ram D6", "cast punch D6")
