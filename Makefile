# Aerodrome. `make` alone lists what there is; `make run` opens the tables in the browser.
#
# Needs only make and Python 3.11 or newer. Each virtual environment is filled from a hash-locked file in
# requirements/ and carries a stamp file, so that a second call starts at once.

PYTHON ?= python3
UV     ?= uv
# Processes for the plain tests: one more than a small machine has cores, since some of them wait.
JOBS   ?= 3
# The game to break: make mutants GAME=mad-zeppelin
GAME   ?= airships
# More words for pytest, for example: make test-plain ARGS="-k hindenburg"
ARGS   ?=
# PyTorch as pip takes it, for example a build for processors only: make test-learn TORCH="torch --index-url URL"
TORCH  ?= torch
# More words for the locker, for example: make lock LOCK_FLAGS=--upgrade
LOCK_FLAGS ?=

VENV  := .venv
BENCH := .venv-bench
CUDA  := .venv-cuda
LEARN := .venv-learn
LAB   := .venv-lab
BUILT := src/aerodrome/engines/built

PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
# A locked file names all that is needed: without --no-deps an older pip would look for newer versions of extras beside it.
LOCKED      := $(PIP_INSTALL) --require-hashes --no-deps -r
EDITABLE    := $(PIP_INSTALL) --no-deps --no-build-isolation -e .

# Some shells forbid Python to keep what it has compiled. The tests start hundreds of programs, which would all do it again.
unexport PYTHONDONTWRITEBYTECODE

# Without a home to write in, caches stand here: npm and zig cannot do without.
ifneq ($(shell test -w "$$HOME" && echo home),home)
export XDG_CACHE_HOME   ?= $(CURDIR)/.cache
export npm_config_cache ?= $(CURDIR)/.cache/npm
endif

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help run play web site web-types compile wheels test lint test-client test-plain test-native test-web test-zig test-all test-cuda test-lab test-learn browser \
        mutants format bench bench-peers bench-search bench-table bench-web screenshots docs lock clean check-python install install-dev

help:
	@echo "Aerodrome: airship board games, in the browser and in the terminal."
	@echo
	@echo "  make run          open the tables in the browser (sets up $(VENV) the first time)"
	@echo "  make play         play in the terminal"
	@echo "  make test         lint, then all tests that need no GPU (the browser's need Chromium)"
	@echo
	@echo "  make compile      compile the rules of all games (cc, gcc or clang; if there is none, zig: 101 MB to download)"
	@echo "  make web          build the browser client"
	@echo "  make site         build a folder for any web host: the client without a server"
	@echo "  make web-types    describe the server's messages and games to the client's sources"
	@echo "  make lint         ruff, mypy, import contracts, prettier, actionlint"
	@echo "  make format       format the code with ruff and prettier"
	@echo "  make test-plain   only the tests without the compiled engine"
	@echo "  make test-native  only the tests of the compiled engine"
	@echo "  make test-client  only the checks of the browser client that need no browser"
	@echo "  make test-web     only the tests in a browser"
	@echo "  make test-zig     only the tests of building for other systems (downloads 101 MB)"
	@echo "  make test-all     everything, in its long form (half an hour and more)"
	@echo "  make browser      fetch a browser for the tests, if none is installed"
	@echo "  make test-cuda    compile every game for CUDA (no GPU needed; downloads about 350 MB)"
	@echo "  make test-lab     spread work over a Ray cluster of this machine (downloads about 130 MB)"
	@echo "  make test-learn   train networks on the processor (downloads PyTorch: up to 3 GB on Linux, see docs/testing.md)"
	@echo "  make mutants      break the rules on purpose and see whether tests notice (minutes to hours)"
	@echo "  make bench        measure the engines"
	@echo "  make bench-peers  measure the engines beside other libraries, in $(BENCH)"
	@echo "  make bench-search measure the search beside OpenSpiel's, in $(BENCH)"
	@echo "  make bench-table  measure the table server beside boardgame.io's (needs Node.js 20)"
	@echo "  make bench-web    measure the browser client: how soon a move is seen, how smoothly it moves"
	@echo "  make screenshots  take pictures of every screen into screens/ (ARGS="--measure" measures them)"
	@echo "  make docs         build the documentation into site/"
	@echo "  make wheels       build wheels for Linux, macOS and Windows into dist/ (downloads 101 MB)"
	@echo "  make lock         renew requirements/*.txt from pyproject.toml (needs uv)"
	@echo "  make clean        remove everything that make has built"
	@echo
	@echo "To use another Python: make run PYTHON=python3.12"

