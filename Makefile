# Everything is set up by the target that needs it; stamp files in .make/ say what is done.
# Progress is shown; nothing is said or done when nothing changed.

PYTHON ?= python3
BIN := .venv/bin
RUN := PATH="$(CURDIR)/$(BIN):$$PATH"
TARPAULIN := 0.37.5
# The tests that make check adds to those of make test (pyproject.toml says what the marks mean).
BEYOND := processes or postgres or fuzz or packages or proxies
SAY = @printf '  %-6s %s\n'
UNREACHED = echo 'The $(1) could not be fetched: check the network (or the proxy or mirror your tools are set to) and try again.' >&2; exit 2;

# What Python compiled is kept, whatever the environment says: programs start twice as fast.
unexport PYTHONDONTWRITEBYTECODE

RUST_FILES := Cargo.toml Cargo.lock $(shell find crates -name '*.rs' -o -name Cargo.toml)
SITE_FILES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/ludomots/core/levels.json src/ludomots/texts/*/site*.ftl src/ludomots/texts/*/levels.ftl src/ludomots/texts/*/notices.ftl src/ludomots/games/*/texts/*.ftl)
WORD_FILES := $(shell find src/ludomots/words -name '*.py' -o -path '*/sources/*' -type f -o -path '*/glosses/*' -type f)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play site house where types quick quick-games quick-rules quick-site test check test-proxies slowest chromium room lint lint-python lint-rust lint-site format rules bench playability bench-reviews bench-server crash-test soak soak-server learn chances screenshots daily docs setup words words-report words-candidates lock wheel sdist notice release coverage clean

help: ## show what make can do
	@printf 'Ludomots. Start with: make play\n\n'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

play: setup site ## play in the browser; it prints the address (in the terminal: ludomots play)
	@$(BIN)/ludomots serve

site: .make/site ## build the site
	@:

types: setup .make/node ## write the types again: of the site from the server's, of ludomots.new from the games
	@$(BIN)/python -m tools.typed_new
	@$(BIN)/python -m ludomots.server.openapi > .make/openapi.json
	@cd web && $(RUN) npx openapi-typescript ../.make/openapi.json --output src/wire/schema.d.ts > /dev/null

quick: setup .make/node ## run what an edit of a rule, a text or a page can break (under 90 seconds)
	$(SAY) lint ruff
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(MAKE) --no-print-directory --jobs 2 quick-site quick-games quick-rules

quick-games:
	$(SAY) test 'rules of each game'
	@$(BIN)/pytest -m 'not ($(BEYOND))' tests/games/*/

quick-rules:
	$(SAY) test 'rules of all games, texts'
	@$(BIN)/pytest -m 'not ($(BEYOND))' tests/games/test_*.py tests/test_texts.py tests/test_site_face.py

quick-site:
	$(SAY) test 'site: types, components'
	@cd web && $(RUN) npm run --silent check > ../.make/check.log || { cat ../.make/check.log; exit 1; }
	@cd web && $(RUN) npm test --silent > ../.make/vitest.log || { cat ../.make/vitest.log; exit 1; }

