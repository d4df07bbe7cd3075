"""bench/history.py: rows of several games in one file."""

from bench.history import END_OF_HISTORY, add_row, end_of_table

START = {"Date": "2026-01-02", "commit": "abc", "note": "first"}
EMPTY = f"# Results\n\n## History\n\n{END_OF_HISTORY}\n\n## Later\n\n| a | b |\n"


def test_a_game_without_a_table_gets_one() -> None:
    written = add_row(EMPTY, "coins", START | {"clone, us": "3 (missed)"}, {"clone, us": "<= 2 us"})
    assert written == (
        "# Results\n\n## History\n\n### coins\n\n"
        "| Date | commit | note | clone, us |\n"
        "| --- | --- | --- | --- |\n"
        "|  |  | wanted | <= 2 us |\n"
        "| 2026-01-02 | abc | first | 3 (missed) |\n"
        f"{end_of_table('coins')}\n\n{END_OF_HISTORY}\n\n## Later\n\n| a | b |\n"
    )


def test_games_with_goals_of_the_same_name_have_a_table_each() -> None:
    wanted = {"clone, us": "<= 2 us"}
    one = add_row(EMPTY, "coins", START | {"clone, us": "1"}, wanted)
    both = add_row(one, "dice", START | {"clone, us": "9"}, wanted)
    assert both.index("### coins") < both.index("| 1 |") < both.index("### dice")
    assert both.index("### dice") < both.index("| 9 |") < both.index(END_OF_HISTORY)
    again = add_row(both, "coins", START | {"clone, us": "5"}, wanted)
    assert again.index("| 1 |") < again.index("| 5 |") < again.index("### dice")
    assert again.replace("| 2026-01-02 | abc | first | 5 |\n", "") == both


def test_cells_are_put_below_their_heads() -> None:
    old = add_row(EMPTY, "coins", START | {"gone": "7", "stays": "1"}, {"gone": "x", "stays": "y"})
    new = add_row(old, "coins", START | {"new": "3", "stays": "2"}, {"new": "z", "stays": "y"})
    lines = new.splitlines()
    at = lines.index("| Date | commit | note | gone | stays | new |")
    assert lines[at + 1 : at + 5] == [
        "| --- | --- | --- | --- | --- | --- |",
        "|  |  | wanted | x | y | z |",
        "| 2026-01-02 | abc | first | 7 | 1 | - |",
        "| 2026-01-02 | abc | first | - | 2 | 3 |",
    ]
