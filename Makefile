# Dreadhouse: `make` alone lists the tasks.
#
# .venv       plain and editable: development and tests
# .venv-fast  compiled by mypyc, never editable: play, benchmarks and simulations;
#             where there is no C compiler, the same few libraries and plain Python

PYTHON ?= python3
PORT ?=
DATA ?=
CHROMIUM ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
export CHROMIUM

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := list

COMPILER := $(shell command -v cc || command -v gcc)
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*')
# The stamp's name holds a checksum of the file names, so a renamed or deleted file rebuilds too.
NAMES := $(shell printf '%s\n' $(sort $(SOURCES)) | cksum | cut -d' ' -f1)

PLAIN := .venv/ready
# Without a compiler the stamp is another one, so that installing one later compiles the rules.
FAST := .venv-fast/ready-$(NAMES)$(if $(COMPILER),,-plain)
FORM := $(if $(COMPILER),the rules compiled to C: about a minute,plain Python)
QUICK := $(FAST)
QUICK_BIN := .venv-fast/bin
SERVE := $(QUICK_BIN)/dreadhouse serve $(if $(PORT),--port $(PORT)) $(if $(DATA),--data $(DATA))
PIP_QUIET := --quiet --quiet --disable-pip-version-check

.PHONY: list
list:  ## list the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(PLAIN)  ## build .venv: plain Python, editable, with everything the tests need

.PHONY: fast
fast: $(FAST)  ## build .venv-fast: the rules compiled to C

.PHONY: lab
lab: .venv-fast/lab notice  ## add to .venv-fast what simulations need (docs/guide/simulate.md)

.PHONY: play
play: $(QUICK) notice  ## open the table in a browser (PORT=8000 DATA=folder)
	@exec $(SERVE) --open

.PHONY: serve
serve: $(QUICK) notice  ## run the table without opening a browser
	@exec $(SERVE)

.PHONY: table
table: serve  ## the same as serve

.PHONY: notice
notice:
	@[ -n "$(COMPILER)" ] || echo "No C compiler found: running as plain Python (install gcc to play faster)."

.PHONY: test
test: $(PLAIN) browser database test-plain test-fast  ## run every test, on plain Python and on the compiled build

.PHONY: test-plain
test-plain: $(PLAIN)  ## run the tests on plain Python, the browser ones included
	.venv/bin/python -m pytest -n 2 -m "not slow"

.PHONY: test-fast
ifeq ($(COMPILER),)
test-fast:
	@echo "No C compiler found: the compiled build is not tested (install gcc)."
else
test-fast: .venv-fast/tests  ## run the kernel's and the games' tests on the compiled build
	.venv-fast/bin/python -m pytest -n 2 -m "not slow and not browser and not postgres" \
		$(wildcard tests/kernel tests/laws tests/games tests/bots)
endif

.PHONY: test-slow
test-slow: $(PLAIN)  ## run the long tests
	.venv/bin/python -m pytest -n 2 -m slow

.PHONY: rules
rules: $(PLAIN)  ## say which rules no test proves and write docs/rule-coverage.md
	@.venv/bin/python -m dreadhouse.lab.coverage

.PHONY: check
check: $(PLAIN)  ## style, types and the direction of imports
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	.venv/bin/lint-imports

.PHONY: bench
bench: $(QUICK) notice  ## measure the games on one core and write docs/benchmarks.md
	$(QUICK_BIN)/python -m dreadhouse.lab.bench

.PHONY: bench-server
bench-server: $(QUICK) notice  ## measure the table with 50 live tables and write docs/benchmarks.md
	$(QUICK_BIN)/python -m dreadhouse.lab.bench_server

.PHONY: bench-peers
bench-peers: $(QUICK) notice  ## measure our games beside other engines and write docs/benchmarks.md
	$(QUICK_BIN)/python -m dreadhouse.lab.peers

.PHONY: golden
golden: $(PLAIN)  ## play the golden records anew (raise the game's edition with it)
	.venv/bin/python -m dreadhouse.lab.golden