# --- Environments ----------------------------------------------------------------------------------------------------

check-python:
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "Aerodrome needs Python 3.11 or newer, and '$(PYTHON)' was not found. Install it, or name another: make run PYTHON=/path/to/python"; \
	  exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Aerodrome needs Python 3.11 or newer, and '$(PYTHON)' is `$(PYTHON) -V 2>&1`. Name a newer one: make run PYTHON=python3.11"; \
	  exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make virtual environments. On Debian and Ubuntu: sudo apt-get install python3-venv"; \
	  exit 1; }

# Real files, so that make can compare their ages. The check runs only where an environment has to be made.
$(VENV)/.made $(BENCH)/.made $(CUDA)/.made $(LAB)/.made $(LEARN)/.made:
	@$(MAKE) --no-print-directory check-python
	@$(PYTHON) -m venv $(@D)
	@touch $@

$(VENV)/.run: requirements/run.txt | $(VENV)/.made
	@echo "Setting up $(VENV) (once; about 80 MB to download) ..."
	@$(VENV)/bin/python $(LOCKED) $<
	@touch $@

# dev.txt contains run.txt, version for version; so this one also counts as the other.
$(VENV)/.dev: requirements/dev.txt requirements/run.txt | $(VENV)/.made
	@echo "Setting up $(VENV) with the development tools (once; about 300 MB to download) ..."
	@$(VENV)/bin/python $(LOCKED) $<
	@touch $(VENV)/.run $@

$(VENV)/.editable: pyproject.toml src/aerodrome/_version.py | $(VENV)/.run
	@$(VENV)/bin/python $(EDITABLE)
	@touch $@

$(BENCH)/.ready: requirements/bench.txt pyproject.toml | $(BENCH)/.made
	@echo "Setting up $(BENCH) (once) ..."
	@$(BENCH)/bin/python $(LOCKED) $<
	@$(BENCH)/bin/python $(EDITABLE)
	@touch $@

$(CUDA)/.ready: requirements/cuda.txt pyproject.toml | $(CUDA)/.made
	@echo "Setting up $(CUDA) (once; about 350 MB to download) ..."
	@$(CUDA)/bin/python $(LOCKED) $<
	@$(CUDA)/bin/python $(EDITABLE)
	@touch $@

$(LAB)/.ready: requirements/lab.txt pyproject.toml | $(LAB)/.made
	@echo "Setting up $(LAB) with Ray (once; about 130 MB to download beside the development tools) ..."
	@$(LAB)/bin/python $(LOCKED) $<
	@$(LAB)/bin/python $(EDITABLE)
	@touch $@

# PyTorch is not locked: which of its builds fits depends on the machine. All else is.
$(LEARN)/.ready: requirements/dev.txt pyproject.toml | $(LEARN)/.made
	@echo "Setting up $(LEARN) with PyTorch (once) ..."
	@$(LEARN)/bin/python $(LOCKED) $<
	@$(LEARN)/bin/python $(PIP_INSTALL) $(TORCH)
	@$(LEARN)/bin/python $(EDITABLE)
	@touch $@

# A C compiler for every system, from PyPI.
$(VENV)/.zig: requirements/zig.txt | $(VENV)/.made
	@echo "Fetching zig into $(VENV) (once; 101 MB to download) ..."
	@$(VENV)/bin/python $(LOCKED) $<
	@touch $@

install: $(VENV)/.run $(VENV)/.editable $(BUILT)/.ready

install-dev: $(VENV)/.dev $(VENV)/.editable $(BUILT)/.ready

# --- Compiled rules --------------------------------------------------------------------------------------------------

RULES := $(shell find src/aerodrome/rulebook src/aerodrome/drivers src/aerodrome/engines src/aerodrome/games -name '*.py') \
         src/aerodrome/engines/prelude.h
# A C compiler: the one that was named, or the first that is found. Without any, zig is fetched.
C_COMPILER := $(if $(filter default,$(origin CC)),$(shell command -v cc || command -v gcc || command -v clang),$(CC))

# Only games whose sources have changed are compiled anew. Where that fails everything else goes on, and it is tried again.
$(BUILT)/.ready: $(RULES) | $(VENV)/.made $(if $(C_COMPILER),,$(VENV)/.zig)
	@echo "Compiling the rules ..."
	@if PYTHONPATH=src $(VENV)/bin/python -m aerodrome.engines.build; then touch $@; \
	  else rm -f $@; echo "Everything can be played without it, only slower."; fi

compile: $(BUILT)/.ready
	@test -e $<

