// SPDX-License-Identifier: Apache-2.0
// What a call of the program asks for. options.cpp is the only file that knows the option parser (it throws, and compiles slowly).
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tesela/sanitize.h"

namespace tesela::tools {

/// Exit codes of the program.
enum ExitCode : int { kFine = 0, kInputWrong = 1, kCallWrong = 2 };

enum class Command : uint8_t { None, Check, Run, Test, Info, Bench, Emit };

/// Which text is compiled: `prepend` files, then `files`, then one declaration per define.
struct SourceOptions {
  std::vector<std::string> files, prepend, defines;
};

struct Options {
  Command command = Command::None;
  SourceOptions source;
  bool json = false;

  // check
  std::vector<std::string> without;  ///< features
  bool sarif = false, join = false, assume_uniform = false;
  std::optional<std::string> explain;  ///< empty: no id was named

  // run (and, of these, test)
  Checks checks;
  bool strict = false, no_sanitize = false;
  std::string sarif_file;

  // run, info, bench, emit
  std::string entry;
  std::vector<std::string> overrides, limits;
  uint32_t subgroup_size = 0;
  int opt = 2;
  uint32_t threads = 0;

  // run, info, bench
  std::string dispatch, items;

  // run, bench
  std::vector<std::string> in, set, steps, textures, samplers;
  std::string job;
  double timeout = 60;

  // run
  std::vector<std::string> out, expect, views;
  double tolerance = 0, relative = 0;
  bool time = false, quiet = false, full = false;

  // bench
  double bench_seconds = 1;
  uint32_t bench_dispatches = 0;
  uint64_t bench_bytes = 0;

  // emit
  std::string stage = "ir";

  // test
  std::vector<std::string> paths;
  std::string filter, junit;
  bool bless = false, verbose = false;
  uint32_t jobs = 0;
  std::vector<uint32_t> test_sizes;
  std::vector<int> test_opts;
  std::vector<uint32_t> test_threads;
};

/// Fills the options. A number: the program is to end with it at once (help was printed, or the call is wrong and that was said).
std::optional<int> parse_options(int argc, char** argv, Options& options);

}  // namespace tesela::tools