.PHONY: docs
docs: .venv-docs/ready  ## build the pages of docs/ into build/docs/
	@.venv-docs/bin/python -m sphinx --quiet --fail-on-warning docs build/docs
	@echo "Open build/docs/index.html."

.PHONY: lock
lock: .venv-lock  ## choose the newest allowed libraries again and write requirements/
	$(LOCK) --extra dev --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --extra compile --extra postgres --constraints requirements/dev.txt \
		--output-file requirements/fast.txt pyproject.toml
	$(LOCK) --extra compile --extra postgres --extra test --constraints requirements/dev.txt \
		--output-file requirements/fast-test.txt pyproject.toml
	$(LOCK) --extra compile --extra postgres --extra lab --extra ray \
		--constraints requirements/dev.txt --output-file requirements/lab.txt pyproject.toml
	$(LOCK) --extra docs --constraints requirements/dev.txt \
		--output-file requirements/docs.txt pyproject.toml

LOCK := .venv-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate

.PHONY: clean
clean:  ## remove everything that make has built
	rm -rf .venv .venv-fast .venv-lock .venv-docs build dist src/*.egg-info .coverage htmlcov \
		.hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .grimp_cache
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# What the tests need from the system.

.PHONY: browser
browser:
	@.ci/system chromium

.PHONY: database
database:
	@.ci/system postgresql

# The two environments.

.PHONY: python
python:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Python was not found: install Python 3.11 or newer, or run make PYTHON=/path/to/python3."; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "$(PYTHON) is older than Python 3.11: run make PYTHON=/path/to/a/newer/python3."; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make environments: install the package python3-venv."; exit 2; }

.venv/ready: pyproject.toml setup.py requirements/dev.txt | python
	@echo "Building .venv (plain Python, about half a minute) ..."
	@[ -x .venv/bin/python ] || $(PYTHON) -m venv .venv
	@.venv/bin/pip install $(PIP_QUIET) --require-hashes -r requirements/dev.txt
	@.venv/bin/pip install $(PIP_QUIET) --no-deps --no-build-isolation --editable .
	@touch $@

.venv-fast/libraries: requirements/fast.txt | python
	@echo "Building .venv-fast ($(FORM)) ..."
	@[ -x .venv-fast/bin/python ] || $(PYTHON) -m venv .venv-fast
	@.venv-fast/bin/pip install $(PIP_QUIET) --require-hashes -r requirements/fast.txt
	@touch $@

# build/ is kept between builds, so that changed texts or pages do not compile everything again;
# it is thrown away when a file was renamed or deleted, or else the old file would be installed too.
$(FAST): .venv-fast/libraries pyproject.toml setup.py $(SOURCES)
	@[ -e build/names-$(NAMES) ] || rm -rf build
	@mkdir -p build && touch build/names-$(NAMES) && rm -f build/plain
	@DREADHOUSE_COMPILE=$(if $(COMPILER),1,0) .venv-fast/bin/pip install $(PIP_QUIET) --no-deps --no-build-isolation \
		--force-reinstall .
	@rm -f .venv-fast/ready-* && touch $@
	@cat build/plain 2>/dev/null || $(if $(COMPILER),echo "The rules are compiled.",true)

.venv-fast/lab: requirements/lab.txt $(FAST)
	@.venv-fast/bin/pip install $(PIP_QUIET) --require-hashes -r requirements/lab.txt
	@touch $@

.venv-fast/tests: requirements/fast-test.txt $(FAST)
	@.venv-fast/bin/pip install $(PIP_QUIET) --require-hashes -r requirements/fast-test.txt
	@touch $@

.venv-docs/ready: requirements/docs.txt | python
	@[ -x .venv-docs/bin/python ] || $(PYTHON) -m venv .venv-docs
	@.venv-docs/bin/pip install $(PIP_QUIET) --require-hashes -r requirements/docs.txt
	@touch $@

.venv-lock: | python
	@$(PYTHON) -m venv .venv-lock && .venv-lock/bin/pip install $(PIP_QUIET) uv
