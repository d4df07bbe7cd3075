"""A process that measures subjects when it is asked to, one at a time.

    python bench/worker.py games|peers SECONDS PLAN [CORE]

PLAN is a JSON list of [game, name, options]. It first writes a line about itself. Then each line it
reads is the name of a subject, and it answers with a sample of it. All lines it writes are JSON.
"""

import importlib
import json
import os
import sys
import traceback
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from measure import Bench, Subject

STATE = "hoarfrost.core.game"
PACKAGES = {
    "games": ("hoarfrost", "mypy"),
    "peers": ("open_spiel", "rlcard", "catanatron", "numpy"),
}


def main(side: str, seconds: str, plan: str, core: str = "") -> None:
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # whatever a peer prints must not come between the answers
    if core:
        os.sched_setaffinity(0, {int(core)})
    try:
        subjects = subjects_of(side, plan)
        introduction = {"form": form(side), "versions": versions(side)}
    except Exception as error:
        print(json.dumps({"error": describe(error)}), file=answers)
        return
    print(json.dumps(introduction), file=answers)
    by_name = {subject.name: subject for subject in subjects}
    ready: dict[str, Bench] = {}
    for line in sys.stdin:
        answer = measure(by_name[line.strip()], ready, float(seconds))
        print(json.dumps(answer), file=answers)


def subjects_of(side: str, plan: str) -> list[Subject]:
    """Imported here: the peers need not have Hoarfrost, nor Hoarfrost the peers."""
    if side == "peers":
        import peers_subjects

        return peers_subjects.subjects()
    import game_subjects

    return game_subjects.subjects(game_subjects.SetUp(*each) for each in json.loads(plan))


def measure(subject: Subject, ready: dict[str, Bench], seconds: float) -> dict[str, Any]:
    try:
        if subject.name not in ready:
            ready[subject.name] = Bench(subject, seconds)
        return {"unit": subject.unit, **asdict(ready[subject.name].sample())}
    except Exception as error:
        if not isinstance(error, ImportError):
            traceback.print_exc()
        return {"error": describe(error)}


def form(side: str) -> str:
    """How Hoarfrost runs in this process."""
    if side != "games":
        return ""
    file = str(importlib.import_module(STATE).__file__)
    return "plain" if file.endswith(".py") else "compiled"


def versions(side: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for package in PACKAGES[side]:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]


if __name__ == "__main__":
    main(*sys.argv[1:])
