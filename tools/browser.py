"""The browser of the tests and screenshots: a Chromium of the system, driven by Playwright.

    python tools/browser.py     says which one it is, or that there is none

HOARFROST_BROWSER names another one. In CI, as root, Debian's is installed where there is none.
"""

import fcntl
import os
import shutil
from pathlib import Path

import in_env

# First the one without windows: it starts fewer processes, and the tests are quicker in it.
HEADLESS = "chromium-headless-shell"
NAMES = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# It brings no font, and without one a page has no letters.
PACKAGES = [HEADLESS, "fonts-dejavu-core"]


class BrowserMissingError(Exception):
    """There is no browser, and this is not CI, where it would be installed or asked for."""


def path() -> str:
    """Where the browser is; installed first if this is CI and there is none."""
    found = find()
    if found is not None:
        return found
    problem = f"none of {', '.join(NAMES)} is on the PATH"
    if os.environ.get("CI") != "true":
        raise BrowserMissingError(
            f"{problem}. On Debian: sudo apt-get install {' '.join(PACKAGES)}. "
            "Or name one: HOARFROST_BROWSER=/path/to/chrome"
        )
    in_env.HOME.mkdir(exist_ok=True)
    with (in_env.HOME / "browser-lock").open("w") as lock:  # the tests run in several processes
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find() is None:
            in_env.install_from_debian(PACKAGES, "The browser tests", problem)
    found = find()
    if found is None:
        raise FileNotFoundError(problem)
    return found


def find() -> str | None:
    named = os.environ.get("HOARFROST_BROWSER")
    if named:
        if not Path(named).is_file():
            raise FileNotFoundError(f"HOARFROST_BROWSER names {named}, which is not there.")
        return named
    return next(filter(None, map(shutil.which, NAMES)), None)


def arguments() -> list[str]:
    """Containers have a small /dev/shm, and root has no sandbox."""
    always = ["--disable-dev-shm-usage"]
    return [*always, "--no-sandbox"] if os.geteuid() == 0 else always


if __name__ == "__main__":
    try:
        print(f"The browser of the tests is {path()}.")
    except BrowserMissingError as error:
        print(f"The browser tests are NOT run, because {error}")
