// SPDX-License-Identifier: Apache-2.0
#include "base/check.h"

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace tesela::base {
namespace {
thread_local CrashContext* innermost = nullptr;
}

CrashContext::CrashContext(std::string what) : what_(std::move(what)), outer_(innermost) { innermost = this; }
CrashContext::~CrashContext() { innermost = outer_; }

void fail_check(const char* condition, const char* file, int line, const std::string& detail) {
  std::fprintf(stderr, "tesela: internal error at %s:%d: %s%s%s\n", file, line, condition, detail.empty() ? "" : ": ", detail.c_str());
  for (CrashContext* at = innermost; at; at = at->outer_) std::fprintf(stderr, "  while: %s\n", at->what_.c_str());
  std::fprintf(stderr, "This is a bug in Tesela. Please report it with the shader.\n");
  std::abort();
}

}  // namespace tesela::base
