// SPDX-License-Identifier: Apache-2.0
// The subcommands: each takes the options and gives the exit code.
#pragma once
#include "tools/options.h"

namespace tesela::tools {

int check_command(const Options& options);
/// `tesela check --explain`; part of it.
int explain_command(const std::string& id);
int run_command(const Options& options);
int test_command(const Options& options);
int info_command(const Options& options);
int bench_command(const Options& options);
int emit_command(const Options& options);

}  // namespace tesela::tools
