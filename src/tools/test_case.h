// SPDX-License-Identifier: Apache-2.0
// One case of a test file: what is done with it, and what came out. Cases are independent of each other: run_case may be called from many threads.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "tesela/tesela.h"
#include "tools/test_file.h"

namespace tesela::tools {

struct TestMatrix {
  std::vector<uint32_t> subgroup_sizes{4, 8, 16, 32};
  std::vector<int> opts{0, 2};
  std::vector<uint32_t> threads{1, 2};
  bool sanitize = true;  ///< run cases that expect no findings also run sanitized
};

struct CaseResult {
  bool passed = true;
  std::string failure;   ///< what differs
  std::string where;     ///< " --subgroup-size 8 --opt 2 --threads 1", the first configuration that failed
  uint64_t runs = 0;     ///< configurations run
  std::vector<Diagnostic> diagnostics;
  std::optional<std::string> output;  ///< of cases with `//=`
};

CaseResult run_case(const TestCase& test, const TestMatrix& matrix);

/// The `//! run` cases (test_run.cpp); `module` has been compared with what is expected of it.
void run_dispatches(const TestCase& test, const Module& module, const TestMatrix& matrix, const Limits& limits, CaseResult& result);
/// Compares a text with the case's `//=` lines.
void compare_output(const TestCase& test, const std::string& got, CaseResult& result);
/// Compares all found diagnostics with the case's; false and a failure if they differ.
bool settle_diagnostics(const TestCase& test, CaseResult& result);

}  // namespace tesela::tools
