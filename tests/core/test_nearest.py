"""What somebody who wrote an unknown name is told."""

from hoarfrost.core.nearest import did_you_mean, nearest


def test_the_nearest_name_comes_first_whatever_its_case() -> None:
    assert nearest("YETIS", ["Yeti", "Goblin"]) == ["Yeti"]


def test_a_guess_is_followed_by_all_names() -> None:
    assert did_you_mean("yetis", ["yeti", "goblin"]) == "did you mean yeti? Known: yeti and goblin"


def test_where_nothing_is_known_nothing_is_guessed() -> None:
    assert did_you_mean("yeti", []) == "none is known"
