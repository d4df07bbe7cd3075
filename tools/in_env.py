"""Run a command in one of the project's environments, made or renewed first where needed.

    python tools/in_env.py ENVIRONMENT COMMAND [ARGUMENT ...]

dev        the sources themselves, never compiled, with the tools for tests and lint
dev+compiled   the same; the servers that its tests start are compiled, where there is a C compiler
play       the installed package, compiled where there is a C compiler
compiled   the same with the tools for tests; must be compiled, or is left out with a word why
bench      the same with the peers of the benchmarks

They lie in .venv/, each with a stamp that says what it was made from.
"""

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn

import c_compiler

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv"
WHEELS = HOME / "wheels"
LOGS = HOME / "logs"
EXAMPLES = sorted((ROOT / "examples").glob("*/pyproject.toml"))  # games from outside, for the tests

EXTRAS = {"dev": "[test,test-table,lint]", "play": "", "compiled": "[test]", "bench": "[bench]"}
BUILD_FILES = ["pyproject.toml", "setup.py", "tools/c_compiler.py", "tools/compile_catalogues.py"]
PINS = ["constraints.txt", "bench/constraints.txt"]
NOT_SOURCE = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", ".*")


def main(environment: str, command: str, *arguments: str) -> NoReturn:
    os.chdir(ROOT)  # pip reads PIP_CONSTRAINT as words, so the paths in it must have no spaces
    # Images for containers set it, but the tests start Python hundreds of times from the sources.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    HOME.mkdir(exist_ok=True)
    name, _, servers = environment.partition("+")
    if name == "compiled":
        require_compiler()
    make_ready(name)
    if servers and c_compiler.problem() is None:
        make_ready(servers)
        os.environ["HOARFROST_SERVER"] = str(HOME / servers / "bin" / "hoarfrost")
    program = HOME / name / "bin" / command
    os.execv(program, [str(program), *arguments])


def make_ready(name: str) -> None:
    """The installed ones share their wheels; `make test` makes one while it uses the other."""
    with locked("dev" if name == "dev" else "installed"):
        prepare(name)
    if name == "compiled":
        require_compiled_core()


