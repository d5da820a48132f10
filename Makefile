# SPDX-License-Identifier: Apache-2.0
# The short ways in. Everything is CMake below: see CMakePresets.json.
JOBS ?= $(shell nproc)
TESELA := build/release/bin/tesela

.PHONY: demo test test-deep mutation bench build setup clean

setup:
	@scripts/setup

build: setup
	@cmake --preset release >/dev/null
	@cmake --build build/release -j $(JOBS)

demo: build
	@examples/demo $(TESELA)

test: build
	@cd build/release && ctest --output-on-failure --no-tests=error -j $(JOBS) -LE deep

test-deep: setup
	@scripts/test-deep

mutation: setup
	@JOBS=$(JOBS) scripts/mutation

# ROUNDS and PEERS=--peers: see bench/run.
ROUNDS ?= 5
bench: build
	@bench/run all --rounds $(ROUNDS) $(PEERS)

clean:
	@rm -rf build
