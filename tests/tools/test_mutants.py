"""tools/mutants.py on a project of two files."""

from pathlib import Path

import mutants
import pytest

SOURCE = "def double(n: int) -> int:\n    return 2 * n\n\n\ndef unused() -> int:\n    return 7\n"
TESTS = "from house import double\n\n\ndef test_double() -> None:\n    assert double(3) == 6\n"
CAUGHT = ("halves", "2 * n", "n // 2")
UNNOTICED = ("nobody-looks", "return 7", "return 8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in (("src/house.py", SOURCE), ("tests/test_house.py", TESTS)):
        path = tmp_path / name
        path.parent.mkdir()
        path.write_text(text)
    return tmp_path


def plant(project: Path, *listed: tuple[str, str, str], tests: str = "tests/test_house.py") -> None:
    path = project / mutants.LIST
    path.parent.mkdir()
    path.write_text(
        "".join(
            f'[[mutant]]\nname = "{name}"\nfile = "src/house.py"\nbefore = "{before}"\n'
            f'after = "{after}"\ntests = ["{tests}"]\nwhy = "because"\n'
            for name, before, after in listed
        )
    )


def run(project: Path, *arguments: str) -> int:
    return mutants.main(["--jobs", "2", *arguments], project)


def test_a_mistake_that_a_test_notices_is_good(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(project, CAUGHT)
    assert run(project) == 0
    assert "[1/1] noticed   halves" in capsys.readouterr().out


def test_a_mistake_that_nobody_notices_is_reported(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(project, CAUGHT, UNNOTICED)
    assert run(project) == 1
    told = capsys.readouterr().out
    assert "1 of 2 mistakes were noticed" in told
    assert "SURVIVED  nobody-looks: because" in told


@pytest.mark.parametrize("text", ["return 3 * n", "return"])
def test_a_mistake_whose_place_is_not_there_exactly_once_is_an_error_that_names_it(
    project: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    plant(project, ("moved-away", text, "pass"), CAUGHT)
    assert run(project) == 1
    told = capsys.readouterr().out
    assert "ERROR     moved-away: src/house.py has the text to replace" in told
    assert "noticed   halves" in told


def test_tests_that_fail_by_themselves_notice_nothing(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "tests/test_house.py").write_text(TESTS.replace("== 6", "== 5"))
    plant(project, CAUGHT)
    assert run(project) == 1
    assert "halves: its tests fail without it" in capsys.readouterr().out


def test_a_mistake_that_keeps_the_tests_from_running_is_an_error(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(project, ("no-python", "2 * n", "2 *"))
    assert run(project) == 1
    assert "ERROR     no-python: its tests could not be run" in capsys.readouterr().out


def test_the_work_tree_is_never_touched(project: Path) -> None:
    plant(project, CAUGHT, UNNOTICED)
    before = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    run(project)
    assert {path: path.read_bytes() for path in project.rglob("*") if path.is_file()} == before


def test_one_is_chosen_by_a_part_of_its_name(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(project, CAUGHT, UNNOTICED)
    assert run(project, "--only", "half") == 1
    assert "no mutant has half in its name" in capsys.readouterr().err
    assert run(project, "--only", "halve", "--list") == 0
    assert capsys.readouterr().out.splitlines()[0] == "halves"


def test_a_name_that_is_there_twice_is_an_error(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(project, CAUGHT, CAUGHT)
    assert run(project) == 1
    assert "halves is there 2 times" in capsys.readouterr().err


def test_the_list_of_the_project_fits_its_sources() -> None:
    listed = mutants.read_list(mutants.ROOT / mutants.LIST)
    assert [
        f"{mutant.name}: {fault}" for mutant, fault in mutants.stale(listed, mutants.ROOT)
    ] == []
