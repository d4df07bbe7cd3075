# All targets work from a fresh clone; they make their environments in .venv/ (tools/in_env.py).

PYTHON ?= python3
ARGS ?=

IN = @$(PYTHON) tools/in_env.py
compile test laws: export HOARFROST_OPT = 1
PYTEST = pytest -n auto --dist worksteal
# More than there are cores: many tests of the table wait, and those in a browser wait most of the time.
CORES = $(shell $(PYTHON) -c "import os; print(os.cpu_count() or 1)")
WORKERS = $(shell expr $(CORES) + 1)
BROWSERS = $(shell expr $(CORES) + 2)
BROWSER = tests/browser $(wildcard tests/games/*/web)
SCREENS = $(foreach folder,$(BROWSER),$(wildcard $(folder)/test_overflow.py $(folder)/test_accessibility.py))
SHARED = $(shell grep -rl "tests.shares" tests --include="test_*.py")
COMPILED = $(addprefix tests/laws/test_,laws.py lessons.py planted_faults.py) $(wildcard tests/games/*/engine tests/games/*/greedy tests/games/*/laws) examples
PLAIN = -m "not compiled" $(addprefix --ignore=,$(BROWSER))
FAILED = --last-failed --last-failed-no-failures none
AGAIN = echo "Once more, alone, what has failed:"

ifndef TOGETHER
.NOTPARALLEL:
endif
.PHONY: help play test compile laws long screens mutants lint audit bench bench-table bench-attack bench-page screenshots clean python

help:
	@echo "make play         open the table in the browser; in the terminal: make play ARGS=play"
	@echo "make test         lint, all tests, the laws and the games compiled (CONTRIBUTING.md)"
	@echo "make laws         the laws of every game, all of them (make test samples)"
	@echo "make long         tests of which make test does a share, at full length"
	@echo "make screens      every screen in three languages at all sizes (make test shares them out)"
	@echo "make mutants      plants mistakes, which tests must notice  make mutants ARGS=\"--only rng\""
	@echo "make lint         ruff, mypy, import-linter, tsc, Biome, the catalogues"
	@echo "make audit        the installed packages against known advisories (needs the network)"
	@echo "make bench        the engine beside its peers       make bench ARGS=\"--json\""
	@echo "make bench-table  the server beside boardgame.io's  make bench-table ARGS=\"--json\""
	@echo "make bench-attack the server while one address sends all it may"
	@echo "make bench-page   the page: requests, bytes, first paint, how a game moves"
	@echo "make screenshots  the pictures of the README"
	@echo "make clean        remove environments and caches"
	@echo
	@echo "PYTHON=python3.12 names another Python (3.11 or newer is needed)."
	@echo "HOARFROST_PURE=1 leaves out the compilation: everything works, more slowly."

# Compiled module by module on all cores: whoever waits to play waits a third of the time (setup.py).
play: python
	@HOARFROST_OPT=2 $(PYTHON) tools/in_env.py play hoarfrost $(ARGS)

# The package is compiled while lint runs, for servers of the tests and for the last stage.
# The browser apart: while Playwright runs, no other test of the same process can have an event loop.
# What fails is tried once more alone, because a loaded machine can be slower than a test or a browser waits.
test: python
	@$(MAKE) --no-print-directory -j 2 TOGETHER=1 lint compile
	$(IN) dev python tools/browser.py
	@$(PYTHON) tools/in_env.py dev pytest -n $(WORKERS) --dist worksteal $(PLAIN) || \
	  { $(AGAIN); $(PYTHON) tools/in_env.py dev pytest $(FAILED) $(PLAIN); }
	@$(PYTHON) tools/in_env.py dev+compiled pytest -n $(BROWSERS) --dist worksteal $(BROWSER) || \
	  { $(AGAIN); $(PYTHON) tools/in_env.py dev+compiled pytest $(FAILED) $(BROWSER); }
	$(IN) compiled $(PYTEST) $(COMPILED)

# Hurriedly (setup.py): the tests need what is compiled, not its speed.
compile: python
	$(IN) compiled python -c ""

# All actions of the laws, plain and compiled; `make test` runs a share of them.
laws: python
	@HOARFROST_LAWS=all $(PYTHON) tools/in_env.py dev $(PYTEST) tests/laws
	@HOARFROST_LAWS=all $(PYTHON) tools/in_env.py compiled $(PYTEST) tests/laws

# What tests/shares.py shares out: longer games, more windows and comparisons.
long: python
	$(IN) dev python tools/browser.py
	@HOARFROST_LONG=1 $(PYTHON) tools/in_env.py dev $(PYTEST) -m "not browser" $(SHARED)
	@HOARFROST_LONG=1 $(PYTHON) tools/in_env.py dev $(PYTEST) -m browser $(SHARED)

# Every screen in three languages at all sizes, and every look; `make test` has a share of both.
screens: python
	$(IN) dev python tools/browser.py
	@HOARFROST_SIZES=all $(PYTHON) tools/in_env.py dev $(PYTEST) $(SCREENS)

# Long, and not part of CI: every mistake of tools/mutants.toml alone in a copy of the sources.
mutants: python
	$(IN) dev python tools/mutants.py $(ARGS)

lint: python
	$(IN) dev ruff check
	$(IN) dev ruff format --check
	$(IN) dev mypy
	$(IN) dev lint-imports --no-logo
	$(IN) dev python tools/check_js.py
	$(IN) dev python tools/catalogues.py --check

audit: python
	@$(PYTHON) tools/audit.py

bench: python
	$(IN) bench python bench/playouts.py $(ARGS)

bench-table: python
	$(IN) bench python bench/table.py $(ARGS)

bench-attack: python
	$(IN) bench python bench/table_attack.py $(ARGS)

bench-page: python
	$(IN) dev python tools/browser.py
	$(IN) dev python bench/page.py $(ARGS)

screenshots: python
	$(IN) dev python tools/screenshots.py $(ARGS)

clean:
	rm -rf .venv build dist src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Hoarfrost needs Python 3.11 or newer, and '$(PYTHON)' is not."; \
	  echo "Name another one: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; } >&2
