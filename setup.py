"""Compile the hot modules with mypyc where that is possible; else install them as plain Python.

The catalogues of translations are compiled too, for gettext.

The same sources run in both forms. An install never fails because of the compiler: whatever goes
wrong is said in one line and the result is plain Python. HOARFROST_PURE=1 asks for that.
HOARFROST_OPT=1 has the C compiler hurry, with a C file per module, on all cores at once: `make
test` needs what is compiled, not its speed, which comes from seeing all modules together.
"""

import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import c_compiler  # noqa: E402  (it lies in tools/)
import compile_catalogues  # noqa: E402

# What is compiled, as patterns below src/hoarfrost. The rest makes texts and files at the edge of a
# game; compiling it would cost build time only (a game's words and telling.py: 20 s and 0.2 MB for
# 4 % of a move). A game has its hot half in `engine` and `greedy`, and a table writes views all the
# time.
HOT = (
    "core/bits.py",
    "core/chance.py",
    "core/game.py",
    "core/handles.py",
    "core/player.py",
    "core/rng.py",
    "core/tape.py",
    "games/*/engine/**/*.py",
    "games/*/files/fields.py",
    "games/*/files/view*.py",
    "games/*/greedy/**/*.py",
    "players/*.py",
)


def hot_modules() -> list[str]:
    package = ROOT / "src" / "hoarfrost"
    found = {path for pattern in HOT for path in package.glob(pattern)}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py")


def say_plain(reason: str) -> None:
    print(f"hoarfrost: installing as plain Python ({reason}).", file=sys.stderr, flush=True)


def reason_for_plain() -> str | None:
    if os.environ.get("HOARFROST_PURE") == "1":
        return "HOARFROST_PURE=1"
    if "editable_wheel" in sys.argv:
        return "an editable install is never compiled: it would go stale with the next edit"
    return c_compiler.problem()


def extensions() -> list[Extension]:
    if {"egg_info", "dist_info", "sdist"}.intersection(sys.argv):
        return []  # only asked for the metadata: no need to compile yet
    reason = reason_for_plain()
    if reason is not None:
        say_plain(reason)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say_plain("mypy is not installed")
        return []
    try:
        # What the edge of a game imports (rich) need not be there to compile its engine.
        found: list[Extension] = mypycify(
            ["--ignore-missing-imports", *hot_modules()],
            opt_level=os.environ.get("HOARFROST_OPT", "3"),
            debug_level="0",
            multi_file="HOARFROST_OPT" in os.environ,
            group_name="hoarfrost",
        )
    except (Exception, SystemExit) as error:  # mypycify prints a type error and exits
        say_plain(f"mypyc failed: {error!r}")
        return []
    for extension in found:
        extension.optional = True
        if os.name == "posix":
            # mypyc asks for -Werror, but a warning of some newer compiler is no reason to be slow.
            # The list is that of all extensions, so it must not grow with each of them.
            own = ["-fvisibility=hidden", "-Wno-error"]
            extension.extra_compile_args = [*extension.extra_compile_args, *own]
        if sys.platform == "linux":
            extension.extra_link_args += ["-Wl,-s"]  # no names of symbols: a smaller wheel
    return found


class BuildAllOrNothing(build_ext):
    """A module's small extension needs the shared one: if one failed, leave all of them out."""

    def build_extensions(self) -> None:
        compile_in_parallel(self.compiler)
        super().build_extensions()
        files = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(file.exists() for file in files):
            return
        say_plain("the C compiler failed")
        for file in files:
            file.unlink(missing_ok=True)
        self.extensions.clear()


class BuildWithCatalogues(build_py):
    """An editable install has none compiled: they would go stale with the next edit."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            compile_catalogues.compile_below(Path(self.build_lib))


def compile_in_parallel(compiler: Any) -> None:
    """Compile the C files of an extension side by side; setuptools does one after the other."""
    compile_all, compile_one = compiler.compile, getattr(compiler, "_compile", None)
    if compile_one is None:
        return

    def compile_side_by_side(*args: Any, **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs: list[Future[None]] = []
            compiler._compile = lambda *job: jobs.append(pool.submit(compile_one, *job))
            objects: list[str] = compile_all(*args, **options)
        for job in jobs:
            job.result()
        return objects

    compiler.compile = compile_side_by_side


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithCatalogues},
)
