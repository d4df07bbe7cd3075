"""How long a wheel takes from source, and how large it is.

    python bench/build.py

The sources are copied first, as tools/in_env.py does it. The time includes the environment that
pip makes for the build.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from figures import Build

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))

import in_env  # noqa: E402  (it lies in tools/)

TIME_LIMIT = 900  # the machine may be busy


def build() -> Build:
    """Raises CalledProcessError or TimeoutExpired if there is no wheel."""
    with tempfile.TemporaryDirectory() as folder:
        source, wheels = Path(folder, "source"), Path(folder, "wheels")
        copy_sources(source)
        before, start = children_seconds(), perf_counter()
        wheel = build_wheel(source, wheels)
        seconds, process_seconds = perf_counter() - start, children_seconds() - before
        return Build(seconds, process_seconds, wheel.stat().st_size, in_env.is_compiled(wheel))


def build_wheel(source: Path, wheels: Path) -> Path:
    """The compiled wheel of these sources."""
    pins = " ".join(in_env.PINS)
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(wheels)]
    subprocess.run(
        [*command, str(source)],
        cwd=ROOT,
        env={
            **os.environ,
            "HOARFROST_PURE": "0",
            "PIP_CONSTRAINT": pins,
            "PIP_BUILD_CONSTRAINT": pins,
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=TIME_LIMIT,
        check=True,
    )
    return next(wheels.glob("hoarfrost-*.whl"))


def copy_sources(target: Path) -> None:
    shutil.copytree(ROOT / "src", target / "src", ignore=in_env.NOT_SOURCE)
    (target / "tools").mkdir()
    for file in [*in_env.BUILD_FILES, "README.md", "LICENSE"]:
        shutil.copy(ROOT / file, target / file)


def children_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    made = build()
    print(
        f"{made.seconds:.1f} s, {made.process_seconds:.1f} s of all cores, "
        f"{made.wheel_bytes / 1e6:.2f} MB, {'compiled' if made.compiled else 'plain Python'}"
    )
