"""What is installed is what was tested; whether it has known holes is said, or that it is not."""

import json
import re
import tomllib
from pathlib import Path

import audit
import pytest

ROOT = Path(__file__).resolve().parents[2]
PINNED = dict(
    line.lower().replace("_", "-").split("==")
    for line in (ROOT / "constraints.txt").read_text().splitlines()
    if "==" in line
)
WISH = re.compile(r"([a-z0-9-]+)>=([0-9.]+),<([0-9.]+)")


def wishes() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    build = [wish for wish in project["build-system"]["requires"] if "==" not in wish]
    return [*project["project"]["dependencies"], *build]


@pytest.mark.parametrize("wish", wishes())
def test_a_requirement_lets_in_the_tested_version_and_nothing_much_later(wish: str) -> None:
    found = WISH.fullmatch(wish)
    assert found, f"{wish} has no upper bound"
    name, least, below = found.groups()
    tested = numbers(PINNED[name])
    assert numbers(least) <= tested < numbers(below)
    place = len(numbers(below)) - 1  # the next one of what the bound counts
    assert numbers(below)[place] == tested[place] + 1


def numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def answering(folder: Path, *answers: str) -> Path:
    """A pip-audit that gives these answers, one for each source."""
    program = folder / "pip-audit"
    cases = "\n".join(
        f"  *'service {source}'*) echo '{answer}';;"
        for source, answer in zip(audit.SOURCES, answers, strict=True)
    )
    program.write_text(f'#!/bin/sh\ncase "$*" in\n{cases}\nesac\n')
    program.chmod(0o755)
    return program


def answer(**package: object) -> str:
    return json.dumps({"dependencies": [{"name": "frost", "version": "1.0", **package}]})


ADVISORY = {"id": "PYSEC-1", "fix_versions": ["1.1"]}
UNKNOWN = answer(skip_reason="not found")


@pytest.mark.parametrize(
    ("answers", "code", "told"),
    [
        ((answer(vulns=[]), ""), audit.CLEAN, "1 packages, 0 with advisories"),
        ((answer(vulns=[ADVISORY]), ""), audit.AFFECTED, "frost 1.0: PYSEC-1; fixed in 1.1"),
        ((UNKNOWN, answer(vulns=[])), audit.CLEAN, "0 with advisories"),
        ((UNKNOWN, ""), audit.UNKNOWN, "no source of advisories can be reached"),
        (("", ""), audit.UNKNOWN, "no source of advisories can be reached"),
    ],
)
def test_an_audit_says_what_is_known_and_when_nothing_is(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    answers: tuple[str, str],
    code: int,
    told: str,
) -> None:
    assert audit.audit(answering(tmp_path, *answers), "here", []) == code
    assert told in capsys.readouterr().out
