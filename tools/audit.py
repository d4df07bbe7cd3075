"""Check the installed packages against the known advisories.

    python tools/audit.py

The packages are those of our environments in .venv/ (without any: the versions of constraints.txt).
pip-audit looks them up; it lies in an environment of its own, made on demand. It asks over the
network, so the answer is one of three, and the exit code tells which:

0   no advisory is known for any of them
1   some are affected: they are listed with the versions that are not
2   nobody knows: pip-audit could not be installed, or no source of advisories could be reached
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / ".venv"
TOOL: Final = "pip-audit>=2.9,<3"
SOURCES: Final = ("pypi", "osv")  # of advisories, as pip-audit calls them
PROJECTS: Final = [ROOT / "pyproject.toml", *ROOT.glob("examples/*/pyproject.toml")]
CLEAN, AFFECTED, UNKNOWN = 0, 1, 2


def main() -> int:
    program = HOME / "audit" / "bin" / "pip-audit"
    if not program.exists():
        print("Preparing the environment for the audit in .venv/audit (once).")
        if problem := install():
            print(f"Not audited: pip-audit cannot be installed here.\n  {problem}")
            return UNKNOWN
    return max(audit(program, what, options) for what, options in subjects().items())


def install() -> str:
    """What went wrong, if something did."""
    home = str(HOME / "audit")
    making = [sys.executable, "-m", "venv", "--clear", home]
    installing = [f"{home}/bin/python", "-m", "pip", "install", "--quiet", TOOL]
    for command in (making, installing):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            return last_line(done.stderr)
    return ""


def subjects() -> dict[str, list[str]]:
    """What to audit, and how to tell pip-audit."""
    folders = sorted(HOME.glob("*/lib/python*/site-packages"))
    ours = {folder.parents[2].name: folder for folder in folders}
    found = {
        f".venv/{name}": ["--path", str(folder)] for name, folder in ours.items() if name != "audit"
    }
    pinned = ["--requirement", str(ROOT / "constraints.txt"), "--no-deps", "--disable-pip"]
    return found or {"constraints.txt": pinned}


def audit(program: Path, what: str, options: list[str]) -> int:
    problem = ""
    for source in SOURCES:
        command = [str(program), *options, "--vulnerability-service", source, "--format", "json"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        try:
            packages = json.loads(done.stdout)["dependencies"]
        except (json.JSONDecodeError, KeyError):  # it ended before it had an answer
            problem = last_line(done.stderr)
            continue
        skipped = [package for package in packages if "skip_reason" in package]
        unknown = [package for package in skipped if package["name"] not in own_packages()]
        if not unknown:
            return report(what, packages)
        # A mirror without advisories answers too, but says of each package that there is none.
        problem = f"{len(unknown)} packages: {unknown[0]['skip_reason']}"
    print(f"Not audited: {what}, because no source of advisories can be reached from here.")
    print(f"  {problem}")
    return UNKNOWN


def own_packages() -> set[str]:
    """Those of which no source has heard."""
    return {tomllib.loads(file.read_text())["project"]["name"] for file in PROJECTS}


def report(what: str, packages: list[dict[str, Any]]) -> int:
    affected = [package for package in packages if package.get("vulns")]
    print(f"{what}: {len(packages)} packages, {len(affected)} with advisories.")
    for package in affected:
        for advisory in package["vulns"]:
            fixed = ", ".join(advisory["fix_versions"]) or "none yet"
            print(f"  {package['name']} {package['version']}: {advisory['id']}; fixed in {fixed}")
    return AFFECTED if affected else CLEAN


def last_line(text: str) -> str:
    return (text.strip().splitlines() or ["It did not say why."])[-1][:300]


if __name__ == "__main__":
    sys.exit(main())
