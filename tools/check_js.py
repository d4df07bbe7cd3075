"""Check the browser's modules: types, as their JSDoc gives them, by tsc; format and lint by Biome.

    python tools/check_js.py [--write]     --write puts the format right

Two habits are checked here: no line is longer than 120 columns (Biome leaves comments and texts as
they are), and in a type `any` stands only with a word why. `make lint` runs it. The
settings are in tools/tsconfig.json and tools/biome.json. Without npm the check is left out with a
word; in CI never.
"""

import re
import subprocess
import sys
from collections.abc import Iterator

import npm
from in_env import ROOT

TOOLS = ROOT / "tools"
PLACES = ["src/hoarfrost/web", "src/hoarfrost/games"]
MOST_COLUMNS = 120
ANY = re.compile(r"@\w+ \{.*\bany\b.*\}(?P<rest>.*)")  # a JSDoc type; what follows may say why
FEWEST_WORDS = 4  # of a reason; the name of a parameter is one more


def main(*arguments: str) -> int:
    try:
        modules = npm.modules(TOOLS, "The check of the JavaScript")
    except npm.NpmMissingError as error:
        print(error)
        return 0
    biome = [modules / "@biomejs" / "biome" / "bin" / "biome", f"--config-path={TOOLS}", *PLACES]
    if "--write" in arguments:
        return run([biome[0], "format", "--write", *biome[1:]])
    habits = [*long_lines(), *unexplained_any()]
    for fault in habits:
        print(fault)
    return max(
        len(habits) > 0,
        run([modules / "typescript" / "bin" / "tsc", "--project", TOOLS]),
        run([biome[0], "format", *biome[1:]]),
        run([biome[0], "lint", "--error-on-warnings", *biome[1:]]),
    )


def long_lines() -> Iterator[str]:
    for where, line in lines_of(*PLACES):
        if len(line) > MOST_COLUMNS:
            yield f"{where}: {len(line)} columns, {MOST_COLUMNS} are the most"


def unexplained_any() -> Iterator[str]:
    for where, line in lines_of(*PLACES):
        found = ANY.search(line)
        if found and len(found["rest"].replace("*/", "").split()) < FEWEST_WORDS:
            yield f"{where}: give this a type, or say behind it why it is any"


def lines_of(*places: str) -> Iterator[tuple[str, str]]:
    for path in sorted(path for place in places for path in (ROOT / place).rglob("*.js")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            yield f"{path.relative_to(ROOT)}:{number}", line


def run(command: list[object]) -> int:
    words = ["node", *map(str, command)]
    return subprocess.run(words, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
