// SPDX-License-Identifier: Apache-2.0
// Checks of our own invariants. A failed check is a bug of Tesela, never of the user's shader: it names the place, the
// work in progress (see CrashContext) and stops the process.
#pragma once
#include <string>

namespace tesela::base {

[[noreturn]] void fail_check(const char* condition, const char* file, int line, const std::string& detail = {});

/// Says which work is in progress on this thread ("pass simplify, kernel main of blur.wgsl"); printed by a failed check.
class CrashContext {
 public:
  explicit CrashContext(std::string what);
  ~CrashContext();
  CrashContext(const CrashContext&) = delete;
  CrashContext& operator=(const CrashContext&) = delete;

 private:
  std::string what_;
  CrashContext* outer_;
  friend void fail_check(const char* condition, const char* file, int line, const std::string& detail);
};

}  // namespace tesela::base

#define TESELA_CHECK(condition, ...)                                                                   \
  do {                                                                                                 \
    if (!(condition)) [[unlikely]]                                                                     \
      ::tesela::base::fail_check(#condition, __FILE__, __LINE__ __VA_OPT__(, std::string(__VA_ARGS__))); \
  } while (false)
#define TESELA_UNREACHABLE(...) ::tesela::base::fail_check("unreachable", __FILE__, __LINE__ __VA_OPT__(, std::string(__VA_ARGS__)))
