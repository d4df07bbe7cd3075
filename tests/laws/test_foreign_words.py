"""Nothing outside a game's package names it, so a new game touches its package alone."""

from pathlib import Path

import pytest
from foreign import NAMED, ORDINARY, ROOT, foreign_words, house_files, words_of

from hoarfrost.registry import kits


def test_the_house_names_no_game() -> None:
    found = foreign_words(house_files(), kits())
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        'load_game("snowfall")',
        "import claim",
        "the goblins lead",
        "const iceSword = 1;",
        ".ice-sword { color: red }",
        'push("GO4")',
        "una bola de nieve",
        "Verstopt achter een IJspegel",
    ],
)
def test_a_planted_word_of_a_game_is_found(tmp_path: Path, line: str) -> None:
    file = tmp_path / "src" / "hoarfrost" / "cli" / "planted.py"
    file.parent.mkdir(parents=True)
    file.write_text(f"nothing here\n{line}\n")
    found = foreign_words([file], kits(), tmp_path)
    assert [place.rpartition(":")[0] for place in found] == ["src/hoarfrost/cli/planted.py:2"]


def test_a_game_may_name_itself(tmp_path: Path) -> None:
    file = tmp_path / "src" / "hoarfrost" / "games" / "claim" / "own.py"
    file.parent.mkdir(parents=True)
    file.write_text("claim")
    assert foreign_words([file], kits(), tmp_path) == []


def test_what_is_allowed_is_there() -> None:
    """An exception that nothing needs would only hide the next fault."""
    assert all((ROOT / place).exists() for place in NAMED)
    words = {word for kit in kits() for word in words_of(kit, with_ordinary=True)}
    assert [word for word in ORDINARY if not words & {word, f"{word}s"}] == []