@contextlib.contextmanager
def locked(what: str) -> Iterator[None]:
    with (HOME / f"{what}-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def prepare(name: str) -> None:
    """Bring an environment up to date; say so only if there is something to do."""
    environment = HOME / name
    form = wanted_form(name)
    python = f"{sys.version} {sys.base_prefix} {environment}".replace("\n", " ")
    wanted = [python, form, digest(build_files() if name == "dev" else sources())]
    stamp = environment / "made-from"
    found = stamp.read_text().splitlines() if stamp.exists() else []
    if found == wanted:
        return
    announce(name, form)
    stamp.unlink(missing_ok=True)
    if found[:1] != wanted[:1]:
        run(f"{name}-venv", sys.executable, "-m", "venv", "--clear", str(environment))
    install(name, form)
    stamp.write_text("\n".join(wanted) + "\n")


def wanted_form(name: str) -> str:
    if name == "dev":
        return "editable"
    if name != "compiled" and os.environ.get("HOARFROST_PURE") == "1":
        return "plain"
    return "plain" if c_compiler.problem() else "compiled"


def announce(name: str, form: str) -> None:
    if form != "editable" and wheel_folder(form).exists():
        say(f"Installing Hoarfrost in .venv/{name}.")
    elif form == "editable":
        say("Preparing the development environment in .venv/dev (once, about half a minute).")
    elif form == "compiled":
        say("Compiling Hoarfrost once (a few minutes); HOARFROST_PURE=1 skips this.")
    elif os.environ.get("HOARFROST_PURE") == "1":
        say("Installing Hoarfrost as plain Python, as HOARFROST_PURE=1 asks.")
    else:
        say(
            f"Installing Hoarfrost as plain Python, because {c_compiler.problem()}: "
            "it plays the same, but the computer thinks more slowly."
        )


def install(name: str, form: str) -> None:
    pip = [str(HOME / name / "bin" / "python"), "-m", "pip"]
    if form == "editable":
        house = ["--editable", f".{EXTRAS[name]}"]
        with locked("examples"):
            run("dev-install", *pip, "install", *house, *editable_examples(), HOARFROST_PURE="1")
        return
    wheel = build_wheel(pip, form)
    # pip would leave a package of the same version alone.
    run(f"{name}-uninstall", *pip, "uninstall", "--yes", "hoarfrost")
    run(f"{name}-install", *pip, "install", f"{wheel.relative_to(ROOT)}{EXTRAS[name]}")
    if name == "compiled":
        with locked("examples"):  # an editable install writes beside the sources
            run("examples-install", *pip, "install", "--no-deps", *editable_examples())


def editable_examples() -> Iterator[str]:
    for file in EXAMPLES:
        yield from ("--editable", f"./{file.parent.relative_to(ROOT)}")


def wheel_folder(form: str) -> Path:
    return WHEELS / f"{form}-{digest(sources(), sys.version + os.environ.get('HOARFROST_OPT', ''))}"


def build_wheel(pip: list[str], form: str) -> Path:
    """The wheel of the present sources; the environments share it.

    It is built in a copy, for setuptools puts what an earlier build left in build/ into the wheel.
    """
    folder = wheel_folder(form)
    if not folder.exists():
        for old in WHEELS.glob(f"{form}-*"):
            shutil.rmtree(old)
        new = WHEELS / "new"
        shutil.rmtree(new, ignore_errors=True)
        with tempfile.TemporaryDirectory() as scratch:
            shutil.copytree("src", Path(scratch, "src"), ignore=NOT_SOURCE)
            Path(scratch, "tools").mkdir()
            for file in [*BUILD_FILES, "README.md", "LICENSE"]:
                shutil.copy(file, Path(scratch, file))
            command = [*pip, "wheel", "--verbose", "--no-deps", "--wheel-dir", str(new), scratch]
            run("wheel", *command, HOARFROST_PURE="1" if form == "plain" else "0")
        new.rename(folder)
    wheel = next(folder.glob("*.whl"))
    if form == "compiled" and not is_compiled(wheel):
        say("The compilation failed, so this is plain Python: see .venv/logs/wheel.log.")
    return wheel


def is_compiled(wheel: Path) -> bool:
    with zipfile.ZipFile(wheel) as archive:
        return any(name.endswith(".so") for name in archive.namelist())


def require_compiler() -> None:
    """Without a C compiler leave with a word; in CI install one, or fail."""
    problem = c_compiler.problem()
    if problem is None:
        return
    if os.environ.get("CI") != "true":
        say(f"The compiled half of the tests is NOT run, because {problem}.")
        sys.exit(0)
    install_from_debian(c_compiler.debian_packages(), "The compiled half of the tests", problem)
    problem = c_compiler.problem()
    if problem is not None:
        sys.exit(f"The compiled half of the tests cannot run, because {problem}.")


def install_from_debian(packages: list[str], what: str, problem: str) -> None:
    """For CI on a new machine; whoever is not root there is told the command."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit(
            f"{what} cannot run, because {problem}. "
            f"On Debian or Ubuntu: sudo apt-get install {' '.join(packages)}"
        )
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    with locked("debian"):
        say(f"Installing {', '.join(packages)}, because {problem}.")
        run("apt-update", "apt-get", "update", **quiet)
        run(
            "apt-install", "apt-get", "install", "-y", "--no-install-recommends", *packages, **quiet
        )


def require_compiled_core() -> None:
    python = HOME / "compiled" / "bin" / "python"
    script = "import hoarfrost.core.game as game; print(game.__file__)"
    asked = subprocess.run(
        [python, "-I", "-c", script], stdout=subprocess.PIPE, text=True, check=False
    )
    if asked.returncode != 0:
        sys.exit("hoarfrost.core.game of the compiled package cannot be imported: see above.")
    file = asked.stdout.strip()
    if not file.endswith(".so"):
        show_end_of(LOGS / "wheel.log", until="installing as plain Python")
        sys.exit(
            f"hoarfrost.core.game is NOT compiled ({file}), though there is a C compiler.\n"
            "The whole log: .venv/logs/wheel.log. To build again without a change: make clean."
        )
    say(f"hoarfrost.core.game is compiled ({Path(file).name}).")


def build_files() -> Iterator[Path]:
    for name in [*BUILD_FILES, *PINS]:
        yield ROOT / name
    yield from EXAMPLES


def sources() -> Iterator[Path]:
    """Every file an installed package depends on."""
    yield from build_files()
    for folder, subfolders, files in os.walk(ROOT / "src"):
        ignored = NOT_SOURCE(folder, [*subfolders, *files])
        subfolders[:] = sorted(set(subfolders) - ignored)
        for file in sorted(set(files) - ignored):
            yield Path(folder, file)


def digest(files: Iterable[Path], more: str = "") -> str:
    result = hashlib.sha256(more.encode())
    for file in files:
        content = file.read_bytes()
        result.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return result.hexdigest()[:16]


def run(log_name: str, *command: str, **variables: str) -> None:
    """Run quietly with a log; if it fails, show the end of the log and leave."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{log_name}.log"
    # The second is where newer pips look for the pins of an isolated build.
    pins = {"PIP_CONSTRAINT": " ".join(PINS), "PIP_BUILD_CONSTRAINT": " ".join(PINS)}
    with log.open("w") as output:
        code = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, **pins, **variables},
            check=False,
        ).returncode
    if code != 0:
        show_end_of(log)
        sys.exit(f"That failed: {' '.join(command)}\nThe whole log: {log.relative_to(ROOT)}")


def show_end_of(log: Path, until: str = "") -> None:
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    while lines and until not in lines[-1]:
        lines.pop()
    print(*lines[-40:], sep="\n", file=sys.stderr)


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
