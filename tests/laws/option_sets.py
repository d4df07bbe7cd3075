"""The games, seats and option sets over which the laws are run: those of all installed kits."""

from hoarfrost.registry import kits

TRIALS = {kit.name: kit.trials for kit in kits()}
CASES = [(name, case) for name, trials in TRIALS.items() for case in trials.cases]
CASE_IDS = [f"{name} {case}" for name, case in CASES]
