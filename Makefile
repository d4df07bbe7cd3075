# All targets work from a fresh clone; they make their environments in .venv/ (tools/in_env.py).

PYTHON ?= python3
ARGS ?=

IN = @$(PYTHON) tools/in_env.py
PYTEST = pytest -n auto --dist worksteal

.NOTPARALLEL:
.PHONY: help play test lint bench clean python

help:
	@echo "make play    play Claim in the terminal        make play ARGS=\"--mix frost --artifacts\""
	@echo "make test    lint, then all tests, then the laws and Claim compiled"
	@echo "make lint    ruff, mypy, import-linter"
	@echo "make bench   the benchmarks beside their peers make bench ARGS=\"--json\""
	@echo "make clean   remove environments and caches"
	@echo
	@echo "PYTHON=python3.12 names another Python (3.11 or newer is needed)."
	@echo "HOARFROST_PURE=1 leaves out the compilation: everything works, more slowly."

play: python
	$(IN) play hoarfrost play claim $(ARGS)

test: lint
	$(IN) dev $(PYTEST)
	$(IN) compiled $(PYTEST) tests/laws tests/claim

lint: python
	$(IN) dev ruff check
	$(IN) dev ruff format --check
	$(IN) dev mypy
	$(IN) dev lint-imports --no-logo

bench: python
	$(IN) bench python bench/playouts.py $(ARGS)

clean:
	rm -rf .venv build dist src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Hoarfrost needs Python 3.11 or newer, and '$(PYTHON)' is not."; \
	  echo "Name another one: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; } >&2
