# SPDX-License-Identifier: Apache-2.0
# The short ways in. Everything is CMake below: see CMakePresets.json.
JOBS ?= $(shell nproc)
TESELA := build/release/bin/tesela

.PHONY: demo test test-deep mutation build setup clean

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

clean:
	@rm -rf build