# The browser client is built once, and taken into all of them.
wheels: install-dev web $(VENV)/.zig
	@rm -rf dist
	@$(VENV)/bin/python -m tools.wheels $(ARGS)

# --- The browser client ----------------------------------------------------------------------------------------------

# Node.js stands in the environment, from PyPI; what it calls must find it there, too.
NPM    := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --prefix web
STATIC := src/aerodrome/server/static
WEB_SOURCES := $(shell find web/src web/public -type f ! -name '*.test.ts' ! -name schema.ts ! -path '*/built/*' 2>/dev/null) \
               $(wildcard src/aerodrome/text/*.ftl) web/index.html web/vite.config.ts web/offline.mjs web/svelte.config.js web/tsconfig.json

NPM_CI := $(NPM) ci --loglevel error --no-audit --no-fund --no-update-notifier

# What builds the client is less than half of its tools; the others check and test it.
web/node_modules/.builder: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.run
	@if [ -e web/node_modules/.ready ]; then $(MAKE) --no-print-directory web/node_modules/.ready; else \
	  echo "Setting up what builds the browser client (once; about 25 MB to download) ..."; \
	  $(NPM_CI) --omit=dev >/dev/null && touch $@; fi

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc | $(VENV)/.run
	@echo "Setting up the browser client's tools (once; about 55 MB to download) ..."
	@$(NPM_CI) >/dev/null
	@touch web/node_modules/.builder $@

# The rules as WebAssembly, by zig: a module a game. Those that are up to date are left as they are.
MODULES := web/src/engine/built
TUNING := src/aerodrome/bots/search.py $(wildcard src/aerodrome/games/*/tuning.toml) $(wildcard src/aerodrome/games/*/network.bin)

$(MODULES)/.ready: $(RULES) $(TUNING) tools/web_engine.py | $(VENV)/.zig $(VENV)/.run $(VENV)/.editable
	@echo "Compiling the rules for browsers ..."
	@$(VENV)/bin/python -m tools.web_engine >/dev/null
	@touch $@

$(STATIC)/index.html: $(WEB_SOURCES) $(MODULES)/.ready web/node_modules/.builder
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn

web: $(STATIC)/index.html

# A folder for any web host: the client without a server.
site: install $(MODULES)/.ready web/node_modules/.builder
	@$(VENV)/bin/python -m tools.site $(ARGS)

# The shapes of messages as TypeScript, for editors and checks; the build itself does without.
web/src/wire/schema.ts: web/src/wire/schema.json web/node_modules/.ready
	@$(NPM) run --silent types >/dev/null
	@touch $@

web-types: install web/node_modules/.ready
	@$(VENV)/bin/python -m tools.web_types
	@$(MAKE) --no-print-directory web/src/wire/schema.ts

# --- Play, check, measure --------------------------------------------------------------------------------------------

run: install web
	@$(VENV)/bin/aerodrome serve --open $(ARGS)

play: install
	@$(VENV)/bin/aerodrome play $(ARGS)

# A list of targets, and how long they took together.
timed = @begun=$$(date +%s); $(MAKE) --no-print-directory $(1) && taken=$$(($$(date +%s) - begun)) && \
        echo "make $@: all passed in $$((taken / 60)) min $$((taken % 60)) s"

test:
	$(call timed,lint test-client test-plain test-native test-web)

lint: install-dev web/node_modules/.ready
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo
	$(NPM) run --silent lint
	$(NPM) run --silent workflows

format: install-dev web/node_modules/.ready
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format
	$(NPM) run --silent format

# Types, logic, and that the first page stays light; all without a browser.
test-client: install-dev web web/src/wire/schema.ts
	$(VENV)/bin/python -m tools.web_types --check
	$(VENV)/bin/python -m tools.web_sentences --out web/sentences.json
	$(VENV)/bin/python -m tools.web_engine --expected
	$(NPM) run --silent check
	$(NPM) run --silent test

# AERODROME_NO_NATIVE blocks the compiled engine: what passes here passes without a library and a compiler.
test-plain: install-dev
	AERODROME_NO_NATIVE=1 $(VENV)/bin/pytest -m "not native and not cuda and not browser and not zig and not learn and not lab" -n $(JOBS) --dist loadfile $(ARGS)

test-native: install-dev
	$(VENV)/bin/pytest -m native -n 2 --dist worksteal $(ARGS)

# Two again, each with a server and a browser of its own.
test-web: install-dev web browser
	$(VENV)/bin/pytest tests/web -m browser -n 2 --dist loadgroup $(ARGS)

# Libraries for other systems, which need not be run to be looked into.
test-zig: install-dev $(VENV)/.zig web/node_modules/.ready
	$(VENV)/bin/pytest -m zig $(ARGS)

browser: install-dev
	@$(VENV)/bin/python -m tools.browser

# What guards something rare and takes minutes, and what plays more games where there is time: 200 matches with kills of
# the server, 50,000 positions searched for leaks, every number of seats in the browser, the rules as code for a GPU.
test-all: export AERODROME_LONG := 1
test-all:
	$(call timed,lint test-client test-plain test-native test-web test-zig test-lab test-learn $(if $(filter Linux,$(shell uname)),test-cuda))

test-cuda: $(CUDA)/.ready $(BUILT)/.ready
	$(CUDA)/bin/pytest -m cuda tests/cuda $(ARGS)

# A cluster of this machine, which is started and whose workers are killed.
test-lab: $(LAB)/.ready $(BUILT)/.ready
	$(LAB)/bin/pytest -m lab tests/lab $(ARGS)

# Networks are trained on the processor, which needs PyTorch but no GPU.
test-learn: $(LEARN)/.ready $(BUILT)/.ready
	$(LEARN)/bin/pytest -m learn tests/learn tests/benchmarks $(ARGS)

mutants: install-dev
	$(VENV)/bin/python -m tools.mutants $(GAME) $(ARGS)

bench: install
	$(VENV)/bin/aerodrome bench $(ARGS)

bench-peers: $(BENCH)/.ready $(BUILT)/.ready
	$(BENCH)/bin/python -m benchmarks.engines $(ARGS)

bench-search: $(BENCH)/.ready $(BUILT)/.ready
	$(BENCH)/bin/python -m benchmarks.search $(ARGS)

# boardgame.io comes from the npm registry, and stays in its own folder.
BOARDGAME := benchmarks/table/node_modules

$(BOARDGAME)/.ready: benchmarks/table/package.json benchmarks/table/package-lock.json
	@command -v npm >/dev/null 2>&1 || { echo "'make bench-table' needs Node.js 20 or newer, with npm"; exit 1; }
	npm ci --prefix benchmarks/table
	@touch $@

bench-table: install-dev $(BOARDGAME)/.ready
	$(VENV)/bin/python -m benchmarks.table.run $(ARGS)

bench-web: install-dev web
	$(VENV)/bin/python -m benchmarks.web $(ARGS)

screenshots: install-dev web
	$(VENV)/bin/python -m tools.screenshots $(ARGS)

docs: install-dev
	$(VENV)/bin/zensical build --clean --strict

# --- Locks -----------------------------------------------------------------------------------------------------------

LOCKER  = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
          --no-emit-find-links --no-annotate --no-header $(LOCK_FLAGS)
COMPILE = $(LOCKER) pyproject.toml --extra arena --extra server

# The largest set first; each smaller one is held to its versions.
lock:
	@command -v $(UV) >/dev/null 2>&1 || { echo "'make lock' needs uv: pip install uv, or make lock UV=/path/to/uv"; exit 1; }
	$(COMPILE) --extra dev --extra cuda --group build -o requirements/cuda.txt
	$(COMPILE) --extra dev --group build -c requirements/cuda.txt -o requirements/dev.txt
	$(COMPILE) --extra dev --extra lab --group build -c requirements/dev.txt -o requirements/lab.txt
	$(COMPILE) --group build -c requirements/dev.txt -o requirements/run.txt
	$(COMPILE) --group build --group bench -c requirements/run.txt -o requirements/bench.txt
	$(LOCKER) --group zig -o requirements/zig.txt
	@for set in \
	  "run:play, with the compiled engine" \
	  "dev:run.txt and the development tools" \
	  "cuda:dev.txt and the CUDA engine" \
	  "lab:dev.txt and Ray" \
	  "bench:run.txt and the libraries measured beside Aerodrome" \
	  "zig:a C compiler for every system"; do \
	  file=requirements/$${set%%:*}.txt; \
	  { echo "# Locked by version and hash: $${set#*:}."; \
	    echo "# Do not edit. Change pyproject.toml, then renew with: make lock"; \
	    echo; \
	    sed '/^#/d;/^$$/d' $$file; } > $$file.new && mv $$file.new $$file; \
	done

clean:
	rm -rf $(VENV) $(BENCH) $(CUDA) $(LAB) $(LEARN) $(BOARDGAME) $(BUILT) $(STATIC) web/node_modules web/src/wire/schema.ts web/sentences.json $(MODULES) site .cache .browser dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache \
	  .coverage htmlcov
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
