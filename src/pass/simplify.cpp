// SPDX-License-Identifier: Apache-2.0
#include "pass/passes.h"
#include "pass/simplify_steps.h"

namespace tesela::pass {

namespace {
constexpr int kMaxRounds = 4;  // one round does nearly everything; a second one sees what dead code and copies hid
}

void simplify(ir::Module& module) {
  const std::vector<bool> private_read = read_variables(module);
  for (uint32_t i = 0; i < module.functions.size(); ++i) {
    const ir::FuncId id(i);
    for (int round = 0; round < kMaxRounds; ++round) {
      const bool folded = fold_and_merge(module, module.functions[id]);
      const bool forwarded = forward_copies(module.functions[id]);
      remove_dead(module, id, private_read);
      if (!folded && !forwarded) break;
    }
  }
}

}  // namespace tesela::pass
