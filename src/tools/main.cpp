// SPDX-License-Identifier: Apache-2.0
// The program `tesela`.
#include "tools/commands.h"

int main(int argc, char** argv) {
  using namespace tesela::tools;
  Options options;
  if (const auto code = parse_options(argc, argv, options)) return *code;
  switch (options.command) {
    case Command::Check: return check_command(options);
    case Command::Run: return run_command(options);
    case Command::Test: return test_command(options);
    case Command::Info: return info_command(options);
    case Command::Bench: return bench_command(options);
    case Command::Emit: return emit_command(options);
    case Command::None: break;
  }
  return kCallWrong;
}