test: ## run linters, Rust tests, Python tests, README examples, the site and its stories (10 minutes); the last line tells what was skipped
	@$(MAKE) --no-print-directory room
	@$(MAKE) --no-print-directory --jobs 2 lint rules site chromium
	@rm -f .make/*.xml .make/cargo.log
	$(SAY) test 'cargo test'
	@cargo test --workspace --quiet > .make/cargo.log 2>&1 || { cat .make/cargo.log; exit 1; }
	$(SAY) test pytest
	@$(RUN) pytest -m 'not ($(BEYOND))' --numprocesses auto --dist worksteal --junit-xml .make/pytest.xml || $(BIN)/python -m tests.summary --failed
	$(SAY) test 'site: types, components'
	@$(BIN)/python -m ludomots.server.openapi > .make/openapi.json
	@cd web && $(RUN) npx openapi-typescript ../.make/openapi.json --output ../.make/schema.d.ts > /dev/null
	@cmp --silent .make/schema.d.ts web/src/wire/schema.d.ts || { echo 'The types of the site are old: make types' >&2; exit 1; }
	@cd web && $(RUN) npm run --silent check > ../.make/check.log || { cat ../.make/check.log; exit 1; }
	@cd web && $(RUN) npm test --silent > ../.make/vitest.log || { cat ../.make/vitest.log; cd .. && $(BIN)/python -m tests.summary --failed; }
	$(SAY) test 'site: stories in Chromium'
	@cd web && $(RUN) npm run --silent browser > ../.make/browser.log || { cat ../.make/browser.log; cd .. && $(BIN)/python -m tests.summary --failed; }
	@$(BIN)/python -m tests.summary

check: test ## run make test, then what needs many processes, PostgreSQL, packages or thousands of random requests: all that CI runs
	$(SAY) test 'pytest: processes, PostgreSQL, packages, fuzz'
	@$(RUN) pytest -m '($(BEYOND)) and not proxies' --numprocesses auto --dist worksteal --junit-xml .make/pytest-beyond.xml || $(BIN)/python -m tests.summary --failed
	@$(BIN)/python -m tests.summary --check

test-proxies: setup ## test the site behind nginx and Caddy, which must be installed
	@$(BIN)/pytest -m proxies

slowest: ## list the twenty slowest tests of the last make test or make check
	@$(BIN)/python -m tests.summary --slowest 20

chromium: setup # a browser for the tests; CHROMIUM=/path/to/one names it
	@$(RUN) sh tools/chromium.sh

room: .make/tools
	@sh tools/machine.sh room 2000 'The check'

lint: lint-python lint-rust lint-site ## check style, types, imports and dependencies
	@:

lint-python: setup
	$(SAY) lint 'ruff, mypy, import-linter, deptry, vulture'
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache > .make/imports.log || { cat .make/imports.log; exit 1; }
	@$(BIN)/deptry . 2> .make/deptry.log || { cat .make/deptry.log; exit 1; }
	@$(BIN)/python -m tools.unused

lint-rust: setup
	$(SAY) lint 'cargo fmt, clippy'
	@cargo fmt --all --check
	@cargo clippy --workspace --all-targets --quiet -- -D warnings

lint-site: .make/node
	$(SAY) lint 'prettier, eslint, stylelint, knip'
	@cd web && $(RUN) npm run --silent lint

format: setup .make/node ## format everything, and mend what linters can mend
	@$(BIN)/ruff format --quiet
	@cargo fmt --all
	@cd web && $(RUN) npm run --silent format

rules: setup ## print which test proves which rule
	@$(BIN)/python -m tests.rules

house: setup ## print how large the code is, and how far a move goes; the last line is JSON
	@$(BIN)/python -m tools.house

where: setup ## print every place outside a game's folders that names it: make where GAME=typo
	@$(BIN)/python -m tools.where $(GAME)

bench: setup ## measure what docs/benchmarks.md claims; the last line is JSON
	@$(BIN)/python -m bench

coverage: setup site chromium .make/cargo/bin/cargo-tarpaulin ## measure which lines the tests run (10 minutes); the last line is JSON
	@PATH="$(CURDIR)/$(BIN):$(CURDIR)/.make/cargo/bin:$$PATH" python -m tools.coverage

playability: setup ## play again what docs/notes/playability.md shows (half an hour on one idle core); ONLY=TEXT: only the commands that hold it
	@$(BIN)/python -m bench.playability "$(ONLY)"
	@$(BIN)/python -m docs_site.pages

bench-reviews: setup ## measure reviews: seconds, agreement with themselves, accuracy of the levels (GAMES=50 of each, ONLY=topword: only these)
	@$(BIN)/python -m bench.reviews --games $(or $(GAMES),50) $(ONLY)

bench-server: setup ## measure the server under load, beside boardgame.io's (15 minutes; ONLY=typo,topword: only these parts)
	@$(RUN) python -m bench.server $(if $(ONLY),--only $(ONLY))

crash-test: setup ## play while nodes, PostgreSQL and NATS are killed, rows damaged and disks full, 150 faults (10 minutes)
	@$(RUN) python -m bench.crash

soak-server: setup ## let a crowd and attackers at a server for MINUTES=60, and see whether its memory stays flat
	@$(BIN)/python -m bench.soak_server --minutes $(or $(MINUTES),60)

soak: setup ## play 10,000 random games, of GAME=typo too, and check everything (20 minutes)
	@$(BIN)/python -m bench.soak $(or $(GAME),topword)

learn: setup ## find out again by self-play what tiles kept are worth
	@$(BIN)/python -m ludomots.games.topword.players.learn

chances: setup ## learn again by self-play how likely each seat is to win (an hour; GAME=typo: only this game)
	@$(BIN)/python -m bench.chances $(GAME)
	@$(BIN)/python -m bench.chances.usual $(GAME)

screenshots: setup site ## make the pictures of the README again, and of every page of the site (Chromium)
	@$(BIN)/python -m ludomots.terminal.play.screenshot docs/images/
	@cd web && $(RUN) node browser/screenshots.ts ../docs/screenshots
	@cd web && $(RUN) node browser/films.ts ../docs/screenshots/films
	@cd web && $(RUN) node browser/moving.ts ../docs/images/topword-turn.webp

daily: setup ## make the positions of the day again by self-play, and their list of hashes (half an hour; GAME=typo: only of this game)
	@$(BIN)/python -m bench.daily $(GAME)

docs: setup site ## build the documentation site in .make/docs
	$(SAY) build documentation
	@$(BIN)/python -m docs_site.pages
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

setup: .make/words ## install everything needed
	@:

words: .make/words ## build the word lists
	@:

words-report: setup ## say how large the word lists are, and how many played words have a meaning (GAMES=25 of each kind and level; 250 play 10,000 in all)
	@$(BIN)/python -m bench.words_report --games $(or $(GAMES),25)

words-candidates: setup ## make the queue of French words to judge from free sources on this machine (WHERE="wordfreq=PATH …"), in .make
	@$(BIN)/python -m tools.words_candidates .make/words-candidates.tsv $(foreach one,$(WHERE),--source $(one))

lock: .make/venv ## choose the newest allowed versions again
	$(SAY) lock requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	  --no-emit-index-url --no-annotate --no-header --upgrade \
	  --all-extras --group dev --group bench pyproject.toml -o requirements.lock

wheel: .make/words .make/site ## build a wheel with the word lists and the site in it, in dist/
	$(SAY) build 'wheel (Rust for any processor of this kind, a minute the first time)'
	@rm -f dist/ludomots-*.whl
	@CARGO_TARGET_DIR=target/wheel CARGO_ENCODED_RUSTFLAGS="$$(printf -- '--remap-path-prefix=%s=.\037--remap-path-prefix=%s=cargo' "$(CURDIR)" "$${CARGO_HOME:-$$HOME/.cargo}")" \
	  $(RUN) maturin build --release --out dist > .make/wheel.log 2>&1 || { cat .make/wheel.log; exit 1; }
	@$(BIN)/python -m tools.sbom dist/ludomots-*.whl
	@$(BIN)/python -m tools.wheel dist/ludomots-*.whl
	@ls dist/ludomots-*.whl

sdist: .make/site ## build a source distribution with the site in it, in dist/: to build it needs Rust, but no Node
	$(SAY) build 'source distribution'
	@rm -f dist/ludomots-*.tar.gz
	@$(RUN) maturin sdist --out dist > .make/sdist.log 2>&1 || { cat .make/sdist.log; exit 1; }
	@$(BIN)/python -m tools.wheel dist/ludomots-*.tar.gz
	@ls dist/ludomots-*.tar.gz

notice: setup .make/site ## write NOTICE again: what the wheel contains that others made
	@$(BIN)/python -m tools.notice

release: setup ## prepare release VERSION=0.2.0: checks, changelog, commit and tag; publishes nothing
	@$(RUN) python -m tools.release $(VERSION)

clean: ## remove everything that was built or installed
	@rm -rf .venv .make target dist web/node_modules web/src/look/fonts src/ludomots/server/static src/ludomots/words/built src/ludomots/_engine*.so

# The stamps, in the order in which they are made.

.make/tools: tools/machine.sh
	@sh tools/machine.sh tools $(PYTHON)
	@mkdir -p .make && touch $@

.make/venv: requirements.lock | .make/tools
	@sh tools/machine.sh room 2000 'Setting up'
	$(SAY) setup 'Python packages'
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --retries 1 "$$(grep -o '^uv==[0-9.]*' requirements.lock)" \
	  2> .make/pip.log || { tail -n 1 .make/pip.log >&2; $(call UNREACHED,Python packages) }
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python --require-hashes requirements.lock || { $(call UNREACHED,Python packages) }
	@touch $@

.make/engine: pyproject.toml $(RUST_FILES) .make/venv
	$(SAY) setup 'engine (Rust, about half a minute the first time)'
	@CARGO_NET_RETRY=1 cargo fetch --locked --quiet || { $(call UNREACHED,Rust crates) }
	@$(RUN) uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

.make/words: $(WORD_FILES) .make/engine
	@$(BIN)/python -m ludomots.words.build
	@touch $@

.make/cargo/bin/cargo-tarpaulin: | .make/tools
	$(SAY) setup 'cargo-tarpaulin (five minutes, once)'
	@cargo install cargo-tarpaulin --quiet --version $(TARPAULIN) --locked --no-default-features --root .make/cargo

.make/node: web/package.json web/package-lock.json web/.npmrc .make/venv
	$(SAY) setup 'packages of the site'
	@cd web && $(RUN) npm ci --silent --fetch-retries 1 || { $(call UNREACHED,packages of the site) }
	@touch $@

.make/site: $(SITE_FILES) .make/node
	$(SAY) build site
	@cd web && $(RUN) npm run --silent build -- --logLevel warn
	@touch $@
