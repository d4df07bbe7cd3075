"""Packages from npm for tests, lint and benchmarks: never in the repository, never at run time.

A folder with a package.json names them by exact version. They are installed in .venv/node/, once
for each content of that file.
"""

import fcntl
import hashlib
import os
import shutil
from pathlib import Path

import in_env

HOME = in_env.HOME / "node"
INSTALL = ["install", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"]


class NpmMissingError(Exception):
    """There is no npm, and this is not CI, where it would be installed or asked for."""


def modules(folder: Path, what: str) -> Path:
    """The node_modules of the package.json in this folder; `what` needs them."""
    manifest = folder / "package.json"
    content = manifest.read_bytes()
    place = HOME / f"{folder.name}-{hashlib.sha256(content).hexdigest()[:12]}"
    found = place / "node_modules"
    HOME.mkdir(parents=True, exist_ok=True)
    with (HOME / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.exists():
            require_npm(what)
            install(content, place)
    return found


def require_npm(what: str) -> None:
    if shutil.which("npm") is not None:
        return
    problem = "there is no npm"
    if os.environ.get("CI") != "true":
        raise NpmMissingError(f"{what} cannot run, because {problem}: install Node.js.")
    in_env.install_from_debian(["nodejs", "npm"], what, problem)


def install(content: bytes, place: Path) -> None:
    """In a folder of its own first, so that a half installation is never taken for a whole one."""
    new = HOME / "new"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    (new / "package.json").write_bytes(content)
    in_env.run(f"npm-{place.name}", "npm", "--prefix", str(new), *INSTALL)
    shutil.rmtree(place, ignore_errors=True)
    new.rename(place)
