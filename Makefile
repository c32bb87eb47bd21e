# The workshop. Every target makes its own .venv first; `make help` lists them.

PY := .venv/bin/python
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The rules and the table are covered whole, every branch.
COVERAGE := --cov=tamcuc/games --cov=tamcuc/table --cov-branch --cov-fail-under=100
TESTS := -n auto --dist worksteal
# `make check ALL=--none-skipped` fails where a test would be skipped.
ALL :=
FRAMES := --diff shots/frames.png

.PHONY: help play test check lint bench art shots frames exe clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1|/p' Makefile | while IFS='|' read -r name what; do printf '%-14s %s\n' "$$name" "$$what"; done

play: ## play Tam Cúc
	@sh build/venv.sh
	@$(PY) -m tamcuc

test: ## run the tests
	@sh build/venv.sh dev
	$(PY) -m pytest $(TESTS) $(ALL)

check: lint ## all that must hold before a change lands: style, types, layers, assets, covered tests
	$(PY) -m pytest $(TESTS) $(COVERAGE) $(ALL)

lint:
	@sh build/venv.sh dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) -c 'from importlinter.cli import lint_imports_command as lint; lint()' --no-logo --cache-dir .cache/importlinter
	$(PY) build/art.py --check

bench: ## measure speed and memory, as a table
	@sh build/venv.sh dev
	@$(PY) -m build.bench

art: ## make tamcuc/data (pictures, letters, words, sounds) from assets
	@sh build/venv.sh dev
	$(PY) build/art.py
	$(PY) build/fonts.py
	$(PY) build/words.py
	$(PY) build/sounds.py

shots: ## take the README's pictures; every screen on contact sheets in shots/
	@sh build/venv.sh dev
	$(PY) build/shots.py
	$(PY) build/contact.py

frames: ## compare key screens with those kept; FRAMES=--write keeps them as they are now
	@sh build/venv.sh dev
	@mkdir -p shots
	$(PY) -m tests.golden.frames $(FRAMES)

exe: ## build the program for this system into dist/tamcuc
	@sh build/venv.sh dev
	$(PY) build/exe.py

clean: ## throw away .venv, dist and caches
	rm -rf .venv .cache dist .hypothesis .mypy_cache .ruff_cache .pytest_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
