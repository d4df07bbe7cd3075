"""Golden values of chance, written down so that no change can pass unseen.

Every seed that somebody has written down, and every secret that proves a shuffle, leads to its game
through these numbers. They may change only on purpose: if seeds are to deal other games from then
on, with a line in CHANGELOG.md, and for `Shuffle` with a new way to verify older records.
"""

import pytest

from hoarfrost.core.rng import Rng, rng_from_seed
from hoarfrost.core.shuffle import SECRET_BYTES, Shuffle

SECRET = bytes(range(SECRET_BYTES))
THREE_QUARTERS = 3 << 30  # of all words: so every fourth of them is thrown away


def words(rng: Rng, count: int) -> str:
    return " ".join(f"{rng.next32():08x}" for _ in range(count))


def test_the_generator_is_sfc32() -> None:
    """The first words of a known state, as its definition gives them."""
    rng = Rng(1, 2, 3, 4)
    assert words(rng, 6) == "00000007 00000022 03600060 0b421d78 cc849c75 17ce4c72"
    assert rng.to_json() == "5322189ddbb3e18f72cdcb630000000a"


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (0, "514676c3 08a809df 30349d2b fb52c520"),
        (7, "b6eed207 d5875c09 5637680a fa24ac1c"),
        (2**32 - 1, "03d06f8f ac890278 03ced00f 09724a20"),
        (2**32, "c20cff30 b3d1f895 e7197ebf dc9ddb6b"),
        (-1, "13e6fbbd 116810ca a5bc6425 a7600d5c"),
        ("frost", "fba807c4 eb184a0c 372d547a c3e1e56d"),
        (b"\x00\xff", "69159982 1ea1a19e 096d748e d4a0ae34"),
    ],
)
def test_a_seed_gives_the_same_words_for_ever(seed: int | str | bytes, expected: str) -> None:
    assert words(rng_from_seed(seed), 4) == expected


def test_a_fork_takes_four_words_and_is_warmed_up() -> None:
    rng = rng_from_seed(7)
    assert rng.fork().to_json() == "d5c7fdd77d81694db4732071fa24ac28"
    assert rng.to_json() == "0c39f160dbb43056def5f22a00000011"


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
        (2, [1, 1, 0, 1, 1, 1, 0, 0, 1, 0]),
        (6, [4, 5, 2, 5, 5, 4, 2, 2, 4, 2]),
        (52, [37, 43, 17, 50, 47, 36, 22, 23, 38, 23]),
        (
            THREE_QUARTERS,
            [
                *(2301828485, 2686813446, 1084853767, 2918357333, 2246021731),
                *(1389273308, 1461171009, 2364751325, 1481506194, 1191730212),
            ],
        ),
    ],
)
def test_numbers_below_a_limit_are_the_same_for_ever(n: int, expected: list[int]) -> None:
    rng = rng_from_seed(7)
    assert [rng.below(n) for _ in range(10)] == expected


def test_where_words_do_not_share_out_evenly_the_surplus_is_thrown_away() -> None:
    """Four words to three numbers: without that, every third number would come twice as often."""
    rng = rng_from_seed(7)
    thirds = [rng.below(THREE_QUARTERS) % 3 for _ in range(3000)]
    assert all(900 < thirds.count(rest) < 1100 for rest in (0, 1, 2))


def test_a_shuffle_gives_the_same_generators_for_ever() -> None:
    shuffle = Shuffle(SECRET, ["aa", "bb"])
    assert shuffle.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert shuffle.generator(0).to_json() == "a6216e652f0a2cb9d2039f78d079151a"
    assert shuffle.generator(1).to_json() == "2b07281e617a3b43bcb89defce83bbab"
    assert shuffle.generator(-3).to_json() == "7fabd96d7ed600cfe777e4b751446c03"
    assert Shuffle(SECRET).generator(0).to_json() == "62a8a3949dea7aeb4b0d220e62fc3bf8"


def test_entropy_counts_in_the_order_of_the_seats() -> None:
    shuffle = Shuffle(SECRET, ["bb", "aa"])
    assert shuffle.generator(0).to_json() == "5cad5e1e0f0cbfcdbe236c2ce6e1b778"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((1, ["2a", "b"]), (12, ["a", "b"])),
        ((1, ["ab", "c"]), (1, ["a", "bc"])),
        ((1, ["ab"]), (1, ["a", "b"])),
    ],
)
def test_no_two_actions_or_rows_of_entropy_share_a_generator(
    one: tuple[int, list[str]], other: tuple[int, list[str]]
) -> None:
    """The number of the action and the texts are kept apart, so none can stand in for another."""
    generators = {Shuffle(SECRET, texts).generator(n).to_json() for n, texts in (one, other)}
    assert len(generators) == 2
