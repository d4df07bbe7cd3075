"""Check the types of the browser's modules, as their JSDoc gives them, with tsc.

`make lint` runs it. The settings are in tools/tsconfig.json. Without npm the check is left out with
a word; in CI never.
"""

import subprocess
import sys

import npm
from in_env import ROOT

TOOLS = ROOT / "tools"


def main() -> int:
    try:
        modules = npm.modules(TOOLS, "The check of the JavaScript types")
    except npm.NpmMissingError as error:
        print(error)
        return 0
    tsc = modules / "typescript" / "bin" / "tsc"
    return subprocess.run(["node", tsc, "--project", TOOLS], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
