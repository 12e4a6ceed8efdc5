# make play and make test are all that most people need; make help lists the rest.

VENV ?= .venv
PYTHON ?= python3
BIN := $(VENV)/bin
JOBS ?= 2
export VENV

.DEFAULT_GOAL := help
.PHONY: help setup play test browser lint soak bench pagespeed format screens coverage generate lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

setup: ## set this checkout up, or bring it up to date
	@command -v $(PYTHON) >/dev/null || { echo "setup: no $(PYTHON) found; on Debian: apt install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) tools/setup.py

play: setup ## play in the browser (options in ARGS=)
	@$(BIN)/hexhold play $(ARGS)

test: setup browser lint ## the checks and all tests but the slow ones
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

browser: setup
	@$(BIN)/python tools/browser.py

lint: setup ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/page.py check

soak: setup ## long random matches
	$(BIN)/python -m pytest -n $(JOBS) -m slow $(ARGS)

bench: ## measure the speed, beside other implementations
	@$(PYTHON) tools/setup.py bench
	@$(BIN)/hexhold bench $(ARGS)

pagespeed: setup browser ## measure the page in a real browser
	@$(BIN)/python -m tests.browser.page_speed

format: setup ## put the code into its usual shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/page.py format

screens: setup browser ## take the pictures in docs/screens
	$(BIN)/python -m tests.browser.screens

coverage: setup ## test coverage, measured on the interpreted source
	$(BIN)/coverage erase
	PYTHONPATH=src $(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

generate: ## write what follows from the declarations and types
	@test -x $(BIN)/python || $(PYTHON) tools/setup.py
	PYTHONPATH=src $(BIN)/python -m tools.notes
	PYTHONPATH=src $(BIN)/python -m tools.dispatch
	PYTHONPATH=src $(BIN)/python -m tools.notation
	PYTHONPATH=src $(BIN)/python -m tools.typescript
	PYTHONPATH=src $(BIN)/python -m tools.game_types
	PYTHONPATH=src $(BIN)/python -m tools.telling

lock: setup ## choose package versions anew (UPGRADE=--upgrade for the newest)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header $(UPGRADE) \
		--group dev pyproject.toml --output-file requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header $(UPGRADE) \
		--extra bench --constraint requirements.lock pyproject.toml --output-file requirements-bench.lock

clean: ## remove everything that make made
	rm -rf $(VENV) $(VENV).lock web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* dist build __pycache__
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
