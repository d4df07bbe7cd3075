"""Check the browser's modules: types, as their JSDoc gives them, by tsc; format and lint by Biome.

    python tools/check_js.py [--write]     --write puts the format right

`make lint` runs it. The settings are in tools/tsconfig.json and tools/biome.json. Without npm the
check is left out with a word; in CI never.
"""

import subprocess
import sys

import npm
from in_env import ROOT

TOOLS = ROOT / "tools"
PLACES = ["src/hoarfrost/web", "src/hoarfrost/games"]


def main(*arguments: str) -> int:
    try:
        modules = npm.modules(TOOLS, "The check of the JavaScript")
    except npm.NpmMissingError as error:
        print(error)
        return 0
    biome = [modules / "@biomejs" / "biome" / "bin" / "biome", f"--config-path={TOOLS}", *PLACES]
    if "--write" in arguments:
        return run([biome[0], "format", "--write", *biome[1:]])
    return max(
        run([modules / "typescript" / "bin" / "tsc", "--project", TOOLS]),
        run([biome[0], "format", *biome[1:]]),
        run([biome[0], "lint", "--error-on-warnings", *biome[1:]]),
    )


def run(command: list[object]) -> int:
    words = ["node", *map(str, command)]
    return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
