"""Can this Python build C extensions here? Asked by setup.py and by tools/in_env.py."""

import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path


def problem() -> str | None:
    """Why C extensions cannot be built here, or None when they can."""
    if os.name != "posix":
        return None  # setuptools looks for the compiler itself, and a failure is not fatal
    if shutil.which(_command()[0]) is None:
        return "no C compiler was found"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers were not found"
    if not _builds_a_library():
        return "the C compiler does not work"
    return None


def debian_packages() -> list[str]:
    """What to install on Debian and its kin so that `problem` goes away."""
    packages = ["gcc", "libc6-dev"]
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        packages.append("python3-dev")
    return packages


def _command() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def _builds_a_library() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            [
                *_command(),
                *("-shared", "-fPIC", "-I", sysconfig.get_path("include")),
                *("-x", "c", "-", "-o", str(Path(folder, "probe.so"))),
            ],
            input=b"#include <Python.h>\n",
            capture_output=True,
            check=False,
        )
    return result.returncode == 0
